#include "core/catalogue/translation.h"
#include "core/reference/reference.h"
#include "core/roster/roster.h"
#include "core/yaml/cataloguefile.h"
#include "core/yaml/referencefiles.h"
#include "tests/core/faultwords.h"

namespace adjutant::test::tst_reference {

static ReferenceEntry entry(const char* id, const char* title, const char* chapter, const char* language)
{
    ReferenceEntry made;
    made.id = ReferenceId(id);
    made.title = title;
    made.chapter = chapter;
    made.language = language;
    made.text = title;
    return made;
}

const std::string head = "format: adjutant-aid/1\nsystem: pebbles\nlang: en\nblocks:\n";

static std::string faultOf(const std::string& blocks)
{
    const auto read = yaml::readText(yaml::readPlayerAid, head + blocks, "aid.yaml");
    return read ? std::string() : yaml::inEnglish(read.error().front());
}

const std::string ownHead = "format: adjutant-own-rules/1\nsystem: pebbles\n";

static std::string rulesOf(const std::string& text)
{
    return rulesIn(yaml::readOwnRules(ownHead + text, "own.yaml"));
}

static std::string bookmarks(int count)
{
    std::string text = "bookmarks: [";
    for (int k = 0; k < count; ++k)
        text += (k > 0 ? ", " : "") + ("rule/r" + std::to_string(k));
    return text + "]\n";
}

const std::string french = "format: adjutant-translation/1\nsystem: regatta\nlanguage: fr\n";

// A Unit, its faction and its skill, by the data of a game and of a user.
static Catalogue harbour(const std::string& note)
{
    CatalogueContents file;
    file.system = SystemId("regatta");
    file.factions.push_back(
        {FactionId("north"), "North", "Crews of the North", FactionColour{FactionColour::Name::red}, true});
    Skill skill;
    skill.id = SkillId("oars");
    skill.name = "Oars";
    skill.summary = "Rows 3 squares.";
    file.skills.push_back(skill);
    Unit unit;
    unit.id = UnitId("north/skiffs");
    unit.name = "Skiffs";
    unit.note = note;
    unit.card = {{"name", "Skiffs"}, {"crew", 4}, {"moves/0/text", "Over a square."}};
    file.units.push_back(unit);
    file.readyLists.push_back({"ready/north.yaml", {}, 4, {}, "Printed as 5."});
    return Catalogue::assembled(std::span(&file, 1));
}

static Translation read(const std::string& sections)
{
    const auto translation = yaml::readText(yaml::readTranslationFile, french + sections, "fr.yaml");
    return translation ? *translation : Translation();
}

// Of a file that is read what nothing has: neither the harbour nor its list, or a rule of the weather.
static std::vector<yaml::Fault> faultsOf(const std::string& text)
{
    const auto translation = yaml::readText(yaml::readTranslationFile, french + text, "fr.yaml");
    if (!translation)
        return translation.error();
    Roster roster;
    roster.entries.push_back({EntryId("first"), UnitId("north/skiffs"), 6, {}, {}, {}});
    return yaml::danglingFaults(*translation, harbour({}), {{"ready/north.yaml", roster}}, {"weather/gale"});
}

const std::string sections =
    "factions: [{id: north, name: Nord, title: Équipages du Nord}]\n"
    "skills: [{id: oars, name: Rames, summary: \"Rame de 3 cases.\"}]\n"
    "units:\n  - {id: north/skiffs, name: Yoles, note: Légères., card: {moves: [{text: \"Par-dessus.\"}]}}\n"
    "ready_lists: [{roster: ready/north.yaml, name: Liste du Nord, note: \"Imprimé 5.\"}]\n";

static Catalogue inFrench(const std::string& texts = sections)
{
    const Catalogue english = harbour("Light.");
    return translated(english, read(texts), english);
}

/// The entries of a reference, and what becomes of a translation that is not whole.
class ReferenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRuleIsFoundByTheIdThatAWarningShows()
    {
        ReferenceEntry range = entry("rule/range", "Range", "Shooting", "en");
        range.explains = {"out-of-range"};
        const Reference reference({entry("rule/turns", "Turns", "Playing", "en"), range});
        QCOMPARE(reference.entryOf("out-of-range")->title, "Range");
        QCOMPARE(reference.entryOf("rule/range")->title, "Range");
        QVERIFY(!reference.entryOf("no-such-rule"));
    }

