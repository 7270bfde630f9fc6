#include "app/systems/drakerys/text/eventwords.h"

#include "app/text/figures.h"

#include <QCoreApplication>

namespace adjutant {

using namespace drakerys;

namespace {

struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(EventWords)
};

struct EventInWords
{
    const TableNames& names;

    QString operator()(const HeadquartersResolved& event) const
    {
        return EventWords::tr("%1: Headquarters Phase %2 resolved", "player")
            .arg(names.player(event.player), figure(event.phase));
    }

    QString operator()(const RoundEnded& event) const
    {
        return EventWords::tr("Round %1 ended").arg(figure(event.round));
    }

    QString operator()(const MatchFinished&) const { return EventWords::tr("The match is over"); }

    QString operator()(const WarriorsLost& event) const
    {
        const QString sentence = event.warriors == 1
                                     ? EventWords::tr("%1: %Ln Warrior lost", "exactly one", event.warriors)
                                     : EventWords::tr("%1: %Ln Warriors lost", nullptr, event.warriors);
        return sentence.arg(names.unit(event.unit));
    }

    QString operator()(const UnitRemoved& event) const
    {
        return EventWords::tr("%1: off the table", "Unit").arg(names.unit(event.unit));
    }

    template <class Other> QString operator()(const Other&) const { return {}; }
};

} // namespace

QString inWords(const Event& event, const TableNames& names)
{
    return std::visit(EventInWords{names}, event);
}

} // namespace adjutant
