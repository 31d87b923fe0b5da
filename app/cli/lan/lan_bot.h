// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A guest without a window: joins a game, takes the first free seat, plays it with a computer player, and exits with
// the game. It reconnects by itself and knows only what a guest knows.
#pragma once

#include "app/lan/joining.h"
#include "app/lan/rate_limit.h"
#include "app/table/thinker.h"
#include "app/terminal/entrant.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace elgrande::cli {

struct LanBotPlan {
    lan::ReturningLink::Table table;
    QString folder;   // of its seat (Joining)
    QString name;     // with a number behind it where somebody is called so already
    QString language; // that the host is told
    AgentMaker agent;
    std::uint64_t seed = 1;                 // of its thoughts
    std::chrono::milliseconds wait{600000}; // for a host that is not there
};

class LanBot : public QObject {
  public:
    // `say`: a sentence about what happens, for people. `finish`: an exit status, once; then nothing more is done.
    using Tell = std::function<void(const QString& sentence)>;
    using Finish = std::function<void(int status)>;
    LanBot(LanBotPlan plan, const lan::Limits& limits, Tell say, Finish finish, QObject* parent = nullptr);
    ~LanBot() override;

    void start();
    void leave(); // the table; the seat stays taken

    const GameModel& model() const { return model_; }
    const lan::Joining& joining() const { return *joining_; }

  private:
    void settle(); // in the lobby
    void sit();
    void refused(lan::WishFault why);
    void think();
    void choose(Action action);
    void answer();
    void look(); // whether the game is over
    void ended(const lan::Ending& why, bool mayGoOn);
    void audited(const Result<bool>& verdict);
    void finish(int status, const QString& sentence);

    LanBotPlan plan_;
    Tell say_;
    Finish finish_;
    std::shared_ptr<Agent> agent_;
    GameModel model_;
    Thinker thinker_;
    lan::TokenBucket pace_; // slower than what the host takes for a flood
    QTimer soon_;           // answers: not from within what the host says, and not too fast
    Action chosen_;
    QTimer again_;
    QTimer deck_; // does not come
    QElapsedTimer away_;
    std::unique_ptr<lan::Joining> joining_;
    Rng thoughts_;
    Seat wanted_ = Seat::None; // until the host has answered
    bool readySaid_ = false;
    int namesakes_ = 0;
    bool over_ = false;
    bool finished_ = false;
};

} // namespace elgrande::cli
