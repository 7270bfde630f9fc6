#include "core/yaml/unitreader.h"

#include "core/catalogue/nearest.h"
#include "core/door/view.h"
#include "core/match/ask.h"
#include "core/yaml/answerfaults.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/format.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::yaml {

namespace {

// The parts that a card has, and of which a file may say that nobody knows them.
std::vector<std::string> partsOf(const ListShape& shape)
{
    std::vector<std::string> parts;
    for (const UnitWords& each : shape.unitWords)
        if (each.needed)
            parts.emplace_back(each.key);
    parts.insert(parts.end(), {"profile", "skills"});
    parts.insert(parts.end(), shape.unitFigures.begin(), shape.unitFigures.end());
    return parts;
}

// Of words and skills some may be known; a profile or a figure is or isn't.
void readUnknown(Mapping& mapping, Unit& unit, const ListShape& shape, FaultList& faults)
{
    const std::vector<std::string> parts = partsOf(shape);
    for (const Node& item : mapping.sequence("unknown")) {
        const auto index = wordIn(item, "unknown", parts, faults);
        if (!index)
            continue;
        const std::string& part = parts[*index];
        if (unit.isUnknown(part))
            faults.add(FaultRule::duplicateId, item.at, part);
        else
            unit.unknown.push_back(part);
        const bool mayBePartial =
            part == "skills" ||
            std::ranges::any_of(shape.unitWords, [&part](const UnitWords& each) { return part == each.key; });
        if (!mayBePartial && mapping.node(part))
            faults.add(FaultRule::duplicateKey, item.at, part);
    }
}

void readWords(Mapping& mapping, Unit& unit, Need need, const ListShape& shape, FaultList& faults)
{
    for (const UnitWords& each : shape.unitWords) {
        const std::vector<std::string> words(each.words.begin(), each.words.end());
        const auto add = [&](const Node& node) {
            const auto index = wordIn(node, each.key, words, faults);
            if (!index)
                return;
            std::vector<std::string>& said = unit.words[each.key];
            if (std::ranges::find(said, words[*index]) != said.end())
                faults.add(FaultRule::duplicateId, node.at, words[*index]);
            else
                said.push_back(words[*index]);
        };
        if (each.several) {
            const Need needed = each.needed && !unit.isUnknown(each.key) ? need : Need::optional;
            for (const Node& item : mapping.sequence(each.key, needed))
                add(item);
        } else if (const Node* node = mapping.node(each.key)) {
            add(*node);
        }
    }
}

void readSizes(Mapping& mapping, Unit& unit, Need need, const ListShape& shape, FaultList& faults)
{
    for (const Node& item : mapping.sequence("sizes", need)) {
        Mapping offer(item, "an entry of sizes", faults);
        const auto size = offer.integer("size", CatalogueRange::size, Need::required);
        const std::size_t faultsBefore = faults.faults.size();
        Amounts cost = readAmounts(offer, shape, &Budget::highestCost, faults);
        const bool isPriced = faults.faults.size() == faultsBefore;
        offer.finish();
        if (!size || !isPriced)
            continue;
        if (unit.offerFor(*size))
            faults.add(FaultRule::duplicateId, item.at, fmt::format("size {}", *size));
        else
            unit.sizes.push_back({*size, std::move(cost)});
    }
    std::ranges::sort(unit.sizes, {}, &SizeOffer::size);
}

void readProfile(const Node& node, Unit& unit, const ListShape& shape, FaultList& faults)
{
    Mapping card(node, "profile", faults);
    for (const UnitStat& each : shape.unitStats)
        if (const auto value = card.integer(each.key, {each.lowest, each.highest},
                                            each.needed ? Need::required : Need::optional))
            unit.profile[each.key] = *value;
    card.finish();
}

void mention(CatalogueContents& contents, ReferenceKind kind, std::string id, Position at,
             const FaultList& faults)
{
    contents.mentions.push_back({kind, std::move(id), faults.place(at)});
}

// By these ids the lists of earlier releases know the Unit: each is some other name, and of one Unit.
void readFormerIds(Mapping& mapping, Unit& unit, const FactionId& faction, CatalogueContents& contents,
                   FaultList& faults)
{
    TakenIds taken{unit.id.text()};
    for (const Node& item : mapping.sequence("former_ids")) {
        const auto text = textOf(item, "former_ids", CatalogueRange::name, faults);
        if (!text)
            continue;
        UnitId former = text->find('/') == text->npos ? unitOf(faction, *text) : UnitId(*text);
        if (!isId(*text, true))
            faults.addBadId(item.at, *text);
        else if (!taken.insert(former.text()).second)
            faults.add(FaultRule::duplicateId, item.at, *text);
        else {
            contents.formerIds.push_back({unit.id, former, faults.place(item.at)});
            unit.formerIds.push_back(std::move(former));
        }
    }
}

// One skill may stand there with several weapons or Elements.
void readSkill(const Node& node, Unit& unit, CatalogueContents& contents, TakenIds& taken, FaultList& faults)
{
    SkillUse use;
    UsedSkill used;
    Position at = node.at;
    if (node.kind == Node::Kind::scalar) {
        use.skill = skillIdOf(idOf(node, "skills", faults));
    } else {
        Mapping mapping(node, "a skill", faults);
        use.skill = skillIdOf(readId(mapping, "id", faults));
        use.value = mapping.integer("value", CatalogueRange::centimetres);
        if (const Node* weapon = mapping.node("weapon")) {
            use.weapon =
                WeaponId(textOf(*weapon, "weapon", CatalogueRange::name, faults).value_or(std::string()));
            mention(contents, ReferenceKind::weapon, use.weapon.text(), weapon->at, faults);
        }
        TakenIds known;
        for (const Node& item : mapping.sequence("domains")) {
            const auto domain = textOf(item, "domains", CatalogueRange::name, faults);
            if (!domain)
                continue;
            if (!known.insert(*domain).second)
                faults.add(FaultRule::duplicateId, item.at, clipped(*domain));
            use.domains.emplace_back(*domain);
            mention(contents, ReferenceKind::domain, *domain, item.at, faults);
        }
        static const std::vector<std::string> elements{"air", "earth", "fire", "water"};
        if (const Node* element = mapping.node("element"))
            if (const auto index = wordIn(*element, "element", elements, faults))
                use.element = static_cast<Element>(*index);
        use.unknown = mapping.flag("unknown");
        if (const Node* unknown = mapping.node("unknown"); use.unknown && (use.value || !use.weapon.empty()))
            faults.add(FaultRule::refused, unknown->at, {},
                       message(WORDS("files", "'%1' replaces '%2': remove one of them"), "unknown",
                               use.value ? "value" : "weapon"));
        if (const Node* id = mapping.node("id"))
            at = id->at;
        for (const char* key : {"value", "weapon", "domains", "element", "unknown"})
            if (const Node* said = mapping.node(key))
                used.keys.emplace_back(key, faults.place(said->at));
        mapping.finish();
    }
    if (use.skill.empty())
        return;
    const std::string element = use.element ? std::to_string(static_cast<int>(*use.element)) : std::string();
    if (!taken.insert(use.skill.text() + '\n' + use.weapon.text() + '\n' + element).second)
        faults.add(FaultRule::duplicateId, at, clipped(use.skill.text()));
    mention(contents, ReferenceKind::skill, use.skill.text(), at, faults);
    used.use = use;
    used.place = faults.place(at);
    contents.usedSkills.push_back(std::move(used));
    unit.skills.push_back(std::move(use));
}

} // namespace

