// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deck_panel.h"

#include "../preset.h"
#include "../texts.h"
#include "deck_grid.h"
#include "deck_shelf.h"
#include "deck_words.h"

#include "model/game_model/game_model.h"
#include "views/game/shown.h"
#include "views/panels/announcer.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/flow_layout.h"
#include "views/toolkit/focus_room.h"
#include "views/toolkit/scroll_accessible.h"
#include "views/toolkit/told.h"
#include "views/toolkit/voice.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande::intrigue_king {

namespace {

constexpr int kGap = 6;
constexpr const char* kChoose = "ki-choose"; // the kind of decision, and the word of its moves

bool isAsked(const GameModel& model) { return model.decision() && model.decision()->kind == kChoose; }

QString filled(QString pattern, const char* name, const QString& value) {
    return pattern.replace(QLatin1String(name), value);
}

} // namespace

DeckPanel::DeckPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , title_(new QLabel(this))
    , how_(new QLabel(this))
    , message_(new QLabel(this))
    , scroll_(new QScrollArea(this))
    , grid_(new DeckGrid(model, theme, scroll_))
    , shelf_(new DeckShelf(this))
    , first_(new QPushButton(this))
    , fill_(new QPushButton(this))
    , clear_(new QPushButton(this))
    , size_(new QLabel(this))
    , look_(new QPushButton(this))
    , done_(new QPushButton(this)) {
    installScrollAccessibility();
    setFocusRoom(*this, true);
    grid_->setObjectName(QStringLiteral("choice-grid"));
    first_->setObjectName(QStringLiteral("choice-first"));
    fill_->setObjectName(QStringLiteral("choice-by-chance"));
    clear_->setObjectName(QStringLiteral("choice-none"));
    look_->setObjectName(QStringLiteral("choice-look"));
    done_->setObjectName(QStringLiteral("choice-done"));
    layContent();
    shelf_->setHand([this] {
        QStringList ids;
        if (deck_.missing() == 0)
            for (const Power card : deck_.hand())
                ids << QString::fromStdString(model_.catalogue().powers[index(card)].id);
        return ids;
    });
    connect(grid_, &DeckGrid::turned, this, &DeckPanel::turn);
    connect(grid_, &DeckGrid::refused, this, [this](const QString& why) { say(why, true); });
    connect(grid_, &DeckGrid::pointed, this, [this](QWidget* face) { scroll_->ensureWidgetVisible(face, 0, kGap); });
    connect(shelf_, &DeckShelf::firstWanted, this, &DeckPanel::takeFirst);
    connect(shelf_, &DeckShelf::wanted, this, &DeckPanel::take);
    connect(shelf_, &DeckShelf::told, this, &DeckPanel::say);
    connect(first_, &QPushButton::clicked, this, &DeckPanel::takeFirst);
    connect(fill_, &QPushButton::clicked, this, &DeckPanel::fillByChance);
    connect(clear_, &QPushButton::clicked, this, &DeckPanel::clear);
    connect(look_, &QPushButton::toggled, this, &DeckPanel::lookAtTable);
    connect(done_, &QPushButton::clicked, this, &DeckPanel::tell);
    connect(&model_, &GameModel::changed, this, &DeckPanel::refresh);
    retranslate();
    refresh();
}

