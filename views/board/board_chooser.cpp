// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_chooser.h"

#include "views/texts/texts.h"
#include "views/texts/words.h"

#include <QStringList>

#include <algorithm>

namespace elgrande {

namespace {

bool matches(const BoardSpot& wanted, const BoardSpot& spot) {
    if (wanted.token != Token::None) return wanted.token == spot.token;
    if (wanted.area != Area::None && wanted.area != spot.area) return false;
    if (wanted.owner != Owner::None && spot.owner != Owner::None) return wanted.owner == spot.owner;
    return wanted.area != Area::None;
}

// What a place means first: the placing of the turn, then the special action, then what else the turn has.
int rankOf(const Deed& deed) {
    const ActionKind kind = deed.moves.front().kind;
    return kind == ActionKind::Place ? 0 : kind == ActionKind::Special ? 1 : 2;
}
bool isExtra(const Deed& deed) { return rankOf(deed) == 2; }

} // namespace

void BoardChooser::ask(const Catalogue* catalogue, const Decision* decision, const Reach* reach, const Again& again) {
    catalogue_ = catalogue;
    decision_ = decision;
    reach_ = decision != nullptr ? reach : nullptr;
    carried_.reset();
    all_.clear();
    picks_.clear();
    if (catalogue_ != nullptr && decision_ != nullptr)
        for (const Action& action : decision_->legal) addCandidate(action, sharedOperands(action.kind));
    const bool asked = !all_.empty();
    if (!asked && reach_ != nullptr) addBeginnings();
    begins_ = !asked && !all_.empty();
    again_ = again;
    open(all_);
}

void BoardChooser::open(std::vector<Candidate> candidates) {
    open_ = std::move(candidates);
    repeats_ = again_ && !carried_ && std::any_of(open_.begin(), open_.end(), [this](const Candidate& candidate) {
                   if (candidate.picks.size() != picks_.size() + 1 || !isOnBoard(candidate.picks.back().area))
                       return false; // it has a button
                   std::vector<Action> moves = candidate.leads;
                   moves.push_back(candidate.action);
                   return again_(moves);
               });
}

std::array<bool, 3> BoardChooser::sharedOperands(ActionKind kind) const {
    std::array<bool, 3> shared{true, true, true};
    std::optional<Action> first;
    for (const Action& action : decision_->legal) {
        if (action.kind != kind) continue;
        if (!first) first = action;
        shared = {shared[0] && action.a == first->a, shared[1] && action.b == first->b,
                  shared[2] && action.c == first->c};
    }
    return shared;
}

bool BoardChooser::addCandidate(Action action, const std::array<bool, 3>& shared) {
    if (index(action.kind) >= catalogue_->actions.size()) return false;
    const auto said = saidBy(catalogue_->actions[index(action.kind)], action);
    Candidate made{action, {}};
    BoardSpot last; // kept although shared, when nothing else is left to click
    bool clickable = false;
    for (std::size_t i = 0; i < 3; ++i) {
        BoardSpot spot;
        bool skip = shared[i];
        switch (said[i].means) {
        case Operand::None:
            continue;
        case Operand::Owner:
            spot.owner = static_cast<Owner>(said[i].value);
            if (i + 1 < 3 && said[i + 1].means == Operand::Area) {
                ++i;
                spot.area = static_cast<Area>(said[i].value);
                skip = skip && shared[i];
                clickable = true;
            } else if (decision_->area != Area::None && isOnBoard(decision_->area)) {
                spot.area = decision_->area; // whose pieces there
                clickable = true;
            }
            break;
        case Operand::Area:
            spot.area = static_cast<Area>(said[i].value);
            clickable = true;
            break;
        case Operand::Token:
            spot.token = static_cast<Token>(said[i].value);
            clickable = true;
            break;
        default:
            if (!shared[i]) return false; // something that the board does not show has to be chosen elsewhere
            continue;
        }
        last = spot;
        (skip ? made.given : made.picks).push_back(spot);
    }
    if (!clickable) return false;
    if (made.picks.empty()) {
        made.picks.push_back(last);
        made.given.pop_back();
    }
    if (catalogue_->actions[index(action.kind)].pair && made.picks.size() == 2)
        all_.push_back({action, {made.picks[1], made.picks[0]}});
    all_.push_back(std::move(made));
    return true;
}

BoardChooser::Want BoardChooser::want() const {
    Want want = Want::Nothing;
    for (const Candidate& candidate : open_) {
        const BoardSpot& next = candidate.picks[picks_.size()];
        if (next.owner != Owner::None) return Want::Piece;
        want = next.token != Token::None ? Want::Token : Want::Place;
    }
    return want;
}

bool BoardChooser::isGiven(const BoardSpot& spot) const {
    if (!picks_.empty() || open_.empty()) return false;
    const std::vector<BoardSpot>& given = open_.front().given;
    return std::any_of(given.begin(), given.end(), [&spot](const BoardSpot& each) { return matches(each, spot); });
}

std::vector<BoardChooser::Candidate> BoardChooser::matching(const BoardSpot& spot) const {
    std::vector<Candidate> found = matchingThere(spot);
    if (!found.empty() || decision_ == nullptr || index(spot.area) >= catalogue_->areas.size()) return found;
    if (const Area whole = catalogue_->areas[index(spot.area)].inside; whole != Area::None)
        return isRefused(spot.area) ? found : matchingThere({whole, spot.owner, Token::None}); // it is told why not
    for (std::size_t i = 0; i < catalogue_->areas.size(); ++i) {
        if (catalogue_->areas[i].inside != spot.area) continue;
        for (Candidate& each : matchingThere({areaAt(static_cast<int>(i)), spot.owner, Token::None}))
            found.push_back(std::move(each));
    }
    return found;
}

bool BoardChooser::isRefused(Area place) const {
    const auto& reasons = refused();
    return std::any_of(reasons.begin(), reasons.end(), [place](const Refused& each) {
        return each.subject == Refused::Subject::Area && each.id == index(place);
    });
}

std::vector<BoardChooser::Candidate> BoardChooser::matchingThere(const BoardSpot& spot) const {
    std::vector<Candidate> found;
    std::vector<Candidate> exact; // a click on a piece means the piece where that makes a difference
    for (const Candidate& candidate : open_) {
        const BoardSpot& next = candidate.picks[picks_.size()];
        if (!matches(next, spot)) continue;
        found.push_back(candidate);
        if ((next.owner != Owner::None) == (spot.owner != Owner::None)) exact.push_back(candidate);
    }
    return exact.empty() ? found : exact;
}

bool BoardChooser::offers(const BoardSpot& spot) const { return !matching(spot).empty(); }

std::vector<BoardSpot> BoardChooser::offered() const {
    std::vector<BoardSpot> spots;
    for (const Candidate& candidate : open_) {
        const BoardSpot& next = candidate.picks[picks_.size()];
        if (std::find(spots.begin(), spots.end(), next) == spots.end()) spots.push_back(next);
    }
    return spots;
}

BoardChooser::Answer BoardChooser::click(const BoardSpot& spot) {
    std::vector<Candidate> found = matching(spot);
    if (found.empty()) return {};
    const BoardSpot first = found.front().picks[picks_.size()];
    for (const Candidate& candidate : found) { // of several owners, or in several parts of the place
        const BoardSpot& other = candidate.picks[picks_.size()];
        if (other.owner != first.owner || other.area != first.area) return {Outcome::Ambiguous};
    }
    Answer answer{Outcome::Chosen, {}, found.front().leads};
    for (const Candidate& candidate : found)
        if (candidate.picks.size() == picks_.size() + 1 && candidate.leads == answer.leads)
            answer.actions.push_back(candidate.action);
    if (!answer.actions.empty()) {
        answer.target =
            found.front().goesTo != Area::None ? found.front().goesTo : targetOf(answer.actions.front(), first);
        return answer;
    }
    picks_.push_back(first);
    open(std::move(found));
    return {Outcome::Picked};
}

// The place that an action of somebody's pieces ends with.
Area BoardChooser::targetOf(const Action& action, const BoardSpot& clicked) const {
    if (clicked.owner == Owner::None && clicked.token == Token::None) return Area::None;
    Area last = Area::None;
    for (const auto& operand : saidBy(catalogue_->actions[index(action.kind)], action))
        if (operand.means == Operand::Area) last = static_cast<Area>(operand.value);
    return last == clicked.area || !isOnBoard(last) ? Area::None : last;
}

bool BoardChooser::cancel() {
    const bool carried = carried_.has_value();
    carried_.reset();
    if (picks_.empty() && !carried) return false;
    picks_.clear();
    open(all_);
    return true;
}

bool BoardChooser::isOnBoard(Area area) const {
    return index(area) < catalogue_->areas.size() && catalogue_->areas[index(area)].shown;
}

// Own Caballeros that come from beside the board.
bool BoardChooser::isPlacing(const Deed& deed) const {
    return deed.grip.owner == ownerOf(decision_->seat) && !deed.grip.grande && deed.grip.from != Area::None &&
           !isOnBoard(deed.grip.from) && isOnBoard(deed.to);
}

// While there is something to be placed, a place means that; afterwards whatever alone it can mean. What else the turn
// has leaves the place to its card: it has a button, and a hand.
void BoardChooser::addBeginnings() {
    std::vector<Deed> begun;
    for (const Deed& deed : reach_->deeds) // what else the turn has may have one way, which is no question any more
        if ((deed.moves.size() > 1 || isExtra(deed)) && isOnBoard(deed.to)) begun.push_back(deed);
    const bool onlyExtra = std::all_of(begun.begin(), begun.end(), isExtra);
    const bool placing = std::any_of(
        begun.begin(), begun.end(), [&](const Deed& deed) { return isPlacing(deed) && (onlyExtra || !isExtra(deed)); });
    AreaSet placed;
    for (const Deed& deed : begun)
        if (isPlacing(deed)) placed.insert(deed.to);
    const auto isOther = [&](const Deed& deed) {
        const bool isBeside = placing && isExtra(deed) && hasOneWay(deed) && !placed.contains(deed.to);
        return isPlacing(deed) != placing && !isBeside;
    };
    begun.erase(std::remove_if(begun.begin(), begun.end(), isOther), begun.end());
    std::vector<Deed> ambiguous; // other deeds lead there as well
    for (const Deed& deed : begun)
        if (std::any_of(begun.begin(), begun.end(), [&deed](const Deed& other) {
                return other.to == deed.to && rankOf(other) <= rankOf(deed) && !(other == deed);
            }))
            ambiguous.push_back(deed);
    const auto isAny = [&ambiguous](const auto& alike) {
        return std::any_of(ambiguous.begin(), ambiguous.end(), alike);
    };
    for (const Deed& deed : begun) {
        const std::vector<Action> leads(deed.moves.begin(), deed.moves.end() - 1);
        if (isExtra(deed) && !placing && !hasOneWay(deed))
            continue; // a click would do more than it says: it has a button
        if (!isAny([&deed](const Deed& each) { return each == deed; }))
            all_.push_back({deed.moves.back(), {{deed.to, Owner::None, Token::None}}, leads});
        if (!placing && isAny([&deed](const Deed& each) { return each.grip == deed.grip; })) addWay(deed, leads);
    }
}

bool BoardChooser::hasOneWay(const Deed& deed) const {
    return std::count_if(reach_->deeds.begin(), reach_->deeds.end(),
                         [&deed](const Deed& each) { return each.grip == deed.grip; }) == 1;
}

// First what is taken, then where it goes, if there is more than one place.
void BoardChooser::addWay(const Deed& deed, const std::vector<Action>& leads) {
    const bool token = deed.grip.token != Token::None;
    const bool piece = deed.grip.owner != Owner::None && !deed.grip.grande && isOnBoard(deed.grip.from);
    if (!token && !piece) return;
    const BoardSpot taken = token ? BoardSpot{Area::None, Owner::None, deed.grip.token}
                                  : BoardSpot{deed.grip.from, deed.grip.owner, Token::None};
    if (hasOneWay(deed))
        all_.push_back({deed.moves.back(), {taken}, leads, {}, deed.to});
    else
        all_.push_back({deed.moves.back(), {taken, {deed.to, Owner::None, Token::None}}, leads});
}

bool BoardChooser::placesRatherThanActs(Area area) const {
    if (!begins() || carried_) return false;
    bool placing = false;
    bool acting = false;
    for (const Deed& deed : reach_->deeds)
        if (deed.to == area) (isPlacing(deed) ? placing : acting) = true;
    return placing && acting;
}

bool BoardChooser::canCarry(const Grip& grip) const {
    return reach_ != nullptr && !grip.isNothing() &&
           std::any_of(reach_->deeds.begin(), reach_->deeds.end(), [&](const Deed& deed) { return deed.grip == grip; });
}

void BoardChooser::carry(const Grip& grip) {
    picks_.clear();
    carried_ = grip;
    open({});
    for (const Deed& deed : reach_->deeds)
        if (deed.grip == grip)
            open_.push_back(
                {deed.moves.back(), {{deed.to, Owner::None, Token::None}}, {deed.moves.begin(), deed.moves.end() - 1}});
}

AreaSet BoardChooser::targetsBeside() const {
    AreaSet targets;
    for (const Candidate& candidate : open_)
        if (carried_ && !isOnBoard(candidate.picks.front().area)) targets.insert(candidate.picks.front().area);
    return targets;
}

std::vector<Action> BoardChooser::movesTo(const BoardSpot& spot) const {
    const std::vector<Candidate> found = matching(spot);
    if (found.size() != 1 || found.front().picks.size() != picks_.size() + 1) return {};
    std::vector<Action> moves = found.front().leads;
    moves.push_back(found.front().action);
    return moves;
}

const std::vector<Refused>& BoardChooser::refused() const {
    if (reach_ != nullptr && !open_.empty())
        for (const Asked& question : reach_->questions)
            if (question.leads == open_.front().leads && !question.leads.empty()) return question.refused;
    return decision_->refused;
}

// All the places that may be chosen will be scored.
bool BoardChooser::asksForOrderOnly() const {
    return std::any_of(reach_->questions.begin(), reach_->questions.end(), [this](const Asked& question) {
        return question.orderOnly && question.leads == open_.front().leads;
    });
}

bool BoardChooser::onlyScoreboards() const {
    return std::all_of(open_.begin(), open_.end(), [this](const Candidate& candidate) {
        const Token token = candidate.picks[picks_.size()].token;
        return index(token) < catalogue_->tokens.size() && catalogue_->tokens[index(token)].isScoreboard();
    });
}

bool BoardChooser::isOfPair() const {
    return !carried_ && !open_.empty() && open_.front().picks.size() == 2 &&
           catalogue_->actions[index(open_.front().action.kind)].pair;
}

bool BoardChooser::wantsOf(Owner owner) const {
    return std::any_of(open_.begin(), open_.end(), [this, owner](const Candidate& candidate) {
        return candidate.picks[picks_.size()].owner == owner;
    });
}

// What all the places mean, where that is no part of the turn itself.
QString BoardChooser::giftOfPlaces() const {
    const auto beginning = [](const Candidate& each) {
        return (each.leads.empty() ? each.action : each.leads.front()).kind;
    };
    const ActionKind kind = beginning(open_.front());
    if (kind < ActionKind::FirstFree ||
        !std::all_of(open_.begin(), open_.end(), [&](const Candidate& each) { return beginning(each) == kind; }))
        return {};
    return texts::partsText(*catalogue_, *decision_, [kind](Action action) { return action.kind == kind; });
}

QString BoardChooser::hint() const {
    if (carried_) return tr("Drop it on a highlighted place. Press Esc to put it back.");
    const bool placeBegins =
        begins() && picks_.empty() && std::any_of(open_.begin(), open_.end(), [](const Candidate& each) {
            return each.picks.front().owner == Owner::None && each.picks.front().token == Token::None;
        });
    if (placeBegins &&
        std::all_of(reach_->deeds.begin(), reach_->deeds.end(), [](const Deed& deed) { return deed.grip.isNothing(); }))
        return asksForOrderOnly() ? tr("Choose which place is scored first.")
                                  : tr("Choose a highlighted place to score it.");
    const QString gift = placeBegins ? giftOfPlaces() : QString();
    if (!gift.isEmpty()) return tr("A highlighted place: %1.").arg(gift);
    if (placeBegins)
        return repeats_ ? tr("Choose a highlighted place or drag something there. Shift: all at once.")
                        : tr("Choose a highlighted place or drag something there.");
    const bool more = !open_.empty() && open_.front().picks.size() > picks_.size() + 1;
    switch (want()) {
    case Want::Nothing:
        return {};
    case Want::Piece:
        if (more) return tr("Choose the Caballero you want to move.");
        return repeats_ ? tr("Choose one of the highlighted Caballeros. Shift: as many of that colour from there as "
                             "possible.")
                        : tr("Choose one of the highlighted Caballeros.");
    case Want::Token:
        if (!more) return tr("Choose one of the highlighted pieces.");
        return onlyScoreboards() ? texts::termText(*catalogue_, "hint:scoreboard")
                                 : tr("Choose what you want to move.");
    case Want::Place:
        break;
    }
    if (isOfPair())
        return picks_.empty()
                   ? tr("Choose the first of the two places.")
                   : tr("Now choose the second place. Esc or the right mouse button undoes the first choice.");
    if (!picks_.empty())
        return repeats_
                   ? tr("Now choose its destination. Shift: as many as possible. Esc or the right mouse button undoes "
                        "the first choice.")
                   : tr("Now choose its destination. Esc or the right mouse button undoes the first choice.");
    if (more) return tr("Choose the place to take something from.");
    return repeats_ ? tr("Choose one of the highlighted places. Shift: as many as possible.")
                    : tr("Choose one of the highlighted places.");
}

QString BoardChooser::hintForKeys() const {
    if (want() == Want::Nothing && picks_.empty()) return {};
    if (picks_.empty() && repeats_)
        return tr("Arrow keys or letters go to a place, Enter chooses it. With Shift: as often as possible.");
    if (picks_.empty()) return tr("Arrow keys or letters go to a place, Enter chooses it.");
    if (isOfPair()) return tr("Now choose the second place. Press Esc to undo the first choice.");
    return repeats_ ? tr("Now choose its destination, with Shift for as many as possible. Press Esc to undo the first "
                         "choice.")
                    : tr("Now choose its destination. Press Esc to undo the first choice.");
}

// The special action, whose question is still to come, or what leads to that piece being taken up, else to something
// coming there or being taken from there.
std::vector<Action> BoardChooser::comeFirst(const BoardSpot& spot) const {
    if (want() == Want::Nothing)
        for (const Action& action : decision_->legal)
            if (action.kind == ActionKind::Special) return {action};
    if (reach_ == nullptr || (want() != Want::Nothing && !begins())) return {};
    const auto leads = [this](const auto& counts) {
        std::vector<Action> found;
        for (const Deed& deed : reach_->deeds)
            if (deed.moves.size() > 1 && counts(deed) &&
                std::find(found.begin(), found.end(), deed.moves.front()) == found.end())
                found.push_back(deed.moves.front());
        return found;
    };
    const bool piece = spot.owner != Owner::None;
    std::vector<Action> found = leads([&](const Deed& deed) {
        return piece && deed.grip.from == spot.area && deed.grip.owner == spot.owner && !deed.grip.grande;
    });
    if (found.empty()) found = leads([&](const Deed& deed) { return deed.to == spot.area; });
    if (found.empty()) found = leads([&](const Deed& deed) { return deed.grip.from == spot.area; });
    return found;
}

QString BoardChooser::whyNot(const BoardSpot& spot) const {
    if (decision_ == nullptr) return tr("You have nothing to choose on the board at the moment.");
    if (want() == Want::Piece && spot.owner != Owner::None && !wantsOf(spot.owner))
        if (QString why = texts::whyNotYet(*catalogue_, *decision_); !why.isEmpty()) return why;
    QStringList reasons;
    auto add = [&](Refusal why) {
        const QString text = texts::refusalText(*catalogue_, why, decision_->topic, spot.area);
        if (!text.isEmpty() && !reasons.contains(text)) reasons.append(text);
    };
    if (!picks_.empty() && picks_.back().area != Area::None && picks_.back().area == spot.area) add(Refusal::SamePlace);
    if (carried_ && carried_->from != Area::None && carried_->from == spot.area) add(Refusal::SamePlace);
    for (const Refused& each : refused()) {
        const bool aboutPlace = each.subject == Refused::Subject::Area && each.id == index(spot.area);
        const bool aboutOwner = each.subject == Refused::Subject::Owner && spot.owner != Owner::None &&
                                want() == Want::Piece && each.id == index(spot.owner);
        if (aboutPlace || aboutOwner) add(each.why);
    }
    if (!reasons.isEmpty()) return reasons.join(u' ');
    if (isOfPair() && !picks_.empty()) return texts::whyNotTogether(*catalogue_, open_.front().action.kind);
    QStringList first;
    for (const Action& action : comeFirst(spot)) first << texts::actionText(*catalogue_, *decision_, action, {});
    first.removeDuplicates();
    //: Between two answers in “First choose “%1”.”
    if (!first.isEmpty()) return tr("First choose “%1”.").arg(first.join(tr("” or “")));
    if (want() == Want::Nothing) return tr("There is nothing to choose on the board at the moment.");
    if (want() == Want::Token)
        return onlyScoreboards() ? texts::termText(*catalogue_, "hint:scoreboard-first")
                                 : tr("First choose one of the pieces that can be chosen.");
    if (want() == Want::Piece)
        return spot.owner == Owner::None ? tr("There is no Caballero here that you can choose.")
                                         : tr("This Caballero cannot be chosen now.");
    if (isGiven(spot)) return tr("What moves is already chosen. Choose its destination.");
    return tr("This place cannot be chosen now.");
}

} // namespace elgrande
