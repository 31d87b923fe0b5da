// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_scene.h"

#include "views/board/board_layers.h"
#include "views/board/name_room.h"
#include "views/texts/texts.h"

#include <QGraphicsObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

// What lies over what.
constexpr qreal kTower = 1;
constexpr qreal kNames = 2;
constexpr qreal kExpansion = 3;
constexpr qreal kPlates = 4;
constexpr qreal kFigures = 6;
constexpr qreal kTrack = 7;

constexpr int kGate = 500;          // milliseconds to open or close the Castillo
constexpr qreal kOwnNamePlace = 60; // a name drawn for farther from the plate than this stands there

} // namespace

BoardScene::BoardScene(const Shown& shown, const Theme& theme, QObject* parent)
    : QGraphicsScene(parent)
    , shown_(shown)
    , model_(shown.model())
    , theme_(theme) {
    setItemIndexMethod(NoIndex); // a few dozen items, many of them moving
    gate_.setDuration(kGate);
    connect(&gate_, &QVariantAnimation::valueChanged, this, [this](const QVariant& openness) {
        if (tower_ == nullptr) return;
        tower_->setOpacity(openness.toReal());
        tower_->setVisible(openness.toReal() > 0);
    });
    connect(&model_, &GameModel::happened, this, [this](const Event& event) { news_.push_back(event); });
    connect(&model_, &GameModel::choosing, this, [this](Seat seat) {
        lastActor_ = seat;
        movedTokens_.clear();
        movedItems_.clear();
    });
}

BoardScene::~BoardScene() {
    gate_.stop();
    motion_.setTempo(Tempo::Off);
}

void BoardScene::rebuild() {
    motion_.finish();
    clear();
    regions_.clear();
    names_.clear();
    tokens_.clear();
    grandes_.clear();
    plates_.clear();
    figures_.clear();
    scores_.clear();
    shownScores_.clear();
    movedItems_.clear();
    underWay_.clear();
    pileOrder_.clear();
    leaders_.clear();
    king_ = nullptr;
    round_ = nullptr;
    announced_ = nullptr;
    gate_.stop();
    tower_ = nullptr;
    fresh_ = true;
    film_ = shown_.film();
    readMap();
    setSceneRect(map_.bounds());
    if (!model_.hasGame()) return;
    addPlaces();
    addLeaders();
    addMarkers();
    addExpansionItems();
    retranslate();
    refresh();
}

// The same drawings are read once, however many games are played on them.
void BoardScene::readMap() {
    const QStringList layers = boardLayersFor(model_.catalogue(), theme_.isDark());
    if (layers == layers_) return;
    layers_ = layers;
    map_ = BoardMap();
    for (const QString& layer : layers_) map_.addLayer(layer);
}

void BoardScene::addPlaces() {
    const Catalogue& catalogue = model_.catalogue();
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i) {
        const Area area = areaAt(static_cast<int>(i));
        const QPainterPath outline = map_.outline(catalogue.areas[i].id);
        if (outline.isEmpty()) continue;
        const bool building = !catalogue.areas[i].region && outline.elementCount() <= 5; // a plain box
        auto* region = new RegionItem(theme_, area, outline, building);
        addItem(regions_[area] = region);
        auto* name = new NameItem(theme_, area);
        name->setZValue(kNames);
        const QPointF plate = map_.anchorOf(catalogue.areas[i].id, "board");
        name->setPos(plate);
        const QPointF label = map_.anchorOf(catalogue.areas[i].id, "label");
        if (std::abs(label.y() - plate.y()) > kOwnNamePlace) name->setNamePoint(label - plate);
        if (const auto room = map_.nameRoom(catalogue.areas[i].id)) name->setNameRoom(room->translated(-plate));
        addItem(names_[area] = name);
        if (area != Area::Castillo) continue;
        tower_ = new TowerItem(theme_, art_, outline.boundingRect());
        tower_->setZValue(kTower);
        tower_->hide();
        addItem(tower_);
    }
}

