#include "views/texts/words.h"

#include "views/texts/texts.h"

#include <QCoreApplication>
#include <QHash>

#include <cstring>
#include <map>

namespace elgrande::texts {
namespace {

std::map<QString, Source>& sources() {
    static std::map<QString, Source> registered;
    return registered;
}

QHash<QString, Text> indexTables() {
    QHash<QString, Text> found;
    for (const std::span<const Word> table : {baseThings(), baseOptions(), baseCards(), basePrompts()})
        for (const Word& word : table) found.insert(QString::fromLatin1(word.key), word.text);
    return found;
}

} // namespace

void addTexts(const QString& expansion, Source source) { sources()[expansion] = std::move(source); }

QString translated(Text text, int count) {
    // A number makes Qt look for plural forms, which only texts with %n have.
    const bool plural = std::strstr(text.text, "%n") != nullptr;
    return QCoreApplication::translate("texts", text.text, text.note, plural ? count : -1);
}

QString baseWord(const QString& key, int count) {
    static const QHash<QString, Text> words = indexTables();
    const auto found = words.constFind(key);
    return found == words.constEnd() ? QString() : translated(*found, count);
}

QString wordOf(const QString& source, const QString& key) {
    if (const auto found = sources().find(source); found != sources().end()) return found->second(key);
    return baseWord(key);
}

QString anyWord(const QString& key, int count) {
    if (const QString word = baseWord(key, count); !word.isEmpty()) return word;
    for (const auto& [expansion, source] : sources())
        if (const QString word = source(key); !word.isEmpty()) return word;
    return {};
}

QString fill(const QString& pattern, const std::function<QString(int)>& value) {
    QString filled;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        int number = 0;
        qsizetype next = i + 1;
        if (pattern[i] == QLatin1Char('%'))
            for (; next < pattern.size() && pattern[next].isDigit(); ++next)
                number = number * 10 + pattern[next].digitValue();
        if (number == 0) {
            filled += pattern[i];
            continue;
        }
        filled += value(number);
        i = next - 1;
    }
    return filled;
}

} // namespace elgrande::texts
