#include "model/rules/corrections.h"

#include <charconv>
#include <cstdio>
#include <vector>

namespace elgrande {

namespace {

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
    if (key == "effect") card.effect = value;
    if (key.find('.') != std::string_view::npos) card.texts[std::string(key)] = value;
    return key == "effect" || key.find('.') != std::string_view::npos;
}

} // namespace

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
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "A correction is for '%1', which is no card's name."),
                         {std::string(words.front())}};
        if (corrections.count(*id) != 0)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The card '%1' is corrected twice."), {*id}};
        CardCorrection& card = corrections[*id];
        for (std::size_t i = 1; i < words.size(); ++i) {
            const std::size_t equals = words[i].find('=');
            const auto value = equals == std::string_view::npos ? std::nullopt : unescaped(words[i].substr(equals + 1));
            const auto key = unescaped(words[i].substr(0, equals));
            if (!key || !value || !read(card, *key, *value))
                return Error{
                    QT_TRANSLATE_NOOP("elgrande::errors",
                                      "The correction of the card '%1' has '%2', which says nothing about a card."),
                    {*id, std::string(words[i])}};
        }
    }
    return corrections;
}

} // namespace elgrande
