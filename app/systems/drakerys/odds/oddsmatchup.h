#pragma once

#include "core/systems/drakerys/odds/advice.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace adjutant {

/// One cell of the matchup picture: what one Unit's charge or shot does to another.
class MatchupCell
{
    Q_GADGET
    QML_VALUE_TYPE(matchupCell)
    Q_PROPERTY(bool possible MEMBER possible)
    Q_PROPERTY(double gain MEMBER gain)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString active MEMBER active)
    Q_PROPERTY(QString target MEMBER target)
    Q_PROPERTY(int activeWarriors MEMBER activeWarriors)
    Q_PROPERTY(int targetWarriors MEMBER targetWarriors)
public:
    bool possible = false;
    double gain = 0; ///< expected AP removed less AP lost, from -1 (worst of the picture) to 1 (best)
    QString figure;  ///< the same in AP
    QString words;   ///< for a screen reader
    QString active;  ///< Unit ids
    QString target;
    int activeWarriors = 1;
    int targetWarriors = 1;
    bool operator==(const MatchupCell&) const = default;
};

/// One army's Units that can be compared, with their names.
struct MatchupArmy
{
    std::vector<drakerys::Contender> contenders;
    QStringList names;   ///< of the contenders
    QStringList unknown; ///< names of the Units whose cards are not known
};

/// Every Unit of one army against every Unit of another, charging or shooting.
class OddsMatchup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList armies READ armies NOTIFY armiesChanged)
    Q_PROPERTY(QString own READ own WRITE setOwn NOTIFY changed)
    Q_PROPERTY(QString enemy READ enemy WRITE setEnemy NOTIFY changed)
    Q_PROPERTY(bool shooting READ shooting WRITE setShooting NOTIFY changed)
    Q_PROPERTY(int distance READ distance WRITE setDistance NOTIFY changed)
    Q_PROPERTY(QStringList rows READ rows NOTIFY changed)
    Q_PROPERTY(QStringList columns READ columns NOTIFY changed)
    Q_PROPERTY(QVariantList cells READ cells NOTIFY changed)
    Q_PROPERTY(QString unknown READ unknown NOTIFY changed)

public:
    explicit OddsMatchup(QObject* parent = nullptr);

    /// Of {text, value}: saved armies and ready lists.
    QVariantList armies() const { return m_armies; }
    QString own() const { return m_own; }
    void setOwn(const QString& army);
    QString enemy() const { return m_enemy; }
    void setEnemy(const QString& army);
    bool shooting() const { return m_shooting; }
    void setShooting(bool shooting);
    int distance() const { return m_distance; } ///< of the shots, in cm
    void setDistance(int distance);
    QStringList rows() const { return m_ownArmy.names; }
    QStringList columns() const { return m_enemyArmy.names; }
    /// Of MatchupCell, row by row.
    QVariantList cells() const { return m_cells; }
    /// The Units that are left out since their cards are not known; in words, may be empty.
    QString unknown() const { return m_unknown; }

    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void armiesChanged();
    void changed();

private:
    void compute();

    QVariantList m_armies;
    QString m_own;
    QString m_enemy;
    MatchupArmy m_ownArmy; // as read when it was chosen
    MatchupArmy m_enemyArmy;
    bool m_shooting = false;
    int m_distance = 20;
    QVariantList m_cells;
    QString m_unknown;
};

} // namespace adjutant
