// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printpage.h"

#include "core/sheet/layout.h"
#include "core/sheet/pdf.h"
#include "ui/print/paperchoices.h"
#include "ui/print/printing.h"
#include "ui/print/printpreview.h"
#include "ui/widgets/askline.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/segments.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using sheet::Paper;

namespace {

constexpr int SideWidth = 320;
constexpr int HeadHeight = 64;
constexpr int FieldGap = 16;

void addField(QVBoxLayout &column, QLabel *label, QWidget *field)
{
    label->setBuddy(field);
    column.addWidget(label);
    column.addSpacing(4);
    column.addWidget(field);
    column.addSpacing(FieldGap);
}

QLabel *caption(const QString &text, QWidget *parent)
{
    return makeLabel(text, typeface(Text::Caption, Weight::Bold), Tone::Ink2, parent);
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
    column->setContentsMargins(20, 0, 20, 16);
    column->setSpacing(0);
    auto *title = makeLabel(tr("Print"), typeface(Text::ScreenTitle), Tone::Ink, side);
    title->setMinimumHeight(HeadHeight);
    m_name = new ElidedLabel(typeface(Text::Name), Tone::Ink, side);
    column->addWidget(title);
    column->addWidget(m_name);
    column->addSpacing(FieldGap);
    createFields(*column);
    createButtons(*column);
    column->addStretch(1);
    return side;
}

void PrintPage::createFields(QVBoxLayout &column)
{
    QWidget *parent = column.parentWidget();
    m_layout = new MenuButton({}, tr("Layout"), parent);
    m_layoutLabel = caption(tr("Layout"), parent);
    addField(column, m_layoutLabel, m_layout);
    m_paper = new MenuButton({}, tr("Paper"), parent);
    m_paper->setChoices(paperChoices());
    addField(column, caption(tr("Paper"), parent), m_paper);
    m_orientation = new Segments({tr("Upright"), tr("Sideways")}, parent);
    addField(column, caption(tr("Lies"), parent), m_orientation);
    m_copy = new Segments({tr("Yours"), tr("The opponent’s")}, parent);
    addField(column, caption(tr("Copy"), parent), m_copy);
    auto *about = makeLabel(tr("The opponent’s copy leaves out whatever would give a secret away."),
                            typeface(Text::Caption), Tone::Ink2, parent);
    about->setWordWrap(true);
    column.addWidget(about);
    column.addSpacing(FieldGap);
}

void PrintPage::createButtons(QVBoxLayout &column)
{
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
        column.addSpacing(8);
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
    column->addWidget(m_remarks);
    return pages;
}

void PrintPage::connectParts()
{
    connect(m_layout, &MenuButton::chosen, this, &PrintPage::layOut);
    connect(m_copy, &Segments::picked, this, &PrintPage::layOut);
    connect(m_paper, &MenuButton::chosen, this, &PrintPage::takePaper);
    connect(m_orientation, &Segments::picked, this, &PrintPage::takePaper);
    connect(m_print, &QPushButton::clicked, this, &PrintPage::print);
    connect(m_pdf, &QPushButton::clicked, this, &PrintPage::askForPdf);
    connect(m_back, &QPushButton::clicked, this, &PrintPage::closed);
}

void PrintPage::setPaper(Paper paper)
{
    m_paper->choose(static_cast<int>(paper.size));
    m_orientation->choose(paper.orientation == Paper::Orientation::Portrait ? 0 : 1);
}

Paper PrintPage::paper() const
{
    return {static_cast<Paper::Size>(m_paper->value().toInt()),
            m_orientation->chosen() == 0 ? Paper::Orientation::Portrait : Paper::Orientation::Landscape};
}

void PrintPage::takePaper()
{
    layOut();
    Q_EMIT paperChosen(paper());
}

void PrintPage::show(const roster::Warband &warband, const roster::Muster &muster, const roster::Verdict &verdict,
                     const QString &kamon, const QDate &today)
{
    m_warband = warband;
    m_muster = muster;
    m_verdict = verdict;
    m_kamon = kamon;
    m_today = today;
    m_name->setFullText(warband.name);
    m_copy->choose(0);
    offerLayouts();
    layOut();
}

void PrintPage::offerLayouts()
{
    std::vector<MenuButton::Choice> choices;
    if (const game::Game *game = game::find(m_games, m_warband.system)) {
        for (const game::LayoutOffer &offer : game->layouts())
            choices.push_back({offer.name, offer.id});
    }
    m_layout->setChoices(choices);
    m_layout->setVisible(choices.size() > 1);
    m_layoutLabel->setVisible(choices.size() > 1);
}

Result<sheet::Layout> PrintPage::laidOut() const
{
    const game::Game *game = game::find(m_games, m_warband.system);
    if (!game || m_layout->value().isNull())
        return Error{Error::Code::NotFound, tr("There is no sheet for warbands of this game yet.")};
    game::PrintOptions options;
    options.layout = m_layout->value().toString();
    options.copy = m_copy->chosen() == 0 ? game::Copy::Owner : game::Copy::Opponent;
    options.date = m_today;
    options.lengthUnit = m_lengthUnit;
    game::Side side{m_warband, m_muster, m_verdict};
    if (!m_kamon.isEmpty())
        side.crest.drawing = m_kamon;
    const auto document = game->print({side}, options);
    if (!document)
        return document.error();
    return sheet::layout(document.value(), {paper(), {}});
}

void PrintPage::layOut()
{
    auto layout = laidOut();
    m_print->setEnabled(layout.ok());
    m_pdf->setEnabled(layout.ok());
    if (!layout) {
        m_notice->say(layout.error().message, {});
        m_remarks->clear();
        m_preview->setLayoutShown({});
        return;
    }
    m_notice->clear();
    m_done->clear();
    const auto pages = static_cast<int>(layout.value().pages.size());
    QStringList lines = layout.value().remarks;
    lines.prepend(lines.isEmpty() ? tr("Everything fits on %n page(s).", nullptr, pages)
                                  : tr("%n page(s).", nullptr, pages));
    m_remarks->setText(lines.join(u'\n'));
    m_preview->setLayoutShown(std::move(layout).value());
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
    const QString name = QString(m_warband.name).replace(u'/', u'_');
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
