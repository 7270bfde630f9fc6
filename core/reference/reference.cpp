#include "core/reference/reference.h"

namespace adjutant {

Reference::Reference(std::vector<ReferenceEntry> entries) : m_entries(std::move(entries))
{
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_index.insert_or_assign(m_entries[i].id, i);
}

const ReferenceEntry* Reference::find(const ReferenceId& id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_entries[found->second];
}

ReferenceId referenceOf(const SkillId& skill)
{
    return ReferenceId("skill/" + skill.text());
}

ReferenceId referenceOf(const WeaponId& weapon)
{
    return ReferenceId("weapon/" + weapon.text());
}

ReferenceId referenceOf(const OptionId& option)
{
    return ReferenceId("option/" + option.text());
}

} // namespace adjutant
