#include "tests/systems/drafta/draftastart.h"

#include "core/systems/drafta/drafta.h"

#include <QtGlobal>

namespace adjutant::test {

Start draftaStart()
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

drafta::Card cardFrom(const std::string& yaml)
{
    const auto card = drafta::cardOf(answersFrom(yaml));
    if (!card)
        qFatal("%s", toText(card.error().message).c_str());
    return *card;
}

Start redAndBlue(const std::string& red, const std::string& blue, const std::string& extras)
{
    return startOf("drafta", {{"red", red}, {"blue", blue}}, extras);
}

ScriptedMatch redBegins(const std::string& red, const std::string& blue, const std::string& extras)
{
    ScriptedMatch match(redAndBlue(red, blue, extras));
    match.play("first: {rolls: {red: 5, blue: 2}}");
    return match;
}

} // namespace adjutant::test
