#include "app/catalogues/catalogueloader.h"
#include "app/text/faultwords.h"
#include "app/text/messagetext.h"
#include "core/systems/drakerys/match/unitcard.h"
#include "core/systems/drakerys/printedcard.h"
#include "tests/systems/drakerys/shippedcatalogue.h"
#include "tests/text/worded.h"

#include <QTranslator>

namespace adjutant::test::tst_text_findings {

/// What is wrong with an army, and the way out, as the app says it: whole sentences with names instead of
/// ids.
class FindingsTest : public QObject
{
    Q_OBJECT

    static RosterEntry entry(const char* id, const char* unit, int size, const char* name = "")
    {
        return {EntryId(id), UnitId(unit), size, name, {}, {}};
    }

    static Roster army(std::vector<RosterEntry> entries)
    {
        Roster roster;
        roster.system = SystemId("drakerys");
        roster.faction = FactionId("avaren");
        roster.limits = {{"ap", 100}, {"rarity", 1}};
        roster.entries = std::move(entries);
        return roster;
    }

    static QStringList sentences(const Roster& roster)
    {
        QStringList texts;
        for (const Finding& finding : findGameSystem("drakerys")->checkRoster(roster, shipped()))
            texts.append(asSentence(finding.message));
        return texts;
    }

    static QString fixed(const Fix& fix)
    {
        return withCapital(toMessage(
            fix,
            army({entry("crows-1", "avaren/crows", 12), entry("crows-2", "avaren/crows", 9, "Ravens"),
                  entry("salik-1", "avaren/salik", 1), entry("crosw-1", "avaren/crosw", 7)}),
            shipped()));
    }

    static SkillUse use(const char* skill, std::optional<int> value = {}) { return {SkillId(skill), value}; }

    static SkillUse useOf(const char* unit, const char* skill)
    {
        for (const SkillUse& each : shipped().find(UnitId(unit))->skills)
            if (each.skill == SkillId(skill))
                return each;
        return {};
    }

    static QString title(const SkillUse& use, const Catalogue& catalogue = shipped())
    {
        return translated(adjutant::drakerys::titleOf(use, catalogue));
    }

    static QString summary(const SkillUse& use, const Catalogue& catalogue = shipped())
    {
        return QString::fromStdString(adjutant::drakerys::summaryOf(use, catalogue));
    }

    static Catalogue withSkill(Skill skill, Weapon weapon = {})
    {
        CatalogueContents contents;
        contents.skills.push_back(std::move(skill));
        contents.weapons.push_back(std::move(weapon));
        return Catalogue::assembled(std::vector{contents});
    }

    static door::CardView cardOf(const char* unit)
    {
        return cardViewOf(*findGameSystem("drakerys"), *shipped().find(UnitId(unit)), shipped());
    }

