// All extra material at a glance, in one line between the board and the cards: in whose court the Inquisitor is, how
// many discs are free and how many still to come, who is on board with what, and who has the spaces of the Limit table.
#pragma once

#include "views/page_panel.h"
#include "views/panels/paper_panel.h"
#include "views/theme/art.h"

#include <QString>

#include <string>
#include <vector>

namespace elgrande {

class GameModel;

namespace inquisitor_colonies {

struct Standing;

class ColoniesStrip final : public PaperPanel {
    Q_OBJECT

  public:
    ColoniesStrip(GameModel& model, Theme& theme, QWidget* parent);

    QSize sizeHint() const override;
    QString tipAt(QPoint point) const; // what the part there means; empty beside them
    int partCount() const { return static_cast<int>(parts_.size()); }
    QRect partBox(int part) const; // as it was painted last
    bool fits() const;             // the line is no longer than the strip

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    // One thing of a part, from left to right.
    struct Mark {
        enum class Kind { Picture, Medallion, Pile, Text } kind = Kind::Text;
        QString words = {};      // the picture's name, or the text
        std::string colour = {}; // of a medallion or pile
        int number = 0;
        QString carried = {}; // picture of a disc on a pile
        bool strong = false;  // of a text
    };
    struct Part {
        QString tip;
        std::vector<Mark> marks;
        mutable QRectF box = {};
    };
    void readGame();
    void addInquisitor();
    void addGoods(const char* token, const char* tip);
    void addShip();
    void addLimit();
    void addPiles(Part& part, const std::vector<Standing>& standing) const;
    qreal widthOf(const Mark& mark) const;
    void paintMark(QPainter& painter, const Mark& mark, const QRectF& box) const;
    QFont fontOf(const Mark& mark) const;

    GameModel& model_;
    Art art_;
    std::vector<Part> parts_;
};

PagePanel coloniesStrip(GameModel& model, Theme& theme, QWidget* parent);

} // namespace inquisitor_colonies
} // namespace elgrande
