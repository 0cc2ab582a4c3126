// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/seeding.h"

#include "core/store/warbandrepository.h"

#include <array>
#include <random>

namespace gunbai::bench {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Warband;

namespace {

constexpr std::array Families{u"Aoki",  u"Baba",    u"Chōsokabe", u"Date",   u"Endō",  u"Fukushima",
                              u"Gotō",  u"Hattori", u"Ishida",    u"Kuroda", u"Maeda", u"Naitō",
                              u"Ōkubo", u"Sanada",  u"Takeda",    u"Uesugi", u"Wada",  u"Yamagata"};
constexpr std::array Givens{u"Akihiro",  u"Bunzō",  u"Daigo",    u"Eiji",      u"Genba",
                            u"Hisahide", u"Ichirō", u"Jinpachi", u"Kagetora",  u"Masanobu",
                            u"Nagamasa", u"Rokurō", u"Shingen",  u"Tadakatsu", u"Yoshimoto"};
constexpr std::array Companies{u"Riders of %1", u"%1’s last stand", u"The %1 of the ford", u"House %1", u"%1 at dusk"};
constexpr std::array Notes{u"Painted in spring; the sashimono still lacks its crest.",
                           u"Lost an eye at the bridge and has not forgiven the ferryman.",
                           u"Repaint the haori, and give him a proper base before the next campaign.",
                           u"Stays near the leader. Charges only when the banner is safe.",
                           u"Bought at the autumn fair, second hand, with a bent yari."};

/// Chance that gives the same each time, with every standard library.
class Chance
{
public:
    [[nodiscard]] bool oneIn(unsigned many) { return m_engine() % many == 0; }
    template <class Container>
    [[nodiscard]] const auto &of(const Container &container)
    {
        return container[m_engine() % std::size(container)];
    }
    [[nodiscard]] QString text(const auto &texts) { return QString::fromUtf16(of(texts)); }

private:
    std::mt19937 m_engine{20231};
};

QStringList skillsFor(const rules::System &system, const rules::Profile &profile, Chance &chance)
{
    QStringList skills;
    while (skills.size() < std::min(profile.picks.most, 2) && chance.oneIn(2))
        skills.append(chance.of(system.skills).id);
    skills.removeDuplicates();
    return skills;
}

Model modelOf(const rules::System &system, const rules::Profile &profile, Chance &chance)
{
    Model model;
    model.profile = profile.id;
    if (!profile.choices.empty())
        model.weapon = chance.of(profile.choices.front().offers).id;
    model.skills = skillsFor(system, profile, chance);
    if (chance.oneIn(2))
        model.name = u"%1 %2"_s.arg(chance.text(Families), chance.text(Givens));
    if (chance.oneIn(5))
        model.notes = chance.text(Notes);
    return model;
}

Warband warbandOf(const rules::System &system, Chance &chance)
{
    const rules::List &list = chance.of(system.lists);
    Warband warband;
    warband.system = system.id;
    warband.list = list.id;
    warband.name = chance.text(Companies).arg(chance.text(Families));
    warband.limit = chance.oneIn(3) ? 200 : 150;
    int points = 0;
    while (points < *warband.limit) {
        const rules::Profile &profile = chance.of(list.profiles);
        points += std::max(profile.cost, 5);
        warband.models.push_back(modelOf(system, profile, chance));
        warband.models.back().id = roster::ModelId(static_cast<qint64>(warband.models.size()));
    }
    warband.models.front().isLeader = true;
    return warband;
}

} // namespace

Result<> seed(const store::Database &database, const rules::CataloguePtr &catalogue, const QString &rulesHash,
              int count)
{
    // What is lost in a power cut is made again.
    if (auto done = database.connection().exec(u"PRAGMA synchronous = OFF"_s); !done)
        return done;
    Chance chance;
    QDateTime now(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC);
    const store::WarbandRepository warbands(
        database, [&now] { return now; }, rulesHash);
    for (int number = 0; number < count; ++number) {
        now = now.addSecs(60);
        const Warband warband = warbandOf(catalogue->systems().front(), chance);
        if (const auto id = warbands.create(warband, store::summaryOf(warband, catalogue)); !id)
            return id.error();
    }
    return database.connection().exec(u"PRAGMA synchronous = FULL"_s);
}

} // namespace gunbai::bench
