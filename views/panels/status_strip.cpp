#include "views/panels/status_strip.h"

#include "model/game_model/game_model.h"
#include "views/panels/paper_panel.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {

StatusStrip::StatusStrip(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , round_(new QLabel(this))
    , order_(new QLabel(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(4, 0, 4, 0);
    rows->setSpacing(0);
    rows->addWidget(round_);
    rows->addWidget(order_);
    round_->setWordWrap(true);
    order_->setWordWrap(true);
    order_->setTextFormat(Qt::RichText);
    connect(&model_, &GameModel::changed, this, &StatusStrip::refresh);
    connect(&theme_, &Theme::changed, this, &StatusStrip::refresh);
    refresh();
}

void StatusStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}

void StatusStrip::refresh() {
    round_->setFont(headingFont(*this, 1.25));
    round_->setText(roundText());
    order_->setText(orderText());
    order_->setVisible(!order_->text().isEmpty());
}

int StatusStrip::roundsUntilScoring() const {
    const Catalogue& catalogue = model_.catalogue();
    const int now = model_.observation().round;
    const auto next = std::find_if(catalogue.scoringAfter.begin(), catalogue.scoringAfter.end(),
                                   [now](int round) { return round >= now; });
    if (next == catalogue.scoringAfter.end()) return 0;
    return static_cast<int>(std::count_if(catalogue.roundsPlayed.begin(), catalogue.roundsPlayed.end(),
                                          [&](int round) { return round >= now && round <= *next; }));
}

QString StatusStrip::roundText() const {
    const Observation& seen = model_.observation();
    if (!model_.hasGame()) return {};
    if (seen.over) return tr("The game is over");
    if (seen.round == 0) return tr("Set-up");
    const QString round = tr("Round %1").arg(seen.round);
    const int left = roundsUntilScoring();
    if (left == 1) return tr("%1 · scoring after this round", "%1: Round 3").arg(round);
    return left == 0 ? round : tr("%1 · scoring in %n round(s)", "%1: Round 1", left).arg(round);
}

QString StatusStrip::orderText() const {
    const Observation& seen = model_.observation();
    if (!model_.hasGame() || seen.over) return {};
    QStringList names;
    for (const Seat seat : seen.order) {
        if (seat == Seat::None) continue;
        const QString name = model_.playerName(seat).toHtmlEscaped();
        names << (seat == seen.active ? QStringLiteral("<b>%1</b>").arg(name) : name);
    }
    if (names.isEmpty()) return {};
    return tr("Turn order: %1").arg(names.join(QStringLiteral(" › ")));
}

} // namespace elgrande
