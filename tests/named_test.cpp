// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/named_test.h"

#include <QFileInfo>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif

#include <cstdio>
#include <vector>

using namespace elgrande;

namespace {

#ifdef QT_WIDGETS_LIB
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

std::vector<NamedTest>& tests() {
    static std::vector<NamedTest> all;
    return all;
}

} // namespace

NamedTest::NamedTest(const char* source, Run started)
    : name(QFileInfo(QString::fromUtf8(source)).completeBaseName())
    , run(started) {
    tests().push_back(*this);
}

int main(int argc, char** argv) {
    const QString wanted = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    for (const NamedTest& test : tests()) {
        if (test.name != wanted) continue;
        // Settings and data of tests that run at the same time lie in folders of this name.
        QCoreApplication::setApplicationName(QFileInfo(QString::fromLocal8Bit(argv[0])).fileName() + '-' + wanted);
        argv[1] = argv[0];
        --argc;
        ++argv;
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN does
        Application application(argc, argv);
        return test.run(argc, argv);
    }
    std::fprintf(stderr, "%s TEST [options of Qt Test], where TEST is one of\n", argv[0]);
    for (const NamedTest& test : tests()) std::fprintf(stderr, "  %s\n", qPrintable(test.name));
    return 2;
}
