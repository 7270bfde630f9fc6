#include "app/documents/sheets.h"

#include "app/documents/writers.h"
#include "app/matches/matchcourse.h"
#include "app/matches/matchrecord.h"
#include "app/matches/storedmatch.h"
#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <algorithm>

namespace adjutant {

using namespace document;

namespace {

struct MatchStory
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)

public:
    const FoldedMatch& folded;
    const Catalogue& catalogue;
    const door::MatchView end = folded.session->view({false, {}});
    const MatchCourse course = courseOf(*folded.session);
    const MatchSummary summary = summaryOf(folded.record, *folded.session);
    Document story = {};

    const Start& start() const { return folded.record.start.start; }
    const GameSystem* game() const { return findGameSystem(start().system.text()); }

    void add(Block block) { story.blocks.push_back(std::move(block)); }

    // ---- its head

    QString winnerName() const
    {
        return joinedText(mappedTo<QStringList>(summary.winners(), [this](const QString& id) {
            return sideName(start(), PlayerId(id.toStdString()));
        }));
    }

    QString result() const
    {
        QStringList points;
        if (course.hasPoints)
            for (const MatchPlayer& player : summary.players)
                points.append(figure(player.vp));
        const QString all = points.join(QStringLiteral(" : "));
        if (!summary.winner.isEmpty() && (all.isEmpty() || summary.winners().size() > 1))
            return tr("Won by %1").arg(winnerName());
        if (all.isEmpty())
            return translated(end.headline);
        if (!summary.winner.isEmpty())
            return tr("Won by %1, %2").arg(winnerName(), all);
        if (summary.drawn)
            return tr("Drawn, %1").arg(all);
        return folded.record.details.abandoned ? tr("Abandoned at %1").arg(all)
                                               : tr("In progress, %1").arg(all);
    }

    // The source texts are right in English as they stand, so one has a text of its own.
    QStringList facts() const
    {
        QStringList facts;
        // Points stand in the result; who enters a result by hand enters nothing else.
        const QString score = scoreText(end, start());
        if (!score.isEmpty() && !course.hasPoints && !folded.record.details.entered)
            facts.append(score);
        if (const int rounds = roundsPlayed(summary, course); rounds > 0)
            facts.append(rounds == 1 ? tr("%Ln Round", "exactly one", rounds)
                                     : tr("%Ln Rounds", nullptr, rounds));
        if (const int minutes = summary.minutes; minutes > 0)
            facts.append(minutes == 1 ? tr("%Ln minute", "exactly one", minutes)
                                      : tr("%Ln minutes", nullptr, minutes));
        if (!summary.first.isEmpty())
            facts.append(
                tr("First Player: %1").arg(sideName(start(), PlayerId(summary.first.toStdString()))));
        if (game() && !game()->budgets.empty()) {
            int limit = 0;
            for (const Side& side : start().sides)
                limit = std::max(limit, side.roster.limits[game()->budgets.front().id]);
            if (limit > 0)
                facts.append(amountText(game()->budgets.front(), limit));
        }
        return facts;
    }

    void addHead()
    {
        const std::string_view name = game() ? game()->name : std::string_view(start().system.text());
        story.game = QString::fromUtf8(name);
        story.kind = onLine(
            {story.game, QLocale().toString(summary.started.toLocalTime().date(), QLocale::LongFormat)});
        story.title = titleOf(folded.record.start);
        story.result = result();
        story.facts = facts();
        const PlayerId winner(summary.winner.toStdString());
        const Side* side = findIn(start().sides, winner, &Side::id);
        const Faction* faction = side ? catalogue.find(side->roster.faction) : nullptr;
        story.colour = faction ? faction->colour : FactionColour();
        if (folded.damage)
            add(Paragraph{asSentence(messageOf(folded)), Paragraph::Kind::warning});
    }

    // ---- who played, and what for

    static Cell cellOf(const door::Counter& counter)
    {
        return {
            counter.most
                ? tr("%1 of %2", "figure, highest figure").arg(figure(counter.value), figure(*counter.most))
                : figure(counter.value)};
    }

    // Each piece with what it is worth and its figures in the end. Worth is counted in the game's own words;
    // a game without has no such column. The counters are those of the first piece.
    Table piecesOf(const Side& side) const
    {
        Table pieces{{}, {{tr("Unit")}}, {}};
        const bool hasWorth = !end.worthLabel.empty();
        if (hasWorth)
            pieces.columns.push_back({translated(end.worthLabel)});
        const door::Piece* first = nullptr;
        for (const door::Piece& piece : end.pieces) {
            if (piece.ref.player != side.id)
                continue;
            if (!std::exchange(first, first ? first : &piece))
                for (const door::Counter& counter : piece.counters)
                    pieces.columns.push_back({translated(counter.label)});
            Row row{{}, piece.out};
            row.cells.push_back({translated(piece.name)});
            if (hasWorth)
                row.cells.push_back({piece.worth && piece.worth->whole > 0 ? figure(piece.worth->whole)
                                                                           : QStringLiteral("–")});
            for (const door::Counter& column : first->counters) {
                const door::Counter* counter = findIn(piece.counters, column.id, &door::Counter::id);
                row.cells.push_back(counter ? cellOf(*counter) : Cell{QStringLiteral("–")});
            }
            pieces.rows.push_back(std::move(row));
        }
        return pieces;
    }

