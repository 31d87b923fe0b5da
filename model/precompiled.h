// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What nearly every source without widgets includes of Qt and of the C++ standard library (positions, the words, the
// table, the command line), read by the compiler once. Nothing of ours may stand here: a source would get it without
// asking for it.
#pragma once

#include <QCoreApplication>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>
