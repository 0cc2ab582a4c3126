// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fill/aims.h"

namespace gunbai::fill {

/// One warband being completed.
class Filling
{
public:
    Filling(const Task &task, Aim aim, const std::stop_token &stop)
        : m_task(task),
          m_aim(aim),
          m_stop(stop),
          m_start(task.yardstick.measure(task.warband, task.muster)),
          m_plan(task.yardstick, m_start)
    {
    }

    /// What makes it complete, the Leader first; nothing when it can't be, or was stopped.
    [[nodiscard]] std::vector<repair::Change> additions();

private:
    /// What may be done beside new models: a model that learns, something bought for all.
    struct Extra
    {
        std::vector<repair::Change> changes;
        int column = 0;
    };

    void offerModels();
    void offer(const Family &family);
    void letLeadersLead();
    void offerLessons();
    void offerPurchases();
    [[nodiscard]] int mostOf(const Kind &kind, const Family &family) const;
    [[nodiscard]] int priceOf(const roster::Model &model) const;
    [[nodiscard]] std::vector<solver::Sum> goals();
    [[nodiscard]] std::vector<repair::Change> changesFor(const std::vector<int> &values) const;
    [[nodiscard]] std::vector<roster::Model> membersOf(const Kind &kind) const;
    [[nodiscard]] std::vector<roster::Model> modelsOf(const Offered &offered, const std::vector<int> &values) const;

    Task m_task;
    Aim m_aim;
    const std::stop_token &m_stop;
    repair::Measures m_start;
    repair::Plan m_plan;
    std::vector<Family> m_families;
    std::vector<Offered> m_offered; ///< parallel to the families
    std::vector<Extra> m_lessons;
    std::vector<Extra> m_purchases;
};

} // namespace gunbai::fill
