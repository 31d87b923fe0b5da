// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/statistics_window.h"

#include "app/files/where_to_write.h"
#include "app/shell/desk.h"
#include "app/storage/files.h"
#include "model/rules/setup.h"
#include "views/charts/chart_sheet.h"
#include "views/prompt/question.h"
#include "views/texts/error_text.h"
#include "views/texts/region.h"
#include "views/texts/texts.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QComboBox>
#include <QDir>
#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace elgrande {
namespace {

using statistics::Format;
using statistics::Subject;

constexpr int kShortName = 8; // letters of a filter that are always seen
constexpr int kFewFiles = 2;
constexpr int kFileRole = Qt::UserRole + 1;
constexpr int kIndexRole = Qt::UserRole + 2; // row of the table before sorting

// Sorted by the number behind the text; what has no number comes last in both directions of interest.
class NumberItem : public QTableWidgetItem {
  public:
    NumberItem(double value, const QString& text)
        : QTableWidgetItem(text)
        , value_(std::isnan(value) ? -1 : value) {
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem& other) const override {
        const auto* number = dynamic_cast<const NumberItem*>(&other);
        return number == nullptr ? QTableWidgetItem::operator<(other) : value_ < number->value_;
    }

  private:
    double value_;
};

// As many as there is room for; all are in the tip.
QString fewOf(const QStringList& files) {
    const QString few = files.mid(0, kFewFiles).join(QStringLiteral("; "));
    return files.size() > kFewFiles ? few + QStringLiteral("; …") : few;
}

QString dateText(const QString& iso) {
    const QDateTime date = QDateTime::fromString(iso, QStringLiteral("yyyy-MM-dd hh:mm"));
    return date.isValid() ? texts::momentText(date) : QStringLiteral("–");
}

} // namespace

StatisticsWindow::StatisticsWindow(const QString& folder, Theme& theme, QWidget* parent)
    : QDialog(parent)
    , folder_(folder)
    , subjects_(new QListWidget(this))
    , personLabel_(new QLabel(this))
    , person_(new QComboBox(this))
    , editionLabel_(new QLabel(this))
    , edition_(new QComboBox(this))
    , expansionsLabel_(new QLabel(this))
    , expansions_(new QComboBox(this))
    , sizeLabel_(new QLabel(this))
    , size_(new QComboBox(this))
    , chart_(new ChartSheet(theme, this))
    , rows_(new QTableWidget(this))
    , note_(new QLabel(this))
    , replay_(new QPushButton(this))
    , file_(new QPushButton(this))
    , summary_(new QPushButton(this))
    , export_(new QPushButton(this))
    , close_(new QPushButton(this)) {
    expansions_->setObjectName(QStringLiteral("expansions"));
    arrange();
    for (QComboBox* box : {person_, edition_, expansions_, size_})
        connect(box, &QComboBox::currentIndexChanged, this, &StatisticsWindow::refresh);
    connect(subjects_, &QListWidget::currentRowChanged, this, &StatisticsWindow::refresh);
    // The table itself is sorted by the same signal, and the bars follow it.
    connect(rows_->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &StatisticsWindow::drawChart,
            Qt::QueuedConnection);
    connect(rows_, &QTableWidget::itemSelectionChanged, this, [this] {
        replay_->setEnabled(!chosenFile().isEmpty());
        summary_->setEnabled(!chosenFile().isEmpty());
    });
    connect(file_, &QPushButton::clicked, this, &StatisticsWindow::fileWanted);
    connect(replay_, &QPushButton::clicked, this, [this] { emit replayWanted(chosenFile()); });
    connect(summary_, &QPushButton::clicked, this, [this] { emit summaryWanted(chosenFile()); });
    connect(export_, &QPushButton::clicked, this, &StatisticsWindow::askWhereToExport);
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
    connect(&reader_, &ArchiveReader::progress, this, [this](int done, int of) {
        if (!loaded_) note_->setText(tr("Reading %1 of %2 games …").arg(done).arg(of));
    });
    connect(&reader_, &ArchiveReader::finished, this, [this] {
        loaded_ = true;
        fillFilters();
        refresh();
        emit read();
    });
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("Statistics"));
    words.also([this] {
        const QStringList subjects{
            tr("Human players"), tr("Computer players"), tr("Editions"),  tr("Number of players"),
            tr("Seats"),         tr("Action cards"),     tr("Locations"), tr("Over time"),
            tr("Games")}; // by Subject
        const QSignalBlocker quietly(subjects_);
        const int row = subjects_->currentRow();
        subjects_->clear();
        subjects_->addItems(subjects);
        subjects_->setCurrentRow(row);
        subjects_->setFixedWidth(subjects_->sizeHintForColumn(0) + 2 * subjects_->frameWidth() + 24);
    });
    words.name(subjects_, QT_TR_NOOP("Subject"));
    words.text(personLabel_, QT_TR_NOOP("&Player:"));
    words.text(editionLabel_, QT_TR_NOOP("&Edition:"));
    words.text(expansionsLabel_, QT_TR_NOOP("Expa&nsions:"));
    words.text(sizeLabel_, QT_TR_NOOP("Number of pl&ayers:"));
    words.name(rows_, QT_TR_NOOP("Table"));
    words.text(replay_, QT_TR_NOOP("&Replay"));
    words.text(file_, QT_TR_NOOP("Replay a &file…"));
    words.text(summary_, QT_TR_NOOP("&Summary…"));
    words.text(export_, QT_TR_NOOP("E&xport table…"));
    words.text(close_, QT_TR_NOOP("&Close"));
    words.also([this] {
        if (loaded_) fillFilters();
        refresh();
    });
    subjects_->setCurrentRow(0);
    reload();
}

