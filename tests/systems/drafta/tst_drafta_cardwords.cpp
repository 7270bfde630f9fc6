#include "core/systems/drafta/cardwords.h"
#include "tests/core/door/asked.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_cardwords {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string mender = "{name: Mender, hp: 8, movement: 5, full: 2, partial: 1, abilities: [Loses no "
                           "health to frost, Heals an ally beside it by 2]}";
const std::string medic = "{name: Medic, hp: 9, full: 2, partial: 1, talent: Heals an ally by 3}";
const std::string captain =
    "{name: Captain, hp: 12, movement: 5, full: 4, partial: 1, talent: 'Rallying Cry: +2'}";
const std::string drake = "{name: Drake, hp: 10, movement: 4, full: 6, partial: 2, attack_type: claws, "
                          "abilities: ['Special attack: fire breath for 3']}";
const std::string troll = "{name: Troll, hp: 15, full: 6, partial: 2, vulnerable: {fire: 2}}";

ScriptedMatch begun()
{
    return redBegins("mender: " + mender + ", captain: " + captain + ", drake: " + drake,
                     "troll: " + troll + ", healer: " + mender);
}

std::string words(const char* key)
{
    ScriptedMatch match = begun();
    match.play("hp: {unit: red/captain, hp: 5}");
    for (const table::Offer& offer : match.session().offers({}))
        if (offer.key == keyOf(key))
            return toText(offer.detail);
    return {};
}

} // namespace

