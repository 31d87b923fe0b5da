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
    : QObject(parent) {
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

std::optional<Sound> Sounds::soundFor(const Event& event) {
    switch (event.kind) {
    case EventKind::CaballeroPlaced:
    case EventKind::CaballeroMoved:
    case EventKind::CaballeroSentBack:
    case EventKind::CaballeroRecalled:
    case EventKind::KingMoved:
    case EventKind::GrandeMoved:
    case EventKind::ScoreboardMoved:
        return Sound::Wood;
    case EventKind::CardsRevealed:
    case EventKind::PowerPlayed:
    case EventKind::CardTaken:
    case EventKind::DisksRevealed:
        return Sound::Card;
    case EventKind::ScoringBegan:
        return Sound::Bell;
    case EventKind::GameEnded:
        return Sound::Fanfare;
    default:
        return {};
    }
}

void Sounds::hear(const Event& event) {
    if (!on_) return;
    const std::optional<Sound> sound = soundFor(event);
    if (!sound) return;
    QElapsedTimer& since = since_[static_cast<int>(*sound)];
    if (since.isValid() && since.elapsed() < kApart) return;
    since.start();
    if (voices_) voices_->play(*sound);
    emit played(*sound);
}

} // namespace elgrande
