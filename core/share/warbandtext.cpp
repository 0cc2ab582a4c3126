// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/share/warbandtext.h"

#include <QCoreApplication>

namespace gunbai::share {

using namespace Qt::StringLiterals;

namespace {

/// Writes the parts of which both forms are made.
class Writer
{
    Q_DECLARE_TR_FUNCTIONS(WarbandText)

public:
    explicit Writer(const Written &written) : m_written(written) {}

    QString title() const;
    QString about() const;
    QString modelLine(int row) const;
    QString tableRow(int row) const;
    QString tableHead() const;
    QStringList foot() const;
    int size() const { return static_cast<int>(m_written.warband.models.size()); }

private:
    const roster::Model &model(int row) const { return m_written.warband.models[static_cast<std::size_t>(row)]; }
    const roster::Warrior &warrior(int row) const { return m_written.muster.warriors[static_cast<std::size_t>(row)]; }
    QString itemName(const QString &id) const { return m_written.muster.system ? m_written.muster.system->itemName(id) : id; }
    QString profileName(int row) const;
    QString who(int row) const;
    QString weapons(int row) const;
    QString armour(int row) const;
    QString skills(int row) const;

    const Written &m_written;
};

QString Writer::title() const
{
    return m_written.warband.name.isEmpty() ? tr("Warband") : m_written.warband.name;
}

QString Writer::about() const
{
    const roster::Muster &muster = m_written.muster;
    const QString origin = roster::origin(m_written.warband, muster).join(u", "_s);
    const QString total = QString::number(muster.total);
    const auto limit = m_written.warband.limit;
    const QString points = limit ? tr("%1 of %2 points").arg(total, QString::number(*limit)) : tr("%1 points").arg(total);
    return u"%1 · %2 · %3"_s.arg(origin, points, tr("%n model(s)", nullptr, muster.models));
}

QString Writer::profileName(int row) const
{
    return warrior(row).profile ? warrior(row).profile->name : model(row).profile;
}

/// "Sanada Nobushige, Samurai, Leader".
QString Writer::who(int row) const
{
    QStringList parts{model(row).name, profileName(row)};
    if (warrior(row).isLeader)
        parts.append(tr("Leader"));
    if (model(row).hasBanner)
        parts.append(tr("banner"));
    if (!warrior(row).mount.isEmpty())
        parts.append(itemName(warrior(row).mount));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QString Writer::weapons(int row) const
{
    QStringList names;
    for (const QString &id : warrior(row).boughtWeapons + warrior(row).fixedWeapons)
        names.append(itemName(id));
    return names.join(u", "_s);
}

QString Writer::armour(int row) const
{
    return warrior(row).armour.isEmpty() ? QString() : itemName(warrior(row).armour);
}

QString Writer::skills(int row) const
{
    QStringList names;
    for (const QString &id : model(row).skills)
        names.append(itemName(id));
    for (std::size_t index = 0; m_written.muster.system && index < m_written.muster.system->skills.size(); ++index) {
        if (warrior(row).fixedSkills[index])
            names.append(m_written.muster.system->skills[index].name);
    }
    return names.join(u", "_s);
}

QString Writer::modelLine(int row) const
{
    QStringList parts{weapons(row)};
    if (!armour(row).isEmpty())
        parts.append(tr("armour: %1").arg(armour(row)));
    parts.append(skills(row));
    parts.removeAll(QString());
    const QString line = u"%1. %2: %3 (%4)"_s.arg(QString::number(row + 1), who(row), parts.join(u"; "_s),
                                                  QString::number(warrior(row).points));
    return QString(line).replace(u":  ("_s, u" ("_s);
}

/// A bar in a name would end its cell.
QString cell(QString text)
{
    return text.replace(u'|', u"\\|"_s);
}

QString Writer::tableHead() const
{
    return tr("| # | Model | Weapons | Armour | Skills | Points |") + u"\n|--:|---|---|---|---|--:|"_s;
}

QString Writer::tableRow(int row) const
{
    return u"| %1 | %2 | %3 | %4 | %5 | %6 |"_s.arg(QString::number(row + 1), cell(who(row)), cell(weapons(row)),
                                                    cell(armour(row)), cell(skills(row)),
                                                    QString::number(warrior(row).points));
}

/// Purchases, parameters, house rules and the verdict.
QStringList Writer::foot() const
{
    QStringList lines;
    for (const roster::PriceLine &purchase : m_written.muster.purchases)
        lines.append(u"%1 (%2)"_s.arg(purchase.what, QString::number(purchase.points)));
    if (const rules::List *list = m_written.muster.list) {
        for (const rules::Parameter &parameter : list->parameters) {
            QStringList names;
            for (const QString &id : m_written.warband.parameters.value(parameter.id))
                names.append(itemName(id));
            if (!names.isEmpty())
                lines.append(u"%1: %2"_s.arg(parameter.name, names.join(u", "_s)));
        }
    }
    const QStringList houseRules(m_written.verdict.houseRules.begin(), m_written.verdict.houseRules.end());
    if (!houseRules.isEmpty())
        lines.append(tr("House rules: %1").arg(houseRules.join(u", "_s)));
    if (m_written.verdict.isLegal())
        lines.append(tr("Legal: no rule is broken."));
    for (const roster::Finding &finding : m_written.verdict.findings) {
        if (!finding.isMet)
            lines.append(roster::message(finding, m_written.warband, m_written.muster));
    }
    return lines;
}

} // namespace

QString asText(const Written &written)
{
    const Writer writer(written);
    QStringList lines{writer.title(), writer.about(), QString()};
    for (int row = 0; row < writer.size(); ++row)
        lines.append(writer.modelLine(row));
    lines.append(QString());
    lines += writer.foot();
    return lines.join(u'\n') + u'\n';
}

QString asMarkdown(const Written &written)
{
    const Writer writer(written);
    QStringList lines{u"# "_s + writer.title(), QString(), writer.about(), QString(), writer.tableHead()};
    for (int row = 0; row < writer.size(); ++row)
        lines.append(writer.tableRow(row));
    lines.append(QString());
    for (const QString &line : writer.foot())
        lines.append(u"- "_s + line);
    return lines.join(u'\n') + u'\n';
}

QString modelsAsText(const Written &written, const std::vector<int> &rows)
{
    const Writer writer(written);
    QStringList lines;
    for (const int row : rows)
        lines.append(writer.modelLine(row));
    return lines.join(u'\n') + u'\n';
}

} // namespace gunbai::share
