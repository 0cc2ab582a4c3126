// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rulessettings.h"

#include "ui/models/ownrules.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marklabel.h"
#include "ui/widgets/palette.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QUrl>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int MarkSide = 18;
const QString Examples = u":/examples"_s;

void openFile(const QString &path)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

} // namespace

RulesSettings::RulesSettings(const OwnRules &ownRules, QWidget *parent)
    : SettingsSection(tr("Your own lists and cards"), parent), m_ownRules(ownRules)
{
    m_folder = new ElidedLabel(typeface(Text::Body), Tone::Ink, this);
    m_folder->setMinimumWidth(400);
    addField(tr("Folder"), m_folder);
    auto *open = makeTextButton(tr("Open the folder"), this);
    auto *examples = makeTextButton(tr("Put the examples there"), this);
    addWide(beside({open, examples}));
    auto *files = new QWidget(this);
    m_files = new QVBoxLayout(files);
    m_files->setContentsMargins(0, 0, 0, 0);
    m_files->setSpacing(4);
    addWide(files);
    addNote(tr("Each is a TOML file. It is read again as soon as it is saved; one with a fault is left out alone."));
    connect(open, &QPushButton::clicked, this, &RulesSettings::openFolder);
    connect(examples, &QPushButton::clicked, this, [this] {
        if (const auto done = writeExamples(); !done)
            Q_EMIT failed(done.error());
    });
    connect(&ownRules, &OwnRules::changed, this, &RulesSettings::readAgain);
    readAgain();
}

void RulesSettings::readAgain()
{
    m_folder->setFullText(QDir::toNativeSeparators(m_ownRules.folder()));
    while (QLayoutItem *item = m_files->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &path : m_ownRules.files())
        addFile(path);
    if (m_files->count() == 0)
        m_files->addWidget(makeLabel(tr("No file is there yet."), typeface(Text::Body), Tone::Ink2, this));
}

/// A file with each of its faults below it; a click on either opens it.
void RulesSettings::addFile(const QString &path)
{
    const bool isFolder = path == m_ownRules.folder();
    const QString name = isFolder ? QDir::toNativeSeparators(path) : QDir(m_ownRules.folder()).relativeFilePath(path);
    QStringList faults;
    for (const Error &fault : m_ownRules.faults()) {
        if (fault.place.file == path)
            faults.append(fault.place.line > 0 ? tr("Line %1: %2").arg(QString::number(fault.place.line), fault.message)
                                               : fault.message);
    }
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const Palette &palette = Palette::of(this);
    auto *mark = new MarkLabel(MarkSide, line);
    mark->setMark(faults.isEmpty() ? Mark::Met : Mark::Broken,
                  {faults.isEmpty() ? palette.ink2 : palette.shu, palette.base});
    row->addWidget(mark, 0, Qt::AlignTop);
    auto *text = makeLabel((QStringList(name) + faults).join(u'\n'), typeface(Text::Body),
                           faults.isEmpty() ? Tone::Ink : Tone::Shu, line);
    text->setWordWrap(true);
    row->addWidget(text, 1);
    auto *open = makeTextButton(tr("Open"), line);
    open->setAccessibleName(tr("Open %1", "a file").arg(name));
    row->addWidget(open, 0, Qt::AlignTop);
    connect(open, &QPushButton::clicked, this, [path] { openFile(path); });
    m_files->addWidget(line);
}

Result<> RulesSettings::writeExamples()
{
    const QString folder = m_ownRules.folder();
    if (!QDir().mkpath(folder))
        return Error{Error::Code::Denied, tr("The folder can’t be made."), {folder}};
    for (const QString &name : QDir(Examples).entryList(QDir::Files)) {
        const QString target = folder + u'/' + name;
        if (QFile::exists(target))
            continue;
        QFile source(Examples + u'/' + name);
        if (!source.copy(target))
            return Error{Error::Code::Io, tr("The example can’t be written: %1.").arg(source.errorString()), {target}};
        // What comes out of the program is write-protected.
        QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    }
    return Done{};
}

void RulesSettings::openFolder()
{
    QDir().mkpath(m_ownRules.folder());
    openFile(m_ownRules.folder());
}

} // namespace gunbai::ui
