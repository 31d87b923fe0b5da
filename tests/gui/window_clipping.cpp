// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/window_clipping.h"
#include "views/toolkit/tip_accessible.h"

#include "views/prompt/answer_button.h"
#include "views/theme/text_scale.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>

namespace elgrande {
namespace {

constexpr int kIconGap = 4; // as the style leaves it before the words of a box

QString textOf(const QWidget* widget) {
    if (const auto* label = qobject_cast<const QLabel*>(widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(widget)) return box->currentText();
    if (const auto* group = qobject_cast<const QGroupBox*>(widget)) return group->title();
    return {};
}

// Not by its hints, which may be made smaller than its words on purpose; but a box with an icon that wants no room for
// words paints none.
bool wordsFit(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    option.frame = box.hasFrame();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const int words = box.fontMetrics().horizontalAdvance(box.currentText());
    if (box.itemIcon(box.currentIndex()).isNull()) return words <= field.width();
    const QSize all(box.iconSize().width() + kIconGap + words, box.fontMetrics().height());
    const QSize whole = box.style()->sizeFromContents(QStyle::CT_ComboBox, &option, all, &box);
    const int hint = box.sizeHint().width();
    return all.width() <= field.width() || (hint < whole.width() && hint <= box.width());
}

bool fits(const QWidget* widget) {
    if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && label->wordWrap())
        return label->heightForWidth(label->width()) <= label->height() + 1;
    if (const auto* group = qobject_cast<const QGroupBox*>(widget))
        return group->fontMetrics().horizontalAdvance(group->title()) <= group->width();
    if (const auto* answer = qobject_cast<const AnswerButton*>(widget)) // elided, with all of it in the tooltip
        return answer->isWhole() || tipOf(*answer).startsWith(answer->text().replace("&&", "&"));
    // Made narrower than the style makes buttons, on purpose, as for a single digit.
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    if (button != nullptr && button->minimumWidth() == button->maximumWidth())
        return button->fontMetrics().horizontalAdvance(button->text()) + 6 <= button->width();
    if (const auto* box = qobject_cast<const QComboBox*>(widget)) // which wants the room of its longest entry
        return wordsFit(*box) || (textScaleOf(*box) > 1 && tipOf(*box).contains(box->currentText()));
    const auto* tool = qobject_cast<const QToolButton*>(widget);
    if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) return true;
    return widget->sizeHint().width() <= widget->width() + 1 && widget->sizeHint().height() <= widget->height() + 1;
}

// Tabs whose words are elided, or that have to be scrolled to.
QStringList cutTabs(const QTabBar& tabs) {
    QStringList found;
    const int around = tabs.style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, &tabs);
    for (int i = 0; i < tabs.count(); ++i) {
        if (!tabs.isTabVisible(i)) continue;
        const int words = tabs.fontMetrics().horizontalAdvance(tabs.tabText(i));
        if (tabs.tabRect(i).width() - around < words || !tabs.rect().contains(tabs.tabRect(i).center()) ||
            tabs.tabRect(i).right() > tabs.width())
            found << QStringLiteral("tab “%1” needs %2 and has %3 of %4")
                         .arg(tabs.tabText(i))
                         .arg(words + around)
                         .arg(tabs.tabRect(i).width())
                         .arg(tabs.width());
    }
    return found;
}

bool isWhollyInside(const QWidget* widget, const QWidget& window) {
    const QRect place(widget->mapTo(&window, QPoint(0, 0)), widget->size());
    return window.rect().adjusted(-1, -1, 1, 1).contains(place);
}

bool isInScrollArea(const QWidget* widget) {
    for (const QWidget* up = widget->parentWidget(); up != nullptr; up = up->parentWidget())
        if (up->inherits("QAbstractScrollArea")) return true;
    return false;
}

bool canBePressed(const QWidget* widget) {
    if (!widget->isVisible() || widget->inherits("QScrollBar") || widget->inherits("QSplitterHandle")) return false;
    return qobject_cast<const QAbstractButton*>(widget) != nullptr || widget->focusPolicy() != Qt::NoFocus;
}

// From `from`, for `length`, on a line of which `room` is seen and which a bar moves; some pixels are lost on nobody.
bool comesIntoSight(int from, int length, int room, const QScrollBar* bar) {
    constexpr int kLost = 3;
    const int before = bar == nullptr ? 0 : bar->value() - bar->minimum();
    const int after = bar == nullptr ? 0 : bar->maximum() - bar->value();
    return from + before >= -kLost && from + length - after <= room + kLost;
}

bool isReachable(const QWidget* widget, const QWidget& window) {
    QRect box = widget->rect();
    for (const QWidget* at = widget; at != &window; at = at->parentWidget()) {
        const QWidget* up = at->parentWidget();
        box.translate(at->pos());
        const auto* area = qobject_cast<const QAbstractScrollArea*>(up->parentWidget());
        if (area != nullptr && area->viewport() != up) area = nullptr;
        if (!comesIntoSight(box.x(), box.width(), up->width(), area ? area->horizontalScrollBar() : nullptr) ||
            !comesIntoSight(box.y(), box.height(), up->height(), area ? area->verticalScrollBar() : nullptr))
            return false;
        if (area != nullptr) box = up->rect();
    }
    return true;
}

} // namespace

QStringList unreachableParts(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window && canBePressed(widget) && !isReachable(widget, window))
            found << QStringLiteral("%1 “%2%3” of %4x%5 in %6x%7")
                         .arg(QLatin1String(widget->metaObject()->className()), textOf(widget),
                              widget->accessibleName().left(40))
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(window.width())
                         .arg(window.height());
    return found;
}

namespace {

constexpr int kLeastWidth = 1000; // of a main window; where all is drawn larger it may have less, and no promise

bool isCutSideways(const QScrollArea& area) {
    const bool asked = area.isVisible() && (area.window()->width() >= kLeastWidth ||
                                            qobject_cast<const QDialog*>(area.window()) != nullptr);
    return asked && area.widget() != nullptr && area.horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
           area.widget()->width() > area.viewport()->width();
}

} // namespace

QStringList clippedTexts(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QString text = textOf(widget);
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget); tabs != nullptr && tabs->isVisible())
            found << cutTabs(*tabs);
        if (const auto* area = qobject_cast<const QScrollArea*>(widget); area != nullptr && isCutSideways(*area))
            found << QStringLiteral("a page needs %1 and has %2, and does not scroll sideways")
                         .arg(area->widget()->width())
                         .arg(area->viewport()->width());
        if (text.isEmpty() || !widget->isVisible()) continue;
        if (!fits(widget))
            found << QStringLiteral("“%1” needs %2x%3 and has %4x%5")
                         .arg(text)
                         .arg(widget->sizeHint().width())
                         .arg(widget->sizeHint().height())
                         .arg(widget->width())
                         .arg(widget->height());
        else if (!isInScrollArea(widget) && !isWhollyInside(widget, window))
            found << QStringLiteral("“%1” lies outside of the window").arg(text);
    }
    return found;
}

} // namespace elgrande
