// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_scene.h"

#include "views/board/board_layers.h"
#include "views/board/board_stacking.h"
#include "views/board/name_room.h"
#include "views/texts/texts.h"

#include <QGraphicsObject>

#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kOwnNamePlace = 60; // a name drawn for farther from the plate than this stands there

} // namespace

BoardScene::BoardScene(const Shown& shown, const Theme& theme, QObject* parent)
    : QGraphicsScene(parent)
    , shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , gate_(shown, motion_)
    , track_(shown, theme, map_, motion_)
    , recent_(shown.model()) {
    setItemIndexMethod(NoIndex); // a few dozen items, many of them moving
    connect(&model_, &GameModel::happened, this, [this](const Event& event) { news_.push_back(event); });
    connect(&model_, &GameModel::choosing, this, [this](Seat seat) { recent_.act(seat); });
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
    track_.clear();
    gate_.clear();
    order_.clear();
    recent_.clearOthers();
    underWay_.clear();
    leaders_.clear();
    king_ = nullptr;
    announced_ = nullptr;
    film_ = shown_.film();
    readMap();
    setSceneRect(map_.bounds());
    if (!model_.hasGame()) return;
    addPlaces();
    addLeaders();
    addMarkers();
    addExpansionItems();
    motion_.setGliding(false);
    news_.clear();
    retranslate();
    refresh();
    motion_.setGliding(true);
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
        name->setZValue(kNameLayer);
        const QPointF plate = map_.anchorOf(catalogue.areas[i].id, "board");
        name->setPos(plate);
        const QPointF label = map_.anchorOf(catalogue.areas[i].id, "label");
        if (std::abs(label.y() - plate.y()) > kOwnNamePlace) name->setNamePoint(label - plate);
        if (const auto room = map_.nameRoom(catalogue.areas[i].id)) name->setNameRoom(room->translated(-plate));
        addItem(names_[area] = name);
        if (area == Area::Castillo) gate_.build(*this, theme_, art_, outline.boundingRect());
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
        plate->setZValue(kPlateLayer);
        addItem(plates_[board] = plate);
    }
    for (int i = 0; i < catalogue.players; ++i) {
        auto* grande = new FigureItem(theme_, art_, catalogue.colourOf(ownerOf(seatAt(i))));
        grande->setZValue(kGrandeLayer);
        addItem(grandes_[seatAt(i)] = grande);
    }
    king_ = figures_.at(Token::King);
    track_.build(*this);
    addItem(announced_ = new AnnouncedItem(model_, theme_, art_));
    announced_->setZValue(kAnnouncedLayer);
}

void BoardScene::addFigure(Token token, const TokenFacts& facts) {
    const QString name = QStringLiteral("pieces/") + QString::fromStdString(facts.picture);
    auto* figure = new FigureItem(theme_, art_, token, artOf(facts.source, name));
    figure->setZValue(kTokenLayer);
    figure->hide();
    addItem(figures_[token] = figure);
}

void BoardScene::addExpansionItems() {
    for (const BoardItemFactory& factory : boardItemsFor(model_.catalogue()))
        if (QGraphicsObject* item = factory(model_, theme_, map_)) {
            if (item->zValue() == 0) item->setZValue(kExpansionLayer);
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
    for (const Event& event : news) recent_.note(event);
    layTable();
    track_.lay();
    animate(news);
}

} // namespace elgrande
