// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The first page, shown once: the player's name, the language, colour vision, and whether to start with the tutorial, a
// game, or one in the network. Everything can be changed later in the settings.
#pragma once

#include "app/start/board_backdrop.h"
#include "views/theme/vision.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace elgrande {

class Language;
class Settings;

class WelcomePage : public BoardBackdrop {
    Q_OBJECT

  public:
    WelcomePage(Theme& theme, Settings& settings, const Language& language, QWidget* parent = nullptr);

    QLineEdit* name() const { return name_; }
    QComboBox* vision() const { return vision_; }
    QPushButton* learn() const { return learn_; }
    QPushButton* play() const { return play_; }
    QPushButton* network() const { return network_; }

  signals:
    void languageWanted(const QString& code);
    void visionWanted(elgrande::Vision vision);
    void learnWanted(); // the answers are in the settings
    void playWanted();
    void networkWanted();

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void wear();
    void fit();
    void layOut();
    void keepAnswers();
    void showColours();

    const Theme& theme_;
    Settings& settings_;
    const Language& language_;
    QLabel* heading_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* languageLabel_;
    QComboBox* languages_;
    QLabel* visionLabel_;
    QComboBox* vision_;
    QLabel* colours_; // the players' pieces as they will be seen
    QLabel* visionText_;
    QPushButton* learn_;
    QPushButton* play_;
    QPushButton* network_;
};

} // namespace elgrande
