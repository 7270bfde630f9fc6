#include "tests/phones/phonehome.h"

#include "app/matches/storedmatch.h"

#include <QDir>
#include <QFileInfo>

namespace adjutant::test {

using namespace phones;

namespace {

MatchClock stoppedClock()
{
    return {[] { return QDateTime(QDate(2026, 5, 1), QTime(19, 0), Qt::UTC); }, [] { return qint64{0}; }};
}

} // namespace

Keeper::Keeper(const QString& given)
    : own(quickFolder()), folder(given.isEmpty() ? own.path() : given), store(folder, matchReader()),
      lists(folder), match(store, {}, nullptr, stoppedClock())
{}

Keeper::Keeper(Start start, const QString& given) : Keeper(given)
{
    if (const auto why = match.begin(std::move(start)))
        qFatal("%s", qPrintable(*why));
    open();
}

Keeper::Keeper(const QString& id, const QString& given) : Keeper(given)
{
    if (const auto why = match.open(id))
        qFatal("%s", qPrintable(*why));
    open();
}

void Keeper::open()
{
    auto opened = Devices::open(store.files().folder(), match.record(), [this] { return now; });
    if (!opened)
        qFatal("%s", qPrintable(opened.error().path));
    devices = std::make_unique<Devices>(std::move(*opened));
    table = std::make_unique<PhoneMatch>(match, *devices, languages, lists);
}

void Keeper::knock(const Knock& knock)
{
    if (decides)
        knock.decide(true);
    else
        knocks.push_back(knock);
}

std::unique_ptr<TestPhone> Keeper::phone(const char* side)
{
    return phoneOf(*this, seatOf(side));
}

TestPhone& TestPhone::connect(Keeper& keeper, const std::string& language)
{
    drop();
    closed = 0;
    m_language = language;
    m_salt = randomBytes<Salt>();
    m_talk = std::make_unique<PhoneTalk>(
        *keeper.table, [&keeper](const Knock& knock) { keeper.knock(knock); },
        PhoneTalk::Line{[this](const std::string& text) {
                            m_downwards.push_back({text, true});
                        },
                        [this](const std::string& box) {
                            m_downwards.push_back({box, false});
                        },
                        [this](CloseCode code) { closed = code; }});
    m_upwards.push_back({Json{{"hello", 1}, {"id", m_id}, {"salt", toBase64(m_salt)}}.dump(), true});
    return *this;
}

void TestPhone::drop()
{
    m_talk.reset();
    m_up.reset();
    m_down.reset();
    m_upwards.clear();
    m_downwards.clear();
    m_seq = 0;
}

bool TestPhone::deliverUp()
{
    if (m_upwards.empty() || !m_talk)
        return false;
    const Frame frame = std::move(m_upwards.front());
    m_upwards.pop_front();
    m_lastUp = frame.bytes;
    frame.isText ? m_talk->takeText(frame.bytes) : m_talk->takeBox(frame.bytes);
    return true;
}

bool TestPhone::deliverDown()
{
    if (m_downwards.empty())
        return false;
    const Frame frame = std::move(m_downwards.front());
    m_downwards.pop_front();
    take(frame);
    return true;
}

TestPhone& TestPhone::deliverAll()
{
    while (deliverUp() || deliverDown()) {
    }
    return *this;
}

void TestPhone::repeatUp()
{
    m_upwards.push_front({m_lastUp, false});
}

void TestPhone::sendRaw(const std::string& box)
{
    m_upwards.push_back({box, false});
}

void TestPhone::take(const Frame& frame)
{
    if (!frame.isText) {
        const auto text = m_down->open(frame.bytes);
        if (!text)
            qFatal("a box of the keeper doesn't open");
        take(Json::parse(*text));
        return;
    }
    const Salt keeper = *fromBase64<Salt>(textAt(Json::parse(frame.bytes), "salt"));
    m_up.emplace(Boxes::Direction::up, m_key, m_salt, keeper);
    m_down.emplace(Boxes::Direction::down, m_key, m_salt, keeper);
    send({{"type", "enter"}, {"language", m_language}, {"name", "Test"}});
}

void TestPhone::take(const Json& message)
{
    heard.push_back(message);
    const std::string type = textAt(message, "type");
    if (type == "paired") {
        m_id = textAt(message, "id");
        m_key = *fromBase64<Key>(textAt(message, "key"));
        m_isPaired = true;
    } else if (type == "match") {
        state = message;
        for (const char* key : {"type", "at", "seq", "last"})
            state.erase(key);
        at = textAt(message, "at");
        m_seq = *numberAt(message, "seq");
    } else if (type == "patch") {
        isOutOfStep = isOutOfStep || textAt(message, "from") != at || message["seq"] != m_seq + 1;
        state = state.patch(message["patch"]);
        at = textAt(message, "at");
        m_seq = *numberAt(message, "seq");
    }
}

TestPhone& TestPhone::send(const Json& message)
{
    m_upwards.push_back({m_up->seal(message.dump()), false});
    return *this;
}

Json TestPhone::ask(Json message)
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

Json TestPhone::command(Json message)
{
    message["id"] = ++number;
    if (!message.contains("at"))
        message["at"] = at;
    return ask(std::move(message));
}

Json TestPhone::open(const Json& key, const Json& answers)
{
    Json message{{"type", "open"}, {"key", key}};
    if (!answers.is_null())
        message["answers"] = answers;
    return ask(std::move(message));
}

Json TestPhone::decide(const char* type)
{
    return command({{"type", type}, {"proposal", state["proposal"]["id"]}});
}

Json TestPhone::play(const Json& key, const Json& answers)
{
    const Json form = open(key, answers);
    return command({{"type", "do"}, {"key", key}, {"answers", answers}, {"form", form.value("mark", "")}});
}

std::unique_ptr<TestPhone> phoneOf(Keeper& keeper, const Seat& seat, const std::string& language)
{
    auto phone = std::make_unique<TestPhone>(keeper.devices->invite(seat));
    phone->connect(keeper, language).deliverAll();
    return phone;
}

std::string ruleOf(const Json& message)
{
    const std::string type = textAt(message, "type");
    return type == "refuse" ? textAt(message["why"], "rule") : type;
}

QString quickFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) +
           QStringLiteral("/adjutant-phones-XXXXXX");
}

} // namespace adjutant::test
