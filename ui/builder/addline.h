// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QAbstractItemModel;
class QSortFilterProxyModel;

namespace gunbai::ui {

/// The last line of the table: type a profile to add a model of it, a name to add
/// one so called, or both; it says what Enter would add.
class AddLine final : public QLineEdit
{
    Q_OBJECT

public:
    explicit AddLine(QWidget *parent = nullptr);

    /// The profiles there are to choose from.
    void setCatalogue(QAbstractItemModel *catalogue);
    void setTextLeft(int left);

    /// The profile of a model of which only a name is typed.
    void setUsual(const QString &profile, const QString &name);
    /// What Enter would add now: "Enter adds: Samurai “Tora”"; "" for nothing.
    [[nodiscard]] QString promise() const;

Q_SIGNALS:
    void addAsked(const QString &profile, const QString &name);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Wish
    {
        QString profile;
        QString profileName;
        QString name;
    };

    void take();
    [[nodiscard]] Wish wish() const;
    [[nodiscard]] QModelIndex profileOf(const QString &text) const;

    QSortFilterProxyModel *m_addable;
    QString m_usual;
    QString m_usualName;
    int m_textLeft = 0;
};

} // namespace gunbai::ui
