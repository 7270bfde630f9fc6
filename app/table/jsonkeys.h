#pragma once

#include "app/storage/storedtime.h"
#include "core/catalogue/nearest.h"
#include "core/expected.h"

#include <QDateTime>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// Bytes of an id.
inline constexpr std::size_t longestId = 200;
/// Bytes of a player's name, or the title of a match.
inline constexpr std::size_t longestTitle = 400;

/// Reads a text of JSON, or says why it can't be: it is longer than 4 MiB, nested deeper than 40 levels, or
/// an object in it has more than 4096 keys.
Expected<nlohmann::ordered_json, std::string> parsedJson(std::string_view text);

/// The first thing that is wrong with a text of JSON.
struct JsonFault
{
    std::string why; ///< empty: nothing is wrong
};

/// Reads the keys of one object of JSON from a file that may be wrong in any way: what is missing or of the
/// wrong kind gives nothing, and the first such place is remembered. What is asked for is known; finish()
/// tells what was there besides.
class JsonKeys
{
public:
    using Json = nlohmann::ordered_json;

    /// `what` names the object in the sentence that says what is wrong.
    JsonKeys(const Json& object, std::string what, JsonFault& fault) : m_what(std::move(what)), m_fault(fault)
    {
        m_object = object.is_object() ? &object : nullptr;
        if (!m_object)
            say("an object is needed");
    }

    const Json* find(std::string_view key) const
    {
        if (std::ranges::find(m_known, key) == m_known.end())
            m_known.emplace_back(key);
        if (!m_object)
            return nullptr;
        const auto found = m_object->find(std::string(key));
        return found == m_object->end() ? nullptr : &*found;
    }

    std::string text(std::string_view key, std::size_t longest, bool needed = false) const
    {
        const Json* at = need(key, needed);
        if (at && at->is_string() && at->get_ref<const std::string&>().size() <= longest)
            return at->get<std::string>();
        if (at)
            say("'" + std::string(key) + "' has to be a text of at most " + std::to_string(longest) +
                " bytes");
        return {};
    }

    int number(std::string_view key, int lowest, int highest, bool needed = false) const
    {
        const Json* at = need(key, needed);
        if (at && at->is_number_integer() && *at >= lowest && *at <= highest)
            return at->get<int>();
        if (at)
            say("'" + std::string(key) + "' has to be a whole number from " + std::to_string(lowest) +
                " to " + std::to_string(highest));
        return lowest;
    }

    bool flag(std::string_view key) const
    {
        const Json* at = find(key);
        if (at && !at->is_boolean())
            say("'" + std::string(key) + "' has to be true or false");
        return at && at->is_boolean() && at->get<bool>();
    }

    /// A time as written by jsonTime(), of the years that matches may be of, which is needed.
    QDateTime time(std::string_view key) const
    {
        const QDateTime time =
            QDateTime::fromString(QString::fromStdString(text(key, 40, true)), Qt::ISODateWithMs).toUTC();
        if (!isOfOurYears(time))
            say("'" + std::string(key) + "' has to be a time like 2026-11-21T10:30:00.000Z, of the years " +
                std::to_string(firstYear) + " to " + std::to_string(lastYear));
        return time;
    }

    /// The items of a list; none where it is missing.
    const Json& list(std::string_view key, std::size_t most, bool needed = false) const
    {
        static const Json none = Json::array();
        const Json* at = need(key, needed);
        if (at && at->is_array() && at->size() <= most)
            return *at;
        if (at)
            say("'" + std::string(key) + "' has to be a list of at most " + std::to_string(most));
        return none;
    }

    /// The texts of a list, each of at most so many bytes.
    std::vector<std::string> texts(std::string_view key, std::size_t most, std::size_t longest) const
    {
        std::vector<std::string> texts;
        for (const Json& each : list(key, most)) {
            const bool fits = each.is_string() && each.get_ref<const std::string&>().size() <= longest;
            if (!fits)
                say("'" + std::string(key) + "' has to be a list of texts");
            texts.push_back(fits ? each.get<std::string>() : std::string());
        }
        return texts;
    }

    /// Tells what is wrong.
    void say(const std::string& trouble) const
    {
        if (m_fault.why.empty())
            m_fault.why = m_what + ": " + trouble;
    }

    /// Tells the first key that nobody asked for.
    void finish() const
    {
        if (!m_object)
            return;
        for (const auto& member : m_object->items()) {
            const std::string& key = member.key();
            if (std::ranges::find(m_known, key) != m_known.end())
                continue;
            std::string allowed;
            for (const std::string& each : m_known)
                allowed += (allowed.empty() ? "" : ", ") + each;
            const std::string nearest = nearestOf(key, m_known);
            say("unknown key '" + key.substr(0, 80) + "'" +
                (allowed.empty() ? std::string("; none can stand here") : "; allowed: " + allowed) +
                (nearest.empty() ? std::string() : "; did you mean '" + nearest + "'?"));
        }
    }

private:
    const Json* need(std::string_view key, bool needed) const
    {
        const Json* at = find(key);
        if (!at && needed)
            say("'" + std::string(key) + "' is missing");
        return at;
    }

    const Json* m_object = nullptr;
    std::string m_what;
    JsonFault& m_fault;
    mutable std::vector<std::string> m_known; ///< the keys that were asked for
};

/// A time in UTC as JSON keeps it: `2026-11-21T10:30:00.000Z`.
inline std::string jsonTime(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs).toStdString();
}

} // namespace adjutant