void DeckPanel::layContent() {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 2, kMargin, kMargin - 2);
    rows->setSpacing(kGap);
    rows->addWidget(title_);
    rows->addWidget(how_);
    rows->addWidget(scroll_, 1);
    rows->addWidget(message_);
    rows->addWidget(bar_ = makeBar());
    for (QLabel* label : {title_, how_, message_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    for (QWidget* each : std::initializer_list<QWidget*>{title_, how_, message_, scroll_}) {
        QSizePolicy keeping = each->sizePolicy();
        keeping.setRetainSizeWhenHidden(true); // while the table is looked at
        each->setSizePolicy(keeping);
    }
    scroll_->setWidget(grid_);
    scroll_->viewport()->installEventFilter(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    grid_->setAutoFillBackground(false);
}

QWidget* DeckPanel::makeBar() {
    auto* bar = new QWidget(this);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(0, 0, 0, 0);
    auto* aids = new QWidget(bar);
    auto* flow = new FlowLayout(kGap, aids);
    for (QPushButton* button : std::initializer_list<QPushButton*>{shelf_, first_, fill_, clear_, look_}) {
        button->setAutoDefault(true); // Enter presses it
        flow->addWidget(button);
    }
    look_->setCheckable(true);
    line->addWidget(aids, 1);
    line->addWidget(size_);
    line->addWidget(done_);
    size_->setTextFormat(Qt::PlainText);
    size_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    done_->setAutoDefault(true);
    return bar;
}

QString DeckPanel::message() const { return message_->text(); }

// The cards that can be chosen are those that the moves name.
void DeckPanel::refresh() {
    if (!isAsked(model_)) {
        look_->setChecked(false);
        if (!isVisible()) cover();
        return;
    }
    const Decision& decision = *model_.decision();
    if (decision.seat != seat_) deck_ = {};
    if (decision.seat != seat_) say({}, false);
    seat_ = decision.seat;
    PowerSet cards;
    for (const Action action : decision.legal) cards.insert(static_cast<Power>(action.a));
    deck_.ask(cards, model_.observation().seats[index(seat_)].hand, decision.remaining);
    showDeck();
}

// What was chosen stays in mind, for somebody who takes it back, and nowhere where the next person could read it.
void DeckPanel::cover() {
    grid_->showDeck({}, Seat::None);
    for (QLabel* label : {title_, message_, size_}) label->clear();
    tellDescription(*done_, {});
    done_->setToolTip({});
}

// The question is announced with the game, how to answer it is not.
void DeckPanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    if (event->spontaneous() || !isAsked(model_)) return;
    showDeck(); // fonts and colours are those of the page only now
    const QString words = deckWord("meaning") + u' ' + deckWord("how");
    if (auto* announcer = Announcer::of(*this)) announcer->say(words); // behind what led here
}

void DeckPanel::hideEvent(QHideEvent* event) {
    PaperPanel::hideEvent(event);
    if (!isAsked(model_)) cover();
}

void DeckPanel::retranslate() {
    tellName(*this, deckWord("panel"));
    how_->setText(deckWord("meaning") + u'\n' + deckWord("how") + u' ' + deckWord("marks"));
    tellName(*how_, how_->text());
    shelf_->retranslate();
    first_->setText(deckWord("first-deck"));
    fill_->setText(deckWord("fill"));
    fill_->setToolTip(deckWord("fill-tip"));
    clear_->setText(deckWord("clear"));
    done_->setText(deckWord("done"));
    look_->setText(deckWord(look_->isChecked() ? "back" : "look"));
    message_->clear();
}

void DeckPanel::showDeck() {
    title_->setFont(headingFont(*this, 1.3));
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, theme().colour(Role::Accent));
    title_->setPalette(accent);
    QPalette gold = palette();
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) // not while cards are missing
        gold.setColor(group, QPalette::Button, theme().colour(Role::Gold));
    done_->setPalette(gold);
    title_->setText(filled(deckWord("title", deck_.wanted()), "{seat}", model_.playerName(seat_)));
    QWidget* before = grid_->showDeck(deck_, seat_);
    for (QWidget* each : std::initializer_list<QWidget*>{shelf_, first_, fill_, clear_, look_, done_}) {
        setTabOrder(before, each);
        before = each;
    }
    setFocusProxy(grid_->first());
    showSize();
    fitGrid();
}

QString DeckPanel::size() const {
    const int missing = deck_.missing();
    const QString size = filled(filled(deckWord("size"), "{size}", QString::number(deck_.size())), "{wanted}",
                                QString::number(deck_.wanted()));
    return size + QStringLiteral(" · ") + (missing > 0 ? deckWord("missing", missing) : deckWord("complete"));
}

void DeckPanel::showSize() {
    int court = 0;
    for (const Power card : deck_.hand()) court += model_.catalogue().powers[index(card)].caballeros;
    const int missing = deck_.missing();
    const QString lack = missing > 0 ? deckWord("missing", missing) : deckWord("complete");
    size_->setText(size() + u'\n' + deckWord("court", court));
    size_->setMinimumSize(size_->sizeHint());
    done_->setEnabled(missing == 0 && !model_.hasMore());
    const QString why = missing > 0 ? lack : QString();
    done_->setToolTip(why);
    tellDescription(*done_, why);
    // A button that goes while it has the keyboard would throw it onto the next one, which may undo what was pressed.
    if (missing == 0 && fill_->hasFocus() && done_->isEnabled()) done_->setFocus(Qt::TabFocusReason);
    fill_->setEnabled(missing > 0);
    if (deck_.picked().empty() && clear_->hasFocus() && missing > 0) fill_->setFocus(Qt::TabFocusReason);
    clear_->setEnabled(!deck_.picked().empty());
}

void DeckPanel::turn(Power card) {
    deck_.turn(card);
    say({}, false);
    showDeck();
    Voice::of(*this).say(size());
}

