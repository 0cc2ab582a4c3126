// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/sharing.h"

#include "core/roster/warbandfile.h"
#include "core/share/warbandtext.h"
#include "ui/builder/warbandtable.h"
#include "ui/models/shownwarband.h"
#include "ui/models/warbandreading.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

/// The same as a file, so that what is copied here can be pasted into another warband.
const auto FileFormat = u"application/x-gunbai"_s;

void toClipboard(const QString &text, const QByteArray &file = {})
{
    auto *data = new QMimeData; // the clipboard takes it over
    data->setText(text);
    if (!file.isEmpty())
        data->setData(FileFormat, file);
    QGuiApplication::clipboard()->setMimeData(data);
}

share::Written written(const ShownWarband &shown)
{
    return {shown.warband(), shown.muster(), shown.verdict()};
}

} // namespace

Sharing::Sharing(const ShownWarband &shown, WarbandTable &table, QMenu &menu, QObject *parent)
    : QObject(parent), m_shown(shown), m_table(table)
{
    for (QAction *action : {makeAction(tr("&Copy"), QKeySequence::Copy, &Sharing::copyModels),
                            makeAction(tr("&Paste"), QKeySequence::Paste, &Sharing::pasteModels)}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        table.addAction(action);
    }
    QAction *first = menu.actions().value(0);
    menu.insertActions(first, {makeAction(tr("Copy as &text"), {}, &Sharing::copyAsText),
                               makeAction(tr("Copy as &Markdown"), {}, &Sharing::copyAsMarkdown),
                               makeAction(tr("&Paste in place of this warband"), {}, &Sharing::pasteInstead),
                               makeAction(tr("&Save a copy as…"), {}, &Sharing::askForCopy)});
    menu.insertSeparator(first);
}

QAction *Sharing::makeAction(const QString &text, const QKeySequence &key, void (Sharing::*slot)())
{
    auto *action = new QAction(text, this);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

/// The chosen models: a line each for people, and a warband of theirs for pasting.
void Sharing::copyModels()
{
    auto rows = m_table.chosenRows();
    if (rows.empty())
        return;
    std::ranges::sort(rows);
    roster::Warband chosen = m_shown.warband();
    const edit::Ids ids = m_shown.idsOf(rows);
    std::erase_if(chosen.models, [&ids](const roster::Model &model) { return !edit::contains(ids, model.id); });
    toClipboard(share::modelsAsText(written(m_shown), rows), roster::writeWarband(chosen, *m_shown.catalogue()));
}

void Sharing::copyAsText()
{
    if (m_shown.document())
        toClipboard(share::asText(written(m_shown)), roster::writeWarband(m_shown.warband(), *m_shown.catalogue()));
}

void Sharing::copyAsMarkdown()
{
    if (m_shown.document())
        toClipboard(share::asMarkdown(written(m_shown)));
}

Result<roster::Warband> Sharing::pasted() const
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    const QByteArray bytes = data->hasFormat(FileFormat) ? data->data(FileFormat) : data->text().toUtf8();
    if (bytes.trimmed().isEmpty())
        return Error{Error::Code::NotFound, tr("There is no warband on the clipboard.")};
    const auto file = roster::readWarband(bytes, tr("clipboard"), *m_shown.catalogue());
    if (!file)
        return file.error();
    if (file.value().warband.system != m_shown.warband().system)
        return Error{Error::Code::Invalid, tr("The warband on the clipboard is of another game.")};
    return file.value().warband;
}

void Sharing::pasteModels()
{
    if (!m_shown.document())
        return;
    const auto read = pasted();
    if (!read) {
        Q_EMIT failed(read.error());
        return;
    }
    roster::Warband after = m_shown.warband();
    const bool hasLeader = std::ranges::any_of(after.models, &roster::Model::isLeader);
    for (roster::Model model : read.value().models) {
        model.id = roster::nextId(after);
        model.isLeader = model.isLeader && !hasLeader;
        after.models.push_back(model);
    }
    m_shown.document()->replace(after, tr("Paste"));
}

void Sharing::pasteInstead()
{
    if (!m_shown.document())
        return;
    if (const auto read = pasted())
        m_shown.document()->replace(read.value(), tr("Paste a warband"));
    else
        Q_EMIT failed(read.error());
}

void Sharing::askForCopy()
{
    if (!m_shown.document())
        return;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = m_shown.warband().name.isEmpty() ? tr("Warband") : m_shown.warband().name;
    const QString path = QFileDialog::getSaveFileName(m_table.window(), tr("Save a copy"),
                                                      u"%1/%2.gunbai"_s.arg(folder, QString(name).replace(u'/', u'-')),
                                                      tr("Warbands (*.gunbai)"));
    if (path.isEmpty())
        return;
    if (const auto saved = saveCopy(path); !saved)
        Q_EMIT failed(saved.error());
}

Result<> Sharing::saveCopy(const QString &path)
{
    const auto saved = writeFile(path, roster::writeWarband(m_shown.warband(), *m_shown.catalogue()));
    if (saved)
        Q_EMIT copySaved(path);
    return saved;
}

} // namespace gunbai::ui
