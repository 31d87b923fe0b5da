// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/action_cards.h"

#include "views/cards/card_view.h"
#include "views/cards/offers.h"
#include "views/cards/power_hand.h"
#include "views/cards/power_words.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/text_scale.h"
#include "views/toolkit/room_scroller.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QEvent>

#include <algorithm>

namespace elgrande {

namespace {

constexpr int kUsualStacks = 5;
constexpr qreal kUneven = 1.15;   // the largest words against the smallest
constexpr qreal kSmallTitle = 13; // that gives way to words
constexpr double kWidestInStrip = 260;
constexpr double kWidestCard = 1.3;  // of the height: a card stays a card in a very wide window
constexpr double kWidestLying = 2.6; // in several rows
constexpr int kMostCardRows = 3;
constexpr double kCardMargin = 0.045; // of a row's height, or of a card's width
constexpr double kWords = 100;        // what they are worth, and beside cards with effects, where few have room
constexpr double kLeastCell = 68;     // pixels of width, in which words can be read
constexpr double kFewWords = 12;      //
constexpr double kFilled = 0.75;      // of the room for words, since lines end between words
constexpr double kCardsShare = 0.19;  // of the window: the cards grow with it
constexpr double kLeastCardsShare = 0.155;
constexpr int kSmallWindow = 1100;
constexpr int kMostAtLeast = 430;

QString roman(int number) {
    static const QStringList numerals{QStringLiteral("I"),   QStringLiteral("II"),  QStringLiteral("III"),
                                      QStringLiteral("IV"),  QStringLiteral("V"),   QStringLiteral("VI"),
                                      QStringLiteral("VII"), QStringLiteral("VIII")};
    return numerals.value(number);
}

} // namespace

ActionCards::ActionCards(const Shown& shown, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , model_(shown.model())
    , theme_(theme) {
    connect(&model_, &GameModel::gameStarted, this, &ActionCards::startGame);
    connect(&model_, &GameModel::changed, this, &ActionCards::refresh);
    connect(&shown_, &Shown::changed, this, &ActionCards::refresh);
    connect(&theme_, &Theme::changed, this, [this] {
        for (CardFace* face : faces_) face->update();
    });
    startGame();
    auto& words = Translated::of(this);
    words.name(this, QT_TR_NOOP("Action cards"));
    words.also([this] {
        allWords_ = {};
        refresh();
    });
}

void ActionCards::startGame() {
    qDeleteAll(faces_);
    faces_.clear();
    allWords_ = {};
    refresh();
    updateGeometry();
}

void ActionCards::setCount(std::size_t count) {
    if (count == faces_.size()) return;
    for (; faces_.size() > count; faces_.pop_back()) { // the click on it may not be over
        faces_.back()->hide();
        faces_.back()->deleteLater();
    }
    while (faces_.size() < count) addFace();
    updateGeometry();
}

void ActionCards::addFace() {
    const int which = static_cast<int>(faces_.size());
    auto* face = new CardFace(theme_, art_, this);
    faces_.push_back(face);
    face->show();
    emit faceAdded(face);
    connect(face, &OfferButton::taken, this, [this, which] { take(which); });
    connect(face, &OfferButton::pointed, this,
            [this, face, which](bool at) { emit cardPointed(at && face->isOffered() ? cardAt(which) : Card::None); });
    connect(face, &OfferButton::refused, this, [this, which](const QString& reason) {
        emit cardClicked(cardAt(which));
        emit refusedClicked(reason);
    });
}

void ActionCards::take(int which) {
    emit cardClicked(cardAt(which));
    const auto at = static_cast<std::size_t>(which);
    const auto action = at < open_.size() ? actionOf(open_[at]) : std::nullopt;
    if (!action) return;
    for (CardFace* each : faces_) each->setOffer(false, each->content().open, {}); // answered once
    model_.choose(*action);
}

Card ActionCards::cardAt(int which) const {
    const auto at = static_cast<std::size_t>(which);
    return at < open_.size() ? open_[at].card : Card::None;
}

void ActionCards::setAdvised(const std::vector<Card>& cards) {
    advised_ = cards;
    for (std::size_t i = 0; i < faces_.size() && i < open_.size(); ++i) frame(*faces_[i], open_[i].card);
}

void ActionCards::frame(CardFace& face, Card card) const {
    face.setAdvised(card != Card::None && std::count(advised_.begin(), advised_.end(), card) > 0);
}

// Taking it or using it; the only card before a seat is the one that its special action is of.
std::optional<Action> ActionCards::actionOf(const OpenCard& open) const {
    if (shown_.isAgain()) return std::nullopt; // long past
    if (const auto offer = offerFor(model_, Operand::Card, static_cast<int>(index(open.card)))) return offer;
    if (open.stack >= 0 || open.seat == Seat::None || !model_.decision() || model_.decision()->seat != open.seat)
        return std::nullopt;
    const auto sameSeat = [&open](const OpenCard& each) { return each.seat == open.seat; };
    const std::vector<Action>& legal = model_.decision()->legal;
    const Action special = act(ActionKind::Special);
    const bool offered = std::find(legal.begin(), legal.end(), special) != legal.end();
    return offered && std::count_if(open_.begin(), open_.end(), sameSeat) == 1 ? std::optional(special) : std::nullopt;
}

CardContent ActionCards::contentOf(const OpenCard& open) const {
    CardContent content = cardContent(model_, open.card);
    const Catalogue& catalogue = model_.catalogue();
    if (open.stack >= 0) content.stack = roman(open.stack);
    if (open.instead) {
        content.owed = false; // nobody has to choose it
        content.stack = tr("or", "in the corner of a card that may be used instead of another");
    }
    if (!content.open) return content;
    if (open.caballeros >= 0) { // another card's, so that only the special action can be in doubt
        content.caballeros = open.caballeros;
        content.reconstructed = catalogue.cards[index(open.card)].basis == Basis::Reconstructed;
    }
    if (index(open.seat) < catalogue.colours.size()) {
        content.takerColour = catalogue.colours[index(open.seat)];
        content.taker = seatName(model_, open.seat);
        content.stopped = objectionTo(model_, open.card, shown_.turns().round).has_value();
        content.toCome = !open.turnIsOver;
        const Power played = shown_.turns().played[index(open.seat)];
        if (open.stack < 0 && index(played) < catalogue.powers.size()) {
            const QString name = texts::powerName(catalogue, played);
            content.power = catalogue.powers[index(played)].value > 0 ? name : name.left(1);
        }
    }
    if (!actionOf(open)) content.note = refusalFor(model_, Refused::Subject::Card, static_cast<int>(index(open.card)));
    return content;
}

QString ActionCards::holderText(const OpenCard& open, const CardContent& content) const {
    if (content.taker.isEmpty()) return {};
    if (open.stack >= 0) return tr("Taken by %1.").arg(content.taker);
    return content.power.isEmpty()
               ? tr("In front of %1.", "a card").arg(content.taker)
               : tr("In front of %1, who played card %2.", "a card").arg(content.taker, content.power);
}

QString ActionCards::stoppedText(Card card) const {
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const auto objection = objectionTo(model_, card, shown_.turns().round);
    return objection ? texts::eventText(model_.catalogue(), *objection, names, false) : QString();
}

QString ActionCards::tipOf(const OpenCard& open, const CardContent& content) const {
    if (!content.open) return {};
    QString tip = QStringLiteral("<div style='font-size:large'><b>%1</b></div><p style='font-size:large'>%2</p>")
                      .arg(content.title.toHtmlEscaped(), content.text.toHtmlEscaped());
    tip += QStringLiteral("<p>%1</p>")
               .arg(tr("Place up to %n Caballero(s) from your court.", nullptr, content.caballeros));
    if (content.owed) tip += QStringLiteral("<p>%1</p>").arg(owedText(model_, open.card));
    const QString ruling = texts::cardRuling(model_.catalogue(), open.card);
    if (!ruling.isEmpty()) tip += QStringLiteral("<p><i>%1</i></p>").arg(ruling.toHtmlEscaped());
    if (content.reconstructed)
        tip += QStringLiteral("<p>≈ %1</p>").arg(texts::cardDoubt(model_.catalogue(), open.card).toHtmlEscaped());
    if (const QString holder = holderText(open, content); !holder.isEmpty())
        tip += QStringLiteral("<p>%1</p>").arg(holder.toHtmlEscaped());
    if (content.stopped) tip += QStringLiteral("<p><b>%1</b></p>").arg(stoppedText(open.card).toHtmlEscaped());
    if (!content.note.isEmpty())
        tip += QStringLiteral("<p style='color:%1'><b>%2</b></p>")
                   .arg(theme_.colour(Role::Accent).name(), content.note.toHtmlEscaped());
    return tip;
}

// The same for those who hear the card: why not, what it does, and what there is to say about it.
QString ActionCards::toldOf(const OpenCard& open, const CardContent& content) const {
    if (!content.open) return {};
    QStringList told{content.note,
                     content.stopped ? stoppedText(open.card) : QString(),
                     content.text,
                     tr("Place up to %n Caballero(s) from your court.", nullptr, content.caballeros),
                     content.owed ? owedText(model_, open.card) : QString(),
                     texts::cardRuling(model_.catalogue(), open.card)};
    if (content.reconstructed) told << texts::cardDoubt(model_.catalogue(), open.card);
    told.removeAll(QString());
    return told.join(u' ');
}

void ActionCards::refresh() {
    open_ = openCardsOf(shown_);
    setCount(open_.size());
    for (std::size_t i = 0; i < faces_.size(); ++i) showFace(i);
    if (!testAttribute(Qt::WA_PendingResizeEvent)) layOut(); // else the size is not known yet
}

void ActionCards::showFace(std::size_t which) {
    const OpenCard& open = open_[which];
    const CardContent content = contentOf(open);
    CardFace* face = faces_[which];
    face->setContent(content);
    QString why = content.note;
    if (why.isEmpty() && content.open && asksFor(model_, Operand::Card))
        why = tr("This card is not available at the moment.");
    face->setOffer(content.open && actionOf(open).has_value(), content.open, why);
    frame(*face, open.card);
    face->setToolTip(tipOf(open, content));
    QStringList name{content.open ? content.title : tr("Stack %1, face down").arg(content.stack)};
    if (content.open && open.stack >= 0) name << tr("Stack %1").arg(content.stack);
    if (const QString holder = holderText(open, content); !holder.isEmpty()) name << holder;
    tellName(*face, texts::joined(name));
    tellDescription(*face, toldOf(open, content));
}

// The words of all cards in nearly one size: no larger than a little above the smallest.
void ActionCards::levelWords() {
    qreal smallest = height();
    for (const CardFace* each : faces_)
        if (const qreal own = each->usualWords(); own > 0) smallest = std::min(smallest, own);
    for (CardFace* each : faces_) each->setWordsLimit(std::max(smallest * kUneven, kLeastTitle));
}

const ActionCards::Words& ActionCards::allWords() const {
    if (!allWords_.titles.isEmpty() || !model_.hasGame()) return allWords_;
    const Catalogue& catalogue = model_.catalogue();
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
        allWords_.titles << texts::cardTitle(catalogue, static_cast<Card>(i));
        allWords_.briefs.push_back(static_cast<int>(texts::cardBrief(catalogue, static_cast<Card>(i)).size()));
    }
    allWords_.titles.removeDuplicates();
    return allWords_;
}

// By what may lie there, so that another round has its cards in the same rows.
ActionCards::Plan ActionCards::planOf(int rows) const {
    Plan plan;
    plan.columns = (room() + rows - 1) / rows;
    const double high = static_cast<double>(height()) / rows;
    const double widest = isStrip() ? kWidestInStrip : high * (rows == 1 ? kWidestCard : kWidestLying);
    plan.cell = QSizeF(std::min(static_cast<double>(width()) / plan.columns, std::max(widest, 1.0)), high);
    plan.margin = std::clamp(std::min(high, plan.cell.width()) * kCardMargin, 3.0, 7.0);
    const QSizeF card = plan.cell - QSizeF(2 * plan.margin, 2 * plan.margin);
    const TitleFit title = titleFit(allWords().titles, card, textScaleOf(*this));
    CardContent usual;
    usual.stack = QStringLiteral("VII");
    usual.caballeros = 4;
    usual.owed = true;
    const QRectF picture = partsOf(usual, QRectF(QPointF(), card), title, kLeastTitle, textScaleOf(*this)).picture;
    const double pictured = std::min(picture.height(), picture.width() / 1.5);
    const auto shareOf = [](auto some, auto all) {
        return static_cast<double>(some) / std::max(1.0, static_cast<double>(all));
    };
    const std::vector<int>& briefs = allWords().briefs;
    const double letters = roomForWords(card, title) * kFilled;
    const auto read = std::count_if(briefs.begin(), briefs.end(), [letters](int each) { return each <= letters; });
    const double words = powersHaveEffects(model_.catalogue()) ? kFewWords : kWords;
    plan.worth = 200 * shareOf(title.whole, allWords().titles.size()) + words * shareOf(read, briefs.size()) +
                 title.pixels + 0.15 * pictured - rows;
    if (plan.cell.width() < kLeastCell) plan.worth -= words;
    return plan;
}

// In as many rows as it takes to read the titles.
void ActionCards::layOut() {
    const int count = static_cast<int>(faces_.size());
    if (count == 0) return;
    Plan best = planOf(1);
    for (int rows = 2; rows <= (isStrip() ? 1 : kMostCardRows); ++rows)
        if (const Plan tried = planOf(rows); tried.worth > best.worth) best = tried;
    // A row that is empty so far is room for the words of the others.
    const int used = (count + best.columns - 1) / best.columns;
    best.cell.setHeight(static_cast<double>(height()) / used);
    QStringList titles;
    for (int i = 0; i < count; ++i) {
        CardFace* face = faces_[static_cast<std::size_t>(i)];
        const int row = i / best.columns;
        const QPointF at(i % best.columns * best.cell.width(), row * best.cell.height());
        const QPoint corner = (at + QPointF(best.cell.width(), best.cell.height())).toPoint();
        face->setMargin(best.margin);
        face->setGeometry(QRect(at.toPoint(), corner - QPoint(1, 1)));
        if (face->content().open) titles << face->content().title;
    }
    levelTitles(titles, best.cell - QSizeF(2 * best.margin + 1, 2 * best.margin + 1));
    levelWords();
}

// As large as they can be; they give way to words that would not be seen otherwise.
void ActionCards::levelTitles(const QStringList& titles, QSizeF card) {
    const auto worded = [this](const TitleFit& title) {
        for (CardFace* face : faces_) face->setTitle(title);
        return std::count_if(faces_.begin(), faces_.end(), [](const CardFace* face) { return face->usualWords() > 0; });
    };
    TitleFit best = titleFit(titles, card, textScaleOf(*this));
    auto most = worded(best);
    for (const qreal pixels : {kSmallTitle, kLeastTitle}) {
        if (most == titles.size() || best.pixels <= pixels) continue;
        const TitleFit tried = titleFit(titles, card, textScaleOf(*this), pixels);
        const auto now = worded(tried);
        if (now > most) best = tried;
        most = std::max(most, now);
    }
    for (CardFace* face : faces_) face->setTitle(best);
}

bool ActionCards::isStrip() const { return model_.hasGame() && lieInStrip(model_.catalogue()); }

// Where cards come and go during a round, each keeps its size while there is room for one before each seat and for
// those that may be used instead.
int ActionCards::room() const {
    const int count = static_cast<int>(faces_.size());
    const auto inStack = [](const OpenCard& open) { return open.stack >= 0; };
    const int stacks = static_cast<int>(std::count_if(open_.begin(), open_.end(), inStack));
    const auto isPlayed = [](const OpenCard& open) { return open.seat != Seat::None; };
    if (isStrip() && std::none_of(open_.begin(), open_.end(), isPlayed)) return count; // while power cards are chosen
    if (stacks == 0) return std::max(count, model_.catalogue().players + 1);
    return stacks == count ? count : std::max(count, stacks + model_.catalogue().players + (isStrip() ? 1 : 2));
}

QSize ActionCards::sizeHint() const {
    const int usual = std::max(170, static_cast<int>(heightToShare(*this) * kCardsShare));
    return {148 * std::max(kUsualStacks, room()), grownHeight(*this, isStrip() ? CardFace::kLow : usual)};
}

// More stacks than the base game has share the room that a small window can give them beside the hand, in several rows.
QSize ActionCards::minimumSizeHint() const {
    if (isStrip()) return {CardFace::kLow * room(), grownHeight(*this, CardFace::kLow)};
    const bool largeHand = model_.hasGame() && model_.catalogue().powers.size() > kUsualPowerHand;
    const bool small = window()->width() < kSmallWindow;
    const int count = std::max(kUsualStacks, room());
    const int rows = largeHand ? 3 : count > kUsualStacks ? 2 : 1;
    const int each = largeHand ? (small ? 90 : 105) : rows == 2 ? 90 : window()->width() < kNarrowWindow ? 60 : 76;
    const int high = std::max(126, static_cast<int>(heightToShare(*this) * kLeastCardsShare));
    return {std::min(each * ((count + rows - 1) / rows), kMostAtLeast), grownHeight(*this, high)};
}

void ActionCards::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void ActionCards::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        layOut();
    }
}

CardFace* ActionCards::firstOffered() const {
    const auto found =
        std::find_if(faces_.begin(), faces_.end(), [](const CardFace* face) { return face->isOffered(); });
    return found == faces_.end() ? nullptr : *found;
}

} // namespace elgrande

#include "moc_action_cards.cpp"
