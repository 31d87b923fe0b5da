// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One class, and so one file: its pictures are made in scoring_reel, its words in scoring_film_words.
#include "views/scoring/scoring_film.h"

#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/game/take_back.h"
#include "views/scoring/disk_times.h"
#include "views/texts/texts.h"
#include "views/theme/glyphs.h"
#include "views/theme/medallion.h"
#include "views/theme/theme.h"
#include "views/toolkit/translated.h"

#include <QFontInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace elgrande {

namespace {

constexpr int kPicture = 2300; // milliseconds at the normal tempo
constexpr int kResult = 4200;
constexpr int kMedallion = 22;
constexpr qreal kSpacing = 3; // of the rows, in pixels; more where the text is larger
constexpr qreal kMoreSpacing = 20;
constexpr qreal kLargest = 1.5; // times the usual text size, where the sheet has the room
// Of the sheet's height, in ems: what is always there; each player's row, and line of what goes out of the
// Castillo.
constexpr qreal kFrameEms = 8;
constexpr qreal kRowEms = 1.8;
constexpr qreal kWayEms = 1.35;
constexpr qreal kBracket = 2; // width of its line, in pixels
constexpr qreal kBracketWidth = 5;
constexpr qreal kNameShare = 0.32; // of the sheet's width, at most
constexpr qreal kLineEms = 23;     // width of a row with its name, reason and points

bool isScoreOfTheGame(const std::vector<int>& scores, const Observation& seen) {
    return scores.size() <= seen.seats.size() &&
           std::equal(scores.begin(), scores.end(), seen.seats.begin(),
                      [](int score, const SeatSeen& seat) { return score == seat.score; });
}

} // namespace

ScoringFilm::ScoringFilm(GameModel& model, Shown& shown, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , shown_(shown)
    , heading_(new QLabel(this))
    , place_(new QLabel(this))
    , note_(new QLabel(this))
    , grid_(new QGridLayout)
    , back_(new QToolButton(this))
    , pause_(new QToolButton(this))
    , on_(new QToolButton(this))
    , skip_(new QToolButton(this))
    , news_(model) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    rows->setSpacing(4);
    rows->addWidget(heading_);
    rows->addWidget(place_);
    rows->addLayout(grid_);
    rows->addWidget(note_);
    rows->addStretch();
    auto* line = new QHBoxLayout;
    rows->addLayout(line);
    line->addStretch();
    for (QToolButton* button : {back_, pause_, on_, skip_}) {
        button->setAutoRaise(true);
        button->setIconSize({22, 22});
        line->addWidget(button);
    }
    note_->setWordWrap(true);
    place_->setWordWrap(true); // in a narrow column, and in languages of long words
    grid_->setColumnStretch(3, 1);
    grid_->setHorizontalSpacing(7);
    grid_->setVerticalSpacing(3);
    grid_->setContentsMargins(static_cast<int>(2 * kBracket + kBracketWidth), 0, 0, 0);
    setFocusPolicy(Qt::StrongFocus);
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, [this] { step(1); });
    connect(back_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(pause_, &QToolButton::clicked, this, &ScoringFilm::togglePause);
    connect(on_, &QToolButton::clicked, this, &ScoringFilm::turnPage);
    connect(skip_, &QToolButton::clicked, this, &ScoringFilm::fastForward);
    connect(&model_, &GameModel::changed, this, &ScoringFilm::catchUp);
    connect(&model_, &GameModel::choosing, this, &ScoringFilm::letGo);
    connect(&model_, &GameModel::gameStarted, this, [this] {
        general_ = 0;
        third_ = {};
        reel_ = {};
        end();
    });
    connect(&theme, &Theme::changed, this, &ScoringFilm::colour);
    auto& words = Translated::of(this);
    words.name(this, QT_TR_NOOP("Scoring"));
    words.nameAndTip(back_, QT_TR_NOOP("Previous location"));
    words.nameAndTip(on_, QT_TR_NOOP("Next location"));
    words.nameAndTip(pause_, QT_TR_NOOP("Pause or continue"));
    words.name(skip_, QT_TR_NOOP("Skip to the end"));
    words.tip(skip_, QT_TR_NOOP("Skip to the end (End); leave: Esc"));
    words.also([this] {
        if (showing_ && !held_) showPicture();
    });
    hide();
}

void ScoringFilm::setTempo(Tempo tempo) {
    tempo_ = tempo;
    if (tempo == Tempo::Off) skip();
}

