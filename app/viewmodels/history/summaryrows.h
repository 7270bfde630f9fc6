#pragma once

#include "app/table/matchresults.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/rowmodel.h"
#include "core/catalogue/catalogue.h"

namespace adjutant {

/// What a goal of some game is called; its id where none has it.
QString goalName(const QString& id);

/// How long a match took: "1 h 35 min"; empty for 0.
QString durationText(int minutes);

/// The day of a match as the reader writes it, in local time.
QString dayText(const QDateTime& time);

/// What a match is called: its title, otherwise who played.
QString titleOf(const MatchSummary& summary);

/// What the history shows of a match.
HistoryRow historyRowOf(const MatchSummary& summary, const Catalogue& catalogue);

/// What the figures of a tally are shown under.
enum class TallyKey { faction, person, mission };

/// The tallies as rows.
QList<RowModel::Row> tallyRows(const std::vector<Tally>& tallies, TallyKey key, const Catalogue& catalogue);

/// One tally under a name of its own.
TallyRow tallyRowOf(const Tally& tally, const QString& name);

} // namespace adjutant
