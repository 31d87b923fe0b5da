// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/solving/puzzle_words.h"

#include "app/names/set_names.h"
#include "model/observe/turn_events.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "views/texts/advice_text.h"
#include "views/texts/phrases.h"
#include "views/texts/region.h"

#include <QCoreApplication>

#include <algorithm>

namespace elgrande::puzzles {

namespace {

struct SayPuzzle {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Puzzles)
};

constexpr int kShort = 3; // decisions
const QString kBullet = QStringLiteral("• ");

QString quoted(const QString& words) { return words.contains(u'“') ? words : SayPuzzle::tr("“%1”").arg(words); }

QString inPlace(const Catalogue& catalogue, Area place) {
    texts::Spoken of;
    of.to = place;
    return texts::Phrases(catalogue, {}, false).say(QStringLiteral("{in}"), of);
}

QString answerWords(const Rules& rules, const State& state, const Catalogue& catalogue, Seat seat, Action action,
                    const texts::Names& names) {
    return quoted(texts::actionText(catalogue, decisionFor(rules, state, seat), action, names));
}

// Decisions of one seat after the other, equal ones in a row counted.
QStringList linesOf(const Rules& rules, State state, const Catalogue& catalogue, const std::vector<Move>& moves,
                    const texts::Names& names, bool named) {
    std::vector<std::pair<QString, int>> lines;
    ActionList legal;
    for (const Move& move : moves) {
        if (move.seat < Seat::Table) {
            QString words = answerWords(rules, state, catalogue, move.seat, move.action, names);
            //: A player and what that player chooses: “Ada: ‘Seville’”
            if (named) words = SayPuzzle::tr("%1: %2", "player, choice").arg(names(move.seat), words);
            if (!lines.empty() && lines.back().first == words)
                ++lines.back().second;
            else
                lines.emplace_back(words, 1);
        }
        play(rules, state, move, legal);
    }
    QStringList all;
    for (const auto& [words, times] : lines)
        //: How often something is done: “Place in Seville” (2 times)
        all << kBullet + (times == 1 ? words : SayPuzzle::tr("%1 (%n time(s))", nullptr, times).arg(words));
    return all;
}

QStringList solutionLines(const Puzzle& puzzle, const Catalogue& catalogue, const texts::Names& names) {
    auto course = PuzzleCourse::of(puzzle);
    if (!course) return {};
    if (puzzle.kind == PuzzleKind::Veto) { // the others move between the answers
        QStringList lines;
        for (const Action action : puzzle.solution) {
            const Decision asked = (*course).decision();
            lines << kBullet + SayPuzzle::tr("%1: %2", "what is asked, answer")
                                   .arg(texts::cardTitle(catalogue, asked.card),
                                        quoted(texts::actionText(catalogue, asked, action, names)));
            (*course).play(action);
        }
        return lines;
    }
    std::vector<Move> moves;
    for (const Action action : puzzle.solution) moves.push_back({puzzle.seat, action});
    return linesOf(puzzle.rules(), (*course).start(), catalogue, moves, names, false);
}

// The places and cards that the solution is about.
QString lookHere(const Puzzle& puzzle, const Catalogue& catalogue) {
    auto course = PuzzleCourse::of(puzzle);
    if (!course) return {};
    EventLog log;
    for (const Action action : puzzle.solution) (*course).play(action, &log);
    AdvisedTurn turn;
    turn.events = turnEvents(catalogue.events, log.events);
    std::erase_if(turn.events, [&](const Event& event) { return event.seat != puzzle.seat; });
    const texts::Lookout look = texts::lookoutOf(catalogue, turn);
    QStringList parts;
    for (const Card card : look.cards) parts << quoted(texts::cardTitle(catalogue, card));
    for (const Area place : texts::wholePlaces(catalogue, look.places)) parts << texts::areaName(catalogue, place);
    return parts.isEmpty() ? QString() : SayPuzzle::tr("Worth a look: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString thinkOf(const Puzzle& puzzle) {
    switch (puzzle.kind) {
    case PuzzleKind::Points:
        return SayPuzzle::tr("What you place, and in which order, may change what the special action brings.");
    case PuzzleKind::Win:
        return SayPuzzle::tr("Work out the final scoring: points that a rival does not get count as well.");
    case PuzzleKind::Hold:
        return SayPuzzle::tr("Count what you need in each of the two: one more than the strongest other player.");
    case PuzzleKind::Veto:
        return SayPuzzle::tr("Allow everything once to see how the round goes on, then undo.");
    case PuzzleKind::Disk:
        break;
    }
    return SayPuzzle::tr("Assume that the others know your disk: where do you lose least?");
}

// A choice that misses the goal, and how.
QStringList wrongOne(const Puzzle& puzzle, const Catalogue& catalogue, const texts::Names& names) {
    auto course = PuzzleCourse::of(puzzle);
    if (!course) return {};
    for (const Action action : (*course).decision().legal) {
        if (action == puzzle.solution.front()) continue;
        const QString words = quoted(texts::actionText(catalogue, (*course).decision(), action, names));
        (*course).play(action);
        while (puzzle.kind == PuzzleKind::Veto && !(*course).result()) (*course).play(act(ActionKind::Allow));
        if ((*course).result() && !(*course).result()->solves)
            return QStringList{SayPuzzle::tr("Not %1:").arg(words)} + resultText(*course, catalogue, names);
        (*course).restart();
    }
    return {thinkOf(puzzle)};
}

QString valueText(const Puzzle& puzzle, int value) {
    switch (puzzle.kind) {
    case PuzzleKind::Points:
        return SayPuzzle::tr("This turn scores %n point(s).", nullptr, value);
    case PuzzleKind::Hold:
        return value == 0 ? SayPuzzle::tr("You are sole first in neither of the two.")
                          : SayPuzzle::tr("You are sole first in only one of the two.");
    case PuzzleKind::Veto:
        return value >= 0
                   ? SayPuzzle::tr("You end the round %n point(s) ahead of the best other player.", nullptr, value)
                   : SayPuzzle::tr("You end the round %n point(s) behind the best other player.", nullptr, -value);
    case PuzzleKind::Win:
    case PuzzleKind::Disk:
        break;
    }
    return puzzle.wins || puzzle.kind == PuzzleKind::Win
               ? SayPuzzle::tr("The others can prevent it:")
               : SayPuzzle::tr("The others can keep you down to %n point(s):", nullptr, value);
}

} // namespace

// The computer players play for the win and not for the goal: a short turn that they have no use for is not hard.
int difficultyOf(const Puzzle& puzzle) {
    const bool isTurn = puzzle.kind == PuzzleKind::Points || puzzle.kind == PuzzleKind::Hold;
    const std::size_t most = isTurn && puzzle.size() <= kShort ? 1 : puzzle.solvedBy.size();
    for (std::size_t level = 0; level < most; ++level)
        if (2 * puzzle.solvedBy[level] >= kPuzzleTries) return static_cast<int>(level);
    return static_cast<int>(most);
}

QString nameOf(const Puzzle& puzzle, const Catalogue& catalogue) {
    const auto taken = std::find_if(puzzle.solution.begin(), puzzle.solution.end(),
                                    [](Action each) { return each.kind == ActionKind::TakeCard; });
    const QString card =
        taken == puzzle.solution.end() ? QString() : quoted(texts::cardTitle(catalogue, static_cast<Card>(taken->a)));
    switch (puzzle.kind) {
    case PuzzleKind::Points:
        return card.isEmpty() ? SayPuzzle::tr("%n point(s) in one turn", nullptr, puzzle.points)
                              : SayPuzzle::tr("%n point(s) with %1", nullptr, puzzle.points).arg(card);
    case PuzzleKind::Win:
        return card.isEmpty() ? SayPuzzle::tr("The last turn") : SayPuzzle::tr("Victory with %1").arg(card);
    case PuzzleKind::Hold:
        //: Two places
        return SayPuzzle::tr("%1 and %2")
            .arg(texts::areaName(catalogue, puzzle.places[0]), texts::areaName(catalogue, puzzle.places[1]));
    case PuzzleKind::Veto:
        return SayPuzzle::tr("The right Veto");
    case PuzzleKind::Disk:
        break;
    }
    return puzzle.wins ? SayPuzzle::tr("The disk that wins")
                       : SayPuzzle::tr("A disk for %n point(s)", nullptr, puzzle.points);
}

QString kindText(PuzzleKind kind) {
    switch (kind) {
    case PuzzleKind::Points:
        return SayPuzzle::tr("Most points this turn");
    case PuzzleKind::Win:
        return SayPuzzle::tr("Win in the last turn");
    case PuzzleKind::Hold:
        return SayPuzzle::tr("Hold two places");
    case PuzzleKind::Veto:
        return SayPuzzle::tr("Which Veto?");
    case PuzzleKind::Disk:
        break;
    }
    return SayPuzzle::tr("Secret disk");
}

QString difficultyText(int difficulty) {
    switch (difficulty) {
    case 0:
        return SayPuzzle::tr("Easy");
    case 1:
        return SayPuzzle::tr("Medium");
    case 2:
        return SayPuzzle::tr("Hard");
    default:
        return SayPuzzle::tr("Very hard");
    }
}

QString setText(const Puzzle& puzzle) {
    const Setup& setup = puzzle.rules().setup;
    const QStringList sets = setNames(setup.expansions);
    return sets.isEmpty() ? texts::editionName(QString::fromStdString(setup.edition)) : sets.join(QStringLiteral(", "));
}

QString goalText(const Puzzle& puzzle, const Catalogue& catalogue) {
    switch (puzzle.kind) {
    case PuzzleKind::Points:
        return SayPuzzle::tr("Score %n point(s) in this turn. More is not possible.", nullptr, puzzle.points);
    case PuzzleKind::Win:
        return SayPuzzle::tr("It is the last turn of the game. Win alone, whatever the others choose after it.");
    case PuzzleKind::Hold:
        return SayPuzzle::tr("At the end of your turn, be sole first %1 and %2.", "in Seville, in Aragon")
            .arg(inPlace(catalogue, puzzle.places[0]), inPlace(catalogue, puzzle.places[1]));
    case PuzzleKind::Veto:
        return (puzzle.points >= 0
                    ? SayPuzzle::tr("Which special action do you stop with your Veto, if any? With the right one you "
                                    "end the round %n point(s) ahead of the best other player.",
                                    nullptr, puzzle.points)
                    : SayPuzzle::tr("Which special action do you stop with your Veto, if any? With the right one you "
                                    "end the round only %n point(s) behind the best other player.",
                                    nullptr, -puzzle.points));
    case PuzzleKind::Disk:
        break;
    }
    return puzzle.wins
               ? SayPuzzle::tr("Set your secret disk so that you win the game alone, whatever the others choose.")
               : SayPuzzle::tr("Set your secret disk so that this scoring brings you at least %n point(s), whatever "
                               "the others choose.",
                               nullptr, puzzle.points);
}

QStringList hint(const Puzzle& puzzle, const Catalogue& catalogue, int number, const texts::Names& names) {
    const bool single = puzzle.kind == PuzzleKind::Disk || puzzle.kind == PuzzleKind::Veto;
    switch (number) {
    case 0: {
        QStringList lines{thinkOf(puzzle)};
        if (const QString look = single ? QString() : lookHere(puzzle, catalogue); !look.isEmpty()) lines << look;
        return lines;
    }
    case 1:
        if (single) return wrongOne(puzzle, catalogue, names);
        return {SayPuzzle::tr("It begins with:"), solutionLines(puzzle, catalogue, names).value(0)};
    default:
        return QStringList{SayPuzzle::tr("The solution:")} + solutionLines(puzzle, catalogue, names);
    }
}

QStringList resultText(const PuzzleCourse& course, const Catalogue& catalogue, const texts::Names& names) {
    const Puzzle& puzzle = course.puzzle();
    if (!course.result()) return {};
    const Attempt& made = *course.result();
    if (made.solves) return {SayPuzzle::tr("Solved!")};
    QStringList lines{valueText(puzzle, made.value)};
    lines << linesOf(puzzle.rules(), course.judged(), catalogue, made.reply, names, true);
    if (const auto right = course.rightSoFar())
        lines << SayPuzzle::tr("The goal was within reach until you chose %1.")
                     .arg(answerWords(puzzle.rules(), course.before(*right), catalogue, puzzle.seat,
                                      course.decided(*right), names));
    return lines;
}

} // namespace elgrande::puzzles
