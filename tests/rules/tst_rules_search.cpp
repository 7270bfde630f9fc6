#include "app/rules/ownrulesstore.h"
#include "app/rules/rulenames.h"
#include "app/rules/rulesearch.h"
#include "core/yaml/referencefiles.h"

namespace adjutant::test::tst_rules_search {

using Ids = std::vector<std::string>;

static ReferenceEntry entry(const char* id, const char* title, std::vector<std::string> aliases = {},
                            const char* text = "")
{
    ReferenceEntry made;
    made.id = ReferenceId(id);
    made.title = title;
    made.aliases = std::move(aliases);
    made.text = text;
    return made;
}

static Reference sample()
{
    return Reference({
        entry("rule/morale", "Morale Roll", {"Courage"},
              "A Unit that lost a fight rolls one D10 for each Warrior."),
        entry("skill/parry", "Parry", {"Parade"}, "Tens count as **one success**; they add no dice."),
        entry("skill/expert_parry", "Expert Parry", {},
              "As Parry, and the Unit may use it against any Attack."),
        entry("skill/guard", "Guard", {"Escort"}, "Takes the Injuries of a Unit in Cohesion. See Parry."),
        entry("fault/guard", "Guard and Escort", {}, "Both names are printed."),
        entry("weapon/crossbow", "Crossbow", {"Arbalète légère"},
              "| Range | Strength |\n|---|---|\n| 90 cm | 3 |"),
        entry("rule/heart", "Cœur", {}, "Beats."),
        entry("weapon/bow", "Bow", {}, "Range 60 cm."),
        entry("mission/moon-shards", "Moon Shards", {"Éclats de lune"}, "Carry them home."),
        entry("rule/underdog", "Underdog", {}, "The greater army gives way."),
    });
}

static QString idsOf(const std::vector<FoundRule>& found)
{
    QStringList ids;
    for (const FoundRule& each : found)
        ids.append(QString::fromStdString(each.entry->id.text()));
    return ids.join(u' ');
}

/// One word of a language without rules of its own.
class Translator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override
    {
        return std::string_view(context) == "a game" && std::string_view(text) == "moved" ? "bewegt"
                                                                                          : QString();
    }
};

static OwnRules some()
{
    OwnRules rules;
    rules.bookmarks = {ReferenceId("skill/parry"), ReferenceId("rule/turn")};
    rules.notes[ReferenceId("skill/parry")] = "no: \"yes\"\nand a second line – with a dash";
    rules.houseRules[ReferenceId("rule/turn")] = "12";
    return rules;
}

static ReferenceEntry explaining(const char* rule, ReferenceEntry entry)
{
    entry.explains = {rule};
    return entry;
}

static door::Piece piece(const char* side, const char* name, std::vector<const char*> chips)
{
    door::Piece made;
    made.ref = {PlayerId(side), EntryId(name)};
    made.name = verbatim(name);
    for (const char* chip : chips)
        made.card.chips.emplace_back(verbatim(chip));
    return made;
}

static Ids idsAt(const std::vector<RuleForNow>& rules, Moment moment)
{
    Ids ids;
    for (const RuleForNow& rule : rules)
        if (rule.moment == moment)
            ids.push_back(rule.entry->id.text());
    return ids;
}

/// What a query finds, and what comes first.
class RuleSearchTest : public QObject
{
    Q_OBJECT

    const Reference m_reference{
        {entry("token/wounds", "Wounds"), entry("skill/parry", "Parry", {"Parade"}),
         entry("skill/expert_parry", "Expert Parry"), entry("rule/move", "Moving", {"Moved", "Élan"}),
         entry("fault/march", "March"), entry("rule/parade", "Parade"),
         entry("token/plus-action", "+1 Action"), entry("token/minus-action", "-1 Action")}};

