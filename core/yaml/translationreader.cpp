#include "core/yaml/translationreader.h"

#include "core/catalogue/nearest.h"
#include "core/yaml/answersreader.h"
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

std::string wordsOr(Mapping& mapping, std::string_view key, TextLimit longest, Need need = Need::optional)
{
    return mapping.text(key, longest, need).value_or(std::string());
}

table::Answers textsUnder(Mapping& mapping, const char* key, FaultList& faults)
{
    const Node* node = mapping.node(key);
    return node ? readAnswers(*node, key, faults).answers : table::Answers();
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

} // namespace

Expected<Translation, std::vector<Fault>> readTranslationFile(std::string_view text, const std::string& file)
{
    const auto root = parse(text, file);
    if (!root)
        return refuse(std::vector{root.error()});

    FaultList faults{file, {}};
    Mapping mapping(*root, "a translation", faults);
    if (!checkFormat(mapping, translationFormat, faults))
        return refuse(std::move(faults.faults));
    Translation translation;
    translation.system = SystemId(readId(mapping, "system", faults));
    translation.language = readId(mapping, "language", faults);
    for (std::size_t k = 0; k < translatedKinds; ++k) {
        const auto kind = static_cast<TranslatedKind>(k);
        TakenIds taken;
        for (const Node& item : mapping.sequence(translatedSections[k].key)) {
            TranslatedThing thing = readThing(item, kind, faults);
            if (thing.id.empty())
                continue;
            if (!taken.insert(thing.id).second)
                faults.add(FaultRule::duplicateId, item.at, thing.id);
            else
                translation.of(kind).push_back(std::move(thing));
        }
    }
    mapping.finish();
    if (!faults.faults.empty())
        return refuse(std::move(faults.faults));
    return translation;
}

std::vector<Fault> danglingFaults(const Translation& translation, const Catalogue& catalogue)
{
    std::vector<Fault> faults;
    for (std::size_t k = 0; k < translatedKinds; ++k) {
        const auto kind = static_cast<TranslatedKind>(k);
        if (kind == TranslatedKind::word)
            continue;
        const std::vector<std::string> ids = idsOfKind(kind, catalogue);
        const TakenIds known(ids.begin(), ids.end());
        for (const TranslatedThing& thing : translation.of(kind)) {
            if (faults.size() >= mostFaults)
                return faults;
            if (!known.contains(thing.id))
                faults.push_back({FaultRule::unknownId,
                                  thing.place,
                                  clipped(thing.id),
                                  {},
                                  faults.size() < mostNearest ? nearestOf(thing.id, ids) : std::string()});
            for (const table::Path& path : strayCardTexts(kind, thing, catalogue))
                faults.push_back({FaultRule::unknownKey, thing.place, clipped("card/" + path), {}, {}});
        }
    }
    return faults;
}

} // namespace adjutant::yaml