    void whatATranslationLeavesOutIsInTheOriginalsWordsUnderItsChapter()
    {
        std::vector<ReferenceEntry> original{entry("rule/turns", "Turns", "Playing", "en"),
                                             entry("rule/wind", "Wind", "Playing", "en"),
                                             entry("rule/buoys", "Buoys", "The course", "en")};
        original[0].explains = {"not-next"};
        original[0].source = "Playing: Turns";
        original[0].see = {ReferenceId("rule/wind")};
        original[0].chapterOrder = 3;
        const auto entries = completed(
            {entry("rule/more", "Encore", "Plus", "fr"), entry("rule/turns", "Tours", "Jouer", "fr")},
            original);
        QCOMPARE(entries.size(), 4U);
        QCOMPARE(entries[0].title, "Tours");
        QCOMPARE(entries[0].explains, std::vector<std::string>{"not-next"});
        QCOMPARE(entries[0].source, "Playing: Turns");
        QCOMPARE(entries[0].see, std::vector{ReferenceId("rule/wind")});
        QCOMPARE(listed(entries[0].chapterOrder, entries[1].title, entries[1].chapter, entries[1].language),
                 "3 Wind Jouer en");
        QCOMPARE(listed(entries[2].chapter, entries[3].title), "The course Encore");
    }

    // A player aid: its file, its bold words and its figures.

    void aFileIsReadInItsOrder()
    {
        const auto read = yaml::readText(
            yaml::readPlayerAid,
            head + "  - title: Turn\n    rule: rule/turn\n    steps:\n      - text: Take **1**\n"
                   "  - title: Cost\n    table:\n      header: [What, TS]\n      rows:\n"
                   "        - {cells: [Throw, \"2\"], rule: rule/throw}\n",
            "aid.yaml");
        QVERIFY(read);
        QCOMPARE(read->blocks.size(), 2U);
        QCOMPARE(read->blocks[0].kind, AidBlock::Kind::steps);
        QCOMPARE(read->blocks[0].rule, ReferenceId("rule/turn"));
        QCOMPARE(read->blocks[0].rows[0].cells, std::vector<std::string>{"Take **1**"});
        QCOMPARE(read->blocks[1].header, (std::vector<std::string>{"What", "TS"}));
        QCOMPARE(read->blocks[1].rows[0].cells, (std::vector<std::string>{"Throw", "2"}));
        QCOMPARE(read->blocks[1].rows[0].rule, ReferenceId("rule/throw"));
    }

    void aBlockIsOfOneKind()
    {
        VERIFY_CONTAINS(faultOf("  - title: Turn\n"), "lines, steps, table");
        VERIFY_CONTAINS(faultOf("  - title: Turn\n    lines: [{text: a}]\n    steps: [{text: b}]\n"),
                        "lines, steps, table");
    }

    void aRowHasACellForEachColumn()
    {
        VERIFY_CONTAINS(
            faultOf("  - title: Cost\n    table: {header: [What, TS], rows: [{cells: [Throw]}]}\n"),
            "a list of 2 entries, as many as the header has");
    }

    void textsAreOnOneLineAndNotEmpty()
    {
        for (const char* blocks :
             {"  - title: \"Tu\\trn\"\n    lines: [{text: a}]\n",
              "  - title: Turn\n    lines: [{text: \"a\\tb\"}]\n",
              "  - title: Turn\n    table: {header: [\"a\\tb\"], rows: []}\n",
              "  - title: Turn\n    table: {header: [A], rows: [{cells: [\"a\\nb\"]}]}\n"})
            QVERIFY2(faultOf(blocks).find("text on one line, without tabs") != std::string::npos, blocks);
        QCOMPARE(faultOf("  - title: \"\"\n    lines: [{text: a}]\n"),
                 "'title' must be text that isn’t empty");
        QCOMPARE(faultOf("  - title: Turn\n    lines: [{text: \" \"}]\n"),
                 "'text' must be text that isn’t empty");
        QCOMPARE(faultOf("  - title: Turn\n    table: {header: [\"\"], rows: []}\n"), "");
    }

