// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the words of a card claim of its special action, read from them in any of the two languages: which places may be
// chosen, whose Caballeros, up to how many, who sets a secret disk. A sentence that says no denies.
#pragma once

#include "model/observe/catalogue.h"

#include <QMap>
#include <QStringList>

namespace elgrande::gui {

struct CardClaims {
    QMap<QString, bool> places; // by id; false: it may not be chosen
    QStringList inText;         // those that are named in the text itself and not in a remark only
    QStringList absent;         // what is not in this game
    std::vector<int> upTo;
    int atLeast = 0;            // Caballeros that somebody must have in the region chosen
    bool orSingle = false;      // or one, where nowhere are so many
    bool freely = false;        // the text says "may", "as many as you like": its player may stop
    bool mayBegin = false;      // begins with "You may": nobody has to carry it out
    bool anyRegion = false;     // "any region", "anywhere"
    bool otherRegions = false;  // "another region", "one region of your choice"
    bool kingsRegion = false;   // may be chosen
    bool noKingsRegion = false; //
    bool own = false;           // Caballeros of its player
    bool others = false;        // of other players
    bool everybodysDisk = false;
    bool othersDisks = false;

    // What both languages have to agree in.
    QString summary() const;
};

// Reads words in the language of the moment. `here`: the game that the card is in, `all`: the same set as it is usually
// played, whose things may be missing here.
class ClaimReader {
  public:
    ClaimReader(const QString& language, const Catalogue& all, const Catalogue& here);
    CardClaims read(const QString& text, const QString& remarks) const;

  private:
    struct Name {
        QString id;
        QString name;
        bool here;
    };
    QStringList clausesOf(QString words) const;
    void readClause(QString clause, CardClaims& claims) const;
    void readPlaces(QString clause, bool denies, CardClaims& claims) const;

    bool german_;
    std::vector<Name> places_;
    std::vector<Name> tokens_; // not places, but some sound so: the ship token
};

} // namespace elgrande::gui
