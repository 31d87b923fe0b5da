// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The names on the map of every set are words of their own, in every language.
#include "expansions/installed.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/board_items.h"
#include "views/board/board_view.h"

#include <QApplication>
#include <QGraphicsScene>
#include <QTest>

#include <vector>

using namespace elgrande;
using namespace elgrande::gui;

class MapNamesTest : public QObject, public WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void cleanup() { forget(); }
    void keepApart_data();
    void keepApart();
};

void MapNamesTest::keepApart_data() {
    QTest::addColumn<Setup>("setup");
    QTest::addColumn<QString>("language");
    for (const Setup& set : tests::offeredSets())
        for (const QString& language : Language::known())
            QTest::newRow((tests::nameOf(set) + ", " + language.toStdString()).c_str()) << set << language;
}

// In the usual size of text and in larger ones.
void MapNamesTest::keepApart() {
    QFETCH(Setup, setup);
    QFETCH(QString, language);
    constexpr qreal kLeastGap = 12; // about as wide as a letter
    prepare();
    language_.use(language);
    open();
    setup.players = 2;
    setup.seed = "names";
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", {}}}));
    for (const int percent : {100, 130, 200}) {
        QApplication::setFont(Theme::sans(14.0 * percent / 100));
        settle();
        std::vector<QRectF> names;
        for (const QGraphicsItem* item : page().board().scene()->items())
            if (const auto* name = dynamic_cast<const NameItem*>(item))
                names.push_back(name->nameBox().translated(name->pos()));
        QApplication::setFont(Theme::sans(14));
        QVERIFY(names.size() >= 10);
        for (std::size_t i = 0; i < names.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!names[i].adjusted(-kLeastGap, 0, kLeastGap, 0).intersects(names[j]),
                         qPrintable(QStringLiteral("%1 %: %2|%3 and %4|%5 at %6")
                                        .arg(percent)
                                        .arg(names[i].left())
                                        .arg(names[i].right())
                                        .arg(names[j].left())
                                        .arg(names[j].right())
                                        .arg(names[i].y())));
    }
}

ELGRANDE_TEST(MapNamesTest)
#include "map_names_test.moc"
