#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Something that lies on the battlefield; places in cm, x from the left edge, y from that of Deployment Area
/// A.
class FieldPiece
{
    Q_GADGET
    QML_VALUE_TYPE(fieldPiece)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString look MEMBER look)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString shortName MEMBER shortName)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)
    Q_PROPERTY(double radius MEMBER radius)
    Q_PROPERTY(bool dimmed MEMBER dimmed)
    Q_PROPERTY(bool obstruction MEMBER obstruction)
public:
    QString id;        ///< `source/fire`, `scenery/scenery-1`, `objective/shard-1`, `unit/red/crows-1`
    QString kind;      ///< `source`, `scenery`, `objective` or `unit`
    QString look;      ///< `fire`, `maelstrom`, …; of a Unit its people
    QString name;      ///< "Fire Vortex"
    QString shortName; ///< what there is room for beside the piece; may be empty
    QString state;     ///< what is special about it now, in words; may be empty
    QString colour;    ///< of the owner's people, as the theme knows it; empty: nobody's
    double x = 0;
    double y = 0;
    double radius = 0;   ///< cm
    bool dimmed = false; ///< exhausted
    bool obstruction = false;
    bool operator==(const FieldPiece&) const = default;
};

/// Whether something may lie at a place.
class FieldVerdict
{
    Q_GADGET
    QML_VALUE_TYPE(fieldVerdict)
    Q_PROPERTY(bool allowed MEMBER allowed)
    Q_PROPERTY(bool warned MEMBER warned)
    Q_PROPERTY(QString words MEMBER words)
public:
    bool allowed = true;
    bool warned = false; ///< it can, but a rule seems to speak against it
    QString words;       ///< why not; empty where nothing speaks against it
    bool operator==(const FieldVerdict&) const = default;
};

/// A distance on the battlefield, from edge to edge.
class FieldMeasure
{
    Q_GADGET
    QML_VALUE_TYPE(fieldMeasure)
    Q_PROPERTY(bool begun MEMBER begun)
    Q_PROPERTY(bool complete MEMBER complete)
    Q_PROPERTY(double fromX MEMBER fromX)
    Q_PROPERTY(double fromY MEMBER fromY)
    Q_PROPERTY(double toX MEMBER toX)
    Q_PROPERTY(double toY MEMBER toY)
    Q_PROPERTY(double distance MEMBER distance)
    Q_PROPERTY(int shares MEMBER shares)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString sharesWords MEMBER sharesWords)
public:
    bool begun = false; ///< its first end is set
    bool complete = false;
    double fromX = 0; ///< the middles of what is measured between
    double fromY = 0;
    double toX = 0;
    double toY = 0;
    double distance = 0; ///< cm
    int shares = 0;      ///< of 10 cm each, the last one may be incomplete (Opposition of a Spell)
    QString figure;      ///< "23.5 cm"
    QString words;       ///< from what to what, or what to tap next
    QString sharesWords;
    bool operator==(const FieldMeasure&) const = default;
};

/// One of nine conquest areas and who holds it.
class FieldArea
{
    Q_GADGET
    QML_VALUE_TYPE(fieldArea)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString holder MEMBER holder)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(bool flag MEMBER flag)
public:
    int column = 0; ///< 0 to 2 from the left
    int row = 0;    ///< 0 to 2 from Deployment Area A
    QString holder; ///< the player's name; empty: nobody
    QString colour;
    QString faction;
    QString words;     ///< for a screen reader
    bool flag = false; ///< held by a flag; else by the most Units
    bool operator==(const FieldArea&) const = default;
};

/// The Objectives that a mission brings to the battlefield before the game.
class ObjectiveTask
{
    Q_GADGET
    QML_VALUE_TYPE(objectiveTask)
    Q_PROPERTY(QString mission MEMBER mission)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(int placed MEMBER placed)
    Q_PROPERTY(int wanted MEMBER wanted)
public:
    QString mission;
    QString name;
    QString rule;   ///< where they go and who places them, in words
    int placed = 0; ///< that are on the battlefield
    int wanted = 0;
    bool operator==(const ObjectiveTask&) const = default;
};

/// A Unit that can be stood on the map.
class FieldUnit
{
    Q_GADGET
    QML_VALUE_TYPE(fieldUnit)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(bool placed MEMBER placed)
public:
    QString id; ///< `red/crows-1`
    QString name;
    QString player; ///< id
    bool placed = false;
    bool operator==(const FieldUnit&) const = default;
};

} // namespace adjutant
