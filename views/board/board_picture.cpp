#include "views/board/board_picture.h"

#include <QPainter>
#include <QtSvg/QSvgRenderer>

#include <memory>
#include <utility>
#include <vector>

namespace elgrande {
namespace {

QImage draw(const std::vector<std::unique_ptr<QSvgRenderer>>& drawings, QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& drawing : drawings) drawing->render(&painter, QRectF(image.rect()));
    return image;
}

} // namespace

BoardPicture::BoardPicture(QObject* parent)
    : QObject(parent) {}

BoardPicture::~BoardPicture() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void BoardPicture::setLayers(const QStringList& svgFiles) {
    if (svgFiles == layers_) return;
    layers_ = svgFiles;
    wanted_ = {};
    if (layers_.isEmpty())
        pixmap_ = {};
    else if (isComplete() || number_ == 0) // else the thread is busy, and its answer may be waited for
        give({layers_, {}, 0});
}

void BoardPicture::want(QSize pixels) {
    if (pixels == wanted_ || pixels.isEmpty() || layers_.isEmpty()) return;
    wanted_ = pixels;
    give({layers_, pixels, ++number_});
}

void BoardPicture::give(Order order) {
    {
        const std::lock_guard lock(mutex_);
        order_ = std::move(order);
    }
    if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
    wake_.notify_one();
}

void BoardPicture::finish() {
    {
        std::unique_lock lock(mutex_);
        drawn_.wait(lock, [this] { return imageNumber_ == number_; });
    }
    take();
}

bool BoardPicture::isComplete() const { return number_ > 0 && shown_ == number_; }

void BoardPicture::take() {
    {
        const std::lock_guard lock(mutex_);
        if (imageNumber_ == shown_) return;
        shown_ = imageNumber_;
        if (!layers_.isEmpty()) pixmap_ = QPixmap::fromImage(std::move(image_));
        image_ = {};
    }
    Q_EMIT ready();
}

// The layers are read before their size is known, and forgotten when nothing more is wanted of them.
void BoardPicture::run() {
    QStringList read;
    std::vector<std::unique_ptr<QSvgRenderer>> drawings;
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return order_.has_value() || ending_; });
        if (ending_) return;
        const Order order = *std::exchange(order_, {});
        lock.unlock();
        if (read != order.layers) {
            drawings.clear();
            for (const QString& layer : order.layers) drawings.push_back(std::make_unique<QSvgRenderer>(layer));
            read = order.layers;
        }
        if (order.pixels.isEmpty()) {
            lock.lock();
            continue;
        }
        QImage image = draw(drawings, order.pixels);
        lock.lock();
        image_ = std::move(image);
        imageNumber_ = order.number;
        drawn_.notify_all();
        QMetaObject::invokeMethod(this, &BoardPicture::take, Qt::QueuedConnection);
        if (order_.has_value()) continue;
        drawings.clear();
        read.clear();
    }
}

} // namespace elgrande
