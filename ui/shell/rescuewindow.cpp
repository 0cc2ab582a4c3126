// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rescuewindow.h"

#include "ui/models/warbandreading.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QStandardPaths>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize DesignSize(760, 480);

/// Where the file itself is at fault, a backup can take its place.
bool isCuredByBackup(Error::Code code)
{
    using Code = Error::Code;
    return code == Code::Corrupt || code == Code::Invalid || code == Code::TooNew || code == Code::NotFound;
}

QPushButton *addButton(QHBoxLayout &row, const QString &text, QWidget *parent)
{
    QPushButton *button = makeTextButton(text, parent);
    row.addWidget(button);
    return button;
}

} // namespace

RescueWindow::RescueWindow(const Error &error, store::Backups backups, rules::CataloguePtr catalogue, QWidget *parent)
    : QDialog(parent),
      m_backups(std::move(backups)),
      m_catalogue(std::move(catalogue)),
      m_isGone(error.code == Error::Code::NotFound),
      m_offersBackups(isCuredByBackup(error.code)),
      m_notice(new Notice(this)),
      m_view(new QListView(this)),
      m_checked(makeLabel({}, typeface(Text::Body), Tone::Ink, this)),
      m_restore(nullptr)
{
    setWindowTitle(tr("Gunbai"));
    resize(DesignSize);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *title = makeLabel(tr("The library can’t be opened"), typeface(Text::PreviewTitle), Tone::Ink, this);
    title->setContentsMargins(20, 16, 20, 12);
    column->addWidget(title);
    column->addWidget(m_notice);
    createBackups(*column);
    m_checked->setWordWrap(true);
    m_checked->setContentsMargins(20, 8, 20, 8);
    m_checked->hide();
    column->addWidget(m_checked);
    createButtons(*column);
    m_notice->say(error.message, adviceFor(error));
    updateButtons();
}

QString RescueWindow::adviceFor(const Error &error) const
{
    if (m_isGone)
        return tr("Nothing is made in its place before you say so.");
    if (error.code == Error::Code::TooNew)
        return tr(
            "The file is left as it is. Restoring a backup sets it aside, where the newer Gunbai finds it again.");
    return tr("The file is left as it is.");
}

/// They are shown even where they are no cure: it is good to know that they are there.
void RescueWindow::createBackups(QVBoxLayout &column)
{
    m_model.setBackups(m_backups.list());
    auto *head = makeLabel(m_model.rowCount() > 0 ? tr("Backups") : tr("There is no backup."),
                           typeface(Text::Caption, Weight::Bold), Tone::Ink2, this);
    head->setContentsMargins(20, 16, 20, 4);
    m_view->setAccessibleName(tr("Backups"));
    m_view->setProperty("surface", u"base"_s);
    m_view->setProperty("look", u"framed"_s);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setModel(&m_model);
    m_view->setVisible(m_model.rowCount() > 0);
    column.addWidget(head);
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(20, 0, 20, 0);
    inset->addWidget(m_view);
    column.addLayout(inset, 1);
    column.addStretch();
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &RescueWindow::updateButtons);
    for (int row = 0; row < m_model.rowCount() && !m_view->currentIndex().isValid(); ++row) {
        if (m_model.flags(m_model.index(row)).testFlag(Qt::ItemIsSelectable))
            m_view->setCurrentIndex(m_model.index(row));
    }
}

void RescueWindow::createButtons(QVBoxLayout &column)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(20, 12, 20, 16);
    row->setSpacing(8);
    m_restore = addButton(*row, tr("Restore this backup"), this);
    m_restore->setProperty("look", u"primary"_s);
    m_restore->setVisible(m_offersBackups);
    m_restore->setDefault(m_offersBackups);
    auto *anew = addButton(*row, tr("Begin a new library"), this);
    anew->setVisible(m_isGone);
    auto *again = addButton(*row, tr("Try again"), this);
    auto *file = addButton(*row, tr("Check a file"), this);
    row->addStretch();
    auto *quit = addButton(*row, tr("Quit"), this);
    column.addLayout(row);
    connect(m_restore, &QPushButton::clicked, this, &RescueWindow::restore);
    connect(anew, &QPushButton::clicked, this, &RescueWindow::beginAnew);
    connect(again, &QPushButton::clicked, this, &QDialog::accept);
    connect(file, &QPushButton::clicked, this, &RescueWindow::askForFile);
    connect(quit, &QPushButton::clicked, this, &QDialog::reject);
}

void RescueWindow::updateButtons()
{
    if (m_restore)
        m_restore->setEnabled(m_view->currentIndex().isValid());
}

void RescueWindow::restore()
{
    const auto kept =
        m_backups.restore(m_model.backup(m_view->currentIndex().row()).path, QDateTime::currentDateTime());
    if (kept)
        accept();
    else
        m_notice->say(kept.error().message, tr("Nothing was restored."));
}

void RescueWindow::beginAnew()
{
    if (const auto made = m_backups.beginAnew(); !made)
        m_notice->say(made.error().message, tr("Nothing was made."));
    else
        accept();
}

void RescueWindow::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Check a warband"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Warbands (*.gunbai)"));
    if (!path.isEmpty())
        check(path);
}

void RescueWindow::check(const QString &path)
{
    const auto reading = readWarbandFile(path, m_catalogue);
    QStringList lines;
    if (!reading) {
        lines.append(reading.error().line());
    } else {
        const auto &[bytes, readAt, warband, muster, verdict] = reading.value();
        lines.append(verdict.isLegal()
                         ? tr("“%1” is legal.").arg(warband.name)
                         : tr("“%1” breaks %n rule(s):", nullptr, verdict.brokenCount()).arg(warband.name));
        for (const roster::Finding &finding : verdict.findings) {
            if (!finding.isMet && finding.severity == rules::Severity::Error)
                lines.append(finding.statement);
        }
    }
    m_checked->setText(lines.join(u'\n'));
    m_checked->show();
}

QString RescueWindow::fault() const
{
    return m_notice->text();
}

QString RescueWindow::checked() const
{
    return m_checked->text();
}

} // namespace gunbai::ui
