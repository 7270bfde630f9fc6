#pragma once

#include "app/matches/storedmatch.h"
#include "app/phones/phonetalk.h"
#include "tests/systems/pebbles/pebblesstart.h"

#include <deque>

namespace adjutant::test {

using phones::Json;

/// The template of a folder that is quick to write into.
inline QString quickFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) +
           QStringLiteral("/adjutant-phones-XXXXXX");
}

class TestPhone;

/// A match of a data folder that is served to phones, by a clock that the test sets.
struct Keeper
{
    /// Begins a match, in a folder of its own where none is given.
    explicit Keeper(Start start = pebbles::start(), const QString& given = {}) : Keeper(given)
    {
        if (const auto why = match.begin(std::move(start)))
            qFatal("%s", qPrintable(*why));
        open();
    }
    /// Opens one again.
    Keeper(const QString& id, const QString& given) : Keeper(given)
    {
        if (const auto why = match.open(id))
            qFatal("%s", qPrintable(*why));
        open();
    }

    /// Lets in whoever asks, unless somebody is to decide.
    void knock(const phones::Knock& knock)
    {
        if (decides)
            knock.decide(true);
        else
            knocks.push_back(knock);
    }

    phones::Seat seatOf(const char* side) const { return {{PlayerId(side)}}; }
    /// A phone of a side, paired and connected.
    std::unique_ptr<TestPhone> phone(const char* side);

    int steps() const { return static_cast<int>(match.record().steps.size()); }
    int records() const { return static_cast<int>(match.session().records()); }

    QTemporaryDir own;
    QString folder;
    std::int64_t now = 0;
    MatchStore store;
    RosterStore lists;
    RunningMatch match;
    std::unique_ptr<phones::Devices> devices;
    ReaderLanguages languages;
    std::unique_ptr<phones::PhoneMatch> table;
    std::vector<phones::Knock> knocks; ///< that were not decided
    bool decides = true;

private:
    explicit Keeper(const QString& given)
        : own(quickFolder()), folder(given.isEmpty() ? own.path() : given), store(folder, matchReader()),
          lists(folder), match(store, {}, nullptr,
                               {[] { return QDateTime(QDate(2026, 5, 1), QTime(19, 0), Qt::UTC); },
                                [] { return qint64{0}; }})
    {}
    void open()
    {
        auto opened = phones::Devices::open(store.files().folder(), match.record(), [this] { return now; });
        if (!opened)
            qFatal("%s", qPrintable(opened.error().path));
        devices = std::make_unique<phones::Devices>(std::move(*opened));
        table = std::make_unique<phones::PhoneMatch>(match, *devices, languages, lists);
    }
};

/// A phone, as its page is, without sockets: what goes to and fro waits until it is carried.
class TestPhone
{
public:
    TestPhone() = default;
    /// With the key of a link.
    explicit TestPhone(const phones::PairingKey& key) : m_id(key.id), m_key(key.key) {}

    TestPhone& connect(Keeper& keeper, const std::string& language = "en")
    {
        drop();
        closed = 0;
        m_language = language;
        m_salt = phones::randomBytes<phones::Salt>();
        m_talk = std::make_unique<phones::PhoneTalk>(
            *keeper.table, [&keeper](const phones::Knock& knock) { keeper.knock(knock); },
            phones::PhoneTalk::Line{[this](const std::string& text) {
                                        m_downwards.push_back({text, true});
                                    },
                                    [this](const std::string& box) {
                                        m_downwards.push_back({box, false});
                                    },
                                    [this](phones::CloseCode code) { closed = code; }});
        m_upwards.push_back(
            {Json{{"hello", 1}, {"id", m_id}, {"salt", phones::toBase64(m_salt)}}.dump(), true});
        return *this;
    }
    void drop()
    {
        m_talk.reset();
        m_up.reset();
        m_down.reset();
        m_upwards.clear();
        m_downwards.clear();
        m_seq = 0;
    }
    bool isConnected() const { return m_talk != nullptr && closed == 0; }
    bool isPaired() const { return m_isPaired; }

    /// Carries the next frame; false where there is none.
    bool deliverUp()
    {
        if (m_upwards.empty() || !m_talk)
            return false;
        const Frame frame = std::move(m_upwards.front());
        m_upwards.pop_front();
        m_lastUp = frame.bytes;
        frame.isText ? m_talk->takeText(frame.bytes) : m_talk->takeBox(frame.bytes);
        return true;
    }
    bool deliverDown()
    {
        if (m_downwards.empty())
            return false;
        const Frame frame = std::move(m_downwards.front());
        m_downwards.pop_front();
        take(frame);
        return true;
    }
    TestPhone& deliverAll()
    {
        while (deliverUp() || deliverDown()) {
        }
        return *this;
    }
    /// Sends a frame that was sent before once more, or an altered one.
    void repeatUp() { m_upwards.push_front({m_lastUp, false}); }
    void sendRaw(const std::string& box) { m_upwards.push_back({box, false}); }

