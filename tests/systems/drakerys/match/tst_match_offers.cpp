#include "core/match/sessionof.h"
#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_offers {

using namespace drakerys;

static std::vector<door::Offer> offersOf(const MatchState& state)
{
    return SessionOf<MatchState>(drakerysStart(), state, matchRules()).offers({});
}

static MatchState withElemental(const std::string& elemental)
{
    return after(readyMatch(), {"summon: {unit: red/salik-1, elemental: " + elemental + "}"});
}

static MatchState ashral(const char* unit, int size)
{
    return matchOf(army("ashral", {{unit, size}}), army("aurium", {{"soldiers", 6}}));
}

static ScriptedMatch laidOut()
{
    ScriptedMatch match(drakerysStart());
    for (const auto& [procedure, answers] : drakerysOpening())
        if (const auto played = match.session().command(procedure, answers); !played)
            qFatal("%s: %s", procedure.c_str(), toText(played.error().message).c_str());
    return match;
}

template <class Drawn> Drawn drawnOf(const ScriptedMatch& match, const char* board)
{
    const door::MatchView view = match.session().view({});
    return std::get<Drawn>(std::ranges::find(view.boards, board, &door::Board::id)->drawn);
}

static door::Ground groundOf(const ScriptedMatch& match)
{
    return drawnOf<door::Ground>(match, "battlefield");
}

static door::Ground::Mark markOf(const ScriptedMatch& match, const std::string& id)
{
    const door::Ground ground = groundOf(match);
    const auto found = std::ranges::find(ground.marks, id, &door::Ground::Mark::id);
    return found == ground.marks.end() ? door::Ground::Mark() : *found;
}

