// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The questions before wasteful choices.
#include "views/texts/texts.h"
#include "views/texts/words.h"

#include <QCoreApplication>

namespace elgrande::texts {

namespace {

struct SayWaste {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Waste)
};

bool saysNothingMore(const Catalogue& catalogue, Action action) {
    return catalogue.actions[index(action.kind)].operands[0] == Operand::None;
}

// `shown`: the board shows the better turn.
QString wasteFact(const Catalogue& catalogue, const Decision& decision, Action action, Waste why, bool shown) {
    switch (why) {
    case Waste::PlacingLeft:
        return SayWaste::tr("You could still place Caballeros.");
    case Waste::SpecialLeft:
        return SayWaste::tr("You have not used the special action “%1”.").arg(cardTitle(catalogue, decision.card));
    case Waste::IdleCard:
        return SayWaste::tr("“%1” would have no effect for you now.")
            .arg(cardTitle(catalogue, static_cast<Card>(action.a)));
    case Waste::PointsForOthers:
        return SayWaste::tr("This gives points to others but none to you.");
    case Waste::GiftLeft:
        return SayWaste::tr("You could still do this: %1.").arg(partsText(catalogue, decision, [&](Action each) {
            return saysNothingMore(catalogue, each);
        }));
    case Waste::NotCounted:
        return SayWaste::tr("Your Caballero would not count there: no space is free.");
    case Waste::VetoLost:
        return SayWaste::tr("Taking “%1” gives up your Veto.").arg(cardTitle(catalogue, static_cast<Card>(action.a)));
    case Waste::FarWorse:
        return shown ? SayWaste::tr("The computer expects clearly more points from the move shown on the board.")
                     : SayWaste::tr("The computer expects clearly more points from another move.");
    case Waste::Count:
        break;
    }
    return {};
}

QString wasteQuestion(Waste why) {
    switch (why) {
    case Waste::PlacingLeft:
        return SayWaste::tr("Leave them in your court?");
    case Waste::SpecialLeft:
    case Waste::GiftLeft:
        return SayWaste::tr("End your turn without it?");
    case Waste::IdleCard:
    case Waste::VetoLost:
        return SayWaste::tr("Take it anyway?");
    case Waste::PointsForOthers:
        return SayWaste::tr("Do it anyway?");
    case Waste::NotCounted:
        return SayWaste::tr("Do this anyway?");
    case Waste::FarWorse:
        return SayWaste::tr("Stay with yours?");
    case Waste::Count:
        break;
    }
    return {};
}

} // namespace

QString wasteText(const Catalogue& catalogue, const Decision& decision, Action action, Waste why,
                  const std::vector<Waste>& also, bool shown) {
    QStringList said{wasteFact(catalogue, decision, action, why, shown)};
    for (const Waste each : also) said << wasteFact(catalogue, decision, action, each, shown);
    if (also.empty())
        said << wasteQuestion(why);
    else
        said << (action.kind == ActionKind::End ? SayWaste::tr("End your turn anyway?")
                                                : wasteQuestion(Waste::PointsForOthers));
    return said.join(u' ');
}

QString wasteAnswer(Waste why, bool forGood) {
    switch (why) {
    case Waste::PlacingLeft:
        return forGood ? SayWaste::tr("Leave them at court and don't ask again") : SayWaste::tr("Leave them at court");
    case Waste::SpecialLeft:
        return forGood ? SayWaste::tr("End turn and don't ask again") : SayWaste::tr("End turn");
    case Waste::IdleCard:
        return forGood ? SayWaste::tr("Take the card and don't ask again") : SayWaste::tr("Take the card");
    case Waste::PointsForOthers:
        return forGood ? SayWaste::tr("Give others the points and don't ask again")
                       : SayWaste::tr("Give others the points");
    case Waste::GiftLeft:
        return forGood ? SayWaste::tr("End turn without it and don't ask again") : SayWaste::tr("End turn without it");
    case Waste::NotCounted:
        return forGood ? SayWaste::tr("Send it there and don't ask again") : SayWaste::tr("Send it there");
    case Waste::VetoLost:
        return forGood ? SayWaste::tr("Give up the Veto and don't ask again") : SayWaste::tr("Give up the Veto");
    case Waste::FarWorse:
        //: Buttons: make the own move although another would be much better
        return forGood ? SayWaste::tr("Stay with mine and don't ask again") : SayWaste::tr("Stay with mine");
    case Waste::Count:
        break;
    }
    return {};
}

} // namespace elgrande::texts
