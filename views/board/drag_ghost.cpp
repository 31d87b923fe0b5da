#include "views/board/drag_ghost.h"

#include "views/expansion_ui.h"
#include "views/theme/paint.h"

#include <QPainter>

namespace elgrande {
namespace {

constexpr QSize kSize(190, 96);
constexpr QRectF kPiece(62, 4, 66, 52);
constexpr qreal kWordsTop = 62;
constexpr qreal kWordsHeight = 28;
constexpr qreal kLetters = 15;
constexpr qreal kThrough = 0.88; // what lies below can still be seen

} // namespace

DragGhost::DragGhost(const Theme& theme, const Art& art)
    : theme_(theme)
    , art_(art) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setFixedSize(kSize);
    hide();
}

void DragGhost::show(QWidget* window, const Catalogue& catalogue, const Grip& grip) {
    catalogue_ = &catalogue;
    grip_ = grip;
    words_.clear();
    number_ = 1;
    setParent(window);
    raise();
    QWidget::show();
}

void DragGhost::setWords(const QString& words, int number) {
    if (words == words_ && number == number_) return;
    words_ = words;
    number_ = number;
    update();
}

QPoint DragGhost::hotSpot() const { return kPiece.center().toPoint(); }

void DragGhost::moveTo(QPoint global) { move(parentWidget()->mapFromGlobal(global) - hotSpot()); }

void DragGhost::paintPiece(QPainter& painter) const {
    const std::string colour = grip_.owner != Owner::None ? catalogue_->colourOf(grip_.owner) : std::string();
    if (grip_.grande) return paintGrande(painter, theme_, art_, colour, kPiece);
    if (grip_.token == Token::None)
        return paintToken(painter, theme_, colour, kPiece.adjusted(4, 8, -4, -8), number_ > 1 ? number_ : -1);
    const TokenFacts& token = catalogue_->tokens[index(grip_.token)];
    if (token.isScoreboard()) return paintPlate(painter, theme_, kPiece.adjusted(-22, 10, 22, -10), token.values, true);
    art_.paint(painter, artOf(token.source, QStringLiteral("pieces/") + QString::fromStdString(token.picture)), kPiece);
}

void DragGhost::paintEvent(QPaintEvent* /*event*/) {
    if (catalogue_ == nullptr) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(kThrough);
    paintPiece(painter);
    if (words_.isEmpty()) return;
    painter.setOpacity(1);
    painter.setFont(Theme::sans(kLetters, true));
    const qreal wide = std::min<qreal>(width() - 4.0, painter.fontMetrics().horizontalAdvance(words_) + 22.0);
    const QRectF sheet((width() - wide) / 2, kWordsTop, wide, kWordsHeight);
    paintPaper(painter, theme_, sheet, 7);
    painter.setPen(theme_.colour(Role::Ink));
    painter.drawText(sheet, Qt::AlignCenter, words_);
}

} // namespace elgrande
