#include "app/catalogues/catalogueloader.h"
#include "app/systems/drakerys/text/refusalwords.h"
#include "core/reference/reference.h"
#include "tableofanna.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <array>
#include <set>

using namespace adjutant;
using namespace adjutant::test;
using drakerys::MatchRefusal;
using drakerys::RefusalRule;

/// Why something can't be done at the table, or seems to be against a rule.
class RefusalWordsTest : public QObject
{
    Q_OBJECT

    static constexpr int refusals = static_cast<int>(RefusalRule::nothingToUndo) + 1;

    static constexpr std::array<std::string_view, 22> warnings{"unknown-profile",
                                                               "engaged",
                                                               "free",
                                                               "status",
                                                               "skill",
                                                               "hero",
                                                               "guard",
                                                               "heroic-dice",
                                                               "weapon",
                                                               "second-shot",
                                                               "invocations",
                                                               "unknown-status",
                                                               "headquarters",
                                                               "vortex",
                                                               "infantry",
                                                               "unknown-mission",
                                                               "unknown-condition",
                                                               "chosen",
                                                               "apart",
                                                               "pick",
                                                               "sources",
                                                               "spell-used"};

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyRefusalIsASentenceOfItsOwn()
    {
        std::set<QString> different;
        for (int rule = 0; rule < refusals; ++rule) {
            const QString words = inWords(MatchRefusal{static_cast<RefusalRule>(rule), "red/crows-1"});
            QVERIFY2(isSaid(words) && words.endsWith(QLatin1Char('.')), qPrintable(words));
            different.insert(words);
        }
        QCOMPARE(different.size(), std::size_t{refusals});
    }

    void everyWarningIsASentenceOfItsOwn()
    {
        std::set<QString> different;
        for (const std::string_view rule : warnings) {
            const QString words = inWords(Warning{std::string(rule), "red/crows-1"});
            QVERIFY2(isSaid(words) && words.endsWith(QLatin1Char('.')), qPrintable(words));
            different.insert(words);
        }
        QCOMPARE(different.size(), warnings.size());
    }

    void aRuleWithoutWordsIsSaidAsCoreSaysIt()
    {
        QCOMPARE(inWords(Warning{"brand-new", "so it is"}), QStringLiteral("so it is"));
        QVERIFY(ruleReference("brand-new").isEmpty());
    }

    void someAreSaidSo()
    {
        QCOMPARE(inWords(MatchRefusal{RefusalRule::notActive, {}}),
                 QStringLiteral("It is the other player’s turn."));
        QCOMPARE(inWords(MatchRefusal{RefusalRule::over16, {}}),
                 QStringLiteral("No activation may cost more than 16 TS."));
        QCOMPARE(ruleReference(RefusalRule::over16), QStringLiteral("rule/action-limits"));
        QCOMPARE(ruleReference("heroic-dice"), QStringLiteral("skill/heroic_action"));
    }

    void everyRulePointedToIsInTheReference()
    {
        const Reference reference = loadReference(QStringLiteral("drakerys"), QStringLiteral("en"));
        std::set<QString> ids;
        for (const std::string_view rule : warnings)
            ids.insert(ruleReference(rule));
        for (int rule = 0; rule < refusals; ++rule)
            ids.insert(ruleReference(static_cast<RefusalRule>(rule)));
        for (const QString& id : ids)
            if (!id.isEmpty())
                QVERIFY2(reference.find(ReferenceId(id.toStdString())), qPrintable(id));
    }
};

ADJUTANT_TEST(RefusalWordsTest)
#include "tst_text_refusalwords.moc"
