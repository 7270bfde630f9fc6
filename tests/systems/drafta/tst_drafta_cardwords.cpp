#include "core/systems/drafta/cardwords.h"
#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <algorithm>

namespace tst_drafta_cardwords {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string mender = R"({"name": "Mender", "hp": 8, "movement": 5, "full": 2, "partial": 1,
    "abilities": ["Loses no health to frost", "Heals an ally beside it by 2"]})";
const std::string medic =
    R"({"name": "Medic", "hp": 9, "full": 2, "partial": 1, "talent": "Heals an ally by 3"})";
const std::string captain = R"({"name": "Captain", "hp": 12, "movement": 5, "full": 4, "partial": 1,
    "talent": "Rallying Cry: +2"})";
const std::string drake = R"({"name": "Drake", "hp": 10, "movement": 4, "full": 6, "partial": 2,
    "attack_type": "claws", "abilities": ["Special attack: fire breath for 3"]})";
const std::string troll =
    R"({"name": "Troll", "hp": 15, "full": 6, "partial": 2, "vulnerable": {"fire": 2}})";

DraftaTable begun()
{
    DraftaTable table(R"({"mender": )" + mender + R"(, "captain": )" + captain + R"(, "drake": )" + drake +
                          "}",
                      R"({"troll": )" + troll + R"(, "healer": )" + mender + "}");
    table.redBegins();
    return table;
}

// The units that a page offers a procedure to, closed ones with the rule that closes them.
std::string offered(DraftaTable& table, const char* procedure)
{
    std::string units;
    for (const table::Offer& offer : table.session().offers({}))
        if (offer.key.procedure == procedure)
            units += toText(offer.key.piece) +
                     (offer.remark.rule.empty() ? std::string() : " (" + offer.remark.rule + ')') + ' ';
    return units;
}

std::string words(const char* procedure, const char* unit)
{
    DraftaTable table = begun();
    table.play("hp", R"({"unit": "red/captain", "hp": 5})");
    for (const table::Offer& offer : table.session().offers({}))
        if (offer.key == table::OfferKey{procedure, unitRefOf(unit)})
            return toText(offer.detail);
    return {};
}

