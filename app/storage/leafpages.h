#pragma once

#include <QByteArray>
#include <QVariantList>

#include <functional>

// The rows of a database by themselves, without the pages that lead to them: each page that holds rows tells
// what they are (sqlite.org/fileformat.html, chapters 1.6, 2.1).
namespace adjutant::leafpages {

/// What kind of table a row is of: numbered by SQLite, or kept in the order of its key as indexes are.
enum class RowKind { table, index };

/// Hands over each row that can be read of a database's bytes; the beginning of the file may be lost. Pages
/// that are said to be free are left out, where that can be read. Rows that are damaged are left out: those
/// whose lengths don't fit, or whose texts are no UTF-8.
/// All rows together are a few times as long as the file at most, whatever is in it.
void everyRow(const QByteArray& file, const std::function<void(RowKind kind, const QVariantList& row)>& take);

} // namespace adjutant::leafpages
