// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "harbour_views.h"

#include "../islands.h"
#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/contributions/expansion_ui.h"
#include "views/game/shown.h"
#include "views/theme/art.h"
#include "views/toolkit/paper_panel.h"

#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QVBoxLayout>

namespace elgrande::template_islands {

namespace {

QString text(const char* key, int count = -1) { return word(QLatin1String(key), count); }

// A line for each seat that a scoring of the islands would bring points now.
class IslandsTab final : public PaperPanel {
  public:
    IslandsTab(const Shown& shown, Theme& theme, QWidget* parent)
        : PaperPanel(theme, parent)
        , shown_(shown)
        , lines_(new QLabel(this)) {
        auto* rows = new QVBoxLayout(this);
        rows->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
        rows->addWidget(lines_);
        rows->addStretch();
        lines_->setWordWrap(true);
        connect(&shown.model(), &GameModel::changed, this, &IslandsTab::tell);
        connect(&shown, &Shown::changed, this, &IslandsTab::tell);
        tell();
    }

  protected:
    void changeEvent(QEvent* event) override {
        PaperPanel::changeEvent(event);
        if (event->type() == QEvent::LanguageChange) tell();
    }

  private:
    void tell() {
        const GameModel& model = shown_.model();
        const Area island = model.catalogue().area(kRegion);
        int standing = 0;
        for (int owner = 0; owner < kMaxOwners; ++owner) standing += shown_.at(island, static_cast<Owner>(owner));
        QStringList lines{text("islands:standing", standing)};
        for (const AwardLine& award : shown_.inGeneralScoring(island))
            lines
                << text("islands:award", award.points).replace(QStringLiteral("{seat}"), model.playerName(award.seat));
        lines_->setText(lines.join(u'\n'));
    }

    const Shown& shown_;
    QLabel* lines_;
};

// A ship for each crossing that is left.
class FerryStrip final : public QWidget {
  public:
    FerryStrip(GameModel& model, QWidget* parent)
        : QWidget(parent)
        , model_(model) {
        setFixedHeight(kHeight);
        connect(&model, &GameModel::changed, this, [this] {
            setAccessibleName(text("ferry:left", ships()));
            setToolTip(accessibleName());
            update();
        });
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QString ship = artOf("template", QStringLiteral("cards/ferry"));
        for (int i = 0; i < ships(); ++i) art_.paint(painter, ship, QRectF(8 + i * kShip, 1, kShip, kHeight - 2));
    }

  private:
    static constexpr int kHeight = 30;
    static constexpr int kShip = 46;
    int ships() const { return model_.decision() ? model_.decision()->remaining : 0; }

    GameModel& model_;
    Art art_;
};

} // namespace

PagePanel islandsTab(const Shown& shown, Theme& theme, QWidget* parent) {
    PagePanel panel;
    panel.place = PagePanel::Place::Tab;
    panel.widget = new IslandsTab(shown, theme, parent);
    panel.title = [] { return text("islands:tab"); };
    panel.needsAids = true;
    return panel;
}

PagePanel ferryStrip(const Shown& shown, Theme&, QWidget* parent) {
    PagePanel panel;
    panel.place = PagePanel::Place::Strip;
    panel.widget = new FerryStrip(shown.model(), parent);
    return panel;
}

HarbourPage::HarbourPage(QWidget* parent)
    : SetupPage(parent)
    , question_(new QLabel(text("setup:harbour"), this))
    , sizes_(new QButtonGroup(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 8);
    rows->addWidget(question_);
    for (const int size : {6, 8}) {
        auto* button = new QRadioButton(text("setup:room", size), this);
        sizes_->addButton(button, size == 8 ? 1 : 0);
        rows->addWidget(button);
    }
    connect(sizes_, &QButtonGroup::idClicked, this,
            [this](int id) { emit chosen(kWideOption, id == 1 ? "true" : "false"); });
}

std::vector<std::string> HarbourPage::options() const { return {kWideOption}; }

void HarbourPage::show(const OptionFacts& option) { sizes_->button(option.chosen == "true" ? 1 : 0)->setChecked(true); }

} // namespace elgrande::template_islands

#include "moc_harbour_views.cpp"
