#include "app/viewmodels/battle/battleoffers.h"

#include "app/matches/matchfold.h"
#include "app/text/messagetext.h"

#include <algorithm>
#include <ranges>

namespace adjutant {

namespace {

constexpr std::size_t mostTargets = 12; // that are worked out
constexpr std::size_t mostNamed = 2;    // on one button
constexpr std::size_t mostLookedAt = 3; // looked at, of one forecast

// Something of the setup that a match shouldn't begin without.
bool isNeeded(const door::Offer& offer)
{
    const bool setsUp = offer.section == door::Section::setup || !offer.step.empty();
    return setsUp && !offer.settled && !offer.optional && offer.standing != door::Standing::closed;
}

} // namespace

bool canBeDone(const door::Offer& offer)
{
    return offer.standing != door::Standing::closed && offer.role == door::Role::procedure &&
           offer.section != door::Section::match && offer.section != door::Section::script;
}

void BattleOffers::show(const std::vector<door::Offer>& offers, const BattleWords& words,
                        const std::vector<QString>& waiting, bool setsUpFirst, const QString& turn)
{
    m_keys.clear();
    m_targets.clear();
    for (const door::Offer& offer : offers)
        m_keys.insert(textOfKey(offer.key), offer.key);
    m_settingUp = setsUpFirst && std::ranges::any_of(offers, isNeeded);
    m_setupDue = m_settingUp && std::ranges::any_of(offers, [](const door::Offer& offer) {
                     return isNeeded(offer) && !offer.ends;
                 });
    std::vector<door::Offer> shown = offers;
    std::erase_if(shown, [this](const door::Offer& offer) { return !shows(offer); });
    m_sorted = words.sorted(shown);
    keepPlaces(turn);
    // What was entered and left comes first: it would have to be read off the dice again.
    QList<RowModel::Row> due = m_sorted.due;
    for (const QString& form : waiting) {
        due.removeIf([&form](const RowModel::Row& row) { return row.key == form; });
        const auto offer = std::ranges::find_if(
            offers, [&form](const door::Offer& each) { return textOfKey(each.key) == form; });
        if (offer == offers.end() || offer->standing == door::Standing::closed)
            continue;
        BattleOfferRow row = words.rowOf(*offer);
        row.draft = !offer->open;
        row.goesOn = true;
        due.prepend({row.key, {}, QVariant::fromValue(row)});
    }
    m_due->setRows(due);
    m_ends->setRows(m_sorted.ends);
    m_turn->setRows(m_sorted.turn);
    m_anyClosed = m_anyOpen = false;
    for (const RowModel::Row& row : m_sorted.turn) {
        const auto offer = row.value.value<BattleOfferRow>();
        m_anyClosed = m_anyClosed || offer.closed;
        m_anyOpen = m_anyOpen || !offer.closed || offer.stays;
    }
    m_setup = mappedTo<QVariantList>(m_sorted.setup, &RowModel::Row::value);
    m_corrections = mappedTo<QVariantList>(m_sorted.corrections, &RowModel::Row::value);
    Q_EMIT changed();
}

// Nothing comes to lie where another button was a moment ago: what was done keeps its place, closed, and what
// becomes possible comes behind it.
void BattleOffers::keepPlaces(const QString& turn)
{
    if (std::exchange(m_placesIn, turn) != turn)
        m_places.clear();
    const auto placeIn = [](Places& places, const QString& key) {
        const auto found = places.constFind(key);
        return found != places.constEnd() ? *found : *places.insert(key, places.size());
    };
    for (auto* all : {&m_sorted.ofPiece, &m_sorted.ofSide})
        for (auto& [about, of] : *all) {
            Places& places = m_places[about];
            QVariantList inPlace(places.size() + of.open.size());
            for (const QVariant& each : of.open)
                inPlace[placeIn(places, each.value<BattleOfferRow>().key)] = each;
            QVariantList closed;
            for (const QVariant& each : of.closed) {
                auto row = each.value<BattleOfferRow>();
                row.stays = places.contains(row.key);
                (row.stays ? inPlace[places[row.key]] : closed.emplaceBack()) = QVariant::fromValue(row);
            }
            inPlace.removeIf([](const QVariant& each) { return !each.isValid(); });
            of.open = inPlace;
            of.closed = closed;
        }
    Places& places = m_places[QString()];
    for (RowModel::Row& each : m_sorted.turn) {
        auto row = each.value.value<BattleOfferRow>();
        if (!row.closed)
            placeIn(places, row.key);
        row.stays = row.closed && places.contains(row.key);
        each.value = QVariant::fromValue(row);
    }
}

void BattleOffers::clear()
{
    m_keys.clear();
    m_targets.clear();
    m_sorted = {};
    m_anyClosed = m_anyOpen = m_settingUp = m_setupDue = false;
    m_setup.clear();
    m_corrections.clear();
    for (RowModel* each : {m_due, m_ends, m_turn})
        each->setRows({});
    Q_EMIT changed();
}

std::optional<door::OfferKey> BattleOffers::find(const QString& key) const
{
    const auto found = m_keys.constFind(key);
    return found == m_keys.constEnd() ? std::nullopt : std::optional(*found);
}

void BattleOffers::wantOdds(const Session& session, const std::vector<door::Offer>& offers,
                            const UnitRef& piece)
{
    m_targets.clear();
    std::vector<door::Forecast> forecasts;
    for (const door::Offer& offer : offers) {
        if (offer.key.piece != piece || offer.eyesOnly || !canBeDone(offer))
            continue;
        const door::Form form = session.form(everybody, offer.key, {});
        for (const door::Field& field : form.fields) {
            const auto* pick = std::get_if<door::PickInput>(&field.input);
            if (!pick)
                continue;
            std::vector<Target>& targets = m_targets[textOfKey(offer.key)];
            const auto mayBe = [](door::Standing standing) {
                return
                    [standing](const door::Option& each) { return each.odds && each.standing == standing; };
            };
            // What is against the rules is proposed only where nothing else is there.
            const bool isAnyOpen = std::ranges::any_of(pick->options, mayBe(door::Standing::open));
            for (const door::Option& option : pick->options) {
                if (!mayBe(isAnyOpen ? door::Standing::open : door::Standing::warned)(option) ||
                    targets.size() == mostTargets)
                    continue;
                targets.push_back({translated(option.label), *option.odds});
                forecasts.push_back(*option.odds);
            }
        }
    }
    m_solver.want(std::move(forecasts));
    Q_EMIT oddsChanged(); // what is known by now is of another state
}

QString BattleOffers::oddsOf(const QString& offer, const QString& wanted) const
{
    struct Likely
    {
        QString target;
        QString of; // what it is the chance of
        double chance;
    };
    const QString never = percentText(0);
    // The first that may happen to any of them; nobody does it for what is bad.
    for (std::size_t k = 0; k < mostLookedAt; ++k) {
        std::vector<Likely> likely;
        for (const Target& target : m_targets.value(offer)) {
            const door::OddsView* odds = m_solver.answer(target.forecast);
            if ((!wanted.isEmpty() && target.name != wanted) || !odds || k >= odds->chances.size())
                continue;
            const door::Chance& chance = odds->chances[k];
            if ((k > 0 && chance.tone != door::Tone::good) || percentText(chance.chance) == never)
                continue;
            const QString label = translated(chance.label);
            const QString of = chance.label.arguments().empty() // it doesn't name the target
                                   ? tr("%1: %2", "target, what may happen to it").arg(target.name, label)
                                   : label;
            likely.push_back({target.name, of, chance.chance});
        }
        std::ranges::stable_sort(likely, std::ranges::greater(), &Likely::chance);
        QStringList texts;
        for (const Likely& each : likely | std::views::take(mostNamed))
            // The first says what they all are the chance of.
            texts.append((texts.isEmpty() ? each.of : each.target) + QLatin1Char(' ') +
                         percentText(each.chance));
        if (!texts.isEmpty())
            return texts.join(QStringLiteral(" · "));
    }
    return {};
}

} // namespace adjutant
