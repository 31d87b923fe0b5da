// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/table_stage.h"

#include "model/position/position.h"
#include "model/record/record.h"
#include "views/board/board_scene.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/prompt/prompt_panel.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

namespace elgrande::gui {

namespace {

constexpr int kPatience = 10000; // ms

const char* const kUsual = R"({"round": 4, "starter": "red", "king": "valencia", "phase": "turn", "to_move": "red",
    "seed": "hands",
    "seats": [{"colour": "red", "court": 3, "played": 13, "grande": "galicia"},
              {"colour": "blue", "court": 3, "played": 12, "grande": "aragon"},
              {"colour": "yellow", "court": 3, "played": 11, "grande": "sevilla"},
              {"colour": "green", "court": 3, "played": 10, "grande": "granada"}],
    "regions": {"galicia": {"red": 3, "blue": 2}, "sevilla": {"yellow": 2, "red": 1}, "aragon": {"green": 6},
                "granada": {"green": 1, "red": 1, "yellow": 1}, "valencia": {"red": 2, "blue": 2}},
    "castillo": {"red": 1, "blue": 1}})";

} // namespace

QByteArray with(const QByteArray& json, const QByteArray& more) {
    QJsonObject all = QJsonDocument::fromJson(json).object();
    const QJsonObject extra = QJsonDocument::fromJson(more).object();
    for (auto field = extra.begin(); field != extra.end(); ++field) all[field.key()] = field.value();
    return QJsonDocument(all).toJson();
}

bool TableStage::lay(const QByteArray& rest, const char* blue) {
    const QJsonObject json = QJsonDocument::fromJson(with(kUsual, rest)).object();
    const auto loaded = positionFromJson(json);
    if (!loaded) {
        qWarning("%s", loaded.error().c_str());
        return false;
    }
    Record record;
    record.setup = loaded->rules->setup;
    record.names = {"Ada", "Bo", "Cy", "Di", "Eva"};
    record.agents = {"", blue, "greedy", "greedy", "greedy"};
    record.names.resize(static_cast<std::size_t>(loaded->rules->players));
    record.agents.resize(record.names.size());
    record.position = QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
    const auto resumed =
        window_->table().resume(QString::fromStdString(toText(*loaded->rules, record, &loaded->state)));
    if (!resumed) qWarning("%s", resumed.error().c_str());
    countAnew();
    settle();
    return static_cast<bool>(resumed);
}

bool TableStage::waitFor(const char* kind) {
    const bool asked =
        QTest::qWaitFor([&] { return model().decision() && model().decision()->kind == kind; }, kPatience);
    settle();
    return asked;
}

bool TableStage::begin(const char* position, const char* card) {
    if (!lay(position) || !waitFor("action")) return false;
    takeCard(card);
    return waitFor("turn");
}

void TableStage::settle() {
    for (int i = 0; i < 12; ++i) QTest::qWait(0);
}

void TableStage::click(const BoardSpot& spot, Qt::KeyboardModifiers modifiers) {
    ++clicks_;
    QTest::mouseClick(board().viewport(), Qt::LeftButton, modifiers, board().pointOf(spot));
    settle();
}

void TableStage::press(QWidget* widget) {
    QVERIFY(widget != nullptr);
    ++clicks_;
    QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center());
    settle();
}

void TableStage::pressAnswer(const QString& beginning) {
    for (QPushButton* button : page().prompt().findChildren<QPushButton*>())
        if (button->isVisible() && button->text().startsWith(beginning)) return press(button);
    for (QPushButton* button : page().prompt().actionButtons()) // in its menu
        if (button->text().startsWith(beginning)) return press(button);
    QFAIL(qPrintable("no button " + beginning));
}

void TableStage::takeCard(const char* id) {
    ActionCards& cards = page().cards();
    for (std::size_t stack = 0; stack < cards.faces().size(); ++stack)
        if (const Card card = cards.cardAt(static_cast<int>(stack));
            card != Card::None && model().catalogue().cards[index(card)].id == id)
            return press(cards.faces()[stack]);
    QFAIL(id);
}

void TableStage::playPower(int value) { press(page().hand().face(static_cast<Power>(value - 1))); }

