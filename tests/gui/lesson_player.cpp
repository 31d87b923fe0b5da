// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/lesson_player.h"

#include "app/page/game_page.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_feeder.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "app/tutorial/table_light.h"
#include "tests/gui/parts.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_face.h"
#include "views/cards/power_hand.h"
#include "views/prompt/prompt_panel.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace elgrande {

using gui::partOf;
namespace {

void press(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center()); }

QStringList boldIn(const QString& richText) {
    static const QRegularExpression bold(QStringLiteral("<b>(.+?)</b>"));
    QStringList found;
    for (auto each = bold.globalMatch(richText); each.hasNext();) found << each.next().captured(1);
    return found;
}

} // namespace

bool LessonPlayer::pressNamedButton() {
    const auto& buttons = window_.page().prompt().actionButtons();
    for (const QString& words : boldIn(partOf<LessonGuide>(window_).panel().text()))
        for (QPushButton* button : buttons)
            if (button->text() == words) return press(button), true;
    const auto golden =
        std::find_if(buttons.begin(), buttons.end(), [](QPushButton* each) { return each->isDefault(); });
    if (golden == buttons.end()) return false;
    press(*golden);
    return true;
}

bool LessonPlayer::setDisk(const QString& place) {
    if (!clickOn(place) || window_.page().prompt().actionButtons().empty()) return false;
    press(window_.page().prompt().actionButtons().front());
    return true;
}

bool LessonPlayer::clickOn(const QString& lit) {
    GamePage& page = window_.page();
    const QString what = lit.section(u':', 0, 0);
    const QString which = lit.section(u':', 1);
    if (what == QLatin1String("area") || what == QLatin1String("castillo")) {
        const Area area = window_.model().catalogue().area((which.isEmpty() ? what : which).toStdString());
        const BoardSpot spot{area, Owner::None, Token::None};
        QTest::mouseClick(page.board().viewport(), Qt::LeftButton, {}, page.board().pointOf(spot));
        return true;
    }
    if (what == QLatin1String("card")) {
        press(page.cards().faces().at(static_cast<std::size_t>(which.toInt())));
        return true;
    }
    if (what == QLatin1String("power")) {
        const auto& powers = window_.model().catalogue().powers;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (powers[i].value == which.toInt()) return press(page.hand().face(static_cast<Power>(i))), true;
        return false;
    }
    return what == QLatin1String("prompt") && pressNamedButton();
}

bool LessonPlayer::step() {
    LessonGuide& guide = partOf<LessonGuide>(window_);
    const LessonStep step = partOf<LessonFeeder>(guide).step();
    if (guide.panel().text().isEmpty()) return false;
    for (const QString& lit : step.lit)
        if (guide.light().outlineOf(lit).isEmpty()) return false;
    switch (step.kind) {
    case LessonStep::Kind::Say:
        press(guide.panel().goOnButton());
        return true;
    case LessonStep::Kind::Watch:
        QTest::qWait(1);
        return true;
    case LessonStep::Kind::Do:
        if (!window_.model().decision()) return false;
        if (!(step.lit.front() == QLatin1String("disk") ? setDisk(step.lit.value(1)) : clickOn(step.lit.front())))
            return false;
        QTest::qWait(0); // choices that wait for the end of their click
        return true;
    }
    return false;
}

bool LessonPlayer::playTo(const QString& wanted) {
    const LessonFeeder& feeder = partOf<LessonFeeder>(window_);
    const std::size_t chapter = feeder.chapter();
    for (int tries = 0; tries < 2000; ++tries) {
        if (!feeder.running() || feeder.chapter() != chapter) return false;
        if (feeder.step().id == wanted) return true;
        if (!step()) return false;
    }
    return false;
}

} // namespace elgrande
