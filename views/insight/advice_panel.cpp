// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/insight/advice_panel.h"

#include "views/insight/played_turn.h"
#include "views/theme/theme.h"
#include "views/toolkit/flow_layout.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace elgrande {

namespace {

constexpr int kBetween = 6; // buttons

} // namespace

AdvicePanel::AdvicePanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , runner_([this](const Advice& advice) { take(advice); })
    , past_([this](const std::optional<MoveThought>& thought) { takeThought(thought); })
    , title_(new QLabel(this))
    , scroll_(new QScrollArea(this))
    , words_(new QLabel(this))
    , more_(new QPushButton(this))
    , play_(new QPushButton(this))
    , next_(new QPushButton(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 4, kMargin, kMargin);
    rows->setSpacing(6);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setMinimumHeight(1); // title and button are whole first
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->setWidget(words_);
    words_->setAutoFillBackground(false);
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    title_->setWordWrap(true);
    rows->addWidget(title_);
    rows->addWidget(scroll_, 1);
    auto* buttons = new FlowLayout(kBetween);
    play_->setObjectName("play");
    next_->setObjectName("next");
    for (QPushButton* each : {more_, play_, next_}) buttons->addWidget(each);
    rows->addLayout(buttons);
    connect(more_, &QPushButton::clicked, this, [this] { why_ ? forgetWhy() : tellMore(); });
    connect(play_, &QPushButton::clicked, this, &AdvicePanel::play);
    connect(next_, &QPushButton::clicked, this, &AdvicePanel::showNext);
    connect(&model_, &GameModel::changed, this, &AdvicePanel::begin);
    connect(&model_, &GameModel::wastefulChanged, this, &AdvicePanel::begin);
    connect(&model_, &GameModel::gameStarted, this, [this] {
        past_.stop(); // of another game
        begin();
    });
    connect(&theme, &Theme::changed, this, &AdvicePanel::refresh);
    refresh();
}

// The tutor's question is about a better turn, which is shown at once.
void AdvicePanel::begin() {
    runner_.stop();
    if (why_ && model_.aids().thoughtOf(*why_) == nullptr) { // it has been taken back
        past_.stop();
        why_.reset();
    }
    const bool doubted = isDoubted();
    if (doubted) why_.reset();
    grade_ = doubted ? Grade::Move : Grade::None;
    advice_ = doubted ? model_.opinion() : Advice{};
    which_ = 0;
    refresh();
    mark();
}

bool AdvicePanel::isDoubted() const {
    return model_.wasteful() && model_.wasteful()->wastes(Waste::FarWorse) && !model_.opinion().turns.empty();
}

bool AdvicePanel::hasTurn() const { return !why_ && grade_ >= Grade::Move && which_ < advice_.turns.size(); }

void AdvicePanel::explain(std::size_t event) {
    const MoveThought* thought = model_.aids().thoughtOf(event);
    if (thought == nullptr) return;
    past_.stop();
    why_ = event;
    if (thought->moves.empty()) {
        past_.start(model_.aids().thoughtSearch(thought->event));
        if (!past_.isRunning()) return; // and it has been said
    }
    refresh();
    mark();
    emit told(whyText());
}

void AdvicePanel::takeThought(const std::optional<MoveThought>& thought) {
    if (thought) model_.addThought(*thought);
    if (!why_) return;
    refresh();
    mark();
    emit told(whyText());
}

void AdvicePanel::forgetWhy() {
    past_.stop();
    why_.reset();
    refresh();
    mark();
}

QString AdvicePanel::whyText() const {
    const MoveThought* thought = why_ ? model_.aids().thoughtOf(*why_) : nullptr;
    if (thought == nullptr) return {};
    if (thought->moves.empty())
        return past_.isRunning() ? tr("Working out what was considered …") : tr("This can no longer be worked out.");
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const Catalogue& catalogue = model_.catalogue();
    QStringList lines{texts::whyTitle(catalogue, *thought, names)};
    const AdvisedTurn turn = playedTurn(model_, *thought);
    if (turn.events.size() > 1) lines << tr("The whole turn:"); // of which the move is a part
    lines << texts::turnReasons(catalogue, thought->decision.seat, turn, names);
    if (chancesShown_) lines << texts::whyChances(*thought);
    lines << texts::whyLines(catalogue, *thought, names, chancesShown_);
    return lines.join(u'\n');
}

void AdvicePanel::tellMore() {
    why_.reset();
    const auto search = model_.aids().adviceSearch();
    if (!search || grade_ == Grade::Reasons) return;
    grade_ = static_cast<Grade>(static_cast<int>(grade_) + 1);
    if (grade_ == Grade::Nudge) {
        runner_.start(search);
    } else if (!runner_.isRunning()) {
        emit told(said(grade_).join(u'\n'));
        mark();
    }
    refresh();
}

