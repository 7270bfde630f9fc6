#include "core/systems/drafta/drafta.h"
#include "tests/systems/drafta/draftastart.h"

namespace adjutant::test::tst_drafta_page {

const std::string archer = "{name: Bow, hp: 9, full: 3, partial: 1, class: archer}";

static ScriptedMatch begun()
{
    return redBegins("vela: " + vela + ", bow: " + archer, "ogre: " + ogre + ", twin: " + ogre);
}

const std::string mender = "{name: Mender, hp: 8, movement: 5, full: 2, partial: 1, abilities: [Loses no "
                           "health to frost, Heals an ally beside it by 2]}";
const std::string medic = "{name: Medic, hp: 9, full: 2, partial: 1, talent: Heals an ally by 3}";
const std::string captain =
    "{name: Captain, hp: 12, movement: 5, full: 4, partial: 1, talent: 'Rallying Cry: +2'}";
const std::string drake = "{name: Drake, hp: 10, movement: 4, full: 6, partial: 2, attack_type: claws, "
                          "abilities: ['Special attack: fire breath for 3']}";
const std::string troll = "{name: Troll, hp: 15, full: 6, partial: 2, vulnerable: {fire: 2}}";

static ScriptedMatch withHealers()
{
    return redBegins("mender: " + mender + ", captain: " + captain + ", drake: " + drake,
                     "troll: " + troll + ", healer: " + mender);
}

/// The table as a page has it: offers, forms that grow, dice that are still open.
class DraftaPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        row("the first roll is due",
            [] { return ScriptedMatch(redAndBlue("vela: " + vela, "ogre: " + ogre)); },
            {"due: first", "headline: Both sides roll: higher goes first", "offer end_turn: closed"});
        // Its hit points stand above its buttons. One unit alone sets up no camp.
        row("every unit is offered with its reason", begun,
            {"offer move red/vela: open", "offer move blue/ogre: closed", "rule move blue/ogre: not-active",
             "detail move blue/ogre: ", "offer camp: open", "move: {unit: red/vela, squares: 1}",
             "offer camp: closed"});
        row("the defeated are defeated in either turn", begun,
            {"hp: {unit: blue/ogre, hp: 0}", "remark move blue/ogre: Ogre 1 is defeated"});
        row("an attack stands open until its dice are shown", begun,
            {"form attack red/vela: {defender: blue/ogre}",
             "playable: yes",
             "complete: no",
             "title: Vela attacks Ogre 1",
             "answer attack red/vela: {defender: blue/ogre}",
             "red/vela: {acted: true}",
             "blue/ogre: {hp: 10}",
             "open: attack",
             "form attack",
             "foreseen: yes",
             "next: rolls/red",
             "field rolls/red: {by: red, label: Vela’s roll}",
             "answer attack: {rolls: {red: 6}}",
             "form attack",
             "next: rolls/blue",
             "field rolls/blue: {by: blue, label: Ogre 1’s roll}",
             "answer attack: {rolls: {blue: 1}}",
             "blue/ogre: {hp: 6}",
             "match: {commands: 4}",
             "undo: {}",
             "match: {commands: 1}"});
        row("a correction in the middle is reckoned with", begun,
            {"answer attack red/vela: {defender: blue/ogre}", "answer hp blue/ogre: {hp: 5}",
             "blue/ogre: {hp: 5}", "answer attack: {dice: [6, 1]}", "blue/ogre: {hp: 1}"});
        row("dice that are skipped end the attack without damage", begun,
            {"answer attack red/vela: {defender: blue/ogre}", "answer attack: {rolls: {red: 6}}",
             "answer attack: {rolls: {blue: null}}", "blue/ogre: {hp: 10}", "open: none"});
        // More than it has left is said in words.
        row("where nobody rolls the form says what happens", begun,
            {"form attack red/bow: {defender: blue/ogre}", "complete: yes",
             "all follows: No roll: Ogre 1 takes 3 damage",
             "option defender blue/ogre: {odds: 'No roll: Ogre 1 takes 3 damage'}",
             "hp: {unit: blue/ogre, hp: 2}", "form attack red/bow: {defender: blue/ogre}",
             "follows: No roll: Ogre 1 is defeated",
             "option defender blue/ogre: {odds: Bow defeats Ogre 1}"});
        row("terrain says how far", begun,
            {"form move red/vela", "option terrain plain: {detail: up to 5 squares}",
             "option terrain forest: {detail: up to 2 squares}", "option terrain water: {standing: closed}"});
        row("talent and special attack are offered where the card has them", withHealers,
            {"offered talent: red/captain", "offered special: red/drake", "talent: {unit: red/captain}",
             "offered talent: red/captain (talent-spent)"});
        // Neither its own wounds nor those of an enemy are healed.
        row("a healer is offered to heal in its own turn where an ally needs it", withHealers,
            {"offered heal: ", "hp: {unit: red/mender, hp: 5}", "hp: {unit: blue/troll, hp: 5}",
             "offered heal: ", "hp: {unit: red/captain, hp: 5}", "offered heal: red/mender", "end_turn: {}",
             "offered heal: blue/healer"});
        // 11 and 2, but not above 12.
        row("a healer is asked whom it heals", withHealers,
            {"hp: {unit: red/captain, hp: 11}", "form heal red/mender", "complete: no", "next: unit",
             "field unit: {options: red/captain}", "form heal red/mender: {unit: red/captain}",
             "complete: yes", "field hp: {value: 2}", "why hp: Heals an ally beside it by 2",
             "answer heal red/mender: {unit: red/captain}", "red/captain: {hp: 12}", "red/mender: {hp: 8}"});
        // A second act is warned of, and held against nobody who played before healing counted as one.
        row("healing is the act of its turn", withHealers,
            {"hp: {unit: red/captain, hp: 5}", "hp: {unit: red/drake, hp: 5}",
             "answer heal red/mender: {unit: red/captain}", "red/mender: {acted: true}",
             "offer heal red/mender: warned", "rule heal red/mender: acted",
             "offer attack red/mender: warned", "rule attack red/mender: acted",
             "attack: {attacker: red/captain, defender: blue/troll, dice: [2, 2]}",
             "refused acted: attack: {attacker: red/captain, defender: blue/troll, dice: [2, 2]}",
             "move: {unit: red/mender, squares: 1}", "end_turn: {}", "red/mender: {acted: false}"});
        row("the players may end the battle and name its winner", begun,
            {"finish: {winner: blue}", "reports: Battle won by blue", "match: {finished: true, winner: blue}",
             "headline: blue has won", "refused finished: end_turn: {}", "refused finished: finish: {}",
             "undo: {}", "finish: {winner: nobody}", "reports: The battle ends without a winner",
             "match: {winner: null}"});
        row("scripts heal whoever they name", withHealers,
            {"hp: {unit: blue/troll, hp: 5}", "heal: {unit: blue/troll, hp: 2}", "blue/troll: {hp: 7}",
             "heal: {unit: red/drake, hp: 2, by: red/captain}",
             "reports: Captain heals Drake by 0: 10 of 10 hit points", "hp: {unit: red/drake, hp: 9}",
             "heal: {unit: red/drake, hp: 2, by: red/captain}",
             "reports: Captain heals Drake by 1: 10 of 10 hit points",
             "refused unknown-unit: heal: {unit: red/drake, hp: 2, by: blue/troll}",
             "special: {attacker: red/captain, defender: blue/troll, damage: 1}"});
        // By healing only: a talent used by itself would be gone for nothing.
        row("a talent that heals does so once",
            [] { return redBegins("medic: " + medic + ", captain: " + captain, "troll: " + troll); },
            {"hp: {unit: red/captain, hp: 2}", "offered talent: red/captain", "offered heal: red/medic",
             "answer heal red/medic: {unit: red/captain, hp: 3}", "red/captain: {hp: 5}",
             "red/medic: {talent_spent: true}", "offered heal: "});
        row("the words of the card stand beside what it does", withHealers,
            {"hp: {unit: red/captain, hp: 5}", "detail heal red/mender: Heals an ally beside it by 2",
             "detail special red/drake: fire breath for 3", "detail talent red/captain: Rallying Cry: +2",
             "form talent red/captain", "follows: Rallying Cry: +2"});
        // Fire breath, though its own attacks are claws: 3, twice on whoever is vulnerable to fire.
        row("a special attack has the damage and the type of the card", withHealers,
            {"form special red/drake: {defender: blue/troll}", "complete: yes", "field damage: {value: 3}",
             "why damage: Special attack: fire breath for 3", "field type: {value: fire}",
             "answer special red/drake: {defender: blue/troll}", "blue/troll: {hp: 9}"}); // 15 - 6
    }
    void scripts() { followRow(); }

    void theOddsOfATargetGoAsFarAsItsHitPoints()
    {
        ScriptedMatch match = begun();
        match.play("hp: {unit: blue/ogre, hp: 2}");
        const door::Form form = match.form("attack red/vela");
        QCOMPARE(optionAt(form, "defender", "blue/ogre").odds->solve().series[0].p.size(), 3U);
    }

    void theForecastFeedsLuck()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/ogre, dice: [5, 2]}");
        const auto outcomes = match.session().outcomes();
        QCOMPARE(outcomes.size(), 2U);
        QCOMPARE(listed(outcomes[0].side.text(), outcomes[0].observed, outcomes[1].side.text(),
                        outcomes[1].observed),
                 "red 4 blue 2");
    }

    void thePageShowsUnitsCampsAndTheEnd()
    {
        ScriptedMatch match = begun();
        match.play({"camp: {units: [red/vela, red/bow]}", "enter: {unit: red/bow, camp: camp-1}"});
        door::MatchView view = match.session().view({}, {});
        QCOMPARE(listed(toText(view.headline), view.boards.size()), "Round 1: red’s turn 1");
        QCOMPARE(std::get<door::Row>(view.boards[0].drawn).items.size(), 1U);
        QCOMPARE(view.pieces.size(), 4U);
        QCOMPARE(listed(view.pieces[0].counters[0].adjust, *view.pieces[0].counters[0].most), "hp 12");
        QCOMPARE(view.pieces[1].chips.size(), 2U);
        QVERIFY(!view.pieces[0].ready);
        match.play({"hp: {unit: blue/ogre, hp: 0}", "hp: {unit: blue/twin, hp: 0}"});
        view = match.session().view({}, {});
        QVERIFY(view.over);
        QCOMPARE(listed(toText(view.headline), view.winners.front().text()), "red has won red");
    }

    // What a card says in its own words is offered, and nothing else is.

    void aCardHealsWhereItsWordsSaySo_data()
    {
        const auto row = columns<QString, bool>("ability", "heals");
        row("English", "Heals an ally beside it by 2", true);
        row("a capital", "HEALING hands", true);
        row("French", "Soigne un allié de 2", true);
        row("French, to cure", "Guérit un allié de 2", true);
        row("German", "Heilt einen Verbündeten um 2", true);
        row("Spanish", "Cura 2 a un aliado", true);
        row("health", "Has health to spare", false);
        row("within a word", "Accurate", false);
        row("something else", "no_vulnerabilities", false);
    }
    void aCardHealsWhereItsWordsSaySo()
    {
        QFETCH(QString, ability);
        QFETCH(bool, heals);
        drafta::Card card;
        card.abilities = {ability.toStdString()};
        QCOMPARE(drafta::healingOf(card), heals ? ability.toStdString() : std::string());
        drafta::Card talented;
        talented.talent = ability.toStdString();
        QCOMPARE(drafta::healingOf(talented), heals ? ability.toStdString() : std::string());
    }

    void numbersAndTypesAreReadFromTheWords()
    {
        QCOMPARE(drafta::numberIn("Special attack: fire breath for 13, reach 2", 0, 999).value(), 13);
        QVERIFY(!drafta::numberIn("Special attack", 0, 999) && !drafta::numberIn("by 0", 1, 999));
        QVERIFY(!drafta::numberIn("by 99999999999999999999", 1, 999));
        QCOMPARE(drafta::typeIn("Special attack: holy fire, 3", {"fire", "holy-fire", ""}), "holy-fire");
        QCOMPARE(drafta::typeIn("Special attack: firestorm", {"fire"}), "");
    }
};

ADJUTANT_TEST(DraftaPageTest)

} // namespace adjutant::test::tst_drafta_page
