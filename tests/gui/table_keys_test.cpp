// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Keys on a table that is laid for them.
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "views/board/board_chooser.h"
#include "views/panels/log_panel.h"

#include <QTest>
#include <QTextBrowser>

using namespace elgrande;

class TableKeysTest : public gui::TableStage {
    Q_OBJECT

  private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void escapeDropsTheFirstChoiceFromAnywhere();
};

void TableKeysTest::escapeDropsTheFirstChoiceFromAnywhere() {
    QVERIFY(lay(R"({"stacks": {"1": ["intrigue-3-any"]}})") && waitFor("action"));
    takeCard("intrigue-3-any");
    QVERIFY(waitFor("turn"));
    pressAnswer("Special action");
    QVERIFY(waitFor("relocate"));
    const auto picked = [this] { return !board().chooser().picks().empty(); };
    for (const BoardSpot& spot : board().spots())
        if (!picked() && board().chooser().offers(spot)) board().pick(spot);
    QVERIFY(picked());
    page().log().browser()->setFocus();
    QTest::keyClick(page().log().browser(), Qt::Key_Escape);
    QVERIFY(!picked());
}

ELGRANDE_TEST(TableKeysTest)
#include "table_keys_test.moc"
