// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The icon for what reads no SVG lies painted in resources/icons/hicolor, so that a build runs nothing that it has just
// built. icons_test SVG FOLDER: whether the pictures there are those of the SVG; with --paint behind it, paints them
// anew.
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

#include <cstdlib>

namespace {

constexpr int kSizes[] = {16, 24, 32, 48, 64, 128, 256};
constexpr double kMostApart = 2; // of 255, on average: versions of the toolkit smooth edges a little differently

QImage painted(QSvgRenderer& drawing, int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    return image;
}

// How far two pictures of one size are apart in a channel of a pixel, on average.
double apart(const QImage& one, const QImage& other) {
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            sum += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) +
                   std::abs(a.alpha() - b.alpha());
        }
    return sum / (4.0 * one.width() * one.height());
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QSvgRenderer drawing(arguments.value(1));
    const QDir folder(arguments.value(2));
    if (!drawing.isValid() || !folder.exists()) return 2;
    int wrong = 0;
    for (const int size : kSizes) {
        const QString file = folder.filePath(QStringLiteral("%1.png").arg(size));
        const QImage wanted = painted(drawing, size);
        if (arguments.value(3) == QLatin1String("--paint")) {
            if (!wanted.save(file)) return 1;
            continue;
        }
        const QImage there = QImage(file).convertToFormat(wanted.format());
        if (there.size() == wanted.size() && apart(there, wanted) <= kMostApart) continue;
        QTextStream(stdout) << file << " is not the picture of " << arguments[1] << Qt::endl;
        ++wrong;
    }
    return wrong == 0 ? 0 : 1;
}
