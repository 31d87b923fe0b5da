// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/painted_words.h"

#include "tests/gui/widget_words.h"
#include "views/toolkit/tip_accessible.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QScrollBar>
#include <QTabBar>
#include <QTextEdit>

namespace elgrande::gui {

namespace {

constexpr QChar kEllipsis(0x2026);
constexpr int kDotsPerInch = 96;
constexpr int kInch = 25;  // millimetres
constexpr qreal kLost = 2; // pixels of a word that nobody misses

// Who paints at the moment.
class Painting : public QObject {
  public:
    Painting() { qApp->installEventFilter(this); }
    const QWidget* by() const { return by_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) by_ = qobject_cast<QWidget*>(watched);
        return false;
    }

  private:
    const QWidget* by_ = nullptr;
};

// Keeps the words and forgets everything else.
class WordEngine : public QPaintEngine {
  public:
    explicit WordEngine(std::vector<PaintedWord>& words)
        : QPaintEngine(AllFeatures)
        , words_(words) {}

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawRects(const QRectF*, int) override {}
    void drawRects(const QRect*, int) override {}
    void drawLines(const QLineF*, int) override {}
    void drawLines(const QLine*, int) override {}
    void drawEllipse(const QRectF&) override {}
    void drawEllipse(const QRect&) override {}
    void drawPoints(const QPointF*, int) override {}
    void drawPoints(const QPoint*, int) override {}

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QString text = item.text();
        if (text.trimmed().isEmpty() || painter()->opacity() < 0.05) return;
        // Heights are those of letters, not of lines.
        const QRectF box(at.x(), at.y() - item.ascent() * 0.7, item.width(),
                         item.ascent() * 0.7 + item.descent() * 0.4);
        const QTransform placed = painter()->deviceTransform();
        QRectF room(systemClip().boundingRect());
        if (painter()->hasClipping()) room &= placed.mapRect(painter()->clipBoundingRect());
        const PaintedWord word{text, placed.mapRect(box), room, painting_.by()};
        // What is marked is painted in parts, each with the whole line.
        for (PaintedWord& each : words_)
            if (each.by == word.by && each.box == word.box && each.text == text) {
                each.room |= room;
                return;
            }
        words_.push_back(word);
    }

  private:
    std::vector<PaintedWord>& words_;
    Painting painting_;
};

class WordDevice : public QPaintDevice {
  public:
    WordDevice(const QSize& size, std::vector<PaintedWord>& words)
        : size_(size)
        , engine_(words) {}

    QPaintEngine* paintEngine() const override { return &engine_; }

  protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return kDotsPerInch;
        case PdmWidthMM:
            return size_.width() * kInch / kDotsPerInch;
        case PdmHeightMM:
            return size_.height() * kInch / kDotsPerInch;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

  private:
    QSize size_;
    mutable WordEngine engine_;
};

QStringList toldBy(const QWidget& widget) {
    QStringList told{tipOf(widget), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) told << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) told << button->text();
    if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) told << text->toPlainText();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) told << line->text() << line->placeholderText();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        for (int i = 0; i < box->count(); ++i) told << box->itemText(i) << box->itemData(i, Qt::ToolTipRole).toString();
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i) told << tabs->tabText(i) << tabs->tabToolTip(i);
    for (const QAction* action : widget.actions()) told << action->text() << action->toolTip() << action->statusTip();
    return told;
}

QStringList toldByItems(const QAbstractItemView& view) {
    QStringList told;
    const QAbstractItemModel* model = view.model();
    if (model == nullptr) return told;
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty()) {
        const QModelIndex parent = open.back();
        open.pop_back();
        for (int row = 0; row < model->rowCount(parent); ++row)
            for (int column = 0; column < model->columnCount(parent); ++column) {
                const QModelIndex index = model->index(row, column, parent);
                told << index.data().toString() << index.data(Qt::ToolTipRole).toString()
                     << index.data(Qt::AccessibleTextRole).toString();
                if (column == 0) open.push_back(index);
            }
    }
    for (const Qt::Orientation way : {Qt::Horizontal, Qt::Vertical})
        for (int i = 0; i < (way == Qt::Horizontal ? model->columnCount() : model->rowCount()); ++i)
            told << model->headerData(i, way).toString() << model->headerData(i, way, Qt::ToolTipRole).toString();
    return told;
}

