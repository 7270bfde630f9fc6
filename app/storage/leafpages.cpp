#include "app/storage/leafpages.h"

#include "app/storage/database.h"
#include "core/utf8.h"

#include <QHash>
#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <optional>

namespace adjutant::leafpages {

namespace {

constexpr qint64 defaultPageSize = 4096;
constexpr qint64 mostColumns = 100; ///< none of our tables comes near
constexpr qint64 fileHeader = 100;
// A byte belongs to one row. That of a page which was freed, or of a damaged one, may lead to it as well, and
// would take it from the one whose it is; but not many do.
constexpr int mostReadings = 4;

// A place within bytes from which numbers are read; every read beyond the end makes it bad.
class Reader
{
public:
    Reader(QByteArrayView bytes, qint64 at) : m_bytes(bytes), m_at(at) { check(0); }

    bool isGood() const { return m_good; }
    qint64 at() const { return m_at; }

    quint64 number(int size) // big-endian
    {
        quint64 value = 0;
        for (int k = 0; k < size; ++k)
            value = value << 8 | byte();
        return value;
    }

    quint64 varint() // chapter 1.6: seven bits a byte, the ninth byte whole
    {
        quint64 value = 0;
        for (int k = 0; k < 8; ++k) {
            const quint8 next = byte();
            value = value << 7 | (next & 0x7f);
            if (next < 0x80)
                return value;
        }
        return value << 8 | byte();
    }

    QByteArrayView bytes(qint64 size)
    {
        if (!check(size))
            return {};
        const QByteArrayView part = m_bytes.sliced(m_at, size);
        m_at += size;
        return part;
    }

private:
    bool check(qint64 size)
    {
        m_good = m_good && m_at >= 0 && size >= 0 && size <= m_bytes.size() - m_at;
        return m_good;
    }

    quint8 byte() { return check(1) ? static_cast<quint8>(m_bytes[m_at++]) : 0; }

    QByteArrayView m_bytes;
    qint64 m_at = 0;
    bool m_good = true;
};

class File
{
public:
    explicit File(const QByteArray& bytes) : m_bytes(bytes)
    {
        if (bytes.startsWith(QByteArray("SQLite format 3\0", 16))) {
            const qint64 size = qFromBigEndian<quint16>(bytes.constData() + 16);
            m_pageSize = size == 1 ? 65536 : size;
            m_reserved = bytes.size() > 20 ? static_cast<quint8>(bytes[20]) : 0;
        }
        if (m_pageSize < 512 || m_pageSize > 65536 ||
            !std::has_single_bit(static_cast<quint64>(m_pageSize)) || m_reserved > 32) {
            m_pageSize = defaultPageSize;
            m_reserved = 0;
        }
    }

    qint64 pages() const { return (m_bytes.size() + m_pageSize - 1) / m_pageSize; }
    qint64 usable() const { return m_pageSize - m_reserved; }

    // Pages are counted from 1; the last one may be cut.
    QByteArrayView page(qint64 number) const
    {
        const qint64 at = (number - 1) * m_pageSize;
        return number < 1 || at >= m_bytes.size()
                   ? QByteArrayView()
                   : QByteArrayView(m_bytes).sliced(at, std::min(usable(), m_bytes.size() - at));
    }

    // Chapter 1.5: trunks, each with the number of the next, and the leaves that it lists. Where they aren't
    // as many as the header says, none is believed.
    QSet<qint64> freePages() const
    {
        QSet<qint64> free;
        if (!m_bytes.startsWith("SQLite format 3"))
            return free;
        Reader header(m_bytes, 32);
        auto trunk = static_cast<qint64>(header.number(4));
        const auto count = static_cast<qint64>(header.number(4));
        while (trunk > 1 && trunk <= pages() && !free.contains(trunk)) {
            free.insert(trunk);
            Reader reader(page(trunk), 0);
            trunk = static_cast<qint64>(reader.number(4));
            const auto leaves = static_cast<qint64>(reader.number(4));
            for (qint64 k = 0; k < leaves && reader.isGood(); ++k)
                free.insert(static_cast<qint64>(reader.number(4)));
        }
        return trunk == 0 && free.size() == count ? free : QSet<qint64>();
    }

