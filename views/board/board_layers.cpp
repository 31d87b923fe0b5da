#include "views/board/board_layers.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

struct Layer {
    QString expansion;
    QString svgPath;
};
struct Item {
    QString expansion;
    BoardItemFactory factory;
};

// Filled before the first window opens and only read afterwards, like the tables of texts.
std::vector<Layer>& layers() {
    static std::vector<Layer> all;
    return all;
}
std::vector<Item>& items() {
    static std::vector<Item> all;
    return all;
}

bool plays(const Catalogue& catalogue, const QString& expansion) {
    return std::find(catalogue.expansions.begin(), catalogue.expansions.end(), expansion.toStdString()) !=
           catalogue.expansions.end();
}

QString shaded(const QString& path, bool dark) {
    QString other = path;
    other.replace(QLatin1String(".svg"), QLatin1String("-dark.svg"));
    return dark && QFile::exists(other) ? other : path;
}

} // namespace

void addBoardLayer(const QString& expansion, const QString& svgPath) { layers().push_back({expansion, svgPath}); }

void addBoardItem(const QString& expansion, BoardItemFactory factory) {
    items().push_back({expansion, std::move(factory)});
}

QStringList boardLayersFor(const Catalogue& catalogue, bool dark) {
    QStringList paths{shaded(QStringLiteral(":/elgrande/board/board.svg"), dark)};
    for (const Layer& layer : layers())
        if (plays(catalogue, layer.expansion)) paths.append(shaded(layer.svgPath, dark));
    return paths;
}

std::vector<BoardItemFactory> boardItemsFor(const Catalogue& catalogue) {
    std::vector<BoardItemFactory> found;
    for (const Item& item : items())
        if (plays(catalogue, item.expansion)) found.push_back(item.factory);
    return found;
}

} // namespace elgrande
