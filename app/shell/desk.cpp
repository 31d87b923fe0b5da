// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/desk.h"

#include "views/prompt/question.h"
#include "views/texts/error_text.h"
#include "views/toolkit/translated.h"
#include "views/toolkit/voice.h"

#include <QAction>
#include <QWidget>

namespace elgrande {

Desk::Desk(QWidget* window)
    : QObject(window)
    , window_(window)
    , words_(new Translated(this, window)) {}

QString Desk::line(const QAction* /*action*/) const { return {}; }

QAction* Desk::add(const char* name, const char* text, const QKeySequence& keys) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    if (text != nullptr) words_->text(action, text);
    return action;
}

QAction* Desk::addSwitch(const char* name, const char* text, const QKeySequence& keys) {
    QAction* action = add(name, text, keys);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, action](bool on) {
        const QString title = action->text().remove(u'&');
        //: A switch, such as “Dark theme”, that a key has just turned on
        Voice::of(*window_).say((on ? tr("%1: on") : tr("%1: off")).arg(title));
    });
    return action;
}

void Desk::complain(const QString& what, const Error& why) const {
    Question box(Question::Kind::Warn, QStringLiteral("El Grande"), what, window_);
    box.setMore(texts::errorText(why));
    box.addClose();
    box.ask();
}

} // namespace elgrande

#include "moc_desk.cpp"
