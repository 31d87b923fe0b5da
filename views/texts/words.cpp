// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/words.h"

#include "views/texts/texts.h"

#include <algorithm>
#include <map>
#include <vector>

namespace elgrande::texts {
namespace {

std::map<QString, Source>& sources() {
    static std::map<QString, Source> registered;
    return registered;
}

QString baseWord(const QString& key, int count) {
    static const std::vector<Word> all = [] {
        std::vector<Word> words;
        for (const auto table :
             {baseThings(), baseOptions(), baseCards(), basePrompts(), baseActions(), baseEvents(), baseRefusals()})
            words.insert(words.end(), table.begin(), table.end());
        return words;
    }();
    static const Source known = sourceOf(kContext, all);
    return known(key, count);
}

QString wordBy(const Catalogue& catalogue, const std::function<bool(const std::string&)>& mayAsk, const QString& key,
               int count = -1) {
    for (auto each = catalogue.contributors.rbegin(); each != catalogue.contributors.rend(); ++each) {
        const auto source = sources().find(QString::fromStdString(*each));
        if (source == sources().end() || !mayAsk(*each)) continue;
        if (QString known = source->second(key, count); !known.isEmpty()) return known;
    }
    const QString inEdition = key + u'@' + QString::fromStdString(catalogue.edition);
    if (QString known = baseWord(inEdition, count); !known.isEmpty()) return known;
    return baseWord(key, count);
}

} // namespace

void addTexts(const QString& source, Source words) { sources()[source] = std::move(words); }

QString word(const Catalogue& catalogue, const QString& key, int count) {
    return wordBy(
        catalogue, [](const std::string&) { return true; }, key, count);
}

QString wordOn(const Catalogue& catalogue, const std::string& source, const QString& key) {
    const auto& sets = catalogue.expansions;
    const auto mayAsk = [&](const std::string& each) {
        return each == source || std::find(sets.begin(), sets.end(), each) == sets.end();
    };
    return wordBy(catalogue, mayAsk, key);
}

QString firstWord(const Catalogue& catalogue, const QStringList& keys, int count) {
    for (const QString& key : keys)
        if (QString known = word(catalogue, key, count); !known.isEmpty()) return known;
    return {};
}

QString wordOf(const QString& source, const QString& key, int count) {
    const auto found = sources().find(source);
    return found == sources().end() ? baseWord(key, count) : found->second(key, count);
}

QString anyWord(const QString& key, int count) {
    if (QString known = baseWord(key, count); !known.isEmpty()) return known;
    for (const auto& [name, source] : sources())
        if (QString known = source(key, count); !known.isEmpty()) return known;
    return {};
}

} // namespace elgrande::texts
