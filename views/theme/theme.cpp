// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/theme.h"

#include <QDir>
#include <QFontDatabase>
#include <QPixmapCache>

#include <array>
#include <cmath>

namespace elgrande {

namespace {

constexpr int kPixmapCacheKilobytes = 48 * 1024; // all items of a board at scale 2 are three times Qt's own 10 MB
constexpr int kRoles = static_cast<int>(Role::Dusk) + 1;

using RoleColours = std::array<QRgb, kRoles>;

constexpr RoleColours kLight = {
    0xffd8c39a, 0xffc2a873, 0xff33230f, 0xff5f4a2a,             // table
    0xfffdf6e3, 0xfff0e4c8, 0xffa98a55, 0xff2c1e10, 0xff6b5433, // paper and ink
    0xff8a1f17, 0xfff2b632, 0xffa8720a, 0xff1a66c9, 0xff2f7d3a, // accent, gold, focus, good
    0xffa9281d, 0xff7fb0c2, 0x8c1d120a, 0x50281a0a,             // bad, sea, shade, shadow
    0x78ffffff, 0x00000000,                                     // rim, dusk
};
constexpr RoleColours kDark = {
    0xff2b1f17, 0xff1c140e, 0xfff3e6cb, 0xffc3b08c,             // table
    0xffbba67c, 0xffa48f69, 0xff7d6238, 0xff180e05, 0xff2e1e0c, // paper and ink
    0xff4f0c08, 0xffffd15c, 0xff6a4708, 0xff7fc0ff, 0xff0d3613, // accent, gold, focus, good
    0xff560d08, 0xff3f6f80, 0xa0100a06, 0x80000000,             // bad, sea, shade, shadow
    0x30fff0d0, 0x50160d04,                                     // rim, dusk
};

// With a contrast of 7 to 1 at least for everything that is written.
constexpr RoleColours kLightStrong = {
    0xffffffff, 0xffd8d8d8, 0xff000000, 0xff1c1408,             // table
    0xffffffff, 0xffececec, 0xff000000, 0xff000000, 0xff241a0c, // paper and ink
    0xff6e0d06, 0xffe09000, 0xff5c3a00, 0xff0038a0, 0xff0a5216, // accent, gold, focus, good
    0xff8a0e06, 0xff5f9ab0, 0xa8000000, 0x50000000,             // bad, sea, shade, shadow
    0x78ffffff, 0x00000000,                                     // rim, dusk
};
constexpr RoleColours kDarkStrong = {
    0xff000000, 0xff000000, 0xffffffff, 0xffece4d4,             // table
    0xffffffff, 0xffdcdcdc, 0xff000000, 0xff000000, 0xff241a0c, // paper and ink
    0xff6e0d06, 0xffffd820, 0xffa87000, 0xff9fd4ff, 0xff0a5216, // accent, gold, focus, good
    0xff8a0e06, 0xff1f4a5a, 0xc0000000, 0x80000000,             // bad, sea, shade, shadow
    0x78ffffff, 0x00000000,                                     // rim, dusk
};

// Paler than what is typed, and just dark enough to be read on its ground.
constexpr std::array<QRgb, 4> kPlaceholders{0xff786547, 0xffa99b80, 0xff595040, 0xffa8a294};
constexpr std::array<QRgb, 4> kPlaceholdersOnPaper{0xff78653f, 0xff4a3820, 0xff595040, 0xff595040};
constexpr std::array<float, 4> kDisabled{0.5F, 0.42F, 0.6F, 0.6F}; // of the ink
constexpr double kFlat = 0.6; // of a button that cannot be pressed, from its own colour to that of the ground

QColor between(const QColor& one, const QColor& other, double share) {
    const auto mixed = [share](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * share)); };
    return {mixed(one.red(), other.red()), mixed(one.green(), other.green()), mixed(one.blue(), other.blue())};
}