/// What a card says in its own words is offered, and nothing else is.
class DraftaCardWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardHealsWhereItsWordsSaySo_data()
    {
        QTest::addColumn<QString>("ability");
        QTest::addColumn<bool>("heals");
        QTest::newRow("English") << "Heals an ally beside it by 2" << true;
        QTest::newRow("a capital") << "HEALING hands" << true;
        QTest::newRow("French") << "Soigne un allié de 2" << true;
        QTest::newRow("French, to cure") << "Guérit un allié de 2" << true;
        QTest::newRow("German") << "Heilt einen Verbündeten um 2" << true;
        QTest::newRow("Spanish") << "Cura 2 a un aliado" << true;
        QTest::newRow("health") << "Has health to spare" << false;
        QTest::newRow("within a word") << "Accurate" << false;
        QTest::newRow("something else") << "no_vulnerabilities" << false;
    }

    void aCardHealsWhereItsWordsSaySo()
    {
        QFETCH(QString, ability);
        QFETCH(bool, heals);
        drafta::Card card;
        card.abilities = {ability.toStdString()};
        QCOMPARE(drafta::healingOf(card), heals ? ability.toStdString() : std::string());
        drafta::Card talented;
        talented.talent = ability.toStdString();
        QCOMPARE(drafta::healingOf(talented), heals ? ability.toStdString() : std::string());
    }

    void numbersAndTypesAreReadFromTheWords()
    {
        QCOMPARE(drafta::numberIn("Special attack: fire breath for 13, reach 2", 0, 999).value(), 13);
        QVERIFY(!drafta::numberIn("Special attack", 0, 999));
        QVERIFY(!drafta::numberIn("by 0", 1, 999));
        QVERIFY(!drafta::numberIn("by 99999999999999999999", 1, 999));
        QCOMPARE(drafta::typeIn("Special attack: holy fire, 3", {"fire", "holy-fire", ""}), "holy-fire");
        QCOMPARE(drafta::typeIn("Special attack: firestorm", {"fire"}), "");
    }

    void talentAndSpecialAttackAreOfferedWhereTheCardHasThem()
    {
        ScriptedMatch match = begun();
        QCOMPARE(match.offered("talent"), "red/captain");
        QCOMPARE(match.offered("special"), "red/drake");
        match.play("talent: {unit: red/captain}");
        QCOMPARE(match.offered("talent"), "red/captain (talent-spent)");
    }

    void aHealerIsOfferedToHealInItsOwnTurnWhereAnAllyNeedsIt()
    {
        ScriptedMatch match = begun();
        QCOMPARE(match.offered("heal"), "");
        // Neither its own wounds nor those of an enemy are healed.
        match.play({"hp: {unit: red/mender, hp: 5}", "hp: {unit: blue/troll, hp: 5}"});
        QCOMPARE(match.offered("heal"), "");
        match.play("hp: {unit: red/captain, hp: 5}");
        QCOMPARE(match.offered("heal"), "red/mender");
        match.play("end_turn: {}");
        QCOMPARE(match.offered("heal"), "blue/healer");
    }

    void aHealerIsAskedWhomItHeals()
    {
        ScriptedMatch match = begun();
        match.play("hp: {unit: red/captain, hp: 11}");
        table::Form form = match.form("heal red/mender");
        QVERIFY(!form.complete);
        QCOMPARE(form.fields.back().path, "unit");
        const auto& allies = std::get<table::PickInput>(form.fields.back().input).options;
        QCOMPARE(allies.size(), 1U);
        QCOMPARE(allies[0].id, "red/captain");
        form = match.form("heal red/mender", "{unit: red/captain}");
        QVERIFY(form.complete);
        QCOMPARE(std::get<int>(field(form, "hp").value.value()), 2);
        QCOMPARE(toText(field(form, "hp").why), "Heals an ally beside it by 2");
        match.answer("heal red/mender", "{unit: red/captain}");
        // 11 and 2, but not above 12.
        QCOMPARE(match.unit("red/captain")["hp"], 12);
        QCOMPARE(match.unit("red/mender")["hp"], 8);
    }

    void scriptsHealWhoeverTheyName()
    {
        ScriptedMatch match = begun();
        match.play({"hp: {unit: blue/troll, hp: 5}", "heal: {unit: blue/troll, hp: 2}"});
        QCOMPARE(match.unit("blue/troll")["hp"], 7);
        match.play("heal: {unit: red/drake, hp: 2, by: red/captain}");
        QCOMPARE(match.sentences(), "Captain heals Drake: 10 of 10 hit points\n");
        match.refuses("unknown-unit", "heal: {unit: red/drake, hp: 2, by: blue/troll}");
        match.play("special: {attacker: red/captain, defender: blue/troll, damage: 1}");
    }

    void aTalentThatHealsDoesSoOnce()
    {
        ScriptedMatch match = redBegins("medic: " + medic + ", captain: " + captain, "troll: " + troll);
        match.play("hp: {unit: red/captain, hp: 2}");
        // By healing only: a talent used by itself would be gone for nothing.
        QCOMPARE(match.offered("talent"), "red/captain");
        QCOMPARE(match.offered("heal"), "red/medic");
        match.answer("heal red/medic", "{unit: red/captain, hp: 3}");
        QCOMPARE(match.unit("red/captain")["hp"], 5);
        QCOMPARE(match.unit("red/medic")["talent_spent"], true);
        QCOMPARE(match.offered("heal"), "");
    }

    void theWordsOfTheCardStandBesideWhatItDoes()
    {
        QCOMPARE(words("heal red/mender"), "Heals an ally beside it by 2");
        QCOMPARE(words("special red/drake"), "Special attack: fire breath for 3");
        QCOMPARE(words("talent red/captain"), "Rallying Cry: +2");
        ScriptedMatch match = begun();
        const table::Form form = match.form("talent red/captain");
        QCOMPARE(toText(form.follows[0]), "Rallying Cry: +2");
    }

    // Fire breath, though its own attacks are claws: 3, twice on whoever is vulnerable to fire.
    void aSpecialAttackHasTheDamageAndTheTypeOfTheCard()
    {
        ScriptedMatch match = begun();
        const table::Form form = match.form("special red/drake", "{defender: blue/troll}");
        QVERIFY(form.complete);
        QCOMPARE(std::get<int>(field(form, "damage").value.value()), 3);
        QCOMPARE(toText(field(form, "damage").why), "Special attack: fire breath for 3");
        QCOMPARE(std::get<std::string>(field(form, "type").value.value()), "fire");
        match.answer("special red/drake", "{defender: blue/troll}");
        QCOMPARE(match.unit("blue/troll")["hp"], 15 - 6);
    }
};

ADJUTANT_TEST(DraftaCardWordsTest)

} // namespace tst_drafta_cardwords

#include "tst_drafta_cardwords.moc"
