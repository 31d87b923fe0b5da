// The names of things. Deeds are in event_text.cpp, questions in prompt_text.cpp.
#include "views/texts/texts.h"

#include "views/texts/words.h"

#include <algorithm>
#include <array>

namespace elgrande::texts {
namespace {

QString id(const std::string& text) { return QString::fromStdString(text); }

const char* reasonPattern(Reason reason, int rank) {
    switch (reason) {
    case Reason::King:
        return QT_TRANSLATE_NOOP("texts", "King's bonus");
    case Reason::Grande:
        return QT_TRANSLATE_NOOP("texts", "home bonus");
    default:
        break;
    }
    switch (rank) {
    case 1:
        return QT_TRANSLATE_NOOP("texts", "1st place");
    case 2:
        return QT_TRANSLATE_NOOP("texts", "2nd place");
    case 3:
        return QT_TRANSLATE_NOOP("texts", "3rd place");
    default:
        return QT_TRANSLATE_NOOP("texts", "no place");
    }
}

struct RefusalLine {
    Refusal why;
    const char* text;
};
constexpr std::array kRefusals{
    RefusalLine{Refusal::KingsRegion, QT_TRANSLATE_NOOP("texts", "The King's region is taboo.")},
    RefusalLine{Refusal::NotNextToKing, QT_TRANSLATE_NOOP("texts", "This is not next to the King's region.")},
    RefusalLine{Refusal::CourtEmpty, QT_TRANSLATE_NOOP("texts", "Your court is empty.")},
    RefusalLine{Refusal::NoCaballeros, QT_TRANSLATE_NOOP("texts", "This card brings no Caballeros onto the board.")},
    RefusalLine{Refusal::NothingToMove, QT_TRANSLATE_NOOP("texts", "No Caballero that you may move stands here.")},
    RefusalLine{Refusal::CastilloClosed, QT_TRANSLATE_NOOP("texts", "Nothing is ever taken out of the Castillo.")},
    RefusalLine{Refusal::CardTaken, QT_TRANSLATE_NOOP("texts", "Somebody else has taken this action card.")},
    RefusalLine{Refusal::ValueBlocked, QT_TRANSLATE_NOOP("texts", "This value has already been played this round.")},
    RefusalLine{Refusal::PowerUsed, QT_TRANSLATE_NOOP("texts", "You have used up this power card.")},
    RefusalLine{Refusal::AlreadyDone, QT_TRANSLATE_NOOP("texts", "You have done this part of your turn.")},
    RefusalLine{Refusal::NothingToDo, QT_TRANSLATE_NOOP("texts", "The special action would change nothing.")},
    RefusalLine{Refusal::NotOnDisk, QT_TRANSLATE_NOOP("texts", "This place is not on the secret disk.")},
    RefusalLine{Refusal::SamePlace, QT_TRANSLATE_NOOP("texts", "It stands there already.")},
    RefusalLine{Refusal::NotNeighbour, QT_TRANSLATE_NOOP("texts", "The King may go only one region further.")},
    RefusalLine{Refusal::BoundToSource,
                QT_TRANSLATE_NOOP("texts", "The card takes Caballeros out of one region only.")},
    RefusalLine{Refusal::CastilloNoRegion, QT_TRANSLATE_NOOP("texts", "The Castillo is not a region.")},
    RefusalLine{Refusal::NotToBeScored, QT_TRANSLATE_NOOP("texts", "This place does not belong to the scoring.")},
    RefusalLine{Refusal::BoardThere, QT_TRANSLATE_NOOP("texts", "A mobile scoreboard lies here already.")},
    RefusalLine{Refusal::OwnOnly, QT_TRANSLATE_NOOP("texts", "The card moves your own Caballeros only.")},
    RefusalLine{Refusal::ForeignOnly, QT_TRANSLATE_NOOP("texts", "The card moves Caballeros of other players only.")},
    RefusalLine{Refusal::NoOwnThere, QT_TRANSLATE_NOOP("texts", "None of your Caballeros stand here.")},
    RefusalLine{Refusal::GrandeInKings, QT_TRANSLATE_NOOP("texts", "Your Grande stands in the King's region.")},
    RefusalLine{Refusal::MustGoOn,
                QT_TRANSLATE_NOOP("texts", "The special action must be carried out as far as it goes.")},
};

const char* refusalPattern(Refusal why) {
    const auto found =
        std::find_if(kRefusals.begin(), kRefusals.end(), [&](const RefusalLine& line) { return line.why == why; });
    return found == kRefusals.end() ? nullptr : found->text;
}

// Remarks that always hold, then those of the rulings in force, in the order of the options.
QString baseRemarks(const Catalogue& catalogue, const QString& card) {
    QStringList remarks{baseWord(QStringLiteral("remark:") + card)};
    for (const OptionFacts& option : catalogue.options) {
        const QLatin1String sign(option.chosen == "true" ? "+" : "-");
        remarks << baseWord(QStringLiteral("remark:") + card + sign + id(option.id));
    }
    remarks.removeAll(QString());
    return remarks.join(QLatin1Char(' '));
}

} // namespace

QString areaName(const Catalogue& catalogue, Area area) {
    if (index(area) >= catalogue.areas.size()) return QStringLiteral("–");
    const AreaFacts& facts = catalogue.areas[index(area)];
    const QString key = QStringLiteral("area:") + id(facts.id);
    QString name = baseWord(key + QLatin1Char('@') + id(catalogue.edition));
    if (name.isEmpty()) name = wordOf(id(facts.source), key);
    return name.isEmpty() ? id(facts.id) : name;
}

QString colourName(const QString& colour) {
    const QString name = baseWord(QStringLiteral("colour:") + colour);
    return name.isEmpty() ? colour : name;
}

QString editionName(const QString& edition) {
    const QString name = baseWord(QStringLiteral("edition:") + edition);
    return name.isEmpty() ? edition : name;
}

QString expansionName(const QString& expansion) {
    const QString name = wordOf(expansion, QStringLiteral("expansion"));
    return name.isEmpty() ? expansion : name;
}

QString expansionText(const QString& expansion) { return wordOf(expansion, QStringLiteral("expansion-text")); }

QString expansionRules(const QString& expansion) {
    const QString paragraph = QStringLiteral("## %1 | %2\n%3\n");
    QString source = QStringLiteral("# expansion-%1 | %2\n").arg(expansion, expansionName(expansion));
    source += paragraph.arg(QStringLiteral("expansion-%1-about").arg(expansion),
                            translated(QT_TRANSLATE_NOOP("texts", "In short")), expansionText(expansion));
    for (const QString& name : wordOf(expansion, QStringLiteral("rulebook")).split(u' ', Qt::SkipEmptyParts))
        source += paragraph.arg(name, wordOf(expansion, QStringLiteral("rule-title:") + name),
                                wordOf(expansion, QStringLiteral("rule-text:") + name));
    return source;
}

QString cardTitle(const Catalogue& catalogue, Card card) {
    if (index(card) >= catalogue.cards.size()) return QStringLiteral("–");
    const CardFacts& facts = catalogue.cards[index(card)];
    const QString title = wordOf(id(facts.source), QStringLiteral("card:") + id(facts.id));
    return title.isEmpty() ? id(facts.id) : title;
}

QString cardText(const Catalogue& catalogue, Card card) {
    if (index(card) >= catalogue.cards.size()) return {};
    const CardFacts& facts = catalogue.cards[index(card)];
    return wordOf(id(facts.source), QStringLiteral("card-text:") + id(facts.id));
}

QString cardRuling(const Catalogue& catalogue, Card card) {
    if (index(card) >= catalogue.cards.size()) return {};
    const CardFacts& facts = catalogue.cards[index(card)];
    if (facts.source != "base") return wordOf(id(facts.source), QStringLiteral("remark:") + id(facts.id));
    return baseRemarks(catalogue, id(facts.id));
}

QString optionTitle(const OptionFacts& option) {
    const QString title = wordOf(id(option.source), QStringLiteral("option:") + id(option.id));
    return title.isEmpty() ? id(option.id) : title;
}

QString optionText(const OptionFacts& option) {
    return wordOf(id(option.source), QStringLiteral("option-text:") + id(option.id));
}

QString optionValue(const OptionFacts& option, const QString& value) {
    QString text = wordOf(id(option.source), QStringLiteral("option-value:%1:%2").arg(id(option.id), value));
    if (text.isEmpty()) text = baseWord(QStringLiteral("option-value:") + value);
    return text.isEmpty() ? colourName(value) : text;
}

QString refusalText(const Catalogue& catalogue, Refusal why) {
    if (const char* pattern = refusalPattern(why)) return translated(pattern);
    if (index(why) >= catalogue.refusals.size()) return {};
    return anyWord(QStringLiteral("refusal:") + id(catalogue.refusals[index(why)]));
}

QString reasonText(const Catalogue& catalogue, Reason reason, int rank) {
    if (reason < Reason::FirstFree) return translated(reasonPattern(reason, rank));
    if (index(reason) >= catalogue.reasons.size()) return {};
    return anyWord(QStringLiteral("reason:") + id(catalogue.reasons[index(reason)]));
}

} // namespace elgrande::texts
