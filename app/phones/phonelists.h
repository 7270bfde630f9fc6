#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/storage/rosterstore.h"
#include "core/systems/gamesystem.h"

#include <map>
#include <memory>
#include <nlohmann/json.hpp>

namespace adjutant::phones {

/// The lists that players can bring to a match before it begins: those of the keeper, and the game's samples.
class PhoneLists
{
public:
    explicit PhoneLists(RosterStore& store) : m_store(store) {}

    /// `lists`: what each is called and costs, in the language of the current scope.
    nlohmann::ordered_json of(const GameSystem& game);
    /// The list that a message names by its id, or has as a code or a file; why there is none, in words.
    Expected<Roster, QString> wanted(const GameSystem& game, const nlohmann::ordered_json& message);

    const Catalogue& catalogueOf(const GameSystem& game) { return shelfOf(game).catalogue; }
    /// What a faction is known by, as the app shows it: the id of a drawing, or its own picture as a `data:`
    /// address; empty where it has none.
    const std::string& emblemOf(const GameSystem& game, const FactionId& faction);

private:
    struct Shelf
    {
        Catalogue catalogue;
        std::vector<LoadedReadyList> samples;
    };
    const Shelf& shelfOf(const GameSystem& game);
    Expected<Roster, QString> known(const GameSystem& game, const QString& id);

    RosterStore& m_store;
    std::map<std::string_view, std::unique_ptr<const Shelf>> m_shelves; ///< by the game
    std::map<FactionId, std::string> m_emblems;
};

} // namespace adjutant::phones
