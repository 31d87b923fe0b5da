// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/card_deeds.h"

#include "model/observe/catalogue.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "tests/property/random_game.h"

#include <algorithm>

namespace elgrande::gui {
namespace {

// One game. A card is under way from the announcement of its special action to its end; what is asked much later
// because of it has the card's id as its topic.
class Watch {
  public:
    Watch(const std::shared_ptr<const Rules>& rules, const Catalogue& catalogue, DeedsByCard& deeds, int number)
        : rules_(*rules)
        , catalogue_(catalogue)
        , deeds_(deeds)
        , game_(rules, static_cast<std::uint64_t>(number) * 2 + 1) {
        game_.dealer = Dealer(rules_, std::to_string(number)); // another deal in every game
    }

    void play() {
        while (!game_.over()) {
            look();
            const Move move = next();
            count(move);
            game_.play(move);
            listen();
        }
    }

  private:
    const std::string& idOf(Card card) const { return rules_.row(card).id; }
    // Special actions are carried out wherever they can be, and seldom stopped.
    Move next() {
        Move move = game_.next(game_.random);
        for (int i = 0; i < 3 && (move.action.kind == ActionKind::End || move.action.kind == ActionKind::Veto); ++i)
            move = game_.next(game_.random);
        return move;
    }

    // Whose card is under way, and which question of it is asked.
    void look() {
        const State& state = game_.state;
        under_ = nullptr;
        beside_ = nullptr;
        isPart_ = false;
        if (game_.asked == Seat::Table || state.agenda.empty()) return;
        const StepKind kind = state.agenda.top().kind;
        const bool guest = rules_.verb(kind).anywhere ||
                           std::any_of(rules_.hooks.beforeScoring.begin(), rules_.hooks.beforeScoring.end(),
                                       [&](const Step& step) { return step.kind == kind; });
        isPart_ = !guest;
        if (state.special.card != Card::None) {
            under(idOf(state.special.card), state.special.seat);
        } else if (kind >= StepKind::FirstFree) {
            const std::string topic = decisionFor(rules_, state, game_.asked).topic;
            const bool named = std::any_of(rules_.deck.rows.begin(), rules_.deck.rows.end(),
                                           [&](const CardRow& row) { return row.id == topic; });
            if (named) under(topic, game_.asked);
        }
        if (under_ == nullptr) {
            if (const Card card = state.taken(game_.asked); card != Card::None) beside_ = &deeds_[idOf(card)].beside;
            return;
        }
        if (!isPart_) return;
        for (Seat seat : actors(rules_, state)) {
            ActionList legal;
            legalActions(rules_, state, seat, legal);
            lookAt(*under_, seat, legal);
        }
    }
    void under(const std::string& id, Seat player) {
        under_ = &deeds_[id];
        player_ = player;
    }

    void see(AreaSet& places, Area area) const {
        if (area != Area::None) places = places | wholes(rules_, game_.state, AreaSet::of(area));
    }
    void see(CardDeeds& deeds, Owner owner) const {
        if (owner == Owner::None || owner == Owner::Black) return;
        const bool own = commanded(rules_, game_.state, player_).contains(owner);
        deeds.own = deeds.own || own;
        deeds.others = deeds.others || !own;
    }

    void lookAt(CardDeeds& deeds, Seat seat, const ActionList& legal) const {
        bool canStop = false;
        bool canGoOn = false;
        int most = -1;
        for (Action action : legal) {
            if (action.kind == ActionKind::Court) most = std::max<int>(most, action.a);
            deeds.movesKing = deeds.movesKing || action.kind == ActionKind::King;
            const bool stops = action.kind == ActionKind::Done || action.kind == ActionKind::KingStay;
            canStop = canStop || stops;
            canGoOn = canGoOn || !stops;
            if (action.kind == ActionKind::Disk) {
                (seat == player_ ? deeds.ownDisk : deeds.othersDisks) = true;
                const AreaSet region = wholeOf(rules_, game_.state, static_cast<Area>(action.a));
                deeds.fewest = std::min(deeds.fewest, standingIn(game_.state, region, ownerOf(seat)));
            }
            for (Said each : saidBy(catalogue_.actions[index(action.kind)], action)) {
                if (each.means == Operand::Owner) see(deeds, static_cast<Owner>(each.value));
                if (each.means != Operand::Area) continue;
                see(deeds.seen, static_cast<Area>(each.value));
                deeds.kingsRegion = deeds.kingsRegion || static_cast<Area>(each.value) == kingArea(rules_, game_.state);
            }
        }
        if (seat == player_) deeds.mayStop = deeds.mayStop || (canStop && canGoOn) || most > 0;
    }

    void count(Move move) {
        if (move.action.kind < ActionKind::FirstFree && game_.state.agenda.top().kind < StepKind::FirstFree)
            beside_ = nullptr; // what the base game lets everybody do
        if (under_ == nullptr || move.seat != player_) {
            if (under_ == nullptr) moved_ = 0;
            return;
        }
        if (move.action.kind == ActionKind::Court)
            moved_ += move.action.a;
        else if (move.action.kind == ActionKind::Relocate || move.action.kind == ActionKind::Caballero)
            ++moved_;
        under_->most = std::max(under_->most, moved_);
    }

    // What the move has done, up to the end of the turn.
    void listen() {
        for (const Event& event : game_.log.events) {
            if (event.kind == EventKind::TurnPassed || event.kind == EventKind::ScoringBegan) return;
            if (event.kind == EventKind::SpecialAnnounced) {
                under(idOf(event.card), event.seat);
                ++under_->times;
                isPart_ = true;
            } else if (under_ != nullptr) {
                if (isPart_) listen(*under_, event); // and not what a Veto brings, for instance
            } else if (beside_ != nullptr) {
                see(*beside_, event.from);
                see(*beside_, event.to);
            }
        }
    }
    void listen(CardDeeds& deeds, const Event& event) {
        const EventFamily family = catalogue_.event(event.kind).family;
        const bool pieces = family == EventFamily::Pieces || event.kind == EventKind::CourtFilled;
        if (!pieces && family != EventFamily::Figure && family != EventFamily::Scored) return;
        if (event.from != Area::None && wholeOf(rules_, game_.state, event.from).contains(event.to)) return;
        if (pieces) see(deeds.seen, event.from); // where a token comes from is not its player's choice
        see(deeds.seen, event.to);
        if (event.kind == EventKind::CaballeroPlaced) see(deeds.seen, Area::Court);
        if (event.kind == EventKind::CourtFilled) deeds.seen = deeds.seen | AreaSet::of(Area::Court, Area::Provinces);
        if (event.holder != Seat::None) see(deeds.beside, Area::Court); // a token, which is said of some only
        if (pieces) see(deeds, event.owner == Owner::None ? ownerOf(event.seat) : event.owner);
    }

    const Rules& rules_;
    const Catalogue& catalogue_;
    DeedsByCard& deeds_;
    property::Game game_;
    CardDeeds* under_ = nullptr; // of the card under way
    AreaSet* beside_ = nullptr;  // of the card whose player does something else
    Seat player_ = Seat::None;
    bool isPart_ = false; // the question is the card's own
    int moved_ = 0;
};

} // namespace

DeedsByCard watchGames(const std::shared_ptr<const Rules>& rules, int games) {
    const Catalogue catalogue = catalogueOf(*rules);
    DeedsByCard deeds;
    for (int i = 0; i < games; ++i) Watch(rules, catalogue, deeds, i).play();
    return deeds;
}

} // namespace elgrande::gui
