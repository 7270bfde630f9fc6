#include "core/systems/drakerys/procedures/spellform.h"

#include "core/systems/drakerys/procedures/cardform.h"
#include "core/systems/drakerys/procedures/casting.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/profile.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr std::size_t longestSpellName = 80;
constexpr std::size_t longestSpellText = 400; // bytes
constexpr int mostEffects = 10;
constexpr int mostNeeded = 20;

Pick domainOfSpell(const DomainId& known)
{
    Pick pick = pickOrName("domain", WORDS("drakerys", "Domain of magic"));
    if (!known.empty())
        pick.preset(known.text());
    return pick.ifLeftOut(WORDS("drakerys", "Domain not stated")).usuallyNone();
}

NumberOf centimetresOfSpell(door::Path path, Words label, Words ifLeftOut, std::optional<int> known)
{
    NumberOf question(std::move(path), label, 0, CharacteristicRange::longestMove);
    if (known)
        question.preset(*known);
    return question.unit(WORDS("drakerys", "cm")).ifLeftOut(ifLeftOut).usuallyNone();
}

TextOf textOfSpell(door::Path path, Words label, const std::string& known)
{
    TextOf question(std::move(path), label, longestSpellText);
    if (!known.empty())
        question.preset(known);
    return question.ifLeftOut(WORDS("drakerys", "No text")).usuallyNone();
}

NumberOf figureOfEffect(door::Path path, Words label, int lowest = 0, int preset = 0)
{
    return NumberOf(std::move(path), label, lowest, CharacteristicRange::highest).preset(preset).detail();
}

Pick tokenOfEffect(door::Path path)
{
    const auto known = [] {
        std::vector<door::Option> options;
        for (const std::string_view status : knownStatuses())
            options.push_back(optionOf(std::string(status), toMessage(StatusId(std::string(status)))));
        return options;
    };
    return pickOrName(std::move(path), WORDS("drakerys", "Token for the target"), known)
        .ifLeftOut(WORDS("drakerys", "No token"))
        .usuallyNone()
        .detail();
}

Task<> askHits(SpellEffect& effect, Ask& ask, door::Path row)
{
    effect.hits = co_await ask.number(figureOfEffect(row + "hits", WORDS("drakerys", "Hits")));
    effect.hitsDice =
        co_await ask.number(figureOfEffect(row + "hits_dice", WORDS("drakerys", "Extra Hits (D10s)")));
    if (effect.hits + effect.hitsDice == 0)
        co_return;
    effect.strength = co_await ask.number(
        NumberOf(row + "strength", WORDS("drakerys", "Strength"), 0, CharacteristicRange::highest));
    effect.saturation = co_await ask.numberOrNone(
        NumberOf(row + "saturation", WORDS("drakerys", "Saturation"), 0, CharacteristicRange::highest)
            .ifLeftOut(WORDS("drakerys", "No Morale test"))
            .usuallyNone());
}

Task<SpellEffect> askEffect(Ask& ask, door::Path row)
{
    const std::string unsaid;
    const std::optional<int> unknown;
    SpellEffect effect;
    effect.from =
        co_await ask.number(NumberOf(row + "from", WORDS("drakerys", "Minimum successes"), 1, mostNeeded));
    effect.text =
        (co_await ask.textOrNone(textOfSpell(row + "text", WORDS("drakerys", "What it does"), unsaid)))
            .value_or(std::string());
    effect.range = co_await ask.numberOrNone(centimetresOfSpell(
        row + "range", WORDS("drakerys", "Range"), WORDS("drakerys", "The spell’s range"), unknown));
    co_await askHits(effect, ask, row);
    effect.token = StatusId((co_await ask.oneOrNone(tokenOfEffect(row + "token"))).value_or(std::string()));
    effect.stress = co_await ask.number(figureOfEffect(row + "stress", WORDS("drakerys", "Stress"), -20));
    effect.injuries =
        co_await ask.number(figureOfEffect(row + "injuries", WORDS("drakerys", "Injuries"), -20));
    effect.move = kindOfWord<SpellMove>(
        co_await ask.one(
            pickWord<SpellMove>(row + "move", WORDS("drakerys", "Where the target goes"), spellMoveWords)
                .preset(std::string(spellMoveWords.front()))
                .detail()),
        spellMoveWords);
    if (effect.move != SpellMove::place)
        co_return effect;
    effect.near = co_await ask.numberOrNone(
        centimetresOfSpell(row + "near", WORDS("drakerys", "Maximum distance from the Wizard"),
                           WORDS("drakerys", "Anywhere"), unknown));
    effect.clear = co_await ask.numberOrNone(
        centimetresOfSpell(row + "clear", WORDS("drakerys", "Minimum distance from enemies"),
                           WORDS("drakerys", "No minimum"), unknown));
    co_return effect;
}

} // namespace

