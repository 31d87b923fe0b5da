#include "views/board/board_scene.h"

#include "views/board/board_layers.h"
#include "views/texts/texts.h"

#include <QGraphicsObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace elgrande {

namespace {

// What lies over what.
constexpr qreal kNames = 2;
constexpr qreal kExpansion = 3;
constexpr qreal kPlates = 4;
constexpr qreal kTokens = 5;
constexpr qreal kFigures = 6;
constexpr qreal kTrack = 7;

constexpr qreal kGap = 7;            // between two pieces of a row
constexpr qreal kOwnNamePlace = 60;  // a name drawn for farther from the plate than this stands there
constexpr qreal kGrandeDrop = 5;     // a Grande is taller than a token

// Where the n-th of several score markers lies in one field.
QPointF stackedShift(int which, int of) {
    if (of == 1) return {};
    constexpr std::array<QPointF, 5> kPlaces = {QPointF(-9, -8), QPointF(9, -8), QPointF(-9, 8), QPointF(9, 8), QPointF(0, 0)};
    return kPlaces[static_cast<std::size_t>(which) % kPlaces.size()];
}

} // namespace

BoardScene::BoardScene(GameModel& model, const Theme& theme, QObject* parent)
    : QGraphicsScene(parent), model_(model), theme_(theme) {
    setItemIndexMethod(NoIndex); // a few dozen items, many of them moving
    connect(&model_, &GameModel::happened, this, [this](const Event& event) { news_.push_back(event); });
    connect(&model_, &GameModel::chosen, this, [this](Seat seat, Action) {
        lastActor_ = seat;
        movedTokens_.clear();
        movedItems_.clear();
    });
}

BoardScene::~BoardScene() { motion_.setEnabled(false); }

void BoardScene::rebuild() {
    motion_.finish();
    clear();
    regions_.clear();
    names_.clear();
    tokens_.clear();
    grandes_.clear();
    plates_.clear();
    scores_.clear();
    shownScores_.clear();
    movedItems_.clear();
    movedTokens_.clear();
    underWay_.clear();
    king_ = nullptr;
    round_ = nullptr;
    fresh_ = true;
    map_ = BoardMap();
    for (const QString& layer : boardLayersFor(model_.catalogue(), theme_.isDark())) map_.addLayer(layer);
    setSceneRect(map_.bounds());
    if (!model_.hasGame()) return;
    addPlaces();
    addMarkers();
    addExpansionItems();
    retranslate();
    refresh();
}

void BoardScene::addPlaces() {
    const Catalogue& catalogue = model_.catalogue();
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i) {
        const Area area = areaAt(static_cast<int>(i));
        const QPainterPath outline = map_.outline(catalogue.areas[i].id);
        if (outline.isEmpty()) continue;
        auto* region = new RegionItem(theme_, area, outline);
        addItem(regions_[area] = region);
        auto* name = new NameItem(theme_, area);
        name->setZValue(kNames);
        const QPointF plate = map_.anchorOf(catalogue.areas[i].id, "board");
        name->setPos(plate);
        const QPointF label = map_.anchorOf(catalogue.areas[i].id, "label");
        if (std::abs(label.y() - plate.y()) > kOwnNamePlace) name->setNamePoint(label - plate);
        addItem(names_[area] = name);
    }
}

void BoardScene::addMarkers() {
    const Catalogue& catalogue = model_.catalogue();
    for (std::size_t i = 0; i < catalogue.boards.size(); ++i) {
        const Board board = static_cast<Board>(i);
        auto* plate = new PlateItem(theme_, board, catalogue.boards[i].values);
        plate->setZValue(kPlates);
        addItem(plates_[board] = plate);
    }
    for (int i = 0; i < catalogue.players; ++i) {
        auto* score = new ScoreItem(theme_, colourOf(ownerOf(seatAt(i))));
        score->setZValue(kTrack);
        addItem(scores_[seatAt(i)] = score);
        auto* grande = new FigureItem(theme_, art_, colourOf(ownerOf(seatAt(i))));
        grande->setZValue(kFigures);
        addItem(grandes_[seatAt(i)] = grande);
    }
    king_ = new FigureItem(theme_, art_, {});
    king_->setZValue(kFigures + 0.5);
    addItem(king_);
    round_ = new RoundItem(theme_);
    round_->setZValue(kTrack);
    addItem(round_);
}

void BoardScene::addExpansionItems() {
    for (const BoardItemFactory& factory : boardItemsFor(model_.catalogue()))
        if (QGraphicsObject* item = factory(model_, theme_, map_)) {
            if (item->zValue() == 0) item->setZValue(kExpansion);
            addItem(item);
        }
}

void BoardScene::retranslate() {
    const Catalogue& catalogue = model_.catalogue();
    for (const auto& [area, name] : names_) name->setName(texts::areaName(catalogue, area));
    layPlaces();
}

void BoardScene::refresh() {
    if (!model_.hasGame() || king_ == nullptr) return;
    motion_.finish();
    std::vector<Event> news;
    news.swap(news_);
    if (fresh_) news.clear();
    for (const Event& event : news) noteMoves(event);
    layPlaces();
    layPlates();
    layTokens();
    layFigures();
    layScores();
    animate(news);
    fresh_ = false;
}

