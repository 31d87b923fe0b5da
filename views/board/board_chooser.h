// Turns clicks on the board into one of the offered actions, knowing nothing but their operands: an owner with a place
// is a piece to be clicked, a place alone is a place, a token is what lies somewhere. Several operands are clicked one
// after the other; what all alternatives share need not be clicked. It knows no rule, so an expansion's actions work as
// well.
#pragma once

#include "model/core/decision.h"
#include "model/observe/catalogue.h"

#include <QCoreApplication>
#include <QString>

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
        std::vector<Action> actions; // Chosen: nearly always one; several differ in kind only
    };

    // A new question, or none. Both must outlive the next call.
    void ask(const Catalogue* catalogue, const Decision* decision);

    Want want() const;                        // what the next click should be
    bool offers(const BoardSpot& spot) const; //
    std::vector<BoardSpot> offered() const;   // pieces where pieces are wanted, otherwise places or tokens
    const std::vector<BoardSpot>& picks() const { return picks_; } // clicked so far
    Answer click(const BoardSpot& spot);
    bool cancel(); // takes back the picks; false when there were none

    QString hint() const;                        // what to click next; empty when nothing is wanted
    QString whyNot(const BoardSpot& spot) const; // never empty for a spot that is not offered

  private:
    struct Candidate {
        Action action;
        std::vector<BoardSpot> picks;
    };
    bool onlyScoreboards() const; // of the tokens that could be clicked next
    bool addCandidate(Action action, const std::array<bool, 3>& shared);
    std::array<bool, 3> sharedOperands(ActionKind kind) const;
    std::vector<Candidate> matching(const BoardSpot& spot) const;

    const Catalogue* catalogue_ = nullptr;
    const Decision* decision_ = nullptr;
    std::vector<Candidate> all_;
    std::vector<Candidate> open_; // still possible after the picks
    std::vector<BoardSpot> picks_;
};

} // namespace elgrande
