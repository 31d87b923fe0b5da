// The log: one sentence for each event that a player wants to read about.
#include "views/texts/phrases.h"
#include "views/texts/words.h"

#include <algorithm>

namespace elgrande::texts {
namespace {

const char* movePattern(const Event& event) {
    switch (event.kind) {
    case EventKind::KingMoved:
        return event.from == event.to ? QT_TRANSLATE_NOOP("texts", "%1 leaves the King %8.")
                                      : QT_TRANSLATE_NOOP("texts", "%1 moves the King %10 %9.");
    case EventKind::GrandeMoved:
        return QT_TRANSLATE_NOOP("texts", "%1 moves the Grande %10 %9.");
    case EventKind::ScoreboardMoved:
        return event.from == Area::None ? QT_TRANSLATE_NOOP("texts", "%1 lays the scoreboard %7 down %8.")
                                        : QT_TRANSLATE_NOOP("texts", "%1 moves the scoreboard %7 %10 %9.");
    case EventKind::CaballeroRecalled:
        return QT_TRANSLATE_NOOP("texts", "%1 takes %6 %10 back to court.");
    case EventKind::CaballeroPlaced:
        return QT_TRANSLATE_NOOP("texts", "%1 places %6 %8.");
    case EventKind::CaballeroMoved:
        return QT_TRANSLATE_NOOP("texts", "%1 moves %6 %10 %9.");
    case EventKind::CaballeroSentBack:
        return QT_TRANSLATE_NOOP("texts", "%1 sends %6 %10 back to the provinces.");
    case EventKind::CastilloEmptied:
        return event.number == 0 ? nullptr : QT_TRANSLATE_NOOP("texts", "%1 brings %6 out of the Castillo %9.");
    default:
        return nullptr;
    }
}

const char* cardPattern(const Event& event) {
    switch (event.kind) {
    case EventKind::CardsRevealed:
        return QT_TRANSLATE_NOOP("texts", "Action card: %4");
    case EventKind::PowerPlayed:
        return QT_TRANSLATE_NOOP("texts", "%1 plays power card %5.");
    case EventKind::CourtFilled:
        return QT_TRANSLATE_N_NOOP("texts", "%1 brings %n Caballero(s) to court.");
    case EventKind::CardTaken:
        return QT_TRANSLATE_NOOP("texts", "%1 takes the action card “%4”.");
    case EventKind::SpecialAnnounced:
        return QT_TRANSLATE_NOOP("texts", "%1 begins the special action of “%4”.");
    case EventKind::SpecialVetoed:
        return QT_TRANSLATE_NOOP("texts", "%1 says Veto: “%4” ends here.");
    case EventKind::VetoTaken:
        return QT_TRANSLATE_NOOP("texts", "%1 keeps the Veto until the end of the next round.");
    case EventKind::VetoExpired:
        return QT_TRANSLATE_NOOP("texts", "The Veto of %1 expires unused.");
    case EventKind::PowerTakenBack:
        return event.power == Power::None ? QT_TRANSLATE_NOOP("texts", "%1 secretly takes a power card back.")
                                          : QT_TRANSLATE_NOOP("texts", "%1 takes power card %5 back.");
    default:
        return nullptr;
    }
}

const char* gamePattern(const Event& event) {
    switch (event.kind) {
    case EventKind::KingPlaced:
        return QT_TRANSLATE_NOOP("texts", "The King begins %8.");
    case EventKind::HomeDrawn:
        return QT_TRANSLATE_NOOP("texts", "Home region of %1: %2");
    case EventKind::StarterChosen:
        return QT_TRANSLATE_NOOP("texts", "%1 plays the first power card.");
    case EventKind::RoundBegan:
        return QT_TRANSLATE_NOOP("texts", "Round %3");
    case EventKind::DiskSet:
        return QT_TRANSLATE_NOOP("texts", "%1 has set the secret disk.");
    case EventKind::DisksRevealed:
        return QT_TRANSLATE_NOOP("texts", "The disk of %1 shows: %2");
    case EventKind::EvictionNamed:
        return QT_TRANSLATE_NOOP("texts", "%1 names the region of the eviction: %2");
    case EventKind::PlaceScored:
        return QT_TRANSLATE_NOOP("texts", "Scoring: %2");
    case EventKind::Points:
        return QT_TRANSLATE_N_NOOP("texts", "%1 scores %n point(s) %8 (%11).");
    case EventKind::ScoringBegan:
        return QT_TRANSLATE_NOOP("texts", "General scoring %3");
    case EventKind::GameEnded:
        return QT_TRANSLATE_NOOP("texts", "The game is over.");
    default:
        return nullptr;
    }
}

QString patternOf(const Catalogue& catalogue, const Event& event) {
    if (event.kind >= EventKind::FirstFree) {
        if (index(event.kind) >= catalogue.events.size()) return {};
        return anyWord(QStringLiteral("event:") + QString::fromStdString(catalogue.events[index(event.kind)]));
    }
    for (const auto choose : {movePattern, cardPattern, gamePattern})
        if (const char* pattern = choose(event)) return translated(pattern, std::max<int>(event.number, 0));
    return {};
}

} // namespace

QString eventText(const Catalogue& catalogue, const Event& event, const Names& names, bool rich) {
    const Phrases say(catalogue, names, rich);
    const Owner owner = event.owner == Owner::None ? ownerOf(event.seat) : event.owner;
    return fill(patternOf(catalogue, event), [&](int number) -> QString {
        switch (number) {
        case 1:
            return say.seat(event.seat);
        case 2:
            return say.place(event.to);
        case 3:
            return QString::number(event.number);
        case 4:
            return say.card(event.card);
        case 5:
            return say.power(event.power);
        case 6:
            return say.pieces(owner, std::max<int>(event.number, 1)); // one piece where the event counts none
        case 7:
            return say.board(event.board);
        case 8:
            return say.in(event.to);
        case 9:
            return say.to(event.to);
        case 10:
            return say.from(event.from);
        case 11:
            return reasonText(catalogue, event.reason, event.rank);
        default:
            return {};
        }
    });
}

} // namespace elgrande::texts
