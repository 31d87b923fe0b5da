#include "delivery_ribbon.h"

#include "../texts.h"

#include "views/ceremony/table_ceremonies.h"
#include "views/texts/texts.h"

namespace elgrande::inquisitor_colonies {

std::unique_ptr<Ceremony> deliveryRibbon(const GameModel& model, const std::vector<Event>& events, std::size_t at,
                                         std::size_t& taken) {
    const Event& event = events[at];
    if (event.kind != EventKind::Points || index(event.reason) >= model.catalogue().reasons.size()) return nullptr;
    const std::string& reason = model.catalogue().reasons[index(event.reason)];
    const bool gold = reason == "colonies-gold";
    if (!gold && reason != "colonies-wares") return nullptr;
    taken = 1;
    const QString title =
        word(gold ? "delivery:gold" : "delivery:wares").replace(QStringLiteral("{seat}"), model.playerName(event.seat));
    const QString line = word("delivery:points", event.number)
                             .replace(QStringLiteral("{place}"), texts::areaName(model.catalogue(), event.to));
    return std::make_unique<RibbonCeremony>(title, line);
}

} // namespace elgrande::inquisitor_colonies
