// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/figuremodel.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace gunbai::ui {

class FieldPanel;
class FigurePanel;
class FigureTable;
class Notice;
class UndoButtons;

/// The collection: the figures that the player owns, and what he can field of them.
class CollectionPage final : public QWidget
{
    Q_OBJECT

public:
    /// A warband whose figures may join the collection.
    struct Source
    {
        QString name;
        std::function<Result<roster::Warband>()> load;
    };
    using Sources = std::function<std::vector<Source>()>;

    /// The document must outlive the page.
    CollectionPage(edit::CollectionDocument &document, rules::CataloguePtr catalogue, QWidget *parent = nullptr);

    /// Where "The figures of a warband" looks.
    void setSources(Sources sources) { m_sources = std::move(sources); }
    void showFault(const Error &error, const QString &advice);
    [[nodiscard]] QString fault() const;
    /// Takes the figures of a file in, behind those that are there.
    void importFile(const QString &path);
    /// Writes them as the file's name says: CSV, or a file of their own.
    void exportFile(const QString &path);

Q_SIGNALS:
    /// A warband that can be fielded shall be the player's.
    void taken(const gunbai::roster::Warband &warband);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *head();
    QWidget *sides();
    QWidget *empty();
    QMenu *moreMenu();
    void connectParts();
    void readAgain();
    void showChosen();
    void addFigure();
    void remove();
    void offerSources(QMenu &menu);
    void addFrom(const Source &source);
    void askForImport();
    void askForExport();

    edit::CollectionDocument &m_document;
    rules::CataloguePtr m_catalogue;
    FigureModel m_model;
    Sources m_sources;
    UndoButtons *m_undo = nullptr;
    QPushButton *m_askField = nullptr;
    QLineEdit *m_search = nullptr;
    FigureTable *m_table = nullptr;
    FigurePanel *m_panel = nullptr;
    FieldPanel *m_field = nullptr;
    QStackedWidget *m_side = nullptr;
    QStackedWidget *m_body = nullptr;
    QWidget *m_sides = nullptr;
    QWidget *m_empty = nullptr;
    QLabel *m_totals = nullptr;
    QLabel *m_nothing = nullptr;
    Notice *m_notice = nullptr;
};

} // namespace gunbai::ui
