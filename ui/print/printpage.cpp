// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printpage.h"

#include "core/sheet/layout.h"
#include "core/sheet/pdf.h"
#include "ui/print/printfields.h"
#include "ui/print/printing.h"
#include "ui/print/printpreview.h"
#include "ui/widgets/askline.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardPaths>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int SideWidth = 320;
constexpr int HeadHeight = 64;
constexpr int SideMargin = 20;
constexpr int FieldGap = 16;
constexpr int MostRemarksHeight = 120;

/// A scroll area that is only as wide as what it holds.
QScrollArea *scrolled(QWidget *widget, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidget(widget);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace

PrintPage::PrintPage(const game::Games &games, QWidget *parent) : QWidget(parent), m_games(games)
{
    m_notice = new Notice(this);
    m_done = new AskLine(this);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(0);
    sides->addWidget(side());
    sides->addWidget(new Hairline(Qt::Vertical, Hairline::Strength::Hair, this));
    sides->addWidget(pages(), 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(sides, 1);
    column->addWidget(m_notice);
    column->addWidget(m_done);
    connectParts();
}

QWidget *PrintPage::side()
{
    auto *side = new QWidget(this);
    side->setFixedWidth(SideWidth);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(20, 0, 0, 16);
    column->setSpacing(0);
    auto *title = makeLabel(tr("Print"), typeface(Text::ScreenTitle), Tone::Ink, side);
    title->setMinimumHeight(HeadHeight);
    m_name = new ElidedLabel(typeface(Text::Name), Tone::Ink, side);
    column->addWidget(title);
    column->addWidget(m_name);
    column->addSpacing(FieldGap);
    m_fields = new PrintFields(side);
    m_fields->layout()->setContentsMargins(0, 0, SideMargin, 0);
    column->addWidget(scrolled(m_fields, side), 1);
    column->addSpacing(8);
    auto *buttons = new QVBoxLayout;
    buttons->setContentsMargins(0, 0, SideMargin, 0);
    column->addLayout(buttons);
    createButtons(*buttons);
    return side;
}

void PrintPage::createButtons(QVBoxLayout &column)
{
    column.setSpacing(8);
    QWidget *parent = column.parentWidget();
    m_print = new QPushButton(tr("Print"), parent);
    m_print->setProperty("look", u"primary"_s);
    m_print->setFont(typeface(Text::Body, Weight::Bold));
    m_pdf = new QPushButton(tr("Save as PDF"), parent);
    m_back = new QPushButton(tr("Back"), parent);
    m_print->setShortcut(QKeySequence::Print);
    m_pdf->setShortcut(QKeySequence::Save);
    for (QPushButton *button : {m_print, m_pdf, m_back}) {
        button->setAccessibleName(button->text());
        column.addWidget(button);
    }
}

QWidget *PrintPage::pages()
{
    auto *pages = new QWidget(this);
    auto *column = new QVBoxLayout(pages);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_preview = new PrintPreview(pages);
    m_remarks = makeLabel({}, typeface(Text::Body), Tone::Ink, pages);
    m_remarks->setWordWrap(true);
    m_remarks->setContentsMargins(20, 10, 20, 10);
    column->addWidget(m_preview, 1);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, pages));
    m_remarks->setAlignment(Qt::AlignTop);
    m_remarksArea = scrolled(m_remarks, pages);
    column->addWidget(m_remarksArea);
    return pages;
}

void PrintPage::connectParts()
{
    connect(m_fields, &PrintFields::changed, this, &PrintPage::takeChoices);
    connect(m_fields, &PrintFields::paperPicked, this, &PrintPage::takePaper);
    connect(m_fields, &PrintFields::modelsPicked, this, &PrintPage::takeModels);
    connect(m_print, &QPushButton::clicked, this, &PrintPage::print);
    connect(m_pdf, &QPushButton::clicked, this, &PrintPage::askForPdf);
    connect(m_back, &QPushButton::clicked, this, &PrintPage::closed);
}

void PrintPage::setPaper(const sheet::Paper &paper)
{
    m_fields->setPaper(paper);
}

void PrintPage::setChoices(const PrintChoices &choices)
{
    m_fields->setChoices(choices);
}

void PrintPage::takePaper()
{
    layOut();
    Q_EMIT paperChosen(m_fields->paper());
}

void PrintPage::takeChoices()
{
    layOut();
    Q_EMIT choicesMade(m_fields->choices());
}

