// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/voice.h"

#include "views/toolkit/accessible.h"
#include "views/toolkit/told.h"

#include <QAccessibleWidget>
#include <QLabel>

namespace elgrande {

namespace {

QAccessibleInterface* readVoice(const QString&, QObject* object) {
    auto* label = qobject_cast<QLabel*>(object);
    const bool speaks = label != nullptr && qobject_cast<Voice*>(label->parent()) != nullptr;
    return speaks ? new QAccessibleWidget(label, QAccessible::Notification) : nullptr;
}

} // namespace

Voice::Voice(QWidget* parent)
    : QWidget(parent) {
    installOnce<readVoice>();
    setFixedSize(1, 1); // to be heard, not seen
    setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QLabel*& label : labels_) {
        label = new QLabel(this);
        label->setFixedSize(1, 1);
        label->hide(); // has nothing to say yet
    }
}

Voice& Voice::of(const QWidget& widget) {
    QWidget* window = widget.window();
    if (auto* known = window->findChild<Voice*>(QString(), Qt::FindDirectChildrenOnly)) return *known;
    auto* made = new Voice(window);
    made->show();
    return *made;
}

void Voice::forget() {
    said_.clear();
    next_ = 0;
    for (QLabel* label : labels_) {
        label->hide();
        label->setAccessibleName({});
    }
}

void Voice::hideEvent(QHideEvent* event) {
    forget();
    QWidget::hideEvent(event);
}

// A changed name or an alert of something without the focus stays unspoken.
void Voice::say(const QString& words) {
    said_ = withoutSigns(words);
    QLabel* label = labels_[next_];
    next_ = (next_ + 1) % labels_.size();
    label->setAccessibleName(said_);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(label, said_);
    QAccessible::updateAccessibility(&event);
#else
    if (label->isHidden() && isVisible()) return label->show(); // which tells that it appears
    QAccessibleEvent event(label, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
#endif
}

} // namespace elgrande

#include "moc_voice.cpp"
