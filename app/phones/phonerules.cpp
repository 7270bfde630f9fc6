#include "app/phones/phonerules.h"

#include "app/catalogues/catalogueloader.h"
#include "app/documents/writers.h"
#include "app/export/aidpage.h"

namespace adjutant::phones {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostHits = 40;
constexpr qsizetype mostWords = 6; // each costs some milliseconds
constexpr std::size_t mostKnown = 200;

PhoneRules::PhoneRules(const GameSystem& game, const QString& language)
    : m_game(game), m_language(language), m_reference(loadReference(QString::fromUtf8(game.id), language))
{}

Json PhoneRules::find(const QString& words)
{
    QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    wanted.removeDuplicates();
    const QString query = wanted.first(std::min(mostWords, wanted.size())).join(u' ');
    if (!query.isEmpty()) {
        if (m_found.size() > mostKnown)
            m_found.clear();
        const auto [known, isNew] = m_found.try_emplace(query, Json::array());
        if (isNew)
            for (const FoundRule& found : m_search.find(query, mostHits))
                known->second.push_back({{"id", found.entry->id.text()},
                                         {"title", found.entry->title},
                                         {"summary", textOf(found.excerpt).toStdString()},
                                         {"chapter", found.entry->chapter}});
        return {{"type", "rules"}, {"hits", known->second}};
    }
    Json chapters = Json::array();
    for (const ReferenceEntry& entry : m_reference.entries()) {
        if (chapters.empty() || chapters.back()["title"] != entry.chapter)
            chapters.push_back({{"title", entry.chapter}, {"entries", Json::array()}});
        chapters.back()["entries"].push_back({{"id", entry.id.text()}, {"title", entry.title}});
    }
    return {{"type", "rules"}, {"chapters", std::move(chapters)}};
}

Json PhoneRules::forNow(const door::MatchView& view, const std::vector<door::Offer>& offers,
                        const std::vector<door::Form>& open) const
{
    Json hits = Json::array();
    for (const RuleForNow& each : rulesForNow(view, offers, open, m_reference, m_names))
        hits.push_back(
            {{"id", each.entry->id.text()}, {"title", each.entry->title}, {"chapter", each.entry->chapter}});
    return {{"type", "rules"}, {"hits", std::move(hits)}};
}

std::optional<Json> PhoneRules::entry(const std::string& id) const
{
    const ReferenceEntry* entry = m_reference.entryOf(id);
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
        if (const ReferenceEntry* other = m_reference.find(see))
            json["links"].push_back({{"id", see.text()}, {"title", other->title}});
    return json;
}

const std::string& PhoneRules::aid()
{
    if (m_aid.empty())
        m_aid = document::htmlOf(documentOf(loadPlayerAid(QString::fromUtf8(m_game.id), m_language),
                                            QString::fromUtf8(m_game.name)),
                                 document::Look::browser)
                    .toStdString();
    return m_aid;
}

} // namespace adjutant::phones
