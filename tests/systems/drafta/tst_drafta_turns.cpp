#include "core/systems/drafta/drafta.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/systems/shippeddata.h"

namespace adjutant::test::tst_drafta_turns {

const std::string griffin = "{name: Griffin, hp: 8, movement: 1, full: 3, partial: 1, air: true}";
const std::string imp = "{name: Imp, hp: 3, movement: 3, full: 5, partial: 3}";

// Why answers make no card; empty where they do.
static std::string faultOf(const std::string& json)
{
    const auto card = wholeAnswer(drafta::askWholeCard, answersFrom(json));
    return card ? std::string() : toText(card.error().message);
}

static Catalogue catalogue()
{
    CatalogueContents contents;
    contents.system = SystemId("drafta");
    Unit known;
    known.id = UnitId("samples/sentinel");
    known.name = "Sentinel";
    known.card = answersFrom("{hp: 3, full: 1, partial: 0}");
    Unit plain = known;
    plain.id = UnitId("samples/shade");
    plain.card.clear();
    contents.units = {known, plain};
    return Catalogue::assembled(std::span(&contents, 1));
}

static RosterEntry entry(const char* id, const char* unit, const std::string& card = {})
{
    RosterEntry made;
    made.id = EntryId(id);
    made.unit = UnitId(unit);
    if (!card.empty())
        made.card = answersFrom(card);
    return made;
}

/// Who begins, movement, and a battle to its end.
class DraftaTurnsTest : public QObject
{
    Q_OBJECT

    static ScriptedMatch unrolled()
    {
        return ScriptedMatch(redAndBlue("vela: " + vela + ", anna: " + vela, "ogre: " + ogre));
    }

