#include "app/systems/drakerys/text/commandphrases.h"
#include "app/systems/drakerys/text/missionwords.h"
#include "app/systems/drakerys/text/oddswords.h"
#include "app/text/figures.h"
#include "core/systems/drakerys/match/timepath.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace adjutant {

using namespace drakerys;

namespace {

struct BookPhrases
{
    Q_DECLARE_TR_FUNCTIONS(BookPhrases)
};

QString successesInWords(int successes)
{
    return successes == 1 ? BookPhrases::tr("%Ln success", "exactly one", successes)
                          : BookPhrases::tr("%Ln successes", nullptr, successes);
}

// What a forecast leaves out is counted as one more than its last count.
double expectedOf(const std::vector<double>& forecast)
{
    double expected = 0;
    double rest = 1;
    for (std::size_t k = 0; k < forecast.size(); ++k) {
        expected += forecast[k] * static_cast<double>(k);
        rest -= forecast[k];
    }
    return expected + std::max(0.0, rest) * static_cast<double>(forecast.size());
}

QString squareInWords(int progress)
{
    const int square = progress % TimePath::squares;
    return square == 0 ? BookPhrases::tr("token on START")
                       : BookPhrases::tr("token on square %1").arg(figure(square));
}

QStringList amendmentsOf(const Amend& command)
{
    QStringList amended;
    if (command.warriors)
        amended.append(warriorsInWords(*command.warriors));
    if (command.injuries)
        amended.append(injuriesInWords(*command.injuries));
    if (command.stress)
        amended.append(BookPhrases::tr("Stress %1").arg(figure(*command.stress)));
    return amended;
}

} // namespace

QString phrase(const Tick& command, const TableNames& names)
{
    const MissionCondition* condition = findCondition(command.mission, command.condition);
    const QString now = command.count == 0                ? BookPhrases::tr("no longer ticked")
                        : condition && !condition->counts ? BookPhrases::tr("yes")
                                                          : figure(command.count);
    return BookPhrases::tr("%1, %2: %3: %4", "player, mission, condition, yes or how many")
        .arg(names.player(command.player), missionName(command.mission),
             conditionName(command.mission, command.condition), now);
}

QString phrase(const Cast& command, const TableNames& names)
{
    return BookPhrases::tr("%1: %2 cast, %3", "Unit, spell, successes")
        .arg(names.unit(command.unit), wordsOfId(command.spell.text()), successesInWords(command.successes));
}

QString phrase(const RecordRoll& command, const TableNames& names)
{
    const QString who = command.unit == UnitRef() ? names.player(command.player) : names.unit(command.unit);
    const QString roll = BookPhrases::tr("%1 of %2", "roll, Unit or player").arg(wordsFor(command.kind), who);
    const QString fell = successesInWords(command.successes);
    if (command.forecast.empty())
        return BookPhrases::tr("%1: %2", "roll: successes").arg(roll, fell);
    return BookPhrases::tr("%1: %2 (%3 expected)", "roll: successes")
        .arg(roll, fell, QLocale().toString(expectedOf(command.forecast), 'f', 1));
}

QString phrase(const Spend& command, const TableNames& names)
{
    return BookPhrases::tr("%1: %2 TS spent", "player").arg(names.player(command.player), figure(command.ts));
}

QString phrase(const Amend& command, const TableNames& names)
{
    const auto part = [](const QString& who, const QString& what) {
        return BookPhrases::tr("%1: %2", "who, what was agreed on").arg(who, what);
    };
    QStringList parts;
    if (command.progress)
        parts.append(part(names.player(command.player), squareInWords(*command.progress)));
    if (const QStringList amended = amendmentsOf(command); !command.unit.empty() && !amended.isEmpty())
        parts.append(part(names.unit({command.player, command.unit}),
                          amended.join(BookPhrases::tr(", ", "between what was agreed on"))));
    if (parts.isEmpty())
        return BookPhrases::tr("Agreed: nothing changes");
    return parts.size() == 1 ? BookPhrases::tr("Agreed: %1").arg(parts.front())
                             : BookPhrases::tr("Agreed: %1; %2").arg(parts.front(), parts.back());
}

} // namespace adjutant
