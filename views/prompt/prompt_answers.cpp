// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which answers have a button, how it looks and where it stands.
#include "views/prompt/prompt_panel.h"

#include "model/game_model/game_model.h"
#include "views/cards/offers.h"
#include "views/prompt/answer_buttons.h"
#include "views/texts/texts.h"
#include "views/toolkit/told.h"

#include <QApplication>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <iterator>

namespace elgrande {
namespace {

// What Enter does, best first: go on with the turn rather than end it, and allow rather than object.
constexpr std::array kDefaults{ActionKind::Allow, ActionKind::Place, ActionKind::Special, ActionKind::Done,
                               ActionKind::End};
constexpr std::array kEnding{ActionKind::Done, ActionKind::End};

bool isUse(Action action) { return action.kind == ActionKind::Use; }

// Whose Caballero: the same may be meant of all of that colour.
bool isOfPieces(const Catalogue& catalogue, Action action) {
    if (index(action.kind) >= catalogue.actions.size()) return false;
    const auto said = saidBy(catalogue.actions[index(action.kind)], action);
    return std::any_of(said.begin(), said.end(), [](const auto& each) { return each.means == Operand::Owner; });
}

bool isAnExpansions(Action action) { return action.kind >= ActionKind::FirstFree; }

} // namespace

// Among the action cards, where it can be clicked.
bool PromptPanel::liesOpen(Card card) const {
    const Observation& seen = model_.observation();
    if (index(card) >= model_.catalogue().cards.size() || model_.catalogue().cards[index(card)].stack < 0) return false;
    return std::find(seen.offer.begin(), seen.offer.end(), card) != seen.offer.end() ||
           std::any_of(seen.seats.begin(), seen.seats.end(),
                       [card](const SeatSeen& seat) { return seat.taken == card; });
}

bool PromptPanel::needsButton(Action action) const {
    const Catalogue& catalogue = model_.catalogue();
    if (index(action.kind) >= catalogue.actions.size()) return true;
    bool clickable = false;
    for (const auto& [means, value] : saidBy(catalogue.actions[index(action.kind)], action)) {
        if (means == Operand::Power) return false;
        if (means == Operand::Card) return isUse(action) || !liesOpen(static_cast<Card>(value));
        if (means != Operand::Area && means != Operand::Places) continue;
        // The court and the provinces are not drawn on the board, so nothing there can be clicked.
        if (means == Operand::Area && value < catalogue.areas.size() && !catalogue.areas[value].shown) return true;
        clickable = true;
    }
    return !clickable;
}

void PromptPanel::focusFirst() {
    QPushButton* button = default_;
    for (QPushButton* each : answers_)
        if (button == nullptr && !each->isHidden()) button = each;
    if (button != nullptr) button->setFocus(Qt::TabFocusReason);
}

// To let the King stay is never the main answer, which would lie where the turn is ended a moment before and after; nor
// is it what Enter does, as it forgoes what the board asks for.
void PromptPanel::addAnswer(Action action, bool golden) {
    using Place = AnswerButtons::Place;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const QString all = texts::actionText(model_.catalogue(), *model_.decision(), action, names);
    const bool either = isOneOfSeveralCards(action) && !golden;
    //: A button, one of several cards that can be used; %1: its title
    const QString words =
        either ? tr("“%1”").arg(texts::cardTitle(model_.catalogue(), static_cast<Card>(action.a))) : all;
    Place place = Place::Beside;
    if (action.kind == ActionKind::KingStay)
        place = Place::Apart;
    else if (golden)
        place = Place::Main;
    else if (either)
        place = Place::Either;
    else if (action.kind == ActionKind::Court) // fewer than all
        place = Place::Menu;
    else if (std::find(kEnding.begin(), kEnding.end(), action.kind) != kEnding.end())
        place = Place::Ending;
    const bool ofPieces = isOfPieces(model_.catalogue(), action);
    QString tip = ofPieces && model_.aids().asOftenAsPossible({action}).size() > 1
                      ? tr("With Shift: as many of that colour as possible.")
                      : cardOfActionText(model_, action);
    if (tip.isEmpty()) tip = texts::actionTip(model_.catalogue(), *model_.decision(), action, names);
    QPushButton* button = buttons_->add(place, golden, words, tip, [this, action, ofPieces] {
        if (ofPieces && buttons_->isForAll())
            model_.chooseInRow(model_.aids().asOftenAsPossible({action}));
        else
            model_.choose(action);
    });
    tellName(*button, words == all ? QString() : all);
    if (golden) default_ = button;
    answers_.push_back(button);
}

// The question says that one of them is used; the button says which, or two long titles would be cut.
bool PromptPanel::isOneOfSeveralCards(Action action) const {
    const std::vector<Action>& legal = model_.decision()->legal;
    return isUse(action) && std::count_if(legal.begin(), legal.end(), isUse) > 1;
}

// What is not possible has no button; its reason is behind the one that leads to the rule.
std::vector<Action> PromptPanel::refusedActions() const {
    std::vector<Action> found;
    if (!model_.hasGame() || !model_.decision() || model_.wasteful()) return found;
    const Decision& decision = *model_.decision();
    for (const Refused& refused : decision.refused) {
        if (refused.subject != Refused::Subject::Action) continue;
        const Action action = act(static_cast<ActionKind>(refused.id));
        const auto sameKind = [action](Action other) { return other.kind == action.kind; };
        if (std::none_of(decision.legal.begin(), decision.legal.end(), sameKind) &&
            std::none_of(found.begin(), found.end(), sameKind))
            found.push_back(action);
    }
    return found;
}

QString PromptPanel::refusalOf(Action action) const {
    for (const Refused& refused : model_.decision()->refused)
        if (refused.subject == Refused::Subject::Action && refused.id == index(action.kind))
            return texts::refusalText(model_.catalogue(), refused.why, model_.decision()->topic);
    return {};
}

// A question for piece after piece: those of which none is left keep their room, or the others would move under the
// pointer that seats one after the other.
std::vector<Action> PromptPanel::withRooms(const std::vector<Action>& offered) {
    std::vector<Action> pieces;
    std::copy_if(offered.begin(), offered.end(), std::back_inserter(pieces),
                 [this](Action each) { return isOfPieces(model_.catalogue(), each); });
    const auto wasThere = [this](Action each) {
        return std::find(pieces_.begin(), pieces_.end(), each) != pieces_.end();
    };
    const bool goesOn = asked_ == model_.decision()->kind && std::all_of(pieces.begin(), pieces.end(), wasThere);
    asked_ = model_.decision()->kind;
    if (!goesOn || pieces.empty()) pieces_ = pieces;
    std::vector<Action> all = offered;
    auto at = all.begin();
    for (const Action each : pieces_) {
        const auto found = std::find(all.begin(), all.end(), each);
        at = (found != all.end() ? found : all.insert(at, each)) + 1;
    }
    return all;
}

void PromptPanel::addAnswers() {
    const std::vector<Action>& legal = model_.decision()->legal;
    std::vector<Action> offered;
    for (const Action action : legal)
        if (needsButton(action)) offered.push_back(action);
    const std::size_t golden = defaultOf(offered);
    const bool some = golden < offered.size();
    const Action usual = some ? offered[golden] : Action{};
    // The usual number first, where it always is.
    if (legal.front().kind == ActionKind::Court) std::reverse(offered.begin(), offered.end());
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    for (const Action action : withRooms(offered)) {
        if (std::find(offered.begin(), offered.end(), action) != offered.end())
            addAnswer(action, some && action == usual);
        else
            buttons_->addRoom(texts::actionText(model_.catalogue(), *model_.decision(), action, names));
    }
}

void PromptPanel::makeButtons() {
    answers_.clear();
    default_ = nullptr;
    // Otherwise the focus of a button that goes would wander to whatever comes next in the window.
    const bool hadFocus = buttons_->isAncestorOf(QApplication::focusWidget());
    if (hadFocus) setFocus(Qt::OtherFocusReason);
    buttons_->setVisible(model_.hasGame() && !model_.isReplay());
    buttons_->clear();
    if (const auto goOn = wayOn()) {
        addOther(tr("Continue"), true, goOn);
        finishButtons(false, true);
        return;
    }
    addTakeBacks();
    if (model_.wasteful()) {
        addWasteful();
        if (hadFocus) focusFirst(); // the doubt stays while the same question is shown anew
        return;
    }
    if (model_.decision()) addAnswers();
    if (model_.decision() && !confirmation_.isEmpty()) {
        addOther(confirmation_, true, [this] {
            if (confirms_) confirms_();
        });
        answers_.push_back(default_);
    }
    if (model_.mustConfirm())
        addOther(model_.forced().empty() ? tr("End turn") : tr("Continue"), true, [this] { model_.confirm(); });
    const bool thinking = !model_.decision() && !model_.mustConfirm() && !model_.isReplay() &&
                          !model_.waitingFor().empty() && !model_.isInNetwork() &&
                          model_.isComputer(model_.waitingFor().front());
    //: A button while a computer player thinks: let it think no longer
    if (thinking) addOther(tr("Speed up"), false, [this] { emit hurryWanted(); });
    if (model_.hasGame() && model_.observation().over && !model_.isReplay())
        addOther(resultShown_ ? tr("Look at the board") : tr("Show result"), true,
                 [this] { emit resultWanted(!resultShown_); });
    finishButtons(false, !watching_);
}

void PromptPanel::finishButtons(bool doubt, bool shown) {
    //: A button that opens a menu: which of several cards is used
    buttons_->finish(menuWords(), tr("Use a card"), doubt, shown);
}

QString PromptPanel::menuWords() const {
    const bool court = model_.decision() && model_.decision()->legal.front().kind == ActionKind::Court;
    //: A button that opens a menu: fewer Caballeros than the button beside it takes
    if (court && !model_.wasteful()) return tr("Fewer");
    //: A button that opens a menu: further answers
    return tr("More");
}

void PromptPanel::addOther(const QString& text, bool golden, const std::function<void()>& deed) {
    using Place = AnswerButtons::Place;
    QPushButton* button = buttons_->add(golden ? Place::Main : Place::Ending, golden, text, {}, deed);
    if (golden) default_ = button;
}

// Instead of the answers, until the player has thought again.
void PromptPanel::addWasteful() {
    using Place = AnswerButtons::Place;
    const auto add = [this](Place place, const QString& text, const std::function<void()>& deed) {
        answers_.push_back(buttons_->add(place, place == Place::Main, text, {}, deed));
    };
    add(Place::Main, tr("Think again"), [this] { model_.thinkAgain(); });
    default_ = answers_.back();
    const WastefulChoice& choice = *model_.wasteful();
    // Of several things that are lost with the turn none names the answer.
    const bool ends = choice.action.kind == ActionKind::End && !choice.also.empty();
    const Waste answer = ends ? Waste::SpecialLeft : choice.why;
    add(Place::Ending, texts::wasteAnswer(answer, false), [this] { model_.insist(); });
    add(Place::Menu, texts::wasteAnswer(answer, true), [this] {
        if (!model_.wasteful()) return;
        const WastefulChoice silenced = *model_.wasteful();
        emit warningSilenced(silenced.why);
        for (const Waste each : silenced.also)
            if (each != Waste::FarWorse) emit warningSilenced(each); // the tutor is not sent away with others
        model_.insist();
    });
    finishButtons(true, !watching_);
}

// The most to the court, else the first of kDefaults that is offered; of several of a kind the last one. Of several
// cards none is the one to use, and a turn is not ended by Enter while there is something to go on with.
std::size_t PromptPanel::defaultOf(const std::vector<Action>& offered) {
    // What is asked, rather than not to do it: nobody takes a card for that.
    if (offered.size() == 2)
        for (std::size_t i = 0; i < 2; ++i)
            if (offered[i].kind == ActionKind::Done && offered[1 - i].kind >= ActionKind::FirstFree) return 1 - i;
    std::vector<ActionKind> kinds{ActionKind::Court};
    kinds.insert(kinds.end(), kDefaults.begin(), kDefaults.end());
    const auto uses = std::count_if(offered.begin(), offered.end(), isUse);
    if (uses == 1) kinds.insert(kinds.end() - 1, ActionKind::Use);
    if (uses > 1 || std::any_of(offered.begin(), offered.end(), isAnExpansions)) std::erase(kinds, ActionKind::End);
    for (const ActionKind kind : kinds)
        for (std::size_t i = offered.size(); i-- > 0;)
            if (offered[i].kind == kind) return i;
    return offered.size();
}

void PromptPanel::addTakeBacks() {
    using TakeBack = AnswerButtons::TakeBack;
    const Seat of = model_.undoOf();
    const bool others = of != Seat::None && model_.decision() && model_.decision()->seat != of;
    const QString undo = others ? tr("Undo the last action by %1", "player").arg(model_.playerName(of)) : tr("Undo");
    buttons_->setTakeBack(TakeBack::Undo, model_.canUndo(), undo, [this] { model_.undo(); });
    buttons_->setTakeBack(TakeBack::Redo, model_.canRedo(), tr("Redo"), [this] { model_.redo(); });
    buttons_->setTakeBack(TakeBack::Reset, model_.canResetTurn(), tr("Reset turn"), [this] { model_.resetTurn(); });
}

} // namespace elgrande
