#include "views/texts/phrases.h"

#include "views/texts/words.h"

namespace elgrande::texts {
namespace {

const QString kNothing = QStringLiteral("–");

// The pattern that puts a preposition before a place: as the edition has it, as the place has it, the usual one.
QString preposition(const Catalogue& catalogue, const AreaFacts& facts, const QString& which) {
    const QString key = which + QLatin1Char(':') + QString::fromStdString(facts.id);
    if (QString word = baseWord(key + QLatin1Char('@') + QString::fromStdString(catalogue.edition)); !word.isEmpty())
        return word;
    if (QString word = wordOf(QString::fromStdString(facts.source), key); !word.isEmpty()) return word;
    return baseWord(which);
}

} // namespace

QString Phrases::linked(const QString& target, const QString& text) const {
    if (!rich_) return text;
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, text.toHtmlEscaped());
}

QString Phrases::seat(Seat seat) const {
    const QString name = seat == Seat::None || !names_ ? kNothing : names_(seat);
    if (!rich_) return name;
    return QStringLiteral("<span class=\"seat-%1\">%2</span>").arg(index(seat)).arg(name.toHtmlEscaped());
}

QString Phrases::place(Area area) const {
    if (index(area) >= catalogue_.areas.size()) return kNothing;
    return linked(QStringLiteral("area:%1").arg(index(area)), areaName(catalogue_, area));
}

QString Phrases::placed(const QString& which, Area area) const {
    if (index(area) >= catalogue_.areas.size()) return kNothing;
    return fill(preposition(catalogue_, catalogue_.areas[index(area)], which), [&](int) { return place(area); });
}

QString Phrases::card(Card card) const {
    if (index(card) >= catalogue_.cards.size()) return kNothing;
    return linked(QStringLiteral("card:%1").arg(index(card)), cardTitle(catalogue_, card));
}

QString Phrases::power(Power power) const {
    if (index(power) >= catalogue_.powers.size()) return kNothing;
    return QString::number(catalogue_.powers[index(power)].value);
}

QString Phrases::board(Board board) const {
    if (index(board) >= catalogue_.boards.size()) return kNothing;
    return QString::fromStdString(catalogue_.boards[index(board)].id);
}

QString Phrases::pieces(Owner owner, int count) const {
    QString colour = owner == Owner::Black ? QStringLiteral("black") : QStringLiteral("dummy");
    if (index(owner) < catalogue_.colours.size()) colour = QString::fromStdString(catalogue_.colours[index(owner)]);
    const QString words = baseWord(QStringLiteral("pieces:") + colour, count);
    return rich_ ? words.toHtmlEscaped() : words;
}

} // namespace elgrande::texts
