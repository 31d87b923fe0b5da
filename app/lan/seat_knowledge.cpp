// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/seat_knowledge.h"

#include "model/position/agenda_check.h"
#include "model/rules/queries.h"

#include <QVarLengthArray>
#include <QtEndian>

#include <optional>

namespace elgrande::lan {
namespace {

// A list whose entries are a byte each: written as it lies in memory.
template <class T>
constexpr bool areBytes = requires(const T& list) {
    list.data();
    requires sizeof(typename T::value_type) == 1;
    requires std::is_enum_v<typename T::value_type> || std::is_integral_v<typename T::value_type>;
};

class Writer {
  public:
    explicit Writer(Seat seat)
        : seat_(seat) {}

    template <class T>
    void common(const T& value) {
        if constexpr (areBytes<T>)
            bytes_.append(reinterpret_cast<const char*>(value.data()), static_cast<qsizetype>(value.size()));
        else if constexpr (requires { value.begin(); })
            for (const auto& each : value) common(each);
        else
            number(value);
    }
    // Of each seat's only what is its own: the other entries have no place here.
    template <class T>
    void own(const T& bySeat) {
        using Entry = typename T::value_type;
        number(index(seat_) < bySeat.size() ? bySeat[index(seat_)] : Entry{});
    }
    void common(const Spot& spot) { number(spot.at); }
    void common(const SeatSet& seats) { number(seats.bits); }
    void common(const Kept& kept) { number(kept.kind), number(kept.seat), number(kept.until), number(kept.data); }
    void common(const Placing& placing) { number(placing.count), number(placing.mode); }
    void common(const SpecialInProgress& special) {
        number(special.seat), number(special.card), number(special.allowed), number(special.granted);
    }
    void common(const Agenda& agenda) {
        number(static_cast<std::uint8_t>(agenda.size()));
        for (int i = 0; i < Agenda::kCapacity; ++i) {
            const Step step = i < agenda.size() ? agenda[i] : Step{};
            number(step.kind), number(step.seat), number(step.n), number(step.a), number(step.data);
        }
    }

    QByteArray bytes() const { return {bytes_.constData(), bytes_.size()}; }

  private:
    template <class T>
    void number(T value) {
        if constexpr (std::is_enum_v<T>) {
            number(static_cast<std::underlying_type_t<T>>(value));
        } else {
            const T little = qToLittleEndian(value);
            bytes_.append(reinterpret_cast<const char*>(&little), sizeof little);
        }
    }

    QVarLengthArray<char, 1024> bytes_; // a QByteArray grows slowly, number by number
    Seat seat_;
};

class Reader {
  public:
    Reader(const QByteArray& bytes, Seat seat)
        : bytes_(bytes)
        , seat_(seat) {}

    template <class T>
    void common(T& value) {
        if constexpr (requires { value.begin(); })
            for (auto& each : value) common(each);
        else
            number(value);
    }
    template <class T>
    void own(T& bySeat) {
        typename T::value_type value{};
        number(value);
        if (index(seat_) < bySeat.size()) bySeat[index(seat_)] = value;
    }
    void common(Spot& spot) { number(spot.at); }
    void common(SeatSet& seats) { number(seats.bits); }
    void common(Kept& kept) { number(kept.kind), number(kept.seat), number(kept.until), number(kept.data); }
    void common(Placing& placing) { number(placing.count), number(placing.mode); }
    void common(SpecialInProgress& special) {
        number(special.seat), number(special.card), number(special.allowed), number(special.granted);
    }
    void common(Agenda& agenda) {
        std::uint8_t size = 0;
        number(size);
        if (size > Agenda::kCapacity) failed_ = true;
        for (int i = 0; i < Agenda::kCapacity; ++i) {
            Step step;
            number(step.kind), number(step.seat), number(step.n), number(step.a), number(step.data);
            if (!failed_ && i < size) agenda.push(step);
            if (i >= size && step != Step{}) failed_ = true;
        }
    }

    bool isWhole() const { return !failed_ && at_ == bytes_.size(); }

  private:
    template <class T>
    void number(T& value) {
        if constexpr (std::is_enum_v<T>) {
            std::underlying_type_t<T> plain{};
            number(plain);
            value = static_cast<T>(plain);
        } else {
            if (failed_ || bytes_.size() - at_ < static_cast<qsizetype>(sizeof(T))) {
                failed_ = true;
                return;
            }
            value = qFromLittleEndian<T>(bytes_.constData() + at_);
            at_ += sizeof(T);
        }
    }

    const QByteArray& bytes_;
    Seat seat_;
    qsizetype at_ = 0;
    bool failed_ = false;
};

// Every field of the state by whose it is. What lies secretly in others' hands has been taken out of the common fields
// by InformationState; what is secret as a whole has no entry but the own one.
template <class State, class Hidden, class Codec>
void eachField(State& state, Hidden& hidden, Codec& codec) {
    auto& [count, agenda, hand, used, returned, left, score, offer, cards, spent, played, disk, grande, order, token,
           kept, slotBytes, special, placing, parts, starter, round, roundsBegun, turn, shuffles] = state;
    codec.own(returned);
    codec.own(disk);
    codec.common(count);
    codec.common(agenda);
    codec.common(hand);
    codec.common(used);
    codec.common(left);
    codec.common(score);
    codec.common(offer);
    codec.common(cards);
    codec.common(spent);
    codec.common(played);
    codec.common(grande);
    codec.common(order);
    codec.common(token);
    codec.common(kept);
    codec.common(slotBytes);
    codec.common(special);
    codec.common(placing);
    codec.common(parts);
    codec.common(starter);
    codec.common(round);
    codec.common(roundsBegun);
    codec.common(turn);
    codec.common(shuffles);
    auto& [regained, hiddenCards, disks] = hidden;
    codec.common(regained);
    codec.common(hiddenCards);
    codec.common(disks);
}

// Numbers that name things, each of which must be there before anything is asked of the rules.
class Names {
  public:
    explicit Names(const Rules& rules)
        : rules_(rules)
        , takers_(rules.seats() | rules.dummies()) {}

