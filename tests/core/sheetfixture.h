// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/sheet/layout.h"

namespace gunbai::test {

/// A warband drawn up and judged by the shipped rules.
[[nodiscard]] game::Side side(const roster::Warband &warband);
/// What the game of the first side prints, dated 2025-11-30; fails the test run when it prints nothing.
[[nodiscard]] sheet::Document printed(const std::vector<game::Side> &sides, game::PrintOptions options = {});

/// What its game's roster sheet says of a warband in the short form of tests/support/warbands.h, named `name`.
[[nodiscard]] sheet::Content rosterContent(const QString &text, const QString &name = QStringLiteral("Sanada’s patrol"),
                                           game::Copy copy = game::Copy::Owner);
[[nodiscard]] sheet::Content rosterContent(const roster::Warband &warband, game::Copy copy = game::Copy::Owner,
                                           LengthUnit unit = LengthUnit::Inches);

/// The paragraphs of a content as one text, a line each, with plain spaces.
[[nodiscard]] QString linesOf(const sheet::Content &content);
/// Fails the test function when a text differs from a file of tests/golden; UPDATE_GOLDEN=1 writes the file anew.
void compareWithGolden(const QString &now, const QString &file);

/// A document of one sheet.
[[nodiscard]] sheet::Document documentOf(const sheet::Content &content);

/// The layout; fails the test run when there is none.
[[nodiscard]] sheet::Layout laidOut(const sheet::Content &content, const sheet::Paper &paper = {});
[[nodiscard]] sheet::Layout laidOut(const sheet::Document &document, const sheet::Setting &setting = {});

/// The texts of a page or of all of them, in the order of the items, without any space.
[[nodiscard]] QString wordsOf(const sheet::Page &page);
[[nodiscard]] QString wordsOf(const sheet::Layout &layout);
[[nodiscard]] QString withoutSpace(QString text);

/// A table of this many rows, with a first column of names.
[[nodiscard]] sheet::Content tableContent(int rows, const QString &name = QStringLiteral("Name"));

/// All sizes both ways, with a row name each.
struct NamedPaper
{
    QByteArray name;
    sheet::Paper paper;
};
[[nodiscard]] std::vector<NamedPaper> everyPaper();

} // namespace gunbai::test
