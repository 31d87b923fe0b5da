#include "app/game_code.h"

#include "model/core/rng.h"

#include <QCoreApplication>
#include <QList>

#include <algorithm>
#include <limits>
#include <optional>

namespace elgrande {
namespace {

// The context for lupdate.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::gamecode)
};

constexpr const char* kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's: no I, L, O, U
constexpr int kVersion = 1;
constexpr int kGroup = 5;
constexpr int kCheckLetters = 3;
constexpr int kFewestLetters = 13;
constexpr int kMostLetters = 200;

// Width of each field in bits.
constexpr int kVersionBits = 3;
constexpr int kEditionBits = 3;
constexpr int kPlayersBits = 2;
constexpr int kRoundsBits = 1;
constexpr int kNameBits = 12; // hash of an id
constexpr int kExpansionsBits = 3;
constexpr int kOptionsBits = 4;
constexpr int kValueBits = 3;
constexpr int kNumberBits = 32;
constexpr int kLengthBits = 8;

std::uint32_t nameHash(const std::string& id) {
    const std::uint64_t hash = hashText(id);
    return static_cast<std::uint32_t>((hash ^ (hash >> 29U) ^ (hash >> 47U)) & ((1U << kNameBits) - 1U));
}

class BitWriter {
  public:
    void put(std::uint64_t value, int bits) {
        for (int i = bits - 1; i >= 0; --i) bits_.append(((value >> i) & 1U) != 0);
    }
    QString letters() const {
        QString text;
        for (qsizetype at = 0; at < bits_.size(); at += 5) {
            int value = 0;
            for (qsizetype i = at; i < at + 5; ++i) value = 2 * value + (i < bits_.size() && bits_[i] ? 1 : 0);
            text += QLatin1Char(kLetters[value]);
        }
        return text;
    }

  private:
    QList<bool> bits_;
};

class BitReader {
  public:
    explicit BitReader(const QString& letters) {
        for (const QChar letter : letters) {
            const auto value = QString::fromLatin1(kLetters).indexOf(letter);
            for (int i = 4; i >= 0; --i) bits_.append(((value >> i) & 1) != 0);
        }
    }
    std::uint64_t take(int bits) {
        std::uint64_t value = 0;
        for (int i = 0; i < bits; ++i, ++at_) value = 2 * value + (at_ < bits_.size() && bits_[at_] ? 1U : 0U);
        return value;
    }
    bool isShort() const { return at_ > bits_.size(); }

  private:
    QList<bool> bits_;
    qsizetype at_ = 0;
};

QString checkOf(const QString& letters) {
    std::uint64_t hash = hashText(letters.toStdString(), hashText("game code"));
    hash ^= hash >> 31U;
    BitWriter writer;
    writer.put(hash & 0x7fffU, 5 * kCheckLetters);
    return writer.letters();
}

// A seed that is a number as the program draws it takes half the room.
std::optional<std::uint32_t> asNumber(const std::string& seed) {
    bool ok = false;
    const std::uint32_t number = QString::fromStdString(seed).toUInt(&ok);
    if (!ok || std::to_string(number) != seed) return {};
    return number;
}

void putSeed(BitWriter& writer, const std::string& seed) {
    const auto number = asNumber(seed);
    writer.put(number ? 0U : 1U, 1);
    if (number) {
        writer.put(*number, kNumberBits);
        return;
    }
    writer.put(seed.size(), kLengthBits);
    for (const char c : seed) writer.put(static_cast<unsigned char>(c), 8);
}

std::string takeSeed(BitReader& reader) {
    if (reader.take(1) == 0) return std::to_string(reader.take(kNumberBits));
    std::string seed;
    for (std::uint64_t left = reader.take(kLengthBits); left > 0; --left) seed += static_cast<char>(reader.take(8));
    return seed;
}

Error tooNew() { return {Say::tr("This code was made by a program that can do more than this one.").toStdString()}; }

std::optional<Error> takeExpansions(BitReader& reader, Setup& setup) {
    for (std::uint64_t left = reader.take(kExpansionsBits); left > 0; --left) {
        const std::uint64_t wanted = reader.take(kNameBits);
        const std::vector<ExpansionFacts> known = knownExpansions();
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const ExpansionFacts& each) { return nameHash(each.id) == wanted; });
        if (found == known.end())
            return Error{Say::tr("The code wants an expansion that this program does not have.").toStdString()};
        setup.expansions.push_back(found->id);
    }
    return {};
}

