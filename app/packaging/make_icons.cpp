// Paints an SVG as PNGs of the sizes that desktops want: make_icons FILE FOLDER.
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    if (argc != 3) return 2;
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    const QDir folder(QString::fromLocal8Bit(argv[2]));
    if (!drawing.isValid() || !folder.mkpath(QStringLiteral("."))) return 1;
    for (const int size : {16, 24, 32, 48, 64, 128, 256, 512}) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawing.render(&painter);
        painter.end();
        if (!image.save(folder.filePath(QStringLiteral("%1.png").arg(size)))) return 1;
    }
    return 0;
}
