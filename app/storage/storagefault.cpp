#include "app/storage/storagefault.h"

#include <QSqlError>

namespace adjutant {

namespace {

using Kind = StorageFault::Kind;

// SQLite's result codes (sqlite.org/rescode.html). The lowest byte tells the kind, except where one detail
// matters.
constexpr int noSpaceForSharedMemory = 4874; // IOERR_SHMSIZE: the index of the log doesn't fit on the disk

constexpr struct
{
    int code;
    Kind kind;
} kinds[] = {
    {3, Kind::readOnly},     // PERM
    {5, Kind::locked},       // BUSY
    {6, Kind::locked},       // LOCKED
    {8, Kind::readOnly},     // READONLY
    {10, Kind::unreachable}, // IOERR
    {11, Kind::damaged},     // CORRUPT
    {13, Kind::full},        // FULL
    {14, Kind::unreachable}, // CANTOPEN
    {15, Kind::locked},      // PROTOCOL: too many at the log at once
    {18, Kind::damaged},     // TOOBIG: longer than any value of ours
    {26, Kind::damaged},     // NOTADB
};

Kind kindOf(int code)
{
    if (code == noSpaceForSharedMemory)
        return Kind::full;
    for (const auto& known : kinds)
        if (known.code == (code & 0xff))
            return known.kind;
    return Kind::other;
}

} // namespace

StorageFault faultOf(const QSqlError& error, const QString& path)
{
    const QString text = error.databaseText().isEmpty() ? error.text() : error.databaseText();
    return storageFault(kindOf(error.nativeErrorCode().toInt()), path, text);
}

StorageFault storageFault(Kind kind, const QString& path, const QString& text)
{
    return {kind, path, text, 0, 0};
}

} // namespace adjutant