Task<> askSpellFigures(SpellCard& card, Ask& ask)
{
    card.domain = DomainId((co_await ask.oneOrNone(domainOfSpell(card.domain))).value_or(std::string()));
    const bool known =
        co_await ask.yes(Whether("cost_known", WORDS("drakerys", "Mana cost known")).preset(true));
    const Mana before = card.cost.value_or(Mana{});
    card.cost.reset();
    if (known) {
        Mana cost{};
        for (const Element element : {Element::air, Element::earth, Element::fire, Element::water}) {
            const auto at = static_cast<std::size_t>(element);
            cost[at] = co_await ask.number(
                NumberOf("cost/" + std::string(toWord(element)),
                         message(WORDS("drakerys", "Mana: %1"), toMessage(element)), 0, mostNeeded)
                    .preset((before[at])));
        }
        card.cost = cost;
    }
    card.range = co_await ask.numberOrNone(
        centimetresOfSpell("range", WORDS("drakerys", "Range"), WORDS("drakerys", "No range"), card.range));
    card.target = kindOfWord<SpellTarget>(
        co_await ask.one(pickWord<SpellTarget>("target", WORDS("drakerys", "Target"), spellTargetWords)
                             .preset(std::string(spellTargetWords[static_cast<std::size_t>(card.target)]))),
        spellTargetWords);
    const Message free = message(WORDS("drakerys", "Its target must be Free"));
    if (card.target != SpellTarget::nobody)
        card.free = co_await ask.yes(Whether("free", free).preset(card.free));
    card.text = (co_await ask.textOrNone(textOfSpell("text", WORDS("drakerys", "What it does"), card.text)))
                    .value_or(std::string());
    const std::vector<std::string> rows =
        co_await ask.rows(RowsOf("effects", WORDS("drakerys", "Effects by successes"), 0, mostEffects)
                              .rowLabel(WORDS("drakerys", "Effect")));
    if (rows.empty())
        co_return;
    card.effects.clear();
    for (const std::string& row : rows) {
        SpellEffect effect = co_await askEffect(ask, "effects/" + row + '/');
        if (std::ranges::find(card.effects, effect.from, &SpellEffect::from) != card.effects.end())
            co_await ask.refuse("malformed", WORDS("drakerys", "two effects for %1 successes"), effect.from);
        card.effects.push_back(std::move(effect));
    }
    std::ranges::stable_sort(card.effects, {}, &SpellEffect::from);
}

Task<> askSpellCard(SpellCard& card, Ask& ask)
{
    card.name = co_await ask.text(TextOf("name", WORDS("drakerys", "Name"), longestSpellName));
    co_await askSpellFigures(card, ask);
}

Task<> askSpellData(Ask& ask)
{
    SpellCard card;
    co_await askSpellCard(card, ask);
}

Task<> askToken(OwnToken& token, Ask& ask)
{
    token.name = co_await ask.text(TextOf("name", WORDS("drakerys", "Name"), longestSpellName));
    token.text = co_await ask.text(TextOf("text", WORDS("drakerys", "What it does"), longestSpellText));
}

