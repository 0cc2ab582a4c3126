// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sheetfixture.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using sheet::Layout;
using sheet::PlacedText;
using sheet::Text;
using sheet::Tone;

namespace {

const QString Four =
    u"bushi limit=150 | bushi_samurai weapon=yari skills=sojutsu leader | 3 bushi_ashigaru weapon=yari"_s;
const QString Twenty =
    u"bushi limit=400 kiya=2 | bushi_buso weapon=yari mount=warhorse skills=kenjutsu+tough+niten leader"
    "| bushi_hatamoto weapon=naginata skills=naginatajutsu+mighty | bushi_samurai weapon=yumi skills=swift"
    "| ninja_disguised as=bushi_ashigaru weapon=yari skills=kenjutsu | bushi_ashigaru banner"
    "| 9 bushi_ashigaru weapon=yari armour=none | 3 bushi_ashigaru weapon=teppo | 2 bushi_ashigaru weapon=yumi"
    "| ronin weapon=tetsubo skills=relentless"_s;

const QString Force =
    u"honour/force limit=24 | samurai_hero weapon=naginata unarmoured skills=fencing+issue_challenge | devoted_samurai "
    u"bow"
    "| 2 mounted_hero | ninja_group weapon=thrown_weapon | experienced_musketmen_group | 3 loyal_bowmen_group | 9 spearman"_s;

/// The worst that a player may do: names of sixty letters with and without spaces, long notes.
roster::Warband wordy()
{
    roster::Warband warband = test::warband(Twenty);
    warband.name = u"The long remembered and never defeated company of Ōtsu castle"_s;
    for (std::size_t index = 0; index < warband.models.size(); ++index) {
        roster::Model &model = warband.models[index];
        model.name = index % 2 == 0 ? u"Matsudaira Shimōsa-no-kami Nobuyoshi the elder of Mikawa no %1"_s.arg(index)
                                    : QString(58, u'W') + QString::number(index + 10);
        model.notes = u"He owes the ferryman of Lake Biwa a debt that cannot be paid in coin."_s;
    }
    return warband;
}

/// A content with what a paper makes of it.
struct Sheet
{
    sheet::Paper paper;
    sheet::Content content;
    Layout layout;
};

/// Few models, many, and many with all the words they can have, on every paper.
const std::vector<Sheet> &sheets()
{
    static const std::vector<Sheet> all = [] {
        std::vector<Sheet> list;
        for (const sheet::Content &content :
             {rosterContent(Four), rosterContent(Twenty), rosterContent(wordy()), rosterContent(Force)}) {
            for (const NamedPaper &paper : everyPaper())
                list.push_back({paper.paper, content, laidOut(content, paper.paper)});
        }
        return list;
    }();
    return all;
}

std::vector<PlacedText> textsOf(const sheet::Page &page)
{
    std::vector<PlacedText> texts;
    for (const sheet::Placed &item : page.items) {
        if (const auto *text = std::get_if<PlacedText>(&item))
            texts.push_back(*text);
    }
    return texts;
}

/// The letters proper: capitals and small letters, not the room for accents.
QRectF letters(const PlacedText &text)
{
    const double size = text.style.tenths / 10.0;
    return {text.at.x() + 0.2, text.at.y() - 0.6 * size, text.width - 0.4, 0.6 * size};
}

} // namespace

