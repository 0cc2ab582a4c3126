// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/sheetlayout.h"

#include "core/sheet/arrange.h"
#include "core/sheet/fitting.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

/// From the roomiest to the smallest: first the white goes, then paragraphs run on, then everything shrinks.
std::vector<Fit> fits()
{
    std::vector<Fit> all{{1, 2, false, RunsOn::Never},       {1, 1.3, false, RunsOn::Never},
                         {1, 1.8, true, RunsOn::Never},      {1, 0.9, true, RunsOn::Never},
                         {1, 2.2, true, RunsOn::WhereShort}, {1, 1.4, true, RunsOn::WhereShort},
                         {1, 0.8, true, RunsOn::WhereShort}, {1, 0.9, true, RunsOn::WhereShortest}};
    for (const double scale : {0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.706})
        all.push_back({scale, scale * 0.7, true, RunsOn::WhereShortest});
    return all;
}

/// Lays out one content on one paper.
class Layouter
{
public:
    Layouter(const Content &content, const Paper &paper, Measure &measure)
        : m_content(content), m_paper(paper), m_measure(measure)
    {
    }

    Pages pages();

private:
    Attempt attempt(const Fit &fit);
    Room room(const Type &type) const;
    Strip foot(const Type &type, std::size_t page, std::size_t pages) const;
    Strip runningHead(const Type &type) const;
    Page page(const Attempt &attempt, std::size_t index, const Type &type) const;
    void fillWithLines(Strip &strip, double height, const Type &type) const;
    void remark(const Attempt &attempt, const Type &type);
    double margin(const Fit &fit) const { return fit.scale < 1 ? m_paper.leastMargin() : m_paper.margin(); }
    double width(const Type &type) const { return m_paper.extent().width() - 2 * margin(type.fit()); }
    double height(const Type &type) const { return m_paper.extent().height() - 2 * margin(type.fit()); }

    const Content &m_content;
    Paper m_paper;
    Measure &m_measure;
    QStringList m_remarks;
};

Strip Layouter::foot(const Type &type, std::size_t page, std::size_t pages) const
{
    Inlines right = m_content.footRight.inlines;
    if (pages > 1)
        right.push_back(Text{Words::tr(" · page %1 of %2").arg(page).arg(pages), Tone::Label});
    const double all = width(type);
    Strip strip = Flow(m_content.footLeft.inlines, type).strip(0.6 * all);
    strip.add(Flow(right, type).strip(0.38 * all, Align::Right), QPointF(0.62 * all, 0));
    return strip;
}

/// The title again, shortened when it does not fit on a line: the first page has it whole.
Strip Layouter::runningHead(const Type &type) const
{
    QString title = m_content.title;
    while (title.size() > 1 && type.width(title, Tone::Strong) > width(type))
        title = title.first(title.size() - std::max<qsizetype>(2, title.size() / 20)) + u'…';
    Strip strip = Flow({Text{title, Tone::Strong}}, type).strip(width(type));
    strip.height += 3;
    return strip;
}

Room Layouter::room(const Type &type) const
{
    const double room = height(type) - foot(type, 10, 10).height - type.scaled(3);
    return {room, room - runningHead(type).height};
}

Attempt Layouter::attempt(const Fit &fit)
{
    const Type type(fit, m_measure);
    Attempt attempt{fit, {}, 0};
    std::vector<Strips> blocks;
    for (const Block &block : m_content.blocks) {
        blocks.push_back(strips(block, {width(type), room(type).later}, type));
        attempt.cuts += blocks.back().cuts();
    }
    attempt.pages = arrange(blocks, room(type));
    return attempt;
}

void Layouter::fillWithLines(Strip &strip, double height, const Type &type) const
{
    const double pitch = std::max(7.0, type.scaled(8.2));
    for (double y = strip.height + pitch; y <= height; y += pitch)
        strip.items.push_back(rule(width(type), y, Hairline));
}

Page Layouter::page(const Attempt &attempt, std::size_t index, const Type &type) const
{
    const std::size_t count = attempt.pages.size();
    Strip whole;
    Strip body = attempt.pages[index];
    if (m_content.fillsWithLines && index + 1 == count)
        fillWithLines(body, index == 0 ? room(type).first : room(type).later, type);
    if (index > 0)
        whole.add(runningHead(type), {});
    whole.add(body, QPointF(0, whole.height));
    const Strip foot = this->foot(type, index + 1, count);
    whole.add(foot, QPointF(0, height(type) - foot.height));
    Strip placed;
    placed.add(whole, QPointF(margin(type.fit()), margin(type.fit())));
    return {placed.items, {}, false};
}

void Layouter::remark(const Attempt &attempt, const Type &type)
{
    if (attempt.fit.scale < 1) {
        m_remarks.append(Words::tr("Shrunk to %1 % so that it fits; the smallest text is %2 points.")
                             .arg(std::lround(attempt.fit.scale * 100))
                             .arg(type.smallestPoints()));
    }
    for (std::size_t page = 2; page <= attempt.pages.size(); ++page)
        m_remarks.append(Words::tr("Continued on page %1.").arg(page));
}

Pages Layouter::pages()
{
    const Attempt attempt = roomiest(fits(), [this](const Fit &fit) { return this->attempt(fit); });
    const Type type(attempt.fit, m_measure);
    remark(attempt, type);
    Pages pages{{}, m_remarks};
    for (std::size_t index = 0; index < attempt.pages.size(); ++index)
        pages.pages.push_back(page(attempt, index, type));
    return pages;
}

} // namespace

Pages sheetPages(const Content &content, const Paper &paper, Measure &measure)
{
    return Layouter(content, paper, measure).pages();
}

} // namespace gunbai::sheet
