#include "core/yaml/translationreader.h"

#include "core/catalogue/nearest.h"
#include "core/yaml/answersfile.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/format.h"
#include "core/yaml/unitreader.h"

namespace adjutant::yaml {

namespace {

// Which texts the entries of a section have beside their name.
struct TranslatedSection
{
    const char* key;
    bool title = false;
    bool summary = false;
    bool note = false;
    bool card = false;
};

// In the order of TranslatedKind.
constexpr std::array<TranslatedSection, translatedKinds> translatedSections{{
    {.key = "factions", .title = true},
    {.key = "domains"},
    {.key = "skills", .summary = true, .note = true},
    {.key = "weapons", .note = true},
    {.key = "options", .summary = true, .note = true},
    {.key = "cards", .note = true, .card = true},
    {.key = "units", .note = true, .card = true},
    {.key = "ready_lists", .note = true},
    {.key = "words"},
}};

std::string wordsOr(Mapping& mapping, std::string_view key, TextLimit longest, Need need = Need::filled)
{
    return mapping.text(key, longest, need).value_or(std::string());
}

door::Answers textsUnder(Mapping& mapping, const char* key, FaultList& faults)
{
    const Node* node = mapping.node(key);
    return node ? readAnswers(*node, key, faults).answers : door::Answers();
}

void addPlace(TranslatedThing& thing, Mapping& mapping, std::string_view key, const FaultList& faults)
{
    if (const Node* id = mapping.node(key))
        thing.place = faults.place(id->at);
}

TranslatedThing readListEntry(const Node& node, FaultList& faults)
{
    Mapping mapping(node, "an entry of units", faults);
    TranslatedThing thing;
    thing.id = readId(mapping, "id", faults);
    addPlace(thing, mapping, "id", faults);
    thing.name = wordsOr(mapping, "name", CatalogueRange::name);
    thing.card = textsUnder(mapping, "card", faults);
    mapping.finish();
    return thing;
}

TranslatedThing readThing(const Node& node, TranslatedKind kind, FaultList& faults)
{
    const TranslatedSection& section = translatedSections[static_cast<std::size_t>(kind)];
    Mapping mapping(node, std::string("an entry of ") + section.key, faults);
    TranslatedThing thing;
    const bool isList = kind == TranslatedKind::readyList;
    thing.id = isList ? wordsOr(mapping, "roster", CatalogueRange::name, Need::required)
                      : readId(mapping, "id", faults, kind == TranslatedKind::unit);
    addPlace(thing, mapping, isList ? "roster" : "id", faults);
    thing.name = wordsOr(mapping, "name", CatalogueRange::name);
    if (section.title)
        thing.title = wordsOr(mapping, "title", CatalogueRange::name);
    if (section.summary)
        thing.summary = wordsOr(mapping, "summary", CatalogueRange::summary);
    if (section.note)
        thing.note = wordsOr(mapping, "note", CatalogueRange::text);
    if (section.card)
        thing.card = textsUnder(mapping, "card", faults);
    if (isList) {
        thing.notes = wordsOr(mapping, "notes", CatalogueRange::text);
        thing.extras = textsUnder(mapping, "extras", faults);
        for (const Node& entry : mapping.sequence("units"))
            thing.units.push_back(readListEntry(entry, faults));
    }
    mapping.finish();
    return thing;
}

TakenIds idsIn(TranslatedKind kind, const Catalogue& catalogue, const ListsByPath& lists,
               const std::set<std::string>& rules)
{
    if (kind == TranslatedKind::word) {
        const std::set<std::string> words = wordsOf(catalogue, lists);
        TakenIds known(words.begin(), words.end());
        for (const std::string& rule : rules)
            known.insert(rule.substr(rule.find('/') + 1));
        return known;
    }
    const std::vector<std::string> ids = idsOfKind(kind, catalogue);
    return TakenIds(ids.begin(), ids.end());
}

} // namespace

Expected<Translation, std::vector<Fault>> readTranslationFile(std::string_view text, const std::string& file)
{
    return readParsed(text, file, [](const Node& root, const std::string& name) {
        return readTranslationFile(root, name);
    });
}

Expected<Translation, std::vector<Fault>> readTranslationFile(const Node& root, const std::string& file)
{
    const auto read = [](Translation& translation, Mapping& mapping, FaultList& faults) {
        translation.system = SystemId(readId(mapping, "system", faults));
        translation.language = readLanguage(mapping, "language", "translations", faults);
        for (std::size_t k = 0; k < translatedKinds; ++k) {
            const auto kind = static_cast<TranslatedKind>(k);
            TakenIds taken;
            for (const Node& item : mapping.sequence(translatedSections[k].key, Need::optional, anyNumber)) {
                if (faults.isFull())
                    break;
                TranslatedThing thing = readThing(item, kind, faults);
                if (thing.id.empty())
                    continue;
                if (!taken.insert(thing.id).second)
                    faults.add(FaultRule::duplicateId, item.at, thing.id);
                else
                    translation.of(kind).push_back(std::move(thing));
            }
        }
    };
    return readMapping<Translation>(root, file, "a translation", translationFormat, read);
}

std::vector<Fault> danglingFaults(const Translation& translation, const Catalogue& catalogue,
                                  const ListsByPath& lists, const std::set<std::string>& rules)
{
    std::vector<Fault> faults;
    const auto check = [&faults](const TranslatedThing& thing, const TakenIds& known) {
        if (known.contains(thing.id) || faults.size() >= mostFaults)
            return;
        const std::vector<std::string> ids = faults.size() < mostNearest
                                                 ? std::vector(known.begin(), known.end())
                                                 : std::vector<std::string>();
        faults.push_back(
            {FaultRule::unknownId, thing.place, clipped(thing.id), {}, nearestOf(thing.id, ids)});
    };
    for (std::size_t k = 0; k < translatedKinds; ++k) {
        const auto kind = static_cast<TranslatedKind>(k);
        if (translation.of(kind).empty())
            continue;
        const TakenIds known = idsIn(kind, catalogue, lists, rules);
        for (const TranslatedThing& thing : translation.of(kind)) {
            check(thing, known);
            for (const door::Path& path : strayCardTexts(kind, thing, catalogue))
                if (faults.size() < mostFaults)
                    faults.push_back({FaultRule::unknownKey, thing.place, clipped("card/" + path), {}, {}});
            const auto list = lists.find(thing.id);
            if (thing.units.empty() || list == lists.end())
                continue;
            TakenIds entries;
            for (const RosterEntry& entry : list->second.entries)
                entries.insert(entry.id.text());
            for (const TranslatedThing& unit : thing.units)
                check(unit, entries);
        }
    }
    return faults;
}

} // namespace adjutant::yaml