void StatisticsWindow::arrange() {
    auto* across = new QHBoxLayout(this);
    across->addWidget(subjects_);
    auto* right = new QVBoxLayout;
    across->addLayout(right, 1);
    auto* filters = new QHBoxLayout;
    for (const auto& [label, box] : {std::pair(personLabel_, person_), std::pair(editionLabel_, edition_),
                                     std::pair(expansionsLabel_, expansions_), std::pair(sizeLabel_, size_)}) {
        label->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
        box->setMinimumContentsLength(kShortName);
        connect(box, &QComboBox::currentTextChanged, box, &QWidget::setToolTip);
        filters->addWidget(label);
        filters->addWidget(box, 1);
    }
    right->addLayout(filters);
    auto* down = new QSplitter(Qt::Vertical, this);
    down->setChildrenCollapsible(false);
    down->addWidget(chart_);
    down->addWidget(rows_);
    right->addWidget(down, 1);
    note_->setWordWrap(true);
    right->addWidget(note_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(replay_);
    buttons->addWidget(file_);
    buttons->addWidget(summary_);
    buttons->addWidget(export_);
    buttons->addStretch();
    buttons->addWidget(close_);
    right->addLayout(buttons);
    for (QPushButton* button : {replay_, file_, summary_, export_, close_}) button->setAutoDefault(false);
    subjects_->setSpacing(3);
    rows_->verticalHeader()->hide();
    rows_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    rows_->setSelectionBehavior(QAbstractItemView::SelectRows);
    rows_->setSelectionMode(QAbstractItemView::SingleSelection);
    rows_->setTabKeyNavigation(false);
    rows_->setAlternatingRowColors(true);
    rows_->horizontalHeader()->setHighlightSections(false);
    rows_->horizontalHeader()->setMinimumSectionSize(QFontInfo(font()).pixelSize() * 4); // air around short heads
    rows_->setMinimumHeight(QFontInfo(font()).pixelSize() * 8);
    resize(1160, 700);
}

void StatisticsWindow::reload() {
    loaded_ = false;
    note_->setText(tr("Reading the games …"));
    reader_.start(folder_);
}

void StatisticsWindow::ask(Subject subject) { subjects_->setCurrentRow(static_cast<int>(subject)); }

Subject StatisticsWindow::subject() const { return static_cast<Subject>(std::max(0, subjects_->currentRow())); }

statistics::Filter StatisticsWindow::filter() const {
    return {person_->currentData().toString(), edition_->currentData().toString(), size_->currentData().toInt(),
            expansions_->currentData().toString()};
}

void StatisticsWindow::fillFilters() {
    const QSignalBlocker quietly[] = {QSignalBlocker(person_), QSignalBlocker(edition_), QSignalBlocker(expansions_),
                                      QSignalBlocker(size_)};
    const auto refill = [](QComboBox* box, const QVariant& before) {
        box->setCurrentIndex(std::max(0, box->findData(before)));
        box->setToolTip(box->currentText());
    };
    const QVariant person = person_->currentData();
    person_->clear();
    person_->addItem(tr("Everyone"), QString());
    for (const QString& name : statistics::namesOf(reader_.games())) person_->addItem(name, name);
    refill(person_, person);
    const QVariant edition = edition_->currentData();
    edition_->clear();
    edition_->addItem(tr("All"), QString());
    for (const std::string& id : knownEditions()) {
        const QString text = QString::fromStdString(id);
        edition_->addItem(texts::editionName(text), text);
    }
    refill(edition_, edition);
    const QVariant expansions = expansions_->currentData();
    expansions_->clear();
    expansions_->addItem(tr("All"), QString());
    for (const QString& each : statistics::expansionsIn(reader_.games()))
        expansions_->addItem(statistics::expansionsTitle(each), each);
    refill(expansions_, expansions);
    const QVariant size = size_->currentData();
    size_->clear();
    size_->addItem(tr("Any number"), 0);
    for (int players = 2; players <= kMaxSeats; ++players) size_->addItem(QString::number(players), players);
    refill(size_, size);
}

void StatisticsWindow::refresh() {
    if (!loaded_) return;
    table_ = statistics::tableOf(reader_.games(), filter(), subject());
    fillTable();
    drawChart();
    showNote();
    const bool files = subject() == Subject::Games || subject() == Subject::Course;
    replay_->setVisible(files);
    file_->setVisible(files);
    summary_->setVisible(files);
    export_->setEnabled(!table_.rows.empty());
    chart_->setVisible(subject() != Subject::Games);
}

void StatisticsWindow::fillTable() {
    const QSignalBlocker quietly(rows_->horizontalHeader());
    rows_->setSortingEnabled(false);
    rows_->clear();
    rows_->setColumnCount(static_cast<int>(table_.columns.size()));
    rows_->setRowCount(static_cast<int>(table_.rows.size()));
    for (std::size_t c = 0; c < table_.columns.size(); ++c) {
        auto* head = new QTableWidgetItem(table_.columns[c].head);
        head->setToolTip(table_.columns[c].tip);
        rows_->setHorizontalHeaderItem(static_cast<int>(c), head);
    }
    for (std::size_t r = 0; r < table_.rows.size(); ++r) {
        const statistics::Row& row = table_.rows[r];
        const int at = static_cast<int>(r);
        const bool date = table_.columns[0].format == Format::Date;
        auto* first = new QTableWidgetItem(date ? dateText(row.name) : row.name);
        first->setData(kFileRole, row.file);
        first->setData(kIndexRole, at);
        rows_->setItem(at, 0, first);
        for (std::size_t c = 1; c < table_.columns.size(); ++c) {
            const Format format = table_.columns[c].format;
            const double value = row.values[c - 1];
            rows_->setItem(at, static_cast<int>(c),
                           format == Format::Text ? new QTableWidgetItem(row.texts[c - 1])
                                                  : new NumberItem(value, statistics::shown(value, format)));
        }
    }
    rows_->resizeColumnsToContents();
    const int wide = table_.plotted == 0 ? 1 : 0; // the names, in a list of games those of all players
    for (int c = 0; c < rows_->columnCount(); ++c)
        rows_->horizontalHeader()->setSectionResizeMode(c, c == wide ? QHeaderView::Stretch
                                                                     : QHeaderView::ResizeToContents);
    const bool list = table_.plotted == 0;
    rows_->horizontalHeader()->setSortIndicatorShown(!list);
    if (!list) {
        rows_->setSortingEnabled(true);
        rows_->sortByColumn(table_.plotted, Qt::DescendingOrder);
    }
    if (!table_.rows.empty()) rows_->selectRow(list ? rows_->rowCount() - 1 : 0); // the newest game
    if (list) rows_->scrollToBottom();
    replay_->setEnabled(!chosenFile().isEmpty());
    summary_->setEnabled(!chosenFile().isEmpty());
}

void StatisticsWindow::drawChart() {
    ChartWords words;
    words.empty = tr("No finished games match yet. Every game played to the end is counted here.");
    if (subject() == Subject::Course) {
        words.title = tr("Points over time (average of five games)");
        std::vector<ChartLine> lines;
        const std::vector<std::string> colours = knownColours();
        for (const statistics::Course& course : statistics::courses(reader_.games(), filter())) {
            // A colour of its own for everybody, whatever was played.
            const std::string colour = lines.size() < colours.size() ? colours[lines.size()] : "black";
            lines.push_back({course.name, colour, course.points});
        }
        std::size_t most = 0;
        for (const ChartLine& line : lines) most = std::max(most, line.values.size());
        if (most == 1) { // a line needs two points
            lines.clear();
            words.empty = tr("Only one game so far. The lines begin with the second one.");
        }
        for (std::size_t i = 0; i < most; ++i) words.below << QString::number(i + 1);
        chart_->showLines(std::move(lines), words);
        return;
    }
    int column = rows_->horizontalHeader()->sortIndicatorSection();
    if (column <= 0 || column >= rows_->columnCount()) column = std::max(1, table_.plotted);
    const auto c = static_cast<std::size_t>(column);
    if (c >= table_.columns.size() || table_.columns[c].format == Format::Text) return;
    words.title = table_.columns[c].tip.isEmpty() ? table_.columns[c].head : table_.columns[c].tip;
    words.full = table_.columns[c].format == Format::Percent ? 1 : 0;
    std::vector<ChartBar> bars;
    for (int r = 0; r < rows_->rowCount(); ++r) {
        const statistics::Row& row = table_.rows[rows_->item(r, 0)->data(kIndexRole).toUInt()];
        const double value = row.values[c - 1];
        if (std::isnan(value)) continue;
        bars.push_back({row.name, statistics::shown(value, table_.columns[c].format), value, {}});
    }
    chart_->showBars(std::move(bars), words);
}

void StatisticsWindow::showNote() {
    const auto games = static_cast<int>(statistics::filtered(reader_.games(), filter()).size());
    QString note = tr("%n game(s)", "finished, in the statistics", games);
    const auto damaged = static_cast<int>(reader_.damaged().size());
    if (damaged > 0)
        note += QLatin1Char(' ') + tr("%n file(s) could not be read and were left unchanged: %1", nullptr, damaged)
                                       .arg(fewOf(reader_.damaged()));
    note_->setText(note);
    tellDescription(*rows_, QStringList{note, reader_.damaged().join(QStringLiteral("; "))}.join(u' ').trimmed());
    note_->setToolTip(
        reader_.damaged().join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

QString StatisticsWindow::chosenFile() const {
    const int row = rows_->currentRow();
    const QTableWidgetItem* item = row < 0 ? nullptr : rows_->item(row, 0);
    return item == nullptr ? QString() : item->data(kFileRole).toString();
}

Result<void> StatisticsWindow::exportTo(const QString& path) {
    return writeWhole(path, "\xef\xbb\xbf" + statistics::csvOf(table_).toUtf8()); // spreadsheets want the mark
}

void StatisticsWindow::askWhereToExport() {
    const QString title = subjects_->currentItem()->text();
    const QString path =
        whereToWrite(this, tr("Export the table"), QDir::home().filePath(title + QStringLiteral(".csv")),
                     tr("Tables (*.csv);;All files (*)"));
    if (path.isEmpty()) return;
    const Result<void> written = exportTo(path);
    if (written) {
        note_->setText(tr("The table was saved to %1.").arg(QDir::toNativeSeparators(path)));
        return;
    }
    Question box(Question::Kind::Warn, windowTitle(), tr("The table could not be saved."), this);
    box.setMore(texts::errorText(written.fault()));
    box.addClose();
    box.ask();
}

} // namespace elgrande

#include "moc_statistics_window.cpp"