    static ScriptedMatch begun()
    {
        return redBegins("vela: " + vela + ", griffin: " + griffin, "ogre: " + ogre);
    }

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        row("the higher roll begins", unrolled,
            {"match: {active_player: null}", "begun: no", "first: {rolls: {red: 2, blue: 5}}",
             "match: {active_player: blue}", "begun: yes", "reports: blue goes first: 5 against 2",
             "refused malformed: first: {rolls: {red: 2, blue: 5}}"});
        row("a tie is rolled again", unrolled,
            {"refused tie: first: {rolls: {red: 4, blue: 4}}", "first: {rolls: {red: [4], blue: [3]}}",
             "match: {active_player: red}"});
        row("a tie is rolled again in the same form", unrolled,
            {"refused tie: first: {rolls: {red: 4, blue: 4}, again: {1: {red: 2, blue: 2}}}",
             "first: {rolls: {red: 4, blue: 4}, again: {1: {red: 2, blue: 2}, 2: {red: 1, blue: 6}}}",
             "match: {active_player: blue}",
             "reports: Both rolled 4: roll again\nBoth rolled 2: roll again\nblue goes first: 6 against 1"});
        row("a unit moves up to its movement once a turn", begun,
            {"refused too-far: move: {unit: red/vela, squares: 6}", "red/vela: {moved: false}",
             "move: {unit: red/vela, squares: 5, terrain: plain}", "red/vela: {moved: true}",
             "refused moved: move: {unit: red/vela, squares: 1}"});
        // Half of 5 is 2.
        row("a forest halves movement rounded down", begun,
            {"refused too-far: move: {unit: red/vela, squares: 3, terrain: forest}",
             "move: {unit: red/vela, squares: 2, terrain: forest}"});
        row("a forest leaves at least one square", begun,
            {"refused too-far: move: {unit: red/griffin, squares: 2, terrain: forest}",
             "move: {unit: red/griffin, squares: 1, terrain: forest}"});
        row("only air units cross deep water", begun,
            {"refused water: move: {unit: red/vela, squares: 1, terrain: water}",
             "move: {unit: red/vela, squares: 5, terrain: shallow}",
             "move: {unit: red/griffin, squares: 1, terrain: water}"});
        row("only the active side moves", begun,
            {"refused not-active: move: {unit: blue/ogre, squares: 1}", "end_turn: {}",
             "move: {unit: blue/ogre, squares: 1}",
             "refused not-active: move: {unit: red/vela, squares: 1}"});
        row("ending the turn lets units move again", begun,
            {"move: {unit: red/vela, squares: 1}", "end_turn: {}", "match: {round: 1}", "end_turn: {}",
             "match: {round: 2}", "move: {unit: red/vela, squares: 1}"});
        row("a card without movement is not checked",
            [] { return redBegins("vela: {hp: 3, full: 1, partial: 0}", "ogre: " + ogre); },
            {"move: {unit: red/vela, squares: 40}"});
        row("bad input is refused and changes nothing", begun,
            {"refused unknown-unit: move: {unit: red/nobody, squares: 1}",
             "refused unknown-unit: move: {unit: red, squares: 1}",
             "refused unknown-unit: move: {unit: green/vela, squares: 1}",
             "refused malformed: move: {squares: 1}", "refused malformed: move: {unit: red/vela}",
             "refused malformed: move: {unit: red/vela, squares: -1}",
             "refused malformed: move: {unit: red/vela, squares: far}",
             "refused malformed: move: {unit: red/vela, squares: 1, terrain: lava}",
             "refused malformed: move: {unit: red/vela, squares: 1, speed: 2}",
             "refused malformed: fly: {unit: red/vela}"});
        const auto imps = [] { return redBegins("one: " + imp, "other: " + imp); };
        row("nobody wins where both fall", imps,
            {"attack: {attacker: red/one, defender: blue/other, dice: [4, 2]}",
             "match: {finished: true, winner: null}", "red/one: {defeated: true}",
             "blue/other: {defeated: true}"});
        row("a correction puts hit points right", imps,
            {"attack: {attacker: red/one, defender: blue/other, dice: [6, 1]}",
             "hp: {unit: blue/other, hp: 2}", "match: {finished: false}", "blue/other: {hp: 2}",
             "refused malformed: hp: {unit: blue/other, hp: 4}"});
        const auto refused = [](const std::string& rule, const Script& commands) {
            Script script;
            for (const std::string& command : commands)
                script.push_back("refused " + rule + ": " + command);
            return script;
        };
        row("nothing is done before the first roll", unrolled,
            refused("not-active",
                    {"move: {unit: red/vela, squares: 1}",
                     "attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 2]}",
                     "special: {attacker: red/vela, defender: blue/ogre, damage: 4, type: fire}",
                     "talent: {unit: red/vela}", "heal: {unit: red/vela, hp: 2}",
                     "camp: {units: [red/vela, red/anna]}", "enter: {unit: red/vela, camp: camp-1}",
                     "leave: {unit: red/vela}", "consequence: {unit: red/vela, d100: 37}", "end_turn: {}"}));
        row("rolls that a die does not show are refused", unrolled,
            refused("malformed",
                    {"first: {rolls: {red: 7, blue: 1}}", "first: {rolls: {red: 0, blue: 1}}",
                     "first: {rolls: {red: 3}}", "first: {rolls: {red: 3, blue: 1, green: 2}}",
                     "first: {rolls: [5, 2]}", "first: {rolls: {red: [5, 5], blue: 1}}", "first: {}"}));
        // The Ogre rolls lower: Vela deals 4 and takes 2; then a critical: 4, and nothing back.
        row("a battle is fought to its end",
            [] { return ScriptedMatch(redAndBlue("vela: " + vela, "ogre: " + ogre + ", imp: " + imp)); },
            {"first: {rolls: {red: 1, blue: 6}}",
             "move: {unit: blue/ogre, squares: 4}",
             "attack: {attacker: blue/ogre, defender: red/vela, dice: [2, 4]}",
             "blue/ogre: {hp: 6}",
             "red/vela: {hp: 10}",
             "end_turn: {}",
             "attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 1]}",
             "end_turn: {}",
             "match: {round: 2}",
             "end_turn: {}",
             "attack: {attacker: red/vela, defender: blue/ogre, dice: [3, 2]}",
             "blue/ogre: {hp: 0}",
             "red/vela: {hp: 8}",
             "match: {finished: false}",
             "end_turn: {}",
             "attack: {attacker: blue/imp, defender: red/vela, dice: [2, 3]}",
             "mentions: Battle won by red\n",
             "match: {finished: true, winner: red, active_player: null, round: 3, commands: 10}",
             "refused finished: move: {}",
             "refused finished: attack: {}",
             "refused finished: special: {}",
             "refused finished: talent: {}",
             "refused finished: heal: {}",
             "refused finished: camp: {}",
             "refused finished: enter: {}",
             "refused finished: leave: {}",
             "refused finished: first: {}",
             "refused finished: end_turn: {}"});
    }
    void scripts() { followRow(); }

