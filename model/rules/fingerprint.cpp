// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Two tables may play together only when they play by the same rules, and a record must be replayed by those it was
// made with. So the fingerprint goes over everything that is data: every field of every row, the steps of cards and
// rounds, numbers and chosen options. Functions are covered by the names of those who bring them.
#include "model/core/rng.h"
#include "model/rules/rules_builder.h"

namespace elgrande {

namespace {

class Hasher {
  public:
    void add(const std::string& text) { hash_ = hashText("\n", hashText(text, hash_)); }
    void add(const char* text) { add(std::string(text)); }
    void add(std::uint64_t number) { add(std::to_string(number)); }
    void add(int number) { add(std::to_string(number)); }
    void add(bool flag) { add(flag ? 1 : 0); }
    void add(const Step& step) {
        for (const std::uint64_t part : {std::uint64_t{index(step.kind)}, std::uint64_t{index(step.seat)},
                                         std::uint64_t{step.n}, std::uint64_t{step.a}, std::uint64_t{step.data}})
            add(part);
    }
    template <class T>
    void add(const std::vector<T>& list) {
        add(static_cast<std::uint64_t>(list.size()));
        for (const T& each : list) add(each);
    }
    template <class T>
    void add(const std::array<T, 3>& list) {
        for (const T& each : list) add(each);
    }
    void add(const AreaRow& row) {
        add(row.id);
        add(row.values);
        for (const bool flag : {row.region, row.onDisk, row.kingMayStand, row.kingsTarget, row.grandes, row.scored,
                                row.coastal, row.enterable, row.closed, row.shown, row.counts})
            add(flag);
        add(row.inside);
        add(row.room);
    }
    void add(const CardRow& row) {
        add(row.id);
        add(row.stack);
        add(row.copies);
        add(row.caballeros);
        for (const bool flag : {row.returns, row.required, row.owed}) add(flag);
    }
    void add(const CardInPlay& card) {
        add(static_cast<int>(card.row));
        add(static_cast<int>(card.effectFirst));
        add(static_cast<int>(card.effectCount));
        add(card.oneOf);
    }
    void add(const PowerInPlay& power) {
        add(power.id);
        add(power.value);
        add(power.caballeros);
        add(static_cast<std::uint64_t>(index(power.card)));
    }
    void add(const TokenFacts& token) {
        add(token.id);
        add(token.values);
        add(static_cast<int>(token.home));
    }
    void add(const OptionFacts& option) { add(option.id + "=" + option.chosen); }
    void add(const ActionFacts& action) { add(action.word); }
    void add(const EventFacts& event) { add(event.id); } // how it is shown is no rule
    void add(const KeptRules& kept) {
        add(kept.id);
        add(kept.most);
        add(kept.objects);
    }
    void add(const StepRules& verb) {
        add(verb.id);
        for (const bool flag : {verb.secret, verb.vetoBeforeApply, verb.vetoBeforeRun, verb.revealsDisks}) add(flag);
    }
    void add(const TurnPart& part) {
        add(part.id);
        add(part.repeats);
    }
    void add(const DiskUseRules& use) { add(use.id); }
    void add(const Ban& ban) {
        add(static_cast<int>(ban.on));
        add(static_cast<std::uint64_t>(index(ban.why)));
        for (const std::uint32_t bits : {ban.places.bits, ban.owners.bits, ban.hows}) add(std::uint64_t{bits});
    }
    std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = hashText("El Grande");
};

} // namespace

std::uint64_t fingerprintOf(const Rules& rules) {
    Hasher hasher;
    const Setup& setup = rules.setup;
    hasher.add(setup.edition);
    hasher.add(setup.players);
    hasher.add(setup.rounds);
    hasher.add(setup.colours);
    for (const Expansion* each : contributorsFor(setup)) hasher.add(each->id);
    hasher.add(toText(setup.corrections));
    hasher.add(rules.options);
    hasher.add(rules.turnTakers);
    hasher.add(rules.map.rows);
    for (AreaSet each : rules.map.neighbours) hasher.add(std::uint64_t{each.bits});
    for (Area each : rules.map.scoringOrder) hasher.add(static_cast<std::uint64_t>(index(each)));
    hasher.add(rules.deck.rows);
    hasher.add(rules.deck.cards);
    hasher.add(rules.deck.effectSteps);
    hasher.add(rules.deck.powers);
    hasher.add(rules.deck.handsHidden);
    hasher.add(rules.deck.handsDealt);
    hasher.add(rules.tokens);
    hasher.add(std::uint64_t{rules.owners.bits});
    hasher.add(rules.kept);
    const Flow& flow = rules.flow;
    hasher.add(flow.verbs);
    hasher.add(flow.parts);
    hasher.add(flow.diskUses);
    for (const std::vector<Step>& steps : flow.anchors) hasher.add(steps);
    for (const int number :
         {flow.ranksScored, flow.pieces, flow.piecesWithoutSeat, flow.courtAtStart, flow.homeAtStart})
        hasher.add(number);
    hasher.add(flow.roundNumbers);
    hasher.add(flow.scoringAfter);
    hasher.add(rules.words.actions);
    hasher.add(rules.words.events);
    hasher.add(rules.words.reasons);
    hasher.add(rules.words.refusals);
    const Hooks& hooks = rules.hooks;
    hasher.add(hooks.bans);
    hasher.add(hooks.beforeScoring);
    for (const std::size_t count :
         {hooks.redirects.size(), hooks.arrivals.size(), hooks.commands.size(), hooks.masters.size(),
          hooks.contests.size(), hooks.scoring.size(), hooks.unscored.size(), hooks.placing.size(),
          hooks.neighbours.size(), hooks.king.size(), hooks.blocked.size(), hooks.conceal.size()})
        hasher.add(static_cast<std::uint64_t>(count));
    return hasher.value();
}

} // namespace elgrande
