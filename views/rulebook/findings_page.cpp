// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/rulebook/findings_page.h"

#include "views/texts/region.h"
#include "views/texts/texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace elgrande {
namespace {

constexpr int kFewest = 2; // players
constexpr int kUsual = 4;  // for the cards
constexpr int kMost = 5;

QJsonObject findingsFor(int players) {
    QFile file(QStringLiteral(":/elgrande/findings/%1.json").arg(players));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

struct Figure {
    double value = 0;
    double half = 0;
    int count = 0;
};

Figure figureOf(const QJsonValue& json) { return {json[0].toDouble(), json[1].toDouble(), json[2].toInt()}; }

// It may as well be nothing, or the opposite.
bool isDoubtful(const Figure& figure) { return figure.half >= std::abs(figure.value); }

// Of all bars that are to be compared.
struct Axis {
    double low = 0;
    double high = 0;
    void include(const Figure& figure) {
        low = std::min(low, figure.value - figure.half);
        high = std::max(high, figure.value + figure.half);
    }
};

QString cell(const QString& html, const char* align = "right") {
    return QStringLiteral("<td align=\"%1\" valign=\"middle\">%2</td>").arg(QLatin1String(align), html);
}
QString head(const QString& text, const char* align = "right") {
    return cell(QStringLiteral("<small><b>%1</b></small>").arg(text.toHtmlEscaped()), align);
}
QString row(const QString& cells) { return QStringLiteral("<tr>%1</tr>").arg(cells); }
QString table(const QString& rows) {
    return QStringLiteral("<table cellpadding=\"3\" cellspacing=\"0\" style=\"margin-top: 8px; margin-bottom: 4px\">"
                          "%1</table>")
        .arg(rows);
}

QString number(double value, bool signedToo) {
    constexpr double kShown = 0.05; // what is less is written as 0, which has no sign
    const QString digits = texts::numbers().toString(std::abs(value), 'f', 1);
    if (value <= -kShown) return QStringLiteral("−") + digits;
    return signedToo && value >= kShown ? QStringLiteral("+") + digits : digits;
}
QString withInterval(const Figure& figure, bool signedToo) {
    return QStringLiteral("%1&nbsp;<small>±&nbsp;%2</small>")
        .arg(number(figure.value, signedToo), number(figure.half, false));
}
QString bar(const Figure& figure, const Axis& axis) {
    return QStringLiteral("<img src=\"bar:%1/%2/%3/%4\">")
        .arg(QString::number(figure.value), QString::number(figure.half), QString::number(axis.low),
             QString::number(axis.high));
}
QString barAndNumber(const Figure& figure, const Axis& axis, bool signedToo) {
    return cell(bar(figure, axis), "left") + cell(withInterval(figure, signedToo));
}

Card cardCalled(const Catalogue& catalogue, const std::string& id) {
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i)
        if (catalogue.cards[i].id == id) return static_cast<Card>(i);
    return Card::None;
}

} // namespace

QString FindingsPage::html(const QString& subject, const Catalogue& catalogue) {
    if (subject == QLatin1String("cards")) return cardsHtml(catalogue);
    if (subject == QLatin1String("turn-order")) return turnOrderHtml();
    if (subject == QLatin1String("castillo")) return castilloHtml();
    return {};
}

std::optional<ChartSpan> FindingsPage::spanOf(const QString& path) {
    const QStringList numbers = path.split(u'/');
    if (numbers.size() != 4) return {};
    std::array<double, 4> values{};
    for (int i = 0; i < 4; ++i) {
        bool good = false;
        values[static_cast<std::size_t>(i)] = numbers[i].toDouble(&good);
        if (!good) return {};
    }
    if (values[2] >= values[3]) return {};
    return ChartSpan{values[0], values[1], values[2], values[3]};
}

