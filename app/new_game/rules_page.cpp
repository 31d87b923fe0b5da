// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/rules_page.h"

#include "app/card_data/card_data.h"
#include "app/new_game/game_shelf.h"
#include "app/new_game/new_game_defaults.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/place_card.h"
#include "app/new_game/rules_form.h"
#include "app/new_game/rulings_editor.h"
#include "app/settings/settings.h"
#include "app/shell/settings_page.h"
#include "model/agents/levels.h"
#include "model/core/ids.h"
#include "views/toolkit/room_scroller.h"
#include "views/toolkit/told.h"
#include "views/toolkit/voice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kFewestPlayers = 2;

QString seatBox(int seat) { return QStringLiteral("seat%1").arg(seat); }

// A person, then the levels.
QStringList kindsToChoose() {
    QStringList kinds{QString()};
    for (const Level& each : levels()) kinds << QString::fromStdString(std::string(each.id));
    return kinds;
}

} // namespace

RulesPage::RulesPage(Settings& settings, QWidget* parent)
    : QWidget(parent)
    , settings_(settings)
    , kinds_(seatKinds(settings.newGames()))
    , players_(static_cast<int>(kinds_.size()))
    , rounds_(0)
    , aids_(settings.newGames().value(QStringLiteral("aids"), true).toBool())
    , rules_(new RulesForm)
    , fault_(new QLabel(this)) {
    const QVariantMap kept = settings.newGames();
    while (kinds_.size() < kMaxSeats) kinds_ << usualSeatKind(static_cast<int>(kinds_.size()));
    const auto* const found =
        std::find(NewGameDialog::kRounds.begin(), NewGameDialog::kRounds.end(), kept.value("rounds").toInt());
    if (found != NewGameDialog::kRounds.end()) rounds_ = static_cast<int>(found - NewGameDialog::kRounds.begin());
    rules_->shelf().hideTasters();
    if (const Result<Corrections> all = CardData(Settings::dataFolder()).read()) rules_->rulings().setCorrections(*all);
    rules_->recall(kept);
    table_ = makeTable();
    auto* content = new QWidget;
    auto* parts = new QVBoxLayout(content);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(table_);
    parts->addWidget(rules_, 1);
    rules_->layout()->setContentsMargins(table_->layout()->contentsMargins());
    auto* scroll = new RoomScroller(content, Qt::Horizontal | Qt::Vertical, this);
    scroll->setObjectName(QStringLiteral("rules"));
    reset_ = new QPushButton(tr("Re&set to printed rules"), this); // after what is above it, for the keys
    auto* below = new QHBoxLayout;
    below->addWidget(fault_, 1);
    below->addWidget(reset_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(scroll, 1);
    rows->addLayout(below);
    fault_->setObjectName(QStringLiteral("rules-fault"));
    fault_->setWordWrap(true);
    reset_->setObjectName(QStringLiteral("printed-rules"));
    reset_->setAutoDefault(false);
    reset_->setToolTip(tr("No expansions and no house rules, every rule as the edition prints it. Edition, players, "
                          "rounds and assistance stay as they are."));
    reset_->setAccessibleDescription(reset_->toolTip());
    seatPlayers();
    before_ = shown();
    judge();
    connect(rules_, &RulesForm::changed, this, &RulesPage::keep);
    connect(reset_, &QPushButton::clicked, this, &RulesPage::printedRules);
}

SettingsPage* RulesPage::makeTable() {
    auto* page = new SettingsPage;
    page->addNote(tr("Every new game starts with these settings. You can still change them before it starts."));
    QStringList numbers;
    for (int i = kFewestPlayers; i <= kMaxSeats; ++i) numbers << QString::number(i);
    page->addChoice("players", tr("&Players:"), numbers, players_ - kFewestPlayers, [this](int at) {
        players_ = kFewestPlayers + at;
        seatPlayers();
        keep();
    });
    const QStringList kinds = kindsToChoose();
    QStringList names;
    for (const QString& kind : kinds) names << PlaceCard::kindName(kind);
    for (int seat = 0; seat < kMaxSeats; ++seat)
        page->addChoice(seatBox(seat), tr("Seat %1:").arg(seat + 1), names,
                        static_cast<int>(kinds.indexOf(kinds_[seat])), [this, seat](int at) {
                            kinds_[seat] = kindsToChoose()[at];
                            keep();
                        });
    page->addChoice("rounds", tr("&Rounds:"), NewGameDialog::roundsNames(), rounds_, [this](int at) {
        rounds_ = at;
        keep();
    });
    page->addChoice("aids", tr("&Assistance:"), NewGameDialog::aidsNames(), aids_ ? 0 : 1, [this](int at) {
        aids_ = at == 0;
        keep();
    });
    return page;
}

// So many have a box, and can be named by a rule option.
void RulesPage::seatPlayers() {
    for (int seat = 0; seat < kMaxSeats; ++seat) table_->showChoice(seatBox(seat), seat < players_);
    const std::vector<std::string> colours = knownColours();
    rules_->rulings().setColours({colours.begin(), colours.begin() + players_});
}

void RulesPage::printedRules() { rules_->recall({{"edition", rules_->edition()}}); }

QVariantMap RulesPage::shown() const {
    QVariantMap table = rules_->remembered();
    if (!rules_->rulings().fault().isEmpty() && !before_.isEmpty())
        for (auto each = table.begin(); each != table.end(); ++each) *each = before_.value(each.key());
    table.insert(QStringLiteral("seats"), seatsOfKinds(kinds_.mid(0, players_)));
    table.insert(QStringLiteral("rounds"), NewGameDialog::kRounds[static_cast<std::size_t>(rounds_)]);
    table.insert(QStringLiteral("aids"), aids_);
    return table;
}

void RulesPage::keep() {
    const QVariantMap now = shown();
    if (now != before_) {
        const QVariantMap kept = changedDefaults(settings_.newGames(), before_, now);
        if (kept.isEmpty())
            settings_.newGames.forget();
        else
            settings_.newGames.set(kept);
    }
    before_ = now;
    judge();
}

// What is wrong is shown in its own line, and spoken when it has changed.
void RulesPage::judge() {
    const RulingsEditor& rulings = rules_->rulings();
    const QString fault = rulings.fault();
    const QString words =
        fault.isEmpty() ? QString()
                        : tr("⚠ %1 Until then, new games start with the rules set before.", "what is wrong").arg(fault);
    if (words != fault_->text() && !words.isEmpty() && isVisible()) Voice::of(*this).say(words);
    fault_->setText(words);
    tellName(*fault_, words);
    reset_->setEnabled(!rulings.options().empty() || !rules_->expansions().empty() || rulings.houseRules());
}

} // namespace elgrande

#include "moc_rules_page.cpp"
