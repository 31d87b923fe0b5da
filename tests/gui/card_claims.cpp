// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/card_claims.h"

#include "views/texts/texts.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace elgrande::gui {
namespace {

// The words by which claims are recognised.
struct Phrases {
    const char* english;
    const char* german;
};
constexpr Phrases kDenies{R"(\b(not|never|neither|nor|no|nobody|taboo)\b)",
                          R"(\b(nicht|nie|weder|kein\w*|niemand|tabu)\b)"};
constexpr Phrases kUpTo{R"(\bup to (\d+|two)\b)", R"(\bbis zu (\d+|zwei))"};
constexpr Phrases kAtLeast{R"(\bat least (\d+)\b)", R"(\bmindestens (\d+)\b)"};
constexpr Phrases kSingle{R"(\bsingle Caballero\b)", R"(\beinzelnen Caballero\b)"};
constexpr Phrases kFreely{R"(\bmay\b|\bas many\b|\bany number\b|\beither\b|let him stay)",
                          R"(\b(darf\w*|dürfen|beliebig viele|entweder|lass ihn)\b)"};
constexpr Phrases kMayBegin{R"(^You may\b)", R"(^Du darfst\b)"};
constexpr Phrases kAnyRegion{R"(\bany regions?\b|\banywhere\b)", R"(\bbeliebige[nr]? (Region|Orte))"};
constexpr Phrases kOtherRegions{R"(\banother region\b|\bother regions\b|region of your choice)",
                                R"(\bandere Region|\bin eine andere\b|Region deiner Wahl)"};
constexpr Phrases kKingsRegion{R"(\bKing's(?! (card|and|Intrigue)))", R"(\bKönigsregion)"};
constexpr Phrases kChosen{R"(\bcho(se|sen|oses?)\b)", R"(wähl)"};
constexpr Phrases kOwn{R"(\byour own\b(?! turn)|\byour Caballeros\b|\b(from|to) your court\b)",
                       R"(\bdeine[rn]? (eigenen )?Caballeros|\beure Caballeros|\bvon deinem Hof|\beigenen?\b)"};
constexpr Phrases kOthers{
    R"(\bother players?\b|\banother player\b|others'|of each player\b)",
    R"(\b(der|jeder|jedem|alle|eines) anderen?\b(?! Region)|\bfremde|\bMitspieler|von jedem Spieler)"};
constexpr Phrases kAnybodys{R"(\bany colour\b|\bany players?\b)", R"(beliebiger Farbe|\bbeliebige Caballeros)"};
constexpr Phrases kEverybodysDisk{R"(\bAll players secretly\b)", R"(\bAlle \w+ geheim\b)"};
constexpr Phrases kOthersDisks{R"(\beach (other )?player (must )?secretly\b)",
                               R"(\bjeder (andere )?(muss |wählt )geheim\b)"};
constexpr Phrases kBesideIt{R"(^In addition\b)", R"(^Außerdem\b)"}; // not the special action
// "3 of their own" is the same word in German.
constexpr const char* kGermanOthersAct = R"(\b(jeder andere|alle anderen)\b)";

QRegularExpression expression(const QString& pattern) {
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
}

class In {
  public:
    In(bool german, const QString& words)
        : german_(german)
        , words_(words) {}
    bool has(const Phrases& phrases) const { return match(phrases).hasMatch(); }
    QRegularExpressionMatch match(const Phrases& phrases) const { return expressionOf(phrases).match(words_); }
    QRegularExpression expressionOf(const Phrases& phrases) const {
        static QMap<const char*, QRegularExpression> known;
        const char* pattern = german_ ? phrases.german : phrases.english;
        const auto found = known.constFind(pattern);
        return found != known.constEnd() ? *found : *known.insert(pattern, expression(QString::fromUtf8(pattern)));
    }

