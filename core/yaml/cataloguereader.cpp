#include "core/yaml/cataloguereader.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/nearest.h"
#include "core/yaml/format.h"
#include "core/yaml/unitreader.h"

#include <algorithm>
#include <map>

namespace adjutant::yaml {

namespace {

constexpr Need required = Need::required;

std::string textOr(Mapping& mapping, std::string_view key, TextLimit longest, Need need = Need::optional)
{
    return mapping.text(key, longest, need).value_or(std::string());
}

// Adds a thing unless it has no id or one that is taken.
template <class Thing>
void add(std::vector<Thing>& things, Thing thing, Position at, TakenIds& taken, FaultList& faults)
{
    if (thing.id.empty())
        return;
    if (!taken.insert(thing.id.text()).second)
        faults.add(FaultRule::duplicateId, at, thing.id.text());
    else
        things.push_back(std::move(thing));
}

// Whether a path stays in the folder that it starts from.
bool leadsBelow(std::string_view path)
{
    const bool climbs =
        path == ".." || path.starts_with("../") || path.ends_with("/..") || path.find("/../") != path.npos;
    const bool isFolder = path == "." || path.ends_with('/') || path.ends_with("/.");
    return !climbs && !isFolder && !path.starts_with('/') && path.find('\\') == path.npos &&
           path.find(':') == path.npos;
}

void addElsewhere(const Node& path, std::string key, FaultList& faults)
{
    faults.add(FaultRule::wrongType, path.at, std::move(key),
               message(WORDS("files", "a path to a file beside or below this one")));
}

void readFaction(const Node& node, CatalogueContents& contents, TakenIds& taken, FaultList& faults)
{
    static const std::vector<std::string> colours{"grey", "red", "green", "purple", "yellow", "\"#rrggbb\""};
    Mapping mapping(node, "an entry of factions", faults);
    Faction faction;
    faction.id = FactionId(readId(mapping, "id", faults, false, Joint::hyphen));
    faction.name = textOr(mapping, "name", CatalogueRange::name, required);
    faction.title = textOr(mapping, "title", CatalogueRange::name, required);
    const auto key = std::ranges::find(node.members, "colour", &Member::key);
    const bool isComment = key != node.members.end() && key->value.kind == Node::Kind::null;
    if (isComment)
        faults.add(
            FaultRule::wrongType, key->at, "colour",
            message(WORDS("files",
                          "a colour name, or a code in quotes such as \"#3a7bd5\" (# begins a comment)")));
    if (const Node* colour = mapping.node("colour", isComment ? Need::optional : required)) {
        faction.place = faults.place(colour->at);
        faction.colour.own = colourOf(colour->text.size() == 6 ? '#' + colour->text : colour->text);
        if (!faction.colour.own) {
            const auto index = wordIn(*colour, "colour", colours, faults);
            if (index == colours.size() - 1)
                faults.add(FaultRule::wrongType, colour->at, "colour",
                           message(WORDS("files", "a colour such as \"#3a7bd5\"")));
            else if (index)
                faction.colour.name = static_cast<FactionColour::Name>(*index);
        }
    }
    if (const Node* emblem = mapping.node("emblem")) {
        faction.emblem = textOf(*emblem, "emblem", CatalogueRange::name, faults).value_or(std::string());
        faction.emblemPlace = faults.place(emblem->at);
        if (!faction.emblem.empty() && !leadsBelow(faction.emblem))
            addElsewhere(*emblem, "emblem", faults);
    }
    faction.allegiance = mapping.flag("allegiance", required);
    mapping.finish();
    add(contents.factions, std::move(faction), node.at, taken, faults);
}

void readDomain(const Node& node, CatalogueContents& contents, TakenIds& taken, FaultList& faults)
{
    Mapping mapping(node, "an entry of domains", faults);
    Domain domain{DomainId(readId(mapping, "id", faults, false, Joint::hyphen)),
                  textOr(mapping, "name", CatalogueRange::name, required)};
    mapping.finish();
    add(contents.domains, std::move(domain), node.at, taken, faults);
}

void readSkillDefinition(const Node& node, CatalogueContents& contents, TakenIds& taken, FaultList& faults)
{
    static const std::vector<std::string> parameters{"none",       "cm",     "level", "strength",
                                                     "opposition", "weapon", "mana"};
    Mapping mapping(node, "an entry of skills", faults);
    Skill skill;
    skill.id = SkillId(readId(mapping, "id", faults, false, Joint::underscore));
    skill.name = textOr(mapping, "name", CatalogueRange::name, required);
    if (const Node* parameter = mapping.node("parameter"))
        if (const auto index = wordIn(*parameter, "parameter", parameters, faults))
            skill.parameter = static_cast<SkillParameter>(*index);
    skill.aliases = differentTexts(mapping, "aliases", faults);
    skill.summary = textOr(mapping, "summary", CatalogueRange::summary, required);
    skill.note = textOr(mapping, "note", CatalogueRange::text);
    mapping.finish();
    add(contents.skills, std::move(skill), node.at, taken, faults);
}

void readWeapon(const Node& node, CatalogueContents& contents, TakenIds& taken, FaultList& faults)
{
    Mapping mapping(node, "an entry of weapons", faults);
    Weapon weapon;
    weapon.id = WeaponId(readId(mapping, "id", faults, false, Joint::hyphen));
    weapon.name = textOr(mapping, "name", CatalogueRange::name, required);
    weapon.range = mapping.integer("range", CatalogueRange::centimetres, required).value_or(0);
    const Node* strength = mapping.node("strength", required);
    if (strength && strength->text != "warrior")
        weapon.strength = integerOf(*strength, "strength", CatalogueRange::characteristic, faults);
    weapon.saturation = mapping.integer("saturation", CatalogueRange::characteristic, required).value_or(0);
    weapon.shotsPerActivation =
        mapping.integer("shots_per_activation", {1, CatalogueRange::characteristic.highest});
    weapon.cancelsParry = mapping.flag("cancels_parry");
    if (mapping.node("kind"))
        weapon.kind = readId(mapping, "kind", faults);
    weapon.source = textOr(mapping, "source", CatalogueRange::source);
    weapon.note = textOr(mapping, "note", CatalogueRange::text);
    mapping.finish();
    add(contents.weapons, std::move(weapon), node.at, taken, faults);
}

void readOption(const Node& node, CatalogueContents& contents, TakenIds& taken, FaultList& faults)
{
    Mapping mapping(node, "an entry of options", faults);
    Option option;
    option.id = OptionId(readId(mapping, "id", faults, false, Joint::hyphen));
    option.name = textOr(mapping, "name", CatalogueRange::name, required);
    option.offeredBy = UnitId(readId(mapping, "offered_by", faults, true));
    if (const Node* offeredBy = mapping.node("offered_by"))
        contents.mentions.push_back(
            {ReferenceKind::unit, option.offeredBy.text(), faults.place(offeredBy->at)});
    for (const Budget& budget : listShapeOf(contents.system).budgets)
        if (budget.ofOptions)
            option.costPerWarrior.set(
                budget.id,
                mapping.integer(std::string(budget.id) + "_per_warrior", {0, budget.highestCost}, required)
                    .value_or(0));
    if (const Node* kind = mapping.node("for_weapon")) {
        option.forWeapon = readId(mapping, "for_weapon", faults);
        contents.mentions.push_back({ReferenceKind::weaponKind, option.forWeapon, faults.place(kind->at)});
    }
    TakenIds given;
    for (const Node& item : mapping.sequence("gives"))
        if (const auto skill = textOf(item, "gives", CatalogueRange::name, faults)) {
            if (!given.insert(*skill).second)
                faults.add(FaultRule::duplicateId, item.at, clipped(*skill));
            option.gives.emplace_back(*skill);
            contents.mentions.push_back({ReferenceKind::skill, *skill, faults.place(item.at)});
        }
    option.source = textOr(mapping, "source", CatalogueRange::source);
    option.summary = textOr(mapping, "summary", CatalogueRange::summary, required);
    option.note = textOr(mapping, "note", CatalogueRange::text);
    mapping.finish();
    add(contents.options, std::move(option), node.at, taken, faults);
}

void readOtherCard(const Node& node, CatalogueContents& contents, TakenIds& taken, FaultList& faults)
{
    const auto kinds = listShapeOf(contents.system).cardKinds;
    std::vector<std::string> words;
    for (const CardKind& kind : kinds)
        words.emplace_back(kind.id);
    Mapping mapping(node, "an entry of cards", faults);
    OtherCard card;
    card.id = OtherCardId(readId(mapping, "id", faults, false, Joint::hyphen));
    card.name = textOr(mapping, "name", CatalogueRange::name, required);
    door::Answers known{{"name", card.name}};
    if (const Node* domain = mapping.node("domain")) {
        card.domain = DomainId(readId(mapping, "domain", faults));
        contents.mentions.push_back({ReferenceKind::domain, card.domain.text(), faults.place(domain->at)});
        known.emplace("domain", card.domain.text());
    }
    const Node* word = mapping.node("kind", required);
    std::size_t kind = kinds.size();
    if (word)
        kind = wordIn(*word, "kind", words, faults).value_or(kind);
    const Node* says = mapping.node("card", required);
    if (kind < kinds.size() && says) {
        card.kind = words[kind];
        card.card = readCard(*says, kinds[kind], known, faults);
    }
    card.note = textOr(mapping, "note", CatalogueRange::text);
    mapping.finish();
    add(contents.cards, std::move(card), node.at, taken, faults);
}

void readReadyList(const Node& node, CatalogueContents& contents, TakenIds& taken, FaultList& faults)
{
    Mapping mapping(node, "an entry of ready_lists", faults);
    ReadyList list;
    list.roster = textOr(mapping, "roster", CatalogueRange::name, required);
    if (const Node* roster = mapping.node("roster"); roster && !list.roster.empty()) {
        list.place = faults.place(roster->at);
        if (!leadsBelow(list.roster))
            addElsewhere(*roster, "roster", faults);
        if (!taken.insert(list.roster).second)
            faults.add(FaultRule::duplicateId, roster->at, clipped(list.roster));
    }
    if (const Node* printed = mapping.node("printed")) {
        Mapping figures(*printed, "printed", faults);
        list.printedWarriors = figures.integer("warriors", CatalogueRange::size, required).value_or(0);
        list.printed = readAmounts(figures, listShapeOf(contents.system), &Budget::highestCost, faults);
        figures.finish();
    }
    list.note = textOr(mapping, "note", CatalogueRange::text);
    mapping.finish();
    contents.readyLists.push_back(std::move(list));
}

// How often what hangs on a file that is left out is looked for; then all that may hang on one is left out.
constexpr int mostRounds = 50;

CatalogueContents markedAsUsers(CatalogueContents contents)
{
    contents.fromUser = true;
    for (Unit& unit : contents.units)
        unit.fromUser = true;
    for (ReadyList& list : contents.readyLists)
        list.fromUser = true;
    return contents;
}

using ReadSection = void (*)(const Node&, CatalogueContents&, TakenIds&, FaultList&);

} // namespace

Expected<CatalogueContents, std::vector<Fault>> readCatalogueFile(std::string_view text,
                                                                  const std::string& file)
{
    return readParsed(
        text, file, [](const Node& root, const std::string& name) { return readCatalogueFile(root, name); });
}

Expected<CatalogueContents, std::vector<Fault>> readCatalogueFile(const Node& root, const std::string& file)
{
    const auto readKeys = [](CatalogueContents& contents, Mapping& mapping, FaultList& faults) {
        contents.system = SystemId(readId(mapping, "system", faults));
        contents.name = textOr(mapping, "name", CatalogueRange::name);

        static constexpr std::pair<std::string_view, ReadSection> sections[] = {
            {"factions", readFaction},      {"domains", readDomain}, {"skills", readSkillDefinition},
            {"weapons", readWeapon},        {"options", readOption}, {"cards", readOtherCard},
            {"ready_lists", readReadyList},
        };
        for (const auto& [key, read] : sections) {
            const auto& items = mapping.sequence(key, Need::optional, mostThings);
            TakenIds taken;
            for (std::size_t k = 0; k < items.size() && !faults.isFull(); ++k)
                read(items[k], contents, taken, faults);
        }

        const bool hasUnits = mapping.node("units") != nullptr;
        const ListShape shape = listShapeOf(contents.system);
        const bool needsFaction = hasUnits && shape.hasFactions;
        const Node* named = mapping.node("faction", needsFaction ? Need::required : Need::optional);
        const FactionId faction(named ? readId(mapping, "faction", faults) : std::string());
        if (named)
            contents.mentions.push_back({ReferenceKind::faction, faction.text(), faults.place(named->at)});
        if (named || !needsFaction) {
            TakenIds taken;
            for (const Node& item : mapping.sequence("units", Need::optional, anyNumber))
                if (!faults.isFull())
                    readUnit(item, faction, shape, contents, taken, faults);
        }
    };
    return readMapping<CatalogueContents>(root, file, "a catalogue file", catalogueFormat, readKeys);
}

namespace {

Message unknownOf(ReferenceKind kind, const std::string& id)
{
    switch (kind) {
    case ReferenceKind::faction:
        return message(WORDS("files", "unknown faction '%1'"), id);
    case ReferenceKind::domain:
        return message(WORDS("files", "unknown domain '%1'"), id);
    case ReferenceKind::skill:
        return message(WORDS("files", "unknown skill '%1'"), id);
    case ReferenceKind::weapon:
        return message(WORDS("files", "unknown weapon '%1'"), id);
    case ReferenceKind::weaponKind:
        return message(WORDS("files", "unknown kind of weapon '%1'"), id);
    case ReferenceKind::unit:
        return message(WORDS("files", "unknown unit '%1'"), id);
    }
    return {};
}

} // namespace

std::vector<Fault> danglingFaults(const CatalogueContents& contents, const Catalogue& catalogue)
{
    std::vector<Fault> faults;
    std::map<ReferenceKind, std::vector<std::string>> ids;
    for (const Mention& mention : danglingMentions(contents, catalogue)) {
        if (faults.size() == mostFaults)
            break;
        std::string nearest;
        if (faults.size() < mostNearest) {
            const auto [known, isNew] = ids.try_emplace(mention.kind);
            if (isNew)
                known->second = idsOfKind(mention.kind, catalogue);
            nearest = nearestOf(mention.id, known->second);
        }
        std::string id = clipped(mention.id);
        Message sentence = unknownOf(mention.kind, id);
        faults.push_back(
            {FaultRule::unknownId, mention.place, std::move(id), std::move(sentence), std::move(nearest)});
    }
    return faults;
}

std::vector<Fault> formerIdFaults(const CatalogueContents& contents, const Catalogue& catalogue)
{
    std::vector<Fault> faults;
    for (const TakenFormerId& taken : takenFormerIds(contents, catalogue)) {
        if (faults.size() == mostFaults)
            break;
        const std::string former = clipped(taken.id.former.text());
        faults.push_back(
            {FaultRule::duplicateId,
             taken.id.place,
             former,
             taken.other == taken.id.former
                 ? message(WORDS("files", "the former id '%1' now belongs to another unit"), former)
                 : message(WORDS("files", "the former id '%1' is claimed by '%2' too"), former,
                           clipped(taken.other.text())),
             {}});
    }
    return faults;
}

AssembledCatalogue assembleCatalogue(std::span<const CatalogueFile> files,
                                     std::vector<CatalogueContents> users)
{
    AssembledCatalogue assembled;
    std::vector<CatalogueContents> contents;
    contents.reserve(files.size() + users.size());
    const auto leaveOut = [&](std::vector<Fault> faults) {
        std::ranges::move(faults, std::back_inserter(assembled.faults));
    };
    for (const CatalogueFile& file : files) {
        auto read = readCatalogueFile(file.text, file.file);
        if (!read) {
            leaveOut(std::move(read.error()));
            continue;
        }
        contents.push_back(file.fromUser ? markedAsUsers(std::move(*read)) : std::move(*read));
    }
    std::ranges::transform(users, std::back_inserter(contents),
                           [](CatalogueContents& each) { return markedAsUsers(std::move(each)); });
    // Leaving a file out can leave another's mentions dangling, so go on until nothing dangles.
    int round = 0;
    for (bool changed = true; changed;) {
        changed = false;
        if (++round > mostRounds)
            std::erase_if(contents, [&leaveOut](const CatalogueContents& file) {
                if (file.fromUser && !file.mentions.empty())
                    leaveOut({{FaultRule::refused,
                               {file.mentions.front().place.file, 1, 1},
                               {},
                               message(WORDS("files", "it depends on a file that was skipped")),
                               {}}});
                return file.fromUser && !file.mentions.empty();
            });
        assembled.catalogue = Catalogue::assembled(contents);
        for (auto file = contents.begin(); file != contents.end();) {
            auto faults = danglingFaults(*file, assembled.catalogue);
            // A skill of the user's own may take another parameter than the shipped one did.
            if (faults.empty() && file->fromUser)
                faults = parameterFaults(*file, assembled.catalogue);
            if (faults.empty()) {
                ++file;
                continue;
            }
            leaveOut(std::move(faults));
            file = contents.erase(file);
            changed = true;
        }
    }
    return assembled;
}

} // namespace adjutant::yaml
