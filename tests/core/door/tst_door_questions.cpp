#include "tests/core/door/asked.h"

namespace adjutant::test::tst_door_questions {

using Missing = Ask::Missing;

struct Seen
{
    std::string target;
    std::optional<std::string> ally;
    std::vector<std::string> several;
    int number = -1;
    std::optional<int> none;
    bool yes = false;
    std::string text;
    std::optional<door::Point> at;
    bool ended = false;
};

static std::vector<door::Option> options()
{
    return {option("closed", door::Standing::closed), option("ogre"), option("far", door::Standing::warned)};
}

static Task<> one(Seen& seen, Ask& ask)
{
    seen.target = co_await ask.one(Pick("target", say("Target"), options()).unknownIs("unknown-unit"));
    seen.ended = true;
}

static Task<> preset(Seen& seen, Ask& ask)
{
    seen.target = co_await ask.one(Pick("target", say("Target"), options()).preset("ogre"));
    seen.number =
        co_await ask.number(NumberOf("number", say("Number"), 1, 6).preset(2).why(say("As a rule")));
    seen.yes = co_await ask.yes(Whether("yes", say("Whether")));
    seen.ended = true;
}

static std::vector<std::string> ogreAndClosed()
{
    return {std::string("ogre"), std::string("closed")};
}

static Task<> closedPreset(Seen& seen, Ask& ask)
{
    seen.target = co_await ask.one(Pick("target", say("Target"), options()).preset("closed"));
    seen.several =
        co_await ask.several(Pick("targets", say("Targets"), options()).from(1, 2).presets(ogreAndClosed()));
}

// What a correction may leave of a range: nothing.
static Task<> outOfDice(Seen& seen, Ask& ask)
{
    seen.number = co_await ask.number(NumberOf("number", say("Number"), 1, 0));
}

static Task<> none(Seen& seen, Ask& ask)
{
    seen.ally = co_await ask.oneOrNone(Pick("ally", say("Ally"), options()));
    seen.none = co_await ask.numberOrNone(NumberOf("number", say("Number"), 1, 6));
    const door::PlaceInput field{"field", {0, 0}, {90, 90}, {}, 0};
    seen.at = co_await ask.placeOrNone(PlaceOn("at", say("Where"), field));
    seen.ended = true;
}

static Task<> several(Seen& seen, Ask& ask)
{
    seen.several = co_await ask.several(Pick("targets", say("Targets"), options()).from(1, 2));
    seen.ended = true;
}

static Task<> typed(Seen& seen, Ask& ask)
{
    seen.target = co_await ask.one(Pick("kind", say("Kind"), options()).orTyped());
    seen.text = co_await ask.text(TextOf("id", say("Id"), 8).id());
    seen.ended = true;
}

static Task<> change(Seen& seen, Ask& ask)
{
    seen.number = co_await ask.number(NumberOf("change", say("Change"), -3, 3));
    seen.ended = true;
}

static Task<> listed(Seen& seen, Ask& ask)
{
    seen.several = co_await ask.several(Pick("targets", say("Targets"), options()).from(0, 9).asList());
    seen.ended = true;
}

static Task<> refusing(Seen& seen, Ask& ask)
{
    const int number = co_await ask.number(NumberOf("number", say("Number"), 1, 6));
    if (number > 3)
        co_await ask.refuse("too-far", say("Too far"));
    ask.warn("odd", say("It is odd"));
    seen.ended = true;
}

static Task<> many(Seen& seen, Ask& ask)
{
    for (int k = 0; k < 2000; ++k)
        seen.yes = co_await ask.yes(Whether("yes/" + std::to_string(k), say("Whether")));
    seen.ended = true;
}

using Made = Answered<Seen>;
using Texts = std::vector<std::string>;
using Faces = std::vector<int>;

static Made asks(Task<> (*procedure)(Seen&, Ask&), const door::Answers& answers,
                 Missing missing = Missing::stays)
{
    return answered<Seen>(procedure, answers, missing);
}

static Task<> abilities(Texts& seen, Ask& ask)
{
    const auto rows = co_await ask.rows(RowsOf("abilities", say("Abilities"), 0, 12).plainIs("name"));
    for (const std::string& key : rows) {
        std::string row = co_await ask.text(TextOf("abilities/" + key + "/name", say("Name"), 20));
        const auto cost =
            co_await ask.numberOrNone(NumberOf("abilities/" + key + "/cost", say("Cost"), 0, 9));
        seen.push_back(row + (cost ? '=' + std::to_string(*cost) : std::string()));
    }
}

static Task<> factors(Texts& seen, Ask& ask)
{
    for (const std::string& type : co_await ask.rows(RowsOf("vulnerable", say("Vulnerable"), 1, 3).named())) {
        const int factor = co_await ask.number(NumberOf("vulnerable/" + type, say("Factor"), 2, 4));
        seen.push_back(type + '=' + std::to_string(factor));
    }
}

static Task<> then(Texts& seen, Ask& ask)
{
    for (const std::string& key : co_await ask.rows(RowsOf("against", say("Against"), 0, 3)))
        seen.push_back(co_await ask.text(TextOf("against/" + key + "/model", say("Model"), 20)));
    ask.settle();
    co_await ask.dice(DiceOf("dice", say("Dice"), 1, 6));
}

static Answered<Texts> asks(Task<> (*procedure)(Texts&, Ask&), const door::Answers& answers,
                            Missing missing = Missing::stays)
{
    return answered<Texts>(procedure, answers, missing);
}

static Task<> tens(Faces& seen, Ask& ask)
{
    // Each ten adds a die.
    const auto more = [](const Faces& faces) {
        const auto due =
            2 + std::count(faces.begin(), faces.end(), 10) - static_cast<std::ptrdiff_t>(faces.size());
        return std::vector<door::Die>(static_cast<std::size_t>(due), door::Die{10, {}});
    };
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 2, 10).more(more).wrongCountIs("dice-count"));
}

