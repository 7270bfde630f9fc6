#include "tests/systems/drakerys/match/played.h"

#include "core/systems/drakerys/odds/attack.h"
#include "core/systems/drakerys/odds/shooting.h"

namespace adjutant::test::tst_match_sideinmatch {

using namespace drakerys;

static MatchState with(MatchState state, const std::string& unit, std::initializer_list<const char*> tokens)
{
    for (const char* token : tokens)
        state = after(std::move(state), {"status: {unit: " + unit + ", add: " + token + "}"});
    return state;
}

static MatchState standing(MatchState state, const std::string& unit, const std::string& at)
{
    return after(std::move(state), {"stand: {unit: " + unit + ", at: " + at + "}"});
}

static drakerys::Side sideOf(const MatchState& state, std::string_view unit)
{
    const auto side = sideInMatch(state, unitRefOf(unit));
    if (!side)
        qFatal("no side");
    return *side;
}

/// The crows with tokens beside them, and without.
static drakerys::Side crows(std::initializer_list<const char*> tokens = {})
{
    return sideOf(with(readyMatch(), "red/crows-1", tokens), "red/crows-1");
}

/// A Unit as it stands at the table: its card, the tokens of the page "Status Effect", its army.
class SideInMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aUnitComesWithItsCard()
    {
        const drakerys::Side noctis = sideOf(readyMatch(), "blue/noctis-1");
        // The card of Noctis: Power 3, Health 3, Initiative 5, Combat 4, Shooting 3, and the rest 3.
        QCOMPARE(listed(noctis.power, noctis.health, noctis.initiative, noctis.combat, noctis.shooting),
                 "3 3 5 4 3");
        QVERIFY(noctis.hero);
        QVERIFY(noctis.has(RollSkill::multipleShots));
        QVERIFY(noctis.has(RollSkill::safeguard));
    }

