// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/pointing.h"

#include "app/page/game_page.h"
#include "model/game_model/game_model.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/court/seat_panel.h"
#include "views/game/seat_names.h"
#include "views/texts/texts.h"
#include "views/theme/text_scale.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace elgrande {
namespace {

using lan::Pointer;

constexpr int kTick = 40;       // milliseconds
constexpr int kFadesFor = 1200; // the last of them
constexpr int kRadius = 34;     // pixels, around a place
constexpr qreal kWidth = 4;
constexpr qreal kHalo = 8;
constexpr int kTextSize = 13;

} // namespace

PointingMarks::PointingMarks(GameModel& model, GamePage& page, Theme& theme)
    : QWidget(&page)
    , model_(model)
    , page_(page)
    , theme_(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    ticks_.setInterval(kTick);
    connect(&ticks_, &QTimer::timeout, this, &PointingMarks::tick);
    watch(page.board().viewport());
    watch(&page);
    connect(&page.cards(), &ActionCards::faceAdded, this, &PointingMarks::watch);
    for (CardFace* face : page.cards().faces()) watch(face);
    connect(
        &model, &GameModel::gameStarted, this,
        [this] {
            for (Seat seat : page_.seats().order()) watch(page_.seats().row(seat));
        },
        Qt::QueuedConnection); // when there are rows for it
    hide();
}

void PointingMarks::watch(QWidget* widget) {
    if (widget == nullptr) return;
    widget->removeEventFilter(this);
    widget->installEventFilter(this);
}

void PointingMarks::setOn(bool on) {
    on_ = on;
    if (on) return;
    marks_.clear();
    tick();
}

bool PointingMarks::pointAt(QObject* watched, QPoint at) {
    BoardView& board = page_.board();
    if (watched == board.viewport()) {
        const Area area = board.table().spotAt(board.mapToScene(at)).area;
        if (area == Area::None) return false;
        emit pointed(Pointer::At::Area, static_cast<int>(index(area)));
        return true;
    }
    const auto& faces = page_.cards().faces();
    const auto face = std::find(faces.begin(), faces.end(), watched);
    if (face != faces.end()) {
        const Card card = page_.cards().cardAt(static_cast<int>(face - faces.begin()));
        if (card == Card::None) return false;
        emit pointed(Pointer::At::Card, static_cast<int>(index(card)));
        return true;
    }
    for (Seat seat : page_.seats().order())
        if (watched == page_.seats().row(seat)) {
            emit pointed(Pointer::At::Seat, static_cast<int>(index(seat)));
            return true;
        }
    return false;
}

void PointingMarks::pointByKey() {
    if (!on_) return;
    BoardView& board = page_.board();
    QWidget* focus = QApplication::focusWidget();
    if (focus == &board) {
        const BoardSpot spot = board.focusSpot();
        if (spot.area != Area::None) emit pointed(Pointer::At::Area, static_cast<int>(index(spot.area)));
    } else if (focus != nullptr) {
        pointAt(focus, {});
    }
}

bool PointingMarks::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &page_) {
        if (event->type() == QEvent::Resize) setGeometry(page_.rect());
        return false;
    }
    const bool press = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (press && on_) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const bool meant = mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::ControlModifier;
        swallow_ = meant && pointAt(watched, mouse->pos());
        return swallow_;
    }
    if (event->type() == QEvent::MouseButtonRelease) return std::exchange(swallow_, false);
    return false;
}

