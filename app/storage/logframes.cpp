#include "app/storage/logframes.h"

#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <vector>

namespace adjutant {

namespace {

constexpr int logHeaderBytes = 32, frameHeaderBytes = 24, saltBytes = 8, sumBytes = 8;
constexpr int versionAt = 4, pageSizeAt = 8, logSaltsAt = 16;       // in the log's header
constexpr int pageNumberAt = 0, pagesAfterwardsAt = 4, saltsAt = 8; // in a frame's
constexpr int summedOfFrame = 8;
constexpr quint32 littleMagic = 0x377f0682, bigMagic = 0x377f0683, formatVersion = 3007000;
constexpr qint64 usualPage = 4096;

quint32 number(const QByteArray& bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

bool isPageSize(qint64 bytes)
{
    return bytes >= 512 && bytes <= 65536 && (bytes & (bytes - 1)) == 0;
}

} // namespace

LogSum sumAtEnd(const QByteArray& header)
{
    return {number(header, header.size() - sumBytes), number(header, header.size() - sumBytes / 2)};
}

QByteArray withSum(QByteArray header, LogSum sum)
{
    qToBigEndian(sum.first, header.data() + header.size() - sumBytes);
    qToBigEndian(sum.second, header.data() + header.size() - sumBytes / 2);
    return header;
}

quint32 LogFrame::pageNumber() const
{
    return number(header, pageNumberAt);
}

bool LogFrame::endsTransaction() const
{
    return number(header, pagesAfterwardsAt) != 0;
}

QByteArray LogFrame::summed() const
{
    return header.first(summedOfFrame) + page;
}

void LogFrame::setSummed(const QByteArray& bytes)
{
    header.replace(0, summedOfFrame, bytes.first(summedOfFrame));
    page = bytes.mid(summedOfFrame);
}

LogSum LogFrame::sum() const
{
    return sumAtEnd(header);
}

LogReader::LogReader(const QString& log) : m_file(log)
{
    if (!m_file.open(QIODevice::ReadOnly))
        return;
    m_header = m_file.read(logHeaderBytes);
    if (m_header.size() < logHeaderBytes)
        return;
    m_salts = m_header.mid(logSaltsAt, saltBytes);
    m_before = m_firstSum = sumAtEnd(m_header);
    m_order = number(m_header, 0) == bigMagic ? ByteOrder::big : ByteOrder::little;
    const bool isMagic = (number(m_header, 0) & ~quint32(1)) == littleMagic;
    const qint64 pageSize = number(m_header, pageSizeAt);
    m_isHeaderSound = isMagic && isPageSize(pageSize) &&
                      continued({}, m_header.first(logHeaderBytes - sumBytes), m_order) == m_before;
    if (m_isHeaderSound)
        m_pageSize = pageSize;
    else
        recogniseByFrames();
}

// A header belongs to the first frame where they share their salts or the frame continues its checksum.
// Frames that follow no such header were left over when a log was begun anew and the power failed.
void LogReader::recogniseByFrames()
{
    const qint64 written = number(m_header, pageSizeAt);
    for (const qint64 pageSize : {written, usualPage})
        for (const ByteOrder order :
             {m_order, m_order == ByteOrder::big ? ByteOrder::little : ByteOrder::big}) {
            if (!isPageSize(pageSize))
                continue;
            m_pageSize = pageSize;
            m_order = order;
            m_before = m_firstSum;
            m_file.seek(logHeaderBytes);
            const auto first = next();
            const auto second = next();
            m_file.seek(logHeaderBytes);
            if (first && (first->hasSum || (first->hasSalts && second && second->hasSum))) {
                m_salts = first->header.mid(saltsAt, saltBytes);
                if (!first->hasSum) // then it is the checksum that is altered
                    m_firstSum = sumAtEnd(rightHeader());
                m_before = m_firstSum;
                return;
            }
        }
    m_pageSize = 0;
}

QByteArray LogReader::rightHeader() const
{
    if (m_isHeaderSound)
        return m_header;
    QByteArray right = m_header;
    qToBigEndian(m_order == ByteOrder::big ? bigMagic : littleMagic, right.data());
    qToBigEndian(formatVersion, right.data() + versionAt);
    qToBigEndian(static_cast<quint32>(m_pageSize), right.data() + pageSizeAt);
    right.replace(logSaltsAt, saltBytes, m_salts);
    return withSum(right, continued({}, right.first(logHeaderBytes - sumBytes), m_order));
}

std::optional<LogFrame> LogReader::next()
{
    LogFrame frame;
    frame.header = m_file.read(frameHeaderBytes);
    frame.page = m_file.read(m_pageSize);
    if (frame.header.size() < frameHeaderBytes || frame.page.size() < m_pageSize)
        return std::nullopt;
    frame.hasSalts = frame.header.mid(saltsAt, saltBytes) == m_salts;
    frame.before = m_before;
    frame.hasSum = continued(m_before, frame.summed(), m_order) == frame.sum();
    m_before = frame.sum();
    return frame;
}

QByteArray withLog(QByteArray database, const QString& log)
{
    LogReader reader(log);
    if (!reader.isLog())
        return database;
    // A number gone wild is no page of ours: each frame makes the file longer by a page at most.
    const qint64 mostPages = database.size() / reader.pageSize() + 1 +
                             QFileInfo(log).size() / (reader.pageSize() + frameHeaderBytes);
    std::vector<LogFrame> transaction;
    for (auto frame = reader.next(); frame && frame->isSound(); frame = reader.next()) {
        transaction.push_back(std::move(*frame));
        if (!transaction.back().endsTransaction())
            continue;
        for (const LogFrame& each : transaction) {
            const qint64 at = (static_cast<qint64>(each.pageNumber()) - 1) * reader.pageSize();
            if (at < 0 || each.pageNumber() > mostPages)
                continue;
            if (database.size() < at + each.page.size())
                database.append(at + each.page.size() - database.size(), 0);
            database.replace(at, each.page.size(), each.page);
        }
        transaction.clear();
    }
    return database;
}

} // namespace adjutant
