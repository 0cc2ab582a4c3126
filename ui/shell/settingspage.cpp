// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settingspage.h"

#include "ui/library/library.h"
#include "ui/models/words.h"
#include "ui/print/paperchoices.h"
#include "ui/shell/librarysettings.h"
#include "ui/shell/rulessettings.h"
#include "ui/widgets/button.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/optionrow.h"
#include "ui/widgets/segments.h"

#include <QScrollArea>

#include <array>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using sheet::Paper;

namespace {

constexpr int SectionsWidth = 720;
constexpr int HeadHeight = 64;
constexpr std::array TextSizes{100, 115, 130, 150};

OptionRow::Content houseRule(const rules::Switch &rule, bool isOn)
{
    OptionRow::Content content;
    content.state = isOn ? OptionRow::State::On : OptionRow::State::Off;
    content.text = rule.name;
    content.effect = rule.effect;
    return content;
}

} // namespace

LookSettings::LookSettings(Settings &settings, QWidget *parent)
    : SettingsSection(tr("Look"), parent), m_settings(settings)
{
    auto *theme = new Segments({tr("As the desktop"), tr("Light"), tr("Dark")}, this);
    theme->choose(static_cast<int>(settings.theme()));
    addField(tr("Theme"), theme);
    connect(theme, &Segments::picked, this, [this](int index) {
        m_settings.setTheme(static_cast<Theme>(index));
        Q_EMIT themeChanged();
    });
    QStringList sizes;
    for (const int size : TextSizes)
        sizes.append(tr("%1 %").arg(number(size)));
    auto *textSize = new Segments(sizes, this);
    const auto chosen = std::ranges::find(TextSizes, settings.textSize());
    textSize->choose(static_cast<int>(chosen == TextSizes.end() ? 0 : chosen - TextSizes.begin()));
    addField(tr("Text size"), textSize);
    addNote(tr("Buttons and rows grow with the text."));
    QPushButton *restart = makeTextButton(tr("Start anew to see it"), this);
    restart->hide();
    addField({}, restart);
    m_restart = restart;
    connect(textSize, &Segments::picked, this, &LookSettings::pickSize);
    connect(restart, &QPushButton::clicked, this, &LookSettings::restartAsked);
}

void LookSettings::pickSize(int index)
{
    m_settings.setTextSize(TextSizes[static_cast<std::size_t>(index)]);
    m_restart->show();
}

DisplaySettings::DisplaySettings(Settings &settings, QWidget *parent)
    : SettingsSection(tr("Lengths and paper"), parent), m_settings(settings)
{
    auto *lengths = new Segments({tr("Inches"), tr("Centimetres")}, this);
    lengths->choose(static_cast<int>(settings.lengthUnit()));
    addField(tr("Lengths"), lengths);
    addNote(tr("The rules measure in inches. Centimetres are rounded to whole ones."));
    connect(lengths, &Segments::picked, this,
            [this](int index) { m_settings.setLengthUnit(static_cast<LengthUnit>(index)); });
    m_paper = new MenuButton({}, tr("Paper"), this);
    m_paper->setChoices(paperChoices());
    addField(tr("Paper"), m_paper);
    connect(m_paper, &MenuButton::chosen, this, [this](const QVariant &value) {
        m_settings.setPaper({static_cast<Paper::Size>(value.toInt()), m_settings.paper().orientation});
    });
    readAgain();
}

void DisplaySettings::readAgain()
{
    m_paper->choose(static_cast<int>(m_settings.paper().size));
}

HouseRuleSettings::HouseRuleSettings(Settings &settings, const rules::System &system, QWidget *parent)
    : SettingsSection(tr("House rules of new warbands: %1", "a game").arg(system.name), parent)
{
    for (const rules::Switch &rule : system.switches) {
        auto *row = new OptionRow(houseRule(rule, settings.houseRules(system.id).contains(rule.id)), this);
        addWide(row);
        connect(row, &OptionRow::clicked, this, [&settings, row, rule, system = system.id] {
            QStringList inForce = settings.houseRules(system);
            if (!inForce.removeOne(rule.id))
                inForce.append(rule.id);
            settings.setHouseRules(system, inForce);
            row->setContent(houseRule(rule, inForce.contains(rule.id)));
        });
    }
}

SettingsPage::SettingsPage(Settings &settings, const Library &library, const OwnRules &ownRules, QWidget *parent)
    : QWidget(parent), m_notice(new Notice(this))
{
    auto *title = makeLabel(tr("Settings"), typeface(Text::ScreenTitle), Tone::Ink, this);
    title->setMinimumHeight(HeadHeight);
    title->setContentsMargins(24, 0, 24, 0);
    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(createSections(settings, library, ownRules));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(title);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addWidget(m_area, 1);
    column->addWidget(m_notice);
}

QWidget *SettingsPage::createSections(Settings &settings, const Library &library, const OwnRules &ownRules)
{
    auto *sections = new QWidget;
    sections->setProperty("surface", u"base"_s);
    auto *middle = new QWidget(sections);
    middle->setMaximumWidth(SectionsWidth);
    auto *row = new QHBoxLayout(sections);
    row->setContentsMargins(24, 20, 24, 20);
    row->addWidget(middle, 1000);
    row->addStretch(1);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *look = new LookSettings(settings, middle);
    m_display = new DisplaySettings(settings, middle);
    m_library = new LibrarySettings(settings, library, middle);
    m_rules = new RulesSettings(ownRules, middle);
    column->addWidget(look);
    column->addWidget(m_display);
    column->addWidget(m_library);
    column->addWidget(m_rules);
    for (const rules::System &system : library.catalogue()->systems()) {
        if (!system.switches.empty())
            column->addWidget(new HouseRuleSettings(settings, system, middle));
    }
    column->addStretch(1);
    setFocusProxy(look->findChild<Segments *>());
    connect(look, &LookSettings::themeChanged, this, &SettingsPage::themeChanged);
    connect(look, &LookSettings::restartAsked, this, &SettingsPage::restartAsked);
    connect(m_library, &LibrarySettings::moveAsked, this, &SettingsPage::moveAsked);
    connect(m_library, &LibrarySettings::restoreAsked, this, &SettingsPage::restoreAsked);
    connect(m_library, &LibrarySettings::failed, this,
            [this](const Error &error) { say(error.line(), tr("Nothing was changed.")); });
    connect(m_rules, &RulesSettings::failed, this, [this](const Error &error) { say(error.line(), {}); });
    return sections;
}

void SettingsPage::showRules()
{
    m_area->ensureWidgetVisible(m_rules);
}

void SettingsPage::say(const QString &what, const QString &advice)
{
    m_notice->say(what, advice);
}

QString SettingsPage::said() const
{
    return m_notice->text();
}

void SettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_display->readAgain();
    m_library->readAgain();
    m_rules->readAgain();
}

} // namespace gunbai::ui
