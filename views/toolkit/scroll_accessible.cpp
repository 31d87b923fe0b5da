// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/scroll_accessible.h"

#include "views/toolkit/accessible.h"

#include <QAccessibleWidget>
#include <QScrollArea>

namespace elgrande {

namespace {

class ScrollAccessible final : public QAccessibleWidget {
  public:
    explicit ScrollAccessible(QAbstractScrollArea* area)
        : QAccessibleWidget(area, QAccessible::Client)
        , area_(qobject_cast<QScrollArea*>(area)) {}

    QString text(QAccessible::Text text) const override {
        const QString own = QAccessibleWidget::text(text);
        const QWidget* content = area_ == nullptr ? nullptr : area_->widget();
        if (!own.isEmpty() || content == nullptr) return own;
        if (text == QAccessible::Name) return content->accessibleName();
        return text == QAccessible::Description ? content->accessibleDescription() : own;
    }

  private:
    QScrollArea* area_;
};

// Texts, lists and tables have classes of their own, which come before these two.
QAccessibleInterface* readScrollArea(const QString& className, QObject* object) {
    if (className != QLatin1String("QScrollArea") && className != QLatin1String("QAbstractScrollArea")) return nullptr;
    auto* area = qobject_cast<QAbstractScrollArea*>(object);
    return area == nullptr ? nullptr : new ScrollAccessible(area);
}

} // namespace

void installScrollAccessibility() { installOnce<readScrollArea>(); }

} // namespace elgrande
