// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Questions about the program, its cards and the points that a scoring would give now; they change no game.
#include "app/cli/session.h"

#include "app/terminal/say.h"

#include "model/agents/agent_catalogue.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "views/texts/texts.h"

#include <QJsonArray>

#include <set>

namespace elgrande::cli {

namespace {

QJsonArray list(const std::vector<std::string>& texts) {
    QJsonArray json;
    for (const std::string& each : texts) json.append(QString::fromStdString(each));
    return json;
}

QString certainty(Basis one, Basis other) {
    return one == Basis::Printed && other == Basis::Printed ? QStringLiteral("printed")
                                                            : QStringLiteral("reconstructed");
}

} // namespace

Reply Session::hello(const Request&) {
    std::vector<std::string> expansions;
    for (const ExpansionFacts& each : knownExpansions())
        if (each.playable && each.edition.empty() && each.joins.empty()) expansions.push_back(each.id);
    std::set<std::string> options;
    for (const std::string& edition : offeredEditions())
        for (const OptionFacts& each : knownOptions(edition, {})) options.insert(each.id);
    for (const std::string& expansion : expansions)
        for (const OptionFacts& each : knownOptions(offeredEditions().front(), {expansion})) options.insert(each.id);
    return {{{"name", "elgrande"},
             {"version", ELGRANDE_VERSION},
             {"protocol", kProtocol},
             {"commands", commandNames()},
             {"editions", list(offeredEditions())},
             {"expansions", list(expansions)},
             {"options", list({options.begin(), options.end()})},
             {"agents", list(agentIds())}},
            {},
            {}};
}

Reply Session::cards(const Request& request) {
    Reply wrong;
    QJsonObject setup;
    for (const char* field : {"edition", "expansions", "options"})
        if (request.contains(QLatin1String(field))) setup[QLatin1String(field)] = request.value(QLatin1String(field));
    const auto rules = rulesFor(setup, wrong);
    if (!rules) return wrong;
    const Catalogue catalogue = catalogueOf(*rules);
    QJsonArray cards;
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
        const CardFacts& each = catalogue.cards[i];
        if (i > 0 && catalogue.cards[i - 1].id == each.id) continue; // another copy
        const Card card = static_cast<Card>(i);
        cards.append(QJsonObject{{"id", QString::fromStdString(each.id)},
                                 {"deck", each.stack + 1},
                                 {"copies", each.copies},
                                 {"caballeros", each.caballeros},
                                 {"title", texts::cardTitle(catalogue, card)},
                                 {"text", texts::cardText(catalogue, card)},
                                 {"required", each.required},
                                 {"owed", each.owed},
                                 {"certainty", certainty(each.basis, each.caballerosBasis)}});
    }
    return {{{"cards", cards}}, {}, {}};
}

Reply Session::score(const Request& request) {
    const Rules& rules = *game_->rules;
    if (!request.value("place").isString()) return notText("place");
    const QString name = request.value("place").toString();
    std::vector<Area> places;
    const bool general = name == "general";
    if (general) {
        places.push_back(Area::Castillo);
        places.insert(places.end(), rules.map.scoringOrder.begin(), rules.map.scoringOrder.end());
    } else {
        const auto area = areaFromText(rules, name.toStdString());
        if (!area || !rules.map.scorable.contains(*area))
            return Reply::refuse(kBadArgument, Say::tr("There is nothing to score at '%1'.").arg(name.left(60)));
        places.push_back(*area);
    }
    std::array<int, kMaxSeats> sums{};
    QJsonArray lines;
    for (Area area : places) {
        AwardList awards;
        scorePlace(rules, game_->state, area, general ? ScoreMode::General : ScoreMode::Full, awards);
        for (const Award& award : awards) {
            sums[index(award.seat)] += award.points;
            lines.append(QJsonObject{{"place", QString::fromStdString(rules.areaId(award.place))},
                                     {"seat", QString::fromStdString(rules.colour(award.seat))},
                                     {"rank", award.rank},
                                     {"points", award.points},
                                     {"reason", QString::fromStdString(rules.words.reasons[index(award.reason)])}});
        }
    }
    QJsonObject points;
    for (Seat seat : rules.seats()) points[QString::fromStdString(rules.colour(seat))] = sums[index(seat)];
    return {{{"points", points}, {"lines", lines}}, {}, {}};
}

} // namespace elgrande::cli
