#include "core/systems/drakerys/procedures/tellchanges.h"

#include "core/systems/drakerys/match/spokennames.h"

namespace adjutant::drakerys {

namespace {

using table::Tone;

struct EventTelling
{
    const MatchState& state;
    Ask& ask;

    void operator()(const HeadquartersResolved& event) const
    {
        ask.tell(message(WORDS("drakerys", "%1: Headquarters Phase %2 resolved"),
                         toMessage(state, event.player), event.phase),
                 Tone::quiet);
    }
    void operator()(const RoundEnded& event) const
    {
        ask.tell(message(WORDS("drakerys", "Round %1 ended"), event.round), Tone::quiet);
    }
    void operator()(const MatchFinished&) const
    {
        ask.tell(message(WORDS("drakerys", "The match is over")), Tone::good);
    }
    void operator()(const WarriorsLost& event) const
    {
        ask.tell(counted(WORDS_N("drakerys", "%1: %n Warrior(s) lost"), event.warriors,
                         toMessage(state, event.unit)),
                 Tone::bad);
    }
    void operator()(const UnitRemoved& event) const
    {
        ask.tell(message(WORDS("drakerys", "%1: off the table"), toMessage(state, event.unit)), Tone::bad);
    }
};

} // namespace

void tellChanges(Ask& ask, const Change& change)
{
    for (const Event& event : change.events)
        std::visit(EventTelling{change.state, ask}, event);
}

void warnOf(Ask& ask, const std::vector<table::Remark>& remarks)
{
    for (const table::Remark& remark : remarks)
        ask.warn(remark.rule, remark.message);
}

} // namespace adjutant::drakerys
