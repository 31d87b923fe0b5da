// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/card_titles.h"

#include "views/theme/fitted_text.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace elgrande {
namespace {

constexpr qreal kUnbroken = 12; // from this size on words are not broken to be larger still
constexpr int kMostLines = 4;
constexpr int kLineMeasured = 64;
constexpr QChar kSoftHyphen(0x00ad);

struct SayTitles {
    Q_DECLARE_TR_FUNCTIONS(elgrande::CardFace)
};

QFont titleFont() { return Theme::serif(15, true); }

bool fits(const QString& title, QSizeF room, qreal pixels) { return textFits(title, titleFont(), room, pixels); }

// As it is drawn: whole, broken, or with dots.
QString asDrawn(const QString& title, QSizeF room, qreal pixels) {
    if (fits(title, room, pixels)) return title;
    const QString broken = hyphenated(title);
    for (qsizetype kept = broken.size(); kept > 0; --kept) {
        QString tried = broken.left(kept).trimmed();
        while (tried.endsWith(kSoftHyphen)) tried.chop(1);
        if (kept < broken.size()) tried += QChar(0x2026);
        if (fits(tried, room, pixels)) return tried;
    }
    return title;
}

} // namespace

QString hyphenated(QString text) {
    //: Words on cards, each with marks where a narrow card may break it; as many as your language needs
    const QString words = SayTitles::tr("Caba|lleros Conspir|acy Inquis|itor Mediter|ranean Quaran|tine Revolu|tion "
                                        "Score|board Wander|ing prov|inces");
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        QString broken = word;
        text.replace(QString(word).remove(u'|'), broken.replace(u'|', kSoftHyphen));
    }
    return text;
}

qreal titleHeight(int lines, qreal pixels) {
    static const qreal line = [] {
        QFont font = titleFont();
        font.setPixelSize(kLineMeasured);
        const QFontMetricsF metrics(font);
        return (metrics.lineSpacing() + 1) / kLineMeasured;
    }();
    return lines * line * pixels;
}

bool isTitleWhole(const QString& title, QSizeF room, qreal pixels) {
    return fits(title, room, pixels) || fits(hyphenated(title), room, pixels);
}

TitleFit fitTitles(const QStringList& titles, QSizeF room, qreal largest) {
    TitleFit fit;
    fit.pixels = std::max(largest, kLeastTitle);
    for (const QString& title : titles) {
        const QString set = fits(title, room, kUnbroken) ? title : hyphenated(title);
        fit.pixels = std::min(fit.pixels, fittedPixels(set, titleFont(), room, kLeastTitle, fit.pixels));
    }
    int lines = 1;
    for (const QString& title : titles) {
        if (isTitleWhole(title, room, fit.pixels)) ++fit.whole;
        const QString drawn = asDrawn(title, room, fit.pixels);
        while (lines < kMostLines && !fits(drawn, {room.width(), titleHeight(lines, fit.pixels)}, fit.pixels)) ++lines;
    }
    fit.height = std::min(titleHeight(lines, fit.pixels), std::max(room.height(), titleHeight(1, fit.pixels)));
    return fit;
}

void drawTitle(QPainter& painter, const QRectF& box, const QString& title, qreal pixels, int flags) {
    drawFitted(painter, box, asDrawn(title, box.size(), pixels), titleFont(), pixels, pixels, flags);
}

} // namespace elgrande