void DeckPanel::fillByChance() {
    std::vector<Power> cards;
    for (const Power card : deck_.cards()) cards.push_back(card);
    std::shuffle(cards.begin(), cards.end(), *QRandomGenerator::global());
    deck_.fill(cards);
    say({}, false);
    showDeck();
    Voice::of(*this).say(size());
}

void DeckPanel::clear() {
    deck_.clear();
    say({}, false);
    showDeck();
    Voice::of(*this).say(size());
}

std::vector<Power> DeckPanel::idsToCards(const QStringList& ids, QStringList& unknown) const {
    const std::vector<PowerFacts>& powers = model_.catalogue().powers;
    std::vector<Power> cards;
    for (const QString& id : ids) {
        const auto found = std::find_if(powers.begin(), powers.end(),
                                        [&](const PowerFacts& power) { return power.id == id.toStdString(); });
        const auto card = static_cast<Power>(found - powers.begin());
        if (found != powers.end() && deck_.cards().contains(card)) {
            cards.push_back(card);
            continue;
        }
        const QString name = words_intrigue_king(QStringLiteral("power:") + id, -1);
        unknown << (name.isEmpty() ? id : name);
    }
    return cards;
}

void DeckPanel::takeFirst() {
    QStringList ids;
    for (const char* id : kFirstDeck) ids << QLatin1String(id);
    QStringList unknown;
    deck_.clear();
    deck_.fill(idsToCards(ids, unknown));
    say({}, false);
    showDeck();
    Voice::of(*this).say(size());
}

// As a whole or not at all.
void DeckPanel::take(const QString& name, const QStringList& ids) {
    QStringList unknown;
    const std::vector<Power> cards = idsToCards(ids, unknown);
    Deck tried = deck_;
    const bool fits = unknown.isEmpty() && tried.pick(cards);
    if (!unknown.isEmpty())
        say(filled(filled(deckWord("unfit"), "{name}", name), "{cards}", unknown.join(QStringLiteral(", "))), true);
    else if (!fits || tried.missing() > 0)
        say(filled(filled(deckWord("wrong-size", static_cast<int>(cards.size())), "{name}", name), "{wanted}",
                   QString::number(deck_.wanted())),
            true);
    if (!fits || tried.missing() > 0) return;
    deck_ = tried;
    say({}, false);
    showDeck();
    Voice::of(*this).say(size());
}

void DeckPanel::tell() {
    if (!isAsked(model_) || deck_.missing() > 0) return;
    std::vector<Action> moves;
    for (const Action action : model_.decision()->legal)
        if (deck_.picked().contains(static_cast<Power>(action.a))) moves.push_back(action);
    done_->setEnabled(false);
    model_.chooseInRow(moves);
}

void DeckPanel::say(const QString& words, bool bad) {
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, theme().colour(bad ? Role::Bad : Role::Ink));
    message_->setPalette(ink);
    message_->setText(words);
    if (!words.isEmpty()) Voice::of(*this).say(words);
}

// Only the bar stays; the page under it is there with all that it tells.
void DeckPanel::lookAtTable(bool look) {
    for (QWidget* each : std::initializer_list<QWidget*>{title_, how_, message_, scroll_}) each->setVisible(!look);
    look_->setText(deckWord(look ? "back" : "look"));
    setFocusRoom(*this, !look);
    if (look)
        setMask(bar_->geometry().adjusted(-kMargin, -kGap, kMargin, kMargin));
    else
        clearMask();
}

void DeckPanel::fitGrid() { grid_->fitInto(scroll_->viewport()->size()); }

// Also where a scroll bar comes or goes, and where the words above need more lines.
bool DeckPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == scroll_->viewport() && event->type() == QEvent::Resize) fitGrid();
    return PaperPanel::eventFilter(watched, event);
}

void DeckPanel::resizeEvent(QResizeEvent* event) {
    PaperPanel::resizeEvent(event);
    layout()->activate();
    if (look_->isChecked()) lookAtTable(true);
}

bool DeckPanel::focusNextPrevChild(bool next) {
    QWidget* from = QApplication::focusWidget();
    return from != nullptr && focusNextStop(*from, next);
}

void DeckPanel::changeEvent(QEvent* event) {
    PaperPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (isAsked(model_) && (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)) showDeck();
}

void DeckPanel::paintEvent(QPaintEvent* event) {
    QPainter(this).fillRect(rect(), theme().colour(Role::Table));
    PaperPanel::paintEvent(event);
}

PagePanel deckPanel(const Shown& shown, Theme& theme, QWidget* parent) {
    PagePanel panel;
    panel.place = PagePanel::Place::Whole;
    panel.widget = new DeckPanel(shown.model(), theme, parent);
    return panel;
}

} // namespace elgrande::intrigue_king

#include "moc_deck_panel.cpp"
