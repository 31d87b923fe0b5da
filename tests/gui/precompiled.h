// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The same as for the window itself, and Qt's test library.
#pragma once

#include "views/precompiled.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
