#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_sideinmatch {

using namespace drakerys;

/// A Unit as it stands at the table: its card, the tokens of the page "Status Effect", its army.
class SideInMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

ADJUTANT_TEST(SideInMatchTest)

} // namespace adjutant::test::tst_match_sideinmatch
