// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/widget_words.h"
#include "views/toolkit/tip_accessible.h"

#include "views/panels/announcer.h"
#include "views/toolkit/voice.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QTextEdit>
#include <QWidget>

namespace elgrande::gui {

namespace {

void addRead(QAccessibleInterface& read, QStringList& words) {
    for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        words << read.text(text);
    if (read.state().checked) words << QStringLiteral("checked");
}

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
Listening* ear = nullptr; // a handler has no object of its own

void hearAnnouncement(QAccessibleEvent* event) {
    if (event->type() == QAccessible::Announcement)
        ear->hear(static_cast<QAccessibleAnnouncementEvent*>(event)->message());
}
#endif

} // namespace

QStringList wordsOf(const QWidget& root) {
    QStringList lines;
    QList<const QWidget*> all{&root};
    for (const QWidget* each : root.findChildren<QWidget*>()) all << each;
    for (const QWidget* each : all) {
        QStringList words{each->accessibleName(), each->accessibleDescription(), tipOf(*each), each->statusTip()};
        if (const auto* label = qobject_cast<const QLabel*>(each)) words << label->text();
        if (const auto* text = qobject_cast<const QTextEdit*>(each)) words << text->toPlainText();
        if (const auto* button = qobject_cast<const QAbstractButton*>(each))
            words << button->text() << (button->isChecked() ? QStringLiteral("checked") : QString());
        if (QAccessibleInterface* read = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(each))) {
            addRead(*read, words);
            for (int i = 0; i < read->childCount(); ++i) // what is no widget
                if (QAccessibleInterface* child = read->child(i); child != nullptr && child->object() == nullptr)
                    addRead(*child, words);
        }
        words.removeAll(QString());
        words.removeDuplicates();
        if (!words.isEmpty())
            lines << QString::fromLatin1(each->metaObject()->className()) + QStringLiteral(": ") +
                         words.join(QStringLiteral(" | "));
    }
    return lines;
}

Listening::Listening() {
    qApp->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    ear = this;
    QAccessible::installUpdateHandler(hearAnnouncement);
#endif
}

Listening::~Listening() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessible::installUpdateHandler(nullptr);
    ear = nullptr;
#endif
}

void Listening::follow(const Announcer& announcer) {
    connect(&announcer, &Announcer::announced, this, &Listening::hear);
}

void Listening::hear(const QString& words) {
    if (!words.isEmpty() && !heard_.contains(words)) heard_ << words;
}

bool Listening::eventFilter(QObject* watched, QEvent* event) {
    const auto* label = event->type() == QEvent::Show ? qobject_cast<QLabel*>(watched) : nullptr;
    if (label != nullptr && qobject_cast<Voice*>(label->parent()) != nullptr) hear(label->accessibleName());
    return false;
}

} // namespace elgrande::gui
