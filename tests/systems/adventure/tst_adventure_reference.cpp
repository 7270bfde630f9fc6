#include "core/yaml/referencereader.h"
#include "tests/testprogram.h"

#include "tests/systems/adventure/adventuretable.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <set>

using namespace adjutant;
using namespace adjutant::adventuretable;

namespace {

std::vector<ReferenceEntry> entriesOf(const char* language)
{
    std::vector<ReferenceEntry> entries;
    const QDir folder(QStringLiteral(ADJUTANT_SOURCE_DIR "/data/adventure/reference/") +
                      QLatin1String(language));
    for (const QString& name : folder.entryList({QStringLiteral("*.yaml")})) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const auto read = yaml::readReferenceFile(file.readAll().toStdString(), name.toStdString());
        if (!read)
            return {};
        entries.insert(entries.end(), read->begin(), read->end());
    }
    return entries;
}

std::set<std::string> idsOf(const std::vector<ReferenceEntry>& entries)
{
    std::set<std::string> ids;
    for (const ReferenceEntry& entry : entries)
        ids.insert(entry.id.text());
    return ids;
}

} // namespace

/// What forms and odds point at in the reference is there, in both languages, and so is what entries point
/// at.
class AdventureReferenceTest : public QObject
{
    Q_OBJECT

private:
    std::set<std::string> m_ids;

    void look(const table::Form& form)
    {
        QVERIFY(!form.fields.empty());
        for (const table::Field& field : form.fields)
            if (!field.rule.empty())
                QVERIFY2(m_ids.contains(field.rule), field.rule.c_str());
    }

private slots:
    void initTestCase()
    {
        m_ids = idsOf(entriesOf("en"));
        QVERIFY(m_ids.size() > 15);
    }

    void everyLinkLeadsToAnEntry()
    {
        for (const char* language : {"en", "fr"}) {
            const auto entries = entriesOf(language);
            QCOMPARE(entries.size(), m_ids.size());
            QCOMPARE(idsOf(entries), m_ids);
            for (const ReferenceEntry& entry : entries)
                for (const ReferenceId& link : entry.see)
                    QVERIFY2(m_ids.contains(link.text()) && link != entry.id, link.text().c_str());
        }
    }

    void whatFormsPointAtIsExplained()
    {
        const GameSystem& game = *findGameSystem("adventure");
        look(answered<table::CardView>(game.card, answers("{'atk': 1, 'def': 7}"), Ask::Missing::stays).form);
        Table table;
        const auto form = [&](const char* procedure, const char* given) {
            look(table.session().form({}, {procedure}, answers(given)));
        };
        form("initiative",
             "{'dice': null, 'rolls': {'party/ana': 9, 'party/bo': 9, 'gm/orc': 2, 'gm/wolf': 1}}");
        form("effect", "{'unit': 'gm/orc', 'add': 'slowed', 'save': true}");
        form("hp", "{'unit': 'gm/orc'}");
        table.play("effect", "{'unit': 'gm/orc', 'add': 'slowed', 'save': true}");
        table.toMovement();
        form("move", "{'unit': 'gm/wolf', 'provoked': ['party/bo']}");
        table.play("next_phase");
        form("attack", "{'attacker': 'party/bo', 'target': 'gm/orc'}");
        form("item", "{'unit': 'party/bo'}");
        form("delay", "{'unit': 'party/bo'}");
        table.play("next_phase");
        form("save", "{'unit': 'gm/orc'}");
    }

    void whatOddsPointAtIsExplained()
    {
        for (const char* json :
             {"{'attack': 1, 'defence': 7, 'target_tier': 2, 'advantage': 1, 'disadvantage': 2}",
              "{'attack': 0, 'defence': 7}"}) {
            const auto view = solve(*findGameSystem("adventure"), {"attack", answers(json)});
            QVERIFY(view);
            for (const table::OddsStep& step : view->steps)
                for (const std::string& rule : step.rules)
                    QVERIFY2(m_ids.contains(rule), rule.c_str());
        }
    }
};

ADJUTANT_TEST(AdventureReferenceTest)
#include "tst_adventure_reference.moc"
