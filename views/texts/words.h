// Where the words come from: the tables of the base game (base_*.cpp) and the sources that expansions register with
// addTexts(). A key is written as in texts.h; the English text of the base game is at once the key of its translation.
// Inner header of views/texts.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <span>

namespace elgrande::texts {

// An English text as the QT_TRANSLATE_NOOP macros mark it. The note tells equal English texts apart where another
// language needs two.
struct Text {
    constexpr Text(const char* english, const char* remark = nullptr)
        : text(english)
        , note(remark) {}
    const char* text;
    const char* note;
};
// One line of a table.
struct Word {
    const char* key;
    Text text;
};
std::span<const Word> baseThings();  // places, colours, editions, pieces
std::span<const Word> baseOptions(); // rulings
std::span<const Word> baseCards();   // titles, texts, remarks
std::span<const Word> basePrompts(); // questions

// The text in the language of the moment; `count` replaces %n and chooses the plural.
QString translated(Text text, int count = -1);

// The words for a key: of the base game, of one expansion, of whichever expansion knows it. Empty: nobody knows it.
QString baseWord(const QString& key, int count = -1);
QString wordOf(const QString& source, const QString& key);
QString anyWord(const QString& key, int count = -1);

// Replaces %1, %2 … by what `value` says for the number. Unlike QString::arg() it asks only for what the pattern needs.
QString fill(const QString& pattern, const std::function<QString(int)>& value);

} // namespace elgrande::texts
