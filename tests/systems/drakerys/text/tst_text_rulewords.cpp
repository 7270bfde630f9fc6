#include "app/text/budgetwords.h"
#include "app/text/messagetext.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/drakerys/text/drakeryscatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <set>

namespace tst_text_rulewords {

using namespace adjutant;
using namespace adjutant::test;

/// The words of a Warrior's card.
class RuleWordsTest : public QObject
{
    Q_OBJECT

    static table::CardView cardOf(const char* unit)
    {
        return cardViewOf(*findGameSystem("drakerys"), *drakerys().find(UnitId(unit)), drakerys());
    }

    static QStringList valuesOf(const char* unit)
    {
        QStringList values;
        for (const table::Stat& stat : cardOf(unit).stats)
            values.append(translated(stat.value));
        return values;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyFigureHasANameAndAShorterLabel()
    {
        std::set<QString> names, labels;
        for (const table::Stat& stat : cardOf("avaren/crows").stats) {
            names.insert(translated(stat.name));
            labels.insert(translated(stat.label));
            QVERIFY(!stat.label.empty());
            QVERIFY(stat.label.text().size() < stat.name.text().size());
        }
        QCOMPARE(names.size(), std::size_t{9});
        QCOMPARE(labels.size(), std::size_t{9});
    }

    // The nine values of the sample lists, in the order in which they are printed there.
    void aCardHasNineValues()
    {
        QCOMPARE(valuesOf("avaren/crows"), QStringLiteral("2 1 1 4 3/– 2 3 3 10/15").split(QLatin1Char(' ')));
        QCOMPARE(valuesOf("aurium/noctis"),
                 QStringLiteral("3 3 3 5 4/3 3 3 3 10/10").split(QLatin1Char(' ')));
        QCOMPARE(valuesOf("irosia/crushers"),
                 QStringLiteral("2 2 3 3 3/– 4 5 4 15/25").split(QLatin1Char(' ')));
        const table::CardView unknown = cardOf("avaren/scouts");
        QVERIFY(unknown.blank);
        QCOMPARE(toText(unknown.stats[4].name), "Combat/Shooting");
        QCOMPARE(toText(unknown.stats[8].label), "Mar/Cha");
        QVERIFY(unknown.stats[0].value.empty());
    }

    void theHeroStandsFirstAmongTheTypes()
    {
        QCOMPARE(translated(cardOf("aurium/noctis").kind), QStringLiteral("Hero, Infantry, Awakened [2]"));
        QCOMPARE(translated(cardOf("avaren/crows").kind), QStringLiteral("Infantry"));
        QCOMPARE(translated(cardOf("avaren/scouts").kind), QString());
    }

    void aBudgetHasItsNames()
    {
        const Budget& ap = findGameSystem("drakerys")->budgets[0];
        QCOMPARE(labelText(ap), QStringLiteral("AP"));
        QCOMPARE(toText(ap), QStringLiteral("Army Points"));
        QCOMPARE(amountText(ap, 1500), QStringLiteral("1,500 AP"));
        QCOMPARE(againstLimit(ap, 460, 500), QStringLiteral("460 of 500 AP"));
    }
};

ADJUTANT_TEST(RuleWordsTest)

} // namespace tst_text_rulewords

#include "tst_text_rulewords.moc"
