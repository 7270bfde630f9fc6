#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "historyrows.h"
#include "rowmodel.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace adjutant {

/// One match of the history: who played with what, how it went, and the table at any time of it. Notes and
/// photos may be changed and are saved by themselves. What goes wrong becomes `message`.
class MatchStory : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId WRITE open NOTIFY opened)
    Q_PROPERTY(bool valid READ valid NOTIFY opened)
    Q_PROPERTY(QString trouble READ trouble NOTIFY opened)
    Q_PROPERTY(adjutant::HistoryRow match READ match NOTIFY opened)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY opened)
    Q_PROPERTY(bool recorded READ recorded NOTIFY opened)
    Q_PROPERTY(QVariantList vpSeries READ vpSeries NOTIFY opened)
    Q_PROPERTY(QVariantList leftSeries READ leftSeries NOTIFY opened)
    Q_PROPERTY(QVariantList lostSeries READ lostSeries NOTIFY opened)
    Q_PROPERTY(QVariantList luck READ luck NOTIFY opened)
    Q_PROPERTY(adjutant::RowModel* log READ log CONSTANT)
    Q_PROPERTY(int last READ last NOTIFY opened)
    Q_PROPERTY(int position READ position WRITE setPosition NOTIFY moved)
    Q_PROPERTY(QString positionWords READ positionWords NOTIFY moved)
    Q_PROPERTY(QString roundWords READ roundWords NOTIFY moved)
    Q_PROPERTY(int round READ round NOTIFY moved)
    Q_PROPERTY(adjutant::RowModel* tokens READ tokens CONSTANT)
    Q_PROPERTY(QVariantList armies READ armies NOTIFY moved)
    Q_PROPERTY(QString activeName READ activeName NOTIFY moved)
    Q_PROPERTY(QString activeColour READ activeColour NOTIFY moved)
    Q_PROPERTY(QString notes READ notes WRITE setNotes NOTIFY detailsChanged)
    Q_PROPERTY(QVariantList photos READ photos NOTIFY detailsChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    explicit MatchStory(QObject* parent = nullptr);
    ~MatchStory() override;

    QString matchId() const { return m_record.id; }
    /// Opens a match of the history; `trouble` tells where it can't be, or only in part.
    void open(const QString& match);
    bool valid() const { return m_valid; }
    QString trouble() const { return m_trouble; }

    /// The header; its players have their Units as they stand at the end.
    HistoryRow match() const { return m_match; }
    /// More about the match, each of {label, value}.
    QVariantList facts() const { return m_facts; }
    /// Whether commands were recorded, so that there are charts, a log and a replay.
    bool recorded() const { return m_states.size() > 1; }

    // Of ChartSeries, a line for each player: VP, AP left, AP lost.
    QVariantList vpSeries() const { return m_vp; }
    QVariantList leftSeries() const { return m_left; }
    QVariantList lostSeries() const { return m_lost; }
    /// Each of {name, colour, faction, rows: of LuckRow}; players without recorded rolls are left out.
    QVariantList luck() const { return m_luck; }

    /// The commands that stand, of StoryLogLine.
    RowModel* log() const { return m_log; }
    int last() const { return static_cast<int>(m_states.size()) - 1; } ///< the last position of the replay
    int position() const { return m_position; }
    /// Shows the table after so many commands.
    void setPosition(int position);
    QString positionWords() const;
    QString roundWords() const;
    int round() const;
    /// The tokens on the TimePath then, of PlayerRow.
    RowModel* tokens() const { return m_tokens; }
    /// Of StandingArmy.
    QVariantList armies() const { return m_armies; }
    /// The player who was to act then; empty once the game was over.
    QString activeName() const;
    QString activeColour() const;
    const std::vector<drakerys::MatchState>& states() const { return m_states; }

    QString notes() const { return m_record.details.notes; }
    void setNotes(const QString& notes);
    /// Each of {path, name, url, there}.
    QVariantList photos() const;
    Q_INVOKABLE void choosePhotos();
    void addPhotos(const QStringList& paths);
    Q_INVOKABLE void removePhoto(int index);

    /// Marks a match that is not finished as abandoned, or takes that back.
    Q_INVOKABLE void setAbandoned(bool abandoned);
    /// Writes notes that are not saved yet.
    Q_INVOKABLE void save();
    /// Asks where to and writes the match as `json`, `csv`, `bgstats` or `html`. The path; empty where
    /// nothing was written.
    Q_INVOKABLE QString exportMatch(const QString& format);

    QString message() const { return m_message; }
    Q_INVOKABLE void dismissMessage() { say({}); }

Q_SIGNALS:
    void opened();
    void moved();
    void detailsChanged();
    void messageChanged();

private:
    void take(const QString& match);
    void showRecord();
    void saveDetails();
    void saveSummary();
    void say(const QString& message);

    MatchRecord m_record;
    bool m_valid = false;
    QString m_trouble;
    HistoryRow m_match;
    QVariantList m_facts;
    std::vector<drakerys::MatchState> m_states; ///< after each standing command, the start first
    QVariantList m_vp;
    QVariantList m_left;
    QVariantList m_lost;
    QVariantList m_luck;
    RowModel* m_log;
    int m_position = 0;
    RowModel* m_tokens;
    QVariantList m_armies;
    QTimer m_notesTimer; ///< runs while notes are not saved yet
    QString m_message;
};

} // namespace adjutant
