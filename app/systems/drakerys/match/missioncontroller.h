#pragma once

#include "openmatch.h"
#include "rowmodel.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A condition of a mission as the checklist shows it.
class ConditionRow
{
    Q_GADGET
    QML_VALUE_TYPE(conditionRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int vp MEMBER vp)
    Q_PROPERTY(bool counts MEMBER counts)
    Q_PROPERTY(bool computed MEMBER computed)
public:
    QString id;
    QString words;
    int count = 0;
    int vp = 0;
    bool counts = false;   ///< a number is ticked, no yes or no
    bool computed = false; ///< the app told it from the table
    bool operator==(const ConditionRow&) const = default;
};

/// A player's part in a mission.
class MissionRow
{
    Q_GADGET
    QML_VALUE_TYPE(missionRow)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString playerName MEMBER playerName)
    Q_PROPERTY(QString mission MEMBER mission)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(bool common MEMBER common)
    Q_PROPERTY(bool secret MEMBER secret)
    Q_PROPERTY(bool choosable MEMBER choosable)
    Q_PROPERTY(QString chosen MEMBER chosen)
    Q_PROPERTY(QString progress MEMBER progress)
    Q_PROPERTY(int vp MEMBER vp)
    Q_PROPERTY(int scored MEMBER scored)
    Q_PROPERTY(QVariantList conditions MEMBER conditions)
public:
    QString player;
    QString playerName;
    QString mission;
    QString title;
    QString summary; ///< what to do for it
    QString rule;    ///< id of the rules entry
    bool common = false;
    bool secret = false;    ///< what was chosen is covered, and what tells of it
    bool choosable = false; ///< Units are chosen for it
    QString chosen;         ///< their names; empty: nobody yet
    QString progress;       ///< what is counted for it, in words
    int vp = 0;             ///< as if the game ended now
    int scored = 0;         ///< already counted
    QVariantList conditions;
    bool operator==(const MissionRow&) const = default;
};

/// The missions as live checklists: what the table tells is computed, the rest is ticked by the players.
class MissionController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::RowModel* missions READ missions CONSTANT)
    Q_PROPERTY(bool unsettled READ unsettled NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)

public:
    explicit MissionController(QObject* parent = nullptr);

    RowModel* missions() const { return m_missions; }
    /// Whether the game is over and the missions bring other points than were counted.
    bool unsettled() const;
    bool over() const;

    Q_INVOKABLE void tick(const QString& player, const QString& mission, const QString& condition, int count);
    Q_INVOKABLE void reveal(const QString& player, const QString& mission);
    /// The Units that may be chosen, of {id, name, chosen}.
    Q_INVOKABLE QVariantList choices(const QString& player, const QString& mission) const;
    Q_INVOKABLE void choose(const QString& player, const QString& mission, const QStringList& units,
                            bool secret);
    /// Once the game is over, counts what the missions bring: one command for each that brings other points
    /// than were counted. Nothing happens the second time.
    Q_INVOKABLE void settle();

Q_SIGNALS:
    void changed();
    void told(const QString& words);

private:
    void refresh();
    bool play(const std::string& procedure, const table::Answers& answers);

    OpenMatch m_match;
    RowModel* m_missions;
};

} // namespace adjutant
