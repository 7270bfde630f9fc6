#include "core/systems/drakerys/battlefield/layingout.h"

#include "core/systems/drakerys/battlefield/placing.h"
#include "core/systems/drakerys/match/spokennames.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr int hours = 12;
constexpr int deviationFaces = 18;
constexpr std::size_t deviationDice = 3;

constexpr double nearEdge = Field::location;
constexpr double farEdge = Field::side - Field::location;

constexpr VortexLocation locations[] = {
    {"near-left", WORDS("drakerys", "Near left"), {nearEdge, nearEdge}},
    {"near-right", WORDS("drakerys", "Near right"), {farEdge, nearEdge}},
    {"far-left", WORDS("drakerys", "Far left"), {nearEdge, farEdge}},
    {"far-right", WORDS("drakerys", "Far right"), {farEdge, farEdge}},
};

SourceState sourceAt(std::optional<Element> element, const Point& at)
{
    SourceState source;
    source.id = SourceId(std::string(element ? toWord(*element) : std::string_view("maelstrom")));
    source.element = element;
    source.at = at;
    return source;
}

bool liesBadly(const std::vector<SourceState>& sources, const SourceState& moved)
{
    return !liesWithin(*moved.at, Field::sourceRadius) ||
           std::ranges::any_of(sources, [&moved](const SourceState& other) {
               return other.id != moved.id && distanceBetween(*other.at, *moved.at) < 2 * Field::sourceRadius;
           });
}

} // namespace

std::span<const VortexLocation> vortexLocations()
{
    return locations;
}

Message nameOf(const VortexLocation& location, const MatchState& state)
{
    const auto atA = std::ranges::find(state.players, DeploymentSide::a, &PlayerState::side);
    return message(WORDS("drakerys", "%1, seen from %2"), message(location.name),
                   atA == state.players.end() ? toMessage(DeploymentSide::a) : toMessage(*atA));
}

table::Die deviationDie(Message label)
{
    return {deviationFaces, std::move(label)};
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
        for (bool lies = false; !lies;) {
            if (next >= faces.size()) {
                laid.due.push_back(
                    deviationDie(message(WORDS("drakerys", "%1, clock direction (13 to 18: Hit)"), name)));
                return laid;
            }
            const std::optional<int> degrees = degreesOf(faces[next]);
            if (!degrees) {
                ++next;
                break;
            }
            if (next + deviationDice >= faces.size()) {
                laid.due.assign(deviationDice, {10, message(WORDS("drakerys", "%1, cm"), name)});
                return laid;
            }
            Deviation deviation;
            deviation.degrees = degrees;
            const auto dice = faces.begin() + static_cast<std::ptrdiff_t>(next) + 1;
            deviation.dice.assign(dice, dice + deviationDice);
            next += 1 + deviationDice;
            SourceState moved = source;
            moved.at = deviated(*source.at, deviation);
            lies = !liesBadly(laid.sources, moved);
            if (lies)
                source = moved;
        }
    }
    return laid;
}

} // namespace adjutant::drakerys
