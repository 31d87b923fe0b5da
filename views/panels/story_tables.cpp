// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/story_tables.h"

#include "model/game_model/game_model.h"
#include "model/observe/score_story.h"
#include "views/texts/texts.h"
#include "views/theme/medallion.h"
#include "views/toolkit/plain_tip.h"

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kStoryMedallion = 18;

std::vector<int> sumOfPlaces(const std::vector<YieldRow>& rows, int players) {
    std::vector<int> sum(static_cast<std::size_t>(players));
    for (const YieldRow& row : rows)
        for (std::size_t i = 0; row.kind == YieldRow::Kind::Place && i < sum.size(); ++i) sum[i] += row.points[i];
    return sum;
}

} // namespace

QString scoringNumber(int number) {
    static const QStringList numbers{QStringLiteral("I"), QStringLiteral("II"), QStringLiteral("III"),
                                     QStringLiteral("IV"), QStringLiteral("V")};
    return numbers.value(number - 1, QString::number(number));
}

SeatHeader::SeatHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent) {}

bool SeatHeader::hasNames() const {
    for (int i = 0; i < count(); ++i)
        if (sectionSizeFromContents(i).width() > sectionSize(i)) return false;
    return true;
}

void SeatHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    if (hasNames()) return;
    option->text.clear();
    option->iconAlignment = Qt::AlignCenter;
}

void StoryTables::fill(QTableWidget& table, const QStringList& names, const std::vector<std::vector<int>>& points,
                       bool blanks) const {
    table.clear();
    table.setRowCount(static_cast<int>(names.size()));
    table.setColumnCount(model_.observation().players);
    table.setVerticalHeaderLabels(names);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table.horizontalHeader()->setHighlightSections(false);
    table.verticalHeader()->setHighlightSections(false);
    table.verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    QPalette sheet = table.palette(); // below the last row the style fills with the colour of the window around
    sheet.setColor(QPalette::Window, sheet.color(QPalette::Base));
    table.verticalHeader()->setPalette(sheet);
    for (int c = 0; c < table.columnCount(); ++c) {
        const auto seat = static_cast<std::size_t>(c);
        const std::string& colour = model_.catalogue().colours[seat];
        auto* head = new QTableWidgetItem(model_.playerName(seatAt(c)));
        head->setIcon(medallionPixmap(theme_, colour, kStoryMedallion, table.devicePixelRatioF()));
        head->setToolTip(plainTip(head->text()));
        table.setHorizontalHeaderItem(c, head);
        for (int r = 0; r < table.rowCount(); ++r) {
            const std::vector<int>& row = points[static_cast<std::size_t>(r)];
            auto* item =
                new QTableWidgetItem(blanks && row[seat] == 0 ? QStringLiteral("–") : QString::number(row[seat]));
            item->setTextAlignment(Qt::AlignCenter);
            // Readers tell a row without its headers.
            const QString told = tr("%1 %2", "player, points").arg(head->text()).arg(row[seat]);
            item->setData(Qt::AccessibleTextRole, c == 0 ? names[r] + QStringLiteral(": ") + told : told);
            QFont font = table.font();
            font.setBold(row[seat] > 0 && row[seat] == *std::max_element(row.begin(), row.end()));
            item->setFont(font);
            table.setItem(r, c, item);
        }
    }
}

void StoryTables::explain(QTableWidget& table, int row, const QString& words) {
    table.verticalHeaderItem(row)->setToolTip(plainTip(words));
    for (int c = 0; c < table.columnCount(); ++c) {
        table.item(row, c)->setToolTip(plainTip(words));
        table.item(row, c)->setData(Qt::AccessibleDescriptionRole, words);
    }
}

void StoryTables::fillCourse(QTableWidget& table) const {
    QStringList names;
    std::vector<std::vector<int>> points;
    for (const CourseMark& mark : courseOf(model_.history(), model_.observation().players)) {
        if (mark.kind == CourseMark::Kind::Start) continue;
        names << (mark.kind == CourseMark::Kind::Round ? tr("Round %1").arg(mark.number)
                                                       : tr("General scoring %1").arg(scoringNumber(mark.number)));
        points.push_back(mark.scores);
    }
    fill(table, names, points, false);
    table.setAccessibleName(tr("Score after each round and scoring"));
}

void StoryTables::fillYield(QTableWidget& table) const {
    QStringList names;
    std::vector<std::vector<int>> points;
    int disks = -1;
    const int players = model_.observation().players;
    const std::vector<YieldRow> rows = yieldOf(model_.history(), players);
    const auto titleOf = [this](const YieldRow& row) { return texts::cardTitleApart(model_.catalogue(), row.card); };
    const auto isTwice = [&](const YieldRow& row) { // copies of a card
        return std::count_if(rows.begin(), rows.end(), [&](const YieldRow& each) {
                   return each.kind == YieldRow::Kind::Card && titleOf(each) == titleOf(row);
               }) > 1;
    };
    for (const YieldRow& row : rows) {
        switch (row.kind) {
        case YieldRow::Kind::Place:
            names << texts::areaName(model_.catalogue(), row.place);
            break;
        case YieldRow::Kind::Disks:
            names << tr("All general scorings");
            points.push_back(sumOfPlaces(rows, players));
            disks = static_cast<int>(names.size());
            names << tr("… of which in regions chosen by disk");
            break;
        case YieldRow::Kind::Card:
            names << (isTwice(row) ? tr("Card: %1 (round %2)").arg(titleOf(row)).arg(row.round)
                                   : tr("Card: %1").arg(titleOf(row)));
            break;
        case YieldRow::Kind::Reason:
            names << texts::reasonText(model_.catalogue(), row.reason, 0);
            break;
        }
        points.push_back(row.points);
    }
    fill(table, names, points, true);
    if (disks >= 0)
        explain(table, disks,
                tr("All points in the region chosen on the secret disk, to which the Caballeros from the Castillo "
                   "moved"));
    table.setAccessibleName(tr("Where the points came from"));
}

std::vector<ChartLine> StoryTables::lines() const {
    std::vector<ChartLine> lines;
    lines.reserve(model_.catalogue().colours.size());
    for (int i = 0; i < model_.observation().players; ++i)
        lines.push_back({model_.playerName(seatAt(i)), model_.catalogue().colours[static_cast<std::size_t>(i)], {}});
    for (const CourseMark& mark : courseOf(model_.history(), model_.observation().players))
        for (std::size_t i = 0; i < lines.size(); ++i) lines[i].values.push_back(mark.scores[i]);
    return lines;
}

ChartWords StoryTables::words() const {
    ChartWords words;
    words.title = tr("Rounds and general scorings (I, II, III)");
    words.empty = tr("Nobody has scored.");
    for (const CourseMark& mark : courseOf(model_.history(), model_.observation().players))
        words.below << (mark.kind == CourseMark::Kind::Scoring ? scoringNumber(mark.number)
                                                               : QString::number(mark.number));
    return words;
}

} // namespace elgrande
