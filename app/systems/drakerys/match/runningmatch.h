#pragma once

#include "app/storage/matches/matchstore.h"
#include "app/systems/drakerys/matches/matchfold.h"

#include <QObject>

#include <optional>
#include <string>

namespace adjutant {

/// Why a command was not carried out.
struct Unplayed
{
    QString words() const; ///< either, for people

    std::optional<drakerys::MatchRefusal> refusal; ///< the rule forbids it: nothing has changed
    QString trouble; ///< it could not be kept, and was not done: the disk, another window
};

/// The match that is being played: its record, what it folds to, and the store behind it. Every step is on
/// disk before changed() tells of it; where the disk has no room it goes on in memory, and unsaved() says so.
/// Where another window has carried the match on it is read anew, and the step that came too late is not
/// taken.
class RunningMatch : public QObject
{
    Q_OBJECT

public:
    explicit RunningMatch(MatchStore& store, QObject* parent = nullptr);
    ~RunningMatch() override; ///< writes what the history shows

    /// Whether a match is open.
    bool isOpen() const { return m_match.has_value(); }
    const MatchRecord& record() const { return m_record; }
    const FoldedMatch& folded() const { return *m_match; }
    const drakerys::MatchState& state() const { return m_match->state(); }

    /// What was wrong with the record when it was opened, in words: it goes on from its last good command.
    QString damage() const { return m_damage; }

    /// Why steps are kept in memory only, in words; empty where all is on disk.
    QString unsaved() const;

    /// Why the last step was not taken by the store, in words; empty where it was.
    QString trouble() const { return m_trouble; }

    /// Begins a new match and makes it the open one.
    void begin(MatchStart start);

    /// Opens a match of the store; the reason in words where it can't be.
    std::optional<QString> open(const QString& id);
    void close();

    /// Carries a command out; none where it was. `despite` names the rules that the players overrode.
    std::optional<Unplayed> play(const drakerys::Command& command, std::vector<std::string> despite = {});

    /// Moves within the log; false where there is nothing to move to, or with trouble().
    bool undo();
    bool redo();
    bool goTo(std::size_t entry);

    /// Ends the match without a result and closes it. Who goes on with it later takes that back.
    void abandon();

    /// Tries again to write what is in memory only; false where something still is, or with trouble().
    bool retry();

    /// Writes what the history shows; done by itself when a Round or the game ends, and on close.
    void saveSummary();

Q_SIGNALS:
    /// The table, the log, or what is kept beside it has changed.
    void changed();
    /// Another match is open, or none.
    void opened();
    /// What the last command brought about; they are at the end of the log's records.
    void played();

private:
    std::optional<Unplayed> take(MatchStep step);
    std::optional<QString> load(QString id);
    void follow(const StoredMatch& stored);
    void takeOver();
    std::optional<StorageFault> makeRoom();
    void readDetailsAnew();
    void setAbandoned(bool abandoned);

    MatchStore& m_store;
    MatchRecord m_record;
    std::optional<FoldedMatch> m_match;
    qint64 m_lastStep = 0;
    qint64 m_beyond = 0; ///< steps on disk that can't be followed; moved aside before the next one is written
    QString m_damage;
    QString m_trouble;
};

} // namespace adjutant
