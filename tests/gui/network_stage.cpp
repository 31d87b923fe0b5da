// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/network_stage.h"

namespace elgrande::gui {

void NetworkStage::sit(int players, int computers, const char* seed, const QStringList& names) {
    if (!table_) table_ = std::make_unique<NetworkTable>(model(), page(), *theme_); // has panels on the page
    window_->currentTable().goTo(*table_);
    wire_ = std::make_unique<lan_tests::Wire>(7);
    Setup setup;
    setup.rounds = 6;
    setup.players = players;
    setup.seed = seed;
    auto seats = lan_tests::people(players);
    for (int i = players - computers; i < players; ++i) seats[static_cast<std::size_t>(i)].agent = "random";
    for (qsizetype i = 0; i < names.size(); ++i) seats[static_cast<std::size_t>(i)].name = names[i];
    QVERIFY(wire_->begin(setup, seats));
    for (int i = 0; i < players - computers; ++i) {
        SeatSet its;
        its.insert(seatAt(i));
        wire_->addPlayer(its);
    }
    here().table = std::make_unique<lan::GuestTable>(model(), here().secret);
    wire_->listenTo(here());
    table_->begin(*here().table);
    for (auto& each : wire_->players) wire_->connectPlayer(*each);
    deliver();
}

void NetworkStage::standUp() {
    if (!wire_) return;
    table_->end();
    wire_.reset();
    window_->currentTable().comeBack();
    model().endGame();
}

void NetworkStage::deliver() {
    wire_->deliver();
    QCoreApplication::processEvents();
    wire_->deliver();
}

bool NetworkStage::playUntil(const std::function<bool()>& done) {
    for (int i = 0; i < 4000; ++i) {
        deliver();
        if (done()) return true;
        if (wire_->host->isOver()) return false;
        bool any = false;
        if (model().curtainFor() != Seat::None) model().liftCurtain();
        if (model().decision() && !here().table->isWaiting() && here().connection >= 0) {
            const auto& legal = model().decision()->legal;
            model().choose(legal[static_cast<std::size_t>(wire_->random.below(static_cast<int>(legal.size())))]);
            model().insist();
            any = true;
        }
        for (std::size_t each = 1; each < wire_->players.size(); ++each)
            any = wire_->answer(*wire_->players[each]) || any;
        if (!any) QTest::qWait(5); // a computer thinks
    }
    return false;
}

} // namespace elgrande::gui
