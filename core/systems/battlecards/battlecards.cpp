#include "core/systems/battlecards/battlecards.h"

#include "core/match/sessionof.h"
#include "core/systems/battlecards/battleprocedures.h"

namespace adjutant::battlecards {

Expected<std::unique_ptr<Session>, table::Remark> begin(Start start)
{
    if (auto remark = wrongWith(start))
        return refuse(std::move(*remark));
    State state = stateOf(start);
    return std::make_unique<SessionOf<State>>(std::move(start), std::move(state), rules());
}

} // namespace adjutant::battlecards
