// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_pieces.h"

#include "model/game_model/game_model.h"
#include "views/board/board_ground.h"
#include "views/board/board_stacking.h"
#include "views/game/shown.h"
#include "views/theme/art.h"

#include <QGraphicsScene>

#include <algorithm>
#include <set>

namespace elgrande {

BoardPieces::BoardPieces(const Shown& shown, const Theme& theme, const Art& art, const BoardGround& ground)
    : shown_(shown)
    , theme_(theme)
    , art_(art)
    , ground_(ground) {}

void BoardPieces::build(QGraphicsScene& scene) {
    const Catalogue& catalogue = shown_.model().catalogue();
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i)
        if (!catalogue.tokens[i].isScoreboard()) addToken(scene, static_cast<Token>(i), catalogue.tokens[i]);
    for (int i = 0; i < catalogue.players; ++i) {
        auto* grande = new FigureItem(theme_, art_, catalogue.colourOf(ownerOf(seatAt(i))));
        grande->setZValue(kGrandeLayer);
        scene.addItem(grandes_[seatAt(i)] = grande);
    }
    king_ = tokens_.at(Token::King);
}

void BoardPieces::addToken(QGraphicsScene& scene, Token token, const TokenFacts& facts) {
    const QString name = QStringLiteral("pieces/") + QString::fromStdString(facts.picture);
    auto* figure = new FigureItem(theme_, art_, token, artOf(facts.source, name));
    figure->setZValue(kTokenLayer);
    figure->hide();
    scene.addItem(tokens_[token] = figure);
}

void BoardPieces::clear() {
    piles_.clear();
    flying_.clear();
    grandes_.clear();
    tokens_.clear();
    king_ = nullptr;
}

void BoardPieces::leaveOut(Token token) {
    const auto plain = tokens_.find(token);
    if (plain == tokens_.end() || plain->second == king_) return;
    delete plain->second;
    tokens_.erase(plain);
}

// The Castillo's inside is zero in the observation while it is closed, so that nothing can be shown by mistake.
void BoardPieces::layPiles(QGraphicsScene& scene) {
    const Catalogue& catalogue = shown_.model().catalogue();
    std::set<PileKey> there;
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i) {
        const Area area = areaAt(static_cast<int>(i));
        for (int owner = 0; owner < kMaxOwners && ground_.isDrawn(area); ++owner)
            if (shown_.at(area, static_cast<Owner>(owner)) > 0) there.insert({area, static_cast<Owner>(owner)});
    }
    for (auto each = piles_.begin(); each != piles_.end();) {
        if (there.count(each->first) != 0) {
            ++each;
            continue;
        }
        delete each->second;
        each = piles_.erase(each);
    }
    for (const PileKey& key : there) {
        if (piles_.count(key) != 0) continue;
        const int number = catalogue.areas[index(key.first)].room == 1 ? -1 : 0; // one has no number
        auto* pile =
            new TokenItem(theme_, {key.first, key.second, Token::None}, catalogue.colourOf(key.second), number);
        pile->setZValue(kPileLayer);
        scene.addItem(piles_[key] = pile);
    }
    flying_.clear();
    showNumbers();
}

Seat BoardPieces::grandeAt(QPointF point) const {
    for (const auto& [seat, grande] : grandes_)
        if (grande->isVisible() && grande->contains(grande->mapFromScene(point))) return seat;
    return Seat::None;
}

bool BoardPieces::startFlight(const PileKey& pile) {
    if (piles_.count(pile) == 0 || flying_[pile] >= shown_.at(pile.first, pile.second)) return false;
    ++flying_[pile];
    return true;
}

void BoardPieces::endFlight(const PileKey& pile) {
    --flying_[pile];
    showNumbers();
}

void BoardPieces::showNumbers() {
    for (const auto& [key, pile] : piles_) {
        int number = shown_.at(key.first, key.second);
        if (const auto late = flying_.find(key); late != flying_.end()) number -= late->second;
        pile->setNumber(std::max(0, number));
        pile->setVisible(number > 0);
    }
}

} // namespace elgrande
