// The log: what has happened since the beginning, grouped by round and turn, with the players' colours and with places
// and cards as links. It is written from the model's history, so that a change of language tells all of it anew.
#pragma once

#include "model/core/ids.h"
#include "views/panels/log_lines.h"
#include "views/panels/paper_panel.h"

#include <memory>

class QTextBrowser;
class QTimer;
class QUrl;

namespace elgrande {

class GameModel;

class LogPanel : public PaperPanel {
    Q_OBJECT

  public:
    LogPanel(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    QString plainText() const;

  signals:
    void areaLinkActivated(elgrande::Area area);
    void cardLinkActivated(elgrande::Card card);
    void momentActivated(int event); // of the history: to be looked at again

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void startAnew();
    void catchUp(); // tells the events that have not been told yet
    void append(const LogLines::Told& told, std::size_t event);
    void followEnd();
    void follow(const QUrl& link);
    QString styleSheetOfSeats() const;

    GameModel& model_;
    QTextBrowser* text_;
    QTimer* soon_; // many events in a row are written at once
    std::unique_ptr<LogLines> lines_;
    bool following_ = true; // the end stays in view until the player scrolls away from it
    std::size_t told_ = 0;
    Event lastTold_;
};

} // namespace elgrande
