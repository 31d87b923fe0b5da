// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A guest without a window. It joins a game, takes the first free seat, plays it with a computer player, and exits when
// the game ends. It reconnects by itself and knows only what a guest knows.
#pragma once

#include "app/lan/joining.h"
#include "app/lan/rate_limit.h"
#include "app/table/thinker.h"
#include "app/terminal/entrant.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace elgrande::cli {

struct LanBotPlan {
    lan::ReturningLink::Table table; // the code may be missing where the folder has a seat
    QString folder;                  // of its seat (Joining) and its place (app/lan/kept_place.h)
    QString name;                    // with a number after it if the name is taken
    QString language;                // sent to the host
    AgentMaker agent;
    std::uint64_t seed = 1;                 // of the computer player
    std::chrono::milliseconds wait{600000}; // for a host that does not answer
};

class LanBot : public QObject {
  public:
    // `say` prints a sentence for people. `finish` is called once, with the exit status.
    using Tell = std::function<void(const QString& sentence)>;
    using Finish = std::function<void(int status)>;
    LanBot(LanBotPlan plan, const lan::Limits& limits, Tell say, Finish finish, QObject* parent = nullptr);
    ~LanBot() override;

    void start();
    void leave(); // keeps the seat
    static bool keepsSeat(const QString& folder);

    const GameModel& model() const { return model_; }
    const lan::Joining& joining() const { return *joining_; }

  private:
    void begin(const lan::ReturningLink::Table& table);
    void keepPlace() const;
    QString placeFile() const;
    void settle(); // in the lobby
    void sit();
    void refused(lan::WishFault why);
    void think();
    void choose(Action action);
    void answer();
    void look(); // whether the game is over
    void ended(const lan::Ending& why, bool mayGoOn);
    void audited(const Result<void>& verdict);
    void finish(int status, const QString& sentence);

    LanBotPlan plan_;
    lan::Limits limits_;
    Tell say_;
    Finish finish_;
    std::shared_ptr<Agent> agent_;
    GameModel model_;
    Thinker thinker_;
    lan::TokenBucket pace_; // below the host's rate limit
    QTimer soon_;           // answers later, not from within a message, and not too fast
    Action chosen_;
    // What it thinks about, or has decided and not sent yet. Others may choose meanwhile where a choice is secret,
    // which leaves the question as it is, and an external program must not be ended for that.
    struct Open {
        Seat seat = Seat::None;
        int branch = 0;
        int seen = 0; // 0: of a secret choice
        std::vector<Action> legal;
        bool operator==(const Open&) const = default;
    };
    std::optional<Open> open_;
    QTimer again_;
    QTimer deck_; // deadline for the deck
    QElapsedTimer away_;
    QString told_; // why there is no connection, until there is one
    std::unique_ptr<lan::Joining> joining_;
    Rng thoughts_;
    bool returns_ = false;     // to where it was before, and has not been there yet
    Seat wanted_ = Seat::None; // until the host answers
    bool readySaid_ = false;
    int namesakes_ = 0;
    bool over_ = false;
    bool finished_ = false;
};

} // namespace elgrande::cli
