// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One class, and so one file: pointer, keyboard, choice, zoom and marks have classes of their own beside it.
#include "views/board/board_view.h"

#include "views/board/board_accessible.h"
#include "views/board/spot_summary.h"
#include "views/board/spot_tip.h"
#include "views/texts/texts.h"
#include "views/theme/text_scale.h"
#include "views/toolkit/told.h"

#include <QAccessible>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kRim = 52;        // of the score track
constexpr QPointF kPiece(60, 46); // half of the largest
constexpr qreal kRoundStep = 6;   // pixels
constexpr qreal kRoundAir = 2;
constexpr qreal kLeastRound = 90;
constexpr qreal kOverLand = 1.25; // so much larger than at sea

} // namespace

BoardView::BoardView(const Shown& shown, Theme& theme, QWidget* parent)
    : QGraphicsView(parent)
    , shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , scene_(shown, theme)
    , choice_(shown.model(), *this)
    , focus_(scene_, choice_.chooser())
    , hand_(shown.model(), theme, *this, choice_, [this](QPoint point) { return pointer_.hoverOver(point); })
    , pointer_(*this, scene_, focus_, choice_, hand_)
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
    connectParts();
    installBoardAccessibility();
    setAccessibleName(tr("Board"));
    scene_.scoreboards().setTextScale(textScaleOf(*this));
    startGame();
}

BoardView::~BoardView() { setScene(nullptr); }

void BoardView::connectParts() {
    connect(&theme_, &Theme::changed, this, &BoardView::repaintAll);
    connect(&model_, &GameModel::gameStarted, this, &BoardView::startGame);
    connect(&model_, &GameModel::changed, this, &BoardView::showNow);
    connect(&shown_, &Shown::changed, this, &BoardView::showFilm);
    connect(&choice_, &BoardChoice::changed, this, &BoardView::showLooks);
    connect(&choice_, &BoardChoice::clicked, this, &BoardView::areaClicked);
    connect(&choice_, &BoardChoice::explained, this, &BoardView::explain);
    connect(&choice_, &BoardChoice::refused, this, &BoardView::refusedClicked);
    connect(&choice_, &BoardChoice::told, this, &BoardView::told);
    connect(&pointer_, &BoardPointer::changed, this, &BoardView::showLooks);
    connect(&pointer_, &BoardPointer::hovered, this, &BoardView::areaHovered);
    connect(&zoom_, &BoardZoom::fitted, this, [this] {
        if (isVisible()) underlay_.follow(!zoom_.isEnlarged());
        emit fitted();
    });
}

void BoardView::setTempo(Tempo tempo) {
    scene_.motion().setTempo(tempo);
    hand_.setTempo(tempo);
}

void BoardView::setHeld(bool held) {
    if (std::exchange(held_, held) && !held) showNow();
}

void BoardView::setSeatPoint(const std::function<QPoint(Seat, Area)>& point) {
    scene_.points().setSeatPoint([this, point](Seat seat, Area area) {
        const QPointF at = mapToScene(viewport()->mapFromGlobal(point(seat, area)));
        const QRectF seen = mapToScene(viewport()->rect()).boundingRect().adjusted(-40, -40, 40, 40);
        return QPointF(std::clamp(at.x(), seen.left(), seen.right()), std::clamp(at.y(), seen.top(), seen.bottom()));
    });
}

void BoardView::startGame() {
    scene_.forgetMoves();
    choice_.forget();
    pointer_.forget();
    focus_.forget();
    rebuild();
    ask();
}

void BoardView::rebuild() {
    scene_.rebuild();
    underlay_.readLayers();
    zoom_.setBounds(scene_.map().bounds());
}