Area BoardScene::drawnIn(Area area) const {
    if (regions_.count(area) != 0) return area;
    const std::vector<AreaFacts>& areas = model_.catalogue().areas;
    const Area around = index(area) < areas.size() ? areas[index(area)].inside : Area::None;
    return regions_.count(around) != 0 ? around : Area::None;
}

void BoardScene::addMarkers() {
    const Catalogue& catalogue = model_.catalogue();
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i) {
        const Token board = static_cast<Token>(i);
        if (!catalogue.tokens[i].isScoreboard()) {
            addFigure(board, catalogue.tokens[i]);
            continue;
        }
        auto* plate = new PlateItem(theme_, board, catalogue.tokens[i].values, catalogue.ranksScored);
        plate->setZValue(kPlates);
        addItem(plates_[board] = plate);
    }
    for (int i = 0; i < catalogue.players; ++i) {
        auto* score = new ScoreItem(theme_, catalogue.colourOf(ownerOf(seatAt(i))));
        score->setZValue(kTrack);
        addItem(scores_[seatAt(i)] = score);
        auto* grande = new FigureItem(theme_, art_, catalogue.colourOf(ownerOf(seatAt(i))));
        grande->setZValue(kFigures);
        addItem(grandes_[seatAt(i)] = grande);
    }
    king_ = figures_.at(Token::King);
    for (int number = 1; const auto point = map_.anchor(QStringLiteral("round-%1").arg(number)); ++number) {
        const std::vector<int>& played = catalogue.roundsPlayed;
        if (played.empty() || std::find(played.begin(), played.end(), number) != played.end()) continue;
        auto* skipped = new SkippedRoundItem(theme_);
        skipped->setPos(*point);
        skipped->setZValue(kNames);
        addItem(skipped);
    }
    round_ = new RoundItem(theme_);
    round_->setZValue(kTrack);
    addItem(round_);
    addItem(announced_ = new AnnouncedItem(model_, theme_, art_));
    announced_->setZValue(kTrack + 1);
}

void BoardScene::addFigure(Token token, const TokenFacts& facts) {
    const QString name = QStringLiteral("pieces/") + QString::fromStdString(facts.picture);
    auto* figure = new FigureItem(theme_, art_, token, artOf(facts.source, name));
    figure->setZValue(kFigures + 0.5);
    figure->hide();
    addItem(figures_[token] = figure);
}

void BoardScene::addExpansionItems() {
    for (const BoardItemFactory& factory : boardItemsFor(model_.catalogue()))
        if (QGraphicsObject* item = factory(model_, theme_, map_)) {
            if (item->zValue() == 0) item->setZValue(kExpansion);
            addItem(item);
            if (!item->data(kTokenOfItem).isValid()) continue;
            const auto plain = figures_.find(static_cast<Token>(item->data(kTokenOfItem).toInt()));
            if (plain == figures_.end() || plain->second == king_) continue;
            delete plain->second;
            figures_.erase(plain);
        }
}

void BoardScene::retranslate() {
    const Catalogue& catalogue = model_.catalogue();
    for (const auto& [area, name] : names_) name->setName(texts::areaName(catalogue, area));
    fitNames();
    layPlaces();
}

void BoardScene::setTextScale(qreal times) {
    if (std::exchange(textScale_, times) != times) fitNames();
}

void BoardScene::fitNames() {
    if (names_.empty()) return;
    NameRoom(map_, model_.catalogue()).fit(names_, textScale_);
    for (const auto& [area, name] : names_) name->setTextScale(textScale_);
    for (const auto& [board, plate] : plates_) plate->setTextScale(textScale_);
}

void BoardScene::refresh() {
    if (!model_.hasGame() || king_ == nullptr) return;
    motion_.finish();
    std::vector<Event> news;
    news.swap(news_);
    if (fresh_) news.clear();
    for (const Event& event : news) noteMoves(event);
    layTable();
    layScores();
    animate(news);
    fresh_ = false;
}

} // namespace elgrande
