// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/held_keys.h"

#include "views/toolkit/fields.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QWidget>

namespace elgrande {

namespace {

bool leadsOn(int key) {
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_F6: // from part to part of the window
        return true;
    default:
        return false;
    }
}

bool writes(const QKeyEvent& key, const QWidget* widget) {
    if (key.key() == Qt::Key_Escape) return false;
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return enter ? hasLines(widget) : isField(widget);
}

} // namespace

void HeldKeys::install() {
    static QPointer<HeldKeys> only; // for each application one
    if (only == nullptr) only = new HeldKeys(qApp);
    qApp->installEventFilter(only);
}

// X11 repeats a key by letting go of it and pressing it again at the same moment, and Qt knows that for a repetition
// only if both have arrived when it looks at the first.
bool HeldKeys::isRepeated(const QKeyEvent& key) const {
    return key.isAutoRepeat() || (key.timestamp() != 0 && key.timestamp() == releasedAt_ && key.key() == releasedKey_);
}

bool HeldKeys::eventFilter(QObject* watched, QEvent* event) {
    const bool pressed = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!pressed && event->type() != QEvent::KeyRelease) return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (!pressed) {
        releasedKey_ = key.key();
        releasedAt_ = key.timestamp();
        return false;
    }
    if (!isRepeated(key)) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr) widget = QApplication::focusWidget(); // a window hands it on
    if (leadsOn(key.key()) || writes(key, widget)) return false;
    event->accept(); // no shortcut either
    return true;
}

} // namespace elgrande

#include "moc_held_keys.cpp"
