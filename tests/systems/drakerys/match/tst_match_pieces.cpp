#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_pieces {

using namespace drakerys;

static MatchState with(const std::string& command)
{
    return after(readyMatch(), {command});
}

static std::string pox(int heroes)
{
    return "prayer: {unit: blue/noctis-1, prayer: a-pox-on-them, player: red, heroes: " +
           std::to_string(heroes) + "}";
}

/// Salik invokes.
static std::string invoked(const std::string& elemental, const std::string& source = "")
{
    return "summon: {unit: red/salik-1, elemental: " + elemental +
           (source.empty() ? "}" : ", source: " + source + "}");
}

/// Of the Blood Banes: Health 2, 4 Warriors.
static MatchState injured(int count)
{
    return after(readyMatch(), {"injure: {unit: red/blood-banes-1, count: " + std::to_string(count) + "}"});
}

static std::string token(const std::string& word)
{
    return "status: {unit: red/blood-banes-1, add: " + word + "}";
}

/// Celeste is a Wizard of level 3.
static MatchState withCeleste()
{
    return matchOf(army("irosia", {{"celeste", 1}, {"bowmen", 5}}), army("avaren", {{"crows", 6}}));
}

static std::string casting(const std::string& unit, const std::string& spell, const std::string& sources = "")
{
    return "cast: {unit: " + unit + ", spell: " + spell + ", sources: [" + sources + "], successes: 2}";
}

static std::string ticking(int count)
{
    return "tick: {player: red, mission: prisoners, condition: heroes-captured, count: " +
           std::to_string(count) + "}";
}

/// What red agrees on for a Unit: `figures` is "", or begins with a comma.
static std::string amending(const std::string& unit, const std::string& figures = "")
{
    return "amend: {player: red, unit: " + unit + figures + "}";
}

static std::string tokenAt(const std::string& player, int progress)
{
    return "amend: {player: " + player + ", progress: " + std::to_string(progress) + "}";
}

