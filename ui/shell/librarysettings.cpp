// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/librarysettings.h"

#include "ui/library/library.h"
#include "ui/models/words.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QListView>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int PathWidth = 400;
constexpr int BackupsHeight = 160;

} // namespace

LibrarySettings::LibrarySettings(Settings &settings, const Library &library, QWidget *parent)
    : SettingsSection(tr("Library"), parent), m_settings(settings), m_library(library)
{
    addField(tr("Place"), createPlace());
    addField(tr("Daily backups kept"), createKept());
    createBackups();
    readAgain();
}

QWidget *LibrarySettings::createPlace()
{
    m_path = new ElidedLabel(typeface(Text::Body), Tone::Ink, this);
    m_path->setMinimumWidth(PathWidth);
    auto *move = makeTextButton(tr("Move it"), this);
    connect(move, &QPushButton::clicked, this, &LibrarySettings::askForFolder);
    return beside({m_path, move});
}

QWidget *LibrarySettings::createKept()
{
    m_fewer = makeIconButton(Mark::Fewer, tr("One backup fewer"), this);
    m_more = makeIconButton(Mark::Add, tr("One backup more"), this);
    m_kept = makeLabel({}, typeface(Text::Body, Weight::Bold), Tone::Ink, this);
    m_kept->setMinimumWidth(24);
    m_kept->setAlignment(Qt::AlignCenter);
    connect(m_fewer, &QPushButton::clicked, this, [this] { keep(m_settings.backupsKept() - 1); });
    connect(m_more, &QPushButton::clicked, this, [this] { keep(m_settings.backupsKept() + 1); });
    return beside({m_fewer, m_kept, m_more});
}

void LibrarySettings::createBackups()
{
    m_view = new QListView(this);
    m_view->setAccessibleName(tr("Backups"));
    m_view->setProperty("look", u"framed"_s);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setFixedHeight(BackupsHeight);
    m_view->setModel(&m_backups);
    addWide(m_view);
    auto *now = makeTextButton(tr("Back up now"), this);
    m_restore = makeTextButton(tr("Restore the chosen one"), this);
    addWide(beside({now, m_restore}));
    addNote(tr("A restore backs up first what is there now: restoring that one undoes it."));
    connect(now, &QPushButton::clicked, this, &LibrarySettings::backUp);
    connect(m_restore, &QPushButton::clicked, this, &LibrarySettings::restore);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibrarySettings::updateButtons);
}

void LibrarySettings::readAgain()
{
    m_path->setFullText(QDir::toNativeSeparators(m_library.path()));
    m_kept->setText(number(m_settings.backupsKept()));
    m_backups.setBackups(m_library.backups().list());
    updateButtons();
}

void LibrarySettings::updateButtons()
{
    m_fewer->setEnabled(m_settings.backupsKept() > Settings::FewestBackups);
    m_more->setEnabled(m_settings.backupsKept() < Settings::MostBackups);
    m_restore->setEnabled(m_view->currentIndex().isValid());
}

void LibrarySettings::keep(int number)
{
    m_settings.setBackupsKept(number);
    m_kept->setText(ui::number(m_settings.backupsKept()));
    updateButtons();
}

void LibrarySettings::askForFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("The folder for the library"),
                                                             QFileInfo(m_library.path()).absolutePath());
    if (!folder.isEmpty())
        Q_EMIT moveAsked(folder);
}

void LibrarySettings::backUp()
{
    if (const auto made = m_library.backUpNow(); !made)
        Q_EMIT failed(made.error());
    readAgain();
}

void LibrarySettings::restore()
{
    Q_EMIT restoreAsked(m_backups.backup(m_view->currentIndex().row()).path);
}

} // namespace gunbai::ui