// What cannot be pressed is paler than what can, and hardly stands out of the ground.
void fade(QPalette& palette, float ink, const QColor& ground) {
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faint = palette.color(QPalette::Active, role);
        faint.setAlphaF(ink);
        palette.setColor(QPalette::Disabled, role, faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Button,
                     between(palette.color(QPalette::Active, QPalette::Button), ground, kFlat));
}

QPainterPath polygon(const QRectF& box, int corners, qreal turn, qreal inner) {
    QPainterPath path;
    const int points = inner < 1.0 ? corners * 2 : corners;
    for (int i = 0; i < points; ++i) {
        const qreal angle = turn + 2.0 * M_PI * i / points;
        const qreal radius = inner < 1.0 && i % 2 == 1 ? inner : 1.0;
        const QPointF at(box.center().x() + std::sin(angle) * radius * box.width() / 2.0,
                         box.center().y() - std::cos(angle) * radius * box.height() / 2.0);
        if (i == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

// Signs that the family lacks come out of a bundled font as well; letters that none of them has, out of the computer's.
QFont font(const char* family, const QStringList& fallbacks, qreal pixels, bool bold) {
    QFont made(QStringList{QString::fromLatin1(family), QStringLiteral("Elgrande Signs")} + fallbacks);
    made.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    made.setBold(bold);
    made.setHintingPreference(QFont::PreferNoHinting); // letters keep their widths at every zoom
    return made;
}

} // namespace

Theme::Theme(Mode mode, QObject* parent)
    : QObject(parent)
    , mode_(mode) {
    loadFonts();
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), kPixmapCacheKilobytes));
}

void Theme::setMode(Mode mode) {
    if (mode == mode_) return;
    mode_ = mode;
    emit changed();
}

void Theme::setStrong(bool strong) {
    if (strong == strong_) return;
    strong_ = strong;
    emit changed();
}

QColor Theme::colour(Role role) const {
    static constexpr std::array kByLight{&kLight, &kDark, &kLightStrong, &kDarkStrong};
    return QColor::fromRgba((*kByLight[static_cast<std::size_t>(light())])[static_cast<std::size_t>(role)]);
}

QPalette Theme::palette() const {
    const QColor window = colour(Role::Table);
    const QColor text = colour(Role::TableText);
    QColor base = isDark() ? QColor(0x40, 0x30, 0x24) : QColor(0xfd, 0xf8, 0xec);
    QColor button = isDark() ? QColor(0x46, 0x34, 0x25) : QColor(0xec, 0xdd, 0xba);
    if (strong_) base = isDark() ? QColor(0x10, 0x10, 0x10) : QColor(0xff, 0xff, 0xff);
    if (strong_) button = isDark() ? QColor(0x20, 0x20, 0x20) : QColor(0xf2, 0xf2, 0xf2);
    QPalette made(button, window);
    made.setColor(QPalette::WindowText, text);
    made.setColor(QPalette::Base, base);
    made.setColor(QPalette::AlternateBase, isDark() ? base.lighter(125) : base.darker(104));
    made.setColor(QPalette::Text, text);
    made.setColor(QPalette::ButtonText, text);
    made.setColor(QPalette::BrightText, colour(Role::Gold));
    made.setColor(QPalette::ToolTipBase, colour(Role::Paper));
    made.setColor(QPalette::ToolTipText, colour(Role::Ink));
    made.setColor(QPalette::PlaceholderText, QColor::fromRgb(kPlaceholders[static_cast<std::size_t>(light())]));
    made.setColor(QPalette::Highlight, isDark() ? QColor(0xb5, 0x7f, 0x14) : QColor(0x8a, 0x1f, 0x17));
    made.setColor(QPalette::HighlightedText, isDark() ? QColor(0x1c, 0x12, 0x06) : QColor(0xff, 0xf6, 0xe6));
    made.setColor(QPalette::Link, isDark() ? QColor(0x8f, 0xc8, 0xff) : QColor(0x1a, 0x55, 0xa5));
    made.setColor(QPalette::LinkVisited, made.color(QPalette::Link));
    if (strong_) {
        made.setColor(QPalette::Highlight, colour(isDark() ? Role::Gold : Role::Ink));
        made.setColor(QPalette::HighlightedText, colour(isDark() ? Role::Ink : Role::Paper));
        made.setColor(QPalette::Link, colour(Role::Focus));
        made.setColor(QPalette::LinkVisited, colour(Role::Focus));
    }
    fade(made, kDisabled[static_cast<std::size_t>(light())], window);
    return made;
}

