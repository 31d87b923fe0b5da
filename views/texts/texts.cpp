// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The names of things. Deeds are in event_text.cpp, questions in prompt_text.cpp.
#include "views/texts/texts.h"

#include "views/texts/phrases.h"
#include "views/texts/words.h"

#include <QLocale>

namespace elgrande::texts {
namespace {

QString textId(const std::string& text) { return QString::fromStdString(text); }

// Words that somebody has put in the place of ours, because he has the printed card.
QString corrected(const Catalogue& catalogue, const char* what, const std::string& card) {
    const std::string language = QLocale().name().section(u'_', 0, 0).toStdString();
    const auto found = catalogue.texts.find(what + ("." + language + ":") + card);
    return found == catalogue.texts.end() ? QString() : textId(found->second);
}

// What keys end with where the option has this value: "+<option>" or "-<option>" of a switch, "+<option>:<value>" of a
// choice, of a set one for each value, "+" where it is in and "-" where it is not.
QStringList rulingsOf(const OptionFacts& option) {
    const QString id = textId(option.id);
    if (option.kind == OptionFacts::Kind::Set) {
        const QStringList members = textId(option.chosen).split(u',');
        QStringList rulings;
        for (const std::string& value : option.values)
            rulings << (members.contains(textId(value)) ? u'+' : u'-') + id + u':' + textId(value);
        return rulings;
    }
    if (option.chosen == "true") return {u'+' + id};
    return {option.chosen == "false" ? u'-' + id : u'+' + id + u':' + textId(option.chosen)};
}

// The words for the key, and those for the key with a ruling in force behind it, in the order of the options.
QStringList wordsAsRuled(const Catalogue& catalogue, const QString& key) {
    QStringList words{word(catalogue, key)};
    for (const OptionFacts& option : catalogue.options)
        for (const QString& ruling : rulingsOf(option)) words << word(catalogue, key + ruling);
    words.removeAll(QString());
    return words;
}

QString orId(const QString& known, const std::string& name) { return known.isEmpty() ? textId(name) : known; }
QString orId(const QString& known, const QString& name) { return known.isEmpty() ? name : known; }

} // namespace

QString areaName(const Catalogue& catalogue, Area area) {
    if (index(area) >= catalogue.areas.size()) return QStringLiteral("–");
    const std::string& name = catalogue.areas[index(area)].id;
    return orId(word(catalogue, QStringLiteral("area:") + textId(name)), name);
}

QString areaNameToWrap(const Catalogue& catalogue, Area area) {
    QString name = areaName(catalogue, area);
    if (index(area) >= catalogue.areas.size()) return name;
    const QString narrow = word(catalogue, QStringLiteral("narrow:") + textId(catalogue.areas[index(area)].id));
    return QString(narrow).remove(QChar::SoftHyphen) == name ? narrow : name; // an edition may call it otherwise
}

Area lyingIn(const Catalogue& catalogue, Area area, const TokenPlace& placeOf) {
    if (!placeOf || index(area) >= catalogue.areas.size()) return Area::None;
    const QString id = word(catalogue, QStringLiteral("lies-with:") + textId(catalogue.areas[index(area)].id));
    const Token token = id.isEmpty() ? Token::None : catalogue.token(id.toStdString());
    return token == Token::None ? Area::None : placeOf(token);
}

QString areaText(const Catalogue& catalogue, Area area, const TokenPlace& placeOf) {
    if (index(area) >= catalogue.areas.size()) return {};
    const QString key = QStringLiteral("area-text:") + textId(catalogue.areas[index(area)].id);
    const Area region = lyingIn(catalogue, area, placeOf);
    const QString aside = region == Area::None ? word(catalogue, key + QStringLiteral(":aside")) : QString();
    const Names nobody;
    Spoken spoken;
    spoken.to = region;
    return Phrases(catalogue, nobody, false).say(orId(aside, word(catalogue, key)), spoken);
}

QString tokenHere(const Catalogue& catalogue, Token token) {
    const QString name = tokenName(catalogue, token);
    return orId(word(catalogue, QStringLiteral("token-here:") + textId(catalogue.tokens[index(token)].id)), name);
}

QString colourName(const QString& colour) { return orId(anyWord(QStringLiteral("colour:") + colour), colour); }

QString editionName(const QString& edition) { return orId(anyWord(QStringLiteral("edition:") + edition), edition); }

QString editionFacts(const QString& edition) {
    const QString own = anyWord(QStringLiteral("edition-facts:") + edition);
    return own.isEmpty() ? anyWord(QStringLiteral("edition-facts")) : own;
}

QString editionText(const QString& edition) { return anyWord(QStringLiteral("edition-text:") + edition); }

QString editionDoubt(const QString& edition) { return anyWord(QStringLiteral("edition-doubt:") + edition); }

bool isGuessed(const QString& edition, const OptionFacts& option) {
    return anyWord(QStringLiteral("edition-guesses:") + edition).split(u' ').contains(textId(option.id));
}

QString editionWith(const QString& edition, int players) {
    return anyWord(QStringLiteral("edition-players:%1:%2").arg(edition).arg(players));
}

QString expansionName(const QString& expansion) {
    return orId(wordOf(expansion, QStringLiteral("expansion")), expansion);
}

QString expansionText(const QString& expansion) { return wordOf(expansion, QStringLiteral("expansion-text")); }

QString exclusionText(const QString& one, const QString& other) {
    return orId(wordOf(one, QStringLiteral("excludes:") + other), wordOf(other, QStringLiteral("excludes:") + one));
}

QString expansionRules(const QString& expansion) {
    const QString paragraph = QStringLiteral("## %1 | %2\n%3\n");
    QString source = QStringLiteral("# expansion-%1 | %2\n").arg(expansion, expansionName(expansion));
    source += paragraph.arg(QStringLiteral("expansion-%1-about").arg(expansion),
                            //: Title of the first paragraph about an expansion: what it brings, in a few words
                            translated(kContext, QT_TRANSLATE_NOOP("texts", "In short")), expansionText(expansion));
    for (const QString& name : wordOf(expansion, QStringLiteral("rulebook")).split(u' ', Qt::SkipEmptyParts))
        source += paragraph.arg(name, wordOf(expansion, QStringLiteral("rule-title:") + name),
                                wordOf(expansion, QStringLiteral("rule-text:") + name));
    return source;
}

QString tokenName(const Catalogue& catalogue, Token token) {
    if (index(token) >= catalogue.tokens.size()) return QStringLiteral("–");
    const std::string& name = catalogue.tokens[index(token)].id;
    return orId(word(catalogue, QStringLiteral("token:") + textId(name)), name);
}

QString powerName(const Catalogue& catalogue, Power power) {
    if (index(power) >= catalogue.powers.size()) return QStringLiteral("–");
    const PowerFacts& facts = catalogue.powers[index(power)];
    if (QString known = word(catalogue, QStringLiteral("power:") + textId(facts.id)); !known.isEmpty()) return known;
    return facts.value > 0 ? QString::number(facts.value) : textId(facts.id);
}

QString cardTitle(const Catalogue& catalogue, Card card) {
    if (index(card) >= catalogue.cards.size()) return QStringLiteral("–");
    return cardTitle(catalogue, catalogue.cards[index(card)].id);
}

std::string wordsOf(const Catalogue& catalogue, const std::string& card) {
    const auto found = catalogue.texts.find("words:" + card); // by lendWords in model/observe/catalogue.cpp
    return found == catalogue.texts.end() ? card : found->second;
}

QString cardTitle(const Catalogue& catalogue, const std::string& name) {
    if (QString printed = corrected(catalogue, "title", name); !printed.isEmpty()) return printed;
    const std::string from = wordsOf(catalogue, name);
    return orId(word(catalogue, QStringLiteral("card:") + textId(from)), from);
}

QString cardTitleApart(const Catalogue& catalogue, Card card) {
    QString title = cardTitle(catalogue, card);
    if (index(card) >= catalogue.cards.size()) return title;
    const std::string from = wordsOf(catalogue, catalogue.cards[index(card)].id);
    const QString more = word(catalogue, QStringLiteral("card-apart:") + textId(from));
    return more.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, more);
}