    void theLanguageIsThatOfTheFile()
    {
        for (const char* file :
             {"aid/en.yaml", "aid/en/mine.yaml", "aid/mine.yaml", "en.yaml", "/aid/x/aid/en.yaml"})
            QVERIFY2(yaml::readText(yaml::readPlayerAid, head + "  []\n", file), file);
        for (const char* file : {"aid/fr.yaml", "pack/aid/fr/en.yaml"}) {
            const auto read = yaml::readText(yaml::readPlayerAid, head + "  []\n", file);
            QVERIFY2(!read, file);
            QCOMPARE(read.error().front().place, (Place{file, 3, 7}));
            QCOMPARE(yaml::inEnglish(read.error().front()),
                     "'lang' must be 'fr', to match its folder or name");
        }
    }

    void keysAreClosed()
    {
        VERIFY_CONTAINS(faultOf("  - title: Turn\n    lines: [{text: a, rules: rule/turn}]\n"),
                        "did you mean 'rule'");
        VERIFY_CONTAINS(faultOf("  - title: Turn\n    lines: [{text: a, rule: Rule Turn}]\n"),
                        "is not a valid id");
    }

    void whatCountsMostStandsBetweenStars()
    {
        const auto pieces = piecesOf("Take **2** of **4**");
        QCOMPARE(pieces.size(), 4U);
        QVERIFY(!pieces[0].strong && pieces[1].strong && !pieces[2].strong && pieces[3].strong);
        QCOMPARE(listed(pieces[1].text, plainText("Take **2** of **4**")), "2 Take 2 of 4");
        QVERIFY(piecesOf("**6**").front().strong);
    }

    void aFigureIsShortAndHasADigit()
    {
        for (const char* figure : {"1", "+1", "2-3", "D12", "7+", "×2"})
            QVERIFY2(isFigure(figure), figure);
        for (const char* words : {"", "own", "1 or 3", "all"})
            QVERIFY2(!isFigure(words), words);
    }

    // What players write beside the rules.

