#pragma once

#include "core/systems/drafta/drafta.h"
#include "tests/systems/scriptedmatch.h"

#include <QtGlobal>

namespace adjutant::test {

inline const std::string vela = "{name: Vela, hp: 12, movement: 5, full: 4, partial: 1}";
inline const std::string ogre = "{name: Ogre, hp: 10, movement: 4, full: 6, partial: 2}";

/// A card that must be right.
inline drafta::Card cardFrom(const std::string& yaml)
{
    const auto card = wholeAnswer(drafta::askWholeCard, answersFrom(yaml));
    if (!card)
        qFatal("%s", toText(card.error().message).c_str());
    return *card;
}

/// The start of a match of red and blue, of the cards of each by the ids of their units.
inline Start redAndBlue(const std::string& red, const std::string& blue, const std::string& extras = "{}")
{
    return startOf("drafta", {{"red", red}, {"blue", blue}}, extras);
}

/// Such a match in which red has rolled higher.
inline ScriptedMatch redBegins(const std::string& red, const std::string& blue,
                               const std::string& extras = "{}")
{
    ScriptedMatch match(redAndBlue(red, blue, extras));
    match.play("first: {rolls: {red: 5, blue: 2}}");
    return match;
}

/// A match of red, who has an archer, a mage that heals and a hero, and blue, who has an ogre with a special
/// attack.
inline Start draftaStart()
{
    return redAndBlue(
        "vela: {name: Vela, hp: 12, movement: 4, full: 4, partial: 2, class: other, attack_type: blade,"
        "       talent: Second wind, player_character: true},"
        "bram: {name: Bram, hp: 8, movement: 5, full: 3, partial: 1, class: archer, attack_type: arrow},"
        "ina: {name: Ina, hp: 6, movement: 3, full: 5, partial: 1, class: mage, attack_type: fire,"
        "      breaks_ties: true, air: true, abilities: [Heals an ally by 2]}",
        "ogre: {name: Ogre, hp: 14, movement: 3, full: 5, partial: 3, class: other, attack_type: club,"
        "       vulnerable: {fire: 2}, abilities: ['Special attack: a blade of 4']},"
        "kor: {name: Kor, hp: 7, movement: 4, full: 3, partial: 2, class: other, attack_type: blade,"
        "      player_character: true, talent: Rage}");
}

} // namespace adjutant::test
