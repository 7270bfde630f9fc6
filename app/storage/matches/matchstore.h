#pragma once

#include "app/storage/matches/matchfolder.h"
#include "app/storage/storefiles.h"

namespace adjutant {

/// The recorded matches: those being played, record by record, and the history. What is asked for is on
/// disk when a function returns, or it says why not, and then nothing has changed. What the records say is
/// the app's: here they are texts. The process holds the folder's lock; a store belongs to one thread.
class MatchStore
{
public:
    /// Opens the matches of a data folder, which is made where needed. It is always usable: see fault() and
    /// takeNews().
    MatchStore(const QString& folder, MatchReader reader);

    const MatchFolder& files() const { return m_files; }

    /// Adds a match of an id never used before, with its first records; `nameTaken`.
    Stored<void> create(const MatchSummary& summary, const std::vector<std::string>& texts);

    /// The records of a match; `noSuchMatch`.
    Stored<Records> read(const QString& id) const;

    /// The same, of a match that is to be carried on: until release() it is held in memory, and written again
    /// where somebody changes or takes away its file: with the next record, or when it is released, or
    /// another is held; where it can't be, the other is not.
    Stored<Records> hold(const QString& id);
    void release();

    /// Writes the held match again where its file isn't as it was left.
    Stored<void> putRight();

    /// Appends records to a match. Where its file is damaged, or was changed by others while it was held,
    /// that is set aside, and a new one of the good records takes its place.
    Stored<void> append(const QString& id, const std::vector<std::string>& texts);

    /// Writes a held match anew, whole, or not at all: its first so many lines, and records behind them. What
    /// somebody else has written there is set aside, and so are lines that don't stay; not where none do.
    Stored<void> rewrite(const QString& id, std::size_t lines, const std::vector<std::string>& texts);

    /// What the history shows of a match from now on; of its records nothing changes.
    void setSummary(const MatchSummary& summary);

    /// What the history shows of one match; `noSuchMatch`.
    Stored<MatchSummary> summary(const QString& id);

    /// The matches that a filter shows, the last started first: `limit` of them from `offset` on, or all
    /// where it is below 0.
    std::vector<MatchSummary> summaries(const MatchFilter& filter = {}, int limit = -1, int offset = 0);

    /// How many a filter shows.
    int count(const MatchFilter& filter = {});

    /// How the matches that a filter shows ended, in any order: their states, missions, winners and players,
    /// and nothing else of them.
    std::vector<MatchSummary> results(const MatchFilter& filter = {});

    /// Deletes a match; it can be brought back for at least 30 days.
    Stored<void> remove(const QString& id);

    /// Brings a deleted match back; `nameTaken` where there is another one of that id.
    Stored<void> restore(const QString& id);

    /// The matches that restore() can bring back, deleted last first.
    std::vector<storefiles::Deleted<MatchSummary>> deleted() const;

    /// Reads again what has changed in the folder.
    void refresh();
    /// Looks which files have changed, and reads none yet. After a restore some may well be shorter.
    void look(bool isRestored = false);

    /// The changed files that the pages lack until readMore() has read them.
    std::size_t unread() const { return m_unread.size(); }
    void readMore(std::size_t most);

    /// What is to be reported and was not taken yet.
    std::vector<StorageNews> takeNews() { return std::exchange(m_news, {}); }

    /// Why matches can't be kept, while that is so.
    std::optional<StorageFault> fault() const { return m_fault; }

private:
    Stored<void> mayWrite(const RecordFile& file);
    template <class Work, class... Values> auto indexed(Work work, const Values&... values);
    void reportIfShorter(const QString& id, const QString& path);
    Stored<void> appendTo(RecordFile& file, const std::vector<std::string>& texts);
    Stored<void> replace(RecordFile& file, std::size_t lines, const std::vector<std::string>& texts,
                         const QString& why);

    MatchFolder m_files;
    storefiles::OpenedFolder m_opened;
    IndexFile m_index;
    std::optional<RecordFile> m_held;
    QString m_heldId;
    std::vector<MatchFile> m_unread;
    std::vector<StorageNews> m_news;
    std::optional<StorageFault> m_fault;
};

} // namespace adjutant
