#pragma once

#include "core/systems/drakerys/match/action.h"
#include "openmatch.h"
#include "rowmodel.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace adjutant {

/// An Action that could be added to an activation, or that was.
class ActionRow
{
    Q_GADGET
    QML_VALUE_TYPE(actionRow)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int ts MEMBER ts)
    Q_PROPERTY(QString reasons MEMBER reasons)
    Q_PROPERTY(bool offered MEMBER offered)
    Q_PROPERTY(bool rolls MEMBER rolls)
    Q_PROPERTY(int heroicDice MEMBER heroicDice)
    Q_PROPERTY(int ownTs MEMBER ownTs)
    Q_PROPERTY(int extraDice MEMBER extraDice)
public:
    QString key;
    QString name;
    int ts = 0;
    QString reasons;     ///< what makes the cost: "1 + 2 Stress"
    bool offered = true; ///< of a choice: the rules would let the Unit make it
    bool rolls = false;  ///< it is a fight or a shot
    int heroicDice = 0;
    int ownTs = 0; ///< of a Special Action: what its source says it costs, as setTs() takes it; 0: not one
    int extraDice = -1; ///< of an Invocation: dice paid for; -1: not one
    bool operator==(const ActionRow&) const = default;
};

/// An Action of its own price by its key: the word that scripts use, or `overlord` for that Invocation.
drakerys::Action actionOf(const QString& key);

/// Whether it is a fight or a shot, which odds are computed of.
bool isFightOrShot(const drakerys::Action& action);

/// The answers of an activation: who makes which Actions.
table::Answers answersOf(const UnitRef& unit, const std::vector<drakerys::Action>& actions);

/// The Actions that the card of a Unit at the table allows.
QList<RowModel::Row> choiceRows(const OpenMatch& match, const UnitRef& unit);

/// The Actions that were chosen for it, in their order.
QList<RowModel::Row> chosenRows(const std::vector<drakerys::Action>& actions,
                                const drakerys::UnitState& unit);

} // namespace adjutant
