#include "app/catalogues/catalogueloader.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <algorithm>

namespace tst_catalogues_recruitmenttable {

using namespace adjutant;

/// The recruitment tables at the end of the rulebook, typed from it anew: Size / AP / Rarity of all 58 Units.
class RecruitmentTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
    }

    void aUnitIsOfferedAsPrinted_data()
    {
        QTest::addColumn<QString>("faction");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("offers");
        const char* faction = nullptr;
        const auto row = [&faction](const char* name, std::initializer_list<const char*> offers) {
            QStringList list;
            for (const char* offer : offers)
                list.append(QString::fromUtf8(offer));
            QTest::addRow("%s %s", faction, name)
                << QString::fromUtf8(faction) << QString::fromUtf8(name) << list;
        };
        faction = "avaren";
        row("Minvis", {"1 / 100 / 1"});
        row("Salik", {"1 / 160 / 2"});
        row("Zandarai", {"1 / 150 / 2"});
        row("Aspic", {"1 / 200 / 3"});
        row("Bowmen", {"6 / 100 / 1", "9 / 140 / 2", "12 / 210 / 2"});
        row("Crows", {"6 / 80 / 0", "9 / 120 / 0", "12 / 160 / 1"});
        row("Scouts", {"6 / 50 / 0", "12 / 110 / 0", "18 / 175 / 1"});
        row("Blockers", {"4 / 100 / 1", "8 / 200 / 2", "12 / 300 / 3"});
        row("Skull Hunters", {"2 / 220 / 2", "4 / 450 / 3"});
        row("Blood Banes", {"4 / 140 / 1", "6 / 210 / 1", "8 / 280 / 2"});
        row("Void Runners", {"3 / 135 / 1", "6 / 275 / 2", "9 / 410 / 4"});
        row("Slaves", {"3 / 85 / 1"});
        row("Battlemasters", {"3 / 125 / 1", "6 / 250 / 2", "9 / 375 / 2"});
        faction = "irosia";
        row("Celeste", {"1 / 130 / 1"});
        row("Eorann", {"1 / 100 / 2"});
        row("Karya", {"1 / 90 / 2"});
        row("Quaestor Kalirus", {"1 / 150 / 3"});
        row("Bowmen", {"5 / 80 / 0", "10 / 160 / 1"});
        row("Conscripts", {"5 / 35 / 0", "10 / 80 / 0", "15 / 125 / 0"});
        row("Lancers", {"5 / 50 / 0", "10 / 110 / 0", "15 / 175 / 1"});
        row("Berserkers", {"2 / 180 / 2", "3 / 270 / 3", "4 / 360 / 3"});
        row("Enforcers", {"2 / 110 / 1", "3 / 175 / 2", "4 / 230 / 2"});
        row("Crushers", {"2 / 150 / 2", "3 / 230 / 3", "4 / 310 / 4"});
        row("Knights of the Dragon", {"2 / 220 / 2", "4 / 450 / 4"});
        row("Honor Guards", {"2 / 90 / 1", "4 / 190 / 2", "6 / 300 / 3"});
        row("Warrior-Mages", {"1 / 150 / 1", "2 / 305 / 2"});
        faction = "aurium";
        row("Banrim", {"1 / 220 / 3"});
        row("Duke Amdir", {"1 / 170 / 2"});
        row("Noctis", {"1 / 130 / 1"});
        row("Crossbowmen", {"6 / 100 / 1", "9 / 150 / 2", "12 / 200 / 2"});
        row("Lancers", {"6 / 100 / 0", "9 / 150 / 0", "12 / 200 / 1"});
        row("Soldiers", {"6 / 80 / 0", "9 / 125 / 1", "12 / 160 / 2"});
        row("Enforcers", {"3 / 250 / 2", "6 / 500 / 3"});
        row("Gold Keepers", {"6 / 150 / 2", "9 / 225 / 2", "12 / 300 / 3"});
        row("Infernos", {"6 / 160 / 2", "9 / 250 / 2", "12 / 320 / 3"});
        faction = "ashral";
        row("Bekha", {"1 / 75 / 1"});
        row("Induna", {"1 / 110 / 2"});
        row("Sakhil", {"1 / 150 / 2"});
        row("Ragnor", {"1 / 250 / 3"});
        row("Sharpshooters", {"4 / 50 / 1", "6 / 75 / 1", "12 / 130 / 1"});
        row("Warriors", {"4 / 50 / 0", "6 / 75 / 0", "12 / 160 / 0"});
        row("Bloodseekers", {"4 / 75 / 0", "6 / 120 / 1", "12 / 240 / 1"});
        row("Brutes", {"3 / 140 / 1", "6 / 300 / 2", "9 / 450 / 4"});
        row("Defenders", {"3 / 100 / 1", "6 / 200 / 2", "9 / 300 / 3"});
        row("Rockthrowers", {"3 / 120 / 1", "6 / 250 / 2", "9 / 375 / 3"});
        row("Champions of the Ancients", {"1 / 140 / 1", "2 / 300 / 3"});
        row("Dragon Hunters", {"1 / 100 / 1", "2 / 200 / 2"});
        row("Banes", {"1 / 75 / 1", "2 / 150 / 2", "3 / 300 / 3"});
        faction = "maelstrom";
        row("Isha", {"1 / 250 / 3"});
        row("Maëlan", {"1 / 250 / 3"});
        row("Maelstrom Warmonger", {"1 / 400 / 5"});
        faction = "mercenaries";
        row("Bastion", {"1 / 170 / 2"});
        row("Fantöm", {"1 / 120 / 2"});
        row("Fir the Free", {"1 / 25 / 1"});
        row("Kae", {"1 / 100 / 2"});
        row("Lorn", {"1 / 190 / 3"});
        row("Ward", {"1 / 25 / 0"});
        row("Valira", {"1 / 225 / 3"});
    }

    void aUnitIsOfferedAsPrinted()
    {
        QFETCH(QString, faction);
        QFETCH(QString, name);
        QFETCH(QStringList, offers);
        const Unit* unit = nullptr;
        for (const Unit& candidate : m_catalogue.units())
            if (factionOf(candidate.id).text() == faction.toStdString() &&
                candidate.name == name.toStdString())
                unit = &candidate;
        QVERIFY(unit);
        QVERIFY(!unit->invoked);
        QStringList found;
        for (const SizeOffer& offer : unit->sizes)
            found.append(QStringLiteral("%1 / %2 / %3")
                             .arg(offer.size)
                             .arg(offer.cost["ap"])
                             .arg(offer.cost["rarity"]));
        QCOMPARE(found, offers);
    }

    void nothingElseIsOffered()
    {
        const auto recruitable = [](const Unit& unit) { return !unit.invoked && !unit.sizes.empty(); };
        QCOMPARE(std::ranges::count_if(m_catalogue.units(), recruitable), 58);
    }

    void heraldsAndOverlordsAreOnlyInvoked_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* element : {"Air", "Water", "Earth", "Fire"})
            for (const char* rank : {"Herald", "Overlord"})
                QTest::addRow("%s %s", element, rank)
                    << QStringLiteral("%1 %2").arg(QString::fromUtf8(element), QString::fromUtf8(rank));
    }

    void heraldsAndOverlordsAreOnlyInvoked()
    {
        QFETCH(QString, name);
        const auto unit = std::ranges::find(m_catalogue.units(), name.toStdString(), &Unit::name);
        QVERIFY(unit != m_catalogue.units().end());
        QVERIFY(unit->invoked);
        QVERIFY(unit->sizes.empty());
    }

    void onlyTheFourPeoplesAreAllegiances()
    {
        QCOMPARE(m_catalogue.factions().size(), 6U); // with the Maelstrom and the Mercenaries
        QStringList allegiances;
        for (const Faction& faction : m_catalogue.factions())
            if (faction.allegiance)
                allegiances.append(QString::fromStdString(faction.id.text()));
        QCOMPARE(allegiances, QStringLiteral("avaren irosia aurium ashral").split(QLatin1Char(' ')));
    }

    void wardNeedsLorn()
    {
        const Unit* ward = m_catalogue.find(UnitId("mercenaries/ward"));
        QCOMPARE(ward->requiredUnits, std::vector{UnitId("mercenaries/lorn")});
    }

    // Experimental Weapons, with what each adds for a Warrior.
    void bastionOffersThreeWeapons()
    {
        QStringList offered;
        for (const Option& option : m_catalogue.options()) {
            QCOMPARE(option.offeredBy, UnitId("mercenaries/bastion"));
            offered.append(QStringLiteral("%1 %2")
                               .arg(QString::fromStdString(option.name))
                               .arg(option.costPerWarrior["ap"]));
        }
        offered.sort();
        QCOMPARE(offered, QStringLiteral("Enchanted Armour 5,Enchanted Heavy Weapon 10,Reloading Mechanism 5")
                              .split(QLatin1Char(',')));
    }

    // Our reading of who is a Hero (rules/drakerys.md): the named single Warriors, every mercenary, Isha and
    // Maëlan.
    void heroesAreThoseOfOurReading()
    {
        QStringList heroes;
        for (const Unit& unit : m_catalogue.units())
            if (unit.says("types", "hero"))
                heroes.append(QString::fromStdString(unit.id.text()));
        heroes.sort();
        QStringList expected =
            QStringLiteral("ashral/bekha ashral/induna ashral/ragnor ashral/sakhil "
                           "aurium/banrim aurium/duke-amdir aurium/noctis "
                           "avaren/aspic avaren/minvis avaren/salik avaren/zandarai "
                           "irosia/celeste irosia/eorann irosia/karya irosia/quaestor-kalirus "
                           "maelstrom/isha maelstrom/maelan "
                           "mercenaries/bastion mercenaries/fantom mercenaries/fir-the-free "
                           "mercenaries/kae mercenaries/lorn mercenaries/valira mercenaries/ward")
                .split(QLatin1Char(' '));
        expected.sort();
        QCOMPARE(heroes, expected);
    }

private:
    Catalogue m_catalogue;
};

ADJUTANT_TEST(RecruitmentTableTest)

} // namespace tst_catalogues_recruitmenttable

#include "tst_catalogues_recruitmenttable.moc"
