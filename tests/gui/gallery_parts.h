// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What there is to be seen of the program: each window, page and dialog at a moment that is always the same. Pictures
// of some are kept (gallery.cpp), all of them are walked through (windows_test.cpp).
#pragma once

#include "tests/gui/gallery_stage.h"

#include <QImage>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

namespace elgrande::gui {

constexpr QSize kTable(1600, 1000);      // of the picture of a full table
constexpr QSize kWindow(1280, 800);      // of every other one
constexpr const char* kSeed = "gallery"; // of all games but those that are looked for something special

// An invalid picture: it did not come to what is to be seen.
using GalleryTaker = std::function<QImage(const GalleryLook&)>;
using GalleryPictures = std::vector<std::pair<QString, GalleryTaker>>;

inline GameMoment beforePower(int round) { return {gameOf(4, kSeed), ActionKind::Power, round - 1}; }

GalleryPictures tablePictures();
GalleryPictures dialogPictures();
GalleryPictures networkPictures();
GalleryPictures statisticsPictures();
GalleryPictures keptPictures(); // those of resources/screenshots: all of the above
GalleryPictures furtherNetwork();
GalleryPictures furtherStatistics();
GalleryPictures furtherPictures(); // dialogs and moments that no picture is kept of; they are for GalleryLook::inspect

} // namespace elgrande::gui
