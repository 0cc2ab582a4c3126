// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/verdict.h"
#include "core/roster/warbandfile.h"

namespace gunbai::test {

/// The rules that the program ships; fails the test run when they have a fault.
[[nodiscard]] rules::CataloguePtr shippedRules();

/// A warband in short: "bushi kiya=1 main=yari | 3 bushi_samurai weapon=yari skills=tough+swift banner leader | ronin".
/// Another game stands before its list: "honour/force | samurai_hero bow". The head takes limit=N, rules=a+b, main=W, secondary=W+W and a purchase=N; a model any key of the file, lists with "+".
[[nodiscard]] roster::Warband warband(const QString &text);

/// A warband with its muster and verdict.
struct Judgement
{
    roster::Warband warband;
    roster::Muster muster;
    roster::Verdict verdict;

    /// Ids of the broken rules, sorted, each once.
    [[nodiscard]] QStringList broken(rules::Severity severity = rules::Severity::Error) const;
    /// The finding of a rule, broken or met; fails the test when there is none.
    [[nodiscard]] roster::Finding finding(const QString &rule) const;
};

[[nodiscard]] Judgement judged(const roster::Warband &warband);
[[nodiscard]] Judgement judged(const QString &text);

/// Points of the warband in short form.
[[nodiscard]] int points(const QString &text);

} // namespace gunbai::test
