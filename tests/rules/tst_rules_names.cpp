#include "app/rules/pagenames.h"
#include "app/rules/rulenames.h"
#include "tests/testprogram.h"

#include <QTranslator>
#include <QtTest>

namespace tst_rules_names {

using namespace adjutant;

namespace {

ReferenceEntry entry(const char* id, const char* title, std::vector<std::string> aliases = {})
{
    ReferenceEntry made;
    made.id = ReferenceId(id);
    made.title = title;
    made.aliases = std::move(aliases);
    return made;
}

/// One word of a language without rules of its own.
class Translator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override
    {
        return std::string_view(context) == "a game" && std::string_view(text) == "moved"
                   ? QStringLiteral("bewegt")
                   : QString();
    }
};

} // namespace

/// Which entry a label of a page is about.
class RuleNamesTest : public QObject
{
    Q_OBJECT

    const Reference m_reference{
        {entry("token/wounds", "Wounds"), entry("skill/parry", "Parry", {"Parade"}),
         entry("skill/expert_parry", "Expert Parry"), entry("rule/move", "Moving", {"Moved", "Élan"}),
         entry("fault/march", "March"), entry("rule/parade", "Parade"),
         entry("token/plus-action", "+1 Action"), entry("token/minus-action", "-1 Action")}};

private Q_SLOTS:
    void labelsAreAbout_data()
    {
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* name, const char* label, const char* id) {
            QTest::newRow(name) << QString::fromUtf8(label) << QString::fromUtf8(id);
        };
        row("a title", "Parry", "skill/parry");
        row("with a figure", "Wounds 2", "token/wounds");
        row("with what it is measured in", "Expert Parry (20 cm)", "skill/expert_parry");
        row("within a state", "has moved", "rule/move");
        row("whatever the accents", "elan", "rule/move");
        row("the longest name of several", "expert parry or parry", "skill/expert_parry");
        row("what is called so, not what is also called so", "Parade", "rule/parade");
        row("part of a word is no name", "Parrying", "");
        row("what is misprinted in the source", "March", "");
        row("a sentence names too much", "one two three four five six seven eight Wounds", "");
        row("a figure with its sign", "-1 Action", "token/minus-action");
        row("a name within a long label", "3 Parades of one's own", "");
        row("nothing", "", "");
    }
    void labelsAreAbout()
    {
        QFETCH(QString, label);
        QFETCH(QString, id);
        const ReferenceEntry* found = RuleNames(m_reference).find(label);
        QCOMPARE(found ? QString::fromStdString(found->id.text()) : QString(), id);
    }

    void aTranslatedLabelFindsTheRuleOfItsEnglishWord()
    {
        Translator german;
        QCoreApplication::installTranslator(&german);
        const Reference named = withNamesOfPage(m_reference, "a game", "de");
        const Reference elsewhere = withNamesOfPage(m_reference, "another", "de");
        QCoreApplication::removeTranslator(&german);
        const ReferenceEntry* found = RuleNames(named).find(QStringLiteral("hat bewegt"));
        QVERIFY(found);
        QCOMPARE(found->id.text(), std::string("rule/move"));
        QVERIFY(!RuleNames(elsewhere).find(QStringLiteral("hat bewegt")));
    }

    void ofOneNameTheShelfTellsWhich()
    {
        const Reference reference({entry("token/blow", "Blow"), entry("skill/blow", "Blow")});
        const RuleNames names(reference);
        QCOMPARE(names.find(QStringLiteral("Blow"), "skill/")->id.text(), std::string("skill/blow"));
        QCOMPARE(names.find(QStringLiteral("Blow"), "token/")->id.text(), std::string("token/blow"));
        QCOMPARE(names.find(QStringLiteral("Blow"))->id.text(), std::string("token/blow"));
    }
};

ADJUTANT_TEST(RuleNamesTest)

} // namespace tst_rules_names

#include "tst_rules_names.moc"
