// Looks over the player's shoulder: while a person at this screen thinks, it works out what a computer player would do,
// and gives that to the model, which then asks once more before a choice that is far worse. Only where that is wanted.
#pragma once

#include "model/game_model/game_model.h"
#include "views/insight/search_runner.h"

#include <QObject>

namespace elgrande {

class Tutor : public QObject {
    Q_OBJECT

  public:
    explicit Tutor(GameModel& model, QObject* parent = nullptr);

    bool isSearching() const { return runner_.isRunning(); }

  private:
    GameModel& model_;
    SearchRunner<Advice> runner_;
};

} // namespace elgrande