// All events of one answer are in when the observation changes.
void ScoringFilm::catchUp() {
    const News::Batch batch = news_.take();
    const std::vector<Event>& news = batch.events;
    const int roundBefore = std::exchange(round_, model_.observation().round);
    if (batch.jumped) end();
    if (batch.first || batch.jumped) { // a game may go on in the middle of a scoring, and a jump may lead there
        const std::vector<Event>& all = model_.history();
        general_ = 0;
        third_ = {};
        for (std::size_t i = 0; i + news.size() < all.size(); ++i) follow(all[i]);
    }
    ScoringReel reel = reelOf(model_.catalogue(), news, model_.observation(), general_, third_);
    for (const Event& event : news) follow(event);
    if (reel.empty()) {
        if (!showing_ || !live_ || !holdsBack_) return;
        std::copy_if(news.begin(), news.end(), std::back_inserter(since_),
                     [this](const Event& event) { return movesSomething(model_.catalogue(), event); });
        return layTable();
    }
    const bool goesOn = !reel_.empty() && !reel_.isWhole() && reel_.number == reel.number && reelRound_ == roundBefore;
    const int first = goesOn ? static_cast<int>(reel_.pictures.size()) : 0;
    reel_ = goesOn ? joined(std::move(reel_), std::move(reel)) : std::move(reel);
    reelRound_ = roundBefore;
    then_ = shown_.keep(reelRound_);
    before_ = shown_.before();
    since_.clear();
    holdsBack_ = true;
    if (tempo_ == Tempo::Off) return;
    const bool opens = std::any_of(news.begin(), news.end(), [this](const Event& event) {
        return model_.catalogue().event(event.kind).family == EventFamily::Scoring;
    });
    held_ = opens && prelude_ && prelude_();
    begin(true, first);
}

void ScoringFilm::follow(const Event& event) {
    general_ = generalScoring(event, general_);
    third_.matters(model_.catalogue(), event);
}

void ScoringFilm::showAgain() {
    letRun();
    if (hasReel()) begin(showing_ && live_);
}

void ScoringFilm::begin(bool live, int first) {
    live_ = live;
    position_ = first;
    if (live) emit tookOver();
    const bool before = std::exchange(showing_, true);
    if (!before) {
        emit started();
        emit showingChanged(true);
    }
    if (held_)
        layTable();
    else
        open();
}

void ScoringFilm::open() {
    showPicture();
    runOn();
    colour();
}

void ScoringFilm::letRun() {
    if (!std::exchange(held_, false) || !showing_) return;
    open();
    emit opened();
}

// What the whole scoring has brought stays until it is clicked away, if there is somebody to do that.
bool ScoringFilm::stays() const {
    const bool result = reel_.pictures[static_cast<std::size_t>(position_)].kind == ReelPicture::Kind::Result;
    bool person = false;
    for (int i = 0; i < model_.catalogue().players; ++i) person = person || model_.isPerson(seatAt(i));
    return result && person && !model_.isReplay();
}

void ScoringFilm::runOn() {
    const bool stops = stop_ && stop_(reel_.pictures[static_cast<std::size_t>(position_)]);
    if (!stops && !stays()) return clock_.start(pictureLength());
    clock_.stop();
    if (stops) emit stoodStill();
}

bool ScoringFilm::standAt(const Stop& stop) {
    const auto found = std::find_if(reel_.pictures.begin(), reel_.pictures.end(), stop);
    if (found == reel_.pictures.end()) return false;
    letRun();
    const int at = static_cast<int>(found - reel_.pictures.begin());
    if (!showing_ || position_ != at) begin(showing_ && live_, at);
    clock_.stop();
    colour();
    return true;
}

int ScoringFilm::pictureLength() const {
    const ReelPicture& picture = reel_.pictures[static_cast<std::size_t>(position_)];
    const auto disks = std::count_if(picture.rows.begin(), picture.rows.end(),
                                     [](const ReelRow& row) { return row.disk != Area::None; });
    const int usual = picture.kind == ReelPicture::Kind::Disks    ? lengthOfDisks(static_cast<std::size_t>(disks))
                      : picture.kind == ReelPicture::Kind::Result ? kResult
                                                                  : kPicture;
    return static_cast<int>(usual * (tempo_ == Tempo::Off ? 1 : tempoFactor(tempo_)));
}

