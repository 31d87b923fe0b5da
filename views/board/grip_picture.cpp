// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/grip_picture.h"

#include "model/observe/catalogue.h"
#include "views/theme/art.h"
#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace elgrande {

void paintGrip(QPainter& painter, const Theme& theme, const Art& art, const Catalogue& catalogue, const Grip& grip,
               const QRectF& box, int number) {
    if (grip.isNothing()) return;
    if (grip.token == Token::None) {
        const std::string& colour = catalogue.colourOf(grip.owner);
        if (grip.grande) return paintGrande(painter, theme, art, colour, box);
        return paintToken(painter, theme, colour, box.adjusted(4, 8, -4, -8), number > 1 ? number : -1);
    }
    const TokenFacts& token = catalogue.tokens[index(grip.token)];
    if (token.isScoreboard()) return paintPlate(painter, theme, box.adjusted(-22, 10, 22, -10), token.values, true);
    paintFigure(painter, art, artOf(token.source, QStringLiteral("pieces/") + QString::fromStdString(token.picture)),
                box);
}

} // namespace elgrande