std::optional<std::size_t> wordIn(const Node& node, std::string_view what,
                                  const std::vector<std::string>& words, FaultList& faults)
{
    const auto text = textOf(node, what, CatalogueRange::name, faults);
    if (!text)
        return std::nullopt;
    const auto found = std::ranges::find(words, *text);
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    faults.add(FaultRule::unknownWord, node.at, clipped(*text), fmt::format("{}", fmt::join(words, ", ")),
               nearestOf(*text, words));
    return std::nullopt;
}

std::string idOf(const Node& node, std::string_view key, FaultList& faults, bool withFaction, Joint joint)
{
    const auto text = textOf(node, key, CatalogueRange::name, faults);
    if (!text)
        return {};
    const char other = joint == Joint::hyphen ? '_' : joint == Joint::underscore ? '-' : '\0';
    if (!isId(*text, withFaction))
        faults.addBadId(node.at, *text);
    else if (other == '\0' || text->find(other) == text->npos)
        return *text;
    else
        faults.add(FaultRule::badId, node.at, *text,
                   message(joint == Joint::hyphen
                               ? WORDS("files", "lower-case letters a-z and digits, joined by -")
                               : WORDS("files", "lower-case letters a-z and digits, joined by _")));
    return {};
}

std::string readId(Mapping& mapping, std::string_view key, FaultList& faults, bool withFaction, Joint joint)
{
    const Node* node = mapping.node(key, Need::required);
    return node ? idOf(*node, key, faults, withFaction, joint) : std::string();
}