/// Content and paper to pages: every word is there, nothing is cut, nothing overlaps.
class TestSheetLayout : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyWordIsOnThePages()
    {
        for (const Sheet &sheet : sheets()) {
            const QString words = wordsOf(sheet.layout);
            for (const QString &text : sheet::texts(sheet.content))
                QVERIFY2(words.contains(withoutSpace(text)), qPrintable(text));
        }
    }

    void nothingLeavesTheMargins()
    {
        for (const Sheet &sheet : sheets()) {
            const double margin = sheet.paper.leastMargin() - 0.15;
            const QRectF inside = QRectF(QPointF(), sheet.layout.paper).adjusted(margin, margin, -margin, -margin);
            for (const sheet::Page &page : sheet.layout.pages) {
                for (const sheet::Placed &item : page.items) {
                    // A line has no area, so that contains() and united() would not see it.
                    const QRectF box = sheet::bounds(item);
                    const bool isInside = box.left() >= inside.left() && box.right() <= inside.right()
                                          && box.top() >= inside.top() && box.bottom() <= inside.bottom();
                    QVERIFY2(isInside, qPrintable(sheet::described({{}, {}, {{{item}, {}, false}}, {}})));
                }
            }
        }
    }

    void noTwoTextsOverlap()
    {
        for (const Sheet &sheet : sheets()) {
            for (const sheet::Page &page : sheet.layout.pages) {
                const std::vector<PlacedText> texts = textsOf(page);
                for (std::size_t one = 0; one < texts.size(); ++one) {
                    for (std::size_t two = one + 1; two < texts.size(); ++two)
                        QVERIFY2(!letters(texts[one]).intersects(letters(texts[two])),
                                 qPrintable(texts[one].text + u" | "_s + texts[two].text));
                }
            }
        }
    }

    void noLineEndsInADotThatPartsWords()
    {
        int dots = 0;
        for (const Sheet &sheet : sheets()) {
            for (const sheet::Page &page : sheet.layout.pages) {
                for (const auto &item : page.items) {
                    const auto *text = std::get_if<PlacedText>(&item);
                    dots += text && text->text.contains(u" · "_s) ? 1 : 0;
                    QVERIFY2(!text || !text->text.endsWith(u'·'), qPrintable(text ? text->text : QString()));
                }
            }
        }
        QVERIFY(dots > 0); // within a line they stay
    }

    void noTextIsSmallerThanSixPoints()
    {
        for (const Sheet &sheet : sheets()) {
            for (const sheet::Page &page : sheet.layout.pages) {
                for (const PlacedText &text : textsOf(page))
                    QVERIFY(text.style.tenths / 10.0 * 72 / 25.4 >= 6);
            }
        }
    }

    void twentyModelsFitOnOnePage_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("A4") << static_cast<int>(sheet::Paper::Size::A4);
        QTest::newRow("Letter") << static_cast<int>(sheet::Paper::Size::Letter);
        QTest::newRow("Legal") << static_cast<int>(sheet::Paper::Size::Legal);
    }
    void twentyModelsFitOnOnePage()
    {
        QFETCH(const int, size);
        const Layout layout = laidOut(rosterContent(Twenty), {static_cast<sheet::Paper::Size>(size)});
        QCOMPARE(layout.pages.size(), std::size_t(1));
    }

    void aShortSheetHasNoRemark()
    {
        const Layout layout = laidOut(rosterContent(Four));
        QCOMPARE(layout.pages.size(), std::size_t(1));
        QVERIFY2(layout.remarks.isEmpty(), qPrintable(layout.remarks.join(u'\n')));
    }

    void whatIsShrunkIsSaid()
    {
        const Layout layout = laidOut(rosterContent(Twenty));
        QCOMPARE(layout.remarks.size(), 1);
        QVERIFY2(layout.remarks.first().startsWith(u"Shrunk to "_s), qPrintable(layout.remarks.first()));
    }

    void aLongTableGoesOnUnderItsHeadAndSaysSo()
    {
        const Layout layout = laidOut(tableContent(120));
        QVERIFY(layout.pages.size() > 1);
        for (const sheet::Page &page : layout.pages)
            QVERIFY(wordsOf(page).contains(u"WhoPoints"_s));
        QCOMPARE(layout.remarks.last(), u"Continued on page %1."_s.arg(layout.pages.size()));
        QVERIFY(wordsOf(layout.pages.back()).contains(u"page%1of%1"_s.arg(layout.pages.size())));
    }

    void noPageIsEmpty()
    {
        for (int rows = 1; rows < 140; rows += 7) {
            for (const sheet::Page &page : laidOut(tableContent(rows)).pages)
                QVERIFY(wordsOf(page).contains(u"Name"_s));
        }
    }

    void aRowHigherThanAPageGoesOn()
    {
        QString name;
        for (int word = 0; word < 3000; ++word)
            name += u"word%1 "_s.arg(word);
        const QString words = wordsOf(laidOut(tableContent(1, name)));
        for (int word = 0; word < 3000; ++word)
            QVERIFY(words.contains(u"word%1"_s.arg(word)));
    }

    void anEmptyContentIsOneEmptyPage()
    {
        const Layout layout = laidOut(sheet::Content());
        QCOMPARE(layout.pages.size(), std::size_t(1));
    }

    void macronsAndKanjiStay()
    {
        const Layout layout = laidOut(tableContent(1, u"Ōtani Gyōbu 侍 大谷"_s));
        QVERIFY(layout.remarks.isEmpty());
        QVERIFY(wordsOf(layout).contains(u"ŌtaniGyōbu侍大谷"_s));
    }

    void anAccentWrittenApartIsJoined()
    {
        QVERIFY(wordsOf(laidOut(tableContent(1, u"Gyo\u0304bu"_s))).contains(u"Gyōbu"_s));
    }

    void aCharacterWithoutAFontIsABoxAndNamed()
    {
        const Layout layout = laidOut(tableContent(2, u"Kenji \U0001F3EF"_s));
        QCOMPARE(layout.remarks, QStringList{u"□ stands for \U0001F3EF (U+1F3EF), which no font of the sheet has."_s});
        QVERIFY(wordsOf(layout).contains(u"Kenji□1"_s));
    }

    void anEmojiOfSeveralCharactersIsOneBox()
    {
        const Layout layout = laidOut(tableContent(1, u"\U0001F468\u200D\U0001F469\u200D\U0001F466"_s));
        QVERIFY(wordsOf(layout).contains(u"□1"_s) && !wordsOf(layout).contains(u"□□"_s));
        QCOMPARE(layout.remarks.size(), 1);
    }

    void aMinusStaysWithItsDigits()
    {
        sheet::Content content = tableContent(1);
        sheet::Section section{u"S"_s, {}};
        for (int letters = 1; letters < 60; ++letters)
            section.paragraphs.push_back(sheet::paragraph(QString(letters, u'n') + u" –1 mm –\u20602"_s));
        content.blocks.emplace_back(sheet::Sections{{section, section, section}});
        for (const PlacedText &text : textsOf(laidOut(content).pages.front()))
            QVERIFY2(!text.text.trimmed().endsWith(u'–') && !text.text.contains(u'\u2060'), qPrintable(text.text));
    }

    void theSameContentGivesTheSameLayout()
    {
        QCOMPARE(laidOut(rosterContent(Twenty)), laidOut(rosterContent(Twenty)));
    }
};

std::unique_ptr<QObject> testSheetLayout()
{
    return make<TestSheetLayout>();
}

} // namespace gunbai::test

#include "tst_sheetlayout.moc"
