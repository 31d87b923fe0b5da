// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Small positions whose best line can be worked out by hand. Red is to move, the King stands in Valencia, and the only
// card left is known; so red places next to Valencia (Aragón, Cataluña, Castilla la Nueva, Granada) or in the Castillo.
#include "tests/property/random_game.h"
#include "tests/puzzles/expect.h"

#include "model/puzzles/proof.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

namespace elgrande::tests {

namespace {

constexpr Seat kRed = seatAt(0);
constexpr Seat kBlue = seatAt(1);

// The board as given, everybody else's pieces at home.
class SmallPosition {
  public:
    SmallPosition() {
        Setup setup;
        setup.players = 3;
        setup.options["starter"] = "red";
        game_ = std::make_shared<PuzzleGame>(PuzzleGame{"small", *RulesBuilder::build(setup), {}});
        reachLastTurn();
    }

    SmallPosition& put(Seat seat, Area area, int number) {
        state.at(Area::Provinces, ownerOf(seat)) =
            static_cast<std::uint8_t>(state.at(Area::Provinces, ownerOf(seat)) - number);
        state.at(area, ownerOf(seat)) = static_cast<std::uint8_t>(number);
        return *this;
    }
    SmallPosition& card(const std::string& id) {
        const Card card = *cardFromText(rules(), id);
        state.offer.fill(Card::None);
        state.offer[rules().card(card).stack] = card;
        return *this;
    }
    SmallPosition& score(Seat seat, int points) {
        state.score[index(seat)] = static_cast<std::int16_t>(points);
        return *this;
    }
    // Runs on to what red has to decide.
    SmallPosition& begin() {
        ActionList legal;
        advance(rules(), state, legal);
        return *this;
    }

    Puzzle puzzle(PuzzleKind kind) const {
        Puzzle puzzle;
        puzzle.game = game_;
        puzzle.seat = kRed;
        puzzle.kind = kind;
        puzzle.wins = kind == PuzzleKind::Win;
        return puzzle;
    }
    const Rules& rules() const { return *game_->rules; }

    State state;

  private:
    void reachLastTurn() {
        property::Game random(game_->rules, 7);
        Rng dice(7);
        while (!(roundsLeft(rules(), random.state) == 0 && random.state.turn == 2 &&
                 random.state.agenda.top().kind == StepKind::TakeCard))
            random.play(random.next(dice));
        state = random.state;
        // Whoever has the last turn is red.
        state.order = {seatAt(2), kBlue, kRed, Seat::None, Seat::None};
        state.kept = {};
        state.special = {};
        state.score.fill(0);
        state.cards.fill({Card::None, Card::None, Card::None});
        state.spent.fill(0);
        state.grande.fill(Area::Valencia); // where the King stands nobody's Grande can be moved
        state.agenda.setSeats(1, kRed);
        for (const Token token : rules().scoreboards) state.token[index(token)] = Spot::aside();
        state.token[index(Token::King)] = Spot::in(Area::Valencia);
        for (const Owner owner : rules().owners) {
            state.count[index(owner)].fill(0);
            state.at(Area::Provinces, owner) = static_cast<std::uint8_t>(rules().piecesOf(owner));
        }
    }

