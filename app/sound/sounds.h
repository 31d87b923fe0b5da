// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays sounds for what happens in the game, if enabled and available. Everything audible is visible as well;
// simultaneous events make one sound.
#pragma once

#include "app/sound/synth.h"
#include "model/core/event.h"
#include "model/core/facts.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

namespace elgrande {

class GameModel;

class Sounds : public QObject {
    Q_OBJECT

  public:
    explicit Sounds(GameModel& model, QObject* parent = nullptr);
    ~Sounds() override;

    static bool isPossible(); // built with Qt Multimedia
    static std::optional<Sound> soundFor(EventFamily family);

    void setOn(bool on);
    void setVolume(int percent);
    // What is shown in its own time, a scoring or a ceremony, is heard by play() and not when it happens.
    void setStaged(bool staged) { staged_ = staged; }

  public slots:
    void play(elgrande::EventFamily family);
    void call(); // somebody is asked who looks elsewhere

  signals:
    void played(elgrande::Sound sound);

  private:
    struct Voices;
    void hear(const Event& event);
    void ring(Sound sound);

    GameModel& model_;
    std::unique_ptr<Voices> voices_; // made when sounds are first wanted
    QElapsedTimer since_[kSounds];
    int volume_ = 50;
    bool on_ = false;
    bool staged_ = false;
};

} // namespace elgrande
