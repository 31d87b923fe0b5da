// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/status_strip.h"

#include "model/game_model/game_model.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kLongestLine = 62; // characters

} // namespace

StatusStrip::StatusStrip(QWidget* parent)
    : QWidget(parent)
    , label_(new QLabel(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(4, 0, 12, 0);
    rows->addWidget(label_);
    label_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    refresh();
}

void StatusStrip::follow(const Shown& shown) {
    if (shown_ == &shown) return;
    if (shown_ != nullptr) {
        shown_->disconnect(this);
        shown_->model().disconnect(this);
    }
    shown_ = &shown;
    connect(&shown.model(), &GameModel::changed, this, &StatusStrip::refresh);
    connect(shown_, &Shown::changed, this, &StatusStrip::refresh);
    refresh();
}

void StatusStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) hide(); // to appear with its new size
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) refresh();
    QWidget::changeEvent(event);
}

QSize StatusStrip::sizeHint() const {
    // A menu bar asks the widget in its corner only when that appears, so there is always room for the longest line.
    return {fontMetrics().averageCharWidth() * kLongestLine, label_->sizeHint().height()};
}

void StatusStrip::tellIn(QWidget* page) {
    told_ = new QLabel(page);
    told_->setFixedSize(1, 1); // to be heard, not seen
    told_->setAttribute(Qt::WA_TransparentForMouseEvents);
    refresh();
}

void StatusStrip::refresh() {
    label_->setText(text());
    if (told_) tellName(*told_, label_->text());
    setVisible(shown_ != nullptr && shown_->model().hasGame());
}

QString StatusStrip::text() const { return shown_ == nullptr ? QString() : textOf(*shown_); }

QString StatusStrip::textOf(const Shown& shown) {
    if (!shown.model().hasGame()) return {};
    const Observation& seen = shown.model().observation();
    const Catalogue& catalogue = shown.model().catalogue();
    if (seen.over && !shown.isFilm()) return tr("The game is over.");
    const int number = shown.round();
    if (number == 0) return tr("Set-up");
    const std::vector<int>& played = catalogue.roundsPlayed;
    const bool counted = std::find(played.begin(), played.end(), number) - played.begin() + 1 == number;
    QString now = counted ? tr("Round %1 of %2").arg(number).arg(played.size())
                          : tr("Round %1").arg(texts::roundNumber(played, number));
    const auto next = std::find_if(catalogue.scoringAfter.begin(), catalogue.scoringAfter.end(),
                                   [number](int round) { return round >= number; });
    if (next == catalogue.scoringAfter.end()) return now;
    const auto left = std::count_if(catalogue.roundsPlayed.begin(), catalogue.roundsPlayed.end(),
                                    [&](int round) { return round > number && round <= *next; });
    if (left == 0) return tr("%1 · ends with a general scoring", "%1: Round 3 of 9").arg(now);
    return tr("%1 · general scoring after %n more round(s)", "%1: Round 1 of 9", static_cast<int>(left)).arg(now);
}

} // namespace elgrande

#include "moc_status_strip.cpp"
