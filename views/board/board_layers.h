// What an expansion puts on the board, told once at program start by its view folder: drawings over the map with places
// of their own (board_map.h says how ids are formed), and items that show pieces which the base game does not have.
// They appear only in games whose catalogue names the expansion, so that the board itself knows none of them.
#pragma once

#include "model/observe/catalogue.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QGraphicsObject;

namespace elgrande {

class BoardMap;
class GameModel;
class Theme;

// The item is owned by the board's scene; it listens to the model and to the theme by itself.
using BoardItemFactory = std::function<QGraphicsObject*(GameModel& model, const Theme& theme, const BoardMap& map)>;

// `svgPath` is a resource; "name-dark.svg" beside it, where it exists, is used for the dark table.
void addBoardLayer(const QString& expansion, const QString& svgPath);
void addBoardItem(const QString& expansion, BoardItemFactory factory);

QStringList boardLayersFor(const Catalogue& catalogue, bool dark);
std::vector<BoardItemFactory> boardItemsFor(const Catalogue& catalogue);

} // namespace elgrande
