// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/warbandfile.h"

#include "core/base/toml.h"
#include "core/rules/catalogue.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gunbai::roster {

using namespace Qt::StringLiterals;
using Need = toml::TableReader::Need;

namespace {

constexpr int Format = 1;
/// The longest warbands have a few kilobytes. Anything larger than this was opened by mistake.
constexpr qint64 LargestFile = 1'048'576;
constexpr toml::Range Limits{0, MostPoints};
constexpr toml::Range Counts{1, 200};
constexpr toml::Range Purchases{0, 1000};
constexpr std::size_t MostModels = 1000;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(WarbandFile)
};

/// Reads one file; what is wrong is collected, and the first fault in the file is what the caller tells.
class Reader
{
public:
    Reader(const toml::Node &root, const QString &file, const rules::Catalogue &catalogue)
        : m_faults(file), m_root(root, m_faults, Text::tr("the warband")), m_catalogue(catalogue)
    {
    }

    Result<WarbandFile> read();

private:
    std::optional<Error> checkFormat();
    bool findSystem();
    void readHead();
    void readPurchases();
    void readParameters();
    void readParameterTable(const QString &table, const toml::Node &node);
    void keepUnknownListKeys();
    void readEntries();
    Model readModel(toml::TableReader &entry);
    Error firstFault() const;

    toml::Faults m_faults;
    toml::TableReader m_root;
    const rules::Catalogue &m_catalogue;
    const rules::System *m_system = nullptr;
    const rules::List *m_list = nullptr;
    WarbandFile m_file;
};

Error Reader::firstFault() const
{
    return std::ranges::min(m_faults.list(), {},
                            [](const Error &error) { return std::pair(error.place.line, error.place.column); });
}

std::optional<Error> Reader::checkFormat()
{
    const toml::Node *node = m_root.node(u"format"_s, Need::Required);
    if (!node)
        return firstFault();
    const auto *number = node->as<qint64>();
    const Place place{m_faults.file(), node->line, node->column};
    if (!number || *number < 1)
        return Error{Error::Code::Invalid, Text::tr("“format” of the warband must be 1."), place};
    if (*number > Format)
        return Error{
            Error::Code::TooNew,
            Text::tr("The file is of format %1; this Gunbai reads format 1. A newer Gunbai will open it.").arg(*number),
            place};
    return {};
}

bool Reader::findSystem()
{
    Warband &warband = m_file.warband;
    warband.system = m_root.text(u"system"_s, Need::Required);
    if (warband.system.isEmpty())
        return false;
    m_system = m_catalogue.system(warband.system);
    if (!m_system) {
        m_root.fault(u"system"_s, Text::tr("“%1” is no game that Gunbai knows.").arg(warband.system));
        return false;
    }
    QString usual = m_system->keys.list;
    if (usual.isEmpty() && m_system->lists.size() == 1)
        usual = m_system->lists.front().id;
    warband.list = m_root.text(u"faction"_s, usual.isEmpty() ? Need::Required : Need::Optional);
    if (warband.list.isEmpty())
        warband.list = usual;
    m_list = m_system->list(warband.list);
    return true;
}

Result<WarbandFile> Reader::read()
{
    if (const auto error = checkFormat())
        return *error;
    if (!findSystem())
        return firstFault();
    readHead();
    if (m_list) {
        readPurchases();
        readParameters();
    }
    readEntries();
    if (!m_list)
        keepUnknownListKeys();
    else
        m_root.finish();
    if (!m_faults.isEmpty())
        return firstFault();
    return std::move(m_file);
}

void Reader::readHead()
{
    Warband &warband = m_file.warband;
    warband.name = m_root.text(u"name"_s);
    if (m_root.has(u"points"_s))
        warband.limit = m_root.requiredInteger(u"points"_s, Limits);
    warband.houseRules = m_root.texts(u"house_rules"_s);
    warband.houseRules.removeDuplicates();
}

void Reader::readPurchases()
{
    for (const rules::Purchase &purchase : m_list->purchases) {
        if (const int count = m_root.integer(purchase.id, Purchases, 0); count > 0)
            m_file.warband.purchases.insert(purchase.id, count);
    }
}

void Reader::readParameterTable(const QString &table, const toml::Node &node)
{
    toml::TableReader reader(node, m_faults, u"“%1”"_s.arg(table));
    for (const toml::Entry &entry : *node.as<toml::Table>()) {
        const QString id = table + u'.' + entry.key;
        const auto isThis = [&id](const rules::Parameter &parameter) { return parameter.id == id; };
        if (m_list && std::ranges::none_of(m_list->parameters, isThis))
            continue; // finish() names it
        const QStringList values = reader.texts(entry.key);
        if (!values.isEmpty())
            m_file.warband.parameters.insert(id, values);
        const bool isList = !m_list || std::ranges::find_if(m_list->parameters, isThis)->isList;
        if (!isList && values.size() > 1)
            reader.fault(entry.key, Text::tr("“%1” takes a single text.").arg(entry.key));
    }
    reader.finish();
}

