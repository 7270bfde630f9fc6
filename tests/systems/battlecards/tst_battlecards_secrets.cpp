#include "tests/systems/battlecards/battlestart.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <sstream>

namespace tst_battlecards_secrets {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const table::Viewer blueOnly{false, {PlayerId("blue")}};
const table::Viewer redOnly{false, {PlayerId("red")}};

ScriptedMatch twoSides()
{
    const char* cards = "{attributes: {damage: 3, delay: 2, precision: 1, dodge: 1}, hand: ["
                        "{id: c0, attack: {damage: 2}}, {id: c1, defense: {wound: 1, dodge: 2}},"
                        "{id: c2, attack: {delay: -1}}]}";
    return battles({knights("red", {9, 9}, cards), knights("blue", {9}, cards)});
}

void addFields(std::ostringstream& all, const table::Form& form)
{
    all << toText(form.title) << (form.refusal ? form.refusal->rule : "") << form.complete << '\n';
    for (const table::Field& field : form.fields) {
        all << "  " << field.path;
        if (field.value)
            if (const auto* text = std::get_if<std::string>(&*field.value))
                all << " = " << *text;
        if (const auto* pick = std::get_if<table::PickInput>(&field.input))
            for (const table::Option& option : pick->options)
                all << ' ' << option.id << '(' << toText(option.label) << ' ' << toText(option.detail) << ' '
                    << option.remark.rule << ')';
        all << '\n';
    }
}

// All that a viewer gets to see: the table now and at every step before, offers with their forms, log, undo.
std::string seen(ScriptedMatch& match, const table::Viewer& viewer)
{
    std::ostringstream all;
    const Session& session = match.session();
    for (std::size_t at = 0; at <= session.records(); ++at) {
        const auto view = session.view(viewer, at);
        all << toText(view.headline) << '\n';
        for (const PlayerId& each : view.toAct)
            all << " acts " << each.text();
        for (const table::SideView& side : view.sides) {
            all << "\nside " << toText(side.name);
            for (const table::Counter& counter : side.counters)
                all << ' ' << counter.id << ' ' << counter.value;
            for (const Message& chip : side.chips)
                all << ' ' << toText(chip);
        }
        for (const table::Piece& piece : view.pieces)
            all << "\npiece " << toText(piece.ref) << ' ' << piece.counters[0].value << piece.out
                << piece.ready;
        for (const table::Board& board : view.boards) {
            all << "\nboard " << toText(board.title);
            for (const Message& spoken : board.spoken)
                all << ' ' << toText(spoken);
            for (const table::Row::Item& item : std::get<table::Row>(board.drawn).items)
                all << ' ' << item.id << toText(item.label) << toText(item.detail) << item.covered;
        }
    }
    for (const table::Offer& offer : session.offers(viewer)) {
        all << "\noffer " << offer.key.procedure << offer.key.side.text() << toText(offer.key.piece)
            << offer.remark.rule;
        addFields(all, session.form(viewer, offer.key, {}));
    }
    for (const char* key : {"choose red", "choose blue"})
        addFields(all, session.form(viewer, keyOf(key), {}));
    all << match.story(viewer) << toText(session.undoLabel(viewer, Extent::procedure));
    return all.str();
}

const char* const firstPlay = "choose: {player: red, attack: c0, defense: c1}";
const char* const otherPlay = "choose: {player: red, attack: c2, defense: c0}";

ScriptedMatch after(const char* play)
{
    ScriptedMatch match = twoSides();
    match.play({"battle: {knights: [red/k0, red/k1, blue/k0]}", play});
    return match;
}

} // namespace

/// What is covered stays covered, for everybody else.
class BattlecardsSecretsTest : public QObject
{
    Q_OBJECT

private slots:
    void playsThatDifferInCoveredCardsLookTheSameToOthers()
    {
        ScriptedMatch one = after(firstPlay);
        ScriptedMatch other = after(otherPlay);
        QCOMPARE(seen(one, blueOnly), seen(other, blueOnly));
        for (ScriptedMatch* match : {&one, &other})
            match->play("choose: {player: blue, attack: c1, defense: c2}");
        QCOMPARE(seen(one, blueOnly), seen(other, blueOnly));
        for (ScriptedMatch* match : {&one, &other})
            match->play("reveal: {}");
        QVERIFY(seen(one, blueOnly) != seen(other, blueOnly));
    }

    // With one card of three left, which two are covered next is not seen by what comes back either.
    void theSameWhereTheDiscardsComeBack()
    {
        const auto played = [](const std::string& pair) {
            ScriptedMatch match = after(firstPlay);
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
        ScriptedMatch match = after(firstPlay);
        const std::string blue = seen(match, blueOnly);
        QVERIFY(blue.find("Has chosen") != std::string::npos);
        QVERIFY(blue.find("red: cards chosen") != std::string::npos);
    }

    // On a shared device nobody's cards lie open either, neither on the table nor in the log.
    void aSharedDeviceKeepsThemCoveredToo()
    {
        ScriptedMatch one = after(firstPlay);
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
        for (const table::Offer& offer : match.session().offers(redOnly))
            if (offer.key.procedure == "choose") {
                QCOMPARE(offer.key.side, PlayerId("red"));
                QVERIFY(offer.eyesOnly);
            }
        const auto own = match.session().form(redOnly, keyOf("choose red"), {{"attack", std::string("c0")}});
        QVERIFY(own.eyesOnly);
        QCOMPARE(own.fields.size(), 3U);
        QVERIFY(own.fields[1].secret && own.fields[2].secret);
        QCOMPARE(std::get<table::PickInput>(own.fields[2].input).options.size(), 2U); // not c0 again
        const auto others = match.session().form(blueOnly, keyOf("choose red"), {});
        QVERIFY(std::get<table::PickInput>(others.fields[1].input).options.empty());
    }
};

ADJUTANT_TEST(BattlecardsSecretsTest)

} // namespace tst_battlecards_secrets

#include "tst_battlecards_secrets.moc"
