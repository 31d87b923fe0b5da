// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Printing positions.
#include "model/position/position.h"

#include "model/position/event_json.h"

#include "model/record/record.h"
#include "model/rules/notation.h"
#include "model/rules/pile.h"
#include "model/rules/queries.h"

#include <QJsonArray>

#undef slots // State has a member of this name

namespace elgrande {

namespace {

QString text(const std::string& words) { return QString::fromStdString(words); }

class PositionWriter {
  public:
    PositionWriter(const Rules& rules, const State& truth, const Dealer& dealer, std::optional<Seat> viewer)
        : rules_(rules)
        , state_(truth)
        , dealer_(dealer)
        , viewer_(viewer) {
        if (viewer)
            for (ConcealHook conceal : rules.hooks.conceal) conceal(rules, state_, *viewer);
    }

    QJsonObject write() {
        writeSetup();
        writeRound();
        QJsonArray seats;
        QJsonArray dummies;
        for (int i = 0; i < rules_.turnTakers; ++i) (i < rules_.players ? seats : dummies).append(seatJson(seatAt(i)));
        json_["seats"] = seats;
        if (!dummies.isEmpty()) json_["dummies"] = dummies;
        writePlaces();
        writeCards();
        writeAgenda();
        return json_;
    }

  private:
    bool hides(Seat seat) const { return viewer_ && *viewer_ != seat; }
    // A word, or null for None.
    QJsonValue word(Operand operand, std::size_t value) const {
        return value == 255 ? QJsonValue()
                            : QJsonValue(text(operandToText(rules_, operand, static_cast<std::uint32_t>(value))));
    }
    QJsonValue card(Card card) const {
        return card == Card::None ? QJsonValue() : QJsonValue(text(copyToText(rules_, card)));
    }
    QJsonArray powers(std::uint32_t set) const {
        QJsonArray list;
        for (Power each : PowerSet{set}) list.append(powerToJson(rules_, each));
        return list;
    }

    // Those of its cards, from the bottom.
    QJsonArray pile(Seat seat, PowerSet of) const {
        QJsonArray list;
        for (Power each : cardsOfPile(rules_, state_, seat))
            if (of.contains(each)) list.append(powerToJson(rules_, each));
        return list;
    }

    void writeSetup() {
        const Setup& setup = rules_.setup;
        json_["edition"] = text(setup.edition);
        QJsonArray expansions;
        for (const std::string& each : setup.expansions) expansions.append(text(each));
        json_["expansions"] = expansions;
        json_["rounds"] = setup.rounds;
        QJsonObject options;
        for (const OptionFacts& each : rules_.options) {
            const bool boolean = each.chosen == "true" || each.chosen == "false";
            options[text(each.id)] = boolean ? QJsonValue(each.chosen == "true") : QJsonValue(text(each.chosen));
        }
        json_["options"] = options;
        if (setup.houseRules) json_["house_rules"] = true;
        if (!setup.corrections.empty()) json_["corrections"] = text(toText(setup.corrections));
        json_["seed"] = viewer_ ? QJsonValue() : QJsonValue(text(setup.seed)); // it gives away every card to come
    }

    const char* phase() const {
        if (state_.over()) return "over";
        const Anchor anchor = state_.agenda.empty() ? Anchor::Setup : static_cast<Anchor>(state_.agenda[0].n);
        if (anchor == Anchor::Setup) return "set-up";
        if (anchor <= Anchor::BeforeTurns) return "power";
        return anchor <= Anchor::RoundEnd ? "turn" : "scoring";
    }

    void writeRound() {
        json_["round"] = state_.round;
        json_["rounds_begun"] = state_.roundsBegun;
        json_["starter"] = word(Operand::Seat, index(state_.starter));
        json_["king"] = word(Operand::Area, index(state_.king()));
        json_["phase"] = phase();
        json_["to_move"] = word(Operand::Seat, index(activeSeat(rules_, state_)));
        QJsonArray order;
        for (Seat seat : state_.order)
            if (seat != Seat::None) order.append(word(Operand::Seat, index(seat)));
        json_["order"] = order;
        json_["turn"] = state_.turn;
        json_["parts"] = state_.parts;
        if (state_.placing != Placing{})
            json_["placing"] = QJsonObject{{"count", state_.placing.count}, {"mode", state_.placing.mode}};
        if (state_.shuffles != 0) json_["shuffles"] = state_.shuffles;
    }

