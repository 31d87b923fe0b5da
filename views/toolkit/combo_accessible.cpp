// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/combo_accessible.h"

#include "views/toolkit/accessible.h"
#include "views/toolkit/voice.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>

namespace elgrande {

namespace {

using Relations = QVector<QPair<QAccessibleInterface*, QAccessible::Relation>>;

class ComboAccessible final : public QAccessibleWidget {
  public:
    explicit ComboAccessible(QComboBox* box)
        : QAccessibleWidget(box, QAccessible::ComboBox)
        , box_(box) {}

    QString text(QAccessible::Text text) const override {
        if (text == QAccessible::Value) return box_->currentText();
        if (text == QAccessible::Description) { // of which one that has not always the room is its own tip
            const QString more = QAccessibleWidget::text(text);
            return this->text(QAccessible::Name).contains(more, Qt::CaseInsensitive) ? QString() : more;
        }
        if (text != QAccessible::Name) return QAccessibleWidget::text(text);
        const QString about = subject();
        return about.isEmpty() ? box_->currentText() : about + QStringLiteral(": ") + box_->currentText();
    }
    // The label is part of the name; readers that find one leave the name out.
    Relations relations(QAccessible::Relation match) const override {
        return QAccessibleWidget::relations(match & ~QAccessible::Relation(QAccessible::Label));
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = true;
        state.expandable = true;
        state.expanded = isOpen(*box_);
        state.collapsed = !state.expanded;
        return state;
    }
    int childCount() const override { return 1; }
    QAccessibleInterface* child(int which) const override {
        return which == 0 ? QAccessible::queryAccessibleInterface(box_->view()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child != nullptr && child->object() == box_->view() ? 0 : -1;
    }
    QStringList actionNames() const override { return {showMenuAction(), pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (action == setFocusAction()) return QAccessibleWidget::doAction(action);
        if (isOpen(*box_))
            box_->hidePopup();
        else
            box_->showPopup();
    }

    static bool isOpen(const QComboBox& box) { return box.view()->isVisible(); }

  private:
    QString subject() const {
        if (!box_->accessibleName().isEmpty()) return box_->accessibleName();
        const Relations labels = QAccessibleWidget::relations(QAccessible::Label);
        QString words = labels.isEmpty() ? QString() : labels.front().first->text(QAccessible::Name);
        if (words.endsWith(u':')) words.chop(1);
        return words;
    }

    QComboBox* box_;
};

QAccessibleInterface* readCombo(const QString& className, QObject* object) {
    if (className != QLatin1String("QComboBox")) return nullptr;
    auto* box = qobject_cast<QComboBox*>(object);
    if (box == nullptr || box->isEditable()) return nullptr;
    QObject::connect(box, &QComboBox::currentTextChanged, box, [box](const QString& words) {
        if (box->hasFocus() && !ComboAccessible::isOpen(*box)) Voice::of(*box).say(words);
    });
    return new ComboAccessible(box);
}

} // namespace

void installComboAccessibility() { installOnce<readCombo>(); }

} // namespace elgrande
