#include "app/viewmodels/battle/battletouch.h"

#include "app/text/messagetext.h"
#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/battle/groundtouch.h"

#include <algorithm>
#include <cmath>

namespace adjutant {

namespace {

// Null where it is none.
const door::Ground* groundOf(const door::MatchView& view, const std::string& board)
{
    const auto* found = findIn(view.boards, board, &door::Board::id);
    return found ? std::get_if<door::Ground>(&found->drawn) : nullptr;
}

// Why it is refused, or the first rule that it seems to break; empty: neither.
QString remarkOn(const door::Form& form)
{
    if (form.refusal)
        return withCapital(form.refusal->message);
    return form.warnings.empty() ? QString() : withCapital(form.warnings.front().message);
}

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
    return findIn(form.fields, true, picks);
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

// On the way from a piece to a thing on its board that is none, edge to edge; none of what isn't there, or
// is as near as that.
std::optional<door::Point> besideThing(const door::MatchView& view, const std::string& board,
                                       const std::string& piece, const std::string& target)
{
    const door::Ground* ground = groundOf(view, board);
    const auto* from = ground ? findIn(ground->marks, piece, &door::Ground::Mark::id) : nullptr;
    const auto* to = ground ? findIn(ground->marks, target, &door::Ground::Mark::id) : nullptr;
    if (!from || !to || !to->piece.unit.empty())
        return std::nullopt;
    const double away = std::hypot(to->at.x - from->at.x, to->at.y - from->at.y);
    const double share = away > 0 ? 1 - (from->radius + to->radius) / away : 0;
    if (share <= 0)
        return std::nullopt;
    return door::Point{from->at.x + (to->at.x - from->at.x) * share,
                       from->at.y + (to->at.y - from->at.y) * share};
}

} // namespace

std::optional<BattleTouch::Move> BattleTouch::moveOf(const QString& board, const QString& mark,
                                                     std::optional<door::Point> to) const
{
    if (!m_form.isLive())
        return std::nullopt;
    const door::Ground* ground = groundOf(m_form.match().view(), board.toStdString());
    const auto* here = ground ? findIn(ground->marks, mark.toStdString(), idOf) : nullptr;
    const auto* found = here || !ground ? here : findIn(ground->away, mark.toStdString(), idOf);
    if (!found || found->moves.empty())
        return std::nullopt;
    Move move{{found->moves, found->piece, {}}, found->given, {}};
    if (!to && here)
        to = found->at;
    for (const door::Field& field : m_form.sourceOf(move.key)(move.answers).fields) {
        const door::PlaceInput* place = placeOn(field, board.toStdString());
        if (!place)
            continue;
        move.path = field.path;
        if (to)
            move.answers[field.path] = door::Point{std::clamp(to->x, place->lowest.x, place->highest.x),
                                                   std::clamp(to->y, place->lowest.y, place->highest.y)};
        return move;
    }
    return std::nullopt;
}

void BattleTouch::place(const QString& board, const QString& mark, double x, double y)
{
    const auto move = moveOf(board, mark, door::Point{x, y});
    if (!move)
        return;
    const door::Form form = m_form.sourceOf(move->key)(move->answers);
    if (form.refusal)
        Q_EMIT m_form.notified(withCapital(form.refusal->message));
    else
        m_form.playOrShow(move->key, move->answers);
}

QString BattleTouch::placeRemark(const QString& board, const QString& mark, double x, double y) const
{
    const auto move = moveOf(board, mark, door::Point{x, y});
    return move ? remarkOn(m_form.sourceOf(move->key)(move->answers)) : QString();
}

void BattleTouch::openMark(const QString& board, const QString& mark)
{
    auto move = moveOf(board, mark, std::nullopt);
    if (!move)
        return;
    m_form.show(move->key, std::move(move->answers));
    m_form.open(QString::fromStdString(move->path));
}

void BattleTouch::adjust(const QString& of, const QString& counter, int by)
{
    if (!m_form.isLive())
        return;
    const UnitRef ref = unitRefOf(of.toStdString());
    const door::MatchView& view = m_form.match().view();
    const bool isSide = ref.unit.empty();
    const auto* side = isSide ? findIn(view.sides, ref.player, &door::SideView::id) : nullptr;
    const auto* piece = isSide ? nullptr : findIn(view.pieces, ref, &door::Piece::ref);
    const auto* counters = side ? &side->counters : piece ? &piece->counters : nullptr;
    const auto* found = counters ? findIn(*counters, counter.toStdString(), &door::Counter::id) : nullptr;
    if (!found || found->adjust.empty())
        return;
    const door::OfferKey key{found->adjust, isSide ? UnitRef() : ref, isSide ? ref.player : PlayerId()};
    const FormSource source = m_form.sourceOf(key);
    door::Answers draft;
    for (const door::Field& field : source(draft).fields) {
        const auto* number = std::get_if<door::NumberInput>(&field.input);
        if (!number)
            continue;
        // A preset of 0 where less is possible makes it a change; otherwise it is the new value.
        const auto* preset = field.value ? std::get_if<int>(&*field.value) : nullptr;
        const bool isChange = preset && *preset == 0 && number->lowest < 0;
        const int value = isChange ? by : found->value + by;
        draft.insert_or_assign(field.path, std::clamp(value, number->lowest, number->highest));
        break;
    }
    const bool takesAway = found->most && by < 0;
    if (takesAway)
        m_form.show(key, std::move(draft));
    else
        m_form.playOrShow(key, std::move(draft));
}

void BattleTouch::reportGoal(const QString& goal, int check)
{
    if (!m_form.isLive())
        return;
    const door::MatchView& view = m_form.match().view();
    const auto* found = findIn(view.goals, goal.toStdString(), &door::Goal::id);
    if (!found || check < 0 || check >= std::ssize(found->checks))
        return;
    const door::Goal::Check& reported = found->checks[static_cast<std::size_t>(check)];
    if (!reported.sets.empty())
        m_form.show({reported.sets, {}, reported.side}, reported.given);
}

QStringList BattleTouch::unknownChecks() const
{
    QStringList unknown;
    if (!m_form.match().isOpen())
        return unknown;
    const door::MatchView& view = m_form.match().view();
    const BattleWords words = m_form.words();
    for (const door::Goal& goal : view.goals)
        for (const door::Goal::Check& check : goal.checks)
            if (!check.known)
                unknown.append(
                    tr("%1, %2: %3", "a side, a goal, a condition of it")
                        .arg(words.nameOfSide(check.side), translated(goal.label), translated(check.label)));
    return unknown;
}

std::vector<door::Offer> BattleTouch::offersOf(const QString& piece) const
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

std::optional<BattleTouch::Aim> BattleTouch::aimOf(const door::Offer& offer, const std::string& board,
                                                   const std::string& target, door::Point spot,
                                                   bool moves) const
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
        if (const door::PlaceInput* place = placeOn(field, board); place && (place->from || !moves)) {
            aim.answers[field.path] = withinReach(spot, *place, aim.pulled);
            return aim;
        }
    return std::nullopt;
}

