// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/summary.h"

#include "app/names/agent_names.h"
#include "app/names/game_code.h"
#include "app/names/set_names.h"
#include "app/statistics/outline_svg.h"
#include "app/storage/files.h"
#include "model/record/record.h"
#include "views/board/board_scene.h"
#include "views/board/board_size.h"
#include "views/charts/charts.h"
#include "views/panels/story_tables.h"
#include "views/persons/persons.h"
#include "views/texts/region.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"
#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QGraphicsItem>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QtSvg/QSvgRenderer>

#include <algorithm>
#include <functional>

namespace elgrande {
namespace {

// The context for lupdate.
struct SaySummary {
    Q_DECLARE_TR_FUNCTIONS(elgrande::summary)
};

// The page in units of its own: 1000 wide, 1414 high.
constexpr qreal kWidth = 1000;
constexpr qreal kHeight = 1414;
constexpr qreal kMargin = 62;
constexpr qreal kInner = kWidth - 2 * kMargin;
constexpr qreal kHeadTop = 58;
constexpr qreal kBoardTop = 222;
constexpr qreal kBoardHeight = kInner * kBoardSize.height() / kBoardSize.width();
constexpr qreal kTableTop = kBoardTop + kBoardHeight + 24;
constexpr qreal kRow = 27;
constexpr qreal kLetters = 15;
constexpr qreal kLeastLetters = 8; // of a name
constexpr qreal kFootTop = kHeight - 92;

constexpr int kPdfDots = 300; // per inch; pictures of pieces are drawn as finely
constexpr QSize kSvgSize(1654, 2339);
constexpr int kSvgDots = 200;    // per inch, so that it is as large as the PDF: A4
constexpr qreal kFineness = 2.5; // pixels for a unit of the page, of pictures in an SVG

constexpr qreal kFirstColumn = 392; // right edge of the first one with numbers
constexpr qreal kNameAt = kMargin + 72;
constexpr qreal kNameEnd = kFirstColumn - 76;

qreal portraitRoom(const SeatFacts& seat) {
    return !seat.agent.isEmpty() && personNamed(seat.name) != nullptr ? kRow - 3 : 0;
}

QRectF nameBox(const SeatFacts& seat, qreal y) {
    const qreal left = kNameAt + portraitRoom(seat);
    return {left, y, kNameEnd - left, kRow};
}

QString nameInRow(const SeatFacts& seat) {
    return seat.agent.isEmpty() ? seat.name : QStringLiteral("%1 (%2)").arg(seat.name, agentName(seat.agent));
}

// One size for all rows: the winner's bold letters are wider than the others', and would be the smallest.
qreal namePixels(const std::vector<SeatFacts>& seats) {
    qreal pixels = kLetters;
    for (const SeatFacts& seat : seats)
        pixels = std::min(pixels, fittedPixels(nameInRow(seat), Theme::sans(kLetters, seat.winner),
                                               nameBox(seat, 0).size(), kLeastLetters, kLetters));
    return pixels;
}

struct NumberColumn {
    QString head;
    qreal right = 0; // its edge
    std::function<int(const SeatFacts&)> number;
};

// What came between the scorings has a column only where there was something.
std::vector<NumberColumn> numberColumns(const GameFacts& facts) {
    const auto of = [](int SeatFacts::*which) { return [which](const SeatFacts& seat) { return seat.*which; }; };
    const auto scoring = [](std::size_t which) {
        return [which](const SeatFacts& seat) { return seat.scorings[which]; };
    };
    const bool others =
        std::any_of(facts.seats.begin(), facts.seats.end(), [](const SeatFacts& seat) { return seat.other != 0; });
    std::vector<NumberColumn> columns{
        {SaySummary::tr("1st scoring"), kFirstColumn, scoring(0)},
        {SaySummary::tr("2nd scoring"), others ? 460.0 : 470.0, scoring(1)},
        {SaySummary::tr("3rd scoring"), others ? 528.0 : 548.0, scoring(2)},
        {SaySummary::tr("Special scorings"), others ? 654.0 : 674.0, of(&SeatFacts::special)}};
    if (others) columns.push_back({SaySummary::tr("Other", "points of no scoring"), 728, of(&SeatFacts::other)});
    columns.push_back({SaySummary::tr("Castillo"), others ? 796.0 : 758.0, of(&SeatFacts::castillo)});
    columns.push_back({SaySummary::tr("Regions"), others ? 864.0 : 842.0, of(&SeatFacts::regions)});
    columns.push_back({SaySummary::tr("Points"), 938, of(&SeatFacts::score)});
    return columns;
}

constexpr qreal kHeadLetters = 12.5;
constexpr qreal kLeastHead = 7;

// Between the column before and its own edge.
std::vector<QRectF> headBoxes(const std::vector<NumberColumn>& columns) {
    std::vector<QRectF> boxes;
    qreal before = kNameEnd;
    for (const NumberColumn& column : columns) {
        boxes.emplace_back(before + 6, kTableTop, column.right - before - 6, kRow - 4);
        before = column.right;
    }
    return boxes;
}

// One size for all of them.
qreal headPixels(const std::vector<NumberColumn>& columns) {
    const std::vector<QRectF> boxes = headBoxes(columns);
    qreal pixels = kHeadLetters;
    for (std::size_t i = 0; i < columns.size(); ++i)
        pixels = std::min(pixels, fittedPixels(columns[i].head, Theme::sans(kHeadLetters, true), boxes[i].size(),
                                               kLeastHead, kHeadLetters));
    return pixels;
}

void line(QPainter& painter, const QRectF& box, const QString& text, const QFont& font, const QColor& colour,
          int flags = Qt::AlignLeft | Qt::AlignVCenter) {
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(box, flags, text);
}

} // namespace

Result<void> Summary::open(const QString& recordText) {
    auto facts = factsOfRecord(recordText.toStdString());
    if (!facts) return facts.fault();
    Result<void> opened = replay_.open(recordText);
    if (!opened) return opened;
    replay_.goTo(replay_.length());
    facts_ = std::move(*facts);
    const auto record = recordFromText(recordText.toStdString());
    code_ = record && record->keepSeed ? gameCode(record->setup) : QString();
    return {};
}

QString Summary::headline() const {
    QStringList names;
    int most = 0;
    for (const SeatFacts& seat : facts_.seats)
        if (seat.winner) {
            names << seat.name;
            most = seat.score;
        }
    if (names.size() == 1) return SaySummary::tr("%1 wins with %n point(s)", nullptr, most).arg(names.front());
    return SaySummary::tr("Shared victory: %1, %n point(s) each", nullptr, most).arg(names.join(QStringLiteral(", ")));
}

QString Summary::occasion() const {
    QStringList parts;
    if (facts_.date.isValid()) parts << texts::dayText(facts_.date.date());
    parts << texts::editionName(facts_.edition);
    parts << setNames(facts_.expansions);
    parts << SaySummary::tr("%n rounds", nullptr, facts_.rounds);
    return parts.join(QStringLiteral("  ·  "));
}

QString Summary::agreements() const {
    QStringList parts;
    for (const OptionFacts& option : model_.catalogue().options) {
        if (option.idle || option.chosen == option.editionDefault) continue;
        parts << QStringLiteral("%1: %2").arg(texts::optionTitle(option),
                                              texts::optionValue(option, QString::fromStdString(option.chosen)));
    }
    return parts.isEmpty() ? SaySummary::tr("All rules as in this edition.") : parts.join(QStringLiteral("; "));
}

void Summary::paint(QPainter& painter, QSizeF page) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(QRectF(QPointF(0, 0), page), theme_.colour(Role::Paper));
    const qreal scale = std::min(page.width() / kWidth, page.height() / kHeight);
    painter.translate((page.width() - kWidth * scale) / 2, (page.height() - kHeight * scale) / 2);
    painter.scale(scale, scale);
    paintFrame(painter);
    paintHead(painter);
    paintBoard(painter);
    paintTable(painter);
    paintCourse(painter);
    paintFoot(painter);
    painter.restore();
}

