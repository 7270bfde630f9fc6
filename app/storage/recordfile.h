#pragma once

#include "app/storage/diskfile.h"
#include "core/match/linechain.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant {

/// What can be used of a file of records: a chained line each (core/match/linechain.h), up to the first that
/// isn't what was written.
struct Records
{
    std::vector<std::string> texts;
    std::size_t lines = 0;              ///< in the file, good or not
    std::optional<std::size_t> damaged; ///< the first that isn't what was written, counted from 1
    std::string lastOfAll;              ///< of a damaged file, which nothing vouches for
};

/// The bytes of a new file of records.
std::string recordBytes(const std::vector<std::string>& texts);

/// An append-only file of records, as this program has last read or written it.
class RecordFile
{
public:
    /// Reads a file; see readPlainFile(). `damaged` where not even its first line can be used.
    static Stored<RecordFile> open(const QString& path);

    const QString& path() const { return m_path; }
    const Records& records() const { return m_records; }

    /// Whether the file on disk is what was read or written last, without damage: only then it is appended
    /// to.
    bool isAsLeft();

    /// Appends records with one write, and waits until they are on disk: all of them are then, or none.
    Stored<void> append(const std::vector<std::string>& texts);

    /// Writes the good lines, the first `lines` of them at most, and records behind them into a new file in
    /// the place of the one on disk. After a fault nothing has changed.
    Stored<void> replace(std::size_t lines, const std::vector<std::string>& texts);

private:
    RecordFile(QString path, std::string_view bytes);
    void setOnDisk(const FileMark& mark);

    QString m_path;
    Records m_records;
    ChainHash m_last{}; ///< of the good lines
    qint64 m_bytes = 0; ///< that these take
    FileMark m_onDisk;  ///< longer than the good lines by one that was never confirmed
};

} // namespace adjutant
