#include "core/systems/gamesystem.h"
#include "tests/systems/skirmish/skirmishtable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_skirmish_form {

using namespace adjutant;
using namespace adjutant::test;
using namespace adjutant::test::skirmishtable;

namespace {

const table::PickInput& pickOf(const table::Form& form, const std::string& path)
{
    const auto field = std::ranges::find(form.fields, path, &table::Field::path);
    Q_ASSERT(field != form.fields.end());
    return std::get<table::PickInput>(field->input);
}

bool asks(const table::Form& form, const std::string& path)
{
    return !form.fields.empty() && form.fields.back().path == path;
}

} // namespace

/// An attack on a page: one form that grows, each side answering what is its own.
class SkirmishFormTest : public QObject
{
    Q_OBJECT

private:
    static SkirmishTable table() { return SkirmishTable(wholeStart()); }

    static void give(SkirmishTable& at, const std::string& answers)
    {
        const auto played = at.session().play({"attack"}, answersFrom(answers), {}, {});
        QVERIFY2(played, played ? "" : toText(played.error().message).c_str());
    }

private slots:
    void theStepsOfAnAttackOneAfterTheOther()
    {
        SkirmishTable at = table();
        Session& session = at.session();
        table::Form form = session.form({}, {"attack"}, {});
        QVERIFY(asks(form, "attacker"));
        form = session.form({}, {"attack"}, answersFrom(R"({"attacker": "red/vampire"})"));
        QVERIFY(asks(form, "ability"));
        form = session.form({}, {"attack"},
                            answersFrom(R"({"attacker": "red/vampire", "ability": "vicious-stab"})"));
        QVERIFY(asks(form, "against/0/model"));
        const std::string begun =
            R"({"attacker": "red/vampire", "ability": "vicious-stab", "against": [{"model": "blue/dwarf"}])";
        form = session.form({}, {"attack"}, answersFrom(begun + "}"));
        QVERIFY(asks(form, "dice/attack"));
        QVERIFY(!form.complete);

        form = session.form({}, {"attack"}, answersFrom(begun + R"(, "dice": {"attack": 2, "wild": 0}})"));
        QVERIFY(form.forecast);
        form =
            session.form({}, {"attack"}, answersFrom(R"({"attacker": "red/vampire", "ability": "vicious-stab",
                                "against": [{"model": "blue/dwarf", "rolled": [5, 9]}],
                                "dice": {"attack": 2, "wild": 0}})"));
        QVERIFY(asks(form, "against/0/dice/defence"));
        QVERIFY(!form.forecast); // in one draft as well
        give(at, begun + R"(, "dice": {"attack": 2}})");
        form = session.form({}, {"attack"}, {});
        QVERIFY(asks(form, "against/0/rolled"));
        QCOMPARE(form.fields.back().by, PlayerId("red"));
        QVERIFY(form.forecast);

        give(at, R"({"against": [{"rolled": [5, 9]}]})");
        form = session.form({}, {"attack"}, {});
        QVERIFY(asks(form, "against/0/dice/defence"));
        QVERIFY(!form.forecast); // that of the attack dice was of hits that are known by now
        QCOMPARE(form.fields.back().by, PlayerId("blue"));

        give(at, R"({"against": [{"dice": {"defence": 3, "wild": 0}, "dodges": [5, 8, 1]}]})");
        form = session.form({}, {"attack"}, {});
        // All hits dodged: the reaction is offered to the dwarf's side, with all four of its defense dice.
        QVERIFY(asks(form, "against/0/react/ability"));
        QCOMPARE(pickOf(form, "against/0/react/ability").options.size(), std::size_t(1));
        give(at, R"({"against": [{"react": {"ability": "far-mountain"}}]})");
        form = session.form({}, {"attack"}, {});
        QVERIFY(asks(form, "against/0/react/against/0/rolled"));
        give(at, R"({"against": [{"react": {"against": [{"rolled": [5, 1, 1, 1]}]}}]})");
        QVERIFY(asks(session.form({}, {"attack"}, {}), "against/0/react/against/0/dice/wild"));
        give(at,
             R"({"against": [{"react": {"against": [{"dice": {"defence": 0, "wild": 0}, "saves": [3]}]}}]})");
        // Then the vampire may turn to mist.
        QVERIFY(asks(session.form({}, {"attack"}, {}), "against/0/react/against/0/react/ability"));
        QCOMPARE(at.model("red/vampire")["wounds"], Json(2));
    }

