#include "tests/systems/drakerys/match/played.h"

#include "core/roster/edit.h"
#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/odds/fight.h"

namespace adjutant::test::tst_match_elementals {

using namespace drakerys;

/// Red has invoked an Elemental, whose Leader stands at 45, 30; the Soldiers (6 Warriors, Initiative 1,
/// Resistance 5) stand 20 cm from it, the Crossbowmen 21 cm.
static MatchState withElemental(const std::string& elemental)
{
    return after(readyMatch(), {"summon: {unit: red/salik-1, elemental: " + elemental + "}",
                                "stand: {unit: red/" + elemental + "-1, at: [45, 30]}",
                                "stand: {unit: blue/soldiers-1, at: [45, 50]}",
                                "stand: {unit: blue/crossbowmen-1, at: [45, 54]}",
                                "stand: {unit: red/crows-1, at: [45, 20]}"});
}

/// The same in the middle of its activation, of 1 TS so far.
static MatchState withActive(const std::string& elemental)
{
    return after(withElemental(elemental), {"special: {unit: red/" + elemental + "-1, ts: 1}"});
}

static drakerys::Side sideOf(const MatchState& state, const std::string& unit)
{
    const auto side = sideInMatch(state, unitRefOf(unit));
    if (!side)
        qFatal("no side");
    return *side;
}

/// The army with Bastion, whose Experimental Weapon goes to one of its Units.
static Roster armed(const std::string& faction, std::vector<Muster> units, const char* weapon, const char* to)
{
    units.push_back({"mercenaries/bastion", 1});
    return withOption(army(faction, units), EntryId("bastion-1"), {OptionId(weapon), EntryId(to)});
}

static QString toQString(const std::string& text)
{
    return QString::fromStdString(text);
}

/// What Elementals and the Warriors of the Maelstrom do (chapter "Warriors of the Maelstrom").
class MatchElementalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("a hurricane is three stress for one unit", withActive("air-overlord"),
            {"hurricane: {unit: red/air-overlord-1, effect: one, target: blue/soldiers-1}", "warnings: none",
             "blue/soldiers-1: {stress: 3}", "red/air-overlord-1: {removed: true}",
             "match: {activation: false}", "red: {progress: 1}", "anew: {}",
             "warned beyond-range: hurricane: {unit: red/air-overlord-1, effect: one, target: "
             "blue/crossbowmen-1}"});
        // The Crows stand 10 cm away: friends are blown about as well.
        row("a hurricane is one stress for all within 10 centimetres",
            after(withActive("air-overlord"), {"hurricane: {unit: red/air-overlord-1, effect: all}"}),
            {"red/crows-1: {stress: 1}", "blue/soldiers-1: {stress: 0}",
             "red/air-overlord-1: {removed: true}"});
        // 6 Hits, Strength 3 against Resistance 5: 8+; nobody tests Morale.
        row("an engulfed unit takes a hit for every warrior", withActive("water-overlord"),
            {"engulfing: {unit: red/water-overlord-1, target: blue/soldiers-1, rolls: [{successes: 2}]}",
             "dice rolls/0/dice: 6 dice, 8 or more", "blue/soldiers-1: {warriors: 4}",
             "red/water-overlord-1: {removed: true}"});
        // 3 Hits each, Strength 8 against 5 and 3: 3+ and 2+; as a Shot of Saturation 2.
        row("an inferno burns every unit in contact", withActive("fire-overlord"),
            {"inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1, red/crows-1], rolls: "
             "[[{successes: 3}, {successes: 3}], [{successes: 2}, {successes: 1}]]}",
             "dice rolls/0/0/dice: 3 dice, 3 or more", "dice rolls/1/0/dice: 3 dice, 2 or more",
             "warnings: contact", "blue/soldiers-1: {warriors: 3}",
             "red/crows-1: {warriors: 10, stress: 1}", // destabilised
             "red/fire-overlord-1: {removed: true}"});
        row("a rift takes half rounded down",
            after(withActive("earth-overlord"),
                  {"set_warriors: {unit: blue/soldiers-1, to: 5}",
                   "rift: {unit: red/earth-overlord-1, target: blue/soldiers-1, rolls: [{successes: 1}]}"}),
            {"blue/soldiers-1: {warriors: 3}"});
        row("powers are declared at the end of an activation", withElemental("earth-overlord"),
            {"warned activation: rift: {unit: red/earth-overlord-1, target: blue/soldiers-1, rolls: "
             "[{successes: 2}]}"});
        row("isha moves from vortex to vortex",
            after(matchAsPlayed(army("avaren", {{"crows", 12}, {"maelstrom/isha", 1}}),
                                army("aurium", {{"soldiers", 6}})),
                  {"vortex: {id: f, element: fire, at: [45, 20], deviation: hit}",
                   "vortex: {id: e, element: earth, at: [45, 50], deviation: hit}",
                   "stand: {unit: red/isha-1, at: [45, 10]}", "march: {unit: red/isha-1, to: [45, 19]}"}),
            {"elemental_movement: {unit: red/isha-1, source: e}", "warnings: none",
             "red/isha-1: {at: [45, 50]}", "anew: {}", "stand: {unit: blue/soldiers-1, at: [46, 50]}",
             "warned vortex: elemental_movement: {unit: red/isha-1, source: e}"});
    }
    void scripts() { followState(); }

    void nobodyParriesEngulfing()
    {
        // Neither a Fight nor a Shot: a 10 is a success and adds a die. At an Inferno it is a failure.
        const auto withParry = [](MatchState state) {
            return withSkill(std::move(state), "blue/soldiers-1", "expert_parry");
        };
        const MatchState engulfed =
            after(withParry(withActive("water-overlord")),
                  {"engulfing: {unit: red/water-overlord-1, target: blue/soldiers-1, rolls: "
                   "[{dice: [10, 1, 1, 1, 1, 1, 8]}]}"});
        QCOMPARE(unitOf(engulfed, "blue/soldiers-1").warriors, 4);
        const MatchState burnt =
            after(withParry(withActive("fire-overlord")),
                  {"inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1], rolls: "
                   "[[{dice: [10, 1, 1]}]]}"});
        QCOMPARE(unitOf(burnt, "blue/soldiers-1").warriors, 6);
        // The page shows it as the failure that it is.
        const CommandRun burns = asked(withParry(withActive("fire-overlord")),
                                       "inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1]}");
        QCOMPARE(std::get<door::DiceInput>(fieldAt(burns.form, "rolls/0/0/dice")->input).succeedsTo, 9);
    }

    void enchantedArmourKeepsFireAndEarthOut()
    {
        const auto match = [](const std::string& overlord) {
            return after(matchAsPlayed(army("avaren", {{"salik", 1}, {"crows", 12}}),
                                       armed("aurium", {{"soldiers", 6}}, "enchanted-armour", "soldiers-1")),
                         {"summon: {unit: red/salik-1, elemental: " + overlord + "}",
                          "special: {unit: red/" + overlord + "-1, ts: 1}"});
        };
        const CommandRun burnt =
            run(match("fire-overlord"), "inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1]}");
        QCOMPARE(burnt.refusal(), "none");
        QCOMPARE(unitOf(burnt.state, "blue/soldiers-1").warriors, 6);
        VERIFY_CONTAINS(burnt.story(), "suffers no Injuries: Enchanted Armour");
        QVERIFY(unitOf(burnt.state, "red/fire-overlord-1").removed());
        // Water drowns them as others.
        const CommandRun drowned =
            run(match("water-overlord"), "engulfing: {unit: red/water-overlord-1, target: blue/soldiers-1, "
                                         "rolls: [{successes: 2}]}");
        QCOMPARE(unitOf(drowned.state, "blue/soldiers-1").warriors, 4);
    }

    void enchantedArmourKeepsOutTheSacrificeOfAnElementalOfFireOrEarth_data()
    {
        QTest::addColumn<int>("warriorsLeft");
        QTest::newRow("fire-overlord") << 6;
        QTest::newRow("earth-overlord") << 6;
        QTest::newRow("water-overlord") << 4;
    }

    void enchantedArmourKeepsOutTheSacrificeOfAnElementalOfFireOrEarth()
    {
        // Sacrifice [3] on six Soldiers in Contact: six Hits, of which two injure whom nothing protects.
        QFETCH(int, warriorsLeft);
        const std::string elemental = QTest::currentDataTag();
        const std::string unit = "red/" + elemental + "-1";
        MatchState state =
            after(matchAsPlayed(army("avaren", {{"salik", 1}, {"crows", 12}}),
                                armed("aurium", {{"soldiers", 6}}, "enchanted-armour", "soldiers-1")),
                  {"summon: {unit: red/salik-1, elemental: " + elemental + "}"});
        teach(state, unit, "sacrifice", &UnitCard::sacrifice, 3);
        const std::string rolls = warriorsLeft == 6 ? "" : ", rolls: [{successes: 2}, {successes: 3}]";
        const CommandRun done =
            run(state, "sacrifice: {unit: " + unit + ", target: blue/soldiers-1" + rolls + "}");
        QCOMPARE(done.refusal(), "none");
        QVERIFY(unitOf(done.state, unit).removed());
        QCOMPARE(unitOf(done.state, "blue/soldiers-1").warriors, warriorsLeft);
    }

    void theEnchantedHeavyWeaponMakesResistance3()
    {
        // Crows of Strength 2 on Soldiers of Resistance 5: 7 or more in place of 9.
        const auto injuryRoll = [](const char* to) {
            const CommandRun done =
                run(matchAsPlayed(armed("avaren", {{"crows", 12}}, "enchanted-heavy-weapon", to),
                                  army("aurium", {{"soldiers", 6}})),
                    "attack: {unit: red/crows-1, target: blue/soldiers-1, rolls: [{successes: 3}]}");
            return toQString(diceAt(done, "rolls/1/dice"));
        };
        QCOMPARE(injuryRoll("crows-1"), "3 dice, 7 or more");
        QCOMPARE(injuryRoll("bastion-1"), "3 dice, 9 or more");
    }

    void aRiftSwallowsAUnitHalfOfItOrNobody_data()
    {
        const auto row = columns<int, int>("successes", "left");
        row("0: all", 0, 0);
        row("1: half", 1, 3);
        row("2: nobody", 2, 6);
    }

    void aRiftSwallowsAUnitHalfOfItOrNobody()
    {
        QFETCH(int, successes);
        const CommandRun done = run(withActive("earth-overlord"),
                                    "rift: {unit: red/earth-overlord-1, target: blue/soldiers-1, rolls: "
                                    "[{successes: " +
                                        std::to_string(successes) + "}]}");
        QCOMPARE(done.refusal(), "none");
        // Actions 2; Initiative 1 against 2.
        QCOMPARE(diceAt(done, "rolls/0/dice"), "2 dice, 7 or more");
        QTEST(unitOf(done.state, "blue/soldiers-1").warriors, "left");
        QVERIFY(unitOf(done.state, "red/earth-overlord-1").removed());
    }

    void whomARiftSwallowsTheOverlordEliminated()
    {
        const MatchState state =
            after(withActive("earth-overlord"),
                  {"rift: {unit: red/earth-overlord-1, target: blue/soldiers-1, rolls: [{successes: 0}]}"});
        const auto eliminated = unitOf(state, "blue/soldiers-1").eliminated;
        QVERIFY(eliminated);
        QCOMPARE(toText(eliminated->by), "red/earth-overlord-1");
        QVERIFY(!eliminated->inFight);
    }

    // Crows (Initiative 4 + 1 for the Charge, + 2 of the Herald at 45, 30): what is said while the Charge is
    // entered is what is fought, from where the Leader will stand.
    void aChargeIsJudgedFromWhereItsLeaderWillStand()
    {
        const auto orderOf = [](const std::string& to) {
            const CommandRun form =
                asked(withElemental("water-herald"),
                      "charge: {unit: red/crows-1, target: blue/soldiers-1, to: " + to +
                          ", active: {contact: 3, supporting: 0}, against: {contact: 3, supporting: 0}}");
            std::string given;
            for (const Message& each : form.form.follows)
                if (toText(each).find("strikes first") != std::string::npos)
                    given = toText(each);
            return toQString(given);
        };
        QCOMPARE(orderOf("[45, 45]"), "Crows strikes first: Initiative 7 against 1");
        QCOMPARE(orderOf("[45, 6]"), "Crows strikes first: Initiative 5 against 1");
    }

    // Mirage has taken the Herald away: it is near nobody, and nobody's target.
    void whoIsOffTheBattlefieldHelpsNobodyAndCantBeStruck()
    {
        const MatchState state =
            after(withElemental("water-herald"), {"status: {unit: red/water-herald-1, add: back-at-any-edge}",
                                                  "status: {unit: blue/soldiers-1, add: back-in-own-half}"});
        QCOMPARE(sideOf(state, "red/crows-1").initiative, 4);
        QCOMPARE(run(state, "charge: {unit: red/crows-1, target: blue/soldiers-1}").refusal(), "removed");
    }

    // Mirage: it is neither met nor hit, tests nothing, stands nowhere and says no prayers.
    void whoIsOffTheBattlefieldIsLeftAlone()
    {
        const MatchState state = after(readyMatch(), {"status: {unit: red/salik-1, add: back-at-any-edge}"});
        for (const char* command :
             {"contact: {unit: red/salik-1, with: blue/soldiers-1}",
              "contact: {unit: blue/soldiers-1, with: red/salik-1}",
              "hits: {unit: red/salik-1, hits: 2, strength: 3}", "morale: {unit: red/salik-1, opposition: 2}",
              "stand: {unit: red/salik-1, at: [20, 20]}", "march: {unit: red/salik-1, to: [20, 20]}",
              "prayer: {unit: red/salik-1, prayer: mercy, to: red/crows-1}"})
            QCOMPARE(run(state, command).refusal(), "removed");
        QVERIFY(!unitOf(state, "red/salik-1").isOnBattlefield());
        const MatchState away =
            after(withActive("fire-overlord"), {"status: {unit: blue/soldiers-1, add: back-in-own-half}"});
        QCOMPARE(run(away, "inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1]}").refusal(),
                 "removed");
    }

    // "Neither a Fight nor a Shot": a 10 of the Injury roll adds a die against Parry, too.
    void hitsOfNoFightAndNoShotAreNotParried()
    {
        const MatchState state = withSkill(readyMatch(), "blue/soldiers-1", "parry");
        const auto diceAfterATen = [&state](const std::string& more) {
            const CommandRun hit = asked(state, "hits: {unit: blue/soldiers-1, hits: 1, strength: 3" + more +
                                                    ", rolls: [{dice: [10]}]}");
            return std::get<door::DiceInput>(fieldAt(hit.form, "rolls/0/dice")->input).dice.size();
        };
        QCOMPARE(diceAfterATen(""), 1U);
        QCOMPARE(diceAfterATen(", cancels_parry: true"), 2U);
    }

    void engulfingAndRiftAreForEnemies()
    {
        for (const auto& [overlord, power] :
             {std::pair("water-overlord", "engulfing"), {"earth-overlord", "rift"}})
            QCOMPARE(run(withActive(overlord), std::string(power) + ": {unit: red/" + overlord +
                                                   "-1, target: red/crows-1, rolls: [{successes: 1}]}")
                         .warnings(),
                     "enemy");
    }

    void heraldsHelpAlliedUnitsWithin20Centimetres()
    {
        // Crows: Initiative 4, Resistance 3.
        QCOMPARE(sideOf(withElemental("water-herald"), "red/crows-1").initiative, 6);
        QCOMPARE(sideOf(withElemental("earth-herald"), "red/crows-1").resistance, 4);
        Fight fight;
        fight.active = sideOf(withElemental("fire-herald"), "red/crows-1");
        QCOMPARE(attackDice(fight.active, {0, false, {}, fight.active.power}, 12), 14); // 12 and 2
        QCOMPARE(fight.active.extraDice, 0);                                            // of no Shot
        // Not the enemy, and not those farther away.
        QCOMPARE(sideOf(withElemental("water-herald"), "blue/soldiers-1").initiative, 1);
        const MatchState away =
            after(withElemental("water-herald"), {"stand: {unit: red/crows-1, at: [45, 6.5]}"});
        QCOMPARE(sideOf(away, "red/crows-1").initiative, 4);
        // What the map doesn't know is not applied.
        QCOMPARE(sideOf(withElemental("water-herald"), "red/salik-1").initiative, 5);
    }

    void elementalPowerIsDrawnFromVortexesWithin10Centimetres()
    {
        MatchState state =
            after(readyMatch(), {"stand: {unit: red/crows-1, at: [45, 20]}",
                                 "vortex: {id: n, element: air, at: [45, 34], deviation: hit}",
                                 "vortex: {id: f, element: fire, at: [45, 5.5], deviation: hit}"});
        teach(state, "red/crows-1", "elemental_power");
        // From the edge of the base to the nearest edge it is 10 cm to Air, 10.5 to Fire.
        const drakerys::Side air = sideOf(state, "red/crows-1");
        QCOMPARE(listed(air.initiative, air.power), "5 1");
        const MatchState heart =
            after(state, {"vortex: {id: heart, element: maelstrom, at: [36, 20], deviation: hit}"});
        const drakerys::Side all = sideOf(heart, "red/crows-1");
        QCOMPARE(listed(all.power, all.initiative, all.resistance, all.willpower), "2 5 4 4");
    }

    void elementalPowerIsDrawnFromLeadersWithSourceOf()
    {
        MatchState state = after(readyMatch(), {"stand: {unit: red/crows-1, at: [45, 20]}",
                                                "stand: {unit: blue/soldiers-1, at: [45, 33]}"});
        const auto give = [&state](const std::string& unit, const char* skill) {
            teach(state, unit, skill);
            changeCard(state, unit, [](UnitCard& card) { card.source = Element::earth; });
        };
        give("red/crows-1", "elemental_power");
        const int before = sideOf(state, "red/crows-1").resistance;
        give("blue/soldiers-1", "source_of");
        QCOMPARE(sideOf(state, "red/crows-1").resistance, before + 1);
        QCOMPARE(sideOf(state, "red/crows-1").power, 1);
        const MatchState away = after(state, {"stand: {unit: blue/soldiers-1, at: [45, 34]}"});
        QCOMPARE(sideOf(away, "red/crows-1").resistance, before);
        const MatchState gone = after(state, {"scatter: {unit: blue/soldiers-1}"});
        QCOMPARE(sideOf(gone, "red/crows-1").resistance, before);
    }

    void ishaAbsorbsAVortexOfFireOrEarth()
    {
        MatchState state =
            after(matchAsPlayed(army("avaren", {{"crows", 12}, {"maelstrom/isha", 1}}),
                                army("aurium", {{"soldiers", 6}})),
                  {"vortex: {id: f, element: fire, at: [45, 20], deviation: hit}",
                   "vortex: {id: e, element: earth, at: [45, 50], deviation: hit}",
                   "vortex: {id: a, element: air, at: [52, 12], deviation: hit}",
                   "stand: {unit: red/isha-1, at: [45, 10]}", "march: {unit: red/isha-1, to: [45, 12]}"});
        state.find(unitRefOf("red/isha-1"))->injuries = 3;
        const CommandRun done = run(state, "absorb: {unit: red/isha-1, source: f}");
        QCOMPARE(done.warnings(), "");
        QCOMPARE(unitOf(done.state, "red/isha-1").injuries, 1);
        QCOMPARE(done.state.sources.size(), 2U);
        checkWarnings(state, {{"absorb: {unit: red/isha-1, source: e}", "beyond-range"},
                              {"absorb: {unit: red/isha-1, source: a}", "vortex"}});
    }

    void aVortexIsAbsorbedFromItsNearestEdge()
    {
        MatchState state =
            after(matchAsPlayed(army("avaren", {{"crows", 12}, {"maelstrom/isha", 1}}),
                                army("aurium", {{"soldiers", 6}})),
                  {"vortex: {id: f, element: fire, at: [45, 26], deviation: hit}",
                   "stand: {unit: red/isha-1, at: [45, 10]}", "march: {unit: red/isha-1, to: [45, 12]}"});
        const std::string absorb = "absorb: {unit: red/isha-1, source: f}";
        QCOMPARE(run(state, absorb).warnings(), ""); // 14 cm from middle to middle, 10 from edge to edge
        state.find(unitRefOf("red/isha-1"))->at = Point{45, 11.5};
        QCOMPARE(run(state, absorb).warnings(), "beyond-range");
    }
};

ADJUTANT_TEST(MatchElementalsTest)

} // namespace adjutant::test::tst_match_elementals
