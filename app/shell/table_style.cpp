// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/table_style.h"

#include "views/theme/text_scale.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QInputDevice>
#include <QPainter>
#include <QPolygonF>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kIndicator = 26;
constexpr int kScrollBar = 26;
constexpr int kTabSpace = 14;  // on both sides of the words together: five tabs of a narrow window are read
constexpr int kMenuFrame = 5;  // two lines around the entries, and some air
constexpr int kMenuArrow = 14; // room beside the words of a button that opens a menu

const QStyleOptionToolButton* withMenu(const QStyleOption* option) {
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    return button != nullptr && button->features.testFlag(QStyleOptionToolButton::HasMenu) ? button : nullptr;
}

bool hasValue(const QWidget* widget) {
    return qobject_cast<const QComboBox*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           (qobject_cast<const QAbstractSlider*>(widget) != nullptr &&
            qobject_cast<const QScrollBar*>(widget) == nullptr);
}

} // namespace

TableStyle::TableStyle(bool touch)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    , touch_(touch) {}

void TableStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (!hasValue(widget)) return;
    if (widget->focusPolicy() == Qt::WheelFocus) widget->setFocusPolicy(Qt::StrongFocus);
    widget->installEventFilter(this);
}

void TableStyle::unpolish(QWidget* widget) {
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool TableStyle::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
        return QProxyStyle::eventFilter(watched, event);
    event->ignore(); // it is for whatever lies around
    return true;
}

bool TableStyle::hasTouchScreen() {
    const auto devices = QInputDevice::devices();
    return std::any_of(devices.begin(), devices.end(), [](const QInputDevice* device) {
        return device->type() == QInputDevice::DeviceType::TouchScreen;
    });
}

QSize TableStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const {
    QSize needed = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ToolButton && withMenu(option) != nullptr) needed.rwidth() += kMenuArrow;
    if (type == CT_PushButton) // long words would touch the button's edges
        needed.setWidth(std::max(needed.width(), size.width() + option->fontMetrics.height()));
    if (!touch_) return needed;
    switch (type) {
    case CT_PushButton:
    case CT_ToolButton:
        return needed.expandedTo({kLeast, kLeast});
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_ComboBox:
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_MenuItem:
    case CT_MenuBarItem:
    case CT_TabBarTab:
    case CT_ItemViewItem:
        needed.setHeight(std::max(needed.height(), kLeast));
        return needed;
    default:
        return needed;
    }
}

// Where the keyboard is: a line of two pixels in a colour that nothing else wears, the default button least of all.
void TableStyle::paintFocus(QPainter& painter, const QStyleOption& option) {
    if (!option.state.testFlag(State_HasFocus) || !option.state.testFlag(State_KeyboardFocusChange)) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(QPalette::Link), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 3, 3);
    painter.restore();
}

// A sheet of the table's own paper instead of the desktop's white, in both lights.
void TableStyle::paintMenu(QPainter& painter, const QStyleOption& option) {
    const QColor ground = option.palette.color(QPalette::Window);
    const QColor edge = option.palette.color(QPalette::Highlight);
    QLinearGradient paper(option.rect.topLeft(), option.rect.bottomLeft());
    paper.setColorAt(0, ground.lighter(112));
    paper.setColorAt(1, ground.lighter(102));
    painter.save();
    painter.fillRect(option.rect, paper);
    painter.setPen(QPen(edge.darker(140), 1));
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.setPen(QPen(edge, 1));
    painter.drawRect(option.rect.adjusted(2, 2, -3, -3));
    painter.restore();
}

void TableStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_PanelMenu) return paintMenu(*painter, *option);
    if (element == PE_FrameFocusRect) return paintFocus(*painter, *option);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_PanelButtonCommand || element == PE_PanelLineEdit || element == PE_FrameLineEdit)
        return paintFocus(*painter, *option);
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) return;
    QColor edge = option->palette.color(QPalette::WindowText);
    edge.setAlpha(option->state.testFlag(State_Enabled) ? 150 : 70);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(edge, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
}

