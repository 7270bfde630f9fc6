#include "core/yaml/cataloguefile.h"

#include "core/yaml/fields.h"

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
    bool ofFactions = false; ///< ids stand behind that of their faction
};

// In the order of ThingKind.
constexpr std::array<TranslatedSection, translatedKinds> translatedSections{{
    {.key = "factions", .title = true},
    {.key = "domains"},
    {.key = "skills", .summary = true, .note = true},
    {.key = "weapons", .note = true},
    {.key = "options", .summary = true, .note = true},
    {.key = "cards", .note = true, .card = true},
    {.key = "units", .note = true, .card = true, .ofFactions = true},
    {.key = "ready_lists", .note = true},
    {.key = "words"},
}};

TakenIds idsIn(ThingKind kind, const Catalogue& catalogue, const ListsByPath& lists,
               const std::set<std::string>& rules)
{
    if (kind == ThingKind::word) {
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

// The entries of a sample list with cards of their own.
static void readMember(Mapping& mapping, std::string_view key, std::vector<TranslatedThing>& entries,
                       const MembersIn<TranslatedSection>& range, Need need)
{
    for (const Node& entry : mapping.sequence(key, need))
        readMembers(entry, "an entry of units", entries.emplace_back(), mapping.faults(), range.context);
}

template <class Visit> void fields(Visit& visit, TranslatedThing& thing, const TranslatedSection& section)
{
    static constexpr TranslatedSection ofEntries{.key = "units", .card = true};
    const bool isList = section.key == translatedSections[static_cast<std::size_t>(ThingKind::readyList)].key;
    if (isList)
        visit("roster", thing.id, CatalogueRange::name, Need::required);
    else
        visit("id", thing.id, AnId{.withFaction = section.ofFactions}, Need::required);
    visit.place(isList ? "roster" : "id", thing.place);
    visit("name", thing.name, CatalogueRange::name, Need::filled);
    if (section.title)
        visit("title", thing.title, CatalogueRange::name, Need::filled);
    if (section.summary)
        visit("summary", thing.summary, CatalogueRange::summary, Need::filled);
    if (section.note)
        visit("note", thing.note, CatalogueRange::text, Need::filled);
    if (section.card)
        visit("card", thing.card, Members());
    if (isList) {
        visit("notes", thing.notes, CatalogueRange::text, Need::filled);
        visit("extras", thing.extras, Members());
        visit("units", thing.units, MembersIn(ofEntries));
    }
}

Read<Translation> readTranslationFile(const Node& root, const std::string& file)
{
    const auto read = [](Translation& translation, Mapping& mapping, FaultList& faults) {
        translation.system = SystemId(readId(mapping, "system", faults));
        translation.language = readLanguage(mapping, "language", "translations", faults);
        for (std::size_t k = 0; k < translatedKinds; ++k) {
            const TranslatedSection& section = translatedSections[k];
            readThings(mapping, section.key, translation.of(static_cast<ThingKind>(k)), Need::optional,
                       anyNumber, section);
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
        const auto kind = static_cast<ThingKind>(k);
        if (translation.of(kind).empty())
            continue;
        const TakenIds known = idsIn(kind, catalogue, lists, rules);
        for (const TranslatedThing& thing : translation.of(kind)) {
            check(thing, known);
            for (const door::Path& path : strayCardTexts(kind, thing, catalogue))
                if (faults.size() < mostFaults)
                    faults.push_back({FaultRule::unknownKey, thing.place, clipped("card/" + path)});
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
