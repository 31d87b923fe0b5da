// Called once when the program starts: tells the registries of words, drawings and pieces what this expansion has.
// They show it only in games that play it.
#include "harbour_item.h"

#include "../texts.h"

#include "views/board/board_layers.h"

namespace elgrande {

void install_template();
void install_template() {
    using namespace template_islands;
    addOwnTexts();
    addBoardLayer(QStringLiteral("template"), QStringLiteral(":/elgrande/expansions/template/art/board_layer.svg"));
    addBoardItem(QStringLiteral("template"), [](GameModel& model, const Theme& theme, const BoardMap& map) {
        return new HarbourItem(model, theme, map);
    });
}

} // namespace elgrande