    void addArmies()
    {
        for (const Side& side : start().sides) {
            add(Heading{sideName(start(), side.id), true});
            add(Paragraph{
                onLine({side.roster.faction.empty() ? QString() : toText(side.roster.faction, catalogue),
                        QString::fromStdString(side.roster.name)}),
                Paragraph::Kind::quiet});
            if (Table pieces = piecesOf(side); !pieces.rows.empty())
                add(std::move(pieces));
        }
    }

    // What was played for and the points that it brought. Of a match entered by hand only ids are known.
    void addGoals()
    {
        std::vector<door::Goal> goals = end.goals;
        if (const auto& entered = folded.record.details.entered)
            for (const QString& id : entered->playedFor)
                goals.push_back({id.toStdString(), verbatim(id.toStdString())});
        if (goals.empty())
            return;
        Table points{tr("Victory points by mission"), {{tr("Mission")}}, {}};
        for (const Side& side : start().sides)
            points.columns.push_back({sideName(start(), side.id)});
        for (const door::Goal& goal : goals) {
            Row row{{{translated(goal.label)}}};
            for (const Side& side : start().sides) {
                const auto brought = goal.points.find(side.id);
                row.cells.push_back(
                    {brought == goal.points.end() ? QStringLiteral("–") : figure(brought->second)});
            }
            points.rows.push_back(std::move(row));
        }
        add(Heading{tr("Missions")});
        add(std::move(points));
    }

    // ---- how it went

    void addCharts()
    {
        if (course.moments.size() < 2)
            return;
        if (course.hasPoints)
            add(Chart{translated(course.pointsLabel),
                      chartLines(course, start(), [](const CourseFigures& each) { return each.points; }),
                      course.rounds});
        if (course.hasWorth)
            add(Chart{tr("%1 left", "AP").arg(translated(course.worthLabel)),
                      chartLines(course, start(), [](const CourseFigures& each) { return each.left; }),
                      course.rounds});
    }

    void addBiggestSteps()
    {
        List steps;
        for (const BigStep& step : biggestSteps(course, folded.session->log(everybody)))
            steps.items.push_back(
                {translated(step.what), {}, {changesOf(step, course, start()).join(middleDot)}});
        if (steps.items.empty())
            return;
        add(Heading{tr("Biggest losses and gains")});
        add(std::move(steps));
    }

    // How rolls went beside what had been forecast: a table for each side, by kinds of rolls.
    void addLuck()
    {
        const std::vector<Outcome> outcomes = folded.session->outcomes();
        const KnownOdds odds = oddsOf(outcomes);
        const QLocale locale;
        bool headed = false;
        for (const Side& side : start().sides) {
            const std::vector<LuckOfRolls> kinds = luckOfSide(outcomes, side.id, odds);
            if (kinds.empty())
                continue;
            Table luck{sideName(start(), side.id),
                       {{tr("Roll")}, {tr("Rolls")}, {tr("Expected")}, {tr("Actual")}, {tr("Luck")}},
                       {}};
            for (const LuckOfRolls& each : kinds)
                luck.rows.push_back(
                    {{{each.kind.empty() ? tr("All rolls") : translated(each.kind)},
                      {locale.toString(each.luck.rolls)},
                      {locale.toString(each.luck.expected, 'f', 1)},
                      {locale.toString(each.luck.observed)},
                      {tr("luckier than %1 of matches").arg(percentText(each.luck.percentile)),
                       each.luck.percentile}}});
            if (!std::exchange(headed, true))
                add(Heading{tr("Luck")});
            add(std::move(luck));
        }
    }

    // Hours and minutes of play: 1:05.
    QString sinceStart(const QDateTime& time) const
    {
        const qint64 minutes = std::max<qint64>(0, folded.record.start.started.secsTo(time) / 60);
        return QStringLiteral("%1:%2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
    }

    bool bringsPoints(std::size_t position) const
    {
        return !std::ranges::equal(course.moments[position - 1].sides, course.moments[position].sides, {},
                                   &CourseFigures::points, &CourseFigures::points);
    }

    // Every record that stands, in sections for the Rounds.
    void addLog()
    {
        const std::vector<QDateTime> times = timesOf(folded.record);
        List items;
        std::set<std::string> known;
        int round = 0;
        const auto endRound = [&] {
            if (items.items.empty())
                return;
            add(Heading{round > 0                         ? tr("Round %L1").arg(round)
                        : course.moments.back().round > 0 ? tr("Setup")
                                                          : tr("How it went")});
            add(std::exchange(items, {}));
        };
        for (const LogLine& line : folded.session->log(everybody)) {
            if (!line.stands)
                continue;
            if (const int now = line.round; now != round) {
                endRound();
                round = now;
            }
            items.items.push_back({toText(line), sinceStart(times[line.entry]), remarksOn(line, known),
                                   bringsPoints(line.position)});
        }
        endRound();
    }

    void addNotes()
    {
        const MatchDetails& details = folded.record.details;
        if (details.notes.isEmpty() && details.photos.isEmpty())
            return;
        add(Heading{tr("Notes")});
        add(Paragraph{details.notes, Paragraph::Kind::typed});
        for (const QString& photo : details.photos)
            add(Paragraph{tr("Photo: %1").arg(photo), Paragraph::Kind::quiet});
    }
};

} // namespace

QString storyOf(const FoldedMatch& folded, const Catalogue& catalogue, const QLocale& language)
{
    MatchStory match{folded, catalogue};
    match.addHead();
    match.addArmies();
    match.addGoals();
    match.addCharts();
    match.addBiggestSteps();
    match.addLuck();
    match.addLog();
    match.addNotes();
    return htmlPage(match.story, language);
}

} // namespace adjutant
