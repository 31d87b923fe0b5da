#include "views/cards/action_cards.h"

#include "views/cards/card_view.h"
#include "views/cards/offers.h"
#include "views/cards/power_hand.h"
#include "views/seat_names.h"
#include "views/texts/texts.h"
#include "views/theme/letters.h"
#include "views/theme/told.h"

#include <QEvent>

#include <algorithm>

namespace elgrande {

namespace {

constexpr int kUsualStacks = 5;
constexpr qreal kUneven = 1.15; // the largest words against the smallest
constexpr qreal kReadable = 10; // pixels
constexpr double kWidest = 1.3; // of the height: a card stays a card in a very wide window

QString roman(int number) {
    static const QStringList numerals{QStringLiteral("I"),   QStringLiteral("II"),  QStringLiteral("III"),
                                      QStringLiteral("IV"),  QStringLiteral("V"),   QStringLiteral("VI"),
                                      QStringLiteral("VII"), QStringLiteral("VIII")};
    return numerals.value(number);
}

} // namespace

ActionCards::ActionCards(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme) {
    connect(&model_, &GameModel::gameStarted, this, &ActionCards::startGame);
    connect(&model_, &GameModel::changed, this, &ActionCards::refresh);
    connect(&theme_, &Theme::changed, this, [this] {
        for (CardFace* face : faces_) face->update();
    });
    startGame();
}

void ActionCards::startGame() {
    qDeleteAll(faces_);
    faces_.clear();
    tellName(*this, tr("Action cards"));
    const int stacks = model_.hasGame() ? std::min(model_.catalogue().stacks, kMaxStacks) : 0;
    for (int stack = 0; stack < stacks; ++stack) {
        auto* face = new CardFace(theme_, art_, this);
        faces_.push_back(face);
        face->setVisible(hasCards(stack));
        connect(face, &OfferButton::taken, this, [this, stack] {
            const Card card = cardAt(stack);
            emit cardClicked(card);
            const auto action = offerFor(model_, Operand::Card, static_cast<int>(index(card)));
            if (!action) return;
            for (CardFace* each : faces_) each->setOffer(false, each->content().open, {}); // answered once
            model_.choose(*action);
        });
        connect(face, &OfferButton::pointed, this, [this, face, stack](bool at) {
            emit cardPointed(at && face->isOffered() ? cardAt(stack) : Card::None);
        });
        connect(face, &OfferButton::refused, this, [this, stack](const QString& reason) {
            emit cardClicked(cardAt(stack));
            emit refusedClicked(reason);
        });
    }
    layOut();
    updateGeometry();
    refresh();
}

// Not where an edition has merged it into another one.
bool ActionCards::hasCards(int stack) const {
    const std::vector<CardFacts>& cards = model_.catalogue().cards;
    return std::any_of(cards.begin(), cards.end(), [stack](const CardFacts& card) { return card.stack == stack; });
}

int ActionCards::shownStacks() const {
    return static_cast<int>(
        std::count_if(faces_.begin(), faces_.end(), [](const CardFace* face) { return !face->isHidden(); }));
}

Card ActionCards::cardAt(int stack) const {
    const Observation& seen = model_.observation();
    const Card open = seen.offer[static_cast<std::size_t>(stack)];
    if (open != Card::None) return open;
    for (const SeatSeen& seat : seen.seats)
        if (index(seat.taken) < model_.catalogue().cards.size() &&
            model_.catalogue().cards[index(seat.taken)].stack == stack)
            return seat.taken;
    return Card::None;
}

CardContent ActionCards::contentOf(int stack, Card card) const {
    CardContent content = cardContent(model_, card);
    content.stack = roman(stack);
    const Catalogue& catalogue = model_.catalogue();
    if (!content.open) return content;
    const Seat taker = takerOf(model_.observation(), card);
    if (index(taker) < catalogue.colours.size()) {
        content.takerColour = catalogue.colours[index(taker)];
        content.taker = seatName(model_, taker);
        content.stopped = objectionTo(model_, card).has_value();
    }
    if (!offerFor(model_, Operand::Card, static_cast<int>(index(card))))
        content.note = refusalFor(model_, Refused::Subject::Card, static_cast<int>(index(card)));
    return content;
}

QString ActionCards::stoppedText(Card card) const {
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const auto objection = objectionTo(model_, card);
    return objection ? texts::eventText(model_.catalogue(), *objection, names, false) : QString();
}

QString ActionCards::tipOf(Card card, const CardContent& content) const {
    if (!content.open) return {};
    QString tip = QStringLiteral("<div style='font-size:large'><b>%1</b></div><p style='font-size:large'>%2</p>")
                      .arg(content.title.toHtmlEscaped(), content.text.toHtmlEscaped());
    tip += QStringLiteral("<p>%1</p>").arg(tr("Places %n Caballero(s) from the court.", nullptr, content.caballeros));
    const QString ruling = texts::cardRuling(model_.catalogue(), card);
    if (!ruling.isEmpty()) tip += QStringLiteral("<p><i>%1</i></p>").arg(ruling.toHtmlEscaped());
    if (content.reconstructed)
        tip += QStringLiteral("<p>≈ %1</p>").arg(texts::cardDoubt(model_.catalogue(), card).toHtmlEscaped());
    if (!content.taker.isEmpty())
        tip += QStringLiteral("<p>%1</p>").arg(tr("Taken by %1.").arg(content.taker.toHtmlEscaped()));
    if (content.stopped) tip += QStringLiteral("<p><b>%1</b></p>").arg(stoppedText(card).toHtmlEscaped());
    if (!content.note.isEmpty())
        tip += QStringLiteral("<p style='color:#8a1f17'><b>%1</b></p>").arg(content.note.toHtmlEscaped());
    return tip;
}

// The same for those who hear the card: why not, what it does, and what there is to say about it.
QString ActionCards::toldOf(Card card, const CardContent& content) const {
    if (!content.open) return {};
    QStringList told{content.note, content.stopped ? stoppedText(card) : QString(), content.text,
                     tr("Places %n Caballero(s) from the court.", nullptr, content.caballeros),
                     texts::cardRuling(model_.catalogue(), card)};
    if (content.reconstructed) told << texts::cardDoubt(model_.catalogue(), card);
    told.removeAll(QString());
    return told.join(u' ');
}

void ActionCards::refresh() {
    if (!model_.hasGame()) return;
    const bool asked = asksFor(model_, Operand::Card);
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        const int stack = static_cast<int>(i);
        const Card card = cardAt(stack);
        const CardContent content = contentOf(stack, card);
        const bool offered = content.open && offerFor(model_, Operand::Card, static_cast<int>(index(card)));
        faces_[i]->setContent(content);
        QString why = content.note;
        if (why.isEmpty() && asked && content.open) why = tr("This card is not offered now.");
        faces_[i]->setOffer(offered, content.open, why);
        faces_[i]->setToolTip(tipOf(card, content));
        QStringList name{content.open ? content.title : tr("Stack %1, face down").arg(content.stack)};
        if (content.open) name << tr("Stack %1").arg(content.stack);
        if (!content.taker.isEmpty()) name << tr("Taken by %1.").arg(content.taker);
        tellName(*faces_[i], texts::joined(name));
        tellDescription(*faces_[i], toldOf(card, content));
    }
    if (!testAttribute(Qt::WA_PendingResizeEvent)) levelWords(); // else the size is not known yet
}

