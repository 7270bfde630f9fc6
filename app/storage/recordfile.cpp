#include "app/storage/recordfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

std::string linesOf(const std::vector<std::string>& texts, ChainHash& last)
{
    std::string lines;
    for (const std::string& text : texts)
        lines += chainedLine(last, text);
    return lines;
}

// Of all whole lines, good or not; they aren't hashed again.
std::vector<std::string> textsIn(std::string_view bytes)
{
    constexpr std::size_t frame = 17; // the hash, and a space
    std::vector<std::string> texts;
    for (std::size_t end = bytes.find('\n'); end != bytes.npos; end = bytes.find('\n')) {
        texts.emplace_back(bytes.substr(std::min(frame, end), end - std::min(frame, end)));
        bytes.remove_prefix(end + 1);
    }
    return texts;
}

} // namespace

std::string recordBytes(const std::vector<std::string>& texts)
{
    ChainHash last{};
    return linesOf(texts, last);
}

RecordFile::RecordFile(QString path, std::string bytes) : m_path(std::move(path)), m_bytes(std::move(bytes))
{
    const ChainedLines chain = chainedLines(m_bytes);
    m_last = chain.last;
    m_lines = chain.lines;
    m_damaged = chain.damaged;
    if (m_damaged)
        m_lastOfAll = textsIn(m_bytes).back();
    m_bytes.resize(chain.bytes);
}

Stored<RecordFile> RecordFile::open(const QString& path)
{
    const FileMark found = markOf(path);
    auto bytes = readPlainFile(path, longestRecordFile);
    if (!bytes)
        return refuse(bytes.error());
    RecordFile file(path, std::move(*bytes));
    if (file.m_bytes.empty())
        return refuse(storageFault(Kind::damaged, path, QStringLiteral("its first line is no record")));
    file.m_onDisk = found;
    return file;
}

Stored<RecordFile> RecordFile::create(const QString& path, const std::vector<std::string>& texts)
{
    RecordFile file(path, recordBytes(texts));
    const auto part = writeBeside(path, file.m_bytes);
    if (!part)
        return refuse(part.error());
    // Takes no name that another file has.
    const bool isNamed = alsoNamed(*part, path);
    const StorageFault fault = errno == EEXIST ? storageFault(Kind::nameTaken, path) : faultOfSystem(path);
    QFile::remove(*part);
    if (!isNamed)
        return refuse(fault);
    syncToDisk(QFileInfo(path).absolutePath());
    file.setOnDisk(markOf(path));
    return file;
}

Records RecordFile::records() const
{
    return {textsIn(m_bytes), m_lines, m_damaged, m_lastOfAll};
}

// After writing. What another program has appended by then isn't cut off with the next record.
void RecordFile::setOnDisk(const FileMark& mark)
{
    m_onDisk = mark.bytes == static_cast<qint64>(m_bytes.size()) ? mark : FileMark{};
}

bool RecordFile::isAsLeft()
{
    const FileMark found = markOf(m_path);
    if (m_damaged || !found.exists())
        return false;
    if (found == m_onDisk)
        return true;
    // Somebody may have copied it, or touched it only.
    if (readPlainFile(m_path, longestRecordFile).value_or(std::string()) != m_bytes)
        return false;
    m_onDisk = found;
    return true;
}

Stored<void> RecordFile::append(const std::vector<std::string>& texts)
{
    ChainHash last = m_last;
    const std::string lines = linesOf(texts, last);
    const auto end = static_cast<off_t>(m_bytes.size());
    if (end + static_cast<off_t>(lines.size()) > longestRecordFile)
        return refuse(storageFault(Kind::full, m_path, QStringLiteral("a match takes 4 MiB at most")));
    const OpenFile file(m_path, O_WRONLY | O_APPEND);
    if (!file || (m_onDisk.bytes > end && ::ftruncate(file.descriptor(), end) != 0))
        return refuse(faultOfSystem(m_path));
    if (!writeAll(file, lines) || ::fdatasync(file.descriptor()) != 0) {
        const StorageFault fault = faultOfSystem(m_path);
        if (::ftruncate(file.descriptor(), end) != 0)
            m_onDisk = {}; // then it isn't as it was left
        return refuse(fault);
    }
    m_bytes += lines;
    m_last = last;
    m_lines += texts.size();
    struct stat now = {};
    setOnDisk(::fstat(file.descriptor(), &now) == 0 ? markOf(now) : FileMark{});
    return {};
}

Stored<void> RecordFile::replace(std::size_t lines, const std::vector<std::string>& texts)
{
    std::vector<std::string> all = textsIn(m_bytes);
    all.resize(std::min(all.size(), lines));
    all.insert(all.end(), texts.begin(), texts.end());
    RecordFile anew(m_path, recordBytes(all));
    if (auto written = writeInPlace(m_path, anew.m_bytes); !written)
        return written;
    anew.setOnDisk(markOf(m_path));
    *this = std::move(anew);
    return {};
}

} // namespace adjutant
