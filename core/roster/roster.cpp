#include "core/roster/roster.h"

namespace adjutant {

std::vector<EntryId> defaultEntryIds(const Roster& roster)
{
    std::unordered_map<std::string, int> counted;
    return mapped(roster.entries, [&counted](const RosterEntry& entry) {
        return defaultEntryId(entry.unit, ++counted[nameWithinFaction(entry.unit)]);
    });
}

static void replaceWith(std::string& text, const std::string& translation)
{
    if (!translation.empty() && !text.empty())
        text = translation;
}

static void addWords(std::set<std::string>& words, const door::Answers& answers)
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

std::string nameOnCard(const door::Answers& card)
{
    const auto name = card.find("name");
    const auto* text = name == card.end() ? nullptr : std::get_if<std::string>(&name->second);
    return text ? *text : std::string();
}

ProperName properName(const RosterEntry& entry, const Catalogue& catalogue)
{
    if (!entry.name.empty())
        return {entry.id.text(), entry.name};
    if (entry.card.empty())
        return {entry.id.text(), properName(entry.unit, catalogue).name};
    const std::string name = nameOnCard(entry.card);
    return {entry.id.text(), name.empty() ? entry.id.text() : name};
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
    const auto* words = findIn(translation.of(ThingKind::readyList), path, &TranslatedThing::id);
    if (!words)
        return roster;
    replaceWith(roster.name, words->name);
    replaceWith(roster.notes, words->notes);
    replaceTexts(roster.extras, roster.extras, words->extras);
    for (RosterEntry& entry : roster.entries)
        if (const auto* each = findIn(words->units, entry.id.text(), &TranslatedThing::id)) {
            replaceWith(entry.name, each->name);
            replaceTexts(entry.card, entry.card, each->card);
        }
    return roster;
}

static int added(int total, int cost)
{
    return static_cast<int>(std::min<long long>(static_cast<long long>(total) + cost, Totals::most));
}

Amounts sum(Amounts one, const Amounts& other)
{
    for (const auto& [id, amount] : other)
        one.set(id, added(one[id], amount));
    return one;
}

std::optional<Totals> costOf(const RosterEntry& entry, const Catalogue& catalogue)
{
    const Unit* unit = catalogue.find(entry.unit);
    const SizeOffer* offer = unit ? unit->offerFor(entry.size) : nullptr;
    if (!offer)
        return std::nullopt;
    return Totals{offer->cost, offer->size};
}

std::optional<Amounts> costOf(const ChosenOption& chosen, const Roster& roster, const Catalogue& catalogue)
{
    const Option* option = catalogue.find(chosen.option);
    const RosterEntry* receiver = roster.find(chosen.to);
    if (!option || !receiver || !costOf(*receiver, catalogue))
        return std::nullopt;
    Amounts cost;
    for (const auto& [id, amount] : option->costPerWarrior)
        cost.set(id, amount * receiver->size);
    return cost;
}

std::optional<Amounts> costWithOptions(const RosterEntry& entry, const Roster& roster,
                                       const Catalogue& catalogue)
{
    const auto cost = costOf(entry, catalogue);
    if (!cost)
        return std::nullopt;
    Amounts whole = cost->spent;
    for (const RosterEntry& giver : roster.entries)
        for (const ChosenOption& chosen : giver.options)
            if (const auto option = chosen.to == entry.id ? costOf(chosen, roster, catalogue) : std::nullopt)
                whole = sum(std::move(whole), *option);
    return whole;
}

Totals totalsOf(const Roster& roster, const Catalogue& catalogue)
{
    Totals totals;
    for (const RosterEntry& entry : roster.entries) {
        if (const auto cost = costOf(entry, catalogue)) {
            totals.spent = sum(std::move(totals.spent), cost->spent);
            totals.warriors = added(totals.warriors, cost->warriors);
        }
        for (const ChosenOption& chosen : entry.options)
            if (const auto cost = costOf(chosen, roster, catalogue))
                totals.spent = sum(std::move(totals.spent), *cost);
    }
    return totals;
}

std::vector<Amounts::Amount> inOrder(const Amounts& amounts, std::span<const Budget> budgets)
{
    std::vector<Amounts::Amount> ordered;
    for (const Budget& budget : budgets)
        ordered.emplace_back(budget.id, amounts[budget.id]);
    for (const auto& [id, amount] : amounts)
        if (!findIn(budgets, id, &Budget::id))
            ordered.emplace_back(id, amount);
    return ordered;
}

} // namespace adjutant