    // A payload of which the first part stands at a place and the rest on pages of its own (chapter 1.6).
    // `left`: how many bytes may still be read of the page that it begins on.
    std::optional<QByteArray> payload(Reader& reader, quint64 size, RowKind kind, qint64& left)
    {
        if (size > static_cast<quint64>(std::min<qint64>(m_bytes.size(), longestValue)))
            return std::nullopt;
        const auto whole = static_cast<qint64>(size);
        const qint64 most = kind == RowKind::table ? usable() - 35 : (usable() - 12) * 64 / 255 - 23;
        const qint64 least = (usable() - 12) * 32 / 255 - 23;
        const qint64 fitting = least + (whole - least) % (usable() - 4);
        const qint64 here = whole <= most ? whole : fitting <= most ? fitting : least;
        if ((left -= here) < 0)
            return std::nullopt;
        QByteArray bytes = reader.bytes(here).toByteArray();
        auto next = bytes.size() < whole ? static_cast<qint64>(reader.number(4)) : 0;
        while (reader.isGood() && bytes.size() < whole) {
            if (++m_readings[next] > mostReadings)
                return std::nullopt;
            Reader more(page(next), 0);
            next = static_cast<qint64>(more.number(4));
            const QByteArrayView part = more.bytes(std::min(whole - bytes.size(), usable() - 4));
            if (!more.isGood() || part.isEmpty())
                return std::nullopt;
            bytes.append(part);
        }
        return reader.isGood() ? std::optional(bytes) : std::nullopt;
    }

private:
    const QByteArray& m_bytes;
    qint64 m_pageSize = defaultPageSize;
    qint64 m_reserved = 0;
    QHash<qint64, int> m_readings; ///< of pages that a payload goes on upon
};

// A value of a record by its kind (chapter 2.1).
std::optional<QVariant> valueOf(Reader& reader, quint64 kind)
{
    constexpr int sizes[] = {0, 1, 2, 3, 4, 6, 8};
    if (kind == 0)
        return QVariant();
    if (kind <= 6) {
        const int size = sizes[kind];
        const int spare = 64 - 8 * size; // the first bit is the sign
        return QVariant(static_cast<qint64>(reader.number(size) << spare) >> spare);
    }
    if (kind == 7)
        return QVariant(std::bit_cast<double>(reader.number(8)));
    if (kind == 8 || kind == 9)
        return QVariant(static_cast<qint64>(kind - 8));
    if (kind < 12)
        return std::nullopt;
    const QByteArrayView bytes = reader.bytes(static_cast<qint64>((kind - 12) / 2));
    if (kind % 2 == 0)
        return QVariant(bytes.toByteArray());
    if (!isText({bytes.data(), static_cast<std::size_t>(bytes.size())}))
        return std::nullopt;
    return QVariant(QString::fromUtf8(bytes));
}

std::optional<QVariantList> rowOf(const QByteArray& record)
{
    Reader kinds(record, 0);
    const auto header = static_cast<qint64>(kinds.varint());
    if (header > record.size())
        return std::nullopt;
    Reader values(record, header);
    QVariantList row;
    while (kinds.at() < header && kinds.isGood()) {
        const auto value = valueOf(values, kinds.varint());
        if (!value || !values.isGood() || row.size() == mostColumns)
            return std::nullopt;
        row.append(*value);
    }
    // Nothing is left over of a record.
    return kinds.isGood() && kinds.at() == header && values.at() == record.size() ? std::optional(row)
                                                                                  : std::nullopt;
}

} // namespace

void everyRow(const QByteArray& bytes, const std::function<void(RowKind, const QVariantList&)>& take)
{
    constexpr quint64 indexInterior = 2, indexLeaf = 10, tableLeaf = 13;
    File file(bytes);
    const QSet<qint64> free = file.freePages();
    for (qint64 number = 1; number <= file.pages(); ++number) {
        const QByteArrayView page = file.page(number);
        const qint64 start = number == 1 ? fileHeader : 0;
        Reader header(page, start);
        const quint64 type = header.number(1);
        if (free.contains(number) || (type != indexInterior && type != indexLeaf && type != tableLeaf))
            continue;
        header.number(2); // the first free block
        const auto cells = static_cast<qint64>(header.number(2));
        header.number(type == indexInterior ? 7 : 3); // where cells begin, free bytes, the last page below
        const RowKind kind = type == tableLeaf ? RowKind::table : RowKind::index;
        qint64 left = file.usable() * mostReadings;
        for (qint64 k = 0; k < cells && header.isGood(); ++k) {
            Reader cell(page, static_cast<qint64>(header.number(2)));
            if (type == indexInterior)
                cell.number(4); // the page below
            const quint64 size = cell.varint();
            if (kind == RowKind::table)
                cell.varint(); // the row's number
            const auto payload = cell.isGood() ? file.payload(cell, size, kind, left) : std::nullopt;
            if (const auto row = payload ? rowOf(*payload) : std::nullopt; row && !row->isEmpty())
                take(kind, *row);
        }
    }
}

} // namespace adjutant::leafpages