QString cardText(const Catalogue& catalogue, Card card) {
    if (index(card) >= catalogue.cards.size()) return {};
    const std::string& name = catalogue.cards[index(card)].id;
    if (QString printed = corrected(catalogue, "text", name); !printed.isEmpty()) return printed;
    const QString from = textId(wordsOf(catalogue, name));
    const QStringList said = wordsAsRuled(catalogue, QStringLiteral("card-text:") + from);
    if (said.isEmpty()) return {};
    return (QStringList(said.last()) << wordsAsRuled(catalogue, QStringLiteral("card-more:") + from)).join(u' ');
}

QString cardBrief(const Catalogue& catalogue, Card card) {
    if (index(card) >= catalogue.cards.size()) return {};
    const std::string& name = catalogue.cards[index(card)].id;
    if (!corrected(catalogue, "text", name).isEmpty()) return {};
    const QStringList said = wordsAsRuled(catalogue, QStringLiteral("card-brief:") + textId(wordsOf(catalogue, name)));
    return said.isEmpty() ? QString() : said.last();
}

QString cardRuling(const Catalogue& catalogue, Card card) {
    if (index(card) >= catalogue.cards.size()) return {};
    const QString from = textId(wordsOf(catalogue, catalogue.cards[index(card)].id));
    return wordsAsRuled(catalogue, QStringLiteral("remark:") + from).join(u' ');
}