Task<> askTokenData(Ask& ask)
{
    OwnToken token;
    co_await askToken(token, ask);
}

door::Answers answersOf(const SpellCard& card)
{
    door::Answers answers{{"name", card.name}, {"cost_known", card.cost.has_value()}};
    put(answers, "domain", card.domain.text());
    for (std::size_t k = 0; card.cost && k < card.cost->size(); ++k)
        answers["cost/" + std::string(toWord(static_cast<Element>(k)))] = (*card.cost)[k];
    put(answers, "range", card.range);
    answers["target"] = std::string(spellTargetWords[static_cast<std::size_t>(card.target)]);
    if (card.target != SpellTarget::nobody)
        answers["free"] = card.free;
    put(answers, "text", card.text);
    for (std::size_t k = 0; k < card.effects.size(); ++k) {
        const SpellEffect& effect = card.effects[k];
        const std::string row = "effects/" + std::to_string(k) + '/';
        answers[row + "from"] = effect.from;
        put(answers, row + "text", effect.text);
        put(answers, row + "range", effect.range);
        put(answers, row + "hits", effect.hits);
        put(answers, row + "hits_dice", effect.hitsDice);
        if (effect.hits + effect.hitsDice > 0)
            answers[row + "strength"] = effect.strength;
        put(answers, row + "saturation", effect.saturation);
        put(answers, row + "token", effect.token.text());
        put(answers, row + "stress", effect.stress);
        put(answers, row + "injuries", effect.injuries);
        answers[row + "move"] = std::string(spellMoveWords[static_cast<std::size_t>(effect.move)]);
        put(answers, row + "near", effect.near);
        put(answers, row + "clear", effect.clear);
    }
    return answers;
}

