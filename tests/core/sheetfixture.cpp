// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sheetfixture.h"

#include "core/honour/honourgame.h"
#include "core/ronin/roningame.h"
#include "tests/support/warbands.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using sheet::Paper;

game::Side side(const roster::Warband &warband)
{
    Judgement judgement = judged(warband);
    return {std::move(judgement.warband), std::move(judgement.muster), std::move(judgement.verdict)};
}

sheet::Document printed(const std::vector<game::Side> &sides, game::PrintOptions options)
{
    options.date = QDate(2025, 11, 30);
    game::Games games;
    games.push_back(std::make_unique<ronin::RoninGame>());
    games.push_back(std::make_unique<honour::HonourGame>());
    const game::Game *found = game::find(games, sides.front().warband.system);
    const auto document = (found ? *found : *games.front()).print(sides, options);
    if (!document)
        qFatal("%s", qPrintable(document.error().message));
    return document.value();
}

sheet::Content rosterContent(const roster::Warband &warband, game::Copy copy, LengthUnit unit)
{
    game::PrintOptions options;
    options.copy = copy;
    options.lengthUnit = unit;
    return printed({side(warband)}, options).sheets.front();
}

sheet::Content rosterContent(const QString &text, const QString &name, game::Copy copy)
{
    roster::Warband named = warband(text);
    named.name = name;
    return rosterContent(named, copy);
}

QString linesOf(const sheet::Content &content)
{
    return u'\n' + sheet::texts(content).join(u'\n').replace(QChar::Nbsp, u' ').remove(u'\u2060') + u'\n';
}

void compareWithGolden(const QString &now, const QString &file)
{
    QFile golden(QStringLiteral(TEST_SOURCE_DIR "/golden/") + file);
    if (qEnvironmentVariableIsSet("UPDATE_GOLDEN")) {
        QVERIFY(golden.open(QIODevice::WriteOnly));
        golden.write(now.toUtf8());
        return;
    }
    QVERIFY(golden.open(QIODevice::ReadOnly));
    const QStringList expected = QString::fromUtf8(golden.readAll()).split(u'\n');
    const QStringList actual = now.split(u'\n');
    for (qsizetype line = 0; line < std::min(expected.size(), actual.size()); ++line)
        QCOMPARE(actual[line], expected[line]);
    QCOMPARE(actual.size(), expected.size());
}

sheet::Document documentOf(const sheet::Content &content)
{
    sheet::Document document;
    document.title = content.title;
    document.sheets = {content};
    return document;
}

sheet::Layout laidOut(const sheet::Content &content, const Paper &paper)
{
    return laidOut(documentOf(content), {paper, {}});
}

sheet::Layout laidOut(const sheet::Document &document, const sheet::Setting &setting)
{
    const auto layout = sheet::layout(document, setting);
    if (!layout)
        qFatal("%s", qPrintable(layout.error().message));
    return layout.value();
}

QString wordsOf(const sheet::Page &page)
{
    QString words;
    for (const sheet::Placed &item : page.items) {
        if (const auto *text = std::get_if<sheet::PlacedText>(&item))
            words += text->text;
    }
    return withoutSpace(words);
}

QString wordsOf(const sheet::Layout &layout)
{
    QString words;
    for (const sheet::Page &page : layout.pages)
        words += wordsOf(page);
    return words;
}

QString withoutSpace(QString text)
{
    static const QRegularExpression space(u"[\\s\\x{2060}]"_s, QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(space);
}

sheet::Content tableContent(int rows, const QString &name)
{
    sheet::Table table;
    table.columns = {{sheet::paragraph(u"Who"_s, sheet::Tone::Label), sheet::Align::Left, 1, 0},
                     {sheet::paragraph(u"Points"_s, sheet::Tone::Label), sheet::Align::Right, 0, 0}};
    for (int row = 1; row <= rows; ++row)
        table.rows.push_back(
            {sheet::cell(u"%1 %2"_s.arg(name).arg(row), sheet::Tone::Name), sheet::cell(QString::number(row * 10))});
    sheet::Content content;
    content.title = u"Table"_s;
    content.blocks = {table};
    content.footLeft = sheet::paragraph(u"foot"_s, sheet::Tone::Label);
    return content;
}

std::vector<NamedPaper> everyPaper()
{
    const std::pair<QByteArray, Paper::Size> sizes[] = {{"A4", Paper::Size::A4},
                                                        {"A5", Paper::Size::A5},
                                                        {"Letter", Paper::Size::Letter},
                                                        {"Legal", Paper::Size::Legal}};
    std::vector<NamedPaper> papers;
    for (const auto &[name, size] : sizes) {
        papers.push_back({name + " upright", {size, Paper::Orientation::Portrait}});
        papers.push_back({name + " lying", {size, Paper::Orientation::Landscape}});
    }
    return papers;
}

} // namespace gunbai::test
