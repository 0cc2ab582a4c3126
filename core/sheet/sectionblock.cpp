// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/block.h"

#include <algorithm>
#include <cmath>

namespace gunbai::sheet {

namespace {

constexpr double NarrowestColumn = 56;
constexpr double ColumnGap = 5;
constexpr double EmptyLine = 8.2;
constexpr double TightLine = 7;

/// Sets sections side by side, or lets them flow through columns of equal height.
class SectionSetter
{
public:
    SectionSetter(const std::vector<Section> &sections, double width, const Type &type);

    std::vector<Strip> inRows() const;
    Strip flowing() const;
    int columns() const { return m_columns; }

private:
    /// What is not broken between columns.
    struct Atom
    {
        Strip strip;
        bool beginsSection = false;
        bool staysWithNext = false;
    };

    double widthOf(int span) const { return m_column * span + m_gap * (span - 1); }
    double sectionGap() const { return m_type.scaled(4); }
    double textGap() const { return m_type.scaled(1.2); }
    Strip heading(const QString &text, double width) const;
    Strips tableOf(const Section &section, double width) const;
    Strip whole(const Section &section, double width) const;
    std::vector<Atom> lines() const;
    std::vector<Atom> wholes() const;
    std::optional<Strip> filled(const std::vector<Atom> &atoms, double height) const;
    Strip lowest(const std::vector<Atom> &atoms) const;

    const std::vector<Section> &m_sections;
    const Type &m_type;
    int m_columns = 1;
    double m_gap = 0;
    double m_column = 0;
};

SectionSetter::SectionSetter(const std::vector<Section> &sections, double width, const Type &type)
    : m_sections(sections), m_type(type), m_gap(type.scaled(ColumnGap))
{
    int wanted = 0;
    for (const Section &section : sections)
        wanted += section.span;
    const int room = static_cast<int>(width / (NarrowestColumn * std::max(0.85, type.fit().scale)));
    m_columns = std::max(1, std::min(wanted, room));
    m_column = (width - m_gap * (m_columns - 1)) / m_columns;
}

Strip SectionSetter::heading(const QString &text, double width) const
{
    if (text.isEmpty())
        return {};
    Strip strip = Flow({Text{text, Tone::Heading}}, m_type).strip(width);
    strip.height += m_type.scaled(1);
    strip.items.push_back(rule(width, strip.height, StrongRule));
    strip.height += textGap();
    return strip;
}

Strips SectionSetter::tableOf(const Section &section, double width) const
{
    return section.table ? tableStrips(*section.table, width, m_type) : Strips();
}

Strip SectionSetter::whole(const Section &section, double width) const
{
    Strip strip = heading(section.heading, width);
    strip.add(stacked(flows(section.paragraphs, m_type), width), QPointF(0, strip.height));
    const Strips table = tableOf(section, width);
    if (table.head)
        strip.add(*table.head, QPointF(0, strip.height));
    for (const Strip &each : table.strips)
        strip.add(each, QPointF(0, strip.height));
    for (int line = 0; line < section.emptyLines; ++line) {
        strip.height += m_type.scaled(m_type.fit().isTight ? TightLine : EmptyLine);
        strip.items.push_back(rule(width, strip.height, Hairline));
    }
    return strip;
}

std::vector<Strip> SectionSetter::inRows() const
{
    std::vector<Strip> rows;
    int taken = m_columns;
    for (const Section &section : m_sections) {
        const int span = std::min(section.span, m_columns);
        if (taken + span > m_columns) {
            rows.emplace_back();
            taken = 0;
        }
        rows.back().add(whole(section, widthOf(span)), QPointF(taken * (m_column + m_gap), rows.size() > 1 ? sectionGap() : 0));
        taken += span;
    }
    return rows;
}

std::vector<SectionSetter::Atom> SectionSetter::lines() const
{
    std::vector<Atom> all;
    for (const Section &section : m_sections) {
        all.push_back({heading(section.heading, m_column), true, true});
        for (const Flow &flow : flows(section.paragraphs, m_type))
            all.push_back({flow.strip(m_column), false, false});
        const Strips table = tableOf(section, m_column);
        if (table.head)
            all.push_back({*table.head, false, true});
        for (const Strip &strip : table.strips)
            all.push_back({strip, false, false});
    }
    return all;
}

std::vector<SectionSetter::Atom> SectionSetter::wholes() const
{
    std::vector<Atom> all;
    for (const Section &section : m_sections)
        all.push_back({whole(section, m_column), true, false});
    return all;
}

/// Fills the columns up to a height; nothing when that is too low. A column amid a section begins with a rule.
std::optional<Strip> SectionSetter::filled(const std::vector<Atom> &atoms, double height) const
{
    Strip strip;
    int column = 0;
    double top = 0;
    for (std::size_t index = 0; index < atoms.size(); ++index) {
        const Atom &atom = atoms[index];
        const double gap = atom.beginsSection && top > 0 ? sectionGap() : 0;
        double together = atom.strip.height;
        for (std::size_t next = index; atoms[next].staysWithNext && next + 1 < atoms.size(); ++next)
            together += atoms[next + 1].strip.height;
        if (top > 0 && top + gap + together > height) {
            if (++column == m_columns)
                return std::nullopt;
            top = 0;
            if (!atom.beginsSection) {
                Strip opening = heading(QString(QChar::Nbsp), m_column);
                strip.add(opening, QPointF(column * (m_column + m_gap), 0));
                top = opening.height;
            }
        } else {
            top += gap;
        }
        strip.add(atom.strip, QPointF(column * (m_column + m_gap), top));
        top += atom.strip.height;
    }
    return strip;
}

Strip SectionSetter::lowest(const std::vector<Atom> &atoms) const
{
    for (double height = 5;; height += std::max(1.0, height / 50)) {
        if (const auto strip = filled(atoms, height))
            return *strip;
    }
}

/// Whole sections, where that takes hardly more than breaking them.
Strip SectionSetter::flowing() const
{
    constexpr double HardlyMore = 1.15;
    Strip broken = lowest(lines());
    Strip unbroken = lowest(wholes());
    return unbroken.height <= HardlyMore * broken.height ? unbroken : broken;
}

double heightOf(const std::vector<Strip> &strips)
{
    double height = 0;
    for (const Strip &strip : strips)
        height += strip.height;
    return height;
}

} // namespace

Strips sectionStrips(const Sections &block, const QSizeF &room, const Type &type)
{
    constexpr double MuchLower = 0.75;
    constexpr double NextToTitle = 0.94; ///< of a page
    const SectionSetter setter(block.sections, room.width(), type);
    Strips all;
    all.gap = type.scaled(type.fit().isTight ? 3.5 : 6);
    all.strips = setter.inRows();
    if (block.flows && setter.columns() > 1) {
        const Strip flowing = setter.flowing();
        const bool isLower = flowing.height < heightOf(all.strips) * (type.fit().isTight ? 1 : MuchLower);
        if (isLower && flowing.height < NextToTitle * room.height())
            all.strips = {flowing};
    }
    return all;
}

} // namespace gunbai::sheet
