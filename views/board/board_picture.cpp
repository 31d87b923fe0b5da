// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_picture.h"

#include <QPainter>
#include <QThreadPool>
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
    std::unique_lock lock(mutex_);
    order_.reset();
    done_.wait(lock, [this] { return !running_; });
}

void BoardPicture::setLayers(const QStringList& svgFiles) {
    if (svgFiles == layers_) return;
    layers_ = svgFiles;
    wanted_ = {};
    if (layers_.isEmpty())
        pixmap_ = {};
    else if (isComplete() || number_ == 0) // else it is being drawn, and its answer may be waited for
        give({layers_, {}, 0});
}

void BoardPicture::want(QSize pixels) {
    if (pixels == wanted_ || pixels.isEmpty() || layers_.isEmpty()) return;
    wanted_ = pixels;
    give({layers_, pixels, ++number_});
}

void BoardPicture::give(Order order) {
    const std::lock_guard lock(mutex_);
    order_ = std::move(order);
    if (!std::exchange(running_, true)) QThreadPool::globalInstance()->start([this] { run(); });
}

void BoardPicture::finish() {
    {
        std::unique_lock lock(mutex_);
        done_.wait(lock, [this] { return imageNumber_ == number_; });
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
    emit ready();
}

// The layers are read before their size is known, and forgotten when nothing more is wanted of them.
QImage BoardPicture::carryOut(const Order& order) {
    if (read_ != order.layers) {
        drawings_.clear();
        for (const QString& layer : order.layers) drawings_.push_back(std::make_unique<QSvgRenderer>(layer));
        read_ = order.layers;
    }
    return order.pixels.isEmpty() ? QImage() : draw(drawings_, order.pixels);
}

// The pool has its other threads for those who only wait for them, also where it has no more than one.
void BoardPicture::run() {
    QThreadPool::globalInstance()->releaseThread();
    std::unique_lock lock(mutex_);
    while (order_) {
        const Order order = *std::exchange(order_, {});
        lock.unlock();
        QImage image = carryOut(order);
        lock.lock();
        if (order.pixels.isEmpty()) continue;
        image_ = std::move(image);
        imageNumber_ = order.number;
        QMetaObject::invokeMethod(this, &BoardPicture::take, Qt::QueuedConnection);
        done_.notify_all();
        if (order_) continue;
        drawings_.clear();
        read_.clear();
    }
    QThreadPool::globalInstance()->reserveThread();
    running_ = false;
    done_.notify_all(); // under the lock, because who waits for it may be about to go
}

} // namespace elgrande

#include "moc_board_picture.cpp"