/// What Units are offered, and what an offer says before it is played (chapters "Units Actions", "Type of
/// Warrior", "Warriors of the Maelstrom").
class MatchOffersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersSayWhatIsAgainstThem_data()
    {
        const auto row = columns<MatchState, std::string, std::string, std::string>("state", "procedure",
                                                                                    "unit", "standing");
        const MatchState fight = crowsOnSoldiers();
        row("an Engaged Unit is warned of a March", fight, "march", "blue/soldiers-1", "warned: engaged");
        row("an Engaged Unit is warned of a Charge", fight, "charge", "blue/soldiers-1", "warned: engaged");
        row("an Engaged Unit attacks", fight, "attack", "blue/soldiers-1", "open");
        row("a free Unit charges", fight, "charge", "blue/crossbowmen-1", "open");
        row("a free Unit shoots", fight, "shoot", "blue/crossbowmen-1", "open");
        row("a free Unit is warned of an Attack", fight, "attack", "blue/crossbowmen-1", "warned: free");
        row("once a Charge has brought it into Contact it isn't",
            after(readyMatch(),
                  {"charge: {unit: red/crows-1, target: blue/soldiers-1, successes: [0, 0, 3]}"}),
            "attack", "red/crows-1", "open");
        // What is for those who aren't Engaged, a Guard out of reach: before it is tapped.
        const MatchState shard =
            after(readyMatch(), {"missions: {common: moon-shards}",
                                 "objective: {id: shard-1, mission: moon-shards, at: [30, 16]}",
                                 "stand: {unit: red/crows-1, at: [30, 14]}"});
        row("what lies in reach is picked up", shard, "pick_up", "red/crows-1", "open");
        row("who has no Objective near is warned of picking up",
            after(shard, {"stand: {unit: red/crows-1, at: [60, 60]}"}), "pick_up", "red/crows-1",
            "warned: contact");
        row("who stands nowhere on the map picks up",
            after(readyMatch(), {"missions: {common: moon-shards}",
                                 "objective: {id: shard-1, mission: moon-shards, at: [30, 16]}"}),
            "pick_up", "red/crows-1", "open");
        row("who is Engaged is warned of picking up",
            after(shard, {"contact: {unit: red/crows-1, with: blue/soldiers-1}"}), "pick_up", "red/crows-1",
            "warned: engaged");
        row("a Combined Charge with a Guard", shard, "combined_charge", "red/salik-1", "open");
        row("a Combined Charge is warned of where the Guard is away",
            after(shard, {"stand: {unit: red/salik-1, at: [44, 14]}"}), "combined_charge", "red/salik-1",
            "warned: guard");
        // Salik is an Awakened [2].
        const std::string herald = "invoke: {unit: red/salik-1, elemental: air-herald, successes: [0]}";
        row("the second of two Invocations", after(readyMatch(), {herald}), "invoke", "red/salik-1", "open");
        row("the Invocation after the last is warned of", after(readyMatch(), {herald, herald}), "invoke",
            "red/salik-1", "warned: invocations");
        const MatchState overlord = withElemental("earth-overlord");
        row("a power is warned of until its Overlord is activated", overlord, "rift", "red/earth-overlord-1",
            "warned: activation");
        row("a power is warned of while another is activated",
            after(overlord, {"march: {unit: red/crows-1}"}), "rift", "red/earth-overlord-1",
            "warned: activation");
        row("a power of an active Overlord", after(overlord, {"march: {unit: red/earth-overlord-1}"}), "rift",
            "red/earth-overlord-1", "open");
        const MatchState phase =
            after(withSkill(readyMatch(), "red/salik-1", "leadership"), {spending("red/crows-1", 16)});
        row("an order in a Headquarters Phase", phase, "order", "red/salik-1", "open");
        row("no order once an activation has begun", after(phase, {"march: {unit: blue/noctis-1}"}), "order",
            "red/salik-1", "not offered");
    }
    void offersSayWhatIsAgainstThem()
    {
        QFETCH(MatchState, state);
        QFETCH(std::string, procedure);
        QFETCH(std::string, unit);
        std::string standing = "not offered";
        for (const door::Offer& offer : offersOf(state))
            if (offer.key.procedure == procedure && offer.key.piece == unitRefOf(unit))
                standing = offer.standing == door::Standing::open     ? "open"
                           : offer.standing == door::Standing::warned ? "warned: " + offer.remark.rule
                                                                      : "closed: " + offer.remark.rule;
        QTEST(standing, "standing");
    }

    void whatAUnitIsOfferedInItsTurn_data()
    {
        const auto row = columns<MatchState, std::string, std::string>("state", "unit", "offers");
        row("a Herald is offered what is printed of it", withElemental("fire-herald"), "red/fire-herald-1",
            "attack charge march special");
        row("so is an Overlord", withElemental("earth-overlord"), "red/earth-overlord-1",
            "attack charge march rift special");
        const auto phase = [](const std::string& elemental) {
            return after(withElemental(elemental), {spending("red/crows-1", 16)});
        };
        row("an Overlord gives no orders and says no prayers", phase("earth-overlord"),
            "red/earth-overlord-1", "");
        row("nor does a Herald", phase("fire-herald"), "red/fire-herald-1", "");
        row("but that of Air has its Zephyr", phase("air-herald"), "red/air-herald-1", "zephyr");
        // Ragnor is no Awakened; Induna is.
        row("a Hero of unknown card is offered what Heroes have", ashral("ragnor", 1), "red/ragnor-1",
            "attack charge combined_charge magic march sacrifice shoot special");
        row("an Awakened of unknown card invokes, too", ashral("induna", 1), "red/induna-1",
            "attack charge combined_charge invoke magic march sacrifice shoot special");
        row("a Hero of unknown card gives orders and says prayers",
            after(ashral("ragnor", 1), {spending("red/ragnor-1", 16)}), "red/ragnor-1", "order prayer");
        row("a Unit of unknown card that is no Hero is offered less", ashral("brutes", 3), "red/brutes-1",
            "attack charge magic march sacrifice shoot special");
        row("nor has it orders and prayers", after(ashral("brutes", 3), {spending("red/brutes-1", 16)}),
            "red/brutes-1", "");
        MatchState unknown = ashral("ragnor", 1);
        UnitCard card;
        card.id = EntryId("ragnor-1");
        card.name = "Somebody";
        unknown.find(unitRefOf("red/ragnor-1"))->card = card;
        row("a Unit that is unknown may do anything", unknown, "red/ragnor-1",
            "attack charge combined_charge invoke magic march sacrifice shoot special");
    }
    void whatAUnitIsOfferedInItsTurn()
    {
        QFETCH(MatchState, state);
        QFETCH(std::string, unit);
        std::set<std::string> procedures;
        for (const door::Offer& offer : offersOf(state))
            if (offer.key.piece == unitRefOf(unit) &&
                (offer.section == door::Section::turn || offer.section == door::Section::due))
                procedures.insert(offer.key.procedure);
        QTEST(joined(procedures, std::identity()), "offers");
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        // The form says so as soon as the Unit is known.
        row("what an offer is warned of is reported once when it is played", crowsOnSoldiers(),
            {"warned engaged: march: {unit: blue/soldiers-1}",
             "warned free: attack: {unit: blue/crossbowmen-1, target: red/salik-1, successes: [0, 0, 3]}",
             "asks charge: {unit: blue/soldiers-1}", "warnings: engaged"});
        row("an order once an activation has begun is warned of",
            withSkill(readyMatch(), "red/salik-1", "leadership"),
            {spending("red/crows-1", 16), "march: {unit: blue/noctis-1}",
             "warned headquarters: order: {unit: red/salik-1, to: red/crows-1, order: reform-the-ranks}"});
        // They charge 15 cm. Where an enemy stands unknown, nothing is said.
        const std::string soldiers = "stand: {unit: blue/soldiers-1, at: ";
        row("a charge with nobody in reach says so",
            after(readyMatch(), {"stand: {unit: red/crows-1, at: [10, 10]}",
                                 "stand: {unit: blue/crossbowmen-1, at: [10, 80]}",
                                 "stand: {unit: blue/gold-keepers-1, at: [30, 80]}",
                                 "stand: {unit: blue/noctis-1, at: [50, 80]}"}),
            {"asks charge: {}", "option unit red/crows-1: {detail: 3 TS}", soldiers + "[10, 30]}",
             "asks charge: {}",
             "option unit red/crows-1: {detail: '3 TS, no enemy within Charge range (15 cm)', standing: "
             "open}",
             soldiers + "[10, 27.5]}", "asks charge: {}", "option unit red/crows-1: {detail: 3 TS}"});
        row("what is not offered may be typed all the same", withElemental("fire-herald"),
            {"warned unknown-profile skill: activate: {unit: red/fire-herald-1, actions: [shooting]}"});
    }
    void scripts() { followState(); }

    void oddsOfAnAttackAreThoseOfEnemiesInContact()
    {
        const auto odds = [](const MatchState& state, const std::string& attacker) {
            const CommandRun form = asked(state, "attack: {unit: " + attacker + "}");
            std::string with;
            for (const door::Option& each : optionsOf(form.form, "target"))
                with += each.odds ? each.id + ' ' : "";
            return with;
        };
        QCOMPARE(odds(crowsOnSoldiers(), "blue/soldiers-1"), "red/crows-1 ");
        // Engaged with a cage, or with nobody on record.
        QCOMPARE(odds(after(readyMatch(), {"status: {unit: red/crows-1, add: engaged}"}), "red/crows-1"), "");
    }

    void whoIsNotOnTheMapIsNoTargetOfAnAttack()
    {
        const MatchState state = after(crowsOnSoldiers(), {"stand: {unit: blue/soldiers-1, at: [30, 14]}"});
        const CommandRun form = asked(state, "attack: {unit: blue/soldiers-1}");
        QVERIFY(optionAt(form.form, "target", "red/crows-1").standing == door::Standing::open);
        QVERIFY(optionAt(form.form, "target", "red/salik-1").remark.rule == "contact");
        const CommandRun alone = asked(after(readyMatch(), {"stand: {unit: red/crows-1, at: [30, 14]}"}),
                                       "attack: {unit: red/crows-1}");
        VERIFY_CONTAINS(toText(optionAt(alone.form, "target", "blue/soldiers-1").remark.message),
                        "not on the map");
    }

    // The boards that any page draws of a match.

    void theTrackIsClosedAndTheTopmostTokenComesLast()
    {
        const ScriptedMatch match = laidOut();
        const auto track = drawnOf<door::Track>(match, "timepath");
        QVERIFY(track.closed);
        QCOMPARE(track.squares.size(), 16U);
        QCOMPARE(track.tokens.back().side, PlayerId("blue")); // the First Player's lies on top
    }

    void whatLiesIsOnTheBoardAndWhatCouldIsBesideIt()
    {
        ScriptedMatch match = laidOut();
        const door::Ground ground = groundOf(match);
        // Four of six moon shards and three idols are still to be placed, and a Leader.
        QCOMPARE(ground.away.size(), std::size_t(4 + 3 + 1));
        QCOMPARE(listed(ground.away.front().id, ground.away.back().id), "objective/shard-3 blue/soldiers-1");
        QCOMPARE(markOf(match, "scenery/scenery-2").radius, 8.0);
        QVERIFY(markOf(match, "scenery/scenery-2").flat);
        QVERIFY(!markOf(match, "source/air").filled); // exhausted
        QCOMPARE(markOf(match, "objective/flag-1").side, PlayerId("red"));
        QCOMPARE(markOf(match, "red/salik-1").at, (door::Point{34.5, 12}));
        // A Unit that is gone stands nowhere.
        match.play("remove: {unit: red/crows-1, warriors: 12}");
        QVERIFY(markOf(match, "red/crows-1").id.empty());
        // Nor does what is carried lie anywhere.
        match.play("objective: {id: shard-1, carrier: red/salik-1}");
        QVERIFY(markOf(match, "objective/shard-1").id.empty());
    }

    void everythingMovesAndKeepsWhatItWas()
    {
        ScriptedMatch match = laidOut();
        int moved = 0;
        for (const door::Ground::Mark& before : groundOf(match).marks) {
            if (before.moves.empty())
                continue;
            door::Answers answers = before.given;
            answers["at"] = door::Point{before.at.x, before.at.y > 45 ? before.at.y - 1 : before.at.y + 1};
            const door::OfferKey key{before.moves, before.piece, {}};
            const door::Form form = match.session().form({}, key, answers);
            QVERIFY2(form.complete && !form.refusal, before.id.c_str());
            std::vector<std::string> accepted;
            for (const door::Remark& warning : form.warnings)
                accepted.push_back(warning.rule);
            QVERIFY(match.session().play(key, answers, accepted, {}));
            const door::Ground::Mark after = markOf(match, before.id);
            QCOMPARE(after.at, std::get<door::Point>(answers["at"]));
            QCOMPARE(after.radius, before.radius);
            QCOMPARE(after.filled, before.filled);
            QCOMPARE(after.side, before.side);
            QCOMPARE(toText(after.label), toText(before.label));
            ++moved;
        }
        QCOMPARE(moved, 4 + 2 + 3 + 6);
    }

    void areasAreTheDeploymentAndTheConquest()
    {
        ScriptedMatch match = laidOut();
        const door::Ground ground = groundOf(match);
        QCOMPARE(ground.areas.size(), std::size_t(2 + 9));
        QCOMPARE(ground.areas[0].side, PlayerId("red")); // Area A lies in front
        QCOMPARE(ground.areas[0].highest, (door::Point{90, 20}));
        QCOMPARE(ground.areas[1].side, PlayerId("blue"));
        const auto holder = [&ground](int column, int row) {
            return ground.areas[static_cast<std::size_t>(2 + 3 * row + column)].side;
        };
        QCOMPARE(holder(0, 2), PlayerId("red")); // by the flag
        QCOMPARE(holder(0, 0), PlayerId());
        // The middle, and the diagonals of the Idols.
        QCOMPARE(ground.lines.size(), 3U);
    }

    void aConquestAreaIsConqueredByItsFlagAndNotByItsUnits()
    {
        ScriptedMatch match = laidOut();
        const auto holder = [&match](int column, int row) {
            return groundOf(match).areas[static_cast<std::size_t>(2 + 3 * row + column)].side;
        };
        QCOMPARE(holder(1, 0), PlayerId()); // Crows and Salik stand there
        QCOMPARE(holder(1, 2), PlayerId());
        match.play("objective: {id: flag-8, mission: conquerors, owner: red, at: [45, 12]}");
        QCOMPARE(holder(1, 0), PlayerId("red"));
        // The last one counts.
        match.play("objective: {id: flag-9, mission: conquerors, owner: blue, at: [45, 12]}");
        QCOMPARE(holder(1, 0), PlayerId("blue"));
    }
};

ADJUTANT_TEST(MatchOffersTest)

} // namespace adjutant::test::tst_match_offers
