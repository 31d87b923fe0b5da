// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/turning_points.h"

#include "model/game_model/game_model.h"
#include "views/panels/moment_row.h"
#include "views/panels/story_tables.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/told.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kMost = 7;

} // namespace

TurningPoints::TurningPoints(const GameModel& model, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , rows_(new QVBoxLayout(this)) {
    rows_->setSpacing(6);
}

void TurningPoints::refresh() {
    for (QWidget* row : std::exchange(shown_, {})) {
        rows_->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    buttons_.clear();
    while (QLayoutItem* stretch = rows_->takeAt(0)) delete stretch;
    const std::vector<Seat>& winners = model_.observation().winners;
    if (winners.empty()) return;
    const Seat winner = winners.front();
    moments_ = turningPoints(model_.history(), model_.observation().players, winner, kMost);
    auto* head = new QLabel(moments_.empty() ? tr("The lead never changed.")
                                             : tr("Biggest swings for %1").arg(model_.playerName(winner)),
                            this);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    head->setFont(headingFont(*this, 1.2));
    tellDescription(*this, head->text());
    rows_->addWidget(head);
    shown_.push_back(head);
    for (const ScoreMoment& moment : moments_) {
        addRow(moment, winner);
        rows_->addStretch(); // spread over the page
    }
    rows_->addStretch();
}

void TurningPoints::addRow(const ScoreMoment& moment, Seat winner) {
    const int swing = moment.swing(winner);
    const MomentRow::Words words{swing > 0 ? QStringLiteral("▲ +%1").arg(swing) : QStringLiteral("▼ −%1").arg(-swing),
                                 title(moment), lead(moment, winner) + QLatin1Char(' ') + points(moment)};
    auto* row = new MomentRow(words, theme_.colour(swing > 0 ? Role::Good : Role::Bad), this);
    connect(row->button(), &QPushButton::clicked, this,
            [this, event = static_cast<int>(moment.event)] { emit replayWanted(event); });
    buttons_ << row->button();
    rows_->addWidget(row);
    shown_.push_back(row);
}

QString TurningPoints::title(const ScoreMoment& moment) const {
    const Catalogue& catalogue = model_.catalogue();
    if (moment.scoring > 0) return tr("General scoring %1").arg(scoringNumber(moment.scoring));
    if (moment.card == Card::None) {
        QString round = tr("Round %1").arg(texts::roundNumber(catalogue.roundsPlayed, moment.round));
        const QString why = texts::reasonText(catalogue, moment.reason, 0);
        if (why.isEmpty()) return round;
        return moment.seat == Seat::None ? tr("%1: %2", "round: what the points were given for").arg(round, why)
                                         : tr("%1: %2 (%3)", "round: player, what the points were given for")
                                               .arg(round, model_.playerName(moment.seat), why);
    }
    return tr("Round %1: %2 plays “%3”")
        .arg(texts::roundNumber(catalogue.roundsPlayed, moment.round), model_.playerName(moment.seat),
             texts::cardTitle(catalogue, moment.card));
}

QString TurningPoints::lead(const ScoreMoment& moment, Seat winner) const {
    const int before = moment.leadBefore[index(winner)];
    const int after = moment.leadAfter[index(winner)];
    const QString name = model_.playerName(winner);
    if (before == 0 && after > 0) return tr("%1 takes the lead, by %n point(s).", nullptr, after).arg(name);
    if (before < 0 && after > 0)
        return tr("%1 goes from %2 to %3.", "player, points behind, points ahead")
            .arg(name, tr("%n point(s) behind", "goes from", -before), tr("%n point(s) ahead", "goes to", after));
    if (before == 0 && after < 0) return tr("%1 falls %n point(s) behind.", nullptr, -after).arg(name);
    if (before > 0 && after < 0)
        return tr("%1 drops from %2 to %3.", "player, points ahead, points behind")
            .arg(name, tr("%n point(s) ahead", "drops from", before), tr("%n point(s) behind", "drops to", -after));
    if (after == 0) return tr("%1 is level with the best opponent.").arg(name);
    if (before > 0) return tr("%1's lead goes from %2 to %n point(s).", nullptr, after).arg(name).arg(before);
    return tr("%1 goes from %2 to %n point(s) behind.", nullptr, -after).arg(name).arg(-before);
}

QString TurningPoints::points(const ScoreMoment& moment) const {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < moment.points.size(); ++i)
        if (moment.points[i] != 0) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return moment.points[a] > moment.points[b]; });
    QStringList parts;
    for (const std::size_t i : order)
        parts << QStringLiteral("%1 +%2").arg(model_.playerName(seatAt(static_cast<int>(i)))).arg(moment.points[i]);
    return tr("Points: %1.").arg(parts.join(QStringLiteral(", ")));
}

} // namespace elgrande

#include "moc_turning_points.cpp"
