// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/warbandpane.h"

#include "core/collection/fielding.h"
#include "ui/library/libraryactions.h"
#include "ui/library/librarymodel.h"
#include "ui/library/rostertable.h"
#include "ui/models/words.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marklabel.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/surface.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Margin = 24;
constexpr int KamonSide = 60;
constexpr int HeadHeight = 98;
constexpr int LongestName = 200;

QString pointsOf(const ShownRoster &roster)
{
    const auto &limit = roster.warband.limit;
    return limit ? WarbandPane::tr("%1 of %2 points").arg(number(roster.muster.total), number(*limit))
                 : WarbandPane::tr("%n point(s)", nullptr, roster.muster.total);
}

} // namespace

WarbandPane::WarbandPane(const LibraryActions &actions, QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head(actions));
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *body = new Surface(Surface::Kind::Sheet);
    auto *rows = new QVBoxLayout(body);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    createBody(*rows);
    area->setWidget(body);
    column->addWidget(area, 1);
}

QWidget *WarbandPane::head(const LibraryActions &actions)
{
    auto *head = new Surface(Surface::Kind::Sheet, this);
    head->setFixedHeight(HeadHeight);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(Margin, 0, 20, 0);
    row->setSpacing(12);
    m_kamon = new MarkLabel(KamonSide, head);
    m_name = new ElidedLabel(typeface(Text::PreviewTitle), Tone::Ink, head);
    m_rename = new QLineEdit(head);
    m_rename->setFont(typeface(Text::Name));
    m_rename->setMaxLength(LongestName);
    m_rename->setAccessibleName(tr("Name of the warband"));
    m_rename->hide();
    m_rename->installEventFilter(this);
    m_about = new ElidedLabel(typeface(Text::Body), Tone::Ink2, head);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addStretch();
    for (QWidget *line :
         {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_rename), static_cast<QWidget *>(m_about)})
        lines->addWidget(line);
    lines->addStretch();
    row->addWidget(m_kamon);
    row->addSpacing(4);
    row->addLayout(lines, 1);
    m_ofLibrary = {makeButton(actions.edit, Mark::Edit, head), makeButton(actions.print, Mark::Print, head),
                   makeMoreButton(actions.more, head)};
    m_ofBin = {makeButton(actions.restore, Mark::Undo, head), makeButton(actions.erase, Mark::Bin, head)};
    m_ofLibrary.front()->setFont(typeface(Text::Body, Weight::Bold));
    for (const auto &buttons : {m_ofLibrary, m_ofBin}) {
        for (QPushButton *button : buttons)
            row->addWidget(button);
    }
    for (QPushButton *button : m_ofBin)
        button->hide();
    connect(m_rename, &QLineEdit::returnPressed, this, &WarbandPane::endRenaming);
    return head;
}

QWidget *WarbandPane::brokenLine()
{
    m_broken = new Surface(Surface::Kind::Broken, this);
    m_broken->setMinimumHeight(44);
    auto *row = new QHBoxLayout(m_broken);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(14);
    auto *mark = new MarkLabel(20, m_broken);
    mark->setMark(Mark::Broken, {Palette::of(this).shu, Palette::of(this).onShu});
    m_statement = makeLabel({}, typeface(Text::Body, Weight::Bold), Tone::Ink, m_broken);
    m_statement->setWordWrap(true);
    m_others = makeLabel({}, typeface(Text::Body, Weight::Bold), Tone::Ink, m_broken);
    row->addWidget(mark);
    row->addWidget(m_statement, 1);
    row->addWidget(m_others);
    return m_broken;
}

void WarbandPane::createBody(QVBoxLayout &column)
{
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(Margin, 0, Margin, 12);
    inset->addWidget(brokenLine());
    column.addLayout(inset);
    m_table = new RosterTable(m_model, this);
    column.addWidget(m_table);
    m_ownedHead = makeLabel(tr("Collection"), typeface(Text::Caption, Weight::Bold), Tone::Ink2, this);
    m_ownedHead->setContentsMargins(Margin, 24, Margin, 4);
    m_owned = makeLabel({}, typeface(Text::Body), Tone::Ink, this);
    m_missing = makeLabel({}, typeface(Text::Body), Tone::Ink2, this);
    column.addWidget(m_ownedHead);
    for (QLabel *line : {m_owned, m_missing}) {
        line->setContentsMargins(Margin, 0, Margin, 0);
        line->setWordWrap(true);
        column.addWidget(line);
    }
    m_notesHead = makeLabel(tr("Notes"), typeface(Text::Caption, Weight::Bold), Tone::Ink2, this);
    m_notesHead->setContentsMargins(Margin, 24, Margin, 4);
    m_notes = makeLabel({}, typeface(Text::Body), Tone::Ink, this);
    m_notes->setContentsMargins(Margin, 0, Margin, 24);
    m_notes->setWordWrap(true);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column.addWidget(m_notesHead);
    column.addWidget(m_notes);
    column.addStretch(1);
}

