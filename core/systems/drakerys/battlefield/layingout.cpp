#include "core/systems/drakerys/battlefield/layingout.h"

#include "core/systems/drakerys/match/labels.h"

#include <numbers>

namespace adjutant::drakerys {

namespace {

constexpr int hours = 12;
constexpr int deviationFaces = 18;
constexpr std::size_t deviationDice = 3;

constexpr double nearEdge = Field::location;
constexpr double farEdge = Field::side - Field::location;

constexpr VortexLocation locations[] = {
    {"near_left", TR("Near left"), {nearEdge, nearEdge}},
    {"near_right", TR("Near right"), {farEdge, nearEdge}},
    {"far_left", TR("Far left"), {nearEdge, farEdge}},
    {"far_right", TR("Far right"), {farEdge, farEdge}},
};

SourceState sourceAt(std::optional<Element> element, const Point& at)
{
    const std::string_view id = element ? toWord(*element) : "maelstrom";
    return {SourceId(std::string(id)), element, false, at};
}

// The corridor between the bases of two Leaders, and how a round thing lies in it: `across` from its middle
// line, to one side or the other, and `clear` of it where it doesn't reach into it at all.
struct InCorridor
{
    double across;
    double clear;
};

InCorridor inCorridor(const Point& from, const Point& to, const Point& at)
{
    const double length = distanceBetween(from, to);
    const double x = length > 0 ? (to.x - from.x) / length : 1, y = length > 0 ? (to.y - from.y) / length : 0;
    const double along = (at.x - from.x) * x + (at.y - from.y) * y;
    const double across = (at.y - from.y) * x - (at.x - from.x) * y;
    const double beyond = std::max({Field::leadersBase - along, along - (length - Field::leadersBase), 0.0});
    return {across, std::hypot(beyond, std::max(0.0, std::abs(across) - Field::leadersBase))};
}

// Whether Obstructions, each from one place across a corridor to another, together leave nothing of it free.
bool fillCorridor(std::vector<std::pair<double, double>> covers)
{
    constexpr double gap = 0.05; // cm: the map measures to the millimetre
    std::ranges::sort(covers);
    double filled = -Field::leadersBase;
    for (const auto& [from, to] : covers)
        if (from <= filled + gap)
            filled = std::max(filled, to);
    return filled + gap >= Field::leadersBase;
}

} // namespace

std::span<const VortexLocation> vortexLocations()
{
    return locations;
}

Message nameOf(const VortexLocation& location, const MatchState& state)
{
    const auto atA = std::ranges::find(state.players, DeploymentSide::a, &PlayerState::side);
    const Message name = message(location.name);
    return atA == state.players.end() ? message(TR("%1, seen from Deployment Area A"), name)
                                      : message(TR("%1, as seen by %2"), name, toMessage(*atA));
}

door::Die deviationDie(Message label)
{
    door::Die die{deviationFaces, std::move(label)};
    die.faces.resize(hours);
    die.faces.push_back(TR("Hit"));
    return die;
}

std::optional<int> degreesOf(int face)
{
    constexpr int anHour = 360 / hours;
    return face > hours ? std::nullopt : std::optional(face % hours * anHour);
}

LaidOut layOut(const ElementsLaidOut& elements, const std::vector<int>& faces)
{
    LaidOut laid;
    for (std::size_t k = 0; k < elements.size(); ++k)
        laid.sources.push_back(sourceAt(elements[k], locations[k].at));
    laid.sources.push_back(sourceAt(std::nullopt, {Field::middle, Field::middle}));
    std::size_t next = 0;
    for (SourceState& source : laid.sources) {
        const Message name = toMessage(source);
        Words question = TR("%1: Deviation Die, as on a clock");
        for (bool lies = false; !lies;) {
            if (next >= faces.size()) {
                laid.due.push_back(deviationDie(message(question, name)));
                return laid;
            }
            const std::optional<int> degrees = degreesOf(faces[next]);
            if (!degrees) {
                ++next;
                break;
            }
            if (next + deviationDice >= faces.size()) {
                laid.due.assign(deviationDice, {10, message(TR("%1, cm"), name)});
                return laid;
            }
            const auto dice = faces.begin() + static_cast<std::ptrdiff_t>(next) + 1;
            const Deviation deviation{degrees, {dice, dice + deviationDice}};
            next += 1 + deviationDice;
            SourceState moved = source;
            moved.at = deviated(*source.at, deviation);
            if (!liesWithin(*moved.at, Field::sourceRadius))
                question = TR("%1 left the battlefield: Deviation Die again");
            else if (sourceUnder(laid.sources, *moved.at, moved.id))
                question = TR("%1 lay on another: Deviation Die again");
            else
                lies = true;
            if (lies)
                source = moved;
        }
    }
    return laid;
}

bool liesWithin(const Point& at, double radius)
{
    const auto inside = [radius](double along) { return along >= radius && along <= Field::side - radius; };
    return inside(at.x) && inside(at.y);
}

const SourceState* sourceUnder(const std::vector<SourceState>& sources, const Point& at,
                               const SourceId& moved)
{
    for (const SourceState& source : sources)
        if (source.id != moved && source.at && distanceBetween(*source.at, at) < 2 * Field::sourceRadius)
            return &source;
    return nullptr;
}

std::optional<double> clearance(const MatchState& state, const Point& at, double radius,
                                const std::string& moved)
{
    std::optional<double> least;
    const auto consider = [&](const Point& other, double otherRadius) {
        const double clear = std::max(0.0, distanceBetween(at, other) - radius - otherRadius);
        least = least ? std::min(*least, clear) : clear;
    };
    for (const SceneryState& scenery : state.sceneries)
        if (scenery.id.text() != moved)
            consider(scenery.at, scenery.radius);
    for (const SourceState& source : state.sources)
        if (source.at && source.id.text() != moved)
            consider(*source.at, Field::sourceRadius);
    return least;
}

std::optional<Sight> sightBetween(const MatchState& state, const UnitRef& from, const UnitRef& to,
                                  bool isPastUnits)
{
    const auto& here = state.find(from)->at;
    const auto& there = state.find(to)->at;
    if (!here || !there)
        return std::nullopt;
    Sight sight;
    std::vector<std::pair<double, double>> covers;
    for (const SceneryState& scenery : state.sceneries) {
        const InCorridor lies = inCorridor(*here, *there, scenery.at);
        const bool touched = distanceBetween(*here, scenery.at) <= scenery.radius + Field::leadersBase;
        if (touched || lies.clear >= scenery.radius)
            continue;
        ++sight.obstacles; // an Obstruction, too, where it leaves a part of the corridor free
        if (scenery.obstruction)
            covers.emplace_back(lies.across - scenery.radius, lies.across + scenery.radius);
    }
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units) {
            const UnitRef ref{player.id, unit.id()};
            if (isPastUnits || ref == from || ref == to || !unit.isOnBattlefield() || !unit.at)
                continue;
            const InCorridor lies = inCorridor(*here, *there, *unit.at);
            if (lies.clear >= Field::leadersBase)
                continue;
            sight.units.push_back(ref);
            covers.emplace_back(lies.across - Field::leadersBase, lies.across + Field::leadersBase);
        }
    sight.blocked = fillCorridor(std::move(covers));
    return sight;
}

Point deviated(const Point& from, const Deviation& deviation)
{
    if (!deviation.degrees)
        return from;
    const double angle = *deviation.degrees * std::numbers::pi / 180;
    return {from.x + deviation.distance() * std::sin(angle), from.y + deviation.distance() * std::cos(angle)};
}

} // namespace adjutant::drakerys
