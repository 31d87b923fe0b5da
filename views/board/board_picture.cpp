#include "views/board/board_picture.h"

#include <QPainter>
#include <QPixmapCache>
#include <QThreadPool>
#include <QtSvg/QSvgRenderer>

#include <memory>
#include <utility>
#include <vector>

namespace elgrande {
namespace {

constexpr int kMostKept = 2'500'000; // pixels, 10 MB; larger ones would push out what lies on the board

QImage draw(const std::vector<std::unique_ptr<QSvgRenderer>>& drawings, QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& drawing : drawings) drawing->render(&painter, QRectF(image.rect()));
    return image;
}

QString keyOf(const QStringList& layers, QSize pixels) {
    return QStringLiteral("board/%1/%2x%3").arg(layers.join(u'+')).arg(pixels.width()).arg(pixels.height());
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
    ++number_;
    QPixmap kept;
    if (!QPixmapCache::find(keyOf(layers_, pixels), &kept)) {
        give({layers_, pixels, number_});
        return;
    }
    give({}); // nothing has to be read any more
    pixmap_ = kept;
    shown_ = number_;
    Q_EMIT ready();
}

void BoardPicture::give(Order order) {
    const std::lock_guard lock(mutex_);
    order_ = std::move(order);
    if (!std::exchange(running_, true)) QThreadPool::globalInstance()->start([this] { run(); });
}

void BoardPicture::finish() {
    if (shown_ == number_) return;
    {
        std::unique_lock lock(mutex_);
        done_.wait(lock, [this] { return answered_.number == number_; });
    }
    take();
}

bool BoardPicture::isComplete() const { return number_ > 0 && shown_ == number_; }

void BoardPicture::take() {
    {
        const std::lock_guard lock(mutex_);
        const QPixmap drawn = QPixmap::fromImage(std::exchange(image_, {}));
        if (answered_.number <= shown_) return; // taken already, or overtaken by what was there
        shown_ = answered_.number;
        if (drawn.width() * drawn.height() <= kMostKept)
            QPixmapCache::insert(keyOf(answered_.layers, answered_.pixels), drawn);
        if (!layers_.isEmpty()) pixmap_ = drawn;
    }
    Q_EMIT ready();
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
        answered_ = order;
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
