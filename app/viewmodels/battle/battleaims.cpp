#include "app/viewmodels/battle/battleaims.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <algorithm>
#include <cmath>

namespace adjutant {

namespace {

bool canBePicked(const door::Option& option)
{
    return option.standing != door::Standing::closed;
}

const door::PlaceInput* placeOn(const door::Field& field, const std::string& board)
{
    const auto* place = std::get_if<door::PlaceInput>(&field.input);
    return place && place->board == board ? place : nullptr;
}

// The first question that picks one thing: others stand behind it.
const door::Field* firstPick(const door::Form& form)
{
    const auto picks = [](const door::Field& field) {
        const auto* pick = std::get_if<door::PickInput>(&field.input);
        return pick && pick->least <= 1 && field.origin != door::Origin::given;
    };
    const auto field = std::ranges::find_if(form.fields, picks);
    return field == form.fields.end() ? nullptr : &*field;
}

// Of a thing that is no piece only the end of its mark is its id: `scenery/wall`.
bool isMeant(const door::Option& option, const std::string& target)
{
    return option.id == target ||
           (option.piece.unit.empty() && !option.id.empty() && target.ends_with('/' + option.id));
}

// To the half unit, and not beyond what is reached.
door::Point withinReach(door::Point to, const door::PlaceInput& place, bool& pulled)
{
    const auto half = [](double value) { return std::round(value * 2) / 2; };
    if (place.from && place.reach > 0) {
        const double away = std::hypot(to.x - place.from->x, to.y - place.from->y);
        pulled = away > place.reach;
        if (pulled) {
            const double share = place.reach / away;
            // Towards where it comes from: rounding would take it out again.
            const auto rim = [&](double from, double end) {
                const double at = from + (end - from) * share;
                return end < from ? std::ceil(at * 2) / 2 : std::floor(at * 2) / 2;
            };
            to = {rim(place.from->x, to.x), rim(place.from->y, to.y)};
        }
    }
    return {std::clamp(pulled ? to.x : half(to.x), place.lowest.x, place.highest.x),
            std::clamp(pulled ? to.y : half(to.y), place.lowest.y, place.highest.y)};
}

} // namespace

BattleAims::BattleAims(BattleForm& form, BattleOffers& offers, QObject* parent)
    : QObject(parent), m_form(form), m_offers(offers)
{}

std::vector<door::Offer> BattleAims::offersOf(const QString& piece) const
{
    std::vector<door::Offer> all;
    if (!m_form.isLive() || piece.isEmpty())
        return all;
    const UnitRef ref = unitRefOf(piece.toStdString());
    for (const door::Offer& offer : m_form.match().offers())
        if (offer.key.piece == ref && canBeDone(offer) && m_offers.shows(offer))
            all.push_back(offer);
    return all;
}

std::optional<BattleAims::Aim> BattleAims::aimOf(const door::Offer& offer, const std::string& board,
                                                 const std::string& target, door::Point spot) const
{
    Aim aim{offer.key, {}, {}, false};
    const door::Form form = m_form.sourceOf(offer.key)({});
    if (!target.empty()) {
        const door::Field* field = firstPick(form);
        if (!field)
            return std::nullopt;
        for (const door::Option& option : std::get<door::PickInput>(field->input).options) {
            if (!isMeant(option, target) || !canBePicked(option))
                continue;
            aim.answers[field->path] = option.id;
            aim.target = translated(option.label);
            return aim;
        }
        return std::nullopt;
    }
    for (const door::Field& field : form.fields)
        if (const door::PlaceInput* place = placeOn(field, board)) {
            aim.answers[field.path] = withinReach(spot, *place, aim.pulled);
            return aim;
        }
    return std::nullopt;
}

QVariantList BattleAims::at(const QString& board, const QString& piece, const QString& target, double x,
                            double y)
{
    m_aims.clear();
    QVariantList rows;
    if (piece == target || m_form.active())
        return rows;
    const std::vector<door::Offer> offers = offersOf(piece);
    for (const door::Offer& offer : offers) {
        auto aim = aimOf(offer, board.toStdString(), target.toStdString(), {x, y});
        if (!aim)
            continue;
        const door::Form form = m_form.sourceOf(offer.key)(aim->answers);
        BattleOfferRow row;
        row.key = textOfKey(offer.key);
        row.label = translated(offer.label);
        row.eyesOnly = offer.eyesOnly;
        row.detail = form.cost.empty() ? translated(offer.detail) : translated(form.cost);
        if (aim->pulled)
            row.detail +=
                (row.detail.isEmpty() ? QString() : QStringLiteral(" · ")) + tr("as far as it can go");
        if (form.refusal) {
            row.closed = true;
            row.reason = withCapital(form.refusal->message);
        } else if (!form.warnings.empty()) {
            row.warned = true;
            row.reason = withCapital(form.warnings.front().message);
        }
        rows.append(QVariant::fromValue(row));
        m_aims.push_back(std::move(*aim));
    }
    if (!m_aims.empty() && !target.isEmpty())
        m_offers.wantOdds(m_form.match().session(), m_form.match().offers(), unitRefOf(piece.toStdString()));
    return rows;
}

void BattleAims::take(int index)
{
    if (!m_form.isLive() || index < 0 || index >= std::ssize(m_aims))
        return;
    const Aim aim = m_aims[static_cast<std::size_t>(index)]; // playing it asks for others
    m_form.playOrShow(aim.key, aim.answers);
}

QString BattleAims::oddsOf(int index) const
{
    if (index < 0 || index >= std::ssize(m_aims))
        return {};
    const Aim& aim = m_aims[static_cast<std::size_t>(index)];
    return m_offers.oddsOf(textOfKey(aim.key), aim.target);
}

QVariantList BattleAims::reaches(const QString& board, const QString& piece) const
{
    QVariantList all;
    const std::string where = board.toStdString();
    for (const door::Offer& offer : offersOf(piece)) {
        if (offer.standing != door::Standing::open) // a rule is against it
            continue;
        const FormSource source = m_form.sourceOf(offer.key);
        door::Form form = source({});
        const auto asksThere = [&where](const door::Field& field) {
            return placeOn(field, where) != nullptr;
        };
        // A charge asks for its target before it asks where to.
        if (const door::Field* pick = firstPick(form); pick && std::ranges::none_of(form.fields, asksThere)) {
            const auto& options = std::get<door::PickInput>(pick->input).options;
            const auto open = std::ranges::find_if(options, canBePicked);
            if (open != options.end())
                form = source({{pick->path, open->id}});
        }
        const auto field = std::ranges::find_if(form.fields, asksThere);
        const auto* place = field == form.fields.end() ? nullptr : placeOn(*field, where);
        if (!place || !place->from || place->reach <= 0)
            continue;
        // Those that reach equally far are one ring, with the name of the first.
        if (std::ranges::any_of(all, [place](const QVariant& ring) {
                return ring.toMap().value(QStringLiteral("reach")).toDouble() == place->reach;
            }))
            continue;
        all.append(QVariantMap{{QStringLiteral("label"), translated(offer.label)},
                               {QStringLiteral("reach"), place->reach},
                               {QStringLiteral("x"), place->from->x},
                               {QStringLiteral("y"), place->from->y}});
    }
    return all;
}

bool BattleAims::goesSomewhere(const QString& board, const QString& piece) const
{
    const std::vector<door::Offer> offers = offersOf(piece);
    return std::ranges::any_of(offers, [&](const door::Offer& offer) {
        return aimOf(offer, board.toStdString(), {}, {}).has_value();
    });
}

} // namespace adjutant
