// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/reader.h"

#include <cstddef>
#include <cstdint>

using namespace gunbai;
using namespace Qt::StringLiterals;

namespace {

/// A small game, so that the bytes may be a list of it, its amendment or more of the game itself.
const QByteArray System = R"(format = 1
system = "toy"
system_data = { name = "Toy", mounts = ["horse"] }
stat = [{ id = "cp", name = "Combat Pool", brief = "CP" }]
armour = [{ id = "none", name = "none", defence = 0 }, { id = "heavy", name = "heavy", defence = 3 }]
weapon = [{ id = "katana", name = "katana", kinds = ["sword"] }, { id = "yumi", name = "yumi", kinds = ["missile"] }]
switch = [{ id = "kind", name = "Kind", effect = "All is allowed." }]
skill = [{ id = "swift", name = "Swift", group = "ability", effect = "First." }]
hireling = [{ id = "ronin", name = "Ronin", type = "Samurai", rank = 3, cost = 17, stats = { cp = 3 }, armour = "none" }]
)";

} // namespace

/// Any bytes as a file of rules: faults with a place, or a catalogue.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto reading = rules::readRules({{u"toy.toml"_s, System}, {u"fuzz.toml"_s, bytes}});
    for (const Error &fault : reading.faults) {
        if (fault.message.isEmpty() || fault.place.file.isEmpty() || fault.line().contains(u'\n'))
            __builtin_trap();
    }
    return 0;
}