    const Reference m_here{
        {entry("rule/throw", "Throw"), explaining("too-far", entry("rule/far", "Distance")),
         entry("skill/aim", "Aim"), entry("skill/duck", "Duck"), entry("skill/luck", "Luck"),
         entry("token/tired", "Tired"), entry("rule/evening", "Evening"), entry("goal/flag", "Flag")}};
    const RuleNames m_names{m_here};

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
    static door::Offer throwing()
    {
        door::Offer offer;
        offer.key.procedure = "throw";
        offer.label = verbatim("Throw");
        return offer;
    }
    std::vector<RuleForNow> rules(const door::MatchView& of,
                                  const std::vector<door::Offer>& offers = {}) const
    {
        return rulesForNow(of, offers, {}, m_here, m_names);
    }

private Q_SLOTS:
    void queriesFind_data()
    {
        const auto row = columns<QString, QString>("query", "ids");
        row("a title before titles that hold it before texts", "parry",
            "skill/parry skill/expert_parry skill/guard");
        row("part of a word", "parr", "skill/parry skill/expert_parry skill/guard");
        row("the middle of a word, after those that begin so", "bow", "weapon/bow weapon/crossbow");
        row("another name", "escort", "skill/guard fault/guard");
        row("misprints come after the rules", "guard", "skill/guard fault/guard");
        row("accents don't matter, there", "arbalete", "weapon/crossbow");
        row("accents don't matter, here", "pârry", "skill/parry skill/expert_parry skill/guard");
        row("accents don't matter at the beginning", "eclats", "mission/moon-shards");
        row("two words written together", "moonshards", "mission/moon-shards");
        row("the beginning of two words written together", "moonsh", "mission/moon-shards");
        row("two words of another name written together", "eclatsde", "mission/moon-shards");
        row("one word written apart", "under dog", "rule/underdog");
        row("one word written apart, among others", "greater under dog", "rule/underdog");
        row("letters that are two", "coeur", "rule/heart");
        row("capitals don't matter", "MORALE", "rule/morale");
        row("every word must be there", "expert parry", "skill/expert_parry");
        row("words in any order", "parry exp", "skill/expert_parry");
        row("in the text", "tens success", "skill/parry");
        row("two letters changed places", "gaurd", "skill/guard fault/guard");
        row("a letter left out", "corage", "rule/morale");
        row("nothing", "zzzzzz", "");
        row("no word at all", " - \"*' ", "");
        row("what FTS5 would take for its own", "\"parry\" NEAR(", "");
    }
    void queriesFind()
    {
        QFETCH(QString, query);
        const Reference reference = sample();
        QTEST(idsOf(RuleSearch({&reference}).find(query)), "ids");
    }

    void whatWasSearchedIsMarkedInPlainText()
    {
        const Reference reference = sample();
        const auto found = RuleSearch({&reference}).find("success");
        QCOMPARE(found.size(), std::size_t(1));
        const auto& excerpt = found.front().excerpt;
        QCOMPARE(textOf(excerpt), "Tens count as one success ; they add no dice.");
        QCOMPARE(excerpt.size(), std::size_t(3));
        QCOMPARE(excerpt[1].text, "success");
        QVERIFY(excerpt[1].matches && !excerpt[0].matches && !excerpt[2].matches);
    }

    void aTableIsReadWithoutItsLines()
    {
        const Reference reference = sample();
        const auto found = RuleSearch({&reference}).find("crossbow");
        QCOMPARE(textOf(found.front().excerpt), "Range Strength 90 cm 3");
    }

    void severalReferencesAreSearchedAtOnce()
    {
        const Reference one = sample();
        const Reference other({entry("rule/parry", "Parry", {}, "Another game's.")});
        const auto found = RuleSearch({&one, &other}).find("parry");
        QCOMPARE(found.size(), std::size_t(4));
        QCOMPARE(listed(found[0].shelf, found[1].shelf), "0 1");
    }

    void noMoreThanAreWanted()
    {
        const Reference reference = sample();
        QCOMPARE(idsOf(RuleSearch({&reference}).find("parry", 1)), "skill/parry");
    }

    // Which entry a label of a page is about.

    void labelsAreAbout_data()
    {
        const auto row = columns<QString, QString>("label", "id");
        row("a title", "Parry", "skill/parry");
        row("with a figure", "Wounds 2", "token/wounds");
        row("with what it is measured in", "Expert Parry (20 cm)", "skill/expert_parry");
        row("within a state", "has moved", "rule/move");
        row("whatever the accents", "elan", "rule/move");
        row("the longest name of several", "expert parry or parry", "skill/expert_parry");
        row("what is called so, not what is also called so", "Parade", "rule/parade");
        row("part of a word is no name", "Parrying", "");
        row("what is misprinted in the source", "March", "");
        row("a sentence names too much", "one two three four five six seven eight Wounds", "");
        row("a figure with its sign", "-1 Action", "token/minus-action");
        row("a name within a long label", "3 Parades of one's own", "");
        row("nothing", "", "");
    }
    void labelsAreAbout()
    {
        QFETCH(QString, label);
        const ReferenceEntry* found = RuleNames(m_reference).find(label);
        QTEST(found ? QString::fromStdString(found->id.text()) : QString(), "id");
    }

    void aTranslatedLabelFindsTheRuleOfItsEnglishWord()
    {
        Translator german;
        QCoreApplication::installTranslator(&german);
        const Reference named = withNamesOfPage(m_reference, "a game", "de");
        const Reference elsewhere = withNamesOfPage(m_reference, "another", "de");
        QCoreApplication::removeTranslator(&german);
        const ReferenceEntry* found = RuleNames(named).find("hat bewegt");
        QVERIFY(found);
        QCOMPARE(found->id.text(), "rule/move");
        QVERIFY(!RuleNames(elsewhere).find("hat bewegt"));
    }

