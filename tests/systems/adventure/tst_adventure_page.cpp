#include "tests/testprogram.h"

#include "tests/systems/adventure/adventurestart.h"
#include "tests/systems/adventure/adventuretable.h"

#include <QtTest>

namespace tst_adventure_page {

using namespace adjutant;
using namespace adjutant::adventuretable;

namespace {

std::string boardText(const table::TableView& view, const char* id)
{
    std::string all;
    for (const table::Board& board : view.boards)
        if (board.id == id)
            for (const table::Row::Item& item : std::get<table::Row>(board.drawn).items)
                all += toText(item.label) + " [" + toText(item.detail) + (item.done ? ", done" : "") +
                       (item.current ? ", now" : "") + "] ";
    return all;
}

} // namespace

/// What pages show: both orders with their reasons, and the chance beside the sources.
class AdventurePageTest : public QObject
{
    Q_OBJECT

private slots:
    void bothOrdersStandBesideEachOtherWithTheirReasons()
    {
        Table table;
        table.play("initiative", "{'rolls': {'party/ana': 9, 'party/bo': 10, 'gm/orc': 9, 'gm/wolf': 4},"
                                 " 'ties': {'party/ana': [3, 2], 'gm/orc': [3, 5]}}");
        table.play("seize", "{'unit': 'party/bo'}");
        table.play("move", "{'unit': 'party/bo'}");
        auto view = table.session().view({}, {});
        QCOMPARE(view.boards.size(), std::size_t(2));
        QCOMPARE(boardText(view, "move-order"),
                 std::string("Bo [Seized: first, done] Wolf [Total 4, now] Ana [Total 9, tie D6 3 2] "
                             "Orc [Total 9, tie D6 3 5] "));
        table.play("next_phase");
        table.play("delay", "{'unit': 'gm/orc', 'after': 'gm/wolf'}");
        view = table.session().view({}, {});
        QCOMPARE(
            boardText(view, "battle-order"),
            std::string(
                "Ana [Total 9, tie D6 3 2, now] Wolf [Total 4] Orc [Acts after Wolf] Bo [Seized: last] "));
        QCOMPARE(toText(view.headline), std::string("Round 1, Battle Phase: Ana acts"));
        QCOMPARE(toText(view.boards[1].spoken[0]), std::string("1. Ana, now: Total 9, tie D6 3 2"));
    }

    // Ana of tier 2 against the Orc, who has seized and defends not: two sources of advantage are known.
    void knownSourcesStandBesideTheQuestionAndTheForecastFollowsEveryTap()
    {
        Table table;
        table.toMovement();
        table.play("seize", "{'unit': 'gm/orc'}");
        table.play("next_phase");
        table.play("pass", "{'unit': 'party/bo'}");
        table::Answers answers{{"attacker", std::string("party/ana")},
                               {"target", std::string("gm/orc")},
                               {"power", table::LeftOut()}};
        const auto chance = [&](const table::Form& form) {
            return solve(*findGameSystem("adventure"), form.forecast.value())->chances.front().chance;
        };
        auto form = table.session().form({}, {"attack"}, answers);
        const auto field = std::ranges::find(form.fields, "advantage", &table::Field::path);
        QVERIFY(field != form.fields.end());
        QCOMPARE(toText(field->why),
                 std::string("Already counted: tier 2 against 1 (1), Orc has seized the initiative (1)"));
        const auto succeeds = [](const char* json) {
            return figures("attack", json)["success"].get<double>();
        };
        QCOMPARE(chance(form), succeeds("{'attack': 3, 'defence': 8, 'advantage': 2}"));
        answers["advantage"] = 1;
        form = table.session().form({}, {"attack"}, answers);
        QCOMPARE(chance(form), succeeds("{'attack': 3, 'defence': 8, 'advantage': 3}"));
        answers["disadvantage"] = 4;
        form = table.session().form({}, {"attack"}, answers);
        QCOMPARE(chance(form), succeeds("{'attack': 3, 'defence': 8, 'disadvantage': 1}"));
        QCOMPARE(std::get<table::DiceInput>(form.fields.back().input).dice.back().sides, 12);
    }

