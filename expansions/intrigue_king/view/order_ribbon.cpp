// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "order_ribbon.h"

#include "../texts.h"

#include "views/ceremony/table_ceremonies.h"

#include <QStringList>

#include <algorithm>

namespace elgrande::intrigue_king {

namespace {

bool isDealtOut(const Catalogue& catalogue, const Event& event) {
    const std::string& id = catalogue.event(event.kind).id;
    return id == "card-taken" || id == "ki-caballeros-taken";
}

} // namespace

std::unique_ptr<Ceremony> orderRibbon(const GameModel& model, const std::vector<Event>& events, std::size_t at,
                                      std::size_t& taken) {
    std::size_t end = at;
    QStringList names; // in turn order
    while (end < events.size() && isDealtOut(model.catalogue(), events[end])) {
        const QString name = model.playerName(events[end++].seat);
        if (!names.contains(name)) names << name;
    }
    if (names.size() < 2) return nullptr; // a single turn of a position that does not say what lies before the seats
    taken = end - at;
    const QString king = word("order:king").replace(QStringLiteral("{seat}"), names.takeFirst());
    const QString last = names.takeLast();
    QString line = word(names.isEmpty() ? "order:intrigue" : "order:others").replace(QStringLiteral("{seat}"), last);
    line.replace(QStringLiteral("{seats}"), names.join(QStringLiteral(", ")));
    return std::make_unique<RibbonCeremony>(king, line);
}

} // namespace elgrande::intrigue_king
