// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The row of a seat by itself.
#include "tests/gui/parts.h"
#include "tests/named_test.h"
#include "views/court/seat_row.h"
#include "views/theme/theme.h"

#include <QPaintEvent>
#include <QTest>
#include <QVariantAnimation>

using namespace elgrande;

namespace {

class Painted : public QObject {
  public:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) area += static_cast<QPaintEvent*>(event)->region();
        return false;
    }
    QRegion area;
};

} // namespace

class SeatRowTest : public QObject {
    Q_OBJECT

  private slots:
    void countedScoreIsPaintedWhereItStands_data();
    void countedScoreIsPaintedWhereItStands();
    void wordsOfTheCountsAreWholeInLargeText();
    void titleIsNotCutToALetter();
    void severalTitlesShareTheRoom();
    void shortScoreLeavesItsRoomToTheTitle();
    void captionCanBeRead();
    void hiddenHandHasNoEmptyLine();
    void rowsAreAlikeWithAndWithoutPowerCards();
};

void SeatRowTest::countedScoreIsPaintedWhereItStands_data() {
    QTest::addColumn<qreal>("textScale");
    for (const qreal textScale : {0.8, 1.0, 1.6}) QTest::addRow("%g", textScale) << textScale;
}

void SeatRowTest::countedScoreIsPaintedWhereItStands() {
    QFETCH(qreal, textScale);
    const Theme theme;
    const Art art;
    SeatRow row(theme, art);
    row.setTextScale(textScale);
    row.resize((QSizeF(420, 90) * textScale).toSize());
    row.setTempo(Tempo::Fast);
    SeatContent content;
    content.colour = "red";
    row.setContent(content);
    row.show();
    QVERIFY(QTest::qWaitForWindowExposed(&row));
    QCoreApplication::processEvents();
    content.score = 12;
    row.setContent(content);
    QCoreApplication::processEvents(); // all of it, because other things may have changed as well
    Painted painted;
    row.installEventFilter(&painted);
    QTRY_COMPARE(gui::partOf<QVariantAnimation>(row).state(), QVariantAnimation::Stopped);
    QCoreApplication::processEvents();
    QVERIFY(painted.area.intersected(row.scoreBox().toRect()).boundingRect() == row.scoreBox().toRect());
}

// In two lines, in the narrowest panel that there is beside the board.
void SeatRowTest::wordsOfTheCountsAreWholeInLargeText() {
    constexpr qreal kSmallest = 7; // text on a row, in pixels
    constexpr qreal kNumber = 1.1; // of the height, for two digits
    const Theme theme;
    const Art art;
    SeatRow row(theme, art);
    SeatContent content;
    content.colour = "red";
    row.setContent(content);
    for (const qreal textScale : {1.0, 1.2, 1.3}) {
        row.setTextScale(textScale);
        row.resize(400, static_cast<int>(SeatRow::kTwoLines * textScale));
        for (const auto& [box, word] : {std::pair(row.courtBox(), SeatRow::tr("Court")),
                                        std::pair(row.provincesBox(), SeatRow::tr("Provinces"))}) {
            const qreal room = box.width() - 2 * textScale - box.height() * kNumber;
            const qreal wide = QFontMetricsF(Theme::sans(64)).horizontalAdvance(word) / 64 * kSmallest * textScale;
            QVERIFY2(wide <= room, qPrintable(QString("%1 %2 %3").arg(word).arg(wide).arg(room)));
        }
    }
}

void SeatRowTest::titleIsNotCutToALetter() {
    const QString title = QStringLiteral("The whole court");
    QCOMPARE(titleThatFits(title, 400), title);
    for (int room = 0; room < 100; ++room) {
        const QString shown = titleThatFits(title, room);
        QVERIFY2(shown.isEmpty() || shown.size() > 4, qPrintable(shown));
    }
    QVERIFY(titleThatFits(title, 60).endsWith(QChar(0x2026)));
    QVERIFY(titleThatFits(title, 14).isEmpty());
}

