// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The page that sums a finished game up, as PDF and as SVG.
#include "app/statistics/summary.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/painted_words.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/texts/error_text.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QWidget>
#include <QtSvg/QSvgRenderer>

#include <algorithm>

using namespace elgrande;

namespace {

// How often a PDF closes a path that it has not begun, which some readers complain about.
int pathsWithoutStart(const QByteArray& pdf) {
    int found = 0;
    int operators = 0;
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
        if (pdf.mid(at - 3, 3) == "end") continue;
        const QByteArray packed = pdf.mid(at + 7, pdf.indexOf("endstream", at + 7) - at - 7);
        const QByteArray size("\0\0\0\0", 4); // unknown; it grows as needed
        const QByteArray drawing = qUncompress(size + packed);
        if (drawing.startsWith('\0')) continue; // a font
        bool begun = false;
        for (const QByteArray& word : drawing.simplified().split(' ')) {
            if (word == "m" || word == "re") begun = true;
            if (word == "h" && !begun) ++found;
            if (word == "h") ++operators;
            if (word == "f" || word == "f*" || word == "S" || word == "B" || word == "B*" || word == "n") begun = false;
        }
    }
    return operators > 0 ? found : -1;
}

class SummaryPage : public QWidget {
  public:
    Summary summary;

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        summary.paint(painter, size());
    }
};

} // namespace

class SummaryTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanup() { forget(); }
    void summaryAsPdfAndSvg();
    void summaryKeepsToItsFrames();
    void namesHaveOneSize();
    void headsHaveOneSize_data();
    void headsHaveOneSize();
    void summaryNeedsAFinishedGame();

  private:
    std::string record_;
};

void SummaryTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    FinishedGame game;
    game.setup.seed = "summary";
    game.names = {"Ada", "Bo", "Cy", "Di"};
    game.agents = {"", "greedy", "random", "greedy"};
    record_ = recordOf(game);
}

void SummaryTest::summaryAsPdfAndSvg() {
    Summary summary;
    QVERIFY(summary.open(QString::fromStdString(record_)));
    const QString pdf = folder_.filePath("page.pdf");
    const QString svg = folder_.filePath("page.svg");
    QVERIFY(summary.write(pdf));
    QVERIFY(summary.write(svg));
    QVERIFY(!summary.write(folder_.filePath("no/such/folder/page.pdf")));
    QFile page(pdf);
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray bytes = page.readAll();
    QVERIFY(bytes.startsWith("%PDF-"));
    QCOMPARE(bytes.count("/Type /Page\n"), 1);
    QCOMPARE(pathsWithoutStart(bytes), 0);
    // Letters are shapes, so the drawing needs no fonts; and it looks like the page painted directly.
    QFile drawing(svg);
    QVERIFY(drawing.open(QIODevice::ReadOnly));
    const QByteArray svgText = drawing.readAll();
    QVERIFY(!svgText.contains("<text"));
    const QRegularExpressionMatch wide = QRegularExpression("width=\"([0-9.]+)mm\"").match(svgText);
    QVERIFY2(std::abs(wide.captured(1).toDouble() - 210) < 1, svgText.left(200)); // A4, as the PDF
    const QSize size(496, 702);
    QImage direct(size, QImage::Format_RGB32);
    QImage drawn(size, QImage::Format_RGB32);
    drawn.fill(Qt::white);
    QPainter on(&direct);
    Summary again;
    QVERIFY(again.open(QString::fromStdString(record_)));
    again.paint(on, size);
    on.end();
    QPainter over(&drawn);
    QSvgRenderer(svg).render(&over);
    over.end();
    double difference = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            difference += std::abs(qGray(direct.pixel(x, y)) - qGray(drawn.pixel(x, y)));
    QVERIFY2(difference / (size.width() * size.height()) < 6, qPrintable(QString::number(difference)));
}

// The map goes on beyond its frame, but not on the page.
void SummaryTest::summaryKeepsToItsFrames() {
    Summary summary;
    QVERIFY(summary.open(QString::fromStdString(record_)));
    QImage page(1000, 1414, QImage::Format_RGB32);
    QPainter on(&page);
    summary.paint(on, page.size());
    on.end();
    const QRgb paper = page.pixel(500, 40);
    for (int y = 205; y < 218; ++y) // between the headline and the map
        for (int x = 62; x < 938; ++x) QVERIFY2(page.pixel(x, y) == paper, qPrintable(QString("%1, %2").arg(x).arg(y)));
}

// Also the winner's, in bold letters, which are wider.
void SummaryTest::namesHaveOneSize() {
    FinishedGame game;
    game.setup.seed = "summary";
    game.setup.players = 4;
    game.names = {"Bartolomea Magdalena 1", "Bartolomea Magdalena 2", "Bartolomea Magdalena 3",
                  "Bartolomea Magdalena 4"};
    game.agents = {"greedy", "greedy", "random", "greedy"};
    SummaryPage page;
    QVERIFY(page.summary.open(QString::fromStdString(recordOf(game))));
    page.resize(1000, 1414);
    QList<qreal> heights;
    for (const gui::PaintedWord& word : gui::paintedWords(page))
        if (word.text.startsWith("Bartolomea Magdalena") && word.text.contains(" (")) heights << word.box.height();
    QCOMPARE(heights.size(), 4);
    const auto [least, most] = std::minmax_element(heights.begin(), heights.end());
    QVERIFY2(*most - *least < 0.2, qPrintable(QStringLiteral("%1 to %2").arg(*least).arg(*most)));
}

void SummaryTest::headsHaveOneSize_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("German") << "de";
}

// Of the table, however long the others' words are.
void SummaryTest::headsHaveOneSize() {
    QFETCH(QString, language);
    language_.use(language);
    SummaryPage page;
    QVERIFY(page.summary.open(QString::fromStdString(record_)));
    page.resize(1000, 1414);
    const auto say = [](const char* words) { return QCoreApplication::translate("elgrande::summary", words); };
    const QStringList heads{say("1st scoring"), say("2nd scoring"), say("3rd scoring"), say("Special scorings"),
                            say("Castillo"),    say("Regions"),     say("Points")};
    QMap<QString, qreal> letters; // height of what stands in the table's first line
    for (const gui::PaintedWord& word : gui::paintedWords(page))
        if (heads.contains(word.text) && word.box.top() > 820 && word.box.bottom() < 858)
            letters[word.text] = word.box.height();
    language_.use("en");
    QCOMPARE(letters.size(), heads.size());
    const auto [least, most] = std::minmax_element(letters.begin(), letters.end());
    QVERIFY2(*most - *least < 0.2, qPrintable(QStringLiteral("%1 to %2").arg(*least).arg(*most)));
    QVERIFY2(*least > 10, qPrintable(QString::number(*least))); // of a page 1,000 wide, ascent and descent included
}

void SummaryTest::summaryNeedsAFinishedGame() {
    WindowStage::open();
    QVERIFY(begin("summary"));
    Summary summary;
    const auto opened = summary.open(window_->table().recordText());
    QVERIFY(!opened);
    language_.use("de");
    QCOMPARE(texts::errorText(opened.fault()), QString("Die Partie ist nicht zu Ende."));
    language_.use("en");
}

ELGRANDE_TEST(SummaryTest)
#include "summary_test.moc"
