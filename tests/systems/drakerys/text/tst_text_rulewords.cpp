#include "app/text/budgetwords.h"
#include "app/text/rulewords.h"
#include "core/systems/gamesystem.h"
#include "drakeryscatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <set>

using namespace adjutant;
using namespace adjutant::test;

/// The words of a Warrior's card.
class RuleWordsTest : public QObject
{
    Q_OBJECT

    static QStringList valuesOf(const char* unit)
    {
        QStringList values;
        for (const PrintedValue& printed : printedProfile(*drakerys().find(UnitId(unit))->profile))
            values.append(printed.value);
        return values;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyCharacteristicHasANameAndAShorterLabel()
    {
        std::set<QString> names, labels;
        for (int i = 0; i <= static_cast<int>(Characteristic::charge); ++i) {
            const auto characteristic = static_cast<Characteristic>(i);
            names.insert(nameOf(characteristic));
            labels.insert(labelOf(characteristic));
            QVERIFY(!labelOf(characteristic).isEmpty());
            QVERIFY(labelOf(characteristic).size() < nameOf(characteristic).size());
        }
        QCOMPARE(names.size(), std::size_t{11});
        QCOMPARE(labels.size(), std::size_t{11});
        QCOMPARE(labelOf(Characteristic::initiative), QStringLiteral("Init"));
    }

    // The nine values of the ready lists, in the order in which they are printed there.
    void aCardHasNineValues()
    {
        QCOMPARE(valuesOf("avaren/crows"), QStringLiteral("2 1 1 4 3/– 2 3 3 10/15").split(QLatin1Char(' ')));
        QCOMPARE(valuesOf("aurium/noctis"),
                 QStringLiteral("3 3 3 5 4/3 3 3 3 10/10").split(QLatin1Char(' ')));
        QCOMPARE(valuesOf("irosia/crushers"),
                 QStringLiteral("2 2 3 3 3/– 4 5 4 15/25").split(QLatin1Char(' ')));
        QCOMPARE(emptyProfile()[4].name, QStringLiteral("Combat/Shooting"));
        QCOMPARE(emptyProfile()[8].label, QStringLiteral("Mar/Cha"));
        QVERIFY(emptyProfile()[0].value.isEmpty());
    }

    void theHeroStandsFirstAmongTheTypes()
    {
        QCOMPARE(typesOf(*drakerys().find(UnitId("aurium/noctis"))),
                 QStringLiteral("Hero, Infantry, Awakened [2]"));
        QCOMPARE(typesOf(*drakerys().find(UnitId("avaren/crows"))), QStringLiteral("Infantry"));
        QCOMPARE(typesOf(*drakerys().find(UnitId("avaren/scouts"))), QString());
    }

    void everyTypeAndBudgetHasAName()
    {
        QCOMPARE(nameOf(UnitType::hero), QStringLiteral("Hero"));
        QCOMPARE(nameOf(UnitType::infantry), QStringLiteral("Infantry"));
        QCOMPARE(nameOf(UnitType::monster), QStringLiteral("Monster"));
        QCOMPARE(nameOf(UnitType::beast), QStringLiteral("Beast"));
        const Budget& ap = findGameSystem("drakerys")->budgets[0];
        QCOMPARE(labelOf(ap), QStringLiteral("AP"));
        QCOMPARE(nameOf(ap), QStringLiteral("Army Points"));
        QCOMPARE(amountInWords(ap, 1500), QStringLiteral("1,500 AP"));
        QCOMPARE(againstLimit(ap, 460, 500), QStringLiteral("460 of 500 AP"));
    }
};

ADJUTANT_TEST(RuleWordsTest)
#include "tst_text_rulewords.moc"
