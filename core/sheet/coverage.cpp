// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/coverage.h"

#include "core/sheet/fonts.h"

#include <QCoreApplication>
#include <QRawFont>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

/// Shape what stands before or after them, and have no picture of their own.
bool isInvisible(char32_t character)
{
    return QChar::category(character) == QChar::Other_Format || (character >= 0xFE00 && character <= 0xFE0F);
}

/// Knows which characters the fonts of the sheets have, and replaces the others.
class Coverage
{
public:
    Coverage()
    {
        for (const QString &family : {u"Noto Sans"_s, u"BIZ UDPGothic"_s}) {
            QFont font(family);
            font.setStyleStrategy(QFont::NoFontMerging);
            m_fonts.push_back(QRawFont::fromFont(font));
        }
    }

    void coverUp(QString &text);
    const QStringList &missing() const { return m_missing; }

private:
    bool has(char32_t character) const;
    bool isDrawable(const QString &cluster) const;

    std::vector<QRawFont> m_fonts;
    QStringList m_missing;
};

bool Coverage::has(char32_t character) const
{
    return isInvisible(character) || std::ranges::any_of(m_fonts, [character](const QRawFont &font) {
               return font.supportsCharacter(character);
           });
}

bool Coverage::isDrawable(const QString &cluster) const
{
    return std::ranges::all_of(cluster.toStdU32String(), [this](char32_t character) { return has(character); });
}

/// Letter by letter, with the accents that belong to it. Line ends and tabs are spaces here.
void Coverage::coverUp(QString &text)
{
    const QString source = text.normalized(QString::NormalizationForm_C);
    text.clear();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, source);
    for (qsizetype start = 0; finder.toNextBoundary() >= 0; start = finder.position()) {
        const QString cluster = source.sliced(start, finder.position() - start);
        if (cluster[0].category() == QChar::Other_Control || cluster == u"\u2028"_s || cluster == u"\u2029"_s) {
            text += u' ';
        } else if (isDrawable(cluster)) {
            text += cluster;
        } else {
            text += u'□';
            if (!m_missing.contains(cluster))
                m_missing.append(cluster);
        }
    }
}

/// "U+1F38C", or several of them.
QString codes(const QString &cluster)
{
    QStringList all;
    for (const char32_t character : cluster.toStdU32String())
        all.append(u"U+"_s + QString::number(static_cast<uint>(character), 16).toUpper().rightJustified(4, u'0'));
    return all.join(u' ');
}

} // namespace

QStringList coverUp(Document &document)
{
    Coverage coverage;
    visitTexts(document, [&coverage](QString &text) { coverage.coverUp(text); });
    QStringList remarks;
    for (const QString &cluster : coverage.missing()) {
        const QString text =
            QCoreApplication::translate("Sheet", "□ stands for %1 (%2), which no font of the sheet has.");
        remarks.append(text.arg(cluster, codes(cluster)));
    }
    return remarks;
}

} // namespace gunbai::sheet
