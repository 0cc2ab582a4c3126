// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/menubutton.h"

#include "ui/widgets/chevron.h"
#include "ui/widgets/palette.h"

#include <QActionGroup>
#include <QMenu>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int ChevronRoom = 22;
constexpr int Gap = 6;
constexpr int ChevronRight = 14;
constexpr int TextLeft = 10;
constexpr int WidestText = 90;

} // namespace

MenuButton::MenuButton(const QString &look, const QString &what, QWidget *parent)
    : QPushButton(parent), m_what(what), m_menu(new QMenu(this)), m_group(new QActionGroup(this))
{
    setProperty("look", look);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_menu->setAccessibleName(what);
    setMenu(m_menu);
    connect(m_group, &QActionGroup::triggered, this, [this](const QAction *action) {
        choose(action->data());
        Q_EMIT chosen(m_value);
    });
}

void MenuButton::setChoices(const std::vector<Choice> &choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    m_menu->clear();
    for (const Choice &choice : choices) {
        QAction *action = m_menu->addAction(QString(choice.text).replace(u'&', u"&&"_s));
        action->setData(choice.value);
        action->setCheckable(true);
        m_group->addAction(action);
    }
    choose(m_value);
}

void MenuButton::choose(const QVariant &value)
{
    const auto found = std::ranges::find(m_choices, value, &Choice::value);
    const Choice choice = found != m_choices.end() ? *found : m_choices.empty() ? Choice() : m_choices.front();
    m_value = choice.value;
    for (QAction *action : m_group->actions())
        action->setChecked(action->data() == m_value);
    const bool isNarrow = property("look").toString() == "choice"_L1;
    const QString shown = isNarrow ? fontMetrics().elidedText(choice.text, Qt::ElideRight, WidestText) : choice.text;
    setText(QString(shown).replace(u'&', u"&&"_s));
    setAccessibleName(u"%1: %2"_s.arg(m_what, choice.text));
    updateGeometry();
}

QSize MenuButton::sizeHint() const
{
    return {TextLeft + fontMetrics().size(Qt::TextShowMnemonic, text()).width() + Gap + ChevronRoom,
            QPushButton::sizeHint().height()};
}

/// The text stands at the left, which a style sheet can't do to a button with a menu and keep its padding.
void MenuButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QString text = option.text;
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const Palette &palette = Palette::of(this);
    const bool isQuiet = property("look").toString() == "quiet"_L1;
    painter.setPen(!isEnabled() ? palette.ink3 : isQuiet ? palette.ink2 : palette.ink);
    painter.drawText(rect().adjusted(TextLeft, 0, -ChevronRoom, 0),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextHideMnemonic, text);
    paintChevron(painter, QPointF(width() - ChevronRight, height() / 2.0), Direction::Down, palette.ink2);
}

} // namespace gunbai::ui
