// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <thread>

namespace gunbai::ui {

/// Something that is worked out in a thread of its own. Another start, or stop(), ends the one before: its answer never
/// comes.
template <class Answer>
class Search
{
public:
    using Work = std::function<Answer(const std::stop_token &)>;
    using Done = std::function<void(const Answer &)>;

    /// `done` is called in this thread, from its event loop.
    void start(Work work, Done done)
    {
        stop();
        const int number = m_number;
        m_thread =
            std::jthread([this, number, work = std::move(work), done = std::move(done)](const std::stop_token &stop) {
                QMetaObject::invokeMethod(
                    &m_home,
                    [this, number, done, answer = work(stop)] {
                        if (number == m_number)
                            done(answer);
                    },
                    Qt::QueuedConnection);
            });
    }

    /// Waits for the thread, which looks at its stop token often.
    void stop()
    {
        ++m_number;
        m_thread = {};
    }

private:
    int m_number = 0;
    QObject m_home;        ///< answers on their way go with it
    std::jthread m_thread; ///< last: it ends before the rest goes
};

} // namespace gunbai::ui
