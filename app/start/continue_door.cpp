// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/continue_door.h"

#include "app/files/standings.h"
#include "app/start/table_sheet.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>
#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr qreal kContinueTitle = 1.45; // times the text size
constexpr qreal kContinuePad = 0.7;
constexpr qreal kContinueGap = 0.4; // above the players
constexpr qreal kContinuePlayers = 1.15;

} // namespace

ContinueDoor::ContinueDoor(const Theme& theme, QAction* action, QWidget* parent)
    : StartEntry(theme, action, {}, parent) {
    connect(&theme, &Theme::changed, this, &ContinueDoor::paintMap);
    setText(titleOf(*action));
    setAccessibleName(text());
}

QString ContinueDoor::titleOf(const QAction& /*action*/) const { return tr("Continue the last game"); }

QFont ContinueDoor::titleFont() const { return Theme::serif(QFontInfo(font()).pixelSize() * kContinueTitle, true); }

QFont ContinueDoor::playersFont() const { return Theme::sans(QFontInfo(font()).pixelSize() * kContinuePlayers); }

int ContinueDoor::pad() const { return static_cast<int>(kContinuePad * QFontInfo(font()).pixelSize()) + 4; }

void ContinueDoor::setGame(const QString& file, const UnfinishedGame& game) {
    file_ = file;
    game_ = game;
    setAccessibleDescription(game.spoken());
    updateGeometry();
    update();
    paintMap();
}

void ContinueDoor::setRoom(int width, int map) {
    width_ = width;
    mapHeight_ = map;
    updateGeometry();
    paintMap();
}

QSize ContinueDoor::mapSize() const { return {static_cast<int>(mapHeight_ * SmallMap::kShape), mapHeight_}; }

int ContinueDoor::wordsWidth() const { return width_ - mapSize().width() - 3 * pad(); }

int ContinueDoor::wordsHeight() const {
    const int players = Standings(game_.seats, playersFont()).heightFor(wordsWidth());
    return QFontMetrics(titleFont()).height() + QFontMetrics(font()).height() +
           static_cast<int>(kContinueGap * QFontInfo(font()).pixelSize()) + players;
}

QSize ContinueDoor::sizeHint() const { return {width_, std::max(mapHeight_, wordsHeight()) + 2 * pad()}; }

// Never waits for the worker: what is wanted when it is done comes next.
void ContinueDoor::paintMap() {
    if (!game_.isReadable() || mapHeight_ <= 0) return;
    wanted_ = {file_, QFileInfo(file_).lastModified().toMSecsSinceEpoch(), mapSize() * devicePixelRatioF(),
               theme().light(), theme().vision()};
    if (painting_ || !isVisibleTo(parentWidget())) return;
    painting_ = true;
    painter_ = std::make_unique<SmallMap>(theme());
    worker_.start([this, wanted = wanted_] {
        const WantedMap map{*painter_, wanted.pixels};
        worker_.tell([this, wanted, image = unfinishedIn(wanted.file, &map).map] { take(wanted, image); });
    });
}

void ContinueDoor::take(const Wanted& painted, const QImage& map) {
    painting_ = false;
    map_ = QPixmap::fromImage(map);
    update();
    if (painted != wanted_) paintMap();
}

void ContinueDoor::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintGround(painter, true);
    const SheetColours colours(theme());
    QRect frame(QPoint(pad(), (height() - mapHeight_) / 2), mapSize());
    const int left = frame.right() + 1 + pad();
    frame = QStyle::visualRect(layoutDirection(), rect(), frame);
    painter.save();
    QPainterPath hole;
    hole.addRoundedRect(frame, kRadius - 2, kRadius - 2);
    painter.setClipPath(hole);
    painter.fillRect(frame, theme().colour(Role::Sea));
    if (!map_.isNull()) painter.drawPixmap(frame, map_);
    painter.restore();
    painter.setPen(QPen(colours.edge, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(hole);

    int top = (height() - wordsHeight()) / 2;
    const auto next = [&](int high) { return QRect(left, std::exchange(top, top + high), wordsWidth(), high); };
    paintWords(painter, next(QFontMetrics(titleFont()).height()), text(), titleFont(), colours.title, Qt::AlignVCenter);
    const QString about = game_.isReadable() ? game_.about(QStringLiteral(" · ")) : line();
    const QFontMetrics metrics(font());
    paintWords(painter, next(metrics.height()), metrics.elidedText(about, Qt::ElideRight, wordsWidth()), font(),
               colours.line, Qt::AlignVCenter);
    top += static_cast<int>(kContinueGap * QFontInfo(font()).pixelSize());
    painter.setLayoutDirection(layoutDirection());
    const QRect players = next(height());
    Standings(game_.seats, playersFont())
        .paint(painter, theme(), QStyle::visualRect(layoutDirection(), rect(), players),
               palette().color(QPalette::WindowText));
}

} // namespace elgrande

#include "moc_continue_door.cpp"
