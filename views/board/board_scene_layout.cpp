// Where everything lies on the table: places, rows of pieces, figures, scoreboards and markers.
#include "views/board/board_scene.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kTokens = 5; // over the plates, under the figures
constexpr qreal kTrack = 7;  // over everything that lies on the map

constexpr qreal kGap = 7;        // between two pieces of a row
constexpr qreal kKingStep = 12;  // between spots that are tried for the King
constexpr int kField = 70;       // milliseconds from one field of the score track to the next
constexpr int kLongWalk = 900;   // at most
constexpr qreal kGrandeDrop = 7; // a Grande is taller than a token

// Where the n-th of several score markers lies in one field.
QPointF stackedShift(int which, int of) {
    if (of == 1) return {};
    constexpr std::array<QPointF, 5> kPlaces = {QPointF(-9, -8), QPointF(9, -8), QPointF(-9, 8), QPointF(9, 8),
                                                QPointF(0, 0)};
    return kPlaces[static_cast<std::size_t>(which) % kPlaces.size()];
}

} // namespace

void BoardScene::layPlaces() {
    const Catalogue& catalogue = model_.catalogue();
    const Observation& seen = model_.observation();
    for (const auto& [area, name] : names_) {
        const std::array<int, 3>& values = catalogue.areas[index(area)].values;
        name->setPlate(values, values != std::array<int, 3>{});
        const QPointF inside = map_.anchorOf(catalogue.areas[index(area)].id, "tokens") - name->pos();
        const bool closed = area == Area::Castillo && !seen.castilloOpen && !towerOpen_;
        name->setNote(closed ? tr("closed") : QString(), inside);
    }
    layTower();
    for (const auto& [area, region] : regions_) region->setTaboo(closed(area));
}

bool BoardScene::closed(Area area) const {
    const std::vector<Closed>& all = model_.observation().closed;
    return std::any_of(all.begin(), all.end(), [area](const Closed& each) { return each.areas.contains(area); });
}

void BoardScene::layTower() {
    if (tower_ == nullptr) return;
    const qreal wanted = towerOpen_ || model_.observation().castilloOpen ? 1 : 0;
    const qreal now = tower_->isVisible() ? tower_->opacity() : 0;
    if (qFuzzyCompare(1 + now, 1 + wanted) ||
        (gate_.state() == QVariantAnimation::Running && qFuzzyCompare(1 + gate_.endValue().toReal(), 1 + wanted)))
        return;
    gate_.stop();
    gate_.setStartValue(motion_.isEnabled() && !fresh_ ? now : wanted);
    gate_.setEndValue(wanted);
    gate_.start();
}

void BoardScene::setTowerOpen(bool open) {
    if (std::exchange(towerOpen_, open) != open) layPlaces();
}

void BoardScene::setRanksShown(bool shown) {
    ranksShown_ = shown;
    layRanks();
}

// Tied players score the rank that the tie leaves them, so a field may be empty and the next one shared.
RankHolders BoardScene::holdersOf(Area area) const {
    RankHolders holders;
    if (!ranksShown_) return holders;
    for (const AwardLine& award : model_.ifScoredNow(area))
        if (award.reason == Reason::Rank && award.rank >= 1 && award.rank <= 3)
            holders[static_cast<std::size_t>(award.rank - 1)].push_back(
                model_.catalogue().colourOf(ownerOf(award.seat)));
    return holders;
}

void BoardScene::layRanks() {
    for (const auto& [area, name] : names_) name->setHolders(holdersOf(area));
    for (const auto& [board, plate] : plates_)
        plate->setHolders(plate->spot().area == Area::None ? RankHolders{} : holdersOf(plate->spot().area));
}

void BoardScene::layPlates() {
    const Observation& seen = model_.observation();
    for (const auto& [board, plate] : plates_) {
        const Area area = seen.spotOf(board).area();
        plate->setSpot({area, Owner::None, board});
        const QString spare = QStringLiteral("spare-board-%1").arg(index(board) + 1);
        const QPointF target = onBoard(area)
                                   ? map_.anchorOf(model_.catalogue().areas[index(area)].id, "board")
                                   : map_.anchor(spare).value_or(map_.bounds().topRight() + QPointF(-120, 100));
        moveTo(plate, target, !fresh_);
    }
}

// The Castillo's inside is zero in the observation while it is closed, so that nothing can be shown by mistake.
void BoardScene::layTokens() {
    const Observation& seen = model_.observation();
    std::set<TokenKey> there;
    for (const auto& [area, region] : regions_)
        for (int owner = 0; owner < kMaxOwners; ++owner)
            if (seen.at(area, static_cast<Owner>(owner)) > 0) there.insert({area, static_cast<Owner>(owner)});
    for (auto each = tokens_.begin(); each != tokens_.end();) {
        if (there.count(each->first) != 0) {
            ++each;
            continue;
        }
        delete each->second;
        each = tokens_.erase(each);
    }
    for (const TokenKey& key : there) {
        if (tokens_.count(key) != 0) continue;
        auto* token =
            new TokenItem(theme_, {key.first, key.second, Token::None}, model_.catalogue().colourOf(key.second), 0);
        token->setZValue(kTokens);
        addItem(tokens_[key] = token);
    }
    underWay_.clear();
    showNumbers();
}

