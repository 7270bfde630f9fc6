#include "core/systems/drafta/drafta.h"
#include "core/yaml/referencereader.h"
#include "tests/testprogram.h"

#include "tests/systems/drafta/draftatable.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <set>

using namespace adjutant;
using namespace adjutant::test;

/// What forms point at in the reference is there, and so is what entries point at.
class DraftaReferenceTest : public QObject
{
    Q_OBJECT

private:
    std::vector<ReferenceEntry> m_entries;
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
        const QDir folder(QStringLiteral(ADJUTANT_SOURCE_DIR "/data/drafta/reference/en"));
        for (const QString& name : folder.entryList({QStringLiteral("*.yaml")})) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto read = yaml::readReferenceFile(file.readAll().toStdString(), name.toStdString());
            QVERIFY2(read, qPrintable(name));
            m_entries.insert(m_entries.end(), read->begin(), read->end());
        }
        for (const ReferenceEntry& entry : m_entries)
            QVERIFY2(m_ids.insert(entry.id.text()).second, entry.id.text().c_str());
    }

    void everyLinkLeadsToAnEntry()
    {
        for (const ReferenceEntry& entry : m_entries)
            for (const ReferenceId& link : entry.see)
                QVERIFY2(m_ids.contains(link.text()) && link != entry.id, link.text().c_str());
    }

    void whatFormsPointAtIsExplained()
    {
        const GameSystem system = drafta::gameSystem();
        const std::string card = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
        look(answered<table::CardView>(system.card, answersFrom(card), Ask::Missing::stays).form);
        Ask start({{answersFrom(R"({"chart": [{"from": 1, "to": 100, "text": "x"}]})"), 0, false}},
                  Ask::Missing::stays);
        start.run(system.startExtras(start));
        look(start.form());
        DraftaTable table("{\"a\": " + card + ", \"b\": " + card + "}", "{\"c\": " + card + "}");
        const auto form = [&](const char* procedure, const std::string& answers) {
            look(table.session().form({}, {procedure}, answersFrom(answers)));
        };
        form("first", "{}");
        table.redBegins();
        form("move", R"({"unit": "red/a", "terrain": "plain"})");
        form("attack", R"({"attacker": "red/a", "defender": "blue/c"})");
        form("special", R"({"attacker": "red/a", "defender": "blue/c", "damage": 3})");
        form("heal", R"({"unit": "red/a"})");
        form("camp", "{}");
    }
};

ADJUTANT_TEST(DraftaReferenceTest)
#include "tst_drafta_reference.moc"