void BoardScene::layPlaces() {
    const Catalogue& catalogue = model_.catalogue();
    const Observation& seen = model_.observation();
    for (const auto& [area, name] : names_) {
        const std::array<int, 3>& values = catalogue.areas[index(area)].values;
        name->setPlate(values, values != std::array<int, 3>{});
        const QPointF inside = map_.anchorOf(catalogue.areas[index(area)].id, "tokens") - name->pos();
        name->setNote(area == Area::Castillo && !seen.castilloOpen ? tr("closed") : QString(), inside);
    }
    for (const auto& [area, region] : regions_) region->setTaboo(area == seen.kingsRegion);
}

void BoardScene::layPlates() {
    const Observation& seen = model_.observation();
    for (const auto& [board, plate] : plates_) {
        const Area area = index(board) < seen.board.size() ? seen.board[index(board)] : Area::None;
        plate->setSpot({area, Owner::None, board});
        const QString spare = QStringLiteral("spare-board-%1").arg(index(board) + 1);
        const QPointF target = onBoard(area) ? map_.anchorOf(model_.catalogue().areas[index(area)].id, "board")
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
        auto* token = new TokenItem(theme_, {key.first, key.second, Board::None}, colourOf(key.second), 0);
        token->setZValue(kTokens);
        addItem(tokens_[key] = token);
    }
    underWay_.clear();
    showNumbers();
}

void BoardScene::showNumbers() {
    for (const auto& [key, token] : tokens_) {
        const auto late = underWay_.find(key);
        const int number = model_.observation().at(key.first, key.second) - (late == underWay_.end() ? 0 : late->second);
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
        static_cast<BoardItem*>(item)->setSpot({area, static_cast<BoardItem*>(item)->spot().owner, Board::None});
        left += widthOf(item) + kGap;
    }
}

// Largest numbers first, three to a row; the Grandes close the second row.
void BoardScene::layFigures() {
    const Observation& seen = model_.observation();
    for (const auto& [area, region] : regions_) {
        std::vector<TokenItem*> here;
        for (const auto& [key, token] : tokens_)
            if (key.first == area) here.push_back(token);
        std::stable_sort(here.begin(), here.end(), [&](const TokenItem* one, const TokenItem* other) {
            return seen.at(area, one->spot().owner) > seen.at(area, other->spot().owner);
        });
        const std::string& id = model_.catalogue().areas[index(area)].id;
        std::vector<QGraphicsItem*> first;
        std::vector<QGraphicsItem*> second;
        for (TokenItem* token : here) (first.size() < 3 ? first : second).push_back(token);
        for (const auto& [seat, grande] : grandes_)
            if (index(seat) < seen.seats.size() && seen.seats[index(seat)].grande == area) second.push_back(grande);
        const QPointF row = map_.anchorOf(id, "tokens");
        const auto below = map_.anchor(QString::fromStdString(id) + QStringLiteral("-grandes"));
        layRow(area, first, row);
        layRow(area, second, first.empty() ? row : below.value_or(row + QPointF(0, 40)));
        if (area == seen.king) {
            moveTo(king_, map_.anchorOf(id, "king"), !fresh_ && king_->spot().area != Area::None);
            king_->setSpot({area, Owner::None, Board::None});
        }
    }
    for (const auto& [seat, grande] : grandes_)
        grande->setVisible(index(seat) < seen.seats.size() && onBoard(seen.seats[index(seat)].grande));
    king_->setVisible(onBoard(seen.king));
}

void BoardScene::layScores() {
    const Observation& seen = model_.observation();
    const int length = map_.trackLength();
    std::map<int, int> lying;
    std::map<int, int> together;
    for (const SeatSeen& seat : seen.seats) ++together[length > 0 ? seat.score % length : 0];
    for (const auto& [seat, item] : scores_) {
        const int score = index(seat) < seen.seats.size() ? seen.seats[index(seat)].score : 0;
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
            motion_.glide(item, path, 0, BoardMotion::kPiece + 200);
        } else {
            item->setPos(map_.trackPoint(score) + shift);
        }
        item->setZValue(kTrack + 0.01 * stacked);
        shownScores_[seat] = score;
    }
    const auto point = map_.anchor(QStringLiteral("round-%1").arg(seen.round));
    round_->setVisible(point.has_value());
    if (point) moveTo(round_, *point, !fresh_);
}

void BoardScene::moveTo(QGraphicsItem* item, QPointF target, bool known) {
    if (known && motion_.isEnabled() && (item->pos() - target).manhattanLength() > 1)
        motion_.glide(item, BoardMotion::arc(item->pos(), target), 0, BoardMotion::kPiece);
    else
        item->setPos(target);
}

std::string BoardScene::colourOf(Owner owner) const {
    const std::vector<std::string>& colours = model_.catalogue().colours;
    if (index(owner) < colours.size()) return colours[index(owner)];
    return owner == Owner::Black ? "black" : owner == Owner::Dummy ? "dummy" : "";
}

} // namespace elgrande
