// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkedfile.h"

#include <QCoreApplication>

namespace gunbai::app {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString points(const roster::Verdict &verdict)
{
    return verdict.limit ? Text::tr("%1 of %2 points").arg(verdict.total).arg(*verdict.limit)
                         : Text::tr("%n point(s)", nullptr, verdict.total);
}

QString outcome(const roster::Verdict &verdict)
{
    return verdict.isLegal() ? Text::tr("legal") : Text::tr("%n rule(s) broken", nullptr, verdict.brokenCount());
}

} // namespace

Result<Checked> checkFile(const QString &path, const gunbai::rules::CataloguePtr &catalogue, std::optional<int> limit)
{
    const auto bytes = roster::warbandBytes(path);
    if (!bytes)
        return bytes.error();
    auto source = roster::readWarband(bytes.value(), path, *catalogue);
    if (!source)
        return source.error();
    Checked checked{path, std::move(source).value(), {}, {}};
    if (limit)
        checked.source.warband.limit = limit;
    checked.muster = roster::muster(checked.source.warband, catalogue);
    checked.verdict = roster::judge(checked.source.warband, checked.muster);
    return checked;
}

QString stateOf(const Checked &checked)
{
    const roster::Warband &warband = checked.source.warband;
    const QString list = checked.muster.list ? checked.muster.list->name : warband.list;
    const QString head = QStringList{warband.name, list, points(checked.verdict),
                                     Text::tr("%n model(s)", nullptr, checked.muster.models), outcome(checked.verdict)}
                             .join(u", "_s);
    return printable(checked.file) + u": "_s + printable(warband.name.isEmpty() ? head.sliced(2) : head) + u'.';
}

} // namespace gunbai::app
