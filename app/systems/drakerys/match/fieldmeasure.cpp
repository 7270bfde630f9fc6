#include "fieldmeasure.h"

#include "core/systems/drakerys/battlefield/areas.h"
#include "factioncolour.h"
#include "spokentext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant {

using namespace drakerys;

namespace {

struct FieldMeasuring
{
    Q_DECLARE_TR_FUNCTIONS(FieldMeasuring)
};

QString endInWords(const MeasuredEnd& end)
{
    return end.name.isEmpty() ? spoken(end.at) : end.name;
}

struct Holder
{
    const PlayerState* player = nullptr;
    bool flag = false;
};

bool isIn(const Point& at, int column, int row)
{
    return conquestAreaOf(at) == std::pair(column, row);
}

Holder holderOf(int column, int row, const MatchState& state)
{
    Holder holder;
    for (const ObjectiveState& flag : state.objectives)
        if (flag.mission.text() == "conquerors" && flag.at && !flag.carrier && isIn(*flag.at, column, row))
            holder = {state.find(flag.owner), true};
    if (holder.player)
        return holder;
    holder = {};
    std::ptrdiff_t most = 0;
    for (const PlayerState& player : state.players) {
        const auto here = std::ranges::count_if(player.units, [&](const UnitState& unit) {
            return !unit.removed() && unit.at && isIn(*unit.at, column, row);
        });
        if (here > most)
            holder.player = &player;
        else if (here == most)
            holder.player = nullptr;
        most = std::max(most, here);
    }
    return holder;
}

} // namespace

double clearDistance(const MeasuredEnd& from, const MeasuredEnd& to)
{
    return std::max(0.0, distanceBetween(from.at, to.at) - from.radius - to.radius);
}

int sharesOf(double distance)
{
    return static_cast<int>(std::ceil(distance / 10 - 1e-9));
}

FieldMeasure measureBetween(const std::optional<MeasuredEnd>& from, const std::optional<MeasuredEnd>& to)
{
    FieldMeasure measure;
    measure.begun = from.has_value();
    measure.complete = from && to;
    if (!from) {
        measure.words = FieldMeasuring::tr("Tap two places or things to measure between them.");
        return measure;
    }
    measure.fromX = measure.toX = from->at.x;
    measure.fromY = measure.toY = from->at.y;
    if (!to) {
        measure.words = FieldMeasuring::tr("From %1. Now tap the other end.").arg(endInWords(*from));
        return measure;
    }
    measure.toX = to->at.x;
    measure.toY = to->at.y;
    measure.distance = clearDistance(*from, *to);
    measure.shares = sharesOf(measure.distance);
    measure.figure =
        FieldMeasuring::tr("%1 cm", "a measured distance").arg(QLocale().toString(measure.distance, 'f', 1));
    measure.words = FieldMeasuring::tr("%1 → %2", "a distance from one thing to another")
                        .arg(endInWords(*from), endInWords(*to));
    measure.sharesWords =
        FieldMeasuring::tr("%n share(s) of 10 cm: so much Opposition for a Spell", "", measure.shares);
    if (from->unit || to->unit)
        measure.sharesWords +=
            QLatin1Char('\n') +
            FieldMeasuring::tr("Units are measured from where their Leader stands: take off the "
                               "radius of the base.");
    return measure;
}

QVariantList conquestAreas(const MatchState& state, const Start& start, const Catalogue& catalogue)
{
    QVariantList areas;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column) {
            FieldArea area;
            area.column = column;
            area.row = row;
            const Holder holder = holderOf(column, row, state);
            area.flag = holder.flag;
            const QString place = FieldMeasuring::tr("Conquest area %1-%2", "column, row")
                                      .arg(QLocale().toString(column + 1), QLocale().toString(row + 1));
            if (holder.player) {
                const FactionId people = peopleOf(start, holder.player->id);
                area.holder = spoken(*holder.player);
                area.faction = fromCore(people.text());
                area.colour = colourOf(people, catalogue);
                area.words = holder.flag ? FieldMeasuring::tr("%1: a flag of %2").arg(place, area.holder)
                                         : FieldMeasuring::tr("%1: controlled by %2").arg(place, area.holder);
            } else {
                area.words = FieldMeasuring::tr("%1: nobody's").arg(place);
            }
            areas.append(QVariant::fromValue(area));
        }
    return areas;
}

} // namespace adjutant
