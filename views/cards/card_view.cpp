// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/card_view.h"

#include "model/game_model/game_model.h"
#include "views/cards/offers.h"
#include "views/cards/power_words.h"
#include "views/game/seat_names.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"
#include "views/theme/text_scale.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr QSize kFace(280, 262);     // at the usual text size
constexpr qreal kSmallestText = 0.7; // times that
constexpr qreal kStep = 0.1;

QString line(const QString& text, const char* pattern) {
    return QString::fromLatin1(pattern).arg(text.toHtmlEscaped());
}

} // namespace

CardContent cardContent(const GameModel& model, Card card) {
    CardContent content;
    const Catalogue& catalogue = model.catalogue();
    if (index(card) >= catalogue.cards.size()) return content;
    const CardFacts& facts = catalogue.cards[index(card)];
    content.open = true;
    content.title = texts::cardTitle(catalogue, card);
    content.text = texts::cardText(catalogue, card);
    content.brief = texts::cardBrief(catalogue, card);
    content.picture = artOf(facts.source, QStringLiteral("cards/") + QString::fromStdString(facts.picture));
    content.caballeros = facts.caballeros;
    content.owed = facts.owed && neverUsedText(model, card).isEmpty();
    content.reconstructed = facts.basis == Basis::Reconstructed || facts.caballerosBasis == Basis::Reconstructed;
    return content;
}

CardView::CardView(GameModel& model, Theme& theme, QWidget* window)
    : PaperPanel(theme, window)
    , model_(model)
    , face_(new CardFace(theme, art_, this))
    , notes_(new QLabel(this)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    rows->addWidget(face_);
    rows->addWidget(notes_);
    notes_->setWordWrap(true);
    notes_->setTextFormat(Qt::RichText);
    hide();
}

void CardView::setCard(Card card, const QString& why) {
    card_ = card;
    CardContent content = cardContent(model_, card);
    content.brief.clear(); // all of the text
    static const QRegularExpression kNumber(QStringLiteral("(?<=\\d) (?=\\p{L})"));
    content.text.replace(kNumber, QChar(QChar::Nbsp)); // stays on the line of what is counted
    const Catalogue& catalogue = model_.catalogue();
    for (std::size_t i = 0; i < catalogue.powers.size(); ++i)
        if (const QString value = texts::powerName(catalogue, static_cast<Power>(i));
            catalogue.powers[i].card == card && value != content.title)
            content.stack = value;
    face_->setContent(content);
    notes_->setText(notesOf(content, why));
    takeRoom();
    resize(bestSize());
}

// As large as the text, as long as all of it can be seen in the window.
void CardView::takeRoom() {
    const QSize room = parentWidget()->size() - QSize(2 * kMargin, 2 * kMargin);
    for (qreal times = std::max(1.0, textScaleOf(*this)); times >= kSmallestText; times -= kStep) {
        face_->setFixedSize(kFace * times);
        notes_->setFixedWidth(face_->width());
        const QSize wanted = bestSize();
        if (wanted.width() <= room.width() && wanted.height() <= room.height()) return;
    }
}

// The card is what a power card does, and brings its Caballeros to the court.
bool CardView::isOfPower(Card card) const {
    const std::vector<PowerFacts>& powers = model_.catalogue().powers;
    return std::any_of(powers.begin(), powers.end(), [card](const PowerFacts& each) { return each.card == card; });
}

QString CardView::notesOf(const CardContent& content, const QString& why) const {
    QString html;
    if (isOfPower(card_)) // another card says how many are placed
        html += line(broughtToCourt(content.caballeros), "<p>%1</p>");
    else if (content.caballeros > 0)
        html += line(tr("Place up to %n Caballero(s) from your court.", nullptr, content.caballeros), "<p>%1</p>");
    for (const QString& told : {owedText(model_, card_), neverUsedText(model_, card_)})
        if (!told.isEmpty()) html += line(told, "<p>%1</p>");
    if (const QString ruling = texts::cardRuling(model_.catalogue(), card_); !ruling.isEmpty())
        html += line(ruling, "<p><i>%1</i></p>");
    if (content.reconstructed)
        html += line(QStringLiteral("≈ ") + texts::cardDoubt(model_.catalogue(), card_), "<p>%1</p>");
    if (const Seat taker = takerOf(model_.observation(), card_); taker != Seat::None)
        html += line(tr("Taken by %1.").arg(seatName(model_, taker)), "<p><b>%1</b></p>");
    if (!why.isEmpty())
        html += QStringLiteral("<p style=\"color:%1\"><b>%2</b></p>")
                    .arg(theme().colour(Role::Bad).name(), why.toHtmlEscaped());
    return html + line(tr("F1: look it up in the rulebook"), "<p><small>%1</small></p>");
}

QString CardView::text() const {
    return face_->content().title + u'\n' + face_->content().text + u'\n' +
           QTextDocumentFragment::fromHtml(notes_->text()).toPlainText();
}

QSize CardView::bestSize() const {
    const int wide = face_->width() + 2 * kMargin;
    return {wide, layout()->totalHeightForWidth(wide)};
}

} // namespace elgrande

#include "moc_card_view.cpp"
