#pragma once

#include "app/matches/matchclock.h"
#include "app/matches/matchfold.h"
#include "app/storage/matches/matchstore.h"

#include <QObject>

#include <functional>
#include <optional>

namespace adjutant {

/// The match of any game that is being played: its record, the session that it folds to, and the store behind
/// it. Every step is on disk before changed() tells of it; one that can't be written isn't taken.
class RunningMatch : public QObject
{
    Q_OBJECT

public:
    explicit RunningMatch(MatchStore& store, SearchWords words = {}, QObject* parent = nullptr,
                          MatchClock clock = {});
    ~RunningMatch() override; ///< writes what the history shows, and what others changed

    /// What the cards of the matches are called that are opened from now on.
    void setNames(NameCards names) { m_names = std::move(names); }

    bool isOpen() const { return m_session != nullptr; }
    const MatchRecord& record() const { return m_record; }
    const Session& session() const { return *m_session; }

    // What the session says of the match as it stands, to everybody: made once until it changes.
    const door::MatchView& view() const;
    const std::vector<door::Offer>& offers() const;

    /// What is being entered, and isn't on record: the rules for now are those of its next question.
    struct Entered
    {
        door::OfferKey key;
        door::Answers answers;
    };
    const std::optional<Entered>& entered() const { return m_entered; }
    void setEntered(std::optional<Entered> entered) { m_entered = std::move(entered); }

    /// What was wrong with the record when it was opened, in words: it goes on from its last good step.
    QString damage() const { return m_damage; }

    /// Begins a new match and makes it the open one; where it can't be, the reason in words.
    std::optional<QString> begin(Start start, const QString& title = {});

    /// Opens a match of the store; the reason in words where it can't be.
    std::optional<QString> open(const QString& id);
    void close();

    // Each does what the session does, and gives the reason in words where it was not done.
    std::optional<QString> play(const door::OfferKey& key, const door::Answers& answers,
                                std::vector<std::string> accepted);
    /// As scripts write it: what the answers leave out is left out.
    std::optional<QString> command(const std::string& procedure, const door::Answers& answers,
                                   std::vector<std::string> accepted = {});
    std::optional<QString> undo(Extent extent = Extent::procedure);
    std::optional<QString> redo(Extent extent = Extent::procedure);
    std::optional<QString> goTo(std::size_t entry);

    /// Which command of a phone takes the steps from now on; empty: they are taken here.
    void setBy(std::string by) { m_by = std::move(by); }

    /// Calls a player otherwise, from the beginning of the match on: no step of the log.
    std::optional<QString> rename(const PlayerId& side, const QString& name);

    /// Gives a player another list, as long as nothing was played: the record of the match begins anew, under
    /// its id. Why the list is refused, or can't be written, in words.
    std::optional<QString> bring(const PlayerId& side, Roster list, const Catalogue& catalogue);

    /// Ends the match without a result and closes it. Who goes on with it later takes that back.
    std::optional<QString> abandon();

    /// The side whose chess clock runs: the one that is to act, once it has begun; empty while several
    /// decide.
    std::string clockRuns() const;
    /// Why the last change could not be written; empty: it was.
    const QString& trouble() const { return m_trouble; }

    /// How long the clock of a side has run, in milliseconds, what it runs now among it.
    qint64 clockOf(const PlayerId& side) const;

    /// Replaces what is kept beside the log, as the history's page does; why it can't be written, in words.
    std::optional<QString> setDetails(MatchDetails details);

    /// Writes what the history shows of an open match; done by itself when a round or the game ends, at
    /// every step after that, and on close. Not of a damaged record as long as nobody goes on with it: what
    /// the history has may be all that tells how it ended.
    void saveSummary();

Q_SIGNALS:
    /// The match, its log, or what is kept beside it has changed.
    void changed();
    /// Another match is open, or none.
    void opened();
    /// What the last step reported.
    void announced(const std::vector<adjutant::Sentence>& lines);

private:
    using Applied = Expected<Played, door::Remark>;
    std::optional<QString> apply(const std::function<Applied(const Keep& keep)>& change, bool isRecord);
    std::optional<Message> persist(const Step& step);
    std::optional<QString> load(const QString& id);
    std::optional<StorageFault> append(std::vector<std::string> records);
    void forget();
    qint64 clockNow() const;

    MatchStore& m_store;
    SearchWords m_words;
    NameCards m_names;
    MatchClock m_clock;
    MatchRecord m_record;
    std::unique_ptr<Session> m_session;
    std::optional<std::size_t> m_goodLines; ///< of a damaged record, until something is done
    bool m_detailsAreCut = false;           ///< what is shown beside its steps stands behind those lines
    std::optional<MatchSummary> m_ended;    ///< what the last record says, of a match that is over
    QString m_damage;
    std::string m_by;
    std::optional<Entered> m_entered;
    QDateTime m_turnSince; ///< when the clock that runs began to
    QString m_trouble;     ///< why the last step was not kept

    /// What was made of the session since it last changed.
    struct Seen
    {
        std::optional<door::MatchView> view;
        std::optional<std::vector<door::Offer>> offers;
    };
    mutable Seen m_seen;
};

} // namespace adjutant
