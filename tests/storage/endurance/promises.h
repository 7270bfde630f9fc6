#pragma once

#include "app/storage/matches/matchstore.h"
#include "app/storage/rosterstore.h"

#include <QHash>

namespace adjutant::test {

/// What the stores of a folder have said they keep: of each match how many steps, of each list its name.
struct Promises
{
    QHash<QString, int> steps;
    QHash<QString, QString> lists;
};

/// Begins and carries on matches and lists of a folder until `goesOn` says no, or for so many rounds, and
/// tells each promise as soon as it is made. False where something couldn't be kept.
bool work(const QString& folder, unsigned seed, int rounds,
          const std::function<void(const QString& line)>& report);

/// Takes such a line in; one that was cut says nothing.
void hear(const QByteArray& line, Promises& promises);

/// Opens the stores of a folder and looks for what was promised; of what is missing the first is said on
/// stderr. `found` is what is kept now, which may be more.
bool areKept(const Promises& promises, const QString& folder, Promises& found);

// The trials: each a number of times, false where a promise was broken.
bool kill(const QString& program, int times);
bool damage(int times);
bool cutPower(int times);

} // namespace adjutant::test
