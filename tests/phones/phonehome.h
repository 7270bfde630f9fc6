#pragma once

#include "app/phones/phonetalk.h"
#include "tests/systems/pebbles/pebblesstart.h"

#include <QTemporaryDir>
#include <deque>
#include <memory>
#include <string>

namespace adjutant::test {

using phones::Json;

class TestPhone;

/// A match of a data folder that is served to phones, by a clock that the test sets.
struct Keeper
{
    /// Begins a match, in a folder of its own where none is given.
    explicit Keeper(Start start = pebbles::start(), const QString& given = {});
    /// Opens one again.
    Keeper(const QString& match, const QString& given);

    /// Lets in whoever asks, unless somebody is to decide.
    void knock(const phones::Knock& knock);

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
    explicit Keeper(const QString& given);
    void open();
};

/// A phone, as its page is, without sockets: what goes to and fro waits until it is carried.
class TestPhone
{
public:
    TestPhone() = default;
    /// With the key of a link.
    explicit TestPhone(const phones::PairingKey& key) : m_id(key.id), m_key(key.key) {}

    TestPhone& connect(Keeper& keeper, const std::string& language = "en");
    void drop();
    bool isConnected() const { return m_talk != nullptr && closed == 0; }
    bool isPaired() const { return m_isPaired; }

    /// Carries the next frame; false where there is none.
    bool deliverUp();
    bool deliverDown();
    TestPhone& deliverAll();
    /// Sends a frame that was sent before once more, or an altered one.
    void repeatUp();
    void sendRaw(const std::string& box);

    TestPhone& send(const Json& message);
    /// Sends a message, and gives what answers it.
    Json ask(Json message);
    /// Opens a form with these answers.
    Json open(const Json& key, const Json& answers = {});
    /// The same, and plays it as the next command.
    Json play(const Json& key, const Json& answers);
    Json command(Json message);
    /// Agrees to the proposal that it sees, or declines it.
    Json decide(const char* type);

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
    void take(const Frame& frame);
    void take(const Json& message);

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
std::unique_ptr<TestPhone> phoneOf(Keeper& keeper, const phones::Seat& seat,
                                   const std::string& language = "en");

/// The rule of a refusal; otherwise the type of the message.
std::string ruleOf(const Json& message);

/// The template of a folder that is quick to write into.
QString quickFolder();

} // namespace adjutant::test
