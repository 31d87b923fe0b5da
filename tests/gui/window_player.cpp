// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/window_player.h"

#include "app/page/game_page.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/ceremony/ceremonies.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"

#include <QAbstractButton>
#include <QPushButton>
#include <QTest>

namespace elgrande {
namespace {

constexpr int kPatience = 10000; // milliseconds for the computers' moves

void press(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center()); }

} // namespace

bool WindowPlayer::waitForQuestion() {
    const GameModel& model = window_.model();
    ScoringFilm& film = window_.page().film();
    return QTest::qWaitFor(
        [&] {
            if (film.waits()) film.skip();
            window_.page().ceremonies().closeNotice();
            return model.decision() || model.curtainFor() != Seat::None || model.observation().over;
        },
        kPatience);
}

bool WindowPlayer::liftCurtain() {
    auto* curtain = window_.page().findChild<Curtain*>();
    if (curtain == nullptr || !curtain->isVisible()) return false;
    press(curtain->findChild<QPushButton*>());
    return true;
}

void WindowPlayer::addButtons(std::vector<Click>& offers) {
    for (QPushButton* button : window_.page().prompt().actionButtons()) offers.push_back([button] { press(button); });
}

void WindowPlayer::addCards(std::vector<Click>& offers) {
    ActionCards& cards = window_.page().cards();
    PowerHand& hand = window_.page().hand();
    for (const Action action : window_.model().decision()->legal) {
        for (const auto& [means, value] : saidBy(window_.model().catalogue().actions[index(action.kind)], action))
            for (std::size_t stack = 0; means == Operand::Card && stack < cards.faces().size(); ++stack)
                if (cards.cardAt(static_cast<int>(stack)) == static_cast<Card>(value))
                    offers.push_back([&cards, stack] { press(cards.faces()[stack]); });
        if (action.kind == ActionKind::Power || action.kind == ActionKind::TakeBack)
            if (QWidget* face = hand.face(static_cast<Power>(action.a))) offers.push_back([face] { press(face); });
    }
}

void WindowPlayer::addBoard(std::vector<Click>& offers) {
    BoardView& board = window_.page().board();
    for (const BoardSpot& spot : board.chooser().offered())
        offers.push_back(
            [&board, spot] { QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.pointOf(spot)); });
}

bool WindowPlayer::setDisk() {
    const auto& decision = window_.model().decision();
    if (!decision || decision->kind != "disk") return false;
    const auto pick = static_cast<std::size_t>(random_.bounded(static_cast<int>(decision->legal.size())));
    const BoardSpot spot{areaAt(decision->legal[pick].a), Owner::None, Token::None};
    BoardView& board = window_.page().board();
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.pointOf(spot));
    if (window_.page().prompt().actionButtons().empty()) return false;
    press(window_.page().prompt().actionButtons().front());
    return true;
}

// A panel over the page in which much is chosen at once has a button for chance, as long as something is missing, and
// one that tells it. That chance would be another one each time, so one thing after another is chosen here.
bool WindowPlayer::fillPanel() {
    const auto pressable = [this](const char* name) -> QPushButton* {
        auto* button = window_.page().findChild<QPushButton*>(QLatin1String(name));
        return button != nullptr && button->isVisible() && button->isEnabled() ? button : nullptr;
    };
    QAbstractButton* button = pressable("choice-done");
    if (button == nullptr && pressable("choice-by-chance") != nullptr) {
        std::vector<QAbstractButton*> left;
        for (auto* each : window_.page().findChild<QWidget*>("choice-grid")->findChildren<QAbstractButton*>())
            if (!each->isChecked()) left.push_back(each);
        button = left[static_cast<std::size_t>(random_.bounded(static_cast<int>(left.size())))];
    }
    if (button != nullptr) press(button);
    return button != nullptr;
}

std::vector<WindowPlayer::Click> WindowPlayer::offers() {
    std::vector<Click> found;
    addButtons(found);
    addCards(found);
    addBoard(found);
    return found;
}

bool WindowPlayer::step() {
    if (!waitForQuestion()) return false;
    ++clicks_;
    if (window_.model().observation().over) return true;
    if (!liftCurtain() && !setDisk() && !fillPanel()) {
        // Answers that a panel has collected may still be on their way.
        std::vector<Click> found;
        const auto& decision = window_.model().decision();
        if (!QTest::qWaitFor([&] { return !decision || !(found = offers()).empty(); }, kPatience)) return false;
        if (!found.empty()) found[static_cast<std::size_t>(random_.bounded(static_cast<int>(found.size())))]();
    }
    QTest::qWait(0); // choices that wait for the end of their click
    return true;
}

} // namespace elgrande
