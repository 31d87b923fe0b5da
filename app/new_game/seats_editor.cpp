// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/seats_editor.h"

#include "app/new_game/place_card.h"
#include "app/settings/settings.h"
#include "model/rules/setup.h"
#include "views/theme/art.h"
#include "views/theme/light.h"
#include "views/toolkit/translated.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QPainter>
#include <QRadialGradient>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande {
namespace {

constexpr int kFewest = 2;
constexpr int kGap = 14;
constexpr int kMiddle = 6; // times the text size, between the places at the sides
// Where each place is, of the room that it leaves: clockwise from the one in front.
constexpr std::array<QPointF, kMaxSeats> kPlaces{
    {QPointF(0.5, 1), QPointF(0, 0.62), QPointF(0.07, 0), QPointF(0.93, 0), QPointF(1, 0.62)}};

const QString kKeptElsewhere = QStringLiteral("network"); // in what is remembered

const QColor kTableWood(0x7a, 0x4a, 0x26);
const QColor kWoodLight(0xa3, 0x6b, 0x3a);
const QColor kTableWoodDark(0x3f, 0x24, 0x12);
const QColor kOnWood(0xf6, 0xe7, 0xc4);

} // namespace

SeatsEditor::SeatsEditor(QWidget* parent)
    : QWidget(parent)
    , countLabel_(new QLabel(this))
    , count_(new QSpinBox(this)) {
    adoptLight();
    count_->setRange(kFewest, kMaxSeats);
    countLabel_->setBuddy(count_);
    nameOnGround();
    for (int at = 0; at < kMaxSeats; ++at) {
        auto* card = new PlaceCard(at, theme_, this);
        places_.push_back(card);
        connect(card, &PlaceCard::changed, this, &SeatsEditor::placesChanged);
        connect(card, &PlaceCard::takenChanged, this, &SeatsEditor::placesChanged);
        connect(card, &PlaceCard::colourTaken, this, [this, card](int before) { swapColours(*card, before); });
        connect(card, &PlaceCard::swapWanted, this, [this, at](int with) { swapPlaces(at, with); });
    }
    connect(count_, &QSpinBox::valueChanged, this, &SeatsEditor::setCount);
    auto& words = Translated::of(this);
    words.text(countLabel_, QT_TR_NOOP("&Players:"));
    words.also([this] { lay(); });
    placesChanged();
}

void SeatsEditor::adoptLight() { theme_.setMode(lightOf(palette())); }

void SeatsEditor::setVision(Vision vision) { theme_.setVision(vision); }

std::vector<PlaceCard*> SeatsEditor::taken() const {
    std::vector<PlaceCard*> cards;
    std::copy_if(places_.begin(), places_.end(), std::back_inserter(cards),
                 [](const PlaceCard* card) { return card->isTaken(); });
    return cards;
}

int SeatsEditor::count() const { return static_cast<int>(taken().size()); }

void SeatsEditor::setCount(int players) {
    for (PlaceCard* card : places_)
        if (count() < players) card->setTaken(true);
    for (auto card = places_.rbegin(); card != places_.rend(); ++card)
        if (count() > players) (*card)->setTaken(false);
}

void SeatsEditor::placesChanged() {
    if (places_.size() < static_cast<std::size_t>(kMaxSeats)) return; // still being set up
    const QSignalBlocker quietly(count_);
    count_->setValue(count());
    for (std::size_t at = 0; at < places_.size(); ++at) {
        QStringList others;
        for (std::size_t other = 0; other < places_.size(); ++other)
            others << (other != at && places_[other]->isTaken() ? places_[other]->name() : QString());
        places_[at]->setOthers(others);
        places_[at]->setMayLeave(count() > kFewest);
    }
    emit changed();
}

void SeatsEditor::swapColours(PlaceCard& card, int before) {
    for (PlaceCard* other : places_)
        if (other != &card && other->colour() == card.colour()) other->setColour(before);
    placesChanged();
}

// They take name and colour along.
void SeatsEditor::swapPlaces(int a, int b) {
    PlaceCard& one = *places_[static_cast<std::size_t>(a)];
    PlaceCard& other = *places_[static_cast<std::size_t>(b)];
    const QString name = one.name();
    const QString agent = one.agent();
    const bool elsewhere = one.isElsewhere();
    const int colour = one.colour();
    one.setName(other.name());
    seat(one, {{}, other.agent(), other.isElsewhere()});
    one.setColour(other.colour());
    other.setName(name);
    seat(other, {{}, agent, elsewhere});
    other.setColour(colour);
    placesChanged();
}

