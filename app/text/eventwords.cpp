#include "app/text/eventwords.h"

#include "app/text/figures.h"

#include <QCoreApplication>

namespace adjutant {

using namespace drakerys;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(EventWords)
};

struct EventInWords
{
    const TableNames& names;

    QString operator()(const HeadquartersResolved& event) const
    {
        return Words::tr("%1: Headquarters Phase %2 resolved", "player")
            .arg(names.player(event.player), figure(event.phase));
    }

    QString operator()(const RoundEnded& event) const
    {
        return Words::tr("Round %1 ended").arg(figure(event.round));
    }

    QString operator()(const MatchFinished&) const { return Words::tr("The match is over"); }

    QString operator()(const WarriorsLost& event) const
    {
        const QString sentence = event.warriors == 1
                                     ? Words::tr("%1: %Ln Warrior lost", "exactly one", event.warriors)
                                     : Words::tr("%1: %Ln Warriors lost", nullptr, event.warriors);
        return sentence.arg(names.unit(event.unit));
    }

    QString operator()(const UnitRemoved& event) const
    {
        return Words::tr("%1: off the table", "Unit").arg(names.unit(event.unit));
    }

    template <class Other> QString operator()(const Other&) const { return {}; }
};

} // namespace

QString inWords(const Event& event, const TableNames& names)
{
    return std::visit(EventInWords{names}, event);
}

} // namespace adjutant