    QJsonObject seatJson(Seat seat) const {
        const std::size_t i = index(seat);
        QJsonObject json;
        json["colour"] = text(rules_.ownerName(ownerOf(seat)));
        json["score"] = state_.score[i];
        json["grande"] = word(Operand::Area, index(state_.grande[i]));
        json["court"] = state_.at(Area::Court, ownerOf(seat));
        json["provinces"] = state_.at(Area::Provinces, ownerOf(seat));
        json["played"] = powerToJson(rules_, state_.played[i]);
        json["taken"] = card(state_.cards[i][0]);
        QJsonArray before;
        for (std::size_t n = 1; n < State::kCardsBefore; ++n) before.append(card(state_.cards[i][n]));
        if (before != QJsonArray{QJsonValue(), QJsonValue()}) json["before"] = before;
        if (state_.spent[i] != 0) json["spent"] = state_.spent[i];
        // An open pile of used cards tells the hand as well; a closed one is remembered or not.
        const bool usedSeen = !hides(seat) || (rules_.rulings.usedPower == UsedPower::Open && state_.returned[i] == 0);
        const bool handSeen = !hides(seat) || (usedSeen && !rules_.deck.handsHidden);
        json["hand"] = handSeen ? QJsonValue(powers(state_.hand[i])) : QJsonValue();
        json["used"] = usedSeen ? QJsonValue(pile(seat, PowerSet{state_.used[i]})) : QJsonValue();
        json["returned"] = handSeen ? QJsonValue(powers(state_.returned[i])) : QJsonValue();
        if (const Power top = topOfPile(rules_, state_, seat); !usedSeen && top != Power::None)
            json["top"] = powerToJson(rules_, top);
        if (const int doubtful = doubtfulInPile(rules_, state_, seat); handSeen && doubtful > 0) {
            json["pile"] = pile(seat, PowerSet{~0U});
            json["doubtful"] = doubtful;
        }
        if (!handSeen) json["hand_size"] = std::popcount(state_.hand[i]);
        if (!usedSeen) json["used_size"] = std::popcount(state_.used[i]);
        return json;
    }

    QJsonObject counts(Area area, int firstOwner) const {
        QJsonObject json;
        for (int owner = firstOwner; owner < kMaxOwners; ++owner)
            if (const int count = state_.at(area, static_cast<Owner>(owner)); count > 0)
                json[text(rules_.ownerName(static_cast<Owner>(owner)))] = count;
        return json;
    }

    void writePlaces() {
        QJsonObject regions;
        for (int i = 0; i < rules_.map.size; ++i) {
            const Area area = areaAt(i);
            if (area == Area::Castillo) continue;
            const bool ofSeats = area == Area::Court || area == Area::Provinces; // seats say these themselves
            const QJsonObject here = counts(area, ofSeats ? rules_.turnTakers : 0);
            if (!here.isEmpty()) regions[text(rules_.areaId(area))] = here;
        }
        json_["regions"] = regions;
        const bool closed = viewer_ && !rules_.rulings.openCastillo;
        json_["castillo"] = closed ? QJsonValue() : QJsonValue(counts(Area::Castillo, 0));
        if (closed) writeAway();
        QJsonObject boards;
        for (Token board : rules_.scoreboards)
            if (const Area area = state_.token[index(board)].area(); area != Area::None)
                boards[text(rules_.tokens[index(board)].id)] = word(Operand::Area, index(area));
        json_["scoreboards"] = boards;
        writeTokens();
    }

    // What is nowhere else is in the Castillo, but for what a position set up by hand has left out of the game.
    void writeAway() {
        QJsonObject away;
        for (Owner owner : rules_.owners)
            if (const int count = rules_.piecesOf(owner) - caballerosOf(state_, owner); count > 0)
                away[text(rules_.ownerName(owner))] = count;
        if (!away.isEmpty()) json_["away"] = away;
    }

    QJsonValue spot(Spot spot) const {
        if (spot.seat() != Seat::None) return word(Operand::Seat, index(spot.seat()));
        return spot.isAside() ? QJsonValue() : word(Operand::Area, index(spot.area()));
    }

    void writeTokens() {
        QJsonObject tokens;
        for (std::size_t i = 0; i < rules_.tokens.size(); ++i) {
            const TokenFacts& token = rules_.tokens[i];
            if (token.isScoreboard() || i == index(Token::King)) continue; // they have fields of their own
            const QString id = text(token.id);
            if (!tokens.contains(id)) {
                tokens[id] = spot(state_.token[i]);
                continue;
            }
            QJsonArray spots = tokens[id].isArray() ? tokens[id].toArray() : QJsonArray{tokens[id]};
            spots.append(spot(state_.token[i]));
            tokens[id] = spots;
        }
        if (!tokens.isEmpty()) json_["tokens"] = tokens;
    }

