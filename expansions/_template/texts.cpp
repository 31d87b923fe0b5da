// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every word of the expansion, found by the program as words_<id>(). The English text is the key of its translation in
// translations/, in a context that is called like the expansion; keys are listed in views/texts/texts.h, what {seat},
// {place} … stand for in views/texts/phrases.h. Places that the drawings need are in here as well.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande {
namespace template_islands {

namespace {

using texts::Word;

constexpr std::array kWords{
    Word{"expansion", QT_TRANSLATE_NOOP("template", "The Balearic Islands")},
    Word{"expansion-text", QT_TRANSLATE_NOOP("template", "A tenth region across the sea, with ferries and a harbour.")},
    Word{"area:baleares", QT_TRANSLATE_NOOP("template", "Balearic Islands")},
    Word{"in:baleares", QT_TRANSLATE_NOOP3("template", "on the {place}", "Balearic Islands")},
    Word{"to:baleares", QT_TRANSLATE_NOOP3("template", "to the {place}", "Balearic Islands")},
    Word{"from:baleares", QT_TRANSLATE_NOOP3("template", "from the {place}", "Balearic Islands")},
    Word{"card:template-ferry", QT_TRANSLATE_NOOP("template", "Ferry")},
    Word{"card-text:template-ferry",
         QT_TRANSLATE_NOOP("template",
                           "Move up to 2 of your own Caballeros by ship from one coastal region to another. The "
                           "Balearic Islands count as coastal too.")},
    Word{"card-brief:template-ferry", QT_TRANSLATE_NOOP("template", "Move up to 2 of your own by ship.")},
    Word{"remark:template-ferry",
         QT_TRANSLATE_NOOP("template", "The King's region stays taboo, and nobody may land on full islands.")},
    Word{"card:template-harbour", QT_TRANSLATE_NOOP("template", "Harbour")},
    Word{"card-text:template-harbour",
         QT_TRANSLATE_NOOP("template",
                           "Take the harbour of the Balearic Islands and hide something on a coast, then move one of "
                           "your own Caballeros by ship to another coastal region. At the next general scoring, your "
                           "crossing counts double.")},
    Word{"card-brief:template-harbour",
         QT_TRANSLATE_NOOP("template", "Take the harbour, then move one of your own by ship.")},
    Word{"remark:template-harbour",
         QT_TRANSLATE_NOOP("template",
                           "While the harbour is yours, you may land even on full islands and move the smugglers.")},
    Word{"option:template-wide-harbour", QT_TRANSLATE_NOOP("template", "Wide harbour")},
    Word{"option-text:template-wide-harbour",
         QT_TRANSLATE_NOOP("template", "The Balearic Islands hold 8 Caballeros instead of 6.")},
    Word{"reason:template-crossing", QT_TRANSLATE_NOOP("template", "crossing")},
    Word{"reason:template-lease", QT_TRANSLATE_NOOP("template", "harbour master's crossing")},
    Word{"refusal:template-island-full", QT_TRANSLATE_NOOP("template", "The Balearic Islands are full.")},
    Word{"refusal:template-not-on-coast", QT_TRANSLATE_NOOP("template", "No ship sails here.")},
    Word{"event:template-sailed", QT_TRANSLATE_NOOP("template", "{seat} ships {pieces} {from} {to}.")},
    Word{"event:template-harbour-taken", QT_TRANSLATE_NOOP("template", "{seat} is the new harbour master {in}.")},
    Word{"event:template-lease-ended", QT_TRANSLATE_NOOP("template", "{seat}'s crossing will no longer count double.")},
    Word{"prompt:template-ferry",
         QT_TRANSLATE_N_NOOP(
             "template", "{seat}: move up to %n{more} of your own Caballero(s) by ship to another coastal region.")},
    Word{"action:template-ferry", QT_TRANSLATE_NOOP("template", "Ship one {from} {to}")},
    Word{"rulebook", "baleares-region baleares-ferries baleares-tower baleares-smugglers baleares-voyage"},
    Word{"rule-title:baleares-region", QT_TRANSLATE_NOOP("template", "The tenth region")},
    Word{"rule-text:baleares-region",
         QT_TRANSLATE_NOOP("template",
                           "The Balearic Islands lie across the sea from Valencia and Catalonia and count as adjacent "
                           "to both. They hold 6 Caballeros, or 8 under the rule option *Wide harbour*. When they are "
                           "scored, each player who also has Caballeros in an adjacent coastal region gets 1 point "
                           "for the crossing.")},
    Word{"rule-title:baleares-ferries", QT_TRANSLATE_NOOP("template", "Ferries")},
    Word{"rule-text:baleares-ferries",
         QT_TRANSLATE_NOOP("template",
                           "A ferry moves Caballeros from one coastal region to another. It sails neither from nor to "
                           "the [King's region](#kings-region). Only the harbour master may land on full islands.")},
    Word{"rule:template-ferry", "baleares-ferries"},
    Word{"rule:area:baleares", "baleares-region"},
    Word{"rule:refusal:template-island-full", "baleares-region"},
    Word{"rule:refusal:template-not-on-coast", "baleares-ferries"},
    Word{"harbour:nobody", QT_TRANSLATE_NOOP("template", "Nobody has taken the harbour yet.")},
    Word{"harbour:master", QT_TRANSLATE_NOOP("template", "Harbour master: {seat}")},
    Word{"harbour:badge", QT_TRANSLATE_NOOP("template", "Harbour master")},
    Word{"harbour:badge-lease", QT_TRANSLATE_NOOP("template", "Harbour master; the next crossing counts double")},
    Word{"islands:tab", QT_TRANSLATE_NOOP("template", "Islands")},
    Word{"islands:standing", QT_TRANSLATE_N_NOOP("template", "%n Caballero(s) on the islands.")},
    Word{"islands:award", QT_TRANSLATE_N_NOOP("template", "{seat}: %n point(s) if scored now.")},
    Word{"ferry:left", QT_TRANSLATE_N_NOOP("template", "%n ferry crossing(s) left")},
    Word{"setup:harbour", QT_TRANSLATE_NOOP("template", "How large is the harbour?")},
    Word{"setup:room", QT_TRANSLATE_N_NOOP("template", "Room for %n Caballero(s)")},
    Word{"harbour:lease", QT_TRANSLATE_NOOP("template", "Counts double at the next general scoring.")},
    Word{"area:baleares.tower", QT_TRANSLATE_NOOP("template", "Lighthouse")},
    Word{"in:baleares.tower", QT_TRANSLATE_NOOP3("template", "up the {place}", "Lighthouse")},
    Word{"to:baleares.tower", QT_TRANSLATE_NOOP3("template", "up the {place}", "Lighthouse, climbing")},
    Word{"from:baleares.tower", QT_TRANSLATE_NOOP3("template", "down from the {place}", "Lighthouse")},
    Word{"token:template-lantern", QT_TRANSLATE_NOOP("template", "Lantern")},
    Word{"token:template-fog", QT_TRANSLATE_NOOP("template", "Fog")},
    Word{"token:template-barge", QT_TRANSLATE_NOOP("template", "Royal barge")},
    Word{"card:template-smuggling", QT_TRANSLATE_NOOP("template", "Smuggling")},
    Word{"card-text:template-smuggling",
         QT_TRANSLATE_NOOP("template",
                           "All players secretly name a coastal region. The smugglers sail to the one named most "
                           "often.")},
    Word{"card-brief:template-smuggling",
         QT_TRANSLATE_NOOP("template", "All players secretly name a coast for the smugglers.")},
    Word{"remark:template-smuggling",
         QT_TRANSLATE_NOOP("template", "If there is a tie, or if it is the King's region, they do not sail.")},
    Word{"card:template-voyage", QT_TRANSLATE_NOOP("template", "Royal voyage")},
    Word{"card-text:template-voyage",
         QT_TRANSLATE_NOOP("template", "Until the King is moved, or until after the next general scoring, the Balearic "
                                       "Islands count as his region.")},
    Word{"card-brief:template-voyage",
         QT_TRANSLATE_NOOP("template", "The Balearic Islands count as the King's region.")},
    Word{"remark:template-voyage",
         QT_TRANSLATE_NOOP("template", "The King himself stays where he is. The card is available again every round.")},
    Word{"card:template-pilot", QT_TRANSLATE_NOOP("template", "Pilot")},
    Word{"card-text:template-pilot",
         QT_TRANSLATE_NOOP("template", "You may place the Caballeros of your action card in any region this turn.")},
    Word{"card-brief:template-pilot", QT_TRANSLATE_NOOP("template", "Place in any region this turn.")},
    Word{"remark:template-pilot",
         QT_TRANSLATE_NOOP("template",
                           "The card stays in front of you until you use it. The King's region stays taboo.")},
    Word{"power:template-pilot", QT_TRANSLATE_NOOP("template", "Pilot")},
    Word{"option:template-all-ranks", QT_TRANSLATE_NOOP("template", "Three ranks with any number of players")},
    Word{"option-text:template-all-ranks",
         QT_TRANSLATE_NOOP("template", "First, second and third places score with any number of players.")},
    Word{"option:template-smugglers", QT_TRANSLATE_NOOP("template", "Smugglers")},
    Word{"option-text:template-smugglers",
         QT_TRANSLATE_NOOP("template", "How many smugglers land on the Balearic Islands at the start.")},
    Word{"option-value:template-smugglers:2", QT_TRANSLATE_NOOP("template", "two")},
    Word{"option-value:template-smugglers:4", QT_TRANSLATE_NOOP("template", "four")},
    Word{"option:template-currents", QT_TRANSLATE_NOOP("template", "Currents")},
    Word{"option-text:template-currents",
         QT_TRANSLATE_NOOP("template",
                           "The coasts to which the current may run. One of them is drawn at the start and before "
                           "each general scoring.")},
    Word{"option-value:template-currents:galicia", QT_TRANSLATE_NOOP("template", "Galicia")},
    Word{"option-value:template-currents:pais_vasco", QT_TRANSLATE_NOOP("template", "Basque Country")},
    Word{"option-value:template-currents:sevilla", QT_TRANSLATE_NOOP("template", "Seville")},
    Word{"option-value:template-currents:granada", QT_TRANSLATE_NOOP("template", "Granada")},
    Word{"reason:template-cache", QT_TRANSLATE_NOOP("template", "cache")},
    Word{"refusal:template-only-climbing",
         QT_TRANSLATE_NOOP("template", "The only way here is to climb up from the islands.")},
    Word{"refusal:template-up-the-tower",
         QT_TRANSLATE_NOOP("template", "Nobody else may move a Caballero that is up there.")},
    Word{"refusal:template-smugglers-free", QT_TRANSLATE_NOOP("template", "The smugglers never enter the Castillo.")},
    Word{"event:template-climbed", QT_TRANSLATE_NOOP("template", "{seat} sends {pieces} up the lighthouse.")},
    Word{"event:template-came-down", QT_TRANSLATE_NOOP("template", "{seat} calls {pieces} down from the lighthouse.")},
    Word{"event:template-current", QT_TRANSLATE_NOOP("template", "The current runs {to}.")},
    Word{"event:template-hidden", QT_TRANSLATE_NOOP("template", "{seat} has hidden something on a coast.")},
    Word{"event:template-cache-opened", QT_TRANSLATE_NOOP("template", "{seat}'s cache was {in}.")},
    Word{"event:template-smugglers-landed", QT_TRANSLATE_NOOP("template", "The smugglers have landed {in}.")},
    Word{"event:template-smugglers-moved", QT_TRANSLATE_NOOP("template", "The smugglers sail {from} {to}.")},
    Word{"event:template-pilot-hired", QT_TRANSLATE_NOOP("template", "{seat} hires the pilot.")},
    Word{"event:template-pilot-aboard",
         QT_TRANSLATE_NOOP("template", "{seat} takes the pilot aboard: Caballeros may go to any region.")},
    Word{"event:template-voyage-begun",
         QT_TRANSLATE_NOOP("template", "{seat} sends the King on a voyage: the Balearic Islands are his region now.")},
    Word{"event:template-voyage-ended", QT_TRANSLATE_NOOP("template", "The King has come home {to}.")},
    Word{"prompt:template-climb",
         QT_TRANSLATE_NOOP("template", "{seat}: does your Caballero climb the lighthouse and take the lantern?")},
    Word{
        "prompt:template-come-down",
        QT_TRANSLATE_NOOP("template", "{seat}: does your Caballero come down from the lighthouse before the scoring?")},
    Word{"prompt:template-drift", QT_TRANSLATE_NOOP("template", "{seat}: choose the coast to which the fog drifts.")},
    Word{"prompt:template-hide",
         QT_TRANSLATE_NOOP("template", "{seat}: secretly choose the coast where you hide something.")},
    Word{"prompt:disk:template-smuggling",
         QT_TRANSLATE_NOOP("template", "{seat}: secretly choose the coast you want the smugglers to sail to.")},
    Word{"action:template-climb", QT_TRANSLATE_NOOP("template", "Climb the lighthouse")},
    Word{"action:template-come-down", QT_TRANSLATE_NOOP("template", "Come down")},
    Word{"action:template-shift", QT_TRANSLATE_NOOP("template", "Send the fog away")},
    Word{"action:template-drift", QT_TRANSLATE_NOOP("template", "The fog drifts {to}")},
    Word{"action:template-hide", QT_TRANSLATE_NOOP("template", "Hide something {in}")},
    Word{"action:template-current", QT_TRANSLATE_NOOP("template", "The current runs {to}")},
    Word{"rule-title:baleares-tower", QT_TRANSLATE_NOOP("template", "The lighthouse")},
    Word{"rule-text:baleares-tower",
         QT_TRANSLATE_NOOP("template",
                           "A player who lands on the Balearic Islands while nobody is up the lighthouse may send one "
                           "Caballero up there and take the lantern. It does not count for the islands, and nobody "
                           "else can move it; it may come down before anything is scored. The player who holds the "
                           "lantern must send the fog to another coast on each of their turns. In a general scoring, "
                           "the place where the fog lies is not scored, and while it lies on the islands nobody can "
                           "play the pilot.")},
    Word{"rule-title:baleares-smugglers", QT_TRANSLATE_NOOP("template", "Smugglers and caches")},
    Word{"rule-text:baleares-smugglers",
         QT_TRANSLATE_NOOP("template",
                           "The black Caballeros on the islands are smugglers. The harbour master moves them like "
                           "Caballeros of their own, and they count as the harbour master's wherever they are; "
                           "without a master they take a rank of their own, for which nobody scores. They never enter "
                           "the Castillo. The player who takes the harbour also hides something on a coast: if one of "
                           "their Caballeros is there at the next general scoring, they get 2 points.")},
    Word{"rule-title:baleares-voyage", QT_TRANSLATE_NOOP("template", "Current, pilot and royal voyage")},
    Word{"rule-text:baleares-voyage",
         QT_TRANSLATE_NOOP("template",
                           "At the start and before each general scoring, a current is drawn: the coast to which it "
                           "runs is then adjacent to the islands. The player who plays the power card *Pilot* keeps "
                           "the pilot's card until using it: it lets the Caballeros of one action card go to any "
                           "region. While the King is on his voyage, the islands are the [King's "
                           "region](#kings-region).")},
    Word{"rule:template-climb", "baleares-tower"},
    Word{"rule:template-come-down", "baleares-tower"},
    Word{"rule:template-drift", "baleares-tower"},
    Word{"rule:template-hide", "baleares-smugglers"},
    Word{"rule:disk:template-smuggling", "baleares-smugglers"},
    Word{"rule:area:baleares.tower", "baleares-tower"},
    Word{"rule:token:template-lantern", "baleares-tower"},
    Word{"rule:token:template-fog", "baleares-tower"},
    Word{"rule:token:template-barge", "baleares-smugglers"},
    Word{"rule:refusal:template-only-climbing", "baleares-tower"},
    Word{"rule:refusal:template-up-the-tower", "baleares-tower"},
    Word{"rule:refusal:template-smugglers-free", "baleares-smugglers"},
};

} // namespace

QString word(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("template", kWords);
    return words(key, count);
}

} // namespace template_islands

QString words_template(const QString& key, int count) { return template_islands::word(key, count); }

} // namespace elgrande