QVariantList BattleTouch::at(const QString& board, const QString& piece, const QString& target, double x,
                             double y)
{
    m_aims.clear();
    QVariantList rows;
    if (piece == target || m_form.active())
        return rows;
    const std::string where = board.toStdString();
    const std::string thing = target.toStdString();
    const std::vector<door::Offer> offers = offersOf(piece);
    const BattleWords words = m_form.words();
    std::vector<std::pair<BattleOfferRow, Aim>> shown;
    const auto add = [&](const door::Offer& offer, std::optional<Aim> aim) {
        if (!aim)
            return;
        const door::Form form = m_form.sourceOf(offer.key)(aim->answers);
        BattleOfferRow row = words.rowOf(offer);
        row.detail = joinedParts({form.cost.empty() ? row.detail : translated(form.cost),
                                  aim->pulled ? tr("as far as it can go") : QString()},
                                 QStringLiteral(" · "));
        row.closed = form.refusal.has_value();
        row.warned = !row.closed && !form.warnings.empty();
        row.reason = remarkOn(form);
        shown.emplace_back(std::move(row), std::move(*aim));
    };
    for (const door::Offer& offer : offers)
        add(offer, aimOf(offer, where, thing, {x, y}));
    if (const auto beside = besideThing(m_form.match().view(), where, piece.toStdString(), thing))
        for (const door::Offer& offer : offers)
            add(offer, aimOf(offer, where, {}, *beside, true));
    // What is possible comes first, then what seems to break a rule.
    std::ranges::stable_sort(shown, {}, [](const std::pair<BattleOfferRow, Aim>& each) {
        return std::pair(each.first.closed, each.first.warned);
    });
    for (auto& [row, aim] : shown) {
        rows.append(QVariant::fromValue(row));
        m_aims.push_back(std::move(aim));
    }
    if (!m_aims.empty() && !target.isEmpty())
        m_offers.wantOdds(m_form.match().session(), m_form.match().offers(), unitRefOf(piece.toStdString()));
    return rows;
}

void BattleTouch::take(int index)
{
    if (!m_form.isLive() || index < 0 || index >= std::ssize(m_aims))
        return;
    const Aim aim = m_aims[static_cast<std::size_t>(index)]; // playing it asks for others
    m_form.playOrShow(aim.key, aim.answers);
}

QString BattleTouch::oddsOf(int index) const
{
    if (index < 0 || index >= std::ssize(m_aims))
        return {};
    const Aim& aim = m_aims[static_cast<std::size_t>(index)];
    return m_offers.oddsOf(textOfKey(aim.key), aim.target);
}

QVariantList BattleTouch::reaches(const QString& board, const QString& piece) const
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
            if (const door::Option* open = findIn(options, true, canBePicked))
                form = source({{pick->path, open->id}});
        }
        const door::Field* field = findIn(form.fields, true, asksThere);
        const auto* place = field ? placeOn(*field, where) : nullptr;
        if (!place || !place->from || place->reach <= 0)
            continue;
        // Equal reaches are one ring, with the name of the first.
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

bool BattleTouch::goesSomewhere(const QString& board, const QString& piece) const
{
    const std::vector<door::Offer> offers = offersOf(piece);
    return std::ranges::any_of(offers, [&](const door::Offer& offer) {
        return aimOf(offer, board.toStdString(), {}, {}).has_value();
    });
}

} // namespace adjutant