void Reader::readParameters()
{
    QStringList tables;
    for (const rules::Parameter &parameter : m_list->parameters)
        tables.append(parameter.id.section(u'.', 0, 0));
    tables.removeDuplicates();
    for (const QString &table : tables) {
        if (const toml::Node *node = m_root.table(table))
            readParameterTable(table, *node);
    }
}

/// Keys that only the missing list could explain are kept, so that nothing is lost when the file is written again.
void Reader::keepUnknownListKeys()
{
    for (const toml::Entry *entry : m_root.untaken()) {
        if (entry->node.as<toml::Table>())
            readParameterTable(entry->key, entry->node);
        else if (entry->node.as<qint64>())
            m_file.warband.purchases.insert(entry->key, m_root.integer(entry->key, Purchases, 0));
        else
            m_faults.add(entry->line, entry->column, Text::tr("Unknown key “%1” in the warband.").arg(entry->key));
    }
}

void Reader::readEntries()
{
    auto &models = m_file.warband.models;
    int number = 0;
    for (const toml::Node *node : m_root.tables(m_system->keys.entry)) {
        toml::TableReader entry(*node, m_faults, Text::tr("the model"));
        const int count = entry.integer(u"count"_s, Counts, 1);
        const Model model = readModel(entry);
        entry.finish();
        if (models.size() + static_cast<std::size_t>(count) > MostModels) {
            m_faults.add(*node, Text::tr("A warband file holds at most %1 models.").arg(MostModels));
            return;
        }
        for (int copy = 0; copy < count; ++copy) {
            models.push_back(model);
            models.back().id = ModelId(static_cast<qint64>(models.size()));
            m_file.entryOfModel.push_back(number);
        }
        ++number;
    }
}

Model Reader::readModel(toml::TableReader &entry)
{
    Model model;
    // A key that this game's files do not have stays untaken, and is reported as unknown.
    const auto text = [this, &entry](const QString &key) {
        return m_system->keys.without.contains(key) ? QString() : entry.text(key);
    };
    const auto flag = [this, &entry](const QString &key) {
        return !m_system->keys.without.contains(key) && entry.boolean(key);
    };
    model.profile = entry.text(m_system->keys.profile, Need::Required);
    model.name = entry.text(u"name"_s);
    model.weapon = text(u"weapon"_s);
    model.armour = text(u"armour"_s);
    model.mount = text(u"mount"_s);
    model.skills = entry.texts(u"skills"_s);
    model.options = entry.texts(m_system->keys.options);
    for (const QString &key : m_system->keys.flags) {
        if (entry.boolean(key) && !model.options.contains(key))
            model.options.append(key);
    }
    model.options.sort();
    if (model.options.removeDuplicates() > 0)
        entry.fault(m_system->keys.options, Text::tr("An option stands here twice."));
    model.isLeader = flag(u"leader"_s);
    model.hasBanner = flag(u"banner"_s);
    model.disguisedAs = text(u"disguised_as"_s);
    model.notes = entry.text(u"notes"_s);
    return model;
}

} // namespace

Result<QByteArray> warbandBytes(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty() || !info.exists())
        return Error{Error::Code::NotFound, Text::tr("There is no such file."), {path}};
    if (info.isDir())
        return Error{Error::Code::Invalid, Text::tr("This is a folder, not a file."), {path}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::Code::Io, Text::tr("The file can't be read: %1.").arg(file.errorString()), {path}};
    QByteArray bytes = file.read(LargestFile + 1);
    if (bytes.size() > LargestFile)
        return Error{Error::Code::Invalid, Text::tr("This file is larger than any that Gunbai writes."), {path}};
    if (bytes.trimmed().isEmpty())
        return Error{Error::Code::Invalid, Text::tr("This file is empty."), {path}};
    if (bytes.contains('\0'))
        return Error{Error::Code::Invalid, Text::tr("This is no file of Gunbai's: it holds no text."), {path}};
    return bytes;
}

Result<WarbandFile> readWarband(const QByteArray &bytes, const QString &file, const rules::Catalogue &catalogue)
{
    const auto root = toml::parse(bytes, file);
    if (!root)
        return root.error();
    return Reader(root.value(), file, catalogue).read();
}

} // namespace gunbai::roster
