#include "matchsetup.h"

#include "app/systems/drakerys/text/missionwords.h"
#include "core/systems/drakerys/armybudgets.h"
#include "factioncolour.h"
#include "setuparmies.h"
#include "setupsteps.h"
#include "spokentext.h"
#include "workspace.h"

#include <QLocale>

#include <algorithm>

namespace adjutant {

using namespace drakerys;

namespace {

// Names by which the record and scripts tell the players apart.
constexpr std::array<const char*, 2> seatIds{"red", "blue"};
constexpr int rememberedMatches = 40;

std::size_t at(int player)
{
    return player == 1 ? 1 : 0;
}

PlayerId idOf(int player)
{
    return PlayerId(seatIds[at(player)]);
}

} // namespace

MatchSetup::MatchSetup(QObject* parent) : QObject(parent), m_match(Workspace::current().table())
{
    const auto summaries = Workspace::current().matches().summaries({}, rememberedMatches);
    for (const MatchSummary& summary : summaries)
        for (const MatchSummary::Player& player : summary.players)
            if (!player.name.isEmpty() && !m_knownNames.contains(player.name))
                m_knownNames.append(player.name);
    if (!summaries.empty())
        for (int player = 0; player < 2 && player < summaries.front().players.size(); ++player)
            m_seats[at(player)].name = summaries.front().players.at(player).name;
    readOffers();
    connect(&m_match.table(), &RunningTable::changed, this, &MatchSetup::changed);
    connect(&m_match.table(), &RunningTable::opened, this, [this] { m_begun = m_begun && m_match.isOpen(); });
}

// The first saved army against the next one of another people, so that a match can begin at once.
void MatchSetup::readOffers()
{
    m_offers = armyOffers();
    if (m_offers.isEmpty())
        return;
    takeArmy(m_seats[0], m_offers.first());
    const auto other = std::ranges::find_if(
        m_offers, [this](const ArmyOffer& offer) { return offer.faction != m_seats[0].army.faction; });
    takeArmy(m_seats[1], other == m_offers.end() ? m_offers.first() : *other);
    takeLimits();
    Q_EMIT offersChanged();
}

void MatchSetup::takeArmy(Seat& seat, const ArmyOffer& offer)
{
    auto roster = rosterOfOffer(offer.value);
    m_refusal = roster ? QString() : tr("%1 can't be read any more. Choose another army.").arg(offer.name);
    if (!roster)
        return;
    seat.army = offer;
    seat.roster = std::move(*roster);
}

void MatchSetup::takeLimits()
{
    if (!m_ownLimits)
        m_limits = limitsFor({m_seats[0].roster, m_seats[1].roster});
    review();
}

void MatchSetup::review()
{
    for (Seat& seat : m_seats)
        seat.findings = findingsWithin(m_limits, seat.roster);
}

bool MatchSetup::replaces() const
{
    const RunningTable& open = m_match.table();
    return !m_begun && open.isOpen() && !open.session().view({}).over;
}

QString MatchSetup::called(int player) const
{
    if (m_begun && m_match.isOpen() && player < static_cast<int>(m_match.state().players.size()))
        return spoken(m_match.state().players[at(player)]);
    const QString& name = m_seats[at(player)].name;
    if (!name.isEmpty())
        return name;
    return player == 0 ? tr("Player 1") : tr("Player 2");
}

bool MatchSetup::isFirst(int player) const
{
    return m_begun && m_match.isOpen() ? m_match.state().first == m_match.state().players[at(player)].id
                                       : m_first == player;
}

QVariantList MatchSetup::players() const
{
    QVariantList players;
    const bool running = m_begun && m_match.isOpen();
    for (int player = 0; player < 2; ++player) {
        const Seat& seat = m_seats[at(player)];
        SetupPlayer row;
        row.id = running ? QString::fromStdString(m_match.state().players[at(player)].id.text())
                         : QLatin1String(seatIds[at(player)]);
        row.name = seat.name;
        row.called = called(player);
        row.army = seat.army;
        row.bare = seat.roster.entries.empty();
        row.findings = seat.findings;
        row.first = isFirst(player);
        row.rolled = seat.rolled;
        if (running)
            if (const auto side = m_match.state().players[at(player)].side)
                row.side = side == DeploymentSide::a ? 0 : 1;
        players.append(QVariant::fromValue(row));
    }
    return players;
}

QVariantList MatchSetup::offers() const
{
    QVariantList offers;
    for (const ArmyOffer& offer : m_offers)
        offers.append(QVariant::fromValue(offer));
    return offers;
}

void MatchSetup::setApLimit(int ap)
{
    m_ownLimits = true;
    m_limits = {{"ap", ap}, {"rarity", drakerys::advisedRarity(ap)}};
    review();
    Q_EMIT changed();
}

void MatchSetup::setRarityLimit(int rarity)
{
    m_ownLimits = true;
    m_limits.set("rarity", rarity);
    review();
    Q_EMIT changed();
}

void MatchSetup::setName(int player, const QString& name)
{
    m_seats[at(player)].name = name.trimmed();
    Q_EMIT changed();
}

void MatchSetup::setArmy(int player, const QString& offer)
{
    const auto found = std::ranges::find(m_offers, offer, &ArmyOffer::value);
    if (m_begun || found == m_offers.end())
        return;
    takeArmy(m_seats[at(player)], *found);
    takeLimits();
    Q_EMIT changed();
}

QString MatchSetup::firstWords() const
{
    const int first = placeOfFirst();
    const int one = m_seats[0].rolled;
    const int two = m_seats[1].rolled;
    if (one > 0 && one == two)
        return tr("Both show %L1: roll again.").arg(one);
    if (one > 0 && two > 0 && (one > two) == (first == 0))
        return tr("%1 rolled %L2, %3 rolled %L4: %5 is the First Player.")
            .arg(called(0))
            .arg(one)
            .arg(called(1))
            .arg(two)
            .arg(called(first));
    return m_firstNamed ? tr("%1 is the First Player.").arg(called(first))
                        : tr("Until you say otherwise %1 is the First Player.").arg(called(first));
}

bool MatchSetup::firstFixed() const
{
    return m_begun && m_match.isOpen() &&
           std::ranges::any_of(m_match.state().players,
                               [](const PlayerState& player) { return player.progress > 0; });
}

int MatchSetup::placeOfFirst() const
{
    return isFirst(1) ? 1 : 0;
}

void MatchSetup::nameFirst(int player)
{
    m_first = player;
    m_firstNamed = true;
    if (m_begun && m_match.isOpen() && m_match.state().first != m_match.state().players[at(player)].id)
        play("first", {{"player", m_match.state().players[at(player)].id.text()}});
    Q_EMIT changed();
}

void MatchSetup::chooseFirst(int player)
{
    for (Seat& seat : m_seats)
        seat.rolled = 0;
    nameFirst(player);
}

void MatchSetup::enterRoll(int player, int face)
{
    m_seats[at(player)].rolled = std::clamp(face, 0, 10);
    const int one = m_seats[0].rolled;
    const int two = m_seats[1].rolled;
    if (one > 0 && two > 0 && one != two)
        nameFirst(one > two ? 0 : 1);
    else
        Q_EMIT changed();
}

void MatchSetup::rollFirst()
{
    do {
        for (Seat& seat : m_seats)
            seat.rolled = m_dice.face();
    } while (m_seats[0].rolled == m_seats[1].rolled);
    nameFirst(m_seats[0].rolled > m_seats[1].rolled ? 0 : 1);
}

bool MatchSetup::begin()
{
    if (m_begun)
        return true;
    Start start;
    start.system = SystemId(std::string(Workspace::current().system().id));
    start.first = idOf(m_first);
    for (int player = 0; player < 2; ++player) {
        const Seat& seat = m_seats[at(player)];
        if (seat.army.value.isEmpty())
            return false;
        start.sides.push_back({idOf(player), called(player).toStdString(), seat.roster, {}});
        start.sides.back().roster.limits = m_limits; // as the players agreed
    }
    Workspace& workspace = Workspace::current();
    const auto trouble =
        m_match.table().begin(withCards(std::move(start), workspace.system(), workspace.catalogue()));
    m_begun = !trouble; // only now: the match that was open before was closed meanwhile
    m_refusal = trouble.value_or(QString());
    Q_EMIT changed();
    return m_begun;
}

void MatchSetup::resume()
{
    if (!m_match.isOpen() || m_match.state().players.size() < 2)
        return;
    const Catalogue& catalogue = Workspace::current().catalogue();
    std::vector<Roster> rosters;
    for (int player = 0; player < 2; ++player) {
        const adjutant::Side& recorded = m_match.start().sides[at(player)];
        Seat& seat = m_seats[at(player)];
        seat.name = QString::fromStdString(recorded.name);
        seat.roster = recorded.roster;
        rosters.push_back(recorded.roster);
        const FactionId& faction = recorded.roster.faction;
        seat.army = {{},
                     {},
                     QString::fromStdString(recorded.roster.name),
                     {},
                     QString::fromStdString(faction.text()),
                     colourOf(faction, catalogue)};
    }
    m_limits = limitsFor(rosters);
    m_ownLimits = true;
    review();
    m_firstNamed = true;
    m_begun = true;
    Q_EMIT changed();
}

void MatchSetup::play(const std::string& procedure, const table::Answers& answers)
{
    const auto trouble = m_match.play(procedure, answers);
    m_refusal = trouble.value_or(QString());
    if (trouble)
        Q_EMIT changed();
}

QVariantList MatchSetup::steps() const
{
    SetupProgress progress;
    progress.names = {called(0), called(1)};
    progress.first = m_firstNamed ? called(placeOfFirst()) : QString();
    if (m_begun && m_match.isOpen())
        progress.state = &m_match.state();
    return setupSteps(progress);
}

QVariantList MatchSetup::missionChoices() const
{
    QVariantList choices;
    for (const Mission& mission : missions()) {
        const MissionId id{std::string(mission.id)};
        choices.append(QVariantMap{{QStringLiteral("value"), QString::fromStdString(id.text())},
                                   {QStringLiteral("text"), spoken(id)},
                                   {QStringLiteral("detail"), missionSummary(id, true)}});
    }
    return choices;
}

std::array<MissionId, 3> MatchSetup::dealt() const
{
    std::array<MissionId, 3> cards;
    if (!m_begun || !m_match.isOpen())
        return cards;
    for (const MissionState& card : m_match.state().missions) {
        if (card.common)
            cards[0] = card.mission;
        else
            cards[card.player == m_match.state().first ? 1 : 2] = card.mission;
    }
    return cards;
}

QVariantList MatchSetup::missionSlots() const
{
    const auto cards = dealt();
    const int first = placeOfFirst();
    const std::array titles{tr("Both players"), called(first), called(1 - first)};
    QVariantList rows;
    for (std::size_t slot = 0; slot < cards.size(); ++slot) {
        MissionSlot row;
        row.title = titles[slot];
        row.mission = QString::fromStdString(cards[slot].text());
        if (!cards[slot].empty()) {
            row.name = spoken(cards[slot]);
            row.summary = missionSummary(cards[slot], slot == 0);
        }
        rows.append(QVariant::fromValue(row));
    }
    return rows;
}

void MatchSetup::deal(const std::array<MissionId, 3>& cards)
{
    if (!m_begun || !m_match.isOpen() || m_match.state().players.size() < 2)
        return;
    const int first = placeOfFirst();
    const auto& players = m_match.state().players;
    table::Answers dealt;
    const auto deals = [&dealt](const std::string& to, const MissionId& card) {
        if (!card.empty())
            dealt[to] = card.text();
    };
    deals("common", cards[0]);
    deals("solo/" + players[at(first)].id.text(), cards[1]);
    deals("solo/" + players[at(1 - first)].id.text(), cards[2]);
    play("missions", dealt);
}

// Chapter "Common and Solo Missions": the common card first, then one for each player.
void MatchSetup::drawMissions()
{
    std::vector<MissionId> pile;
    for (const Mission& mission : missions())
        pile.emplace_back(std::string(mission.id));
    m_dice.shuffle(pile);
    deal({pile[0], pile[1], pile[2]});
}

// A card is on the table once: the slot that had it before gives it up for what this one had.
void MatchSetup::chooseMission(int slot, const QString& mission)
{
    if (slot < 0 || slot > 2)
        return;
    auto cards = dealt();
    const MissionId chosen(mission.toStdString());
    const MissionId before = cards[static_cast<std::size_t>(slot)];
    if (chosen == before)
        return;
    if (!chosen.empty())
        std::ranges::replace(cards, chosen, before);
    cards[static_cast<std::size_t>(slot)] = chosen;
    deal(cards);
}

void MatchSetup::deploy(int player, int side)
{
    if (m_begun && m_match.isOpen())
        play("deploy",
             {{"player", m_match.state().players[at(player)].id.text()}, {"side", side == 1 ? "b" : "a"}});
}

} // namespace adjutant
