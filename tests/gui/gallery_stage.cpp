// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/gallery_stage.h"

#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "views/board/board_view.h"

#include <QApplication>
#include <QDialog>
#include <QPainter>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>

namespace elgrande::gui {

namespace {

constexpr int kPatience = 20'000;      // milliseconds for a whole game
constexpr int kStandStill = 3'600'000; // pause between moves that no picture outlives
constexpr int kGlance = 20;            // between two looks for a window that asks
constexpr int kSettle = 400;           // in which log, layout and fading texts come to rest
constexpr std::array kNames{"Inés", "Tomasillo", "Leonor", "Gaspar", "Teodora"};

} // namespace

FinishedGame gameOf(int players, const char* seed) {
    FinishedGame game;
    game.setup.players = players;
    game.setup.seed = seed;
    game.names.assign(kNames.begin(), kNames.begin() + players);
    game.agents.assign(static_cast<std::size_t>(players), "greedy");
    return game;
}

std::string recordUntil(const GameMoment& moment) {
    auto record = recordFromText(recordOf(moment.game));
    if (!record) return {};
    const auto rules = RulesBuilder::build(record->setup);
    if (!rules) return {};
    int powers = 0;
    std::size_t found = record->moves.size();
    for (std::size_t at = 0; at < record->moves.size() && powers <= moment.powers; ++at) {
        const Move& move = record->moves[at];
        if (move.seat != seatAt(0)) continue;
        if (move.action.kind == moment.before && powers == moment.powers) found = at;
        powers += move.action.kind == ActionKind::Power ? 1 : 0;
    }
    if (found == record->moves.size()) return {};
    record->moves.resize(found);
    std::fill_n(record->agents.begin(), moment.persons, std::string());
    std::erase_if(record->tags, [](const auto& tag) { return tag.first == "Result"; });
    return toText(**rules, *record);
}

GalleryStage::GalleryStage(const GalleryLook& look, QSize size, bool welcomed)
    : look_(look) {
    prepare();
    settings_->language.set(look.language);
    settings_->textSize.set(look.textSize);
    settings_->dark.set(look.dark);
    if (look.contrast) settings_->contrast.set(true);
    settings_->sound.set(false);
    settings_->notice.set(false);
    settings_->welcomed.set(welcomed);
    settings_->playerName.set(QString::fromUtf8(kNames.front()));
    language_.use(look.language);
    if (look.dark) theme_ = std::make_unique<Theme>(Theme::Mode::Dark);
    WindowStage::open(look.size.isEmpty() ? otherSize().value_or(size) : look.size);
}

std::optional<QSize> GalleryStage::otherSize() {
    const QStringList sides = qEnvironmentVariable("ELGRANDE_GALLERY_SIZE").split(QLatin1Char('x'));
    if (sides.size() != 2) return {};
    return QSize(sides[0].toInt(), sides[1].toInt());
}

bool GalleryStage::waitFor(const std::function<bool()>& wanted) const { return QTest::qWaitFor(wanted, kPatience); }

bool GalleryStage::open(const std::string& record) {
    return window_->table().resume(QString::fromStdString(record)) && window_->model().observation().over;
}

bool GalleryStage::openAsked(const GameMoment& moment) {
    if (!window_->table().resume(QString::fromStdString(recordUntil(moment)))) return false;
    const GameModel& model = window_->model();
    return waitFor([&model] { return model.decision() || model.curtainFor() != Seat::None; });
}

bool GalleryStage::playTo(const FinishedGame& game, EventKind kind, int number) {
    bool reached = false;
    const auto note = [&](const Event& event) {
        if (reached || event.kind != kind || (number > 0 && event.number != number)) return;
        reached = true;
        window_->table().setPace(kStandStill);
        window_->page().setTempo(Tempo::Normal);
    };
    const QMetaObject::Connection noting = QObject::connect(&window_->model(), &GameModel::happened, note);
    std::vector<SeatChoice> seats;
    for (std::size_t i = 0; i < game.names.size(); ++i)
        seats.push_back({QString::fromStdString(game.names[i]), QString::fromStdString(game.agents[i])});
    const bool begun = static_cast<bool>(window_->table().start(game.setup, seats));
    window_->table().setPace(0);
    const bool came = begun && waitFor([this, &reached] { return reached || window_->model().observation().over; });
    QObject::disconnect(noting);
    return came && reached;
}

QImage GalleryStage::picture() {
    if (!look_.inspect) QTest::qWait(kSettle);
    window_->page().board().finishPicture();
    return pictureNow(*window_);
}

QImage GalleryStage::pictureNow(QWidget& widget) {
    if (!look_.inspect) return widget.grab().toImage();
    look_.inspect(widget);
    return QImage(1, 1, QImage::Format_RGB32);
}

QImage GalleryStage::pictureOfAsked(const std::function<void()>& open) {
    QImage taken;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, [&] {
        auto* asked = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (asked == nullptr) return;
        watch.stop();
        taken = pictureWith(*asked);
        asked->reject();
    });
    watch.start(kGlance);
    open();
    return taken;
}

QImage GalleryStage::pictureWith(QWidget& dialog) {
    if (look_.inspect) return pictureNow(dialog);
    QImage whole = picture();
    QImage above = dialog.grab().toImage();
    for (QImage* each : {&whole, &above}) each->setDevicePixelRatio(1);
    QPainter painter(&whole);
    painter.fillRect(whole.rect(), QColor(0, 0, 0, 70));
    const QPoint corner((whole.width() - above.width()) / 2, (whole.height() - above.height()) / 2);
    constexpr int kShadow = 12;
    for (int width = kShadow; width > 0; --width)
        painter.fillRect(QRect(corner, above.size()).adjusted(-width, -width, width, width), QColor(0, 0, 0, 9));
    painter.drawImage(corner, above);
    return whole;
}

} // namespace elgrande::gui