    void aTitleIsKnownWithoutItsCost()
    {
        const Reference reference({entry("action/charge", "Charge (3 TS)", {"Charge"}),
                                   entry("action/combined", "Combined Charge (5 TS)")});
        QCOMPARE(RuleNames(reference).find("Combined Charge")->id.text(), "action/combined");
    }

    void ofOneNameTheShelfReportsWhich()
    {
        const Reference reference({entry("token/blow", "Blow"), entry("skill/blow", "Blow")});
        const RuleNames names(reference);
        QCOMPARE(names.find("Blow", "skill/")->id.text(), "skill/blow");
        QCOMPARE(names.find("Blow", "token/")->id.text(), "token/blow");
        QCOMPARE(names.find("Blow")->id.text(), "token/blow");
    }

    // What players write beside the rules, and what becomes of a file that can't be read.

    void whatIsWrittenIsReadAgain()
    {
        for (const OwnRules& rules : {some(), OwnRules()}) {
            const auto read = yaml::readOwnRules(yaml::writeOwnRules(rules, "chess"), "own.yaml");
            QVERIFY(read.has_value());
            QCOMPARE(*read, rules);
        }
    }

    void anUnknownKeyIsAFaultWithItsPlace()
    {
        const auto read =
            yaml::readOwnRules("format: adjutant-own-rules/1\nsystem: chess\nnote: []\n", "own.yaml");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().size(), std::size_t(1));
        QCOMPARE(listed(read.error().front().place.line, read.error().front().nearest), "3 notes");
    }

    void aFileOfAnotherGameIsNotThisOnes()
    {
        const std::string chess = yaml::writeOwnRules(some(), "chess");
        QVERIFY(yaml::readOwnRules(chess, "own.yaml", "chess").has_value());
        QVERIFY(!yaml::readOwnRules(chess, "own.yaml", "draughts").has_value());
    }

    void itIsKeptInTheDataFolder()
    {
        const QTemporaryDir folder;
        QCOMPARE(*loadOwnRules(folder.path(), "chess"), OwnRules());
        QVERIFY(saveOwnRules(some(), folder.path(), "chess").has_value());
        QVERIFY(QFile::exists(folder.filePath("rules/chess.yaml")));
        QCOMPARE(*loadOwnRules(folder.path(), "chess"), some());
        QCOMPARE(*loadOwnRules(folder.path(), "draughts"), OwnRules());
    }

    void aFileThatCannotBeReadSaysWhereAndStays()
    {
        const QTemporaryDir folder;
        QVERIFY(saveOwnRules(some(), folder.path(), "chess").has_value());
        const QString path = ownRulesPath(folder.path(), "chess");
        written(path, contentsOf(path) + "nonsense: 1\n");
        const auto read = loadOwnRules(folder.path(), "chess");
        QVERIFY(!read.has_value());
        VERIFY_CONTAINS(read.error(), "nonsense");
        VERIFY_CONTAINS(read.error(), "chess.yaml");
    }

    void whatWasWrittenIsFoundByTheRuleItWasWrittenTo()
    {
        ReferenceEntry turn = entry("rule/turn", "Turn");
        turn.chapter = "Playing";
        const Reference written = asReference(some(), Reference({turn}));
        QCOMPARE(written.entries().size(), std::size_t(1)); // Parry is no rule of that game
        QCOMPARE(listed(written.entries().front().title, written.entries().front().text), "Turn 12");
    }

    // Which rules can matter as a match stands, and how soon.

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
        door::Offer offer = throwing();
        offer.key.piece = {PlayerId("red"), EntryId("bo")};
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
        door::Offer offer = throwing();
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
        door::Offer offer = throwing();
        offer.section = door::Section::setup;
        QCOMPARE(rules(fresh, {offer}).front().entry->id.text(), "rule/throw");
        QCOMPARE(idsAt(rules(view(), {offer}), Moment::offered), Ids());
    }

    void whatIsAskedComesBeforeWhatAsks()
    {
        door::Form form;
        form.title = verbatim("Throw");
        door::Field asked;
        asked.label = verbatim("Distance");
        form.fields.push_back(asked);
        QCOMPARE(idsAt(rulesForNow(view(), {}, {form}, m_here, m_names), Moment::due),
                 Ids({"rule/far", "rule/throw"}));
    }

    void theFallenDontCount()
    {
        door::MatchView fallen = view();
        fallen.pieces[2].out = true;
        QCOMPARE(idsAt(rules(fallen), Moment::against), Ids());
    }
};

ADJUTANT_TEST(RuleSearchTest)

} // namespace adjutant::test::tst_rules_search
