// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sound/sounds.h"

#include "model/game_model/game_model.h"

#ifdef ELGRANDE_SOUND
#include <QFile>
#include <QSoundEffect>
#include <QTemporaryDir>
#include <QUrl>
#endif

namespace elgrande {
namespace {

constexpr qint64 kApart = 90; // milliseconds between two of the same kind

bool isStaged(EventFamily family) {
    switch (family) {
    case EventFamily::Deal:
    case EventFamily::Secret:
    case EventFamily::Round:
    case EventFamily::Scored:
    case EventFamily::Unscored:
    case EventFamily::Counted:
    case EventFamily::Points:
    case EventFamily::Objection:
    case EventFamily::End:
        return true;
    default:
        return false;
    }
}

} // namespace

#ifdef ELGRANDE_SOUND

// QSoundEffect reads files, so the sounds are written into a folder that goes with the program.
struct Sounds::Voices {
    Voices() {
        for (int i = 0; i < kSounds; ++i) {
            const QString path = folder.filePath(QStringLiteral("%1.wav").arg(i));
            QFile file(path);
            if (file.open(QIODevice::WriteOnly)) file.write(wavOf(static_cast<Sound>(i)));
            file.close();
            effects[i].setSource(QUrl::fromLocalFile(path));
        }
    }
    void setVolume(int percent) {
        for (QSoundEffect& effect : effects) effect.setVolume(static_cast<float>(percent) / 100);
    }
    void play(Sound sound) { effects[static_cast<int>(sound)].play(); }

    QTemporaryDir folder;
    QSoundEffect effects[kSounds];
};

bool Sounds::isPossible() { return true; }

#else

struct Sounds::Voices {
    void setVolume(int /*percent*/) {}
    void play(Sound /*sound*/) {}
};

bool Sounds::isPossible() { return false; }

#endif

Sounds::Sounds(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model) {
    connect(&model, &GameModel::happened, this, &Sounds::hear);
}

Sounds::~Sounds() = default;

void Sounds::setOn(bool on) {
    on_ = on;
    if (!on || !isPossible() || voices_) return;
    voices_ = std::make_unique<Voices>();
    voices_->setVolume(volume_);
}

void Sounds::setVolume(int percent) {
    volume_ = percent;
    if (voices_) voices_->setVolume(percent);
}

std::optional<Sound> Sounds::soundFor(EventFamily family) {
    switch (family) {
    case EventFamily::Pieces:
    case EventFamily::Figure:
    case EventFamily::Exodus:
        return Sound::Wood;
    case EventFamily::Deal:
    case EventFamily::Card:
    case EventFamily::Secret:
    case EventFamily::Scored:
    case EventFamily::Unscored:
        return Sound::Parchment;
    case EventFamily::Counted:
        return Sound::Gate;
    case EventFamily::Points:
        return Sound::Coins;
    case EventFamily::Objection:
        return Sound::Seal;
    case EventFamily::Round:
        return Sound::Drum;
    case EventFamily::Scoring:
        return Sound::Bell;
    case EventFamily::End:
        return Sound::Fanfare;
    case EventFamily::Contended:
    case EventFamily::Other:
        break;
    }
    return {};
}

void Sounds::hear(const Event& event) {
    const EventFamily family = model_.catalogue().event(event.kind).family;
    if (!staged_ || !isStaged(family)) play(family);
}

void Sounds::play(EventFamily family) {
    if (const std::optional<Sound> sound = soundFor(family)) ring(*sound);
}

void Sounds::call() { ring(Sound::Bell); }

void Sounds::ring(Sound sound) {
    if (!on_) return;
    QElapsedTimer& since = since_[static_cast<int>(sound)];
    if (since.isValid() && since.elapsed() < kApart) return;
    since.start();
    if (voices_) voices_->play(sound);
    emit played(sound);
}

} // namespace elgrande

#include "moc_sounds.cpp"
