#pragma once

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// An army that a player can bring: a saved one, a ready list, or a people without a list.
class ArmyOffer
{
    Q_GADGET
    QML_VALUE_TYPE(armyOffer)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString colour MEMBER colour)
public:
    QString value;   ///< a saved army's id, `ready:aurium` or `bare:aurium`
    QString section; ///< the kind, in words
    QString name;
    QString detail; ///< its figures, in words
    QString faction;
    QString colour; ///< of the faction, as the theme knows it
    bool operator==(const ArmyOffer&) const = default;
};

/// A player of the match that is set up.
class SetupPlayer
{
    Q_GADGET
    QML_VALUE_TYPE(setupPlayer)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString called MEMBER called)
    Q_PROPERTY(adjutant::ArmyOffer army MEMBER army)
    Q_PROPERTY(QStringList findings MEMBER findings)
    Q_PROPERTY(bool bare MEMBER bare)
    Q_PROPERTY(bool first MEMBER first)
    Q_PROPERTY(int rolled MEMBER rolled)
    Q_PROPERTY(int side MEMBER side)
public:
    QString id;
    QString name;   ///< as typed; may be empty
    QString called; ///< the name, or what stands for it
    ArmyOffer army;
    QStringList findings; ///< of the army against the agreed limits, in words
    bool bare = false;    ///< the army has no list
    bool first = false;   ///< the First Player
    int rolled = 0;       ///< for the first turn; 0: not yet
    int side = -1;        ///< of deployment: 0 A, 1 B, -1 not chosen
    bool operator==(const SetupPlayer&) const = default;
};

/// A step of the setup, and what is settled in it.
class SetupStep
{
    Q_GADGET
    QML_VALUE_TYPE(setupStep)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(bool done MEMBER done)
public:
    QString id;
    QString title;
    QString words; ///< what is settled; empty: nothing yet
    bool done = false;
    bool operator==(const SetupStep&) const = default;
};

/// A mission card in a slot: common, or of one player.
class MissionSlot
{
    Q_GADGET
    QML_VALUE_TYPE(missionSlot)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString mission MEMBER mission)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString summary MEMBER summary)
public:
    QString title;   ///< whose it is, in words
    QString mission; ///< empty: none was dealt
    QString name;
    QString summary;
    bool operator==(const MissionSlot&) const = default;
};

} // namespace adjutant