void ScoringFilm::togglePause() {
    if (!showing_ || held_) return;
    if (clock_.isActive())
        clock_.stop();
    else
        step(1);
    colour();
}

// Past the last picture the film is over; before the first one there is nothing. Going back pauses.
void ScoringFilm::step(int pictures) {
    if (!showing_) return;
    letRun();
    const int next = position_ + pictures;
    if (next >= static_cast<int>(reel_.pictures.size())) return skip();
    position_ = std::max(0, next);
    showPicture();
    if (pictures < 0)
        clock_.stop();
    else
        runOn();
    colour();
}

// Whoever goes on by hand looks at the picture as long as he likes.
void ScoringFilm::turnPage() {
    step(1);
    clock_.stop();
    colour();
}

// Nobody hears less of a scoring for not watching it.
void ScoringFilm::tellUpTo(std::size_t end) {
    QStringList rest;
    for (std::size_t i = static_cast<std::size_t>(position_) + 1; i < end; ++i) rest << wordsOf(reel_.pictures[i]);
    if (!rest.isEmpty()) emit told(rest.join(u' '));
}

void ScoringFilm::fastForward() {
    if (!showing_) return;
    letRun();
    const auto last = reel_.pictures.size() - 1;
    if (reel_.pictures[last].kind != ReelPicture::Kind::Result || position_ >= static_cast<int>(last)) return skip();
    tellUpTo(last);
    position_ = static_cast<int>(last);
    open();
}

void ScoringFilm::skip() {
    if (showing_) tellUpTo(reel_.pictures.size());
    end();
}

void ScoringFilm::end() {
    clock_.stop();
    held_ = false;
    if (!std::exchange(showing_, false)) return;
    emit placeShown(Area::None);
    shown_.endFilm();
    emit finished();
    emit showingChanged(false);
}

void ScoringFilm::showRow(Row& row, const ReelRow& content) {
    const std::string& colour = model_.catalogue().colourOf(content.owner);
    row.medallion->setPixmap(
        medallionPixmap(theme(), colour, static_cast<int>(kMedallion * largeness()), devicePixelRatioF()));
    row.name->setText(ownerName(model_, content.owner));
    // Whoever scores without a majority, as a Captain does, counts none.
    const bool isCounted = content.placeAfter == 0 && content.disk == Area::None && content.pieces > 0;
    row.pieces->setText(isCounted ? QString::number(content.pieces) : QString());
    row.reasons->setText(reasonsOf(content));
    QPalette palette = row.name->palette(); // places gained and lost are seen before they are read
    if (content.placeAfter != content.placeBefore)
        palette.setColor(QPalette::WindowText,
                         theme().colour(content.placeAfter < content.placeBefore ? Role::Good : Role::Bad));
    row.reasons->setPalette(palette);
    row.points->setText(content.points == 0 ? QString() : QStringLiteral("+%1").arg(content.points));
    row.score->setText(model_.catalogue().isPlayed(content.seat) ? QString::number(content.score) : QString());
}

// The same for all pictures of a scoring.
qreal ScoringFilm::largeness() const {
    const qreal rows = (kRowEms + kWayEms) * std::max(2, model_.catalogue().seats());
    const qreal ems = 1.0 / QFontInfo(font()).pixelSize();
    return std::clamp(std::min(height() * ems / (kFrameEms + rows), width() * ems / kLineEms), 1.0, kLargest);
}

void ScoringFilm::setLargeness() {
    const qreal times = largeness();
    QFont words = font();
    words.setPixelSize(static_cast<int>(QFontInfo(words).pixelSize() * times));
    QFont small = words;
    small.setPixelSize(std::max(9, words.pixelSize() * 6 / 7));
    for (const Row& row : rows_) {
        for (QLabel* label : {row.name, row.pieces}) label->setFont(words);
        row.reasons->setFont(small);
        row.points->setFont(headingFont(*this, 1.1 * times));
        row.score->setFont(headingFont(*this, 1.1 * times));
    }
    note_->setFont(small);
    heading_->setFont(headingFont(*this, times));
    place_->setFont(headingFont(*this, 1.6 * times));
    grid_->setVerticalSpacing(static_cast<int>(kSpacing + kMoreSpacing * (times - 1)));
    grid_->setHorizontalSpacing(static_cast<int>(7 * times));
}

