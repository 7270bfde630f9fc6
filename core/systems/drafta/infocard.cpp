#include "core/systems/drafta/infocard.h"

#include "core/match/answered.h"
#include "core/match/fields.h"

#include <algorithm>

namespace adjutant::drafta {

namespace {

constexpr const char* classIds[]{"archer", "mage", "other"};
constexpr std::size_t longestAbility = 200; ///< bytes
constexpr int mostAbilities = 20;
constexpr int mostVulnerabilities = 12;

std::vector<table::Option> classOptions()
{
    std::vector<table::Option> options;
    for (const UnitClass each : {UnitClass::archer, UnitClass::mage, UnitClass::other})
        options.push_back({classIds[static_cast<int>(each)], toText(each)});
    return options;
}

UnitClass classOf(std::string_view id)
{
    return static_cast<UnitClass>(std::ranges::find(classIds, id) - std::begin(classIds));
}

// A name, unless it says that there is none.
std::string nameOrNone(const std::optional<std::string>& name)
{
    return name && *name != "none" ? *name : std::string();
}

NumberOf damageOf(table::Path path, Label label)
{
    return {std::move(path), std::move(label), 0, Card::mostDamage};
}

} // namespace

bool grantsNoVulnerabilities(std::string_view ability)
{
    return asWord(ability).find("no-vulnerabilit") != std::string::npos;
}

std::string attackTypeOf(const std::optional<std::string>& typed)
{
    return asWord(nameOrNone(typed));
}

int damageTo(const Card& target, int damage, std::string_view type)
{
    if (std::ranges::any_of(target.abilities, grantsNoVulnerabilities))
        return damage;
    const auto found = target.vulnerable.find(std::string(type));
    return found == target.vulnerable.end() ? damage : damage * found->second;
}

Task<Card> askCard(Ask& ask, std::string prefix, bool needsHp)
{
    if (!prefix.empty())
        prefix += '/';
    Card card;
    card.name = (co_await ask.textOrNone(TextOf(prefix + "name", WORDS("drafta", "Name"), longestName)
                                             .usuallyNone()
                                             .ifLeftOut(WORDS("drafta", "No name"))))
                    .value_or(std::string());
    NumberOf hp(prefix + "hp", WORDS("drafta", "Hit points"), 1, Card::mostHp);
    hp.rule("rule/unit-card");
    if (needsHp)
        card.hp = co_await ask.number(std::move(hp));
    else
        card.hp = (co_await ask.numberOrNone(
                       std::move(hp.usuallyNone().ifLeftOut(WORDS("drafta", "Defeat not computed")))))
                      .value_or(0);
    card.movement = co_await ask.numberOrNone(
        NumberOf(prefix + "movement", WORDS("drafta", "Movement"), 0, Card::mostMovement)
            .unit(counted(WORDS_N("drafta", "square(s)"), 2))
            .ifLeftOut(WORDS("drafta", "Distance not checked"))
            .rule("rule/movement"));
    card.full =
        co_await ask.number(damageOf(prefix + "full", WORDS("drafta", "Full Damage")).rule("rule/combat"));
    card.partial = co_await ask.number(
        damageOf(prefix + "partial", WORDS("drafta", "Partial Damage")).rule("rule/combat"));
    card.unitClass = classOf(co_await ask.one(Pick(prefix + "class", WORDS("drafta", "Class"), classOptions())
                                                  .preset("other")
                                                  .rule("rule/ranged-attacks")));
    card.attackType = attackTypeOf(
        co_await ask.textOrNone(TextOf(prefix + "attack_type", WORDS("drafta", "Type of attack"), longestName)
                                    .word()
                                    .usuallyNone()
                                    .ifLeftOut(WORDS("drafta", "No type"))
                                    .rule("rule/vulnerability")));
    card.breaksTies =
        co_await ask.yes(Whether(prefix + "breaks_ties", WORDS("drafta", "Breaks ties")).rule("rule/ties"));
    card.air =
        co_await ask.yes(Whether(prefix + "air", WORDS("drafta", "Air unit")).rule("rule/special-movement"));
    const auto types = co_await ask.rows(
        RowsOf(prefix + "vulnerable", WORDS("drafta", "Vulnerable to"), 0, mostVulnerabilities)
            .named()
            .rowLabel(WORDS("drafta", "Type of attack"))
            .rule("rule/vulnerability"));
    for (const std::string& type : types) {
        const int factor = co_await ask.number(NumberOf(
            prefix + "vulnerable/" + type, message(WORDS("drafta", "Damage from %1 ×"), dataWord(type)),
            Card::lowestFactor, Card::highestFactor));
        card.vulnerable.emplace(asWord(type), factor);
    }
    card.talent = nameOrNone(
        co_await ask.textOrNone(TextOf(prefix + "talent", WORDS("drafta", "One-time talent"), longestName)
                                    .usuallyNone()
                                    .ifLeftOut(WORDS("drafta", "None"))
                                    .rule("rule/talents")));
    const auto abilities =
        co_await ask.rows(RowsOf(prefix + "abilities", WORDS("drafta", "Abilities"), 0, mostAbilities)
                              .rowLabel(WORDS("drafta", "Ability"))
                              .why(WORDS("drafta", "An ability with “special” or “heals” becomes an action: "
                                                   "“Special attack: a fireball for 3”")));
    for (const std::string& row : abilities)
        card.abilities.push_back(co_await ask.text(
            TextOf(prefix + "abilities/" + row, WORDS("drafta", "Ability"), longestAbility)));
    card.playerCharacter = co_await ask.yes(
        Whether(prefix + "player_character", WORDS("drafta", "Player character")).rule("rule/defeat"));
    co_return card;
}

namespace {

Task<> wholeCard(Card& card, Ask& ask)
{
    card = co_await askCard(ask, {});
}

} // namespace

Expected<Card, table::Remark> cardOf(const table::Answers& answers)
{
    return wholeAnswer<Card>(wholeCard, answers);
}

} // namespace adjutant::drafta
