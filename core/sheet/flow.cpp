// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/flow.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar Object = u'\uFFFC';
constexpr QChar WordJoiner = u'\u2060';
constexpr QChar EnDash = u'–';
constexpr QChar MiddleDot = u'·';
constexpr double BoxGap = 0.9;
constexpr double BlankBelow = 0.5; ///< the baseline
constexpr double BlankThickness = 0.15;
/// Where the middle of small letters is above the baseline, as a multiple of their size.
constexpr double Middle = 0.36;

/// How far something reaches above and below the baseline.
struct Reach
{
    double above = 0;
    double below = 0;
};

/// Of all but a box.
Tone toneOf(const Inline &what)
{
    if (const auto *text = std::get_if<Text>(&what))
        return text->tone;
    if (const auto *blank = std::get_if<Blank>(&what))
        return blank->tone;
    return std::get<Mark>(what).tone;
}

Reach reach(const Inline &what, const Type &type)
{
    if (const auto *box = std::get_if<Box>(&what)) {
        const double middle = Middle * type.size(Tone::Body);
        const double half = type.box(box->size) / 2 + type.scaled(box->size == Box::Size::Large ? 0.8 : 0.35);
        return {half + middle, half - middle};
    }
    const double line = type.leading() * type.size(toneOf(what));
    return {0.77 * line, 0.23 * line};
}

double slack(double room, Align align)
{
    switch (align) {
    case Align::Left:
        return 0;
    case Align::Centre:
        return room / 2;
    case Align::Right:
        return room;
    }
    Q_UNREACHABLE();
}

} // namespace

void Strip::add(const Strip &other, QPointF at)
{
    for (const Placed &item : other.items)
        items.push_back(moved(item, at));
    height = std::max(height, at.y() + other.height);
    cuts += other.cuts;
}

Flow::Flow(const Inlines &inlines, const Type &type) : m_type(type)
{
    gather(inlines);
    findWords();
}

void Flow::gather(const Inlines &inlines)
{
    m_inlines = inlines;
    for (std::size_t index = 0; index < m_inlines.size(); ++index) {
        const auto *text = std::get_if<Text>(&m_inlines[index]);
        const QString piece = text ? text->text : QString(Object);
        m_text += piece;
        m_owners.insert(m_owners.end(), static_cast<std::size_t>(piece.size()), index);
    }
}

/// Qt would break between a minus, which is an en dash here, and its digits.
void Flow::findWords()
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, m_text);
    qsizetype start = 0;
    while (finder.toNextBoundary() >= 0) {
        const qsizetype next = finder.position();
        if (next < m_text.size() && m_text[next - 1] == EnDash && m_text[next].isDigit())
            continue;
        m_words.push_back(word(start, endOf(start, next), next));
        start = next;
    }
}

/// A line ends before the spaces behind its last word, and before a dot that would part it from what comes next.
qsizetype Flow::endOf(qsizetype start, qsizetype next) const
{
    qsizetype end = next;
    while (end > start && m_text[end - 1] == u' ')
        --end;
    const bool hasDot = end > start + 2 && m_text[end - 1] == MiddleDot && m_text[end - 2] == QChar::Nbsp;
    return hasDot && next < m_text.size() ? end - 2 : end;
}

Flow::Run Flow::run(std::size_t index, qsizetype start, qsizetype end) const
{
    const Inline &what = m_inlines[index];
    if (const auto *box = std::get_if<Box>(&what))
        return {&what, {}, m_type.box(box->size) + m_type.scaled(BoxGap)};
    if (const auto *mark = std::get_if<Mark>(&what))
        return {&what, {}, m_type.size(mark->tone) * 1.05};
    if (const auto *blank = std::get_if<Blank>(&what))
        return {&what, {}, m_type.scaled(blank->length)};
    QString text = m_text.sliced(start, end - start);
    text.remove(WordJoiner);
    const Text &source = std::get<Text>(what);
    return {&what, text, std::max(m_type.width(text, source.tone), m_type.scaled(source.least))};
}

std::vector<Flow::Run> Flow::runs(qsizetype start, qsizetype end) const
{
    std::vector<Run> all;
    while (start < end) {
        const std::size_t owner = m_owners[static_cast<std::size_t>(start)];
        qsizetype until = start + 1;
        while (until < end && m_owners[static_cast<std::size_t>(until)] == owner)
            ++until;
        all.push_back(run(owner, start, until));
        start = until;
    }
    return all;
}

double Flow::widthOf(qsizetype start, qsizetype end) const
{
    double width = 0;
    for (const Run &each : runs(start, end))
        width += each.width;
    return width;
}

Flow::Word Flow::word(qsizetype start, qsizetype end, qsizetype next) const
{
    return {start, end, next, widthOf(start, end), widthOf(end, next)};
}

