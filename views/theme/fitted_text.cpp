// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/fitted_text.h"

#include <QCache>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr QChar kSoftHyphen(0x00ad);
constexpr qreal kStep = 0.5; // sizes tried are half pixels, enough for the eye

QFont sized(QFont font, qreal pixels) {
    font.setPixelSize(std::max(1, static_cast<int>(std::floor(pixels))));
    return font;
}

// QFont holds whole pixels only; a text is therefore measured at a large size and scaled down.
constexpr int kMeasured = 64;

// Words are never broken while a smaller size would keep them whole.
qreal widestWord(const QString& text, const QFontMetricsF& metrics) {
    qreal widest = 0;
    QString word;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && !text[i].isSpace()) {
            word += text[i];
            if (text[i] != u'-' && text[i] != kSoftHyphen) continue;
        }
        widest = std::max(widest, metrics.horizontalAdvance(word));
        word.clear();
    }
    return widest;
}

// A text whose letters are set once, and then broken into lines of one width after another: setting is most of the
// work. It is measured as QPainter::drawText() will lay it out.
class SetText {
  public:
    SetText(const QString& text, const QFont& font)
        : metrics_(sized(font, kMeasured))
        , layout_(plain(text), sized(font, kMeasured))
        , widest_(widestWord(text, metrics_)) {
        layout_.setCacheEnabled(true);
    }

    qreal widest() const { return widest_; } // of its words, in pixels at kMeasured

    bool fits(QSizeF size, qreal pixels) {
        const qreal scale = pixels / kMeasured;
        const QSizeF taken = brokenAt(size.width() / scale);
        return taken.height() * scale <= size.height() + 0.01 && taken.width() <= size.width() / scale + 0.01;
    }

    // The least width at which it takes no more lines than at this one, and no word is broken.
    qreal equalWidth(qreal width, qreal pixels) {
        const qreal scale = pixels / kMeasured;
        const qreal height = brokenAt(width / scale).height();
        qreal narrow = std::max(widest_, width / scale / 2);
        qreal wide = width / scale;
        if (height < 2 * metrics_.height() - 1) return width;
        while (wide - narrow > kMeasured * 0.02) {
            const qreal middle = (narrow + wide) / 2;
            const QSizeF taken = brokenAt(middle);
            (taken.height() <= height && taken.width() <= middle ? wide : narrow) = middle;
        }
        return std::min(width, wide * scale);
    }

  private:
    static QString plain(QString text) { return text.replace(u'\n', QChar(QChar::LineSeparator)).replace(u'\t', u' '); }

    QSizeF brokenAt(qreal width) {
        QSizeF taken(0, -metrics_.leading());
        layout_.beginLayout();
        for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
            line.setLineWidth(width);
            taken.setHeight(std::ceil(taken.height() + metrics_.leading()) + line.ascent() + line.descent());
            taken.setWidth(std::max(taken.width(), line.naturalTextWidth()));
        }
        layout_.endLayout();
        return taken;
    }

    QFontMetricsF metrics_;
    QTextLayout layout_;
    qreal widest_;
};

// A question about a text. Sizes within a tenth of a pixel are one, for the widgets' sizes are seldom whole.
struct Asked {
    QString text;
    QString family;
    bool bold = false;
    QSize tenths; // of pixels
    qreal smallest = 0;
    qreal largest = 0;

    Asked(const QString& words, const QFont& font, QSizeF size = {}, qreal least = 0, qreal most = 0)
        : text(words)
        , family(font.families().value(0))
        , bold(font.bold())
        , tenths((size * 10).toSize())
        , smallest(least)
        , largest(most) {}
    bool operator==(const Asked&) const = default;
};

size_t qHash(const Asked& asked, size_t seed) noexcept {
    return qHashMulti(seed, asked.text, asked.bold, asked.tenths.width(), asked.tenths.height(), asked.largest);
}

// Pure results, shared by all widgets of the window's thread.
template <typename Value>
using Memory = QCache<Asked, Value>;
constexpr int kRemembered = 2000;
constexpr int kSetTexts = 400; // of all cards of a game, beside others

template <typename Value, typename Measure>
Value recall(Memory<Value>& known, const Asked& key, Measure measured) {
    if (const Value* found = known.object(key)) return *found;
    const Value value = measured();
    known.insert(key, new Value(value));
    return value;
}

SetText& setText(const QString& text, const QFont& font) {
    static auto& known = *new Memory<SetText>(kSetTexts); // never freed: at exit its fonts are gone
    const Asked key(text, font);
    if (SetText* found = known.object(key)) return *found;
    auto* set = new SetText(text, font);
    known.insert(key, set);
    return *set;
}

qreal measure(SetText& set, QSizeF size, qreal smallest, qreal largest) {
    const qreal byWord = size.width() * kMeasured / std::max(1.0, set.widest() + 1.0);
    qreal low = smallest;
    qreal high = std::max(smallest, std::min(largest, byWord));
    if (set.fits(size, high)) return high; // as most titles at the size that others have left
    while (high - low > kStep) {
        const qreal middle = (low + high) / 2;
        (set.fits(size, middle) ? low : high) = middle;
    }
    return low;
}

} // namespace

qreal fittedPixels(const QString& text, const QFont& font, QSizeF size, qreal smallest, qreal largest) {
    static Memory<qreal> known(kRemembered);
    if (text.isEmpty() || size.isEmpty()) return smallest;
    return recall(known, Asked(text, font, size, smallest, largest),
                  [&] { return measure(setText(text, font), size, smallest, largest); });
}

bool textFits(const QString& text, const QFont& font, QSizeF size, qreal pixels) {
    static Memory<bool> known(kRemembered);
    return recall(known, Asked(text, font, size, pixels, pixels), [&] {
        SetText& set = setText(text, font);
        return set.widest() * pixels / kMeasured <= size.width() && set.fits(size, pixels);
    });
}

namespace {

// What of the box the lines take when they are about as long, so that no word stands alone in the last one.
QRectF withEqualLines(const QRectF& box, const QString& text, const QFont& font, qreal pixels, int flags) {
    static Memory<qreal> known(kRemembered);
    if (text.contains(kSoftHyphen) || box.isEmpty()) return box; // narrower, it could be broken there
    const qreal width = recall(known, Asked(text, font, box.size(), pixels, pixels),
                               [&] { return setText(text, font).equalWidth(box.width(), pixels); });
    QRectF equal(box.left(), box.top(), width, box.height());
    if ((flags & Qt::AlignHCenter) != 0) equal.moveLeft(box.center().x() - width / 2);
    if ((flags & Qt::AlignRight) != 0) equal.moveRight(box.right());
    return equal;
}

} // namespace

qreal drawFitted(QPainter& painter, const QRectF& box, const QString& text, const QFont& font, qreal smallest,
                 qreal largest, int flags) {
    const qreal pixels = fittedPixels(text, font, box.size(), smallest, largest);
    const qreal scale = pixels / kMeasured;
    painter.save();
    painter.setFont(sized(font, kMeasured));
    const QRectF lines = withEqualLines(box, text, font, pixels, flags);
    painter.translate(lines.topLeft());
    painter.scale(scale, scale);
    painter.drawText(QRectF(0, 0, lines.width() / scale, lines.height() / scale), flags | Qt::TextWordWrap, text);
    painter.restore();
    return pixels;
}

} // namespace elgrande