    Card ofThisRound(std::size_t stack) const {
        if (state_.offer[stack] != Card::None) return state_.offer[stack];
        for (const State::Cards& before : state_.cards)
            if (before[0] != Card::None && rules_.card(before[0]).stack == stack) return before[0];
        return Card::None;
    }

    void writeCards() {
        QJsonObject stacks;
        QJsonObject offer;
        QJsonObject left;
        for (int stack = 0; stack < rules_.deck.stackCount; ++stack) {
            const std::size_t s = static_cast<std::size_t>(stack);
            const QString key = QString::number(stack + 1);
            const Card now = ofThisRound(s);
            QJsonArray list{card(now)};
            QJsonArray rest;
            for (Card each : dealer_.coming(rules_, state_, stack))
                if (each != now && !viewer_) list.append(card(each));
            for (Card each : rules_.deck.stacks[s])
                if (((state_.left[s] >> rules_.card(each).place) & 1U) != 0) rest.append(card(each));
            if (viewer_ && !rest.isEmpty()) list.append(QJsonValue()); // what comes next nobody knows
            stacks[key] = list;
            offer[key] = card(state_.offer[s]);
            left[key] = rest;
        }
        json_["stacks"] = stacks;
        json_["offer"] = offer;
        json_["left"] = left;
    }

    QJsonObject stepJson(const Step& step) const {
        const StepRules& verb = rules_.verb(step.kind);
        QJsonObject json{{"step", verb.id}};
        if (step.seat != Seat::None) json["seat"] = word(Operand::Seat, index(step.seat));
        if (step.n != 0) json["n"] = step.n;
        addOperand(json, "a", verb.a, step.a);
        addOperand(json, "data", verb.data, step.data);
        return json;
    }
    void addOperand(QJsonObject& json, const QString& field, Operand operand, std::uint32_t value) const {
        if (operand == Operand::None || operand == Operand::Number) {
            if (value != 0) json[field] = static_cast<qint64>(value);
        } else if (operand == Operand::Places) {
            json[field] = text(operandToText(rules_, operand, value));
        } else {
            json[field] = word(operand, value);
        }
    }

    void writeAgenda() {
        QJsonArray agenda;
        for (int i = 0; i < state_.agenda.size(); ++i) agenda.append(stepJson(state_.agenda[i]));
        json_["agenda"] = agenda;
        const SpecialInProgress& special = state_.special;
        if (special.seat != Seat::None) {
            QJsonArray allowed;
            for (Seat seat : SeatSet{special.allowed}) allowed.append(word(Operand::Seat, index(seat)));
            json_["special"] = QJsonObject{{"seat", word(Operand::Seat, index(special.seat))},
                                           {"card", card(special.card)},
                                           {"allowed", allowed},
                                           {"granted", special.granted}};
        }
        QJsonArray kept;
        for (const Kept& each : state_.kept)
            if (each.kind != 0)
                kept.append(QJsonObject{{"kind", text(rules_.kept[each.kind].id)},
                                        {"seat", word(Operand::Seat, index(each.seat))},
                                        {"until", each.until},
                                        {"data", each.data}});
        json_["kept"] = kept;
        QJsonObject disks;
        for (Seat seat : rules_.seats())
            if (const Area disk = state_.disk[index(seat)]; disk != Area::None)
                disks[text(rules_.colour(seat))] = hides(seat) ? QJsonValue() : word(Operand::Area, index(disk));
        json_["disks"] = disks;
        const auto piles = static_cast<qsizetype>(bytesOfPiles(rules_)); // seats tell them
        const QByteArray bytes(reinterpret_cast<const char*>(state_.slotBytes.data()) + piles,
                               rules_.slotBytes - piles);
        if (!bytes.isEmpty()) json_["slots"] = QString::fromLatin1(bytes.toHex());
    }

    const Rules& rules_;
    State state_;
    const Dealer& dealer_;
    std::optional<Seat> viewer_;
    QJsonObject json_;
};

} // namespace

QJsonObject positionToJson(const Rules& rules, const State& state, const Dealer& dealer, std::optional<Seat> viewer) {
    return PositionWriter(rules, state, dealer, viewer).write();
}

} // namespace elgrande