    // Sixes hit the Orc, ones miss it, whatever the sources say.
    void aHitAsksForTheHitPointsItTakes()
    {
        Table table;
        table.toBattle();
        table::Answers answers{{"attacker", std::string("party/bo")}, {"target", std::string("gm/orc")}};
        answers["dice"] = std::vector<int>{1, 1};
        auto form = table.session().form({}, {"attack"}, answers);
        const auto dice = std::ranges::find(form.fields, "dice", &table::Field::path);
        QVERIFY(dice != form.fields.end());
        const auto count = std::get<table::DiceInput>(dice->input).dice.size();
        answers["dice"] = std::vector<int>(count, 1);
        form = table.session().form({}, {"attack"}, answers);
        QVERIFY(form.complete);
        QVERIFY(!form.forecast);
        answers["dice"] = std::vector<int>(count, 6);
        form = table.session().form({}, {"attack"}, answers);
        QVERIFY(!form.complete);
        QCOMPARE(form.fields.back().path, std::string("lost"));
        const auto hpOf = [&] {
            for (const table::Piece& piece : table.session().view({}, {}).pieces)
                if (toText(piece.ref) == "gm/orc")
                    return piece.counters.front().value;
            return -1;
        };
        const int before = hpOf();
        QCOMPARE(std::get<table::NumberInput>(form.fields.back().input).highest, before);
        answers["lost"] = 2;
        QVERIFY(table.session().form({}, {"attack"}, answers).complete);
        QVERIFY(table.session().play({"attack"}, answers, {}, {}));
        QCOMPARE(hpOf(), before - 2);
    }

    // A card with powers asks which one; without any there is still room for one.
    void thePowerOfAnAttackIsAskedNotHidden()
    {
        Table table(test::adventureStart());
        for (const auto& [word, given] : test::adventureOpening())
            if (word == "initiative" || word == "next_phase")
                QVERIFY(table.session().command(word, given));
        const auto power = [&](const char* attacker, const char* target) {
            const auto form =
                table.session().form({}, {"attack", unitRefOf(attacker)}, {{"target", std::string(target)}});
            return *std::ranges::find(form.fields, "power", &table::Field::path);
        };
        const table::Field wisp = power("gm/wisp", "party/bo");
        QVERIFY(!wisp.detail);
        QVERIFY(wisp.origin == table::Origin::byDefault);
        for (const char* unit : {"gm/wisp", "party/cai"}) {
            const std::string passing = std::string("{'unit': '") + unit + "'}";
            QCOMPARE(table.play("pass", passing), std::string());
        }
        const table::Field ana = power("party/ana", "gm/troll");
        QVERIFY(!ana.detail);
        QVERIFY(ana.origin == table::Origin::missing);
        QCOMPARE(std::get<table::PickInput>(ana.input).options.size(), std::size_t(2));
    }

    void everyTargetShowsItsChance()
    {
        Table table;
        table.toBattle();
        const auto form = table.session().form({}, {"attack"}, {{"attacker", std::string("party/bo")}});
        const auto& options = std::get<table::PickInput>(form.fields[1].input).options;
        QCOMPARE(options.size(), std::size_t(2));
        for (const table::Option& option : options)
            QVERIFY(solve(*findGameSystem("adventure"), option.odds.value()));
    }

    void whatIsDueIsNext()
    {
        Table table;
        const auto due = [&] {
            const auto offers = table.session().offers({});
            return offers.front().key.procedure + ' ' + toText(offers.front().key.piece);
        };
        QCOMPARE(due(), std::string("initiative "));
        table.toMovement();
        QCOMPARE(due(), std::string("move gm/wolf"));
        table.play("next_phase");
        QCOMPARE(due(), std::string("attack party/bo"));
        table.play("next_phase");
        QCOMPARE(due(), std::string("next_phase "));
    }

    void goingOnSaysWhoIsLeftBehind()
    {
        Table table;
        table.toMovement();
        table.play("move", "{'unit': 'gm/wolf'}");
        const auto form = table.session().form({}, {"next_phase"}, {});
        QCOMPARE(toText(form.follows.front()), std::string("Not moved yet: Orc, Ana, Bo"));
    }
};

ADJUTANT_TEST(AdventurePageTest)

} // namespace tst_adventure_page

#include "tst_adventure_page.moc"
