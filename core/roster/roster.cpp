#include "core/roster/roster.h"

#include <algorithm>

namespace adjutant {

EntryId defaultEntryId(const UnitId& unit, int k)
{
    return EntryId(nameWithinFaction(unit) + '-' + std::to_string(k));
}

std::vector<EntryId> defaultEntryIds(const Roster& roster)
{
    std::unordered_map<std::string, int> counted;
    return mapped(roster.entries, [&counted](const RosterEntry& entry) {
        return defaultEntryId(entry.unit, ++counted[nameWithinFaction(entry.unit)]);
    });
}

namespace {

void replaceWith(std::string& text, const std::string& translation)
{
    if (!translation.empty() && !text.empty())
        text = translation;
}

void addWords(std::set<std::string>& words, const door::Answers& answers)
{
    for (const auto& [path, value] : answers) {
        for (std::size_t begin = 0, end = 0; end != path.npos; begin = end + 1) {
            end = path.find('/', begin);
            words.insert(path.substr(begin, end - begin));
        }
        if (const auto* text = std::get_if<std::string>(&value))
            words.insert(*text);
        if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
            words.insert(texts->begin(), texts->end());
    }
}

} // namespace

ProperName properName(const RosterEntry& entry, const Catalogue& catalogue)
{
    if (!entry.name.empty())
        return {entry.id.text(), entry.name};
    if (entry.card.empty())
        return {entry.id.text(), properName(entry.unit, catalogue).name};
    const auto typed = entry.card.find("name");
    const auto* name = typed == entry.card.end() ? nullptr : std::get_if<std::string>(&typed->second);
    return {entry.id.text(), name && !name->empty() ? *name : entry.id.text()};
}

ProperName properName(const EntryId& id, const Roster& roster, const Catalogue& catalogue)
{
    const RosterEntry* entry = roster.find(id);
    return entry ? properName(*entry, catalogue) : ProperName{id.text(), id.text()};
}

Roster withCards(Roster roster, const Catalogue& catalogue)
{
    for (RosterEntry& entry : roster.entries) {
        if (const Unit* unit = entry.card.empty() ? catalogue.find(entry.unit) : nullptr)
            entry.card = unit->card;
        if (const auto name = entry.card.find("name"); name != entry.card.end() && !entry.name.empty())
            name->second = entry.name;
    }
    return roster;
}

std::set<std::string> wordsOf(const Catalogue& catalogue, const ListsByPath& lists)
{
    std::set<std::string> words;
    for (const Unit& unit : catalogue.units())
        addWords(words, unit.card);
    for (const OtherCard& card : catalogue.cards())
        addWords(words, card.card);
    for (const auto& [path, list] : lists) {
        addWords(words, list.extras);
        for (const RosterEntry& entry : list.entries)
            addWords(words, entry.card);
    }
    return words;
}

Roster translated(Roster roster, const std::string& path, const Translation& translation)
{
    const auto& lists = translation.of(ThingKind::readyList);
    const auto words = std::ranges::find(lists, path, &TranslatedThing::id);
    if (words == lists.end())
        return roster;
    replaceWith(roster.name, words->name);
    replaceWith(roster.notes, words->notes);
    replaceTexts(roster.extras, roster.extras, words->extras);
    for (RosterEntry& entry : roster.entries) {
        const auto each = std::ranges::find(words->units, entry.id.text(), &TranslatedThing::id);
        if (each == words->units.end())
            continue;
        replaceWith(entry.name, each->name);
        replaceTexts(entry.card, entry.card, each->card);
    }
    return roster;
}

} // namespace adjutant
