#include "tests/systems/drakerys/odds/oracle/scenarioyaml.h"

#include <sstream>

namespace adjutant::oracle {

namespace {

std::string listOf(const std::set<std::string>& words)
{
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ", ") + word;
    return "[" + list + "]";
}

// Lines of one block of the file.
class Block
{
public:
    explicit Block(std::ostringstream& out, int indent = 0)
        : m_out(out), m_indent(static_cast<std::size_t>(indent), ' ')
    {}

    template <class Value> void put(const char* key, const Value& value)
    {
        m_out << m_indent << key << ": " << value << '\n';
    }
    void putUnless(int usual, const char* key, int value)
    {
        if (value != usual)
            put(key, value);
    }
    void putGiven(const char* key, const std::optional<int>& value)
    {
        if (value)
            put(key, *value);
    }
    void putTrue(const char* key, bool value)
    {
        if (value)
            put(key, "true");
    }

private:
    std::ostringstream& m_out;
    std::string m_indent;
};

void write(std::ostringstream& out, const char* name, const Unit& unit)
{
    out << name << ":\n";
    Block block(out, 2);
    block.put("power", unit.power);
    block.put("health", unit.health);
    block.put("initiative", unit.initiative);
    block.put("combat", unit.combat);
    block.putGiven("shooting", unit.shooting);
    block.put("strength", unit.strength);
    block.put("resistance", unit.resistance);
    block.put("willpower", unit.willpower);
    block.put("actions", unit.actions);
    block.put("types", listOf(unit.types));
    block.put("skills", listOf(unit.skills));

    block.putUnless(1, "warriors", unit.warriors);
    block.putGiven("contact", unit.contact);
    block.putUnless(0, "supporting", unit.supporting);
    block.putUnless(0, "injuries", unit.injuries);
    block.putUnless(0, "stress", unit.stress);
    block.putUnless(0, "allied_units_engaged", unit.alliedUnitsEngaged);
    block.putUnless(0, "rerolls", unit.rerolls);
    block.putUnless(0, "heroic_dice", unit.heroicDice);
    block.putUnless(0, "extra_dice", unit.extraDice);
    block.putTrue("blocking", unit.blocking);
    block.putTrue("guard_in_cohesion", unit.guardInCohesion);
    block.putUnless(0, "authority", unit.authority);
    block.putTrue("charisma", unit.charisma);
    block.putTrue("dreaded", unit.dreaded);
    block.putTrue("morale_intact", unit.moraleIntact);
    block.putUnless(0, "other_enemy_headcount", unit.otherEnemyHeadcount);
    block.putGiven("other_enemy_min_stress", unit.otherEnemyMinStress);
}

void write(std::ostringstream& out, const Weapon& weapon)
{
    Block block(out);
    if (!weapon.id.empty()) {
        block.put("weapon", weapon.id);
        return;
    }
    out << "weapon:\n";
    Block own(out, 2);
    if (weapon.strength)
        own.put("strength", *weapon.strength);
    else
        own.put("strength", "warrior");
    own.put("saturation", weapon.saturation);
    own.putTrue("cancels_parry", weapon.cancelsParry);
    own.put("range", weapon.range);
}

void write(std::ostringstream& out, const RollScenario& scenario)
{
    Block block(out);
    block.put("kind", "roll");
    block.put("dice", scenario.dice);
    if (scenario.threshold) {
        block.put("threshold", *scenario.threshold);
    } else {
        block.put("action", scenario.action);
        block.put("opposition", scenario.opposition);
    }
    switch (scenario.criticals) {
    case Criticals::Explode:
        block.put("criticals", "explode");
        break;
    case Criticals::Count:
        block.put("criticals", "count");
        break;
    case Criticals::Fail:
        block.put("criticals", "fail");
        break;
    }
    block.putTrue("reroll_failures", scenario.rerollFailures);
    block.putUnless(0, "rerolls", scenario.rerolls);
}

void write(std::ostringstream& out, const FightScenario& scenario)
{
    Block block(out);
    block.put("kind", "fight");
    switch (scenario.action) {
    case FightAction::Attack:
        block.put("action", "attack");
        break;
    case FightAction::Charge:
        block.put("action", "charge");
        break;
    case FightAction::CombinedCharge:
        block.put("action", "combined_charge");
        break;
    }
    write(out, "active", scenario.active);
    write(out, "target", scenario.target);
}

void write(std::ostringstream& out, const ShootingScenario& scenario)
{
    Block block(out);
    block.put("kind", "shooting");
    write(out, scenario.weapon);
    block.put("distance", scenario.distance);
    block.putUnless(0, "obstacles", scenario.obstacles);
    block.putUnless(0, "concealment", scenario.concealment);
    block.putTrue("reroll_failures", scenario.rerollFailures);
    write(out, "active", scenario.active);
    write(out, "target", scenario.target);
}

void write(std::ostringstream& out, const HarassmentScenario& scenario)
{
    Block(out).put("kind", "harassment");
    write(out, scenario.weapon);
    write(out, "active", scenario.active);
    write(out, "target", scenario.target);
}

void write(std::ostringstream& out, const HitsScenario& scenario)
{
    Block block(out);
    block.put("kind", "hits");
    if (scenario.hitsDice > 0)
        block.put("hits_dice", scenario.hitsDice);
    else
        block.put("hits", scenario.hits);
    block.put("strength", scenario.strength);
    block.putGiven("saturation", scenario.saturation);
    write(out, "target", scenario.target);
}

void write(std::ostringstream& out, const MoraleScenario& scenario)
{
    Block block(out);
    block.put("kind", "morale");
    block.put("opposition", scenario.opposition);
    write(out, "unit", scenario.unit);
}

void write(std::ostringstream& out, const SpellScenario& scenario)
{
    Block block(out);
    block.put("kind", "spell");
    block.put("level", scenario.level);
    out << "sources:\n";
    for (const Source& source : scenario.sources) {
        const char* type = source.maelstrom ? "maelstrom" : "vortex";
        out << "  - {type: " << type << ", distance: " << source.distance << "}\n";
    }
    block.putUnless(0, "reinforcement", scenario.reinforcement);
    block.putUnless(0, "heroic_dice", scenario.heroicDice);
}

void write(std::ostringstream& out, const InvocationScenario& scenario)
{
    Block block(out);
    block.put("kind", "invocation");
    block.put("extra_dice", scenario.extraDice);
}

} // namespace

std::string yamlOf(const Scenario& scenario)
{
    std::ostringstream out;
    out << "system: drakerys\n";
    std::visit([&out](const auto& one) { write(out, one); }, scenario);
    return out.str();
}

} // namespace adjutant::oracle
