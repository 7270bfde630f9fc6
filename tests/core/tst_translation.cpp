#include "core/catalogue/translation.h"
#include "core/roster/roster.h"
#include "core/yaml/cataloguefile.h"
#include "core/yaml/translationreader.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_translation {

using namespace adjutant;

namespace {

const std::string french = "format: adjutant-translation/1\nsystem: regatta\nlanguage: fr\n";

// A Unit, its faction and its skill, by the data of a game and of a user.
Catalogue harbour(const std::string& note)
{
    CatalogueContents file;
    file.system = SystemId("regatta");
    file.factions.push_back({FactionId("north"), "North", "Crews of the North", FactionColour::red, true});
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

Translation read(const std::string& sections)
{
    const auto translation = yaml::readTranslationFile(french + sections, "fr.yaml");
    return translation ? *translation : Translation();
}

std::vector<yaml::Fault> faultsOf(const std::string& text)
{
    const auto translation = yaml::readTranslationFile(text, "fr.yaml");
    return translation ? std::vector<yaml::Fault>() : translation.error();
}

const std::string sections =
    "factions: [{id: north, name: Nord, title: Équipages du Nord}]\n"
    "skills: [{id: oars, name: Rames, summary: \"Rame de 3 cases.\"}]\n"
    "units:\n  - {id: north/skiffs, name: Yoles, note: Légères., card: {moves: [{text: \"Par-dessus.\"}]}}\n"
    "ready_lists: [{roster: ready/north.yaml, name: Liste du Nord, note: \"Imprimé 5.\"}]\n";

} // namespace

/// A catalogue in another language.
class TranslationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAndTextsAreReplaced()
    {
        const Catalogue english = harbour("Light.");
        const Catalogue catalogue = translated(english, read(sections), english);
        QCOMPARE(catalogue.factions()[0].title, "Équipages du Nord");
        QCOMPARE(catalogue.skills()[0].name, "Rames");
        QCOMPARE(catalogue.skills()[0].summary, "Rame de 3 cases.");
        QCOMPARE(catalogue.units()[0].name, "Yoles");
        QCOMPARE(catalogue.units()[0].note, "Légères.");
        QCOMPARE(catalogue.readyLists()[0].note, "Imprimé 5.");
    }

    void aCardKeepsItsFiguresAndTakesTheNewName()
    {
        const Catalogue english = harbour("Light.");
        const door::Answers card = translated(english, read(sections), english).units()[0].card;
        const door::Answers expected{{"name", "Yoles"}, {"crew", 4}, {"moves/0/text", "Par-dessus."}};
        QVERIFY(card == expected);
    }

    void theEnglishNameStillFindsTheUnit()
    {
        const Catalogue english = harbour("Light.");
        const Catalogue catalogue = translated(english, read(sections), english);
        QCOMPARE(catalogue.nearestUnit("skifs", {}), &catalogue.units()[0]);
        QCOMPARE(catalogue.nearestUnit("yole", {}), &catalogue.units()[0]);
        QCOMPARE(catalogue.skills()[0].aliases, std::vector<std::string>{"Oars"});
    }

    void whatAUserWroteStays()
    {
        const Catalogue shipped = harbour("Light.");
        const Catalogue users = harbour("Mine are heavy.");
        const Catalogue catalogue = translated(users, read(sections), shipped);
        QCOMPARE(catalogue.units()[0].note, "Mine are heavy.");
        QCOMPARE(catalogue.units()[0].name, "Yoles");
    }

    void whatHasNoTranslationStays()
    {
        const Catalogue english = harbour("Light.");
        const Catalogue catalogue = translated(english, read("domains: []\n"), english);
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

    void keysAreClosed()
    {
        const auto faults = faultsOf(french + "weapons:\n  - {id: hook, name: Crochet, range: 3}\n");
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].rule, yaml::FaultRule::unknownKey);
        QCOMPARE(faults[0].subject, "range");
        QCOMPARE(faults[0].place, (Place{"fr.yaml", 5, 31}));
    }

    void anIdTwiceIsAFault()
    {
        const auto faults = faultsOf(french + "skills: [{id: oars, name: A}, {id: oars, name: B}]\n");
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].rule, yaml::FaultRule::duplicateId);
    }

    void aNameIsAtMost80Long()
    {
        const auto faults = faultsOf(french + "skills: [{id: oars, name: " + std::string(81, 'a') + "}]\n");
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].rule, yaml::FaultRule::tooLong);
    }

    void anIdThatNothingHasIsAFaultWithWhatWasMeant()
    {
        const Translation translation = read("units: [{id: north/skifs, name: Yoles}]\n");
        const auto faults = yaml::danglingFaults(translation, harbour({}));
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].rule, yaml::FaultRule::unknownId);
        QCOMPARE(faults[0].nearest, "north/skiffs");
        QCOMPARE(faults[0].place, (Place{"fr.yaml", 4, 14}));
    }

    void theLanguageIsThatOfTheFolder()
    {
        QVERIFY(yaml::readTranslationFile(french, "translations/fr/de.yaml"));
        QVERIFY(yaml::readTranslationFile(french, "mine/anything.yaml"));
        const auto german = yaml::readTranslationFile(french, "translations/de/fr.yaml");
        QVERIFY(!german);
        QCOMPARE(german.error().front().place, (Place{"translations/de/fr.yaml", 3, 11}));
    }

    void anEmptyNameIsAFault()
    {
        const auto faults = faultsOf(french + "skills: [{id: oars, name: \"\"}]\n");
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(yaml::inEnglish(faults[0]), "'name' must be text that isn’t empty");
    }

    // The card has the keys name, crew, moves, 0 and text, and the text of each.
    void wordsAreThoseOfCardsAndRules()
    {
        const Translation translation =
            read("words: [{id: crew, name: A}, {id: gale, name: B}, {id: crow, name: C}]\n");
        const auto faults = yaml::danglingFaults(translation, harbour({}), {}, {"weather/gale"});
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].place, (Place{"fr.yaml", 4, 56}));
        QCOMPARE(faults[0].nearest, "crew");
    }

    void entriesOfAReadyListAreThoseItHas()
    {
        const Translation translation = read("ready_lists: [{roster: ready/north.yaml, units: [{id: first, "
                                             "name: A}, {id: frist, name: B}]}]\n");
        Roster roster;
        roster.entries.push_back({EntryId("first"), UnitId("north/skiffs"), 6, {}, {}, {}});
        const auto faults = yaml::danglingFaults(translation, harbour({}), {{"ready/north.yaml", roster}});
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].subject, "frist");
        QCOMPARE(faults[0].nearest, "first");
    }

    void aTextThatTheCardDoesNotHaveIsAFault()
    {
        const Translation translation =
            read("units: [{id: north/skiffs, card: {crew: quatre, hull: bois}}]\n");
        const auto faults = yaml::danglingFaults(translation, harbour({}));
        QCOMPARE(faults.size(), 2U);
        QCOMPARE(faults[0].subject, "card/crew");
        QCOMPARE(faults[1].subject, "card/hull");
    }
};

ADJUTANT_TEST(TranslationTest)

} // namespace tst_translation

#include "tst_translation.moc"