// Another theme or palette: what has been clicked so far stays clicked.
void BoardView::repaintAll() {
    rebuild();
    showLooks();
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

void BoardView::ask() {
    hand_.forget();
    choice_.ask();
    if (!model_.hasGame()) focus_.set({});
    focus_.follow();
    showLooks();
}

void BoardView::showLooks() {
    const BoardChooser& chooser = choice_.chooser();
    const BoardSpot& hover = pointer_.hover();
    scene_.looks().show(chooser, hover, hasFocus() ? focus_.spot() : BoardSpot{});
    const bool offered = !hover.isNothing() && chooser.offers(hover);
    viewport()->setCursor(offered ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (std::vector<BoardSpot> asked = chooser.offered(); asked != asked_) {
        asked_ = std::move(asked);
        emit askedChanged();
    }
    const QString hint = choice_.hint();
    // Of now, and not of when it was reached.
    tellDescription(*this, focus_.told().isNothing() ? choice_.hintForKeys() : summaryOf(focus_.told()));
    if (hint == hint_) return;
    hint_ = hint;
    emit hintChanged(hint_);
}

void BoardView::explain(const BoardSpot& spot, const QString& words) {
    QToolTip::showText(viewport()->mapToGlobal(pointOf(spot)), words, this);
}

void BoardView::setSpotlight(Area place) {
    scene_.looks().setSpotlight(place);
    showLooks();
}

void BoardView::showScored(Area place) {
    scene_.setTowerOpen(place == Area::Castillo);
    setSpotlight(place);
}

void BoardView::setMarks(MarkLayer layer, const std::vector<MapMark>& marks) {
    if (!marks_.set(layer, marks)) return;
    scene_.looks().setLit(marks_.lit());
    showLooks();
    viewport()->update();
}

BoardSpot BoardView::pointedSpot() const {
    if (!pointer_.hover().isNothing()) return pointer_.hover();
    return hasFocus() ? focus_.spot() : BoardSpot{};
}

QPoint BoardView::pointOf(const BoardSpot& spot) const { return mapFromScene(scene_.pointOf(spot)); }

QString BoardView::summaryOf(const BoardSpot& spot) const { return spotSummary(shown_, choice_.chooser(), spot); }

std::vector<BoardSpot> BoardView::spots() const {
    std::vector<BoardSpot> all = scene_.places();
    const std::vector<BoardSpot> pieces = scene_.pieces();
    all.insert(all.end(), pieces.begin(), pieces.end());
    return all;
}

// A place with its name, its scoreboard and what stands there; a piece or a token beside the map by itself.
std::vector<QRect> BoardView::askedBoxes() const {
    std::vector<QRect> boxes;
    for (const BoardSpot& spot : asked_) {
        QRectF box = scene_.lightOn(spot.area).boundingRect();
        const QPointF middle = scene_.pointOf(spot);
        if (spot.token != Token::None || box.isEmpty()) box |= QRectF(middle - kPiece, middle + kPiece);
        boxes.push_back(mapFromScene(box).boundingRect());
    }
    return boxes;
}

QRect BoardView::seaBox() const {
    return mapFromScene(scene_.map().bounds().adjusted(kRim, kRim, -kRim, -kRim)).boundingRect() & viewport()->rect();
}

QRect BoardView::roundRoom(QSize below) const {
    const QRectF all =
        QRectF(viewport()->rect()).adjusted(kRoundAir, kRoundAir, -kRoundAir, -kRoundAir - below.height());
    std::vector<QRectF> taken;
    for (const QRectF& box : scene_.contents()) taken.push_back(mapFromScene(box).boundingRect());
    const auto isCovered = [&](qreal x, qreal y) { // by what is below
        if (below.isEmpty()) return false;
        const qreal left =
            std::clamp(x - below.width() / 2.0, 0.0, std::max(0.0, viewport()->width() - 1.0 * below.width()));
        const QRectF place = QRectF(QPointF(left, y), below).adjusted(-kRoundAir, -kRoundAir, kRoundAir, kRoundAir);
        return std::any_of(taken.begin(), taken.end(), [&place](const QRectF& box) { return box.intersects(place); });
    };
    QPointF best = all.bottomRight() - QPointF(kLeastRound, kLeastRound);
    qreal most = kLeastRound;
    qreal worth = most;
    for (qreal y = all.top(); y < all.bottom(); y += kRoundStep)
        for (qreal x = all.left(); x < all.right(); x += kRoundStep) {
            qreal radius = std::min({x - all.left(), all.right() - x, y - all.top(), all.bottom() - y});
            const qreal handicap = x < all.center().x() ? kOverLand : 1;
            for (const QRectF& box : taken) {
                if (radius <= worth * handicap) break;
                const qreal aside = std::max({box.left() - x, x - box.right(), 0.0});
                const qreal up = std::max({box.top() - y, y - box.bottom(), 0.0});
                radius = std::min(radius, std::hypot(aside, up) - kRoundAir);
            }
            if (radius <= worth * handicap || isCovered(x, y + radius)) continue;
            worth = radius / handicap;
            most = radius;
            best = {x, y};
        }
    return QRectF(best - QPointF(most, most), QSizeF(most, most) * 2).toRect();
}

void BoardView::setFocusSpot(const BoardSpot& spot) {
    focus_.set(spot);
    focus_.tell();
    showLooks();
    if (zoom_.isEnlarged()) ensureVisible(QRectF(scene_.pointOf(spot) - QPointF(60, 60), QSizeF(120, 120)));
    const std::vector<BoardSpot> all = spots();
    const auto at = std::find(all.begin(), all.end(), spot);
    if (at == all.end()) return;
    QAccessibleEvent reached(this, QAccessible::Focus);
    reached.setChild(static_cast<int>(at - all.begin()));
    QAccessible::updateAccessibility(&reached);
}

void BoardView::takeFocus() {
    if (!hasFocus()) return setFocus(Qt::TabFocusReason);
    const std::vector<BoardSpot> stops = focus_.stops();
    if (!stops.empty() && !chooser().offers(focus_.spot())) setFocusSpot(stops.front());
}

void BoardView::takeFocusAt(Area area) {
    const BoardSpot spot{area, Owner::None, Token::None};
    if (hasFocus()) return setFocusSpot(spot);
    focus_.set(spot);
    setFocus(Qt::OtherFocusReason);
}

void BoardView::goTowards(QPointF direction) {
    const BoardSpot spot = focus_.towards(direction);
    if (spot.isNothing())
        emit told(tr("Edge of the board"));
    else
        setFocusSpot(spot);
}

bool BoardView::goToLetter(const QKeyEvent& key) {
    const bool bare = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (!bare || key.text().size() != 1 || !key.text().front().isLetter()) return false;
    const auto nameOf = [this](Area area) { return texts::areaName(model_.catalogue(), area); };
    const BoardSpot spot = focus_.beginningWith(key.text().normalized(QString::NormalizationForm_D).front(), nameOf);
    if (!spot.isNothing()) setFocusSpot(spot);
    return true;
}

void BoardView::zoomBy(int steps) {
    const bool byKeys = hasFocus() && !focus_.spot().isNothing();
    zoom_.step(steps, byKeys ? mapFromScene(scene_.pointOf(focus_.spot())) : viewport()->rect().center());
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return goTowards({-1, 0});
    case Qt::Key_Right:
        return goTowards({1, 0});
    case Qt::Key_Up:
        return goTowards({0, -1});
    case Qt::Key_Down:
        return goTowards({0, 1});
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return pick(focus_.spot(), event->modifiers().testFlag(Qt::ShiftModifier));
    case Qt::Key_Escape:
        if (cancelPick()) return;
        break;
    default:
        if (goToLetter(*event)) return;
        break;
    }
    event->ignore(); // the window's shortcuts
}

bool BoardView::focusNextPrevChild(bool next) {
    const BoardSpot stop = focus_.stopAfter(next);
    if (stop.isNothing()) return QGraphicsView::focusNextPrevChild(next);
    setFocusSpot(stop);
    return true;
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    focus_.tellNothing();
    const std::vector<BoardSpot> stops = focus_.stops();
    if (event->reason() == Qt::TabFocusReason && !stops.empty())
        focus_.set(stops.front());
    else if (event->reason() == Qt::BacktabFocusReason && !stops.empty())
        focus_.set(stops.back());
    else if (event->reason() == Qt::MouseFocusReason)
        focus_.set({});
    showLooks();
    if (focus_.spot().isNothing() || event->reason() == Qt::MouseFocusReason) return;
    // What Enter would choose is told after the board itself, which Qt tells when this event is over.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (hasFocus() && !focus_.spot().isNothing()) setFocusSpot(focus_.spot());
        },
        Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    focus_.tellNothing();
    showLooks();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    event->accept();
    setFocus(Qt::MouseFocusReason);
    focus_.set({}); // the keyboard's mark would only be in the way of the pointer
    if (event->button() == Qt::MiddleButton)
        zoom_.startDrag(event->pos());
    else
        pointer_.press(*event);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
    if (event->buttons().testFlag(Qt::MiddleButton))
        zoom_.drag(event->pos());
    else
        pointer_.move(*event);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    pointer_.release(*event);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) { event->accept(); }

void BoardView::leaveEvent(QEvent* event) {
    QGraphicsView::leaveEvent(event);
    pointer_.leave();
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        if (zoom_.isEnlarged()) QGraphicsView::wheelEvent(event);
        return;
    }
    event->accept();
    zoom_.wheel(*event);
}

bool BoardView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Gesture) {
        auto* gesture = static_cast<QGestureEvent*>(event);
        const auto* fingers = static_cast<QPinchGesture*>(gesture->gesture(Qt::PinchGesture));
        if (fingers == nullptr) return QGraphicsView::viewportEvent(event);
        gesture->accept();
        pointer_.breakOff();
        zoom_.pinch(*fingers);
        return true;
    }
    if (event->type() != QEvent::ToolTip) return QGraphicsView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPointF at = mapToScene(help->pos());
    const QString tip = spotTip(shown_, theme_, scene_.map(), choice_.chooser(), scene_.spotAt(at), at);
    QToolTip::showText(help->globalPos(), tip, viewport());
    return true;
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

void BoardView::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal textScale = std::max(1.0, textScaleOf(*this)); // the marks are few, and small already
    marks_.paint(*painter, theme_, scene_.points(), textScale);
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

#include "moc_board_view.cpp"