void PrintPage::takeModels()
{
    m_side.chosen = m_fields->models();
    layOut();
    if (!m_fields->hasNoModel())
        Q_EMIT modelsChosen(m_side.chosen);
}

void PrintPage::show(const game::Side &side, const QDate &today, OtherSides others)
{
    m_side = side;
    m_today = today;
    m_others = std::move(others);
    m_name->setFullText(side.warband.name);
    const game::Game *game = game::find(m_games, side.warband.system);
    m_fields->offerLayouts(game ? game->layouts() : std::vector<game::LayoutOffer>());
    m_fields->offerOthers(m_others.choices);
    m_fields->showModels(side);
    m_fields->setCopy(game::Copy::Owner);
    layOut();
}

Result<std::vector<game::Side>> PrintPage::sides() const
{
    std::vector<game::Side> sides{m_side};
    if (m_fields->other().isNull())
        return sides;
    auto other = m_others.load(m_fields->other());
    if (!other)
        return other.error();
    sides.push_back(std::move(other).value());
    return sides;
}

Result<sheet::Layout> PrintPage::laidOut() const
{
    const game::Game *game = game::find(m_games, m_side.warband.system);
    if (!game)
        return Error{Error::Code::NotFound, tr("There is no sheet for warbands of this game yet.")};
    if (m_fields->hasNoModel())
        return Error{Error::Code::Invalid, tr("No model is ticked: tick one to print it.")};
    const PrintChoices choices = m_fields->choices();
    const game::PrintOptions options{choices.layout,   m_fields->copy(), choices.isOneAKind, choices.isBlank,
                                     choices.isPencil, m_today,          m_lengthUnit};
    const auto sides = this->sides();
    if (!sides)
        return sides.error();
    const auto document = game->print(sides.value(), options);
    if (!document)
        return document.error();
    return sheet::layout(document.value(), {m_fields->paper(), choices.cards, choices.savesInk});
}

void PrintPage::layOut()
{
    auto layout = laidOut();
    m_print->setEnabled(layout.ok());
    m_pdf->setEnabled(layout.ok());
    if (!layout) {
        m_notice->say(layout.error().message, {});
        setRemarks({});
        m_preview->setLayoutShown({});
        return;
    }
    m_notice->clear();
    m_done->clear();
    const auto pages = static_cast<int>(layout.value().pages.size());
    QStringList lines = layout.value().remarks;
    lines.prepend(lines.isEmpty() ? tr("Everything fits on %n page(s).", nullptr, pages)
                                  : tr("%n page(s).", nullptr, pages));
    setRemarks(lines.join(u'\n'));
    m_preview->setLayoutShown(std::move(layout).value());
}

void PrintPage::setRemarks(const QString &text)
{
    m_remarks->setText(text);
    fitRemarks();
}

/// As high as what is said, until it scrolls.
void PrintPage::fitRemarks()
{
    const int width = m_remarksArea->width();
    m_remarksArea->setFixedHeight(std::clamp(m_remarks->heightForWidth(width), 0, MostRemarksHeight));
}

void PrintPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitRemarks();
}

void PrintPage::print()
{
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, m_preview->shownLayout());
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted)
        say(ui::print(printer, m_preview->shownLayout()), tr("It is with the printer."));
}

Result<> PrintPage::savePdf(const QString &path) const
{
    return sheet::writePdf(m_preview->shownLayout(), path);
}

void PrintPage::askForPdf()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString name = QString(m_side.warband.name).replace(u'/', u'_');
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save as PDF"), folder.filePath(name + u".pdf"_s), tr("PDF (*.pdf)"));
    if (!path.isEmpty())
        say(savePdf(path), tr("“%1” is written.", "a file").arg(QDir::toNativeSeparators(path)));
}

void PrintPage::say(const Result<> &result, const QString &done)
{
    m_notice->clear();
    m_done->clear();
    if (result)
        m_done->tell(done, {});
    else
        m_notice->say(result.error().line(), {});
}

QString PrintPage::fault() const
{
    return m_notice->text();
}

QString PrintPage::done() const
{
    return m_done->text();
}

QString PrintPage::remarks() const
{
    return m_remarks->text();
}

/// No focus proxy, which Tab would take for a stop and so pass by all that stands before it.
void PrintPage::focusInEvent(QFocusEvent *event)
{
    m_print->setFocus(event->reason());
}

void PrintPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace gunbai::ui
