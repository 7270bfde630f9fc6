#include "app/rules/rulesfornow.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <algorithm>

namespace tst_rules_now {

using namespace adjutant;

namespace {

ReferenceEntry entry(const char* id, const char* title, std::vector<std::string> explains = {})
{
    ReferenceEntry made;
    made.id = ReferenceId(id);
    made.title = title;
    made.explains = std::move(explains);
    return made;
}

door::Piece piece(const char* side, const char* name, std::vector<const char*> chips)
{
    door::Piece made;
    made.ref = {PlayerId(side), EntryId(name)};
    made.name = verbatim(name);
    for (const char* chip : chips)
        made.card.chips.emplace_back(verbatim(chip));
    return made;
}

using Ids = std::vector<std::string>;

Ids idsAt(const std::vector<RuleForNow>& rules, Moment moment)
{
    Ids ids;
    for (const RuleForNow& rule : rules)
        if (rule.moment == moment)
            ids.push_back(rule.entry->id.text());
    return ids;
}

} // namespace

/// Which rules can matter as a match stands, and how soon.
class RulesForNowTest : public QObject
{
    Q_OBJECT

    const Reference m_reference{{entry("rule/throw", "Throw"), entry("rule/far", "Distance", {"too-far"}),
                                 entry("skill/aim", "Aim"), entry("skill/duck", "Duck"),
                                 entry("skill/luck", "Luck"), entry("token/tired", "Tired"),
                                 entry("rule/evening", "Evening"), entry("goal/flag", "Flag")}};
    const RuleNames m_names{m_reference};

    door::MatchView view() const
    {
        door::MatchView made;
        made.begun = true;
        made.headline = verbatim("Evening, round 2");
        made.toAct = {PlayerId("red")};
        made.pieces = {piece("red", "ada", {"Aim"}), piece("red", "bo", {"Luck"}),
                       piece("blue", "cy", {"Duck", "Aim"})};
        made.pieces[0].counters.push_back({"tired", verbatim("Tired"), 0});
        made.goals.push_back({"flag", verbatim("Flag")});
        return made;
    }
    std::vector<RuleForNow> rules(const door::MatchView& of,
                                  const std::vector<door::Offer>& offers = {}) const
    {
        return rulesForNow(of, offers, {}, m_reference, m_names);
    }

private Q_SLOTS:
    void whoMayActComesBeforeWhoCanBeMet()
    {
        const auto now = rules(view());
        QCOMPARE(idsAt(now, Moment::acting), Ids({"skill/aim", "skill/luck"}));
        QCOMPARE(idsAt(now, Moment::phase), Ids({"rule/evening"}));
        QCOMPARE(idsAt(now, Moment::against), Ids({"skill/duck"})); // Aim is there already
        QCOMPARE(idsAt(now, Moment::goals), Ids({"goal/flag"}));
    }

    void thePieceThatDoesSomethingIsTheOneItIsAbout()
    {
        door::Offer offer;
        offer.key = {"throw", {PlayerId("red"), EntryId("bo")}, {}};
        offer.label = verbatim("Throw");
        offer.open = true;
        const auto now = rules(view(), {offer});
        QCOMPARE(idsAt(now, Moment::due), Ids({"rule/throw"}));
        QCOMPARE(idsAt(now, Moment::acting), Ids({"skill/luck"}));
        // What stands beside it on its own side doesn't act, and isn't met.
        QCOMPARE(idsAt(now, Moment::against), Ids({"skill/duck", "skill/aim"}));
    }

    void aFigureCountsOnceItIsThere()
    {
        door::MatchView tired = view();
        QVERIFY(!std::ranges::count(idsAt(rules(tired), Moment::acting), "token/tired"));
        tired.pieces[0].counters[0].value = 1;
        QVERIFY(std::ranges::count(idsAt(rules(tired), Moment::acting), "token/tired"));
    }

    void whatCanBeDoneNamesTheRuleThatItSeemsToBreak()
    {
        door::Offer offer;
        offer.key.procedure = "throw";
        offer.label = verbatim("Throw");
        offer.standing = door::Standing::warned;
        offer.remark = {"too-far", verbatim("It is too far."), {}};
        QCOMPARE(idsAt(rules(view(), {offer}), Moment::offered), Ids({"rule/throw", "rule/far"}));
        offer.standing = door::Standing::closed;
        QCOMPARE(idsAt(rules(view(), {offer}), Moment::offered), Ids());
    }

    void beforeTheFirstTurnTheSetupComesFirst()
    {
        door::MatchView fresh = view();
        fresh.begun = false;
        door::Offer offer;
        offer.key.procedure = "throw";
        offer.label = verbatim("Throw");
        offer.section = door::Section::setup;
        const auto now = rules(fresh, {offer});
        QCOMPARE(now.front().entry->id.text(), std::string("rule/throw"));
        QCOMPARE(idsAt(rules(view(), {offer}), Moment::offered), Ids());
    }

    void whatIsAskedComesBeforeWhatAsks()
    {
        door::Form form;
        form.title = verbatim("Throw");
        door::Field asked;
        asked.label = verbatim("Distance");
        form.fields.push_back(asked);
        QCOMPARE(idsAt(rulesForNow(view(), {}, {form}, m_reference, m_names), Moment::due),
                 Ids({"rule/far", "rule/throw"}));
    }

    void theFallenDontCount()
    {
        door::MatchView fallen = view();
        fallen.pieces[2].out = true;
        QCOMPARE(idsAt(rules(fallen), Moment::against), Ids());
    }
};

ADJUTANT_TEST(RulesForNowTest)

} // namespace tst_rules_now

#include "tst_rules_now.moc"
