// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Registry of accessibility for our own items: each kind has a factory that creates the accessible interface of an
// object or returns null.
#pragma once

#include <QAccessible>

namespace elgrande {

// Tells Qt once how to read a kind of thing; further calls do nothing. The kind told last is asked first.
template <QAccessible::InterfaceFactory kRead>
void installOnce() {
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(kRead);
        return true;
    }();
}

// The function for a class of ours: `Reader` is made of the object.
template <class Thing, class Reader>
QAccessibleInterface* readAs(const QString&, QObject* object) {
    auto* thing = qobject_cast<Thing*>(object);
    return thing == nullptr ? nullptr : new Reader(thing);
}

} // namespace elgrande
