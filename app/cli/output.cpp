#include "app/cli/output.h"

#include "app/catalogues/catalogueloader.h"
#include "app/export/savedfile.h"
#include "app/storage/storefiles.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <system_error>

namespace adjutant::cli {

namespace {

int firstErrorOfStdout = 0;

void noteError()
{
    if (firstErrorOfStdout == 0)
        firstErrorOfStdout = errno;
}

void write(std::FILE* stream, std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), stream) != text.size() && stream == stdout)
        noteError();
}

bool isSameFile(const QString& path, const std::string& source)
{
    std::error_code none;
    return std::filesystem::equivalent(path.toStdString(), source == "-" ? "/dev/stdin" : source, none) &&
           QFileInfo(path).isFile();
}

// Empty where the file was written.
std::string whyNotSaved(const QString& path, const QByteArray& bytes, const std::string& source)
{
    if (storefiles::isKept(path))
        return "Adjutant keeps its own data in it; nothing was changed, name another file";
    if (isSameFile(path, source))
        return "it is the file that was read; nothing was changed, name another file";
    const QFileInfo known(path);
    if (known.exists() && !known.isFile())
        return known.isDir() ? "it is a folder; name a file"
                             : "it is no regular file; name another, or - for stdout";
    QSaveFile file(path);
    file.setDirectWriteFallback(true);
    const auto written = writeWhole(file, bytes);
    return written ? std::string() : written.error().toStdString();
}

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

void announce(std::string_view line)
{
    write(stdout, onOneLine(line) + '\n');
}

void complain(std::string_view line)
{
    // Whatever was said before stands before it where both go to the same terminal.
    std::fflush(stdout);
    write(stderr, "adjutant-cli: " + onOneLine(line) + '\n');
}

void printJson(const Json& object)
{
    write(stdout, escapedInvisible(object.dump(2, ' ', false, Json::error_handler_t::replace) + '\n'));
}

void printBytes(std::string_view bytes)
{
    write(stdout, bytes);
}

Exit unusable(const std::string& why, bool json, const char* key)
{
    complain(why);
    if (json)
        printJson(key ? Json{{key, Json::array()}, {"error", why}} : Json{{"error", why}});
    return Exit::unusable;
}

bool flushed()
{
    if (std::fflush(stdout) != 0)
        noteError();
    return firstErrorOfStdout == 0 || firstErrorOfStdout == EPIPE;
}

