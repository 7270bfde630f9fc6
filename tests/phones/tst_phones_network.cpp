#include "tests/laws/randomanswers.h"
#include "tests/phones/phonehome.h"

namespace adjutant::test::tst_phones_network {

using namespace phones;

/// A phone of the network with what its page keeps: the command that is not answered yet.
struct Player
{
    std::unique_ptr<TestPhone> phone;
    Json pending; ///< null: none
    bool isSent = false;
    std::size_t heard = 0;                       ///< messages that were looked at
    std::map<std::uint64_t, std::string> played; ///< the positions by the numbers of commands
};

/// One keeper and three phones on a network where frames are late, connections break, frames are repeated by
/// others, and the keeper is killed.
class Network
{
public:
    explicit Network(std::uint64_t seed) : m_chance(seed)
    {
        m_keeper = std::make_unique<Keeper>(pebbles::start(), m_folder.path());
        m_match = m_keeper->match.record().id;
        for (const Seat& seat : {m_keeper->seatOf("red"), m_keeper->seatOf("blue"), Seat()})
            m_players.push_back({phoneOf(*m_keeper, seat), {}, false, 0, {}});
    }

    void step()
    {
        Player& player = m_players[m_chance.below(m_players.size())];
        TestPhone& phone = *player.phone;
        switch (m_chance.below(40)) {
        case 0:
            phone.drop();
            break;
        case 1:
            if (phone.isConnected())
                phone.repeatUp(); // somebody else on the network
            break;
        case 2:
            if (m_chance.oneIn(4))
                kill();
            break;
        case 3:
        case 4:
        case 5:
        case 6:
            begin(player);
            break;
        default:
            m_chance.oneIn(2) ? phone.deliverUp() : phone.deliverDown();
        }
        look(player);
    }

    /// Lets everything arrive: every command is answered then.
    void settle()
    {
        for (int round = 0; round < 100; ++round) {
            bool isQuiet = true;
            for (Player& player : m_players) {
                while (player.phone->deliverUp() || player.phone->deliverDown())
                    isQuiet = false;
                look(player);
                isQuiet = isQuiet && player.phone->isConnected() && player.pending.is_null();
            }
            if (isQuiet)
                return;
        }
    }

    /// What doesn't hold; empty: all does.
    std::string broken()
    {
        std::set<std::string> positions;
        for (Player& player : m_players) {
            if (!player.pending.is_null() || !player.phone->isConnected())
                return "a command has no answer: " + player.pending.dump();
            if (player.phone->isOutOfStep)
                return "a patch did not follow";
            for (const auto& [number, at] : player.played)
                if (!positions.insert(at).second)
                    return "two commands were one step: " + at;
            const Json state = player.phone->state;
            player.phone->send({{"type", "again"}}).deliverAll();
            if (const Json change = Json::diff(state, player.phone->state); !change.empty())
                return "a phone has another state: " + change.dump();
            if (player.phone->at != std::to_string(m_keeper->steps()))
                return "a phone is not at the end";
        }
        if (positions.size() != steps())
            return std::to_string(positions.size()) + " commands were acknowledged, and the match has " +
                   std::to_string(steps()) + " steps";
        return m_broken;
    }

    std::size_t steps() const { return m_keeper->match.record().steps.size(); }

private:
    // The page tries again, at once and with what isn't answered.
    void look(Player& player)
    {
        TestPhone& phone = *player.phone;
        if (!phone.isConnected()) {
            phone.connect(*m_keeper);
            player.isSent = false;
        }
        for (; player.heard < phone.heard.size(); ++player.heard) {
            const Json& message = phone.heard[player.heard];
            const std::string type = textAt(message, "type");
            if (type == "match" && !player.pending.is_null() && !player.isSent) {
                phone.send(player.pending);
                player.isSent = true;
            }
            const auto number = numberAt(message, "id");
            if (!number)
                continue;
            if (type == "ack" && !message.contains("proposed") &&
                player.pending.value("type", "") != "decline") {
                const auto [known, isNew] = player.played.emplace(*number, textAt(message, "at"));
                if (known->second != textAt(message, "at"))
                    m_broken = "a command was acknowledged in two ways";
            }
            if (!player.pending.is_null() && player.pending["id"] == *number)
                player.pending = nullptr;
        }
    }

