#include "core/roster/rostertranslation.h"

#include <algorithm>

namespace adjutant {

namespace {

void replaceWith(std::string& text, const std::string& translation)
{
    if (!translation.empty() && !text.empty())
        text = translation;
}

void addWords(std::set<std::string>& words, const table::Answers& answers)
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
    const auto& lists = translation.of(TranslatedKind::readyList);
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
