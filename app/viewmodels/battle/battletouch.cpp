#include "app/viewmodels/battle/battletouch.h"

#include "app/text/messagetext.h"
#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/battle/groundtouch.h"

#include <algorithm>

namespace adjutant {

namespace {

struct FoundMark
{
    const door::Ground::Mark* mark = nullptr; // null: there is no such mark
    bool onBoard = false;
};

FoundMark markOn(const door::MatchView& view, const std::string& board, const std::string& id)
{
    const auto found = std::ranges::find(view.boards, board, &door::Board::id);
    const auto* ground = found == view.boards.end() ? nullptr : std::get_if<door::Ground>(&found->drawn);
    if (!ground)
        return {};
    for (const auto* marks : {&ground->marks, &ground->away})
        for (const door::Ground::Mark& mark : *marks)
            if (idOf(mark) == id)
                return {&mark, marks == &ground->marks};
    return {};
}

} // namespace

std::optional<BattleTouch::Move> BattleTouch::moveOf(const QString& board, const QString& mark,
                                                     std::optional<door::Point> to) const
{
    if (!m_form.isLive())
        return std::nullopt;
    const door::MatchView& view = m_form.match().view();
    const FoundMark found = markOn(view, board.toStdString(), mark.toStdString());
    if (!found.mark || found.mark->moves.empty())
        return std::nullopt;
    Move move{{found.mark->moves, found.mark->piece, {}}, found.mark->given, {}};
    if (!to && found.onBoard)
        to = found.mark->at;
    for (const door::Field& field : m_form.sourceOf(move.key)(move.answers).fields) {
        const auto* place = std::get_if<door::PlaceInput>(&field.input);
        if (!place || place->board != board.toStdString())
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
        Q_EMIT notified(withCapital(form.refusal->message));
    else
        m_form.playOrShow(move->key, move->answers);
}

QString BattleTouch::placeRemark(const QString& board, const QString& mark, double x, double y) const
{
    const auto move = moveOf(board, mark, door::Point{x, y});
    if (!move)
        return {};
    const door::Form form = m_form.sourceOf(move->key)(move->answers);
    if (form.refusal)
        return withCapital(form.refusal->message);
    return form.warnings.empty() ? QString() : withCapital(form.warnings.front().message);
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
    const door::Counter* found = nullptr;
    const auto look = [&](const std::vector<door::Counter>& counters) {
        const auto at = std::ranges::find(counters, counter.toStdString(), &door::Counter::id);
        found = at == counters.end() ? found : &*at;
    };
    for (const door::Piece& piece : view.pieces)
        if (piece.ref == ref)
            look(piece.counters);
    for (const door::SideView& side : view.sides)
        if (ref.unit.empty() && side.id == ref.player)
            look(side.counters);
    if (!found || found->adjust.empty())
        return;
    door::OfferKey key{found->adjust, {}, {}};
    if (ref.unit.empty())
        key.side = ref.player;
    else
        key.piece = ref;
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
    const auto found = std::ranges::find(view.goals, goal.toStdString(), &door::Goal::id);
    if (found == view.goals.end() || check < 0 || check >= std::ssize(found->checks))
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

} // namespace adjutant
