#include "app/phones/devices.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::phones {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format = "adjutant-phones/2";

std::string lineOf(const Device& device)
{
    return Json{{"device", device.id},
                {"key", toBase64(device.key)},
                {"name", device.name},
                {"sides", mapped(device.seat.sides, &PlayerId::text)}}
        .dump();
}

std::optional<Device> deviceOf(const Json& json)
{
    Device device;
    device.id = json.value("device", "");
    device.name = json.value("name", "");
    const auto key = fromBase64<Key>(json.value("key", ""));
    if (device.id.empty() || !key)
        return std::nullopt;
    device.key = *key;
    for (const Json& side : json.value("sides", Json::array()))
        device.seat.sides.emplace_back(side.get<std::string>());
    return device;
}

} // namespace

Clock steadyClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

std::string acknowledgement(std::uint64_t number, const std::string& position)
{
    return Json{{"type", "ack"}, {"id", number}, {"at", position}}.dump();
}

std::string toText(const TakenBy& by)
{
    return by.device + '/' + std::to_string(by.number) + (by.agrees ? "/agrees" : "");
}

std::optional<TakenBy> takenBy(const std::string& text)
{
    const QStringList parts = QString::fromStdString(text).split(u'/');
    if (parts.size() < 2)
        return std::nullopt;
    return TakenBy{parts[0].toStdString(), parts[1].toULongLong(), parts.size() > 2};
}

Stored<Devices> Devices::open(const QString& dataFolder, const MatchRecord& match, Clock clock)
{
    if (const auto stays = storefiles::OpenedFolder(dataFolder).stays(); !stays)
        return refuse(stays.error());
    const QString place = storefiles::phones.mid(1) + u'/' + match.id + storefiles::phonesSuffix;
    if (const auto made = storefiles::makeFoldersFor(dataFolder, place); !made)
        return refuse(made.error());
    const QString path = dataFolder + u'/' + place;
    const std::string first = Json{{"format", format}, {"match", match.id.toStdString()}}.dump();
    auto file = RecordFile::open(path);
    const auto texts = file ? file->records().texts : std::vector<std::string>();
    bool isDamaged = markOf(path).exists();
    if (!file && isDamaged && file.error().kind != StorageFault::Kind::damaged)
        return refuse(file.error());
    if (!texts.empty() && texts.front() == first) {
        isDamaged = false;
    } else {
        const auto put = [&] { return writeInPlace(path, recordBytes({first})); };
        const QString why = QStringLiteral("it is none of this match's phones");
        if (const auto made = storefiles::replace(dataFolder, path, why, put); !made)
            return refuse(made.error());
        file = RecordFile::open(path);
        if (!file)
            return refuse(file.error());
    }
    Devices devices(dataFolder, std::move(*file), std::move(clock));
    const Records records = devices.m_file.records();
    // What stands behind a line that can't be used is lost: those phones pair again.
    std::size_t used = 1;
    while (used < records.texts.size() && devices.take(records.texts[used]))
        ++used;
    devices.m_wasDamaged = isDamaged || used != records.lines;
    if (used != records.lines)
        if (const auto written = devices.m_file.replace(used, {}); !written)
            return refuse(written.error());
    for (const std::string& text : match.start.brought)
        if (const auto by = takenBy(text))
            devices.remember(by->device, by->number, acknowledgement(by->number, positionAfter(0)));
    for (std::size_t step = 0; step < match.steps.size(); ++step)
        if (const auto by = takenBy(match.steps[step].by))
            devices.remember(by->device, by->number, acknowledgement(by->number, positionAfter(step + 1)));
    return devices;
}

// Reads a line; false where it is none of ours.
bool Devices::take(const std::string& line)
{
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object())
        return false;
    try {
        if (json.contains("device")) {
            auto device = deviceOf(json);
            if (device)
                m_devices.push_back(*device);
            return device.has_value();
        }
        return std::erase_if(m_devices, [id = json.at("removed").get<std::string>()](const Device& each) {
                   return each.id == id;
               }) > 0;
    } catch (const Json::exception&) {
        return false;
    }
}

// What could not be written before comes first.
Stored<void> Devices::write()
{
    if (m_unwritten.empty())
        return {};
    if (auto stays = m_folder.stays(); !stays)
        return stays;
    const QString folder = QFileInfo(m_file.path()).path();
    if (!isPlainFolder(folder))
        return refuse(storageFault(StorageFault::Kind::cannotCreateFolder, folder));
    auto kept = m_file.isAsLeft() ? m_file.append(m_unwritten)
                                  : m_file.replace(m_file.records().texts.size(), m_unwritten);
    if (kept)
        m_unwritten.clear();
    return kept;
}

PairingKey Devices::invite(Seat seat)
{
    std::erase_if(m_invitations, [now = m_clock()](const PairingKey& each) { return each.until <= now; });
    const Key key = randomBytes<Key>();
    return m_invitations.emplace_back(
        PairingKey{pairingId(key), key, std::move(seat), m_clock() + pairingMillis});
}

std::optional<PairingKey> Devices::invitation(const std::string& id) const
{
    const PairingKey* found = findIn(m_invitations, id, &PairingKey::id);
    return found && m_clock() < found->until ? std::optional(*found) : std::nullopt;
}

std::optional<PairingKey> Devices::use(const std::string& id)
{
    auto good = invitation(id);
    std::erase_if(m_invitations, [&id](const PairingKey& each) { return each.id == id; });
    return good;
}

Stored<const Device*> Devices::add(std::string name, Seat seat)
{
    Device device{randomId(), randomBytes<Key>(), std::move(name), std::move(seat), 0, 0, {}};
    m_unwritten.push_back(lineOf(device));
    if (const auto kept = write(); !kept) {
        m_unwritten.pop_back(); // what isn't known here is not to be known later, either
        return refuse(kept.error());
    }
    return &m_devices.emplace_back(std::move(device));
}

Stored<void> Devices::remove(const std::string& id)
{
    if (!find(id))
        return {};
    m_unwritten.push_back(Json{{"removed", id}}.dump());
    std::erase_if(m_devices, [&id](const Device& each) { return each.id == id; });
    return write();
}

void Devices::left(const std::string& id)
{
    if (Device* device = findIn(m_devices, id, &Device::id))
        device->left = m_clock();
}

const std::string* Devices::answer(const std::string& device, std::uint64_t number) const
{
    const Device* known = find(device);
    const auto* found =
        known ? findIn(known->answers, number, &decltype(known->answers)::value_type::first) : nullptr;
    return found ? &found->second : nullptr;
}

void Devices::remember(const std::string& id, std::uint64_t number, std::string answer)
{
    Device* device = findIn(m_devices, id, &Device::id);
    if (!device)
        return;
    device->highest = std::max(device->highest, number);
    device->answers.emplace_back(number, std::move(answer));
    if (device->answers.size() > mostAnswers)
        device->answers.erase(device->answers.begin());
}

} // namespace adjutant::phones