// All that the widget under a word, and those around it, tell in another way.
QString toldAround(const QWidget* widget) {
    QStringList told;
    for (; widget != nullptr; widget = widget->parentWidget()) {
        told << toldBy(*widget);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) told << toldByItems(*view);
        if (QAccessibleInterface* read = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget)))
            for (int i = 0; i < read->childCount() && i < 100; ++i)
                if (QAccessibleInterface* child = read->child(i); child != nullptr && child->object() == nullptr)
                    told << child->text(QAccessible::Name) << child->text(QAccessible::Description);
        if (widget->isWindow()) break;
    }
    told.removeAll(QString());
    return told.join(u'\n').remove(u'&');
}

// Lies in something that is moved to see it.
bool isScrolled(const QWidget* widget, Qt::Orientation way) {
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(widget)) {
            const QScrollBar* bar = way == Qt::Horizontal ? area->horizontalScrollBar() : area->verticalScrollBar();
            if (bar->maximum() > bar->minimum()) return true;
        }
    return false;
}

bool isSeen(const PaintedWord& word, const QWidget* widget) {
    if (word.room.isEmpty() || !word.box.intersects(word.room)) return true; // hidden as a whole, on purpose
    const QRectF seen = word.room.adjusted(-kLost, -kLost, kLost, kLost);
    const bool across = word.box.left() >= seen.left() && word.box.right() <= seen.right();
    const bool down = word.box.top() >= seen.top() && word.box.bottom() <= seen.bottom();
    return (across || isScrolled(widget, Qt::Horizontal)) && (down || isScrolled(widget, Qt::Vertical));
}

bool isTold(const QString& elided, const QWidget* widget) {
    const QString told = toldAround(widget);
    const QString plain = QString(elided).remove(u'&').remove(QChar::SoftHyphen);
    return told.contains(plain) || told.contains(plain.section(kEllipsis, 0, 0).trimmed());
}

} // namespace

std::vector<PaintedWord> paintedWords(QWidget& window) {
    std::vector<PaintedWord> words;
    WordDevice device(window.size(), words);
    window.render(&device);
    return words;
}

QStringList cutWords(QWidget& window) {
    QStringList found;
    for (const PaintedWord& word : paintedWords(window)) {
        const QWidget* widget = word.by == nullptr ? &window : word.by;
        const QString where = QString::fromLatin1(widget->metaObject()->className());
        if (!isSeen(word, widget) && !tipOf(*widget).contains(word.text))
            found << QStringLiteral("%1: “%2” from %3,%4 to %5,%6 is seen from %7,%8 to %9,%10")
                         .arg(where, word.text)
                         .arg(word.box.left())
                         .arg(word.box.top())
                         .arg(word.box.right())
                         .arg(word.box.bottom())
                         .arg(word.room.left())
                         .arg(word.room.top())
                         .arg(word.room.right())
                         .arg(word.room.bottom());
        if (word.text.contains(kEllipsis) && !isTold(word.text, widget))
            found << QStringLiteral("%1: “%2” is told in full nowhere").arg(where, word.text);
    }
    found.removeDuplicates();
    return found;
}

QStringList saidWords(QWidget& window) {
    QStringList said;
    for (QString each : wordsOf(window)) said << each.remove(QLatin1String(" | checked"));
    const auto add = [&said](const QWidget& by, const QStringList& words) {
        for (const QString& each : words)
            if (!each.isEmpty())
                said << QString::fromLatin1(by.metaObject()->className()) + QStringLiteral(": ") + each;
    };
    add(window, {window.windowTitle()});
    QList<const QWidget*> all{&window};
    for (const QWidget* each : window.findChildren<QWidget*>()) all << each;
    for (const QWidget* each : all) {
        add(*each, toldBy(*each));
        if (const auto* view = qobject_cast<const QAbstractItemView*>(each)) add(*each, toldByItems(*view));
    }
    for (const PaintedWord& word : paintedWords(window)) said << QStringLiteral("painted: ") + word.text;
    said.removeDuplicates();
    return said;
}

} // namespace elgrande::gui
