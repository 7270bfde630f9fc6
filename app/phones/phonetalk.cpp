#include "app/phones/phonetalk.h"

#include "app/text/figures.h"

namespace adjutant::phones {

namespace {

constexpr std::size_t longestName = 40;
constexpr qsizetype longestLanguage = 20;

} // namespace

PhoneTalk::PhoneTalk(PhoneMatch& match, std::function<void(Knock knock)> knock, Line line)
    : m_match(match), m_knock(std::move(knock)), m_line(std::move(line)),
      m_self(std::make_shared<PhoneTalk*>(this))
{}

PhoneTalk::~PhoneTalk()
{
    *m_self = nullptr;
    m_match.leave(m_guest);
    if (m_used)
        m_match.devices().giveBack(std::move(*m_used));
}

void PhoneTalk::close(CloseCode code)
{
    if (!std::exchange(m_isClosed, true))
        m_line.close(code);
}

void PhoneTalk::send(const std::string& message)
{
    if (!m_isClosed)
        m_line.sendBox(m_down->seal(message));
}

// The first frame says who it is. The answer to an unknown id is like any other, so that nobody learns which
// ids there are.
void PhoneTalk::takeText(std::string_view text)
{
    if (m_isClosed)
        return;
    const Json hello = Json::parse(text, nullptr, false);
    const auto salt = fromBase64<Salt>(textAt(hello, "salt"));
    if (m_up || !salt || hello.value("hello", Json()) != 1)
        return close(notUnderstood);
    m_id = textAt(hello, "id");
    const Device* device = m_match.devices().find(m_id);
    const auto invitation = m_match.devices().invitation(m_id);
    const Key key = device ? device->key : invitation ? invitation->key : randomBytes<Key>();
    if (!device && !invitation)
        m_id.clear();
    const Salt keeper = randomBytes<Salt>();
    m_up.emplace(Boxes::Direction::up, key, *salt, keeper);
    m_down.emplace(Boxes::Direction::down, key, *salt, keeper);
    m_line.sendText(Json{{"hello", 1}, {"salt", toBase64(keeper)}}.dump());
}

void PhoneTalk::takeBox(std::string_view box)
{
    if (m_isClosed)
        return;
    const auto text = m_up ? m_up->open(box) : std::nullopt;
    if (!text)
        close(m_up ? notOpened : notUnderstood);
    else if (m_guest == 0)
        takeEntry(*text);
    else {
        m_used.reset();
        m_match.take(m_guest, *text);
    }
}

void PhoneTalk::takeEntry(const std::string& text)
{
    const Json entry = Json::parse(text, nullptr, false);
    const std::string type = textAt(entry, "type");
    if (m_isKnown && type == "ping") // it waits to be let in
        return send(R"({"type":"waiting"})");
    if (m_isKnown || type != "enter")
        return close(notUnderstood);
    m_language = QString::fromStdString(textAt(entry, "language")).left(longestLanguage);
    const std::string name =
        cutTo(longestName, typedText(QString::fromStdString(textAt(entry, "name"))).simplified())
            .toStdString();
    Devices& devices = m_match.devices();
    if (devices.find(m_id)) {
        m_isKnown = true;
        return enter();
    }
    m_used = devices.use(m_id);
    if (!m_used) // another phone was quicker
        return close(notOpened);
    const Seat& seat = m_used->seat;
    m_isKnown = true;
    send(R"({"type":"waiting"})");
    m_knock({QString::fromStdString(name), seat,
             [self = m_self, name](bool isLetIn) {
                 if (*self)
                     (*self)->letIn(isLetIn, name);
             },
             [self = m_self] { return *self && !(*self)->m_isClosed; }});
}

void PhoneTalk::letIn(bool isLetIn, const std::string& name)
{
    if (m_isClosed || m_guest > 0)
        return;
    if (!m_used->device.empty())
        m_match.remove(m_used->device);
    const ReaderLanguages::Scope scope(m_match.languages(), m_language);
    const auto device =
        isLetIn
            ? m_match.letIn(name, m_used->seat)
            : Expected<const Device*, Message>(refuse(message(WORDS("phones", "this phone was not let in"))));
    if (!device) {
        send(Json{{"type", "removed"}, {"why", worded(device.error())}}.dump());
        close(notLetIn);
        m_used.reset();
        return;
    }
    m_used->device = (*device)->id;
    send(Json{{"type", "paired"}, {"id", (*device)->id}, {"key", toBase64((*device)->key)}}.dump());
    m_id = (*device)->id;
    enter();
}

void PhoneTalk::enter()
{
    m_guest = m_match.enter(
        m_id, m_language,
        {[this](const std::string& message) { send(message); }, [this](CloseCode code) { close(code); }});
}

} // namespace adjutant::phones