// Fusion's own sign is a speck in the corner that is taken for a comma.
void TableStyle::paintMenuButton(const QStyleOptionToolButton& button, QPainter& painter, const QWidget* widget) const {
    QStyleOptionToolButton label = button;
    label.features &= ~QStyleOptionToolButton::HasMenu;
    QStyleOptionToolButton ground = label;
    ground.text.clear();
    ground.icon = {};
    QProxyStyle::drawComplexControl(CC_ToolButton, &ground, &painter, widget);
    label.rect.adjust(0, 0, -kMenuArrow, 0);
    proxy()->drawControl(CE_ToolButtonLabel, &label, &painter, widget);
    const QPointF middle(button.rect.right() - kMenuArrow / 2.0, button.rect.center().y() + 1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(button.palette.color(QPalette::ButtonText));
    painter.drawPolygon(QPolygonF{middle + QPointF(-4, -2.5), middle + QPointF(4, -2.5), middle + QPointF(0, 2.5)});
    painter.restore();
}

// The groove is a shallow line in the ground and the handle stands out of it, so that neither is taken for the other.
void TableStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const {
    if (const auto* button = withMenu(option); control == CC_ToolButton && button != nullptr)
        return paintMenuButton(*button, *painter, widget);
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || bar == nullptr) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        if (control == CC_ComboBox || control == CC_SpinBox) paintFocus(*painter, *option);
        return;
    }
    const auto part = [&](SubControl which) {
        return QRectF(subControlRect(control, option, which, widget)).adjusted(2, 2, -2, -2);
    };
    const QColor ink = option->palette.color(QPalette::WindowText);
    const auto tinted = [ink](float alpha) {
        QColor colour = ink;
        colour.setAlphaF(alpha);
        return colour;
    };
    const bool upright = bar->orientation == Qt::Vertical;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(tinted(0.10F));
    const QRectF groove = part(SC_ScrollBarGroove);
    const qreal thin = (upright ? groove.width() : groove.height()) * 0.32;
    painter->drawRoundedRect(upright ? groove.adjusted(thin, 0, -thin, 0) : groove.adjusted(0, thin, 0, -thin), 2, 2);
    if (bar->minimum < bar->maximum) {
        const bool held = bar->state.testFlag(State_Sunken) || bar->state.testFlag(State_MouseOver);
        painter->setBrush(tinted(held ? 0.75F : 0.5F));
        painter->drawRoundedRect(part(SC_ScrollBarSlider), 4, 4);
    }
    painter->setBrush(tinted(0.55F));
    for (const SubControl end : {SC_ScrollBarSubLine, SC_ScrollBarAddLine}) {
        const QRectF box = part(end);
        const qreal side = std::min(box.width(), box.height()) * 0.34;
        const QPointF way = (upright ? QPointF(0, side) : QPointF(side, 0)) * (end == SC_ScrollBarAddLine ? 1 : -1);
        const QPointF across = upright ? QPointF(side, 0) : QPointF(0, side);
        if (!box.isValid()) continue;
        painter->drawPolygon(QPolygonF{box.center() + way, box.center() - way + across, box.center() - way - across});
    }
    painter->restore();
}

int TableStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* more) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0; // the desktop's pictures are no part of this table
    return QProxyStyle::styleHint(hint, option, widget, more);
}

int TableStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    int usual = QProxyStyle::pixelMetric(metric, option, widget);
    if (metric == PM_MenuHMargin || metric == PM_MenuVMargin) return usual + kMenuFrame;
    if (metric == PM_TabBarTabHSpace) return std::min(usual, kTabSpace);
    if (widget != nullptr && (metric == PM_IndicatorWidth || metric == PM_IndicatorHeight ||
                              metric == PM_ExclusiveIndicatorWidth || metric == PM_ExclusiveIndicatorHeight))
        usual = std::max(usual, qRound(usual * textScaleOf(*widget)));
    if (!touch_) return usual;
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return std::max(usual, kIndicator);
    case PM_ScrollBarExtent:
        return std::max(usual, kScrollBar);
    case PM_SplitterWidth:
        return std::max(usual, kIndicator / 2);
    default:
        return usual;
    }
}

} // namespace elgrande

#include "moc_table_style.cpp"
