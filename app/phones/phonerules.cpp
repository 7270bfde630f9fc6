#include "app/phones/phonerules.h"

#include "app/catalogues/catalogueloader.h"
#include "app/documents/writers.h"
#include "app/export/aidpage.h"
#include "core/systems/gamesystem.h"

namespace adjutant::phones {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostHits = 40;
constexpr qsizetype mostWords = 6; // each costs some milliseconds
constexpr std::size_t mostKnown = 200;

PhoneRules::Shelf& PhoneRules::shelfOf(const std::string& system, const QString& language)
{
    std::unique_ptr<Shelf>& known = m_shelves[{system, language}];
    if (!known)
        known.reset(new Shelf{loadReference(QString::fromStdString(system), language)});
    return *known;
}

Json PhoneRules::find(const std::string& system, const QString& language, const QString& words)
{
    Shelf& shelf = shelfOf(system, language);
    QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    wanted.removeDuplicates();
    const QString query = wanted.first(std::min(mostWords, wanted.size())).join(u' ');
    if (!query.isEmpty()) {
        if (shelf.found.size() > mostKnown)
            shelf.found.clear();
        const auto [known, isNew] = shelf.found.try_emplace(query, Json::array());
        if (isNew)
            for (const FoundRule& found : shelf.search.find(query, mostHits))
                known->second.push_back({{"id", found.entry->id.text()},
                                         {"title", found.entry->title},
                                         {"summary", textOf(found.excerpt).toStdString()},
                                         {"chapter", found.entry->chapter}});
        return {{"type", "rules"}, {"hits", known->second}};
    }
    Json chapters = Json::array();
    for (const ReferenceEntry& entry : shelf.reference.entries()) {
        if (chapters.empty() || chapters.back()["title"] != entry.chapter)
            chapters.push_back({{"title", entry.chapter}, {"entries", Json::array()}});
        chapters.back()["entries"].push_back({{"id", entry.id.text()}, {"title", entry.title}});
    }
    return {{"type", "rules"}, {"chapters", std::move(chapters)}};
}

Json PhoneRules::forNow(const std::string& system, const QString& language, const door::MatchView& view,
                        const std::vector<door::Offer>& offers, const std::vector<door::Form>& open)
{
    const Shelf& shelf = shelfOf(system, language);
    Json hits = Json::array();
    for (const RuleForNow& each : rulesForNow(view, offers, open, shelf.reference, shelf.names))
        hits.push_back(
            {{"id", each.entry->id.text()}, {"title", each.entry->title}, {"chapter", each.entry->chapter}});
    return {{"type", "rules"}, {"hits", std::move(hits)}};
}

std::optional<Json> PhoneRules::entry(const std::string& system, const QString& language,
                                      const std::string& id)
{
    const Reference& reference = shelfOf(system, language).reference;
    const ReferenceEntry* entry = reference.entryOf(id);
    if (!entry)
        return std::nullopt;
    Json json{{"type", "entry"},
              {"id", entry->id.text()},
              {"title", entry->title},
              {"chapter", entry->chapter},
              {"text", entry->text}};
    if (!entry->reading.empty())
        json["reading"] = entry->reading;
    if (!entry->source.empty())
        json["source"] = entry->source;
    json["links"] = Json::array();
    for (const ReferenceId& see : entry->see)
        if (const ReferenceEntry* other = reference.find(see))
            json["links"].push_back({{"id", see.text()}, {"title", other->title}});
    return json;
}

std::string PhoneRules::aid(const std::string& system, const QString& language)
{
    std::string& aid = shelfOf(system, language).aid;
    if (!aid.empty())
        return aid;
    const GameSystem* game = findGameSystem(system);
    const QString name =
        game ? QString::fromUtf8(game->name.data(), static_cast<qsizetype>(game->name.size())) : QString();
    const PlayerAid blocks = loadPlayerAid(QString::fromStdString(system), language);
    return aid = document::htmlOf(documentOf(blocks, name), document::Look::browser).toStdString();
}

} // namespace adjutant::phones
