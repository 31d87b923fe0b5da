// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/replay/replay_bar.h"

#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace elgrande {

namespace {

constexpr std::array kPaces{1500, 700, 250, 60}; // milliseconds a move
constexpr int kUsualPace = 1;
constexpr int kLeastViewers = 112; // a name that is longer is elided

} // namespace

ReplayBar::ReplayBar(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , play_(new QToolButton(this))
    , timeline_(new Timeline(theme, this))
    , where_(new QLabel(this))
    , viewerLabel_(new QLabel(this))
    , viewers_(new QComboBox(this))
    , paces_(new QComboBox(this))
    , branch_(new QPushButton(this))
    , close_(new QPushButton(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 2, 10, 8);
    rows->setSpacing(4);
    rows->addWidget(timeline_);
    auto* line = new QHBoxLayout;
    rows->addLayout(line);
    line->addWidget(addButton(Jump::Start, -1, Glyph::First));
    line->addWidget(addButton(Jump::Round, -1, Glyph::JumpBack));
    line->addWidget(addButton(Jump::Move, -1, Glyph::StepBack));
    line->addWidget(play_);
    line->addWidget(addButton(Jump::Move, 1, Glyph::StepOn));
    line->addWidget(addButton(Jump::Round, 1, Glyph::JumpOn));
    line->addWidget(addButton(Jump::End, 1, Glyph::Last));
    line->addWidget(paces_);
    line->addSpacing(8);
    line->addWidget(where_, 1);
    line->addWidget(viewerLabel_);
    line->addWidget(viewers_);
    line->addSpacing(8);
    line->addWidget(branch_);
    line->addWidget(close_);
    viewerLabel_->setBuddy(viewers_);
    viewers_->setMinimumWidth(kLeastViewers);
    play_->setAutoRaise(true);
    play_->setIconSize({24, 24});
    for (std::size_t i = 0; i < kPaces.size(); ++i) paces_->addItem(QString());
    paces_->setSizeAdjustPolicy(QComboBox::AdjustToContents); // also to another language, and to larger text
    // Qt 6.11 keeps a least width that is no longer true.
    paces_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    paces_->setCurrentIndex(kUsualPace);
    connect(timeline_, &QAbstractSlider::valueChanged, this, &ReplayBar::positionWanted);
    connect(play_, &QToolButton::clicked, this, [this] { emit playingWanted(!playing_); });
    connect(paces_, &QComboBox::activated, this,
            [this](int at) { emit paceWanted(kPaces[static_cast<std::size_t>(at)]); });
    connect(viewers_, &QComboBox::activated, this, &ReplayBar::viewerWanted);
    connect(viewers_, &QComboBox::currentTextChanged, viewers_, &QWidget::setToolTip); // which has not always the room
    connect(branch_, &QPushButton::clicked, this, &ReplayBar::branchWanted);
    connect(close_, &QPushButton::clicked, this, &ReplayBar::closeWanted);
    connect(&theme_, &Theme::changed, this, &ReplayBar::colour);
    auto& words = Translated::of(this);
    words.also([this] {
        const auto nameOf = [](const Step& step) -> QString {
            switch (step.jump) {
            case Jump::Start:
                return tr("To the beginning");
            case Jump::End:
                return tr("To the end");
            case Jump::Round:
                return step.direction > 0 ? tr("Next round") : tr("Previous round");
            case Jump::Scoring:
                return step.direction > 0 ? tr("Next scoring") : tr("Previous scoring");
            case Jump::Move:
                break;
            }
            return step.direction > 0 ? tr("Next move") : tr("Previous move");
        };
        for (const Step& step : steps_) {
            tellName(*step.button, nameOf(step));
            step.button->setToolTip(nameOf(step));
        }
        namePlay();
        const QStringList paces{tr("Slow"), tr("Normal"), tr("Fast"), tr("Very fast")};
        for (int i = 0; i < paces.size(); ++i) paces_->setItemText(i, paces[i]);
    });
    words.name(paces_, QT_TR_NOOP("Speed"));
    words.text(viewerLabel_, QT_TR_NOOP("Vie&w as:"));
    words.name(timeline_, QT_TR_NOOP("Position in the game"));
    words.text(branch_, QT_TR_NOOP("&Play from here"));
    words.text(close_, QT_TR_NOOP("&Close replay"));
    colour();
}

QToolButton* ReplayBar::addButton(Jump jump, int direction, Glyph glyph) {
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIconSize({24, 24});
    connect(button, &QToolButton::clicked, this, [this, jump, direction] { emit jumpWanted(jump, direction); });
    steps_.push_back({button, jump, direction, glyph});
    return button;
}

void ReplayBar::setGame(int length, std::vector<TimelineMark> marks) {
    const QSignalBlocker quiet(timeline_);
    timeline_->setRange(0, length);
    timeline_->setMarks(std::move(marks));
}

void ReplayBar::setPosition(int position, const QString& where) {
    const QSignalBlocker quiet(timeline_);
    timeline_->setValue(position);
    timeline_->update();
    where_->setText(where);
    tellDescription(*timeline_, where);
}

void ReplayBar::setPlaying(bool playing) {
    playing_ = playing;
    namePlay();
    colour();
}

void ReplayBar::namePlay() {
    //: A replay, as with a video
    tellName(*play_, playing_ ? tr("Stop") : tr("Play"));
    play_->setToolTip(play_->accessibleName());
}

void ReplayBar::setViewers(const QStringList& names, int current) {
    const QSignalBlocker quiet(viewers_);
    viewers_->clear();
    viewers_->addItems(names);
    viewers_->setCurrentIndex(current);
    viewers_->setToolTip(viewers_->currentText());
    viewers_->setEnabled(names.size() > 1);
}

void ReplayBar::setBranchPossible(bool possible) { branch_->setEnabled(possible); }

void ReplayBar::colour() {
    const QColor ink = theme_.colour(Role::TableText);
    for (const Step& step : steps_) step.button->setIcon(glyphIcon(step.glyph, ink));
    play_->setIcon(glyphIcon(playing_ ? Glyph::Pause : Glyph::Play, ink));
    branch_->setIcon(glyphIcon(Glyph::Branch, palette().color(QPalette::ButtonText)));
    QPalette words = palette();
    words.setColor(QPalette::WindowText, ink);
    where_->setPalette(words);
    viewerLabel_->setPalette(words);
    update();
}

void ReplayBar::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), theme_.colour(Role::Table)); }

} // namespace elgrande

#include "moc_replay_bar.cpp"
