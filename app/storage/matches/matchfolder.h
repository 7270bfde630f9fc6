#pragma once

#include "app/storage/matches/matchindex.h"
#include "app/storage/recordfile.h"

namespace adjutant {

/// Why a file among those of matches isn't looked at, in English.
inline const QString whyNoMatch =
    QStringLiteral("a link, or no name of a match, or another year has one of the same name");

/// What the records of a match come to, which is the app's to know; why they are no match of that id, in
/// English.
using MatchReader = std::function<Expected<MatchSummary, std::string>(const QString& id, const Records&)>;

/// A file of the folder of matches.
struct MatchFile
{
    QString id;
    QString path;
    FileMark mark;
};

/// What lies in the folder of matches.
struct MatchFiles
{
    std::vector<MatchFile> files;
    std::vector<MatchFile> others;     ///< that are no match by their names, or the worse one of two of an id
    QStringList unfinished;            ///< left by a program that was killed: nothing of them was confirmed
    std::optional<StorageFault> fault; ///< the folder, or one of a year, can't be looked into
};

/// The files of the matches of a data folder: `matches/<year>/<id>.match`, of the year in which a match
/// began, in UTC. Whoever changes something here holds the folder's lock.
class MatchFolder
{
public:
    MatchFolder(QString folder, MatchReader reader) : m_folder(std::move(folder)), m_reader(std::move(reader))
    {}

    const QString& folder() const { return m_folder; }

    MatchFiles files() const;

    /// The file of a match, of two the one with more good lines; `noSuchMatch`.
    Stored<QString> pathOf(const QString& id) const;

    /// The records of a match.
    Stored<RecordFile> open(const QString& id) const { return pathOf(id).and_then(RecordFile::open); }

    /// What a file's match comes to.
    Stored<MatchSummary> summaryOf(const QString& id, const QString& path) const;

    /// Where its file belongs within the data folder.
    static QString placeOf(const QString& id, const QDateTime& started);

private:
    QString m_folder;
    MatchReader m_reader;
};

} // namespace adjutant
