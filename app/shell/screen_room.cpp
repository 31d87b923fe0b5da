// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/screen_room.h"

#include "views/toolkit/room_scroller.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QMainWindow>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>

namespace elgrande {
namespace {

constexpr QSize kFrame(8, 40); // of a window, title bar included
constexpr QSize kUsualRoom(1240, 740);
constexpr double kScaleStep = 0.05;
constexpr double kMostScale = 4;
constexpr const char* kScaleFactor = "QT_SCALE_FACTOR";

bool isButtonRow(QLayoutItem& item) {
    if (QWidget* widget = item.widget()) return qobject_cast<QDialogButtonBox*>(widget) != nullptr;
    QLayout* row = item.layout();
    if (row == nullptr) return false;
    bool any = false;
    for (int i = 0; i < row->count(); ++i) {
        QWidget* widget = row->itemAt(i)->widget();
        if (widget == nullptr && row->itemAt(i)->spacerItem() == nullptr) return false;
        if (widget != nullptr && qobject_cast<QPushButton*>(widget) == nullptr) return false;
        any = any || widget != nullptr;
    }
    return any;
}

// All that the window's layout holds goes into a scroller, and the last row stays below it if it has the buttons.
void makeScrolled(QWidget& window) {
    const QPointer<QWidget> focus = window.focusWidget();
    QLayout* layout = window.layout();
    const QMargins margins = layout->contentsMargins();
    QLayoutItem* buttons = nullptr;
    if (auto* rows = qobject_cast<QVBoxLayout*>(layout); rows != nullptr && rows->count() > 1)
        if (isButtonRow(*rows->itemAt(rows->count() - 1))) buttons = rows->takeAt(rows->count() - 1);
    auto* content = new QWidget(&window);
    content->setLayout(layout); // takes it from the window
    layout->setContentsMargins(0, 0, 0, 0);
    auto* around = new QVBoxLayout(&window);
    around->setContentsMargins(margins);
    around->addWidget(new RoomScroller(content, Qt::Horizontal | Qt::Vertical, &window), 1);
    if (buttons != nullptr && buttons->layout() != nullptr) {
        buttons->layout()->setParent(nullptr);
        around->addLayout(buttons->layout());
    } else if (buttons != nullptr) {
        around->addWidget(buttons->widget());
        delete buttons;
    }
    if (focus) focus->setFocus(Qt::OtherFocusReason);
}

} // namespace

QSize roomOn(const QScreen& screen) { return screen.availableSize() - kFrame; }

double fittingScale(QSize room, double scale) {
    const double fits = scale * std::min(room.width() / static_cast<double>(kLeastWindow.width()),
                                         room.height() / static_cast<double>(kLeastWindow.height()));
    if (fits >= scale) return scale;
    const double steps = std::floor(fits / kScaleStep + 1e-6);
    return std::max(std::min(scale, 1.0), steps * kScaleStep);
}

int largestScale(const QScreen& screen) {
    const double own = qEnvironmentVariableIsSet(kScaleFactor) ? qEnvironmentVariable(kScaleFactor).toDouble() : 1;
    const double desktop = screen.devicePixelRatio() / (own > 0 ? own : 1);
    const double most = kMostScale * desktop;
    const double fits = fittingScale(roomOn(screen) * (screen.devicePixelRatio() / most), most);
    return static_cast<int>(std::lround(100 * fits / desktop));
}

QSize firstSize(const QWidget& window, QSize wanted) {
    return wanted.boundedTo(kUsualRoom.expandedTo(roomOn(*window.screen())));
}

void fitWindow(QWidget& window, QSize room) {
    if (window.layout() != nullptr) {
        const QSize least = leastSize(window, room.width());
        if (least.width() > room.width() || least.height() > room.height()) makeScrolled(window);
        window.layout()->activate();
    }
    window.setMinimumSize(window.minimumSize().boundedTo(room));
    QSize size = window.size().boundedTo(room);
    // Qt takes no more than two thirds of a screen for a window that opens, and then lines of words are cut.
    if (window.layout() != nullptr && window.layout()->hasHeightForWidth())
        size.setHeight(
            std::max(size.height(), std::min(window.layout()->totalHeightForWidth(size.width()), room.height())));
    if (window.size() != size) window.resize(size);
}

ScreenRoom::ScreenRoom(QObject* parent, QSize room)
    : QObject(parent)
    , room_(room) {
    qApp->installEventFilter(this);
}

ScreenRoom::~ScreenRoom() = default;

bool ScreenRoom::eventFilter(QObject* watched, QEvent* event) {
    const bool comes = event->type() == QEvent::Show;
    // What the player or the desktop does to a window is theirs.
    if ((!comes && event->type() != QEvent::Resize) || event->spontaneous()) return false;
    auto* window = qobject_cast<QWidget*>(watched);
    if (window == nullptr || !window->isWindow() || qobject_cast<QMainWindow*>(window) != nullptr) return false;
    const Qt::WindowType type = window->windowType();
    if (type != Qt::Dialog && type != Qt::Window) return false; // tool tips and menus see to themselves
    if (comes || window->isVisible()) fitWindow(*window, room_.isEmpty() ? roomOn(*window->screen()) : room_);
    return false;
}

} // namespace elgrande

#include "moc_screen_room.cpp"