// The words of all cards in nearly one size: no larger than a little above the smallest that can be read well.
void ActionCards::levelWords() {
    qreal smallest = CardFace::kLargestWords;
    for (const CardFace* each : faces_)
        if (const qreal own = each->usualWords(); own > 0) smallest = std::min(smallest, own);
    for (CardFace* each : faces_) each->setWordsLimit(std::max(smallest * kUneven, kReadable));
}

void ActionCards::layOut() {
    const int count = shownStacks();
    if (count == 0) return;
    const double widest = height() * kWidest;
    const double each = std::min(static_cast<double>(width()) / count, widest);
    int at = 0;
    for (CardFace* face : faces_) {
        if (face->isHidden()) continue;
        const int left = static_cast<int>(at * each);
        face->setGeometry(left, 0, static_cast<int>(++at * each) - left, height());
    }
    levelWords();
}

QSize ActionCards::sizeHint() const { return {148 * std::max(kUsualStacks, shownStacks()), grownHeight(*this, 170)}; }

// More stacks than the base game has share the room that a small window can give them beside the hand; the lens shows
// the words that are too small then.
QSize ActionCards::minimumSizeHint() const {
    const int count = std::max(kUsualStacks, shownStacks());
    const bool largeHand = model_.hasGame() && model_.catalogue().powers.size() > kUsualPowerHand;
    return {std::min(76, (largeHand ? 504 : 576) / count) * count, grownHeight(*this, 126)};
}

void ActionCards::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void ActionCards::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        levelWords();
    }
    if (event->type() != QEvent::LanguageChange) return;
    tellName(*this, tr("Action cards"));
    refresh();
}

CardFace* ActionCards::firstOffered() const {
    const auto found =
        std::find_if(faces_.begin(), faces_.end(), [](const CardFace* face) { return face->isOffered(); });
    return found == faces_.end() ? nullptr : *found;
}

} // namespace elgrande
