#include "core/systems/adventure/adventurercard.h"

#include "core/match/fields.h"

namespace adjutant::adventure {

namespace {

constexpr std::size_t longestText = 400; ///< bytes
constexpr int mostNotes = 16;

// A figure of the card: asked under its key, printed in short; `needed`: nothing holds unless it is given.
struct Figure
{
    const char* key;
    Words label;
    Words name;
    const char* rule;
    int Card::*value;
    int lowest;
    int highest;
    bool needed;
};

constexpr std::array figures{
    Figure{"atk", WORDS("adventure", "ATK"), WORDS("adventure", "Attack modifier"), "rule/attack",
           &Card::attack, -Card::mostModifier, Card::mostModifier, true},
    Figure{"def", WORDS("adventure", "DEF"), WORDS("adventure", "Defense"), "rule/attack", &Card::defence, 0,
           Card::highestDefence, true},
    Figure{"int", WORDS("adventure", "INT"), WORDS("adventure", "Intelligence"), "rule/initiative",
           &Card::intelligence, -Card::mostModifier, Card::mostModifier, false},
    Figure{"agi", WORDS("adventure", "AGI"), WORDS("adventure", "Agility"), "rule/initiative", &Card::agility,
           -Card::mostModifier, Card::mostModifier, false},
};

Task<std::vector<Card::Note>> askNotes(Ask& ask, door::Path path, Label label, Label one, const char* rule,
                                       bool hits = false)
{
    std::vector<Card::Note> notes;
    const auto keys = co_await ask.rows(
        RowsOf(path, std::move(label), 0, mostNotes).rowLabel(std::move(one)).plainIs("name").rule(rule));
    for (const std::string& key : keys) {
        const door::Path row = path + '/' + key;
        Card::Note note;
        note.name = co_await ask.text(TextOf(row + "/name", WORDS("adventure", "Name"), longestName));
        note.text =
            co_await askWords(ask, row + "/text", WORDS("adventure", "What it does"), {}, "", longestText);
        if (hits)
            note.effect = co_await askWords(ask, row + "/effect", WORDS("adventure", "Effect of a hit"), {},
                                            "rule/effects");
        if (!note.effect.empty())
            note.hasSave = co_await askWhether(
                ask, row + "/save", WORDS("adventure", "Saving throw in the End Phase"), "rule/saves");
        notes.push_back(std::move(note));
    }
    co_return notes;
}

door::Stat statOf(const char* id, Words label, Words name, int value)
{
    return {id, message(label), verbatim(std::to_string(value)), message(name)};
}

void addChips(std::vector<door::Chip>& chips, const std::vector<Card::Note>& notes, bool gear)
{
    for (const Card::Note& note : notes) {
        door::Chip chip(verbatim(note.name), verbatim(note.text));
        chip.gear = gear;
        chips.push_back(std::move(chip));
    }
}

} // namespace

Task<Card> askCard(Ask& ask, std::string prefix, const char* figure)
{
    // In place of a whole card a page asks what counts; a file may have the rest of it all the same.
    const auto asks = [&](const char* key) {
        const bool given = figure && key != std::string_view(figure) && ask.takes(prefix + key);
        return !figure || key == std::string_view(figure) || (given && ask.isScript());
    };
    Card card;
    card.name = co_await askWords(ask, prefix + "name", WORDS("adventure", "Name"),
                                  WORDS("adventure", "No name"), "");
    card.tier = co_await askNumber(ask, prefix + "tier", WORDS("adventure", "Tier"), 1, Card::highestTier, 1,
                                   "rule/tiers");
    for (const Figure& each : figures) {
        if (!asks(each.key))
            continue;
        NumberOf question(prefix + each.key, each.label, each.lowest, each.highest);
        if (!each.needed)
            question.preset(0);
        card.*each.value = co_await ask.number(question.rule(each.rule));
    }
    if (asks("hp"))
        card.hp =
            co_await askNumberOrNone(ask, prefix + "hp", WORDS("adventure", "Hit points"), 1, Card::mostHp,
                                     WORDS("adventure", "Not tracked"), "rule/hit-points", true);
    if (asks("moves"))
        card.moves = co_await askNotes(ask, prefix + "moves", WORDS("adventure", "Own movement powers"),
                                       WORDS("adventure", "Power"), "rule/movement-powers");
    if (asks("powers"))
        card.powers = co_await askNotes(ask, prefix + "powers", WORDS("adventure", "Powers"),
                                        WORDS("adventure", "Power"), "rule/attack", true);
    if (asks("items"))
        card.items = co_await askNotes(ask, prefix + "items", WORDS("adventure", "Items"),
                                       WORDS("adventure", "Item"), "rule/items");
    co_return card;
}

door::CardView toView(const Card& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    view.kind = message(WORDS("adventure", "Tier %1"), card.tier);
    for (const Figure& each : figures)
        view.stats.push_back(statOf(each.key, each.label, each.name, card.*each.value));
    if (card.hp)
        view.stats.push_back(
            statOf("hp", WORDS("adventure", "HP"), WORDS("adventure", "Hit points"), *card.hp));
    addChips(view.chips, card.moves, false);
    addChips(view.chips, card.powers, false);
    addChips(view.chips, card.items, true);
    view.chipsLabel = WORDS("adventure", "Powers");
    view.gearLabel = WORDS("adventure", "Items");
    return view;
}

} // namespace adjutant::adventure
