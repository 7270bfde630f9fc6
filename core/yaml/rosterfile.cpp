#include "core/yaml/rosterfile.h"

#include "core/yaml/fields.h"

namespace adjutant::yaml {

namespace {

// Sizes are judged by the recruitment table; this only keeps them countable.
constexpr IntRange anySize{-1'000'000, 1'000'000};

std::string idOr(Mapping& mapping, std::string_view key, Need need)
{
    const Node* node = mapping.node(key, need);
    const auto text = node ? textOf(*node, key, longestId, mapping.faults()) : std::nullopt;
    if (text && !isId(*text))
        mapping.faults().addBadId(node->at, *text);
    return text.value_or(std::string());
}

// As much of a list as there may be; that there is more is a fault.
std::span<const Node> firstOf(Mapping& mapping, std::string_view key, Need need, std::size_t most)
{
    const std::vector<Node>& list = mapping.sequence(key, need, anyNumber);
    if (list.size() > most)
        mapping.faults().add(FaultRule::outOfRange, list[most].at, std::string(key), listOfAtMost(most));
    return std::span(list).first(std::min(list.size(), most));
}

RosterEntry readEntry(const Node& node, const FactionId& faction, const ListShape& shape, ListOf of,
                      FaultList& faults)
{
    Mapping mapping(node, "an entry of units", faults);
    RosterEntry entry;
    // Its Unit, or the card that its owner typed in place of one.
    const Node* card = shape.card || of == ListOf::match ? mapping.node("card") : nullptr;
    const Node* named = mapping.node("unit", card ? Need::optional : Need::required);
    const auto unit = named ? textOf(*named, "unit", longestId, faults) : std::nullopt;
    if (card && named && of == ListOf::file)
        faults.add(FaultRule::refused, named->at, "an entry has either a unit of the catalogue or a card");
    if (!card || named)
        entry.unit = unit && unit->find('/') != unit->npos ? UnitId(*unit)
                                                           : unitOf(faction, unit.value_or(std::string()));
    if (card)
        entry.card = of == ListOf::match ? readAnswers(*card, "card", faults, Places::dropped).answers
                                         : readCard(*card, shape, {}, faults);
    entry.size = mapping.integer("size", anySize, shape.hasLimits() ? Need::required : Need::optional)
                     .value_or(shape.hasLimits() ? 0 : 1);
    entry.id = EntryId(idOr(mapping, "id", card ? Need::required : Need::optional));
    entry.name = withoutInvisible(mapping.text("name", Roster::longestName));
    entry.notes = mapping.text("notes", Roster::longestNotes);
    for (const Node& item : firstOf(mapping, "options", Need::optional, RosterEntry::mostOptions)) {
        Mapping option(item, "an entry of options", faults);
        ChosenOption chosen;
        chosen.option = OptionId(option.text("option", longestId, Need::required));
        chosen.to = EntryId(option.text("to", longestId));
        option.finish();
        if (!chosen.option.empty())
            entry.options.push_back(std::move(chosen));
    }
    mapping.finish();
    return entry;
}

// Gives ids to the entries without one, and makes an option without a receiver one for its giver.
void completeIds(ReadRoster& read, FaultList& faults)
{
    const std::vector<EntryId> defaults = defaultEntryIds(read.roster);
    std::unordered_set<std::string> taken;
    for (std::size_t i = 0; i < read.roster.entries.size(); ++i) {
        RosterEntry& entry = read.roster.entries[i];
        if (entry.id.empty())
            entry.id = defaults[i];
        for (auto chosen = entry.options.begin(); chosen != entry.options.end(); ++chosen) {
            if (chosen->to.empty())
                chosen->to = entry.id;
            if (std::find(entry.options.begin(), chosen, *chosen) != chosen)
                faults.faults.push_back(
                    {FaultRule::duplicateId, read.entryPlaces[i], clipped(chosen->option.text()),
                     message(WORDS("files", "the option '%1' appears twice for '%2'"),
                             clipped(chosen->option.text()), clipped(chosen->to.text()))});
        }
        if (!taken.insert(entry.id.text()).second)
            faults.faults.push_back({FaultRule::duplicateId, read.entryPlaces[i], entry.id.text()});
    }
}

using Json = nlohmann::ordered_json;

Json entryJson(const RosterEntry& entry, const EntryId& defaultId, const Roster& roster, bool hasLimits)
{
    Json json;
    if (entry.card.empty() || !entry.unit.empty())
        json["unit"] =
            factionOf(entry.unit) == roster.faction ? nameWithinFaction(entry.unit) : entry.unit.text();
    if (hasLimits || entry.size != 1)
        json["size"] = entry.size;
    if (entry.id != defaultId || !entry.card.empty())
        json["id"] = entry.id.text();
    FieldWriter write(json);
    write("name", entry.name, TextLimit(Roster::longestName));
    write("notes", entry.notes, TextLimit(Roster::longestNotes));
    for (const ChosenOption& chosen : entry.options)
        json["options"].push_back({{"option", chosen.option.text()}, {"to", chosen.to.text()}});
    if (!entry.card.empty())
        json["card"] = answersJson(entry.card);
    return json;
}

} // namespace

ReadRoster readRoster(std::string_view text, const std::string& file, Letters letters)
{
    const auto root = parse(text, file, letters);
    if (root)
        return readRoster(*root, file);
    return {{}, {}, {root.error()}, true};
}

ReadRoster readRoster(const Node& root, const std::string& file, ListOf of)
{
    FaultList faults{file, {}};
    Mapping mapping(root, "a roster", faults);
    if (!checkFormat(mapping, rosterFormat, faults))
        return {{}, {}, std::move(faults.faults), true};
    ReadRoster read;
    Roster& roster = read.roster;
    roster.system = SystemId(idOr(mapping, "system", Need::required));
    roster.name = withoutInvisible(mapping.text("name", Roster::longestName));
    const ListShape shape = listShapeOf(roster.system);
    roster.faction = FactionId(idOr(mapping, "faction", shape.hasFactions ? Need::required : Need::optional));
    if (const Node* node = mapping.node("limits", shape.hasLimits() ? Need::required : Need::optional)) {
        Mapping limits(*node, "limits", faults);
        roster.limits = readAmounts(limits, shape, &Budget::highestLimit, faults);
        limits.finish();
    }
    roster.notes = mapping.text("notes", Roster::longestNotes);
    for (const Node& item : firstOf(mapping, "units", Need::required, Roster::mostEntries)) {
        roster.entries.push_back(readEntry(item, roster.faction, shape, of, faults));
        read.entryPlaces.push_back(faults.place(item.at));
    }
    roster.extras = readExtras(mapping, shape.rosterExtras, faults);
    mapping.finish();
    completeIds(read, faults);
    read.faults = std::move(faults.faults);
    return read;
}

Json rosterJson(const Roster& roster)
{
    Json json{{"format", rosterFormat}, {"system", roster.system.text()}};
    FieldWriter write(json);
    write("name", roster.name, TextLimit(Roster::longestName));
    const ListShape shape = listShapeOf(roster.system);
    if (shape.hasFactions || !roster.faction.empty())
        json["faction"] = roster.faction.text();
    if (shape.hasLimits() || !roster.limits.empty()) {
        Json& limits = json["limits"] = Json::object();
        for (const auto& [budget, limit] : inOrder(roster.limits, shape.budgets))
            limits[budget] = limit;
    }
    write("notes", roster.notes, TextLimit(Roster::longestNotes));
    json.update(answersJson(roster.extras));
    json["units"] = Json::array();
    const std::vector<EntryId> defaults = defaultEntryIds(roster);
    for (std::size_t i = 0; i < roster.entries.size(); ++i)
        json["units"].push_back(entryJson(roster.entries[i], defaults[i], roster, shape.hasLimits()));
    return json;
}

std::string writeRoster(const Roster& roster)
{
    static constexpr std::string_view lists[] = {"units", "options"};
    return textOfFile(rosterJson(roster), lists, false);
}

std::string writeRosterJson(const Roster& roster)
{
    return rosterJson(roster).dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace adjutant::yaml
