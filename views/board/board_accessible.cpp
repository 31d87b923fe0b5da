#include "views/board/board_accessible.h"

#include "views/board/board_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <algorithm>
#include <map>

namespace elgrande {

namespace {

class PlaceAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    PlaceAccessible(BoardView* view, Area area)
        : view_(view)
        , area_(area) {}

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
        return view_ && text == QAccessible::Name ? view_->summaryOf(area_) : QString();
    }
    QRect rect() const override {
        if (!view_) return {};
        const QRect box = view_->mapFromScene(view_->table().outlineOf(area_).boundingRect()).boundingRect();
        return {view_->viewport()->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        const BoardSpot spot{area_, Owner::None, Board::None};
        state.focusable = true;
        state.focused = view_ && view_->hasFocus() && view_->focusSpot().area == area_;
        state.disabled = !view_ || !view_->chooser().offers(spot);
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (view_ && action == pressAction()) view_->pick({area_, Owner::None, Board::None});
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    QPointer<BoardView> view_;
    Area area_;
};

class BoardAccessible final : public QAccessibleWidget {
  public:
    explicit BoardAccessible(BoardView* view)
        : QAccessibleWidget(view, QAccessible::Grouping)
        , view_(view) {}
    ~BoardAccessible() override {
        for (const auto& [area, id] : ids_) QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(view_->table().places().size()); }
    QAccessibleInterface* child(int which) const override {
        const std::vector<BoardSpot> places = view_->table().places();
        if (which < 0 || static_cast<std::size_t>(which) >= places.size()) return nullptr;
        const Area area = places[static_cast<std::size_t>(which)].area;
        auto known = ids_.find(area);
        if (known == ids_.end())
            known =
                ids_.emplace(area, QAccessible::registerAccessibleInterface(new PlaceAccessible(view_, area))).first;
        return QAccessible::accessibleInterface(known->second);
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
    QAccessibleInterface* focusChild() const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->state().focused) return child(i);
        return nullptr;
    }

  private:
    BoardView* view_;
    mutable std::map<Area, QAccessible::Id> ids_;
};

QAccessibleInterface* readBoard(const QString&, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view == nullptr ? nullptr : new BoardAccessible(view);
}

} // namespace

void installBoardAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(readBoard);
        return true;
    }();
    (void)installed;
}

} // namespace elgrande
