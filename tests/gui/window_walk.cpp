// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/window_walk.h"

#include "app/shell/screen_room.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QMainWindow>
#include <QRegularExpression>
#include <QTest>

#include <cxxabi.h>

#include <cstdlib>
#include <typeinfo>

namespace elgrande::gui {

namespace {

constexpr int kPatience = 600;        // milliseconds
constexpr QSize kAroundDialog(8, 40); // a frame and a title
constexpr qreal kLetters = 14;        // pixels at a text size of 100 per cent

QSet<QString>& seen() {
    static QSet<QString> classes;
    return classes;
}

// With those that it derives from; a class without Q_OBJECT is known by its type alone.
void noteClass(const QWidget& widget) {
    int failed = 0;
    char* name = abi::__cxa_demangle(typeid(widget).name(), nullptr, nullptr, &failed);
    if (failed == 0) seen().insert(QString::fromLatin1(name).section(QLatin1String("::"), -1));
    std::free(name);
    for (const QMetaObject* each = widget.metaObject(); each != nullptr; each = each->superClass())
        seen().insert(QString::fromLatin1(each->className()).section(QLatin1String("::"), -1));
}

void noteClasses(const QWidget& window) {
    noteClass(window);
    for (const QWidget* each : window.findChildren<QWidget*>())
        if (each->isVisible()) noteClass(*each);
}

} // namespace

const QSet<QString>& WindowWalk::seenClasses() { return seen(); }

void WindowWalk::judgeIn(const Room& room, QWidget& window, const Judge& judge) {
    noteClasses(window);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QStringList wrong;
    (void)QTest::qWaitFor([&] { return (wrong = judge(window)).isEmpty(); }, kPatience);
    for (const QString& each : wrong) {
        const QString fault = QStringLiteral("%1, %2: %3").arg(language_, room.name, each);
        if (!faults_.contains(fault)) faults_ << fault;
    }
}

// One after the other, and then as it was.
void WindowWalk::judgeMain(QWidget& window, const Judge& judge) {
    const QSize size = window.size();
    const QFont letters = QApplication::font();
    for (const Room& room : rooms_) {
        window.resize(room.size); // gives the letters their usual size
        if (room.textSize != 100) QApplication::setFont(Theme::sans(kLetters * room.textSize / 100));
        judgeIn(room, window, judge);
    }
    window.resize(size);
    QApplication::setFont(letters);
}

QStringList WindowWalk::faultsOf(const GalleryTaker& taker, const Judge& judge) {
    faults_.clear();
    bool anyDialog = false;
    const QFont letters = QApplication::font();
    for (std::size_t i = 0; i == 0 || (anyDialog && i < rooms_.size()); ++i) {
        const Room& room = rooms_[i];
        const ScreenRoom screen(nullptr, room.size - kAroundDialog);
        GalleryLook look;
        look.language = language_;
        look.size = room.size;
        look.textSize = room.textSize;
        look.inspect = [&](QWidget& window) {
            if (qobject_cast<QMainWindow*>(&window) == nullptr) {
                anyDialog = true;
                judgeIn(room, window, judge);
            } else if (i == 0) {
                judgeMain(window, judge);
            }
        };
        if (taker(look).isNull()) faults_ << QStringLiteral("%1, %2: it was not reached").arg(language_, room.name);
        QApplication::setFont(letters);
    }
    return faults_;
}

QSet<QString> widgetClasses(const QString& root) {
    // Qt's classes that are no widgets, as far as sources derive from them.
    static const QRegularExpression noWidget(QStringLiteral("^Q(Object|Graphics(Item|Object|Scene)|Accessible\\w+|"
                                                            "TcpServer|TableWidgetItem|SvgGenerator|StyledItemDelegate|"
                                                            "ProxyStyle|Layout|IconEngine|SplitterHandle)$"));
    static const QRegularExpression declared(QStringLiteral("class (\\w+)(?: final)? : public (\\w+)"));
    QHash<QString, QString> bases;
    for (const char* folder : {"/app", "/views", "/expansions"}) {
        QDirIterator files(root + QLatin1String(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString name = files.next();
            QFile file(name);
            if (name.contains(QLatin1String("/tests/")) || name.contains(QLatin1String("/_template/"))) continue;
            if (!file.open(QIODevice::ReadOnly)) continue;
            const QString text = QString::fromUtf8(file.readAll());
            for (auto each = declared.globalMatch(text); each.hasNext();) {
                const QRegularExpressionMatch match = each.next();
                bases.insert(match.captured(1), match.captured(2));
            }
        }
    }
    QSet<QString> widgets;
    for (auto each = bases.cbegin(); each != bases.cend(); ++each) {
        QString base = each.value();
        while (bases.contains(base)) base = bases.value(base);
        if (base.startsWith(u'Q') && !noWidget.match(base).hasMatch()) widgets.insert(each.key());
    }
    return widgets;
}

} // namespace elgrande::gui
