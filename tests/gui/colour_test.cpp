// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Can everything be read, and every player be told from every other, by every pair of eyes? Contrast after WCAG 2.1;
// colour deficiencies simulated after Machado, Oliveira and Fernandes 2009 (severity 1, in linear RGB); distances are
// CIE76 in CIELAB (D65), where 2.3 is just noticeable. One file, because all of it measures with the same few
// functions.
#include "tests/named_test.h"
#include "views/court/seat_row.h"
#include "views/theme/paint.h"
#include "views/theme/palettes.h"
#include "views/theme/theme.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <cmath>

using namespace elgrande;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix kNone{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr Matrix kGrey{{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};

Triple linear(const QColor& colour) {
    const auto one = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return {one(colour.redF()), one(colour.greenF()), one(colour.blueF())};
}

Triple seen(const Triple& rgb, const Matrix& eyes) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = std::clamp(eyes[i][0] * rgb[0] + eyes[i][1] * rgb[1] + eyes[i][2] * rgb[2], 0.0, 1.0);
    return result;
}

Triple lab(const Triple& rgb) {
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
    const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double contrast(const QColor& one, const QColor& other) {
    const auto luminance = [](const QColor& colour) {
        const Triple rgb = linear(colour);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    };
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

// As it is seen where it lets the ground through.
QColor over(const QColor& colour, const QColor& ground) {
    const auto mixed = [share = static_cast<double>(colour.alphaF())](int one, int other) {
        return static_cast<int>(std::lround(other + (one - other) * share));
    };
    return {mixed(colour.red(), ground.red()), mixed(colour.green(), ground.green()),
            mixed(colour.blue(), ground.blue())};
}

// Of colours that nobody plays only the first is as far from the players' as they are from each other.
bool isNobodys(const std::string& colour) { return colour.rfind("dummy", 0) == 0; }
bool isFurther(const std::string& colour) { return isNobodys(colour) && colour != "dummy"; }

QImage tokenOf(const Theme& theme, const std::string& colour) {
    QImage image(80, 80, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintTokenFace(painter, theme, colour, QRectF(5, 5, 70, 70), false);
    return image;
}

} // namespace

class ColourTest : public QObject {
    Q_OBJECT

  private slots:
    void wordsStandOut_data();
    void wordsStandOut();
    void wordsStandOutOnTheWholeSheet_data() { wordsStandOut_data(); }
    void wordsStandOutOnTheWholeSheet();
    void whatCannotBeUsedIsPaler_data() { wordsStandOut_data(); }
    void whatCannotBeUsedIsPaler();
    void cardsThatAreGoneCanBeRead_data() { wordsStandOut_data(); }
    void cardsThatAreGoneCanBeRead();
    void paperIsDimByNight();
    void symbolsStandOutOnPieces();
    void numbersStandInTheirBox();
    void numbersStandOutWhereTheyStand();
    void sharedNumbersStandOnNobodysColour();
    void ranksHaveASignBesideColour_data();
    void ranksHaveASignBesideColour();
    void valuesThatDoNotCountArePale();
    void mobileScoreboardsLookLikeNobody();
    void playersAreToldApart_data();
    void playersAreToldApart();
    void symbolsDiffer();
    void coloursOfNobodyAreToldApart();
};

void ColourTest::wordsStandOut_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("strong");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("light, high contrast") << false << true;
    QTest::newRow("dark, high contrast") << true << true;
}

// WCAG 2.2: 4.5 to 1 for everybody, 7 to 1 for those who ask for more.
void ColourTest::wordsStandOut() {
    QFETCH(bool, dark);
    QFETCH(bool, strong);
    Theme theme(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    theme.setStrong(strong);
    struct Pair {
        const char* name;
        QColor words;
        QColor ground;
    };
    const QPalette palette = theme.palette();
    std::vector<Pair> pairs{
        {"table text", theme.colour(Role::TableText), theme.colour(Role::Table)},
        {"soft table text", theme.colour(Role::TableSoft), theme.colour(Role::Table)},
        {"ink", theme.colour(Role::Ink), theme.colour(Role::Paper)},
        {"ink on dim paper", theme.colour(Role::Ink), theme.colour(Role::PaperDim)},
        {"soft ink", theme.colour(Role::InkSoft), theme.colour(Role::Paper)},
        {"soft ink on dim paper", theme.colour(Role::InkSoft), theme.colour(Role::PaperDim)},
        {"accent", theme.colour(Role::Accent), theme.colour(Role::Paper)},
        {"bad", theme.colour(Role::Bad), theme.colour(Role::Paper)},
        {"accent on dim paper", theme.colour(Role::Accent), theme.colour(Role::PaperDim)},
        {"bad on dim paper", theme.colour(Role::Bad), theme.colour(Role::PaperDim)},
        {"ink on gold", theme.colour(Role::Ink), theme.colour(Role::Gold)},
        {"tool tip's accent", theme.colour(Role::Accent), palette.color(QPalette::ToolTipBase)},
        {"window", palette.color(QPalette::WindowText), palette.color(QPalette::Window)},
        {"field", palette.color(QPalette::Text), palette.color(QPalette::Base)},
        {"button", palette.color(QPalette::ButtonText), palette.color(QPalette::Button)},
        {"chosen", palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)},
        {"placeholder", palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base)},
        {"tool tip", palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase)},
        {"link", palette.color(QPalette::Link), palette.color(QPalette::Base)},
    };
    for (const Pair& pair : pairs) {
        const double found = contrast(pair.words, pair.ground);
        QVERIFY2(found >= (strong ? 7 : 4.5), qPrintable(QStringLiteral("%1: %2").arg(pair.name).arg(found)));
    }
    for (Vision vision :
         {Vision::Standard, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia, Vision::Greyscale})
        for (const std::string& colour : knownPieceColours()) { // names in the log
            const double found =
                contrast(nameInk(piecesFor(vision, colour), theme.colour(Role::Paper)), theme.colour(Role::Paper));
            QVERIFY2(found >= 4.5, qPrintable(QStringLiteral("name in %1: %2").arg(colour.c_str()).arg(found)));
        }
}

