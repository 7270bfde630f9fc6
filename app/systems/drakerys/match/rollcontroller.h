#pragma once

#include "activationcontroller.h"
#include "core/systems/drakerys/resolution/resolution.h"
#include "openmatch.h"
#include "tabledice.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace adjutant {

/// What comes of an Action for one Unit, ready to be laid down at the table and to be corrected before.
class OutcomeRow
{
    Q_GADGET
    QML_VALUE_TYPE(outcomeRow)
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int injuries MEMBER injuries)
    Q_PROPERTY(int stress MEMBER stress)
    Q_PROPERTY(bool scatters MEMBER scatters)
    Q_PROPERTY(QString words MEMBER words)
public:
    QString unit;
    QString name;
    int injuries = 0;
    int stress = 0;
    bool scatters = false;
    QString words; ///< what these bring: casualties, morale, Advantage
    bool operator==(const OutcomeRow&) const = default;
};

/// The rolls of one Action, recorded one after the other as the dice fall: entered face by face, or only
/// counted, or rolled by the app. At the end the outcome is applied to the table. It may be left at any time.
class RollController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool rolling READ rolling NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString rollTitle READ rollTitle NOTIFY changed)
    Q_PROPERTY(QString roller READ roller NOTIFY changed)
    Q_PROPERTY(int dice READ dice NOTIFY changed)
    Q_PROPERTY(int threshold READ threshold NOTIFY changed)
    Q_PROPERTY(QString reasons READ reasons NOTIFY changed)
    Q_PROPERTY(QString forecast READ forecast NOTIFY changed)
    Q_PROPERTY(QVariantList chances READ chances NOTIFY changed)
    Q_PROPERTY(bool byFace READ byFace WRITE setByFace NOTIFY changed)
    Q_PROPERTY(QVariantList faces READ faces NOTIFY changed)
    Q_PROPERTY(QString comesNext READ comesNext NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(int successes READ successes WRITE setSuccesses NOTIFY changed)
    Q_PROPERTY(QString successesLabel READ successesLabel NOTIFY changed)
    Q_PROPERTY(QString besideLabel READ besideLabel NOTIFY changed)
    Q_PROPERTY(int beside READ beside WRITE setBeside NOTIFY changed)
    Q_PROPERTY(QVariantList outcomes READ outcomes NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)

public:
    explicit RollController(QObject* parent = nullptr);

    bool busy() const { return m_resolution.has_value(); }
    bool rolling() const { return m_due.has_value(); } ///< false while busy: the outcome is shown
    QString title() const { return m_title; }
    QString rollTitle() const;
    QString roller() const; ///< the Unit that rolls
    int dice() const { return m_due ? m_due->dice : 0; }
    int threshold() const { return m_due ? m_due->threshold : 0; }
    QString reasons() const;
    QString forecast() const;
    QVariantList chances() const; ///< of each number of successes
    /// Whether faces are entered one by one; otherwise only their successes.
    bool byFace() const { return m_byFace; }
    void setByFace(bool byFace);
    QVariantList faces() const; ///< of {face, success}: as they were entered
    QString comesNext() const;
    bool complete() const;
    int successes() const { return m_shown.successes; }
    void setSuccesses(int successes);
    QString successesLabel() const;
    /// What else is counted in this roll: criticals, Injuries passed on, 1s; empty where nothing is.
    QString besideLabel() const;
    int beside() const;
    void setBeside(int count);
    QVariantList outcomes() const; ///< of OutcomeRow
    QString verdict() const;
    bool canGoBack() const { return m_resolution && !m_resolution->shown.empty(); }

    /// Begins with the Action that an activation asks the odds of, before or after it was carried out.
    Q_INVOKABLE void begin(adjutant::ActivationController* activation);
    /// A Morale Roll of a Unit against an Opposition.
    Q_INVOKABLE void beginMorale(const QString& unit, int opposition);
    /// An Invocation with dice paid for.
    Q_INVOKABLE void beginInvocation(const QString& unit, int extraDice);

    Q_INVOKABLE void enterFace(int face);
    Q_INVOKABLE void takeFaceBack();
    /// No more failures are rerolled.
    Q_INVOKABLE void declineRerolls();
    /// The app rolls what is left of this roll: dice that were entered stay.
    Q_INVOKABLE void rollForMe();
    /// The roll is done: it is recorded with its forecast, and the next one is due.
    Q_INVOKABLE void confirm();
    /// Takes the last recorded roll back.
    Q_INVOKABLE void back();

    // Corrections of the outcome before it is applied.
    Q_INVOKABLE void setInjuries(const QString& unit, int injuries);
    Q_INVOKABLE void setStress(const QString& unit, int stress);
    Q_INVOKABLE void setScatters(const QString& unit, bool scatters);
    /// Lays the outcome down at the table and ends. Where a rule or the disk forbids it told() says why, and
    /// what was not laid down is still there.
    Q_INVOKABLE void apply();
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void changed();
    void applied();
    /// An Invocation of that Unit succeeded: its Elemental is to be put on the table.
    void elementalComes(const QString& unit);
    void told(const QString& words);

private:
    /// A Unit's outcome as it will be laid down.
    struct Settled
    {
        UnitRef unit;
        drakerys::SideOutcome outcome;
        int injuries = 0;
        int stress = 0;
        bool scatters = false;
    };

    void forgetDice();
    bool layDown(Settled& each);
    bool isLastRoll() const;
    table::Answers answersOf(const drakerys::Shown& shown) const;
    void start(drakerys::Deed deed, const UnitRef& active, const UnitRef& target, const QString& title);
    void next();
    drakerys::DiceCount count() const;
    drakerys::RollToCount counting() const;
    UnitRef whoRolls() const;
    QString wordsFor(const Settled& settled) const;
    Settled* settled(const QString& unit);

    OpenMatch m_match;
    std::optional<drakerys::Resolution> m_resolution;
    std::optional<drakerys::RollDue> m_due;
    UnitRef m_active;
    UnitRef m_target;
    QString m_title;
    bool m_byFace = false;
    std::vector<int> m_faces;
    std::optional<int> m_rerolled;
    std::size_t m_declinedAt = 0; ///< faces that were read when no more was rerolled
    drakerys::Shown m_shown;
    TableDice m_dice;
    std::vector<Settled> m_settled;
};

} // namespace adjutant
