#pragma once

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A figure that is printed on a card.
class CardStat
{
    Q_GADGET
    QML_VALUE_TYPE(cardStat)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)
public:
    QString label;
    QString value;
    bool operator==(const CardStat&) const = default;
};

/// A card of any game, as its form says it.
class GameCard
{
    Q_GADGET
    QML_VALUE_TYPE(gameCard)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QVariantList stats MEMBER stats)
    Q_PROPERTY(QString figures MEMBER figures)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(QStringList chips MEMBER chips)
    Q_PROPERTY(QStringList lines MEMBER lines)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool sample MEMBER sample)
public:
    QString name;
    QString kind;       ///< class, faction
    QVariantList stats; ///< of CardStat
    QString figures;    ///< the same in a line of words
    QString spoken;     ///< figures and abilities, for a screen reader
    QStringList chips;
    QStringList lines;
    QString note;        ///< what is odd about it in its source
    bool sample = false; ///< invented, and said to be
    bool operator==(const GameCard&) const = default;
};

/// A card of the catalogue that can be added to a list.
class CatalogueCard
{
    Q_GADGET
    QML_VALUE_TYPE(catalogueCard)
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(adjutant::GameCard card MEMBER card)
    Q_PROPERTY(int inList MEMBER inList)
public:
    QString unit;
    GameCard card;
    int inList = 0; ///< entries of it in the list
    bool operator==(const CatalogueCard&) const = default;
};

/// A card of a list.
class ListEntry
{
    Q_GADGET
    QML_VALUE_TYPE(listEntry)
    Q_PROPERTY(QString entry MEMBER entry)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString notes MEMBER notes)
    Q_PROPERTY(adjutant::GameCard card MEMBER card)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(bool hasFindings MEMBER hasFindings)
public:
    QString entry;
    QString title; ///< the owner's name for it, else the card's
    QString notes;
    GameCard card;
    int place = 0;
    bool own = false;  ///< its owner typed the card
    bool known = true; ///< it has a card
    bool hasFindings = false;
    bool operator==(const ListEntry&) const = default;
};

/// A saved list.
class ListRow
{
    Q_GADGET
    QML_VALUE_TYPE(listRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString changed MEMBER changed)
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(int findings MEMBER findings)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool sample MEMBER sample)
public:
    QString id;
    QString name;
    QString changed; ///< when it was changed last, in words
    int cards = 0;
    int findings = 0;
    int place = 0;       ///< among the lists of its game
    bool sample = false; ///< some of its cards are invented
    bool operator==(const ListRow&) const = default;
};

} // namespace adjutant
