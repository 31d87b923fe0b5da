// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is kept pixel for pixel looks as if it were drawn anew each time, is drawn once, and is drawn when it is said to
// be; a text is measured as it is laid out.
#include "tests/gui/painted_words.h"
#include "tests/named_test.h"
#include "views/theme/cached_drawing.h"
#include "views/theme/cached_pictures.h"
#include "views/theme/drawn_ahead.h"
#include "views/theme/fitted_text.h"
#include "views/theme/theme.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <cstdlib>

using namespace elgrande;

namespace {

// Rounded, with a shaded edge, light that falls from above and faint lines that are clipped: what papers and medallions
// have.
void drawSheet(QPainter& painter, const QRectF& box) {
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient light(box.topLeft(), box.bottomLeft());
    light.setColorAt(0, Qt::white);
    light.setColorAt(1, QColor(90, 60, 30));
    painter.setPen(QPen(QColor(20, 10, 0, 120), 2));
    painter.setBrush(light);
    const QRectF sheet = box.adjusted(3, 3, -3, -3);
    painter.drawRoundedRect(sheet, 8, 8);
    painter.save();
    QPainterPath inside;
    inside.addRoundedRect(sheet, 8, 8);
    painter.setClipPath(inside);
    painter.setPen(QPen(QColor(120, 0, 0, 80), 2));
    for (qreal y = sheet.top(); y < sheet.bottom(); y += 9)
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    painter.restore();
}

class Fitted : public QWidget {
  public:
    QString text;
    int flags = Qt::AlignCenter;

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        drawFitted(painter, rect(), text, Theme::serif(15), 14, 14, flags);
    }
};

QImage ground(qreal ratio) {
    QImage image(QSize(420, 140) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(QColor(40, 90, 60));
    return image;
}

int largestDifference(const QImage& one, const QImage& other) {
    int largest = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            largest = std::max(
                {largest, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
        }
    return largest;
}

} // namespace

class CachedDrawingTest : public QObject {
    Q_OBJECT

  private slots:
    void init() { QPixmapCache::clear(); }
    void looksAsIfDrawn_data();
    void looksAsIfDrawn();
    void isDrawnOnceForAHeight();
    void isNotKeptWhereItWouldLookOtherwise();
    void leavesThePainterAsItWas();
    void isDrawnAheadOnceWhileVisible();
    void looksAreDrawnOnce();
    void textIsMeasuredAsItIsLaidOut_data();
    void textIsMeasuredAsItIsLaidOut();
    void noWordStandsAlone();
};

void CachedDrawingTest::looksAsIfDrawn_data() {
    QTest::addColumn<qreal>("ratio");
    QTest::addColumn<QRectF>("box");
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        const auto row = [ratio](const char* name, const QRectF& box) {
            QTest::addRow("%s at %.1f", name, ratio) << ratio << box;
        };
        row("wide", {10, 10, 380, 100});
        row("narrow", {10, 10, 40, 100});
        row("within pixels", {10.3, 9.6, 301.7, 77.45});
        row("one column more than is kept", {4, 4, 51, 40});
    }
}

void CachedDrawingTest::looksAsIfDrawn() {
    QFETCH(qreal, ratio);
    QFETCH(QRectF, box);
    QImage drawn = ground(ratio);
    {
        QPainter painter(&drawn);
        drawSheet(painter, box);
    }
    for (int time = 0; time < 2; ++time) { // made, and then found
        QImage kept = ground(ratio);
        QPainter painter(&kept);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        paintCached(painter, QStringLiteral("sheet"), box, 16, drawSheet);
        painter.end();
        QVERIFY2(largestDifference(drawn, kept) <= 2, qPrintable(QString::number(largestDifference(drawn, kept))));
    }
}

void CachedDrawingTest::isDrawnOnceForAHeight() {
    QImage image = ground(1);
    QPainter painter(&image);
    int drawn = 0;
    const auto draw = [&drawn](QPainter&, const QRectF& bounds) {
        if (bounds.height() < 16) ++drawn; // so low a picture is drawn in one go
    };
    const QString key = QStringLiteral("counted");
    paintCached(painter, key, {0, 0, 200, 12}, 10, draw);
    paintCached(painter, key, {7, 40, 350, 12}, 10, draw);
    QCOMPARE(drawn, 1);
    paintCached(painter, key, {0, 0, 200, 13}, 10, draw);
    QCOMPARE(drawn, 2);
    paintCached(painter, QStringLiteral("other"), {0, 0, 200, 12}, 10, draw);
    QCOMPARE(drawn, 3);
}

void CachedDrawingTest::isNotKeptWhereItWouldLookOtherwise() {
    QImage image = ground(1);
    QPainter painter(&image);
    int drawn = 0;
    const auto draw = [&drawn](QPainter&, const QRectF& bounds) { drawn += bounds.width() == 200 ? 1 : 0; };
    painter.setOpacity(0.5);
    for (int i = 0; i < 2; ++i) paintCached(painter, QStringLiteral("faint"), {0, 0, 200, 12}, 10, draw);
    QCOMPARE(drawn, 2);
    painter.setOpacity(1);
    painter.rotate(10);
    for (int i = 0; i < 2; ++i) paintCached(painter, QStringLiteral("turned"), {0, 0, 200, 12}, 10, draw);
    QCOMPARE(drawn, 4);
}

