// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deck_grid.h"

#include "deck_words.h"

#include "model/game_model/game_model.h"
#include "views/cards/power_words.h"
#include "views/texts/sentences.h"
#include "views/texts/texts.h"
#include "views/theme/text_scale.h"
#include "views/toolkit/told.h"

#include <algorithm>
#include <cmath>

namespace elgrande::intrigue_king {

namespace {

// Of a card with the glow around it; smaller ones could not be read.
constexpr double kLeastWidth = 122;
constexpr double kLeastHeight = 118;
constexpr double kWidest = 230;
constexpr double kHighest = 1.25; // height by width
constexpr double kStep = 4;
constexpr double kGlow = 14; // of the width and the height

QString line(const QString& text, const char* pattern) { return QLatin1String(pattern).arg(text.toHtmlEscaped()); }

} // namespace

DeckGrid::DeckGrid(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme) {
    connect(&theme, &Theme::changed, this, [this] {
        for (const auto& [card, face] : faces_) face->update();
    });
}

PowerFace* DeckGrid::face(Power card) const {
    const auto found = faces_.find(card);
    return found == faces_.end() ? nullptr : found->second;
}

PowerFace* DeckGrid::first() const {
    const std::vector<Power> cards = byValue();
    return cards.empty() ? nullptr : faces_.at(cards.front());
}

PowerFace* DeckGrid::addFace(Power card) {
    auto* face = new PowerFace(theme_, art_, this);
    face->setCheckable(true);
    face->setQuiet(true);
    connect(face, &OfferButton::taken, this, [this, card] { emit turned(card); });
    connect(face, &OfferButton::refused, this, &DeckGrid::refused);
    connect(face, &OfferButton::pointed, this, [this, face](bool at) {
        if (at && face->hasFocus()) emit pointed(face);
    });
    face->show();
    return faces_[card] = face;
}

QWidget* DeckGrid::showDeck(const Deck& deck, Seat seat) {
    for (auto each = faces_.begin(); each != faces_.end();) {
        const bool stays = deck.cards().contains(each->first);
        if (!stays) delete each->second;
        each = stays ? std::next(each) : faces_.erase(each);
    }
    for (const Power card : deck.cards()) {
        PowerFace* face = this->face(card);
        if (face == nullptr) face = addFace(card);
        const bool chosen = deck.hand().contains(card);
        face->setCard(powerContent(model_, card, seat));
        face->setState(chosen ? PowerFace::State::Chosen : PowerFace::State::InHand, {});
        face->setChecked(chosen);
        describe(card, *face, deck);
    }
    QWidget* before = this;
    for (const Power card : byValue()) {
        setTabOrder(before, faces_.at(card));
        before = faces_.at(card);
    }
    return before;
}

void DeckGrid::describe(Power card, PowerFace& face, const Deck& deck) const {
    const QString why = deck.isHeld(card) ? deckWord("held") : deckWord("full", deck.wanted());
    face.setOffer(deck.mayTurn(card), true, why);
    const QStringList words = powerWords(model_, card);
    const QString ruling = texts::cardRuling(model_.catalogue(), model_.catalogue().powers[index(card)].card);
    tellName(face, QString(words[0]).replace(QStringLiteral(" · "), QStringLiteral(", ")));
    tellDescription(face, texts::sentences(powerWordsHeard(model_, card).mid(1) << ruling));
    QString tip = line(words[0], "<div style='font-size:large'><b>%1</b></div>") + line(words[1], "<p>%1</p>") +
                  line(words.value(2), "<p style='font-size:large'>%1</p>");
    if (!ruling.isEmpty()) tip += line(ruling, "<p><i>%1</i></p>");
    for (const QString& mark : words.mid(3)) tip += line(mark, "<p>%1</p>");
    face.setToolTip(tip);
}

std::vector<Power> DeckGrid::byValue() const {
    std::vector<Power> cards;
    for (const auto& [card, face] : faces_) cards.push_back(card);
    const auto valueOf = [this](Power card) { return model_.catalogue().powers[index(card)].value; };
    std::stable_sort(cards.begin(), cards.end(), [&](Power one, Power other) { return valueOf(one) < valueOf(other); });
    return cards;
}

// The least height of a card of that width at which the words of all can be read.
double DeckGrid::readableHeight(double wide) const {
    const double textScale = std::max(1.0, textScaleOf(*this));
    const auto isRead = [&](const auto& face, double high) {
        return isEffectWorded(face->content(), QSizeF(wide, high) - QSizeF(kGlow, kGlow), textScale);
    };
    double high = kLeastHeight * textScale;
    for (const auto& [card, face] : faces_)
        while (high < wide * kHighest && !isRead(face, high)) high += kStep;
    return high;
}

void DeckGrid::fitInto(QSize room) {
    const int count = static_cast<int>(faces_.size());
    if (count == 0) return;
    const double textScale = std::max(1.0, textScaleOf(*this));
    const int most = std::clamp(static_cast<int>(room.width() / (kLeastWidth * textScale)), 1, count);
    const auto widthOf = [&](int columns) {
        return std::min(static_cast<double>(room.width()) / columns, kWidest * textScale);
    };
    int columns = most; // where not all of it can be seen at once
    double best = 0;
    for (int tried = 1; tried <= most; ++tried) {
        const double high = room.height() / std::ceil(static_cast<double>(count) / tried);
        const double side = std::min(widthOf(tried), high);
        if (side <= best || high < readableHeight(widthOf(tried))) continue;
        best = side;
        columns = tried;
    }
    const int rows = (count + columns - 1) / columns;
    const double wide = widthOf(columns);
    const double least = readableHeight(wide);
    const double high = std::clamp(static_cast<double>(room.height()) / rows, least, std::max(least, wide * kHighest));
    const double left = (room.width() - wide * columns) / 2;
    const double top = std::max(0.0, (room.height() - high * rows) / 2);
    int place = 0;
    for (const Power card : byValue()) {
        const auto corner = [&](int column, int row) {
            return QPoint(static_cast<int>(left + column * wide), static_cast<int>(top + row * high));
        };
        const int column = place % columns;
        const int row = place / columns;
        faces_.at(card)->setGeometry(QRect(corner(column, row), corner(column + 1, row + 1) - QPoint(1, 1)));
        ++place;
    }
    resize(room.width(), std::max(room.height(), static_cast<int>(std::ceil(high * rows))));
}

} // namespace elgrande::intrigue_king

#include "moc_deck_grid.cpp"
