// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/power_words.h"

#include "views/cards/offers.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"

#include <QCoreApplication>

#include <algorithm>

namespace elgrande {
namespace {

struct SayPower {
    Q_DECLARE_TR_FUNCTIONS(elgrande::PowerHand)
};

const CardFacts* effectOf(const Catalogue& catalogue, Power power) {
    const std::size_t card = index(catalogue.powers[index(power)].card);
    return card < catalogue.cards.size() ? &catalogue.cards[card] : nullptr;
}

// Nobody has seen its words or its number printed.
bool isDoubtful(const CardFacts& effect) {
    return effect.basis == Basis::Reconstructed || effect.caballerosBasis == Basis::Reconstructed;
}

// A card that does something is called by its number and its title, any other one by its number.
QString calledBy(const Catalogue& catalogue, Power power) {
    const QString name = texts::powerName(catalogue, power);
    if (effectOf(catalogue, power) == nullptr) return SayPower::tr("Power card %1").arg(name);
    const QString title = texts::cardTitle(catalogue, catalogue.powers[index(power)].card);
    return title == name ? name : name + QStringLiteral(" · ") + title;
}

} // namespace

PowerContent powerContent(const GameModel& model, Power power, Seat seat) {
    const Catalogue& catalogue = model.catalogue();
    const PowerFacts& facts = catalogue.powers[index(power)];
    PowerContent content;
    content.name = texts::powerName(catalogue, power);
    content.caballeros = facts.caballeros;
    if (index(seat) < catalogue.colours.size()) content.colour = catalogue.colours[index(seat)];
    const CardFacts* effect = effectOf(catalogue, power);
    if (effect == nullptr) return content;
    content.title = texts::cardTitle(catalogue, facts.card);
    if (content.title == content.name) content.title.clear(); // said once
    content.picture = artOf(effect->source, QStringLiteral("cards/") + QString::fromStdString(effect->picture));
    content.text = texts::cardText(catalogue, facts.card);
    content.brief = texts::cardBrief(catalogue, facts.card);
    content.owed = effect->owed && neverUsedText(model, facts.card).isEmpty();
    content.ours = effect->basis == Basis::Reconstructed;
    content.guessed = effect->caballerosBasis == Basis::Reconstructed;
    return content;
}

QStringList powerWords(const GameModel& model, Power power) {
    const Catalogue& catalogue = model.catalogue();
    const PowerFacts& facts = catalogue.powers[index(power)];
    QStringList words{calledBy(catalogue, power), broughtToCourt(facts.caballeros)};
    const CardFacts* effect = effectOf(catalogue, power);
    if (effect == nullptr) return words;
    words << texts::cardText(catalogue, facts.card);
    if (const QString owed = owedText(model, facts.card); !owed.isEmpty()) words << QStringLiteral("! ") + owed;
    if (const QString never = neverUsedText(model, facts.card); !never.isEmpty()) words << never;
    if (isDoubtful(*effect)) words << QStringLiteral("≈ ") + texts::cardDoubt(catalogue, facts.card);
    return words;
}

QStringList powerWordsHeard(const GameModel& model, Power power) {
    const Catalogue& catalogue = model.catalogue();
    const PowerFacts& facts = catalogue.powers[index(power)];
    QStringList words{calledBy(catalogue, power), broughtToCourt(facts.caballeros)};
    const CardFacts* effect = effectOf(catalogue, power);
    if (effect == nullptr) return words;
    words << texts::cardText(catalogue, facts.card) << owedText(model, facts.card) << neverUsedText(model, facts.card);
    //: Announced with a card whose printed text or number we have not seen
    if (isDoubtful(*effect)) words << SayPower::tr("Not seen in print.");
    return words;
}

QString broughtToCourt(int caballeros) {
    return caballeros == 0 ? SayPower::tr("no Caballeros to your court")
                           : SayPower::tr("%n Caballero(s) to your court", nullptr, caballeros);
}

bool powersHaveEffects(const Catalogue& catalogue) {
    return !catalogue.powers.empty() && std::all_of(catalogue.powers.begin(), catalogue.powers.end(),
                                                    [](const PowerFacts& power) { return power.card != Card::None; });
}

} // namespace elgrande