void Summary::paintFrame(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.colour(Role::GoldDeep), 3));
    painter.drawRoundedRect(QRectF(24, 24, kWidth - 48, kHeight - 48), 10, 10);
    painter.setPen(QPen(theme_.colour(Role::PaperEdge), 1.2));
    painter.drawRoundedRect(QRectF(31, 31, kWidth - 62, kHeight - 62), 7, 7);
}

void Summary::paintHead(QPainter& painter) const {
    constexpr int middle = Qt::AlignCenter;
    line(painter, {kMargin, kHeadTop, kInner, 52}, QStringLiteral("El Grande"), Theme::serif(48, true),
         theme_.colour(Role::Accent), middle);
    painter.setPen(theme_.colour(Role::InkSoft));
    drawFitted(painter, {kMargin, kHeadTop + 58, kInner, 22}, occasion(), Theme::sans(kLetters), 9, kLetters);
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, {kMargin, kHeadTop + 92, kInner, 44}, headline(), Theme::serif(32, true), 14, 32);
}

void Summary::paintBoard(QPainter& painter) {
    const QRectF box(kMargin, kBoardTop, kInner, kBoardHeight);
    const Shown shown(model_);
    BoardScene scene(shown, theme_);
    scene.motion().setTempo(Tempo::Off);
    scene.rebuild();
    // Caches are made for a screen; here everything is drawn as finely as the page is.
    for (QGraphicsItem* item : scene.items()) item->setCacheMode(QGraphicsItem::NoCache);
    stamp(painter, box, [&](QPainter& on) {
        on.setClipRect(box); // rivers and coasts go on beyond it
        for (const QString& layer : scene.map().layers()) QSvgRenderer(layer).render(&on, box);
        scene.render(&on, box, scene.map().bounds());
    });
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.colour(Role::PaperEdge), 2));
    painter.drawRect(box);
}