    TestPhone& send(const Json& message)
    {
        m_upwards.push_back({m_up->seal(message.dump()), false});
        return *this;
    }
    /// Sends a message, and gives what answers it.
    Json ask(Json message)
    {
        const bool isCommand = message.contains("id") && !message.contains("n") && message["type"] != "entry";
        const char* key = isCommand ? "id" : "n";
        if (!isCommand)
            message["n"] = ++m_asked;
        const Json value = message[key];
        const std::size_t before = heard.size();
        send(message).deliverAll();
        for (std::size_t k = before; k < heard.size(); ++k)
            if (heard[k].contains(key) && heard[k][key] == value)
                return heard[k];
        return {};
    }
    /// Opens a form with these answers.
    Json open(const Json& key, const Json& answers = {})
    {
        Json message{{"type", "open"}, {"key", key}};
        if (!answers.is_null())
            message["answers"] = answers;
        return ask(std::move(message));
    }
    /// The same, and plays it as the next command.
    Json play(const Json& key, const Json& answers)
    {
        const Json form = open(key, answers);
        return command(
            {{"type", "do"}, {"key", key}, {"answers", answers}, {"form", form.value("mark", "")}});
    }
    Json command(Json message)
    {
        message["id"] = ++number;
        if (!message.contains("at"))
            message["at"] = at;
        return ask(std::move(message));
    }
    /// Agrees to the proposal that it sees, or declines it.
    Json decide(const char* type) { return command({{"type", type}, {"proposal", state["proposal"]["id"]}}); }

    Json state; ///< match, me, others
    std::string at;
    std::vector<Json> heard;  ///< all that came, in order
    int closed = 0;           ///< by the keeper, with that code
    std::uint64_t number = 0; ///< of the last command
    std::string device() const { return m_id; }
    bool isOutOfStep = false; ///< a patch didn't fit

private:
    struct Frame
    {
        std::string bytes;
        bool isText = false;
    };
    void take(const Frame& frame)
    {
        if (!frame.isText) {
            const auto text = m_down->open(frame.bytes);
            if (!text)
                qFatal("a box of the keeper doesn't open");
            take(Json::parse(*text));
            return;
        }
        const phones::Salt keeper =
            *phones::fromBase64<phones::Salt>(phones::textAt(Json::parse(frame.bytes), "salt"));
        m_up.emplace(phones::Boxes::Direction::up, m_key, m_salt, keeper);
        m_down.emplace(phones::Boxes::Direction::down, m_key, m_salt, keeper);
        send({{"type", "enter"}, {"language", m_language}, {"name", "Test"}});
    }
    void take(const Json& message)
    {
        heard.push_back(message);
        const std::string type = phones::textAt(message, "type");
        if (type == "paired") {
            m_id = phones::textAt(message, "id");
            m_key = *phones::fromBase64<phones::Key>(phones::textAt(message, "key"));
            m_isPaired = true;
        } else if (type == "match") {
            state = message;
            for (const char* key : {"type", "at", "seq", "last"})
                state.erase(key);
            at = phones::textAt(message, "at");
            m_seq = *phones::numberAt(message, "seq");
        } else if (type == "patch") {
            isOutOfStep = isOutOfStep || phones::textAt(message, "from") != at || message["seq"] != m_seq + 1;
            state = state.patch(message["patch"]);
            at = phones::textAt(message, "at");
            m_seq = *phones::numberAt(message, "seq");
        }
    }

    std::string m_id;
    phones::Key m_key{};
    bool m_isPaired = false;
    std::string m_language;
    phones::Salt m_salt{};
    std::optional<phones::Boxes> m_up;
    std::optional<phones::Boxes> m_down;
    std::unique_ptr<phones::PhoneTalk> m_talk;
    std::deque<Frame> m_upwards;
    std::deque<Frame> m_downwards;
    std::string m_lastUp;
    std::uint64_t m_seq = 0;
    int m_asked = 0;
};

/// A phone of a seat, paired and connected.
inline std::unique_ptr<TestPhone> phoneOf(Keeper& keeper, const phones::Seat& seat,
                                          const std::string& language = "en")
{
    auto phone = std::make_unique<TestPhone>(keeper.devices->invite(seat));
    phone->connect(keeper, language).deliverAll();
    return phone;
}

inline std::unique_ptr<TestPhone> Keeper::phone(const char* side)
{
    return phoneOf(*this, seatOf(side));
}

/// The rule of a refusal; otherwise the type of the message.
inline std::string ruleOf(const Json& message)
{
    const std::string type = phones::textAt(message, "type");
    return type == "refuse" ? phones::textAt(message["why"], "rule") : type;
}

} // namespace adjutant::test
