#include "headquartersdesk.h"

#include "app/systems/drakerys/text/fieldnames.h"
#include "app/systems/drakerys/text/matchnames.h"
#include "core/systems/drakerys/match/tablewords.h"
#include "tablenames.h"
#include "workspace.h"

#include <algorithm>
#include <array>

namespace adjutant {

using drakerys::LeaderOrder;
using drakerys::Prayer;
using drakerys::UnitState;

namespace {

struct DeedOfSkill
{
    std::string_view word;
    std::string_view skill;
    std::optional<LeaderOrder> order;
    std::optional<Prayer> prayer;
};

constexpr std::array deedTable{
    DeedOfSkill{wordFor(LeaderOrder::forward), "leadership", LeaderOrder::forward, {}},
    DeedOfSkill{wordFor(LeaderOrder::theyShallNotPass), "leadership", LeaderOrder::theyShallNotPass, {}},
    DeedOfSkill{wordFor(LeaderOrder::reformTheRanks), "leadership", LeaderOrder::reformTheRanks, {}},
    DeedOfSkill{wordFor(Prayer::mercy), "divination", {}, Prayer::mercy},
    DeedOfSkill{wordFor(Prayer::aPoxOnThem), "divination", {}, Prayer::aPoxOnThem},
    DeedOfSkill{wordFor(Prayer::holyFury), "divination", {}, Prayer::holyFury},
    DeedOfSkill{"zephyr", "zephyr", {}, {}},
};

const DeedOfSkill* deedOf(const QString& word)
{
    const auto found = std::ranges::find(deedTable, word.toStdString(), &DeedOfSkill::word);
    return found == deedTable.end() ? nullptr : &*found;
}

QString nameOfDeed(const DeedOfSkill& deed)
{
    return deed.order    ? orderName(*deed.order)
           : deed.prayer ? prayerName(*deed.prayer)
                         : HeadquartersDesk::tr("Zephyr");
}

// A spell that the players name is kept by that name: "Éclair du Sud" as eclair-du-sud.
drakerys::SpellId spellOf(const QString& name)
{
    constexpr int longest = 60;
    QString id;
    for (const QChar each : name.normalized(QString::NormalizationForm_KD).toLower()) {
        if (each.isMark())
            continue;
        const bool plain = each.unicode() < 128 && each.isLetterOrNumber();
        if (plain)
            id += each;
        else if (!id.isEmpty() && !id.endsWith(QLatin1Char('-')))
            id += QLatin1Char('-');
    }
    id.truncate(longest);
    while (id.endsWith(QLatin1Char('-')))
        id.chop(1);
    return drakerys::SpellId(id.toStdString());
}

QVariantMap menuChoice(const QString& text, const QString& value)
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("value"), value}};
}

} // namespace

HeadquartersDesk::HeadquartersDesk(QObject* parent) : QObject(parent), m_match(Workspace::current().match())
{
    connect(&m_match, &RunningMatch::changed, this, &HeadquartersDesk::changed);
}

bool HeadquartersDesk::hasOrders() const
{
    if (!m_match.isOpen())
        return false;
    const drakerys::PlayerState* player = m_match.state().find(m_match.state().atHeadquarters);
    return player && std::ranges::any_of(player->units, [](const UnitState& unit) {
               return !unit.removed() && std::ranges::any_of(deedTable, [&unit](const DeedOfSkill& deed) {
                   return unit.card->has(deed.skill);
               });
           });
}

