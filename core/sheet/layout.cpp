// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/layout.h"

#include "core/sheet/arrange.h"
#include "core/sheet/coverage.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Sheet", text);
}

/// From the roomiest to the smallest: first the white goes, then paragraphs run on, then everything shrinks.
const std::vector<Fit> &fits()
{
    constexpr auto Never = RunsOn::Never;
    constexpr auto Short = RunsOn::WhereShort;
    constexpr auto Shortest = RunsOn::WhereShortest;
    static const std::vector<Fit> all{
        {1, 2, false, Never},        {1, 1.3, false, Never},      {1, 1.8, true, Never},       {1, 0.9, true, Never},
        {1, 2.2, true, Short},       {1, 1.4, true, Short},       {1, 0.8, true, Short},       {1, 0.9, true, Shortest},
        {0.95, 0.7, true, Shortest}, {0.90, 0.6, true, Shortest}, {0.85, 0.6, true, Shortest}, {0.80, 0.5, true, Shortest},
        {0.75, 0.4, true, Shortest}, {0.706, 0.4, true, Shortest}};
    return all;
}

/// What one fit makes of a content.
struct Attempt
{
    Fit fit;
    std::vector<Strip> pages;
    int cuts = 0;
};

/// Lays out one content on one paper.
class Layouter
{
public:
    Layouter(const Content &content, const Paper &paper) : m_content(content), m_paper(paper) {}

    Layout layout();

private:
    Attempt attempt(const Fit &fit);
    Attempt best();
    Room room(const Type &type) const;
    Strip foot(const Type &type, std::size_t page, std::size_t pages) const;
    Strip runningHead(const Type &type) const;
    Page page(const Attempt &attempt, std::size_t index, const Type &type) const;
    void fillWithLines(Strip &strip, double height, const Type &type) const;
    void remark(const Attempt &attempt, const Type &type);
    double margin(const Fit &fit) const { return fit.scale < 1 ? m_paper.leastMargin() : m_paper.margin(); }
    double width(const Type &type) const { return m_paper.extent().width() - 2 * margin(type.fit()); }
    double height(const Type &type) const { return m_paper.extent().height() - 2 * margin(type.fit()); }

    Content m_content;
    Paper m_paper;
    Measure m_measure;
    QStringList m_remarks;
};

Strip Layouter::foot(const Type &type, std::size_t page, std::size_t pages) const
{
    Inlines right = m_content.footRight.inlines;
    if (pages > 1)
        right.push_back(Text{tr(" · page %1 of %2").arg(page).arg(pages), Tone::Label});
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
        blocks.push_back(strips(block, width(type), type));
        attempt.cuts += blocks.back().cuts();
    }
    attempt.pages = arrange(blocks, room(type));
    return attempt;
}

/// The fewest pages; among those the fewest words cut; among those the roomiest. Each fit takes no more than the one before.
Attempt Layouter::best()
{
    const auto price = [](const Attempt &of) { return std::pair(of.pages.size(), of.cuts); };
    Attempt best = attempt(fits().back());
    std::size_t low = 0;
    std::size_t high = fits().size() - 1;
    while (low < high) {
        const std::size_t middle = low == 0 && high + 1 == fits().size() ? 0 : (low + high) / 2; // most sheets fit at once
        Attempt next = attempt(fits()[middle]);
        if (price(next) <= price(best)) {
            high = middle;
            best = std::move(next);
        } else {
            low = middle + 1;
        }
    }
    return best;
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
    return {placed.items};
}

void Layouter::remark(const Attempt &attempt, const Type &type)
{
    if (attempt.fit.scale < 1) {
        const double points = std::round(type.size(Tone::Label) * PointsPerMm * 10) / 10;
        m_remarks.append(tr("Shrunk to %1 % so that it fits; the smallest text is %2 points.")
                             .arg(std::lround(attempt.fit.scale * 100))
                             .arg(points));
    }
    for (std::size_t page = 2; page <= attempt.pages.size(); ++page)
        m_remarks.append(tr("Continued on page %1.").arg(page));
}

Layout Layouter::layout()
{
    m_remarks = coverUp(m_content);
    const Attempt attempt = best();
    const Type type(attempt.fit, m_measure);
    remark(attempt, type);
    Layout layout{m_content.title, m_paper.extent(), {}, m_remarks};
    for (std::size_t index = 0; index < attempt.pages.size(); ++index)
        layout.pages.push_back(page(attempt, index, type));
    return layout;
}

} // namespace

Result<Layout> layout(const Content &content, const Paper &paper)
{
    if (const auto fonts = checkFonts(); !fonts)
        return fonts.error();
    return Layouter(content, paper).layout();
}

} // namespace gunbai::sheet