QRect PointingMarks::boxOf(const Pointer& pointer) const {
    const auto inPage = [this](const QWidget& widget) {
        return QRect(widget.mapTo(&page_, QPoint(0, 0)), widget.size());
    };
    if (pointer.at == Pointer::At::Area) {
        const BoardView& board = page_.board();
        const QPoint middle = board.pointOf({static_cast<Area>(pointer.id), Owner::None, Token::None});
        if (!board.viewport()->rect().contains(middle)) return {};
        const int radius = static_cast<int>(kRadius * std::max(1.0, textScaleOf(page_)));
        QRect box(0, 0, 2 * radius, 2 * radius);
        box.moveCenter(board.viewport()->mapTo(&page_, middle));
        return box;
    }
    if (pointer.at == Pointer::At::Seat) {
        const SeatRow* row = page_.seats().row(static_cast<Seat>(pointer.id));
        return row != nullptr && row->isVisibleTo(&page_) ? inPage(*row) : QRect();
    }
    const auto& faces = page_.cards().faces();
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (page_.cards().cardAt(static_cast<int>(i)) == static_cast<Card>(pointer.id))
            return faces[i]->isVisibleTo(&page_) ? inPage(*faces[i]) : QRect();
    return {};
}

QString PointingMarks::words(const Pointer& pointer) const {
    const Catalogue& catalogue = model_.catalogue();
    const QString what = pointer.at == Pointer::At::Area   ? texts::areaName(catalogue, static_cast<Area>(pointer.id))
                         : pointer.at == Pointer::At::Card ? texts::cardTitle(catalogue, static_cast<Card>(pointer.id))
                                                           : seatName(model_, static_cast<Seat>(pointer.id));
    return tr("%1 points to %2.").arg(seatName(model_, pointer.by), what);
}

// One mark for each seat: the last one is meant.
void PointingMarks::show(const Pointer& pointer) {
    if (!on_ || pointer.by == Seat::None) return;
    std::erase_if(marks_, [&](const Mark& each) { return each.pointer.by == pointer.by; });
    Mark mark{pointer, {}};
    mark.since.start();
    marks_.push_back(mark);
    setGeometry(page_.rect());
    raise();
    QWidget::show();
    ticks_.start();
    update();
    emit told(words(pointer));
}

void PointingMarks::tick() {
    std::erase_if(marks_, [](const Mark& each) { return each.since.elapsed() > kLasts; });
    if (marks_.empty()) {
        ticks_.stop();
        hide();
    }
    update();
}

void PointingMarks::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Mark& each : marks_) {
        const QRect box = boxOf(each.pointer);
        if (box.isEmpty() || index(each.pointer.by) >= model_.catalogue().colours.size()) continue;
        const qint64 left = kLasts - each.since.elapsed();
        const qreal strength = tempo_ == Tempo::Off ? 1 : std::clamp(static_cast<qreal>(left) / kFadesFor, 0.0, 1.0);
        const PieceColours colours = theme_.pieces(model_.catalogue().colours[index(each.pointer.by)]);
        painter.setOpacity(strength);
        painter.setBrush(Qt::NoBrush);
        const qreal inset = kHalo / 2;
        const QRectF ring = QRectF(box).adjusted(inset, inset, -inset, -inset);
        const qreal round = each.pointer.at == Pointer::At::Area ? ring.width() / 2 : 8;
        // In every colour on every ground: between two lines, a light and a dark one.
        for (const auto& [colour, width] :
             {std::pair{QColor(Qt::black), kHalo}, {QColor(Qt::white), kHalo - 2}, {colours.base, kWidth}}) {
            painter.setPen(QPen(colour, width));
            painter.drawRoundedRect(ring, round, round);
        }
        const QString name = seatName(model_, each.pointer.by);
        painter.setFont(Theme::sans(kTextSize * std::max(1.0, textScaleOf(page_)), true));
        QRect plate = painter.fontMetrics().boundingRect(name).adjusted(-6, -2, 6, 2);
        plate.moveCenter(QPoint(box.center().x(), box.bottom() + plate.height() / 2));
        plate.moveBottom(std::min(plate.bottom(), height() - 2));
        painter.setPen(QPen(colours.dark, 1));
        painter.setBrush(colours.base);
        painter.drawRoundedRect(plate, 4, 4);
        painter.setPen(colours.ink);
        painter.drawText(plate, Qt::AlignCenter, name);
    }
}

} // namespace elgrande

#include "moc_pointing.cpp"
