// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_view.h"

#include "views/board/board_accessible.h"
#include "views/board/spot_summary.h"
#include "views/texts/texts.h"
#include "views/theme/text_scale.h"
#include "views/toolkit/told.h"

#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

constexpr int kLongPress = 550; // milliseconds

} // namespace

BoardView::BoardView(const Shown& shown, Theme& theme, QWidget* parent)
    : QGraphicsView(parent)
    , shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , scene_(shown, theme)
    , hand_(shown.model(), theme, *this)
    , focus_(scene_, chooser_)
    , zoom_(*this)
    , underlay_(*this, scene_.ground(), theme) {
    setScene(&scene_);
    setFrameShape(QFrame::NoFrame);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing); // kept items are copied pixel for pixel
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlag(DontSavePainterState);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    longPress_.setSingleShot(true);
    longPress_.setInterval(kLongPress);
    connect(&longPress_, &QTimer::timeout, this, &BoardView::pressLong);
    connect(&zoom_, &BoardZoom::fitted, this, [this] {
        if (isVisible()) underlay_.follow(!zoom_.isEnlarged());
    });
    connect(&theme_, &Theme::changed, this, &BoardView::repaintAll);
    connect(&model_, &GameModel::gameStarted, this, &BoardView::startGame);
    connect(&model_, &GameModel::changed, this, &BoardView::showNow);
    connect(&shown_, &Shown::changed, this, &BoardView::showFilm);
    connect(&model_, &GameModel::choosing, this, [this] { goneTo_ = Area::None; });
    installBoardAccessibility();
    setAccessibleName(tr("Board"));
    scene_.scoreboards().setTextScale(textScaleOf(*this));
    startGame();
}

BoardView::~BoardView() { setScene(nullptr); }

void BoardView::setTempo(Tempo tempo) {
    scene_.motion().setTempo(tempo);
    hand_.setTempo(tempo);
}

void BoardView::setHeld(bool held) {
    if (std::exchange(held_, held) && !held) showNow();
}

void BoardView::showNow() {
    if (held_) return;
    scene_.refresh();
    ask();
}

// Pieces that the film has brought or taken look like those that were there.
void BoardView::showFilm() {
    scene_.showFilm();
    showLooks();
}

void BoardView::setSeatPoint(const std::function<QPoint(Seat, Area)>& point) {
    scene_.points().setSeatPoint([this, point](Seat seat, Area area) {
        const QPointF at = mapToScene(viewport()->mapFromGlobal(point(seat, area)));
        const QRectF seen = mapToScene(viewport()->rect()).boundingRect().adjusted(-40, -40, 40, 40);
        return QPointF(std::clamp(at.x(), seen.left(), seen.right()), std::clamp(at.y(), seen.top(), seen.bottom()));
    });
}

void BoardView::showScored(Area place) {
    scene_.setTowerOpen(place == Area::Castillo);
    setSpotlight(place);
}

void BoardView::setSpotlight(Area place) {
    scene_.looks().setSpotlight(place);
    showLooks();
}

// Another theme or palette: what has been clicked so far stays clicked.
void BoardView::repaintAll() {
    rebuild();
    showLooks();
}

void BoardView::startGame() {
    scene_.forgetMoves();
    chooser_.ask(&model_.catalogue(), nullptr);
    hover_ = {};
    focus_.forget();
    rebuild();
    ask();
}

void BoardView::rebuild() {
    scene_.rebuild();
    underlay_.readLayers();
    zoom_.setBounds(scene_.map().bounds());
}

void BoardView::ask() {
    const std::optional<Decision>& decision = model_.decision();
    hand_.forget();
    const bool answered = model_.hasMore() && !model_.wasteful(); // by what has been chosen in a row
    if (decision && !answered)
        chooser_.ask(&model_.catalogue(), &*decision, &model_.aids().reach());
    else
        chooser_.ask(&model_.catalogue(), nullptr);
    if (!model_.hasGame()) focus_.set({});
    focus_.follow();
    showLooks();
}

