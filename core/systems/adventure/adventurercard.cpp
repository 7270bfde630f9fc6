#include "core/systems/adventure/adventurercard.h"

#include "core/match/answered.h"
#include "core/match/fields.h"

namespace adjutant::adventure {

namespace {

constexpr std::size_t longestText = 400; ///< bytes
constexpr int mostNotes = 16;

NumberOf modifierOf(table::Path path, Label label)
{
    return {std::move(path), std::move(label), -Card::mostModifier, Card::mostModifier};
}

Task<std::vector<Card::Note>> askNotes(Ask& ask, table::Path path, Label label, Label one, const char* rule)
{
    std::vector<Card::Note> notes;
    const auto keys = co_await ask.rows(
        RowsOf(path, std::move(label), 0, mostNotes).rowLabel(std::move(one)).plainIs("name").rule(rule));
    for (const std::string& key : keys) {
        const table::Path row = path + '/' + key;
        Card::Note note;
        note.name = co_await ask.text(TextOf(row + "/name", WORDS("adventure", "Name"), longestName));
        const auto text = co_await ask.textOrNone(
            TextOf(row + "/text", WORDS("adventure", "What it does"), longestText).usuallyNone());
        note.text = text.value_or(std::string());
        notes.push_back(std::move(note));
    }
    co_return notes;
}

Task<> wholeCard(Card& card, Ask& ask)
{
    card = co_await askCard(ask, {});
}

table::Stat statOf(const char* id, Message label, Message name, int value)
{
    table::Stat stat{id, std::move(label), verbatim(std::to_string(value))};
    stat.name = std::move(name);
    return stat;
}

void addChips(std::vector<table::Chip>& chips, const std::vector<Card::Note>& notes, bool gear)
{
    for (const Card::Note& note : notes) {
        table::Chip chip(verbatim(note.name), verbatim(note.text));
        chip.gear = gear;
        chips.push_back(std::move(chip));
    }
}

} // namespace

Task<Card> askCard(Ask& ask, std::string prefix, const char* figure)
{
    if (!prefix.empty())
        prefix += '/';
    // In place of a whole card a page asks what counts; a file may have the rest of it all the same.
    const auto asks = [&](const char* key) {
        const bool given = figure && key != std::string_view(figure) && ask.takes(prefix + key);
        return !figure || key == std::string_view(figure) || (given && ask.isScript());
    };
    Card card;
    const auto name = co_await ask.textOrNone(TextOf(prefix + "name", WORDS("adventure", "Name"), longestName)
                                                  .usuallyNone()
                                                  .ifLeftOut(WORDS("adventure", "No name")));
    card.name = name.value_or(std::string());
    card.tier =
        co_await ask.number(NumberOf(prefix + "tier", WORDS("adventure", "Tier"), 1, Card::highestTier)
                                .preset(1)
                                .rule("rule/tiers"));
    if (asks("atk"))
        card.attack =
            co_await ask.number(modifierOf(prefix + "atk", WORDS("adventure", "ATK")).rule("rule/attack"));
    if (asks("def"))
        card.defence = co_await ask.number(
            NumberOf(prefix + "def", WORDS("adventure", "DEF"), 0, Card::highestDefence).rule("rule/attack"));
    if (asks("int"))
        card.intelligence = co_await ask.number(
            modifierOf(prefix + "int", WORDS("adventure", "INT")).preset(0).rule("rule/initiative"));
    if (asks("agi"))
        card.agility = co_await ask.number(
            modifierOf(prefix + "agi", WORDS("adventure", "AGI")).preset(0).rule("rule/initiative"));
    if (asks("hp"))
        card.hp = co_await ask.numberOrNone(
            NumberOf(prefix + "hp", WORDS("adventure", "Hit points"), 1, Card::mostHp)
                .usuallyNone()
                .ifLeftOut(WORDS("adventure", "Not tracked"))
                .rule("rule/hit-points"));
    if (asks("moves"))
        card.moves = co_await askNotes(ask, prefix + "moves", WORDS("adventure", "Own movement powers"),
                                       WORDS("adventure", "Power"), "rule/movement-powers");
    if (asks("powers"))
        card.powers = co_await askNotes(ask, prefix + "powers", WORDS("adventure", "Powers"),
                                        WORDS("adventure", "Power"), "rule/attack");
    if (asks("items"))
        card.items = co_await askNotes(ask, prefix + "items", WORDS("adventure", "Items"),
                                       WORDS("adventure", "Item"), "rule/items");
    co_return card;
}

Expected<Card, table::Remark> cardOf(const table::Answers& answers)
{
    return wholeAnswer<Card>(wholeCard, answers);
}

table::CardView toView(const Card& card)
{
    table::CardView view;
    view.name = verbatim(card.name);
    view.kind = message(WORDS("adventure", "Tier %1"), card.tier);
    view.stats.push_back(statOf("atk", message(WORDS("adventure", "ATK")),
                                message(WORDS("adventure", "Attack modifier")), card.attack));
    view.stats.push_back(statOf("def", message(WORDS("adventure", "DEF")),
                                message(WORDS("adventure", "Defense")), card.defence));
    view.stats.push_back(statOf("int", message(WORDS("adventure", "INT")),
                                message(WORDS("adventure", "Intelligence")), card.intelligence));
    view.stats.push_back(statOf("agi", message(WORDS("adventure", "AGI")),
                                message(WORDS("adventure", "Agility")), card.agility));
    if (card.hp)
        view.stats.push_back(statOf("hp", message(WORDS("adventure", "HP")),
                                    message(WORDS("adventure", "Hit points")), *card.hp));
    addChips(view.chips, card.moves, false);
    addChips(view.chips, card.powers, false);
    addChips(view.chips, card.items, true);
    view.chipsLabel = message(WORDS("adventure", "Powers"));
    view.gearLabel = message(WORDS("adventure", "Items"));
    return view;
}

Task<> typedCard(table::CardView& view, Ask& ask)
{
    const Card card = co_await askCard(ask, {});
    view = toView(card);
}

} // namespace adjutant::adventure
