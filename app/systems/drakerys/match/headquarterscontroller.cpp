#include "headquarterscontroller.h"

#include "core/systems/drakerys/match/headquarterswords.h"
#include "spokentext.h"
#include "workspace.h"

#include <algorithm>
#include <array>

namespace adjutant {

using drakerys::LeaderOrder;
using drakerys::Prayer;
using drakerys::UnitState;

namespace {

struct SkillChoice
{
    std::string_view word;
    std::string_view skill;
    std::optional<LeaderOrder> order;
    std::optional<Prayer> prayer;
};

constexpr std::array skillChoices{
    SkillChoice{wordFor(LeaderOrder::forward), "leadership", LeaderOrder::forward, {}},
    SkillChoice{wordFor(LeaderOrder::theyShallNotPass), "leadership", LeaderOrder::theyShallNotPass, {}},
    SkillChoice{wordFor(LeaderOrder::reformTheRanks), "leadership", LeaderOrder::reformTheRanks, {}},
    SkillChoice{wordFor(Prayer::mercy), "divination", {}, Prayer::mercy},
    SkillChoice{wordFor(Prayer::aPoxOnThem), "divination", {}, Prayer::aPoxOnThem},
    SkillChoice{wordFor(Prayer::holyFury), "divination", {}, Prayer::holyFury},
    SkillChoice{"zephyr", "zephyr", {}, {}},
};

const SkillChoice* skillChoiceOf(const QString& word)
{
    const auto found = std::ranges::find(skillChoices, word.toStdString(), &SkillChoice::word);
    return found == skillChoices.end() ? nullptr : &*found;
}

QString nameOfChoice(const SkillChoice& each)
{
    return each.order    ? spoken(*each.order)
           : each.prayer ? spoken(*each.prayer)
                         : HeadquartersController::tr("Zephyr");
}

// A spell that the players name is kept by that name: "Éclair du Sud" as eclair-du-sud.
std::string spellOf(const QString& name)
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
    return id.toStdString();
}

QVariantMap menuChoice(const QString& text, const QString& value)
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("value"), value}};
}

} // namespace

HeadquartersController::HeadquartersController(QObject* parent)
    : QObject(parent), m_match(Workspace::current().table())
{
    connect(&m_match.table(), &RunningTable::changed, this, &HeadquartersController::changed);
}

bool HeadquartersController::hasOrders() const
{
    if (!m_match.isOpen())
        return false;
    const drakerys::PlayerState* player = m_match.state().find(m_match.state().atHeadquarters);
    return player && std::ranges::any_of(player->units, [](const UnitState& unit) {
               return !unit.removed() && std::ranges::any_of(skillChoices, [&unit](const SkillChoice& each) {
                   return unit.card->has(each.skill);
               });
           });
}

QVariantList HeadquartersController::choices() const
{
    QVariantList list;
    if (!m_match.isOpen())
        return list;
    const auto& state = m_match.state();
    const auto add = [&](const UnitRef& ref, const QString& choice, const QString& words) {
        list.append(QVariantMap{{QStringLiteral("unit"), fromCore(textOf(ref))},
                                {QStringLiteral("name"), spoken(m_match.state(), ref)},
                                {QStringLiteral("choice"), choice},
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
                for (const SkillChoice& each : skillChoices)
                    if (unit.card->has(each.skill))
                        add(ref, fromCore(each.word), nameOfChoice(each));
                if (unit.card->awakened > 0)
                    add(ref, QStringLiteral("summon"), tr("An Elemental comes"));
                if (unit.card->wizard > 0)
                    add(ref, QStringLiteral("cast"), tr("A spell was cast"));
            }
        }
    return list;
}

QVariantList HeadquartersController::elementals() const
{
    QVariantList list;
    if (m_match.isOpen() && m_match.state().elementals)
        for (const drakerys::UnitCard& card : *m_match.state().elementals)
            list.append(menuChoice(fromCore(card.name), fromCore(card.unit.text())));
    return list;
}

QVariantList HeadquartersController::sources() const
{
    QVariantList list;
    if (m_match.isOpen())
        for (const drakerys::SourceState& source : m_match.state().sources)
            list.append(menuChoice(spoken(source) + (source.exhausted ? tr(" (exhausted)") : QString()),
                                   fromCore(source.id.text())));
    return list;
}

QVariantList HeadquartersController::receivers(const QString& unit, const QString& choice) const
{
    QVariantList list;
    const SkillChoice* known = skillChoiceOf(choice);
    if (!known || !m_match.isOpen() || known->prayer == Prayer::aPoxOnThem)
        return list;
    const UnitRef giver = unitRefOf(unit.toStdString());
    const drakerys::PlayerState* player = m_match.state().find(giver.player);
    if (!player)
        return list;
    for (const UnitState& each : player->units)
        if (!each.removed())
            list.append(menuChoice(spoken(m_match.state(), UnitRef{giver.player, each.id()}),
                                   fromCore(textOf({giver.player, each.id()}))));
    return list;
}

void HeadquartersController::play(const std::string& procedure, const table::Answers& answers)
{
    if (!m_match.isOpen())
        return;
    if (const auto trouble = m_match.play(procedure, answers))
        Q_EMIT told(*trouble);
}

void HeadquartersController::order(const QString& unit, const QString& choice, const QString& to)
{
    const SkillChoice* known = skillChoiceOf(choice);
    if (!known)
        return;
    table::Answers answers{{"unit", unit.toStdString()}, {"to", to.toStdString()}};
    const std::string procedure = known->order ? "order" : known->prayer ? "prayer" : "zephyr";
    if (known->order || known->prayer)
        answers[procedure] = std::string(known->word);
    play(procedure, answers);
}

void HeadquartersController::pox(const QString& unit, int heroes)
{
    if (!m_match.isOpen())
        return;
    const UnitRef giver = unitRefOf(unit.toStdString());
    for (const drakerys::PlayerState& player : m_match.state().players)
        if (player.id != giver.player) {
            play("prayer", {{"unit", unit.toStdString()},
                            {"prayer", std::string(wordFor(Prayer::aPoxOnThem))},
                            {"player", player.id.text()},
                            {"heroes", heroes}});
            return;
        }
}

void HeadquartersController::summon(const QString& unit, const QString& elemental, const QString& source)
{
    table::Answers answers{{"unit", unit.toStdString()}, {"elemental", elemental.toStdString()}};
    if (!source.isEmpty())
        answers["source"] = source.toStdString();
    play("summon", answers);
}

void HeadquartersController::cast(const QString& unit, const QString& spell, const QStringList& sources,
                                  int reinforcement, int successes)
{
    const std::string id = spellOf(spell);
    if (id.empty()) {
        Q_EMIT told(tr("Name the spell that was cast, in Latin letters or digits."));
        return;
    }
    table::Answers answers{{"unit", unit.toStdString()},
                           {"spell", id},
                           {"reinforcement", std::max(0, reinforcement)},
                           {"successes", std::max(0, successes)}};
    if (!sources.isEmpty()) {
        std::vector<std::string> of;
        for (const QString& source : sources)
            of.push_back(source.toStdString());
        answers["sources"] = std::move(of);
    }
    play("cast", answers);
}

} // namespace adjutant
