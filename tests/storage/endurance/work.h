#pragma once

#include "tests/storage/endurance/promises.h"

#include <functional>

namespace adjutant::test {

/// What a program does with its folder.
enum class Work {
    record,  ///< plays matches, step by step
    import,  ///< takes whole matches of other places
    save,    ///< saves lists
    migrate, ///< brings an older database up to date, then goes on as with `save`
    rescue,  ///< rescues a damaged database, then goes on as with `record`
    backUp   ///< backs up between steps
};
inline constexpr int kindsOfWork = 6;

/// The settings of a later version with more tables and columns, so that opening migrates.
StoreSettings laterVersion();

/// Called after each thing that the store has said it keeps: the match and its number of steps, or the list
/// and its name; an empty id: the store has been opened.
struct OnSaved
{
    std::function<void(const QString& matchId, qint64 steps)> match;
    std::function<void(const QString& listId, const QString& name)> list;
};

/// Works on a folder, `count` times. `mark`: names what is new, and is larger than those used before. False
/// where a store says that something is not on disk.
bool work(const QString& folder, Work kind, const QString& mark, int count, const OnSaved& onSaved);

} // namespace adjutant::test
