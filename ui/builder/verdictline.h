// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

class QLabel;

namespace gunbai::ui {

/// One rule of a verdict: its statement beside its mark, and the models that break it, each a link to its row.
class VerdictLine final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Kind { Broken, Warning, Legal };
    enum class Size { Tall, Compact };

    struct Causer
    {
        int row;
        QString name;
    };

    VerdictLine(Kind kind, const QString &statement, const std::vector<Causer> &causers, Size size,
                QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The link of a model was followed.
    void rowAsked(int row);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addCausers(const std::vector<Causer> &causers);

    Kind m_kind;
    QLabel *m_causers = nullptr;
};

} // namespace gunbai::ui