// A sheet is darker at its foot than the colour that it is named after.
void ColourTest::wordsStandOutOnTheWholeSheet() {
    QFETCH(bool, dark);
    QFETCH(bool, strong);
    Theme theme(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    theme.setStrong(strong);
    for (const bool dim : {false, true}) {
        QImage image(200, 300, QImage::Format_RGB32);
        image.fill(theme.colour(Role::Table));
        QPainter painter(&image);
        paintPaper(painter, theme, QRectF(10, 10, 180, 280), 6, dim);
        painter.end();
        for (int y = 20; y < 280; ++y) {
            const QColor ground = image.pixelColor(100, y);
            for (const Role role : {Role::Ink, Role::InkSoft})
                QVERIFY2(contrast(theme.colour(role), ground) >= 4.5,
                         qPrintable(QStringLiteral("role %1 at %2").arg(static_cast<int>(role)).arg(y)));
            if (!dim) QVERIFY2(contrast(theme.colour(Role::Accent), ground) >= 4.5, qPrintable(QString::number(y)));
            if (dark && !dim)
                for (const Role role : {Role::Good, Role::Bad, Role::GoldDeep}) // gains, losses, bars of a chart
                    QVERIFY2(contrast(theme.colour(role), ground) >= 3,
                             qPrintable(QStringLiteral("role %1 at %2").arg(static_cast<int>(role)).arg(y)));
        }
    }
}

// A placeholder is not taken for what has been typed, nor a button that cannot be pressed for one that can.
void ColourTest::whatCannotBeUsedIsPaler() {
    QFETCH(bool, dark);
    QFETCH(bool, strong);
    Theme theme(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    theme.setStrong(strong);
    for (const bool paper : {false, true}) {
        const QPalette palette = paper ? theme.paperPalette() : theme.palette();
        const auto of = [&palette](QPalette::ColorGroup group, QPalette::ColorRole role) {
            return palette.color(group, role);
        };
        const QColor typed = of(QPalette::Active, QPalette::Text);
        const QColor field = of(QPalette::Active, QPalette::Base);
        const QColor placeholder = of(QPalette::Active, QPalette::PlaceholderText);
        const bool dimPaper = paper && dark && !strong; // on which little is both read and pale
        QVERIFY2(contrast(placeholder, field) >= (strong ? 7 : 4.5),
                 qPrintable(QString::number(contrast(placeholder, field))));
        QVERIFY2(contrast(typed, placeholder) >= (dimPaper ? 1.5 : 2),
                 qPrintable(QString::number(contrast(typed, placeholder))));
        const QColor faint = of(QPalette::Disabled, QPalette::ButtonText);
        const QColor flat = of(QPalette::Disabled, QPalette::Button);
        const QColor seenFaint = over(faint, flat);
        const double told = contrast(of(QPalette::Active, QPalette::ButtonText), seenFaint);
        QVERIFY2(told >= 2.5, qPrintable(QString::number(told)));
        QVERIFY2(contrast(seenFaint, flat) >= 2, qPrintable(QString::number(contrast(seenFaint, flat)))); // to be read
        QVERIFY(flat != of(QPalette::Active, QPalette::Button));
    }
}

// Which power cards somebody has played is what one looks up there.
void ColourTest::cardsThatAreGoneCanBeRead() {
    QFETCH(bool, dark);
    QFETCH(bool, strong);
    Theme theme(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    theme.setStrong(strong);
    for (const Role paper : {Role::Paper, Role::PaperDim}) {
        const QColor ground = over(SeatRow::groundOfGone(theme), theme.colour(paper));
        const double found = contrast(over(SeatRow::inkOfGone(theme), ground), ground);
        QVERIFY2(found >= 4.5, qPrintable(QString::number(found)));
    }
}

// No sheet outshines the board by night; but the row that is asked, and the answer that Enter gives, are seen at once.
void ColourTest::paperIsDimByNight() {
    const Theme theme(Theme::Mode::Dark);
    const QColor paper = theme.colour(Role::Paper);
    QVERIFY(contrast(paper, theme.colour(Role::Table)) < 8);
    QVERIFY(contrast(paper, theme.colour(Role::PaperDim)) > 1.2);
    QVERIFY(contrast(theme.colour(Role::Gold), paper) > 1.5);
    QVERIFY(contrast(theme.colour(Role::Gold), theme.colour(Role::Table)) > 7);
}

void ColourTest::symbolsStandOutOnPieces() {
    for (Vision vision :
         {Vision::Standard, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia, Vision::Greyscale})
        for (const std::string& colour : knownPieceColours()) {
            const PieceColours shades = piecesFor(vision, colour);
            const double found = contrast(shades.ink, shades.base);
            QVERIFY2(found >= 4.5, qPrintable(QStringLiteral("%1 of palette %2: %3")
                                                  .arg(colour.c_str())
                                                  .arg(static_cast<int>(vision))
                                                  .arg(found)));
        }
}

void ColourTest::numbersStandInTheirBox() {
    const Theme theme(Theme::Mode::Light);
    const QRectF box(15, 20, 290, 180);
    const auto painted = [&](int number) {
        QImage image(320, 220, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        if (number < 0)
            paintTokenFace(painter, theme, "red", box, true);
        else
            paintToken(painter, theme, "red", box, number);
        return image;
    };
    const QImage bare = painted(-1);
    const QRect number = tokenNumberBox(box).toAlignedRect();
    for (const int shown : {0, 8, 24}) {
        const QImage token = painted(shown);
        bool seen = false;
        for (int y = 0; y < bare.height(); ++y)
            for (int x = number.left() - 10; x < bare.width(); ++x) { // the sign is left of it
                if (token.pixel(x, y) == bare.pixel(x, y)) continue;
                seen = true;
                QVERIFY2(number.contains(x, y), qPrintable(QStringLiteral("%1 at %2, %3").arg(shown).arg(x).arg(y)));
            }
        QVERIFY(seen);
    }
}

// Not the colour of the piece, but every point of the painted face that the number lies on.
void ColourTest::numbersStandOutWhereTheyStand() {
    Theme theme(Theme::Mode::Light);
    for (Vision vision :
         {Vision::Standard, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia, Vision::Greyscale}) {
        theme.setVision(vision);
        for (const std::string& colour : knownPieceColours()) {
            QImage image(320, 220, QImage::Format_RGB32);
            image.fill(Qt::white);
            const QRectF box(15, 20, 290, 180);
            QPainter painter(&image);
            paintTokenFace(painter, theme, colour, box, true);
            painter.end();
            const QRect number = tokenNumberBox(box).toAlignedRect().adjusted(2, 2, -2, -2);
            double worst = 21;
            for (int y = number.top(); y <= number.bottom(); ++y)
                for (int x = number.left(); x <= number.right(); ++x)
                    worst = std::min(worst, contrast(theme.pieces(colour).ink, image.pixelColor(x, y)));
            QVERIFY2(worst >= 4.5, qPrintable(QStringLiteral("%1 of palette %2: %3")
                                                  .arg(colour.c_str())
                                                  .arg(static_cast<int>(vision))
                                                  .arg(worst)));
        }
    }
}

void ColourTest::sharedNumbersStandOnNobodysColour() {
    const Theme theme(Theme::Mode::Light);
    QImage image(340, 110, QImage::Format_RGB32);
    image.fill(Qt::white);
    const QRectF box(5, 5, 330, 100);
    QPainter painter(&image);
    paintPlate(painter, theme, box, {1, 1, 1}, false, RankHolders{{{}, {"red", "blue"}, {}}});
    painter.end();
    const QRect ground = plateNumberBox(QRectF(115, 5, 110, 100)).toAlignedRect().adjusted(6, 6, -6, -6);
    for (int y = ground.top(); y <= ground.bottom(); ++y)
        for (int x = ground.left(); x <= ground.right(); ++x) {
            const QColor seen = image.pixelColor(x, y); // ivory, or the number's ink on it: no blue, no red
            QVERIFY(seen.blue() - seen.red() < 20);
            QVERIFY(seen.red() - seen.green() < 60);
        }
    QVERIFY(image.pixelColor(220, 25).red() > 150); // but both are to be seen beside it
    QVERIFY(image.pixelColor(220, 85).blue() > 140);
}

void ColourTest::ranksHaveASignBesideColour_data() {
    QTest::addColumn<int>("width");
    QTest::newRow("1024 x 640") << 36;
    QTest::newRow("1280 x 800") << 48;
    QTest::newRow("1920 x 1080") << 76;
}

// A scoreboard as large as in that window, where all pieces have one colour: who holds a rank is still seen.
void ColourTest::ranksHaveASignBesideColour() {
    QFETCH(int, width);
    Theme theme(Theme::Mode::Light);
    theme.setVision(Vision::Greyscale);
    const std::array<const char*, 5> names{"red", "blue", "yellow", "green", "brown"};
    const auto signsOf = [&](const std::vector<std::string>& holders) { // how far each point is from colour to ink
        QImage image(width, width * 30 / 108, QImage::Format_RGB32);
        QPainter painter(&image);
        paintPlate(painter, theme, QRectF(image.rect()), {3, 3, 3}, false, RankHolders{{{}, holders, {}}});
        painter.end();
        std::vector<double> signs;
        for (int y = 1; y < image.height() - 1; ++y)
            for (int x = image.width() / 3; x < image.width() * 2 / 3; ++x) {
                const std::size_t part =
                    static_cast<std::size_t>(y) * holders.size() / static_cast<std::size_t>(image.height());
                const PieceColours shades = theme.pieces(holders[part]);
                const double way = qGray(shades.ink.rgb()) - qGray(shades.base.rgb());
                signs.push_back(std::clamp((qGray(image.pixel(x, y)) - qGray(shades.base.rgb())) / way, 0.0, 1.0));
            }
        return signs;
    };
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            for (const bool tied : {false, true}) {
                std::vector<std::string> one{names[i]};
                std::vector<std::string> other{names[j]};
                if (tied) {
                    one.emplace_back("black");
                    other.emplace_back("black");
                }
                const std::vector<double> a = signsOf(one);
                const std::vector<double> b = signsOf(other);
                double distance = 0;
                for (std::size_t at = 0; at < a.size(); ++at) distance += std::abs(a[at] - b[at]);
                const double least = width * width / 650.0; // points
                QVERIFY2(distance > least, qPrintable(QStringLiteral("%1").arg(distance)));
            }
}

// With three players the third place scores nothing, and its number looks like a 0.
void ColourTest::valuesThatDoNotCountArePale() {
    constexpr int kPaler = 40; // and still 4.5:1 on its ground
    const Theme theme(Theme::Mode::Light);
    const auto darkest = [&theme](int ranks, int field) {
        QImage image(340, 110, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintPlate(painter, theme, QRectF(5, 5, 330, 100), {3, 3, 3}, false, {}, 1, ranks);
        painter.end();
        int least = 255;
        for (int y = 25; y < 85; ++y)
            for (int x = 30; x < 90; ++x) least = std::min(least, qGray(image.pixel(5 + field * 110 + x, y)));
        return least;
    };
    QCOMPARE(darkest(3, 2), darkest(3, 1));
    QCOMPARE(darkest(2, 1), darkest(3, 1));
    QVERIFY(darkest(2, 2) > darkest(3, 2) + kPaler);
    QVERIFY(darkest(1, 1) > darkest(3, 1) + kPaler);
}

void ColourTest::mobileScoreboardsLookLikeNobody() {
    const Theme theme(Theme::Mode::Light);
    QImage image(340, 110, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPlate(painter, theme, QRectF(5, 5, 330, 100), {8, 4, 0}, true);
    painter.end();
    const Triple face = lab(linear(image.pixelColor(25, 55)));
    for (const std::string& colour : knownPieceColours()) {
        const Triple piece = lab(linear(theme.pieces(colour).base));
        const double distance = std::hypot(face[0] - piece[0], face[1] - piece[1], face[2] - piece[2]);
        if (!isNobodys(colour))
            QVERIFY2(distance > 50, qPrintable(QStringLiteral("%1: %2").arg(colour.c_str()).arg(distance)));
    }
}

void ColourTest::playersAreToldApart_data() {
    QTest::addColumn<int>("vision");
    QTest::addColumn<int>("eyes");
    QTest::addColumn<double>("wanted");
    QTest::newRow("full colour vision") << static_cast<int>(Vision::Standard) << 0 << 30.0;
    QTest::newRow("protanopia") << static_cast<int>(Vision::Protanopia) << 1 << 35.0;
    QTest::newRow("deuteranopia") << static_cast<int>(Vision::Deuteranopia) << 2 << 35.0;
    QTest::newRow("tritanopia") << static_cast<int>(Vision::Tritanopia) << 3 << 35.0;
    QTest::newRow("shades of grey") << static_cast<int>(Vision::Greyscale) << 4 << 14.0;
}

void ColourTest::playersAreToldApart() {
    QFETCH(int, vision);
    QFETCH(int, eyes);
    QFETCH(double, wanted);
    constexpr std::array kEyes{&kNone, &kProtanopia, &kDeuteranopia, &kTritanopia, &kGrey};
    const Matrix& matrix = *kEyes[static_cast<std::size_t>(eyes)];
    const std::vector<std::string>& names = knownPieceColours();
    double least = 1000;
    QString closest;
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (isFurther(names[i]) || isFurther(names[j])) continue;
            const auto shade = [&](std::size_t which) {
                return lab(seen(linear(piecesFor(static_cast<Vision>(vision), names[which]).base), matrix));
            };
            const Triple one = shade(i);
            const Triple other = shade(j);
            const double distance = std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
            if (distance >= least) continue;
            least = distance;
            closest = QString::fromStdString(names[i] + " and " + names[j]);
        }
    qInfo("smallest distance %.1f: %s", least, qPrintable(closest));
    QVERIFY(least >= wanted);
}

void ColourTest::symbolsDiffer() {
    const QRectF box(0, 0, 100, 100);
    const std::vector<std::string>& names = knownPieceColours();
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) QVERIFY(Theme::symbol(names[i], box) != Theme::symbol(names[j], box));
}

// By shade for all eyes, by their sign, and by a pattern of their own where the shade is not seen at all.
void ColourTest::coloursOfNobodyAreToldApart() {
    const std::array<const char*, 3> names{"dummy", "dummy-2", "dummy-3"};
    constexpr std::array kEyes{&kNone, &kProtanopia, &kDeuteranopia, &kTritanopia, &kGrey};
    const auto distance = [](const Triple& one, const Triple& other) {
        return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
    };
    for (std::size_t vision = 0; vision < kEyes.size(); ++vision) {
        Theme theme(Theme::Mode::Light);
        theme.setVision(static_cast<Vision>(vision));
        const auto shade = [&](const std::string& colour) {
            return lab(seen(linear(theme.pieces(colour).base), *kEyes[vision]));
        };
        for (const char* one : names)
            for (const std::string& other : knownPieceColours()) {
                if (one == other || (!isFurther(one) && !isFurther(other))) continue;
                const double wanted = isNobodys(other) ? 20 : vision == 4 ? 7 : 16;
                const double found = distance(shade(one), shade(other));
                QVERIFY2(
                    found >= wanted,
                    qPrintable(
                        QStringLiteral("%1 and %2 of palette %3: %4").arg(one, other.c_str()).arg(vision).arg(found)));
            }
    }
    const auto cut = [](const Theme& theme, const std::string& colour) { // where its pattern is darker than its ground
        const QImage image = tokenOf(theme, colour);
        QImage lines(image.size(), QImage::Format_Mono);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                lines.setPixel(x, y, image.pixelColor(x, y).lightness() < theme.pieces(colour).base.lightness() - 9);
        return lines;
    };
    const Theme theme(Theme::Mode::Light);
    const QRect middle(22, 24, 36, 30);
    for (const char* one : names)
        for (const char* other : names)
            if (one != other) QVERIFY(cut(theme, one).copy(middle) != cut(theme, other).copy(middle));
}

ELGRANDE_TEST(ColourTest)
#include "colour_test.moc"
