// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_accessible.h"

#include "views/board/board_view.h"
#include "views/toolkit/accessible.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <algorithm>
#include <map>
#include <tuple>

namespace elgrande {

namespace {

// One thing on the board that can be read and pressed: a place, one owner's Caballeros in a place, a scoreboard.
class SpotAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    SpotAccessible(BoardView* view, const BoardSpot& spot)
        : view_(view)
        , spot_(spot) {}

    bool isValid() const override { return !view_.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return view_ ? view_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Button; }

    QString text(QAccessible::Text text) const override {
        return view_ && text == QAccessible::Name ? view_->summaryOf(spot_) : QString();
    }
    QRect rect() const override {
        if (!view_) return {};
        const bool piece = spot_.owner != Owner::None || spot_.token != Token::None;
        const QRectF around(view_->table().pointOf(spot_) - QPointF(28, 18), QSizeF(56, 36));
        const QRectF shape = piece ? around : view_->table().outlineOf(spot_.area).boundingRect();
        const QRect box = view_->mapFromScene(shape).boundingRect();
        return {view_->viewport()->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = view_ && view_->hasFocus() && view_->focusSpot() == spot_;
        state.disabled = !view_ || !view_->chooser().offers(spot_);
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (view_ && action == pressAction()) view_->pick(spot_);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    QPointer<BoardView> view_;
    BoardSpot spot_;
};

class BoardAccessible final : public QAccessibleWidget {
  public:
    explicit BoardAccessible(BoardView* view)
        : QAccessibleWidget(view, QAccessible::Grouping)
        , view_(view) {}
    ~BoardAccessible() override {
        for (const auto& [spot, id] : ids_) QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(view_->spots().size()); }
    QAccessibleInterface* child(int which) const override {
        const std::vector<BoardSpot> spots = view_->spots();
        if (which < 0 || static_cast<std::size_t>(which) >= spots.size()) return nullptr;
        const BoardSpot& spot = spots[static_cast<std::size_t>(which)];
        const Key key{spot.area, spot.owner, spot.token};
        auto known = ids_.find(key);
        if (known == ids_.end())
            known = ids_.emplace(key, QAccessible::registerAccessibleInterface(new SpotAccessible(view_, spot))).first;
        return QAccessible::accessibleInterface(known->second);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < childCount(); ++i)
            if (this->child(i) == child) return i;
        return -1;
    }
    // Pieces lie on places and come after them.
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = childCount() - 1; i >= 0; --i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->state().focused) return child(i);
        return nullptr;
    }

  private:
    using Key = std::tuple<Area, Owner, Token>;

    BoardView* view_;
    mutable std::map<Key, QAccessible::Id> ids_;
};

} // namespace

void installBoardAccessibility() { installOnce<readAs<BoardView, BoardAccessible>>(); }

} // namespace elgrande