void WarbandPane::show(const store::LibraryEntry &entry, ShownRoster roster)
{
    m_model.setRoster(std::move(roster));
    showHead(entry);
    const ShownRoster &shown = m_model.roster();
    QStringList about = roster::origin(shown.warband, shown.muster);
    std::ranges::reverse(about); // the game first
    about += {tr("%n model(s)", nullptr, shown.muster.models), pointsOf(shown)};
    m_about->setFullText(about.join(u" · "_s));
    m_table->setVisible(m_model.rowCount() > 0);
    showVerdict();
    showNotes();
}

void WarbandPane::showOwned(const collection::Collection &owned)
{
    const ShownRoster &shown = m_model.roster();
    const bool isTold = !owned.isEmpty() && !shown.warband.models.empty();
    QStringList missing;
    if (isTold) {
        const auto fielding = collection::fielding(owned, shown.warband, shown.muster);
        missing = collection::missingWords(fielding, shown.warband, shown.muster);
        m_owned->setText(
            missing.isEmpty()
                ? tr("You own all %n figure(s).", nullptr, fielding.needed)
                : tr("You own %1 of the %n figure(s).", nullptr, fielding.needed).arg(number(fielding.owned)));
        m_missing->setText(tr("missing: %1").arg(missing.join(tr(", "))));
    }
    m_ownedHead->setVisible(isTold);
    m_owned->setVisible(isTold);
    m_missing->setVisible(!missing.isEmpty());
}

void WarbandPane::showFault(const store::LibraryEntry &entry, const Error &error)
{
    m_model.setRoster({});
    showHead(entry);
    m_about->setFullText({});
    m_table->hide();
    m_statement->setText(error.message);
    m_others->clear();
    m_broken->show();
    showNotes();
}

void WarbandPane::showHead(const store::LibraryEntry &entry)
{
    m_rename->hide();
    m_name->show();
    m_name->setFullText(shownName(entry.name));
    m_kamon->setKamon(kamonOf(entry.kamon));
    for (QPushButton *button : m_ofLibrary)
        button->setVisible(!entry.binned);
    for (QPushButton *button : m_ofBin)
        button->setVisible(entry.binned.has_value());
}

void WarbandPane::showVerdict()
{
    const roster::Verdict &verdict = m_model.roster().verdict;
    const int broken = m_model.roster().warband.models.empty() ? 0 : verdict.brokenCount();
    m_broken->setVisible(broken > 0);
    m_statement->setText(broken > 0 ? verdict.findings.front().statement : QString());
    m_others->setText(broken > 1 ? tr("and %n more", "broken rules", broken - 1) : QString());
    m_others->setVisible(broken > 1);
}

void WarbandPane::showNotes()
{
    const ShownRoster &shown = m_model.roster();
    QStringList notes;
    for (std::size_t row = 0; row < shown.warband.models.size(); ++row) {
        const QString &note = shown.warband.models[row].notes;
        if (!note.trimmed().isEmpty())
            notes.append(
                tr("%1: %2", "a model and its note")
                    .arg(roster::calledBy(shown.warband, shown.muster, static_cast<int>(row)), note.trimmed()));
    }
    m_notes->setText(notes.join(u'\n'));
    m_notesHead->setVisible(!notes.isEmpty());
    m_notes->setVisible(!notes.isEmpty());
}

void WarbandPane::startRenaming()
{
    m_rename->setText(m_model.roster().warband.name);
    m_name->hide();
    m_rename->show();
    m_rename->setFocus();
    m_rename->selectAll();
}

void WarbandPane::endRenaming()
{
    if (m_rename->isHidden())
        return;
    m_rename->hide();
    m_name->show();
    const QString name = m_rename->text().simplified();
    if (!name.isEmpty() && name != m_model.roster().warband.name)
        Q_EMIT renamed(name);
}

/// Escape keeps the old name; going elsewhere takes the new one.
bool WarbandPane::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (isEscape)
        m_rename->setText(m_model.roster().warband.name);
    if (isEscape || event->type() == QEvent::FocusOut)
        endRenaming();
    return isEscape || QWidget::eventFilter(watched, event);
}

} // namespace gunbai::ui
