#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace adjutant {

/// Bytes of an id.
inline constexpr std::size_t longestId = 200;

/// Reads the keys of one object of JSON from a file that may be wrong in any way: what is missing or of the
/// wrong kind gives nothing, and the first such place is remembered.
class JsonKeys
{
public:
    using Json = nlohmann::ordered_json;

    /// `what` names the object in the sentence that says what is wrong.
    JsonKeys(const Json& object, std::string what, std::string& fault)
        : m_what(std::move(what)), m_fault(fault)
    {
        m_object = object.is_object() ? &object : nullptr;
        if (!m_object)
            say("an object is needed");
    }

    const Json* find(std::string_view key) const
    {
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
        return at && at->is_boolean() && at->get<bool>();
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

    void say(const std::string& trouble) const
    {
        if (m_fault.empty())
            m_fault = m_what + ": " + trouble;
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
    std::string& m_fault;
};

} // namespace adjutant
