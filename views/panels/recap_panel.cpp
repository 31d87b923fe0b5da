// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/recap_panel.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/panels/log_text.h"
#include "views/panels/seat_style.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"
#include "views/theme/paint.h"
#include "views/toolkit/translated.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>
#include <QScrollBar>
#include <QTextDocument>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace elgrande {
namespace {

constexpr int kSheetMargin = 12;
constexpr qreal kPieceHeight = 1.45; // times the text size
constexpr qreal kPileShape = 1.6;    // width to height
constexpr qreal kFigureShape = 0.8;

} // namespace

RecapPanel::RecapPanel(const Shown& shown, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , shown_(shown)
    , text_(new LogText(this))
    , soon_(new QTimer(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kSheetMargin, kSheetMargin - 4, kSheetMargin / 2, kSheetMargin / 2);
    rows->addWidget(text_);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    text_->viewport()->setAutoFillBackground(false);
    soon_->setSingleShot(true);
    connect(soon_, &QTimer::timeout, this, &RecapPanel::write);
    const auto writeSoon = [this] { soon_->start(0); };
    connect(&shown_.model(), &GameModel::changed, this, writeSoon);
    connect(&shown_.model(), &GameModel::gameStarted, this, writeSoon);
    connect(&shown_, &Shown::changed, this, writeSoon);
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        const int number = link.path().toInt();
        if (link.scheme() == QLatin1String("moment")) emit momentActivated(number);
        if (link.scheme() == QLatin1String("area")) emit areaLinkActivated(areaAt(number));
        if (link.scheme() == QLatin1String("card")) emit cardLinkActivated(static_cast<Card>(number));
    });
    QScrollBar* bar = text_->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar](int place) { atEnd_ = place == bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int, int end) {
        if (atEnd_) bar->setValue(end);
    });
    auto& words = Translated::of(this);
    words.name(text_, QT_TR_NOOP("Since your last turn"));
    words.also([this] { soon_->start(0); });
}

QString RecapPanel::plainText() const { return text_->toPlainText(); }

void RecapPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) soon_->start(0);
    PaperPanel::changeEvent(event);
}

void RecapPanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    write();
}

void RecapPanel::write() {
    const GameModel& model = shown_.model();
    if (!isVisible() || shown_.isFilm()) return;
    std::vector<RecapTurn> turns;
    if (model.hasGame()) turns = recapFor(model.catalogue(), readingSeat(model), model.history());
    QString html;
    int round = 0;
    for (const RecapTurn& turn : turns) {
        if (std::exchange(round, turn.round) != turn.round)
            html += QStringLiteral("<p><b>%1</b></p>")
                        .arg(tr("Round %1").arg(texts::roundNumber(model.catalogue().roundsPlayed, round)));
        html += htmlOf(turn);
    }
    if (html.isEmpty()) html = QStringLiteral("<p>%1</p>").arg(tr("Nobody else has had a turn since yours."));
    QScrollBar* bar = text_->verticalScrollBar();
    const std::size_t first = turns.empty() ? 0 : turns.front().event;
    const bool stays = std::exchange(first_, first) == first && !atEnd_;
    const int place = bar->value();
    text_->document()->setDefaultStyleSheet(seatStyle(model.catalogue(), theme()));
    text_->setHtml(html);
    bar->setValue(stays ? place : bar->maximum());
}

QString RecapPanel::named(Seat seat) const {
    return QStringLiteral("<span class=\"seat-%1\">%2</span>")
        .arg(index(seat))
        .arg(shown_.model().playerName(seat).toHtmlEscaped());
}

QString RecapPanel::placed(Area area) const {
    const Catalogue& catalogue = shown_.model().catalogue();
    if (area == Area::None) return tr("beside the map");
    if (!catalogue.areas[index(area)].shown)
        return texts::areaName(catalogue, area).toHtmlEscaped(); // court, provinces
    return QStringLiteral("<a href=\"area:%1\">%2</a>")
        .arg(index(area))
        .arg(texts::areaName(catalogue, area).toHtmlEscaped());
}

