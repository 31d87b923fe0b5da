// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/page_views.h"

#include "views/board/board_view.h"
#include "views/board/place_tip.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/cards/power_words.h"
#include "views/ceremony/ceremonies.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/game/shown.h"
#include "views/insight/advice_panel.h"
#include "views/insight/forecast_panel.h"
#include "views/insight/threat_panel.h"
#include "views/insight/tutor.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/panels/recap_panel.h"
#include "views/panels/result_panel.h"
#include "views/panels/standing.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"

#include <QToolTip>

#include <utility>

namespace elgrande {
namespace {

// Of what lies over the rest: a scoring is looked at before anything is answered.
constexpr int kFilmRank = 1000;

// Of the width below the board.
constexpr int kCards = 5;
constexpr int kHand = 3;
constexpr int kWordedHand = 6;

} // namespace

PageViews::PageViews(GameModel& model, Theme& theme, QWidget& page)
    : QObject(&page)
    , shown(new Shown(model, &page))
    , film(new ScoringFilm(model, *shown, theme, &page))
    , ceremonies(new Ceremonies(model, theme, *film, &page))
    , board(new BoardView(*shown, theme, &page))
    , seats(new SeatPanel(*shown, theme, &page))
    , disk(new SecretDisk(model, theme, &page))
    , prompt(new PromptPanel(model, theme, &page))
    , log(new LogPanel(model, theme, &page))
    , recap(new RecapPanel(*shown, theme, &page))
    , forecast(new ForecastPanel(*shown, theme, &page))
    , threats(new ThreatPanel(*shown, theme, &page))
    , advice(new AdvicePanel(model, theme, &page))
    , tutor(new Tutor(model, &page))
    , cards(new ActionCards(*shown, theme, &page))
    , hand(new PowerHand(*shown, theme, &page))
    , result(new ResultPanel(model, theme, &page))
    , curtain(new Curtain(model, theme, &page))
    , announcer(new Announcer(model, &page))
    , model_(model)
    , theme_(theme) {
    connectBoard();
    connectFilm();
    connectDisk();
    connect(cards, &ActionCards::refusedClicked, this, &PageViews::refuse);
    connect(cards, &ActionCards::cardPointed, this, &PageViews::preview);
    connect(hand, &PowerHand::hintChanged, prompt, &PromptPanel::setNote);
    connect(hand, &PowerHand::refusedClicked, this, &PageViews::refuse);
    connect(log, &LogPanel::areaLinkActivated, this, &PageViews::showPlace);
    connect(recap, &RecapPanel::areaLinkActivated, this, &PageViews::showPlace);
    connect(log, &LogPanel::momentActivated, this, &PageViews::momentActivated);
    connect(recap, &RecapPanel::momentActivated, this, &PageViews::momentActivated);
    connect(log, &LogPanel::whyActivated, this, [this](int event) { explain(static_cast<std::size_t>(event)); });
    connect(result, &ResultPanel::told, announcer, &Announcer::say);
    connect(advice, &AdvicePanel::told, announcer, &Announcer::confide);
    announcer->setStanding([this] { return openingText(*shown); });
}

void PageViews::connectBoard() {
    connect(board, &BoardView::hintChanged, prompt, &PromptPanel::setHint);
    connect(board, &BoardView::refusedClicked, this, [this](Area /*area*/, const QString& reason) { refuse(reason); });
    connect(board, &BoardView::areaClicked, log, &LogPanel::areaClicked);
    connect(board, &BoardView::told, announcer, &Announcer::confide);
    connect(seats, &SeatPanel::tokenClicked, board, &BoardView::pickToken);
    connect(seats, &SeatPanel::badgeClicked, board, [to = board](Token token) {
        to->pick({Area::None, Owner::None, token});
    });
    connect(seats, &SeatPanel::dragBegan, board,
            [to = board](const Grip& grip, QPoint at) { to->hand().take(grip, at, false); });
    connect(seats, &SeatPanel::dragMoved, &board->hand(), &BoardHand::move);
    connect(seats, &SeatPanel::dragEnded, &board->hand(), &BoardHand::letGo);
    connect(&board->hand(), &BoardHand::targetsBeside, seats, &SeatPanel::setTargets);
    board->hand().setBeside([from = seats](Owner owner, QPoint at) { return from->placeAt(owner, at); });
    board->setSeatPoint([from = seats](Seat seat, Area area) { return from->pointOf(seat, area); });
    const auto marksIn = [this](BoardView::MarkLayer layer) {
        return [to = board, layer](const std::vector<MapMark>& marks) { to->setMarks(layer, marks); };
    };
    connect(forecast, &ForecastPanel::placeHovered, this, &PageViews::light);
    connect(threats, &ThreatPanel::placeHovered, this, &PageViews::light);
    connect(threats, &ThreatPanel::marksChanged, board, marksIn(BoardView::MarkLayer::Threats));
    connect(advice, &AdvicePanel::marksChanged, board, marksIn(BoardView::MarkLayer::Advice));
    connect(advice, &AdvicePanel::turnShown, board, &BoardView::setTurn);
    connect(advice, &AdvicePanel::cardsShown, this,
            [this](const std::vector<Card>& framed, const std::vector<Power>& powers) {
                cards->setAdvised(framed);
                hand->setAdvised(powers);
            });
}

void PageViews::connectFilm() {
    connect(film, &ScoringFilm::placeShown, this, [this](Area place) {
        board->showScored(place);
        if (place == Area::None) light(place);
    });
    connect(film, &ScoringFilm::pointsShown, board, &BoardView::showPoints);
    connect(film, &ScoringFilm::tookOver, announcer, &Announcer::leaveToFilm);
    connect(film, &ScoringFilm::told, announcer, &Announcer::say);
    connect(film, &ScoringFilm::finished, announcer, &Announcer::filmIsOver);
    connect(film, &ScoringFilm::showingChanged, this, &PageViews::filmChanged);
    connect(film, &ScoringFilm::pictureShown, this, &PageViews::tellBar);
    connect(film, &ScoringFilm::opened, this, &PageViews::filmChanged);
    connect(ceremonies, &Ceremonies::busyChanged, curtain, &Curtain::setWaiting);
    connect(ceremonies, &Ceremonies::busyChanged, this, &PageViews::busyChanged);
    connect(ceremonies, &Ceremonies::noticeChanged, this, [this] {
        tellBar();
        emit noticeChanged();
    });
    connect(ceremonies, &Ceremonies::said, announcer, &Announcer::say);
    ceremonies->setTable(*board, *cards, *seats);
}

void PageViews::tellBar() {
    prompt->setNotice(ceremonies->notice(), [this] { ceremonies->closeNotice(); });
    prompt->setWatching(film->isShowing(), film->waits() ? [this] { film->step(1); } : std::function<void()>());
}

// The disk lies on the board: each shows what the other one points to. The bar has the question and confirms.
void PageViews::connectDisk() {
    disk->setRoom([from = board](QSize below) { return from->roundRoom(below); });
    connect(board, &BoardView::fitted, disk, &SecretDisk::lay);
    connect(board, &BoardView::areaHovered, disk, &SecretDisk::setPointed);
    connect(disk, &SecretDisk::changed, this, [this] {
        if (std::exchange(lit_, disk->lit()) != disk->lit()) light(Area::None);
        const QString outcome = disk->outcome();
        prompt->setConfirmation(outcome.isEmpty() ? QString() : tr("Set the disk"), outcome,
                                [this] { disk->confirm(); });
    });
}

void PageViews::light(Area place) { board->setSpotlight(place == Area::None ? disk->lit() : place); }

std::vector<PagePanel> PageViews::panels() const {
    using Place = PagePanel::Place;
    return {{Place::Tab, log, [] { return tr("Log"); }},
            //: A tab: what the others have done since the own last turn; the shortest word
            {Place::Tab, recap, [] { return tr("Recap"); }},
            {Place::Tab, forecast, [] { return tr("Forecast"); }, true},
            {Place::Tab, threats, [] { return tr("Threats"); }, true},
            {Place::Tab, advice, [] { return tr("Advice"); }, true},
            {.place = Place::Below,
             .widget = cards,
             .share = kCards,
             .asked =
                 [this] {
                     return !model_.hasGame() || !cards->faces().empty(); // a game may have neither stacks nor others
                 }},
            // Those who only watch need no room for a hand.
            {.place = Place::Below,
             .widget = hand,
             .share = kHand,
             .asked =
                 [this] {
                     const std::size_t all = model_.hasGame() ? model_.observation().seats.size() : 0;
                     bool any = all == 0 || index(model_.observation().viewer) < all;
                     for (std::size_t i = 0; i < all; ++i) any = any || model_.isPerson(seatAt(static_cast<int>(i)));
                     return any;
                 }},
            {.place = Place::Over,
             .widget = film,
             .asked = [this] { return film->isShowing() && !film->isHeld(); },
             .rank = kFilmRank},
            {.place = Place::Board,
             .widget = disk,
             .asked = [this] { return disk->isAsked(); },
             .placeClicked = [this](Area area) { disk->setArea(area); }}};
}

int PageViews::shareOfCards() { return kCards; }
int PageViews::shareOfHand() const { return powersHaveEffects(model_.catalogue()) ? kWordedHand : kHand; }
QWidget& PageViews::stage() const { return ceremonies->stage(); }
bool PageViews::isBusy() const { return ceremonies->isBusy(); }

void PageViews::setTempo(Tempo tempo) {
    board->setTempo(tempo);
    film->setTempo(tempo);
    seats->setTempo(tempo);
    ceremonies->setTempo(tempo);
}

void PageViews::refuse(const QString& reason) {
    if (refusalsSaid_) prompt->showReason(reason);
}

void PageViews::explain(std::size_t event) {
    emit tabWanted(advice);
    advice->explain(event);
}

void PageViews::endPreview() { preview(Card::None); }

void PageViews::preview(Card card) {
    const CardPreview seen = model_.aids().preview(card).value_or(CardPreview{});
    const QString most = seen.best > 0 ? QStringLiteral("+%1").arg(seen.best) : QString();
    std::vector<MapMark> marks;
    for (const Area place : seen.places)
        marks.push_back({.place = place, .words = place == seen.bestPlace ? most : QString()});
    board->setMarks(BoardView::MarkLayer::Card, marks);
    const QString where = most.isEmpty() ? QString() : texts::areaName(model_.catalogue(), seen.bestPlace);
    prompt->setNote(most.isEmpty()
                        ? QString()
                        : tr("One step of its special action: up to %1, %2", "points, place").arg(most, where));
}

void PageViews::showPlace(Area area) {
    const QPoint point = board->viewport()->mapToGlobal(board->pointOf({area, Owner::None, Token::None}));
    QToolTip::showText(point, placeTip(*shown, theme_, area, {}), board);
}

} // namespace elgrande

#include "moc_page_views.cpp"