void BoardScene::showNumbers() {
    for (const auto& [key, token] : tokens_) {
        int number = model_.observation().at(key.first, key.second);
        for (const std::map<TokenKey, int>* late : {&underWay_, &heldBack_})
            if (const auto some = late->find(key); some != late->end()) number -= some->second;
        token->setNumber(std::max(0, number));
        token->setVisible(number > 0);
    }
}

void BoardScene::layRow(Area area, const std::vector<QGraphicsItem*>& row, QPointF middle) {
    qreal width = -kGap;
    auto widthOf = [](const QGraphicsItem* item) { return static_cast<const BoardItem*>(item)->box().width(); };
    for (const QGraphicsItem* item : row) width += widthOf(item) + kGap;
    qreal left = middle.x() - width / 2;
    for (QGraphicsItem* item : row) {
        const bool figure = dynamic_cast<FigureItem*>(item) != nullptr;
        const QPointF at(left + widthOf(item) / 2, middle.y() + (figure ? kGrandeDrop : 0));
        if (figure)
            moveTo(item, at, !fresh_ && static_cast<BoardItem*>(item)->spot().area != Area::None);
        else
            item->setPos(at);
        const BoardSpot before = static_cast<BoardItem*>(item)->spot();
        static_cast<BoardItem*>(item)->setSpot({area, before.owner, before.token});
        left += widthOf(item) + kGap;
    }
}

// The spot on the region's land where he covers least, and of those the nearest to where the map wants him. His crown
// may reach beyond the border, his feet do not.
QPointF BoardScene::kingPoint(Area area) const {
    const QPointF wanted = map_.anchorOf(model_.catalogue().areas[index(area)].id, "king");
    const QRectF box = king_->box().adjusted(10, 0, -10, 0); // the figure is slimmer than its box
    const std::vector<QRectF> taken = boxesInTheWay();
    const QPainterPath land = regions_.at(area)->shape();
    const auto onLand = [&](QPointF at) {
        const QRectF feet = box.translated(at);
        return land.contains(QPointF(at.x(), feet.bottom() - 2)) &&
               land.contains(QPointF(feet.left(), feet.bottom() - kKingStep)) &&
               land.contains(QPointF(feet.right(), feet.bottom() - kKingStep));
    };
    struct Try {
        qreal covered;
        qreal away;
        QPointF at;
    };
    std::vector<Try> spots;
    const auto add = [&](QPointF at) {
        qreal covered = 0;
        for (const QRectF& other : taken) {
            const QRectF both = other.intersected(box.translated(at));
            covered += both.width() * both.height();
        }
        spots.push_back({covered, QLineF(wanted, at).length(), at});
    };
    add(wanted);
    const QRectF around = land.boundingRect();
    for (qreal y = around.top(); y < around.bottom(); y += kKingStep)
        for (qreal x = around.left(); x < around.right(); x += kKingStep) add({x, y});
    std::sort(spots.begin(), spots.end(), [](const Try& one, const Try& other) {
        return std::pair(one.covered, one.away) < std::pair(other.covered, other.away);
    });
    const auto best = std::find_if(spots.begin(), spots.end(), [&](const Try& spot) { return onLand(spot.at); });
    return best != spots.end() ? best->at : wanted;
}

// Names with their scoreboards, and pieces, wherever they lie.
std::vector<QRectF> BoardScene::boxesInTheWay() const {
    std::vector<QRectF> boxes;
    const auto add = [&boxes](const BoardItem* item) {
        boxes.push_back(item->box().translated(item->pos()).adjusted(-2, -2, 2, 2));
    };
    for (const auto& [area, name] : names_) add(name);
    for (const auto& [key, token] : tokens_) add(token);
    for (const auto& [seat, grande] : grandes_)
        if (grande->isVisible()) add(grande);
    for (const auto& [token, figure] : figures_)
        if (figure != king_ && figure->isVisible()) add(figure);
    return boxes;
}

// All but the King, who has a place of his own.
std::vector<QGraphicsItem*> BoardScene::tokensIn(Area area) const {
    std::vector<QGraphicsItem*> found;
    for (const auto& [token, figure] : figures_)
        if (figure != king_ && model_.observation().spotOf(token) == Spot::in(area)) found.push_back(figure);
    return found;
}

// Largest numbers first; but while a turn lasts, piles stay where they are and new ones come behind, so that nothing
// moves away under the pointer.
void BoardScene::keepOrder(std::vector<Owner>& order, const std::function<int(Owner)>& count) const {
    if (!sameTurn_) order.clear();
    order.erase(std::remove_if(order.begin(), order.end(), [&](Owner owner) { return count(owner) == 0; }),
                order.end());
    std::vector<Owner> others;
    for (int i = 0; i < kMaxOwners; ++i) {
        const Owner owner = static_cast<Owner>(i);
        if (count(owner) > 0 && std::find(order.begin(), order.end(), owner) == order.end()) others.push_back(owner);
    }
    std::stable_sort(others.begin(), others.end(), [&](Owner one, Owner other) { return count(one) > count(other); });
    order.insert(order.end(), others.begin(), others.end());
}

