// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/place_tip.h"

#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/game/third_place.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <vector>

namespace elgrande {

namespace {

struct Tip {
    Q_DECLARE_TR_FUNCTIONS(elgrande::PlaceTip)
};

struct Line {
    Owner owner;
    int count = 0; // Caballeros that count for it, or that stand there where nothing is scored
    int points = 0;
    Standing standing = {};
};

QString symbolOf(const std::string& colour) {
    static const std::map<std::string, QChar> symbols = {
        {"red", QChar(0x25b2)},   {"blue", QChar(0x25a0)},  {"yellow", QChar(0x25cf)},  {"green", QChar(0x25c6)},
        {"brown", QChar(0x271a)}, {"black", QChar(0x2605)}, {"dummy-2", QChar(0x25a1)}, {"dummy-3", QChar(0x25c7)}};
    const auto found = symbols.find(colour);
    return found == symbols.end() ? QString(QChar(0x25cb)) : QString(found->second);
}

// As the place would be scored. Nothing where ranks are not scored.
std::vector<Line> contenders(const Shown& shown, Area area) {
    std::vector<Line> lines;
    for (const Standing& standing : shown.standings(area)) {
        if (standing.seats.empty()) lines.push_back({standing.owner, standing.count, 0, standing});
        for (Seat seat : standing.seats) lines.push_back({ownerOf(seat), standing.count, 0, standing});
    }
    return lines;
}

std::vector<Line> crowd(const Shown& shown, Area area) {
    std::vector<Line> lines;
    for (int i = 0; i < kMaxOwners; ++i)
        if (const int count = shown.caballerosAt(area, static_cast<Owner>(i)); count > 0)
            lines.push_back({static_cast<Owner>(i), count});
    return lines;
}

// Everybody who counts there or would get points there; most Caballeros first.
std::vector<Line> linesOf(const Shown& shown, Area area) {
    std::vector<Line> lines = contenders(shown, area);
    if (lines.empty()) lines = crowd(shown, area);
    for (const AwardLine& award : shown.ifScoredNow(area)) {
        const Owner owner = ownerOf(award.seat);
        auto line = std::find_if(lines.begin(), lines.end(), [owner](const Line& each) { return each.owner == owner; });
        if (line == lines.end()) line = lines.insert(lines.end(), {owner});
        line->points += award.points;
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& one, const Line& other) { return one.count > other.count; });
    return lines;
}

QString scoredBy(const Catalogue& catalogue, const Line& line) {
    const Standing& standing = line.standing;
    const bool tied = standing.tied && standing.points != 0;
    QString rank = standing.idle ? texts::idleRankText(catalogue, standing.rank, standing.tied)
                   : tied        ? texts::reasonText(catalogue, Reason::Rank, standing.rank, true)
                                 : QString();
    if (line.points <= 0) return rank;
    const QString points = Tip::tr("would score %1").arg(line.points);
    return rank.isEmpty() ? points : QStringLiteral("%1 (%2)").arg(points, rank);
}

// Only those that count with so many players.
QString valuesText(const Catalogue& catalogue, const std::array<int, 3>& values) {
    QStringList paid;
    for (std::size_t i = 0; i < values.size() && static_cast<int>(i) < catalogue.ranksScored; ++i)
        paid << QString::number(values[i]);
    return paid.join(QStringLiteral(" / "));
}

QString valuesText(const Shown& shown, Area area) {
    const Catalogue& catalogue = shown.model().catalogue();
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i)
        if (catalogue.tokens[i].isScoreboard() && shown.seen().token[i] == Spot::in(area))
            return texts::termText(catalogue, "scoreboard:note").arg(valuesText(catalogue, catalogue.tokens[i].values));
    const std::array<int, 3>& printed = catalogue.areas[index(area)].values;
    return printed == std::array<int, 3>{} ? QString() : valuesText(catalogue, printed);
}

// What lies there beside scoreboards and King; of several of a kind how many.
QStringList tokensIn(const GameModel& model, const Observation& seen, Area area) {
    std::map<QString, int> counts;
    for (std::size_t i = 0; i < model.catalogue().tokens.size(); ++i) {
        const Token token = static_cast<Token>(i);
        if (token != Token::King && !model.catalogue().tokens[i].isScoreboard() && seen.token[i] == Spot::in(area))
            ++counts[texts::tokenHere(model.catalogue(), token)];
    }
    QStringList lines;
    for (const auto& [name, count] : counts)
        lines << (count == 1 ? name : QStringLiteral("%1 × %2").arg(count).arg(name));
    return lines;
}

// The number is printed; by ear only those are told that count (valuesText).
QString unpaidNote(const Catalogue& catalogue, Area area) {
    return ThirdPlace::isIdle(catalogue, area) ? texts::termText(catalogue, "third-idle") : QString();
}