// A place has become wider or narrower, with the names in another language.
bool SeatsEditor::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) lay();
    return QWidget::event(event);
}

void SeatsEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) adoptLight();
    if (event->type() == QEvent::FontChange) lay();
    QWidget::changeEvent(event);
}

void SeatsEditor::seat(PlaceCard& card, const SeatChoice& who) {
    if (!who.name.isEmpty()) card.setName(who.name);
    card.setAgent(who.agent);
    card.setElsewhere(who.elsewhere);
}

void SeatsEditor::keepForNetwork() {
    if (isForNetwork()) return;
    for (PlaceCard* card : taken())
        if (!card->agent().isEmpty()) card->setElsewhere(true);
}

void SeatsEditor::offerPrograms(Settings& settings) {
    for (PlaceCard* each : places_) each->offerPrograms(settings);
}

void SeatsEditor::offerNetwork(bool offered) {
    for (PlaceCard* card : places_) card->offerNetwork(offered);
}

bool SeatsEditor::isForNetwork() const {
    const auto cards = taken();
    return std::any_of(cards.begin(), cards.end(), [](const PlaceCard* card) { return card->isElsewhere(); });
}

void SeatsEditor::setSeat(int at, const QString& name, const QString& agent) {
    PlaceCard& card = *taken().at(static_cast<std::size_t>(at));
    if (!name.isEmpty()) card.setName(name);
    card.setAgent(agent);
}

std::vector<SeatChoice> SeatsEditor::seats() const {
    std::vector<SeatChoice> chosen;
    for (const PlaceCard* card : taken()) {
        QString name = card->name();
        const auto isTaken = [&name](const SeatChoice& seat) { return seat.name == name; };
        while (!name.isEmpty() &&
               std::any_of(chosen.begin(), chosen.end(), isTaken)) // the second, as kings are told apart
            name = name.left(Settings::kLongestName - 3) + QStringLiteral(" II");
        chosen.push_back({name, card->agent(), card->isElsewhere()});
    }
    return chosen;
}

std::vector<std::string> SeatsEditor::colours() const {
    std::vector<std::string> chosen;
    for (const PlaceCard* card : taken()) chosen.push_back(knownColours()[static_cast<std::size_t>(card->colour())]);
    return chosen;
}

QVariantList SeatsEditor::remembered() const {
    QVariantList list;
    for (const SeatChoice& seat : seats())
        list << QVariant(seat.elsewhere ? QStringList{QString(), seat.agent, kKeptElsewhere}
                                        : QStringList{seat.name, seat.agent});
    return list;
}

void SeatsEditor::recall(const QVariantList& seats) {
    if (seats.size() < kFewest || seats.size() > kMaxSeats) return;
    setCount(static_cast<int>(seats.size()));
    for (int at = 0; at < seats.size(); ++at)
        if (const QStringList each = seats[at].toStringList(); each.size() >= 2)
            seat(*taken().at(static_cast<std::size_t>(at)), {each[0], each[1], each.value(2) == kKeptElsewhere});
}

void SeatsEditor::setInRows(bool inRows) {
    if (std::exchange(inRows_, inRows) == inRows) return;
    nameOnGround();
    lay();
}

// Light letters on the wood, and those of the window beside it.
void SeatsEditor::nameOnGround() {
    QPalette ink;
    if (!inRows_) ink.setColor(QPalette::WindowText, kOnWood);
    countLabel_->setPalette(ink);
}

int SeatsEditor::roundWidth() const { return 2 * widestPlace() + kMiddle * QFontInfo(font()).pixelSize(); }

int SeatsEditor::widestPlace() const {
    int widest = 0;
    for (const PlaceCard* each : places_) widest = std::max(widest, each->sizeHint().width());
    return widest;
}

int SeatsEditor::perRow(int width) const {
    return std::clamp((width + kGap) / (widestPlace() + kGap), 1, static_cast<int>(places_.size()));
}

int SeatsEditor::heightForWidth(int width) const {
    if (!inRows_ || places_.empty()) return -1;
    const int beside = perRow(width);
    const int rows = (static_cast<int>(places_.size()) + beside - 1) / beside;
    return count_->sizeHint().height() + rows * (places_.front()->sizeHint().height() + kGap);
}

