#pragma once

#include "app/matches/matchcourse.h"
#include "app/matches/matchfold.h"
#include "app/viewmodels/battle/battlelog.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"

#include <QStringList>
#include <QTimer>

namespace adjutant {

/// One match of the history: who played with what, and how it went; how it stood at any time is on the
/// page of the match. Notes and photos may be changed and are saved by themselves. What goes wrong becomes
/// `message`.
class MatchStory : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId WRITE open NOTIFY opened)
    SHOWN(bool, valid, opened) = false;
    SHOWN(QString, trouble, opened);
    SHOWN(adjutant::HistoryRow, match, opened);
    /// More about the match, each of {label, value}.
    SHOWN(QVariantList, facts, opened);
    /// Whether anything was recorded, so that there are charts, and a match to look at.
    COMPUTED(bool, recorded, opened) { return m_session && m_session->records() > 0; }
    /// What can be drawn along the match, each of {id, title, short, series: of ChartSeries}.
    SHOWN(QVariantList, charts, opened);
    COMPUTED(int, rounds, opened) { return m_course.rounds; } ///< that charts are wide
    /// After which steps armies were clearly smaller, or a side had clearly more points, each of {position,
    /// title, detail}.
    SHOWN(QVariantList, biggestSteps, opened);
    PART(adjutant::RollLuck, luck) = new RollLuck(this);
    /// Whether notes and photos can be changed: not of a match that is damaged, which stays as it is.
    COMPUTED(bool, editable, opened) { return m_valid && !m_isPart; }
    Q_PROPERTY(QString notes READ notes WRITE setNotes NOTIFY detailsChanged)
    COMPUTED(QVariantList, photos, photosChanged); ///< each of {path, name, url, there}
    SHOWN(QString, message, messageChanged);       ///< reported anew each time, be it the same

public:
    explicit MatchStory(Workspace* workspace = nullptr);
    ~MatchStory() override;

    QString matchId() const { return m_record.id; }
    /// Opens a match of the history; `trouble` tells where it can't be, or only in part.
    void open(const QString& match);

    /// The match as it was followed; null where none is open.
    const Session* session() const { return m_session.get(); }

    QString notes() const { return m_record.details.notes; }
    void setNotes(const QString& notes);
    Q_INVOKABLE void choosePhotos();
    void addPhotos(const QStringList& paths);
    Q_INVOKABLE void removePhoto(int index);

    /// Marks a match that is not finished as abandoned, or takes that back.
    Q_INVOKABLE void setAbandoned(bool abandoned);
    /// Writes notes that are not saved yet.
    Q_INVOKABLE void save();
    /// Reads the match again where it was played on since.
    Q_INVOKABLE void refresh();
    /// Asks where to and writes the match as `json`, `csv`, `bgstats` or `html`. The path; empty where
    /// nothing was written.
    Q_INVOKABLE QString exportMatch(const QString& format);

Q_SIGNALS:
    void opened();
    void detailsChanged();
    void photosChanged();
    void messageChanged();

private:
    void take(const QString& match);
    void showRecord();
    void saveDetails();
    void announce(const QString& message);

    MatchRecord m_record;
    std::unique_ptr<Session> m_session;
    bool m_isPart = false; ///< the record isn't what was written
    MatchCourse m_course;
    QTimer m_notesTimer; ///< runs while notes are not saved yet
};

} // namespace adjutant
