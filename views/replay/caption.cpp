// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/replay/caption.h"

#include "model/game_model/game_model.h"
#include "views/panels/log_lines.h"
#include "views/panels/seat_style.h"
#include "views/texts/phrases.h"
#include "views/theme/theme.h"
#include "views/toolkit/plain_tip.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QFontInfo>
#include <QFontMetrics>
#include <QLabel>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

namespace elgrande {
namespace {

constexpr qreal kDeedScale = 1.3; // of the first sentence, times the usual text size

QString plain(const QString& html) { return QTextDocumentFragment::fromHtml(html).toPlainText(); }

} // namespace

Caption::Caption(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , deed_(new QLabel(this))
    , rest_(new QLabel(this)) {
    setFocusPolicy(Qt::NoFocus);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin + 4, kMargin / 2, kMargin + 4, kMargin / 2);
    rows->setSpacing(0);
    for (QLabel* line : {deed_, rest_}) {
        line->setAlignment(Qt::AlignHCenter);
        line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // long sentences do not widen the window
        rows->addWidget(line);
    }
    deed_->setTextFormat(Qt::RichText);
    rest_->setTextFormat(Qt::PlainText);
    connect(&theme, &Theme::changed, this, &Caption::refresh);
    connect(&model_, &GameModel::changed, this, &Caption::refresh); // somebody else looks and may read other words
    refresh();
}

void Caption::tell(std::size_t first, std::function<QString()> otherwise) {
    first_ = first;
    otherwise_ = std::move(otherwise);
    refresh();
}

// A veto falls on the card of somebody, who is named as well.
QString Caption::vetoed(std::size_t event) const {
    const std::vector<Event>& history = model_.history();
    for (std::size_t i = event; i-- > 0;) {
        if (history[i].kind != EventKind::SpecialAnnounced) continue;
        const texts::Names names = [this](Seat seat) { return model_.playerName(seat); };
        texts::Spoken spoken;
        spoken.seat = history[event].seat;
        spoken.other = history[i].seat;
        spoken.card = history[event].card;
        return texts::Phrases(model_.catalogue(), names, true)
            .say(tr("{seat} vetoes {other}: “{card}” ends here."), spoken);
    }
    return {};
}

QStringList Caption::sentences() const {
    QStringList said;
    if (!model_.hasGame()) return said;
    const std::vector<Event>& history = model_.history();
    LogLines lines(model_.catalogue(), [this](Seat seat) { return model_.playerName(seat); });
    for (std::size_t i = first_; i < history.size(); ++i) {
        if (isLeftForLater(model_.catalogue(), history, i)) continue;
        const LogLines::Told told = lines.tell(history[i]);
        if (told.silent) continue;
        const QString veto = history[i].kind == EventKind::SpecialVetoed ? vetoed(i) : QString();
        const QString line = veto.isEmpty() ? told.line.html : veto;
        if (told.replaces && !said.isEmpty())
            said.back() = line;
        else
            said << line;
    }
    if (said.isEmpty() && otherwise_) said << otherwise_().toHtmlEscaped();
    return said;
}

QString Caption::words() const {
    QStringList said;
    for (const QString& sentence : sentences()) said << plain(sentence);
    return said.join(u' ');
}

void Caption::refresh() {
    deed_->setFont(headingFont(*this, kDeedScale));
    QStringList said = sentences();
    const QString style = QStringLiteral("<style>%1</style>").arg(seatStyle(model_.catalogue(), theme()));
    deed_->setText(said.isEmpty() ? QString() : style + said.takeFirst());
    tellName(*deed_, plain(deed_->text()));
    QStringList rest;
    for (const QString& sentence : said) rest << plain(sentence);
    const QString all = rest.join(QStringLiteral("  "));
    rest_->setText(QFontMetrics(rest_->font()).elidedText(all, Qt::ElideRight, std::max(rest_->width(), 1)));
    tellName(*rest_, all);
    rest_->setToolTip(rest_->text() == all ? QString() : plainTip(all));
    for (QLabel* line : {deed_, rest_}) // the board keeps its size whatever is said
        line->setFixedHeight(QFontMetrics(line->font()).lineSpacing() + 2);
}

void Caption::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) refresh();
    PaperPanel::changeEvent(event);
}

void Caption::resizeEvent(QResizeEvent* event) {
    PaperPanel::resizeEvent(event);
    refresh();
}

} // namespace elgrande

#include "moc_caption.cpp"