QSize SeatsEditor::minimumSizeHint() const {
    if (places_.empty()) return {};
    const int height = places_.front()->sizeHint().height();
    if (inRows_) return {widestPlace(), height};
    return {roundWidth(), 3 * height + 4 * kGap};
}

QSize SeatsEditor::sizeHint() const { return minimumSizeHint() + QSize(60, 30); }

void SeatsEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    lay();
}

QRectF SeatsEditor::top() const {
    const QSizeF card = places_.front()->sizeHint();
    return QRectF(rect()).adjusted(card.width() * 0.36, card.height() * 0.42, -card.width() * 0.36,
                                   -card.height() * 0.42);
}

void SeatsEditor::lay() {
    if (inRows_)
        layRows();
    else
        layRound();
    updateGeometry();
    update();
}

void SeatsEditor::layRound() {
    for (std::size_t at = 0; at < places_.size(); ++at) {
        const QSize size = places_[at]->sizeHint();
        const QPointF corner(kPlaces[at].x() * (width() - size.width()), kPlaces[at].y() * (height() - size.height()));
        places_[at]->setGeometry(QRect(corner.toPoint(), size));
    }
    const QSize words = countLabel_->sizeHint();
    const QSize field = count_->sizeHint();
    const QPoint middle = top().center().toPoint() + QPoint(0, static_cast<int>(top().height() * 0.14));
    countLabel_->setGeometry(QRect({middle.x() - words.width() / 2, middle.y() - words.height() - 2}, words));
    count_->setGeometry(QRect({middle.x() - field.width() / 2, middle.y() + 2}, field));
}

// Under the number of players, in the order in which they sit.
void SeatsEditor::layRows() {
    const QSize field = count_->sizeHint();
    const int words = countLabel_->sizeHint().width();
    countLabel_->setGeometry(0, 0, words, field.height());
    count_->setGeometry(QRect({words + kGap, 0}, field));
    const int beside = perRow(width());
    const int wide = (width() + kGap) / beside - kGap;
    const int high = places_.front()->sizeHint().height();
    for (int at = 0; at < static_cast<int>(places_.size()); ++at)
        places_[static_cast<std::size_t>(at)]->setGeometry(
            at % beside * (wide + kGap), field.height() + kGap + at / beside * (high + kGap), wide, high);
}

void SeatsEditor::paintEvent(QPaintEvent* /*event*/) {
    if (inRows_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF table = top();
    const qreal rim = table.height() * 0.05;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.colour(Role::Shadow));
    painter.drawEllipse(table.translated(0, rim * 0.6));
    const qreal shade = theme_.isDark() ? 135 : 100; // the light on it, not the wood
    QLinearGradient edge(table.topLeft(), table.bottomLeft());
    edge.setColorAt(0, kWoodLight.darker(static_cast<int>(shade)));
    edge.setColorAt(1, kTableWoodDark);
    painter.setBrush(edge);
    painter.drawEllipse(table);
    QRadialGradient wood(table.center() - QPointF(0, table.height() * 0.2), table.width() * 0.6);
    wood.setColorAt(0, kWoodLight.darker(static_cast<int>(shade * 1.15)));
    wood.setColorAt(1, kTableWood.darker(static_cast<int>(shade * 1.15)));
    painter.setBrush(wood);
    const QRectF inner = table.adjusted(rim, rim, -rim, -rim);
    painter.drawEllipse(inner);
    QColor grain = kTableWoodDark;
    grain.setAlphaF(0.22F);
    painter.setBrush(Qt::NoBrush);
    for (int i = 1; i < 7; ++i) {
        const qreal in = inner.height() * 0.06 * i;
        painter.setPen(QPen(grain, 1.2));
        painter.drawEllipse(inner.adjusted(in * 1.6, in, -in * 1.6, -in));
    }
    painter.setPen(QPen(theme_.colour(theme_.isDark() ? Role::Gold : Role::GoldDeep), 1.6));
    painter.drawEllipse(inner);
    const qreal crest = std::min(inner.height() * 0.3, inner.width() * 0.3);
    const QPointF above = QPointF(inner.center().x(), countLabel_->geometry().top() - crest * 0.6);
    Art().paint(painter, QStringLiteral("pieces/castillo-open"),
                QRectF(above - QPointF(crest, crest) / 2, QSizeF(crest, crest)));
}

} // namespace elgrande

#include "moc_seats_editor.cpp"
