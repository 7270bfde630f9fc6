#pragma once

#include "app/matches/matchrecord.h"
#include "app/phones/box.h"
#include "app/storage/recordfile.h"
#include "app/storage/storefiles.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace adjutant::phones {

/// Whose phone it is: the sides that it acts for; a watcher's has none.
struct Seat
{
    std::vector<PlayerId> sides;

    bool isWatchers() const { return sides.empty(); }
    /// Whether it has a say in what another one wants: it acts for a side that the other one doesn't.
    bool hasSay(const Seat& other) const
    {
        return std::ranges::any_of(sides, [&](const PlayerId& side) { return !findIn(other.sides, side); });
    }
    bool operator==(const Seat&) const = default;
};

/// A phone that was let in.
struct Device
{
    std::string id;
    Key key{};
    std::string name; ///< as its browser says
    Seat seat;
    std::uint64_t highest = 0; ///< of the commands that it has sent
    std::int64_t left = 0;     ///< when it was here last, by the clock
    /// What its last commands were answered, by their numbers, oldest first.
    std::vector<std::pair<std::uint64_t, std::string>> answers;
};

/// The key of a code to scan: of one seat, for one phone.
struct PairingKey
{
    std::string id;
    Key key{};
    Seat seat;
    std::int64_t until = 0; ///< in milliseconds of the clock
    std::string device{};   ///< that was let in with it, and may never have heard so
};

/// Milliseconds since any moment; they never go back.
using Clock = std::function<std::int64_t()>;
Clock steadyClock();

/// A command of a phone that took a step of the log, as the step has it. One write brings both to the disk,
/// so no crash plays a command twice.
struct TakenBy
{
    std::string device;
    std::uint64_t number = 0; ///< of the command
    bool agrees = false;      ///< to what another phone wanted
};
std::string toText(const TakenBy& by);
/// None where it was done at the laptop.
std::optional<TakenBy> takenBy(const std::string& by);

/// The phones of one match, kept in a file of the data folder, so that a restarted keeper knows them.
class Devices
{
public:
    static constexpr std::int64_t pairingMillis = 2 * 60 * 1000;
    static constexpr std::size_t mostDevices = 64;
    static constexpr std::size_t mostAnswers = 64;

    /// Reads the phones of a match, with what its log says of their commands. The folder's lock is held.
    static Stored<Devices> open(const QString& dataFolder, const MatchRecord& match,
                                Clock clock = steadyClock());

    /// Makes a key for a seat.
    PairingKey invite(Seat seat);
    /// The key of that id, as long as it is good.
    std::optional<PairingKey> invitation(const std::string& id) const;
    /// Uses a key up, and gives it; none where it isn't good any more.
    std::optional<PairingKey> use(const std::string& id);
    /// Makes a key good again, for as long as it was: its phone went before it was heard.
    void giveBack(PairingKey key) { m_invitations.push_back(std::move(key)); }

    /// Whether some of them are lost, because their file was damaged.
    bool wasDamaged() const { return m_wasDamaged; }

    Stored<const Device*> add(std::string name, Seat seat);
    /// Forgets a device, even where that can't be written yet: write() tries it again.
    Stored<void> remove(const std::string& id);
    /// Writes what could not be written before.
    Stored<void> write();
    const Device* find(const std::string& id) const { return findIn(m_devices, id, &Device::id); }
    /// Notes that it is gone by now.
    void left(const std::string& id);
    /// In the order in which they were let in.
    const std::vector<Device>& all() const { return m_devices; }

    /// What a command was answered before; none where it is a new one.
    const std::string* answer(const std::string& device, std::uint64_t number) const;
    /// Remembers what a command was answered.
    void remember(const std::string& device, std::uint64_t number, std::string answer);

private:
    Devices(const QString& folder, RecordFile file, Clock clock)
        : m_folder(folder), m_file(std::move(file)), m_clock(std::move(clock))
    {}
    bool take(const std::string& line);

    storefiles::OpenedFolder m_folder;
    RecordFile m_file;
    std::vector<std::string> m_unwritten;
    Clock m_clock;
    bool m_wasDamaged = false;
    std::vector<Device> m_devices;
    std::vector<PairingKey> m_invitations;
};

/// What a command that was played is answered, at a position of the log.
std::string acknowledgement(std::uint64_t number, const std::string& position);

/// The position after so many steps, as phones know it. It is no hash of the log, which has secrets in it.
inline std::string positionAfter(std::size_t steps)
{
    return std::to_string(steps);
}

} // namespace adjutant::phones
