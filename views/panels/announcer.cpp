#include "views/panels/announcer.h"

#include "model/game_model/game_model.h"
#include "views/texts/texts.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace elgrande {

namespace {

constexpr int kGather = 40; // milliseconds in which events are told together

QAccessibleInterface* readAnnouncer(const QString&, QObject* object) {
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer == nullptr ? nullptr : new QAccessibleWidget(announcer, QAccessible::AlertMessage);
}

void installOnce() {
    static const bool installed = [] {
        QAccessible::installFactory(readAnnouncer);
        return true;
    }();
    (void)installed;
}

} // namespace

Announcer::Announcer(GameModel& model, QWidget* parent)
    : QLabel(parent)
    , model_(model) {
    installOnce();
    setFixedSize(1, 1); // to be heard, not seen
    setAttribute(Qt::WA_TransparentForMouseEvents);
    soon_.setSingleShot(true);
    soon_.setInterval(kGather);
    connect(&soon_, &QTimer::timeout, this, &Announcer::speak);
    connect(&model_, &GameModel::happened, this, &Announcer::note);
    connect(&model_, &GameModel::decisionOffered, this, &Announcer::noteQuestion);
    connect(&model_, &GameModel::wastefulChanged, this, &Announcer::noteQuestion);
}

void Announcer::note(const Event& event) {
    if (!QAccessible::isActive()) return;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const QString words = texts::eventText(model_.catalogue(), event, names, false);
    if (words.isEmpty()) return;
    waiting_.append(words);
    soon_.start();
}

void Announcer::noteQuestion() {
    if (!QAccessible::isActive() || !model_.decision()) return;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const Decision& decision = *model_.decision();
    waiting_.append(model_.wasteful() ? texts::wasteText(model_.catalogue(), decision, model_.wasteful()->action,
                                                         model_.wasteful()->why)
                                      : texts::promptText(model_.catalogue(), decision, names));
    soon_.start();
}

void Announcer::speak() {
    if (waiting_.isEmpty()) return;
    spoken_ = waiting_.join(u' ');
    waiting_.clear();
    setAccessibleName(spoken_);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit announced(spoken_);
}

} // namespace elgrande
