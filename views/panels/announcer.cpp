#include "views/panels/announcer.h"

#include "model/game_model/game_model.h"
#include "views/texts/texts.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QLabel>
#include <QMetaMethod>

namespace elgrande {

namespace {

// Milliseconds in which events are told together; what changes with them has then left the reader's queue (told.h).
constexpr int kGather = 120;

QAccessibleInterface* readAnnouncer(const QString&, QObject* object) {
    auto* voice = qobject_cast<QLabel*>(object);
    const bool speaks = voice != nullptr && qobject_cast<Announcer*>(voice->parent()) != nullptr;
    return speaks ? new QAccessibleWidget(voice, QAccessible::Notification) : nullptr;
}

void installOnce() {
    static const bool installed = [] {
        QAccessible::installFactory(readAnnouncer);
        return true;
    }();
    (void)installed;
}

// What screen readers speak whatever has the focus: an announcement, and before Qt knew of those a notification that
// appears. A changed name or an alert of something without the focus stays unspoken.
void tell(QWidget* voice, const QString& words) {
    voice->setAccessibleName(words);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(voice, words);
#else
    QAccessibleEvent event(voice, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace

Announcer::Announcer(GameModel& model, QWidget* parent)
    : QWidget(parent)
    , model_(model) {
    installOnce();
    setFixedSize(1, 1); // to be heard, not seen
    setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QLabel*& voice : voices_) {
        voice = new QLabel(this);
        voice->setFixedSize(1, 1);
    }
    soon_.setSingleShot(true);
    soon_.setInterval(kGather);
    connect(&soon_, &QTimer::timeout, this, &Announcer::speak);
    connect(&model_, &GameModel::happened, this, &Announcer::note);
    connect(&model_, &GameModel::decisionOffered, this, &Announcer::noteQuestion);
    connect(&model_, &GameModel::wastefulChanged, this, &Announcer::noteQuestion);
}

bool Announcer::isHeard() const {
    return QAccessible::isActive() || isSignalConnected(QMetaMethod::fromSignal(&Announcer::announced));
}

void Announcer::note(const Event& event) {
    if (!isHeard()) return;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const QString words = texts::eventText(model_.catalogue(), event, names, false);
    if (words.isEmpty()) return;
    add(words);
}

void Announcer::say(const QString& words) {
    if (isHeard() && !words.isEmpty()) add(words);
}

void Announcer::add(const QString& words) {
    waiting_.append(words);
    soon_.start();
}

void Announcer::noteQuestion() {
    if (!isHeard() || !model_.decision()) return;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const Decision& decision = *model_.decision();
    add(model_.wasteful()
            ? texts::wasteText(model_.catalogue(), decision, model_.wasteful()->action, model_.wasteful()->why)
            : texts::promptText(model_.catalogue(), decision, names));
}

void Announcer::speak() {
    if (waiting_.isEmpty()) return;
    spoken_ = waiting_.join(u' ');
    waiting_.clear();
    tell(voices_[next_], spoken_);
    next_ = (next_ + 1) % voices_.size();
    emit announced(spoken_);
}

} // namespace elgrande