QString FindingsPage::cardsHtml(const Catalogue& catalogue) {
    struct Line {
        Card card;
        int stack;
        Figure all;
        QJsonArray thirds;
    };
    std::vector<Line> lines;
    Axis axis;
    const QJsonArray cards = findingsFor(kUsual)["cards"].toArray();
    for (const QJsonValue each : cards) {
        const Card card = cardCalled(catalogue, each["id"].toString().toStdString());
        if (card == Card::None) continue;
        lines.push_back({card, each["stack"].toInt(), figureOf(each["all"]), each["by_third"].toArray()});
        axis.include(lines.back().all);
    }
    std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) {
        return a.stack != b.stack ? a.stack < b.stack : a.all.value > b.all.value;
    });
    QString rows = row(head(tr("Card"), "left") + head(tr("Points above the average card"), "left") + head({}) +
                       head(tr("Rounds 1–3")) + head(tr("4–6")) + head(tr("7–9")));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (i == 0 || lines[i - 1].stack != line.stack)
            rows += row(cell(QStringLiteral("<b>%1</b>").arg(tr("Stack %1").arg(line.stack)), "left"));
        QString cells = cell(QStringLiteral("<a href=\"rule:%1\">%2</a>")
                                 .arg(texts::cardParagraph(catalogue, line.card),
                                      texts::cardTitle(catalogue, line.card).toHtmlEscaped()),
                             "left") +
                        barAndNumber(line.all, axis, true);
        for (const QJsonValue third : line.thirds)
            cells += cell(figureOf(third).count == 0 ? QStringLiteral("–") : withInterval(figureOf(third), true));
        rows += row(cells);
    }
    return table(rows) + measured({kUsual});
}

QString FindingsPage::turnOrderHtml() {
    Axis points;
    Axis caballeros;
    for (int players = kFewest; players <= kMost; ++players) {
        const QJsonObject order = findingsFor(players)["turn_order"].toObject();
        points.include(figureOf(order["place_earlier"]));
        const Figure exchange = figureOf(order["place_in_caballeros"]);
        if (!isDoubtful(exchange)) caballeros.include(exchange);
    }
    QString rows = row(head(tr("Players"), "left") + head(tr("Acting one position earlier, in points"), "left") +
                       head({}) + head(tr("The same, in Caballeros"), "left") + head({}));
    QList<int> all;
    for (int players = kFewest; players <= kMost; ++players) {
        const QJsonObject order = findingsFor(players)["turn_order"].toObject();
        const Figure exchange = figureOf(order["place_in_caballeros"]);
        rows +=
            row(cell(QString::number(players), "left") + barAndNumber(figureOf(order["place_earlier"]), points, true) +
                (isDoubtful(exchange) ? cell(tr("too uncertain"), "left") : barAndNumber(exchange, caballeros, true)));
        all << players;
    }
    return table(rows) + measured(all);
}

QString FindingsPage::castilloHtml() {
    const std::pair<QString, QString> kinds[] = {{"points", tr("Points from Castillo scorings")},
                                                 {"in", tr("Caballeros put in")},
                                                 {"disk", tr("Points where the disk sent them")}};
    QString html;
    QList<int> all;
    for (int players = kFewest; players <= kMost; ++players) all << players;
    for (const auto& [key, title] : kinds) {
        Axis axis;
        for (const int players : all) axis.include(figureOf(findingsFor(players)["castillo"][key]["winners"]));
        //: Heads of columns; “Winners” and “Others” are players of the games that were counted
        QString rows = row(head(tr("Players"), "left") + head(tr("Winners"), "left") + head({}) +
                           head(tr("Others"), "left") + head({}));
        for (const int players : all) {
            const QJsonValue figures = findingsFor(players)["castillo"][key];
            rows +=
                row(cell(QString::number(players), "left") + barAndNumber(figureOf(figures["winners"]), axis, false) +
                    barAndNumber(figureOf(figures["others"]), axis, false));
        }
        html += QStringLiteral("<p><b>%1</b></p>").arg(title.toHtmlEscaped()) + table(rows);
    }
    return html + measured(all);
}

QString FindingsPage::measured(const QList<int>& players) {
    QString html;
    for (const int each : players) {
        const QJsonObject findings = findingsFor(each);
        html += QStringLiteral("<p><small>%1<br><code>%2</code></small></p>")
                    .arg(tr("Players: %1. Games: %2.").arg(each).arg(findings["games"].toInt()).toHtmlEscaped(),
                         findings["command"].toString().toHtmlEscaped());
    }
    return html;
}

} // namespace elgrande
