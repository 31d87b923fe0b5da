#include "tests/gui/window_clipping.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>

namespace elgrande {
namespace {

QString textOf(const QWidget* widget) {
    if (const auto* label = qobject_cast<const QLabel*>(widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(widget)) return box->currentText();
    if (const auto* group = qobject_cast<const QGroupBox*>(widget)) return group->title();
    return {};
}

bool fits(const QWidget* widget) {
    if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && label->wordWrap())
        return label->heightForWidth(label->width()) <= label->height() + 1;
    if (const auto* group = qobject_cast<const QGroupBox*>(widget))
        return group->fontMetrics().horizontalAdvance(group->title()) <= group->width();
    // Made narrower than the style makes buttons, on purpose, as for a single digit.
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    if (button != nullptr && button->minimumWidth() == button->maximumWidth())
        return button->fontMetrics().horizontalAdvance(button->text()) + 6 <= button->width();
    return widget->sizeHint().width() <= widget->width() + 1 && widget->sizeHint().height() <= widget->height() + 1;
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

} // namespace

QStringList clippedTexts(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QString text = textOf(widget);
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
