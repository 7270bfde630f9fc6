#pragma once

#include "core/systems/drakerys/odds/advice.h"
#include "oddsrows.h"
#include "oddsside.h"
#include "rowmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <variant>

namespace adjutant {

/// A Unit for the odds as something else knows it: a table, say.
struct KnownSide
{
    drakerys::Side side;
    QString name;
    QString faction;
    double apPerWarrior = 0;
};

/// The odds page: two Units, what one does to the other, and what will probably happen. Everything is
/// computed anew at every change.
class OddsDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::OddsSide* active READ active CONSTANT)
    Q_PROPERTY(adjutant::OddsSide* target READ target CONSTANT)
    Q_PROPERTY(Deed deed READ deed WRITE setDeed NOTIFY changed)
    Q_PROPERTY(int distance READ distance WRITE setDistance NOTIFY changed)
    Q_PROPERTY(int furthest READ furthest NOTIFY changed)
    Q_PROPERTY(int obstacles READ obstacles WRITE setObstacles NOTIFY changed)
    Q_PROPERTY(int concealment READ concealment WRITE setConcealment NOTIFY changed)
    Q_PROPERTY(bool rerollFailures READ rerollFailures WRITE setRerollFailures NOTIFY changed)
    Q_PROPERTY(QString weapon READ weapon WRITE setWeapon NOTIFY changed)
    Q_PROPERTY(QVariantList weapons READ weapons CONSTANT)
    Q_PROPERTY(adjutant::OddsResult result READ result NOTIFY changed)
    Q_PROPERTY(adjutant::OddsResult kept READ kept NOTIFY keptChanged)
    Q_PROPERTY(adjutant::RowModel* ladder READ ladder CONSTANT)
    Q_PROPERTY(adjutant::RowModel* advice READ advice CONSTANT)
    Q_PROPERTY(int wanted READ wanted WRITE setWanted NOTIFY adviceChanged)
    Q_PROPERTY(QString heroicAnswer READ heroicAnswer NOTIFY adviceChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString leftOut READ leftOut NOTIFY changed)

public:
    enum Deed { Attack, Charge, CombinedCharge, Shoot };
    Q_ENUM(Deed)

    explicit OddsDesk(QObject* parent = nullptr);

    OddsSide* active() const { return m_active; }
    OddsSide* target() const { return m_target; }
    Deed deed() const { return m_deed; }
    void setDeed(Deed deed);
    int distance() const { return m_distance; } ///< cm
    void setDistance(int distance);
    int furthest() const; ///< of the weapon, in cm
    int obstacles() const { return m_obstacles; }
    void setObstacles(int obstacles);
    int concealment() const { return m_concealment; }
    void setConcealment(int concealment);
    bool rerollFailures() const { return m_rerollFailures; }
    void setRerollFailures(bool reroll);
    QString weapon() const;
    void setWeapon(const QString& weapon);
    /// Of {text, value}.
    QVariantList weapons() const;

    OddsResult result() const { return m_result; }
    OddsResult kept() const { return m_kept; }
    RowModel* ladder() const { return m_ladder; }
    RowModel* advice() const { return m_advice; }
    /// A chance to remove the target, in per cent, that the player would like.
    int wanted() const { return m_wanted; }
    void setWanted(int percent);
    /// How many Heroic Action dice it takes for that; empty where the Unit has none to add.
    QString heroicAnswer() const { return m_heroicAnswer; }
    /// Why there is no result; empty where there is one.
    QString refusal() const { return m_refusal; }
    /// The skills in play that the result leaves out, in words.
    QString leftOut() const { return m_leftOut; }

    /// Puts a Unit of the catalogue on a side, with so many Warriors.
    Q_INVOKABLE void choose(adjutant::OddsSide* side, const QString& unit, int warriors);
    /// Takes both Units as they stand at a table. A distance that nobody told stays as it was. What the
    /// players set for the same two Units and deed (Contact, support, what lies between) stays, too.
    void takeTable(Deed deed, const KnownSide& active, const KnownSide& target,
                   const std::optional<drakerys::RangedWeapon>& weapon, std::optional<double> distance,
                   bool rerollFailures);
    /// What is asked now, for those who go on with it.
    std::variant<drakerys::Fight, drakerys::Shooting> asked() const { return setup(); }
    /// The two Units change places.
    Q_INVOKABLE void swap();
    /// Keeps the result beside those that follow, or lets it go.
    Q_INVOKABLE void keep();
    Q_INVOKABLE void letGo();
    /// The setup and its result as text for a message.
    Q_INVOKABLE QString asText() const;
    Q_INVOKABLE void findAdvice();

Q_SIGNALS:
    void changed();
    void keptChanged();
    void adviceChanged();

private:
    using Setup = std::variant<drakerys::Fight, drakerys::Shooting>;
    Setup setup() const;
    drakerys::Situation situation() const;
    void answerWithHeroics();
    void compute();
    void computeSteps(const Setup& setup);
    void takeWeapon(const Unit& unit);

    OddsSide* m_active;
    OddsSide* m_target;
    Deed m_deed = Charge;
    drakerys::RangedWeapon m_weapon;
    int m_distance = 20;
    int m_obstacles = 0;
    int m_concealment = 0;
    bool m_rerollFailures = false;
    OddsResult m_result;
    OddsResult m_kept;
    RowModel* m_ladder;
    RowModel* m_advice;
    int m_wanted = 50;
    QString m_heroicAnswer;
    QString m_refusal;
    QString m_leftOut;
    bool m_quiet = false; ///< while several things change at once
};

} // namespace adjutant
