// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/tip_accessible.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>
#include <QVariant>

namespace elgrande {
namespace {

constexpr const char* kTip = "elgrandeTip";

// As Qt names it for a reader, without its keyboard letter.
QString nameOf(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (!widget.accessibleName().isEmpty() || button == nullptr) return widget.accessibleName();
    QString words = button->text();
    words.replace(QStringLiteral("&&"), QStringLiteral("\1")).remove(u'&').replace(u'\1', u'&');
    return words;
}

class TipsBesideNames final : public QObject {
  public:
    using QObject::QObject;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ToolTipChange && event->type() != QEvent::ToolTip) return false;
        auto* widget = qobject_cast<QWidget*>(watched);
        if (widget == nullptr) return false;
        if (event->type() == QEvent::ToolTip) {
            const QString tip = widget->property(kTip).toString();
            if (tip.isEmpty() || !widget->toolTip().isEmpty()) return false;
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, widget);
            return true;
        }
        if (taking_) return false;
        const QString tip = widget->toolTip();
        const bool repeats = !tip.isEmpty() && nameOf(*widget).contains(tip, Qt::CaseInsensitive);
        widget->setProperty(kTip, repeats ? QVariant(tip) : QVariant());
        taking_ = true;
        if (repeats) widget->setToolTip({});
        taking_ = false;
        return false;
    }

  private:
    bool taking_ = false; // the change is this one's own
};

} // namespace

void installTipAccessibility() {
    [[maybe_unused]] static const bool installed = [] {
        qApp->installEventFilter(new TipsBesideNames(qApp));
        return true;
    }();
}

QString tipOf(const QWidget& widget) {
    return widget.toolTip().isEmpty() ? widget.property(kTip).toString() : widget.toolTip();
}

} // namespace elgrande
