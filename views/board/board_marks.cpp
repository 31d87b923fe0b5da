// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_marks.h"

#include "views/board/board_points.h"

#include <map>

namespace elgrande {
namespace {

constexpr qreal kBeyond = 92; // the words of a place on the right of its scoreboard, where no name stands
constexpr qreal kBeside = 84; // those of a second arrow beside the first one's
constexpr qreal kHalf = 36;   // of the words

constexpr QPointF kArrowEnd(32, 4); // from the middle of the words

} // namespace

bool BoardMarks::set(Layer layer, const std::vector<MapMark>& marks) {
    auto& shown = layers_[static_cast<std::size_t>(layer)];
    if (shown == marks) return false;
    shown = marks;
    return true;
}

const std::vector<MapMark>& BoardMarks::seen() const {
    for (const std::vector<MapMark>& layer : layers_)
        if (!layer.empty()) return layer;
    return layers_.back();
}

AreaSet BoardMarks::lit() const {
    AreaSet lit;
    for (const MapMark& mark : seen())
        if (mark.from == Seat::None) lit.insert(mark.place);
    return lit;
}

void BoardMarks::paint(QPainter& painter, const Theme& theme, const BoardPoints& points, qreal textScale) const {
    std::map<Area, int> known;
    std::vector<QPointF> words;
    for (const MapMark& mark : seen())
        words.push_back(points.of({mark.place, Owner::None, Token::None}) +
                        QPointF(kBeyond + kHalf * (textScale - 1) + kBeside * textScale * known[mark.place]++, 0));
    for (std::size_t i = 0; i < words.size(); ++i) {
        const MapMark& mark = seen()[i];
        if (mark.from == Seat::None) continue;
        if (const auto from = points.seat(mark.from, Area::Court))
            paintArrow(painter, theme, mark.colour, *from, words[i] + kArrowEnd);
    }
    for (std::size_t i = 0; i < words.size(); ++i) paintWords(painter, theme, seen()[i], words[i], textScale);
}

} // namespace elgrande