double Flow::widest() const
{
    double width = 0;
    for (const Word &each : m_words)
        width += each.width + each.gap;
    return m_words.empty() ? 0 : width - m_words.back().gap;
}

double Flow::narrowest() const
{
    double width = 0;
    for (const Word &each : m_words)
        width = std::max(width, each.width);
    return width;
}

/// Breaks a word that is wider than the room wherever it must; letters with their accents stay whole.
void Flow::cut(const Word &whole, double width, std::vector<Word> &pieces) const
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, m_text);
    qsizetype start = whole.start;
    qsizetype last = start;
    for (finder.setPosition(start); finder.toNextBoundary() >= 0 && finder.position() <= whole.end;) {
        if (last > start && widthOf(start, finder.position()) > width) {
            pieces.push_back(word(start, last, last));
            start = last;
        }
        last = finder.position();
    }
    pieces.push_back(word(start, whole.end, whole.next));
}

std::vector<Flow::Word> Flow::fitted(double width, int &cuts) const
{
    std::vector<Word> words;
    for (const Word &each : m_words) {
        const std::size_t before = words.size();
        if (each.width > width)
            cut(each, width, words);
        else
            words.push_back(each);
        cuts += static_cast<int>(words.size() - before) - 1;
    }
    return words;
}

Strip Flow::strip(double width, Align align) const
{
    Strip strip;
    const double room = width + 0.01; // what was measured as just as wide has to fit
    const std::vector<Word> words = fitted(room, strip.cuts);
    for (std::size_t first = 0; first < words.size();) {
        Word line = words[first];
        for (++first; first < words.size() && line.width + line.gap + words[first].width <= room; ++first) {
            const double filled = line.width + line.gap + words[first].width;
            line = {line.start, words[first].end, words[first].next, filled, words[first].gap};
        }
        addLine(strip, line, width, align);
    }
    return strip;
}

void Flow::addLine(Strip &strip, const Word &line, double width, Align align) const
{
    const std::vector<Run> all = runs(line.start, line.end);
    Reach whole;
    double filled = 0;
    for (const Run &each : all) {
        const Reach its = reach(*each.what, m_type);
        whole = {std::max(whole.above, its.above), std::max(whole.below, its.below)};
        filled += each.width;
    }
    QPointF at(slack(width - filled, align), strip.height + whole.above);
    if (strip.height <= 0)
        strip.baseline = at.y();
    for (const Run &each : all) {
        place(strip, each, at);
        at.rx() += each.width;
    }
    strip.height += whole.above + whole.below;
}

void Flow::place(Strip &strip, const Run &run, QPointF at) const
{
    if (const auto *box = std::get_if<Box>(run.what)) {
        placeBox(strip, *box, at);
    } else if (const auto *mark = std::get_if<Mark>(run.what)) {
        const double size = run.width;
        strip.items.push_back(PlacedDrawing{QRectF(at.x(), at.y() - 0.86 * size, size, size), mark->drawing});
    } else if (std::holds_alternative<Blank>(*run.what)) {
        const QPointF below = at + QPointF(0, BlankBelow);
        strip.items.push_back(PlacedLine{below, below + QPointF(run.width, 0), BlankThickness, Ink::Hair});
    } else if (!run.text.trimmed().isEmpty()) {
        strip.items.push_back(PlacedText{at, run.width, run.text, m_type.style(std::get<Text>(*run.what).tone), {}});
    }
}

void Flow::placeBox(Strip &strip, const Box &box, QPointF at) const
{
    const double size = m_type.box(box.size);
    const QRectF rect(at.x(), at.y() - Middle * m_type.size(Tone::Body) - size / 2, size, size);
    if (box.shape == Box::Shape::Drop)
        strip.items.push_back(PlacedDrawing{rect, u":/marks/no-drop.svg"_s});
    else
        strip.items.push_back(PlacedShape{rect, box.shape == Box::Shape::Circle});
    if (!box.drawing.isEmpty()) {
        const double inset = 0.2 * size;
        strip.items.push_back(PlacedDrawing{rect.adjusted(inset, inset, -inset, -inset), box.drawing, Ink::Hair});
    }
    if (box.label.isEmpty())
        return;
    const bool isRoomy = box.size == Box::Size::Large || box.size == Box::Size::Token;
    const Tone tone = isRoomy ? Tone::Body : Tone::Label;
    TextStyle style = m_type.style(tone);
    style.ink = Ink::Soft;
    const double width = m_type.width(box.label, tone);
    const QPointF base(rect.center().x() - width / 2, rect.center().y() + Middle * style.tenths / 10);
    strip.items.push_back(PlacedText{base, width, box.label, style, {}});
}

} // namespace gunbai::sheet
