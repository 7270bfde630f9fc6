#include "app/systems/drakerys/profile/profileform.h"

#include "app/catalogues/datafolder.h"
#include "app/export/savedfile.h"
#include "app/systems/drakerys/text/skillwords.h"
#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/workspace.h"
#include "core/reference/reference.h"
#include "core/yaml/cataloguewriter.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>

namespace adjutant {

namespace {

// What a new card starts from: an ordinary Warrior, to be changed from the card at hand.
constexpr Profile ordinaryWarrior{.actions = 2,
                                  .power = 1,
                                  .health = 1,
                                  .initiative = 2,
                                  .combat = 2,
                                  .shooting = std::nullopt,
                                  .strength = 2,
                                  .resistance = 2,
                                  .willpower = 2,
                                  .march = 10,
                                  .charge = 15};

struct FormField
{
    Characteristic characteristic;
    const char* icon;
};

constexpr std::array fieldsInOrder{
    FormField{Characteristic::actions, "game/actions"},
    FormField{Characteristic::power, "game/power"},
    FormField{Characteristic::health, "game/health"},
    FormField{Characteristic::initiative, "game/initiative"},
    FormField{Characteristic::combat, "game/combat"},
    FormField{Characteristic::shooting, "game/shooting"},
    FormField{Characteristic::strength, "game/strength"},
    FormField{Characteristic::resistance, "game/resistance"},
    FormField{Characteristic::willpower, "game/willpower"},
    FormField{Characteristic::march, "game/march"},
    FormField{Characteristic::charge, "game/charge"},
};

constexpr std::array typesInOrder{UnitType::infantry, UnitType::monster, UnitType::beast, UnitType::hero};

// What the file says must not depend on the language in which the form was filled in.
Unit inOriginalLanguage(Unit unit)
{
    const Catalogue original = loadCatalogue(QStringLiteral("drakerys")).catalogue;
    if (const Unit* known = original.find(unit.id)) {
        unit.name = known->name;
        unit.aliases = known->aliases;
        unit.note = known->note;
    }
    return unit;
}

int& figureOf(Profile& profile, Characteristic characteristic)
{
    switch (characteristic) {
    case Characteristic::actions:
        return profile.actions;
    case Characteristic::power:
        return profile.power;
    case Characteristic::health:
        return profile.health;
    case Characteristic::initiative:
        return profile.initiative;
    case Characteristic::combat:
        return profile.combat;
    case Characteristic::shooting:
        if (!profile.shooting)
            profile.shooting = 0;
        return *profile.shooting;
    case Characteristic::strength:
        return profile.strength;
    case Characteristic::resistance:
        return profile.resistance;
    case Characteristic::willpower:
        return profile.willpower;
    case Characteristic::march:
        return profile.march;
    case Characteristic::charge:
        break;
    }
    return profile.charge;
}

bool isDistance(Characteristic characteristic)
{
    return characteristic == Characteristic::march || characteristic == Characteristic::charge;
}

// One file a Unit, so that a fault in one card leaves the others alone.
QString fileOf(const UnitId& unit)
{
    return userCatalogueFolder(QStringLiteral("drakerys")) + QLatin1Char('/') +
           QString::fromStdString(unit.text()).replace(QLatin1Char('/'), QLatin1Char('-')) +
           QStringLiteral(".yaml");
}

} // namespace

ProfileForm::ProfileForm(Workspace* workspace)
    : WorkspaceUser(workspace), m_characteristics(new RowModel(this))
{}

void ProfileForm::open(const QString& unit)
{
    const Unit* found = workspace().catalogue().find(UnitId(unit.toStdString()));
    m_unit = found ? *found : Unit{};
    m_proposed = !m_unit.profile;
    m_entered.clear();
    if (!m_unit.profile)
        m_unit.profile = ordinaryWarrior;
    m_saved = m_unit;
    m_error.clear();
    Q_EMIT opened();
    show();
    Q_EMIT errorChanged();
}

QString ProfileForm::unit() const
{
    return QString::fromStdString(m_unit.id.text());
}

QString ProfileForm::unitName() const
{
    return QString::fromStdString(m_unit.name);
}

bool ProfileForm::entered(Characteristic characteristic) const
{
    return !m_proposed || m_entered.contains(characteristic);
}

int ProfileForm::missing() const
{
    return static_cast<int>(std::ranges::count_if(fieldsInOrder, [this](const FormField& field) {
        return (field.characteristic != Characteristic::shooting || shoots()) &&
               !entered(field.characteristic);
    }));
}

bool ProfileForm::modified() const
{
    return !m_entered.empty() || m_unit.types != m_saved.types || m_unit.figures != m_saved.figures ||
           m_unit.profile != m_saved.profile || m_unit.skills != m_saved.skills;
}

void ProfileForm::show()
{
    QList<RowModel::Row> rows;
    Profile profile = m_unit.profile.value_or(ordinaryWarrior);
    for (const auto& [characteristic, icon] : fieldsInOrder) {
        if (characteristic == Characteristic::shooting && !profile.shooting)
            continue;
        const bool distance = isDistance(characteristic);
        const bool atLeastOne =
            characteristic == Characteristic::actions || characteristic == Characteristic::health;
        rows.append({QString::fromLatin1(icon),
                     {},
                     QVariant::fromValue(CharacteristicField{
                         static_cast<int>(characteristic), QString::fromLatin1(icon), toText(characteristic),
                         figureOf(profile, characteristic), atLeastOne ? 1 : CharacteristicRange::lowest,
                         distance ? CharacteristicRange::longestMove : CharacteristicRange::highest,
                         distance ? tr("cm") : QString(), entered(characteristic)})});
    }
    m_characteristics->setRows(rows);
    Q_EMIT changed();
}

QVariantList ProfileForm::skills() const
{
    const Catalogue& catalogue = workspace().catalogue();
    QVariantList chips;
    for (const SkillUse& use : m_unit.skills)
        chips.append(QVariant::fromValue(RuleChip{titleOf(use, catalogue), summaryOf(use, catalogue),
                                                  QString::fromStdString(referenceOf(use.skill).text())}));
    return chips;
}

QVariantList ProfileForm::allSkills() const
{
    QVariantList fields;
    for (const Skill& skill : workspace().catalogue().skills()) {
        const bool weapon = skill.parameter == SkillParameter::weapon;
        fields.append(QVariant::fromValue(
            SkillField{QString::fromStdString(skill.id.text()), QString::fromStdString(skill.name),
                       QString::fromStdString(skill.summary),
                       skill.parameter != SkillParameter::none && !weapon, weapon}));
    }
    return fields;
}

QVariantList ProfileForm::allWeapons() const
{
    QVariantList chips;
    for (const Weapon& weapon : workspace().catalogue().weapons())
        chips.append(QVariant::fromValue(
            RuleChip{QString::fromStdString(weapon.name), {}, QString::fromStdString(weapon.id.text())}));
    return chips;
}

QStringList ProfileForm::types() const
{
    QStringList words;
    for (const UnitType type : m_unit.types)
        words.append(QString::fromUtf8(toWord(type).data(), static_cast<qsizetype>(toWord(type).size())));
    return words;
}

void ProfileForm::setAwakened(int times)
{
    m_unit.figures.set("awakened", std::clamp(times, 0, CharacteristicRange::highest));
    show();
}

bool ProfileForm::shoots() const
{
    return m_unit.profile && m_unit.profile->shooting;
}

void ProfileForm::setShoots(bool shoots)
{
    if (!m_unit.profile || shoots == this->shoots())
        return;
    m_unit.profile->shooting = shoots ? std::optional(2) : std::nullopt;
    show();
}

void ProfileForm::setCharacteristic(int index, int value)
{
    if (!m_unit.profile)
        return;
    const auto characteristic = static_cast<Characteristic>(index);
    const int highest =
        isDistance(characteristic) ? CharacteristicRange::longestMove : CharacteristicRange::highest;
    figureOf(*m_unit.profile, characteristic) = std::clamp(value, CharacteristicRange::lowest, highest);
    m_entered.insert(characteristic);
    show();
}

void ProfileForm::setType(const QString& type, bool has)
{
    for (const UnitType candidate : typesInOrder) {
        if (type.toStdString() != toWord(candidate))
            continue;
        std::erase(m_unit.types, candidate);
        if (has)
            m_unit.types.push_back(candidate);
    }
    std::ranges::sort(m_unit.types);
    show();
}

void ProfileForm::putSkill(const QString& skill, int value, const QString& weapon)
{
    const Skill* known = workspace().catalogue().find(SkillId(skill.toStdString()));
    if (!known)
        return;
    SkillUse use;
    use.skill = known->id;
    if (known->parameter == SkillParameter::weapon)
        use.weapon = WeaponId(weapon.toStdString());
    else if (known->parameter != SkillParameter::none)
        use.value = std::clamp(value, 0,
                               known->parameter == SkillParameter::cm ? CharacteristicRange::longestMove
                                                                      : CharacteristicRange::highest);
    use.unknown = known->parameter == SkillParameter::weapon && weapon.isEmpty();
    std::erase_if(m_unit.skills, [&](const SkillUse& other) {
        return other.skill == use.skill && other.weapon == use.weapon;
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

bool ProfileForm::save()
{
    return write(true);
}

bool ProfileForm::forget()
{
    return write(false);
}

bool ProfileForm::write(bool keep)
{
    m_error.clear();
    const QString path = fileOf(m_unit.id);
    if (keep) {
        QDir().mkpath(userCatalogueFolder(QStringLiteral("drakerys")));
        // Who typed the characteristics had the card before him.
        std::erase_if(m_unit.unknown,
                      [this](const std::string& part) { return m_unit.profile || m_unit.figures[part] > 0; });
        const std::array units{inOriginalLanguage(m_unit)};
        const auto text = yaml::writeUnits(workspace().catalogue().system(), factionOf(m_unit.id), units);
        if (const auto saved = saveFile(path, QByteArray::fromStdString(text)); !saved)
            m_error = saved.error();
    } else if (QFile file(path); file.exists() && !file.remove()) {
        m_error = tr("The file %1 could not be removed: %2")
                      .arg(QDir::toNativeSeparators(path), file.errorString());
    }
    Q_EMIT errorChanged();
    if (!m_error.isEmpty())
        return false;
    workspace().reloadCatalogue();
    open(unit());
    return true;
}

} // namespace adjutant
