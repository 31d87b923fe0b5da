// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/power_hand.h"

#include "model/observe/outlook.h"

#include "views/cards/offers.h"
#include "views/cards/power_words.h"
#include "views/contributions/expansion_ui.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/texts/sentences.h"
#include "views/texts/texts.h"
#include "views/theme/text_scale.h"
#include "views/toolkit/room_scroller.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr double kShape = 92.0 / 60.0; // height of a card by its width
constexpr double kWidestHand = 96;
constexpr double kWidestShare = 0.42; // of the height, in large windows
constexpr double kHighest = 1.9;      // height by width of cards with words
constexpr double kWidestWorded = 180;
constexpr double kWidestWordedShape = 1.5; // width by height, where that is more
constexpr double kHandMargin = 0.045;      // of a cell's shorter side
constexpr double kLeastPictured = 10;      // height of a picture that can be made out
constexpr int kWordedHeight = 170;         // of the hand
constexpr double kHandShare = 0.19;        // of the window: the cards grow with it
constexpr int kTwoRows = 160;              // of the hand, in which both can be read
constexpr double kLeastHandShare = 0.2;    // of the window
constexpr int kMostRows = 4;
constexpr int kLeastLarge = 490; // the most that a hand wants at least
constexpr int kSmallWindowOfHand = 1200;
constexpr int kMargin = 14; // around the button for a covered hand
constexpr int kCoverGap = 4;

} // namespace