const table::Field& fieldOf(const table::Form& form, const char* path)
{
    return *std::ranges::find(form.fields, path, &table::Field::path);
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
        QCOMPARE(drafta::typeIn("Special attack: holy fire, 3", {"fire", "holy-fire", ""}),
                 std::string("holy-fire"));
        QCOMPARE(drafta::typeIn("Special attack: firestorm", {"fire"}), std::string());
    }

    void talentAndSpecialAttackAreOfferedWhereTheCardHasThem()
    {
        DraftaTable table = begun();
        QCOMPARE(offered(table, "talent"), std::string("red/captain "));
        QCOMPARE(offered(table, "special"), std::string("red/drake "));
        QCOMPARE(table.play("talent", R"({"unit": "red/captain"})"), std::string());
        QCOMPARE(offered(table, "talent"), std::string("red/captain (talent-spent) "));
    }

    void aHealerIsOfferedToHealInItsOwnTurnWhereAnAllyNeedsIt()
    {
        DraftaTable table = begun();
        QCOMPARE(offered(table, "heal"), std::string());
        // Neither its own wounds nor those of an enemy are healed.
        QCOMPARE(table.play("hp", R"({"unit": "red/mender", "hp": 5})"), std::string());
        QCOMPARE(table.play("hp", R"({"unit": "blue/troll", "hp": 5})"), std::string());
        QCOMPARE(offered(table, "heal"), std::string());
        QCOMPARE(table.play("hp", R"({"unit": "red/captain", "hp": 5})"), std::string());
        QCOMPARE(offered(table, "heal"), std::string("red/mender "));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(offered(table, "heal"), std::string("blue/healer "));
    }

    void aHealerIsAskedWhomItHeals()
    {
        DraftaTable table = begun();
        table.play("hp", R"({"unit": "red/captain", "hp": 11})");
        const table::OfferKey heal{"heal", unitRefOf("red/mender")};
        table::Form form = table.session().form({}, heal, {});
        QVERIFY(!form.complete);
        QCOMPARE(form.fields.back().path, std::string("unit"));
        const auto& allies = std::get<table::PickInput>(form.fields.back().input).options;
        QCOMPARE(allies.size(), std::size_t(1));
        QCOMPARE(allies[0].id, std::string("red/captain"));
        const table::Answers answers{{"unit", std::string("red/captain")}};
        form = table.session().form({}, heal, answers);
        QVERIFY(form.complete);
        QCOMPARE(std::get<int>(fieldOf(form, "hp").value.value()), 2);
        QCOMPARE(toText(fieldOf(form, "hp").why), std::string("Heals an ally beside it by 2"));
        QVERIFY(table.session().play(heal, answers, {}, {}));
        // 11 and 2, but not above 12.
        QCOMPARE(table.unit("red/captain")["hp"], Json(12));
        QCOMPARE(table.unit("red/mender")["hp"], Json(8));
    }

    void scriptsHealWhoeverTheyName()
    {
        DraftaTable table = begun();
        table.play("hp", R"({"unit": "blue/troll", "hp": 5})");
        QCOMPARE(table.play("heal", R"({"unit": "blue/troll", "hp": 2})"), std::string());
        QCOMPARE(table.unit("blue/troll")["hp"], Json(7));
        QCOMPARE(table.play("heal", R"({"unit": "red/drake", "hp": 2, "by": "red/captain"})"), std::string());
        QCOMPARE(table.sentences(), std::string("Captain heals Drake: 10 of 10 hit points\n"));
        QCOMPARE(table.play("heal", R"({"unit": "red/drake", "hp": 2, "by": "blue/troll"})"),
                 std::string("unknown-unit"));
        QCOMPARE(
            table.play("special", R"({"attacker": "red/captain", "defender": "blue/troll", "damage": 1})"),
            std::string());
    }

    void aTalentThatHealsDoesSoOnce()
    {
        DraftaTable table(R"({"medic": )" + medic + R"(, "captain": )" + captain + "}",
                          R"({"troll": )" + troll + "}");
        table.redBegins();
        table.play("hp", R"({"unit": "red/captain", "hp": 2})");
        // By healing only: a talent used by itself would be gone for nothing.
        QCOMPARE(offered(table, "talent"), std::string("red/captain "));
        QCOMPARE(offered(table, "heal"), std::string("red/medic "));
        const table::OfferKey heal{"heal", unitRefOf("red/medic")};
        QVERIFY(table.session().play(heal, {{"unit", std::string("red/captain")}, {"hp", 3}}, {}, {}));
        QCOMPARE(table.unit("red/captain")["hp"], Json(5));
        QCOMPARE(table.unit("red/medic")["talent_spent"], Json(true));
        QCOMPARE(offered(table, "heal"), std::string());
    }

    void theWordsOfTheCardStandBesideWhatItDoes()
    {
        QCOMPARE(words("heal", "red/mender"), std::string("Heals an ally beside it by 2"));
        QCOMPARE(words("special", "red/drake"), std::string("Special attack: fire breath for 3"));
        QCOMPARE(words("talent", "red/captain"), std::string("Rallying Cry: +2"));
        DraftaTable table = begun();
        const table::Form form = table.session().form({}, {"talent", unitRefOf("red/captain")}, {});
        QCOMPARE(toText(form.follows[0]), std::string("Rallying Cry: +2"));
    }

    // Fire breath, though its own attacks are claws: 3, twice on whoever is vulnerable to fire.
    void aSpecialAttackHasTheDamageAndTheTypeOfTheCard()
    {
        DraftaTable table = begun();
        const table::OfferKey special{"special", unitRefOf("red/drake")};
        const table::Answers answers{{"defender", std::string("blue/troll")}};
        const table::Form form = table.session().form({}, special, answers);
        QVERIFY(form.complete);
        QCOMPARE(std::get<int>(fieldOf(form, "damage").value.value()), 3);
        QCOMPARE(toText(fieldOf(form, "damage").why), std::string("Special attack: fire breath for 3"));
        QCOMPARE(std::get<std::string>(fieldOf(form, "type").value.value()), std::string("fire"));
        QVERIFY(table.session().play(special, answers, {}, {}));
        QCOMPARE(table.unit("blue/troll")["hp"], Json(15 - 6));
    }
};

ADJUTANT_TEST(DraftaCardWordsTest)

} // namespace tst_drafta_cardwords

#include "tst_drafta_cardwords.moc"
