#include "app/catalogues/catalogueloader.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/export/qrpicture.h"
#include "app/matches/storedmatch.h"
#include "app/phones/phoneserver.h"
#include "app/storage/rosterstore.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace adjutant::cli {

namespace {

using phones::Seat;

// What a signal writes into.
int endOfPipe = -1;

void noteSignal(int)
{
    const int error = errno;
    static_cast<void>(!::write(endOfPipe, "", 1));
    errno = error;
}

// Ends the event loop at SIGINT and SIGTERM, as long as it is kept.
std::unique_ptr<QSocketNotifier> endingAtSignals()
{
    int pipes[2] = {-1, -1};
    if (pipe(pipes) != 0)
        return nullptr;
    endOfPipe = pipes[1];
    auto notifier = std::make_unique<QSocketNotifier>(pipes[0], QSocketNotifier::Read);
    QObject::connect(notifier.get(), &QSocketNotifier::activated, QCoreApplication::instance(),
                     &QCoreApplication::quit);
    for (const int signal : {SIGINT, SIGTERM})
        std::signal(signal, noteSignal);
    return notifier;
}

// Dark on light, two rows of squares in a line, whatever the colours of the terminal are.
std::string inBlocks(const QrPicture& picture)
{
    const auto isDark = [&picture](int column, int row) {
        return row >= 0 && column >= 0 && row < picture.size && column < picture.size &&
               picture.isDark(column, row);
    };
    std::string text;
    for (int row = -quietZone; row < picture.size + quietZone; row += 2) {
        text += "\x1b[30;107m";
        for (int column = -quietZone; column < picture.size + quietZone; ++column) {
            const bool upper = isDark(column, row), lower = isDark(column, row + 1);
            text += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
        }
        text += "\x1b[0m\n";
    }
    return text;
}

// The start of a match as the app proposes it: two sides, or as many as the game needs, with its sample
// lists.
Expected<Start, std::string> startOf(const GameSystem& game)
{
    static constexpr const char* ids[] = {"red", "blue", "green", "purple", "yellow", "white"};
    const Catalogue catalogue = loadedCatalogue(game);
    const std::vector<LoadedReadyList> lists = loadReadyLists(catalogue);
    if (lists.empty())
        return refuse("'" + std::string(game.id) +
                      "' has no sample lists; begin the match in the app, and serve it with --match");
    Start start;
    start.system = SystemId(std::string(game.id));
    const auto sides = static_cast<std::size_t>(std::max(2, game.fewestSides));
    for (std::size_t k = 0; k < sides; ++k)
        start.sides.push_back(
            {PlayerId(ids[k]), toText(fromId(ids[k])), lists[std::min(k, lists.size() - 1)].roster, {}});
    return withCards(std::move(start), game, catalogue);
}

// Opens the match that is asked for, or begins it; why it can't be, otherwise.
std::optional<std::string> openMatch(const ServeRequest& request, const MatchFolder& folder,
                                     RunningMatch& match)
{
    std::optional<QString> why;
    if (request.game) {
        const GameSystem* game = findGameSystem(*request.game);
        if (!game || !game->begin)
            return noSystemNamed(*request.game);
        auto start = startOf(*game);
        if (!start)
            return start.error();
        why = match.begin(std::move(*start));
    } else if (request.match) {
        if (const auto path = folder.pathOf(QString::fromStdString(*request.match)); !path)
            return whyNotFound(*request.match, path.error());
        why = match.open(QString::fromStdString(*request.match));
    } else {
        std::vector<StorageFault> faults;
        auto all = allIn(folder, faults);
        if (!all)
            return inEnglish(all.error());
        std::erase_if(*all, [](const MatchSummary& each) { return each.isOver() || !each.intact; });
        if (all->empty())
            return "no match is in progress; begin one with --new GAME";
        why = match.open(std::ranges::max_element(*all, {}, &MatchSummary::changed)->id);
    }
    return why ? std::optional(why->toStdString()) : std::nullopt;
}

/// Prints links and who comes and goes, and takes lines typed by the host.
class Host
{
public:
    Host(phones::PhoneMatch& match, phones::PhoneServer& server, const Start& start, bool json)
        : m_match(match), m_server(server), m_json(json)
    {
        for (const Side& side : start.sides)
            m_seats.push_back({{side.id}});
        m_seats.push_back({});
        QObject::connect(&server, &phones::PhoneServer::knocked, &server,
                         [](const phones::Knock& knock) { knock.decide(true); });
        QObject::connect(&match, &phones::PhoneMatch::guestsChanged, &server, [this] { printChanges(); });
        QObject::connect(&match, &phones::PhoneMatch::troubled, &server,
                         [this](const QString& why) { report(why.toStdString()); });
    }

