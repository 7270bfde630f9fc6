#include "core/roster/rostertranslation.h"

#include <algorithm>

namespace adjutant {

namespace {

void replaceWith(std::string& text, const std::string& translation)
{
    if (!translation.empty() && !text.empty())
        text = translation;
}

} // namespace

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
