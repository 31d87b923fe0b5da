// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/disk/secret_disk.h"

#include "views/texts/texts.h"
#include "views/theme/paint.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {
namespace {

constexpr int kButton = 36; // its least height
constexpr int kStepBeside = 10;
constexpr qreal kChosen = 1.35; // times the text size

} // namespace

int bestTry(const std::vector<DiskTry>& tries, Area kingsRegion) {
    const auto worth = [kingsRegion](const DiskTry& tried) {
        return std::pair(std::lround(tried.mean), areaAt(tried.action.a) != kingsRegion);
    };
    const auto best = std::max_element(tries.begin(), tries.end(), [&worth](const DiskTry& one, const DiskTry& other) {
        return worth(one) < worth(other);
    });
    return tries.empty() ? -1 : static_cast<int>(best - tries.begin());
}

SecretDisk::SecretDisk(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , body_(new QBoxLayout(QBoxLayout::TopToBottom))
    , dial_(new Dial(theme, art_, this))
    , words_(new QWidget(this))
    , asked_(new QLabel(this))
    , chosen_(new QLabel(this))
    , rehearsed_(new QLabel(this))
    , left_(new QLabel(this))
    , button_(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 14);
    column->setSizeConstraint(QLayout::SetNoConstraint); // minimumSizeHint()
    column->addWidget(asked_);
    column->addLayout(body_, 1);
    body_->addWidget(dial_, 1);
    body_->addWidget(words_);
    auto* lines = new QVBoxLayout(words_);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addStretch();
    for (QLabel* part : {chosen_, rehearsed_, left_}) lines->addWidget(part);
    lines->addStretch();
    lines->addWidget(button_);
    for (QLabel* label : {asked_, chosen_, rehearsed_, left_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    button_->setAutoDefault(true); // Enter presses it when it has the focus
    setFocusProxy(dial_);
    connect(dial_, &Dial::turned, this, [this] { showArea(); });
    connect(dial_, &Dial::confirmed, this, &SecretDisk::confirm);
    connect(button_, &QPushButton::clicked, this, &SecretDisk::confirm);
    connect(&model_, &GameModel::changed, this, &SecretDisk::refresh);
    connect(&model_, &GameModel::gameStarted, this, &SecretDisk::refresh);
    connect(&theme_, &Theme::changed, this, &SecretDisk::colour);
    colour();
    enlarge();
    auto& words = Translated::of(this);
    words.text(button_, QT_TR_NOOP("Set the disk"));
    words.name(dial_, QT_TR_NOOP("Secret disk"));
    words.tip(dial_,
              QT_TR_NOOP("Click, turn the mouse wheel or use the arrow keys. Nobody else can see it. The numbers "
                         "show how many points the scoring would bring you on average, over everything the others "
                         "might choose."));
    words.also([this] { refresh(); });
}

Area SecretDisk::area() const {
    const int which = dial_->current();
    return which < 0 || static_cast<std::size_t>(which) >= areas_.size() ? Area::None
                                                                         : areas_[static_cast<std::size_t>(which)];
}

void SecretDisk::setArea(Area area) {
    const auto found = std::find(areas_.begin(), areas_.end(), area);
    if (found != areas_.end()) dial_->setCurrent(static_cast<int>(found - areas_.begin()));
}

void SecretDisk::confirm() {
    const int which = dial_->current();
    if (which < 0 || static_cast<std::size_t>(which) >= actions_.size()) return;
    const Action action = actions_[static_cast<std::size_t>(which)];
    actions_.clear();                                               // answered once
    if (button_->hasFocus()) dial_->setFocus(Qt::OtherFocusReason); // not to wherever Tab would lead
    button_->setEnabled(false);
    model_.choose(action);
}

void SecretDisk::refresh() {
    const bool before = isAsked();
    const Area pointed = area();
    areas_.clear();
    actions_.clear();
    if (model_.decision() && model_.decision()->kind == "disk")
        for (const Action& action : model_.decision()->legal) {
            const bool place = index(action.kind) < model_.catalogue().actions.size() &&
                               model_.catalogue().actions[index(action.kind)].operands[0] == Operand::Area;
            if (!place) continue;
            areas_.push_back(static_cast<Area>(action.a));
            actions_.push_back(action);
        }
    QStringList names;
    QStringList drawn;
    for (Area each : areas_) {
        names.append(texts::areaName(model_.catalogue(), each));
        drawn.append(texts::areaNameToWrap(model_.catalogue(), each));
    }
    dial_->setNames(names, drawn);
    rehearse();
    const auto players = [this](Seat seat) { return model_.playerName(seat); };
    asked_->setText(isAsked() ? texts::promptText(model_.catalogue(), *model_.decision(), players) : QString());
    // Nothing is chosen beforehand, or it would be confirmed by mistake; another player's choice would even be told.
    const Seat asked = isAsked() ? model_.decision()->seat : Seat::None;
    if (asked != seat_)
        dial_->clear();
    else
        setArea(pointed);
    seat_ = asked;
    showArea();
    if (before != isAsked()) emit askedChanged(isAsked());
}

void SecretDisk::showArea() {
    const Area shown = area();
    const QString name = shown == Area::None ? QString() : texts::areaName(model_.catalogue(), shown);
    chosen_->setText(shown == Area::None && isAsked() ? tr("No region chosen yet") : name);
    button_->setEnabled(isAsked() && shown != Area::None);
    rehearsed_->setText(rehearsedText(dial_->current()));
    const bool partial = !tries_.empty() && tries_.front().partial;
    left_->setText(partial ? tr("On the rim: average points, ignoring other players’ Caballeros in the Castillo")
                           : tr("On the rim: average points"));
    left_->setVisible(!tries_.empty());
    rehearsed_->setVisible(!tries_.empty());
    layOut();
    tellDescription(*dial_, rehearsed_->text().isEmpty() ? name : name + QStringLiteral(": ") + rehearsed_->text());
}

// What each place would bring on average, beside its name.
void SecretDisk::rehearse() {
    tries_ = isAsked() ? model_.aids().rehearsal() : std::vector<DiskTry>{};
    QStringList notes;
    QStringList outlooks;
    for (const DiskTry& tried : tries_) {
        outlooks.append(rehearsedText(static_cast<int>(notes.size())));
        notes.append(QString::number(std::lround(tried.mean)));
    }
    dial_->setOutlooks(outlooks);
    dial_->setNotes(notes, bestTry(tries_, model_.observation().kingsRegion));
}

QString SecretDisk::rehearsedText(int which) const {
    if (which < 0 || static_cast<std::size_t>(which) >= tries_.size()) return {};
    const DiskTry& tried = tries_[static_cast<std::size_t>(which)];
    const int lead = static_cast<int>(std::lround(tried.lead));
    const QString points = tried.least == tried.most
                               ? tr("You score %n point(s)", "rehearsal", tried.least)
                               : tr("You score %1 to %n points", "rehearsal", tried.most).arg(tried.least);
    if (lead == 0) return tr("%1, on average the same as the best opponent").arg(points);
    return lead > 0 ? tr("%1, on average %n more than the best opponent", nullptr, lead).arg(points)
                    : tr("%1, on average %n fewer than the best opponent", nullptr, -lead).arg(points);
}

void SecretDisk::colour() {
    QPalette onPaper = chosen_->palette();
    onPaper.setColor(QPalette::WindowText, theme_.colour(Role::Ink));
    for (QLabel* label : {chosen_, rehearsed_, left_}) label->setPalette(onPaper);
    onPaper.setColor(QPalette::WindowText, theme_.colour(Role::Accent));
    asked_->setPalette(onPaper);
    update();
}

// In the size of the text around.
void SecretDisk::enlarge() {
    asked_->setFont(headingFont(*this, 1.2));
    button_->setMinimumHeight(std::max(kButton, button_->sizeHint().height()));
}

// The words beside the dial are as wide as the room allows, so they must not ask for that room in turn.
QSize SecretDisk::minimumSizeHint() const {
    const QMargins margins = layout()->contentsMargins();
    const int inner = dial_->minimumSizeHint().width() + body_->spacing() + button_->sizeHint().width();
    return {margins.left() + inner + margins.right(), QWidget::minimumSizeHint().height()};
}

int SecretDisk::roomForWords() const {
    const QMargins margins = layout()->contentsMargins();
    const int inner = width() - margins.left() - margins.right();
    const int question = asked_->text().isEmpty() ? 0 : asked_->heightForWidth(inner) + layout()->spacing();
    return height() - margins.top() - margins.bottom() - question;
}

// Of the words beside the dial: a third, or as much more as large text needs, up to a half.
int SecretDisk::widthBeside() const {
    int beside = std::max(width() / 3, button_->sizeHint().width());
    const int room = roomForWords();
    while (beside < width() / 2 && words_->layout()->totalHeightForWidth(beside) > room) beside += kStepBeside;
    return beside;
}

void SecretDisk::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    beside_ = 0;
    layOut();
    layout()->activate(); // else the dial has its former place until the next event
}

void SecretDisk::layOut() {
    const bool low = height() < width();
    body_->setDirection(low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int lines = chosen_->fontMetrics().height() * 2 + fontMetrics().height() * 6 + button_->sizeHint().height();
    for (const qreal share : {1.0, 0.85, 0.7}) { // of the usual text size; smaller ones only where nothing else helps
        QFont smaller = font();
        smaller.setPixelSize(static_cast<int>(QFontInfo(smaller).pixelSize() * share));
        for (QLabel* label : {rehearsed_, left_}) label->setFont(smaller);
        chosen_->setFont(headingFont(*this, kChosen * share));
        if (!low) break;
        beside_ = std::max(beside_, widthBeside()); // the dial does not shrink and grow while it is turned
        if (words_->layout()->totalHeightForWidth(beside_) <= roomForWords()) break;
    }
    words_->setMinimumSize(low ? beside_ : 0, low ? 0 : lines);
    words_->setMaximumSize(low ? beside_ : QWIDGETSIZE_MAX, low ? QWIDGETSIZE_MAX : lines);
}

void SecretDisk::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPaper(painter, theme_, QRectF(rect()).adjusted(4, 3, -4, -6), 10);
}

void SecretDisk::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        enlarge();
        layOut();
    }
}

} // namespace elgrande
