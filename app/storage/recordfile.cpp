#include "app/storage/recordfile.h"

#include <QFile>
#include <QFileInfo>

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

// A link, unlike a rename, takes no name that another file has; some file systems have none.
Stored<void> nameNewFile(const QString& part, const QString& path)
{
    Stored<void> named;
    if (::link(QFile::encodeName(part).constData(), QFile::encodeName(path).constData()) != 0) {
        named = errno == EEXIST ? refuse(storageFault(Kind::nameTaken, path)) : refuse(faultOfSystem(path));
        if (!identityOf(path).exists && moveInPlace(part, path))
            return {};
    }
    QFile::remove(part);
    if (named)
        syncToDisk(QFileInfo(path).absolutePath());
    return named;
}

} // namespace

std::string_view firstLines(std::string_view bytes, std::size_t lines)
{
    std::size_t end = 0;
    for (; lines > 0 && end < bytes.size(); --lines)
        end = bytes.find('\n', end) + 1;
    return bytes.substr(0, end);
}

Records recordsIn(std::string_view bytes)
{
    const ChainedLines chain = chainedLines(bytes);
    return {{chain.texts.begin(), chain.texts.end()}, chain.lines, chain.damaged};
}

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
    m_bytes.resize(chain.bytes);
}

Stored<RecordFile> RecordFile::open(const QString& path)
{
    const FileIdentity found = identityOf(path);
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
    if (const auto named = nameNewFile(*part, path); !named)
        return refuse(named.error());
    file.m_onDisk = identityOf(path);
    return file;
}

Records RecordFile::records() const
{
    Records records = recordsIn(m_bytes);
    records.lines = m_lines;
    records.damaged = m_damaged;
    return records;
}

bool RecordFile::isAsLeft()
{
    const FileIdentity found = identityOf(m_path);
    if (m_damaged || !found.exists)
        return false;
    if (found == m_onDisk)
        return true;
    // Somebody may have copied it, or touched it only.
    const auto bytes = readPlainFile(m_path, longestRecordFile);
    if (!bytes || *bytes != m_bytes)
        return false;
    m_onDisk = found;
    return true;
}

Stored<void> RecordFile::append(const std::vector<std::string>& texts)
{
    ChainHash last = m_last;
    const std::string lines = linesOf(texts, last);
    const auto end = static_cast<off_t>(m_bytes.size());
    const OpenFile file(m_path, O_WRONLY | O_APPEND);
    if (!file || (m_onDisk.mark.bytes > end && ::ftruncate(file.descriptor(), end) != 0))
        return refuse(faultOfSystem(m_path));
    if (!writeAll(file, lines) || ::fdatasync(file.descriptor()) != 0) {
        const StorageFault fault = faultOfSystem(m_path);
        // Where not even that can be done, the file will not be as it was left.
        static_cast<void>(::ftruncate(file.descriptor(), end));
        return refuse(fault);
    }
    m_bytes += lines;
    m_last = last;
    m_lines += texts.size();
    struct stat now = {};
    m_onDisk = ::fstat(file.descriptor(), &now) == 0 ? identityOf(now) : FileIdentity{};
    return {};
}

Stored<void> RecordFile::replace(std::size_t lines, const std::vector<std::string>& texts,
                                 const QString& aside)
{
    RecordFile good(m_path, std::string(firstLines(m_bytes, lines)));
    const std::string more = linesOf(texts, good.m_last);
    RecordFile anew(m_path, good.m_bytes + more);
    const auto part = writeBeside(m_path, anew.m_bytes);
    if (!part)
        return refuse(part.error());
    const bool isThere = identityOf(m_path).exists;
    const bool isMoved = isThere && moveInPlace(m_path, aside);
    if ((isThere && !isMoved) || !moveInPlace(*part, m_path)) {
        const StorageFault fault = faultOfSystem(m_path);
        if (isMoved)
            moveInPlace(aside, m_path);
        QFile::remove(*part);
        return refuse(fault);
    }
    anew.m_onDisk = identityOf(m_path);
    *this = std::move(anew);
    return {};
}

} // namespace adjutant
