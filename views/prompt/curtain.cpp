// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/prompt/curtain.h"

#include "model/game_model/game_model.h"
#include "views/texts/sentences.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"
#include "views/theme/medallion.h"
#include "views/theme/theme.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyleHints>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kFold = 74;      // width of a fold
constexpr qreal kValance = 0.13; // of the height
constexpr qreal kTassel = 96;    // width of an arc of the valance
constexpr QSize kLeastButton(260, 56);
constexpr int kCauseWidth = 420;

QColor velvet(const Theme& theme) { return theme.isDark() ? QColor(0x5c, 0x14, 0x1c) : QColor(0x8c, 0x1f, 0x28); }

// Velvet falls in folds: a light ridge, a dark valley.
void paintFolds(QPainter& painter, const Theme& theme, const QRectF& box) {
    const QColor cloth = velvet(theme);
    QLinearGradient fold(0, 0, kFold, 0);
    fold.setSpread(QGradient::RepeatSpread);
    fold.setColorAt(0, cloth.darker(170));
    fold.setColorAt(0.3, cloth);
    fold.setColorAt(0.45, cloth.lighter(118));
    fold.setColorAt(0.62, cloth);
    fold.setColorAt(1, cloth.darker(170));
    painter.fillRect(box, fold);
    QLinearGradient fall(box.topLeft(), box.bottomLeft());
    fall.setColorAt(0, QColor(0, 0, 0, 90));
    fall.setColorAt(0.35, QColor(0, 0, 0, 0));
    fall.setColorAt(1, QColor(0, 0, 0, 130));
    painter.fillRect(box, fall);
}

// The cloth across the top, hanging in arcs with a golden fringe.
void paintValance(QPainter& painter, const Theme& theme, const QRectF& box) {
    const int arcs = std::max(3, static_cast<int>(box.width() / kTassel));
    const qreal width = box.width() / arcs;
    const qreal low = box.bottom();
    const qreal high = box.top() + box.height() * 0.62;
    QPainterPath cloth(box.topLeft());
    cloth.lineTo(box.left(), high);
    for (int i = 0; i < arcs; ++i)
        cloth.quadTo(box.left() + (i + 0.5) * width, 2 * low - high, box.left() + (i + 1) * width, high);
    cloth.lineTo(box.topRight());
    cloth.closeSubpath();
    QLinearGradient shade(box.topLeft(), box.bottomLeft());
    shade.setColorAt(0, velvet(theme).darker(150));
    shade.setColorAt(1, velvet(theme).lighter(112));
    painter.setBrush(shade);
    painter.setPen(QPen(theme.colour(Role::GoldDeep), 7, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(cloth);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Role::Gold), 2.4));
    painter.drawPath(cloth);
    const PieceColours gold{theme.colour(Role::Gold), theme.colour(Role::Gold).lighter(130),
                            theme.colour(Role::GoldDeep), theme.colour(Role::Ink)};
    for (int i = 0; i <= arcs; ++i) { // a tassel where two arcs meet
        const QPointF at(box.left() + i * width, high);
        painter.setPen(QPen(gold.dark, 1));
        painter.setBrush(gold.base);
        painter.drawEllipse(at, 6, 6);
        painter.setPen(QPen(gold.base, 2));
        for (int thread = -2; thread <= 2; ++thread)
            painter.drawLine(at + QPointF(thread * 2, 6), at + QPointF(thread * 3, 24));
    }
}

} // namespace

Curtain::Curtain(GameModel& model, Theme& theme, QWidget* table)
    : QWidget(table)
    , model_(model)
    , theme_(theme)
    , sheet_(new PaperPanel(theme, this))
    , picture_(new QLabel(sheet_))
    , words_(new QLabel(sheet_))
    , cause_(new QLabel(sheet_))
    , lift_(new QPushButton(sheet_)) {
    auto* centred = new QVBoxLayout(this);
    centred->addWidget(sheet_, 0, Qt::AlignCenter);
    auto* rows = new QVBoxLayout(sheet_);
    rows->setContentsMargins(48, 36, 48, 36);
    rows->setSpacing(18);
    words_->setTextFormat(Qt::PlainText); // a name is among them
    rows->addWidget(picture_, 0, Qt::AlignCenter);
    rows->addWidget(words_, 0, Qt::AlignCenter);
    cause_->setTextFormat(Qt::PlainText);
    cause_->setAlignment(Qt::AlignCenter);
    cause_->setWordWrap(true);
    cause_->setFixedWidth(kCauseWidth);
    rows->addWidget(cause_, 0, Qt::AlignCenter);
    rows->addWidget(lift_, 0, Qt::AlignCenter);
    lift_->setAutoDefault(true);
    lift_->setMinimumSize(kLeastButton);
    connect(lift_, &QPushButton::clicked, &model_, &GameModel::liftCurtain);
    connect(&model_, &GameModel::changed, this, &Curtain::refresh);
    table->installEventFilter(this);
    Translated::of(this).also([this] { refresh(); });
}

void Curtain::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFolds(painter, theme_, rect());
    const qreal deep = height() * kValance;
    paintValance(painter, theme_, QRectF(0, 0, width(), deep));
    const qreal crest = std::min({width() * 0.2, height() * 0.24, sheet_->y() - deep * 0.9}); // stands on the sheet
    Art().paint(painter, QStringLiteral("pieces/castillo-open"),
                QRectF((width() - crest) / 2, deep * 0.9, crest, crest).translated(0, 6));
}

// Not by the second half of a double click with which somebody else has answered.
void Curtain::mouseReleaseEvent(QMouseEvent* event) {
    const bool meant =
        hanging_.isValid() && hanging_.hasExpired(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    if (event->button() == Qt::LeftButton && meant && rect().contains(event->position().toPoint()))
        model_.liftCurtain();
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void Curtain::setWaiting(bool waiting) {
    if (std::exchange(waiting_, waiting) != waiting) refresh();
}

bool Curtain::focusNextPrevChild(bool /*next*/) {
    lift_->setFocus(Qt::TabFocusReason);
    return true;
}

void Curtain::refresh() {
    const Seat next = model_.curtainFor();
    const bool drawn = next != Seat::None && !waiting_;
    if (drawn) {
        const QString name = model_.playerName(next);
        words_->setFont(headingFont(*this, 1.7));
        words_->setText(tr("Hand over to %1").arg(name));
        const auto names = [this](Seat seat) { return model_.playerName(seat); };
        const auto& asked = model_.behindCurtain();
        cause_->setText(asked ? texts::promptText(model_.catalogue(), *asked, names) : QString());
        cause_->setVisible(asked.has_value());
        lift_->setFont(headingFont(*this, 1.3));
        lift_->setText(tr("I am %1").arg(QString(name).replace(u'&', QLatin1String("&&"))));
        tellDescription(*lift_, asked ? texts::sentences({words_->text(), cause_->text()}) : words_->text());
        if (index(next) < model_.catalogue().colours.size())
            picture_->setPixmap(
                medallionPixmap(theme_, model_.catalogue().colours[index(next)], 64, devicePixelRatioF()));
        setGeometry(parentWidget()->rect());
        raise();
    }
    if (drawn && !isVisible()) hanging_.start();
    setVisible(drawn);
    if (drawn) lift_->setFocus();
}

} // namespace elgrande

#include "moc_curtain.cpp"
