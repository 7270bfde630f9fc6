#pragma once

#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"
#include "core/catalogue/catalogue.h"

#include <set>

namespace adjutant {

/// A Unit's card as a player types it in: for Units whose card the source doesn't print, and for house cards.
/// What is saved lies over the shipped catalogue in a file of the user's own.
class ProfileForm : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString unit READ unit WRITE open NOTIFY opened)
    COMPUTED(QString, unitName, opened) { return QString::fromStdString(m_unit.name); }
    COMPUTED(bool, fromUser, opened) { return m_unit.fromUser; }
    PART(adjutant::RowModel, characteristics) = new RowModel(this); ///< of CharacteristicField
    COMPUTED(int, missing, changed);         ///< characteristics that are still as they were proposed
    COMPUTED(bool, modified, changed);       ///< something is not saved
    COMPUTED(QVariantList, skills, changed); ///< of RuleChip
    Q_PROPERTY(QVariantList allSkills READ allSkills CONSTANT)
    Q_PROPERTY(QVariantList allWeapons READ allWeapons CONSTANT)
    COMPUTED(QStringList, types, changed);
    Q_PROPERTY(int awakened READ awakened WRITE setAwakened NOTIFY changed)
    Q_PROPERTY(bool shoots READ shoots WRITE setShoots NOTIFY changed)
    SHOWN(QString, error, errorChanged);

public:
    explicit ProfileForm(Workspace* workspace = nullptr) : WorkspaceUser(workspace) {}

    void open(const QString& unit);
    QString unit() const { return QString::fromStdString(m_unit.id.text()); }
    QVariantList allSkills() const;  ///< of SkillField
    QVariantList allWeapons() const; ///< of RuleChip, ids without their shelf
    int awakened() const { return m_unit.figures["awakened"]; }
    void setAwakened(int times);
    bool shoots() const;
    void setShoots(bool shoots);

    /// Enters a figure; also one that is what was proposed.
    Q_INVOKABLE void setCharacteristic(int index, int value);
    Q_INVOKABLE void setType(const QString& type, bool has);
    /// Adds a skill, or changes its parameter; `weapon` only for Shooter, `value` where its parameter is a
    /// number.
    Q_INVOKABLE void putSkill(const QString& skill, int value, const QString& weapon);
    Q_INVOKABLE void dropSkill(int index);
    /// Writes the user's file; false with the reason in `error`.
    Q_INVOKABLE bool save() { return write(true); }
    /// Takes the user's card away, so that the shipped one shows again.
    Q_INVOKABLE bool forget() { return write(false); }

Q_SIGNALS:
    void opened();
    void changed();
    void errorChanged();

private:
    bool write(bool keep);
    bool entered(const std::string& key) const { return !m_proposed || m_entered.contains(key); }
    void show();

    Unit m_unit;
    Unit m_saved;                    ///< as the form was opened
    bool m_proposed = false;         ///< the source prints no card, so its figures are a guess
    std::set<std::string> m_entered; ///< the guessed figures that were typed in
};

/// One number of the form.
class CharacteristicField
{
    ROW(CharacteristicField, characteristicField);
    ROW_FIELD(int, index) = 0;
    ROW_FIELD(QString, icon);
    ROW_FIELD(QString, name);
    ROW_FIELD(int, value) = 0;
    ROW_FIELD(int, lowest) = 0;
    ROW_FIELD(int, highest) = 0;
    ROW_FIELD(QString, unit);        ///< cm, or empty
    ROW_FIELD(bool, entered) = true; ///< not just a proposal
};

/// A skill that can be added, and what its parameter asks for.
class SkillField
{
    ROW(SkillField, skillField);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, summary);
    ROW_FIELD(bool, takesNumber) = false;
    ROW_FIELD(bool, takesWeapon) = false;
};

} // namespace adjutant
