#include "tests/gui/learn_stage.h"

#include <QFile>

namespace elgrande {

void LearnStage::clear() {
    window_.reset();
    theme_.reset();
    language_.reset();
    settings_.reset();
    QFile::remove(folder_.filePath("settings.ini"));
}

void LearnStage::makeWindow(bool welcomed) {
    window_.reset();
    settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
    settings_->setPace(0);
    settings_->setTempo(Tempo::Off);
    settings_->setConfirmTurn(false);
    settings_->setWelcomed(welcomed);
    language_ = std::make_unique<Language>();
    language_->use("en");
    theme_ = std::make_unique<Theme>();
    window_ = std::make_unique<MainWindow>(*settings_, *language_, *theme_);
    window_->resize(1280, 800);
    window_->show();
}

} // namespace elgrande
