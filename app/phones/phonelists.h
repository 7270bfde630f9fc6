#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/storage/rosterstore.h"
#include "core/systems/gamesystem.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>

namespace adjutant::phones {

/// The lists that players can bring to a match before it begins: those of the keeper, and the game's samples.
class PhoneLists
{
public:
    PhoneLists(RosterStore& store, const GameSystem& game) : m_store(store), m_game(game) {}

    /// `lists`: what each is called and costs, in the language of the current scope.
    nlohmann::ordered_json all();
    /// The list that a message names by its id, or has as a code or a file; why there is none, in words.
    Expected<Roster, QString> wanted(const nlohmann::ordered_json& wish);

    const Catalogue& catalogue();
    /// What a faction is known by, as the app shows it: the id of a drawing, or its own picture as a `data:`
    /// address; empty where it has none.
    const std::string& emblemOf(const FactionId& faction);

private:
    RosterStore& m_store;
    const GameSystem& m_game;
    std::optional<Catalogue> m_catalogue;   ///< none before something of it is wanted
    std::vector<LoadedReadyList> m_samples; ///< read with it
    std::map<FactionId, std::string> m_emblems;
};

} // namespace adjutant::phones
