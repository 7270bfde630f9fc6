#pragma once

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A player at the table: the token on the TimePath and the points.
class PlayerRow
{
    Q_GADGET
    QML_VALUE_TYPE(playerRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int vp MEMBER vp)
    Q_PROPERTY(int owed MEMBER owed)
    Q_PROPERTY(int square MEMBER square)
    Q_PROPERTY(int headquarters MEMBER headquarters)
    Q_PROPERTY(int pile MEMBER pile)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool canPass MEMBER canPass)
    Q_PROPERTY(bool listed MEMBER listed)
    Q_PROPERTY(QString units MEMBER units)
public:
    QString id;
    QString name;
    QString faction;
    QString colour; ///< of the faction, as the theme knows it
    int place = 0;  ///< among the players, from 0
    int vp = 0;
    int owed = 0; ///< VP that the missions bring in all as the table stands, those under cover aside
    int square = 0;
    int headquarters = 0; ///< Headquarters Phases resolved
    int pile = 0;         ///< tokens below it on its square
    bool active = false;
    bool done = false;
    bool canPass = false;
    bool listed = true; ///< the army has a list
    QString units;      ///< how many are left, in words
    bool operator==(const PlayerRow&) const = default;
};

/// A token beside a Unit.
class StatusChip
{
    Q_GADGET
    QML_VALUE_TYPE(statusChip)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(bool on MEMBER on)
public:
    QString id;
    QString words;
    bool on = true;
    bool operator==(const StatusChip&) const = default;
};

/// A Unit as it stands at the table.
class TableUnit
{
    Q_GADGET
    QML_VALUE_TYPE(tableUnit)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(int warriors MEMBER warriors)
    Q_PROPERTY(int size MEMBER size)
    Q_PROPERTY(int injuries MEMBER injuries)
    Q_PROPERTY(int health MEMBER health)
    Q_PROPERTY(int stress MEMBER stress)
    Q_PROPERTY(int actions MEMBER actions)
    Q_PROPERTY(QVariantList status MEMBER status)
    Q_PROPERTY(QString carries MEMBER carries)
    Q_PROPERTY(QString profile MEMBER profile)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(bool removed MEMBER removed)
    Q_PROPERTY(bool engaged MEMBER engaged)
    Q_PROPERTY(bool canActivate MEMBER canActivate)
public:
    QString id; ///< `red/crows-1`
    QString name;
    QString player;
    int side = 0;    ///< the player's place, from 0
    QString heading; ///< of the first Unit of an army: whose it is
    QString faction;
    int warriors = 0;
    int size = 0;
    int injuries = 0;
    int health = 1;
    int stress = 0;
    int actions = 0;
    QVariantList status; ///< of StatusChip: those that lie there
    QString carries;     ///< Objectives, in words; empty: none
    QString profile;     ///< the figures of the card on one line
    QString words;       ///< how it stands, for a screen reader
    bool removed = false;
    bool engaged = false;
    bool canActivate = false;
    bool operator==(const TableUnit&) const = default;
};

/// A line of the log.
class LogRow
{
    Q_GADGET
    QML_VALUE_TYPE(logRow)
    Q_PROPERTY(int entry MEMBER entry)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString brought MEMBER brought)
    Q_PROPERTY(QString warnings MEMBER warnings)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(bool standing MEMBER standing)
    Q_PROPERTY(bool shown MEMBER shown)
public:
    int entry = 0; ///< of the log, from 0
    QString words;
    QString brought;  ///< what it brought about
    QString warnings; ///< rules that it seems to break, with what was overridden
    QString time;
    bool standing = true; ///< false: taken back, or on a branch that was left
    bool shown = false;   ///< the table is shown as it was after it
    bool operator==(const LogRow&) const = default;
};

} // namespace adjutant