QPalette Theme::paperPalette() const {
    const auto which = static_cast<std::size_t>(light());
    QPalette made = palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        made.setColor(role, colour(Role::Ink));
    made.setColor(QPalette::PlaceholderText, QColor::fromRgb(kPlaceholdersOnPaper[which]));
    made.setColor(QPalette::Base, colour(Role::Paper));
    made.setColor(QPalette::AlternateBase, colour(Role::PaperDim));
    made.setColor(QPalette::Button, colour(Role::PaperDim));
    fade(made, kDisabled[which], colour(Role::Paper));
    return made;
}

void Theme::setVision(Vision wanted) {
    if (wanted == vision_) return;
    vision_ = wanted;
    emit changed();
}

PieceColours Theme::pieces(const std::string& colour) const { return piecesFor(vision_, colour); }

QPainterPath Theme::symbol(const std::string& colour, const QRectF& box) {
    QPainterPath path;
    if (colour == "red") return polygon(box.translated(0, box.height() * 0.06), 3, 0, 1.0);
    if (colour == "blue") {
        path.addRect(box.adjusted(box.width() * 0.1, box.height() * 0.1, -box.width() * 0.1, -box.height() * 0.1));
    } else if (colour == "yellow") {
        path.addEllipse(
            box.adjusted(box.width() * 0.04, box.height() * 0.04, -box.width() * 0.04, -box.height() * 0.04));
    } else if (colour == "green") {
        return polygon(box, 4, 0, 1.0);
    } else if (colour == "brown") {
        const qreal arm = box.width() * 0.34;
        path.setFillRule(Qt::WindingFill);
        path.addRect(QRectF(box.center().x() - arm / 2, box.top(), arm, box.height()));
        path.addRect(QRectF(box.left(), box.center().y() - arm / 2, box.width(), arm));
        return path.simplified();
    } else if (colour == "black") {
        return polygon(box, 5, 0, 0.42);
    } else if (colour == "dummy-2") { // frames: colours that nobody plays
        path.addRect(box.adjusted(box.width() * 0.06, box.height() * 0.06, -box.width() * 0.06, -box.height() * 0.06));
        path.addRect(box.adjusted(box.width() * 0.32, box.height() * 0.32, -box.width() * 0.32, -box.height() * 0.32));
    } else if (colour == "dummy-3") {
        path.addPath(polygon(box, 4, 0, 1.0));
        path.addPath(
            polygon(box.adjusted(box.width() * 0.26, box.height() * 0.26, -box.width() * 0.26, -box.height() * 0.26), 4,
                    0, 1.0));
    } else { // a ring: the first of them and whatever has no seat
        path.addEllipse(box);
        path.addEllipse(
            box.adjusted(box.width() * 0.28, box.height() * 0.28, -box.width() * 0.28, -box.height() * 0.28));
    }
    return path;
}

QFont Theme::serif(qreal pixels, bool bold) {
    return font("Elgrande Serif", {QStringLiteral("DejaVu Serif"), QStringLiteral("serif")}, pixels, bold);
}

QFont Theme::sans(qreal pixels, bool bold) {
    return font("Open Sans", {QStringLiteral("DejaVu Sans"), QStringLiteral("sans-serif")}, pixels, bold);
}

void Theme::loadFonts() {
    static bool loaded = false; // QFontDatabase is the program's; loading twice would only waste memory
    if (loaded) return;
    loaded = true;
    const QDir folder(QStringLiteral(":/elgrande/fonts"));
    for (const QString& file : folder.entryList({QStringLiteral("*.otf"), QStringLiteral("*.ttf")}))
        QFontDatabase::addApplicationFont(folder.filePath(file));
}

} // namespace elgrande

#include "moc_theme.cpp"
