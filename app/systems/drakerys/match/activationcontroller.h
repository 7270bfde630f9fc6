#pragma once

#include "actionrows.h"
#include "oddsdesk.h"
#include "openmatch.h"
#include "rowmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace adjutant {

/// What a Unit is about to do: its Actions and their cost, where the token will land, what the rules say of
/// it, and the odds of its fight or shot with what the table knows. Nothing happens before commit().
class ActivationController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString unit READ unit WRITE setUnit NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(int mostActions READ mostActions NOTIFY changed)
    Q_PROPERTY(adjutant::RowModel* choices READ choices CONSTANT)
    Q_PROPERTY(adjutant::RowModel* chosen READ chosen CONSTANT)
    Q_PROPERTY(bool full READ full NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int landing READ landing NOTIFY changed)
    Q_PROPERTY(QString comes READ comes NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString warnings READ warnings NOTIFY changed)
    Q_PROPERTY(QVariantList targets READ targets NOTIFY changed)
    Q_PROPERTY(QString target READ target WRITE setTarget NOTIFY changed)
    Q_PROPERTY(bool heroic READ heroic NOTIFY changed)
    Q_PROPERTY(adjutant::OddsDesk* odds READ odds CONSTANT)
    Q_PROPERTY(int invocationDice READ invocationDice NOTIFY changed)
    Q_PROPERTY(bool endsGame READ endsGame NOTIFY changed)
    Q_PROPERTY(bool fights READ fights NOTIFY changed)
    Q_PROPERTY(QString oddsMissing READ oddsMissing NOTIFY changed)

public:
    explicit ActivationController(QObject* parent = nullptr);

    QString unit() const { return m_unit; }
    void setUnit(const QString& unit);
    QString name() const;
    int mostActions() const;
    RowModel* choices() const { return m_choices; }
    RowModel* chosen() const { return m_chosen; }
    bool full() const; ///< no further Action may be added
    int total() const; ///< TS
    /// The square where the token will lie; -1: nothing is chosen, or it can't be done.
    int landing() const;
    /// What the cost brings: Headquarters Phases, the end of the game; empty: nothing.
    QString comes() const;
    /// Why it can't be done; empty where it can.
    QString refusal() const;
    /// The rules that it seems to break; the players may agree all the same.
    QString warnings() const;
    /// Enemy Units, of {text, value}.
    QVariantList targets() const;
    QString target() const { return m_target; }
    void setTarget(const QString& target);
    bool heroic() const; ///< the Unit may add Heroic Action dice
    OddsDesk* odds() const { return m_odds; }
    /// Dice paid for of the first Invocation among the chosen Actions; -1: there is none.
    int invocationDice() const;
    /// Whether the game is over with it: what its rolls bring has to be laid down before.
    bool endsGame() const;
    /// Whether a fight or a shot is among the chosen Actions.
    bool fights() const;
    /// Why there are no odds; empty where there are, or none are asked for.
    QString oddsMissing() const { return m_oddsMissing; }
    /// Whether odds() holds the fight or shot of this Unit against this target. It does still after commit(),
    /// as the table stood before: Stress comes when the Actions are done.
    bool hasOdds() const { return m_hasOdds; }

    Q_INVOKABLE void add(const QString& action);
    Q_INVOKABLE void removeAt(int place);
    Q_INVOKABLE void setHeroicDice(int place, int dice);
    Q_INVOKABLE void setTs(int place, int ts);
    /// Dice of an Invocation at an unoccupied Vortex, 1 TS each.
    Q_INVOKABLE void setExtraDice(int place, int dice);
    Q_INVOKABLE void clear();
    /// Activates the Unit; where it warns the players have agreed. False where it can't be done.
    Q_INVOKABLE bool commit();

Q_SIGNALS:
    void changed();
    void told(const QString& words);

private:
    bool usable() const;
    UnitRef unitRef() const { return unitRefOf(m_unit.toStdString()); }
    table::Answers answers() const;
    void refresh();
    void review();
    void refreshOdds();
    void chooseTarget();
    void dropOdds();

    OpenMatch m_match;
    QString m_unit;
    QString m_target;
    std::vector<drakerys::Action> m_actions;
    std::optional<table::Remark> m_refusal; ///< what the activation would be told
    std::vector<table::Remark> m_warnings;
    RowModel* m_choices;
    RowModel* m_chosen;
    OddsDesk* m_odds;
    QString m_oddsMissing;
    bool m_hasOdds = false;
};

} // namespace adjutant