    /// What the host typed can't be done, or something is wrong with a file.
    void report(const std::string& why) { static_cast<void>(unusable(why, m_json)); }

    void begin(const QString& id)
    {
        const std::string origin = m_server.origin().toStdString();
        if (!m_json)
            announce("Match " + id.toStdString() + " at " + origin);
        printLinks(m_seats, {{"match", id.toStdString()}, {"origin", origin}});
        if (!m_json) {
            announce(
                "Each link lets one phone in, for two minutes. Enter: new links. A side, or several: one "
                "link for them.");
            announce("Phones: `phones`; to remove one: `remove` and its number. Ctrl+C ends.");
        }
        if (m_match.devices().wasDamaged())
            report("the file of this match's phones was damaged: lost phones need new links");
        static_cast<void>(flushed());
        m_input = std::make_unique<QSocketNotifier>(STDIN_FILENO, QSocketNotifier::Read);
        QObject::connect(m_input.get(), &QSocketNotifier::activated, &m_server, [this] { readInput(); });
    }

private:
    // New links, each with its code to scan; or all of them in one object, with what else is in it.
    void printLinks(const std::vector<Seat>& seats, Json object = Json::object())
    {
        for (const Seat& seat : seats) {
            const std::string link = m_server.linkFor(seat).toStdString();
            if (m_json) {
                object["links"].push_back({{"sides", mapped(seat.sides, &PlayerId::text)}, {"link", link}});
                continue;
            }
            announce("");
            announce(m_match.nameOf(seat).toStdString() + ": " + link);
            if (const auto picture = qrPictureOf(link))
                printBytes(inBlocks(*picture));
        }
        if (m_json)
            printJson(object);
    }

    void printPhones()
    {
        Json all = Json::array();
        for (const phones::Device& each : m_match.devices().all()) {
            const bool isHere = m_match.isHere(each.id);
            all.push_back(
                {{"sides", mapped(each.seat.sides, &PlayerId::text)}, {"name", each.name}, {"here", isHere}});
            if (!m_json)
                announce(std::to_string(all.size()) + ". " + m_match.nameOf(each.seat).toStdString() + ", " +
                         each.name + (isHere ? ", connected" : ""));
        }
        if (m_json)
            printJson({{"phones", std::move(all)}});
        else if (all.empty())
            announce("no phones");
    }

    void printChanges()
    {
        for (const phones::Device& device : m_match.devices().all()) {
            const std::string& id = device.id;
            const bool isHere = m_match.isHere(id);
            if (isHere == m_here.contains(id))
                continue;
            const std::string who = m_match.nameOf(device.seat).toStdString() +
                                    (device.name.empty() ? std::string() : " (" + device.name + ")");
            if (!m_json)
                announce(who + (isHere ? ": connected" : ": gone"));
            isHere ? static_cast<void>(m_here.insert(id)) : static_cast<void>(m_here.erase(id));
        }
        static_cast<void>(flushed());
    }

    void readInput()
    {
        char bytes[512];
        const ssize_t read = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (read <= 0) { // started without a terminal
            m_input->setEnabled(false);
            return;
        }
        m_typed.append(bytes, static_cast<std::size_t>(read));
        for (std::size_t end = m_typed.find('\n'); end != std::string::npos; end = m_typed.find('\n')) {
            takeLine(QString::fromUtf8(m_typed.data(), static_cast<qsizetype>(end)).simplified());
            m_typed.erase(0, end + 1);
        }
        if (m_typed.size() > sizeof bytes)
            m_typed.clear();
        static_cast<void>(flushed());
    }

    void takeLine(const QString& line)
    {
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        const std::vector<phones::Device>& all = m_match.devices().all();
        if (words.isEmpty()) {
            printLinks(m_seats);
        } else if (words.front() == QLatin1String("phones")) {
            printPhones();
        } else if (words.front() == QLatin1String("remove")) {
            const int number = words.value(1).toInt();
            if (number < 1 || number > static_cast<int>(all.size()))
                return report("`remove` takes a number that `phones` shows");
            m_match.remove(std::string(all[static_cast<std::size_t>(number - 1)].id));
            m_json ? printJson({{"removed", number}}) : announce("removed");
        } else {
            Seat seat;
            for (const QString& word : words)
                if (word != QLatin1String("watcher"))
                    seat.sides.emplace_back(word.toStdString());
            const bool isKnown = std::ranges::all_of(seat.sides, [this](const PlayerId& side) {
                return findIn(m_seats, Seat{{side}}) != nullptr;
            });
            isKnown ? printLinks({seat}) : report("no such side: name sides by their ids, or `watcher`");
        }
    }