void CachedDrawingTest::leavesThePainterAsItWas() {
    QImage image = ground(2);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(5, 7);
    const QTransform before = painter.worldTransform();
    paintCached(painter, QStringLiteral("sheet"), {0, 0, 300, 40}, 16, drawSheet);
    QCOMPARE(painter.worldTransform(), before);
    QVERIFY(painter.testRenderHint(QPainter::SmoothPixmapTransform));
}

void CachedDrawingTest::isDrawnAheadOnceWhileVisible() {
    QWidget widget;
    int drawn = 0;
    DrawnAhead ahead(widget, [&drawn] { ++drawn; });
    ahead.want();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(drawn, 0); // nobody sees it
    widget.show();
    ahead.want();
    ahead.want();
    QCOMPARE(drawn, 0);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(drawn, 1);
    ahead.want();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(drawn, 2);
}

// So a repaint of the board draws no region anew.
void CachedDrawingTest::looksAreDrawnOnce() {
    QImage image = ground(1);
    QPainter painter(&image);
    CachedPictures pictures;
    int drawn = 0;
    const auto paint = [&](std::uint32_t look, const QRectF& bounds = {0, 0, 80, 40}) {
        pictures.paint(painter, bounds, look, [&drawn](QPainter&) { ++drawn; });
    };
    for (int i = 0; i < 3; ++i)
        for (std::uint32_t look = 1; look <= CachedPictures::kMost; ++look) paint(look);
    const int all = static_cast<int>(CachedPictures::kMost);
    QCOMPARE(drawn, all);
    painter.translate(20, 10); // as when something is scrolled
    paint(1);
    QCOMPARE(drawn, all);
    paint(100); // in place of the second, which was needed longest ago
    paint(1);
    QCOMPARE(drawn, all + 1);
    paint(2);
    QCOMPARE(drawn, all + 2);
    paint(2, {0, 0, 90, 40});
    QCOMPARE(drawn, all + 3);
    pictures.forget();
    paint(2, {0, 0, 90, 40});
    QCOMPARE(drawn, all + 4);
}

void CachedDrawingTest::textIsMeasuredAsItIsLaidOut_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("one line") << "Grande";
    QTest::newRow("several") << "Move up to four of your Caballeros from the provinces to your court or back again.";
    QTest::newRow("hyphens") << "Rot-Weiß und sehr-lange-Wörter-mit-Strichen, die umbrechen";
    QTest::newRow("given lines") << "two\nlines of it\nthree";
    QTest::newRow("blanks") << "Ä  double  blanks and\ta tab ";
}

// At the size that is said to fit it does, and a little more would not, by what QPainter::drawText() needs.
void CachedDrawingTest::textIsMeasuredAsItIsLaidOut() {
    QFETCH(QString, text);
    constexpr qreal kLarge = 64; // the size at which texts are measured
    const QFont font = Theme::serif(kLarge);
    const QFontMetricsF metrics(font);
    const auto heightAt = [&](qreal pixels, qreal width) {
        const QRectF room(0, 0, width * kLarge / pixels, 1e6);
        return metrics.boundingRect(room, Qt::TextWordWrap, text).height() * pixels / kLarge;
    };
    for (qreal width = 90; width < 400; width += 23.7)
        for (const qreal height : {18.0, 40.0, 85.0}) {
            const qreal found = fittedPixels(text, font, {width, height}, 1, 40);
            QVERIFY(heightAt(found, width) <= height + 0.02);
            const qreal more = found + 1;
            if (more < 40 && textFits(text, font, {width, height}, more))
                QVERIFY(heightAt(more, width) <= height + 0.02);
            else if (heightAt(more, width) <= height - 0.02) // then only a word would be broken
                QVERIFY(more >= 40 || !textFits(text, font, {width, height}, more));
        }
}

// In as many lines as before, none of them a single short word.
void CachedDrawingTest::noWordStandsAlone() {
    Fitted page;
    for (const QString& text : {QString("Sonderwertung: 6er und 7er"), QString("Special scoring: all of the 4 regions"),
                                QString("Hol bis zu 2 weitere deiner Caballeros aus der Provinz an den Hof."),
                                QString("Score the region with the most Caballeros in total. If tied, all of them.")}) {
        page.text = text;
        const int all = static_cast<int>(QFontMetricsF(Theme::serif(14)).horizontalAdvance(text));
        for (const int flags :
             {int(Qt::AlignCenter), int(Qt::AlignLeft | Qt::AlignTop), int(Qt::AlignRight | Qt::AlignBottom)})
            for (int width = all / 2 + 40; width < all + 30; width += 5) {
                page.flags = flags;
                page.resize(width, 120);
                QStringList lines;
                for (const gui::PaintedWord& line : gui::paintedWords(page)) {
                    lines << line.text.trimmed();
                    QVERIFY(line.box.left() > -1 && line.box.right() < width + 1);
                    if (flags & Qt::AlignRight) QVERIFY(line.box.right() > width - 12);
                }
                QCOMPARE(lines.join(u' '), text);
                QVERIFY2(lines.size() <= 2, qPrintable(lines.join(u'|')));
                QVERIFY2(lines.back().contains(u' '), qPrintable(lines.join(u'|')));
            }
    }
}

ELGRANDE_TEST(CachedDrawingTest)
#include "cached_drawing_test.moc"
