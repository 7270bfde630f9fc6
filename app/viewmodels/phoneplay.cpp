#include "app/viewmodels/phoneplay.h"

#include "app/catalogues/datafolder.h"
#include "app/catalogues/readerlanguages.h"
#include "app/export/qrpicture.h"
#include "app/matches/matchfold.h"
#include "app/phones/phoneserver.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/workspace.h"

#include <QTimer>
#include <algorithm>
#include <deque>

namespace adjutant {

namespace {

const QString watching = QStringLiteral("watch");

phones::Seat seatOf(const QString& value)
{
    phones::Seat seat;
    if (value != watching)
        seat.sides.emplace_back(value.toStdString());
    return seat;
}

} // namespace

struct PhonePlay::Served
{
    Served(RunningMatch& match, phones::Devices opened, RosterStore& lists)
        : devices(std::move(opened)), phoneMatch(match, devices, languages, lists), server(phoneMatch)
    {}

    phones::Devices devices;
    ReaderLanguages languages;
    phones::PhoneMatch phoneMatch;
    phones::PhoneServer server;
    std::deque<phones::Knock> knocks; ///< of phones that wait to be let in
    QTimer renewing;                  ///< a code is good for two minutes
};

PhonePlay::PhonePlay(Workspace& workspace) : m_phones(new RowModel(this)), m_workspace(workspace) {}

PhonePlay::~PhonePlay() = default;

bool PhonePlay::offered()
{
    return phones::hasPage();
}

QStringList PhonePlay::addresses() const
{
    return mappedTo<QStringList>(phones::networkAddresses(), &QHostAddress::toString);
}

QString PhonePlay::address() const
{
    return m_served ? m_served->server.address().toString() : m_address;
}

void PhonePlay::setAddress(const QString& address)
{
    if (address == this->address())
        return;
    m_address = address;
    if (isOn()) {
        end();
        begin();
    }
}

QVariantList PhonePlay::seats() const
{
    if (!m_served)
        return {};
    QVariantList seats;
    for (const door::SideView& side : m_workspace.running().view().sides)
        seats.append(choiceOf(translated(side.name), QString::fromStdString(side.id.text())));
    seats.append(choiceOf(tr("Watch only"), watching));
    return seats;
}

void PhonePlay::setSeat(const QString& seat)
{
    m_seat = seat;
    renewCode();
}

QString PhonePlay::picture() const
{
    const auto picture = qrPictureOf(m_link.toStdString());
    return picture ? QStringLiteral("data:image/svg+xml;base64,") +
                         QString::fromLatin1(svgOf(*picture).toBase64())
                   : QString();
}

int PhonePlay::here() const
{
    return static_cast<int>(std::ranges::count_if(
        m_phones->rows(), [](const RowModel::Row& row) { return row.value.value<PhoneRow>().here; }));
}

QString PhonePlay::knock() const
{
    if (!m_served || m_served->knocks.empty())
        return {};
    const phones::Knock& knock = m_served->knocks.front();
    const QString seat = m_served->phoneMatch.nameOf(knock.seat);
    return knock.name.isEmpty() ? seat : tr("%1 (%2)").arg(seat, knock.name);
}

QString PhonePlay::proposal() const
{
    const auto proposal = m_served ? m_served->phoneMatch.proposed(everybody) : std::nullopt;
    return proposal ? proposal->text : QString();
}

void PhonePlay::begin()
{
    RunningMatch& match = m_workspace.running();
    if (m_served || !match.isOpen())
        return;
    m_trouble.clear();
    auto devices = phones::Devices::open(dataFolder(), match.record());
    if (!devices)
        return setTrouble(toText(devices.error()));
    auto served = std::make_unique<Served>(match, std::move(*devices), m_workspace.store());
    QHostAddress address(m_address);
    if (m_address.isEmpty() || !phones::networkAddresses().contains(address))
        address = phones::networkAddresses().value(0, QHostAddress(QHostAddress::LocalHost));
    if (!served->server.listen(address))
        return setTrouble(
            tr("Phones can’t reach this device at %1: %2").arg(address.toString(), served->server.whyNot()));
    if (served->devices.wasDamaged())
        m_trouble = tr("The file of this match’s phones was damaged: missing phones need new codes.");
    m_served = std::move(served);
    connect(&m_served->phoneMatch, &phones::PhoneMatch::troubled, this, &PhonePlay::setTrouble);
    connect(&m_served->server, &phones::PhoneServer::knocked, this, [this](const phones::Knock& knock) {
        m_served->knocks.push_back(knock);
        Q_EMIT changed();
    });
    connect(&m_served->server, &phones::PhoneServer::left, this, &PhonePlay::forgetKnocks);
    connect(&m_served->phoneMatch, &phones::PhoneMatch::guestsChanged, this, &PhonePlay::showPhones);
    connect(&m_served->phoneMatch, &phones::PhoneMatch::proposalChanged, this, &PhonePlay::changed);
    // By now it could be written.
    connect(&match, &RunningMatch::changed, &m_served->server, [this] { setTrouble({}); });
    // The same one is opened anew in another language.
    connect(
        &match, &RunningMatch::opened, &m_served->server,
        [this] {
            if (!m_served->phoneMatch.isOpen())
                end();
        },
        Qt::QueuedConnection);
    m_served->renewing.setInterval(static_cast<int>(phones::Devices::pairingMillis * 9 / 10));
    connect(&m_served->renewing, &QTimer::timeout, this, &PhonePlay::renewCode);
    m_served->renewing.start();
    chooseSeat();
    showPhones();
}

void PhonePlay::end()
{
    if (!m_served)
        return;
    m_served->server.close();
    m_served.reset();
    m_link.clear();
    m_phones->setRows({});
    Q_EMIT changed();
}

void PhonePlay::renewCode()
{
    if (m_served) {
        m_link = m_served->server.linkFor(seatOf(m_seat));
        m_served->renewing.start();
    }
    Q_EMIT changed();
}

void PhonePlay::followLanguage()
{
    if (m_served)
        m_served->languages.comeFirst();
    showPhones();
}

void PhonePlay::letIn(bool isLetIn)
{
    if (!m_served || m_served->knocks.empty())
        return;
    const phones::Knock knock = std::move(m_served->knocks.front());
    m_served->knocks.pop_front();
    knock.decide(isLetIn);
    chooseSeat();
}

// Whoever asked and went away: its code is used up, so there is a new one for when it comes back.
void PhonePlay::forgetKnocks()
{
    if (m_served &&
        std::erase_if(m_served->knocks, [](const phones::Knock& each) { return !each.waits(); }) > 0)
        renewCode();
}

void PhonePlay::answerProposal(bool agrees)
{
    const auto proposal = m_served ? m_served->phoneMatch.proposed(everybody) : std::nullopt;
    if (!proposal)
        return;
    m_trouble.clear();
    if (const auto why = m_served->phoneMatch.answerProposal(proposal->id, agrees))
        setTrouble(*why);
}

void PhonePlay::remove(const QString& id)
{
    if (m_served)
        m_served->phoneMatch.remove(id.toStdString());
    showPhones();
}

// The next code is for the first side that nobody plays on a phone.
void PhonePlay::chooseSeat()
{
    for (const door::SideView& side : m_workspace.running().view().sides)
        if (const QString seat = QString::fromStdString(side.id.text());
            !findIn(m_served->devices.all(), seatOf(seat), &phones::Device::seat))
            return setSeat(seat);
    setSeat(watching);
}

void PhonePlay::showPhones()
{
    QList<RowModel::Row> rows;
    if (m_served)
        for (const phones::Device& device : m_served->devices.all()) {
            const PhoneRow row{QString::fromStdString(device.id), QString::fromStdString(device.name),
                               m_served->phoneMatch.nameOf(device.seat),
                               m_served->phoneMatch.isHere(device.id)};
            rows.append({row.id, {}, QVariant::fromValue(row)});
        }
    m_phones->setRows(rows);
    Q_EMIT changed();
}

} // namespace adjutant