    void begin(Player& player)
    {
        TestPhone& phone = *player.phone;
        if (!player.pending.is_null() || !phone.isConnected() || phone.state.is_null())
            return;
        Json command{{"id", ++phone.number}, {"at", phone.at}};
        const bool isWatcher = !phone.state["me"].contains("sides");
        const Json proposal = phone.state.value("proposal", Json());
        if (!proposal.is_null() && proposal.contains("asks") && m_chance.oneIn(2)) {
            command["type"] = "agree";
            command["proposal"] = proposal["id"];
        } else if (m_chance.oneIn(6)) {
            command["type"] = m_chance.oneIn(2) ? "undo" : "redo";
        } else {
            const door::Viewer viewer{
                false, isWatcher ? std::vector<PlayerId>()
                                 : std::vector{PlayerId(phone.state["me"]["sides"][0].get<std::string>())}};
            const Session& session = m_keeper->match.session();
            const auto offers = session.offers(viewer);
            if (offers.empty())
                return;
            const door::Offer& offer = offers[m_chance.below(offers.size())];
            door::Answers answers;
            const door::Form form = filled(session, viewer, offer.key, answers, m_chance);
            if (form.playable)
                command["form"] = markOf(yaml::doorJson(form, worded), worded(session.view(viewer).headline));
            command["type"] = "do";
            command["key"] = yaml::doorJson(offer, worded)["key"];
            command["answers"] = answersJson(answers);
        }
        player.pending = std::move(command);
        player.isSent = false;
        // It waits in the outbox until the phone is there.
        if (!phone.heard.empty() && phone.isPaired()) {
            phone.send(player.pending);
            player.isSent = true;
        }
    }

    // The keeper ends in the middle of anything.
    void kill()
    {
        for (Player& each : m_players) {
            // What was on its way is lost.
            each.phone->drop();
            each.isSent = false;
        }
        m_keeper.reset();
        m_keeper = std::make_unique<Keeper>(m_match, m_folder.path());
        for (Player& each : m_players)
            look(each);
    }

    Chance m_chance;
    QTemporaryDir m_folder{quickFolder()};
    std::unique_ptr<Keeper> m_keeper;
    QString m_match;
    std::vector<Player> m_players;
    std::string m_broken;
};

/// Schedules of a network that goes wrong, ADJUTANT_PHONE_SCHEDULES of them (200 unless set) from
/// ADJUTANT_PHONE_SEED: whatever happens, a command that was acknowledged was played once, and one that
/// wasn't is answered in the end.
class TestPhonesNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsAreAcknowledgedOnceAndOnlyOnce()
    {
        const int schedules = qMax(0, qEnvironmentVariableIntValue("ADJUTANT_PHONE_SCHEDULES"));
        const int first = qMax(1, qEnvironmentVariableIntValue("ADJUTANT_PHONE_SEED"));
        std::size_t steps = 0;
        for (int seed = first; seed < first + (schedules > 0 ? schedules : 200); ++seed) {
            Network network(static_cast<std::uint64_t>(seed));
            for (int k = 0; k < 400; ++k)
                network.step();
            network.settle();
            const std::string broken = network.broken();
            QVERIFY2(broken.empty(), ("seed " + std::to_string(seed) + ": " + broken).c_str());
            steps += network.steps();
        }
        QVERIFY2(steps > 0, "something was played");
    }
};

ADJUTANT_TEST(TestPhonesNetwork)

} // namespace adjutant::test::tst_phones_network
