// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The gallery's pictures that need more than a game on the table of the window.
#pragma once

#include "tests/gui/gallery_stage.h"

#include <QImage>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

namespace elgrande::gui {

constexpr QSize kWindow(1280, 800);
constexpr const char* kSeed = "gallery"; // of all games but those that are looked for something special

// An invalid picture: it did not come to what is to be seen.
using GalleryTaker = std::function<QImage(const GalleryLook&)>;
using GalleryPictures = std::vector<std::pair<QString, GalleryTaker>>;

GalleryPictures networkPictures();
GalleryPictures statisticsPictures();

} // namespace elgrande::gui