void AdvicePanel::take(const Advice& advice) {
    advice_ = advice;
    emit told(said(grade_).join(u'\n'));
    refresh();
    mark();
}

// Without the end of the turn, so that it can be looked at before it is over.
void AdvicePanel::play() {
    if (!hasTurn()) return;
    std::vector<Action> moves = advice_.turns[which_].moves;
    if (moves.size() > 1 && moves.back().kind == ActionKind::End) moves.pop_back();
    model_.chooseAdvised(moves);
}

void AdvicePanel::showNext() {
    if (!hasTurn()) return;
    which_ = (which_ + 1) % advice_.turns.size();
    emit told(allSaid());
    refresh();
    mark();
}

void AdvicePanel::setChancesShown(bool shown) {
    if (std::exchange(chancesShown_, shown) != shown) refresh();
}

QStringList AdvicePanel::said(Grade grade) const {
    const auto& decision = model_.decision();
    if (!decision || advice_.turns.empty()) return {};
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const Catalogue& catalogue = model_.catalogue();
    switch (grade) {
    case Grade::Nudge:
        return {texts::nudgeText(catalogue, *decision, advice_, names)};
    case Grade::Move:
        return texts::adviceText(catalogue, *decision, advice_, which_, names);
    case Grade::Reasons: {
        QStringList reasons = texts::adviceReasons(catalogue, *decision, advice_, which_, names);
        if (chancesShown_) reasons << texts::adviceChances(advice_, which_);
        return reasons;
    }
    case Grade::None:
        break;
    }
    return {};
}

QString AdvicePanel::allSaid() const {
    QStringList lines = said(grade_ == Grade::Reasons ? Grade::Move : grade_);
    if (grade_ == Grade::Reasons) { // before the deeds, which are drawn on the board
        const int title = which_ > 0 ? 1 : 0;
        lines = lines.mid(0, title) + said(Grade::Reasons) + lines.mid(title);
    }
    return lines.join(u'\n');
}

QString AdvicePanel::words() const { return words_->text(); }

void AdvicePanel::refresh() {
    const bool possible = static_cast<bool>(model_.aids().adviceSearch());
    title_->setText(why_       ? tr("Why?")
                    : possible ? tr("Advice for %1").arg(model_.playerName(model_.decision()->seat))
                               : tr("Advice"));
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, theme().colour(Role::Accent));
    title_->setPalette(accent);
    title_->setFont(headingFont(*this, 1.1));
    QStringList lines;
    if (why_)
        lines << whyText();
    else if (!possible)
        lines << tr("When it is your turn to decide, the computer can tell you what it would do.");
    else if (grade_ == Grade::None)
        lines << tr("In three steps: where to look, what the computer would do, and why.");
    else if (runner_.isRunning())
        lines << tr("Thinking …");
    else
        lines << allSaid();
    words_->setText(lines.join(u'\n'));
    tellName(*scroll_, title_->text());
    tellDescription(*scroll_, words_->text());
    more_->setText(why_                     ? tr("Back to advice")
                   : grade_ == Grade::None  ? tr("Give me a hint")
                   : grade_ == Grade::Nudge ? tr("What would you do?")
                                            : tr("Why?"));
    more_->setEnabled(why_ || possible);
    more_->setVisible(why_ || grade_ != Grade::Reasons);
    play_->setText(tr("Play it"));
    play_->setVisible(hasTurn());
    next_->setText(tr("Next best"));
    next_->setVisible(hasTurn() && advice_.turns.size() > 1);
    tellName(*this, title_->text());
}

// First where to look, then the whole turn; of a computer player what it has done.
void AdvicePanel::mark() {
    texts::Lookout look;
    std::vector<Event> events;
    const Catalogue& catalogue = model_.catalogue();
    const MoveThought* thought = why_ ? model_.aids().thoughtOf(*why_) : nullptr;
    if (thought != nullptr && isVisible()) {
        const AdvisedTurn turn = playedTurn(model_, *thought);
        look = texts::lookoutOf(catalogue, turn);
        events = turn.events;
    } else if (model_.decision() && (isVisible() || isDoubted())) {
        if (hasTurn()) {
            look = texts::lookoutOf(catalogue, advice_.turns[which_]);
            events = advice_.turns[which_].events;
        } else if (grade_ == Grade::Nudge) {
            look = texts::lookoutOf(catalogue, *model_.decision(), advice_);
        }
    }
    std::vector<MapMark> marks;
    for (const Area place : look.places) marks.push_back({.place = place, .words = {}});
    emit marksChanged(marks);
    emit turnShown(events);
    emit cardsShown(look.cards, look.powers);
}

void AdvicePanel::hideEvent(QHideEvent* event) {
    PaperPanel::hideEvent(event);
    mark();
}

void AdvicePanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    mark();
}

void AdvicePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) refresh();
    PaperPanel::changeEvent(event);
}

} // namespace elgrande

#include "moc_advice_panel.cpp"
