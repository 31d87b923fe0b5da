// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The tests of a folder are one program (elgrande_tests in tests/CMakeLists.txt): each of them read the same headers
// and was linked with the same libraries, which took ten times as long. A process still runs a single one, that of the
// source which it names:
//
//     gui_tests board_test [options and functions of Qt Test]
//
// ELGRANDE_TEST(BoardTest) stands where QTEST_MAIN(BoardTest) would.
#pragma once

#include <QTest>

namespace elgrande {

struct NamedTest {
    using Run = int (*)(int argc, char** argv);
    NamedTest(const char* source, Run started);

    QString name; // of its source, without the ending
    Run run;
};

} // namespace elgrande

#define ELGRANDE_TEST(Class)                                                                                           \
    static const elgrande::NamedTest named##Class{__FILE__, [](int argc, char** argv) {                                \
                                                      Class test;                                                      \
                                                      QTEST_SET_MAIN_SOURCE_PATH                                       \
                                                      return QTest::qExec(&test, argc, argv);                          \
                                                  }};
