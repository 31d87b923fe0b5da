// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_scene.h"

#include "views/board/announced_drawing.h"
#include "views/board/board_layers.h"
#include "views/board/board_stacking.h"

#include <QGraphicsObject>

#include <algorithm>
#include <utility>

namespace elgrande {

BoardScene::BoardScene(const Shown& shown, const Theme& theme, QObject* parent)
    : QGraphicsScene(parent)
    , shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , ground_(shown, theme)
    , gate_(shown, motion_)
    , scoreboards_(shown, theme, ground_, motion_)
    , track_(shown, theme, ground_.map(), motion_)
    , pieces_(shown, theme, art_, ground_)
    , rows_(shown, ground_, pieces_, motion_)
    , points_(ground_, scoreboards_, pieces_)
    , flights_(*this, shown, theme, points_, pieces_, motion_)
    , recent_(shown.model())
    , looks_(ground_, pieces_, scoreboards_, recent_) {
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
    clearBoard();
    film_ = shown_.film();
    ground_.readMap();
    setSceneRect(map().bounds());
    if (!model_.hasGame()) return;
    buildBoard();
    motion_.setGliding(false);
    news_.clear();
    retranslate();
    refresh();
    motion_.setGliding(true);
}

void BoardScene::clearBoard() {
    clear();
    ground_.clear();
    gate_.clear();
    scoreboards_.clear();
    track_.clear();
    pieces_.clear();
    rows_.clear();
    announced_ = nullptr;
    turnItems_.clear();
}

void BoardScene::buildBoard() {
    ground_.build(*this);
    if (const QPainterPath castillo = outlineOf(Area::Castillo); !castillo.isEmpty())
        gate_.build(*this, theme_, art_, castillo.boundingRect());
    scoreboards_.build(*this);
    rows_.build(*this, theme_);
    pieces_.build(*this);
    track_.build(*this);
    addItem(announced_ = new AnnouncedItem(model_, theme_, art_));
    announced_->setZValue(kAnnouncedLayer);
    addExpansionItems();
}

void BoardScene::addExpansionItems() {
    for (const BoardItemFactory& factory : boardItemsFor(model_.catalogue()))
        if (QGraphicsObject* item = factory(shown_, theme_, map())) {
            if (item->zValue() == 0) item->setZValue(kExpansionLayer);
            addItem(item);
            QVariantList drawn = item->data(kTokensOfItem).toList();
            if (item->data(kTokenOfItem).isValid()) drawn << item->data(kTokenOfItem);
            for (const QVariant& token : drawn) pieces_.leaveOut(static_cast<Token>(token.toInt()));
        }
}

void BoardScene::retranslate() {
    scoreboards_.retranslate();
    layPlaces();
}

void BoardScene::setTowerOpen(bool open) {
    if (gate_.setHeldOpen(open)) layPlaces();
}

void BoardScene::refresh() {
    if (!model_.hasGame() || announced_ == nullptr) return;
    motion_.finish();
    std::vector<Event> news;
    news.swap(news_);
    for (const Event& event : news) recent_.note(event);
    layTable();
    track_.lay();
    std::erase_if(news, [this](const Event& event) { // the film shows these when it is over
        return std::find(film_.later.begin(), film_.later.end(), event) != film_.later.end();
    });
    flights_.show(news);
}

void BoardScene::showFilm() {
    if (announced_ == nullptr) return; // no game
    motion_.finish();                  // what flies belongs to the picture before
    layFilm();
    track_.lay();
    motion_.setGliding(true);
}

// Who no longer stands in the Castillo flies. What a film holds back may be anything, so that all of the table is laid.
void BoardScene::layFilm() {
    const Shown::Film before = std::exchange(film_, shown_.film());
    if (film_.laysAs(before)) return;
    const bool jump = (before.then != nullptr) != (film_.then != nullptr);
    motion_.setGliding(!jump);
    layTable();
    if (jump && !film_.then) return; // nobody moves: the game is shown as it is
    flights_.leaveCastillo(before.still, film_.still);
    if (!film_.then && film_.later.empty()) flights_.show(before.later);
}

void BoardScene::layTable() {
    layPlaces();
    scoreboards_.lay();
    pieces_.layPiles(*this);
    rows_.lay();
    layAnnounced();
    layTurn();
}

void BoardScene::layPlaces() {
    if (!ground_.isOfThisGame()) return;
    scoreboards_.layPrinted(gate_.isOpen());
    gate_.lay();
    ground_.showClosed();
}

void BoardScene::layAnnounced() { announced_->setDrawing(announcedDrawing(shown_, map().bounds(), points_)); }

void BoardScene::setTurn(std::vector<Event> events) {
    if (events == turn_) return;
    turn_ = std::move(events);
    layTurn();
}

void BoardScene::layTurn() {
    for (const AnnouncedItem* each : std::exchange(turnItems_, {})) delete each;
    if (announced_ == nullptr) return; // no game
    for (AnnouncedItem::Drawing& drawing : turnDrawings(shown_, map().bounds(), points_, turn_)) {
        auto* item = new AnnouncedItem(model_, theme_, art_);
        addItem(item);
        item->setZValue(kAnnouncedLayer);
        item->setDrawing(std::move(drawing));
        turnItems_.push_back(item);
    }
}

std::vector<BoardSpot> BoardScene::spotsAt(QPointF point) const {
    std::vector<BoardSpot> found;
    for (const QGraphicsItem* item : items(point, Qt::IntersectsItemShape, Qt::DescendingOrder)) {
        if (const QVariant shown = item->data(kTokenOfItem); shown.isValid()) {
            const Token token = static_cast<Token>(shown.toInt());
            const QVariant place = item->data(kPlaceOfItem);
            const Area lies = shown_.seen().spotOf(token).area();
            found.push_back({place.isValid() ? areaAt(place.toInt()) : lies, Owner::None, token});
            continue;
        }
        const auto* known = dynamic_cast<const BoardItem*>(item);
        if (known == nullptr || known->spot().isNothing()) continue; // markers and expansions' items lie there only
        found.push_back(known->spot());
    }
    return found;
}

BoardSpot BoardScene::spotAt(QPointF point) const {
    const std::vector<BoardSpot> spots = spotsAt(point);
    return spots.empty() ? BoardSpot{} : spots.front();
}

BoardSpot BoardScene::meantAt(QPointF point, const BoardChooser& chooser) const {
    const std::vector<BoardSpot> spots = spotsAt(point);
    if (spots.empty()) return {};
    if (chooser.offers(spots.front())) return spots.front();
    const Area first = ground_.drawnIn(spots.front().area);
    const auto other = std::find_if(spots.begin(), spots.end(), [&](const BoardSpot& each) {
        return ground_.drawnIn(each.area) != first && chooser.offers(each);
    });
    return other == spots.end() ? spots.front() : *other;
}

Grip BoardScene::gripAt(QPointF point, const BoardChooser& chooser) const {
    const Seat seat = pieces_.grandeAt(point);
    if (seat != Seat::None) {
        const Grip grande{model_.observation().seats[index(seat)].grande, ownerOf(seat), Token::None, true};
        if (chooser.canCarry(grande)) return grande;
    }
    const BoardSpot spot = spotAt(point);
    const Area from = spot.token == Token::None ? spot.area : shown_.seen().spotOf(spot.token).area();
    return {from, spot.owner, spot.token, false};
}

QPainterPath BoardScene::lightOn(Area area) const {
    QPainterPath light = outlineOf(area);
    light.setFillRule(Qt::WindingFill);
    for (const QGraphicsItem* item : items()) {
        const auto* thing = dynamic_cast<const BoardItem*>(item);
        if (thing == nullptr || !thing->isVisible() || ground_.drawnIn(thing->spot().area) != area) continue;
        // What is on its way there has not arrived, and the light is not painted anew when it does.
        if (dynamic_cast<const RegionItem*>(item) != nullptr || item->zValue() >= kFlightLayer) continue;
        QPainterPath around;
        around.addRoundedRect(thing->box().translated(thing->pos()).adjusted(-4, -4, 4, 4), 9, 9);
        light = light.united(around);
    }
    return light;
}

std::vector<QRectF> BoardScene::contents() const {
    std::vector<QRectF> boxes;
    const auto counts = [this](Area area) {
        const auto& areas = model_.catalogue().areas;
        const Area place = ground_.drawnIn(area);
        return index(place) < areas.size() && areas[index(place)].region && areas[index(place)].onDisk;
    };
    for (const QGraphicsItem* item : items()) {
        const auto* thing = dynamic_cast<const BoardItem*>(item);
        const bool grande = thing != nullptr && thing->spot().isNothing() && dynamic_cast<const FigureItem*>(item);
        if (thing == nullptr || !thing->isVisible() || dynamic_cast<const RegionItem*>(item) != nullptr) continue;
        if (grande || counts(thing->spot().area)) boxes.push_back(thing->box().translated(thing->pos()));
    }
    return boxes;
}

QPainterPath BoardScene::lightOn(Token token) const {
    QPainterPath light;
    const auto found = pieces_.tokens().find(token);
    if (found == pieces_.tokens().end() || !found->second->isVisible()) return light;
    light.addEllipse(found->second->box().translated(found->second->pos()).adjusted(-6, -6, 6, 6));
    return light;
}

std::vector<BoardSpot> BoardScene::pieces() const {
    std::vector<BoardSpot> found;
    for (const auto& [key, pile] : pieces_.piles()) found.push_back(pile->spot());
    for (const auto& [board, plate] : scoreboards_.mobile()) found.push_back(plate->spot());
    for (const auto& [token, figure] : pieces_.tokens())
        if (figure->isVisible() && !figure->spot().isNothing()) found.push_back(figure->spot());
    return found;
}

} // namespace elgrande

#include "moc_board_scene.cpp"