std::vector<std::string> differentTexts(Mapping& mapping, std::string_view key, FaultList& faults)
{
    std::vector<std::string> texts;
    TakenIds taken;
    for (const Node& item : mapping.sequence(key)) {
        auto text = textOf(item, key, CatalogueRange::name, faults);
        if (text && !taken.insert(*text).second)
            faults.add(FaultRule::duplicateId, item.at, clipped(*text));
        else if (text)
            texts.push_back(std::move(*text));
    }
    return texts;
}

void readUnit(const Node& node, const FactionId& faction, const ListShape& shape, CatalogueContents& contents,
              TakenIds& taken, FaultList& faults)
{
    // Where cards are typed a Unit is its card.
    const Need ofProfiles = shape.card ? Need::optional : Need::required;
    Mapping mapping(node, "an entry of units", faults);
    Unit unit;
    const std::string id = readId(mapping, "id", faults, false, Joint::hyphen);
    unit.id = unitOf(faction, id);
    unit.name = mapping.text("name", CatalogueRange::name, Need::required).value_or(std::string());
    unit.aliases = differentTexts(mapping, "aliases", faults);
    readFormerIds(mapping, unit, faction, contents, faults);
    readUnknown(mapping, unit, shape, faults);
    readWords(mapping, unit, ofProfiles, shape, faults);
    for (const char* key : shape.unitFigures)
        unit.figures.set(key, mapping.integer(key, CatalogueRange::characteristic).value_or(0));
    unit.invoked = mapping.flag("invoked");
    readSizes(mapping, unit, unit.invoked ? Need::optional : ofProfiles, shape, faults);
    if (const Node* profile = mapping.node("profile"))
        readProfile(*profile, unit, shape, faults);
    TakenIds skills;
    for (const Node& item : mapping.sequence("skills"))
        readSkill(item, unit, contents, skills, faults);
    TakenIds neededUnits;
    for (const Node& item : mapping.sequence("requires")) {
        const auto required = textOf(item, "requires", CatalogueRange::name, faults);
        if (!required)
            continue;
        if (!neededUnits.insert(*required).second)
            faults.add(FaultRule::duplicateId, item.at, clipped(*required));
        mention(contents, ReferenceKind::unit, *required, item.at, faults);
        unit.requiredUnits.emplace_back(*required);
    }
    if (const Node* card = shape.card ? mapping.node("card", Need::required) : nullptr)
        unit.card = readCard(*card, shape, unit.name, faults);
    unit.sample = shape.card && mapping.flag("sample");
    unit.source = mapping.text("source", CatalogueRange::source).value_or(std::string());
    unit.note = mapping.text("note", CatalogueRange::text).value_or(std::string());
    mapping.finish();

    if (id.empty())
        return;
    if (!taken.insert(unit.id.text()).second)
        faults.add(FaultRule::duplicateId, mapping.at(), unit.id.text());
    else
        contents.units.push_back(std::move(unit));
}

namespace {

AskForm formOf(Task<> (*asks)(Ask& ask))
{
    return [asks](const door::Answers& answers) {
        Ask asked({{answers, 0, false}}, Ask::Missing::leftOut);
        asked.run(asks(asked));
        return asked.form();
    };
}

} // namespace

door::Answers readCard(const Node& node, const ListShape& shape, const std::string& name, FaultList& faults)
{
    const AskForm ask = [&shape](const door::Answers& answers) {
        return answered<door::CardView>(shape.card, answers, Ask::Missing::leftOut).form;
    };
    ReadAnswers read = readAnswers(node, "card", faults);
    if (!name.empty() && !read.answers.contains("name")) {
        const door::Form blank = ask({});
        if (std::ranges::find(blank.fields, "name", &door::Field::path) != blank.fields.end())
            read.answers.emplace("name", name);
    }
    addAnswerFaults(ask, read, faults);
    return std::move(read.answers);
}