QString cardDoubt(const Catalogue& catalogue, Card card) {
    const QString key = QStringLiteral("reconstructed");
    if (index(card) >= catalogue.cards.size()) return {};
    const CardFacts& facts = catalogue.cards[index(card)];
    QString own = word(catalogue, key + u':' + textId(facts.id));
    return own.isEmpty() ? wordOn(catalogue, facts.source, key) : own;
}

QString optionTitle(const OptionFacts& option) {
    return orId(wordOf(textId(option.source), QStringLiteral("option:") + textId(option.id)), option.id);
}

QString optionText(const OptionFacts& option) {
    return wordOf(textId(option.source), QStringLiteral("option-text:") + textId(option.id));
}

QString optionValue(const OptionFacts& option, const QString& value) {
    if (option.kind == OptionFacts::Kind::Set && value.contains(u',')) {
        QStringList members;
        for (const QString& each : value.split(u',', Qt::SkipEmptyParts)) members << optionValue(option, each);
        return members.join(QStringLiteral(", "));
    }
    QString own = wordOf(textId(option.source), QStringLiteral("option-value:%1:%2").arg(textId(option.id), value));
    if (!own.isEmpty()) return own;
    const QString usual = anyWord(QStringLiteral("option-value:") + value);
    return usual.isEmpty() ? colourName(value) : usual;
}

QString refusalText(const Catalogue& catalogue, Refusal why, const std::string& topic, Area place) {
    if (index(why) >= catalogue.refusals.size()) return {};
    const QString key = QStringLiteral("refusal:") + textId(catalogue.refusals[index(why)]);
    QStringList keys;
    if (index(place) < catalogue.areas.size())
        keys << key + QStringLiteral(":at:") + textId(catalogue.areas[index(place)].id);
    if (!topic.empty()) keys << key + u':' + textId(topic);
    return firstWord(catalogue, keys << key);
}

QString termText(const Catalogue& catalogue, const char* term) {
    return word(catalogue, QStringLiteral("term:") + QLatin1String(term));
}

QString whyNotTogether(const Catalogue& catalogue, ActionKind pair) {
    const std::string& written = catalogue.actions[index(pair)].word;
    return orId(
        word(catalogue, QStringLiteral("apart:") + textId(written)),
        translated(kContext, QT_TRANSLATE_NOOP("texts", "Cannot be combined with the first one.")).toStdString());
}

QString whyNotYet(const Catalogue& catalogue, const Decision& decision) {
    const QString key = QStringLiteral("not-now:") + QString::fromStdString(decision.kind);
    if (decision.topic.empty()) return word(catalogue, key);
    return word(catalogue, key + u':' + QString::fromStdString(decision.topic));
}

QString reasonText(const Catalogue& catalogue, Reason reason, int rank, bool tied) {
    if (index(reason) >= catalogue.reasons.size()) return {};
    const QString key = QStringLiteral("reason:") + textId(catalogue.reasons[index(reason)]);
    const QString ranked = key + u':' + QString::number(rank);
    return firstWord(catalogue, {tied ? ranked + QStringLiteral(":tied") : ranked, ranked, key});
}

QString idleRankText(const Catalogue& catalogue, int rank, bool tied) {
    const QString key = QStringLiteral("idle:rank:%1").arg(rank);
    return word(catalogue, tied ? key + QStringLiteral(":tied") : key);
}

QString joined(const QStringList& parts) {
    QString all;
    for (const QString& part : parts) {
        const bool behindSentence = all.endsWith(u'.');
        if (!all.isEmpty() && !behindSentence) all += part.endsWith(u'.') ? u'.' : u',';
        if (!all.isEmpty()) all += u' ';
        all += part;
    }
    return all;
}

} // namespace elgrande::texts
