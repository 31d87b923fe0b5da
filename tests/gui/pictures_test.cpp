// Fixed moments of a recorded game, compared loosely with small pictures that were looked at: a missing layer, a wrong
// palette or a layout that has fallen apart is found, a letter that lies a pixel further is not. When the look changes
// on purpose: ELGRANDE_NEW_PICTURES=1 writes them anew; look at them before they are committed.
#include "app/game_page.h"
#include "app/language.h"
#include "app/replay_page.h"
#include "views/board/board_view.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QStyleFactory>
#include <QTest>

#include <cmath>

using namespace elgrande;

namespace {

constexpr QSize kSmall(160, 100);
constexpr double kMostDifference = 7; // mean of the channels' differences, of 255

double difference(const QImage& one, const QImage& other) {
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            sum += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
        }
    return sum / 3 / one.width() / one.height();
}

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create("Fusion")); }
    void momentsLookAsTheyDid_data();
    void momentsLookAsTheyDid();
    void differencesAreFound();

  private:
    QImage moment(bool dark, const QString& language, int percent);
};

QImage PicturesTest::moment(bool dark, const QString& language, int percent) {
    Language words;
    words.use(language);
    Theme theme(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    QApplication::setPalette(theme.palette());
    QApplication::setFont(Theme::sans(14));
    QFile file(QStringLiteral(ELGRANDE_RECORD));
    if (!file.open(QIODevice::ReadOnly)) return {};
    ReplayPage page(theme);
    page.page().setTempo(Tempo::Off);
    page.resize(1280, 800);
    page.show();
    if (!page.open(QString::fromUtf8(file.readAll()))) return {};
    page.replay().goTo(page.replay().length() * percent / 100);
    page.page().board().finishPicture();
    QTest::qWait(20); // the log tells when there is nothing else to do
    return page.grab().toImage().scaled(kSmall, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void PicturesTest::momentsLookAsTheyDid_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::newRow("beginning-en") << false << "en" << 2;
    QTest::newRow("middle-de-dark") << true << "de" << 50;
    QTest::newRow("late-en") << false << "en" << 90;
    QTest::newRow("end-de") << false << "de" << 100;
}

void PicturesTest::momentsLookAsTheyDid() {
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, percent);
    const QString path = QStringLiteral(ELGRANDE_PICTURES "/%1.png").arg(QLatin1String(QTest::currentDataTag()));
    const QImage now = moment(dark, language, percent);
    QVERIFY(!now.isNull());
    if (qEnvironmentVariableIsSet("ELGRANDE_NEW_PICTURES")) QVERIFY(now.save(path));
    const QImage known(path);
    QVERIFY2(!known.isNull(), qPrintable(path));
    QCOMPARE(known.size(), kSmall);
    const double found = difference(now, known);
    QVERIFY2(found <= kMostDifference, qPrintable(QStringLiteral("differs by %1").arg(found)));
}

// The limit is not so wide that anything passes.
void PicturesTest::differencesAreFound() {
    const QImage early = moment(false, "en", 2);
    QVERIFY(difference(early, moment(true, "en", 2)) > 2 * kMostDifference); // another theme
    QVERIFY(difference(early, moment(false, "en", 100)) > kMostDifference);  // another moment
}

QTEST_MAIN(PicturesTest)
#include "pictures_test.moc"
