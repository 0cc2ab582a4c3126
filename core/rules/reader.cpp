// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/reader.h"

#include "core/rules/amend.h"
#include "core/rules/listreader.h"
#include "core/rules/profilereader.h"
#include "core/rules/systemreader.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <list>

namespace gunbai::rules {

using namespace Qt::StringLiterals;
using Need = toml::TableReader::Need;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

/// A file whose syntax is well, with what was found wrong in it so far.
struct OpenFile
{
    OpenFile(toml::Node node, const QString &name)
        : root(std::move(node)), faults(name), reader(root, faults, Text::tr("the file"))
    {
    }

    toml::Node root;
    toml::Faults faults;
    toml::TableReader reader;
    QString system;
    const toml::Node *listNode = nullptr;
    QString listId;
    QString base;
    QString addsTo; ///< the list of another file that its profiles join
    bool isDone = false;
};

/// The id of a table's entry, read without reporting anything; "" when there is none.
QString peek(const toml::Node &node, const QString &key)
{
    toml::Faults ignored{QString()};
    return toml::TableReader(node, ignored, {}).text(key);
}

/// Reads all files of one system, in the order in which they need one another.
class SystemReading
{
public:
    SystemReading(const QString &id, std::list<OpenFile> &files)
    {
        m_vocabulary.system.id = id;
        for (OpenFile &file : files) {
            if (file.system == id)
                m_files.push_back(&file);
        }
    }

    System read();

private:
    void readParts();
    void gatherProfiles();
    void gather(OpenFile &file, const QString &key, QSet<QString> &ids);
    void readCommon();
    void readLists();
    void join(ListDraft &draft, const QStringList &parameters);
    bool readNextList(OpenFile &file);
    void reportUnread();

    Vocabulary m_vocabulary;
    std::vector<OpenFile *> m_files;
    std::vector<Rule> m_rules;
};

System SystemReading::read()
{
    readParts();
    gatherProfiles();
    readCommon();
    readLists();
    for (OpenFile *file : m_files)
        file->reader.finish();
    return std::move(m_vocabulary.system);
}

void SystemReading::readParts()
{
    for (OpenFile *file : m_files)
        readSystemParts(file->reader, m_vocabulary);
    for (OpenFile *file : m_files)
        checkEffects(file->reader, m_vocabulary.system);
    for (OpenFile *file : m_files)
        readWeapons(file->reader, m_vocabulary);
    for (OpenFile *file : m_files)
        readSkills(file->reader, m_vocabulary);
    for (OpenFile *file : m_files)
        checkSkills(file->reader, m_vocabulary);
    if (m_vocabulary.system.name.isEmpty())
        m_files.front()->faults.add(
            1, 1, Text::tr("No file declares the system “%1” ([system_data]).").arg(m_vocabulary.system.id));
}

void SystemReading::gather(OpenFile &file, const QString &key, QSet<QString> &ids)
{
    for (const toml::Node *node : file.reader.tables(key)) {
        const QString id = peek(*node, u"id"_s);
        if (!id.isEmpty() && m_vocabulary.profiles.contains(id))
            file.faults.add(*node, Text::tr("The profile “%1” exists already.").arg(id));
        ids.insert(id);
        m_vocabulary.profiles.insert(id);
        m_vocabulary.types.insert(peek(*node, u"type"_s));
    }
}

void SystemReading::gatherProfiles()
{
    QSet<QString> own;
    for (OpenFile *file : m_files) {
        gather(*file, u"profile"_s, own);
        gather(*file, u"hireling"_s, m_vocabulary.hirelings);
    }
    const QString &leader = m_vocabulary.system.leaderType;
    if (!leader.isEmpty() && !m_vocabulary.types.contains(leader))
        m_files.front()->faults.add(1, 1, Text::tr("No profile is of the type “%1”, which leads.").arg(leader));
}

void SystemReading::readCommon()
{
    for (OpenFile *file : m_files) {
        for (const toml::Node *node : file->reader.tables(u"hireling"_s))
            m_vocabulary.system.hirelings.push_back(readProfile(*node, file->faults, m_vocabulary, {}));
        if (file->listNode || !file->addsTo.isEmpty())
            continue;
        for (const toml::Node *node : file->reader.tables(u"profile"_s))
            m_vocabulary.system.loose.push_back(readProfile(*node, file->faults, m_vocabulary, {}));
        const auto rules = readRuleTables(file->reader, m_vocabulary, {});
        m_rules.insert(m_rules.end(), rules.begin(), rules.end());
    }
}

void SystemReading::readLists()
{
    // Lists without a base first, since others may take profiles from them; then by base, however the files are named.
    for (OpenFile *file : m_files) {
        if (file->listNode && file->base.isEmpty())
            readNextList(*file);
    }
    bool goesOn = true;
    while (goesOn) {
        goesOn = false;
        for (OpenFile *file : m_files)
            goesOn = (file->listNode && !file->isDone && readNextList(*file)) || goesOn;
    }
    reportUnread();
}

bool SystemReading::readNextList(OpenFile &file)
{
    System &system = m_vocabulary.system;
    const List *base = system.list(file.base);
    if (!base && !file.base.isEmpty())
        return false;
    file.isDone = true;
    if (system.list(file.listId))
        file.faults.add(*file.listNode, Text::tr("The list “%1” exists already.").arg(file.listId));
    const QStringList inherited = base ? parameterIds(*base) : QStringList();
    ListDraft draft = readList(file.reader, *file.listNode, m_vocabulary, inherited);
    join(draft, inherited + parameterIds(draft.list));
    List list = completed(std::move(draft), base, system, m_rules, file.faults);
    if (file.faults.isEmpty())
        system.lists.push_back(std::move(list));
    return true;
}

/// What other files add to a list. The list stands without those of them that have a fault.
void SystemReading::join(ListDraft &draft, const QStringList &parameters)
{
    for (OpenFile *file : m_files) {
        if (file->addsTo != draft.list.id || file->addsTo.isEmpty())
            continue;
        file->isDone = true;
        const ListAddition addition = readAddition(file->reader, m_vocabulary, parameters);
        if (!file->faults.isEmpty())
            continue;
        draft.list.profiles.insert(draft.list.profiles.end(), addition.profiles.begin(), addition.profiles.end());
        draft.amendments.insert(draft.amendments.end(), addition.amendments.begin(), addition.amendments.end());
    }
}

void SystemReading::reportUnread()
{
    for (OpenFile *file : m_files) {
        if (!file->addsTo.isEmpty() && !file->isDone) {
            file->reader.fault(u"adds_to"_s, Text::tr("Unknown list “%1”.").arg(file->addsTo));
            std::ignore = readAddition(file->reader, m_vocabulary, {});
        }
    }
    for (OpenFile *file : m_files) {
        if (!file->listNode || file->isDone)
            continue;
        const bool isThere =
            std::ranges::any_of(m_files, [file](const OpenFile *other) { return other->listId == file->base; });
        const toml::Node *at = file->listNode;
        file->faults.add(
            *at,
            (isThere ? Text::tr("The base “%1” could not be read.") : Text::tr("Unknown base “%1”.")).arg(file->base));
        // What else is wrong in the file is worth knowing too.
        std::ignore = readList(file->reader, *at, m_vocabulary, {});
    }
}

void readHead(OpenFile &file)
{
    std::ignore = file.reader.requiredInteger(u"format"_s, {1, 1}); // the fault is all that counts
    file.system = file.reader.text(u"system"_s, Need::Required);
    file.listNode = file.reader.table(u"list"_s);
    file.addsTo = file.reader.text(u"adds_to"_s);
    if (file.listNode && !file.addsTo.isEmpty())
        file.reader.fault(u"adds_to"_s, Text::tr("A file either has a list of its own or adds to another."));
    if (file.listNode) {
        file.listId = peek(*file.listNode, u"id"_s);
        file.base = peek(*file.listNode, u"base"_s);
    }
}

void sortFaults(std::vector<Error> &faults)
{
    std::ranges::stable_sort(faults, {}, [](const Error &error) {
        return std::tuple(error.place.file, error.place.line, error.place.column);
    });
    const auto same = [](const Error &a, const Error &b) { return a.place == b.place && a.message == b.message; };
    faults.erase(std::unique(faults.begin(), faults.end(), same), faults.end());
}

} // namespace