  private:
    bool german_;
    const QString& words_;
};

bool names(const QString& words, const QString& name) {
    for (qsizetype at = words.indexOf(name, 0, Qt::CaseInsensitive); at >= 0;
         at = words.indexOf(name, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !words[at - 1].isLetter()) return true;
    return false;
}

} // namespace

QString CardClaims::summary() const {
    QStringList said = absent;
    for (auto place = places.cbegin(); place != places.cend(); ++place)
        said << (place.value() ? u'+' : u'-') + place.key();
    for (int number : upTo) said << QStringLiteral("up to %1").arg(number);
    if (atLeast > 0) said << QStringLiteral("at least %1").arg(atLeast);
    const std::array<std::pair<bool, const char*>, 10> flags{{{orSingle, "or a single one"},
                                                              {mayBegin, "you may"},
                                                              {anyRegion, "any region"},
                                                              {otherRegions, "another region"},
                                                              {kingsRegion, "King's region"},
                                                              {noKingsRegion, "no King's region"},
                                                              {own, "own"},
                                                              {others, "others"},
                                                              {everybodysDisk, "everybody's disk"},
                                                              {othersDisks, "others' disks"}}};
    for (const auto& [claimed, what] : flags)
        if (claimed) said << QLatin1String(what);
    return said.join(QStringLiteral(", "));
}

ClaimReader::ClaimReader(const QString& language, const Catalogue& all, const Catalogue& here)
    : german_(language == "de") {
    const auto isNew = [](const std::vector<Name>& known, const QString& id) {
        return std::none_of(known.begin(), known.end(), [&](const Name& each) { return each.id == id; });
    };
    for (const Catalogue* each : {&here, &all}) {
        const bool isHere = each == &here;
        for (std::size_t i = 0; i < each->areas.size(); ++i)
            if (const QString id = QString::fromStdString(each->areas[i].id);
                each->areas[i].inside == Area::None && isNew(places_, id))
                places_.push_back({id, texts::areaName(*each, areaAt(static_cast<int>(i))), isHere});
        for (std::size_t i = 0; i < each->tokens.size(); ++i)
            if (const QString id = QString::fromStdString(each->tokens[i].id); isNew(tokens_, id))
                tokens_.push_back({id, texts::tokenName(*each, static_cast<Token>(i)), isHere});
    }
}

CardClaims ClaimReader::read(const QString& text, const QString& remarks) const {
    CardClaims claims;
    claims.mayBegin = In(german_, text).has(kMayBegin);
    for (const QString& clause : clausesOf(text)) {
        readClause(clause, claims);
        const In words(german_, clause);
        claims.freely = claims.freely || (words.has(kFreely) && !words.has(kBesideIt));
    }
    claims.inText = claims.places.keys();
    for (const QString& clause : clausesOf(remarks)) readClause(clause, claims);
    std::sort(claims.upTo.begin(), claims.upTo.end());
    return claims;
}

QStringList ClaimReader::clausesOf(QString words) const {
    words.replace(german_ ? QStringLiteral(", aber nicht ") : QStringLiteral(", but not "),
                  german_ ? QStringLiteral(". Nicht ") : QStringLiteral(". Not "));
    static const QRegularExpression ends(QStringLiteral("[.;:] +"));
    return words.split(ends, Qt::SkipEmptyParts);
}

void ClaimReader::readPlaces(QString clause, bool denies, CardClaims& claims) const {
    for (const Name& token : tokens_) {
        if (!names(clause, token.name)) continue;
        if (!token.here) claims.absent << token.id;
        for (const Name& place : places_)
            if (names(token.name, place.name)) clause.remove(token.name, Qt::CaseInsensitive);
    }
    for (const Name& place : places_) {
        if (!names(clause, place.name)) continue;
        if (!place.here)
            claims.absent << place.id;
        else
            claims.places[place.id] = !denies;
    }
}

void ClaimReader::readClause(QString clause, CardClaims& claims) const {
    const In words(german_, clause);
    const bool denies = words.has(kDenies);
    readPlaces(clause, denies, claims);
    auto numbers = words.expressionOf(kUpTo).globalMatch(clause);
    while (numbers.hasNext()) {
        const QString number = numbers.next().captured(1);
        claims.upTo.push_back(number.at(0).isDigit() ? number.toInt() : 2);
    }
    if (const auto number = words.match(kAtLeast); number.hasMatch()) claims.atLeast = number.captured(1).toInt();
    claims.orSingle = claims.orSingle || words.has(kSingle);
    if (words.has(kKingsRegion)) {
        claims.noKingsRegion = claims.noKingsRegion || denies;
        claims.kingsRegion = claims.kingsRegion || (!denies && words.has(kChosen));
    }
    if (denies) return;
    claims.anyRegion = claims.anyRegion || words.has(kAnyRegion);
    claims.otherRegions = claims.otherRegions || words.has(kOtherRegions);
    const bool anybodys = words.has(kAnybodys);
    claims.others = claims.others || anybodys || words.has(kOthers);
    claims.everybodysDisk = claims.everybodysDisk || words.has(kEverybodysDisk);
    claims.othersDisks = claims.othersDisks || words.has(kOthersDisks);
    static const QRegularExpression othersAct = expression(QLatin1String(kGermanOthersAct));
    if (german_ && othersAct.match(clause).hasMatch()) clause.remove(QStringLiteral("eigene"));
    claims.own = claims.own || anybodys || In(german_, clause).has(kOwn);
}

} // namespace elgrande::gui