// A long name has smaller text than the rest of its row, so that it leaves room for that.
void ScoringFilm::fitName(QLabel& name) const {
    QFont fitted = name.font();
    const qreal room = width() * kNameShare / QFontMetricsF(fitted).horizontalAdvance(name.text());
    if (room < 1) fitted.setPixelSize(std::max(9, static_cast<int>(fitted.pixelSize() * room)));
    name.setFont(fitted);
}

void ScoringFilm::showPicture() {
    const ReelPicture& picture = reel_.pictures[static_cast<std::size_t>(position_)];
    while (rows_.size() < picture.rows.size()) {
        const int at = static_cast<int>(rows_.size());
        Row row{new QLabel(this), new QLabel(this), new QLabel(this),
                new QLabel(this), new QLabel(this), new QLabel(this)};
        int column = 0;
        for (QLabel* label : {row.medallion, row.name, row.pieces, row.reasons, row.points, row.score})
            grid_->addWidget(label, at, column++);
        for (QLabel* label : {row.pieces, row.points, row.score})
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.reasons->setWordWrap(true);
        rows_.push_back(row);
    }
    setLargeness();
    const std::vector<const ReelRow*> sorted = rowsOf(picture);
    const bool disks = picture.kind == ReelPicture::Kind::Disks;
    ties_.clear();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool used = i < sorted.size();
        const bool tied = used && sorted[i]->tied && picture.kind == ReelPicture::Kind::Place;
        if (tied && i > 0 && sorted[i - 1]->tied && sorted[i - 1]->rank == sorted[i]->rank)
            ties_.back().second = i;
        else if (tied)
            ties_.emplace_back(i, i);
        for (QLabel* label :
             {rows_[i].medallion, rows_[i].name, rows_[i].pieces, rows_[i].reasons, rows_[i].points, rows_[i].score})
            label->setVisible(used);
        if (used) showRow(rows_[i], *sorted[i]);
        if (used) fitName(*rows_[i].name);
        if (used && disks) holdBack(rows_[i], i);
    }
    showWords(picture);
    tellTheTable(picture);
    update();
}

std::vector<const ReelRow*> ScoringFilm::rowsOf(const ReelPicture& picture) const {
    std::vector<const ReelRow*> sorted;
    const bool disks = picture.kind == ReelPicture::Kind::Disks;
    const bool words = picture.kind == ReelPicture::Kind::Grandes || picture.kind == ReelPicture::Kind::Unscored;
    for (const ReelRow& row : picture.rows)
        if (!words && (!disks || row.disk != Area::None)) sorted.push_back(&row);
    const bool result = picture.kind == ReelPicture::Kind::Result;
    const auto unranked = [](const ReelRow& row) { return row.rank == 0; };
    std::stable_sort(sorted.begin(), sorted.end(), [&](const ReelRow* one, const ReelRow* other) {
        if (result) return one->score > other->score;
        return std::tuple(unranked(*one), one->rank, other->points, other->pieces) <
               std::tuple(unranked(*other), other->rank, one->points, one->pieces);
    });
    return sorted;
}

// What a disk shows is read when it has been turned over, not before. They are turned in the order of the rows.
void ScoringFilm::holdBack(const Row& row, std::size_t number) {
    if (tempo_ == Tempo::Off) return;
    const QString words = row.reasons->text();
    row.reasons->clear();
    QTimer::singleShot(static_cast<int>(diskTurnedAt(number) * tempoFactor(tempo_)), row.reasons,
                       [this, words, label = row.reasons, at = position_] {
                           if (showing_ && position_ == at) label->setText(words);
                       });
}

void ScoringFilm::showWords(const ReelPicture& picture) {
    if (reel_.number == 0)
        heading_->setText(tr("Special scoring")); // the next place may not have been chosen yet
    else if (!reel_.isWhole())
        heading_->setText(
            tr("Scoring %1 · %2").arg(reel_.number).arg(position_ + 1)); // nor what comes after a question
    else
        heading_->setText(tr("Scoring %1 · %2 of %3").arg(reel_.number).arg(position_ + 1).arg(reel_.pictures.size()));
    place_->setText(titleOf(picture));
    QStringList ways = waysOf(picture);
    if (picture.third) ways << texts::termText(model_.catalogue(), "third-idle");
    if (stays()) ways << tr("Continue here or with Enter.");
    note_->setText(ways.join(QStringLiteral("\n")));
    note_->setVisible(!ways.isEmpty());
}

