#include "standingrows.h"

#include "app/systems/drakerys/text/matchnames.h"
#include "app/text/figures.h"
#include "tablenames.h"
#include "unitrows.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant {

namespace {

struct StandingWords
{
    Q_DECLARE_TR_FUNCTIONS(StandingWords)
};

QString statusesOf(const drakerys::UnitState& unit)
{
    QStringList words;
    for (const StatusId& status : unit.status)
        words.append(statusName(status));
    return words.join(QStringLiteral(", "));
}

QString wordsOf(const StandingUnit& unit)
{
    if (unit.warriors == 0)
        return StandingWords::tr("%1: off the table").arg(unit.name);
    QStringList words{
        StandingWords::tr("%1: %2 of %3 Warriors").arg(unit.name, figure(unit.warriors), figure(unit.size))};
    if (unit.injuries > 0)
        words.append(StandingWords::tr("%n Injury(ies)", nullptr, unit.injuries));
    if (unit.stress > 0)
        words.append(StandingWords::tr("%1 Stress").arg(figure(unit.stress)));
    if (!unit.statuses.isEmpty())
        words.append(unit.statuses);
    return words.join(QStringLiteral(", "));
}

StandingUnit rowOf(const drakerys::UnitState& unit, const QString& name)
{
    StandingUnit row;
    row.name = name;
    row.warriors = unit.warriors;
    row.size = unit.card->size;
    row.injuries = unit.injuries;
    row.stress = unit.stress;
    row.statuses = statusesOf(unit);
    row.hero = unit.card->hero;
    row.words = wordsOf(row);
    return row;
}

QString whereOf(const drakerys::PlayerState& player)
{
    if (player.done())
        return StandingWords::tr("all six Rounds played");
    const QString round = figure(player.headquarters() + 1);
    return player.square() == 0
               ? StandingWords::tr("Round %1, START").arg(round)
               : StandingWords::tr("Round %1, square %2").arg(round, figure(player.square()));
}

} // namespace

QString playerColour(const MatchStart& start, const PlayerId& player, const Catalogue& catalogue)
{
    const RecordedPlayer* recorded = start.find(player);
    return colourOf(recorded ? recorded->roster.faction : FactionId(), catalogue);
}

QVariantList standingUnits(const MatchStart& start, const drakerys::PlayerState& player,
                           const drakerys::PlayerState* before)
{
    QVariantList rows;
    for (const drakerys::UnitState& unit : player.units) {
        StandingUnit row = rowOf(unit, unitName(start, {player.id, unit.id()}));
        if (before) {
            const auto was = std::ranges::find(before->units, unit.id(), &drakerys::UnitState::id);
            row.touched = was == before->units.end() || *was != unit;
        }
        rows.append(QVariant::fromValue(row));
    }
    return rows;
}

QVariantList standingArmies(const drakerys::MatchState& state, const drakerys::MatchState* before,
                            const MatchStart& start, const Catalogue& catalogue)
{
    const drakerys::PlayerState* active = drakerys::activePlayer(state);
    QVariantList rows;
    for (const drakerys::PlayerState& player : state.players) {
        const RecordedPlayer* recorded = start.find(player.id);
        StandingArmy row;
        row.name = playerName(start, player.id);
        row.faction = recorded && catalogue.find(recorded->roster.faction)
                          ? QString::fromStdString(recorded->roster.faction.text())
                          : QString();
        row.colour = playerColour(start, player.id, catalogue);
        row.where = whereOf(player);
        row.vp = player.vp();
        row.active = active == &player;
        row.units = standingUnits(start, player, before ? before->find(player.id) : nullptr);
        rows.append(QVariant::fromValue(row));
    }
    return rows;
}

} // namespace adjutant
