// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/insight/threat_panel.h"

#include "views/insight/place_table.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/plain_tip.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kLinesWithNote = 13;
constexpr int kLinesWithTitle = 9;
constexpr int kOwn = 1;                // column of the own points, after the places' names
constexpr int kFirstOther = 2;         // column
constexpr std::size_t kMostArrows = 6; // more would hide the map

} // namespace

ThreatPanel::ThreatPanel(const Shown& shown, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , told_(shown)
    , model_(shown.model())
    , runner_([this](const std::vector<Threat>& threats) {
        threats_ = threats;
        refresh();
        mark(Area::None);
    })
    , title_(new QLabel(this))
    , table_(new PlaceTable(theme, this))
    , note_(new QLabel(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 4, kMargin, kMargin);
    rows->setSpacing(4);
    rows->addWidget(title_);
    rows->addWidget(table_, 1);
    rows->addWidget(note_);
    title_->setWordWrap(true);
    note_->setWordWrap(true);
    note_->setTextFormat(Qt::PlainText);
    connect(table_, &PlaceTable::placeHovered, this, &ThreatPanel::explain);
    connect(&model_, &GameModel::gameStarted, this, &ThreatPanel::search);
    connect(&model_, &GameModel::changed, this, &ThreatPanel::search);
    connect(&told_, &Shown::changed, this, [this] {
        if (isHeldBack_ != !told_.isSettled()) search();
    });
    connect(&theme, &Theme::changed, this, &ThreatPanel::refresh);
}

// Only what is looked at is worked out.
void ThreatPanel::search() {
    if (!isVisible()) return runner_.stop();
    about_ = seatToShow();
    isHeldBack_ = !told_.isSettled();
    if (about_ == Seat::None || model_.observation().over || isHeldBack_) {
        runner_.stop();
        threats_.clear();
        mark(Area::None);
        return refresh();
    }
    runner_.start(model_.aids().threatSearch(about_));
}

Seat ThreatPanel::seatToShow() const {
    if (!model_.hasGame()) return Seat::None;
    const Observation& seen = model_.observation();
    if (seen.viewer != Seat::None) return seen.viewer;
    if (seen.active != Seat::None) return seen.active;
    return model_.waitingFor().empty() ? Seat::None : model_.waitingFor().front();
}

int ThreatPanel::pointsAt(Area place) const {
    int points = 0;
    for (const AwardLine& award : told_.inGeneralScoring(place))
        if (award.seat == about_ && award.place == place) points += award.points;
    return points;
}

void ThreatPanel::fillRow(int row, Area place, const std::vector<Seat>& others) {
    const int mine = pointsAt(place);
    std::vector<QString> cells{mine == 0 ? QStringLiteral("·") : QString::number(mine)};
    std::vector<const Threat*> worst;
    for (Seat by : others) {
        const auto found = std::find_if(threats_.begin(), threats_.end(),
                                        [&](const Threat& threat) { return threat.place == place && threat.by == by; });
        worst.push_back(found == threats_.end() ? nullptr : &*found);
        cells.push_back(worst.back() == nullptr ? QStringLiteral("·") : QStringLiteral("−%1").arg(worst.back()->lost));
    }
    table_->setCells(row, texts::areaName(model_.catalogue(), place), cells);
    if (QTableWidgetItem* own = table_->item(row, kOwn); own != nullptr && mine != 0) {
        const QString words = tr("%1 would get %n point(s) here now.", nullptr, mine).arg(model_.playerName(about_));
        own->setToolTip(plainTip(words));
        own->setData(Qt::AccessibleDescriptionRole, words);
    }
    for (std::size_t i = 0; i < others.size(); ++i) {
        if (worst[i] == nullptr) continue;
        QTableWidgetItem* item = table_->item(row, kFirstOther + static_cast<int>(i));
        item->setToolTip(plainTip(cardsOf(place, others[i], QStringLiteral("\n"))));
        QString heard = cardsOf(place, others[i], QStringLiteral("; "));
        if (worst[i]->overtakes) //: %1: the cards that a player could take points with
            heard = tr("%1 – and you would be overtaken").arg(heard);
        item->setData(Qt::AccessibleDescriptionRole, heard);
        if (!worst[i]->overtakes) continue;
        QFont bold = table_->font();
        bold.setBold(true);
        item->setFont(bold);
        item->setForeground(theme().colour(Role::Bad));
    }
}

// "The King: −4; Intrigue: any 3: −2".
QString ThreatPanel::cardsOf(Area place, Seat by, const QString& between) const {
    QStringList lines;
    for (const Threat& threat : threats_)
        if (threat.place == place && threat.by == by)
            lines << tr("%1: −%2", "action card, points lost")
                         .arg(texts::cardTitle(model_.catalogue(), threat.card))
                         .arg(threat.lost);
    return lines.join(between);
}

// The worst of each seat for a place that is looked at, else the worst overtaking for each place; worst first.
void ThreatPanel::mark(Area place) {
    std::vector<MapMark> marks;
    for (const Threat& threat : threats_) {
        if (place == Area::None ? !threat.overtakes : threat.place != place) continue;
        const bool known = std::any_of(marks.begin(), marks.end(), [&](const MapMark& each) {
            return each.place == threat.place && (place == Area::None || each.from == threat.by);
        });
        if (known || marks.size() >= kMostArrows) continue;
        marks.push_back({threat.place, QStringLiteral("−%1").arg(threat.lost), threat.by, true,
                         model_.catalogue().colourOf(ownerOf(threat.by))});
    }
    emit marksChanged(isVisible() ? marks : std::vector<MapMark>{});
}

void ThreatPanel::hideEvent(QHideEvent* event) {
    PaperPanel::hideEvent(event);
    emit marksChanged({});
}

void ThreatPanel::explain(Area place) {
    emit placeHovered(place);
    mark(place);
    if (place == Area::None) return;
    QStringList parts;
    for (int seat = 0; seat < model_.catalogue().players; ++seat) {
        const QString cards = cardsOf(place, seatAt(seat), QStringLiteral("; "));
        //: %1: a player, %2: the action cards that they could take points with
        if (!cards.isEmpty()) parts << tr("%1 with %2").arg(model_.playerName(seatAt(seat)), cards);
    }
    if (parts.isEmpty()) parts << tr("Nothing to fear here this round.");
    note_->setText(texts::areaName(model_.catalogue(), place) + QStringLiteral(" – ") +
                   parts.join(QStringLiteral(" · ")));
}

// Where there is little height the rows come first; the cards are in their tips as well.
void ThreatPanel::resizeEvent(QResizeEvent* event) {
    PaperPanel::resizeEvent(event);
    const int line = fontMetrics().lineSpacing();
    note_->setVisible(height() > kLinesWithNote * line);
    title_->setVisible(height() > kLinesWithTitle * line);
}

void ThreatPanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    search();
}

