// What screen readers are told of a widget. Each change of a name goes out on the accessibility bus, be it none, and a
// reader that is given more than it can follow (Orca: fifty at once) drops the announcements among them. So only what
// is new is told.
#pragma once

#include <QWidget>

namespace elgrande {

inline void tellName(QWidget& widget, const QString& name) {
    if (widget.accessibleName() != name) widget.setAccessibleName(name);
}

inline void tellDescription(QWidget& widget, const QString& text) {
    if (widget.accessibleDescription() != text) widget.setAccessibleDescription(text);
}

} // namespace elgrande
