// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"

#include <QObject>

namespace gunbai::ui {

class AskLine;
class ShownWarband;

/// Asks whether to keep the rules that the warband which is shown was drawn up with, when today's differ.
class RulesQuestion final : public QObject
{
    Q_OBJECT

public:
    RulesQuestion(const ShownWarband &shown, AskLine &line, QObject *parent);

    [[nodiscard]] bool isAsking() const;

private:
    void readAgain();
    void ask();

    const ShownWarband &m_shown;
    AskLine &m_line;
    QString m_asked;                  ///< what the line says when it says this
    rules::CataloguePtr m_askedAbout; ///< once it is dismissed, it asks again only when the rules are others
};

} // namespace gunbai::ui
