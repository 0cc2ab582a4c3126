// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/firstpaint.h"

#include <QEvent>
#include <QTimer>
#include <QWindow>

namespace gunbai::ui {

namespace {

/// A window is painted within its first expose event, so what is posted during it comes after.
class ExposeWatch final : public QObject
{
public:
    ExposeWatch(QWidget &window, std::function<void()> work)
        : QObject(&window), m_handle(window.windowHandle()), m_work(std::move(work))
    {
        m_handle->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Expose && m_handle->isExposed()) {
            m_handle->removeEventFilter(this);
            QTimer::singleShot(0, this, [this] {
                m_work();
                deleteLater();
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QWindow *m_handle;
    std::function<void()> m_work;
};

} // namespace

void afterFirstPaint(QWidget &window, std::function<void()> work)
{
    new ExposeWatch(window, std::move(work)); // a child of the window
}

} // namespace gunbai::ui
