// SPDX-License-Identifier: GPL-3.0-or-later
// Edits the first warband of a library for ever and prints the number of each edit once it is acknowledged. The test
// TestStoreKill kills it in the middle of that.
#include "tests/core/storefixture.h"

#include <QCoreApplication>

#include <cstdio>

using namespace gunbai;
using namespace Qt::StringLiterals;

namespace {

/// Every field that tells of the edit has its number: a mixture of two edits would show.
roster::Warband edited(int number)
{
    const QString text = QString::number(number);
    roster::Warband value;
    value.system = u"ronin"_s;
    value.name = text;
    value.houseRules = {text};
    value.purchases = {{text, number}};
    for (int index = 0; index <= number % 7; ++index) {
        roster::Model model;
        model.id = roster::ModelId(index + 1);
        model.profile = text;
        model.skills = {text, text};
        model.options = {text};
        model.notes = QString(number % 5000, u'x');
        value.models.push_back(model);
    }
    return value;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    store::Location location;
    location.path = application.arguments().value(1);
    const auto database = store::Database::open(location, QDateTime::currentDateTime());
    if (!database)
        return 1;
    const store::WarbandRepository warbands(*database.value(), &QDateTime::currentDateTimeUtc, {});
    const store::WarbandId id(1);
    const auto present = warbands.load(id);
    for (int number = present ? present.value().warband.name.toInt() + 1 : 1;; ++number) {
        if (!warbands.save(id, edited(number), {number, number, 0, 0, QString::number(number)}))
            return 2;
        std::printf("%d\n", number);
        std::fflush(stdout);
    }
}
