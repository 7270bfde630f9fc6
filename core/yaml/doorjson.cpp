#include "core/yaml/doorjson.h"

#include "core/door/members.h"

namespace adjutant::yaml {

namespace {

using Json = nlohmann::ordered_json;

template <template <class...> class Template, class T> constexpr bool isA = false;
template <template <class...> class Template, class... Parts>
constexpr bool isA<Template, Template<Parts...>> = true;

/// Writes the members of a value into an object of JSON, without empty ones: updates stay small.
class DoorWriter
{
    static constexpr std::size_t mostMembers = 24;

public:
    DoorWriter(Json& json, const Wording& wording) : m_json(json), m_wording(wording) {}

    template <class T> void operator()(const char* key, const T& member, const T& unset)
    {
        if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>)
            if (member == unset)
                return;
        Json json = written(member);
        if (json != "" && !(json.is_structured() && json.empty()))
            m_json[key] = std::move(json);
    }

    template <class T>
    void operator()(const char* key, const std::optional<T>& member, const std::optional<T>&)
    {
        if (member)
            m_json[key] = written(*member);
    }

    template <class T> Json written(const T& value)
    {
        if constexpr (std::is_enum_v<T>) {
            return toId(value);
        } else if constexpr (std::is_same_v<T, Message>) {
            return value.empty() ? std::string() : m_wording(value);
        } else if constexpr (std::is_same_v<T, UnitRef>) {
            return toText(value);
        } else if constexpr (std::is_same_v<T, door::Point>) {
            return Json::array({value.x, value.y});
        } else if constexpr (std::is_same_v<T, door::Answers>) {
            return answersJson(value);
        } else if constexpr (std::is_same_v<T, door::Value>) {
            return std::visit([this](const auto& each) { return this->written(each); }, value);
        } else if constexpr (std::is_same_v<T, door::Skipped>) {
            return nullptr;
        } else if constexpr (std::is_same_v<T, door::Forecast>) {
            return value.roll() ? Json{{"roll", written(*value.roll())}} : Json{{"scenario", true}};
        } else if constexpr (requires { value.text(); }) {
            return value.text();
        } else if constexpr (isA<std::vector, T>) {
            Json json = Json::array();
            for (const auto& each : value)
                json.push_back(written(each));
            return json;
        } else if constexpr (isA<std::map, T>) {
            Json json = Json::object();
            for (const auto& [key, each] : value)
                json[key.text()] = written(each);
            return json;
        } else if constexpr (isA<std::variant, T>) {
            Json json{{"kind", kindsOf(&value)[value.index()]}};
            std::visit([&](const auto& each) { addMembers(json, each); }, value);
            return json;
        } else if constexpr (std::is_constructible_v<Json, T>) {
            return value;
        } else {
            Json json = Json::object();
            addMembers(json, value);
            return json;
        }
    }

private:
    template <class T> void addMembers(Json& json, const T& value)
    {
        makeRoom(json, mostMembers);
        DoorWriter writer(json, m_wording);
        fields(writer, value);
    }

    Json& m_json;
    const Wording& m_wording;
};

} // namespace

template <class T> Json doorJson(const T& value, const Wording& wording)
{
    Json unused;
    return DoorWriter(unused, wording).written(value);
}

template Json doorJson(const door::MatchView&, const Wording&);
template Json doorJson(const door::Offer&, const Wording&);
template Json doorJson(const door::Form&, const Wording&);
template Json doorJson(const door::OddsView&, const Wording&);
template Json doorJson(const door::Remark&, const Wording&);
template Json doorJson(const LogLine&, const Wording&);

Json matchJson(const Session& session, const door::Viewer& viewer, const std::vector<door::Offer>& offers,
               const Wording& wording)
{
    Json json = Json::object();
    makeRoom(json, 5);
    json["view"] = doorJson(session.view(viewer, {}), wording);
    for (const door::Offer& offer : offers)
        if (offer.section != door::Section::script)
            json["offers"].push_back(doorJson(offer, wording));
    for (const LogLine& line : session.latest(viewer))
        json["latest"].push_back(doorJson(line, wording));
    if (const Message undo = session.undoLabel(viewer, Extent::procedure); !undo.empty())
        json["undo"] = wording(undo);
    if (const Message redo = session.redoLabel(viewer, Extent::procedure); !redo.empty())
        json["redo"] = wording(redo);
    return json;
}

} // namespace adjutant::yaml
