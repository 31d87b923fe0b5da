#include "views/board/board_picture.h"

#include <QPainter>
#include <QtSvg/QSvgRenderer>

namespace elgrande {

BoardPicture::BoardPicture(QObject* parent)
    : QObject(parent)
    , thread_([this] { run(); }) {}

BoardPicture::~BoardPicture() {
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
}

void BoardPicture::want(QSize pixels) {
    if (pixels == wanted_ || pixels.isEmpty() || layers_.isEmpty()) return;
    wanted_ = pixels;
    {
        const std::lock_guard lock(mutex_);
        order_ = Order{layers_, pixels, ++number_};
    }
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
        pixmap_ = QPixmap::fromImage(std::move(image_));
        image_ = {};
    }
    Q_EMIT ready();
}

void BoardPicture::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return order_.has_value() || ending_; });
        if (ending_) return;
        const Order order = *order_;
        order_.reset();
        lock.unlock();
        QImage image(order.pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        {
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            for (const QString& layer : order.layers) QSvgRenderer(layer).render(&painter, QRectF(image.rect()));
        }
        lock.lock();
        image_ = std::move(image);
        imageNumber_ = order.number;
        drawn_.notify_all();
        QMetaObject::invokeMethod(this, &BoardPicture::take, Qt::QueuedConnection);
    }
}

} // namespace elgrande
