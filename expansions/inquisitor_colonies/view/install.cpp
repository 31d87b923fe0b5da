// Called once when the program starts: hands over what this expansion contributes to the window. It is shown only in
// games that play it. Each contribution is a function in its own file; here is the list of them.
#include "colonies_strip.h"
#include "delivery_ribbon.h"
#include "kept_badges.h"
#include "limit_item.h"
#include "ship_item.h"

#include "views/expansion_ui.h"

namespace elgrande {

void install_inquisitor_colonies();
void install_inquisitor_colonies() {
    using namespace inquisitor_colonies;
    ExpansionUi ui;
    ui.id = QStringLiteral("inquisitor_colonies");
    ui.layers = {{.drawing = QStringLiteral(":/elgrande/expansions/inquisitor_colonies/art/board_layer.svg")}};
    ui.items = {
        [](GameModel& model, const Theme& theme, const BoardMap& map) { return new ShipItem(model, theme, map); },
        [](GameModel& model, const Theme& theme, const BoardMap& map) { return new LimitItem(model, theme, map); }};
    ui.badges = {keptBadges};
    ui.panels = {{.make = coloniesStrip}};
    ui.ceremonies = {deliveryRibbon};
    registerExpansionUi(std::move(ui));
}

} // namespace elgrande
