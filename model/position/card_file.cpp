// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/position/card_file.h"

#include "model/position/json_twice.h"
#include "model/position/json_view.h"

#include <QJsonDocument>

namespace elgrande {

namespace {

constexpr const char* kFormat = "elgrande-cards 1";
constexpr int kMostCards = 500;

const QStringList kFields{QStringLiteral("caballeros"), QStringLiteral("copies"), QStringLiteral("value"),
                          QStringLiteral("enabled"),    QStringLiteral("effect"), QStringLiteral("texts"),
                          QStringLiteral("now")};
const QStringList kTexts{QStringLiteral("title.en"), QStringLiteral("title.de"), QStringLiteral("text.en"),
                         QStringLiteral("text.de")};

std::optional<int> given(const JsonView& json, const char* field, int low, int high) {
    const QString name = QLatin1String(field);
    if (!json.given(name)) return {};
    return json.number(name, low, low, high);
}

std::map<std::string, std::string> textsOf(const JsonView& json) {
    const JsonView texts = json.object(QStringLiteral("texts"), json.what(QStringLiteral("texts")));
    texts.knows(kTexts);
    std::map<std::string, std::string> found;
    for (const QString& key : texts.fields()) {
        const std::string text = texts.text(key, {});
        if (const int most = longestText(key.toStdString()); lettersIn(text) > most)
            texts.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a '%2' of more than %3 characters."),
                       {key.toStdString(), std::to_string(most)});
        if (!text.empty()) found[key.toStdString()] = text;
    }
    return found;
}

CardCorrection correctionOf(const JsonView& json) {
    for (const QString& text : kTexts)
        if (json.has(text))
            json.fail(
                QT_TRANSLATE_NOOP("elgrande::errors",
                                  "%1 has '%2' among its fields; it belongs in 'texts': \"texts\": {\"%2\": \"…\"}."),
                {text.toStdString()});
    json.knows(kFields);
    CardCorrection card;
    card.caballeros = given(json, "caballeros", 0, kMostOfACard);
    card.copies = given(json, "copies", 0, kMostOfACard);
    card.value = given(json, "value", 1, kHighestValue);
    if (json.given(QStringLiteral("enabled"))) card.enabled = json.flag(QStringLiteral("enabled"), true);
    card.effect = json.text(QStringLiteral("effect"), {});
    card.texts = textsOf(json);
    return card;
}

QJsonObject json(const CardCorrection& card) {
    QJsonObject json;
    if (card.caballeros) json[QStringLiteral("caballeros")] = *card.caballeros;
    if (card.copies) json[QStringLiteral("copies")] = *card.copies;
    if (card.value) json[QStringLiteral("value")] = *card.value;
    if (card.enabled) json[QStringLiteral("enabled")] = *card.enabled;
    if (!card.effect.empty()) json[QStringLiteral("effect")] = QString::fromStdString(card.effect);
    QJsonObject texts;
    for (const auto& [key, text] : card.texts) texts[QString::fromStdString(key)] = QString::fromStdString(text);
    if (!texts.isEmpty()) json[QStringLiteral("texts")] = texts;
    return json;
}

QJsonObject now(const ListedCard& card) {
    QJsonObject json{{QStringLiteral("caballeros"), card.caballeros},
                     {QStringLiteral("copies"), card.copies},
                     {QStringLiteral("enabled"), card.enabled}};
    if (card.value > 0) json[QStringLiteral("value")] = card.value;
    if (!card.effect.empty()) json[QStringLiteral("effect")] = QString::fromStdString(card.effect);
    return json;
}

// QJsonParseError counts bytes; people count lines.
int lineOf(const QByteArray& text, int offset) { return static_cast<int>(text.left(offset).count('\n')) + 1; }

QByteArray file(QJsonObject fields) {
    fields[QStringLiteral("format")] = QLatin1String(kFormat);
    return QJsonDocument(fields).toJson();
}

} // namespace

Result<Corrections> correctionsFromJson(const QByteArray& text) {
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The card file is not valid JSON at line %1: %2."),
                     {std::to_string(lineOf(text, error.offset)), error.errorString().toStdString()}};
    if (const auto twice = saidTwice(text))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The card file contains '%1' a second time in line %2."),
                     {shown(twice->field), std::to_string(twice->line)}};
    JsonFault fault;
    const JsonView whole(document.object(), {QT_TRANSLATE_NOOP("elgrande::errors", "The card file")}, fault);
    whole.knows({QStringLiteral("format"), QStringLiteral("cards"), QStringLiteral("how")});
    if (const std::string format = whole.text(QStringLiteral("format"), {}); !fault.found() && format != kFormat)
        whole.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 must have the format '%2', not '%3'."),
                   {std::string(kFormat), shown(format)});
    const JsonView cards =
        whole.object(QStringLiteral("cards"), {QT_TRANSLATE_NOOP("elgrande::errors", "The card list")});
    if (cards.fields().size() > kMostCards)
        cards.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has more than %2 cards."), {std::to_string(kMostCards)});
    Corrections corrections;
    for (const QString& id : cards.fields()) {
        if (fault.found()) return fault.error();
        const JsonView card = cards.object(id, {QT_TRANSLATE_NOOP("elgrande::errors", "The card '%1'"), {shown(id)}});
        if (const CardCorrection correction = correctionOf(card); correction != CardCorrection{})
            corrections[id.toStdString()] = correction;
    }
    if (fault.found()) return fault.error();
    return corrections;
}

QByteArray toJson(const Corrections& corrections) {
    QJsonObject cards;
    for (const auto& [id, card] : corrections) cards[QString::fromStdString(id)] = json(card);
    return file({{QStringLiteral("cards"), cards}});
}

QByteArray cardListJson(const std::vector<ListedCard>& list, const std::function<QString(const ListedCard&)>& title,
                        const QString& how) {
    QJsonObject cards;
    for (const ListedCard& card : list) {
        QJsonObject known = now(card);
        known[QStringLiteral("title")] = title(card);
        known[QStringLiteral("printed")] = card.basis == Basis::Printed && card.caballerosBasis == Basis::Printed;
        cards[QString::fromStdString(card.id)] = QJsonObject{{QStringLiteral("now"), known}};
    }
    return file({{QStringLiteral("how"), how}, {QStringLiteral("cards"), cards}});
}

QString cardChangedUnderNow(const QByteArray& text, const std::vector<ListedCard>& list) {
    const QJsonObject cards = QJsonDocument::fromJson(text)[QStringLiteral("cards")].toObject();
    for (const ListedCard& card : list) {
        QString id = QString::fromStdString(card.id);
        const QJsonObject said = cards[id].toObject()[QStringLiteral("now")].toObject();
        const QJsonObject known = now(card);
        for (auto field = known.begin(); field != known.end(); ++field)
            if (said.contains(field.key()) && said[field.key()] != field.value()) return id;
    }
    return {};
}

} // namespace elgrande
