#include "app/text/messagetext.h"
#include "app/viewmodels/table/groundtouch.h"
#include "app/viewmodels/table/tablecontroller.h"
#include "app/viewmodels/table/tableviewwords.h"

#include <algorithm>

namespace adjutant {

namespace {

struct FoundMark
{
    const table::Ground::Mark* mark = nullptr; // null: there is no such mark
    bool onBoard = false;
};

FoundMark markOn(const table::TableView& view, const std::string& board, const std::string& id)
{
    const auto found = std::ranges::find(view.boards, board, &table::Board::id);
    const auto* ground = found == view.boards.end() ? nullptr : std::get_if<table::Ground>(&found->drawn);
    if (!ground)
        return {};
    for (const auto* marks : {&ground->marks, &ground->away})
        for (const table::Ground::Mark& mark : *marks)
            if (idOf(mark) == id)
                return {&mark, marks == &ground->marks};
    return {};
}

} // namespace

std::optional<TableController::Move> TableController::moveOf(const QString& board, const QString& mark,
                                                             std::optional<table::Point> to) const
{
    if (!isOpen() || m_shownAt >= 0)
        return std::nullopt;
    const table::TableView& view = m_table->view();
    const FoundMark found = markOn(view, board.toStdString(), mark.toStdString());
    if (!found.mark || found.mark->moves.empty())
        return std::nullopt;
    Move move{{found.mark->moves, found.mark->piece, {}}, found.mark->given, {}};
    if (!to && found.onBoard)
        to = found.mark->at;
    for (const table::Field& field : sourceOf(move.key).form(move.answers).fields) {
        const auto* place = std::get_if<table::PlaceInput>(&field.input);
        if (!place || place->board != board.toStdString())
            continue;
        move.path = field.path;
        if (to)
            move.answers[field.path] = table::Point{std::clamp(to->x, place->lowest.x, place->highest.x),
                                                    std::clamp(to->y, place->lowest.y, place->highest.y)};
        return move;
    }
    return std::nullopt;
}

void TableController::place(const QString& board, const QString& mark, double x, double y)
{
    const auto move = moveOf(board, mark, table::Point{x, y});
    if (!move)
        return;
    const table::Form form = sourceOf(move->key).form(move->answers);
    if (form.refusal)
        Q_EMIT notified(translated(form.refusal->message));
    else if (form.complete && form.warnings.empty())
        sayIf(m_table->play(move->key, move->answers, {}));
    else
        showForm(move->key, move->answers);
}

QString TableController::placeRemark(const QString& board, const QString& mark, double x, double y) const
{
    const auto move = moveOf(board, mark, table::Point{x, y});
    if (!move)
        return {};
    const table::Form form = sourceOf(move->key).form(move->answers);
    if (form.refusal)
        return translated(form.refusal->message);
    return form.warnings.empty() ? QString() : translated(form.warnings.front().message);
}

void TableController::openMark(const QString& board, const QString& mark)
{
    auto move = moveOf(board, mark, std::nullopt);
    if (!move)
        return;
    showForm(move->key, std::move(move->answers));
    m_form->open(QString::fromStdString(move->path));
}

} // namespace adjutant
