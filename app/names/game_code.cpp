// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/names/game_code.h"

#include "app/names/code_letters.h"
#include "app/names/option_values.h"
#include "app/names/seat_options.h"
#include "app/storage/plain_letters.h"
#include "model/rules/rules_builder.h"

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kGroup = 5;
constexpr int kPlayersBits = 2;
constexpr int kFewestPlayers = 2;
constexpr int kSeedBits = 32;
constexpr const char* kHouseRules = "house-rules"; // written among the options, where there are any

// A seed that is a number as the program draws it takes half the room.
std::optional<std::uint32_t> asNumber(const std::string& seed) {
    bool ok = false;
    const std::uint32_t number = QString::fromStdString(seed).toUInt(&ok);
    if (!ok || std::to_string(number) != seed) return {};
    return number;
}

void putSeed(CodeWriter& writer, const std::string& seed) {
    const auto number = asNumber(seed);
    writer.bit(!number);
    number ? writer.number(*number, kSeedBits) : writer.bytes(seed);
}

std::string takeSeed(CodeReader& reader) {
    return reader.bit() ? reader.bytes() : std::to_string(reader.number(kSeedBits));
}

const OptionFacts* find(const std::vector<OptionFacts>& options, const std::string& id) {
    const auto found = std::ranges::find(options, id, &OptionFacts::id);
    return found == options.end() ? nullptr : &*found;
}

Error mistake() {
    return QT_TRANSLATE_NOOP("elgrande::errors",
                             "There is a mistake in the code: a character is wrong, missing or superfluous.");
}

Error sentenceFor(CodeReader::Fault fault, const QString& letters) {
    switch (fault) {
    case CodeReader::Fault::NotPlain:
        return QT_TRANSLATE_NOOP("elgrande::errors", "A code consists of letters and digits only.");
    case CodeReader::Fault::Short:
        return {QT_TRANSLATE_NOOP("elgrande::errors", "The code is too short. Missing characters: %1."),
                {std::to_string(CodeReader::missingLetters(letters))}};
    case CodeReader::Fault::OtherVersion:
        return QT_TRANSLATE_NOOP(
            "elgrande::errors", "This code was made by another version of the program, which uses a different format.");
    case CodeReader::Fault::Wrong:
        break;
    }
    return mistake();
}

Setup taken(CodeReader& reader) {
    Setup setup;
    setup.players = static_cast<int>(reader.number(kPlayersBits)) + kFewestPlayers;
    setup.rounds = reader.bit() ? kShortGame : kWholeGame;
    setup.edition = reader.word();
    setup.seed = takeSeed(reader);
    while (reader.bit()) setup.expansions.push_back(reader.word());
    while (reader.bit()) {
        const std::string id = reader.word();
        setup.options[id] = reader.word();
    }
    setup.houseRules = setup.options.erase(kHouseRules) > 0;
    for (const OptionFacts& option : knownOptions(setup.edition, setup.expansions)) {
        const auto chosen = setup.options.find(option.id);
        if (option.kind != OptionFacts::Kind::Set || chosen == setup.options.end()) continue;
        if (const auto members = lengthened(option, chosen->second)) chosen->second = *members;
    }
    return setup;
}

// What this program does not know is named; what it does not play, it says itself.
std::optional<Error> objection(const Setup& setup) {
    if (std::ranges::count(knownEditions(), setup.edition) == 0)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors",
                                       "The code requires the edition “%1”, which this program does not have."),
                     {setup.edition}};
    const std::vector<ExpansionFacts> known = knownExpansions();
    for (const std::string& id : setup.expansions)
        if (std::ranges::count(known, id, &ExpansionFacts::id) == 0)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors",
                                           "The code requires the expansion “%1”, which this program does not have."),
                         {id}};
    const std::vector<OptionFacts> options = knownOptions(setup.edition, setup.expansions);
    for (const auto& [id, value] : setup.options) {
        const OptionFacts* option = find(options, id);
        if (option == nullptr || !isValueOf(*option, value))
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors",
                                  "The code requires the rule option “%1: %2”, which this program does not know."),
                {id, value}};
    }
    if (const auto rules = RulesBuilder::build(setup); !rules)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The game described by this code cannot be played: %1"),
                     {rules.fault()}};
    return {};
}

} // namespace

QString gameCode(const Setup& setup) {
    CodeWriter writer;
    writer.number(static_cast<std::uint64_t>(setup.players - kFewestPlayers), kPlayersBits);
    writer.bit(setup.rounds == kShortGame);
    writer.word(setup.edition);
    putSeed(writer, setup.seed);
    std::vector<std::string> expansions = setup.expansions;
    std::sort(expansions.begin(), expansions.end()); // the same game has the same code
    for (const std::string& id : expansions) {
        writer.bit(true);
        writer.word(id);
    }
    writer.bit(false);
    Setup usual = setup;
    usual.colours.clear();
    const std::vector<OptionFacts> options = knownOptions(setup.edition, setup.expansions);
    for (const auto& [id, value] : recoloured(setup, coloursOf(usual))) {
        const OptionFacts* option = find(options, id);
        if (option != nullptr && option->editionDefault == value) continue;
        writer.bit(true);
        writer.word(id);
        writer.word(option != nullptr && option->kind == OptionFacts::Kind::Set ? shortened(*option, value) : value);
    }
    if (setup.houseRules) {
        writer.bit(true);
        writer.word(kHouseRules);
        writer.word("yes");
    }
    writer.bit(false);
    const QString letters = writer.letters();
    QString grouped;
    for (qsizetype at = 0; at < letters.size(); at += kGroup)
        grouped += (at > 0 ? QStringLiteral("-") : QString()) + letters.mid(at, kGroup);
    return grouped;
}

bool looksLikeCode(const QString& text) {
    const QString letters = tidiedLetters(text);
    return CodeReader::missingLetters(letters) <= 1 && CodeReader::faultIn(letters) != CodeReader::Fault::NotPlain;
}

Result<Setup> setupFromCode(const QString& code) {
    const QString letters = tidiedLetters(code);
    if (const auto fault = CodeReader::faultIn(letters)) return sentenceFor(*fault, letters);
    CodeReader reader(letters);
    Setup setup = taken(reader);
    if (!reader.isDone()) return mistake();
    if (const auto error = objection(setup)) return *error;
    return setup;
}

} // namespace elgrande
