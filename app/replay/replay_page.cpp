// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/replay/replay_page.h"

#include "app/page/game_page.h"
#include "app/settings/settings.h"
#include "views/ceremony/ceremonies.h"
#include "views/game/shown.h"
#include "views/panels/announcer.h"
#include "views/replay/caption.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"
#include "views/toolkit/translated.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace elgrande {

ReplayPage::ReplayPage(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , replay_(model_)
    , page_(new GamePage(model_, theme, this))
    , caption_(new Caption(model_, theme, this))
    , bar_(new ReplayBar(theme, this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(page_, 1);
    rows->addWidget(caption_);
    rows->addWidget(bar_);
    page_->setBoardFirst(true);
    connectBar();
    Translated::of(this).also([this] {
        if (!replay_.isOpen()) return;
        showViewers();
        showPosition();
    });
}

// The table looks at the model to its last moment.
ReplayPage::~ReplayPage() { delete page_; }

void ReplayPage::connectBar() {
    connect(bar_, &ReplayBar::positionWanted, this, &ReplayPage::goTo);
    connect(bar_, &ReplayBar::jumpWanted, this, &ReplayPage::jump);
    connect(bar_, &ReplayBar::playingWanted, &replay_, &Replay::setPlaying);
    connect(bar_, &ReplayBar::paceWanted, &replay_, &Replay::setPace);
    connect(bar_, &ReplayBar::viewerWanted, this, [this](int which) {
        const std::vector<Seat> viewers = replay_.viewers();
        if (which >= 0 && static_cast<std::size_t>(which) < viewers.size())
            replay_.setViewer(viewers[static_cast<std::size_t>(which)]);
    });
    connect(bar_, &ReplayBar::branchWanted, this,
            [this] { emit branchWanted(replay_.recordUpTo(replay_.position())); });
    connect(bar_, &ReplayBar::closeWanted, this, &ReplayPage::closeWanted);
    connect(&replay_, &Replay::moved, this, &ReplayPage::showPosition);
    connect(&replay_, &Replay::moved, this, &ReplayPage::showCaption);
    connect(&page_->shown(), &Shown::changed, this, &ReplayPage::showPosition); // a film tells of its own round
    connect(&replay_, &Replay::playingChanged, bar_, &ReplayBar::setPlaying);
    connect(&page_->film(), &ScoringFilm::showingChanged, &replay_, &Replay::hold);
}

Result<void> ReplayPage::open(const QString& recordText, int event) {
    told_ = kNone;
    Result<void> opened = replay_.open(recordText, event);
    if (!opened) return opened;
    std::vector<TimelineMark> marks;
    for (const ReplayMark& mark : replay_.marks())
        marks.push_back({mark.at, mark.number, mark.kind == ReplayMark::Kind::Scoring});
    bar_->setGame(replay_.length(), std::move(marks));
    showViewers();
    showPosition();
    bar_->timeline()->setFocus();
    return {};
}

// Whoever goes on has seen enough of a scoring.
void ReplayPage::goTo(int position) {
    page_->film().skip();
    replay_.goTo(position);
}

void ReplayPage::jump(ReplayBar::Jump jump, int direction) {
    page_->film().skip();
    switch (jump) {
    case ReplayBar::Jump::Start:
        return replay_.goTo(0);
    case ReplayBar::Jump::End:
        return replay_.goTo(replay_.length());
    case ReplayBar::Jump::Round:
        return replay_.jump(ReplayMark::Kind::Round, direction);
    case ReplayBar::Jump::Scoring:
        return replay_.jump(ReplayMark::Kind::Scoring, direction);
    case ReplayBar::Jump::Move:
        return replay_.step(direction);
    }
}

void ReplayPage::showPosition() {
    if (!replay_.isOpen()) return;
    const int round = page_->shown().round();
    const QString when =
        round > 0 ? tr("Round %1").arg(texts::roundNumber(model_.catalogue().roundsPlayed, round)) : tr("Set-up");
    const QString where = tr("%1, move %2 of %3", "Round 3").arg(when).arg(replay_.position()).arg(replay_.length());
    bar_->setPosition(replay_.position(), where);
    // Going on from the last moment of a finished game would be nothing to play.
    bar_->setBranchPossible(!model_.observation().over);
}

// One move further is announced event by event; whoever jumps hears where that has led.
void ReplayPage::showCaption() {
    if (!replay_.isOpen()) return;
    const int before = std::exchange(told_, replay_.position());
    caption_->tell(replay_.eventsUntilMove(replay_.position()), [this] { return answerText(); });
    if (replay_.position() != before + 1) page_->announcer().say(caption_->words());
}

QString ReplayPage::answerText() const {
    if (replay_.position() == 0) return tr("The game begins.");
    const auto answer = replay_.answer();
    if (!answer) return tr("Nothing changes on the board.");
    const QString name = model_.playerName(answer->decision.seat);
    if (answer->decision.secret) return tr("%1 makes a secret choice.").arg(name);
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const QString words = texts::actionText(model_.catalogue(), answer->decision, answer->action, names);
    return tr("%1: %2", "player, answer").arg(name, words);
}

void ReplayPage::follow(const Settings& settings, Tempo tempo) {
    page_->setTempo(tempo);
    page_->ceremonies().setWanted(settings.scenes());
    model_.setCastilloRemembered(settings.castilloRemembered());
    caption_->setVisible(settings.captions());
}

void ReplayPage::showViewers() {
    QStringList names;
    const std::vector<Seat> viewers = replay_.viewers();
    for (Seat seat : viewers) names << (seat == Seat::None ? tr("a spectator") : model_.playerName(seat));
    const auto at = std::find(viewers.begin(), viewers.end(), replay_.viewer());
    bar_->setViewers(names, static_cast<int>(at - viewers.begin()));
}

void ReplayPage::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
        return replay_.setPlaying(!replay_.isPlaying());
    case Qt::Key_Escape:
        emit closeWanted();
        return;
    case Qt::Key_PageDown:
        return jump(ReplayBar::Jump::Round, 1);
    case Qt::Key_PageUp:
        return jump(ReplayBar::Jump::Round, -1);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace elgrande

#include "moc_replay_page.cpp"
