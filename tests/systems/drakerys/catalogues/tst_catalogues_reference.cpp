#include "app/catalogues/catalogueloader.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_catalogues_reference {

using namespace adjutant;

namespace {

QByteArray tag(const std::string& text)
{
    return QByteArray::fromStdString(text);
}

} // namespace

/// The rules entries: whatever the catalogue names is explained.
class ReferenceDataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
        m_reference = loadReference(QStringLiteral("drakerys"), QStringLiteral("en"));
    }

    void everythingNamedIsExplained_data()
    {
        QTest::addColumn<QString>("title");
        for (const Skill& skill : m_catalogue.skills())
            QTest::newRow(tag("skill/" + skill.id.text())) << QString::fromStdString(skill.name);
        for (const Weapon& weapon : m_catalogue.weapons())
            QTest::newRow(tag("weapon/" + weapon.id.text())) << QString::fromStdString(weapon.name);
        for (const Option& option : m_catalogue.options())
            QTest::newRow(tag("option/" + option.id.text())) << QString::fromStdString(option.name);
        for (const char* type : {"type/infantry", "type/monster", "type/beast", "type/hero", "type/awakened"})
            QTest::newRow(type) << QString::fromUtf8(type).section(QLatin1Char('/'), 1);
    }

    void everythingNamedIsExplained()
    {
        QFETCH(QString, title);
        const ReferenceEntry* entry = m_reference.find(ReferenceId(QTest::currentDataTag()));
        QVERIFY(entry);
        QCOMPARE(QString::fromStdString(entry->title).toLower(), title.toLower());
        QVERIFY(!entry->text.empty());
        QVERIFY(!entry->chapter.empty());
    }

    void entriesOfCatalogueThingsNameOnesThatExist()
    {
        for (const ReferenceEntry& entry : m_reference.entries()) {
            const std::string& id = entry.id.text();
            const std::string shelf = id.substr(0, id.find('/'));
            const std::string name = id.substr(id.find('/') + 1);
            const bool known = shelf == "skill"    ? m_catalogue.find(SkillId(name)) != nullptr
                               : shelf == "weapon" ? m_catalogue.find(WeaponId(name)) != nullptr
                               : shelf == "option" ? m_catalogue.find(OptionId(name)) != nullptr
                                                   : true;
            QVERIFY2(known, id.c_str());
        }
    }

    void otherWordsForAThingAreNamesOfItsEntry()
    {
        const auto hasName = [](const Reference& reference, const char* id, const char* name) {
            const ReferenceEntry* entry = reference.find(ReferenceId(id));
            return entry && std::ranges::find(entry->aliases, name) != entry->aliases.end();
        };
        const Reference french = loadReference(QStringLiteral("drakerys"), QStringLiteral("fr"));
        QVERIFY(hasName(m_reference, "rule/overlord", "Warlord"));
        QVERIFY(hasName(french, "rule/overlord", "Warlord"));
        QVERIFY(hasName(m_reference, "skill/experimental_weapons", "Equipment"));
        QVERIFY(hasName(french, "skill/experimental_weapons", "Équipement"));
    }

    void aliasesOfSkillsAreFoundInTheirEntries()
    {
        // A card says Escort; who looks it up must come to Guard. One entry lists all such names.
        const ReferenceEntry* names = m_reference.find(ReferenceId("fault/skill-names"));
        QVERIFY(names);
        for (const Skill& skill : m_catalogue.skills())
            for (const std::string& alias : skill.aliases) {
                const ReferenceEntry* entry = m_reference.find(referenceOf(skill.id));
                const bool own = std::ranges::find(entry->aliases, alias) != entry->aliases.end();
                QVERIFY2(own || names->text.find(alias) != std::string::npos, alias.c_str());
            }
    }

private:
    Catalogue m_catalogue;
    Reference m_reference;
};

ADJUTANT_TEST(ReferenceDataTest)

} // namespace tst_catalogues_reference

#include "tst_catalogues_reference.moc"
