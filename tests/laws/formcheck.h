#pragma once

#include "core/match/session.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/doorjson.h"

#include <algorithm>
#include <deque>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

namespace adjutant::test {

/// A law that doesn't hold, and where.
struct Broken
{
    std::string law;
};

/// Breaks off with a law where it doesn't hold; the text is only made then.
#define LAW(held, text)                                                                                      \
    do {                                                                                                     \
        if (!(held))                                                                                         \
            throw ::adjutant::test::Broken{text};                                                            \
    } while (false)

inline std::string inEnglish(const Message& message)
{
    return toText(message);
}

/// A value of the door as pages elsewhere get it: two equal ones are the same to whoever looks.
template <class T> std::string textOf(const T& value)
{
    return yaml::doorJson(value, inEnglish).dump();
}

/// A message that has to be said: not empty, and with no place unfilled.
inline void checkMessage(const Message& message, std::string_view where, std::string_view which = {})
{
    const auto place = [&] { return std::string(where) + ' ' + std::string(which); };
    LAW(!message.empty(), "no message is empty: " + place());
    if (message.context().empty())
        return;
    const std::string text = toText(message);
    LAW(!text.empty(), "no message is empty: " + place());
    for (auto at = text.find('%'); at != text.npos && at + 1 < text.size(); at = text.find('%', at + 1))
        LAW((text[at + 1] < '1' || text[at + 1] > '9') && text[at + 1] != 'n',
            "every place of a message is filled: '" + text + "', " + place());
    LAW(text.find("(s)") == text.npos, "a plural has its count: '" + text + "', " + place());
}

inline void checkOptional(const Message& message, std::string_view where, std::string_view which)
{
    if (!message.empty())
        checkMessage(message, where, which);
}

inline void checkRemark(const door::Remark& remark, std::string_view where, std::string_view which)
{
    LAW(!remark.rule.empty(), "a remark names its rule: " + std::string(where) + ' ' + std::string(which));
    checkMessage(remark.message, where, remark.rule);
}

inline void checkCounters(const std::vector<door::Counter>& counters, const std::string& where)
{
    std::set<std::string> ids;
    for (const door::Counter& each : counters) {
        LAW(ids.insert(each.id).second, "counters have ids of their own: " + each.id + " of " + where);
        checkMessage(each.label, "counter of", where);
    }
}

inline void checkPick(const door::PickInput& pick, const std::string& where)
{
    std::set<std::string> ids;
    std::set<std::string> labels;
    bool closed = false;
    for (const door::Option& option : pick.options) {
        checkMessage(option.label, "option of", where);
        checkOptional(option.detail, "option of", where);
        LAW(ids.insert(option.id).second, "options have ids of their own: " + option.id + ", " + where);
        LAW(labels.insert(toText(option.label)).second,
            "labels of one pick are unlike: '" + toText(option.label) + "', " + where);
        const bool isClosed = option.standing == door::Standing::closed;
        LAW(isClosed || !closed, "closed options come last: " + where);
        closed = isClosed;
        if (option.standing != door::Standing::open)
            checkRemark(option.remark, option.id, where);
    }
}

inline void checkGround(const door::Ground& ground, const std::string& board)
{
    std::set<std::string> ids;
    for (const auto* marks : {&ground.marks, &ground.away})
        for (const door::Ground::Mark& mark : *marks) {
            checkMessage(mark.label, "mark", board);
            checkOptional(mark.detail, "mark", board);
            LAW(mark.id.empty() || ids.insert(mark.id).second, "marks have ids of their own: " + mark.id);
            LAW(!mark.moves.empty() || mark.given.empty(), "what isn't moved isn't told how: " + mark.id);
        }
    for (const door::Ground::Area& area : ground.areas)
        checkOptional(area.label, "area", board);
    checkOptional(ground.measuring, "board", board);
}

/// What every view, offer and form has, whatever the game: words for boards, unlike labels, ids and paths.
inline void checkView(const door::MatchView& view)
{
    checkMessage(view.headline, "headline");
    std::set<PlayerId> sides;
    for (const door::SideView& side : view.sides) {
        checkMessage(side.name, "side");
        LAW(sides.insert(side.id).second, "sides have ids of their own");
        checkCounters(side.counters, side.id.text());
        for (const Message& chip : side.chips)
            checkMessage(chip, "chip of side");
    }
    for (const PlayerId& each : view.toAct)
        LAW(sides.contains(each), "who is to act is a side: " + each.text());
    for (const PlayerId& each : view.winners)
        LAW(sides.contains(each), "who has won is a side: " + each.text());
    LAW(view.over || view.winners.empty(), "nobody has won before it is over");
    LAW(!view.over || view.toAct.empty(), "nobody is to act once it is over");
    std::set<std::string> pieces;
    for (const door::Piece& piece : view.pieces) {
        const std::string where = toText(piece.ref);
        LAW(pieces.insert(where).second, "pieces have ids of their own: " + where);
        LAW(sides.contains(piece.ref.player), "a piece belongs to a side: " + where);
        checkMessage(piece.name, "piece", where);
        checkOptional(piece.detail, "piece", where);
        checkCounters(piece.counters, where);
        for (const Message& chip : piece.chips)
            checkMessage(chip, "chip of", where);
        for (const door::Stat& stat : piece.card.stats)
            checkMessage(stat.label, "stat of", where);
    }
    std::set<std::string> boards;
    for (const door::Board& board : view.boards) {
        LAW(boards.insert(board.id).second, "boards have ids of their own: " + board.id);
        checkMessage(board.title, "title of board", board.id);
        LAW(!board.spoken.empty(), "every board is spoken: " + board.id);
        for (const Message& spoken : board.spoken)
            checkMessage(spoken, "board", board.id);
        if (const auto* ground = std::get_if<door::Ground>(&board.drawn))
            checkGround(*ground, board.id);
    }
}

inline void checkOffers(const std::vector<door::Offer>& offers, const door::MatchView& view)
{
    std::set<door::OfferKey> keys;
    std::set<std::string> corrections;
    int open = 0;
    for (const door::Offer& offer : offers) {
        const std::string& where = offer.key.procedure;
        checkMessage(offer.label, "offer", where);
        checkOptional(offer.detail, "offer", where);
        open += offer.open ? 1 : 0;
        LAW(offer.open || keys.insert(offer.key).second, "offers have keys of their own: " + textOf(offer));
        if (offer.standing != door::Standing::open)
            checkRemark(offer.remark, "offer", where);
        if (offer.role == door::Role::correction)
            corrections.insert(offer.key.procedure);
    }
    LAW(open <= 1, "one procedure is open at most");
    std::set<std::string> procedures;
    for (const door::Offer& offer : offers)
        procedures.insert(offer.key.procedure);
    for (const door::Board& board : view.boards)
        if (const auto* ground = std::get_if<door::Ground>(&board.drawn))
            for (const auto* marks : {&ground->marks, &ground->away})
                for (const door::Ground::Mark& mark : *marks)
                    LAW(mark.moves.empty() || procedures.contains(mark.moves),
                        "what lies on a board is moved by something that is offered: " + mark.moves);
    for (const door::Piece& piece : view.pieces)
        for (const door::Counter& counter : piece.counters)
            LAW(counter.adjust.empty() || corrections.contains(counter.adjust),
                "a counter is adjusted by a correction: " + counter.adjust);
}

inline void checkForm(const door::Form& form, const door::MatchView& view)
{
    checkMessage(form.title, "title of a form");
    LAW(form.fields.size() <= door::mostAnswers, "a form is bounded");
    LAW(!(form.refusal && form.playable), "what is refused can’t be played");
    if (form.refusal)
        checkRemark(*form.refusal, "refusal", "");
    for (const door::Remark& warning : form.warnings)
        checkRemark(warning, "warning", "");
    for (const Message& follows : form.follows)
        checkMessage(follows, "what follows");
    std::set<std::string> paths;
    bool missing = false;
    for (const door::Field& field : form.fields) {
        const std::string where = field.path;
        checkMessage(field.label, "field", where);
        checkOptional(field.why, "field", where);
        checkOptional(field.ifSkipped, "field", where);
        LAW(!field.path.empty() && paths.insert(field.path).second, "a path is asked once: " + where);
        LAW(!missing, "nothing is asked behind a missing answer: " + where);
        missing = field.origin == door::Origin::missing;
        if (const auto* pick = std::get_if<door::PickInput>(&field.input))
            checkPick(*pick, where);
        if (const auto* place = std::get_if<door::PlaceInput>(&field.input))
            LAW(std::ranges::find(view.boards, place->board, &door::Board::id) != view.boards.end(),
                "a place is on a board that is there: " + where);
        if (const auto* number = std::get_if<door::NumberInput>(&field.input))
            LAW(number->lowest <= number->highest, "a range has numbers: " + where);
    }
    const std::string* folder = nullptr;
    for (const std::string& path : paths) {
        const auto field = std::ranges::find(form.fields, path, &door::Field::path);
        LAW(!folder || !path.starts_with(*folder + '/'), "a path is no answer and a folder at once: " + path);
        folder = std::holds_alternative<door::RowsInput>(field->input) ? nullptr : &path;
    }
}

inline void checkSentences(const std::vector<Sentence>& sentences)
{
    for (const Sentence& each : sentences)
        checkMessage(each.message, "a sentence of the story");
}

inline void checkSeries(const door::Series& series, const std::string& text)
{
    checkMessage(series.label, "series of", text);
    const double sum = std::accumulate(series.p.begin(), series.p.end(), 0.0);
    LAW(sum < 1 + 1e-9 && (series.openEnded || sum > 1 - 1e-9),
        "a series sums to one: " + series.id + " of " + text + " to " + std::to_string(sum));
    for (const double p : series.p)
        LAW(p > -1e-12, "no chance is below none: " + series.id + " of " + text);
}

/// Forecasts, each solved once: their series sum to one.
class OddsCheck
{
public:
    /// What it comes to; null once enough have been solved.
    const door::OddsView* check(const door::Forecast& forecast)
    {
        if (const door::Series* roll = forecast.roll())
            checkSeries(*roll, "a roll");
        const auto known = std::ranges::find(m_solved, forecast, &Solved::forecast);
        if (known != m_solved.end())
            return &known->view;
        if (m_solved.size() >= mostSolved)
            return nullptr;
        const door::OddsView view = forecast.solve();
        const std::string text = toText(view.headline);
        checkMessage(view.headline, "headline of odds", text);
        for (const door::Series& series : view.series)
            checkSeries(series, text);
        for (const door::Chance& chance : view.chances) {
            checkMessage(chance.label, "chance of", text);
            LAW(chance.chance > -1e-12 && chance.chance < 1 + 1e-9,
                "a chance is one: " + chance.id + " of " + text);
        }
        if (const auto& matrix = view.matrix)
            LAW(matrix->values.size() == matrix->rows.size() * matrix->columns.size(),
                "a matrix is whole: " + text);
        return &m_solved.emplace_back(Solved{forecast, view}).view;
    }
    /// What dice did was possible by their forecast.
    void check(const Outcome& outcome)
    {
        const door::Series* series = outcome.forecast.roll();
        if (!series) {
            const door::OddsView* solved = check(outcome.forecast);
            if (!solved)
                return;
            for (const door::Series& each : solved->series)
                if (each.id == outcome.figure)
                    series = &each;
        }
        LAW(series && series->id == outcome.figure,
            "an outcome belongs to a series of its forecast: " + outcome.figure);
        const int at = outcome.observed - series->first;
        const bool beyond = at >= static_cast<int>(series->p.size());
        LAW(at >= 0 && (beyond ? series->openEnded || series->p.size() > 60
                               : series->p[static_cast<std::size_t>(at)] > 0),
            "what dice did was possible: " + outcome.figure + ' ' + std::to_string(outcome.observed));
    }

private:
    static constexpr std::size_t mostSolved = 200;

    struct Solved
    {
        door::Forecast forecast;
        door::OddsView view;
    };
    std::deque<Solved> m_solved;
};

} // namespace adjutant::test
