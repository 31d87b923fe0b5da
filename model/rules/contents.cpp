// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be chosen in this build, and what goes together.
#include "model/core/among.h"
#include "model/rules/rules_builder.h"

#include <algorithm>

namespace elgrande {

namespace {

const std::vector<std::string> kColours{"red", "blue", "yellow", "green", "brown"};
const std::vector<std::string> kBaseEditions{"classic", "bigbox"};

const Expansion* find(const std::string& id) {
    for (const Expansion* expansion : contentsOfThisBuild().expansions)
        if (expansion->id == id) return expansion;
    return nullptr;
}

const Expansion* editionCalled(const std::string& id) {
    for (const Expansion* expansion : contentsOfThisBuild().expansions)
        if (!id.empty() && expansion->edition == id) return expansion;
    return nullptr;
}

bool joinsAll(const Expansion& bridge, const std::vector<std::string>& chosen) {
    return !bridge.joins.empty() &&
           std::all_of(bridge.joins.begin(), bridge.joins.end(), [&](const auto& id) { return isAmong(chosen, id); });
}

// Some rulebook says how these two are played together.
bool isDescribed(const std::string& one, const std::string& other) {
    const auto names = [](const Expansion* from, const std::string& id) {
        return from != nullptr && (isAmong(from->goesWith, id) || isAmong(from->needs, id));
    };
    if (names(find(one), other) || names(find(other), one) || names(editionCalled(one), other) ||
        names(editionCalled(other), one))
        return true;
    const auto& all = contentsOfThisBuild().expansions;
    return std::any_of(all.begin(), all.end(),
                       [&](const Expansion* each) { return isAmong(each->joins, one) && isAmong(each->joins, other); });
}

Error undescribed(const std::string& one, const std::string& other) {
    return {QT_TRANSLATE_NOOP("elgrande::errors",
                              "No rulebook says how to combine '%1' and '%2'; only house rules allow it."),
            {one, other}};
}

} // namespace

std::vector<std::string> knownColours() { return kColours; }

std::vector<std::string> knownEditions() {
    std::vector<std::string> editions = kBaseEditions;
    for (const Expansion* expansion : contentsOfThisBuild().expansions)
        if (*expansion->edition != '\0') editions.emplace_back(expansion->edition);
    return editions;
}

std::vector<std::string> offeredEditions() {
    std::vector<std::string> editions = knownEditions();
    std::erase_if(editions, [](const std::string& id) {
        const Expansion* own = editionCalled(id);
        return own != nullptr && !own->playable;
    });
    return editions;
}

std::vector<ExpansionFacts> knownExpansions() {
    std::vector<ExpansionFacts> facts;
    for (const Expansion* each : contentsOfThisBuild().expansions)
        facts.push_back({each->id, each->needs, each->excludes, each->joins, each->edition, each->playable});
    return facts;
}

std::vector<OptionFacts> knownOptions(const std::string& edition, const std::vector<std::string>& expansions) {
    Setup setup;
    setup.edition = edition;
    setup.expansions = expansions;
    setup.players = kMaxSeats;
    setup.houseRules = true; // what can be chosen does not depend on what may be combined
    std::vector<OptionFacts> options = optionsOf(setup);
    for (OptionFacts& option : options) option.chosen = option.editionDefault;
    return options;
}

std::vector<OptionFacts> optionsOf(const Setup& setup) {
    const auto rules = RulesBuilder::build(setup);
    return rules ? (*rules)->options : std::vector<OptionFacts>{};
}

std::vector<std::string> smallestSetOf(const ExpansionFacts& expansion) {
    if (!expansion.joins.empty()) return expansion.joins;
    std::vector<std::string> set = expansion.needs;
    set.push_back(expansion.id);
    return set;
}

std::vector<std::string> knownAs(const std::vector<std::string>& expansions) {
    std::vector<std::string> names = expansions;
    for (const Expansion* each : contentsOfThisBuild().expansions) {
        if (!joinsAll(*each, names)) continue;
        std::erase_if(names, [&](const std::string& id) { return isAmong(each->joins, id); });
        names.emplace_back(each->id);
    }
    return names;
}

std::optional<Error> combinationFault(const std::string& edition, const std::vector<std::string>& expansions,
                                      bool houseRules) {
    const Expansion* own = editionCalled(edition);
    if (own == nullptr && !isAmong(kBaseEditions, edition))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no edition '%1' in this build."), {edition}};
    for (const std::string& id : expansions) {
        const Expansion* expansion = find(id);
        if (expansion == nullptr)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no expansion '%1' in this build."), {id}};
        if (*expansion->edition != '\0')
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "'%1' is an edition and must be chosen as one."), {id}};
        if (!expansion->joins.empty())
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors", "'%1' is added automatically with the expansions it joins."),
                {id}};
        for (const std::string& need : expansion->needs)
            if (!isAmong(expansions, need))
                return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The expansion '%1' needs '%2'."), {id, need}};
        for (const std::string& other : expansion->excludes)
            if (isAmong(expansions, other) || other == edition)
                return Error{QT_TRANSLATE_NOOP("elgrande::errors", "'%1' and '%2' cannot be played together."),
                             {id, other}};
    }
    if (houseRules) return {};
    for (std::size_t i = 0; i < expansions.size(); ++i) {
        if (own != nullptr && !isDescribed(edition, expansions[i])) return undescribed(edition, expansions[i]);
        for (std::size_t j = 0; j < i; ++j)
            if (expansions[j] != expansions[i] && !isDescribed(expansions[j], expansions[i]))
                return undescribed(expansions[j], expansions[i]);
    }
    return {};
}

std::vector<const Expansion*> contributorsFor(const Setup& setup) {
    std::vector<const Expansion*> order;
    const auto add = [&](const Expansion* expansion) {
        if (expansion != nullptr && std::find(order.begin(), order.end(), expansion) == order.end())
            order.push_back(expansion);
    };
    const auto visit = [&](const auto& self, const std::string& id) -> void { // what it needs comes before it
        const Expansion* expansion = find(id);
        if (expansion == nullptr || std::find(order.begin(), order.end(), expansion) != order.end()) return;
        std::vector<std::string> needs = expansion->needs;
        std::sort(needs.begin(), needs.end());
        for (const std::string& need : needs)
            if (isAmong(setup.expansions, need)) self(self, need);
        add(expansion);
    };
    add(editionCalled(setup.edition));
    for (const std::string& id : setup.expansions) visit(visit, id);
    for (const Expansion* each : contentsOfThisBuild().expansions)
        if (joinsAll(*each, setup.expansions)) add(each);
    return order;
}

} // namespace elgrande
