// The same as for the window itself, and Qt's test library.
#pragma once

#include "views/precompiled.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
