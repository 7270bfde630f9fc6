#pragma once

#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A figure that is printed on a card.
class CardStat
{
    Q_GADGET
    QML_VALUE_TYPE(cardStat)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString icon MEMBER icon)
public:
    QString label; ///< as it is printed
    QString value;
    QString name; ///< whole, for a screen reader
    QString icon; ///< empty: none
    bool operator==(const CardStat&) const = default;
};

/// A card of any game, as the game draws it.
class GameCard
{
    Q_GADGET
    QML_VALUE_TYPE(gameCard)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QVariantList stats MEMBER stats)
    Q_PROPERTY(QString figures MEMBER figures)
    Q_PROPERTY(QVariantList chips MEMBER chips)
    Q_PROPERTY(QStringList lines MEMBER lines)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool sample MEMBER sample)
    Q_PROPERTY(bool blank MEMBER blank)
public:
    QString name;
    QString kind;       ///< class, types
    QVariantList stats; ///< of CardStat
    QString figures;    ///< the same in a line of words
    QVariantList chips; ///< of RuleChip: abilities, skills, weapons
    QStringList lines;
    QString note;        ///< what is odd about it in its source
    bool sample = false; ///< invented, and said to be
    bool blank = false;  ///< its source prints no card
    bool operator==(const GameCard&) const = default;
};

/// A size of a Unit with its price.
class SizeChoice
{
    Q_GADGET
    QML_VALUE_TYPE(sizeChoice)
    Q_PROPERTY(int size MEMBER size)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QVariantMap cost MEMBER cost)
    Q_PROPERTY(QString price MEMBER price)
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString spoken MEMBER spoken)
public:
    int size = 0;
    QString words;    ///< what it counts: "6 Warriors"
    QVariantMap cost; ///< of each budget, by its id
    QString price;    ///< of the first budget: "160 AP"
    QString brief;    ///< of all of them, where there is little room
    QString spoken;   ///< for a screen reader
    bool operator==(const SizeChoice&) const = default;
};

/// An option that is, or could be, handed to an entry.
class OptionChoice
{
    Q_GADGET
    QML_VALUE_TYPE(optionChoice)
    Q_PROPERTY(QString option MEMBER option)
    Q_PROPERTY(QString to MEMBER to)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString receiver MEMBER receiver)
    Q_PROPERTY(QString warning MEMBER warning)
    Q_PROPERTY(QString price MEMBER price)
    Q_PROPERTY(bool chosen MEMBER chosen)
public:
    QString option;
    QString to;
    QString title;
    QString summary;
    QString receiver; ///< its name, which no other entry of the list has, and its size
    QString warning;  ///< why it may do nothing there; empty where nothing speaks against it
    QString price;    ///< "60 AP"
    bool chosen = false;
    bool operator==(const OptionChoice&) const = default;
};

/// A card of the catalogue that can be added to a list.
class CatalogueCard
{
    Q_GADGET
    QML_VALUE_TYPE(catalogueCard)
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(adjutant::GameCard card MEMBER card)
    Q_PROPERTY(QVariantList sizes MEMBER sizes)
    Q_PROPERTY(bool fromUser MEMBER fromUser)
    Q_PROPERTY(int inList MEMBER inList)
    Q_PROPERTY(QString obstacle MEMBER obstacle)
public:
    QString unit;
    GameCard card;
    QVariantList sizes;    ///< of SizeChoice; none: it has no sizes to choose from
    bool fromUser = false; ///< of a file of the user's own
    int inList = 0;        ///< entries of it in the list
    QString obstacle;      ///< why adding it would break a rule now; empty where it would not
    bool operator==(const CatalogueCard&) const = default;
};

/// A card of a list.
class ListEntry
{
    Q_GADGET
    QML_VALUE_TYPE(listEntry)
    Q_PROPERTY(QString entry MEMBER entry)
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString ownName MEMBER ownName)
    Q_PROPERTY(QString notes MEMBER notes)
    Q_PROPERTY(adjutant::GameCard card MEMBER card)
    Q_PROPERTY(int size MEMBER size)
    Q_PROPERTY(QVariantList sizes MEMBER sizes)
    Q_PROPERTY(QStringList prices MEMBER prices)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(bool fromUser MEMBER fromUser)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(bool priced MEMBER priced)
    Q_PROPERTY(bool hasFindings MEMBER hasFindings)
    Q_PROPERTY(QVariantList optionChoices MEMBER optionChoices)
    Q_PROPERTY(QVariantList carried MEMBER carried)
public:
    QString entry;
    QString unit;  ///< of the catalogue; empty where its owner typed the card
    QString title; ///< the owner's name for it, else the card's; numbered where several share one
    QString ownName;
    QString notes;
    GameCard card;
    int size = 0;
    QVariantList sizes; ///< of SizeChoice
    QStringList prices; ///< of each budget, with what its options cost: "160 AP"
    int place = 0;
    bool own = false;      ///< its owner typed the card
    bool fromUser = false; ///< of a file of the user's own
    bool known = true;     ///< it has a card
    bool priced = false;   ///< and a price
    bool hasFindings = false;
    QVariantList optionChoices; ///< of OptionChoice: what it may hand out
    QVariantList carried;       ///< of RuleChip: options handed to it
    bool operator==(const ListEntry&) const = default;
};

/// A saved list, or a ready one of the source.
class ListRow
{
    Q_GADGET
    QML_VALUE_TYPE(listRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString factionName MEMBER factionName)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QVariantList budgets MEMBER budgets)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QString countText MEMBER countText)
    Q_PROPERTY(int findings MEMBER findings)
    Q_PROPERTY(QString changed MEMBER changed)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool sample MEMBER sample)
public:
    QString id;
    QString name;
    QString faction; ///< empty where its game has none, as its name is
    QString factionName;
    QString colour;       ///< of the faction, as the theme knows it
    QVariantList budgets; ///< of BudgetRow
    QString cost;         ///< "460 AP · 3 Gold"
    QString brief;        ///< against the limits, where there is little room: "460/500 AP"
    QString spoken;       ///< the same for a screen reader
    int count = 0;        ///< what the sizes of its entries add up to; where there are none, entries
    QString countText;    ///< "13 Warriors", "4 cards"
    int findings = 0;
    QString changed;     ///< when it was changed last, in words
    QString note;        ///< of a sample list: what its source prints otherwise
    int place = 0;       ///< among the lists of its game
    bool sample = false; ///< some of its cards are invented
    bool operator==(const ListRow&) const = default;
};

} // namespace adjutant