void Summary::stamp(QPainter& painter, const QRectF& box, const std::function<void(QPainter&)>& paint) const {
    if (clips_) {
        painter.save();
        paint(painter);
        painter.restore();
        return;
    }
    const QRectF around = box.adjusted(-2, -2, 2, 2);
    QImage picture((around.size() * kFineness).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter on(&picture);
    on.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    on.scale(kFineness, kFineness);
    on.translate(-around.topLeft());
    paint(on);
    on.end();
    painter.drawImage(around, picture);
}

void Summary::paintTable(QPainter& painter) const {
    const std::vector<NumberColumn> columns = numberColumns(facts_);
    const std::vector<QRectF> heads = headBoxes(columns);
    painter.setPen(theme_.colour(Role::InkSoft));
    for (std::size_t i = 0; i < columns.size(); ++i)
        drawFitted(painter, heads[i], columns[i].head, Theme::sans(kHeadLetters, true), kLeastHead, headPixels(columns),
                   Qt::AlignRight | Qt::AlignBottom);
    std::vector<const SeatFacts*> ranking;
    for (const SeatFacts& seat : facts_.seats) ranking.push_back(&seat);
    std::stable_sort(ranking.begin(), ranking.end(), [](const SeatFacts* a, const SeatFacts* b) {
        return a->place != b->place ? a->place < b->place : a->score > b->score;
    });
    qreal y = kTableTop + kRow;
    bool shaded = true;
    for (const SeatFacts* seat : ranking) {
        paintRow(painter, *seat, y, shaded);
        shaded = !shaded;
        y += kRow;
    }
}

void Summary::paintRow(QPainter& painter, const SeatFacts& seat, qreal y, bool shaded) const {
    if (shaded) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme_.colour(Role::PaperDim));
        painter.drawRoundedRect(QRectF(kMargin, y, kInner, kRow), 4, 4);
    }
    const QColor ink = theme_.colour(Role::Ink);
    line(painter, {kMargin + 10, y, 26, kRow}, SaySummary::tr("%1.", "place in the ranking").arg(seat.place),
         Theme::sans(kLetters, seat.winner), ink);
    const QRectF medallion(kMargin + 40, y + 3, kRow - 6, kRow - 6);
    stamp(painter, medallion, [&](QPainter& on) { paintMedallion(on, theme_, seat.colour, medallion); });
    if (const qreal beside = portraitRoom(seat); beside > 0) {
        const QRectF face = medallion.translated(beside, 0);
        stamp(painter, face, [&](QPainter& on) {
            Art().paint(on, portraitOf(personNamed(seat.name)), face, theme_.pieces(seat.colour));
        });
    }
    painter.setPen(ink);
    drawFitted(painter, nameBox(seat, y), nameInRow(seat), Theme::sans(kLetters, seat.winner), kLeastLetters,
               namePixels(facts_.seats), Qt::AlignLeft | Qt::AlignVCenter);
    const std::vector<NumberColumn> columns = numberColumns(facts_);
    for (const NumberColumn& column : columns) {
        const bool total = &column == &columns.back();
        line(painter, {column.right - 76, y, total ? 66.0 : 76.0, kRow}, QString::number(column.number(seat)),
             Theme::sans(total ? kLetters + 2 : kLetters, total), total ? theme_.colour(Role::Accent) : ink,
             Qt::AlignRight | Qt::AlignVCenter);
    }
}

