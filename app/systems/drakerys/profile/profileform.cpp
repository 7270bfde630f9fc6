#include "app/systems/drakerys/profile/profileform.h"

#include "app/catalogues/datafolder.h"
#include "app/storage/storefiles.h"
#include "app/text/messagetext.h"
#include "core/reference/reference.h"
#include "core/systems/drakerys/printedcard.h"
#include "core/systems/drakerys/profile.h"
#include "core/yaml/cataloguefile.h"

#include <algorithm>

namespace adjutant {

namespace {

using drakerys::Characteristic;

// What a new card starts from: an ordinary Warrior, to be changed from the card at hand.
const StatsByKey ordinaryWarrior{{"actions", 2}, {"power", 1},    {"health", 1},     {"initiative", 2},
                                 {"combat", 2},  {"strength", 2}, {"resistance", 2}, {"willpower", 2},
                                 {"march", 10},  {"charge", 15}};

constexpr std::string_view shooting = "shooting";

// What the file says must not depend on the language in which the form was filled in.
Unit inOriginalLanguage(Unit unit, const Catalogue& original)
{
    if (const Unit* known = original.find(unit.id)) {
        unit.name = known->name;
        unit.aliases = known->aliases;
        unit.note = known->note;
    }
    return unit;
}

// One file a Unit, so that a fault in one card leaves the others alone.
QString fileOf(const UnitId& unit)
{
    return userCatalogueFolder(QStringLiteral("drakerys")) + QLatin1Char('/') +
           QString::fromStdString(unit.text()).replace(QLatin1Char('/'), QLatin1Char('-')) +
           QStringLiteral(".yaml");
}

} // namespace

void ProfileForm::open(const QString& unit)
{
    const Unit* found = workspace().catalogue().find(UnitId(unit.toStdString()));
    m_unit = found ? *found : Unit{};
    m_proposed = m_unit.profile.empty();
    m_entered.clear();
    if (m_proposed)
        m_unit.profile = ordinaryWarrior;
    m_saved = m_unit;
    m_error.clear();
    Q_EMIT opened();
    show();
    Q_EMIT errorChanged();
}

int ProfileForm::missing() const
{
    return static_cast<int>(
        std::ranges::count_if(m_unit.profile, [this](const auto& figure) { return !entered(figure.first); }));
}

bool ProfileForm::modified() const
{
    return !m_entered.empty() || m_unit.words != m_saved.words || m_unit.figures != m_saved.figures ||
           m_unit.profile != m_saved.profile || m_unit.skills != m_saved.skills;
}

void ProfileForm::show()
{
    QList<RowModel::Row> rows;
    for (std::size_t k = 0; k < drakerys::characteristics.size(); ++k) {
        const Characteristic& each = drakerys::characteristics[k];
        const auto figure = m_unit.profile.find(each.key);
        if (figure == m_unit.profile.end())
            continue;
        const QString icon = QString::fromLatin1(each.icon);
        rows.append(
            {icon,
             {},
             QVariant::fromValue(CharacteristicField{
                 static_cast<int>(k), icon, translated(message(each.label)), figure->second, each.lowest,
                 each.highest, each.isDistance() ? tr("cm") : QString(), entered(each.key)})});
    }
    m_characteristics->setRows(rows);
    Q_EMIT changed();
}

QVariantList ProfileForm::skills() const
{
    return mappedTo<QVariantList>(m_unit.skills, [&catalogue = workspace().catalogue()](const SkillUse& use) {
        return QVariant::fromValue(RuleChip{translated(drakerys::titleOf(use, catalogue)),
                                            QString::fromStdString(drakerys::summaryOf(use, catalogue)),
                                            QString::fromStdString(referenceOf(use.skill).text())});
    });
}

QVariantList ProfileForm::allSkills() const
{
    return mappedTo<QVariantList>(workspace().catalogue().skills(), [](const Skill& skill) {
        const bool weapon = skill.parameter == "weapon";
        return QVariant::fromValue(
            SkillField{QString::fromStdString(skill.id.text()), QString::fromStdString(skill.name),
                       QString::fromStdString(skill.summary),
                       parameterOf(skill, drakerys::skillParameters) && !weapon, weapon});
    });
}

QVariantList ProfileForm::allWeapons() const
{
    return mappedTo<QVariantList>(workspace().catalogue().weapons(), [](const Weapon& weapon) {
        return QVariant::fromValue(
            RuleChip{QString::fromStdString(weapon.name), {}, QString::fromStdString(weapon.id.text())});
    });
}

QStringList ProfileForm::types() const
{
    return mappedTo<QStringList>(drakerys::typesOf(m_unit), QString::fromStdString);
}

void ProfileForm::setAwakened(int times)
{
    m_unit.figures.set("awakened", std::clamp(times, 0, drakerys::CharacteristicRange::highest));
    show();
}

bool ProfileForm::shoots() const
{
    return m_unit.profile.contains(std::string(shooting));
}

void ProfileForm::setShoots(bool shoots)
{
    if (shoots == this->shoots())
        return;
    if (shoots)
        m_unit.profile[std::string(shooting)] = 2;
    else
        m_unit.profile.erase(std::string(shooting));
    show();
}

void ProfileForm::setCharacteristic(int index, int value)
{
    const Characteristic& characteristic = drakerys::characteristics[static_cast<std::size_t>(index)];
    m_unit.profile[characteristic.key] =
        std::clamp(value, drakerys::CharacteristicRange::lowest, characteristic.highest);
    m_entered.insert(characteristic.key);
    show();
}

void ProfileForm::setType(const QString& type, bool has)
{
    std::vector<std::string>& types = m_unit.words["types"];
    std::erase(types, type.toStdString());
    if (has && std::ranges::count(drakerys::typeWords, type.toStdString()) > 0)
        types.push_back(type.toStdString());
    std::ranges::sort(types, {},
                      [](const std::string& each) { return std::ranges::find(drakerys::typeWords, each); });
    show();
}

void ProfileForm::putSkill(const QString& skill, int value, const QString& weapon)
{
    const Skill* known = workspace().catalogue().find(SkillId(skill.toStdString()));
    if (!known)
        return;
    SkillUse use{known->id};
    const SkillParameter* parameter = parameterOf(*known, drakerys::skillParameters);
    const bool shoots = known->parameter == "weapon";
    if (shoots && !weapon.isEmpty())
        use.words["weapon"] = {weapon.toStdString()};
    else if (parameter && !shoots)
        use.value = std::clamp(value, 0, parameter->highest);
    use.unknown = shoots && weapon.isEmpty();
    std::erase_if(m_unit.skills, [&](const SkillUse& other) {
        return other.skill == use.skill && drakerys::weaponIn(other) == drakerys::weaponIn(use);
    });
    m_unit.skills.push_back(std::move(use));
    show();
}

void ProfileForm::dropSkill(int index)
{
    if (index < 0 || index >= static_cast<int>(m_unit.skills.size()))
        return;
    m_unit.skills.erase(m_unit.skills.begin() + index);
    show();
}

bool ProfileForm::write(bool keep)
{
    m_error.clear();
    const QString path = fileOf(m_unit.id);
    const auto stays = storefiles::OpenedFolder(dataFolder()).stays();
    if (!stays) {
        m_error = toRefusal(stays.error());
    } else if (keep) {
        makeDataFolder(userCatalogueFolder(QStringLiteral("drakerys")));
        // Who typed the characteristics had the card before him.
        std::erase_if(m_unit.unknown, [this](const std::string& part) {
            return !m_unit.profile.empty() || m_unit.figures[part] > 0;
        });
        const Catalogue original = loadCatalogue(QStringLiteral("drakerys")).catalogue;
        const auto textOf = [&original](const Unit& unit) {
            const std::array units{inOriginalLanguage(unit, original)};
            return yaml::writeUnits(original.system(), factionOf(unit.id), units);
        };
        const auto put = [&] { return writeInPlace(path, textOf(m_unit)); };
        // What somebody else wrote there is kept: other Units, comments.
        const Unit* known = workspace().catalogue().find(m_unit.id);
        const auto there = readPlainFile(path, longestFile);
        const bool isOurs = !markOf(path).exists() || (there && known && *there == textOf(*known));
        const auto saved = isOurs ? put()
                                  : storefiles::replace(dataFolder(), path,
                                                        QStringLiteral("a card was typed in its place"), put)
                                        .map([](const StorageNews&) {});
        if (!saved)
            m_error = toRefusal(saved.error());
    } else if (markOf(path).exists()) {
        if (const auto moved = storefiles::moveToTrash(dataFolder(), path); !moved)
            m_error = toRefusal(moved.error());
    }
    Q_EMIT errorChanged();
    if (!m_error.isEmpty())
        return false;
    workspace().reloadCatalogue();
    open(unit());
    return true;
}

} // namespace adjutant
