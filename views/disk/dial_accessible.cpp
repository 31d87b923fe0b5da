// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/disk/dial_accessible.h"

#include "views/disk/dial.h"
#include "views/toolkit/accessible.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <vector>

namespace elgrande {

namespace {

class SectorAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    SectorAccessible(Dial* dial, int which)
        : dial_(dial)
        , which_(which) {}

    bool isValid() const override { return dial_ && which_ < dial_->names().size(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return dial_ ? dial_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(dial_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::RadioButton; }

    QString text(QAccessible::Text text) const override {
        if (!isValid()) return {};
        if (text == QAccessible::Name) return dial_->names()[which_];
        return text == QAccessible::Description ? dial_->outlooks().value(which_) : QString();
    }
    QRect rect() const override {
        if (!isValid()) return {};
        const QRect box = dial_->nameRect(which_).toAlignedRect();
        return {dial_->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.checkable = true;
        state.checked = isValid() && dial_->current() == which_;
        state.focused = state.checked && dial_->hasFocus();
        state.invisible = !isValid() || !dial_->isVisible();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (isValid() && action == pressAction()) dial_->setCurrent(which_);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    QPointer<Dial> dial_;
    int which_;
};

class DialAccessible final : public QAccessibleWidget {
  public:
    explicit DialAccessible(Dial* dial)
        : QAccessibleWidget(dial, QAccessible::Grouping)
        , dial_(dial) {}
    ~DialAccessible() override {
        for (const QAccessible::Id id : ids_) QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(dial_->names().size()); }
    QAccessibleInterface* child(int which) const override {
        if (which < 0 || which >= childCount()) return nullptr;
        while (static_cast<int>(ids_.size()) <= which)
            ids_.push_back(
                QAccessible::registerAccessibleInterface(new SectorAccessible(dial_, static_cast<int>(ids_.size()))));
        return QAccessible::accessibleInterface(ids_[static_cast<std::size_t>(which)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < childCount(); ++i)
            if (this->child(i) == child) return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override { return dial_->hasFocus() ? child(dial_->current()) : nullptr; }

  private:
    Dial* dial_;
    mutable std::vector<QAccessible::Id> ids_; // by number around the dial
};

} // namespace

void installDialAccessibility() { installOnce<readAs<Dial, DialAccessible>>(); }

} // namespace elgrande
