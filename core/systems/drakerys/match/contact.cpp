#include "core/systems/drakerys/match/contact.h"

#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

bool isBetween(const Contact& contact, const UnitRef& one, const UnitRef& other)
{
    return (contact.one == one && contact.other == other) || (contact.one == other && contact.other == one);
}

bool isOf(const Contact& contact, const UnitRef& unit)
{
    return contact.one == unit || contact.other == unit;
}

void takeToken(MatchState& state, const UnitRef& ref, std::string_view token)
{
    if (UnitState* unit = state.find(ref))
        std::erase(unit->status, StatusId(std::string(token)));
}

} // namespace

const Contact* contactBetween(const MatchState& state, const UnitRef& one, const UnitRef& other)
{
    const auto found = std::ranges::find_if(
        state.contacts, [&](const Contact& contact) { return isBetween(contact, one, other); });
    return found == state.contacts.end() ? nullptr : &*found;
}

std::vector<UnitRef> engagedWith(const MatchState& state, const UnitRef& unit)
{
    std::vector<UnitRef> enemies;
    for (const Contact& contact : state.contacts)
        if (isOf(contact, unit))
            enemies.push_back(contact.one == unit ? contact.other : contact.one);
    return enemies;
}

bool isEngaged(const MatchState& state, const UnitRef& ref)
{
    const UnitState* unit = state.find(ref);
    return (unit && unit->has(status::engaged)) ||
           std::ranges::any_of(state.contacts, [&ref](const Contact& contact) { return isOf(contact, ref); });
}

int warriorsInContact(const MatchState& state, const UnitRef& unit, const UnitRef& enemy)
{
    const Contact* contact = contactBetween(state, unit, enemy);
    if (!contact)
        return 0;
    return std::min(contact->one == unit ? contact->ofOne : contact->ofOther, state.find(unit)->warriors);
}

void bringIntoContact(MatchState& state, const Contact& contact)
{
    endContact(state, contact.one, contact.other);
    state.contacts.push_back(contact);
    takeToken(state, contact.one, status::free);
    takeToken(state, contact.other, status::free);
}

void endContacts(MatchState& state, const UnitRef& unit)
{
    std::erase_if(state.contacts, [&unit](const Contact& contact) { return isOf(contact, unit); });
    takeToken(state, unit, status::engaged);
}

void endContact(MatchState& state, const UnitRef& one, const UnitRef& other)
{
    std::erase_if(state.contacts, [&](const Contact& contact) { return isBetween(contact, one, other); });
}

} // namespace adjutant::drakerys