static Task<> single(Faces& seen, Ask& ask)
{
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 1, 100));
}

static Task<> mixed(Faces& seen, Ask& ask)
{
    std::vector<door::Die> pool{{6, say("Attack")}, {12, say("Advantage")}};
    const auto faces = co_await ask.diceOrNone(DiceOf("dice", say("Dice"), std::move(pool)));
    seen = faces.value_or(Faces{0});
}

static Task<> nothing(Faces& seen, Ask& ask)
{
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 0, 6));
    seen.push_back(7);
}

static Answered<Faces> rolls(Task<> (*procedure)(Faces&, Ask&), const door::Answers& answers,
                             Missing missing = Missing::stays)
{
    return answered<Faces>(procedure, answers, missing);
}

static std::size_t pool(const door::Form& form)
{
    return std::get<door::DiceInput>(field(form, "dice").input).dice.size();
}

class TestQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuestionWithoutAnswerIsWhereTheFormStays()
    {
        const Made made = asks(one, {});
        QCOMPARE(missing(made.form), "target");
        QVERIFY(!made.form.complete && !made.form.playable && !made.form.refusal && !made.result.ended);
    }

    void anAnswerIsGiven()
    {
        const Made made = asks(one, {{"target", "ogre"}});
        QVERIFY(made.form.complete && made.form.playable && made.result.ended);
        QCOMPARE(made.result.target, "ogre");
        QCOMPARE(field(made.form, "target").origin, door::Origin::given);
    }

    void closedOptionsComeLastAndAreRefusedByTheirRule()
    {
        const Made made = asks(one, {{"target", "closed"}});
        const auto& pick = std::get<door::PickInput>(field(made.form, "target").input);
        QCOMPARE(test::listed(pick.options.back().id, rule(made.form)), "closed some-rule");
        QVERIFY(!made.form.playable && !made.result.ended);
    }

    void warnedOptionsArePlayedWithAWarning()
    {
        const Made made = asks(one, {{"target", "far"}});
        QVERIFY(made.form.complete);
        QCOMPARE(made.form.warnings.size(), 1U);
        QCOMPARE(made.form.warnings.front().rule, "some-rule");
    }

    void whatIsNoOptionIsRefusedByTheRuleOfTheQuestion()
    {
        QCOMPARE(rule(asks(one, {{"target", "orc"}}).form), "unknown-unit");
        QCOMPARE(rule(asks(one, {{"target", std::vector<int>{1, 2}}}).form), "malformed");
        QCOMPARE(rule(asks(preset, {{"target", "orc"}}).form), "malformed");
    }

    void aChangeMayHaveItsPlus()
    {
        const auto given = [](Task<> (*procedure)(Seen&, Ask&), const char* path, door::Value value) {
            return asks(procedure, {{path, std::move(value)}});
        };
        QCOMPARE(given(change, "change", 2).result.number, 2);
        QCOMPARE(given(change, "change", "+2").result.number, 2);
        for (const char* wrong : {"2", "+4", "+-2", "++2", "+", "+2 ", "+02", "+2.0"})
            QVERIFY2(!given(change, "change", wrong).result.ended, wrong);
        // What is never below zero has none.
        QVERIFY(!given(refusing, "number", "+2").result.ended);
        QVERIFY(given(refusing, "number", 2).result.ended);
    }

    void aListNamesEachOnce()
    {
        using Texts = std::vector<std::string>;
        QVERIFY(asks(listed, {{"targets", Texts{"ogre", "far"}}}).result.ended);
        for (Task<> (*procedure)(Seen&, Ask&) : {listed, several}) {
            const Made made = asks(procedure, {{"targets", Texts{"ogre", "ogre"}}});
            QVERIFY(!made.result.ended);
            VERIFY_CONTAINS(toText(made.form.refusal->message), "a list without duplicates");
        }
    }

    void presetsHoldUnlessThePlayersSayOtherwise()
    {
        const Made made = asks(preset, {{"number", 5}});
        QVERIFY(made.form.complete);
        QCOMPARE(test::listed(made.result.target, made.result.number), "ogre 5");
        QCOMPARE(field(made.form, "target").origin, door::Origin::byDefault);
        QCOMPARE(field(asks(preset, {}).form, "number").origin, door::Origin::fromMatch);
        QCOMPARE(asks(preset, {{"number", door::Skipped()}}).result.number, 2);
    }

    void whatCanBeSkippedGivesNone()
    {
        door::Answers left{{"ally", door::Skipped()}, {"number", door::Skipped()}, {"at", door::Skipped()}};
        const Made made = asks(none, left);
        QVERIFY(made.form.complete && !made.result.ally && !made.result.none && !made.result.at);
        QVERIFY(!field(made.form, "ally").ifSkipped.empty());
        QCOMPARE(missing(asks(none, {}).form), "ally");
        QVERIFY(asks(none, {}, Missing::skipped).form.complete);
    }

    void whatIsNeededCannotBeSkipped()
    {
        const Made made = asks(one, {{"target", door::Skipped()}});
        QCOMPARE(missing(made.form), "target");
        QVERIFY(!made.form.playable && field(made.form, "target").ifSkipped.empty());
        QCOMPARE(rule(asks(one, {}, Missing::skipped).form), "malformed");
    }

    void numbersAndPlacesStayInTheirRange()
    {
        QCOMPARE(rule(asks(preset, {{"number", 7}}).form), "malformed");
        QCOMPARE(rule(asks(preset, {{"number", "two"}}).form), "malformed");
        VERIFY_CONTAINS(toText(asks(preset, {{"number", 7}}).form.refusal->message), "from 1 to 6");
        door::Answers place{{"ally", door::Skipped()}, {"number", 1}, {"at", door::Point{90.5, 4}}};
        QCOMPARE(rule(asks(none, place).form), "malformed");
        place["at"] = std::vector<int>{90, 4};
        QCOMPARE(asks(none, place).result.at->x, 90.0);
        place["at"] = door::Point{std::numeric_limits<double>::quiet_NaN(), 4};
        QCOMPARE(rule(asks(none, place).form), "malformed");
    }

    // A charge's rerolls were recorded; then its Warriors were corrected, and fewer dice are rolled.
    void aRecordedNumberIsHeldToTheRangeThatACorrectionNarrowed()
    {
        Seen seen;
        Ask ask({Batch{{{"number", 7}}, 0, true}}, Missing::stays);
        ask.run(preset(seen, ask));
        QVERIFY(!ask.form().refusal);
        QCOMPARE(seen.number, 6);
    }

    void aRecordedNumberIsRefusedWhereNoRangeIsLeft()
    {
        Seen seen;
        Ask ask({Batch{{{"number", 7}}, 0, true}}, Missing::stays);
        ask.run(outOfDice(seen, ask));
        QCOMPARE(rule(ask.form()), "malformed");
    }

    // On record it would be an answer like any other, and refused when the match is opened again.
    void whatIsClosedIsNotPreset()
    {
        const Made one = asks(closedPreset, {});
        QVERIFY(!one.form.complete && !one.form.fields.front().value);
        const Made both = asks(closedPreset, {{"target", std::string("ogre")}});
        QVERIFY(both.form.complete);
        QCOMPARE(both.result.several, std::vector<std::string>{"ogre"});
    }

    void severalStayUntilThereAreEnough()
    {
        using Texts = std::vector<std::string>;
        QVERIFY(asks(several, {{"targets", Texts{"ogre"}}}).form.complete);
        QCOMPARE(rule(asks(several, {{"targets", Texts{"ogre", "far", "ogre"}}}).form), "malformed");
        QCOMPARE(rule(asks(several, {{"targets", Texts{"ogre", "ogre"}}}).form), "malformed");
        QCOMPARE(rule(asks(several, {{"targets", Texts{"ogre", "closed"}}}).form), "some-rule");
        const Made begun = asks(several, {{"targets", Texts{}}});
        QVERIFY(!begun.form.refusal && !begun.form.complete);
        QCOMPARE(rule(asks(several, {{"targets", Texts{}}}, Missing::skipped).form), "malformed");
    }

    void wordsThatNobodyListsCanBeTyped()
    {
        QCOMPARE(asks(typed, {{"kind", "acid"}, {"id", "a-1"}}).result.target, "acid");
        QCOMPARE(rule(asks(typed, {{"kind", std::string(81, 'a')}}).form), "malformed");
        QCOMPARE(rule(asks(typed, {{"kind", "acid"}, {"id", "Not one"}}).form), "malformed");
        QCOMPARE(rule(asks(typed, {{"kind", "acid"}, {"id", "123456789"}}).form), "malformed");
        QCOMPARE(missing(asks(typed, {{"kind", "acid"}, {"id", door::Skipped()}}).form), "id");
    }

    void aRefusalEndsTheProcedureAndAWarningDoesNot()
    {
        QCOMPARE(rule(asks(refusing, {{"number", 4}}).form), "too-far");
        QVERIFY(!asks(refusing, {{"number", 4}}).result.ended);
        const Made warned = asks(refusing, {{"number", 3}});
        QVERIFY(warned.result.ended && warned.form.playable);
        QCOMPARE(warned.form.warnings.front().rule, "odd");
    }

    void aKeyThatNobodyAsksForIsMalformedInAScriptAndDroppedInAForm()
    {
        const door::Answers answers{{"target", "ogre"}, {"weapon", "bow"}};
        QCOMPARE(rule(asks(one, answers, Missing::skipped).form), "malformed");
        QCOMPARE(asks(one, answers).form.dropped, std::vector<std::string>{"weapon"});
    }

    void aFormIsBounded()
    {
        const Made made = asks(many, {});
        QCOMPARE(rule(made.form), "malformed");
        QCOMPARE(made.form.fields.size(), door::mostAnswers);
        QVERIFY(!made.result.ended);
    }

    // Rows, and dice.

    void rowsComeInTheOrderOfTheirNumbers()
    {
        door::Answers answers;
        for (int k = 0; k < 11; ++k)
            answers["abilities/" + std::to_string(k) + "/name"] = "a" + std::to_string(k);
        const auto made = asks(abilities, answers, Missing::skipped);
        QVERIFY(made.form.complete);
        QCOMPARE(test::listed(made.result.at(2), made.result.at(10)), "a2 a10");
    }

    void aRowIsBegunBeforeItsFieldsAreKnown()
    {
        const auto begun = asks(abilities, {{"abilities/0", door::Skipped()}});
        QCOMPARE(missing(begun.form), "abilities/0/name");
        QVERIFY(!begun.form.refusal);
        QCOMPARE(missing(asks(factors, {{"vulnerable/fire", door::Skipped()}}).form), "vulnerable/fire");
        QCOMPARE(asks(factors, {{"vulnerable/fire", 2}}).result, Texts{"fire=2"});
    }

    void aRowMayBeOneWord()
    {
        const auto list = asks(abilities, {{"abilities", Texts{"march", "charge"}}}, Missing::skipped);
        QCOMPARE(list.result, (Texts{"march", "charge"}));
        QCOMPARE(asks(abilities,
                      {{"abilities/0", "march"}, {"abilities/1/name", "attack"}, {"abilities/1/cost", 3}},
                      Missing::skipped)
                     .result,
                 (Texts{"march", "attack=3"}));
    }

    void noRowsAreWrittenAsAnEmptyListOrNothing()
    {
        for (const door::Value& none : {door::Value(std::vector<int>()), door::Value(Texts()), door::Value()})
            QVERIFY(asks(abilities, {{"abilities", none}}, Missing::skipped).form.complete);
        QVERIFY(asks(abilities, {}, Missing::skipped).form.complete);
        QCOMPARE(rule(asks(factors, {}, Missing::skipped).form), "malformed");
    }

    void tooManyRowsOrGapsAreMalformed()
    {
        QCOMPARE(rule(asks(abilities, {{"abilities/1/name", "a"}}).form), "malformed");
        QCOMPARE(
            rule(asks(factors,
                      {{"vulnerable/a", 2}, {"vulnerable/b", 2}, {"vulnerable/c", 2}, {"vulnerable/d", 2}})
                     .form),
            "malformed");
        QCOMPARE(rule(asks(factors, {{"vulnerable/Not one", 2}}).form), "malformed");
    }

    void rowsThatAreOnRecordAreNothingNew()
    {
        Texts seen;
        Ask ask({{{{"against/0/model", "ram"}}, 0, true}, {{}, 1, false}}, Missing::stays);
        ask.run(then(seen, ask));
        QVERIFY(!ask.form().playable);
        QCOMPARE(missing(ask.form()), "dice");
    }

    void dieThatAddsADieIsAmongThePool()
    {
        QCOMPARE(pool(rolls(tens, {}).form), 2U);
        const auto begun = rolls(tens, {{"dice", Faces{10, 3}}});
        QCOMPARE(pool(begun.form), 3U);
        QVERIFY(!begun.form.complete && !begun.form.refusal);
        QCOMPARE(pool(rolls(tens, {{"dice", Faces{10, 3, 10}}}).form), 4U);
        QCOMPARE(rolls(tens, {{"dice", Faces{10, 3, 10, 1}}}).result, (Faces{10, 3, 10, 1}));
    }

    void aFewFacesOfManyAreNotWhole()
    {
        const auto begun = rolls(tens, {{"dice", Faces{4}}});
        QVERIFY(!begun.form.complete && !begun.form.playable && !begun.form.refusal);
        QCOMPARE(rule(rolls(tens, {{"dice", Faces{4}}}, Missing::skipped).form), "dice-count");
        QCOMPARE(rule(rolls(tens, {{"dice", Faces{4, 5, 6}}}).form), "dice-count");
    }

    void facesAreThoseOfTheirDie()
    {
        QVERIFY(rolls(mixed, {{"dice", Faces{6, 12}}}).form.complete);
        QCOMPARE(rule(rolls(mixed, {{"dice", Faces{7, 12}}}).form), "malformed");
        QCOMPARE(rule(rolls(mixed, {{"dice", Faces{6, 0}}}).form), "malformed");
        QCOMPARE(rule(rolls(mixed, {{"dice", "six"}}).form), "malformed");
        QCOMPARE(rolls(mixed, {{"dice", door::Skipped()}}).result, Faces{0});
    }

    void oneDieIsWrittenAsANumberToo()
    {
        QCOMPARE(rolls(single, {{"dice", 37}}).result, Faces{37});
        QCOMPARE(rolls(single, {{"dice", Faces{37}}}).result, Faces{37});
        QCOMPARE(rule(rolls(single, {{"dice", 101}}).form), "malformed");
    }

    void whereNobodyRollsNobodyIsAsked()
    {
        QCOMPARE(rolls(nothing, {}).result, Faces{7});
        QVERIFY(rolls(nothing, {}).form.complete);
        QVERIFY(rolls(nothing, {{"dice", Faces{}}}, Missing::skipped).form.complete);
    }

    void aPoolDoesNotGrowWithoutEnd()
    {
        QCOMPARE(rule(rolls(tens, {{"dice", Faces(5000, 10)}}).form), "dice-count");
    }
};

ADJUTANT_TEST(TestQuestions)

} // namespace adjutant::test::tst_door_questions
