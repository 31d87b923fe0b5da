#include "app/window/desk.h"

#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QWidget>

namespace elgrande {

void sayPlainly(QMessageBox& box) {
    box.setTextFormat(Qt::PlainText);
    if (auto* more = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_informativelabel"))) // has a format of its own
        more->setTextFormat(Qt::PlainText);
}

Desk::Desk(QWidget* window)
    : QObject(window)
    , window_(window) {}

QString Desk::line(const QAction* /*action*/) const { return {}; }

QAction* Desk::add(const char* name, const QKeySequence& keys) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    return action;
}

QAction* Desk::addSwitch(const char* name, const QKeySequence& keys) {
    QAction* action = add(name, keys);
    action->setCheckable(true);
    return action;
}

void Desk::complain(const QString& what, const std::string& why) const {
    QMessageBox box(QMessageBox::Warning, QStringLiteral("El Grande"), what, QMessageBox::Ok, window_);
    box.setInformativeText(QString::fromStdString(why));
    sayPlainly(box);
    box.exec();
}

} // namespace elgrande
