// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QAbstractItemModel;
class QSortFilterProxyModel;

namespace gunbai::ui {

/// The last line of the table: type a profile to add a model of it, or a name to add one so called.
class AddLine final : public QLineEdit
{
    Q_OBJECT

public:
    explicit AddLine(QWidget *parent = nullptr);

    /// The profiles there are to choose from.
    void setCatalogue(QAbstractItemModel *catalogue);
    void setTextLeft(int left);

Q_SIGNALS:
    void addAsked(const QString &profile);
    /// What was typed is no profile: a name.
    void nameAsked(const QString &name);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void take();
    [[nodiscard]] QModelIndex profileOf(const QString &text) const;

    QSortFilterProxyModel *m_addable;
    int m_textLeft = 0;
};

} // namespace gunbai::ui
