// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/disk/secret_disk.h"

#include "views/texts/texts.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {
namespace {

constexpr int kAirAside = 8; // around the legend
constexpr int kAir = 3;
constexpr qreal kLegend = 0.88; // of the text size
constexpr int kLeastLegend = 120;
constexpr int kLegendStep = 10;
constexpr int kLegendRound = 6;

} // namespace

int bestTry(const std::vector<DiskTry>& tries, Area kingsRegion) {
    const auto worth = [kingsRegion](const DiskTry& tried) {
        return std::pair(std::lround(tried.mean), areaAt(tried.action.a) != kingsRegion);
    };
    const auto best = std::max_element(tries.begin(), tries.end(), [&worth](const DiskTry& one, const DiskTry& other) {
        return worth(one) < worth(other);
    });
    return tries.empty() ? -1 : static_cast<int>(best - tries.begin());
}

SecretDisk::SecretDisk(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , dial_(new Dial(theme, art_, this))
    , legend_(new QLabel(this)) {
    legend_->setObjectName("legend");
    legend_->setAlignment(Qt::AlignCenter);
    legend_->setWordWrap(true);
    setFocusProxy(dial_);
    connect(dial_, &Dial::turned, this, &SecretDisk::showArea);
    connect(dial_, &Dial::hovered, this, [this](int which) {
        hovered_ = which;
        emit changed();
    });
    connect(dial_, &Dial::confirmed, this, &SecretDisk::confirm);
    connect(&model_, &GameModel::changed, this, &SecretDisk::refresh);
    connect(&model_, &GameModel::gameStarted, this, &SecretDisk::refresh);
    connect(&theme_, &Theme::changed, this, &SecretDisk::colour);
    colour();
    auto& words = Translated::of(this);
    words.name(dial_, QT_TR_NOOP("Secret disk"));
    words.tip(dial_, QT_TR_NOOP("The arrow keys or the mouse wheel turn the disk, or choose a place on its rim. Nobody "
                                "else can see it. The numbers show your average points over everything the others "
                                "might choose."));
    words.also([this] { refresh(); });
}

Area SecretDisk::areaOf(int which) const {
    return which < 0 || static_cast<std::size_t>(which) >= areas_.size() ? Area::None
                                                                         : areas_[static_cast<std::size_t>(which)];
}

int SecretDisk::indexOf(Area area) const {
    const auto found = std::find(areas_.begin(), areas_.end(), area);
    return found == areas_.end() ? -1 : static_cast<int>(found - areas_.begin());
}

Area SecretDisk::area() const { return areaOf(dial_->current()); }

Area SecretDisk::lit() const {
    const Area hovered = areaOf(hovered_);
    return hovered == Area::None ? area() : hovered;
}

QString SecretDisk::nameOf(Area area) const {
    return area == Area::None ? QString() : texts::areaName(model_.catalogue(), area);
}

QString SecretDisk::chosenName() const {
    const bool kings = area() != Area::None && area() == model_.observation().kingsRegion;
    return kings ? tr("%1, the King's region").arg(nameOf(area())) : nameOf(area());
}

QString SecretDisk::outcome() const {
    if (area() == Area::None) return {};
    const QString rehearsed = rehearsedText(dial_->current());
    return rehearsed.isEmpty() ? tr("Chosen: %1", "place").arg(chosenName())
                               : chosenName() + QStringLiteral(": ") + rehearsed;
}

void SecretDisk::setArea(Area area) {
    if (const int which = indexOf(area); which >= 0) dial_->setCurrent(which);
}

void SecretDisk::setPointed(Area at) { dial_->setPointed(indexOf(at)); }

void SecretDisk::confirm() {
    const int which = dial_->current();
    if (which < 0 || static_cast<std::size_t>(which) >= actions_.size()) return;
    const Action action = actions_[static_cast<std::size_t>(which)];
    actions_.clear(); // answered once
    model_.choose(action);
}

void SecretDisk::refresh() {
    const bool before = isAsked();
    const Area pointed = area();
    areas_.clear();
    actions_.clear();
    if (model_.decision() && model_.decision()->kind == "disk")
        for (const Action& action : model_.decision()->legal) {
            const bool place = index(action.kind) < model_.catalogue().actions.size() &&
                               model_.catalogue().actions[index(action.kind)].operands[0] == Operand::Area;
            if (!place) continue;
            areas_.push_back(static_cast<Area>(action.a));
            actions_.push_back(action);
        }
    QStringList names;
    QStringList drawn;
    for (Area each : areas_) {
        names.append(nameOf(each));
        drawn.append(texts::areaNameToWrap(model_.catalogue(), each));
    }
    dial_->setNames(names, drawn);
    rehearse();
    if (!isAsked()) hovered_ = -1;
    if (!isAsked()) dial_->setPointed(-1);
    // Nothing is chosen beforehand, or it would be confirmed by mistake; another player's choice would even be told.
    const Seat asked = isAsked() ? model_.decision()->seat : Seat::None;
    if (asked != seat_)
        dial_->clear();
    else
        setArea(pointed);
    seat_ = asked;
    showArea();
    if (before != isAsked()) emit askedChanged(isAsked());
}

void SecretDisk::showArea() {
    const QString name = chosenName();
    const QString rehearsed = rehearsedText(dial_->current());
    legend_->setText(legend());
    legend_->setVisible(!tries_.empty());
    lay();
    tellDescription(*dial_, rehearsed.isEmpty() ? name : name + QStringLiteral(": ") + rehearsed);
    emit changed();
}

// What each place would bring on average, beside its name.
void SecretDisk::rehearse() {
    tries_ = isAsked() ? model_.aids().rehearsal() : std::vector<DiskTry>{};
    QStringList notes;
    QStringList outlooks;
    for (const DiskTry& tried : tries_) {
        outlooks.append(rehearsedText(static_cast<int>(notes.size())));
        notes.append(QString::number(std::lround(tried.mean)));
    }
    dial_->setOutlooks(outlooks);
    dial_->setNotes(notes, bestTry(tries_, model_.observation().kingsRegion));
}

// Which points the numbers are.
QString SecretDisk::legend() const {
    if (tries_.empty()) return {};
    if (tries_.front().partial)
        return tr("On the rim: average points, without the Castillo and what others have in it");
    return tries_.front().scored ? tr("On the rim: average points")
                                 : tr("On the rim: average points if a general scoring followed");
}

QString SecretDisk::rehearsedText(int which) const {
    if (which < 0 || static_cast<std::size_t>(which) >= tries_.size()) return {};
    const DiskTry& tried = tries_[static_cast<std::size_t>(which)];
    const int lead = static_cast<int>(std::lround(tried.lead));
    const QString points = tried.least == tried.most ? tr("%n point(s)", "rehearsal", tried.least)
                                                     : tr("%1 to %n points", "rehearsal", tried.most).arg(tried.least);
    // The others' points would be too few for a comparison.
    if (tried.partial) return tr("%1, without the Castillo and what others have in it", "points").arg(points);
    if (lead == 0) return tr("%1, on average the same as the best opponent").arg(points);
    return lead > 0 ? tr("%1, on average %n more than the best opponent", nullptr, lead).arg(points)
                    : tr("%1, on average %n fewer than the best opponent", nullptr, -lead).arg(points);
}

void SecretDisk::colour() {
    QPalette onPaper = legend_->palette();
    onPaper.setColor(QPalette::WindowText, theme_.colour(Role::Ink));
    legend_->setPalette(onPaper);
    update();
}

// In at most two lines.
int SecretDisk::legendWidth() const {
    const int most = 2 * legend_->fontMetrics().lineSpacing() + legend_->fontMetrics().descent();
    int wide = kLeastLegend;
    while (wide < width() && legend_->heightForWidth(wide - 2 * kAirAside) > most) wide += kLegendStep;
    return std::min(wide, width());
}

void SecretDisk::lay() {
    if (!isAsked()) return;
    QFont small = font();
    small.setPixelSize(static_cast<int>(QFontInfo(small).pixelSize() * kLegend));
    legend_->setFont(small);
    const int wide = legendWidth();
    const int below = tries_.empty() ? 0 : legend_->heightForWidth(wide - 2 * kAirAside) + 2 * kAir;
    QRect place = room_ ? room_({wide, below}) : QRect(0, 0, width(), height() - below);
    const int side = std::min(place.width(), place.height());
    place = QRect(place.center().x() + 1 - side / 2, place.top(), side, side);
    dial_->setGeometry(place);
    const int left = std::clamp(place.center().x() - wide / 2, 0, std::max(0, width() - wide));
    legend_->setGeometry(left, place.bottom() + 1, wide, below);
    QRegion seen(dial_->round().translated(dial_->pos()), QRegion::Ellipse);
    if (below > 0) seen += legend_->geometry();
    setMask(seen);
}

void SecretDisk::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    lay();
}

void SecretDisk::paintEvent(QPaintEvent*) {
    if (legend_->isHidden()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.colour(Role::GoldDeep), 1));
    painter.setBrush(theme_.colour(Role::Paper));
    painter.drawRoundedRect(QRectF(legend_->geometry()).adjusted(0.5, 0.5, -0.5, -0.5), kLegendRound, kLegendRound);
}

void SecretDisk::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) lay();
}

} // namespace elgrande

#include "moc_secret_disk.cpp"