std::string handOver(const std::string& output, const QByteArray& bytes, const std::string& source, bool json)
{
    if (output == "-") {
        if (!json)
            printBytes({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        return {};
    }
    const std::string why = whyNotSaved(QString::fromStdString(output), bytes, source);
    return why.empty() ? why : "can't write '" + output + "': " + why;
}

Exit handOver(const ExportTarget& target, const QByteArray& bytes, bool isText, const std::string& source,
              bool json)
{
    if (const std::string why = handOver(target.output, bytes, source, json); !why.empty())
        return unusable(why, json);
    if (!json)
        return Exit::done;
    Json object{{"format", target.formatWord}, {"bytes", bytes.size()}};
    if (target.output != "-") {
        object["output"] = target.output;
    } else {
        object["encoding"] = isText ? "utf-8" : "base64";
        object["content"] = (isText ? bytes : bytes.toBase64()).toStdString();
    }
    printJson(object);
    return Exit::done;
}

ShownFinding shown(const yaml::Fault& fault, std::string_view rule)
{
    const std::string_view name = rule.empty() ? toWord(fault.rule) : rule;
    return {std::string(name), fault.rule, Severity::error, std::nullopt, fault.place,
            inEnglish(fault),  {},         fault.subject};
}

ShownFinding shown(const Finding& finding, const Roster& roster, const Catalogue& catalogue, Place place)
{
    return {finding.rule,
            std::nullopt,
            finding.severity,
            finding.entry,
            std::move(place),
            toText(finding.message),
            finding.fix ? toText(toMessage(*finding.fix, roster, catalogue)) : std::string()};
}

std::string at(const Place& place)
{
    std::string text = place.file + ":";
    if (place.line > 0)
        text += std::to_string(place.line) + ":" + std::to_string(place.column) + ":";
    return text + " ";
}

std::string lineOf(const ShownFinding& finding)
{
    const std::string fix = finding.fix.empty() ? std::string() : " (fix: " + finding.fix + ")";
    return at(finding.place) + finding.message + fix + " [" + finding.rule + "]";
}

std::string counted(std::size_t number, std::string_view noun)
{
    const std::string_view ending = number == 1 ? "" : noun.ends_with("ch") ? "es" : "s";
    return std::to_string(number) + ' ' + std::string(noun) + std::string(ending);
}

Json placeNumber(int number)
{
    return number > 0 ? Json(number) : Json();
}

Json toJson(const ShownFinding& finding)
{
    return {{"file", finding.place.file},
            {"line", placeNumber(finding.place.line)},
            {"column", placeNumber(finding.place.column)},
            {"rule", finding.rule},
            {"severity", toWord(finding.severity)},
            {"message", finding.message}};
}

Exit reportFaults(const std::vector<yaml::Fault>& faults, bool json)
{
    Json list = Json::array();
    for (const yaml::Fault& fault : faults) {
        const ShownFinding finding = shown(fault);
        if (json)
            list.push_back(toJson(finding));
        else
            (yaml::isUnreadable(fault) ? complain : announce)(lineOf(finding));
    }
    if (json)
        printJson({{"findings", list}});
    return std::ranges::any_of(faults, yaml::isUnreadable) ? Exit::unusable : Exit::findings;
}

std::string noSystemNamed(const std::string& word)
{
    return notAmong("no game system is called '" + word + "'; there are", word,
                    mapped(gameSystems(), [](const GameSystem& each) { return std::string(each.id); }));
}

std::string listed(const std::vector<std::string>& words)
{
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string withDidYouMean(std::string sentence, const std::string& word,
                           const std::vector<std::string>& allowed)
{
    const std::string nearest = nearestOf(word, allowed);
    return nearest.empty() ? sentence : sentence + "; did you mean '" + nearest + "'?";
}

std::string notAmong(const std::string& sentence, const std::string& word,
                     const std::vector<std::string>& allowed)
{
    return withDidYouMean(sentence + ": " + listed(allowed), word, allowed);
}

Catalogue loadedCatalogue(const GameSystem& system)
{
    const QString id = QString::fromUtf8(system.id);
    yaml::AssembledCatalogue loaded = loadCatalogue(id);
    const Catalogue& catalogue = loaded.catalogue;
    for (const yaml::Fault& fault : loaded.faults) {
        // A picture or a list that is missing leaves its file where it is.
        const bool isLoaded = findIn(catalogue.factions(), fault.place, &Faction::emblemPlace) ||
                              findIn(catalogue.readyLists(), fault.place, &ReadyList::place);
        complain((isLoaded ? "" : "left out: ") + at(fault.place) + inEnglish(fault));
    }
    return std::move(loaded.catalogue);
}

std::string inEnglish(const Amounts& amounts, std::span<const Budget> budgets)
{
    return listed(mapped(inOrder(amounts, budgets), [budgets](const Amounts::Amount& amount) {
        return toText(toText(amount, budgets));
    }));
}

std::vector<std::string> cardLines(const door::CardView& card)
{
    std::vector<std::string> figures, abilities;
    for (const door::Stat& stat : card.stats)
        figures.push_back(toText(stat.name.empty() ? stat.label : stat.name) + ' ' + toText(stat.value));
    for (const door::Chip& chip : card.chips)
        if (!chip.gear)
            abilities.push_back(toText(chip.text));
    const std::string label = card.chipsLabel.empty() ? std::string() : toText(card.chipsLabel) + ": ";
    std::vector<std::string> lines{toText(card.kind), card.blank ? std::string() : listed(figures),
                                   abilities.empty() ? std::string() : label + listed(abilities)};
    for (const Message& line : card.lines)
        lines.push_back(toText(line));
    std::erase(lines, std::string());
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

} // namespace adjutant::cli