// By that order, three to a row; the Grandes and what else lies there close the second row.
void BoardScene::layFigures() {
    const Observation& seen = model_.observation();
    const std::pair<int, Seat> turn{seen.roundsBegun, seen.active};
    sameTurn_ = !fresh_ && std::exchange(orderedIn_, turn) == turn;
    for (const auto& entry : regions_) {
        const Area area = entry.first; // clang 14 takes no structured binding in a lambda
        std::vector<TokenItem*> here;
        for (const auto& [key, token] : tokens_)
            if (key.first == area) here.push_back(token);
        std::vector<Owner>& order = pileOrder_[area];
        keepOrder(order, [&](Owner owner) { return seen.at(area, owner); });
        std::sort(here.begin(), here.end(), [&](const TokenItem* one, const TokenItem* other) {
            return std::find(order.begin(), order.end(), one->spot().owner) <
                   std::find(order.begin(), order.end(), other->spot().owner);
        });
        const std::string& id = model_.catalogue().areas[index(area)].id;
        std::vector<QGraphicsItem*> first;
        std::vector<QGraphicsItem*> second;
        for (TokenItem* token : here) (first.size() < 3 ? first : second).push_back(token);
        for (const auto& [seat, grande] : grandes_)
            if (index(seat) < seen.seats.size() && seen.seats[index(seat)].grande == area) second.push_back(grande);
        for (QGraphicsItem* token : tokensIn(area)) second.push_back(token);
        const QPointF row = map_.anchorOf(id, "tokens");
        const auto below = map_.anchor(QString::fromStdString(id) + QStringLiteral("-grandes"));
        layRow(area, first, row);
        layRow(area, second, first.empty() ? row : below.value_or(row + QPointF(0, 40)));
    }
    for (const auto& [seat, grande] : grandes_)
        grande->setVisible(index(seat) < seen.seats.size() && onBoard(seen.seats[index(seat)].grande));
    for (const auto& [token, figure] : figures_) {
        const Area area = token == Token::King ? seen.king : seen.spotOf(token).area();
        figure->setVisible(onBoard(area));
        if (!onBoard(area)) figure->setSpot({Area::None, Owner::None, token});
    }
    if (!onBoard(seen.king)) return;
    moveTo(king_, kingPoint(seen.king), !fresh_ && king_->spot().area != Area::None);
    king_->setSpot({seen.king, Owner::None, Token::King});
}

int BoardScene::shownScore(Seat seat) const {
    if (index(seat) < filmScores_.size()) return filmScores_[index(seat)];
    const auto& seats = model_.observation().seats;
    return index(seat) < seats.size() ? seats[index(seat)].score : 0;
}

void BoardScene::setShownScores(const std::vector<int>& scores) {
    filmScores_ = scores;
    layScores();
}

void BoardScene::layScores() {
    const int length = map_.trackLength();
    std::map<int, int> lying;
    std::map<int, int> together;
    for (const auto& [seat, item] : scores_) ++together[length > 0 ? shownScore(seat) % length : 0];
    for (const auto& [seat, item] : scores_) {
        const int score = shownScore(seat);
        const int place = length > 0 ? score % length : 0;
        const int stacked = lying[place]++;
        const QPointF shift = stackedShift(stacked, together[place]);
        item->setLap(BoardMap::lap(score, length), length);
        const auto before = shownScores_.find(seat);
        if (before != shownScores_.end() && before->second != score && motion_.isEnabled()) {
            QPainterPath path(item->pos());
            const int step = score > before->second ? 1 : -1;
            for (int each = before->second + step; each != score; each += step) path.lineTo(map_.trackPoint(each));
            path.lineTo(map_.trackPoint(score) + shift);
            motion_.glide(item, path, 0,
                          BoardMotion::kPiece + std::min(kLongWalk, kField * std::abs(score - before->second)));
        } else {
            item->setPos(map_.trackPoint(score) + shift);
        }
        item->setZValue(kTrack + 0.01 * stacked);
        shownScores_[seat] = score;
    }
    layRound();
}

void BoardScene::setShownRound(int round) {
    if (std::exchange(filmRound_, round) != round && round_ != nullptr) layRound();
}

void BoardScene::layRound() {
    const int round = filmRound_ > 0 ? filmRound_ : model_.observation().round;
    const auto point = map_.anchor(QStringLiteral("round-%1").arg(round));
    round_->setVisible(point.has_value());
    if (point) moveTo(round_, *point, !fresh_);
}

void BoardScene::moveTo(QGraphicsItem* item, QPointF target, bool known) {
    if (known && motion_.isEnabled() && (item->pos() - target).manhattanLength() > 1)
        motion_.glide(item, BoardMotion::arc(item->pos(), target), 0, BoardMotion::kPiece);
    else
        item->setPos(target);
}

} // namespace elgrande
