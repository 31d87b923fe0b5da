// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/focus_room.h"

#include <QVariant>
#include <QWidget>

namespace elgrande {
namespace {

constexpr const char* kRoom = "elgrandeFocusRoom";

const QWidget* roomOf(const QWidget& widget) {
    for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget())
        if (at->property(kRoom).toBool()) return at;
    return nullptr;
}

bool isStop(const QWidget& widget, const QWidget& from) {
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
           widget.focusProxy() == nullptr && widget.window() == from.window();
}

} // namespace

void setFocusRoom(QWidget& widget, bool isRoom) { widget.setProperty(kRoom, isRoom); }

bool focusNextStop(QWidget& from, bool next, const QWidget* passing) {
    const QWidget* room = roomOf(from);
    for (QWidget* at = &from;;) {
        at = next ? at->nextInFocusChain() : at->previousInFocusChain();
        if (at == &from) return false;
        if (!isStop(*at, from) || (room != nullptr && !room->isAncestorOf(at))) continue;
        if (passing != nullptr && passing->isAncestorOf(at)) continue;
        at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
}

} // namespace elgrande