void Summary::paintCourse(QPainter& painter) const {
    const StoryTables story(model_, theme_);
    const qreal top = kTableTop + kRow * (1 + static_cast<qreal>(facts_.seats.size())) + 22;
    paintLines(painter, theme_, {kMargin, top, kInner, kFootTop - top - 14}, story.lines(), story.words(),
               kLetters - 1);
}

void Summary::paintFoot(QPainter& painter) const {
    painter.setPen(QPen(theme_.colour(Role::PaperEdge), 1.2));
    painter.drawLine(QPointF(kMargin, kFootTop), QPointF(kWidth - kMargin, kFootTop));
    painter.setPen(theme_.colour(Role::InkSoft));
    drawFitted(painter, {kMargin, kFootTop + 6, kInner, 24}, agreements(), Theme::sans(11.5), 6, 11.5);
    const QString program = SaySummary::tr("El Grande %1 for the desktop").arg(QCoreApplication::applicationVersion());
    const QString code = code_.isEmpty() ? program
                                         : SaySummary::tr("Set-up code %1", "to play it again").arg(code_) +
                                               QStringLiteral("  ·  ") + program;
    painter.setPen(theme_.colour(Role::InkSoft));
    drawFitted(painter, {kMargin, kFootTop + 30, kInner, 20}, code, Theme::sans(11.5), 6, 11.5);
}

Result<void> Summary::write(const QString& path) {
    const QString title = QStringLiteral("El Grande – %1").arg(headline());
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    QPainter painter;
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        OutlineSvg svg;
        svg.setOutputDevice(&file);
        svg.setResolution(kSvgDots);
        svg.setSize(kSvgSize);
        svg.setViewBox(QRect(QPoint(0, 0), kSvgSize));
        svg.setTitle(title);
        painter.begin(&svg);
        clips_ = false;
        paint(painter, kSvgSize);
        painter.end();
    } else {
        QPdfWriter pdf(&file);
        pdf.setResolution(kPdfDots);
        pdf.setPageSize(QPageSize(QPageSize::A4));
        pdf.setPageMargins({0, 0, 0, 0});
        pdf.setTitle(title);
        pdf.setCreator(QStringLiteral("El Grande " ELGRANDE_VERSION));
        painter.begin(&pdf);
        clips_ = true;
        paint(painter, QSizeF(pdf.width(), pdf.height()));
        painter.end();
    }
    const Result<void> written = writeWhole(path, file.data());
    if (written) return {};
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "%1 could not be saved: %2"),
                 {QDir::toNativeSeparators(path).toStdString(), written.fault()}};
}

} // namespace elgrande