    void theStateHasTheFrameOfEveryGame()
    {
        ScriptedMatch match = redBegins("vela: " + vela, "ogre: " + ogre);
        const Json expected = Json::parse(R"({
            "system": "drafta", "round": 1, "finished": false, "winner": null, "active_player": "red",
            "players": [
                {"id": "red", "units": [{"id": "vela", "hp": 12, "moved": false, "acted": false,
                 "talent_spent": false, "defeated": false, "camp": null}]},
                {"id": "blue", "units": [{"id": "ogre", "hp": 10, "moved": false, "acted": false,
                 "talent_spent": false, "defeated": false, "camp": null}]}],
            "commands": 1})");
        QCOMPARE(match.state(), expected);
    }

    // Typed cards, lists of them, and the samples.

    void aWholeCardIsRead()
    {
        const drafta::Card card =
            cardFrom("{name: Sage, hp: 7, movement: 4, full: 5, partial: 2, class: mage, attack_type: fire, "
                     "vulnerable: {steel: 3, frost: 2}, breaks_ties: true, air: true, talent: Hex, "
                     "abilities: [swift, Sees in the dark], player_character: true}");
        QCOMPARE(listed(card.name, card.hp, card.movement.value(), card.full, card.partial), "Sage 7 4 5 2");
        QVERIFY(card.unitClass == drafta::UnitClass::mage);
        QCOMPARE(card.attackType, "fire");
        const std::map<std::string, int> vulnerable{{"steel", 3}, {"frost", 2}};
        QVERIFY(card.vulnerable == vulnerable && card.breaksTies && card.air && card.playerCharacter);
        QCOMPARE(card.talent, "Hex");
        const std::vector<std::string> abilities{"swift", "Sees in the dark"};
        QVERIFY(card.abilities == abilities);
    }

    void mostOfACardCanBeSkipped()
    {
        const drafta::Card card = cardFrom("{hp: 7, full: 5, partial: 2}");
        QVERIFY(card.name.empty() && !card.movement && card.attackType.empty() && card.talent.empty());
        QVERIFY(card.unitClass == drafta::UnitClass::other);
        QVERIFY(!card.breaksTies && !card.air && !card.playerCharacter);
        QVERIFY(cardFrom("{hp: 7, full: 5, partial: 2, talent: none, vulnerable: {}, abilities: [], "
                         "attack_type: null}") == card);
    }

    void numbersOutOfRangeAreRefusedWithTheRange()
    {
        QCOMPARE(faultOf("{hp: 0, full: 5, partial: 2}"), "hp: must be a whole number from 1 to 999");
        QCOMPARE(faultOf("{hp: 7, full: -1, partial: 2}"), "full: must be a whole number from 0 to 999");
        QCOMPARE(faultOf("{hp: 7, full: 5, partial: 2, movement: 100}"),
                 "movement: must be a whole number from 0 to 99");
        QCOMPARE(faultOf("{hp: 7, full: 5, partial: 2, vulnerable: {fire: 11}}"),
                 "vulnerable/fire: must be a whole number from 2 to 4");
        QCOMPARE(faultOf("{hp: 7.5, full: 5, partial: 2}"), "hp: must be a whole number from 1 to 999");
    }

    void whatIsNoCardIsRefused()
    {
        QCOMPARE(faultOf("{}"), "hp: must be answered");
        QCOMPARE(faultOf("{hp: 7, full: 5}"), "partial: must be answered");
        QCOMPARE(faultOf("{hp: 7, full: 5, partial: 2, armour: 3}"), "no question asks for 'armour'");
        for (const std::string& wrong :
             {std::string("class: knight"), std::string("breaks_ties: 1"), std::string("vulnerable: [fire]"),
              std::string("vulnerable: 2"), std::string("abilities: swift"), "name: " + std::string(81, 'x')})
            QVERIFY2(!faultOf("{hp: 7, full: 5, partial: 2, " + wrong + '}').empty(), wrong.c_str());
        QVERIFY(!faultOf("{hp: {a: 1}, full: 5, partial: 2}").empty());
    }

    void typesAreTheSameHoweverTheyAreTyped()
    {
        QCOMPARE(cardFrom("{hp: 7, full: 5, partial: 2, attack_type: Holy Fire}").attackType, "holy-fire");
        for (const char* ability :
             {"no_vulnerabilities", "no-vulnerabilities", "No vulnerabilities", "Grants no vulnerability"})
            QVERIFY(drafta::grantsNoVulnerabilities(ability));
        QVERIFY(!drafta::grantsNoVulnerabilities("swift"));
    }

    void aTypedCardIsDrawn()
    {
        const GameSystem system = drafta::gameSystem();
        const auto asked =
            answered<door::CardView>(system.card,
                                     answersFrom("{name: Sage, hp: 7, movement: 4, full: 5, partial: 2, "
                                                 "class: mage, vulnerable: {steel: 3}, talent: Hex}"),
                                     Ask::Missing::stays);
        QVERIFY(asked.form.complete);
        QCOMPARE(listed(toText(asked.result.name), toText(asked.result.kind)), "Sage Mage");
        QCOMPARE(asked.result.stats.size(), 4U);
        QCOMPARE(toText(asked.result.lines[0]), "Vulnerable to steel: damage ×3");
        QCOMPARE(toText(asked.result.lines[1]), "One-time talent: Hex");
    }

    void aFormOfACardWaitsOnlyForItsFigures()
    {
        const GameSystem system = drafta::gameSystem();
        const auto asked = answered<door::CardView>(system.card, {}, Ask::Missing::stays);
        QCOMPARE(asked.form.fields.back().path, "hp");
        QVERIFY(!asked.form.complete);
    }

    void aMatchNeedsTheCardOfEveryUnit()
    {
        Start start = redAndBlue("a: {hp: 1, full: 1, partial: 1}", "b: {hp: 1, full: 1, partial: 1}");
        QVERIFY(drafta::gameSystem().begin(start));
        start.sides[1].roster.entries[0].card.clear();
        const auto without = drafta::gameSystem().begin(start);
        QVERIFY(!without);
        QCOMPARE(toText(without.error().message), "blue/b has no card");
        start.sides[1].roster.entries[0].card = answersFrom("{hp: 1, full: 1}");
        const auto malformed = drafta::gameSystem().begin(start);
        QVERIFY(!malformed);
        QCOMPARE(toText(malformed.error().message), "card of blue/b: partial: must be answered");
        start.sides[1].roster.entries.clear();
        QVERIFY(!drafta::gameSystem().begin(start));
        start.sides.pop_back();
        QVERIFY(!drafta::gameSystem().begin(start));
    }

    void typedAndKnownUnitsAreFine()
    {
        Roster list;
        list.entries = {entry("a", "samples/sentinel"), entry("b", "", "{hp: 3, full: 1, partial: 0}")};
        QVERIFY(drafta::gameSystem().checkRoster(list, catalogue()).empty());
    }

    void faultsAreFoundEntryByEntry()
    {
        Roster list;
        list.entries = {entry("a", "samples/sentinal"), entry("b", "", "{hp: 0, full: 1, partial: 0}"),
                        entry("c", "samples/sentinel"), entry("d", ""), entry("e", "samples/shade")};
        const auto findings = drafta::gameSystem().checkRoster(list, catalogue());
        QCOMPARE(findings.size(), 4U);
        QCOMPARE(findings[0].rule, "unknown-unit");
        QCOMPARE(toText(findings[0].message),
                 "no unit is called 'samples/sentinal'; did you mean 'samples/sentinel'?");
        QCOMPARE(findings[1].rule, "malformed");
        QCOMPARE(toText(findings[1].message), "card: hp: must be a whole number from 1 to 999");
        QCOMPARE(listed(findings[1].entry->text(), *findings[1].entryIndex), "b 1");
        QCOMPARE(toText(findings[2].message), "the entry has neither a unit nor a card");
        QCOMPARE(toText(findings[3].message), "samples/shade has no card in the catalogue");
    }

    // The invented units that come with the game, and the two lists of them.

    void theSamplesPlay() { QCOMPARE(faultOfSamples("drafta", 8), ""); }
};

ADJUTANT_TEST(DraftaTurnsTest)

} // namespace adjutant::test::tst_drafta_turns
