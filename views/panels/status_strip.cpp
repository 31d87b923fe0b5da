#include "views/panels/status_strip.h"

#include "model/game_model/game_model.h"
#include "views/theme/told.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kLongestLine = 62; // letters

} // namespace

StatusStrip::StatusStrip(GameModel& model, QWidget* parent)
    : QWidget(parent)
    , model_(nullptr)
    , label_(new QLabel(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(4, 0, 12, 0);
    rows->addWidget(label_);
    label_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    follow(model);
}

void StatusStrip::follow(GameModel& model) {
    if (model_ == &model) return;
    if (model_ != nullptr) model_->disconnect(this);
    model_ = &model;
    connect(model_, &GameModel::changed, this, &StatusStrip::refresh);
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
    setVisible(model_->hasGame());
}

void StatusStrip::setShownRound(int round) {
    shownRound_ = round;
    refresh();
}

QString StatusStrip::text() const {
    const Observation& seen = model_->observation();
    const Catalogue& catalogue = model_->catalogue();
    if (!model_->hasGame()) return {};
    if (seen.over) return tr("The game is over.");
    const int rounds = static_cast<int>(catalogue.roundsPlayed.size());
    // The short game leaves some rounds of the track out; everywhere else their printed numbers are named.
    const int number = shownRound_ > 0 ? shownRound_ : seen.round;
    if (number == 0) return tr("Set-up");
    const int begun = seen.roundsBegun - (number == seen.round ? 0 : 1);
    const QString now = number == begun ? tr("Round %1 of %2").arg(number).arg(rounds)
                                        : tr("Round %1 (%2 of %3)").arg(number).arg(begun).arg(rounds);
    const auto next = std::find_if(catalogue.scoringAfter.begin(), catalogue.scoringAfter.end(),
                                   [number](int round) { return round >= number; });
    if (next == catalogue.scoringAfter.end()) return now;
    const auto left = std::count_if(catalogue.roundsPlayed.begin(), catalogue.roundsPlayed.end(),
                                    [&](int round) { return round > number && round <= *next; });
    if (left == 0) return tr("%1 · general scoring at its end", "%1: Round 3 of 9").arg(now);
    return tr("%1 · general scoring after %n more round(s)", "%1: Round 1 of 9", static_cast<int>(left)).arg(now);
}

} // namespace elgrande