void ScoringFilm::layTable() {
    const ReelPicture& picture = reel_.pictures[static_cast<std::size_t>(position_)];
    Shown::Film film;
    for (const ReelRow& row : picture.rows)
        if (row.seat != Seat::None) film.scores.push_back(row.score);
    film.round = reelRound_;
    if (!live_) film.then = then_;
    for (std::size_t i = static_cast<std::size_t>(position_) + 1; i < reel_.pictures.size(); ++i)
        for (const ReelPicture::Way& way : reel_.pictures[i].ways) film.still[{way.to, way.owner}] += way.number;
    for (std::size_t i = static_cast<std::size_t>(position_) + 1; i < reel_.pictures.size(); ++i)
        for (const ReelPicture::Step& step : reel_.pictures[i].grandes) film.grandes.try_emplace(step.seat, step.from);
    // Beside the result all lies as the round has left it, whoever has gone on since.
    const bool result = picture.kind == ReelPicture::Kind::Result;
    if (!live_ || holdsBack_) {
        const std::size_t done = result ? std::min(reel_.inRound, reel_.later.size()) : 0;
        film.later.assign(reel_.later.begin() + static_cast<std::ptrdiff_t>(done), reel_.later.end());
        if (!result) film.before = before_;
    }
    if (live_) film.later.insert(film.later.end(), since_.begin(), since_.end());
    if (result && !film.later.empty()) film.before = {then_, &then_->seen};
    if (live_ && result && isScoreOfTheGame(film.scores, model_.observation()))
        film.scores.clear(); // and ranks are seen again
    shown_.setFilm(std::move(film));
}

void ScoringFilm::letGo() {
    if (!showing_ || !live_) return;
    holdsBack_ = false;
    since_.clear();
    layTable();
}

void ScoringFilm::tellTheTable(const ReelPicture& picture) {
    layTable();
    emit placeShown(picture.place);
    emit pictureShown(&picture);
    emit told(wordsOf(picture));
    if (picture.kind == ReelPicture::Kind::Place)
        emit heard(picture.place == Area::Castillo ? EventFamily::Counted : EventFamily::Scored);
    if (picture.kind == ReelPicture::Kind::Unscored) emit heard(EventFamily::Unscored);
    for (const ReelRow& row : picture.rows)
        if (row.points != 0 && picture.place != Area::None) emit pointsShown(picture.place, row.seat, row.points);
    const bool paid =
        std::any_of(picture.rows.begin(), picture.rows.end(), [](const ReelRow& row) { return row.points != 0; });
    if (paid) emit heard(EventFamily::Points);
}

void ScoringFilm::colour() {
    const QColor ink = theme().colour(Role::Ink);
    back_->setIcon(glyphIcon(Glyph::StepBack, ink));
    on_->setIcon(glyphIcon(Glyph::StepOn, ink));
    pause_->setIcon(glyphIcon(clock_.isActive() ? Glyph::Pause : Glyph::Play, ink));
    skip_->setIcon(glyphIcon(Glyph::Last, ink));
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, theme().colour(Role::Accent));
    place_->setPalette(accent);
}

void ScoringFilm::mousePressEvent(QMouseEvent* event) {
    if (!showing_ || !stays() || event->button() != Qt::LeftButton) return PaperPanel::mousePressEvent(event);
    step(1);
}

void ScoringFilm::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
        return togglePause();
    case Qt::Key_Left:
        return step(-1);
    case Qt::Key_Right:
        return turnPage();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return step(1);
    case Qt::Key_Home:
        return showAgain();
    case Qt::Key_End:
        return fastForward();
    case Qt::Key_Escape:
        return skip();
    default:
        PaperPanel::keyPressEvent(event);
    }
}

// A bracket joins the rows that are tied.
void ScoringFilm::paintEvent(QPaintEvent* event) {
    PaperPanel::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().colour(Role::Accent), kBracket));
    for (const auto& [first, last] : ties_) {
        if (first == last) continue;
        const QRectF top = rows_[first].medallion->geometry();
        const QRectF bottom = rows_[last].medallion->geometry();
        const qreal right = top.left() - kBracket;
        const qreal left = right - kBracketWidth;
        painter.drawPolyline(QPolygonF({{right, top.center().y()},
                                        {left, top.center().y()},
                                        {left, bottom.center().y()},
                                        {right, bottom.center().y()}}));
    }
}

void ScoringFilm::resizeEvent(QResizeEvent* event) {
    PaperPanel::resizeEvent(event);
    setLargeness();
}

} // namespace elgrande

#include "moc_scoring_film.cpp"
