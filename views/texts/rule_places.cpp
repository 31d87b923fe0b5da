// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which paragraph of the rulebook explains what: each kind of decision, each refusal. An expansion names the
// paragraphs of its own with "rule:…" texts, which go before the ones here.
#include "views/texts/texts.h"

#include "views/texts/words.h"

#include <algorithm>
#include <array>

namespace elgrande::texts {
namespace {

struct RulePlace {
    const char* key;
    const char* paragraph;
};
constexpr std::array kPlaces{
    RulePlace{"power", "power-cards"},
    RulePlace{"court", "court"},
    RulePlace{"recall", "court-short"},
    RulePlace{"action", "cards-take"},
    RulePlace{"turn", "special"},
    RulePlace{"place", "place-where"},
    RulePlace{"veto", "veto-steps"},
    RulePlace{"relocate", "relocate"},
    RulePlace{"source", "relocate-source"},
    RulePlace{"choice", "choice"},
    RulePlace{"send", "send"},
    RulePlace{"disk:castillo", "castillo-disk"},
    RulePlace{"disk", "secret-choice"},
    RulePlace{"score", "special-scoring"},
    RulePlace{"king", "king-move"},
    RulePlace{"grande", "grande-move"},
    RulePlace{"scoreboard", "scoreboards"},
    RulePlace{"power-back", "power-back"},
    RulePlace{"evict", "evict"},
    RulePlace{"refusal:kings-region", "kings-region"},
    RulePlace{"refusal:not-next-to-king", "place-where"},
    RulePlace{"refusal:court-empty", "court"},
    RulePlace{"refusal:no-caballeros", "place"},
    RulePlace{"refusal:nothing-to-move", "relocate"},
    RulePlace{"refusal:castillo-closed", "castillo-secret"},
    RulePlace{"refusal:card-taken", "cards-take"},
    RulePlace{"refusal:value-blocked", "power-same"},
    RulePlace{"refusal:power-used", "power-used"},
    RulePlace{"refusal:already-done", "turn-end"},
    RulePlace{"refusal:nothing-to-do", "special"},
    RulePlace{"refusal:not-on-disk", "secret-choice"},
    RulePlace{"refusal:same-place", "relocate"},
    RulePlace{"refusal:not-neighbour", "king-move"},
    RulePlace{"refusal:bound-to-source", "relocate-source"},
    RulePlace{"refusal:castillo-no-region", "castillo-score"},
    RulePlace{"refusal:not-to-be-scored", "score-choice"},
    RulePlace{"refusal:board-there", "scoreboards"},
    RulePlace{"refusal:own-only", "relocate"},
    RulePlace{"refusal:foreign-only", "relocate"},
    RulePlace{"refusal:no-own-there", "secret-choice"},
    RulePlace{"refusal:grande-in-kings", "grande-move"},
    RulePlace{"refusal:must-go-on", "special"},
    RulePlace{"refusal:no-region", "relocate"},
    RulePlace{"refusal:no-way-out", "relocate"},
    RulePlace{"refusal:no-room", "relocate"},
    RulePlace{"refusal:owed", "turn-end"},
};

QString placeOf(const Catalogue& catalogue, const QString& key) {
    if (QString own = word(catalogue, QStringLiteral("rule:") + key); !own.isEmpty()) return own;
    const auto found = std::find_if(kPlaces.begin(), kPlaces.end(),
                                    [&](const RulePlace& place) { return key == QLatin1String(place.key); });
    return found == kPlaces.end() ? QString() : QString::fromLatin1(found->paragraph);
}

// Which refusal says this; several may stand in one sentence, and the first counts.
QString toldRefusal(const Catalogue& catalogue, const QString& told) {
    qsizetype best = -1;
    QString paragraph;
    for (std::size_t i = 0; i < catalogue.refusals.size(); ++i) {
        const Refusal why = static_cast<Refusal>(i);
        const QString text = refusalText(catalogue, why);
        const qsizetype at = text.isEmpty() ? -1 : told.indexOf(text);
        if (at < 0 || (best >= 0 && at >= best)) continue;
        best = at;
        paragraph = refusalParagraph(catalogue, why);
    }
    return paragraph;
}

} // namespace

QString cardParagraph(const Catalogue& catalogue, Card card) {
    if (index(card) >= catalogue.cards.size()) return {};
    return QStringLiteral("card-") + QString::fromStdString(catalogue.cards[index(card)].id);
}

QString refusalParagraph(const Catalogue& catalogue, Refusal why) {
    if (index(why) >= catalogue.refusals.size()) return {};
    return placeOf(catalogue, QStringLiteral("refusal:") + QString::fromStdString(catalogue.refusals[index(why)]));
}

// A part of a place is explained with the place, unless it says otherwise.
QString areaParagraph(const Catalogue& catalogue, Area area) {
    for (; index(area) < catalogue.areas.size(); area = catalogue.areas[index(area)].inside) {
        const QString id = QString::fromStdString(catalogue.areas[index(area)].id);
        if (QString own = placeOf(catalogue, QStringLiteral("area:") + id); !own.isEmpty()) return own;
    }
    return {};
}

QString tokenParagraph(const Catalogue& catalogue, Token token) {
    if (index(token) >= catalogue.tokens.size()) return {};
    return placeOf(catalogue, QStringLiteral("token:") + QString::fromStdString(catalogue.tokens[index(token)].id));
}

QString ruleParagraph(const Catalogue& catalogue, const Decision* decision, const QString& told) {
    if (QString about = toldRefusal(catalogue, told); !about.isEmpty()) return about;
    if (decision == nullptr) return {};
    const QString kind = QString::fromStdString(decision->kind);
    const bool ofCard = index(decision->card) < catalogue.cards.size();
    if (ofCard) {
        const QString card = QString::fromStdString(catalogue.cards[index(decision->card)].id);
        if (QString own = placeOf(catalogue, kind + u':' + card); !own.isEmpty()) return own;
    }
    const QString topic = QString::fromStdString(decision->topic);
    if (QString about = placeOf(catalogue, kind + u':' + topic); !topic.isEmpty() && !about.isEmpty()) return about;
    if (kind == QLatin1String("disk") && ofCard) return cardParagraph(catalogue, decision->card);
    return placeOf(catalogue, kind);
}

} // namespace elgrande::texts
