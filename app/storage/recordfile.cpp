#include "app/storage/recordfile.h"

#include <algorithm>
#include <fcntl.h>
#include <unistd.h>

namespace adjutant {

using Kind = StorageFault::Kind;

std::string recordBytes(const std::vector<std::string>& texts)
{
    ChainHash last{};
    return chainedLines(last, texts);
}

RecordFile::RecordFile(QString path, std::string_view bytes) : m_path(std::move(path))
{
    const ChainedLines chain = chainedLines(bytes);
    m_records = {{chain.texts.begin(), chain.texts.end()}, chain.lines, chain.damaged, {}};
    m_last = chain.last;
    m_bytes = static_cast<qint64>(chain.bytes);
    if (chain.damaged) {
        bytes = bytes.substr(0, bytes.rfind('\n'));
        const std::string_view last = bytes.substr(bytes.rfind('\n') + 1);
        m_records.lastOfAll = last.substr(std::min(chainFrame, last.size()));
    }
}

Stored<RecordFile> RecordFile::open(const QString& path)
{
    const FileMark found = markOf(path);
    const auto bytes = readPlainFile(path, longestFile);
    if (!bytes)
        return refuse(bytes.error());
    RecordFile file(path, *bytes);
    if (file.m_bytes == 0)
        return refuse(storageFault(Kind::damaged, path, QStringLiteral("its first line is no record")));
    file.m_onDisk = found;
    return file;
}

// After writing. What another program has appended by then isn't cut off with the next record.
void RecordFile::setOnDisk(const FileMark& mark)
{
    m_onDisk = mark.bytes == m_bytes ? mark : FileMark{};
}

bool RecordFile::isAsLeft()
{
    const FileMark found = markOf(m_path);
    if (m_records.damaged || !found.exists())
        return false;
    if (found == m_onDisk)
        return true;
    // Somebody may have copied it, or touched it only.
    if (readPlainFile(m_path, longestFile).value_or(std::string()) != recordBytes(m_records.texts))
        return false;
    m_onDisk = found;
    return true;
}

Stored<void> RecordFile::append(const std::vector<std::string>& texts)
{
    ChainHash last = m_last;
    const std::string lines = chainedLines(last, texts);
    // Steps are short: notes and photos, which are written as a whole each time, leave them the last quarter.
    if (m_bytes + static_cast<qint64>(lines.size()) > longestFile / 4 * (lines.size() > 1024 ? 3 : 4))
        return refuse(storageFault(Kind::matchFull, m_path));
    const OpenFile file(m_path, O_WRONLY | O_APPEND);
    if (!file || (m_onDisk.bytes > m_bytes && ::ftruncate(file.descriptor(), m_bytes) != 0))
        return refuse(faultOfSystem(m_path));
    if (!writeAll(file, lines) || ::fdatasync(file.descriptor()) != 0) {
        const StorageFault fault = faultOfSystem(m_path);
        if (::ftruncate(file.descriptor(), m_bytes) != 0)
            m_onDisk = {}; // then it isn't as it was left
        return refuse(fault);
    }
    m_records.texts.insert(m_records.texts.end(), texts.begin(), texts.end());
    m_records.lines += texts.size();
    m_bytes += static_cast<qint64>(lines.size());
    m_last = last;
    struct stat now = {};
    setOnDisk(::fstat(file.descriptor(), &now) == 0 ? markOf(now) : FileMark{});
    return {};
}

Stored<void> RecordFile::replace(std::size_t lines, const std::vector<std::string>& texts)
{
    std::vector<std::string> all = m_records.texts;
    all.resize(std::min(all.size(), lines));
    all.insert(all.end(), texts.begin(), texts.end());
    const std::string bytes = recordBytes(all);
    if (static_cast<qint64>(bytes.size()) > longestFile)
        return refuse(storageFault(Kind::matchFull, m_path));
    return writeInPlace(m_path, bytes).map([&] {
        *this = RecordFile(m_path, bytes);
        setOnDisk(markOf(m_path));
    });
}

} // namespace adjutant
