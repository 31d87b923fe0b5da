// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/corrections.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <set>
#include <vector>

namespace elgrande {

namespace {

constexpr std::size_t kShown = 60; // bytes of what nobody understands

bool isPlain(char c) { return c > ' ' && c < 0x7f && c != '%' && c != ';' && c != '"' && c != '\\'; }

std::string escaped(const std::string& text) {
    std::string out;
    for (char c : text) {
        if (isPlain(c)) {
            out += c;
            continue;
        }
        char code[4];
        std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
        out += code;
    }
    return out;
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        unsigned code = 0;
        if (i + 2 >= text.size()) return {};
        const auto [end, error] = std::from_chars(text.data() + i + 1, text.data() + i + 3, code, 16);
        if (error != std::errc{} || end != text.data() + i + 3) return {};
        out += static_cast<char>(static_cast<unsigned char>(code));
        i += 2;
    }
    return out;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        if (end != 0 && !text.empty()) parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::optional<int> number(std::string_view text, int most = kMostOfACard) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most) return {};
    return value;
}

// One `key=value`; false when it is none that is known.
bool read(CardCorrection& card, std::string_view key, const std::string& value) {
    if (key == "caballeros") return (card.caballeros = number(value)).has_value();
    if (key == "copies") return (card.copies = number(value)).has_value();
    if (key == "value") return (card.value = number(value, kHighestValue)).value_or(0) > 0;
    if (key == "enabled") {
        if (value == "yes" || value == "no") card.enabled = value == "yes";
        return card.enabled.has_value();
    }
    if (key == "effect") {
        card.effect = value;
        return true;
    }
    card.texts[std::string(key)] = value;
    return longestText(key) > 0;
}

// The words that follow the card's name.
Result<void> read(CardCorrection& card, const std::string& id, const std::vector<std::string_view>& words) {
    std::set<std::string> said;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::size_t equals = words[i].find('=');
        const auto value = equals == std::string_view::npos ? std::nullopt : unescaped(words[i].substr(equals + 1));
        const auto key = unescaped(words[i].substr(0, equals));
        if (!key || !value || !read(card, *key, *value))
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors",
                                  "The correction of the card '%1' contains '%2', which is not a property of a card."),
                {id, std::string(words[i].substr(0, kShown))}};
        if (!said.insert(*key).second)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The correction of the card '%1' contains '%2' twice."),
                         {id, *key}};
        const int most = longestText(*key);
        if (most > 0 && lettersIn(*value) > most)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors",
                                           "The correction of the card '%1' has a '%2' of more than %3 characters."),
                         {id, *key, std::to_string(most)}};
    }
    return {};
}

} // namespace

int lettersIn(std::string_view text) {
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; };
    return static_cast<int>(std::count_if(text.begin(), text.end(), begins));
}

int longestText(std::string_view key) {
    const std::size_t dot = std::min(key.find('.'), key.size());
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    if (key.size() != dot + 3 || !isLetter(key[dot + 1]) || !isLetter(key[dot + 2])) return 0;
    if (key.substr(0, dot) == "title") return kLongestTitle;
    return key.substr(0, dot) == "text" ? kLongestText : 0;
}

std::string toText(const Corrections& corrections) {
    std::string text;
    for (const auto& [id, card] : corrections) {
        text += (text.empty() ? "" : "; ") + escaped(id);
        if (card.caballeros) text += " caballeros=" + std::to_string(*card.caballeros);
        if (card.copies) text += " copies=" + std::to_string(*card.copies);
        if (card.value) text += " value=" + std::to_string(*card.value);
        if (card.enabled) text += *card.enabled ? " enabled=yes" : " enabled=no";
        if (!card.effect.empty()) text += " effect=" + escaped(card.effect);
        for (const auto& [key, value] : card.texts) text += " " + escaped(key) + "=" + escaped(value);
    }
    return text;
}

Result<Corrections> correctionsFromText(std::string_view text) {
    Corrections corrections;
    for (std::string_view each : split(text, ';')) {
        const std::vector<std::string_view> words = split(each, ' ');
        if (words.empty()) continue;
        const auto id = unescaped(words.front());
        if (!id)
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors", "A correction is for '%1', which is not the name of a card."),
                {std::string(words.front())}};
        if (corrections.count(*id) != 0)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The card '%1' is corrected twice."), {*id}};
        if (const auto card = read(corrections[*id], *id, words); !card) return card.fault();
    }
    return corrections;
}

} // namespace elgrande