    static QStringList valuesOf(const char* unit)
    {
        QStringList values;
        for (const door::Stat& stat : cardOf(unit).stats)
            values.append(translated(stat.value));
        return values;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyFindingIsASentence()
    {
        const QStringList all =
            sentences(army({entry("salik-1", "avaren/salik", 1), entry("salik-2", "avaren/salik", 1),
                            entry("crows-1", "avaren/crows", 7), entry("bowmn-1", "irosia/bowmn", 5),
                            entry("bowmen-1", "irosia/bowmen", 5), entry("ward-1", "mercenaries/ward", 1),
                            entry("fire-1", "maelstrom/fire-herald", 1)}));
        const QStringList expected{
            "AP 425 is 325 over the limit of 100.",
            "Rarity 4 is 3 over the limit of 1.",
            "Salik is a Hero: once per army, not 2 times.",
            "Size 7 is not offered; Crows come in 6, 9, 12.",
            "No unit is called 'irosia/bowmn'; did you mean 'Bowmen'?",

            "Bowmen belong to Irosia; an army of Avaren recruits from Avaren, Maelstrom, Mercenaries.",
            "Ward can only be recruited together with Lorn.",
            "Fire Herald can’t be recruited, only invoked during the game."};
        QCOMPARE(all.join(u'\n'), expected.join(u'\n'));
        QVERIFY(sentences(army({})).contains("An army of Avaren needs at least one Hero of "
                                             "Avaren."));
    }

    void aSentenceThatEndsInAQuoteHasItsFullStopToo()
    {
        for (const char* text : {"no unit is called 'x'", "aucune Unité ne s’appelle « x »", "size (7)"}) {
            const QString sentence = asSentence(verbatim(text));
            QVERIFY2(sentence.front().isUpper() && sentence.endsWith(u'.'), qPrintable(sentence));
        }
        QVERIFY(asSentence(verbatim("did you mean 'x'?")).endsWith(u'?'));
    }

    void anOptionsReceiverIsNamedAsThePlayerCallsIt()
    {
        Roster roster = army({entry("salik-1", "avaren/salik", 1, "Black %1 Feather"),
                              entry("bastion-1", "mercenaries/bastion", 1)});
        roster.entries[1].options = {{OptionId("enchanted-armour"), EntryId("salik-1")}};
        QCOMPARE(sentences(roster).last(),
                 "Enchanted Armour goes to 'Black %1 Feather', a Hero; only the giver or a "
                 "Unit without Heroes may have it.");
        roster.entries[1].options = {{OptionId("big-hammer"), EntryId("salik-1")}};
        QCOMPARE(sentences(roster).last(),
                 "No option is called 'big-hammer'; this Unit offers Enchanted Heavy Weapon, "
                 "Reloading Mechanism, Enchanted Armour.");
    }

    void everyChangeHasWords_data()
    {
        columns<QString, QString>("words", "expected");
        const auto row = [](const char* name, RosterChange change, const QString& expected) {
            QTest::newRow(name) << fixed(Fix{{std::move(change)}, {}}) << expected;
        };
        row("smaller", ResizeEntry{EntryId("crows-1"), 12, 9}, "Take 9 Crows instead of 12");
        row("smaller, named", ResizeEntry{EntryId("crows-2"), 9, 6}, "Take 6 Ravens instead of 9");
        row("remove", RemoveEntry{EntryId("salik-1")}, "Remove Salik");
        row("remove, gone", RemoveEntry{EntryId("nobody-1")}, "Remove nobody-1");
        row("recruit", RecruitUnit{UnitId("avaren/minvis"), 1}, "Add Minvis");
        row("replace", ReplaceUnit{EntryId("crosw-1"), UnitId("avaren/crows"), 6},
            "Replace avaren/crosw with Crows");
        row("option", DropOption{EntryId("bastion-1"), OptionId("enchanted-armour"), EntryId("crows-1")},
            "Remove Enchanted Armour");
    }
    void everyChangeHasWords()
    {
        QFETCH(QString, words);
        QTEST(words, "expected");
    }

    void changesAndTheirEffectsAreOneInvitationWithARealMinus()
    {
        const Fix fix{{ResizeEntry{EntryId("crows-1"), 12, 9}, RemoveEntry{EntryId("salik-1")}},
                      {{"ap", -200}, {"rarity", 3}}};
        QCOMPARE(fixed(fix), "Take 9 Crows instead of 12 and remove Salik: −200 AP, +3 Rarity");
    }

    // How a card prints a skill.

    void skillsArePrinted_data()
    {
        const auto row = columns<QString, QString>("found", "printed");
        row("a title has its value", title(useOf("avaren/salik", "authority")), "Authority [20]");
        row("a title has its weapon", title(useOf("irosia/bowmen", "shooter")), "Shooter/Bow");
        row("a title has level and domains", title(useOf("irosia/celeste", "wizard")),
            "Wizard [3] (Tempest, Solar)");
        row("a title may be a name", title(useOf("ashral/warriors", "parry")), "Parry");
        SkillUse source = use("source_of", 3);
        for (const QString element : {"Air", "Earth", "Fire", "Water"}) {
            source.words["element"] = {element.toLower().toStdString()};
            row("a source names its element: " + element.toStdString(), title(source),
                "Source of " + element + " [3]");
        }
        row("an unknown skill is named by its id", title(use("second_wind")), "second_wind");
        row("an unknown skill has no summary", summary(use("second_wind")), "");
        row("the Unit's own value stands for X", summary(useOf("avaren/salik", "authority")),
            "Allied Units within 20 cm roll one more D10 on their Morale Rolls; several sources add up.");
        row("the Unit's own value stands for each X", summary(use("sacrifice", 4)),
            "In place of an Attack the Unit dies: each target Warrior takes a Hit, Strength 4, Saturation "
            "4.");
        row("its weapon stands for X", summary(useOf("irosia/bowmen", "shooter")), "Can Shoot with Bow.");
        row("without a value the X stays", summary(use("wizard")), "Casts spells at level X.");
        const Skill skill{SkillId("s"), "S", "cm", {}, "Xenos: [X] or X cm, X-wing, aX, X.", {}};
        row("only a lone X is replaced", summary(use("s", 7), withSkill(skill)),
            "Xenos: 7 or 7 cm, 7-wing, aX, 7.");
        SkillUse shooter = use("s");
        shooter.words["weapon"] = {"w"};
        Weapon weapon;
        weapon.id = WeaponId("w");
        weapon.name = "\\0 %1 X";
        const Catalogue shooters =
            withSkill({SkillId("s"), "S", "weapon", {}, "Shoots with X, X!", {}}, weapon);
        row("a weapon's name is taken as it is", summary(shooter, shooters),
            "Shoots with \\0 %1 X, \\0 %1 X!");
        row("a title takes a weapon's name as it is", title(shooter, shooters), "S/\\0 %1 X");
    }
    void skillsArePrinted()
    {
        QFETCH(QString, found);
        QTEST(found, "printed");
    }

    // The words of a Warrior's card.

    void everyFigureHasANameAndAShorterLabel()
    {
        std::set<QString> names, labels;
        for (const door::Stat& stat : cardOf("avaren/crows").stats) {
            names.insert(translated(stat.name));
            labels.insert(translated(stat.label));
            QVERIFY(!stat.label.empty() && stat.label.text().size() < stat.name.text().size());
        }
        QCOMPARE(listed(names.size(), labels.size()), "9 9");
    }

    // The nine values of the sample lists, in the order in which they are printed there.
    void aCardHasNineValues()
    {
        QCOMPARE(valuesOf("avaren/crows"), QString("2 1 1 4 3/– 2 3 3 10/15").split(u' '));
        QCOMPARE(valuesOf("aurium/noctis"), QString("3 3 3 5 4/3 3 3 3 10/10").split(u' '));
        QCOMPARE(valuesOf("irosia/crushers"), QString("2 2 3 3 3/– 4 5 4 15/25").split(u' '));
        const door::CardView unknown = cardOf("avaren/scouts");
        QVERIFY(unknown.blank);
        QCOMPARE(toText(unknown.stats[4].name), "Combat/Shooting");
        QCOMPARE(toText(unknown.stats[8].label), "Mar/Cha");
        QVERIFY(unknown.stats[0].value.empty());
    }

    // Where a skill or a characteristic has the same name, the title adds "(token)".
    void tokensAreNamedAsInTheirRules()
    {
        QTranslator french;
        QVERIFY(french.load(":/i18n/adjutant_fr"));
        for (const char* language : {"en", "fr"}) {
            const Reference rules = loadReference("drakerys", language, {});
            for (const std::string_view id : drakerys::knownStatuses()) {
                const ReferenceEntry* entry = rules.find(ReferenceId("token/" + std::string(id)));
                if (!entry) // an effect without a token of its own
                    continue;
                const Words words = drakerys::findStatus(id)->words;
                const QString name = language == std::string_view("fr")
                                         ? french.translate(words.context, words.text)
                                         : QString::fromUtf8(words.text);
                QCOMPARE(QString::fromStdString(entry->title).section(" (", 0, 0), name.simplified());
            }
        }
    }

    void theHeroStandsFirstAmongTheTypes()
    {
        QCOMPARE(translated(cardOf("aurium/noctis").kind), "Hero, Infantry, Awakened [2]");
        QCOMPARE(translated(cardOf("avaren/crows").kind), "Infantry");
        QCOMPARE(translated(cardOf("avaren/scouts").kind), QString());
    }

    void aBudgetHasItsNames()
    {
        const Budget& ap = findGameSystem("drakerys")->budgets[0];
        QCOMPARE(listed(labelText(ap), toText(ap), amountText(ap, 1500)), "AP Army Points 1,500 AP");
        QCOMPARE(againstLimit(ap, 460, 500), "460 of 500 AP");
    }
};

ADJUTANT_TEST(FindingsTest)

} // namespace adjutant::test::tst_text_findings
