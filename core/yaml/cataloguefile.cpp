#include "core/yaml/cataloguefile.h"

#include "core/yaml/fields.h"

namespace adjutant::yaml {

using Json = nlohmann::ordered_json;

constexpr Need optional = Need::optional;
constexpr Need required = Need::required;

/// What the description of a thing needs beside it: what its game's data have, the faction of the file, and
/// what the file holds so far, where it is read.
struct Within
{
    const ListShape& shape;
    FactionId faction{};
    CatalogueContents* contents = nullptr;
};

// Parts of a card that nobody has. Of words and skills some may be known; a profile or a figure is or isn't.
struct UnknownParts : WordsOf
{
    const CatalogueKeys& keys;

    explicit UnknownParts(const CatalogueKeys& keys) : keys(keys)
    {
        for (const WordKey& each : keys.unitWords)
            if (each.needed)
                words.emplace_back(each.key);
        words.insert(words.end(), {"profile", "skills"});
        words.insert(words.end(), keys.unitFigures.begin(), keys.unitFigures.end());
    }
};

static void readMember(Mapping& mapping, std::string_view key, std::vector<std::string>& unknown,
                       const UnknownParts& range, Need need)
{
    readMember(mapping, key, unknown, static_cast<const WordsOf&>(range), need);
    for (const std::string& part : unknown)
        if (part == "profile" || findIn(range.keys.unitFigures, part))
            if (mapping.node(part))
                for (const Node& item : mapping.node(key)->items)
                    if (item.text == part)
                        mapping.faults().add(FaultRule::duplicateKey, item.at, part);
}

// By these ids the lists of earlier releases know the Unit: each is some other name, and of one Unit.
struct FormerIdsOf : WordsOf
{
    const UnitId& unit;
    const Within& in;
};

static void readMember(Mapping& mapping, std::string_view key, std::vector<UnitId>& ids,
                       const FormerIdsOf& range, Need need)
{
    FaultList& faults = mapping.faults();
    TakenIds taken{range.unit.text()};
    for (const Node& item : mapping.sequence(key, need)) {
        const auto text = textOf(item, key, CatalogueRange::name, faults);
        if (!text)
            continue;
        UnitId former = text->find('/') == text->npos ? unitOf(range.in.faction, *text) : UnitId(*text);
        if (!isId(*text, true))
            faults.addBadId(item.at, *text);
        else if (!taken.insert(former.text()).second)
            faults.add(FaultRule::duplicateId, item.at, *text);
        else {
            range.in.contents->formerIds.push_back({range.unit, former, faults.place(item.at)});
            ids.push_back(std::move(former));
        }
    }
}

// A figure of a game's own.
struct AStat : StatKey
{};

static void readMember(Mapping& mapping, std::string_view key, StatsByKey& stats, const AStat& range,
                       Need need)
{
    const Node* node = mapping.node(key, need);
    if (!node || (range.orWord && node->text == range.orWord))
        return;
    if (range.isTruth) {
        bool isTrue = false;
        readField(*node, key, isTrue, Truth(), mapping.faults());
        stats.emplace(key, isTrue);
    } else if (const auto figure = integerOf(*node, key, {range.lowest, range.highest}, mapping.faults()))
        stats.emplace(key, *figure);
}

static void writeMember(Json& json, std::string_view key, const StatsByKey& stats, const AStat& range)
{
    if (const auto figure = statUnder(stats, key))
        json[std::string(key)] = range.isTruth ? Json(*figure != 0) : Json(*figure);
}

template <class Visit> void fields(Visit& visit, StatsByKey& stats, std::span<const StatKey> keys)
{
    for (const StatKey& each : keys)
        visit(each.key, stats, AStat{each}, each.needed ? required : optional);
}

// One amount of several, under a key of its own.
struct AmountOf
{
    std::string_view id;
    IntRange range;
};

static void readMember(Mapping& mapping, std::string_view key, Amounts& amounts, const AmountOf& range,
                       Need need)
{
    amounts.set(range.id, mapping.integer(key, range.range, need).value_or(0));
}

static void writeMember(Json& json, std::string_view key, const Amounts& amounts, const AmountOf& range)
{
    if (const int amount = amounts[range.id]; amount != 0)
        json[std::string(key)] = amount;
}

// What something costs, each budget under its own key.
struct EveryBudget
{
    const ListShape& shape;
};

static void readMember(Mapping& mapping, std::string_view, Amounts& cost, const EveryBudget& range, Need)
{
    cost = readAmounts(mapping, range.shape, &Budget::highestCost, mapping.faults());
}

static void writeMember(Json& json, std::string_view, const Amounts& cost, const EveryBudget& range)
{
    for (const auto& [budget, amount] : inOrder(cost, range.shape.budgets))
        json[budget] = amount;
}

// One of five names, or a code.
struct ColourNames
{};

static void readMember(Mapping& mapping, std::string_view key, FactionColour& colour, ColourNames, Need need)
{
    std::vector<std::string> colours(colourWords.begin(), colourWords.end());
    colours.emplace_back("\"#rrggbb\"");
    FaultList& faults = mapping.faults();
    if (const auto comment = mapping.placeOfNull(key))
        return faults.add(
            FaultRule::wrongType, *comment, std::string(key),
            WORDS("files", "a colour name, or a code in quotes such as \"#3a7bd5\" (# begins a comment)"));
    const Node* node = mapping.node(key, need);
    if (!node)
        return;
    colour.own = colourOf(node->text.size() == 6 ? '#' + node->text : node->text);
    const auto index = colour.own ? std::nullopt : wordIn(*node, key, colours, faults);
    if (index == colours.size() - 1)
        faults.add(FaultRule::wrongType, node->at, std::string(key),
                   WORDS("files", "a colour such as \"#3a7bd5\""));
    else if (index)
        colour.name = static_cast<FactionColour::Name>(*index);
}

// A path that stays in the folder that it starts from.
struct PathBelow
{};

static void readMember(Mapping& mapping, std::string_view key, std::string& path, PathBelow, Need need)
{
    path = mapping.text(key, CatalogueRange::name, need);
    const bool climbs =
        path == ".." || path.starts_with("../") || path.ends_with("/..") || path.find("/../") != path.npos;
    const bool isFolder = path == "." || path.ends_with('/') || path.ends_with("/.");
    if (!path.empty() &&
        (climbs || isFolder || path.starts_with('/') || path.find_first_of("\\:") != path.npos))
        mapping.faults().add(FaultRule::wrongType, mapping.node(key)->at, std::string(key),
                             WORDS("files", "a path to a file beside or below this one"));
}

// Each type once: its keys in the order of the file, with their ranges.

template <class Visit> void fields(Visit& visit, Faction& faction, const Within&)
{
    visit("id", faction.id, AnId{Joint::hyphen}, required);
    visit("name", faction.name, CatalogueRange::name, required);
    visit("title", faction.title, CatalogueRange::name, required);
    visit("colour", faction.colour, ColourNames(), required);
    visit.place("colour", faction.place);
    visit("emblem", faction.emblem, PathBelow());
    visit.place("emblem", faction.emblemPlace);
    visit("allegiance", faction.allegiance, Truth(), required);
}

template <class Visit> void fields(Visit& visit, Domain& domain, const Within&)
{
    visit("id", domain.id, AnId{Joint::hyphen}, required);
    visit("name", domain.name, CatalogueRange::name, required);
}

template <class Visit> void fields(Visit& visit, Skill& skill, const Within& in)
{
    WordsOf parameters;
    parameters.words.emplace_back("none");
    for (const SkillParameter& each : in.shape.keys.skillParameters)
        parameters.words.emplace_back(each.word);
    visit("id", skill.id, AnId{Joint::underscore}, required);
    visit("name", skill.name, CatalogueRange::name, required);
    visit("parameter", skill.parameter, parameters);
    visit("aliases", skill.aliases, WordsOf());
    visit("summary", skill.summary, CatalogueRange::summary, required);
    visit("note", skill.note, CatalogueRange::text);
}

template <class Visit> void fields(Visit& visit, Weapon& weapon, const Within& in)
{
    visit("id", weapon.id, AnId{Joint::hyphen}, required);
    visit("name", weapon.name, CatalogueRange::name, required);
    fields(visit, weapon.stats, in.shape.keys.weaponStats);
    visit("kind", weapon.kind, AnId());
    visit("source", weapon.source, CatalogueRange::source);
    visit("note", weapon.note, CatalogueRange::text);
}

template <class Visit> void fields(Visit& visit, Option& option, const Within& in)
{
    visit("id", option.id, AnId{Joint::hyphen}, required);
    visit("name", option.name, CatalogueRange::name, required);
    visit("offered_by", option.offeredBy, AnId{Joint::any, ThingKind::unit, nullptr, true}, required);
    for (const Budget& budget : in.shape.budgets)
        if (budget.ofOptions)
            visit(std::string(budget.id) + "_per_warrior", option.costPerWarrior,
                  AmountOf{budget.id, {0, budget.highestCost}}, required);
    visit("for_weapon", option.forWeapon, AnId{Joint::any, ThingKind::weaponKind});
    visit("gives", option.gives, WordsOf(ThingKind::skill));
    visit("source", option.source, CatalogueRange::source);
    visit("summary", option.summary, CatalogueRange::summary, required);
    visit("note", option.note, CatalogueRange::text);
}

// What has a reader of its own.
template <class Reader> struct ReadBy
{
    Reader read;
};
template <class Reader> ReadBy(Reader) -> ReadBy<Reader>;

template <class T, class Reader>
static void readField(const Node& node, std::string_view, T& value, const ReadBy<Reader>& range,
                      FaultList& faults)
{
    range.read(value, node, faults);
}

template <class Reader> static Json fieldJson(const door::Answers& answers, const ReadBy<Reader>&)
{
    return answersJson(answers);
}

template <class Visit> void fields(Visit& visit, OtherCard& card, const Within& in)
{
    WordsOf kinds;
    for (const CardKind& kind : in.shape.cardKinds)
        kinds.words.emplace_back(kind.id);
    visit("id", card.id, AnId{Joint::hyphen}, required);
    visit("name", card.name, CatalogueRange::name, required);
    visit("domain", card.domain, AnId{Joint::any, ThingKind::domain});
    visit("kind", card.kind, kinds, required);
    const auto hasWord = [&](door::Answers& answers, const Node& node, FaultList& faults) {
        door::Answers known{{"name", card.name}};
        if (!card.domain.empty())
            known.emplace("domain", card.domain.text());
        if (const CardKind* kind = findIn(in.shape.cardKinds, card.kind, &CardKind::id))
            answers = readCard(node, *kind, known, faults);
    };
    visit("card", card.card, ReadBy{hasWord}, required);
    visit("note", card.note, CatalogueRange::text);
}

template <class Visit> void fields(Visit& visit, ReadyList& list, const Within& in)
{
    visit("roster", list.roster, PathBelow(), required);
    visit.place("roster", list.place);
    const auto figures = [&](Amounts& printed, const Node& node, FaultList& faults) {
        Mapping mapping(node, "printed", faults);
        FieldReader reader(mapping);
        reader("warriors", list.printedWarriors, CatalogueRange::size, required);
        reader("", printed, EveryBudget{in.shape});
        mapping.finish();
    };
    visit("printed", list.printed, ReadBy{figures});
    visit("note", list.note, CatalogueRange::text);
}

template <class Visit> void fields(Visit& visit, SkillUse& use, const Within& in)
{
    visit("id", use.skill, AnId(), required);
    visit("value", use.value, CatalogueRange::centimetres);
    for (const WordKey& each : in.shape.keys.skillWords)
        visit(each.key, use.words, WordsOf(each));
    visit("unknown", use.unknown, Truth());
}

template <class Visit> void fields(Visit& visit, SizeOffer& offer, const Within& in)
{
    visit("size", offer.size, CatalogueRange::size, required);
    visit("", offer.cost, EveryBudget{in.shape});
}

template <class Visit> void fields(Visit& visit, Unit& unit, const Within& in)
{
    const CatalogueKeys& keys = in.shape.keys;
    const Several listed{mostListed, MembersIn(in)};
    const bool isTyped = in.shape.card != nullptr; // then a Unit is its card
    visit("id", unit.id, AnId{Joint::hyphen, {}, &in.faction}, required);
    visit("name", unit.name, CatalogueRange::name, required);
    visit("aliases", unit.aliases, WordsOf());
    visit("former_ids", unit.formerIds, FormerIdsOf{{}, unit.id, in});
    visit("unknown", unit.unknown, UnknownParts(keys));
    for (const WordKey& each : keys.unitWords)
        visit(each.key, unit.words, WordsOf(each),
              each.needed && !isTyped && !unit.isUnknown(each.key) ? required : optional);
    for (const char* key : keys.unitFigures)
        visit(key, unit.figures, AmountOf{key, CatalogueRange::characteristic});
    visit("invoked", unit.invoked, Truth());
    visit("sizes", unit.sizes, listed, unit.invoked || isTyped ? optional : required);
    visit("profile", unit.profile, MembersIn(keys.unitStats));
    visit("skills", unit.skills, listed);
    visit("requires", unit.requiredUnits, WordsOf(ThingKind::unit));
    if (isTyped) {
        const auto card = [&](door::Answers& answers, const Node& node, FaultList& faults) {
            answers = readCard(node, in.shape, unit.name, faults);
        };
        visit("card", unit.card, ReadBy{card}, required);
        visit("sample", unit.sample, Truth());
    }
    visit("source", unit.source, CatalogueRange::source);
    visit("note", unit.note, CatalogueRange::text);
}

static void readMember(Mapping& mapping, std::string_view key, std::vector<SizeOffer>& sizes,
                       const Several<MembersIn<Within>>& range, Need need)
{
    FaultList& faults = mapping.faults();
    for (const Node& item : mapping.sequence(key, need)) {
        Mapping entry(item, "an entry of sizes", faults);
        const std::size_t before = faults.faults.size();
        SizeOffer offer;
        FieldReader reader(entry);
        fields(reader, offer, range.each.context);
        const bool isWhole = entry.valid() && faults.faults.size() == before;
        entry.finish();
        if (isWhole && findIn(sizes, offer.size, &SizeOffer::size))
            faults.add(FaultRule::duplicateId, item.at, "size " + std::to_string(offer.size));
        else if (isWhole)
            sizes.push_back(std::move(offer));
    }
    std::ranges::sort(sizes, {}, &SizeOffer::size);
}

static SkillUse readSkillUse(const Node& node, const Within& in, UsedSkill& used, FaultList& faults)
{
    SkillUse use;
    used.place = faults.place(node.at);
    if (node.kind == Node::Kind::scalar) {
        readField(node, "skills", use.skill, AnId(), faults);
        return use;
    }
    Mapping mapping(node, "a skill", faults);
    FieldReader reader(mapping);
    fields(reader, use, in);
    const auto replaced = std::ranges::find_if(in.shape.keys.skillWords, [&use](const WordKey& each) {
        return each.needed && !wordUnder(use.words, each.key).empty();
    });
    const bool isReplaced = use.value || replaced != in.shape.keys.skillWords.end();
    if (const Node* unknown = mapping.node("unknown"); use.unknown && isReplaced)
        faults.add(FaultRule::refused, unknown->at, {},
                   message(WORDS("files", "'%1' replaces '%2': remove one of them"), "unknown",
                           use.value ? "value" : replaced->key));
    reader.place("id", used.place);
    for (const Member& member : node.members)
        if (member.key != "id" && member.value.kind != Node::Kind::null)
            used.keys.emplace_back(member.key, faults.place(member.value.at));
    mapping.finish();
    return use;
}

// One skill may stand there with several words: weapons.
static void readMember(Mapping& mapping, std::string_view key, std::vector<SkillUse>& skills,
                       const Several<MembersIn<Within>>& range, Need need)
{
    const Within& in = range.each.context;
    FaultList& faults = mapping.faults();
    TakenIds taken;
    for (const Node& item : mapping.sequence(key, need)) {
        UsedSkill used;
        used.use = readSkillUse(item, in, used, faults);
        if (used.use.skill.empty())
            continue;
        std::string skill = used.use.skill.text();
        faults.mentions.push_back({ThingKind::skill, skill, used.place});
        for (const WordKey& each : in.shape.keys.skillWords)
            if (!each.several)
                skill += '\n' + wordUnder(used.use.words, each.key);
        if (!taken.insert(skill).second)
            faults.add(FaultRule::duplicateId, {used.place.line, used.place.column},
                       clipped(used.use.skill.text()));
        skills.push_back(used.use);
        in.contents->usedSkills.push_back(std::move(used));
    }
}

Read<CatalogueContents> readCatalogueFile(const Node& root, const std::string& file)
{
    const auto readKeys = [](CatalogueContents& contents, Mapping& mapping, FaultList& faults) {
        contents.system = SystemId(readId(mapping, "system", faults));
        contents.name = mapping.text("name", CatalogueRange::name);
        const ListShape shape = listShapeOf(contents.system);
        Within in{shape, {}, &contents};
        readThings(mapping, "factions", contents.factions, optional, mostThings, in);
        readThings(mapping, "domains", contents.domains, optional, mostThings, in);
        readThings(mapping, "skills", contents.skills, optional, mostThings, in);
        readThings(mapping, "weapons", contents.weapons, optional, mostThings, in);
        readThings(mapping, "options", contents.options, optional, mostThings, in);
        readThings(mapping, "cards", contents.cards, optional, mostThings, in);
        readThings(mapping, "ready_lists", contents.readyLists, optional, mostThings, in);

        const bool needsFaction = mapping.node("units") && shape.hasFactions;
        FieldReader reader(mapping);
        reader("faction", in.faction, AnId{Joint::any, ThingKind::faction},
               needsFaction ? required : optional);
        if (mapping.node("faction") || !needsFaction)
            readThings(mapping, "units", contents.units, optional, anyNumber, in);
    };
    return readMapping<CatalogueContents>(root, file, "a catalogue file", catalogueFormat, readKeys);
}

std::string writeUnits(const SystemId& system, const FactionId& faction, std::span<const Unit> units)
{
    Json json{{"format", catalogueFormat}, {"system", system.text()}};
    if (!faction.empty())
        json["faction"] = faction.text();
    json["units"] = Json::array();
    for (const Unit& unit : units)
        json["units"].push_back(unitJson(system, unit));
    static constexpr std::string_view lists[] = {"units", "sizes", "skills"};
    return textOfFile(json, lists, true);
}

Json unitJson(const SystemId& system, const Unit& unit)
{
    const ListShape shape = listShapeOf(system);
    return membersJson(unit, Within{shape});
}

} // namespace adjutant::yaml
