#include "app/catalogues/catalogueloader.h"
#include "core/roster/roster.h"
#include "core/systems/drakerys/odds/shooting.h"
#include "core/systems/drakerys/profile.h"
#include "core/systems/gamesystem.h"

namespace adjutant::test::tst_catalogues_printed {

// As the sample lists print it: Actions, Power, Health, Initiative, Combat/Shooting, Strength, Resistance,
// Willpower, March/Charge.
static QString printed(const drakerys::Profile& profile)
{
    const auto pair = [](int one, const QString& other) { return QString("%1/%2").arg(one).arg(other); };
    const QString shooting = profile.shooting ? QString::number(*profile.shooting) : "-";
    return QString::fromStdString(listed(profile.actions, profile.power, profile.health, profile.initiative,
                                         pair(profile.combat, shooting), profile.strength, profile.resistance,
                                         profile.willpower,
                                         pair(profile.march, QString::number(profile.charge))));
}

static QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

/// The 15 profiles of the four sample lists, typed from the rulebook anew, with their types and skills.
class PrintedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalogue = loadCatalogue("drakerys", UserFiles::ignore).catalogue;
        m_lists = loadReadyLists(m_catalogue);
        m_reference = loadReference("drakerys", "en");
    }

    void aUnitIsAsItsCardSays_data()
    {
        const auto row = columns<QString, QString, QString>("profile", "types", "skills");
        row("avaren/crows", "2 1 1 4 3/- 2 3 3 10/15", "Infantry", "Swashbuckler. Escort");
        row("avaren/blood-banes", "3 2 2 3 4/- 3 5 4 10/15", "Infantry", "Berserker. Violent Blow");
        row("avaren/salik", "4 3 3 5 5/- 4 4 3 10/15", "Awakened[2]. Hero. Infantry",
            "Heroic Action. Reach. Martial Arts. Authority [20]. Disengagement. Parrying. Saving");
        row("aurium/crossbowmen", "2 1 1 1 2/2 2 4 1 10/10", "Infantry", "Shooting/Repeating crossbow");
        row("aurium/gold-keepers", "3 2 1 2 4/- 4 5 2 10/10", "Infantry",
            "Swashbuckler. Violent Blow. Discipline. Escort");
        row("aurium/noctis", "3 3 3 5 4/3 3 3 3 10/10", "Infantry. Hero. Awakened[2]",
            "Heroic Action. Authority [20]. Camouflage. Disengagement. Multiple Shots. Quick Shoot. "
            "Shooting/Crossbow. Saving");
        row("aurium/soldiers", "2 1 1 1 2/- 3 5 1 10/10", "Infantry",
            "Blocking. Discipline. Escort. Parrying");
        row("ashral/warriors", "2 2 1 2 3/- 3 4 2 10/15", "Infantry", "Escort. Parrying");
        row("ashral/rockthrowers", "2 2 3 3 3/2 3 4 3 15/15", "Infantry", "Heavy-Loaded. Shooting/Rocks");
        row("ashral/sakhil", "2 2 1 2 3/- 3 4 2 10/15", "Awakened[1]. Hero. Infantry",
            "Heroic Action. Berserker. Disengagement. Saving");
        row("ashral/bloodseekers", "3 2 1 2 3/- 3 4 3 10/15", "Infantry", "Swashbuckler. Disengagement");
        row("irosia/bowmen", "2 1 1 3 2/2 2 2 2 10/15", "Infantry", "Shooting/Bow");
        row("irosia/crushers", "2 2 3 3 3/- 4 5 4 15/25", "Infantry", "Violent Blow. Intimidation");
        row("irosia/celeste", "4 1 3 3 2/- 2 2 3 10/15", "Awakened[2]. Hero. Infantry",
            "Heroic Action. Authority [20]. Disengagement. Wizard [3] (Tempest, Solar). Saving");
        // The list's Spearmen are the table's Lancers.
        row("irosia/lancers", "2 1 1 2 2/- 2 3 3 10/15", "Infantry",
            "Reach. Disengagement. Heavy-Loaded. Escort. Expert Parry");
    }
    void aUnitIsAsItsCardSays()
    {
        QFETCH(QString, profile);
        QFETCH(QString, types);
        QFETCH(QString, skills);
        const Unit* unit = m_catalogue.find(UnitId(QTest::currentDataTag()));
        QVERIFY(unit && !unit->profile.empty());
        QCOMPARE(printed(drakerys::profileOf(*unit).value()), profile);
        QCOMPARE(sorted(typesOf(*unit)), sorted(types.split(". ")));
        QCOMPARE(sorted(skillsOf(*unit, skills)), sorted(skills.split(". ")));
    }

    void noOtherProfileIsInTheSource()
    {
        const auto hasProfile = [](const Unit& unit) { return !unit.profile.empty(); };
        QCOMPARE(std::ranges::count_if(m_catalogue.units(), hasProfile), 15);
    }

    // The table of ranged weapons: Max. Range, Strength (none: the Warrior's), Saturation.
    void weaponsAreAsPrinted_data()
    {
        const auto row = columns<int, int, int>("range", "strength", "saturation");
        row("repeating-crossbow", 60, 3, 2);
        row("crossbow", 80, 4, 2);
        row("bow", 50, 3, 3);
        row("rocks", 30, 0, 4);
    }
    void weaponsAreAsPrinted()
    {
        const Weapon* weapon = m_catalogue.find(WeaponId(QTest::currentDataTag()));
        QVERIFY(weapon);
        const drakerys::RangedWeapon printed = drakerys::rangedWeapon(*weapon);
        QTEST(printed.range.value_or(0), "range");
        QTEST(printed.strength.value_or(0), "strength");
        QTEST(printed.saturation, "saturation");
    }

    // The recruitment tables at the end of the rulebook, typed from it anew: Size / AP / Rarity of all 58
    // Units.

    void aUnitIsOfferedAsPrinted_data()
    {
        const auto offered = columns<std::string, std::string, QStringList>("faction", "name", "offers");
        std::string faction;
        const auto row = [&](const std::string& name, const QStringList& offers) {
            offered(faction + ' ' + name, faction, name, offers);
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
        QFETCH(std::string, faction);
        QFETCH(std::string, name);
        const Unit* unit = nullptr;
        for (const Unit& candidate : m_catalogue.units())
            if (factionOf(candidate.id).text() == faction && candidate.name == name)
                unit = &candidate;
        QVERIFY(unit && !unit->invoked);
        QStringList found;
        for (const SizeOffer& offer : unit->sizes)
            found.append(
                QString("%1 / %2 / %3").arg(offer.size).arg(offer.cost["ap"]).arg(offer.cost["rarity"]));
        QTEST(found, "offers");
    }

    void nothingElseIsOffered()
    {
        const auto recruitable = [](const Unit& unit) { return !unit.invoked && !unit.sizes.empty(); };
        QCOMPARE(std::ranges::count_if(m_catalogue.units(), recruitable), 58);
    }

    void heraldsAndOverlordsAreOnlyInvoked()
    {
        for (const char* name : {"Air Herald", "Air Overlord", "Water Herald", "Water Overlord",
                                 "Earth Herald", "Earth Overlord", "Fire Herald", "Fire Overlord"}) {
            const auto unit = std::ranges::find(m_catalogue.units(), name, &Unit::name);
            QVERIFY(unit != m_catalogue.units().end() && unit->invoked && unit->sizes.empty());
        }
    }

    void onlyTheFourPeoplesAreAllegiances()
    {
        QCOMPARE(m_catalogue.factions().size(), 6U); // with the Maelstrom and the Mercenaries
        QStringList allegiances;
        for (const Faction& faction : m_catalogue.factions())
            if (faction.allegiance)
                allegiances.append(QString::fromStdString(faction.id.text()));
        QCOMPARE(allegiances, QString("avaren irosia aurium ashral").split(u' '));
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
            offered.append(
                QString("%1 %2").arg(QString::fromStdString(option.name)).arg(option.costPerWarrior["ap"]));
        }
        offered.sort();
        QCOMPARE(offered,
                 QString("Enchanted Armour 5,Enchanted Heavy Weapon 10,Reloading Mechanism 5").split(u','));
    }

    // Our reading of who is a Hero (rules/drakerys.md): the named single Warriors, every mercenary, Isha and
    // Maëlan.
    void heroesAreThoseOfOurReading()
    {
        QStringList heroes;
        for (const Unit& unit : m_catalogue.units())
            if (unit.hasWord("types", "hero"))
                heroes.append(QString::fromStdString(unit.id.text()));
        heroes.sort();
        QStringList expected = QString("ashral/bekha ashral/induna ashral/ragnor ashral/sakhil "
                                       "aurium/banrim aurium/duke-amdir aurium/noctis "
                                       "avaren/aspic avaren/minvis avaren/salik avaren/zandarai "
                                       "irosia/celeste irosia/eorann irosia/karya irosia/quaestor-kalirus "
                                       "maelstrom/isha maelstrom/maelan "
                                       "mercenaries/bastion mercenaries/fantom mercenaries/fir-the-free "
                                       "mercenaries/kae mercenaries/lorn mercenaries/valira mercenaries/ward")
                                   .split(u' ');
        expected.sort();
        QCOMPARE(heroes, expected);
    }

    // The four sample lists of the rulebook: their sums counted anew, beside what is printed over them.

    void aListIsAsPrinted_data()
    {
        const auto row = columns<QString, int, int, int, int, int>("units", "ap", "rarity", "warriors",
                                                                   "printedRarity", "printedWarriors");
        row("avaren", "12 crows, 4 blood-banes, 1 salik", 460, 4, 17, 4, 17);
        // Rarity 4 is printed because the list gives Celeste 2; the table gives 1.
        row("irosia", "5 bowmen, 2 crushers, 1 celeste, 10 lancers", 470, 3, 18, 4, 18);
        row("aurium", "6 crossbowmen, 6 gold-keepers, 1 noctis, 6 soldiers", 460, 4, 19, 4, 19);
        // Size 14 is printed, but 6 + 3 + 1 + 6 is 16.
        row("ashral", "6 warriors, 3 rockthrowers, 1 sakhil, 6 bloodseekers", 465, 4, 16, 4, 14);
    }
    void aListIsAsPrinted()
    {
        QFETCH(int, ap);
        QFETCH(int, rarity);
        QFETCH(int, warriors);
        QFETCH(int, printedRarity);
        QFETCH(int, printedWarriors);
        const std::string faction = QTest::currentDataTag();
        QCOMPARE(m_lists.size(), 4U);
        const auto found = std::ranges::find_if(
            m_lists, [&](const LoadedReadyList& list) { return list.roster.faction.text() == faction; });
        QVERIFY(found != m_lists.end());

        QStringList entries;
        for (const RosterEntry& entry : found->roster.entries)
            entries.append(
                QString("%1 %2").arg(entry.size).arg(QString::fromStdString(nameWithinFaction(entry.unit))));
        QTEST(entries.join(", "), "units");
        QCOMPARE(totalsOf(found->roster, m_catalogue), (Totals{{{"ap", ap}, {"rarity", rarity}}, warriors}));
        QCOMPARE(found->printed.printed["ap"], ap);
        QCOMPARE(found->printed.printed["rarity"], printedRarity);
        QCOMPARE(found->printed.printedWarriors, printedWarriors);
        const bool differs = printedRarity != rarity || printedWarriors != warriors;
        QCOMPARE(!found->printed.note.empty(), differs);
        QVERIFY(findGameSystem("drakerys")->checkRoster(found->roster, m_catalogue).empty());
    }

    // The rules entries: whatever the catalogue names is explained.

    void everythingNamedIsExplained_data()
    {
        const auto row = columns<QString>("title");
        for (const Skill& skill : m_catalogue.skills())
            row("skill/" + skill.id.text(), skill.name);
        for (const Weapon& weapon : m_catalogue.weapons())
            row("weapon/" + weapon.id.text(), weapon.name);
        for (const Option& option : m_catalogue.options())
            row("option/" + option.id.text(), option.name);
        for (const std::string type : {"infantry", "monster", "beast", "hero", "awakened"})
            row("type/" + type, type);
    }
    void everythingNamedIsExplained()
    {
        QFETCH(QString, title);
        const ReferenceEntry* entry = m_reference.find(ReferenceId(QTest::currentDataTag()));
        QVERIFY(entry);
        QCOMPARE(QString::fromStdString(entry->title).toLower(), title.toLower());
        QVERIFY(!entry->text.empty() && !entry->chapter.empty());
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
        const Reference french = loadReference("drakerys", "fr");
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
    static QStringList typesOf(const Unit& unit)
    {
        QStringList types;
        if (unit.figures["awakened"] > 0)
            types.append(QString("Awakened[%1]").arg(unit.figures["awakened"]));
        for (const std::string& type : drakerys::typesOf(unit)) {
            const QString word = QString::fromStdString(type);
            types.append(word.left(1).toUpper() + word.mid(1));
        }
        return types;
    }

    // A Unit's skills by that of their names which the card uses; lists and chapters name the same skill
    // differently.
    QStringList skillsOf(const Unit& unit, const QString& card) const
    {
        QStringList names;
        for (const SkillUse& use : unit.skills) {
            const Skill* skill = m_catalogue.find(use.skill);
            if (!skill)
                continue;
            QString name = QString::fromStdString(skill->name);
            for (const std::string& alias : skill->aliases)
                if (card.contains(QString::fromStdString(alias)))
                    name = QString::fromStdString(alias);
            if (const Weapon* weapon = m_catalogue.find(drakerys::weaponIn(use)))
                name += u'/' + QString::fromStdString(weapon->name);
            if (use.value)
                name += QString(" [%1]").arg(*use.value);
            QStringList domains;
            for (const DomainId& domain : drakerys::domainsIn(use))
                domains.append(QString::fromStdString(m_catalogue.find(domain)->name));
            names.append(domains.isEmpty() ? name : name + QString(" (%1)").arg(domains.join(", ")));
        }
        return names;
    }

    Catalogue m_catalogue;
    std::vector<LoadedReadyList> m_lists;
    Reference m_reference;
};

ADJUTANT_TEST(PrintedTest)

} // namespace adjutant::test::tst_catalogues_printed