    void aListIsBoundedBeforeWhatItHolds()
    {
        QVERIFY(rulesOf(bookmarks(2000)).empty());
        const auto read = yaml::readOwnRules(ownHead + bookmarks(190'000), "own.yaml");
        QCOMPARE(read.error().size(), 1U);
        QCOMPARE(inEnglish(read.error().front()), "'bookmarks' must be a list of at most 2000 entries");
        QCOMPARE(read.error().front().place.line, 3);
    }

    void aBookmarkIsAnIdAndThereOnce()
    {
        QCOMPARE(rulesOf("bookmarks: [skill/parry, \"A b\"]"), "bad-id");
        QCOMPARE(rulesOf("bookmarks: [skill/parry, skill/parry]"), "duplicate-id");
        QCOMPARE(rulesOf("notes: [{rule: a, text: x}, {rule: a, text: y}]"), "duplicate-id");
    }

    // A catalogue in another language.

    void namesAndTextsAreReplaced()
    {
        const Catalogue catalogue = inFrench();
        QCOMPARE(catalogue.factions()[0].title, "Équipages du Nord");
        QCOMPARE(listed(catalogue.skills()[0].name, catalogue.skills()[0].summary), "Rames Rame de 3 cases.");
        QCOMPARE(listed(catalogue.units()[0].name, catalogue.units()[0].note), "Yoles Légères.");
        QCOMPARE(catalogue.readyLists()[0].note, "Imprimé 5.");
        // A card keeps its figures and takes the new name.
        const door::Answers expected{{"name", "Yoles"}, {"crew", 4}, {"moves/0/text", "Par-dessus."}};
        QVERIFY(catalogue.units()[0].card == expected);
        // The English name still finds the Unit.
        QCOMPARE(catalogue.nearestUnit("skifs", {}), &catalogue.units()[0]);
        QCOMPARE(catalogue.nearestUnit("yole", {}), &catalogue.units()[0]);
        QCOMPARE(catalogue.skills()[0].aliases, std::vector<std::string>{"Oars"});
    }

    void whatAUserWroteStays()
    {
        const Catalogue shipped = harbour("Light.");
        const Catalogue users = harbour("Mine are heavy.");
        const Catalogue catalogue = translated(users, read(sections), shipped);
        QCOMPARE(listed(catalogue.units()[0].name, catalogue.units()[0].note), "Yoles Mine are heavy.");
    }

    void whatHasNoTranslationStays()
    {
        const Catalogue catalogue = inFrench("domains: []\n");
        QCOMPARE(catalogue.units()[0].name, "Skiffs");
        QVERIFY(catalogue.units()[0].aliases.empty());
    }

    void aReadyListsNameIsReplacedAndItsIdsStay()
    {
        Roster roster;
        roster.name = "Northern list";
        roster.entries.push_back({EntryId("first"), UnitId("north/skiffs"), 6, {}, {}, {}});
        const Roster made = translated(roster, "ready/north.yaml", read(sections));
        QCOMPARE(made.name, "Liste du Nord");
        QCOMPARE(made.entries, roster.entries);
        QCOMPARE(translated(roster, "ready/south.yaml", read(sections)), roster);
    }

    void faultsOfATranslation_data()
    {
        const auto row = columns<std::string, std::string>("text", "faults");
        row("a key that is unknown", "weapons:\n  - {id: hook, name: Crochet, range: 3}\n",
            "unknown-key range  5:31");
        row("an id twice", "skills: [{id: oars, name: A}, {id: oars, name: B}]\n", "duplicate-id oars  4:31");
        row("a name of 81", "skills: [{id: oars, name: " + std::string(81, 'a') + "}]\n",
            "too-long name  4:27");
        row("an empty name", "skills: [{id: oars, name: \"\"}]\n", "wrong-type name  4:27");
        row("an id that nothing has", "units: [{id: north/skifs, name: Yoles}]\n",
            "unknown-id north/skifs north/skiffs 4:14");
        // The card has the keys name, crew, moves, 0 and text, and the text of each.
        row("a word of no card or rule",
            "words: [{id: crew, name: A}, {id: gale, name: B}, {id: crow, name: C}]\n",
            "unknown-id crow crew 4:56");
        row("an entry that the list hasn't",
            "ready_lists: [{roster: ready/north.yaml, units: [{id: first, name: A}, {id: frist, name: "
            "B}]}]\n",
            "unknown-id frist first 4:77");
        row("texts that the card hasn't", "units: [{id: north/skiffs, card: {crew: quatre, hull: bois}}]\n",
            "unknown-key unknown-key card/crew card/hull  4:14 4:14");
    }
    void faultsOfATranslation()
    {
        QFETCH(std::string, text);
        const auto faults = faultsOf(text);
        QTEST(listed(rulesIn(faults), subjectsIn(faults), nearestIn(faults), placesIn(faults)), "faults");
    }

    void theLanguageIsThatOfTheFolder()
    {
        QVERIFY(yaml::readText(yaml::readTranslationFile, french, "translations/fr/de.yaml"));
        QVERIFY(yaml::readText(yaml::readTranslationFile, french, "mine/anything.yaml"));
        const auto german = yaml::readText(yaml::readTranslationFile, french, "translations/de/fr.yaml");
        QVERIFY(!german);
        QCOMPARE(german.error().front().place, (Place{"translations/de/fr.yaml", 3, 11}));
    }
};

ADJUTANT_TEST(ReferenceTest)

} // namespace adjutant::test::tst_reference
