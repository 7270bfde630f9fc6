#include "tests/systems/drakerys/cli/clifixture.h"

namespace adjutant::test::tst_cli_checktogether {

const QByteArray wolves = R"(format: adjutant-catalogue/1
system: drakerys
faction: wildlands
units:
  - id: wolves
    name: Wolves
    types: [beast]
    sizes: [{size: 3, ap: 60, rarity: 1}]
    skills: [howl]
)";

const QByteArray wildlands = R"(format: adjutant-catalogue/1
system: drakerys
factions:
  - {id: wildlands, name: Wildlands, title: Beasts of the wild, colour: grey, allegiance: false}
skills:
  - {id: howl, name: Howl, summary: Everybody hears it.}
)";

const QByteArray pack = R"(format: adjutant-roster/1
system: drakerys
faction: avaren
limits: {ap: 500, rarity: 5}
units:
  - {unit: salik, size: 1}
  - {unit: wildlands/wolves, size: 3}
)";

static QByteArray rules(const QByteArray& id, const QByteArray& see)
{
    return "format: adjutant-reference/1\nsystem: drakerys\nlang: en\nchapter: House rules\nentries:\n  - "
           "id: " +
           id + "\n    title: House\n    text: Ours.\n    see: [" + see + "]\n";
}

// The files of the walk in data/FORMAT.md, in its order.
const QStringList names{"faction.yaml", "units.yaml", "reference/en/skills.yaml", "ready.yaml",
                        "ready/hunt.yaml"};

