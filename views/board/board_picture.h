// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The static picture below the pieces: the layers of the map rendered into one image. Rendering takes a tenth of a
// second, so it happens once for each size on a thread of Qt's pool, and the previous image serves until then. (A
// thread outside that pool would hand its fills to it and starve the GUI thread.) It works on copies only: QSvgRenderer
// and QImage are safe on other threads.
#pragma once

#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QSize>
#include <QStringList>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

class QSvgRenderer;

namespace elgrande {

class BoardPicture : public QObject {
    Q_OBJECT

  public:
    explicit BoardPicture(QObject* parent = nullptr);
    ~BoardPicture() override;

    // Other layers: what has been drawn is thrown away, and they are read ahead.
    void setLayers(const QStringList& svgFiles);
    // Asks for the picture in this many pixels; does nothing when it is there or on its way.
    void want(QSize pixels);
    // Waits until the picture that was asked for last is there.
    void finish();

    bool isComplete() const; // nothing more to come
    // The newest picture, of whatever size; null until the first one is drawn.
    const QPixmap& pixmap() const { return pixmap_; }

  signals:
    void ready();

  private:
    struct Order {
        QStringList layers;
        QSize pixels; // empty: the layers are only read
        int number = 0;
    };
    void give(Order order);
    void run();
    QImage carryOut(const Order& order);
    void take();

    std::mutex mutex_;
    std::condition_variable done_;
    std::optional<Order> order_;
    bool running_ = false;
    QImage image_; // drawn, not yet taken over
    int imageNumber_ = 0;

    QStringList read_; // these two belong to who runs
    std::vector<std::unique_ptr<QSvgRenderer>> drawings_;

    QStringList layers_; // the rest belongs to the window's thread
    QSize wanted_;
    int number_ = 0; // of the last order
    int shown_ = 0;  // of the order that pixmap_ answers
    QPixmap pixmap_;
};

} // namespace elgrande