// Of a double turn, in both languages: each title is seen whole or as far as it can be guessed.
void SeatRowTest::severalTitlesShareTheRoom() {
    const QFontMetricsF metrics(Theme::serif(11));
    for (const QStringList& titles : {QStringList{"Queen or Jester", "Grand Inquisitor of the whole of Spain"},
                                      QStringList{"Großinquisitor der Kolonien", "Sonderwertung: 5er-Regionen"},
                                      QStringList{"Der König", "Sonderwertung: die leersten Regionen"}}) {
        const QString all = titles.join(kBetweenTitles);
        QCOMPARE(titleThatFits(all, metrics.horizontalAdvance(all)), all);
        for (const int room : {110, 140, 170, 200}) {
            const QString shown = titleThatFits(all, room);
            QVERIFY2(metrics.horizontalAdvance(shown) <= room, qPrintable(shown));
            const QStringList parts = shown.split(kBetweenTitles.toString());
            QCOMPARE(parts.size(), titles.size());
            for (qsizetype i = 0; i < parts.size(); ++i)
                QVERIFY2(parts[i] == titles[i] || parts[i].size() > 4, qPrintable(shown));
        }
        QVERIFY(!titleThatFits(all, 60).contains(kBetweenTitles)); // too little for two
    }
}

// In two lines, in the narrowest panel beside the board.
void SeatRowTest::shortScoreLeavesItsRoomToTheTitle() {
    const Theme theme;
    const Art art;
    SeatRow row(theme, art);
    row.resize(366, SeatRow::kTwoLines);
    SeatContent content;
    content.colour = "red";
    content.portrait = QStringLiteral("persons/leonor");
    content.power = 11;
    content.played = QStringLiteral("12");
    content.powers = {{}};
    for (const int score : {0, 9, 63}) {
        content.score = score;
        const auto drawn = [&row, &content](const QString& status) {
            content.status = status;
            row.setContent(content);
            return row.grab().toImage();
        };
        for (const QString& title : {QStringLiteral("Der König"), QStringLiteral("Der Hof")}) {
            const QImage whole = drawn(title);
            for (qsizetype kept = 1; kept < title.size(); ++kept)
                QVERIFY2(drawn(title.left(kept) + QChar(0x2026)) != whole, qPrintable(title.left(kept)));
        }
    }
}

void SeatRowTest::captionCanBeRead() {
    constexpr int kReadable = 11; // pixels
    const Theme theme;
    const Art art;
    SeatRow row(theme, art);
    SeatContent content;
    content.colour = "red";
    content.kind = QStringLiteral("Computer · home Valencia");
    row.setContent(content);
    for (const int high : {SeatRow::kThreeLines, 92, 120}) {
        for (const int wide : {320, 420}) {
            row.resize(wide, high);
            QVERIFY2(row.kindFont().pixelSize() >= kReadable, qPrintable(QString::number(row.kindFont().pixelSize())));
        }
    }
}

// Nobody knows what is in it, so no power card is shown: what is left takes the room, or stands in its middle.
void SeatRowTest::hiddenHandHasNoEmptyLine() {
    const Theme theme;
    const Art art;
    for (const int high : {50, 90, 120}) {
        SeatRow row(theme, art);
        row.resize(420, high);
        SeatContent content;
        content.colour = "red";
        row.setContent(content);
        const qreal top = row.scoreBox().top();
        const qreal bottom = std::max(row.scoreBox().bottom(), row.courtBox().bottom());
        QVERIFY2(high - bottom < top + 8, qPrintable(QStringLiteral("%1: %2 %3").arg(high).arg(top).arg(bottom)));
        content.powers = {{}};
        row.setContent(content);
        QVERIFY(high - std::max(row.scoreBox().bottom(), row.courtBox().bottom()) > top + 8);
    }
}

// But for the line of the power cards itself.
void SeatRowTest::rowsAreAlikeWithAndWithoutPowerCards() {
    const Theme theme;
    const Art art;
    for (const int high : {SeatRow::kThreeLines, 90, 120}) {
        SeatRow row(theme, art);
        SeatContent content;
        content.colour = "red";
        content.powersLine = true;
        row.setContent(content);
        row.resize(420, high);
        const QRectF score = row.scoreBox();
        const QRectF court = row.courtBox();
        content.powersLine = false;
        row.setContent(content);
        row.resize(420, high - SeatRow::kPowersLine);
        QCOMPARE(row.scoreBox(), score);
        QCOMPARE(row.courtBox(), court);
    }
}

ELGRANDE_TEST(SeatRowTest)
#include "seat_row_test.moc"