void BoardView::showLooks() {
    scene_.looks().show(chooser_, hover_, hasFocus() ? focus_.spot() : BoardSpot{});
    const bool offered = !hover_.isNothing() && chooser_.offers(hover_);
    viewport()->setCursor(offered ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (std::vector<BoardSpot> asked = chooser_.offered(); asked != asked_) {
        asked_ = std::move(asked);
        emit askedChanged();
    }
    const QString hint = pointing_ ? tr("Turn the disk or click a region, then confirm.") : chooser_.hint();
    // Of now, and not of when it was reached.
    tellDescription(*this, focus_.told().isNothing() ? hint : summaryOf(focus_.told()));
    if (hint == hint_) return;
    hint_ = hint;
    emit hintChanged(hint_);
}

void BoardView::setPointing(bool pointing) {
    if (std::exchange(pointing_, pointing) != pointing) showLooks();
}

void BoardView::pick(const BoardSpot& spot, bool all) {
    if (spot.isNothing()) return;
    emit areaClicked(spot.area);
    if (pointing_) {
        if (!chooser_.offers(spot)) refuse(spot);
        return;
    }
    // Whoever is used to clicking piece and place must not move another piece with the second click.
    if (spot.area == std::exchange(goneTo_, Area::None) && spot.area != Area::None)
        return refuse(spot, tr("Already done: there was only one way to do it."));
    const BoardChooser::Answer answer = chooser_.click(spot);
    switch (answer.outcome) {
    case BoardChooser::Outcome::Refused:
        if (!repick(spot)) refuse(spot);
        break;
    case BoardChooser::Outcome::Ambiguous:
        QToolTip::showText(viewport()->mapToGlobal(pointOf(spot)),
                           tr("This could mean several Caballeros: click the one you want."), this);
        break;
    case BoardChooser::Outcome::Picked:
        showLooks();
        break;
    case BoardChooser::Outcome::Chosen:
        choose(answer, all);
        break;
    }
}

// Another piece instead of the one that was clicked first.
bool BoardView::repick(const BoardSpot& spot) {
    if (chooser_.picks().empty() || (spot.owner == Owner::None && spot.token == Token::None)) return false;
    BoardChooser anew = chooser_;
    anew.cancel();
    if (anew.click(spot).outcome != BoardChooser::Outcome::Picked) return false;
    if (anew.picks() == chooser_.picks() || anew.picks().back().token != spot.token) return false;
    chooser_ = anew;
    showLooks();
    return true;
}

void BoardView::refuse(const BoardSpot& spot) { refuse(spot, chooser_.whyNot(spot)); }

void BoardView::refuse(const BoardSpot& spot, const QString& reason) {
    QToolTip::showText(viewport()->mapToGlobal(pointOf(spot)), reason, this);
    emit refusedClicked(spot.area, reason);
}

void BoardView::choose(const BoardChooser::Answer& answer, bool all) {
    Action chosen = answer.actions.front();
    if (answer.actions.size() > 1 && model_.decision()) {
        QMenu menu(this);
        auto name = [this](Seat seat) { return model_.playerName(seat); };
        for (const Action& action : answer.actions)
            menu.addAction(texts::actionText(model_.catalogue(), *model_.decision(), action, name));
        const QAction* taken = menu.exec(QCursor::pos());
        const qsizetype which = taken == nullptr ? -1 : menu.actions().indexOf(taken);
        if (which < 0) return;
        chosen = answer.actions[static_cast<std::size_t>(which)];
    }
    std::vector<Action> moves = answer.leads;
    moves.push_back(chosen);
    if (all) moves = model_.aids().asOftenAsPossible(std::move(moves));
    chooser_.ask(&model_.catalogue(), nullptr); // answered: the next click must not answer again
    showLooks();
    model_.chooseInRow(moves);
    goneTo_ = answer.target;
}

bool BoardView::cancelPick() {
    const bool had = chooser_.cancel();
    if (had) showLooks();
    return had;
}

QPoint BoardView::pointOf(const BoardSpot& spot) const { return mapFromScene(scene_.pointOf(spot)); }

QString BoardView::summaryOf(const BoardSpot& spot) const { return spotSummary(shown_, chooser_, spot); }

std::vector<BoardSpot> BoardView::spots() const {
    std::vector<BoardSpot> all = scene_.places();
    const std::vector<BoardSpot> pieces = scene_.pieces();
    all.insert(all.end(), pieces.begin(), pieces.end());
    return all;
}

void BoardView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        scene_.scoreboards().setTextScale(textScaleOf(*this));
        viewport()->update();
    }
    if (event->type() != QEvent::LanguageChange) return;
    setAccessibleName(tr("Board"));
    scene_.retranslate();
    showLooks();
}

void BoardView::showEvent(QShowEvent* event) {
    QGraphicsView::showEvent(event);
    zoom_.fit();
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    zoom_.fit();
}

} // namespace elgrande