std::optional<Error> takeOptions(BitReader& reader, Setup& setup) {
    for (std::uint64_t left = reader.take(kOptionsBits); left > 0; --left) {
        const std::uint64_t wanted = reader.take(kNameBits);
        const std::uint64_t value = reader.take(kValueBits);
        const std::vector<OptionFacts> known = knownOptions(setup.edition, setup.expansions);
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const OptionFacts& each) { return nameHash(each.id) == wanted; });
        if (found == known.end() || value >= found->values.size()) return tooNew();
        setup.options[found->id] = found->values[value];
    }
    return {};
}

// What a reader may have made of it: small letters, blanks, dashes, letters that look like digits.
QString tidied(const QString& code) {
    QString text;
    for (const QChar c : code.toUpper()) {
        if (c.isSpace() || c == QLatin1Char('-') || c == QChar(0x2013)) continue;
        text += c == QLatin1Char('O')                            ? QLatin1Char('0')
                : c == QLatin1Char('I') || c == QLatin1Char('L') ? QLatin1Char('1')
                                                                 : c;
    }
    return text;
}

bool isPlain(const QString& letters) {
    return std::all_of(letters.begin(), letters.end(),
                       [](QChar c) { return QString::fromLatin1(kLetters).contains(c); });
}

} // namespace

QString gameCode(const Setup& setup) {
    BitWriter writer;
    writer.put(kVersion, kVersionBits);
    const std::vector<std::string> editions = knownEditions();
    const auto edition = std::find(editions.begin(), editions.end(), setup.edition) - editions.begin();
    writer.put(static_cast<std::uint64_t>(edition), kEditionBits);
    writer.put(static_cast<std::uint64_t>(setup.players - 2), kPlayersBits);
    writer.put(setup.rounds == 9 ? 0U : 1U, kRoundsBits);
    putSeed(writer, setup.seed);
    writer.put(setup.expansions.size(), kExpansionsBits);
    for (const std::string& id : setup.expansions) writer.put(nameHash(id), kNameBits);
    struct Choice {
        std::uint32_t name;
        std::size_t value;
    };
    std::vector<Choice> choices;
    for (const OptionFacts& option : knownOptions(setup.edition, setup.expansions)) {
        const auto chosen = setup.options.find(option.id);
        if (chosen == setup.options.end() || chosen->second == option.editionDefault) continue;
        const auto value = std::find(option.values.begin(), option.values.end(), chosen->second);
        if (value != option.values.end())
            choices.push_back({nameHash(option.id), static_cast<std::size_t>(value - option.values.begin())});
    }
    writer.put(choices.size(), kOptionsBits);
    for (const Choice& each : choices) {
        writer.put(each.name, kNameBits);
        writer.put(each.value, kValueBits);
    }
    const QString letters = writer.letters() + checkOf(writer.letters());
    QString grouped;
    for (qsizetype at = 0; at < letters.size(); at += kGroup)
        grouped += (at > 0 ? QStringLiteral("-") : QString()) + letters.mid(at, kGroup);
    return grouped;
}

bool looksLikeCode(const QString& text) {
    const QString letters = tidied(text);
    return letters.size() >= kFewestLetters - 1 && letters.size() <= kMostLetters && isPlain(letters);
}

Result<Setup> setupFromCode(const QString& code) {
    const QString letters = tidied(code);
    if (!isPlain(letters)) return Error{Say::tr("A code has only letters and digits.").toStdString()};
    if (letters.size() < kFewestLetters)
        return Error{Say::tr("The code is too short: %n characters are missing.", nullptr,
                             static_cast<int>(kFewestLetters - letters.size()))
                         .toStdString()};
    const QString payload = letters.chopped(kCheckLetters);
    if (letters.size() > kMostLetters || checkOf(payload) != letters.right(kCheckLetters))
        return Error{
            Say::tr("There is a mistake in the code: a character is wrong, missing or too many.").toStdString()};
    BitReader reader(payload);
    if (reader.take(kVersionBits) != kVersion) return tooNew();
    Setup setup;
    const std::vector<std::string> editions = knownEditions();
    const std::uint64_t edition = reader.take(kEditionBits);
    if (edition >= editions.size()) return tooNew();
    setup.edition = editions[edition];
    setup.players = static_cast<int>(reader.take(kPlayersBits)) + 2;
    setup.rounds = reader.take(kRoundsBits) == 0 ? 9 : 6;
    setup.seed = takeSeed(reader);
    if (const auto error = takeExpansions(reader, setup)) return *error;
    if (const auto error = takeOptions(reader, setup)) return *error;
    if (reader.isShort()) return tooNew();
    return setup;
}

} // namespace elgrande
