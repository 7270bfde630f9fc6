#include "app/cli/viewlines.h"

#include "app/cli/knownwords.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

// Of a long match nobody reads more on a terminal.
constexpr std::size_t lastLines = 20;

// Figures with their labels, `Hit points 9 of 12`, and states behind a line.
std::string withFigures(std::string line, const std::vector<door::Counter>& counters,
                        const std::vector<Message>& chips)
{
    std::vector<std::string> parts;
    for (const door::Counter& counter : counters)
        parts.push_back(toText(counter.label) + ' ' + std::to_string(counter.value) +
                        (counter.most ? " of " + std::to_string(*counter.most) : std::string()));
    for (const Message& chip : chips)
        parts.push_back(toText(chip));
    std::erase(parts, std::string());
    return parts.empty() ? line : line + ": " + listed(parts);
}

std::string pieceLine(const door::Piece& piece)
{
    std::string line = "  " + toText(piece.name) + " (" + toText(piece.ref);
    if (const std::string detail = toText(piece.detail); !detail.empty())
        line += ", " + detail;
    line += ')';
    return piece.out ? line + ": off the table" : withFigures(line, piece.counters, piece.chips);
}

} // namespace

std::string inEnglish(const Amounts& amounts, std::span<const Budget> budgets)
{
    std::vector<std::string> words;
    for (const Amounts::Amount& amount : inOrder(amounts, budgets))
        words.push_back(toText(toText(amount, budgets)));
    return listed(words);
}

std::string inEnglish(const SizeOffer& offer, const GameSystem& system)
{
    const Message size =
        system.sizeWords.text ? counted(system.sizeWords, offer.size) : verbatim(std::to_string(offer.size));
    const std::string cost = inEnglish(offer.cost, system.budgets);
    return cost.empty() ? toText(size) : toText(size) + ": " + cost;
}

std::vector<std::string> cardLines(const door::CardView& card)
{
    std::vector<std::string> lines;
    const auto add = [&lines](std::string line) {
        if (!line.empty())
            lines.push_back(std::move(line));
    };
    add(toText(card.kind));
    std::vector<std::string> figures;
    if (!card.blank)
        for (const door::Stat& stat : card.stats)
            figures.push_back(toText(stat.name.empty() ? stat.label : stat.name) + ' ' + toText(stat.value));
    add(listed(figures));
    std::vector<std::string> abilities;
    for (const door::Chip& chip : card.chips)
        if (!chip.gear)
            abilities.push_back(toText(chip.text));
    if (!abilities.empty())
        add((card.chipsLabel.empty() ? "" : toText(card.chipsLabel) + ": ") + listed(abilities));
    for (const Message& line : card.lines)
        add(toText(line));
    return lines;
}

void printStanding(const Session& session)
{
    const door::MatchView view = session.view({}, {});
    if (const std::string headline = toText(view.headline); !headline.empty())
        announce(headline);
    for (const door::SideView& side : view.sides) {
        const std::string name = toText(side.name);
        announce(withFigures(name.empty() ? side.id.text() : name, side.counters, side.chips));
        for (const door::Piece& piece : view.pieces)
            if (piece.ref.player == side.id)
                announce(pieceLine(piece));
    }
    for (const door::Board& board : view.boards) {
        if (board.spoken.empty())
            continue;
        announce(toText(board.title) + ":");
        for (const Message& sentence : board.spoken)
            announce("  " + toText(sentence));
    }
}

void printMatch(const Session& session)
{
    printStanding(session);
    std::vector<std::string> sentences;
    std::size_t steps = 0;
    const std::vector<LogLine> log = session.log({});
    for (auto line = log.rbegin(); line != log.rend() && sentences.size() < lastLines; ++line) {
        if (!line->stands)
            continue;
        ++steps;
        for (auto sentence = line->sentences.rbegin(); sentence != line->sentences.rend(); ++sentence)
            sentences.push_back("  " + toText(sentence->message));
    }
    if (!sentences.empty())
        announce(steps < session.records() ? "What happened last:" : "What happened:");
    std::for_each(sentences.rbegin(), sentences.rend(), announce);
}

} // namespace adjutant::cli