    phones::PhoneMatch& m_match;
    phones::PhoneServer& m_server;
    bool m_json;
    std::vector<Seat> m_seats;
    std::set<std::string> m_here;
    std::string m_typed;
    std::unique_ptr<QSocketNotifier> m_input;
};

std::optional<std::string> listen(const ServeRequest& request, phones::PhoneServer& server)
{
    const QList<QHostAddress> known = phones::networkAddresses();
    QHostAddress address = known.value(0, QHostAddress(QHostAddress::LocalHost));
    if (request.address && !address.setAddress(QString::fromStdString(*request.address)))
        return "'" + *request.address + "' is no address";
    if (address.isBroadcast() || address == QHostAddress(QHostAddress::AnyIPv4) ||
        address == QHostAddress(QHostAddress::AnyIPv6))
        return "'" + *request.address + "' stands for more than one address: name that of one network";
    if (server.listen(address, request.port))
        return std::nullopt;
    const auto addresses =
        mapped(known, [](const QHostAddress& each) { return each.toString().toStdString(); });
    return "can't listen at " + address.toString().toStdString() + ": " + server.whyNot().toStdString() +
           (addresses.empty() ? std::string() : "; addresses of this machine: " + listed(addresses));
}

// What a list comes to, with the catalogue of each game loaded once.
FiguresOf figuresOfLists()
{
    return [known = std::make_shared<std::map<std::string, Catalogue>>()](const Roster& roster) {
        const GameSystem* game = findGameSystem(roster.system.text());
        if (!game)
            return RosterFigures();
        const auto [catalogue, isNew] = known->try_emplace(roster.system.text());
        if (isNew)
            catalogue->second = loadCatalogue(QString::fromStdString(roster.system.text())).catalogue;
        const Catalogue& cards = catalogue->second;
        const auto findings = static_cast<int>(game->checkRoster(roster, cards).size());
        return RosterFigures{totalsOf(roster, cards).spent, countOf(roster, *game, cards), findings};
    };
}

} // namespace

Exit serveMatch(const ServeRequest& request, bool json)
{
    if (!phones::hasPage())
        return unusable("this build has no page for phones", json);
    std::optional<storefiles::OpenedFolder> kept;
    const auto folder = folderToFill(request.place, kept, "name another folder with --data");
    if (!folder)
        return unusable(folder.error(), json);
    MatchStore store(folder->folder(), matchReader());
    RunningMatch match(store, namesOfFactions());
    if (const auto why = openMatch(request, *folder, match))
        return unusable(*why, json);
    auto devices = phones::Devices::open(folder->folder(), match.record());
    if (!devices)
        return unusable(inEnglish(devices.error()), json);
    ReaderLanguages languages;
    RosterStore lists(folder->folder(), figuresOfLists());
    phones::PhoneMatch table(match, *devices, languages, lists);
    phones::Limits limits;
    if (const int messages = qEnvironmentVariableIntValue("ADJUTANT_PHONES_MESSAGES"); messages > 0)
        limits.messages = messages; // tests send more than people
    phones::PhoneServer server(table, limits);
    if (const auto why = listen(request, server))
        return unusable(*why, json);
    const auto signals = endingAtSignals();
    Host host(table, server, match.session().start(), json);
    host.begin(match.record().id);
    if (!match.damage().isEmpty())
        host.report(match.damage().toStdString());
    const auto reportNews = [&] {
        for (const std::vector<StorageNews>& news : {store.takeNews(), lists.takeNews()})
            for (const std::string& line : linesOf(news))
                host.report(line);
    };
    if (const auto fault = lists.fault())
        host.report(inEnglish(*fault));
    reportNews();
    QObject::connect(&match, &RunningMatch::changed, &server, reportNews);
    QCoreApplication::exec();
    server.close();
    // What was said last is still on its way.
    QCoreApplication::processEvents();
    match.close();
    reportNews();
    return Exit::done;
}

} // namespace adjutant::cli