QStringList notesOf(const Shown& shown, Area area) {
    const GameModel& model = shown.model();
    const Observation& seen = shown.seen();
    QStringList notes;
    if (seen.king == area) notes.append(Tip::tr("The King is here."));
    for (const Closed& closed : seen.closed) {
        if (!closed.areas.contains(area)) continue;
        const bool king = closed.why == Refusal::KingsRegion;
        notes.append(king ? Tip::tr("King's region: nothing in, nothing out.")
                          : texts::refusalText(model.catalogue(), closed.why));
    }
    notes.removeDuplicates();
    notes.append(tokensIn(model, seen, area));
    for (std::size_t i = 0; i < seen.seats.size(); ++i)
        if (shown.grandeOf(seatAt(static_cast<int>(i))) == area)
            notes.append(Tip::tr("Grande of %1").arg(ownerName(model, ownerOf(seatAt(static_cast<int>(i))))));
    for (const Standing& standing : shown.standings(area))
        if (standing.seats.size() > 1) {
            QStringList names;
            for (Seat seat : standing.seats) names << seatName(model, seat);
            notes.append(Tip::tr("%1 count together.").arg(names.join(QStringLiteral(" + "))));
        }
    if (const int idle = shown.idleIn(area); idle > 0)
        notes.append(Tip::tr("%n Caballero(s) here do not count.", nullptr, idle));
    if (area == Area::Castillo && !seen.castilloOpen)
        notes.append(model.aids().seesInto(area) ? Tip::tr("Closed; the numbers show what went in.")
                                                 : Tip::tr("Closed: nobody may look inside."));
    return notes;
}

QString meaningOf(const Shown& shown, Area area) {
    return texts::areaText(shown.model().catalogue(), area,
                           [&](Token token) { return shown.seen().spotOf(token).area(); });
}

} // namespace

QString placeTip(const Shown& shown, const Theme& theme, Area area, const QString& whyNot) {
    const GameModel& model = shown.model();
    QString html = QStringLiteral("<div style='white-space:nowrap'><b style='font-size:large'>%1</b>")
                       .arg(texts::areaName(model.catalogue(), area).toHtmlEscaped());
    const QString values = valuesText(shown, area);
    if (!values.isEmpty()) html += QStringLiteral("&nbsp;&nbsp; %1").arg(values);
    html += QStringLiteral("<table cellspacing='0' cellpadding='2'>");
    for (const Line& line : linesOf(shown, area)) {
        const std::string& colour = model.catalogue().colourOf(line.owner);
        const QString shade = (colour == "yellow" ? theme.pieces(colour).dark : theme.pieces(colour).base).name();
        html += QStringLiteral("<tr><td><span style='color:%1'>%2</span></td><td>%3</td><td "
                               "align='right'><b>%4</b></td><td>%5</td></tr>")
                    .arg(shade, symbolOf(colour), ownerName(model, line.owner).toHtmlEscaped())
                    .arg(line.count)
                    .arg(scoredBy(model.catalogue(), line));
    }
    html += QStringLiteral("</table>");
    QStringList notes{unpaidNote(model.catalogue(), area)};
    notes.removeAll(QString());
    for (const QString& note : notes + notesOf(shown, area))
        html += QStringLiteral("<div>%1</div>").arg(note.toHtmlEscaped());
    html += QStringLiteral("</div>");
    if (const QString meaning = meaningOf(shown, area); !meaning.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(meaning.toHtmlEscaped());
    if (!whyNot.isEmpty()) html += QStringLiteral("<p>%1</p>").arg(whyNot.toHtmlEscaped());
    return html;
}

QString scoreboardTip(const Shown& shown, Token board, const QString& whyNot) {
    const Catalogue& catalogue = shown.model().catalogue();
    const auto text = [&catalogue](const std::array<int, 3>& values) { return valuesText(catalogue, values); };
    const Area area = shown.seen().spotOf(board).area();
    QStringList lines{texts::termText(catalogue, "scoreboard").arg(text(catalogue.tokens[index(board)].values))};
    if (area == Area::None)
        lines << Tip::tr("Not in play until a card places it in a region.");
    else
        lines << Tip::tr("%1 scores with this instead of %2.", "place, printed values")
                     .arg(texts::areaName(catalogue, area), text(catalogue.areas[index(area)].values));
    if (!whyNot.isEmpty()) lines << whyNot;
    return lines.join(u'\n');
}

QString placeSummary(const Shown& shown, Area area, bool offered, const QString& whyNot) {
    const GameModel& model = shown.model();
    QStringList parts{texts::areaName(model.catalogue(), area)};
    const QString values = valuesText(shown, area);
    if (!values.isEmpty()) parts.append(values);
    for (const Line& line : linesOf(shown, area))
        if (line.count > 0) {
            parts.append(QStringLiteral("%1: %2").arg(ownerName(model, line.owner)).arg(line.count));
            if (line.standing.idle) parts.append(scoredBy(model.catalogue(), line));
        }
    QStringList sentences;
    for (const QString& note : notesOf(shown, area)) (note.endsWith(u'.') ? sentences : parts).append(note);
    if (const QString meaning = meaningOf(shown, area); !meaning.isEmpty()) sentences.append(meaning);
    if (offered)
        parts.append(Tip::tr("can be chosen"));
    else if (!whyNot.isEmpty())
        sentences.append(whyNot);
    return texts::joined(parts + sentences);
}

} // namespace elgrande
