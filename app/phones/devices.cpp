#include "app/phones/devices.h"

#include "app/storage/storefiles.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::phones {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format = "adjutant-phones/1";
// So many lines are more than the phones and their last commands take.
constexpr std::size_t manyLines = 2000;

std::string lineOf(const Device& device)
{
    Json sides = Json::array();
    for (const PlayerId& side : device.seat.sides)
        sides.push_back(side.text());
    return Json{{"device", device.id},
                {"key", toBase64(device.key)},
                {"name", device.name},
                {"sides", std::move(sides)},
                {"highest", device.highest}}
        .dump();
}

std::optional<Device> deviceOf(const Json& json)
{
    Device device;
    device.id = json.value("device", "");
    device.name = json.value("name", "");
    device.highest = json.value("highest", 0ULL);
    const auto key = keyOf(json.value("key", ""));
    if (device.id.empty() || !key)
        return std::nullopt;
    device.key = *key;
    for (const Json& side : json.value("sides", Json::array()))
        device.seat.sides.emplace_back(side.get<std::string>());
    return device;
}

std::string lineOf(const std::string& device, std::uint64_t number, std::size_t step)
{
    return Json{{"do", number}, {"of", device}, {"step", step}}.dump();
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

std::string positionAfter(std::size_t steps)
{
    return std::to_string(steps);
}

Stored<Devices> Devices::open(const QString& dataFolder, const QString& match, std::size_t steps, Clock clock)
{
    const QString place = storefiles::phones.mid(1) + u'/' + match + QStringLiteral(".phones");
    if (const auto made = storefiles::makeFoldersFor(dataFolder, place); !made)
        return refuse(made.error());
    const QString path = dataFolder + u'/' + place;
    const std::string first = Json{{"format", format}, {"match", match.toStdString()}}.dump();
    auto file = RecordFile::open(path);
    const auto isOurs = [&] {
        const Records records = file->records();
        return !records.texts.empty() && records.texts.front() == first;
    };
    bool isDamaged = false;
    if (!file || !isOurs()) {
        isDamaged = markOf(path).exists();
        if (isDamaged && !QFile::remove(path))
            return refuse(storageFault(StorageFault::Kind::readOnly, path));
        file = RecordFile::create(path, {first});
        if (!file)
            return refuse(file.error());
    }
    Devices devices(std::move(*file), std::move(clock));
    const Records records = devices.m_file.records();
    // What stands behind a line that can't be used is lost: those phones pair again.
    std::size_t used = 1;
    while (used < records.texts.size() && devices.take(records.texts[used]))
        ++used;
    devices.settle(steps);
    devices.m_wasDamaged = isDamaged || used != records.lines;
    if (used != records.lines || used >= manyLines)
        if (const auto written = devices.m_file.replace(1, devices.lines()); !written)
            return refuse(written.error());
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
        if (json.contains("removed"))
            return std::erase_if(m_devices, [id = json["removed"].get<std::string>()](const Device& each) {
                       return each.id == id;
                   }) > 0;
        if (json.contains("do"))
            m_begun[json.at("step").get<std::size_t>()] = {json.at("of").get<std::string>(),
                                                           json["do"].get<std::uint64_t>()};
        else
            m_begun.erase(json.at("not").get<std::size_t>());
        return true;
    } catch (const Json::exception&) {
        return false;
    }
}

// What was begun was played where the log has its step.
void Devices::settle(std::size_t steps)
{
    for (auto each = m_begun.begin(); each != m_begun.end();) {
        const auto& [step, begun] = *each;
        if (step < steps) {
            remember(begun.device, begun.number, acknowledgement(begun.number, positionAfter(step + 1)));
            ++each;
        } else {
            static_cast<void>(m_file.append({Json{{"not", step}}.dump()}));
            each = m_begun.erase(each);
        }
    }
}

std::vector<std::string> Devices::lines() const
{
    std::vector<std::string> lines;
    for (const Device& device : m_devices)
        lines.push_back(lineOf(device));
    for (const auto& [step, begun] : m_begun)
        if (answer(begun.device, begun.number))
            lines.push_back(lineOf(begun.device, begun.number, step));
    return lines;
}

PairingKey Devices::invite(Seat seat)
{
    std::erase_if(m_invitations, [now = m_clock()](const PairingKey& each) { return each.until <= now; });
    const Key key = randomKey();
    return m_invitations.emplace_back(
        PairingKey{pairingId(key), key, std::move(seat), m_clock() + pairingMillis});
}

std::optional<PairingKey> Devices::invitation(const std::string& id) const
{
    const auto found = std::ranges::find(m_invitations, id, &PairingKey::id);
    return found != m_invitations.end() && m_clock() < found->until ? std::optional(*found) : std::nullopt;
}

bool Devices::use(const std::string& id)
{
    const bool isGood = invitation(id).has_value();
    std::erase_if(m_invitations, [&id](const PairingKey& each) { return each.id == id; });
    return isGood;
}

Stored<const Device*> Devices::add(std::string name, Seat seat)
{
    Device device{randomId(), randomKey(), std::move(name), std::move(seat), 0, 0, {}};
    if (const auto kept = m_file.append({lineOf(device)}); !kept)
        return refuse(kept.error());
    return &m_devices.emplace_back(std::move(device));
}

Stored<void> Devices::remove(const std::string& id)
{
    if (!find(id))
        return {};
    if (auto kept = m_file.append({Json{{"removed", id}}.dump()}); !kept)
        return kept;
    std::erase_if(m_devices, [&id](const Device& each) { return each.id == id; });
    return {};
}

const Device* Devices::find(const std::string& id) const
{
    const auto found = std::ranges::find(m_devices, id, &Device::id);
    return found == m_devices.end() ? nullptr : &*found;
}

void Devices::left(const std::string& id)
{
    if (const auto device = std::ranges::find(m_devices, id, &Device::id); device != m_devices.end())
        device->left = m_clock();
}

const std::string* Devices::answer(const std::string& device, std::uint64_t number) const
{
    const Device* known = find(device);
    if (!known)
        return nullptr;
    const auto found =
        std::ranges::find(known->answers, number, &decltype(known->answers)::value_type::first);
    return found == known->answers.end() ? nullptr : &found->second;
}

Stored<void> Devices::begin(const std::string& device, std::uint64_t number, std::size_t step)
{
    if (auto kept = m_file.append({lineOf(device, number, step)}); !kept)
        return kept;
    m_begun[step] = {device, number};
    return {};
}

void Devices::finish(const std::string& device, std::uint64_t number, std::string answer, bool isPlayed)
{
    remember(device, number, std::move(answer));
    const auto begun = std::ranges::find_if(m_begun, [&](const auto& each) {
        return each.second.device == device && each.second.number == number;
    });
    if (isPlayed || begun == m_begun.end())
        return;
    static_cast<void>(m_file.append({Json{{"not", begun->first}}.dump()}));
    m_begun.erase(begun);
}

void Devices::remember(const std::string& id, std::uint64_t number, std::string answer)
{
    const auto device = std::ranges::find(m_devices, id, &Device::id);
    if (device == m_devices.end())
        return;
    device->highest = std::max(device->highest, number);
    device->answers.emplace_back(number, std::move(answer));
    if (device->answers.size() > mostAnswers)
        device->answers.erase(device->answers.begin());
}

std::string Devices::authorOf(std::size_t step) const
{
    const auto found = m_begun.find(step);
    return found == m_begun.end() ? std::string() : found->second.device;
}

} // namespace adjutant::phones
