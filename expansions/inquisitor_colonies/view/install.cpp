// Called once when the program starts: hands over what this expansion contributes to the window. It is shown only in
// games that play it. Each contribution is a function in its own file; here is the list of them.
#include "views/expansion_ui.h"

namespace elgrande {

void install_inquisitor_colonies();
void install_inquisitor_colonies() {
    ExpansionUi ui;
    ui.id = QStringLiteral("inquisitor_colonies");
    ui.layers = {{.drawing = QStringLiteral(":/elgrande/expansions/inquisitor_colonies/art/board_layer.svg")}};
    registerExpansionUi(std::move(ui));
}

} // namespace elgrande
