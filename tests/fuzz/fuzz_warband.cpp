// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warbands.h"

#include <cstddef>
#include <cstdint>

using namespace gunbai;
using namespace Qt::StringLiterals;

/// Any bytes as a warband file: refused with one line, or judged, written and read back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto &catalogue = *test::shippedRules();
    const auto file = roster::readWarband(bytes, u"fuzz.gunbai"_s, catalogue);
    if (!file) {
        if (file.error().line().contains(u'\n') || file.error().message.isEmpty())
            __builtin_trap();
        return 0;
    }
    const test::Judgement list = test::judged(file.value().warband);
    for (const roster::Finding &finding : list.verdict.findings)
        std::ignore = roster::message(finding, list.warband, list.muster);
    const auto again = roster::readWarband(roster::writeWarband(list.warband, catalogue), u"again"_s, catalogue);
    if (!again || again.value().warband != list.warband)
        __builtin_trap();
    return 0;
}