void TableStage::send(QWidget* widget, QEvent::Type type, QPoint at, Qt::MouseButtons buttons,
                      Qt::KeyboardModifiers modifiers) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, widget->mapToGlobal(at), button, buttons, modifiers);
    QCoreApplication::sendEvent(widget, &event);
}

void TableStage::drag(QPoint from, const BoardSpot& to, Qt::KeyboardModifiers modifiers) {
    ++clicks_;
    QWidget* view = board().viewport();
    const QPoint target = board().pointOf(to);
    send(view, QEvent::MouseButtonPress, from, Qt::LeftButton, modifiers);
    send(view, QEvent::MouseMove, (from * 2 + target) / 3, Qt::LeftButton, modifiers);
    send(view, QEvent::MouseMove, target, Qt::LeftButton, modifiers);
    send(view, QEvent::MouseButtonRelease, target, Qt::NoButton, modifiers);
    settle();
}

void TableStage::drag(const BoardSpot& from, const BoardSpot& to, Qt::KeyboardModifiers modifiers) {
    drag(board().pointOf(from), to, modifiers);
}

void TableStage::dragFromCourt(const BoardSpot& to, Qt::KeyboardModifiers modifiers) {
    ++clicks_;
    SeatRow* row = page().seats().row(seatAt(0));
    const QPoint from = row->courtBox().center().toPoint();
    const QPoint target = row->mapFromGlobal(board().viewport()->mapToGlobal(board().pointOf(to)));
    send(row, QEvent::MouseButtonPress, from, Qt::LeftButton, modifiers);
    send(row, QEvent::MouseMove, (from * 2 + target) / 3, Qt::LeftButton, modifiers);
    send(row, QEvent::MouseMove, target, Qt::LeftButton, modifiers);
    send(row, QEvent::MouseButtonRelease, target, Qt::NoButton, modifiers);
    settle();
}

void TableStage::dragToRow(const BoardSpot& from, Seat seat, Area area, const std::function<void()>& held) {
    ++clicks_;
    QWidget* view = board().viewport();
    const QPoint start = board().pointOf(from);
    const QPoint target = view->mapFromGlobal(page().seats().pointOf(seat, area));
    send(view, QEvent::MouseButtonPress, start, Qt::LeftButton);
    send(view, QEvent::MouseMove, (start * 2 + target) / 3, Qt::LeftButton);
    send(view, QEvent::MouseMove, target, Qt::LeftButton);
    if (held) held();
    send(view, QEvent::MouseButtonRelease, target, Qt::NoButton);
    settle();
}

const BoardItem* TableStage::figure(Token which) {
    for (const QGraphicsItem* item : board().table().items())
        if (const auto* found = dynamic_cast<const FigureItem*>(item); found != nullptr && found->spot().token == which)
            return found;
    return nullptr;
}

bool TableStage::allElseIsExplained() {
    for (const BoardSpot& spot : board().table().places())
        if (!board().chooser().offers(spot) && board().chooser().whyNot(spot).isEmpty()) return false;
    return true;
}

QString TableStage::overlap(int& things) {
    std::vector<std::pair<QString, QRectF>> boxes;
    for (const QGraphicsItem* item : board().table().items()) {
        const auto* piece = dynamic_cast<const BoardItem*>(item);
        if (piece == nullptr || !piece->isVisible() || piece->spot().area == Area::None) continue;
        if (dynamic_cast<const RegionItem*>(item) != nullptr) continue;
        const auto* name = dynamic_cast<const NameItem*>(item);
        const QRectF box =
            name != nullptr ? name->nameBox() : piece->mapRectToScene(piece->box()).translated(-piece->pos());
        boxes.emplace_back(QStringLiteral("%1 of %2 at %3 %4")
                               .arg(QString::fromStdString(model().catalogue().areas[index(piece->spot().area)].id))
                               .arg(index(piece->spot().owner))
                               .arg(piece->x())
                               .arg(piece->y()),
                           box.translated(piece->pos()).adjusted(2, 2, -2, -2));
    }
    things = static_cast<int>(boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t j = i + 1; j < boxes.size(); ++j)
            if (boxes[i].second.intersects(boxes[j].second)) return boxes[i].first + " / " + boxes[j].first;
    return {};
}

} // namespace elgrande::gui