/// What happens beside the activations, and what is written into the books: Elementals, Vortexes, orders,
/// prayers, Objectives.
class MatchPiecesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("with the awakened goes the elemental", with(invoked("maelstrom/fire-overlord")),
            {"injure: {unit: red/salik-1, count: 2}", "red/fire-overlord-1: {removed: false}",
             "injure: {unit: red/salik-1, count: 1}", // Health 3
             "red/fire-overlord-1: {removed: true}"});
        // 2 - 1, and once more.
        row("orders of a headquarters phase",
            after(readyMatch(), {"stress: {unit: red/crows-1, change: 2}", spending("red/salik-1", 16)}),
            {"order: {unit: red/salik-1, to: red/crows-1, order: reform-the-ranks}",
             "red/crows-1: {stress: 0}", "anew: {}",
             "order: {unit: red/salik-1, to: red/crows-1, order: they-shall-not-pass}",
             "red/crows-1: {they-shall-not-pass: true}",
             // Salik has no Leadership, and an order was given; before a Headquarters Phase nobody has.
             "warned once skill: order: {unit: red/salik-1, to: red/crows-1, order: forward}"});
        row("orders of a headquarters phase, 2", readyMatch(),
            {"warned skill headquarters: order: {unit: red/salik-1, to: red/crows-1, order: forward}"});
        row("the players may end the match", with("finish: {}"),
            {"match: {finished: true}", "refused finished: activate: {unit: red/crows-1, actions: [march]}",
             "refused finished: finish: {}", "not refused: note: {text: a fine game}"});
        row("tokens add up", injured(1),
            {"injure: {unit: red/blood-banes-1, count: 2}", "red/blood-banes-1: {warriors: 3, injuries: 1}"});
        row("injuries report what they did", injured(1),
            {"injure: {unit: red/blood-banes-1, count: 7}",
             "reports: Blood Banes: 7 Injuries; Blood Banes: 4 Warriors lost; Blood Banes: off the table"});
        row("an unknown health is one",
            matchOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}})),
            {"injure: {unit: red/scouts-1, count: 2}", "red/scouts-1: {warriors: 4}", "anew: {}",
             "warned unknown-profile: injure: {unit: red/scouts-1, count: 2}"});
        row("removed warriors take no tokens with them", injured(1),
            {"remove: {unit: red/blood-banes-1, warriors: 2}",
             "red/blood-banes-1: {warriors: 2, injuries: 1}"});
        row("the last warrior removed removes the unit", injured(1),
            {"remove: {unit: red/blood-banes-1, warriors: 4}",
             "red/blood-banes-1: {removed: true, injuries: 0}"});
        row("a scattered unit is off the table", injured(3),
            {"scatter: {unit: red/blood-banes-1}", "red/blood-banes-1: {removed: true, warriors: 0}"});
        row("stress does not fall below nothing", readyMatch(),
            {"stress: {unit: red/blood-banes-1, change: 2}", "stress: {unit: red/blood-banes-1, change: -5}",
             "red/blood-banes-1: {stress: 0}"});
        const std::string herald = invoked("maelstrom/air-herald");
        row("an elemental is a unit in itself", readyMatch(),
            {"warned skill: summon: {unit: red/crows-1, elemental: maelstrom/air-herald}",
             "allowed: " + herald, herald, herald, "red/air-herald-1: {warriors: 1}",
             "red/air-herald-2: {name: Air Herald}", "refused unknown-unit: " + invoked("avaren/crows")});
        const std::string overlord = invoked("maelstrom/fire-overlord", "north");
        row("an overlord exhausts its vortex", with("vortex: {id: north, element: fire}"),
            {"warned vortex: " + invoked("maelstrom/air-herald", "north"),
             invoked("maelstrom/fire-herald", "north"), "source/north: {exhausted: false}", overlord,
             "source/north: {exhausted: true}", "warned vortex: " + overlord,
             "vortex: {id: north, element: fire, condition: destroyed}", "match: {sources: 0}"});
        row("a pox moves the enemys token", after(with(spending("red/salik-1", 15)), {pox(2)}),
            {"red: {progress: 17, headquarters: 1}", "red/salik-1: {stress: 0}", pox(0), "unchanged: {}"});
        const std::string picked = "objective: {id: shard-1, carrier: red/crows-1}";
        row("objectives stay where their carrier fell", with(picked),
            {"objective/shard-1: {carrier: red/crows-1}",
             "refused unknown-unit: objective: {id: shard-1, carrier: red/nobody}",
             "scatter: {unit: red/crows-1}", "objective/shard-1: {carrier: none}", "anew: {}",
             "objective: {id: shard-1}", "objective/shard-1: {carrier: none}"});
        row("who is engaged picks up no objective", with("status: {unit: red/crows-1, add: engaged}"),
            {"warned engaged: " + picked});

        // Injuries and what else takes Warriors from the table (chapters "Injuries and withdrawal of the
        // Casualties", "Morale"), Stress and status tokens, victory points.
        row("injuries below the health stay as tokens", injured(1),
            {"red/blood-banes-1: {warriors: 4, injuries: 1, removed: false}"});
        row("injuries remove a warrior at its health", injured(2),
            {"red/blood-banes-1: {warriors: 3, injuries: 0, removed: false}"});
        row("injuries remove a warrior again while they reach its health", injured(5),
            {"red/blood-banes-1: {warriors: 2, injuries: 1, removed: false}"});
        row("injuries remove all warriors", injured(8),
            {"red/blood-banes-1: {warriors: 0, injuries: 0, removed: true}"});
        row("injuries beyond the last warrior remove nobody", injured(11),
            {"red/blood-banes-1: {warriors: 0, injuries: 0, removed: true}"});
        row("statuses lie in their order each once", readyMatch(),
            {token("no-charge"), token("berserk"), token("no-charge"),
             "red/blood-banes-1: {tokens: no-charge berserk}",
             "status: {unit: red/blood-banes-1, remove: no-charge}", "red/blood-banes-1: {tokens: berserk}"});
        row("what holds for a round ends with it", readyMatch(),
            {token("they-shall-not-pass"), token("rain"), spending("red/salik-1", 16),
             "red/blood-banes-1: {they-shall-not-pass: true}", spending("blue/noctis-1", 16),
             "red/blood-banes-1: {tokens: rain}"});
        row("victory points add up and never fall below none", readyMatch(),
            {"score: {player: red, mission: relics, vp: 1}",
             "score: {player: red, mission: epic-fight, vp: 2}", "red: {vp: 3}", "blue: {vp: 0}",
             "score: {player: red, mission: relics, vp: -2}", "red: {vp: 1}",
             "score: {player: red, mission: relics, vp: -2}", "score: {player: red, mission: relics, vp: 1}",
             "red: {vp: 1}"});

        // What is written into the books beside the activations.
        row("only what was dealt is ticked", readyMatch(),
            {"refused unknown-mission: " + ticking(1), "anew: {}", "missions: {common: prisoners}",
             "finish: {}", "not refused: " + ticking(1)});
        row("wizards cast", withCeleste(),
            {"allowed: " + casting("red/celeste-1", "mirage"),
             "warned skill: " + casting("red/bowmen-1", "mirage"),
             "refused unknown-unit: " + casting("red/nobody-1", "mirage"), "scatter: {unit: red/celeste-1}",
             "refused removed: " + casting("red/celeste-1", "mirage"), "anew: {}", "finish: {}",
             "refused finished: " + casting("red/celeste-1", "mirage")});
        row("a wizard draws on as many sources as the level", withCeleste(),
            {"vortex: {id: north, element: air, condition: exhausted}",
             "vortex: {id: south, element: air, condition: exhausted}",
             "vortex: {id: east, element: air, condition: exhausted}",
             "vortex: {id: west, element: air, condition: exhausted}",
             "allowed: " + casting("red/celeste-1", "mirage", "north, south, east"),
             "warned sources: " + casting("red/celeste-1", "mirage", "north, south, east, west"),
             "warned vortex: " + casting("red/celeste-1", "mirage", "north, nowhere")});
        row("spending moves the token", readyMatch(),
            {"stress: {unit: red/crows-1, change: 2}", "spend: {player: red, ts: 15}", "red: {progress: 15}",
             "match: {active: blue}", "spend: {player: blue, ts: 16}", "spend: {player: red, ts: 3}",
             "red: {progress: 18}", "red/crows-1: {stress: 1}", "red: {at-headquarters: true}"});
        row("spending has the limits of an activation", readyMatch(),
            {"refused not-active: spend: {player: blue, ts: 1}",
             "refused unknown-unit: spend: {player: green, ts: 1}",
             "not refused: spend: {player: red, ts: 16}", "refused over-16: spend: {player: red, ts: 17}",
             "anew: {}", tokenAt("blue", 95), tokenAt("red", 90), "not refused: spend: {player: red, ts: 6}",
             "refused beyond-start: spend: {player: red, ts: 7}", "anew: {}", "finish: {}",
             "refused finished: spend: {player: red, ts: 1}"});
        row("the players agree on a tokens place", after(readyMatch(), {tokenAt("red", 20)}),
            {"red: {progress: 20}", "match: {active: blue}",
             // Where it comes to lie on another it lies on top.
             tokenAt("blue", 20), "match: {active: blue}", "anew: {}", tokenAt("red", 4),
             "red: {progress: 4}"});
        row("a unit comes back", after(readyMatch(), {"scatter: {unit: red/crows-1}"}),
            {amending("crows-1", ", warriors: 5"), "red/crows-1: {warriors: 5}",
             // Of 12.
             "anew: {}", amending("crows-1", ", warriors: 100"), "red/crows-1: {warriors: 12}"});
        row("a condition is ticked and unticked", after(readyMatch(), {"missions: {common: prisoners}"}),
            {ticking(2), "mission/red/prisoners: {heroes-captured: 2}",
             "mission/blue/prisoners: {heroes-captured: 0}", ticking(1),
             "mission/red/prisoners: {heroes-captured: 1}", ticking(0), "unchanged: {}"});
        row("a spell is remembered until the next activation", withCeleste(),
            {"activate: {unit: red/celeste-1, actions: [magic]}", casting("red/celeste-1", "mirage"),
             "red/celeste-1: {spells: mirage}", "allowed: " + casting("red/celeste-1", "storm"),
             "warned spell-used: " + casting("red/celeste-1", "mirage"), spending("blue/crows-1", 9),
             "activate: {unit: red/celeste-1, actions: [magic]}", "red/celeste-1: {spells: ''}",
             "allowed: " + casting("red/celeste-1", "mirage")});
        const std::string roll = "roll: {player: red, unit: red/crows-1, kind: attack, dice: 2, threshold: "
                                 "5, rolled: {dice: [3, 7]}}";
        row("a recorded roll changes nothing", readyMatch(),
            {roll, "unchanged: {}",
             "refused unknown-unit: roll: {player: green, kind: roll, dice: 1, threshold: 6, rolled: "
             "{successes: 0}}",
             "refused unknown-unit: roll: {player: red, unit: red/nobody, kind: roll, dice: 1, threshold: 6, "
             "rolled: {successes: 0}}",
             "finish: {}", "not refused: " + roll});
        for (const Named& kind : rollNames)
            row("every kind of roll has its word: " + std::string(kind.id), readyMatch(),
                {"roll: {player: red, kind: " + std::string(kind.id) +
                 ", dice: 1, threshold: 6, rolled: {successes: 0}}"});
        row("fewer warriors are losses",
            after(readyMatch(), {"objective: {id: shard, carrier: red/crows-1}"}),
            {amending("crows-1", ", warriors: 3"), "red/crows-1: {warriors: 3}", "anew: {}",
             amending("crows-1", ", warriors: 0"), "red/crows-1: {removed: true}",
             "objective/shard: {carrier: none}"});
        // Health 3.
        row("injuries stay below the health", readyMatch(),
            {amending("salik-1", ", injuries: 7, stress: 4"),
             "red/salik-1: {injuries: 2, stress: 4, warriors: 1}",
             amending("salik-1", ", injuries: 0, stress: 0"), "unchanged: {}", "scatter: {unit: red/salik-1}",
             amending("salik-1", ", injuries: 1"), "red/salik-1: {injuries: 0}"});
        row("nobody amends what is not there", readyMatch(),
            {"refused unknown-unit: " + amending("nobody-1"), "refused unknown-unit: " + tokenAt("green", 1),
             // Naming nothing changes nothing.
             amending("crows-1"), "unchanged: {}", "finish: {}", "refused finished: " + tokenAt("red", 1)});
    }
    void scripts() { followState(); }

    // A Unit as it stands at the table: its card, the tokens of the page "Status Effect", its army.

    void sides_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        // The card of Noctis: Power 3, Health 3, Initiative 5, Combat 4, Shooting 3, and the rest 3.
        row("a Unit comes with its card", readyMatch(),
            {"side blue/noctis-1: {power: 3, health: 3, initiative: 5, combat: 4, shooting: 3, hero: true, "
             "multiple_shots: true, safeguard: true}"});
        // Blood Banes have Health 2: three Injuries remove one of four and leave one token. All there are are
        // in Contact.
        row("Warriors, Injuries and Stress are taken over", readyMatch(),
            {"injure: {unit: red/blood-banes-1, count: 3}", "stress: {unit: red/blood-banes-1, change: 2}",
             "side red/blood-banes-1: {warriors: 3, contact: 3, supporting: 0, injuries: 1, stress: 2}"});
        // 1 on the card.
        row("Willpower is never below nought", readyMatch(),
            {"status: {unit: blue/soldiers-1, add: willpower-minus-1}",
             "status: {unit: blue/soldiers-1, add: characteristics-minus-1}",
             "side blue/soldiers-1: {willpower: 0}"});
        const auto token = [](const std::string& id) {
            return "status: {unit: red/crows-1, add: " + id + '}';
        };
        row("the Crows without a token", readyMatch(),
            {"side red/crows-1: {berserker: false, swashbuckler: true}"});
        for (const auto& [id, figures] : {std::pair("berserk", "{berserker: true}"),
                                          {"holy-fury", "{berserker: true}"},
                                          {"violent-blow", "{violent_blow: true}"},
                                          {"march-charge-plus-5-dreadful", "{dreadful: true}"},
                                          {"march-charge-plus-5", "{dreadful: false}"}})
            row(std::string("tokens give skills: ") + id, readyMatch(),
                {token(id), std::string("side red/crows-1: ") + figures});
        row("no more skill: those of the card are gone, those of the tokens stay", readyMatch(),
            {token("violent-blow"), token("no-more-skill"),
             "side red/crows-1: {swashbuckler: false, guard: false, violent_blow: true}"});
        // Salik has Safeguard, the Crows are 10 cm away and have Guard.
        row("a Guard within 10 cm stands in for a Hero", readyMatch(),
            {"side red/salik-1: {guarded: true}", // nobody said where they stand
             "stand: {unit: red/salik-1, at: [20, 20]}", "stand: {unit: red/crows-1, at: [33, 20]}",
             "side red/salik-1: {guarded: true}", "stand: {unit: red/crows-1, at: [33.5, 20]}",
             "side red/salik-1: {guarded: false}"});
        row("a Guard off the table stands in for nobody", readyMatch(),
            {"scatter: {unit: red/crows-1}", "side red/salik-1: {guarded: false}"});
        row("a Guard without skills stands in for nobody", readyMatch(),
            {token("no-more-skill"), "side red/salik-1: {guarded: false}"});
        row("an enemy Guard stands in for nobody",
            matchOf(army("avaren", {{"salik", 1}}), army("aurium", {{"soldiers", 6}, {"noctis", 1}})),
            {"side red/salik-1: {guarded: false}"});
        // "AUTHORITY [X]": allied Units within X cm; Salik has [20]. Not for itself, and for those of whom
        // nobody said where they stand.
        row("Authority reaches as far as its figure", readyMatch(),
            {"side red/crows-1: {authority: 1}", "side red/salik-1: {authority: 0}",
             "stand: {unit: red/salik-1, at: [20, 20]}", "stand: {unit: red/crows-1, at: [43, 20]}",
             "side red/crows-1: {authority: 1}", "stand: {unit: red/crows-1, at: [43.5, 20]}",
             "side red/crows-1: {authority: 0}", "side red/blood-banes-1: {authority: 1}"});
        // Charisma of the source has no figure: allied Units within 20 cm.
        row("Charisma reaches twenty centimetres", withSkill(readyMatch(), "red/salik-1", "charisma"),
            {"side red/crows-1: {charisma: true}", // nobody said where they stand
             "stand: {unit: red/salik-1, at: [20, 20]}", "stand: {unit: red/crows-1, at: [43, 20]}",
             "side red/crows-1: {charisma: true}", "stand: {unit: red/crows-1, at: [43.5, 20]}",
             "side red/crows-1: {charisma: false}"});
        // They print Power 1, Initiative 4, Combat 3, Strength 2, Resistance 3 and Willpower 3.
        for (const auto& [id, figures] :
             {std::pair("initiative-plus-2", "{initiative: 6}"),
              {"charge-minus-5-initiative-minus-1", "{initiative: 3}"},
              {"willpower-minus-1", "{willpower: 2}"},
              {"plus-2d10", "{extra-dice: 2}"},
              // Tokens are counted by the card's Health; and they have no Shooting to lower.
              {"characteristics-minus-1",
               "{power: 0, initiative: 3, combat: 2, strength: 1, resistance: 2, willpower: 2, health: 1, "
               "shooting: 0}"}})
            row(std::string("tokens change what is rolled with: ") + id, readyMatch(),
                {token(id), std::string("side red/crows-1: ") + figures});
        for (const char* id :
             {"burning-scenery", "charge-plus-5", "control", "engaged", "free", "march-charge-penalty",
              "march-plus-10", "minus-1-action", "no-charge", "only-one-action", "rain", "zephyr"})
            row(std::string("tokens that bear on no roll change nothing: ") + id, readyMatch(),
                {token(id),
                 "side red/crows-1: {power: 1, initiative: 4, combat: 3, strength: 2, resistance: 3, "
                 "willpower: 3, extra-dice: 0, skills: guard swashbuckler}"});
        // Crows have Willpower 3; twelve of them roll 2 + 2 dice, and 1 for the Authority of Salik.
        const MatchState engaged =
            after(readyMatch(), {"contact: {unit: red/crows-1, with: blue/soldiers-1}"});
        const std::string morale = "asks morale: {unit: red/crows-1, opposition: 0}";
        row("a Morale Roll of a Unit engaged with one that is not Dreadful", engaged,
            {"side red/crows-1: {dreaded: false}", morale, "dice rolls/0/dice: 5 dice, 3 or more",
             // A token makes it so.
             "status: {unit: blue/soldiers-1, add: march-charge-plus-5-dreadful}",
             "side red/crows-1: {dreaded: true}"});
        // One Crow falls to one of three Hits: eleven test against the Saturation.
        row("every Morale Roll of a Unit engaged with a Dreadful one has Willpower -1",
            withSkill(engaged, "blue/soldiers-1", "dreadful"),
            {"side red/crows-1: {dreaded: true}", "side red/salik-1: {dreaded: false}",
             "side blue/soldiers-1: {dreaded: false}", morale, "dice rolls/0/dice: 5 dice, 4 or more",
             "asks hits: {unit: red/crows-1, hits: 3, strength: 3, saturation: 0, rolls: [{dice: null, "
             "successes: 1}]}",
             "dice rolls/1/dice: 5 dice, 4 or more",
             // A fight knows its Dreadful enemy itself.
             "contact: {unit: red/crows-1, with: blue/noctis-1}",
             "side red/crows-1 against blue/soldiers-1: {dreaded: false}",
             "side red/crows-1 against blue/noctis-1: {dreaded: true}",
             // Its skills gone, it frightens nobody.
             "status: {unit: blue/soldiers-1, add: no-more-skill}", "side red/crows-1: {dreaded: false}"});
    }
    void sides() { followState(); }

    void aUnitOffTheTableHasNoSide()
    {
        const MatchState state = after(readyMatch(), {"scatter: {unit: red/crows-1}"});
        QVERIFY(!sideInMatch(state, unitRefOf("red/crows-1")));
        QVERIFY(!sideInMatch(state, unitRefOf("red/nobody-1")));
    }

    void aUnitWithoutACardHasNoSideUntilItIsTyped()
    {
        MatchState state = matchOf(army("avaren", {{"bowmen", 6}}), army("aurium", {{"soldiers", 6}}));
        QVERIFY(!sideInMatch(state, unitRefOf("red/bowmen-1")));
        UnitCard card = *unitOf(state, "red/bowmen-1").card;
        card.profile = Profile{};
        card.profile->power = 2;
        card.profile->combat = 4;
        card.skills = {SkillId("berserker")};
        state.find(unitRefOf("red/bowmen-1"))->card = card;
        const drakerys::Side bowmen = sideOf(state, "red/bowmen-1");
        QCOMPARE(listed(bowmen.power, bowmen.combat), "2 4");
        QVERIFY(bowmen.has(RollSkill::berserker));
        QCOMPARE(bowmen.warriors, 6);
    }

    // The Crows print Initiative 4, Combat 3 and March 10.
    void theCardInAMatchShowsWhatTokensChange()
    {
        const MatchState state = after(readyMatch(), {"status: {unit: red/crows-1, add: initiative-plus-2}",
                                                      "status: {unit: red/crows-1, add: march-plus-10}"});
        const auto figure = [&state](const char* id) {
            const door::MatchView view = viewOf(state);
            const auto crows = std::ranges::find(view.pieces, unitRefOf("red/crows-1"), &door::Piece::ref);
            return toText(std::ranges::find(crows->card.stats, id, &door::Stat::id)->value);
        };
        QCOMPARE(listed(figure("initiative"), figure("march"), figure("combat")), "6 (4) 20 (10) 3");
    }

    void theyShallNotPassKeepsMorale()
    {
        const auto crows = [](const MatchState& state) { return sideOf(state, "red/crows-1"); };
        QVERIFY(!crows(readyMatch()).moraleIntact);
        const drakerys::Side held =
            crows(after(readyMatch(), {"status: {unit: red/crows-1, add: they-shall-not-pass}"}));
        QVERIFY(moraleRollOf(held, 12, 4, false).alwaysIntact);
    }

    void authorityIsCumulative()
    {
        const MatchState state = matchOf(army("avaren", {{"crows", 12}, {"salik", 1}, {"salik", 1}}),
                                         army("aurium", {{"soldiers", 6}}));
        const drakerys::Side side = sideOf(state, "red/crows-1");
        QCOMPARE(side.authority, 2);
        // 2D10, one for each full five of twelve Warriors, one for each Authority.
        QCOMPARE(moraleRollOf(side, 12, 0, false).dice, 2 + 2 + 2);
    }

    void weaponsAreThoseOfTheCard()
    {
        const MatchState state = readyMatch();
        const auto crossbow = weaponInMatch(unitOf(state, "blue/noctis-1"));
        QVERIFY(crossbow);
        QCOMPARE(crossbow->id, WeaponId("crossbow"));
        QVERIFY(!weaponInMatch(unitOf(state, "blue/soldiers-1")));
    }

    void distancesAreKnownWhereBothStandSomewhere()
    {
        MatchState state = after(readyMatch(), {"stand: {unit: red/salik-1, at: [20, 20]}"});
        QVERIFY(!distanceBetween(unitOf(state, "red/salik-1"), unitOf(state, "blue/noctis-1")));
        state = after(state, {"stand: {unit: blue/noctis-1, at: [50, 60]}"});
        QCOMPARE(distanceBetween(unitOf(state, "red/salik-1"), unitOf(state, "blue/noctis-1")).value_or(0),
                 47.0); // 30, 40, 50 between the Leaders, less the radius of both bases
    }
};

ADJUTANT_TEST(MatchPiecesTest)

} // namespace adjutant::test::tst_match_pieces
