// Printing positions.
#include "model/game_model/position.h"

#include "model/record/record.h"
#include "model/rules/notation.h"
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
            for (ConcealHook conceal : rules.concealHooks) conceal(rules, state_, *viewer);
    }

    QJsonObject write() {
        writeSetup();
        writeRound();
        QJsonArray seats;
        for (Seat seat : rules_.seats()) seats.append(seatJson(seat));
        json_["seats"] = seats;
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
        for (Power power : PowerSet{set}) list.append(rules_.powers[index(power)].value);
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
            const bool boolean = each.values == std::vector<std::string>{"false", "true"};
            options[text(each.id)] = boolean ? QJsonValue(each.chosen == "true") : QJsonValue(text(each.chosen));
        }
        json_["options"] = options;
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
        json_["king"] = word(Operand::Area, index(state_.king));
        json_["phase"] = phase();
        json_["to_move"] = word(Operand::Seat, index(activeSeat(rules_, state_)));
        QJsonArray order;
        for (Seat seat : state_.order)
            if (seat != Seat::None) order.append(word(Operand::Seat, index(seat)));
        json_["order"] = order;
        json_["turn"] = state_.turn;
        json_["parts"] = state_.parts;
    }

    QJsonObject seatJson(Seat seat) const {
        const std::size_t i = index(seat);
        QJsonObject json;
        json["colour"] = text(rules_.colour(seat));
        json["score"] = state_.score[i];
        json["grande"] = word(Operand::Area, index(state_.grande[i]));
        json["court"] = state_.at(Area::Court, ownerOf(seat));
        json["provinces"] = state_.at(Area::Provinces, ownerOf(seat));
        json["played"] =
            state_.played[i] == Power::None ? QJsonValue() : QJsonValue(rules_.powers[index(state_.played[i])].value);
        json["taken"] = card(state_.taken[i]);
        if (hides(seat) && state_.returned[i] != 0) {
            for (const char* hidden : {"hand", "used", "returned"}) json[QLatin1String(hidden)] = QJsonValue();
            json["hand_known"] = powers(state_.hand[i] & ~state_.returned[i]);
            json["used_or_regained"] = powers(state_.used[i] | state_.returned[i]);
            json["regained"] = std::popcount(state_.returned[i]);
            return json;
        }
        json["hand"] = powers(state_.hand[i]);
        json["used"] = powers(state_.used[i]);
        json["returned"] = powers(state_.returned[i]);
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
        for (int i = 0; i < rules_.areas; ++i) {
            const Area area = areaAt(i);
            if (area == Area::Castillo) continue;
            const bool ofSeats = area == Area::Court || area == Area::Provinces; // seats say these themselves
            const QJsonObject here = counts(area, ofSeats ? rules_.players : 0);
            if (!here.isEmpty()) regions[text(rules_.areaId(area))] = here;
        }
        json_["regions"] = regions;
        const bool closed = viewer_ && !rules_.rulings.openCastillo;
        json_["castillo"] = closed ? QJsonValue() : QJsonValue(counts(Area::Castillo, 0));
        QJsonObject boards;
        for (std::size_t i = 0; i < rules_.boards.size(); ++i)
            if (state_.board[i] != Area::None)
                boards[text(rules_.boards[i].id)] = word(Operand::Area, index(state_.board[i]));
        json_["scoreboards"] = boards;
    }

    Card ofThisRound(std::size_t stack) const {
        if (state_.offer[stack] != Card::None) return state_.offer[stack];
        for (Card taken : state_.taken)
            if (taken != Card::None && rules_.card(taken).stack == stack) return taken;
        return Card::None;
    }

    void writeCards() {
        QJsonObject stacks;
        QJsonObject offer;
        QJsonObject left;
        for (int stack = 0; stack < rules_.stackCount; ++stack) {
            const std::size_t s = static_cast<std::size_t>(stack);
            const QString key = QString::number(stack + 1);
            const Card now = ofThisRound(s);
            QJsonArray list{card(now)};
            QJsonArray rest;
            for (Card each : dealer_.coming(rules_, state_, stack))
                if (each != now && !viewer_) list.append(card(each));
            for (Card each : rules_.stacks[s])
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
        const StepRules& verb = rules_.step(step.kind);
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
        QJsonArray standing;
        for (const Standing& each : state_.standing)
            standing.append(each.kind == 0 ? QJsonValue()
                                           : QJsonValue(QJsonObject{{"kind", text(rules_.standings[each.kind])},
                                                                    {"seat", word(Operand::Seat, index(each.seat))},
                                                                    {"until", each.until},
                                                                    {"data", each.data}}));
        while (!standing.isEmpty() && standing.last().isNull()) standing.removeLast();
        json_["standing"] = standing;
        QJsonObject disks;
        for (Seat seat : rules_.seats())
            if (const Area disk = state_.disk[index(seat)]; disk != Area::None)
                disks[text(rules_.colour(seat))] = hides(seat) ? QJsonValue() : word(Operand::Area, index(disk));
        json_["disks"] = disks;
        const QByteArray bytes(reinterpret_cast<const char*>(state_.slotBytes.data()), rules_.slotBytes);
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