PowerHand::PowerHand(const Shown& shown, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , covered_(new QLabel(this))
    , turn_(new QPushButton(this)) {
    turn_->setObjectName(QStringLiteral("turn-hand"));
    turn_->setAutoDefault(true); // Enter presses it
    connect(turn_, &QPushButton::clicked, &model_, &GameModel::turnHand);
    connect(&model_, &GameModel::gameStarted, this, &PowerHand::startGame);
    connect(&model_, &GameModel::changed, this, &PowerHand::refresh);
    connect(&shown_, &Shown::changed, this, &PowerHand::refresh);
    connect(&theme_, &Theme::changed, this, [this] {
        for (const auto& [power, face] : faces_) face->update();
    });
    startGame();
    auto& words = Translated::of(this);
    words.name(this, QT_TR_NOOP("Power cards"));
    words.also([this] { refresh(); });
}

void PowerHand::startGame() {
    for (const auto& [power, face] : faces_) delete face;
    faces_.clear();
    emit hintChanged({}); // of a card of the game before
    hasEffects_ = model_.hasGame() && powersHaveEffects(model_.catalogue());
    updateGeometry();
    refresh();
}

PowerFace* PowerHand::face(Power power) const {
    const auto found = faces_.find(power);
    return found == faces_.end() ? nullptr : found->second;
}

void PowerHand::addFace(Power power) {
    auto* face = new PowerFace(theme_, art_, this);
    faces_[power] = face;
    face->show();
    emit faceAdded(face);
    connect(face, &OfferButton::taken, this, [this, power] {
        const auto action = offerFor(model_, Operand::Power, static_cast<int>(index(power)));
        if (!action) return;
        for (const auto& [other, shown] : faces_) shown->setOffer(false, false, {}); // answered once
        model_.choose(*action);
    });
    connect(face, &OfferButton::refused, this, &PowerHand::refusedClicked);
    connect(face, &OfferButton::pointed, this,
            [this, power](bool at) { emit hintChanged(at ? outlookOf(power) : QString()); });
}

// Only while a power card is being chosen for the round, and not at a table without aids.
QString PowerHand::outlookOf(Power power) const {
    const Observation& seen = model_.observation();
    const auto offer = offerFor(model_, Operand::Power, static_cast<int>(index(power)));
    if (!model_.hasAids() || !offer || offer->kind != ActionKind::Power || index(seen.viewer) >= seen.seats.size())
        return {};
    const PowerOutlook outlook = outlookFor(model_.catalogue(), seen, power);
    QStringList parts{broughtToCourt(outlook.caballeros)};
    if (const int left = outlook.caballeros - outlook.missing; outlook.missing > 0)
        parts << (left == 0 ? tr("your provinces are empty") : tr("only %n left in your provinces", nullptr, left));
    for (const ExpansionUi* ui : uisFor(model_.catalogue()))
        if (ui->powerOutlook)
            return texts::powerName(model_.catalogue(), power) + QStringLiteral(": ") +
                   (parts + ui->powerOutlook(model_.catalogue(), seen, power)).join(QStringLiteral(" · "));
    parts << (outlook.earliest == outlook.latest
                  ? tr("turn position %1").arg(outlook.earliest)
                  : tr("turn position %1 to %2").arg(outlook.earliest).arg(outlook.latest));
    if (model_.catalogue().stacks > 0)
        parts << (outlook.cardsAtLeast == outlook.cardsAtMost
                      ? tr("%n action card(s) to choose from", nullptr, outlook.cardsAtMost)
                      : tr("%1 to %2 action cards to choose from").arg(outlook.cardsAtLeast).arg(outlook.cardsAtMost));
    return tr("Power card %1").arg(texts::powerName(model_.catalogue(), power)) + QStringLiteral(": ") +
           parts.join(QStringLiteral(" · "));
}

Seat PowerHand::playedBy(Power power) const {
    const std::vector<Power>& played = shown_.turns().played;
    for (std::size_t i = 0; i < played.size(); ++i)
        if (played[i] == power && seatAt(static_cast<int>(i)) != model_.observation().viewer)
            return seatAt(static_cast<int>(i));
    return Seat::None;
}

Power PowerHand::ownPlayed() const {
    const std::vector<Power>& played = shown_.turns().played;
    const std::size_t viewer = index(model_.observation().viewer);
    return viewer < played.size() ? played[viewer] : Power::None;
}

bool PowerHand::isAsked() const {
    return shown_.round() == model_.observation().round && asksFor(model_, Operand::Power);
}

bool PowerHand::isOffered(Power power) const {
    return isAsked() && offerFor(model_, Operand::Power, static_cast<int>(index(power)));
}

void PowerHand::refresh() {
    const Observation& seen = model_.observation();
    if (!model_.decision() || model_.decision()->kind != "power")
        emit hintChanged({}); // the pointer may still be there
    PowerSet mine;
    if (model_.hasGame() && index(seen.viewer) < seen.seats.size()) {
        const SeatSeen& seat = seen.seats[index(seen.viewer)];
        mine = powersHaveEffects(model_.catalogue()) ? seat.hand : seat.hand | seat.used;
        if (const Power played = ownPlayed(); played != Power::None) mine.insert(played);
        for (std::size_t i = 0; i < model_.catalogue().powers.size(); ++i) // choosing a hand from more
            if (isOffered(static_cast<Power>(i))) mine.insert(static_cast<Power>(i));
    }
    for (auto each = faces_.begin(); each != faces_.end();) {
        const bool stays = mine.contains(each->first);
        if (!stays) each->second->deleteLater();
        if (!stays) each->second->hide();
        each = stays ? std::next(each) : faces_.erase(each);
    }
    const std::size_t before = faces_.size();
    for (Power power : mine)
        if (faces_.count(power) == 0) addFace(power);
    if (faces_.size() != before) updateGeometry();
    for (const auto& [power, face] : faces_) showFace(power, face);
    showCover();
    layOut();
}

// A question about the cards keeps them open; while nobody is asked there is nobody to look.
void PowerHand::showCover() {
    using Hand = TableOffers::Hand;
    const Hand hand = model_.hasGame() ? model_.hand() : Hand::Open;
    const Observation& seen = model_.observation();
    const bool covered = hand == Hand::Covered && index(seen.viewer) < seen.seats.size();
    if (covered) covered_->setText(tr("%n face-down power card(s)", nullptr, seen.seats[index(seen.viewer)].handSize));
    covered_->setVisible(covered);
    turn_->setText(covered ? tr("Show my power cards") : tr("Hide my power cards"));
    turn_->setVisible(hand != Hand::Open && model_.decision() && !asksFor(model_, Operand::Power));
}

Card PowerHand::effectOf(const QWidget* widget) const {
    for (const auto& [power, face] : faces_)
        if (face == widget) return model_.catalogue().powers[index(power)].card;
    return Card::None;
}

// Another card has taken its place; otherwise empty.
QString PowerHand::whyNotItsAction(Power power) const {
    const SeatSeen& seat = model_.observation().seats[index(model_.observation().viewer)];
    const Card own = model_.catalogue().powers[index(power)].card;
    if (own == Card::None || seat.taken == Card::None || seat.taken == own ||
        std::count(seat.before.begin(), seat.before.end(), own) > 0)
        return {};
    return tr("Your special action is that of “%1”, not this one.")
        .arg(texts::cardTitle(model_.catalogue(), seat.taken));
}

void PowerHand::showFace(Power power, PowerFace* face) {
    const Observation& seen = model_.observation();
    const SeatSeen& seat = seen.seats[index(seen.viewer)];
    const std::vector<std::string>& colours = model_.catalogue().colours;
    const bool offered = isOffered(power);
    const bool asked = isAsked();
    QString why = refusalFor(model_, Refused::Subject::Power, static_cast<int>(index(power)));
    const Seat other = playedBy(power);
    const bool played = ownPlayed() == power;
    const bool inHand = seat.hand.contains(power);
    const bool used = !inHand && !played && seat.used.contains(power); // else it may be chosen for the hand
    const Refused byOther{Refused::Subject::Power, static_cast<std::uint8_t>(index(power)), Refusal::ValueBlocked};
    const std::vector<Refused> refused = model_.decision() ? model_.decision()->refused : std::vector<Refused>{};
    const bool blocked = other != Seat::None && std::find(refused.begin(), refused.end(), byOther) != refused.end();
    face->setCard(powerContent(model_, power, seen.viewer));
    face->setState(played ? PowerFace::State::Played
                   : used ? PowerFace::State::Used
                          : PowerFace::State::InHand,
                   blocked ? colours[index(other)] : std::string());
    QStringList more;
    if (played) more << tr("Played this round.");
    if (used) more << tr("Already used.");
    if (blocked) more << tr("Played by %1 this round.").arg(seatName(model_, other));
    if (why.isEmpty() && asked && !offered) why = tr("This card is not available at the moment.");
    if (played && why.isEmpty()) why = whyNotItsAction(power);
    if (played && !why.isEmpty()) more << why;
    if (!offered && asked && !blocked) more << why; // the line before says the same, and by whom
    face->setOffer(offered, asked && offered, why);
    frame(*face, power);
    face->setToolTip((powerWords(model_, power) + more).join(u'\n'));
    const QStringList heard = powerWordsHeard(model_, power) + more;
    tellName(*face, QString(heard.first()).replace(QStringLiteral(" · "), QStringLiteral(", ")));
    tellDescription(*face, texts::sentences(heard.mid(1)));
}

std::vector<Power> PowerHand::byValue() const {
    std::vector<Power> powers;
    for (const auto& [power, face] : faces_) powers.push_back(power);
    std::stable_sort(powers.begin(), powers.end(), [this](Power one, Power other) {
        return model_.catalogue().powers[index(one)].value < model_.catalogue().powers[index(other)].value;
    });
    return powers;
}

void PowerHand::setAdvised(const std::vector<Power>& powers) {
    advised_ = powers;
    for (const auto& [power, face] : faces_) frame(*face, power);
}

void PowerHand::frame(PowerFace& face, Power power) const {
    face.setAdvised(std::count(advised_.begin(), advised_.end(), power) > 0);
}

PowerFace* PowerHand::firstOffered() const {
    PowerFace* highest = nullptr;
    for (Power power : byValue())
        if (PowerFace* shown = faces_.at(power); shown->isOffered()) highest = shown;
    return highest;
}

void PowerHand::layOut() {
    const bool turns = turn_->isVisibleTo(this);
    const QSize button = turn_->sizeHint();
    const int below = height() - button.height();
    if (turns) turn_->setGeometry({QPoint(kMargin / 2, below), button});
    const QSize words = covered_->sizeHint();
    const bool beside = button.width() + kMargin + words.width() <= width() - kMargin;
    const int left = beside ? turn_->geometry().right() + kMargin : kMargin / 2;
    const int high = beside ? button.height() : words.height();
    covered_->setGeometry(left, beside ? below : below - high - kCoverGap, words.width(), high);
    layOutFaces(turns || covered_->isVisibleTo(this) ? covered_->y() - kCoverGap : height());
}

QStringList PowerHand::titles() const {
    QStringList all;
    for (const auto& [power, face] : faces_) all << face->content().title;
    all.removeAll(QString());
    return all;
}

double PowerHand::readOn(QSizeF card, const TitleFit& title) const {
    const QRectF box(QPointF(), card);
    const auto read = std::count_if(faces_.begin(), faces_.end(), [&](const auto& each) {
        return !effectParts(each.second->content(), box, title, textScaleOf(*this)).said.isEmpty();
    });
    return static_cast<double>(read) / std::max(1.0, static_cast<double>(faces_.size()));
}

// As large as they can be, or as small as they may be where that lets more words be read.
TitleFit PowerHand::titleOn(QSizeF card) const {
    const TitleFit large = effectTitleFit(titles(), card, textScaleOf(*this));
    const TitleFit small = effectTitleFit(titles(), card, textScaleOf(*this), kLeastTitle);
    return small.whole >= large.whole && readOn(card, small) > readOn(card, large) ? small : large;
}

// Cards that only have a value are of one shape; those with words are as high as there is room for, and neither much
// lower nor much higher than wide.
PowerHand::Plan PowerHand::planOf(int rows, int height) const {
    Plan plan;
    plan.columns = (static_cast<int>(faces_.size()) + rows - 1) / rows;
    const QSizeF cell(static_cast<double>(width()) / plan.columns, static_cast<double>(height) / rows);
    if (!hasEffects_) {
        const double widest = std::max(kWidestHand, height * kWidestShare);
        const double wide =
            std::min({cell.width() - 2 * plan.margin, (cell.height() - 2 * plan.margin) / kShape, widest});
        plan.card = QSizeF(wide, wide * kShape);
        plan.worth = wide;
        return plan;
    }
    plan.margin = std::clamp(std::min(cell.width(), cell.height()) * kHandMargin, 3.0, 7.0);
    const QSizeF room = cell - QSizeF(2 * plan.margin, 2 * plan.margin);
    const double wide = std::min(room.width(), std::max(kWidestWorded, room.height() * kWidestWordedShape));
    plan.card = QSizeF(wide, std::min(room.height(), wide * kHighest));
    const QStringList all = titles();
    const TitleFit title = titleOn(plan.card);
    PowerContent usual;
    usual.title = all.value(0);
    usual.owed = true;
    const QRectF picture = effectParts(usual, QRectF(QPointF(), plan.card), title, textScaleOf(*this)).picture;
    const double pictured = std::min(picture.height(), picture.width() / 1.5);
    const double whole = title.whole / std::max(1.0, static_cast<double>(all.size()));
    plan.worth = 100 * whole + 60 * readOn(plan.card, title) + title.pixels + pictured * 0.3;
    if (pictured < kLeastPictured) plan.worth -= 100;
    return plan;
}

void PowerHand::plan(int height) {
    Planned asked{{width(), height}, textScaleOf(*this), {}};
    for (const auto& [power, face] : faces_) asked.cards.push_back(face->content());
    if (asked == planned_) return;
    planned_ = std::move(asked);
    plan_ = planOf(1, height);
    for (int rows = 2; rows <= kMostRows; ++rows)
        if (const Plan tried = planOf(rows, height); tried.worth > plan_.worth) plan_ = tried;
    title_ = hasEffects_ ? titleOn(plan_.card - QSizeF(1, 1)) : TitleFit(); // faces begin and end at whole pixels
}

void PowerHand::layOutFaces(int height) {
    const int count = static_cast<int>(faces_.size());
    if (count == 0) return;
    plan(height);
    const Plan& best = plan_;
    const QSizeF all = best.card + QSizeF(2 * best.margin, 2 * best.margin);
    const double stepX = std::min(static_cast<double>(width()) / best.columns, all.width() + 10);
    const double stepY = all.height();
    const double top = std::max(0.0, (height - stepY * std::ceil(static_cast<double>(count) / best.columns)) / 2);
    int place = 0;
    PowerFace* before = nullptr;
    for (Power power : byValue()) {
        PowerFace* shown = faces_[power];
        const double left = place % best.columns * stepX + (stepX - all.width()) / 2;
        shown->setMargin(best.margin);
        shown->setTitle(title_);
        const int row = place / best.columns;
        const QRectF box(left, top + row * stepY, all.width(), stepY);
        shown->setGeometry(QRect(box.topLeft().toPoint(), box.bottomRight().toPoint() - QPoint(1, 1)));
        if (before != nullptr) setTabOrder(before, shown);
        before = shown;
        ++place;
    }
}

QSize PowerHand::sizeHint() const {
    const int worded = std::max(kWordedHeight, static_cast<int>(heightToShare(*this) * kHandShare));
    return {620, hasEffects_ ? grownHeight(*this, worded) : 116};
}

QSize PowerHand::minimumSizeHint() const {
    const bool narrow = window()->width() < kNarrowWindow;
    const int count = static_cast<int>(faces_.size());
    const int each = window()->width() < kSmallWindowOfHand ? 66 : 70; // of cards with words in two rows
    const int wide = hasEffects_                       ? std::clamp((count + 1) / 2 * each, 340, kLeastLarge)
                     : faces_.size() > kUsualPowerHand ? 400
                     : narrow                          ? 170
                                                       : 250;
    const int worded = std::clamp(static_cast<int>(heightToShare(*this) * kLeastHandShare), 126, kTwoRows);
    return {wide, grownHeight(*this, hasEffects_ ? worded : 84)};
}

void PowerHand::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void PowerHand::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    updateGeometry();
    layOut();
}

} // namespace elgrande

#include "moc_power_hand.cpp"