void ThreatPanel::refresh() {
    if (!isVisible()) return; // filled when it is looked at
    table_->setAccessibleName(tr("Threats"));
    note_->setText(tr("Points you could lose in the remaining turns of this round. Bold: you would also be "
                      "overtaken. Choose a row to see the cards."));
    if (about_ == Seat::None) {
        title_->clear();
        table_->setPlaces({});
        return;
    }
    title_->setText(tr("What opponents can do to %1").arg(model_.playerName(about_)));
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, theme().colour(Role::Accent));
    title_->setPalette(accent);
    title_->setFont(headingFont(*this, 1.1));
    std::vector<Seat> others;
    for (int seat = 0; seat < model_.catalogue().players; ++seat)
        if (seatAt(seat) != about_) others.push_back(seatAt(seat));
    std::vector<Seat> columns{about_};
    for (Seat other : others) columns.push_back(other);
    table_->setSeats(model_, columns);
    std::vector<Area> places;
    for (Area place : placesScored(model_.catalogue()))
        if (model_.aids().seesInto(place)) places.push_back(place);
    table_->setPlaces(places);
    for (std::size_t row = 0; row < places.size(); ++row) fillRow(static_cast<int>(row), places[row], others);
}

void ThreatPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    PaperPanel::changeEvent(event);
}

} // namespace elgrande

#include "moc_threat_panel.cpp"
