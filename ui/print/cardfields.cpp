// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/cardfields.h"

#include "ui/widgets/label.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/segments.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using sheet::Backs;
using sheet::CardFormat;

namespace {

constexpr int FieldHeight = 30;

QDoubleSpinBox *millimetres(const QString &what, double least, double most, QWidget *parent)
{
    auto *field = new QDoubleSpinBox(parent);
    field->setAccessibleName(what);
    field->setRange(least, most);
    field->setDecimals(1);
    field->setSingleStep(0.5);
    field->setSuffix(CardFields::tr(" mm"));
    field->setMinimumHeight(FieldHeight);
    field->setKeyboardTracking(false);
    return field;
}

QLabel *caption(const QString &text, QWidget *parent)
{
    return makeLabel(text, typeface(Text::Caption), Tone::Ink2, parent);
}

} // namespace

Tick::Tick(const QString &text, const QString &effect, QWidget *parent)
    : QWidget(parent), m_row(new OptionRow({.text = text, .price = {}, .effect = effect, .reason = {}}, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_row);
    connect(m_row, &OptionRow::clicked, this, [this] {
        setOn(!isOn());
        Q_EMIT clicked();
    });
}

bool Tick::isOn() const
{
    return m_row->content().state == OptionRow::State::On;
}

void Tick::setOn(bool isOn)
{
    OptionRow::Content content = m_row->content();
    content.state = isOn ? OptionRow::State::On : OptionRow::State::Off;
    m_row->setContent(content);
}

CardFields::CardFields(QWidget *parent)
    : QWidget(parent),
      m_size(new MenuButton({}, tr("Card size"), this)),
      m_own(new QWidget(this)),
      m_width(millimetres(tr("Width"), CardFormat::Least.width(), CardFormat::Most.width(), m_own)),
      m_height(millimetres(tr("Height"), CardFormat::Least.height(), CardFormat::Most.height(), m_own)),
      m_gutter(millimetres(tr("Gutter"), 0, CardFormat::MostGutter, this)),
      m_bleed(millimetres(tr("Bleed"), 0, CardFormat::MostBleed, this)),
      m_marks(new Tick(tr("Crop marks"), {}, this)),
      m_backs(new Segments({tr("None"), tr("Long edge"), tr("Short edge")}, this))
{
    m_size->setChoices({{tr("Poker, 63 × 88 mm"), CardFormat::Poker},
                        {tr("Tarot, 70 × 120 mm"), CardFormat::Tarot},
                        {tr("Large, 100 × 110 mm"), CardFormat::Large},
                        {tr("Another size"), QSizeF()}});
    auto *own = new QHBoxLayout(m_own);
    own->setContentsMargins(0, 0, 0, 0);
    own->addWidget(m_width, 1);
    own->addWidget(caption(u"×"_s, m_own));
    own->addWidget(m_height, 1);
    auto *between = new QHBoxLayout;
    between->addWidget(caption(tr("Gutter"), this));
    between->addWidget(m_gutter, 1);
    between->addWidget(caption(tr("Bleed"), this));
    between->addWidget(m_bleed, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_size);
    column->addWidget(m_own);
    column->addLayout(between);
    column->addWidget(m_marks);
    column->addWidget(caption(tr("Backs, on paper turned by its"), this));
    column->addWidget(m_backs);
    connect(m_size, &MenuButton::chosen, this, &CardFields::takeSize);
    for (QDoubleSpinBox *field : {m_width, m_height, m_gutter, m_bleed})
        connect(field, &QDoubleSpinBox::valueChanged, this, &CardFields::changed);
    connect(m_marks, &Tick::clicked, this, &CardFields::changed);
    connect(m_backs, &Segments::picked, this, &CardFields::changed);
    setFormat({});
}

CardFormat CardFields::format() const
{
    return {{m_width->value(), m_height->value()},
            m_bleed->value(),
            m_gutter->value(),
            m_marks->isOn(),
            static_cast<Backs>(m_backs->chosen())};
}

void CardFields::setFormat(const CardFormat &format)
{
    const std::array blockers{QSignalBlocker(m_width), QSignalBlocker(m_height), QSignalBlocker(m_gutter),
                              QSignalBlocker(m_bleed)};
    m_width->setValue(format.size.width());
    m_height->setValue(format.size.height());
    m_gutter->setValue(format.gutter);
    m_bleed->setValue(format.bleed);
    m_marks->setOn(format.hasMarks);
    m_backs->choose(static_cast<int>(format.backs));
    const bool isNamed =
        format.size == CardFormat::Poker || format.size == CardFormat::Tarot || format.size == CardFormat::Large;
    m_size->choose(isNamed ? format.size : QSizeF());
    showOwnSize();
}

void CardFields::takeSize()
{
    const QSizeF size = m_size->value().toSizeF();
    if (!size.isEmpty()) {
        CardFormat named = format();
        named.size = size;
        setFormat(named);
    }
    showOwnSize();
    Q_EMIT changed();
}

void CardFields::showOwnSize()
{
    m_own->setVisible(m_size->value().toSizeF().isEmpty());
}

} // namespace gunbai::ui
