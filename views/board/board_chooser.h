// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Turns clicks on the board into one of the offered actions by their operands alone: an owner with a place is a piece
// to be clicked, an owner alone a piece in the place of the decision, a place alone a place, a token whatever has it.
// Several operands are clicked one after the other, the two of a pair in either order; operands that all alternatives
// share need no click. It knows no rule, so actions of expansions work as well. Where nothing is asked on the board
// itself, a click on a place begins the part of the turn that leads there, and any piece can be picked up and carried
// within its reach (model/observe/reach.h).
#pragma once

#include "model/core/decision.h"
#include "model/observe/catalogue.h"
#include "model/observe/reach.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace elgrande {

// What a pointer can mean: a place, one owner's pieces in a place, or a token (a mobile scoreboard is one).
struct BoardSpot {
    Area area = Area::None;
    Owner owner = Owner::None;
    Token token = Token::None;

    bool isNothing() const { return area == Area::None && token == Token::None; }
    friend bool operator==(const BoardSpot&, const BoardSpot&) = default;
};

class BoardChooser {
    Q_DECLARE_TR_FUNCTIONS(elgrande::BoardChooser)

  public:
    enum class Want { Nothing, Place, Piece, Token };
    enum class Outcome { Refused, Ambiguous, Picked, Chosen };
    struct Answer {
        Outcome outcome = Outcome::Refused;
        std::vector<Action> actions{}; // Chosen: nearly always one; several differ in kind only
        std::vector<Action> leads{};   // to be chosen before it
        Area target = Area::None;      // where the first action leads to, if it had only one way and nobody clicked it
    };

    // A new question, or none. All must outlive the next call.
    // `again`: whether the last of these decisions can be made more than once.
    using Again = std::function<bool(const std::vector<Action>& moves)>;
    void ask(const Catalogue* catalogue, const Decision* decision, const Reach* reach = nullptr,
             const Again& again = {});

    Want want() const;                        // what the next click should be
    bool offers(const BoardSpot& spot) const; //
    std::vector<BoardSpot> offered() const;   // pieces where pieces are wanted, otherwise places or tokens
    const std::vector<BoardSpot>& picks() const { return picks_; } // clicked so far
    Answer click(const BoardSpot& spot);
    bool cancel(); // takes back the picks and puts down what is carried; false when there was nothing

    // Whether the click on a place begins a part of the turn, because nothing else is asked on the board.
    bool begins() const { return begins_; }
    // A click there begins placing, though the special action could begin with the same place.
    bool placesRatherThanActs(Area area) const;
    bool canCarry(const Grip& grip) const;
    void carry(const Grip& grip); // from now on clicks say where to, until cancel() or the next question
    const std::optional<Grip>& carried() const { return carried_; }
    AreaSet targetsBeside() const; // the court, the provinces: where what is carried may go beside the board
    // The decisions that a click there would mean; empty where it means none, or several.
    std::vector<Action> movesTo(const BoardSpot& spot) const;

    QString hint() const;                        // what to click next; empty when nothing is wanted
    QString hintForKeys() const;                 // the same for a screen reader, whose user does not click
    QString whyNot(const BoardSpot& spot) const; // never empty for a spot that is not offered

  private:
    struct Candidate {
        Action action;
        std::vector<BoardSpot> picks;
        std::vector<Action> leads{};    // to be chosen before
        std::vector<BoardSpot> given{}; // what all alternatives share, so that nobody has to click it
        Area goesTo = Area::None;       // the only place for the piece that is picked, which nobody has to click
    };
    bool isGiven(const BoardSpot& spot) const;
    bool isOfPair() const; // the next click is on one of two equals
    bool wantsOf(Owner owner) const;
    bool asksForOrderOnly() const;
    bool onlyScoreboards() const; // of the tokens that could be clicked next
    void open(std::vector<Candidate> candidates);
    bool addCandidate(Action action, const std::array<bool, 3>& shared);
    std::array<bool, 3> sharedOperands(ActionKind kind) const;
    // What a click there may mean. In a part that is no place of its own, as a hold, the whole is meant, and in a place
    // that is not offered itself those parts of it that are.
    std::vector<Candidate> matching(const BoardSpot& spot) const;
    std::vector<Candidate> matchingThere(const BoardSpot& spot) const;
    Area targetOf(const Action& action, const BoardSpot& clicked) const;
    void addBeginnings();
    QString giftOfPlaces() const;
    void addWay(const Deed& deed, const std::vector<Action>& leads);
    bool isOnBoard(Area area) const;
    bool isRefused(Area place) const;
    bool isPlacing(const Deed& deed) const;
    bool hasOneWay(const Deed& deed) const; // for what it takes
    std::vector<Action> comeFirst(const BoardSpot& spot) const;
    const std::vector<Refused>& refused() const; // of the question that the next click answers

    const Catalogue* catalogue_ = nullptr;
    const Decision* decision_ = nullptr;
    const Reach* reach_ = nullptr;
    std::vector<Candidate> all_;
    std::vector<Candidate> open_; // still possible after the picks
    bool begins_ = false;
    Again again_;
    bool repeats_ = false; // the next click can be meant to be done as often as possible
    std::vector<BoardSpot> picks_;
    std::optional<Grip> carried_;
};

} // namespace elgrande