static QList<QByteArray> blocksOfTheWalk()
{
    const QString text = QString::fromUtf8(contentsOf(sourceFile("data/FORMAT.md")));
    const qsizetype start = text.indexOf("## How to add a faction");
    const QString walk = text.mid(start, text.indexOf("\n## ", start) - start);
    static const QRegularExpression block("   ```yaml\n(.*?)   ```",
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression indent("^   ", QRegularExpression::MultilineOption);
    QList<QByteArray> blocks;
    for (auto found = block.globalMatch(walk); found.hasNext();)
        blocks.append(found.next().captured(1).remove(indent).toUtf8());
    return blocks;
}

/// `check` on several files: what one mentions may be in another, in what the app ships, or nowhere.
class CliCheckTogetherTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCatalogueFileMayMentionWhatTheAppShips()
    {
        QByteArray own = wolves;
        own.replace("wildlands", "avaren").replace("howl", "berserker");
        exits(0, {"check", "-"}, own);
    }

    void whatNothingHasIsNamedWhereItIsMentioned()
    {
        const CliRun run = runCli({"check", "-", "--json"}, wolves);
        QCOMPARE(listed(run.exit, run.rules(), run.finding()["line"], run.finding(1)["line"],
                        run.finding(1)["column"]),
                 "1 unknown-id,unknown-id 3 9 14");
    }

    void filesGivenTogetherCompleteOneAnother()
    {
        const QTemporaryDir folder;
        const QString units = written(folder.path(), "a-wolves.yaml", wolves);
        const QString list = written(folder.path(), "b-pack.yaml", pack);
        const QString more = written(folder.path(), "c-wildlands.yaml", wildlands);
        QVERIFY2(runCli({"check", folder.path()}).exit == 0, runCli({"check", folder.path()}).out);
        exits(0, {"check", units, list, more});
        QCOMPARE(runCli({"check", list, "--json"}).rules(), QStringList{"unknown-unit"});
    }

    void theUsersOwnFilesCountToo()
    {
        const QTemporaryDir home;
        written(home.path(), "catalogues/drakerys/wildlands.yaml", wildlands);
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("ADJUTANT_DATA_HOME", home.path());
        exits(0, {"check", "-"}, wolves, environment);
        written(home.path(), "catalogues/drakerys/wolves.yaml", wolves);
        exits(0, {"check", "-"}, pack, environment);
    }

    void aRosterIsCheckedAgainstTheCataloguesGiven()
    {
        // Over the shipped Crows, which come in 6, 9 and 12.
        const QTemporaryDir folder;
        const QString crows = written(folder.path(), "crows.yaml", R"(format: adjutant-catalogue/1
system: drakerys
faction: avaren
units:
  - {id: crows, name: Crows, types: [infantry], sizes: [{size: 7, ap: 90, rarity: 0}]}
)");
        const QString seven = fixture("findings/size-not-offered.yaml");
        exits(1, {"check", seven});
        exits(0, {"check", seven, crows});
    }

    void rulesMayPointAtWhatTheAppShipsAndAtOneAnother()
    {
        const QTemporaryDir folder;
        const QString one = written(folder.path(), "one.yaml", rules("house/one", "skill/parry, house/two"));
        const QString two = written(folder.path(), "two.yaml", rules("house/two", "house/one"));
        exits(0, {"check", one, two});
        const CliRun alone = runCli({"check", one, "--json"});
        QCOMPARE(listed(alone.exit, alone.rules(), alone.finding()["line"], alone.finding()["column"]),
                 "1 unknown-id 9 24");
    }

    void aMisspelledLinkBetweenRulesHasADidYouMean()
    {
        VERIFY_CONTAINS(exits(1, {"check", "-"}, rules("house/one", "skill/pary")).out,
                        "unknown id 'skill/pary'; did you mean 'skill/parry'?");
    }

    // `check` on army lists: each finding has its place.

    void peopleReadFileLineColumnMessageAndRule()
    {
        const QString file = fixture("findings/ap-limit.yaml");
        QCOMPARE(QString::fromUtf8(exits(1, {"check", file}).out),
                 file + ":5:9: AP 320 is 10 over the limit of 310 (fix: take 9 Crows instead of 12: -40 AP, "
                        "-1 Rarity) [ap-limit]\n1 file checked: 1 finding\n");
    }

    void anythingUnreadablePrevailsOverFindings()
    {
        const QString list = fixture("findings/ap-limit.yaml");
        const CliRun run = runCli({"check", list, "no-such-file.yaml", "--json"});
        QCOMPARE(listed(run.exit, run.rules()), "2 ap-limit,unreadable");
        QVERIFY(run.finding(1)["line"].isNull() && run.finding(1)["column"].isNull());
    }

    void filesAreCheckedInTheirOrderAndOnce()
    {
        const QString one = fixture("findings/rarity-limit.yaml");
        const QString other = fixture("findings/ap-limit.yaml");
        const CliRun run = runCli({"check", one, other, one, "--json"});
        QCOMPARE(run.rules(), (QStringList{"rarity-limit", "ap-limit"}));
        QVERIFY(runCli({"check", one, other, one}).out.endsWith("2 files checked: 2 findings\n"));
    }

    // The made-up faction of data/FORMAT.md, added as it is written there.
    void theFactionOfTheGuideIsWhole()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath("catalogues/drakerys/frost");
        const QList<QByteArray> blocks = blocksOfTheWalk();
        QCOMPARE(blocks.size(), names.size());
        for (qsizetype k = 0; k < names.size(); ++k)
            written(folder, names[k], blocks[k]);
        QProcessEnvironment environment = emptyEnvironment();
        // Also without the user's own files, as they are checked before they are put there.
        exits(0, {"check", folder});
        environment.insert("ADJUTANT_DATA_HOME", home.path());
        exits(0, {"check", folder}, {}, environment);
        exits(0, {"roster", "check", folder + "/ready/hunt.yaml"}, {}, environment);
        const CliRun units = succeeds({"units", "drakerys", "--faction", "frost"}, {}, environment);
        QVERIFY2(units.out.startsWith("Frost: Hunters of the northern ice\n"), units.out);
        for (const char* unit : {"Ysolde (frost/ysolde)", "Hunters (frost/hunters)"})
            VERIFY_CONTAINS(units.out, unit);
        VERIFY_CONTAINS(
            exits(0, {"rules", "show", "skill/cold_blooded", "--system", "drakerys"}, {}, environment).out,
            "Cold-Blooded");
    }
};

ADJUTANT_TEST(CliCheckTogetherTest)

} // namespace adjutant::test::tst_cli_checktogether