    bool areKnown(const State& state) const {
        const auto all = [](const auto& list, auto test) { return std::all_of(list.begin(), list.end(), test); };
        const auto isTaker = [this](Seat seat) { return seat == Seat::None || takers_.contains(seat); };
        const auto isCard = [this](Card card) { return card == Card::None || index(card) < rules_.deck.cards.size(); };
        const auto isArea = [this](Area area) { return area == Area::None || isPlace(index(area)); };
        const auto isPower = [this](Power power) {
            return power == Power::None || index(power) < rules_.deck.powers.size();
        };
        return all(state.offer, isCard) && all(state.played, isPower) && all(state.grande, isArea) &&
               all(state.disk, isArea) && all(state.order, isTaker) && isTaker(state.starter) &&
               isTaker(state.special.seat) && isCard(state.special.card) &&
               all(state.cards, [&](const State::Cards& before) { return all(before, isCard); }) &&
               all(state.kept, [&](const Kept& each) { return isOwned(each) && areUsed(each); }) &&
               handsAreKnown(state) && placesAreKnown(state) && stepsAreKnown(state.agenda) && slotsAreKnown(state);
    }

  private:
    bool isPlace(std::size_t area) const { return area < static_cast<std::size_t>(rules_.map.size); }
    bool areUsed(const Kept& kept) const { return kept.kind < rules_.kept.size(); }
    bool isOwned(const Kept& kept) const {
        return kept.kind == 0 ? kept.seat == Seat::None : takers_.contains(kept.seat);
    }

    bool handsAreKnown(const State& state) const {
        const std::uint32_t all = static_cast<std::uint32_t>((1ULL << rules_.deck.powers.size()) - 1U);
        for (std::size_t i = 0; i < kMaxSeats; ++i)
            if (((state.hand[i] | state.used[i] | state.returned[i]) & ~all) != 0) return false;
        return true;
    }
    bool placesAreKnown(const State& state) const {
        for (std::size_t owner = 0; owner < kMaxOwners; ++owner)
            for (std::size_t area = 0; area < kMaxAreas; ++area)
                if (state.count[owner][area] != 0 &&
                    (!isPlace(area) || !rules_.owners.contains(static_cast<Owner>(owner))))
                    return false;
        return true;
    }
    bool stepsAreKnown(const Agenda& agenda) const {
        for (int i = 0; i < agenda.size(); ++i) {
            const Step step = agenda[i];
            if (index(step.kind) >= rules_.flow.verbs.size()) return false;
            if (step.seat != Seat::None && step.seat != Seat::Table && !takers_.contains(step.seat)) return false;
            if (step.kind == StepKind::Disk && step.n >= rules_.flow.diskUses.size()) return false;
        }
        return true;
    }
    bool slotsAreKnown(const State& state) const {
        return std::all_of(state.slotBytes.begin() + rules_.slotBytes, state.slotBytes.end(),
                           [](std::uint8_t byte) { return byte == 0; });
    }

    const Rules& rules_;
    SeatSet takers_;
};

// Validates received knowledge: a state sampled from it must be legal, and observing that state must give the knowledge
// back.
std::optional<Error> faultOf(const Rules& rules, const InformationState& known) {
    if (!Names(rules).areKnown(known.known())) return Error{"it names what this game does not have"};
    if (const char* wrong = stateIsOk(rules, known.known())) return Error{wrong};
    const Step disks = diskQuestion(rules, known.known());
    if (disks.kind != StepKind::None && disks.n >= rules.flow.diskUses.size())
        return Error{"it asks for no known disk"};
    if (!(known.hiddenDisks() - rules.seats()).empty()) return Error{"it hides the disk of nobody"};
    Rng rng(1);
    const State imagined = known.sample(rules, rng);
    if (const char* wrong = stateIsOk(rules, imagined)) return Error{wrong};
    if (auto wrong = agendaFault(rules, imagined)) return wrong;
    if (!(InformationState(rules, imagined, known.seat()) == known)) return Error{"it is not what a seat can know"};
    return {};
}

} // namespace

QByteArray knowledgeToBytes(const InformationState& known) {
    Writer writer(known.seat());
    eachField(known.known(), known.hidden(), writer);
    return writer.bytes();
}

Result<InformationState> knowledgeFromBytes(const Rules& rules, const QByteArray& bytes, Seat seat) {
    State state;
    InformationState::Hidden hidden;
    Reader reader(bytes, seat);
    eachField(state, hidden, reader);
    if (!reader.isWhole()) return Error{"it has a wrong length"};
    const InformationState known(state, seat, hidden);
    if (auto wrong = faultOf(rules, known)) return *wrong;
    return known;
}

} // namespace elgrande::lan