SpellId spellCalled(const std::string& typed)
{
    std::string id;
    for (const char letter : typed) {
        if (letter >= 'A' && letter <= 'Z')
            id += static_cast<char>(letter - 'A' + 'a');
        else if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
            id += letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return SpellId(id.empty() ? "spell" : id);
}

namespace {

constexpr int mostChosenSpells = 100;

// An Elemental isn't there yet when spells are chosen.
bool takesSpells(const UnitState& unit)
{
    return !unit.removed() && unit.card->wizard > 0 && unit.invokedBy.empty();
}

door::Option optionOfSpell(const MatchState& state, const UnitState& wizard, const std::string& word)
{
    door::Option option = optionOf(word, nameOf(state, spellCalled(word)));
    judgeDomain(option, state, wizard, spellCalled(word));
    return option;
}

std::vector<door::Option> spellOptions(const MatchState& state, const UnitState& wizard)
{
    std::vector<door::Option> options;
    if (state.spells)
        for (const SpellCard& card : *state.spells)
            options.push_back(optionOfSpell(state, wizard, card.id.text()));
    sortByStanding(options);
    return options;
}

std::vector<std::string> spellsOfItsDomains(const MatchState& state, const UnitState& wizard)
{
    std::vector<std::string> ids;
    for (const door::Option& option : spellOptions(state, wizard))
        if (option.standing == door::Standing::open)
            ids.push_back(option.id);
    return ids;
}

// One army, that is, which may be ahead of the other; one that doesn't use the map has its Area by then.
bool hasDeployed(const MatchState& state, const PlayerState& player)
{
    if (state.deployed)
        return true;
    const auto standing =
        std::ranges::count_if(player.units, [](const UnitState& unit) { return unit.at.has_value(); });
    return player.side && (standing == 0 || standing == std::ssize(player.units));
}

Pick wizardThatLearns(const MatchState& state)
{
    const auto judge = [&state](door::Option& option, const UnitRef& ref) {
        closeFor(option, notInPlay(state, ref));
        if (const int level = state.find(ref)->card->wizard; level > 0)
            option.detail = message(WORDS("drakerys", "Level %1 Wizard"), level);
    };
    return pickUnit(state, judge, [](const UnitRef&, const UnitState& unit) { return takesSpells(unit); });
}

// As many as the level, or as there are; a script is warned of any other number.
Pick spellsToTake(const MatchState& state, const UnitRef& ref, bool isScript)
{
    const auto all = [&state, ref] { return spellOptions(state, *state.find(ref)); };
    const auto find = [&state, ref](const std::string& word) {
        auto option = typedOption(word);
        return option ? std::optional(optionOfSpell(state, *state.find(ref), word)) : std::nullopt;
    };
    Pick pick = Pick("spells", WORDS("drakerys", "Spell cards"), all, find).orTyped();
    const int level = state.find(ref)->card->wizard;
    const std::vector<std::string> known = spellsOfItsDomains(state, *state.find(ref));
    const int there = static_cast<int>(known.size());
    if (isScript || level == 0)
        pick.from(0, mostChosenSpells);
    else
        pick.from(std::min(level, there), level).orOtherCounts();
    if (!isScript && there <= level)
        pick.presets(known);
    return pick.why(WORDS("drakerys", "one per level, from the Domains it masters"));
}

// Those that it lacks though there are cards for them are warned of, too.
void warnOfSpellCount(Ask& ask, const MatchState& state, const UnitRef& ref, int taken)
{
    const UnitState& unit = *state.find(ref);
    const int level = unit.card->wizard;
    if (level == 0) {
        if (unit.card->profile)
            ask.warn("skill", WORDS("drakerys", "%1 is not a Wizard"), verbatim(unit.name));
        return;
    }
    const int there = static_cast<int>(spellsOfItsDomains(state, unit).size());
    if (taken > level || taken < std::min(level, there))
        ask.warn("spell-count",
                 counted(WORDS_N("drakerys", "%1 chooses %n spell(s) but is a level %2 Wizard"), taken,
                         verbatim(unit.name), level));
}

} // namespace

std::vector<UnitRef> wizardsToChooseFor(const MatchState& state)
{
    if (hasBegun(state) || isFinished(state))
        return {};
    return unitsWhere(state, [&state](const UnitRef& ref, const UnitState& unit) {
        return hasDeployed(state, *state.find(ref.player)) && takesSpells(unit) && !unit.chosenSpells &&
               !spellsOfItsDomains(state, unit).empty();
    });
}

// Just after its army is deployed. Nobody has to: a Wizard without a choice casts what its player likes.
Task<> chooseSpells(MatchState& state, Ask& ask)
{
    const bool isSettled = std::ranges::all_of(state.players, [](const PlayerState& player) {
        return std::ranges::all_of(
            player.units, [](const UnitState& unit) { return !takesSpells(unit) || unit.chosenSpells; });
    });
    ask.optional();
    if (isSettled)
        ask.putsRight();
    const UnitRef ref = co_await ask.piece(wizardThatLearns(state));
    const std::vector<std::string> words = co_await ask.several(spellsToTake(state, ref, ask.isScript()));
    std::vector<SpellId> spells;
    std::vector<Message> names;
    for (const std::string& word : words)
        if (const SpellId spell = spellCalled(word); std::ranges::find(spells, spell) == spells.end()) {
            spells.push_back(spell);
            names.push_back(nameOf(state, spell));
        }
    warnOfSpellCount(ask, state, ref, static_cast<int>(spells.size()));
    if (state.find(ref)->chosenSpells)
        ask.warn("spell-choice", WORDS("drakerys", "%1 has already chosen its spells"),
                 toMessage(state, ref));
    else if (hasBegun(state))
        ask.warn("spell-choice", WORDS("drakerys", "spells are chosen before the first activation"));
    ask.tell(names.empty() ? message(WORDS("drakerys", "%1 chooses no spells"), toMessage(state, ref))
                           : message(WORDS("drakerys", "%1 chooses these spells: %2"), toMessage(state, ref),
                                     inOrder(names)));
    state.find(ref)->chosenSpells = std::move(spells);
}

} // namespace adjutant::drakerys