QString RecapPanel::htmlOf(const RecapTurn& turn) {
    const Catalogue& catalogue = shown_.model().catalogue();
    QString head = turn.seat != Seat::None
                       ? named(turn.seat)
                       : QStringLiteral("<b>%1</b>").arg(turn.scoring ? tr("General scoring") : tr("Between turns"));
    if (turn.power != Power::None)
        head += QStringLiteral(" · <b>%1</b>").arg(texts::powerName(catalogue, turn.power).toHtmlEscaped());
    for (const Card card : turn.cards)
        head += QStringLiteral(" · <a href=\"card:%1\">%2</a>")
                    .arg(index(card))
                    .arg(texts::cardTitle(catalogue, card).toHtmlEscaped());
    QString html =
        QStringLiteral("<p style=\"margin-bottom:0\">%1 <a href=\"moment:%2\">↺</a></p>").arg(head).arg(turn.event);
    QStringList lines;
    for (const RecapStep& step : turn.steps)
        if (const QString line = htmlOf(step); !line.isEmpty()) lines << line;
    for (const RecapPlace& place : turn.places) lines << htmlOf(place);
    if (const QString points = htmlOf(turn.points); turn.scoring && !points.isEmpty()) lines << points;
    for (const QString& line : lines) html += QStringLiteral("<p style=\"margin:0 0 0 16px\">%1</p>").arg(line);
    return html;
}

QString RecapPanel::htmlOf(const RecapStep& step) {
    const GameModel& model = shown_.model();
    if (step.told)
        return texts::eventText(
            model.catalogue(), *step.told, [&](Seat seat) { return model.playerName(seat); }, true);
    const QString piece = pieceOf(step);
    const QString to = step.holder != Seat::None ? named(step.holder) : placed(step.to);
    if (step.grip.from == Area::Court) return QStringLiteral("%1 → %2").arg(piece, to); // as most of them
    return QStringLiteral("%1 %2 → %3").arg(piece, placed(step.grip.from), to);
}

QString RecapPanel::htmlOf(const RecapPlace& place) const {
    const QString points = htmlOf(place.points);
    return QStringLiteral("%1: %2").arg(placed(place.place), points.isEmpty() ? tr("no points") : points);
}

QString RecapPanel::htmlOf(const RecapPoints& points) const {
    QStringList all;
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        if (const int each = points[seat]; each != 0)
            all << QStringLiteral("%1 <b>%2%3</b>")
                       .arg(named(seatAt(static_cast<int>(seat))))
                       .arg(each > 0 ? QStringLiteral("+") : QStringLiteral("−"))
                       .arg(std::abs(each));
    return all.join(QStringLiteral(", "));
}

QPixmap RecapPanel::canvas(qreal width) const {
    const qreal height = kPieceHeight * QFontInfo(font()).pixelSize();
    QPixmap drawn((QSizeF(width * height, height) * devicePixelRatioF()).toSize());
    drawn.setDevicePixelRatio(devicePixelRatioF());
    drawn.fill(Qt::transparent);
    return drawn;
}

QString RecapPanel::picture(const QString& name, const QPixmap& drawn) {
    text_->document()->addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("piece:") + name), drawn);
    const QSizeF size = drawn.deviceIndependentSize();
    return QStringLiteral("<img src=\"piece:%1\" width=\"%2\" height=\"%3\" style=\"vertical-align:middle\">")
        .arg(name)
        .arg(qRound(size.width()))
        .arg(qRound(size.height()));
}

QString RecapPanel::pieceOf(const RecapStep& step) {
    const Catalogue& catalogue = shown_.model().catalogue();
    const Grip& grip = step.grip;
    const bool king = grip.token == Token::King;
    if (grip.token != Token::None && !king)
        return QStringLiteral("<b>%1</b>").arg(texts::tokenName(catalogue, grip.token).toHtmlEscaped());
    QPixmap drawn = canvas(step.isCaballeros() ? kPileShape : kFigureShape);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(QPointF(0, 0), drawn.deviceIndependentSize());
    const std::string& colour = catalogue.colourOf(grip.owner);
    if (king)
        Art().paint(painter, QStringLiteral("pieces/king"), box);
    else if (grip.grande)
        paintGrande(painter, theme(), Art(), colour, box);
    else
        paintToken(painter, theme(), colour, box.adjusted(1, 1, -1, -1), step.count);
    painter.end();
    const QString what = king ? QStringLiteral("king") : QString::fromStdString(colour);
    return picture(QStringLiteral("%1-%2-%3").arg(what).arg(grip.grande).arg(step.count), drawn);
}

} // namespace elgrande

#include "moc_recap_panel.cpp"