    void warriorsInjuriesAndStressAreTakenOver()
    {
        // Blood Banes have Health 2: three Injuries remove one of four and leave one token.
        const MatchState state = after(readyMatch(), {"injure: {unit: red/blood-banes-1, count: 3}",
                                                      "stress: {unit: red/blood-banes-1, change: 2}"});
        const drakerys::Side banes = sideOf(state, "red/blood-banes-1");
        QCOMPARE(banes.warriors, 3);
        QCOMPARE(banes.contact, 3); // all there are
        QCOMPARE(listed(banes.supporting, banes.injuries, banes.stress), "0 1 2");
    }

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
        QCOMPARE(figure("initiative"), "6 (4)");
        QCOMPARE(figure("march"), "20 (10)");
        QCOMPARE(figure("combat"), "3");
    }

    // What each token adds to the Crows, and the skill that it gives.
    void tokensChangeWhatIsRolledWith_data()
    {
        using Figure = int drakerys::Side::*;
        const auto row = columns<QString, Figure, int>("token", "figure", "change");
        row("initiative +2", "initiative-plus-2", &drakerys::Side::initiative, 2);
        row("charge -5 takes one initiative", "charge-minus-5-initiative-minus-1",
            &drakerys::Side::initiative, -1);
        row("willpower -1", "willpower-minus-1", &drakerys::Side::willpower, -1);
        row("+2D10", "plus-2d10", &drakerys::Side::extraDice, 2);
        for (const auto& [name, figure] : {std::pair("power", &drakerys::Side::power),
                                           {"initiative", &drakerys::Side::initiative},
                                           {"combat", &drakerys::Side::combat},
                                           {"strength", &drakerys::Side::strength},
                                           {"resistance", &drakerys::Side::resistance},
                                           {"willpower", &drakerys::Side::willpower}})
            row(std::string("characteristics -1: ") + name, "characteristics-minus-1", figure, -1);
        // Tokens are counted by the card's; and they have no Shooting to lower.
        row("characteristics -1: not the health", "characteristics-minus-1", &drakerys::Side::health, 0);
        row("characteristics -1: not below 0", "characteristics-minus-1", &drakerys::Side::shooting, 0);
    }
    void tokensChangeWhatIsRolledWith()
    {
        using Figure = int drakerys::Side::*;
        QFETCH(QString, token);
        QFETCH(Figure, figure);
        QFETCH(int, change);
        QCOMPARE(crows({token.toUtf8().constData()}).*figure, crows().*figure + change);
    }

    void willpowerIsNeverBelowNought()
    {
        QCOMPARE(
            sideOf(with(readyMatch(), "blue/soldiers-1", {"willpower-minus-1", "characteristics-minus-1"}),
                   "blue/soldiers-1")
                .willpower,
            0); // 1 on the card
    }

    void tokensGiveAndTakeSkills()
    {
        QVERIFY(!crows().has(RollSkill::berserker) && crows().has(RollSkill::swashbuckler));
        QVERIFY(crows({"berserk"}).has(RollSkill::berserker));
        QVERIFY(crows({"holy-fury"}).has(RollSkill::berserker));
        QVERIFY(crows({"violent-blow"}).has(RollSkill::violentBlow));
        QVERIFY(crows({"march-charge-plus-5-dreadful"}).has(RollSkill::dreadful));
        QVERIFY(!crows({"march-charge-plus-5"}).has(RollSkill::dreadful));
        // No more skill: those of the card are gone, those of the tokens stay.
        const drakerys::Side plain = crows({"violent-blow", "no-more-skill"});
        QVERIFY(!plain.has(RollSkill::swashbuckler) && !plain.has(RollSkill::guard));
        QVERIFY(plain.has(RollSkill::violentBlow));
    }

    void tokensThatBearOnNoRollChangeNothing_data()
    {
        QTest::addColumn<QString>("token");
        for (const char* token :
             {"burning-scenery", "charge-plus-5", "control", "engaged", "free", "march-charge-penalty",
              "march-plus-10", "minus-1-action", "no-charge", "only-one-action", "rain", "zephyr"})
            QTest::newRow(token) << QString::fromLatin1(token);
    }
    void tokensThatBearOnNoRollChangeNothing()
    {
        QFETCH(QString, token);
        const drakerys::Side plain = crows();
        const drakerys::Side side = crows({token.toUtf8().constData()});
        QVERIFY(side.skills == plain.skills);
        QCOMPARE(side.power + side.initiative + side.combat + side.strength + side.resistance +
                     side.willpower,
                 plain.power + plain.initiative + plain.combat + plain.strength + plain.resistance +
                     plain.willpower);
        QCOMPARE(side.extraDice, 0);
    }

    void theyShallNotPassKeepsMorale()
    {
        QVERIFY(!crows().moraleIntact);
        QVERIFY(moraleRollOf(crows({"they-shall-not-pass"}), 12, 4, false).alwaysIntact);
    }

    // Salik has Safeguard, the Crows are 10 cm away and have Guard.
    void aGuardWithin10cmStandsInForAHero()
    {
        MatchState state = readyMatch();
        QVERIFY(sideOf(state, "red/salik-1").guardInCohesion); // nobody told where they stand
        state = standing(standing(std::move(state), "red/salik-1", "[20, 20]"), "red/crows-1", "[33, 20]");
        QVERIFY(sideOf(state, "red/salik-1").guardInCohesion);
        state = standing(std::move(state), "red/crows-1", "[33.5, 20]");
        QVERIFY(!sideOf(state, "red/salik-1").guardInCohesion);
    }

    void aGuardOffTheTableOrWithoutSkillsStandsInForNobody()
    {
        const MatchState gone = after(readyMatch(), {"scatter: {unit: red/crows-1}"});
        QVERIFY(!sideOf(gone, "red/salik-1").guardInCohesion);
        QVERIFY(!sideOf(with(readyMatch(), "red/crows-1", {"no-more-skill"}), "red/salik-1").guardInCohesion);
    }

    void anEnemyGuardStandsInForNobody()
    {
        const MatchState state =
            matchOf(army("avaren", {{"salik", 1}}), army("aurium", {{"soldiers", 6}, {"noctis", 1}}));
        QVERIFY(!sideOf(state, "red/salik-1").guardInCohesion);
    }

    // "AUTHORITY [X]": allied Units within X cm; Salik has [20].
    void authorityReachesAsFarAsItsFigure()
    {
        MatchState state = readyMatch();
        QCOMPARE(sideOf(state, "red/crows-1").authority, 1);
        QCOMPARE(sideOf(state, "red/salik-1").authority, 0); // not for itself
        state = standing(standing(std::move(state), "red/salik-1", "[20, 20]"), "red/crows-1", "[43, 20]");
        QCOMPARE(sideOf(state, "red/crows-1").authority, 1);
        state = standing(std::move(state), "red/crows-1", "[43.5, 20]");
        QCOMPARE(sideOf(state, "red/crows-1").authority, 0);
        QCOMPARE(sideOf(state, "red/blood-banes-1").authority, 1); // nobody told where they stand
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

    // Charisma of the source has no figure: allied Units within 20 cm.
    void charismaReachesTwentyCentimetres()
    {
        MatchState state = readyMatch();
        teach(state, "red/salik-1", "charisma");
        QVERIFY(sideOf(state, "red/crows-1").charisma); // nobody told where they stand
        state = standing(standing(std::move(state), "red/salik-1", "[20, 20]"), "red/crows-1", "[43, 20]");
        QVERIFY(sideOf(state, "red/crows-1").charisma);
        state = standing(std::move(state), "red/crows-1", "[43.5, 20]");
        QVERIFY(!sideOf(state, "red/crows-1").charisma);
    }

    // Crows have Willpower 3; twelve of them roll 2 + 2 dice, and 1 for the Authority of Salik.
    void everyMoraleRollOfAUnitEngagedWithADreadfulOneHasWillpowerMinus1()
    {
        const MatchState engaged =
            after(readyMatch(), {"contact: {unit: red/crows-1, with: blue/soldiers-1}"});
        QVERIFY(!sideOf(engaged, "red/crows-1").dreaded);
        MatchState dreadful = engaged;
        teach(dreadful, "blue/soldiers-1", "dreadful");
        QVERIFY(sideOf(dreadful, "red/crows-1").dreaded);
        QVERIFY(!sideOf(dreadful, "red/salik-1").dreaded);
        QVERIFY(!sideOf(dreadful, "blue/soldiers-1").dreaded);
        const auto thresholdOf = [](const MatchState& state, const std::string& command, const char* field) {
            return diceAt(asked(state, command), field);
        };
        const std::string morale = "morale: {unit: red/crows-1, opposition: 0}";
        QVERIFY(thresholdOf(engaged, morale, "rolls/0/dice").starts_with("5 dice, 3 or more"));
        QVERIFY(thresholdOf(dreadful, morale, "rolls/0/dice").starts_with("5 dice, 4 or more"));
        // One Crow falls to one of three Hits: eleven test against the Saturation.
        const std::string hits = "hits: {unit: red/crows-1, hits: 3, strength: 3, saturation: 0, rolls: "
                                 "[{dice: null, successes: 1}]}";
        QVERIFY2(thresholdOf(dreadful, hits, "rolls/1/dice").starts_with("5 dice, 4 or more"),
                 thresholdOf(dreadful, hits, "rolls/1/dice").c_str());
        // Its skills gone, it frightens nobody; a token does.
        QVERIFY(!sideOf(with(dreadful, "blue/soldiers-1", {"no-more-skill"}), "red/crows-1").dreaded);
        QVERIFY(sideOf(with(engaged, "blue/soldiers-1", {"march-charge-plus-5-dreadful"}), "red/crows-1")
                    .dreaded);
    }

    void aFightKnowsItsDreadfulEnemyItself()
    {
        MatchState state = after(readyMatch(), {"contact: {unit: red/crows-1, with: blue/soldiers-1}",
                                                "contact: {unit: red/crows-1, with: blue/noctis-1}"});
        teach(state, "blue/soldiers-1", "dreadful");
        const auto crowsAgainst = [&state](const char* enemy) {
            return *sideInFight(state, unitRefOf("red/crows-1"), unitRefOf(enemy));
        };
        QVERIFY(!crowsAgainst("blue/soldiers-1").dreaded);
        QVERIFY(crowsAgainst("blue/noctis-1").dreaded);
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
        MatchState state = standing(readyMatch(), "red/salik-1", "[20, 20]");
        QVERIFY(!distanceBetween(unitOf(state, "red/salik-1"), unitOf(state, "blue/noctis-1")));
        state = standing(std::move(state), "blue/noctis-1", "[50, 60]");
        QCOMPARE(distanceBetween(unitOf(state, "red/salik-1"), unitOf(state, "blue/noctis-1")).value_or(0),
                 47.0); // 30, 40, 50 between the Leaders, less the radius of both bases
    }
};

ADJUTANT_TEST(SideInMatchTest)

} // namespace adjutant::test::tst_match_sideinmatch