QVariantList HeadquartersDesk::deeds() const
{
    QVariantList list;
    if (!m_match.isOpen())
        return list;
    const auto& state = m_match.state();
    const auto add = [&](const UnitRef& ref, const QString& deed, const QString& words) {
        list.append(QVariantMap{{QStringLiteral("unit"), fromCore(textOf(ref))},
                                {QStringLiteral("name"), unitName(m_match.record().start, ref)},
                                {QStringLiteral("deed"), deed},
                                {QStringLiteral("words"), words}});
    };
    for (const bool atHeadquarters : {true, false})
        for (const drakerys::PlayerState& player : state.players) {
            if ((player.id == state.atHeadquarters) != atHeadquarters)
                continue;
            for (const UnitState& unit : player.units) {
                if (unit.removed())
                    continue;
                const UnitRef ref{player.id, unit.id()};
                for (const DeedOfSkill& deed : deedTable)
                    if (unit.card->has(deed.skill))
                        add(ref, fromCore(deed.word), nameOfDeed(deed));
                if (unit.card->awakened > 0)
                    add(ref, QStringLiteral("summon"), tr("An Elemental comes"));
                if (unit.card->wizard > 0)
                    add(ref, QStringLiteral("cast"), tr("A spell was cast"));
            }
        }
    return list;
}

QVariantList HeadquartersDesk::elementals() const
{
    QVariantList list;
    if (m_match.isOpen() && m_match.state().elementals)
        for (const drakerys::UnitCard& card : *m_match.state().elementals)
            list.append(menuChoice(fromCore(card.name), fromCore(card.unit.text())));
    return list;
}

QVariantList HeadquartersDesk::sources() const
{
    QVariantList list;
    if (m_match.isOpen())
        for (const drakerys::SourceState& source : m_match.state().sources)
            list.append(menuChoice(nameOf(source) + (source.exhausted ? tr(" (exhausted)") : QString()),
                                   fromCore(source.id.text())));
    return list;
}

QVariantList HeadquartersDesk::receivers(const QString& unit, const QString& deed) const
{
    QVariantList list;
    const DeedOfSkill* known = deedOf(deed);
    if (!known || !m_match.isOpen() || known->prayer == Prayer::aPoxOnThem)
        return list;
    const UnitRef giver = unitRefOf(unit.toStdString());
    const drakerys::PlayerState* player = m_match.state().find(giver.player);
    if (!player)
        return list;
    for (const UnitState& each : player->units)
        if (!each.removed())
            list.append(menuChoice(unitName(m_match.record().start, {giver.player, each.id()}),
                                   fromCore(textOf({giver.player, each.id()}))));
    return list;
}

void HeadquartersDesk::play(const drakerys::Command& command)
{
    if (!m_match.isOpen())
        return;
    if (const auto unplayed = m_match.play(command))
        Q_EMIT said(unplayed->words());
}

void HeadquartersDesk::order(const QString& unit, const QString& deed, const QString& to)
{
    const DeedOfSkill* known = deedOf(deed);
    if (!known)
        return;
    const UnitRef giver = unitRefOf(unit.toStdString());
    const UnitRef receiver = unitRefOf(to.toStdString());
    if (known->order)
        play(drakerys::GiveOrder{giver, receiver, *known->order});
    else if (known->prayer)
        play(drakerys::Pray{giver, *known->prayer, receiver, {}, 0});
    else
        play(drakerys::BlowZephyr{giver, receiver});
}

void HeadquartersDesk::pox(const QString& unit, int heroes)
{
    if (!m_match.isOpen())
        return;
    const UnitRef giver = unitRefOf(unit.toStdString());
    for (const drakerys::PlayerState& player : m_match.state().players)
        if (player.id != giver.player) {
            play(drakerys::Pray{giver, Prayer::aPoxOnThem, {}, player.id, heroes});
            return;
        }
}

void HeadquartersDesk::summon(const QString& unit, const QString& elemental, const QString& source)
{
    play(drakerys::Summon{unitRefOf(unit.toStdString()), UnitId(elemental.toStdString()),
                          drakerys::SourceId(source.toStdString())});
}

void HeadquartersDesk::cast(const QString& unit, const QString& spell, const QStringList& sources,
                            int reinforcement, int successes)
{
    const drakerys::SpellId id = spellOf(spell);
    if (id.empty()) {
        Q_EMIT said(tr("Name the spell that was cast, in Latin letters or digits."));
        return;
    }
    drakerys::Cast cast{
        unitRefOf(unit.toStdString()), id, {}, std::max(0, reinforcement), std::max(0, successes)};
    for (const QString& source : sources)
        cast.sources.emplace_back(source.toStdString());
    play(cast);
}

} // namespace adjutant
