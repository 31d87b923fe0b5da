// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/offer_accessible.h"

#include "views/cards/offer_button.h"
#include "views/toolkit/accessible.h"

#include <QAccessibleWidget>

namespace elgrande {

namespace {

class OfferAccessible final : public QAccessibleWidget {
  public:
    explicit OfferAccessible(OfferButton* button)
        : QAccessibleWidget(button, button->isCheckable() ? QAccessible::CheckBox : QAccessible::Button)
        , button_(button) {}

    QString text(QAccessible::Text text) const override {
        QString told = QAccessibleWidget::text(text);
        if (text != QAccessible::Description || button_->isOffered() || told.contains(button_->reason())) return told;
        return told.isEmpty() ? button_->reason() : button_->reason() + u' ' + told;
    }
    // The widget itself is never disabled, so that it can tell why.
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.disabled = !button_->isOffered();
        state.checkable = button_->isCheckable();
        state.checked = button_->isChecked();
        return state;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction())
            button_->click();
        else
            QAccessibleWidget::doAction(action);
    }

  private:
    OfferButton* button_;
};

} // namespace

void installOfferAccessibility() { installOnce<readAs<OfferButton, OfferAccessible>>(); }

} // namespace elgrande
