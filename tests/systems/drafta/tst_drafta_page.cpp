#include "core/systems/drafta/drafta.h"
#include "core/systems/drafta/infocard.h"
#include "tests/core/door/asked.h"
#include "tests/systems/drafta/draftastart.h"

namespace adjutant::test::tst_drafta_page {

const std::string archer = "{name: Bow, hp: 9, full: 3, partial: 1, class: archer}";
const door::Viewer shared;

static ScriptedMatch begun()
{
    return redBegins("vela: " + vela + ", bow: " + archer, "ogre: " + ogre + ", twin: " + ogre);
}

static const door::Offer* offerOf(const std::vector<door::Offer>& offers, const char* key)
{
    const auto found = std::ranges::find(offers, keyOf(key), &door::Offer::key);
    return found == offers.end() ? nullptr : &*found;
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

static std::string words(const char* key)
{
    ScriptedMatch match = withHealers();
    match.play("hp: {unit: red/captain, hp: 5}");
    for (const door::Offer& offer : match.session().offers({}))
        if (offer.key == keyOf(key))
            return toText(offer.detail);
    return {};
}

/// The table as a page has it: offers, forms that grow, dice that are still open.
class DraftaPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstRollIsDue()
    {
        ScriptedMatch match(redAndBlue("vela: " + vela, "ogre: " + ogre));
        const auto offers = match.session().offers(shared);
        QCOMPARE(offers.front().key.procedure, "first");
        QVERIFY(offers.front().section == door::Section::due);
        QCOMPARE(toText(match.session().view(shared, {}).headline), "Both sides roll: higher goes first");
        QVERIFY(offerOf(offers, "end_turn")->standing == door::Standing::closed);
    }

    void everyUnitIsOfferedWithItsReason()
    {
        ScriptedMatch match = begun();
        const auto offers = match.session().offers(shared);
        QVERIFY(offerOf(offers, "move red/vela")->standing == door::Standing::open);
        const door::Offer* enemy = offerOf(offers, "move blue/ogre");
        QVERIFY(enemy->standing == door::Standing::closed);
        QCOMPARE(enemy->remark.rule, "not-active");
        QVERIFY(enemy->detail.empty()); // its hit points stand above its buttons
        QVERIFY(offerOf(offers, "camp")->standing == door::Standing::open);
        match.play("move: {unit: red/vela, squares: 1}");
        // One unit alone sets up no camp.
        QVERIFY(offerOf(match.session().offers(shared), "camp")->standing == door::Standing::closed);
    }

    void theDefeatedAreDefeatedInEitherTurn()
    {
        ScriptedMatch match = begun();
        match.play("hp: {unit: blue/ogre, hp: 0}");
        QCOMPARE(toText(offerOf(match.session().offers(shared), "move blue/ogre")->remark.message),
                 "Ogre 1 is defeated");
    }

    void anAttackStandsOpenUntilItsDiceAreShown()
    {
        ScriptedMatch match = begun();
        const door::Form form = match.form("attack red/vela", "{defender: blue/ogre}");
        QVERIFY(form.playable && !form.complete);
        QCOMPARE(toText(form.title), "Vela attacks Ogre 1");
        match.answer("attack red/vela", "{defender: blue/ogre}");
        QCOMPARE(listed(match.unit("red/vela")["acted"], match.unit("blue/ogre")["hp"]), "true 10");

        QVERIFY(match.session().offers(shared).front().open);
        const door::Form open = match.form("attack");
        QVERIFY(open.forecast);
        const door::Field& dice = open.fields.back();
        QCOMPARE(listed(dice.path, dice.by.text(), toText(dice.label)), "rolls/red red Vela’s roll");
        match.answer("attack", "{rolls: {red: 6}}");
        const door::Field other = match.form("attack").fields.back();
        QCOMPARE(listed(other.path, other.by.text(), toText(other.label)), "rolls/blue blue Ogre 1’s roll");
        match.answer("attack", "{rolls: {blue: 1}}");
        QCOMPARE(listed(match.unit("blue/ogre")["hp"], match.session().records()), "6 4");
        match.play("undo: {}");
        QCOMPARE(match.session().records(), 1U);
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

    void aCorrectionInTheMiddleIsReckonedWith()
    {
        ScriptedMatch match = begun();
        match.answer("attack red/vela", "{defender: blue/ogre}");
        match.answer("hp blue/ogre", "{hp: 5}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 5);
        match.answer("attack", "{dice: [6, 1]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 1);
    }

    void diceThatAreSkippedEndTheAttackWithoutDamage()
    {
        ScriptedMatch match = begun();
        match.answer("attack red/vela", "{defender: blue/ogre}");
        match.answer("attack", "{rolls: {red: 6}}");
        match.answer("attack", "{rolls: {blue: null}}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10);
        QVERIFY(!match.session().offers(shared).front().open);
    }

    void whereNobodyRollsTheFormSaysWhatHappens()
    {
        ScriptedMatch match = begun();
        const door::Form form = match.form("attack red/bow", "{defender: blue/ogre}");
        QVERIFY(form.complete);
        QCOMPARE(form.follows.size(), 1U);
        QCOMPARE(toText(form.follows[0]), "No roll: Ogre 1 takes 3 damage");
        // More than it has left is said in words.
        match.play("hp: {unit: blue/ogre, hp: 2}");
        const door::Form last = match.form("attack red/bow", "{defender: blue/ogre}");
        QCOMPARE(toText(last.follows[0]), "No roll: Ogre 1 is defeated");
        const auto& targets = std::get<door::PickInput>(last.fields[1].input).options;
        QCOMPARE(toText(targets[0].odds->solve().headline), "Bow defeats Ogre 1");
        const door::OddsView odds =
            std::get<door::PickInput>(match.form("attack red/vela").fields[1].input).options[0].odds->solve();
        QCOMPARE(odds.series[0].p.size(), 3U);
    }

    void terrainSaysHowFar()
    {
        ScriptedMatch match = begun();
        const door::Form form = match.form("move red/vela");
        const auto& options = std::get<door::PickInput>(form.fields[1].input).options;
        QCOMPARE(toText(options[0].detail), "up to 5 squares");
        QCOMPARE(toText(options[1].detail), "up to 2 squares");
        QCOMPARE(options.back().id, "water");
        QVERIFY(options.back().standing == door::Standing::closed);
    }

    void thePageShowsUnitsCampsAndTheEnd()
    {
        ScriptedMatch match = begun();
        match.play({"camp: {units: [red/vela, red/bow]}", "enter: {unit: red/bow, camp: camp-1}"});
        door::MatchView view = match.session().view(shared, {});
        QCOMPARE(toText(view.headline), "Round 1: red’s turn");
        QCOMPARE(view.boards.size(), 1U);
        QCOMPARE(std::get<door::Row>(view.boards[0].drawn).items.size(), 1U);
        QCOMPARE(view.pieces.size(), 4U);
        QCOMPARE(listed(view.pieces[0].counters[0].adjust, *view.pieces[0].counters[0].most), "hp 12");
        QCOMPARE(view.pieces[1].chips.size(), 2U);
        QVERIFY(!view.pieces[0].ready);
        match.play({"hp: {unit: blue/ogre, hp: 0}", "hp: {unit: blue/twin, hp: 0}"});
        view = match.session().view(shared, {});
        QVERIFY(view.over);
        QCOMPARE(toText(view.headline), "red has won");
        QCOMPARE(view.winners.front().text(), "red");
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

    void talentAndSpecialAttackAreOfferedWhereTheCardHasThem()
    {
        ScriptedMatch match = withHealers();
        QCOMPARE(listed(match.offered("talent"), match.offered("special")), "red/captain red/drake");
        match.play("talent: {unit: red/captain}");
        QCOMPARE(match.offered("talent"), "red/captain (talent-spent)");
    }

    void aHealerIsOfferedToHealInItsOwnTurnWhereAnAllyNeedsIt()
    {
        ScriptedMatch match = withHealers();
        QCOMPARE(match.offered("heal"), "");
        // Neither its own wounds nor those of an enemy are healed.
        match.play({"hp: {unit: red/mender, hp: 5}", "hp: {unit: blue/troll, hp: 5}"});
        QCOMPARE(match.offered("heal"), "");
        match.play("hp: {unit: red/captain, hp: 5}");
        QCOMPARE(match.offered("heal"), "red/mender");
        match.play("end_turn: {}");
        QCOMPARE(match.offered("heal"), "blue/healer");
    }

    void aHealerIsAskedWhomItHeals()
    {
        ScriptedMatch match = withHealers();
        match.play("hp: {unit: red/captain, hp: 11}");
        door::Form form = match.form("heal red/mender");
        QVERIFY(!form.complete);
        QCOMPARE(form.fields.back().path, "unit");
        const auto& allies = std::get<door::PickInput>(form.fields.back().input).options;
        QCOMPARE(allies.size(), 1U);
        QCOMPARE(allies[0].id, "red/captain");
        form = match.form("heal red/mender", "{unit: red/captain}");
        QVERIFY(form.complete);
        QCOMPARE(std::get<int>(field(form, "hp").value.value()), 2);
        QCOMPARE(toText(field(form, "hp").why), "Heals an ally beside it by 2");
        match.answer("heal red/mender", "{unit: red/captain}");
        // 11 and 2, but not above 12.
        QCOMPARE(listed(match.unit("red/captain")["hp"], match.unit("red/mender")["hp"]), "12 8");
    }

    // A second act is warned of, and held against nobody who played before healing counted as one.
    void healingIsTheActOfItsTurn()
    {
        ScriptedMatch match = withHealers();
        match.play({"hp: {unit: red/captain, hp: 5}", "hp: {unit: red/drake, hp: 5}"});
        match.answer("heal red/mender", "{unit: red/captain}");
        QCOMPARE(match.unit("red/mender")["acted"], true);
        for (const char* key : {"heal red/mender", "attack red/mender"}) {
            const std::vector<door::Offer> offers = match.session().offers(shared);
            const door::Offer* again = offerOf(offers, key);
            QVERIFY(again && again->standing == door::Standing::warned);
            QCOMPARE(again->remark.rule, "acted");
        }
        match.play("attack: {attacker: red/captain, defender: blue/troll, dice: [2, 2]}");
        match.refuses("acted", "attack: {attacker: red/captain, defender: blue/troll, dice: [2, 2]}");
        match.play({"move: {unit: red/mender, squares: 1}", "end_turn: {}"});
        QCOMPARE(match.unit("red/mender")["acted"], false);
    }

    void thePlayersMayEndTheBattleAndNameItsWinner()
    {
        ScriptedMatch match = begun();
        match.play("finish: {winner: blue}");
        QCOMPARE(match.sentences(), "Battle won by blue\n");
        QCOMPARE(listed(match.state()["finished"], match.state()["winner"]), "true blue");
        QVERIFY(match.session().view(shared, {}).over);
        match.refuses("finished", {"end_turn: {}", "finish: {}"});
        match.play({"undo: {}", "finish: {winner: nobody}"});
        QCOMPARE(match.sentences(), "The battle ends without a winner\n");
        QCOMPARE(match.state()["winner"], Json());
    }

    void scriptsHealWhoeverTheyName()
    {
        ScriptedMatch match = withHealers();
        match.play({"hp: {unit: blue/troll, hp: 5}", "heal: {unit: blue/troll, hp: 2}"});
        QCOMPARE(match.unit("blue/troll")["hp"], 7);
        match.play("heal: {unit: red/drake, hp: 2, by: red/captain}");
        QCOMPARE(match.sentences(), "Captain heals Drake: 10 of 10 hit points\n");
        match.refuses("unknown-unit", "heal: {unit: red/drake, hp: 2, by: blue/troll}");
        match.play("special: {attacker: red/captain, defender: blue/troll, damage: 1}");
    }

    void aTalentThatHealsDoesSoOnce()
    {
        ScriptedMatch match = redBegins("medic: " + medic + ", captain: " + captain, "troll: " + troll);
        match.play("hp: {unit: red/captain, hp: 2}");
        // By healing only: a talent used by itself would be gone for nothing.
        QCOMPARE(listed(match.offered("talent"), match.offered("heal")), "red/captain red/medic");
        match.answer("heal red/medic", "{unit: red/captain, hp: 3}");
        QCOMPARE(listed(match.unit("red/captain")["hp"], match.unit("red/medic")["talent_spent"]), "5 true");
        QCOMPARE(match.offered("heal"), "");
    }

    void theWordsOfTheCardStandBesideWhatItDoes()
    {
        QCOMPARE(words("heal red/mender"), "Heals an ally beside it by 2");
        QCOMPARE(words("special red/drake"), "Special attack: fire breath for 3");
        QCOMPARE(words("talent red/captain"), "Rallying Cry: +2");
        ScriptedMatch match = withHealers();
        QCOMPARE(toText(match.form("talent red/captain").follows[0]), "Rallying Cry: +2");
    }

    // Fire breath, though its own attacks are claws: 3, twice on whoever is vulnerable to fire.
    void aSpecialAttackHasTheDamageAndTheTypeOfTheCard()
    {
        ScriptedMatch match = withHealers();
        const door::Form form = match.form("special red/drake", "{defender: blue/troll}");
        QVERIFY(form.complete);
        QCOMPARE(std::get<int>(field(form, "damage").value.value()), 3);
        QCOMPARE(toText(field(form, "damage").why), "Special attack: fire breath for 3");
        QCOMPARE(std::get<std::string>(field(form, "type").value.value()), "fire");
        match.answer("special red/drake", "{defender: blue/troll}");
        QCOMPARE(match.unit("blue/troll")["hp"], 15 - 6);
    }
};

ADJUTANT_TEST(DraftaPageTest)

} // namespace adjutant::test::tst_drafta_page