    void everyChoiceOfDiceSaysWhatItWouldBring()
    {
        SkirmishTable at = table();
        const table::Form form = at.session().form(
            {}, {"attack"}, answersFrom(R"({"attacker": "red/vampire", "ability": "vicious-stab",
                            "against": [{"model": "blue/ram"}], "dice": {"attack": 1}})"));
        const auto& options = pickOf(form, "dice/attack").options;
        QCOMPARE(options.size(), std::size_t(4)); // 0 to 3
        QCOMPARE(options[1].odds->answers.at("attack_dice"), table::Value(1));
        QCOMPARE(options[3].standing, table::Standing::closed);
        QCOMPARE(options[3].remark.rule, std::string("allocation"));
        // The wild die comes on top of the one that is chosen.
        QCOMPARE(pickOf(form, "dice/wild").options[1].odds->answers.at("attack_dice"), table::Value(2));
        // A step of an attack says how often two dice wound.
        const auto field = std::ranges::find(form.fields, "dice/attack", &table::Field::path);
        QVERIFY(!field->why.empty());
    }

    void theDefenderKnowsTheHitsAndTheBestReply()
    {
        SkirmishTable at = table();
        give(at, R"({"attacker": "red/vampire", "ability": "vicious-stab", "dice": {"attack": 2},
                     "against": [{"model": "blue/dwarf", "rolled": [5, 9]}]})");
        const table::Form form = at.session().form({}, {"attack"}, {});
        const table::Field& field = form.fields.back();
        // Five dice left: each more helps against two hits.
        QVERIFY2(toText(field.why).find("Best reply to 2 hits: 5D10") == 0, toText(field.why).c_str());
        const auto& options = std::get<table::PickInput>(field.input).options;
        QCOMPARE(options.size(), std::size_t(5));
        QCOMPARE(options[4].odds->answers.at("hits"), table::Value(2));
        QCOMPARE(options[4].odds->answers.at("defence_dice"), table::Value(4));
    }

    void aMissAsksTheDefenderNothing()
    {
        SkirmishTable at = table();
        give(at, R"({"attacker": "red/vampire", "ability": "vicious-stab", "dice": {"attack": 2},
                     "against": [{"model": "blue/ram", "rolled": [1, 2]}]})");
        QVERIFY(std::ranges::none_of(at.session().offers({}), &table::Offer::open));
    }

    // Wide Swing: target by target, each asked as its owner's dice fall.
    void aWideAttackIsAskedTargetByTarget()
    {
        SkirmishTable at = table();
        give(at, R"({"attacker": "red/vampire", "ability": "wide-swing", "dice": {"attack": 1, "wild": 0},
                     "against": [{"model": "blue/ram"}, {"model": "blue/dwarf"}]})");
        QVERIFY(asks(at.session().form({}, {"attack"}, {}), "against/0/rolled"));
        give(at, R"({"against": [{"rolled": [1]}]})");
        QVERIFY(asks(at.session().form({}, {"attack"}, {}), "against/1/rolled"));
    }

    // A sweep has further targets: the form stays at each until somebody says that there is nobody else.
    void aWideAttackAsksForFurtherTargets()
    {
        SkirmishTable at = table();
        const std::string begun = R"({"attacker": "red/vampire", "ability": "wide-swing", "against": [)";
        table::Form form =
            at.session().form({}, {"attack"}, answersFrom(begun + R"({"model": "blue/ram"}]})"));
        QVERIFY(asks(form, "against/1/model"));
        QVERIFY(!form.fields.back().detail && !form.fields.back().ifLeftOut.empty());
        form = at.session().form({}, {"attack"},
                                 answersFrom(begun + R"({"model": "blue/ram"}, {"model": null}]})"));
        QVERIFY(asks(form, "dice/attack"));
        // Nobody but the attacker's own side is left: that isn't asked.
        form = at.session().form({}, {"attack"},
                                 answersFrom(begun + R"({"model": "blue/ram"}, {"model": "blue/dwarf"}]})"));
        QVERIFY(asks(form, "dice/attack"));
    }

    // Melee, 4: "Vicious stab has a allocation of 1-3. The vampire chooses 3", and its card says 2 at most.
    void aDieBeyondTheCardIsWarnedOfWhereTheRulesContradictIt()
    {
        Json cards = sourceCards();
        cards["vampire"]["abilities"][0]["max_elsewhere"] = 3;
        SkirmishTable at(startOf({{"vampire", cards["vampire"]}}, {{"ram", cards["ram"]}}));
        const std::string begun = R"({"attacker": "red/vampire", "ability": "vicious-stab",)"
                                  R"( "against": [{"model": "blue/ram"}]})";
        const table::Form form = at.session().form({}, {"attack"}, answersFrom(begun));
        const auto& options = pickOf(form, "dice/attack").options;
        QCOMPARE(options[2].standing, table::Standing::open);
        QCOMPARE(options[3].standing, table::Standing::warned);
        QCOMPARE(options[3].remark.rule, std::string("allocation"));
        QVERIFY(options[3].odds);
        QCOMPARE(at.play("attack", R"({"attacker": "red/vampire", "ability": "vicious-stab",
                                       "dice": {"attack": 3, "wild": 1},
                                       "against": [{"model": "blue/ram", "rolled": [2, 5, 6, 1]}]})"),
                 std::string("allocation"));
        QCOMPARE(at.play("attack", R"({"attacker": "red/vampire", "ability": "vicious-stab",
                                       "dice": {"attack": 3},
                                       "against": [{"model": "blue/ram", "rolled": [2, 5, 6],
                                                    "dice": {"wild": 1}, "dodges": [7], "saves": [1]}]})"),
                 std::string());
        QCOMPARE(at.session().warnings().size(), std::size_t(1));
        QCOMPARE(at.model("blue/ram")["wounds"], Json(4));
    }

    // Four dice to dodge, four to strike back: "allocate all defense dice", spent or not.
    void farMountainTechniqueTakesSpentDiceToo()
    {
        SkirmishTable at = table();
        give(at, R"({"attacker": "red/vampire", "ability": "vicious-stab", "dice": {"attack": 2},
                     "against": [{"model": "blue/dwarf", "rolled": [5, 9],
                                  "dice": {"defence": 4, "wild": 0}, "dodges": [5, 8, 1, 1]}]})");
        QVERIFY(asks(at.session().form({}, {"attack"}, {}), "against/0/react/ability"));
        give(at, R"({"against": [{"react": {"ability": "far-mountain"}}]})");
        const table::Form form = at.session().form({}, {"attack"}, {});
        QVERIFY(asks(form, "against/0/react/against/0/rolled"));
        QCOMPARE(std::get<table::DiceInput>(form.fields.back().input).dice.size(), std::size_t(4));
        QCOMPARE(at.model("blue/dwarf")["dice"]["defence"], Json(0));
    }

    // "Mistform models cannot be harmed": no wound is forecast, and the target says why.
    void anAttackOnMistformForecastsNoWound()
    {
        SkirmishTable at = table();
        at.play("condition", R"({"model": "red/vampire", "add": "mistform"})");
        const std::string claw = R"({"attacker": "blue/ram", "ability": "claw")";
        const table::Form form = at.session().form({}, {"attack"}, answersFrom(claw + "}"));
        const auto& target = pickOf(form, "against/0/model").options.front();
        QCOMPARE(target.id, std::string("red/vampire"));
        QCOMPARE(toText(target.detail),
                 std::string("3 of 3 wounds left; Mistform: only Fire, Arcane and Radiant harm it"));
        const auto odds = solve(*findGameSystem("skirmish"), *target.odds);
        QCOMPARE(toText(odds->headline),
                 std::string("No wounds: only Fire, Arcane and Radiant harm Mistform"));
        QCOMPARE(odds->chances.front().chance, 0.0);
        QCOMPARE((*odds->figures)["mean"], Json(0.0));
    }

    void aModelInMistformIsNotAskedToTurnToMist()
    {
        for (const bool isMist : {false, true}) {
            SkirmishTable at = table();
            if (isMist)
                at.play("condition", R"({"model": "red/vampire", "add": "mistform"})");
            give(at, R"({"attacker": "blue/ram", "ability": "claw", "dice": {"attack": 1, "wild": 0},
                         "against": [{"model": "red/vampire", "rolled": [1]}]})");
            const bool asksIt =
                !isMist && asks(at.session().form({}, {"attack"}, {}), "against/0/react/ability");
            QCOMPARE(asksIt, !isMist);
            QCOMPARE(std::ranges::any_of(at.session().offers({}), &table::Offer::open), !isMist);
        }
    }

    void whatIsOwedGreetsThePlayers()
    {
        SkirmishTable at = table();
        give(at, R"({"attacker": "red/vampire", "ability": "vicious-stab", "dice": {"attack": 2},
                     "against": [{"model": "blue/ram", "rolled": [5, 9]}]})");
        const table::Offer first = at.session().offers({}).front();
        QVERIFY(first.open);
        QCOMPARE(first.key.procedure, std::string("attack"));
    }

    void onlyThoseWhoCanAreOffered()
    {
        SkirmishTable at = table();
        give(at, R"({"attacker": "red/vampire", "ability": "vicious-stab", "dice": {"attack": 2},
                     "against": [{"model": "blue/ram", "rolled": [1, 1]}]})");
        for (const table::Offer& offer : at.session().offers({})) {
            if (offer.key.piece == unitRefOf("red/vampire") && offer.key.procedure == "attack")
                QCOMPARE(offer.remark.rule, std::string("activated"));
            if (offer.key.piece == unitRefOf("red/wizard") && offer.key.procedure == "attack")
                QCOMPARE(offer.standing, table::Standing::closed); // no actions are printed
        }
    }
};

ADJUTANT_TEST(SkirmishFormTest)

} // namespace tst_skirmish_form

#include "tst_skirmish_form.moc"
