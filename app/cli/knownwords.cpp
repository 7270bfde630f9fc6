#include "app/cli/knownwords.h"

#include "app/catalogues/catalogueloader.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"
#include "core/catalogue/nearest.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

std::string noSystemNamed(const std::string& word)
{
    return notAmong("no game system is called '" + word + "'; there are", word,
                    mapped(gameSystems(), [](const GameSystem& each) { return std::string(each.id); }));
}

std::string noFactionNamed(const std::string& word, const Catalogue& catalogue)
{
    return notAmong("no faction is called '" + word + "'; there are", word,
                    mapped(catalogue.factions(), [](const Faction& each) { return each.id.text(); }));
}

std::string noAllegianceNamed(const std::string& word, const Catalogue& catalogue)
{
    std::vector<std::string> allegiances;
    for (const Faction& faction : catalogue.factions())
        if (faction.allegiance)
            allegiances.push_back(faction.id.text());
    const std::string wrong = catalogue.find(FactionId(word))
                                  ? "'" + word + "' only joins the armies of others"
                                  : "no faction is called '" + word + "'";
    return notAmong(wrong + "; an army can be of", word, allegiances);
}

std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string withDidYouMean(std::string sentence, const std::string& word,
                           const std::vector<std::string>& allowed)
{
    const std::string nearest = nearestOf(word, allowed);
    return nearest.empty() ? sentence : sentence + "; did you mean '" + nearest + "'?";
}

std::string notAmong(const std::string& sentence, const std::string& word,
                     const std::vector<std::string>& allowed)
{
    return withDidYouMean(sentence + ": " + listed(allowed), word, allowed);
}

Exit refuseWord(const std::string& why, const char* key, bool json)
{
    complain(why);
    if (json)
        printJson({{key, nlohmann::ordered_json::array()}, {"error", why}});
    return Exit::unusable;
}

Catalogue loadedCatalogue(const GameSystem& system)
{
    const QString id = QString::fromUtf8(system.id);
    yaml::AssembledCatalogue loaded = loadCatalogue(id);
    const Catalogue& catalogue = loaded.catalogue;
    for (const yaml::Fault& fault : loaded.faults) {
        // A picture or a list that is missing leaves its file where it is.
        const bool isLoaded = findIn(catalogue.factions(), fault.place, &Faction::emblemPlace) ||
                              findIn(catalogue.readyLists(), fault.place, &ReadyList::place);
        complain((isLoaded ? "" : "left out: ") + at(fault.place) + inEnglish(fault));
    }
    return std::move(loaded.catalogue);
}

void reportSkipped(const std::vector<yaml::Fault>& faults)
{
    for (const yaml::Fault& fault : faults)
        complain("left out: " + at(fault.place) + inEnglish(fault));
}

} // namespace adjutant::cli
