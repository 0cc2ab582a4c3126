// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/collectiondocument.h"
#include "core/rules/catalogue.h"
#include "ui/models/figurewords.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace gunbai::ui {

class ElidedLabel;

/// The chosen figure: what it can stand for, and its notes.
class FigurePanel final : public QWidget
{
    Q_OBJECT

public:
    FigurePanel(edit::CollectionDocument &document, rules::CataloguePtr catalogue, QWidget *parent = nullptr);

    void show(collection::FigureId id);
    /// Brings the keyboard to the field for another profile.
    void startPicking();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createPicker();
    void readAgain();
    void showUses(const collection::Figure &figure);
    void pick(const QString &typed);
    void setUse(std::size_t index, const collection::Use &use);
    void removeUse(std::size_t index);
    void keepNotes();

    edit::CollectionDocument &m_document;
    rules::CataloguePtr m_catalogue;
    std::vector<UseChoice> m_choices;
    collection::FigureId m_id;
    ElidedLabel *m_name;
    QWidget *m_body;
    QVBoxLayout *m_uses;
    QLineEdit *m_picker;
    QPlainTextEdit *m_notes;
};

} // namespace gunbai::ui
