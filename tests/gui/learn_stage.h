// A window of the whole program with settings of its own, without pauses and animations, for tests of getting to know
// the game.
#pragma once

#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/window/main_window.h"
#include "views/theme/theme.h"

#include <QTemporaryDir>

#include <memory>

namespace elgrande {

class LearnStage {
  protected:
    void makeWindow(bool welcomed);
    void clear(); // settings as well

    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Language> language_;
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace elgrande
