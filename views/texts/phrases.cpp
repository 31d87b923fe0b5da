// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/phrases.h"

#include "views/texts/words.h"

#include <algorithm>

namespace elgrande::texts {
namespace {

const QString kNothing = QStringLiteral("–");

} // namespace

QString fill(const QString& pattern, const std::function<QString(QStringView name)>& value) {
    QString filled;
    qsizetype from = 0;
    for (;;) {
        const qsizetype open = pattern.indexOf(u'{', from);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(u'}', open);
        if (close < 0) return filled + pattern.mid(from);
        filled += pattern.mid(from, open - from) + value(QStringView(pattern).mid(open + 1, close - open - 1));
        from = close + 1;
    }
}

struct Phrases::Part {
    const char* name;
    QString (*text)(const Phrases& say, const Spoken& of);
};

const Phrases::Part* Phrases::parts() {
    static constexpr Part kParts[] = {
        {"seat", [](const Phrases& say, const Spoken& of) { return say.seat(of.seat); }},
        {"other", [](const Phrases& say, const Spoken& of) { return say.seat(of.other); }},
        {"holder", [](const Phrases& say, const Spoken& of) { return say.seat(of.holder); }},
        // one piece where nobody counts
        {"pieces",
         [](const Phrases& say, const Spoken& of) { return say.pieces(of, QStringLiteral("pieces-of:seat")); }},
        {"whose", [](const Phrases& say, const Spoken& of) { return say.pieces(of, QStringLiteral("pieces-of:own")); }},
        {"place", [](const Phrases& say, const Spoken& of) { return say.place(of.to); }},
        {"in", [](const Phrases& say, const Spoken& of) { return say.placed(QStringLiteral("in"), of.to); }},
        {"to", [](const Phrases& say, const Spoken& of) { return say.placed(QStringLiteral("to"), of.to); }},
        {"from",
         [](const Phrases& say, const Spoken& of) { return say.placed(QStringLiteral("from"), say.startOf(of)); }},
        {"card", [](const Phrases& say, const Spoken& of) { return say.card(of.card); }},
        {"power",
         [](const Phrases& say, const Spoken& of) { return of.powers.isEmpty() ? say.power(of.power) : of.powers; }},
        {"token", [](const Phrases& say, const Spoken& of) { return say.token(of.token); }},
        {"round",
         [](const Phrases& say, const Spoken& of) { return roundNumber(say.catalogue_.roundsPlayed, of.number); }},
        {"number", [](const Phrases&, const Spoken& of) { return QString::number(of.number); }},
        {"foreign", [](const Phrases&, const Spoken& of) { return QString::number(of.foreign); }},
        {"reason",
         [](const Phrases& say, const Spoken& of) { return reasonText(say.catalogue_, of.reason, of.rank, of.tied); }},
        {"owner", [](const Phrases& say, const Spoken& of) { return say.owner(of.owner); }},
        {"rank", [](const Phrases& say, const Spoken& of) { return idleRankText(say.catalogue_, of.rank, of.tied); }},
        {"more",
         [](const Phrases& say, const Spoken& of) {
             return of.more ? u' ' + word(say.catalogue_, QStringLiteral("more")) : QString();
         }},
        {"next", [](const Phrases&, const Spoken& of) { return of.next; }},
        {nullptr, nullptr},
    };
    return kParts;
}

QString Phrases::say(const QString& pattern, const Spoken& spoken) const {
    return fill(pattern, [&](QStringView name) -> QString {
        for (const Part* part = parts(); part->name != nullptr; ++part)
            if (name == QLatin1String(part->name)) return part->text(*this, spoken);
        return {};
    });
}

QString Phrases::linked(const QString& target, const QString& text) const {
    if (!rich_) return text;
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, text.toHtmlEscaped());
}

QString Phrases::seat(Seat seat) const {
    QString name = seat == Seat::None || !names_ ? kNothing : names_(seat);
    if (name.isEmpty())
        name = colourName(QString::fromStdString(catalogue_.colourOf(ownerOf(seat)))); // nobody sits there
    if (!rich_) return name;
    return QStringLiteral("<span class=\"seat-%1\">%2</span>").arg(index(seat)).arg(name.toHtmlEscaped());
}

QString Phrases::owner(Owner owner) const {
    if (seatOf(owner) != Seat::None) return seat(seatOf(owner));
    const QString name = colourName(QString::fromStdString(catalogue_.colourOf(owner)));
    return rich_ ? name.toHtmlEscaped() : name;
}

QString Phrases::place(Area area) const {
    if (index(area) >= catalogue_.areas.size()) return kNothing;
    return linked(QStringLiteral("area:%1").arg(index(area)), areaName(catalogue_, area));
}

// What somebody carries from one place to another is said once, of the other one.
Area Phrases::startOf(const Spoken& of) const {
    const auto& areas = catalogue_.areas;
    if (index(of.from) >= areas.size() || index(of.to) >= areas.size()) return of.from;
    const AreaFacts& start = areas[index(of.from)];
    const AreaFacts& end = areas[index(of.to)];
    if (start.inside == Area::None || end.inside == Area::None || start.inside == end.inside) return of.from;
    const auto part = [](const std::string& id) { return id.substr(id.rfind('.') + 1); };
    return part(start.id) == part(end.id) ? start.inside : of.from;
}

// As the place wants it, or the usual way.
QString Phrases::placed(const QString& preposition, Area area) const {
    if (index(area) >= catalogue_.areas.size()) return kNothing;
    const QString ofPlace = preposition + u':' + QString::fromStdString(catalogue_.areas[index(area)].id);
    const Area region = lyingIn(catalogue_, area, placeOf_);
    QStringList keys{ofPlace, preposition};
    if (region != Area::None) keys.prepend(ofPlace + QStringLiteral(":there"));
    return fill(firstWord(catalogue_, keys), [&](QStringView name) {
        return name == QLatin1String("region") ? placed(preposition, region) : place(area);
    });
}

QString Phrases::card(Card card) const {
    if (index(card) >= catalogue_.cards.size()) return kNothing;
    return linked(QStringLiteral("card:%1").arg(index(card)), cardTitle(catalogue_, card));
}

QString Phrases::power(Power power) const {
    if (index(power) >= catalogue_.powers.size()) return kNothing;
    const QString said =
        word(catalogue_, QStringLiteral("power-said:") + QString::fromStdString(catalogue_.powers[index(power)].id));
    return said.isEmpty() ? powerName(catalogue_, power) : said;
}

QString Phrases::token(Token token) const {
    return index(token) < catalogue_.tokens.size() ? tokenName(catalogue_, token) : kNothing;
}

// Pieces that belong to no player have a colour instead of a name. `own`: what those of the seat that the sentence
// names are called, as it needs no name once more.
QString Phrases::pieces(const Spoken& of, const QString& own) const {
    const int count = std::max(of.number, 1);
    const Seat player = seatOf(of.owner);
    if (player != Seat::None && names_ && !names_(player).isEmpty()) {
        const bool isOwn = player == of.seat && of.namesSeat;
        const QString words = firstWord(catalogue_, {isOwn ? own : QStringLiteral("pieces-of:other")}, count);
        return fill(words, [&](QStringView) { return seat(player); });
    }
    const QString colour = QString::fromStdString(catalogue_.colourOf(of.owner));
    const QString words =
        firstWord(catalogue_, {QStringLiteral("pieces:") + colour, QStringLiteral("pieces:dummy")}, count);
    return rich_ ? words.toHtmlEscaped() : words;
}

} // namespace elgrande::texts
