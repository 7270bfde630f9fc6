#include "app/storage/logrepair.h"

#include "app/storage/logframes.h"

#include <QFileInfo>

#include <bit>
#include <utility>
#include <vector>

namespace adjutant {

namespace {

constexpr qint64 longestLog = 256 << 20; // bytes: it is held in memory as a whole
constexpr int pageNumberBytes = 4;       // at the beginning of a frame
constexpr int mostTries = 100;           // of looking for the altered byte of a frame

// Frames are left over from before the log was begun anew, up to a frame with its salts; but the salts may
// be what is altered.
bool belongs(const LogFrame& frame, bool didBefore)
{
    return frame.hasSalts || (frame.hasSum && didBefore);
}

bool differInOneByte(LogSum one, LogSum other)
{
    const quint64 bits = (quint64(one.first ^ other.first) << 32) | (one.second ^ other.second);
    return bits != 0 && std::countr_zero(bits) / 8 == 7 - std::countl_zero(bits) / 8;
}

// Whether a damaged frame is as a disk alters it, not as a power cut leaves it: a byte is another one.
bool hasOneAlteredByte(const LogFrame& frame, ByteOrder order)
{
    return frame.hasSum || differInOneByte(continued(frame.before, frame.summed(), order), frame.sum()) ||
           withOneByteFixed(frame.before, frame.summed(), frame.sum(), order);
}

// A power cut damages the last transaction at most, and none that was on disk.
bool looksLost(const QString& log)
{
    LogReader reader(log);
    if (!reader.isLog())
        return false;
    bool isDamaged = !reader.isHeaderSound();
    bool isAltered = isDamaged; // it was on disk before the first frame
    bool isOfLog = true;
    int transactions = 0;
    while (const auto frame = reader.next()) {
        isOfLog = belongs(*frame, isOfLog);
        if (!isDamaged && !frame->isSound()) {
            isDamaged = true;
            isAltered = isOfLog && hasOneAlteredByte(*frame, reader.order());
        }
        if (isDamaged && isOfLog && frame->endsTransaction())
            ++transactions;
    }
    // Another program may have begun the log anew meanwhile; then what was read is of two logs.
    const bool isSame = LogReader(log).header() == reader.header();
    return isSame && (transactions > 1 || (transactions == 1 && isAltered));
}

// The frames of a log in their order, mended where that can be done.
class FrameRepair
{
public:
    explicit FrameRepair(const LogReader& reader) : m_order(reader.order()), m_before(reader.firstSum()) {}

    // `next` is the frame behind, null where there is none.
    void take(LogFrame frame, const LogFrame* next)
    {
        m_isOfLog = belongs(frame, m_isOfLog);
        if (!m_isOfLog) {
            m_hasGap = true;
            m_before = frame.sum();
            return;
        }
        m_isWhole = m_isWhole && !m_hasGap;
        mend(frame, next);
        if (frame.pageNumber() == 0) {
            m_hasGap = true;
            return;
        }
        m_frames.push_back(std::move(frame));
        if (m_frames.back().endsTransaction())
            m_ended = m_frames.size();
    }

    bool isWhole() const { return m_isWhole; }

    // All that SQLite is to read, with checksums that follow from one another.
    QByteArray frames(LogSum before, const QByteArray& salts) const
    {
        QByteArray bytes;
        for (std::size_t k = 0; k < m_ended; ++k) {
            before = continued(before, m_frames[k].summed(), m_order);
            bytes += withSum(m_frames[k].header.first(8) + salts + m_frames[k].header.last(8), before);
            bytes += m_frames[k].page;
        }
        return bytes;
    }

private:
    // Several bytes may fit a checksum. There is no page 0, so of a frame of that it is the number's.
    std::optional<QByteArray> mended(const LogFrame& frame, LogSum before) const
    {
        if (frame.pageNumber() != 0)
            return withOneByteFixed(before, frame.summed(), frame.sum(), m_order);
        QByteArray right = frame.summed();
        for (int at = pageNumberBytes - 1; at >= 0; --at) {
            for (int value = 1; value < 256; ++value) {
                right[at] = static_cast<char>(value);
                if (continued(before, right, m_order) == frame.sum())
                    return right;
            }
            right[at] = 0;
        }
        return std::nullopt;
    }

    void mend(LogFrame& frame, const LogFrame* next)
    {
        const LogSum found = continued(m_before, frame.summed(), m_order);
        const LogSum before = std::exchange(m_before, frame.sum());
        if (found == frame.sum())
            return;
        // The frame behind tells whether the checksum is what is altered.
        if (next ? continued(found, next->summed(), m_order) == next->sum()
                 : differInOneByte(found, frame.sum())) {
            m_before = found;
            return;
        }
        const auto right = m_tries++ < mostTries ? mended(frame, before) : std::nullopt;
        if (right)
            frame.setSummed(*right);
        m_isWhole = m_isWhole && right.has_value();
    }

    ByteOrder m_order;
    LogSum m_before; ///< as it was written
    std::vector<LogFrame> m_frames;
    std::size_t m_ended = 0; ///< how many there are up to the end of the last transaction
    int m_tries = 0;
    bool m_isOfLog = true;
    bool m_hasGap = false;
    bool m_isWhole = true;
};

} // namespace

bool hasLostTransactions(const QString& log)
{
    // Another program may be writing what was read: it stands there at the second look.
    return looksLost(log) && looksLost(log);
}

LogRepair repairLog(const QString& log)
{
    if (!hasLostTransactions(log))
        return LogRepair::whole;
    if (QFileInfo(log).size() > longestLog)
        return LogRepair::partly;
    LogReader reader(log);
    FrameRepair repair(reader);
    std::optional<LogFrame> frame = reader.next();
    while (frame) {
        std::optional<LogFrame> next = reader.next();
        repair.take(std::move(*frame), next ? &*next : nullptr);
        frame = std::move(next);
    }
    const QByteArray header = reader.rightHeader();
    const QByteArray bytes = header + repair.frames(sumAtEnd(header), reader.salts());
    QFile file(log);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    return isWritten && repair.isWhole() ? LogRepair::whole : LogRepair::partly;
}

} // namespace adjutant