door::Answers readCard(const Node& node, const CardKind& kind, const door::Answers& known, FaultList& faults)
{
    ReadAnswers read = readAnswers(node, "card", faults);
    read.answers.insert(known.begin(), known.end());
    addAnswerFaults(formOf(kind.ask), read, faults);
    return std::move(read.answers);
}

door::Answers readExtras(Mapping& keys, Task<> (*extras)(Ask& ask), FaultList& faults)
{
    if (!extras || !keys.valid())
        return {};
    const std::vector<std::string> others = keys.known();
    ReadAnswers read = readAnswers(keys.rest(), keys.at(), faults);
    addAnswerFaults(formOf(extras), read, faults, others);
    return std::move(read.answers);
}

namespace {

// What stands beside the id: the first has to be there, or `unknown` in its place.
std::vector<std::string> keysFor(SkillParameter parameter)
{
    switch (parameter) {
    case SkillParameter::none:
        return {};
    case SkillParameter::weapon:
        return {"weapon", "unknown"};
    case SkillParameter::level:
        return {"value", "domains", "unknown"};
    case SkillParameter::mana:
        return {"value", "element", "unknown"};
    case SkillParameter::cm:
    case SkillParameter::strength:
    case SkillParameter::opposition:
        return {"value", "unknown"};
    }
    return {};
}

void addFaultsOf(const UsedSkill& used, SkillParameter parameter, std::vector<Fault>& faults)
{
    const std::vector<std::string> keys = keysFor(parameter);
    const auto isSaid = [&used](const std::string& key) {
        return std::ranges::any_of(used.keys, [&key](const auto& said) { return said.first == key; });
    };
    for (const auto& [key, place] : used.keys)
        if (std::ranges::find(keys, key) == keys.end())
            faults.push_back(
                {FaultRule::unknownKey, place, key,
                 verbatim(keys.empty() ? std::string("id") : fmt::format("id, {}", fmt::join(keys, ", "))),
                 nearestOf(key, keys)});
    if (!keys.empty() && !isSaid(keys.front()) && !used.use.unknown)
        faults.push_back({FaultRule::missingKey, used.place, keys.front(), {}, {}});
    const IntRange range =
        parameter == SkillParameter::cm ? CatalogueRange::centimetres : CatalogueRange::characteristic;
    const auto value =
        std::ranges::find_if(used.keys, [](const auto& said) { return said.first == "value"; });
    if (!keys.empty() && value != used.keys.end() && used.use.value && *used.use.value > range.highest)
        faults.push_back(
            {FaultRule::outOfRange,
             value->second,
             "value",
             message(WORDS("files", "%1, not %2"),
                     message(WORDS("ask", "a whole number from %1 to %2"), range.lowest, range.highest),
                     *used.use.value),
             {}});
}

} // namespace

std::vector<Fault> parameterFaults(const CatalogueContents& contents, const Catalogue& catalogue)
{
    std::vector<Fault> faults;
    for (const UsedSkill& used : contents.usedSkills) {
        if (faults.size() >= mostFaults)
            break;
        if (const Skill* skill = catalogue.find(used.use.skill))
            addFaultsOf(used, skill->parameter, faults);
    }
    return faults;
}

namespace {

// Of a budget that nobody knows.
constexpr IntRange anyAmount{0, 100'000};

} // namespace

Amounts readAmounts(Mapping& mapping, const ListShape& shape, int Budget::*highest, FaultList& faults)
{
    Amounts amounts;
    for (const Budget& budget : shape.budgets)
        amounts.set(budget.id, mapping.integer(budget.id, {0, budget.*highest}, Need::required).value_or(0));
    const bool isUnknownGame = shape.hasLimits && shape.budgets.empty();
    if (!isUnknownGame || !mapping.valid())
        return amounts;
    for (const Member* member : mapping.rest()) {
        if (!isId(member->key))
            faults.addBadId(member->at, member->key);
        else if (const auto amount = integerOf(member->value, member->key, anyAmount, faults))
            amounts.set(member->key, *amount);
    }
    return amounts;
}

} // namespace adjutant::yaml
