#include "views/panels/log_panel.h"

#include "model/game_model/game_model.h"
#include "views/theme/palettes.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

namespace elgrande {
namespace {

QTextBlockFormat formatOf(LogLine::Kind kind) {
    QTextBlockFormat format;
    switch (kind) {
    case LogLine::Kind::Round:
        format.setTopMargin(10);
        break;
    case LogLine::Kind::Turn:
        format.setTopMargin(5);
        break;
    case LogLine::Kind::Deed:
        format.setLeftMargin(10);
        break;
    case LogLine::Kind::Detail:
        format.setLeftMargin(22);
        break;
    }
    return format;
}

} // namespace

LogPanel::LogPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , text_(new QTextBrowser(this))
    , soon_(new QTimer(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 2, kMargin / 2, kMargin / 2);
    rows->setSpacing(0);
    rows->addWidget(text_);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->viewport()->setAutoFillBackground(false);
    text_->setMinimumHeight(104);
    soon_->setSingleShot(true);
    soon_->setInterval(0);
    connect(soon_, &QTimer::timeout, this, &LogPanel::catchUp);
    connect(text_, &QTextBrowser::anchorClicked, this, &LogPanel::follow);
    connect(&model_, &GameModel::gameStarted, this, &LogPanel::startAnew);
    connect(&model_, &GameModel::happened, soon_, qOverload<>(&QTimer::start));
    connect(&model_, &GameModel::changed, soon_, qOverload<>(&QTimer::start));
    // The text grows after it was written, so its end is followed when the scroll bar learns of it.
    QScrollBar* bar = text_->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &LogPanel::followEnd);
    connect(bar, &QScrollBar::actionTriggered, this,
            [this, bar] { following_ = bar->sliderPosition() >= bar->maximum() - bar->singleStep(); });
    retranslate();
}

QString LogPanel::plainText() const { return text_->toPlainText(); }

void LogPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    PaperPanel::changeEvent(event);
}

void LogPanel::retranslate() {
    text_->setAccessibleName(tr("Log"));
    startAnew();
}

QString LogPanel::styleSheetOfSeats() const {
    QString sheet = QStringLiteral("a { color: %1; text-decoration: none; }").arg(theme().colour(Role::Accent).name());
    for (std::size_t seat = 0; seat < model_.catalogue().colours.size(); ++seat)
        sheet += QStringLiteral(".seat-%1 { color: %2; font-weight: bold; }")
                     .arg(seat)
                     .arg(nameInk(Theme::pieces(model_.catalogue().colours[seat]), theme()).name());
    return sheet;
}

void LogPanel::startAnew() {
    text_->clear();
    text_->document()->setDefaultStyleSheet(styleSheetOfSeats());
    lines_ = std::make_unique<LogLines>(model_.catalogue(), [this](Seat seat) { return model_.playerName(seat); });
    told_ = 0;
    catchUp();
}

void LogPanel::catchUp() {
    const std::vector<Event>& history = model_.history();
    // An undo or another game has changed what was told already.
    const bool shorter = told_ > history.size() || (told_ > 0 && !(history[told_ - 1] == lastTold_));
    if (shorter) {
        startAnew();
        return;
    }
    for (; told_ < history.size(); ++told_) {
        append(lines_->tell(history[told_]), told_);
        lastTold_ = history[told_];
    }
    followEnd();
}

void LogPanel::followEnd() {
    QScrollBar* bar = text_->verticalScrollBar();
    if (following_) bar->setValue(bar->maximum());
}

void LogPanel::append(const LogLines::Told& told, std::size_t event) {
    if (told.silent) return;
    QTextCursor cursor(text_->document());
    cursor.movePosition(QTextCursor::End);
    if (told.replaces) {
        cursor.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
    } else if (!text_->document()->isEmpty()) {
        cursor.insertBlock();
    }
    cursor.setBlockFormat(formatOf(told.line.kind));
    const bool heading = told.line.kind == LogLine::Kind::Round;
    QString html = heading ? QStringLiteral("<b>%1</b>").arg(told.line.html) : told.line.html;
    // A round or a turn can be looked at again.
    if (heading || told.line.kind == LogLine::Kind::Turn)
        html += QStringLiteral(" <a href=\"moment:%1\">↺</a>").arg(event);
    cursor.insertHtml(html);
}

void LogPanel::follow(const QUrl& link) {
    const int number = link.path().toInt();
    if (link.scheme() == QLatin1String("moment")) emit momentActivated(number);
    if (link.scheme() == QLatin1String("area")) emit areaLinkActivated(areaAt(number));
    if (link.scheme() == QLatin1String("card")) emit cardLinkActivated(static_cast<Card>(number));
}

} // namespace elgrande
