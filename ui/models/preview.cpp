// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/preview.h"

#include "ui/models/shownwarband.h"

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using Fate = PreviewRow::Fate;

namespace {

/// The table as it would be, told by the same model that tells it as it is.
class OtherTable
{
public:
    OtherTable(const roster::Warband &warband, const rules::CataloguePtr &catalogue)
        : m_document(warband, catalogue, [](const roster::Warband &) { return Result<>(Done{}); }), m_model(m_shown)
    {
        m_shown.setDocument(&m_document);
    }

    [[nodiscard]] const WarbandModel &model() const { return m_model; }

private:
    edit::WarbandDocument m_document;
    ShownWarband m_shown;
    WarbandModel m_model;
};

bool isOfWords(int column)
{
    return column == WarbandModel::WeaponsColumn || column == WarbandModel::SkillsColumn;
}

QStringList wordsOf(const WarbandModel &model, int row, int column)
{
    const QString text = model.data(model.index(row, column), Qt::DisplayRole).toString();
    return isOfWords(column) ? text.split(u", "_s, Qt::SkipEmptyParts)
           : text.isEmpty()  ? QStringList()
                             : QStringList{text};
}

PreviewCell cellOf(const QStringList &now, const QStringList &then)
{
    PreviewCell cell;
    for (const QString &word : now)
        (then.contains(word) ? cell.stay : cell.gone).append(word);
    for (const QString &word : then) {
        if (!now.contains(word))
            cell.come.append(word);
    }
    return cell;
}

} // namespace

std::vector<PreviewRow> previewOf(const ShownWarband &shown, const roster::Warband &then)
{
    const WarbandModel now(shown);
    const OtherTable other(then, shown.catalogue());
    const auto &models = shown.warband().models;
    std::vector<PreviewRow> rows;
    const auto cells = [&](PreviewRow row, int before, int after) {
        for (int column = 0; column < WarbandModel::ColumnCount; ++column) {
            if (now.hasColumn(column))
                row.cells[static_cast<std::size_t>(column)] =
                    cellOf(before < 0 ? QStringList() : wordsOf(now, before, column),
                           after < 0 ? QStringList() : wordsOf(other.model(), after, column));
        }
        return row;
    };
    for (std::size_t index = 0; index < models.size(); ++index) {
        const int row = static_cast<int>(index);
        const auto same = std::ranges::find(then.models, models[index].id, &roster::Model::id);
        if (same == then.models.end())
            rows.push_back(cells({Fate::Gone, row, {}}, row, -1));
        else if (PreviewRow changed =
                     cells({Fate::Changed, row, {}}, row, static_cast<int>(same - then.models.begin()));
                 *same != models[index])
            rows.push_back(std::move(changed));
    }
    for (std::size_t index = 0; index < then.models.size(); ++index) {
        if (std::ranges::find(models, then.models[index].id, &roster::Model::id) == models.end())
            rows.push_back(cells({Fate::New, -1, {}}, -1, static_cast<int>(index)));
    }
    return rows;
}

} // namespace gunbai::ui
