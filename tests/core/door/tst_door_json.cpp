#include "core/door/members.h"
#include "core/yaml/answersfile.h"
#include "core/yaml/doorjson.h"
#include "tests/core/door/asked.h"
#include "tests/core/door/pebblematch.h"

#include <boost/core/demangle.hpp>

namespace tst_door_json {

using namespace adjutant;
using namespace adjutant::test;
using Json = nlohmann::ordered_json;

namespace {

std::string loudly(const Message& message)
{
    return toText(message) + '!';
}

struct AnyVisit
{
    void operator()(auto&&...) {}
};
template <class T>
concept HasMembers = requires(AnyVisit& visit, const T& value)
{
    fields(visit, value);
};

/// Members of an object, each with what docs/DOOR.md must say of it.
using Members = std::map<std::string, std::set<std::string>>;
using Objects = std::map<std::string, Members>;

/// Lists a type that is written, with the types of its members.
template <class T> void list(Objects& objects);

struct Listing
{
    Objects& objects;
    Members& members;

    template <class T> void operator()(const char* key, const T&, const T& unset)
    {
        std::set<std::string>& given = members[key];
        if constexpr (std::is_enum_v<T>) {
            given.insert(std::string("missing: `") + toId(unset) + '`');
            for (int k = 0; const char* name = toId(static_cast<T>(k)); ++k)
                given.insert(std::string("`") + name + '`');
        } else if constexpr (std::is_arithmetic_v<T>) {
            if (unset != T())
                given.insert("missing: `" + Json(unset).dump() + '`');
        } else if constexpr (requires { kindsOf(&unset); }) {
            for (const char* kind : kindsOf(&unset))
                given.insert(std::string("`") + kind + '`');
        }
        list<T>(objects);
    }
};

template <class... Each> void listAll(Objects& objects, const std::variant<Each...>*)
{
    (list<Each>(objects), ...);
}

template <class T> void list(Objects& objects)
{
    if constexpr (std::is_same_v<T, door::Forecast>) {
        objects["Forecast"] = {{"roll", {}}, {"scenario", {}}};
        list<door::Series>(objects);
    } else if constexpr (requires { kindsOf(static_cast<const T*>(nullptr)); }) {
        listAll(objects, static_cast<const T*>(nullptr));
    } else if constexpr (requires { typename T::value_type; }) {
        list<typename T::value_type>(objects);
    } else if constexpr (HasMembers<T>) {
        const std::string type = boost::core::demangle(typeid(T).name());
        const auto [object, isNew] = objects.try_emplace(type.substr(type.rfind(':') + 1));
        Listing listing{objects, object->second};
        if constexpr (std::is_default_constructible_v<T>) {
            if (isNew)
                fields(listing, T());
        } else if (isNew) {
            fields(listing, T(Message()));
        }
    }
}

/// The rows of docs/DOOR.md, by object and member.
std::map<std::string, std::map<std::string, QString>> documented()
{
    const QByteArray text = contentsOf(QStringLiteral(ADJUTANT_SOURCE_DIR "/docs/DOOR.md"));
    static const QRegularExpression row(R"(^\|(?: \*\*(\w+)\*\*)? \|([^|]*)\|.*$)",
                                        QRegularExpression::MultilineOption);
    static const QRegularExpression code("`(\\w+)`");
    std::map<std::string, std::map<std::string, QString>> rows;
    std::string object;
    for (const auto& line : row.globalMatch(QString::fromUtf8(text))) {
        if (line.hasCaptured(1))
            object = line.captured(1).toStdString();
        rows.try_emplace(object);
        for (const auto& member : code.globalMatch(line.captured(2)))
            rows[object][member.captured(1).toStdString()] = line.captured();
    }
    return rows;
}

} // namespace

class TestDoorJson : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsDocumentedAndNothingElse()
    {
        Objects written{
            {"Match", {{"view", {}}, {"offers", {}}, {"latest", {}}, {"undo", {}}, {"redo", {}}}}};
        list<door::MatchView>(written);
        list<door::Offer>(written);
        list<door::Form>(written);
        list<door::OddsView>(written);
        list<LogLine>(written);
        auto rows = documented();
        for (const auto& [object, members] : written)
            for (const auto& [key, given] : members) {
                const QString row = rows[object][key];
                QVERIFY2(!row.isEmpty(), (object + '.' + key + " isn't in docs/DOOR.md").c_str());
                for (const std::string& word : given)
                    QVERIFY2(row.contains(word.c_str()), (object + '.' + key + ": " + word).c_str());
            }
        for (const auto& [object, members] : rows)
            for (const auto& [key, row] : members)
                QVERIFY2(written[object].contains(key), (object + '.' + key + " isn't written").c_str());
        QVERIFY(written.size() > 35 && written.size() == rows.size());
    }

    void whatSaysNothingIsMissing()
    {
        door::Form form;
        form.title = say("Attack");
        form.playable = true;
        form.fields.resize(2);
        form.fields[0].path = "hits";
        form.fields[0].input = door::NumberInput{0, 3, say("Hits"), false};
        form.fields[0].value = 0;
        form.fields[0].origin = door::Origin::given;
        form.fields[1].path = "unit";
        form.fields[1].input = door::PickInput{{option("red/vela", door::Standing::closed)}, 1, 2};
        form.forecast = door::Series{"hits", say("Chance"), {0.25, 0.75}, 0, false};
        QCOMPARE(
            yaml::doorJson(form, loudly).dump(),
            R"({"title":"Attack!","fields":[)"
            R"({"path":"hits","input":{"kind":"number","highest":3,"unit":"Hits!"},"value":0,"origin":"given"},)"
            R"({"path":"unit","input":{"kind":"pick","options":[{"id":"red/vela","label":"red/vela!",)"
            R"("standing":"closed","remark":{"rule":"some-rule","message":"Not so!"}}],"most":2}}],)"
            R"("forecast":{"roll":{"id":"hits","label":"Chance!","p":[0.25,0.75]}},"playable":true})");
    }

    // As docs/DOOR.md tells pages to play: a key goes back, then answers under their paths.
    void aPagePlaysByWhatItGets()
    {
        PebbleMatch match;
        const std::vector<door::Offer> offers = match.session().offers({});
        const Json seen = yaml::matchJson(match.session(), {}, offers, loudly);
        const auto toss = std::ranges::find_if(
            seen["offers"], [](const Json& each) { return each["key"]["procedure"] == "toss"; });
        QVERIFY(toss != seen["offers"].end());
        const auto offer = std::ranges::find_if(offers, [&toss](const door::Offer& each) {
            return yaml::doorJson(each, loudly)["key"] == (*toss)["key"];
        });
        QVERIFY(offer != offers.end());
        const Json form = yaml::doorJson(match.session().form({}, offer->key, {}), loudly);
        QCOMPARE(form.value("playable", false), true);
        QVERIFY(match.session().play(offer->key, {}, {}, {}));
        QCOMPARE(match.play("toss", yaml::answersIn(R"({"dice": [4]})").value()), "");
        const Json after = yaml::matchJson(match.session(), {}, match.session().offers({}), loudly);
        QVERIFY(after["offers"].front().value("open", false));
        QVERIFY(after.contains("undo") && after.contains("latest"));
    }
};

ADJUTANT_TEST(TestDoorJson)

} // namespace tst_door_json