Result<QStringList> sourcePaths(const QString &folder)
{
    if (!QFileInfo(folder).isDir())
        return Error{Error::Code::NotFound, Text::tr("There is no such folder."), {folder}};
    if (!QFileInfo(folder).isReadable())
        return Error{Error::Code::Io, Text::tr("The folder can't be read."), {folder}};
    QStringList paths;
    QDirIterator files(folder, {u"*.toml"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths.append(files.next());
    paths.sort();
    return paths;
}

Result<SourceFile> readSource(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::Code::Io, Text::tr("The file can't be read: %1.").arg(file.errorString()), {path}};
    return SourceFile{path, file.readAll()};
}

Result<std::vector<SourceFile>> sourceFiles(const QString &folder)
{
    const auto paths = sourcePaths(folder);
    if (!paths)
        return paths.error();
    std::vector<SourceFile> sources;
    for (const QString &path : paths.value()) {
        auto source = readSource(path);
        if (!source)
            return source.error();
        sources.push_back(std::move(source).value());
    }
    return sources;
}

QStringList declaredSystems(const std::vector<SourceFile> &files)
{
    QStringList systems;
    for (const SourceFile &file : files) {
        const auto root = toml::parse(file.bytes, file.name);
        if (!root)
            continue;
        toml::Faults ignored(file.name);
        toml::TableReader reader(root.value(), ignored, {});
        if (reader.has(u"system_data"_s))
            systems.append(reader.text(u"system"_s));
    }
    return systems;
}

Reading readRules(const std::vector<SourceFile> &files)
{
    Reading reading;
    std::list<OpenFile> open; // a list: readers refer to their file's root
    QStringList systems;
    for (const SourceFile &source : files) {
        auto root = toml::parse(source.bytes, source.name);
        if (!root) {
            reading.faults.push_back(root.error());
            continue;
        }
        OpenFile &file = open.emplace_back(std::move(root).value(), source.name);
        readHead(file);
        if (!file.system.isEmpty() && !systems.contains(file.system))
            systems.append(file.system);
    }
    std::vector<System> read;
    for (const QString &id : systems) {
        System system = SystemReading(id, open).read();
        if (!system.name.isEmpty())
            read.push_back(std::move(system));
    }
    std::ranges::stable_sort(read, {}, &System::place);
    for (const OpenFile &file : open)
        reading.faults.insert(reading.faults.end(), file.faults.list().begin(), file.faults.list().end());
    sortFaults(reading.faults);
    reading.catalogue = std::make_shared<const Catalogue>(std::move(read));
    return reading;
}

} // namespace gunbai::rules
