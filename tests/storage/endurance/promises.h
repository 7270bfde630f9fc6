#pragma once

#include "app/storage/matches/matchstore.h"
#include "app/storage/rosterstore.h"

#include <QHash>

#include <optional>

namespace adjutant::test {

/// What a store has said it keeps: of each match how many steps, of each list its name.
struct Promises
{
    QHash<QString, qint64> steps;
    QHash<QString, QString> lists;
};

/// The text of a match's step, which no other step has.
QString endlessStep(const QString& matchId, qint64 number);

/// Opens both stores of a folder, with the settings of the newest tables, and looks for what was promised.
/// `isDamaged`: it may have to be rescued. What is missing or altered is said on stderr; then false. Where
/// all is there, `found` is what is kept now, which may be a step more.
bool areKept(const Promises& promises, const QString& folder, const StoreSettings& settings, bool isDamaged,
             Promises& found);

} // namespace adjutant::test
