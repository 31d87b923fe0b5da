// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/rules_desk.h"

#include "app/page/game_page.h"
#include "app/program/language.h"
#include "model/game_model/game_model.h"
#include "model/rules/rules_builder.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_lens.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/panels/log_panel.h"
#include "views/panels/recap_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/rulebook/rulebook_window.h"
#include "views/texts/texts.h"
#include "views/toolkit/translated.h"

#include <QAction>

namespace elgrande {

RulesDesk::RulesDesk(const Workplace& at)
    : Desk(at.window)
    , rules(add("help.rules", QT_TR_NOOP("R&ulebook"), QKeySequence::HelpContents))
    , model_(at.model)
    , page_(at.page)
    , language_(at.language)
    , theme_(at.theme)
    , lens_(new CardLens(at.model, at.theme, at.window)) {
    words().also([this] {
        if (book_ != nullptr) book_->setLanguage(language_.current());
    });
    connect(rules, &QAction::triggered, this, [this] { show(); });
    connect(&page_.prompt(), &PromptPanel::rulesWanted, this, [this] { show(); });
    lens_->watchCards(page_.cards());
    lens_->watchSeats(page_.seats(),
                      [&seats = page_.seats()](const QWidget& row, QPoint point) { return seats.cardAt(row, point); });
    lens_->watchHand(page_.hand());
    lens_->setTexts(page_.log());
    lens_->addKeptFree(page_.prompt());
    lens_->addSpared(*page_.board().viewport());
    lens_->addSpared(page_.seats());
    lens_->setLit([this](const AreaSet& places) { return litBoxes(places); });
    connect(&page_.log(), &LogPanel::cardHovered, lens_, &CardLens::hoverLink);
    connect(&page_.log(), &LogPanel::cardLinkActivated, lens_, &CardLens::showLink);
    connect(&page_.recap(), &RecapPanel::cardLinkActivated, lens_, &CardLens::showLink);
}

// Both look at the page's views to their last moment.
RulesDesk::~RulesDesk() {
    delete lens_;
    delete book_;
}

void RulesDesk::keepFree(QWidget& part) { lens_->addKeptFree(part); }

std::vector<QRect> RulesDesk::litBoxes(const AreaSet& places) const {
    const BoardView& board = page_.board();
    std::vector<QRect> boxes = board.askedBoxes();
    for (const Area place : places)
        boxes.push_back(board.mapFromScene(board.table().outlineOf(place).boundingRect()).boundingRect());
    const QRect seen = board.viewport()->rect();
    for (QRect& box : boxes) box = (box & seen).translated(board.viewport()->mapTo(window(), QPoint(0, 0)));
    return boxes;
}

QString RulesDesk::line(const QAction* /*action*/) const { return tr("The complete rules, searchable"); }

QString RulesDesk::paragraphOfNow() const {
    QString card = texts::cardParagraph(model_.catalogue(), lens_->shown());
    if (!card.isEmpty()) return card;
    const BoardSpot pointed = page_.board().pointedSpot();
    for (const QString& own : {texts::tokenParagraph(model_.catalogue(), pointed.token),
                               texts::areaParagraph(model_.catalogue(), pointed.area)})
        if (!own.isEmpty()) return own;
    const auto& decision = model_.decision();
    return texts::ruleParagraph(model_.catalogue(), decision ? &*decision : nullptr, page_.prompt().reason());
}

void RulesDesk::show(const QString& paragraph) {
    if (book_ == nullptr) book_ = new RuleBookWindow(theme_, window());
    if (model_.hasGame())
        book_->setCatalogue(model_.catalogue());
    else if (const auto usual = RulesBuilder::build(Setup{}))
        book_->setCatalogue(catalogueOf(**usual));
    book_->setLanguage(language_.current());
    book_->open(paragraph.isEmpty() && model_.hasGame() ? paragraphOfNow() : paragraph);
}

} // namespace elgrande

#include "moc_rules_desk.cpp"
