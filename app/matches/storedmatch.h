#pragma once

#include "app/matches/matchfile.h"
#include "app/matches/matchfold.h"
#include "app/storage/matches/matchstore.h"

#include <QByteArray>

#include <map>
#include <string>
#include <vector>

namespace adjutant {

/// What the records of matches come to, for the store.
MatchReader matchReader();

/// What the last record of a match that is over says; none of any other record.
std::optional<MatchSummary> endIn(std::string_view record);

/// A match of the store as far as it can be followed; why it can't even be begun, in English.
Expected<FoldedMatch, std::string> matchIn(const MatchStore& store, const QString& id,
                                           const NameCards& names = {});

/// The very lines of a match's file, `most` at most.
Stored<std::string> logOf(const MatchFolder& folder, const QString& id, std::size_t most);

/// Puts a whole match into the store, under a new id where its own is taken or it has none. The id; or what
/// is wrong with it or the disk, in English, and then nothing of it is there.
Expected<QString, std::string> keepMatch(MatchStore& store, MatchRecord record,
                                         const SearchWords& words = {});

/// Replaces what is kept beside the steps of a match, and what the history shows of it.
Stored<void> keepDetails(MatchStore& store, const MatchRecord& record, const Session& session,
                         const SearchWords& words);

/// Where a match stops being one that can be followed, in a line of English.
std::string inEnglish(const MatchDamage& damage);

/// What of a match that has damage isn't what was written.
Message messageOf(const FoldedMatch& match);

/// The same in a line of English; empty: it is whole.
std::string faultOf(const FoldedMatch& match);

/// A match that was read from a file, and what it comes to: all of its steps can be taken.
struct WholeMatch
{
    ReadMatch read;
    FoldedMatch folded;
};

/// Reads and follows a file; what keeps it from being a whole match otherwise.
Expected<WholeMatch, MatchDamage> wholeMatch(std::string_view text);

/// A match that was added, or not because it was there already with the same contents.
struct ImportedMatch
{
    QString id;         ///< under which it is stored
    QString idInFile;   ///< empty where the file names none
    bool known = false; ///< it was there: nothing was changed
};

/// Matches that are added to a data folder together: all of them, or none. Each gets its own id, or one that
/// its contents give where its file names none; with a number behind it where that stands for another match.
class MatchImport
{
public:
    MatchImport(const MatchFolder& folder, SearchWords words);

    Stored<ImportedMatch> add(const WholeMatch& match);

    /// Puts them in their places; without it nothing is added.
    Stored<void> finish() { return m_incoming.finish(); }

    /// What the history shows of the added matches.
    const std::vector<MatchSummary>& summaries() const { return m_summaries; }

private:
    /// What is known of a match that has an id.
    struct Known
    {
        QString path;
        QString title;
        QDateTime started;                  ///< invalid: its first line wasn't read
        std::optional<QByteArray> contents; ///< none: they weren't read; empty: they can't be
    };

    QByteArray contentsUnder(const QString& id, const MatchStart& start);

    SearchWords m_words;
    IncomingFiles m_incoming;
    std::optional<StorageFault> m_fault; ///< what hides whether an id is in use
    std::map<QString, Known> m_known;    ///< by the ids in use
    std::vector<MatchSummary> m_summaries;
};

} // namespace adjutant
