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
        return Sound::Wood;
    case EventFamily::Deal:
    case EventFamily::Card:
    case EventFamily::Secret:
        return Sound::Card;
    case EventFamily::Scoring:
        return Sound::Bell;
    case EventFamily::End:
        return Sound::Fanfare;
    default:
        return {};
    }
}

void Sounds::hear(const Event& event) {
    if (!on_) return;
    const std::optional<Sound> sound = soundFor(model_.catalogue().event(event.kind).family);
    if (!sound) return;
    QElapsedTimer& since = since_[static_cast<int>(*sound)];
    if (since.isValid() && since.elapsed() < kApart) return;
    since.start();
    if (voices_) voices_->play(*sound);
    emit played(*sound);
}

} // namespace elgrande
