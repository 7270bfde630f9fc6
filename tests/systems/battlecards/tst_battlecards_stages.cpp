#include "core/yaml/doorjson.h"
#include "tests/systems/battlecards/battlestart.h"

namespace adjutant::test::tst_battlecards_stages {

static ScriptedMatch inBattle()
{
    ScriptedMatch match = battles({knights("red", {9}), knights("blue", {9}), knights("bandits", {9})});
    match.play("battle: {knights: [red/k0, blue/k0, bandits/k0], tie_breaker: [red, blue, bandits]}");
    return match;
}

// Whether a board has a word in it.
static bool reports(const ScriptedMatch& match, const char* word)
{
    for (const door::Board& board : match.session().view({}).boards)
        for (const Message& spoken : board.spoken)
            if (toText(spoken).find(word) != std::string::npos)
                return true;
    return false;
}

const door::Viewer blueOnly{false, {PlayerId("blue")}};
const door::Viewer redOnly{false, {PlayerId("red")}};

static ScriptedMatch twoSides()
{
    const char* cards = "{attributes: {damage: 3, delay: 2, precision: 1, dodge: 1}, hand: ["
                        "{id: c0, attack: {damage: 2}}, {id: c1, defense: {wound: 1, dodge: 2}},"
                        "{id: c2, attack: {delay: -1}}]}";
    return battles({knights("red", {9, 9}, cards), knights("blue", {9}, cards)});
}

// All that a viewer gets to see: the table now and at every step before, offers with their forms, log, undo.
static std::string seen(ScriptedMatch& match, const door::Viewer& viewer)
{
    const auto wording = [](const Message& message) { return toText(message); };
    const Session& session = match.session();
    const std::vector<door::Offer> offers = session.offers(viewer);
    std::string all = yaml::matchJson(session, viewer, offers, wording).dump();
    for (std::size_t at = 0; at <= session.records(); ++at)
        all += yaml::doorJson(session.view(viewer, at), wording).dump();
    const auto addForm = [&](const door::OfferKey& key) {
        all += yaml::doorJson(session.form(viewer, key, {}), wording).dump();
    };
    for (const door::Offer& offer : offers)
        addForm(offer.key);
    for (const char* key : {"choose red", "choose blue"})
        addForm(keyOf(key));
    return all + match.story(viewer) + toText(session.undoLabel(viewer, Extent::procedure));
}

const std::string otherPlay = "choose: {player: red, attack: c2, defense: c0}";

static ScriptedMatch after(const std::string& play)
{
    ScriptedMatch match = twoSides();
    match.play({"battle: {knights: [red/k0, red/k1, blue/k0]}", play});
    return match;
}

/// The stages of a battle in the order of the rules, and what a match of battles comes to.
class BattlecardsStagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        row("the first battle turn ends the time for alliances", inBattle,
            {redChooses, blueChooses, banditsChoose, "reveal: {}", "turn: {}",
             "refused alliance: ally: {players: [red, blue]}"});
        row("the order of the turns is shown once the cards are revealed", inBattle,
            {redChooses, blueChooses, banditsChoose, "board order: none", "reveal: {}",
             "board order: Turns left: red, blue, bandits"});
        // "reveal … Wound … Players may form Alliances … Battle Turns": after the reveal, until the first
        // turn.
        row("alliances are made after the reveal", inBattle,
            {redChooses, blueChooses, banditsChoose, "reveal: {}", "form ally", "refusal: none",
             "rules: ", "allowed: ally: {players: [red, blue]}", "turn: {}", "turn: {}", "turn: {}",
             "end_battle: {}", "match: {last_battle/victors: [red, blue]}"});
        // A script may say it earlier; at the table its button comes with the reveal, and stays in its place.
        row("only a script may ally before the reveal", inBattle,
            {"offer ally: closed", "rule ally: alliance", "allowed: ally: {players: [red, blue]}"});
        // Hands of three: the last card is the attack card, and the other comes from the two that came back.
        // First c0 and, of c1 and c2, the second: c1 is left. Then c1 and, of c0 and c2, the second.
        row("a last card of the bandits is the attack card",
            between({knights("red", {500}), knights("bandits", {500}, 3)}),
            {"battle: {knights: [red/k0, bandits/k0]}", redChooses,
             "choose: {player: bandits, drawn: [1, 2]}", "reveal: {}", "turn: {}", "turn: {}",
             "end_battle: {}", "battle: {knights: [red/k0, bandits/k0]}",
             "choose: {player: red, attack: c2, defense: c3}", "choose: {player: bandits, drawn: [2]}",
             "reveal: {}", "side bandits: {hand: [c0]}"});
        // Damage 3, Dodge 1 under Precision 2, less Defense 1: 2 wounds of each knight, Delay 3 against 3.
        row("each target reports the wounds it would take",
            between({knights("red", {9, 9}), knights("blue", {9, 9})}),
            {"battle: {knights: [red/k0, red/k1, blue/k0, blue/k1], tie_breaker: [red, blue]}", redChooses,
             blueChooses, "reveal: {}", "form turn",
             "option targets/k0 blue/k0: {detail: 0 of 9 wounds; takes 2 wounds}",
             "form turn: {targets/k0: blue/k0}",
             "option targets/k1 blue/k0: {detail: 0 of 9 wounds; takes 4 wounds from 2 knights}",
             "option targets/k1 blue/k1: {detail: 0 of 9 wounds; takes 2 wounds}",
             "turn: {targets: {k0: blue/k0, k1: blue/k0}}", "blue/k0: {wounds: 4}"});
        row("a defense card that wounds its owner is reported", twoSides,
            {"battle: {knights: [red/k0, red/k1, blue/k0]}", redChooses,
             "choose: {player: blue, attack: c0, defense: c2}", "reveal: {}", "red/k1: {wounds: 1}",
             "mentions: red: each knight takes 1 wound from C1", "never mentions: blue: each knight"});
        row("a bandits draw beyond the hand is refused", inBattle,
            {"refused malformed: choose: {player: bandits, drawn: [5, 1]}",
             "refused malformed: choose: {player: bandits, drawn: [1]}",
             "refused malformed: choose: {player: bandits}",
             "refused malformed: choose: {player: red, drawn: [1, 1]}"});
        row("between battles the next one is due", between({knights("red", {9}), knights("blue", {9})}),
            {"headline: Begin a battle"});
        row("the players may decide otherwise", between({knights("red", {9}), knights("blue", {9})}),
            {"finish: {winners: [blue]}", "match: {winner: blue}"});
        row("who won most battles has won the match", between({knights("red", {9, 9}), knights("blue", {9})}),
            {"battle: {knights: [red/k0, red/k1, blue/k0], tie_breaker: [red, blue]}", redChooses,
             blueChooses, "reveal: {}", "turn: {}", "turn: {}", "end_battle: {}",
             "match: {last_battle/victors: [red]}", "form finish", "field winners: {value: [red]}",
             "finish: {}", "reports: The match is over\nMatch won by red", "match: {winner: red}"});
        row("without a battle nobody has won", between({knights("red", {9}), knights("blue", {9})}),
            {"finish: {}", "match: {winner: null}"});
    }
    void scripts() { followRow(); }

    // "Bandit Battle Hands … are kept face down": nobody's secret, and nothing of the hand is shown.
    void theBanditsCardsAreDrawnUnseen()
    {
        ScriptedMatch match = inBattle();
        QCOMPARE(match.due(), "choose red, choose blue");
        choose(match, {"red", "blue"});
        QCOMPARE(match.due(), "choose bandits");
        for (const door::Offer& offer : match.session().offers({}))
            QVERIFY(!offer.eyesOnly);
        const auto form = match.form("choose bandits");
        QVERIFY(!form.eyesOnly);
        QCOMPARE(form.fields.size(), 2U);
        const auto& dice = std::get<door::DiceInput>(form.fields[1].input).dice;
        QCOMPARE(dice.size(), 2U);
        QCOMPARE(listed(dice[0].sides, dice[1].sides), "4 3");

        // Of c0 to c3 the third is the attack card; of c0, c1 and c3 the third is the defense card.
        match.answer("choose bandits", "{drawn: [3, 3]}");
        QCOMPARE(match.side("bandits")["hand"], (Json{"c0", "c1"}));
        QVERIFY(!reports(match, "C2"));
        match.play("reveal: {}");
        QVERIFY(reports(match, "C2"));
        QCOMPARE(match.side("bandits")["discard"], (Json{"c2", "c3"}));
    }

    // With cards on the table the players draw, and enter what they drew.
    void theBanditsCardsMayBeEnteredAsDrawn()
    {
        ScriptedMatch match = inBattle();
        const auto form = match.form("choose bandits", "{drawn: null, attack: c3}");
        QVERIFY(!form.eyesOnly);
        QCOMPARE(form.fields.back().path, "defense");
        QVERIFY(!form.fields.back().secret);
        for (const door::Option& option : std::get<door::PickInput>(form.fields.back().input).options)
            QVERIFY(option.detail.empty());
        // A page that shows no side's secrets offers them, too.
        const auto ids = [&match](const char* answers) {
            const auto asked =
                match.session().form({false, {}}, keyOf("choose bandits"), answersFrom(answers));
            return asked.fields.back().path + ": " +
                   joined(std::get<door::PickInput>(asked.fields.back().input).options, &door::Option::id);
        };
        QCOMPARE(ids("{drawn: null}"), "attack: c0 c1 c2 c3");
        QCOMPARE(ids("{drawn: null, attack: c1}"), "defense: c0 c2 c3");
        // As records of earlier releases have it.
        match.answer("choose bandits", "{attack: c0, defense: c1}");
        QCOMPARE(match.side("bandits")["hand"], (Json{"c2", "c3"}));
        choose(match, {"red", "blue"});
        match.play("reveal: {}");
        endBattle(match);
        match.play("battle: {knights: [red/k0, blue/k0, bandits/k0]}");
        QCOMPARE(ids("{drawn: null}"), "attack: c2 c3");
    }

    // What is left in their hand would show which cards lie covered.
    void theBanditsHandIsHiddenWhileTheirCardsAreCovered()
    {
        ScriptedMatch one = inBattle();
        ScriptedMatch other = inBattle();
        one.play(banditsChoose);
        other.play("choose: {player: bandits, attack: c2, defense: c3}");
        QCOMPARE(seen(one, redOnly), seen(other, redOnly));
    }

    // Damage 2 less Defense 2. Pages show a result where a sentence is good or bad.
    void aBattleTurnWithoutWoundsHasAResult()
    {
        const char* list = "{attributes: {damage: 2, delay: 3, precision: 2, dodge: 1, defense: 2},"
                           " hand: [{id: c0}, {id: c1}, {id: c2}]}";
        ScriptedMatch match = battles({knights("red", {9}, list), knights("blue", {9}, list)});
        match.play("battle: {knights: [red/k0, blue/k0]}");
        choose(match, {"red", "blue"});
        match.play({"reveal: {}", "turn: {}"});
        const Sentence result = match.session().latest({}).back().sentences.front();
        VERIFY_CONTAINS(toText(result.message), "takes 0 wounds");
        QCOMPARE(result.tone, door::Tone::good);
    }

    // A bar is as long as the Health that is left: 9 less 4 wounds.
    void aKnightShowsTheHealthItHasLeft()
    {
        ScriptedMatch match = battles({knights("red", {9}), knights("blue", {9})});
        match.play("wounds: {unit: blue/k0, wounds: 4}");
        const auto view = match.session().view({});
        QCOMPARE(toText(view.pieces[0].counters[0].label), "Health");
        QCOMPARE(listed(view.pieces[0].counters[0].value, view.pieces[1].counters[0].value), "9 5");
        QCOMPARE(*view.pieces[1].counters[0].most, 9);
    }

    void undoNamesTheRevealAndTheEndOfABattle()
    {
        ScriptedMatch match = battles({knights("red", {9, 9}), knights("blue", {9})});
        match.play("battle: {knights: [red/k0, red/k1, blue/k0], tie_breaker: [red, blue]}");
        choose(match, {"red", "blue"});
        match.play("reveal: {}");
        QCOMPARE(toText(match.session().undoLabel({}, Extent::procedure)), "The cards are revealed");
        endBattle(match);
        QCOMPARE(toText(match.session().undoLabel({}, Extent::procedure)), "The battle is over");
    }

    void theEndOfAMatchIsNoCorrection()
    {
        ScriptedMatch match = inBattle();
        choose(match, {"red", "blue", "bandits"});
        match.play({"reveal: {}", "turn: {}", "wounds: {unit: blue/k0, wounds: 4}"});
        QCOMPARE(match.session().log({}).back().role, door::Role::correction);
        match.play("finish: {winners: [blue]}");
        QCOMPARE(match.session().log({}).back().role, door::Role::procedure);
    }

    // What is covered stays covered, for everybody else.

    // With one card of three left, which two are covered next is not seen by what comes back either.
    void theSameWhereTheDiscardsComeBack()
    {
        const auto played = [](const std::string& pair) {
            ScriptedMatch match = after(redChooses);
            match.play({"choose: {player: blue, attack: c1, defense: c2}", "reveal: {}"});
            endBattle(match);
            match.play(
                {"battle: {knights: [red/k0, red/k1, blue/k0]}", "choose: {player: red, " + pair + '}'});
            return match;
        };
        ScriptedMatch one = played("attack: c2, defense: c0");
        ScriptedMatch other = played("attack: c1, defense: c2");
        QCOMPARE(one.session().records(), other.session().records());
        QCOMPARE(seen(one, blueOnly), seen(other, blueOnly));
    }

    void othersSeeOnlyThatSomebodyHasChosen()
    {
        ScriptedMatch match = after(redChooses);
        const std::string blue = seen(match, blueOnly);
        VERIFY_CONTAINS(blue, "Has chosen");
        VERIFY_CONTAINS(blue, "red: cards chosen");
    }

    // On a shared device nobody's cards lie open either, neither on the table nor in the log.
    void aSharedDeviceKeepsThemCoveredToo()
    {
        ScriptedMatch one = after(redChooses);
        ScriptedMatch other = after(otherPlay);
        for (std::size_t k = 0; k < one.session().view({}).boards.size(); ++k)
            QCOMPARE(toText(one.session().view({}).boards[k].spoken[0]),
                     toText(other.session().view({}).boards[k].spoken[0]));
        QCOMPARE(one.story(), other.story());
    }

    void theChoiceIsForOneSidesEyes()
    {
        ScriptedMatch match = twoSides();
        match.play("battle: {knights: [red/k0, red/k1, blue/k0]}");
        for (const door::Offer& offer : match.session().offers(redOnly))
            if (offer.key.procedure == "choose") {
                QCOMPARE(offer.key.side, PlayerId("red"));
                QVERIFY(offer.eyesOnly);
            }
        const auto own = match.session().form(redOnly, keyOf("choose red"), {{"attack", std::string("c0")}});
        QVERIFY(own.eyesOnly);
        QCOMPARE(own.fields.size(), 3U);
        QVERIFY(own.fields[1].secret && own.fields[2].secret);
        QCOMPARE(std::get<door::PickInput>(own.fields[2].input).options.size(), 2U); // not c0 again
        const auto others = match.session().form(blueOnly, keyOf("choose red"), {});
        QVERIFY(std::get<door::PickInput>(others.fields[1].input).options.empty());
    }
};

ADJUTANT_TEST(BattlecardsStagesTest)

} // namespace adjutant::test::tst_battlecards_stages