    std::shared_ptr<PuzzleGame> game_;
};

std::vector<Action> actions(const Rules& rules, const std::vector<std::string>& texts) {
    std::vector<Action> line;
    line.reserve(texts.size());
    for (const std::string& text : texts) line.push_back(*actionFromText(rules, text));
    return line;
}

std::string lineText(const Rules& rules, const std::vector<Action>& line) {
    std::string text;
    for (const Action action : line) text += (text.empty() ? "" : "; ") + toText(rules, action);
    return text;
}

// Castilla la Nueva is worth seven, and three are needed to be alone there; any other region is worth six at most.
SmallPosition threeForSeven(int blues) {
    SmallPosition at;
    at.card("score-one-3").put(kRed, Area::Court, 3).put(kBlue, Area::CastillaLaNueva, blues).begin();
    return at;
}

void testPoints() {
    const SmallPosition at = threeForSeven(2);
    Puzzle puzzle = at.puzzle(PuzzleKind::Points);
    const auto proof = prove(puzzle, at.state);
    expect(bool(proof), "it can be proved");
    if (!proof) return;
    expect(proof->best == 7 && proof->second == 6, "seven, then six");
    expect(proof->ways.size() == 1, "in one way");
    expect(lineText(at.rules(), proof->ways[0]) ==
               "place; caballero castilla_la_nueva; caballero castilla_la_nueva; caballero castilla_la_nueva; special; "
               "score castilla_la_nueva",
           lineText(at.rules(), proof->ways[0]));
    expect(proof->ends > 10, "there is more than one end");
    puzzle.points = 7;
    expect(bool(confirm(puzzle, *proof)), "it is as it says");
    puzzle.points = 8;
    expectContains(confirm(puzzle, *proof).error(), "is 7 and not 8");
    puzzle.points = 7;
    expect(attempt(puzzle, at.state, proof->ways[0])->solves, "the solution solves it");
    const auto wrong = attempt(puzzle, at.state, actions(at.rules(), {"special", "score castilla_la_nueva", "end"}));
    expect(wrong && wrong->whole && !wrong->solves && wrong->value == 0, "nothing for who is not there");
    expect(!attempt(puzzle, at.state, actions(at.rules(), {"king stay"})), "no move of this card");
    expectContains(prove(puzzle, at.state, 20).error(), "too much");

    // With one Caballero less two are enough, and the third may stand anywhere.
    const SmallPosition loose = threeForSeven(1);
    const auto several = prove(puzzle, loose.state);
    expect(several && several->best == 7 && several->ways.size() > 1, "more than one way");
    if (several) expectContains(confirm(puzzle, *several).error(), "ways to reach the goal");
}

// Red is alone in the best region already: where the last Caballero goes, before or after, is no part of it.
void testWhatDoesNotMatter() {
    SmallPosition at;
    at.card("score-one-3").put(kRed, Area::Court, 1).put(kRed, Area::CastillaLaNueva, 1).begin();
    const auto proof = prove(at.puzzle(PuzzleKind::Points), at.state);
    expect(proof && proof->best == 7 && proof->ways.size() == 1, "one way");
    if (proof) expect(lineText(at.rules(), proof->ways[0]) == "special; score castilla_la_nueva", "the shortest");
}

void testOthersDecide() {
    SmallPosition at;
    at.card("king-angry").put(kRed, Area::Court, 1).put(kBlue, Area::Granada, 4).put(kBlue, Area::Aragon, 4).begin();
    expectContains(prove(at.puzzle(PuzzleKind::Points), at.state).error(), "Somebody else");
}

SmallPosition twoPlaces(int bluesInAragon) {
    SmallPosition at;
    at.card("grande").put(kRed, Area::Court, 4).put(kBlue, Area::CastillaLaNueva, 1);
    at.put(kBlue, Area::Aragon, bluesInAragon).begin();
    return at;
}

void testHold() {
    SmallPosition at = twoPlaces(1);
    Puzzle puzzle = at.puzzle(PuzzleKind::Hold);
    puzzle.places = {Area::Aragon, Area::CastillaLaNueva};
    const auto proof = prove(puzzle, at.state);
    expect(proof && proof->best == 2 && proof->second == 1 && proof->ways.size() == 1, "two each, and no other way");
    if (proof) expect(attempt(puzzle, at.state, proof->ways[0])->solves, "the solution solves it");
    const auto pairs = holdable(at.rules(), at.state, kRed);
    expect(pairs && std::find(pairs->begin(), pairs->end(), puzzle.places) != pairs->end(), "the pair is found");
    const auto wrong = attempt(puzzle, at.state, actions(at.rules(), {"place", "caballero aragon", "done"}));
    expect(wrong && !wrong->solves, "one is not enough");

    at = twoPlaces(0);
    const auto several = prove(puzzle, at.state);
    expect(several && several->best == 2 && several->ways.size() > 1, "one Caballero is left over");
    at = twoPlaces(1);
    at.put(kRed, Area::Aragon, 2);
    expectContains(prove(puzzle, at.state).error(), "held already");
}

// One Caballero. In the Castillo it scores twice: five there, six where the disk sends it.
SmallPosition lastTurn(int pointsOfBlue) {
    SmallPosition at;
    at.card("grande").put(kRed, Area::Court, 1).put(kBlue, Area::CastillaLaNueva, 1);
    at.score(kRed, 40).score(kBlue, pointsOfBlue).begin();
    return at;
}

void testWin() {
    SmallPosition at = lastTurn(42);
    const Puzzle puzzle = at.puzzle(PuzzleKind::Win);
    const auto proof = prove(puzzle, at.state);
    expect(proof && proof->best == 1 && proof->second == 0 && proof->ways.size() == 1, "only by the Castillo");
    if (proof) {
        expectContains(lineText(at.rules(), proof->ways[0]), "caballero castillo; disk ");
        expect(attempt(puzzle, at.state, proof->ways[0])->solves, "the solution solves it");
    }
    const auto wrong = attempt(puzzle, at.state, actions(at.rules(), {"place", "caballero granada"}));
    expect(wrong && wrong->whole && !wrong->solves, "six points are not enough");
    expect(prove(puzzle, lastTurn(55).state)->best == 0, "too far behind");
    expect(prove(puzzle, lastTurn(20).state)->ways.size() > 1, "far ahead every way wins");

    // Blue's disk comes after red's turn, and may fetch what red needs.
    at = lastTurn(30);
    at.put(kBlue, Area::Castillo, 2);
    const auto refuted = attempt(puzzle, at.state, actions(at.rules(), {"place", "caballero cataluna"}));
    expect(refuted && !refuted->solves && refuted->reply.size() == 1 && refuted->reply[0].seat == kBlue,
           "blue's answer is told");
}

void testDisk() {
    SmallPosition at;
    at.card("grande").put(kRed, Area::Castillo, 1).begin();
    // The turn offers nothing, so the disk comes next. Nobody else sets one: five for the Castillo, seven for Castilla
    // la Nueva.
    Puzzle puzzle = at.puzzle(PuzzleKind::Disk);
    const auto proof = prove(puzzle, at.state);
    expect(proof && proof->best == 12 && proof->second == 11 && proof->ways.size() == 1, "twelve, then eleven");
    if (proof) expect(lineText(at.rules(), proof->ways[0]) == "disk castilla_la_nueva", "where most is to be had");

    // Blue can follow to either of the two best regions, and four is left in both.
    SmallPosition both;
    both.card("grande").put(kRed, Area::Castillo, 1).put(kBlue, Area::Castillo, 1).begin();
    const auto several = prove(puzzle, both.state);
    expect(several && several->ways.size() > 1, "two disks are as good as each other");
    puzzle.points = 12;
    const auto met = attempt(puzzle, both.state, actions(both.rules(), {"disk castilla_la_nueva"}));
    expect(met && !met->solves &&
               met->reply == std::vector<Move>{{kBlue, act(ActionKind::Disk, Area::CastillaLaNueva)}},
           "blue goes there as well");
}

} // namespace

void testProofs() {
    testPoints();
    testWhatDoesNotMatter();
    testOthersDecide();
    testHold();
    testWin();
    testDisk();
}

} // namespace elgrande::tests
