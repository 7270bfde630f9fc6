#pragma once

#include "fieldpieces.h"
#include "fieldrows.h"

#include <QVariantList>

namespace adjutant {

/// One end of a measurement: a thing, or a bare place.
struct MeasuredEnd
{
    drakerys::Point at;
    double radius = 0; ///< cm
    QString name;      ///< empty: a bare place
    bool unit = false; ///< measured from where the Leader stands
};

/// The clear distance between two things, from edge to edge, in cm (chapter "Basics: Measurements").
double clearDistance(const MeasuredEnd& from, const MeasuredEnd& to);

/// The 10 cm shares of a distance, the last one may be incomplete: the Opposition of a Spell (chapter
/// "Magic").
int sharesOf(double distance);

/// A measurement with what there is of its ends, in words.
FieldMeasure measureBetween(const std::optional<MeasuredEnd>& from, const std::optional<MeasuredEnd>& to);

/// The nine conquest areas (mission Conquerors), row by row from Deployment Area A: held by the flag planted
/// last, else by the player with the most Units in it (chapter "Selecting Missions: Controlling an Area").
QVariantList conquestAreas(const drakerys::MatchState& state, const Start& start, const Catalogue& catalogue);

} // namespace adjutant
