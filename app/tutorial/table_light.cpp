// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/table_light.h"

#include "app/page/game_page.h"
#include "model/game_model/game_model.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_face.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kShade = 84; // of 255
constexpr qreal kRadius = 8;
constexpr qreal kWidest = 9; // line of the glow

} // namespace

TableLight::TableLight(GameModel& model, GamePage& page, Theme& theme)
    : QWidget(&page)
    , model_(model)
    , page_(page)
    , theme_(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    page.installEventFilter(this);
    connect(&model_, &GameModel::changed, this, qOverload<>(&QWidget::update));
    connect(&page.film(), &ScoringFilm::showingChanged, this, qOverload<>(&QWidget::update));
    connect(&page.film(), &ScoringFilm::opened, this, qOverload<>(&QWidget::update));
    hide();
}

void TableLight::setLit(const QStringList& names, bool shaded) {
    lit_ = names;
    shaded_ = shaded;
    setGeometry(page_.rect());
    setVisible(!lit_.isEmpty());
    if (lit_.isEmpty()) pictures_.forget();
    raise();
    update();
}

void TableLight::setArea(Area area) {
    const auto& areas = model_.catalogue().areas;
    const bool known = index(area) < areas.size();
    setLit(known ? QStringList{QStringLiteral("area:") + QString::fromStdString(areas[index(area)].id)} : QStringList(),
           false);
}

QPainterPath TableLight::framed(const QWidget* widget) const {
    QPainterPath path;
    if (widget != nullptr && widget->isVisibleTo(&page_))
        path.addRoundedRect(QRectF(QRect(widget->mapTo(&page_, QPoint(0, 0)), widget->size())), kRadius, kRadius);
    return path;
}

Area TableLight::areaOf(const QString& name) const {
    const QString what = name.section(u':', 0, 0);
    const bool castillo = what == QLatin1String("castillo");
    if (!castillo && what != QLatin1String("area")) return Area::None;
    const QString id = castillo ? what : name.section(u':', 1);
    const auto& areas = model_.catalogue().areas;
    for (std::size_t i = 0; i < areas.size(); ++i)
        if (QString::fromStdString(areas[i].id) == id) return areaAt(static_cast<int>(i));
    return Area::None;
}

// With the bar, where it is confirmed.
QPainterPath TableLight::diskOutline() const {
    const SecretDisk& disk = page_.disk();
    if (!disk.isVisibleTo(&page_)) return {};
    QPainterPath path = framed(&page_.prompt());
    const Dial& dial = *disk.dial();
    path.addEllipse(QRectF(dial.round().translated(dial.mapTo(&page_, QPoint(0, 0)))));
    return path;
}

QPainterPath TableLight::onBoard(const QPainterPath& outline) const {
    const BoardView& board = page_.board();
    if (!board.isVisibleTo(&page_)) return {};
    const QPoint corner = board.viewport()->mapTo(&page_, QPoint(0, 0));
    return board.viewportTransform().map(outline).translated(corner);
}

QWidget* TableLight::widgetOf(const QString& name) const {
    const QString what = name.section(u':', 0, 0);
    const int number = name.section(u':', 1).toInt();
    if (what == QLatin1String("board") || what == QLatin1String("area") || what == QLatin1String("castillo") ||
        what == QLatin1String("king"))
        return &page_.board();
    if (what == QLatin1String("hand")) return &page_.hand();
    if (what == QLatin1String("cards")) return &page_.cards();
    if (what == QLatin1String("card") && number < static_cast<int>(page_.cards().faces().size()))
        return page_.cards().faces()[static_cast<std::size_t>(number)];
    if (what == QLatin1String("power")) {
        const auto& powers = model_.catalogue().powers;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (powers[i].value == number) return page_.hand().face(static_cast<Power>(i));
    }
    if (what == QLatin1String("seats")) return &page_.seats();
    if (what == QLatin1String("seat")) return page_.seats().row(seatAt(number));
    if (what == QLatin1String("prompt")) return &page_.prompt();
    if (what == QLatin1String("disk")) return &page_.disk();
    if (what == QLatin1String("log")) return &page_.log();
    return nullptr;
}

QPainterPath TableLight::outlineOf(const QString& name) const {
    const QPainterPath whole = wholeOutlineOf(name);
    QPainterPath covered;
    covered.addRegion(page_.covered());
    return whole.intersects(covered) ? whole.subtracted(covered) : whole;
}

QPainterPath TableLight::wholeOutlineOf(const QString& name) const {
    const QString what = name.section(u':', 0, 0);
    if (const Area area = areaOf(name); area != Area::None) return onBoard(page_.board().table().lightOn(area));
    if (what == QLatin1String("disk")) return diskOutline();
    if (what == QLatin1String("king")) return onBoard(page_.board().table().lightOn(Token::King));
    return framed(widgetOf(name));
}

void TableLight::focusThing(const QString& name, const QString& words) const {
    QWidget* widget = widgetOf(name);
    const auto buttons = page_.prompt().actionButtons();
    if (widget == &page_.prompt() && !buttons.empty()) {
        const auto isNamed = [&words](const QPushButton* button) {
            return words.contains(QStringLiteral("<b>%1</b>").arg(button->text().toHtmlEscaped()));
        };
        const auto named = std::find_if(buttons.begin(), buttons.end(), isNamed);
        widget = named == buttons.end() ? buttons.front() : *named;
    }
    if (widget != nullptr) widget->setFocus();
}

bool TableLight::focusPlace(const QString& name) const {
    const Area area = areaOf(name);
    if (area == Area::None) return false;
    page_.board().takeFocusAt(area);
    return true;
}

void TableLight::paintLight(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    if (shaded_) {
        QPainterPath shade;
        shade.addRect(rect());
        painter.fillPath(shade.subtracted(light_), QColor(0x12, 0x0a, 0x04, kShade));
    }
    QColor glow = gold_;
    for (const auto& [width, alpha] : {std::pair{kWidest, 60}, std::pair{5.0, 110}, std::pair{2.4, 255}}) {
        glow.setAlpha(alpha);
        painter.setPen(QPen(glow, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(light_);
    }
}

// The light lies over everything that moves at the table, so it is painted far more often than it changes.
void TableLight::paintEvent(QPaintEvent* /*event*/) {
    QPainterPath light;
    light.setFillRule(Qt::WindingFill);
    for (const QString& name : lit_)
        if (name != QLatin1String("king")) light = light.united(outlineOf(name));
    if (shaded_ && !light.isEmpty()) light = light.united(framed(&page_.film())); // a scoring is always looked at
    if (lit_.contains(QStringLiteral("king"))) light.addPath(outlineOf(QStringLiteral("king"))); // seen in his region
    if (light.isEmpty()) return;
    const QColor gold = theme_.colour(Role::Gold);
    if (light != light_ || gold != gold_) pictures_.forget();
    light_ = light;
    gold_ = gold;
    const qreal edge = kWidest / 2 + 1;
    const QRectF bounds = shaded_ ? QRectF(rect()) : light_.boundingRect().adjusted(-edge, -edge, edge, edge);
    QPainter painter(this);
    // One look: the bounds are others with shade.
    pictures_.paint(painter, bounds, 0, [this](QPainter& inside) { paintLight(inside); });
}

bool TableLight::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &page_ && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)) {
        setGeometry(page_.rect());
        update();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace elgrande

#include "moc_table_light.cpp"
