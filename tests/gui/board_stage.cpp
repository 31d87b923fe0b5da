// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/board_stage.h"

namespace elgrande::gui {

void BoardStage::set() {
    fixture_ = std::make_unique<Fixture>();
    shown_ = std::make_unique<Shown>(fixture_->model);
    theme_ = std::make_unique<Theme>();
    view_ = std::make_unique<BoardView>(*shown_, *theme_);
    view_->setTempo(Tempo::Off);
    view_->resize(900, 600);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

void BoardStage::clear() {
    view_.reset();
    shown_.reset();
    theme_.reset();
    fixture_.reset();
}

void BoardStage::click(const BoardSpot& spot, Qt::MouseButton button) {
    QTest::mouseClick(view_->viewport(), button, {}, view_->pointOf(spot));
}

void BoardStage::askToMove() {
    std::vector<Action> legal;
    for (auto [owner, from] : {std::pair{0, Area::Galicia}, {1, Area::Aragon}, {2, Area::Aragon}, {1, Area::Granada}})
        for (Area to : {Area::Galicia, Area::Sevilla, Area::Castillo})
            if (to != from) legal.push_back(act(ActionKind::Relocate, owner, from, to));
    legal.push_back(done());
    fixture_->ask("relocate", legal, {Fixture::refusedArea(Area::CastillaLaNueva, Refusal::KingsRegion)});
}

} // namespace elgrande::gui
