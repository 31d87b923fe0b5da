// The prompt line (its words are in base_prompts.cpp) and the words on buttons.
#include "views/texts/phrases.h"
#include "views/texts/words.h"

#include <algorithm>
#include <array>

namespace elgrande::texts {
namespace {

bool offers(const Decision& decision, ActionKind kind) {
    return std::any_of(decision.legal.begin(), decision.legal.end(),
                       [&](Action action) { return action.kind == kind; });
}

// The finer kind of question, where the decision's kind alone says too little.
QString variantOf(const Decision& decision) {
    if (decision.kind == "turn") {
        const bool place = offers(decision, ActionKind::Place);
        const bool special = offers(decision, ActionKind::Special);
        if (place && special) return QStringLiteral("both");
        return place ? QStringLiteral("place") : special ? QStringLiteral("special") : QStringLiteral("end");
    }
    if (decision.kind == "veto") {
        if (decision.announced) return QStringLiteral("announced");
        return decision.hasPending ? QStringLiteral("step") : QStringLiteral("rest");
    }
    return {};
}

QString relocateVariant(const Catalogue& catalogue, const Decision& decision) {
    if (decision.remainingForeign > 0)
        return decision.remaining > 0 ? QStringLiteral("both") : QStringLiteral("foreign");
    const bool ownOnly = std::all_of(decision.legal.begin(), decision.legal.end(), [&](Action action) {
        return action.kind != ActionKind::Relocate || action.a == index(ownerOf(decision.seat));
    });
    return ownOnly && catalogue.players > 0 ? QStringLiteral("own") : QString();
}

QString promptPattern(const Catalogue& catalogue, const Decision& decision, int count) {
    const QString kind = QString::fromStdString(decision.kind);
    QStringList keys;
    if (index(decision.card) < catalogue.cards.size())
        keys << kind + QLatin1Char(':') + QString::fromStdString(catalogue.cards[index(decision.card)].id);
    const QString variant = decision.kind == "relocate" ? relocateVariant(catalogue, decision) : variantOf(decision);
    if (!variant.isEmpty()) keys << kind + QLatin1Char(':') + variant;
    keys << kind;
    for (const QString& key : std::as_const(keys)) {
        if (QString words = anyWord(QStringLiteral("prompt:") + key, count); !words.isEmpty()) return words;
    }
    return {};
}

struct Button {
    ActionKind kind;
    const char* text;
};
constexpr std::array kButtons{
    Button{ActionKind::Power, QT_TRANSLATE_NOOP("texts", "Power card %5")},
    Button{ActionKind::Court, QT_TRANSLATE_NOOP("texts", "Take %3")},
    Button{ActionKind::Recall, QT_TRANSLATE_NOOP("texts", "Take one %10")},
    Button{ActionKind::TakeCard, QT_TRANSLATE_NOOP("texts", "Take “%4”")},
    Button{ActionKind::Place, QT_TRANSLATE_NOOP("texts", "Place Caballeros")},
    Button{ActionKind::Special, QT_TRANSLATE_NOOP("texts", "Special action")},
    Button{ActionKind::End, QT_TRANSLATE_NOOP("texts", "End turn")},
    Button{ActionKind::Done, QT_TRANSLATE_NOOP("texts", "Done")},
    Button{ActionKind::Caballero, QT_TRANSLATE_NOOP("texts", "Place %8")},
    Button{ActionKind::Veto, QT_TRANSLATE_NOOP("texts", "Veto!")},
    Button{ActionKind::Allow, QT_TRANSLATE_NOOP("texts", "Allow")},
    Button{ActionKind::AllowAll, QT_TRANSLATE_NOOP("texts", "Allow all of it")},
    Button{ActionKind::Relocate, QT_TRANSLATE_NOOP("texts", "Move %6 %10 %9")},
    Button{ActionKind::From, QT_TRANSLATE_NOOP("texts", "Out of the region: %2")},
    Button{ActionKind::Option, QT_TRANSLATE_NOOP("texts", "Alternative %3")},
    Button{ActionKind::Send, QT_TRANSLATE_NOOP("texts", "Send %6 %10 back")},
    Button{ActionKind::Disk, QT_TRANSLATE_NOOP("texts", "Disk: %2")},
    Button{ActionKind::Score, QT_TRANSLATE_NOOP("texts", "Score: %2")},
    Button{ActionKind::King, QT_TRANSLATE_NOOP("texts", "King %9")},
    Button{ActionKind::KingStay, QT_TRANSLATE_NOOP("texts", "The King stays")},
    Button{ActionKind::Grande, QT_TRANSLATE_NOOP("texts", "Grande %9")},
    Button{ActionKind::Scoreboard, QT_TRANSLATE_NOOP("texts", "Scoreboard %7 %9")},
    Button{ActionKind::TakeBack, QT_TRANSLATE_NOOP("texts", "Take power card %5 back")},
    Button{ActionKind::Evict, QT_TRANSLATE_NOOP("texts", "Evict: %2")},
};

const char* buttonPattern(ActionKind kind) {
    const auto found =
        std::find_if(kButtons.begin(), kButtons.end(), [&](const Button& button) { return button.kind == kind; });
    return found == kButtons.end() ? nullptr : found->text;
}

QString patternOf(const Catalogue& catalogue, const Decision& decision, Action action) {
    if (action.kind == ActionKind::Option && index(decision.card) < catalogue.cards.size()) {
        const QString card = QString::fromStdString(catalogue.cards[index(decision.card)].id);
        if (QString choice = anyWord(QStringLiteral("choice:%1:%2").arg(card).arg(action.a)); !choice.isEmpty())
            return choice;
    }
    if (const char* pattern = buttonPattern(action.kind)) return translated(pattern);
    if (index(action.kind) >= catalogue.actions.size()) return {};
    const std::string& word = catalogue.actions[index(action.kind)].word;
    const QString known = anyWord(QStringLiteral("action:") + QString::fromStdString(word));
    return known.isEmpty() ? QString::fromStdString(word) : known;
}

// An action's operands by what they mean, so that an expansion's actions are spoken of in the same way.
struct Spoken {
    Owner owner = Owner::None;
    Area from = Area::None;
    Area to = Area::None;
    Card card = Card::None;
    Power power = Power::None;
    Board board = Board::None;
    int number = 0;
};

Spoken spokenOf(const Catalogue& catalogue, Action action) {
    Spoken spoken;
    if (index(action.kind) >= catalogue.actions.size()) return spoken;
    const auto& operands = catalogue.actions[index(action.kind)].operands;
    const std::array<std::uint8_t, 3> values{action.a, action.b, action.c};
    for (std::size_t i = 0; i < operands.size(); ++i) {
        switch (operands[i]) {
        case Operand::Area: // the first of two places is where something comes from
            spoken.from = spoken.to == Area::None ? areaAt(values[i]) : spoken.to;
            spoken.to = areaAt(values[i]);
            break;
        case Operand::Owner:
            spoken.owner = static_cast<Owner>(values[i]);
            break;
        case Operand::Card:
            spoken.card = static_cast<Card>(values[i]);
            break;
        case Operand::Power:
            spoken.power = static_cast<Power>(values[i]);
            break;
        case Operand::Board:
            spoken.board = static_cast<Board>(values[i]);
            break;
        case Operand::Number:
            spoken.number = values[i];
            break;
        default:
            break;
        }
    }
    return spoken;
}

} // namespace

QString actionText(const Catalogue& catalogue, const Decision& decision, Action action, const Names& names) {
    const Phrases say(catalogue, names, false);
    const Spoken spoken = spokenOf(catalogue, action);
    return fill(patternOf(catalogue, decision, action), [&](int number) -> QString {
        switch (number) {
        case 1:
            return say.seat(decision.seat);
        case 2:
            return say.place(spoken.to);
        case 3:
            return QString::number(spoken.number);
        case 4:
            return say.card(spoken.card);
        case 5:
            return say.power(spoken.power);
        case 6:
            return say.pieces(spoken.owner, 1);
        case 7:
            return say.board(spoken.board);
        case 8:
            return say.in(spoken.to);
        case 9:
            return say.to(spoken.to);
        case 10:
            return say.from(spoken.from);
        default:
            return {};
        }
    });
}

QString promptText(const Catalogue& catalogue, const Decision& decision, const Names& names) {
    const Phrases say(catalogue, names, false);
    const int count = decision.remaining > 0 ? decision.remaining : decision.remainingForeign;
    return fill(promptPattern(catalogue, decision, count), [&](int number) -> QString {
        switch (number) {
        case 1:
            return say.seat(decision.seat);
        case 2:
            return say.place(decision.area);
        case 3:
            return QString::number(decision.remaining);
        case 4:
            return say.card(decision.card);
        case 8:
            return say.in(decision.area);
        case 10:
            return say.from(decision.area);
        case 12:
            return say.seat(decision.cardSeat);
        case 13:
            return QString::number(decision.remainingForeign);
        case 14:
            return decision.hasPending ? actionText(catalogue, decision, decision.pending, names) : QString();
        default:
            return {};
        }
    });
}

} // namespace elgrande::texts
