// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_layers.h"

#include <QFile>

namespace elgrande {

namespace {

QString shaded(const QString& path, bool dark) {
    QString other = path;
    other.replace(QLatin1String(".svg"), QLatin1String("-dark.svg"));
    return dark && QFile::exists(other) ? other : path;
}

} // namespace

QStringList boardLayersFor(const Catalogue& catalogue, bool dark) {
    QStringList paths{shaded(QStringLiteral(":/elgrande/board/board.svg"), dark)};
    for (const ExpansionUi* ui : uisFor(catalogue))
        for (const BoardLayer& layer : ui->layers)
            if (layer.place.empty() || catalogue.area(layer.place) != Area::None)
                paths.append(shaded(layer.drawing, dark));
    return paths;
}

std::vector<BoardItemFactory> boardItemsFor(const Catalogue& catalogue) {
    std::vector<BoardItemFactory> found;
    for (const ExpansionUi* ui : uisFor(catalogue)) found.insert(found.end(), ui->items.begin(), ui->items.end());
    return found;
}

} // namespace elgrande
