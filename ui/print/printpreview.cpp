// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printpreview.h"

#include "core/sheet/painter.h"
#include "ui/widgets/palette.h"

#include <QPainter>
#include <QResizeEvent>

namespace gunbai::ui {

namespace {

constexpr int Gap = 20; ///< around every page

} // namespace

/// Draws the pages under one another.
class PrintPreview::Pages final : public QWidget
{
public:
    explicit Pages(QWidget *parent) : QWidget(parent) {}

    void setLayoutShown(sheet::Layout layout)
    {
        m_layout = std::move(layout);
        fit(m_room);
    }
    [[nodiscard]] const sheet::Layout &shownLayout() const { return m_layout; }

    /// Takes the room that one page shall fit into.
    void fit(const QSize &room)
    {
        m_room = room;
        if (m_layout.pages.empty() || room.isEmpty())
            return update();
        const QSizeF paper = m_layout.paper;
        m_scale = std::max(
            0.5, std::min((room.width() - 2 * Gap) / paper.width(), (room.height() - 2 * Gap) / paper.height()));
        const int pages = static_cast<int>(m_layout.pages.size());
        setFixedSize(room.width(), Gap + pages * (qRound(paper.height() * m_scale) + Gap));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Palette &palette = Palette::of(this);
        QPainter painter(this);
        painter.fillRect(rect(), palette.well);
        const QSize size = (m_layout.paper * m_scale).toSize();
        QPoint corner((width() - size.width()) / 2, Gap);
        for (const sheet::Page &page : m_layout.pages) {
            // Paper is white in the dark too.
            painter.fillRect(QRect(corner, size).adjusted(-1, -1, 1, 1), palette.line);
            painter.fillRect(QRect(corner, size), Qt::white);
            painter.save();
            painter.translate(corner);
            painter.scale(m_scale, m_scale);
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            sheet::paintPage(painter, page, m_layout.paper);
            painter.restore();
            corner.ry() += size.height() + Gap;
        }
    }

private:
    sheet::Layout m_layout;
    QSize m_room;
    double m_scale = 1;
};

PrintPreview::PrintPreview(QWidget *parent) : QScrollArea(parent), m_pages(new Pages(this))
{
    setAccessibleName(tr("Preview"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_pages);
}

void PrintPreview::setLayoutShown(sheet::Layout layout)
{
    const auto pages = static_cast<int>(layout.pages.size());
    m_pages->setLayoutShown(std::move(layout));
    setAccessibleDescription(tr("%n page(s)", nullptr, pages));
}

const sheet::Layout &PrintPreview::shownLayout() const
{
    return m_pages->shownLayout();
}

void PrintPreview::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    m_pages->fit(viewport()->size());
}

} // namespace gunbai::ui
