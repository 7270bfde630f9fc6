#include "tests/laws/viewtext.h"

#include <sstream>

namespace adjutant::test {

namespace {

template <class... Parts> std::string lineOf(const Parts&... parts)
{
    std::ostringstream line;
    ((line << parts << '|'), ...);
    line << '\n';
    return line.str();
}

std::string textsOf(const std::vector<Message>& messages)
{
    std::string text;
    for (const Message& message : messages)
        text += toText(message) + ", ";
    return text;
}

std::string countersOf(const std::vector<door::Counter>& counters)
{
    std::string text;
    for (const door::Counter& each : counters)
        text += lineOf("  counter", each.id, toText(each.label), each.value, each.most.value_or(-1),
                       static_cast<int>(each.tone), each.adjust);
    return text;
}

// A scenario is solved elsewhere: that there is one is part of the form.
std::string forecastText(const std::optional<door::Forecast>& forecast)
{
    const door::Series* roll = forecast ? forecast->roll() : nullptr;
    if (!roll)
        return forecast ? "forecast" : std::string();
    std::string text = roll->id + ' ' + toText(roll->label) + ' ' + std::to_string(roll->first);
    for (const double chance : roll->p)
        text += ' ' + std::to_string(chance);
    return text;
}

std::string remarkText(const door::Remark& remark)
{
    return remark.rule + ": " + toText(remark.message);
}

struct DrawnWriter
{
    std::string operator()(const door::Track& track) const
    {
        std::string text = lineOf("  track", textsOf(track.squares), track.closed);
        for (const auto& token : track.tokens)
            text += lineOf("  token", token.side.text(), token.square);
        return text;
    }
    std::string operator()(const door::Ground& ground) const
    {
        std::string text = lineOf("  ground", ground.size.x, ground.size.y, toText(ground.unit),
                                  toText(ground.measuring), ground.step, ground.lines.size());
        for (const auto& area : ground.areas)
            text += lineOf("  area", toText(area.label), area.side.text(), area.lowest.x, area.lowest.y,
                           area.highest.x, area.highest.y);
        for (const auto* marks : {&ground.marks, &ground.away})
            for (const auto& mark : *marks) {
                text += lineOf("  mark", mark.id, toText(mark.piece), toText(mark.label), toText(mark.detail),
                               mark.at.x, mark.at.y, mark.radius, mark.side.text(), mark.filled, mark.symbol,
                               mark.colour, mark.moves);
                for (const auto& [path, value] : mark.given)
                    text += lineOf("    given", path, valueText(value));
            }
        return text;
    }
    std::string operator()(const door::Row& row) const
    {
        std::string text;
        for (const auto& item : row.items)
            text += lineOf("  item", item.id, toText(item.label), toText(item.detail), item.side.text(),
                           item.covered, item.done, item.current);
        return text;
    }
};

struct InputWriter
{
    std::string operator()(const door::PickInput& pick) const
    {
        std::string text = lineOf("  pick", pick.least, pick.most, pick.ordered);
        for (const door::Option& option : pick.options)
            text += lineOf("  option", option.id, toText(option.label), toText(option.detail),
                           static_cast<int>(option.standing), remarkText(option.remark), toText(option.piece),
                           forecastText(option.odds));
        return text;
    }
    std::string operator()(const door::NumberInput& number) const
    {
        return lineOf("  number", number.lowest, number.highest, toText(number.unit));
    }
    std::string operator()(const door::YesNoInput&) const { return lineOf("  yes or no"); }
    std::string operator()(const door::DiceInput& dice) const
    {
        std::string text = "  dice";
        for (const door::Die& die : dice.dice)
            text += " d" + std::to_string(die.sides) + toText(die.label);
        if (dice.another)
            text += " or another d" + std::to_string(dice.another->sides);
        return text + '\n';
    }
    std::string operator()(const door::PlaceInput& place) const
    {
        return lineOf("  place", place.board, place.lowest.x, place.highest.x, place.reach);
    }
    std::string operator()(const door::TextInput& text) const
    {
        return lineOf("  text", text.longest, text.isId);
    }
    std::string operator()(const door::RowsInput& rows) const
    {
        return lineOf("  rows", rows.keys.size(), rows.least, rows.most);
    }
};

} // namespace

std::string valueText(const door::Value& value)
{
    struct Writer
    {
        std::string operator()(door::LeftOut) const { return "left out"; }
        std::string operator()(bool yes) const { return yes ? "yes" : "no"; }
        std::string operator()(int number) const { return std::to_string(number); }
        std::string operator()(double number) const { return std::to_string(number); }
        std::string operator()(const std::string& text) const { return '\'' + text + '\''; }
        std::string operator()(const std::vector<int>& faces) const
        {
            std::string text = "[";
            for (const int face : faces)
                text += std::to_string(face) + ' ';
            return text + ']';
        }
        std::string operator()(const std::vector<std::string>& words) const
        {
            std::string text = "[";
            for (const std::string& word : words)
                text += word + ' ';
            return text + ']';
        }
        std::string operator()(const door::Point& at) const
        {
            return '(' + std::to_string(at.x) + ' ' + std::to_string(at.y) + ')';
        }
    };
    return std::visit(Writer(), value);
}

std::string viewText(const door::MatchView& view)
{
    std::string text =
        lineOf("view", toText(view.headline), view.round, view.over, view.first.text(), view.rounds,
               view.elapsed.value_or(-1), toText(view.pointsLabel), toText(view.worthLabel));
    for (const door::Goal& goal : view.goals) {
        text += lineOf("goal", goal.id, toText(goal.label));
        for (const auto& [side, points] : goal.points)
            text += lineOf("  points", side.text(), points);
    }
    for (const PlayerId& each : view.toAct)
        text += lineOf("to act", each.text());
    for (const PlayerId& each : view.winners)
        text += lineOf("winner", each.text());
    for (const door::SideView& side : view.sides)
        text += lineOf("side", side.id.text(), toText(side.name), side.active, side.points.value_or(-1),
                       textsOf(side.chips)) +
                countersOf(side.counters);
    for (const door::Piece& piece : view.pieces) {
        text += lineOf("piece", toText(piece.ref), toText(piece.name), toText(piece.detail),
                       textsOf(piece.chips), piece.out, piece.ready, piece.worth ? piece.worth->left : -1,
                       toText(piece.card.name), textsOf(piece.card.lines)) +
                countersOf(piece.counters);
        for (const door::Stat& stat : piece.card.stats)
            text += lineOf("  stat", stat.id, toText(stat.label), toText(stat.value));
    }
    for (const door::Board& board : view.boards)
        text += lineOf("board", board.id, toText(board.title), textsOf(board.spoken)) +
                std::visit(DrawnWriter(), board.drawn);
    return text;
}

std::string offerText(const door::Offer& offer)
{
    return lineOf("offer", offer.key.procedure, toText(offer.key.piece), offer.key.side.text(),
                  toText(offer.label), toText(offer.detail), static_cast<int>(offer.role),
                  static_cast<int>(offer.section), static_cast<int>(offer.standing), remarkText(offer.remark),
                  offer.open, offer.eyesOnly);
}

std::string formText(const door::Form& form)
{
    std::string text = lineOf("form", toText(form.title), toText(form.cost), textsOf(form.follows),
                              form.playable, form.complete, form.eyesOnly, forecastText(form.forecast));
    for (const door::Field& field : form.fields)
        text += lineOf("field", field.path, toText(field.label), toText(field.why), toText(field.ifLeftOut),
                       field.value ? valueText(*field.value) : "", static_cast<int>(field.origin),
                       field.by.text(), field.secret, field.kept, field.rule) +
                std::visit(InputWriter(), field.input);
    for (const door::Remark& warning : form.warnings)
        text += lineOf("warning", remarkText(warning));
    if (form.refusal)
        text += lineOf("refusal", remarkText(*form.refusal));
    for (const door::Path& path : form.dropped)
        text += lineOf("dropped", path);
    return text;
}

std::string logText(const std::vector<LogLine>& log)
{
    std::string text;
    for (const LogLine& line : log) {
        text += lineOf("log", line.entry, line.position, static_cast<int>(line.role), line.stands,
                       toText(line.label), line.accepted.size());
        for (const Sentence& each : line.sentences)
            text += lineOf("  told", toText(each.message), static_cast<int>(each.tone), each.only.size());
        for (const door::Remark& warning : line.warnings)
            text += lineOf("  warning", remarkText(warning));
    }
    return text;
}

std::string sessionText(const Session& session, const door::Viewer& viewer)
{
    std::string text = viewText(session.view(viewer, {}));
    for (const door::Offer& offer : session.offers(viewer)) {
        text += offerText(offer);
        if (offer.open)
            text += formText(session.form(viewer, offer.key, {}));
    }
    return text + logText(session.log(viewer)) + toText(session.undoLabel(viewer, Extent::procedure)) +
           toText(session.redoLabel(viewer, Extent::procedure));
}

} // namespace adjutant::test
