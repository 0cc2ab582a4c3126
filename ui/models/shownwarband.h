// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collection/collection.h"
#include "core/edit/warbanddocument.h"

#include <QPointer>

namespace gunbai::ui {

/// The document that the builder shows, or none: what its models and panels observe, while documents come and go.
class ShownWarband final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Shows another document, which somebody else owns, or none.
    void setDocument(edit::WarbandDocument *document);

    /// The figures that the player owns; shown with the next document.
    void setOwned(const collection::Collection &owned) { m_owned = owned; }
    [[nodiscard]] const collection::Collection &owned() const { return m_owned; }

    [[nodiscard]] edit::WarbandDocument *document() const { return m_document; }
    [[nodiscard]] const roster::Warband &warband() const;
    [[nodiscard]] const roster::Muster &muster() const;
    [[nodiscard]] const roster::Verdict &verdict() const;
    [[nodiscard]] const rules::CataloguePtr &catalogue() const { return muster().catalogue; }
    /// The models in these rows, in that order.
    [[nodiscard]] edit::Ids idsOf(const std::vector<int> &rows) const;

Q_SIGNALS:
    /// Another document, or none, is shown from now on; between aboutToChange and changed, as a rebuilt warband.
    void replaced();
    void aboutToChange(const gunbai::edit::WarbandChange &change);
    void changed(const gunbai::edit::WarbandChange &change);
    void saveFailed(const gunbai::Error &error);

private:
    QPointer<edit::WarbandDocument> m_document;
    collection::Collection m_owned;
};

} // namespace gunbai::ui
