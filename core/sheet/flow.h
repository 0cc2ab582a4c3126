// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/page.h"
#include "core/sheet/type.h"

namespace gunbai::sheet {

/// A part of a page with its items placed from its own upper left corner.
struct Strip
{
    std::vector<Placed> items;
    double height = 0;
    double baseline = 0; ///< of its first line
    int cuts = 0;        ///< words broken because they are wider than the room

    /// Adds another one's items, moved.
    void add(const Strip &other, QPointF at);
};

/// Breaks inlines into lines.
class Flow
{
public:
    Flow(const Inlines &inlines, const Type &type);

    /// The width without any break.
    [[nodiscard]] double widest() const;
    /// The width of the widest thing that should not be broken.
    [[nodiscard]] double narrowest() const;
    [[nodiscard]] Strip strip(double width, Align align = Align::Left) const;

private:
    /// What stands between two places where a line may break; `end` leaves out the spaces before `next`.
    struct Word
    {
        qsizetype start;
        qsizetype end;
        qsizetype next;
        double width; ///< without those spaces
        double gap;   ///< of those spaces
    };
    /// A stretch of one inline.
    struct Run
    {
        const Inline *what;
        QString text;
        double width;
    };

    void gather(const Inlines &inlines);
    void findWords();
    qsizetype endOf(qsizetype start, qsizetype next) const;
    std::vector<Run> runs(qsizetype start, qsizetype end) const;
    Run run(std::size_t index, qsizetype start, qsizetype end) const;
    double widthOf(qsizetype start, qsizetype end) const;
    std::vector<Word> fitted(double width, int &cuts) const;
    Word word(qsizetype start, qsizetype end, qsizetype next) const;
    void cut(const Word &word, double width, std::vector<Word> &pieces) const;
    void addLine(Strip &strip, const Word &line, double width, Align align) const;
    void place(Strip &strip, const Run &run, QPointF at) const;
    void placeBox(Strip &strip, const Box &box, QPointF at) const;

    const Type &m_type;
    QString m_text;                    ///< of all inlines; a mark or a box is one object character
    std::vector<std::size_t> m_owners; ///< the inline that each of its characters belongs to
    Inlines m_inlines;
    std::vector<Word> m_words;
};

} // namespace gunbai::sheet
