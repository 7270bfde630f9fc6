#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "app/catalogues/emblemfile.h"
#include "core/roster/roster.h"

#include <fstream>

namespace adjutant::test::tst_catalogues_usersfiles {

const QByteArray start = "format: adjutant-catalogue/1\nsystem: drakerys\n";

static QByteArray unit(const QByteArray& id, const QByteArray& rest = {})
{
    return start + "faction: avaren\nunits:\n  - id: " + id +
           "\n    name: Mine\n    types: [infantry]\n    sizes: [{size: 5, ap: 50, rarity: 0}]\n" + rest;
}

/// A user's own catalogue files over the shipped ones.
class UsersFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<DataHome>(); }

    void cleanup() { qunsetenv("ADJUTANT_DATA_HOME"); }

    void aNewUnitIsAddedAndMarkedAsTheUsers()
    {
        write("mine.yaml", unit("wolves"));
        const yaml::AssembledCatalogue loaded = load();
        QVERIFY(loaded.faults.empty());
        QCOMPARE(loaded.catalogue.units().size(), shipped().units().size() + 1);
        QVERIFY(loaded.catalogue.find(UnitId("avaren/wolves"))->fromUser);
        QVERIFY(!loaded.catalogue.find(UnitId("avaren/crows"))->fromUser);
    }

    void aUnitOfTheSameIdReplacesTheShippedOneWhole()
    {
        write("mine.yml", unit("crows"));
        const yaml::AssembledCatalogue loaded = load();
        QVERIFY(loaded.faults.empty());
        QCOMPARE(loaded.catalogue.units().size(), shipped().units().size());
        const Unit* crows = loaded.catalogue.find(UnitId("avaren/crows"));
        QCOMPARE(crows->name, "Mine");
        QCOMPARE(crows->sizes, (std::vector{SizeOffer{5, {{"ap", 50}}}}));
        QVERIFY(crows->profile.empty() && crows->skills.empty() && crows->fromUser);
        // It stays where it was in the list.
        QCOMPARE(indexOf(loaded.catalogue, "avaren/crows"), indexOf(shipped(), "avaren/crows"));
    }

    void ofTwoFilesTheLaterNameWins()
    {
        write("b.yaml", unit("crows", "    note: second\n"));
        write("a.yaml", unit("crows", "    note: first\n"));
        QCOMPARE(load().catalogue.find(UnitId("avaren/crows"))->note, "second");
    }

    void filesOfAnotherSystemsFolderDoNotCount()
    {
        QVERIFY(QDir(m_home->path()).mkpath("catalogues/drafta"));
        write("../drafta/mine.yaml", unit("wolves"));
        QCOMPARE(load().catalogue.units().size(), shipped().units().size());
    }

    // One broken file of each kind. It is named with its place, and left out whole; a sound one beside it is
    // loaded.
    void aBrokenFileIsNamedAndTheRestIsLoaded_data()
    {
        const auto row = columns<QByteArray, QString>("text", "fault");
        row("empty", "", "1:1 syntax");
        row("no YAML", start + "units: [\n", "4:1 syntax");
        row("no UTF-8", start + "name: \xff\n", "3:7 not-utf8");
        row("a script", "format: adjutant-match-script/1\n", "1:9 unknown-format");
        row("a roster", "format: adjutant-roster/1\nunits: []\n", "1:1 missing-key");
        row("rules", "format: adjutant-reference/1\nsystem: drakerys\nlang: en\nentries: []\n",
            "1:1 missing-key");
        row("newer", "format: adjutant-catalogue/2\n", "1:9 unknown-format");
        row("no format", "system: drakerys\n", "1:1 missing-key");
        row("unknown section", start + "spells: []\n", "3:1 unknown-key");
        row("no faction", start + "units: []\n", "1:1 missing-key");
        row("faction",
            start + "factions: [{id: wild, name: Wild, title: Beasts, colour: pink, allegiance: true}]\n",
            "3:58 unknown-word");
        row("no title", start + "factions: [{id: wild, name: Wild, colour: red, allegiance: true}]\n",
            "3:12 missing-key");
        row("no allegiance", start + "factions: [{id: wild, name: Wild, title: Beasts, colour: red}]\n",
            "3:12 missing-key");
        const QByteArray faction =
            start + "factions: [{id: wild, name: Wild, title: Beasts, allegiance: true, ";
        row("colour that is none", faction + "colour: \"#12345g\"}]\n", "3:76 unknown-word");
        row("colour that is a comment",
            start + "factions:\n  - id: wild\n    name: Wild\n    title: Beasts\n    allegiance: true\n    "
                    "colour: "
                    "#123456\n",
            "8:5 wrong-type");
        row("emblem elsewhere", faction + "colour: red, emblem: ../a.svg}]\n", "3:89 wrong-type");
        row("emblem of nothing", faction + "colour: red, emblem: a.svg}]\n", "3:89 malformed");
        row("domain", start + "domains: [{id: Blood, name: Blood}]\n", "3:16 bad-id");
        row("skill", start + "skills: [{id: howl, name: Howl}]\n", "3:10 missing-key");
        row("long summary",
            start + "skills: [{id: howl, name: Howl, summary: " + QByteArray(111, 'x') + "}]\n",
            "3:42 too-long");
        row("weapon", start + "weapons: [{id: sling, name: Sling, range: 201, strength: 1, saturation: 1}]\n",
            "3:43 out-of-range");
        row("option",
            start +
                "options: [{id: a, name: A, offered_by: avaren/nobody, ap_per_warrior: 1, summary: A.}]\n",
            "3:40 unknown-id");
        const QByteArray card = "cards: [{id: a, name: A, kind: spell, card: {";
        row("card", start + "cards: [{id: a, name: A, kind: spel, card: {}}]\n", "3:32 unknown-word");
        row("card's domain", start + "cards: [{id: a, name: A, kind: spell, domain: blod, card: {}}]\n",
            "3:47 unknown-id");
        row("what a card says", start + card + "range: 201}}]\n", "3:53 out-of-range");
        row("effect of a card", start + card + "effects: [{from: 1, hits: 2}]}}]\n", "3:56 missing-key");
        row("sample list", start + "ready_lists: [{roster: a.yaml, printed: {warriors: 1, ap: 1}}]\n",
            "3:41 missing-key");
        row("sample list elsewhere",
            start + "ready_lists: [{roster: ../a.yaml, printed: {warriors: 1, ap: 1, rarity: 1}}]\n",
            "3:24 wrong-type");
        row("sample list of nothing", start + "ready_lists: [{roster: a.yaml}]\n", "3:24 malformed");
        row("type", unit("wolves").replace("[infantry]", "[wolf]"), "7:13 unknown-word");
        row("size", unit("wolves").replace("size: 5", "size: 201"), "8:20 out-of-range");
        row("size twice", unit("wolves").replace("}]", "}, {size: 5, ap: 60, rarity: 0}]"),
            "8:43 duplicate-id");
        row("AP", unit("wolves").replace("ap: 50", "ap: -1"), "8:27 out-of-range");
        row("key twice", unit("wolves", "    name: Yours\n"), "9:5 duplicate-key");
        row("unit twice", unit("wolves") + unit("wolves").mid(unit("wolves").indexOf("  - id")),
            "9:5 duplicate-id");
        row("profile", unit("wolves", "    profile: {actions: 2}\n"), "9:14 missing-key");
        row("characteristic",
            unit("wolves", "    profile: {actions: 2, power: 1, health: 0, initiative: 1, combat: 1, "
                           "strength: 1, resistance: 1, willpower: 1, march: 1, charge: 1}\n"),
            "9:45 out-of-range");
        row("unknown skill", unit("wolves", "    skills: [dreadfull]\n"), "9:14 unknown-id");
        row("unknown weapon", unit("wolves", "    skills: [{id: shooter, weapon: gun}]\n"),
            "9:36 unknown-id");
        row("unknown domain", unit("wolves", "    skills: [{id: wizard, value: 1, domains: [lunar]}]\n"),
            "9:47 unknown-id");
        row("unknown element", unit("wolves", "    skills: [{id: source_of, element: ice}]\n"),
            "9:39 unknown-word");
        row("no value of a skill", unit("wolves", "    skills: [authority]\n"), "9:14 missing-key");
        row("value of a skill that takes none", unit("wolves", "    skills: [{id: parry, value: 2}]\n"),
            "9:33 unknown-key");
        row("no weapon", unit("wolves", "    skills: [{id: shooter, value: 2}]\n"), "9:35 unknown-key");
        row("level beyond cards", unit("wolves", "    skills: [{id: wizard, value: 21}]\n"),
            "9:34 out-of-range");
        row("domains of no wizard",
            unit("wolves", "    skills: [{id: authority, value: 20, domains: [solar]}]\n"),
            "9:50 unknown-key");
        row("part of a card", unit("wolves", "    unknown: [speed]\n"), "9:15 unknown-word");
        row("figure that is there and unknown", unit("wolves", "    unknown: [awakened]\n    awakened: 2\n"),
            "9:15 duplicate-key");
        row("rank", unit("wolves", "    rank: king\n"), "9:11 unknown-word");
        row("kind of weapon",
            start + "options: [{id: a, name: A, offered_by: avaren/salik, ap_per_warrior: 1, for_weapon: "
                    "slingshot, summary: A.}]\n",
            "3:85 unknown-id");
        row("skill twice", unit("wolves", "    skills: [parry, {id: parry}]\n"), "9:26 duplicate-id");
        row("domain twice", unit("wolves", "    skills: [{id: wizard, value: 1, domains: [solar, solar]}]\n"),
            "9:54 duplicate-id");
        row("part twice", unit("wolves", "    unknown: [profile, skills, profile]\n"), "9:32 duplicate-id");
        row("value that is there and unknown",
            unit("wolves", "    skills: [{id: authority, value: 20, unknown: true}]\n"), "9:50 malformed");
        row("weapon that is there and unknown",
            unit("wolves", "    skills: [{id: shooter, unknown: true, weapon: bow}]\n"), "9:37 malformed");
        row("empty name", unit("wolves").replace("Mine", "\"\""), "6:11 wrong-type");
        row("empty name of a token", start + "cards: [{id: a, kind: token, name: \"\", card: {text: A}}]\n",
            "3:36 wrong-type");
        row("override of the direction", unit("wolves").replace("Mine", "\"\\u202Eevil\""), "6:11 malformed");
        row("mark of direction", unit("wolves").replace("Mine", "M\u200Fine"), "6:11 malformed");
        row("control character", unit("wolves").replace("Mine", "M\u009Bine"), "6:11 malformed");
        row("sample list twice", start + "ready_lists: [{roster: a.yaml}, {roster: a.yaml}]\n",
            "3:42 duplicate-id");
        row("another game", "format: adjutant-catalogue/1\nsystem: drafta\n", "2:9 malformed");
        row("rules of another game",
            "format: adjutant-reference/1\nsystem: drafta\nlang: en\nchapter: A\nentries: []\n",
            "2:9 malformed");
        row("aid", "format: adjutant-aid/1\nsystem: drakerys\nlang: fr\n", "1:1 missing-key");
        row("translation", "format: adjutant-translation/1\nsystem: drakerys\nlanguage: FR\n", "3:11 bad-id");
        row("unknown unit", unit("wolves", "    requires: [avaren/nobody]\n"), "9:16 unknown-id");
        row("unknown faction", unit("wolves").replace("avaren", "atlantis"), "3:10 unknown-id");
        row("long name", unit("wolves").replace("Mine", QByteArray(81, 'x')), "6:11 too-long");
    }
    void aBrokenFileIsNamedAndTheRestIsLoaded()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, fault);
        const QString broken = write("broken.yaml", text);
        write("sound.yaml", unit("hawks"));
        const yaml::AssembledCatalogue loaded = load();

        QVERIFY(!loaded.faults.empty());
        const yaml::Fault& first = loaded.faults.front();
        QCOMPARE(first.place.file, broken.toStdString());
        QCOMPARE(QString("%1:%2 ").arg(first.place.line).arg(first.place.column) +
                     QString::fromStdString(std::string(toWord(first.rule))),
                 fault);
        QVERIFY(!inEnglish(first).empty());
        for (const yaml::Fault& other : loaded.faults)
            QCOMPARE(other.place.file, first.place.file);

        QVERIFY(loaded.catalogue.find(UnitId("avaren/hawks")));
        QVERIFY(!loaded.catalogue.find(UnitId("avaren/wolves")));
        QCOMPARE(loaded.catalogue.units().size(), shipped().units().size() + 1);
    }

    // A mention of what isn't there is a fault; a parameter that nobody knows is said.
    void aParameterMayBeUnknown()
    {
        write("mine.yaml", unit("wolves", "    skills: [{id: authority, unknown: true}, {id: shooter, "
                                          "unknown: true}, {id: wizard, value: 20}]\n"));
        const yaml::AssembledCatalogue loaded = load();
        QVERIFY(loaded.faults.empty());
        const Unit* wolves = loaded.catalogue.find(UnitId("avaren/wolves"));
        QVERIFY(wolves && wolves->skills.at(0).unknown && !wolves->skills.at(0).value);
    }

    // Else a skill of the user's own could take the shipped factions away.
    void aSkillOfTheUsersChangesNoShippedUnit()
    {
        write("mine.yaml", start + "skills: [{id: authority, name: Authority, summary: S.}]\n");
        const yaml::AssembledCatalogue loaded = load();
        QVERIFY(loaded.faults.empty());
        QCOMPARE(loaded.catalogue.units().size(), shipped().units().size());
    }

    void charactersAreCountedNotBytes()
    {
        write("mine.yaml", start + "skills: [{id: howl, name: Howl, summary: " +
                               QString(110, QChar(0xe9)).toUtf8() + "}]\n");
        QVERIFY(load().faults.empty());
    }

    // A faction in a folder of its own, with its rules and its sample list.
    void foldersBelowAreReadToo()
    {
        write("pack/units/wolves.yaml", unit("wolves"));
        write("pack/.hidden/hawks.yaml", unit("hawks"));
        write("pack/reference/en/house.yaml",
              "format: adjutant-reference/1\nsystem: drakerys\nlang: en\nchapter: House rules\nentries:\n"
              "  - {id: house/howl, title: Howl, text: Everybody hears it.}\n"
              "  - {id: skill/parry, title: Parry of ours, text: As we play it.}\n");
        write("pack/lists.yaml", start + "ready_lists: [{roster: ready/pack.yaml}]\n");
        write("pack/ready/pack.yaml",
              "format: adjutant-roster/1\nsystem: drakerys\nname: Pack\nfaction: "
              "avaren\nlimits: {ap: 500, rarity: 5}\nunits: [{unit: wolves, size: 5}]\n");
        const yaml::AssembledCatalogue loaded = load();
        QVERIFY2(loaded.faults.empty(), loaded.faults.empty() ? "" : inEnglish(loaded.faults[0]).c_str());
        QVERIFY(loaded.catalogue.find(UnitId("avaren/wolves")));
        QVERIFY(!loaded.catalogue.find(UnitId("avaren/hawks")));
        const auto lists = loadReadyLists(loaded.catalogue);
        QCOMPARE(lists.size(), loadReadyLists(shipped()).size() + 1);
        QCOMPARE(lists.back().roster.name, "Pack");
        const Reference rules = loadReference("drakerys", "en");
        QVERIFY(rules.find(ReferenceId("house/howl")));
        QCOMPARE(rules.find(ReferenceId("skill/parry"))->title, "Parry of ours");
        const Reference french = loadReference("drakerys", "fr");
        QVERIFY(french.find(ReferenceId("house/howl"))); // in English, where there is nothing else
        const Reference ours = loadReference("drakerys", "en", {});
        QVERIFY(!ours.find(ReferenceId("house/howl")));
        QCOMPARE(rules.entries().size(), ours.entries().size() + 1);
    }

    void aFormatThatIsNotReadHereNamesThoseThatAre()
    {
        write("mine.yaml", "format: adjutant-own-rules/1\nsystem: drakerys\n");
        QCOMPARE(inEnglish(load().faults.at(0)),
                 "format 'adjutant-own-rules/1' can’t be read here; allowed: adjutant-catalogue/1, "
                 "adjutant-roster/1, adjutant-reference/1, adjutant-aid/1, adjutant-translation/1");
    }

    // One's own Unit in French, and a name for a shipped one in place of the shipped translation's.
    void translationsOfTheUsersLieOverTheShippedOnes()
    {
        write("wolves.yaml", unit("wolves"));
        write("translations/fr/names.yaml",
              "format: adjutant-translation/1\nsystem: drakerys\nlanguage: fr\nunits:\n"
              "  - {id: avaren/wolves, name: Loups}\n  - {id: avaren/crows, name: Corneilles}\n");
        const auto french = loadCatalogue("drakerys", UserFiles::include, "fr");
        QVERIFY(french.faults.empty());
        QCOMPARE(french.catalogue.find(UnitId("avaren/wolves"))->name, "Loups");
        QCOMPARE(french.catalogue.find(UnitId("avaren/crows"))->name, "Corneilles");
        QCOMPARE(load().catalogue.find(UnitId("avaren/wolves"))->name, "Mine");
    }

    void anAidOfTheUsersTakesThePlaceOfTheShippedOne()
    {
        write("mine.yaml", "format: adjutant-aid/1\nsystem: drakerys\nlang: fr\nblocks:\n"
                           "  - {title: Le tour, lines: [{text: Un}]}\n");
        QCOMPARE(loadPlayerAid("drakerys", "fr").blocks.at(0).title, "Le tour");
        QVERIFY(loadPlayerAid("drakerys", "en").blocks.size() > 1);
    }

    void aFolderThatIsAFileIsReported()
    {
        const QString file = written(m_home->filePath("catalogues"), "");
        const yaml::AssembledCatalogue loaded = load();
        QCOMPARE(loaded.faults.size(), 1U);
        QCOMPARE(loaded.faults[0].place.file, file.toStdString());
        QCOMPARE(inEnglish(loaded.faults[0]), "can’t be read: it is no folder");
        QCOMPARE(loaded.catalogue.units().size(), shipped().units().size());
    }

    void aNameThatIsNoUtf8IsReported()
    {
        write("sound.yaml", unit("hawks"));
        std::ofstream(userCatalogueFolder("drakerys").toStdString() + "/wol\xffves.yaml") << "a";
        const yaml::AssembledCatalogue loaded = load();
        QCOMPARE(loaded.faults.size(), 1U);
        QVERIFY(loaded.faults[0].place.file.ends_with("/wol\\xffves.yaml"));
        QVERIFY(loaded.catalogue.find(UnitId("avaren/hawks")));
    }

    // Three of nearly 4 MiB are more than 8.
    void aFolderIsReadAsFarAsItsBytes()
    {
        for (const char* name : {"a.yaml", "b.yaml", "c.yaml"})
            write(name, unit("wolves") + '#' + QByteArray(4'000'000, 'x'));
        const yaml::AssembledCatalogue loaded = load();
        QCOMPARE(loaded.faults.size(), 1U);
        QVERIFY(loaded.faults[0].place.file.ends_with("/c.yaml"));
        VERIFY_CONTAINS(inEnglish(loaded.faults[0]), "8 MiB");
        QVERIFY(loaded.catalogue.find(UnitId("avaren/wolves")));
    }

    // Each hangs on the next, and the last on nothing.
    void aLongChainOfBrokenFilesIsSkippedWhole()
    {
        for (int k = 100; k < 160; ++k)
            write(qPrintable(QString("u%1.yaml").arg(k)),
                  unit("u" + QByteArray::number(k),
                       "    requires: [avaren/u" + QByteArray::number(k + 1) + "]\n"));
        write("sound.yaml", unit("hawks"));
        const yaml::AssembledCatalogue loaded = load();
        QVERIFY(loaded.faults.size() >= 60);
        QCOMPARE(loaded.catalogue.units().size(), shipped().units().size());
    }

    void aPictureThatIsALinkToElsewhereIsNotTaken()
    {
        const QTemporaryDir elsewhere;
        const QString picture =
            written(elsewhere.filePath("a.png"),
                    QByteArray::fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR"
                                           "4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="));
        const QString file =
            write("wild.yaml", start + "factions: [{id: wild, name: Wild, title: Beasts, colour: red, "
                                       "allegiance: true, emblem: a.png}]\n");
        const QString link = QFileInfo(file).path() + "/a.png";
        QVERIFY(QFile::link(picture, link));
        const yaml::AssembledCatalogue loaded = load();
        QCOMPARE(loaded.faults.size(), 1U);
        VERIFY_CONTAINS(inEnglish(loaded.faults[0]), "a link that leads out of this folder");
        const Faction* wild = loaded.catalogue.find(FactionId("wild"));
        QVERIFY(wild && emblemOf(*wild).isEmpty());
        QVERIFY(QFile::remove(link) && QFile::copy(picture, link));
        QVERIFY(load().faults.empty());
    }

    void aFileThatCanNotBeOpenedIsNamed()
    {
        QVERIFY(QFile::resize(write("big.yaml", ""), qint64(8) << 30)); // sparse: takes no room
        const yaml::AssembledCatalogue loaded = load();
        QCOMPARE(loaded.faults.size(), 1U);
        QVERIFY(loaded.faults.front().rule == yaml::FaultRule::tooLarge);
        QCOMPARE(loaded.catalogue.units().size(), shipped().units().size());
    }

    // Ids that Units had formerly.

    void formerIdsMayComeFromAnotherFaction()
    {
        write("mine.yaml", unit("wolves", "    former_ids: [hounds, ashral/hounds]\n"));
        const Catalogue catalogue = load().catalogue;
        const Unit* wolves = catalogue.find(UnitId("avaren/wolves"));
        QCOMPARE(catalogue.find(UnitId("avaren/hounds")), wolves);
        QCOMPARE(catalogue.find(UnitId("ashral/hounds")), wolves);
        // But none hides a Unit that has it now.
        write("mine.yaml", unit("wolves", "    former_ids: [crows]\n"));
        QCOMPARE(load().catalogue.find(UnitId("avaren/crows"))->name, "Crows");
    }

    // Where the folder is.

    void theEnvironmentsFolderIsTaken()
    {
        QCOMPARE(dataFolder(), m_home->path());
        QCOMPARE(userCatalogueFolder("drakerys"), m_home->path() + "/catalogues/drakerys");
    }

private:
    static yaml::AssembledCatalogue load() { return loadCatalogue("drakerys"); }
    static Catalogue shipped() { return loadCatalogue("drakerys", UserFiles::ignore).catalogue; }

    static std::ptrdiff_t indexOf(const Catalogue& catalogue, const char* id)
    {
        return std::ranges::find(catalogue.units(), UnitId(id), &Unit::id) - catalogue.units().begin();
    }

    static QString write(const char* name, const QByteArray& text)
    {
        return written(userCatalogueFolder("drakerys") + u'/' + QString::fromUtf8(name), text);
    }

    std::unique_ptr<DataHome> m_home;
};

ADJUTANT_TEST(UsersFilesTest)

} // namespace adjutant::test::tst_catalogues_usersfiles
