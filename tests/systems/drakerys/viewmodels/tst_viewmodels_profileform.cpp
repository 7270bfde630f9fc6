#include "app/systems/drakerys/profile/profileform.h"
#include "app/viewmodels/battle/battlesetup.h"
#include "app/viewmodels/workspace.h"
#include "core/systems/drakerys/profile.h"

namespace adjutant::test::tst_viewmodels_profileform {

/// A card typed in from the table lies over the shipped catalogue.
class ProfileFormTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<DataHome> m_folder;
    std::unique_ptr<Workspace> m_workspace;

    const Unit* unit(const char* id) const { return m_workspace->catalogue().find(UnitId(id)); }

private Q_SLOTS:
    void init()
    {
        m_workspace.reset();
        m_folder = std::make_unique<DataHome>();
        m_workspace = std::make_unique<Workspace>("en");
        m_workspace->store(); // the folder is in use, with its lists and index
    }

    void aTypedCardIsKeptApartAndCanBeForgotten()
    {
        QVERIFY(unit("avaren/scouts")->profile.empty());

        ProfileForm form(m_workspace.get());
        form.open("avaren/scouts");
        form.setType("infantry", true);
        form.setShoots(true);
        form.setCharacteristic(3, 5); // Initiative
        form.putSkill("shooter", 0, "javelins");
        form.putSkill("authority", 20, {});
        QVERIFY2(form.save(), qPrintable(form.error()));

        const Unit* typed = unit("avaren/scouts");
        QVERIFY(typed->fromUser);
        QCOMPARE(listed(typed->profile.at("initiative"), typed->profile.at("shooting")), "5 2");
        QCOMPARE(typed->skills.size(), std::size_t(2));
        QCOMPARE(drakerys::weaponIn(typed->skills[0]), WeaponId("javelins"));
        QCOMPARE(typed->skills[1].value, std::optional(20));
        QCOMPARE(typed->sizes.size(), std::size_t(3)); // the recruitment table is still there
        QVERIFY(m_workspace->catalogueFaults(m_workspace->game()).empty());

        QVERIFY(form.forget());
        QVERIFY(unit("avaren/scouts")->profile.empty());
    }

    void whatSomebodyWroteIntoItsFileIsKept()
    {
        ProfileForm form(m_workspace.get());
        form.open("avaren/scouts");
        form.setCharacteristic(3, 5);
        QVERIFY2(form.save(), qPrintable(form.error()));
        form.setCharacteristic(3, 4);
        QVERIFY2(form.save(), qPrintable(form.error()));
        const QDir aside(m_folder->path() + storefiles::setAside);
        QVERIFY(aside.isEmpty()); // that was ours
        const QString path = m_folder->path() + "/catalogues/drakerys/avaren-scouts.yaml";
        written(path, contentsOf(path) + "# from the club\n");
        form.setCharacteristic(3, 3);
        QVERIFY2(form.save(), qPrintable(form.error()));
        QCOMPARE(aside.entryList({"*.yaml"}).size(), 1);
        QVERIFY(form.forget());
        QCOMPARE(QDir(m_folder->path() + storefiles::trash).entryList(QDir::Files).size(), 1);
    }

    void aTypedElementalIsStillInvoked()
    {
        ProfileForm form(m_workspace.get());
        form.open("maelstrom/air-overlord");
        form.setType("infantry", true);
        form.setCharacteristic(3, 5); // Initiative
        QVERIFY2(form.save(), qPrintable(form.error()));
        const Unit* typed = unit("maelstrom/air-overlord");
        QVERIFY(typed->fromUser && typed->invoked && typed->hasWord("rank", "overlord"));
        QVERIFY(m_workspace->catalogueFaults(m_workspace->game()).empty());
        QVERIFY(form.forget());
    }

    // What is written down doesn't depend on the language in which it was typed.
    void aCardTypedInFrenchIsSavedUnderTheNamesOfTheData()
    {
        m_workspace->setLanguage("fr");
        QCOMPARE(unit("avaren/crows")->name, "Corbeaux");
        ProfileForm form(m_workspace.get());
        form.open("avaren/crows");
        form.setCharacteristic(3, 5); // Initiative
        QVERIFY2(form.save(), qPrintable(form.error()));
        QCOMPARE(unit("avaren/crows")->name, "Corbeaux");
        QCOMPARE(unit("avaren/crows")->profile.at("initiative"), 5);
        m_workspace->setLanguage("en");
        QCOMPARE(unit("avaren/crows")->name, "Crows");
        QVERIFY(unit("avaren/crows")->aliases.empty());
    }

    // What data say to be unknown of Bekha's card stands on the card that somebody types.
    void aTypedCardLeavesNothingUnknown()
    {
        QVERIFY(unit("ashral/bekha")->isUnknown("awakened"));
        ProfileForm form(m_workspace.get());
        form.open("ashral/bekha");
        form.setCharacteristic(0, 3);
        form.setAwakened(2);
        QVERIFY2(form.save(), qPrintable(form.error()));
        QVERIFY(m_workspace->catalogueFaults(m_workspace->game()).empty());
        const Unit* typed = unit("ashral/bekha");
        QVERIFY(typed->fromUser && !typed->profile.empty() && typed->unknown.empty());
        QCOMPARE(typed->figures["awakened"], 2);
    }

    void theFormReportsWhatWasNotEnteredOrNotSaved()
    {
        ProfileForm form(m_workspace.get());
        form.open("avaren/scouts");
        QVERIFY(!form.modified());
        QCOMPARE(form.missing(), 10); // every figure of the card but Shooting
        const auto first = form.characteristics()->rows().at(0).value.value<CharacteristicField>();
        QVERIFY(!first.entered);
        form.setCharacteristic(first.index, first.value); // the guess was right
        QVERIFY(form.modified());
        QCOMPARE(form.missing(), 9);
        QVERIFY(form.characteristics()->rows().at(0).value.value<CharacteristicField>().entered);
        QVERIFY2(form.save(), qPrintable(form.error()));
        QVERIFY(!form.modified());
        QCOMPARE(form.missing(), 0);
        form.setAwakened(1);
        QVERIFY(form.modified());
        form.setAwakened(0);
        QVERIFY(!form.modified());
    }

    void aFolderThatCannotBeMadeIsReported()
    {
        written(m_folder->filePath("catalogues"), ""); // a file where the folder should be
        ProfileForm form(m_workspace.get());
        form.open("avaren/scouts");
        QVERIFY(!form.save() && !form.error().isEmpty());
        QVERIFY(unit("avaren/scouts")->profile.empty());
    }

    // Where a match of Drakerys is begun.

    // The rulebook is for "two opposing players".
    void noThirdPlayerIsOffered()
    {
        const QString drakerys = "drakerys";
        // A third seat of an earlier match is not set up again.
        const QJsonArray sides{QJsonObject{{"name", "Anna"}}, QJsonObject{{"name", "Ben"}},
                               QJsonObject{{"name", "Cleo"}}};
        keepSetup(drakerys, {{"sides", sides}});
        BattleSetup setup(m_workspace.get());
        setup.setSystem(drakerys);
        QCOMPARE(setup.sides()->count(), 2);
        QVERIFY(!setup.canAdd());
        setup.addSide();
        QCOMPARE(setup.sides()->count(), 2);
    }
};

ADJUTANT_TEST(ProfileFormTest)

} // namespace adjutant::test::tst_viewmodels_profileform
