#include "app/rules/rulenames.h"
#include "app/rules/rulesearch.h"
#include "tests/testprogram.h"

#include <QTranslator>
#include <QtTest>

namespace tst_rules_search {

using namespace adjutant;

namespace {

ReferenceEntry entry(const char* id, const char* title, std::vector<std::string> aliases = {},
                     const char* text = "")
{
    ReferenceEntry made;
    made.id = ReferenceId(id);
    made.title = title;
    made.aliases = std::move(aliases);
    made.text = text;
    return made;
}

Reference sample()
{
    return Reference({
        entry("rule/morale", "Morale Roll", {"Courage"},
              "A Unit that lost a fight rolls one D10 for each Warrior."),
        entry("skill/parry", "Parry", {"Parade"}, "Tens count as **one success**; they add no dice."),
        entry("skill/expert_parry", "Expert Parry", {},
              "As Parry, and the Unit may use it against any Attack."),
        entry("skill/guard", "Guard", {"Escort"}, "Takes the Injuries of a Unit in Cohesion. See Parry."),
        entry("fault/guard", "Guard and Escort", {}, "Both names are printed."),
        entry("weapon/crossbow", "Crossbow", {"Arbalète légère"},
              "| Range | Strength |\n|---|---|\n| 90 cm | 3 |"),
        entry("rule/heart", "Cœur", {}, "Beats."),
        entry("weapon/bow", "Bow", {}, "Range 60 cm."),
        entry("mission/moon-shards", "Moon Shards", {"Éclats de lune"}, "Carry them home."),
        entry("rule/underdog", "Underdog", {}, "The greater army gives way."),
    });
}

QString idsOf(const std::vector<FoundRule>& found)
{
    QStringList ids;
    for (const FoundRule& each : found)
        ids.append(QString::fromStdString(each.entry->id.text()));
    return ids.join(QLatin1Char(' '));
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

/// What a query finds, and what comes first.
class RuleSearchTest : public QObject
{
    Q_OBJECT

private:
    const Reference m_reference{
        {entry("token/wounds", "Wounds"), entry("skill/parry", "Parry", {"Parade"}),
         entry("skill/expert_parry", "Expert Parry"), entry("rule/move", "Moving", {"Moved", "Élan"}),
         entry("fault/march", "March"), entry("rule/parade", "Parade"),
         entry("token/plus-action", "+1 Action"), entry("token/minus-action", "-1 Action")}};

private Q_SLOTS:
    void queriesFind_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("ids");
        const auto row = [](const char* name, const char* query, const char* ids) {
            QTest::newRow(name) << QString::fromUtf8(query) << QString::fromUtf8(ids);
        };
        row("a title before titles that hold it before texts", "parry",
            "skill/parry skill/expert_parry skill/guard");
        row("part of a word", "parr", "skill/parry skill/expert_parry skill/guard");
        row("the middle of a word, after those that begin so", "bow", "weapon/bow weapon/crossbow");
        row("another name", "escort", "skill/guard fault/guard");
        row("misprints come after the rules", "guard", "skill/guard fault/guard");
        row("accents don't matter, there", "arbalete", "weapon/crossbow");
        row("accents don't matter, here", "pârry", "skill/parry skill/expert_parry skill/guard");
        row("accents don't matter at the beginning", "eclats", "mission/moon-shards");
        row("two words written together", "moonshards", "mission/moon-shards");
        row("the beginning of two words written together", "moonsh", "mission/moon-shards");
        row("two words of another name written together", "eclatsde", "mission/moon-shards");
        row("one word written apart", "under dog", "rule/underdog");
        row("one word written apart, among others", "greater under dog", "rule/underdog");
        row("letters that are two", "coeur", "rule/heart");
        row("capitals don't matter", "MORALE", "rule/morale");
        row("every word must be there", "expert parry", "skill/expert_parry");
        row("words in any order", "parry exp", "skill/expert_parry");
        row("in the text", "tens success", "skill/parry");
        row("two letters changed places", "gaurd", "skill/guard fault/guard");
        row("a letter left out", "corage", "rule/morale");
        row("nothing", "zzzzzz", "");
        row("no word at all", " - \"*' ", "");
        row("what FTS5 would take for its own", "\"parry\" NEAR(", "");
    }

    void queriesFind()
    {
        QFETCH(QString, query);
        QFETCH(QString, ids);
        const Reference reference = sample();
        QCOMPARE(idsOf(RuleSearch({&reference}).find(query)), ids);
    }

    void whatWasSearchedIsMarkedInPlainText()
    {
        const Reference reference = sample();
        const auto found = RuleSearch({&reference}).find(QStringLiteral("success"));
        QCOMPARE(found.size(), std::size_t(1));
        const auto& excerpt = found.front().excerpt;
        QCOMPARE(textOf(excerpt), QStringLiteral("Tens count as one success ; they add no dice."));
        QCOMPARE(excerpt.size(), std::size_t(3));
        QCOMPARE(excerpt[1].text, QStringLiteral("success"));
        QVERIFY(excerpt[1].matches && !excerpt[0].matches && !excerpt[2].matches);
    }

    void aTableIsReadWithoutItsLines()
    {
        const Reference reference = sample();
        const auto found = RuleSearch({&reference}).find(QStringLiteral("crossbow"));
        QCOMPARE(textOf(found.front().excerpt), QStringLiteral("Range Strength 90 cm 3"));
    }

    void severalReferencesAreSearchedAtOnce()
    {
        const Reference one = sample();
        const Reference other({entry("rule/parry", "Parry", {}, "Another game's.")});
        const auto found = RuleSearch({&one, &other}).find(QStringLiteral("parry"));
        QCOMPARE(found.size(), std::size_t(4));
        QCOMPARE(found[0].shelf, std::size_t(0));
        QCOMPARE(found[1].shelf, std::size_t(1));
    }

    void noMoreThanAreWanted()
    {
        const Reference reference = sample();
        QCOMPARE(idsOf(RuleSearch({&reference}).find(QStringLiteral("parry"), 1)),
                 QStringLiteral("skill/parry"));
    }

    // Which entry a label of a page is about.

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

ADJUTANT_TEST(RuleSearchTest)

} // namespace tst_rules_search

#include "tst_rules_search.moc"
