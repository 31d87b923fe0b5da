// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rulebook does not say in its own words but takes from the catalogue: cards, numbers, rulings.
#include "views/rulebook/rule_book.h"

#include "views/texts/texts.h"
#include "views/theme/art.h"

#include <algorithm>
#include <set>

namespace elgrande {
namespace {

constexpr std::size_t kPowersInRow = 13;

QString tableCell(const QString& text, bool heading = false) {
    return QStringLiteral("<td align=\"center\">%1</td>")
        .arg(heading ? QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()) : text.toHtmlEscaped());
}

QString wideTable(const QString& rows) {
    return QStringLiteral("<table cellpadding=\"4\" cellspacing=\"0\" border=\"1\" style=\"border-collapse: collapse; "
                          "margin-top: 8px; margin-bottom: 8px\">"
                          "%1</table>")
        .arg(rows);
}

} // namespace

QString RuleBook::cardHtml(const CardFacts& facts, Card card) const {
    QString html = QStringLiteral("<img src=\"art:%1?52\" style=\"float: right\"><p>%2</p>")
                       .arg(artOf(facts.source, QStringLiteral("cards/") + QString::fromStdString(facts.picture)),
                            texts::cardText(*catalogue_, card).toHtmlEscaped());
    if (const QString remark = texts::cardRuling(*catalogue_, card); !remark.isEmpty())
        html += QStringLiteral("<p><i>%1</i></p>").arg(remark.toHtmlEscaped());
    QString small = tr("%n card(s)", nullptr, facts.copies);
    small += QStringLiteral(" · ") + tr("place up to %n Caballero(s)", nullptr, facts.caballeros);
    html += QStringLiteral("<p><small>%1</small></p>").arg(small);
    if (facts.basis == Basis::Reconstructed || facts.caballerosBasis == Basis::Reconstructed)
        html += QStringLiteral("<p><small>≈ %1</small></p>").arg(texts::cardDoubt(*catalogue_, card).toHtmlEscaped());
    return html;
}

// Each card once, whatever the number of its copies; every card is a paragraph that can be pointed at.
void RuleBook::addCards(int stack, const std::string& source) {
    std::set<std::string> told;
    for (std::size_t i = 0; i < catalogue_->cards.size(); ++i) {
        const CardFacts& facts = catalogue_->cards[i];
        if (facts.stack != stack || facts.source != source || !told.insert(facts.id).second) continue;
        const Card card = static_cast<Card>(i);
        pages_.back().paragraphs.push_back({texts::cardParagraph(*catalogue_, card),
                                            texts::cardTitle(*catalogue_, card),
                                            3,
                                            cardHtml(facts, card),
                                            {}});
    }
}

QString RuleBook::powersHtml() const {
    QString rows;
    for (std::size_t first = 0; first < catalogue_->powers.size(); first += kPowersInRow) {
        QString values = tableCell(tr("Value"), true);
        QString caballeros = tableCell(tr("Caballeros"), true);
        for (std::size_t i = first; i < std::min(first + kPowersInRow, catalogue_->powers.size()); ++i) {
            values += tableCell(texts::powerName(*catalogue_, static_cast<Power>(i)), true);
            caballeros += tableCell(QString::number(catalogue_->powers[i].caballeros));
        }
        rows += QStringLiteral("<tr>%1</tr><tr>%2</tr>").arg(values, caballeros);
    }
    return wideTable(rows);
}

QString RuleBook::regionsHtml() const {
    QString rows =
        QStringLiteral("<tr>%1%2%3</tr>")
            .arg(tableCell(tr("Location"), true), tableCell(tr("Points"), true), tableCell(tr("Adjacent to"), true));
    for (std::size_t i = 0; i < catalogue_->areas.size(); ++i) {
        const AreaFacts& facts = catalogue_->areas[i];
        if (!facts.shown) continue;
        QStringList neighbours;
        for (const Area area : facts.neighbours) neighbours << texts::areaName(*catalogue_, area);
        const bool scored = facts.values != std::array<int, 3>{};
        const QString values =
            scored ? QStringLiteral("%1 / %2 / %3").arg(facts.values[0]).arg(facts.values[1]).arg(facts.values[2])
                   : QStringLiteral("–");
        rows += QStringLiteral("<tr>%1%2%3</tr>")
                    .arg(tableCell(texts::areaName(*catalogue_, areaAt(static_cast<int>(i))), true), tableCell(values),
                         tableCell(neighbours.isEmpty() ? QStringLiteral("–") : neighbours.join(QStringLiteral(", "))));
    }
    return wideTable(rows);
}

QString RuleBook::orderHtml() const {
    QStringList names;
    for (const Area area : catalogue_->scoringOrder) names << texts::areaName(*catalogue_, area).toHtmlEscaped();
    return QStringLiteral("<p>%1</p>").arg(names.join(QStringLiteral(" → ")));
}

void RuleBook::addOptions() {
    for (const OptionFacts& option : catalogue_->options) {
        if (option.idle) continue;
        const QString chosen = texts::optionValue(option, QString::fromStdString(option.chosen));
        const QString html =
            QStringLiteral("<p>%1</p><p><b>%2</b></p>")
                .arg(texts::optionText(option).toHtmlEscaped(), tr("In this game: %1").arg(chosen).toHtmlEscaped());
        pages_.back().paragraphs.push_back(
            {QStringLiteral("option-") + QString::fromStdString(option.id), texts::optionTitle(option), 3, html, {}});
    }
}

} // namespace elgrande
