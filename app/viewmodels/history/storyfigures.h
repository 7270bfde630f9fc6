#pragma once

#include "app/systems/drakerys/matches/matchfold.h"
#include "core/catalogue/catalogue.h"
#include "historyrows.h"
#include "rowmodel.h"

#include <functional>
#include <span>

namespace adjutant {

/// A figure of a player at one time.
using FigureOf = std::function<double(const drakerys::PlayerState&)>;

/// A line for each player, of ChartSeries: a figure after each command, over the progress of the foremost
/// token. Points that change nothing are left out.
QVariantList seriesOf(std::span<const drakerys::MatchState> states, const FigureOf& figureOf,
                      const MatchStart& start, const Catalogue& catalogue);

/// The luck of a player by the rolls that stand in a log, all kinds together first, of LuckRow; empty where
/// no roll with a forecast was recorded.
QVariantList luckRows(const Log<drakerys::Command>& log, const PlayerId& player);

/// The commands that stand, under the Rounds in which they were given, of StoryLogLine.
QList<RowModel::Row> logLines(const FoldedMatch& match, std::span<const drakerys::MatchState> states,
                              const MatchStart& start);

/// A Round as a heading: "Round 3".
QString roundInWords(int round);

} // namespace adjutant
