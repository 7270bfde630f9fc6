#include "tests/battle/battlehome.h"

#include "tests/systems/pebbles/pebblesstart.h"

namespace adjutant::test {

void BattleHome::restart()
{
    m_workspace.reset();
    m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
}

QString BattleHome::begin()
{
    if (const auto reason = match().begin(pebbles::start()))
        qFatal("%s", qPrintable(*reason));
    return match().record().id;
}

QString BattleHome::toss(const char* thrower, door::Answers answers)
{
    return match().play(keyOf("toss", thrower), answers, {}).value_or(QString());
}

door::OfferKey keyOf(const char* procedure, const char* piece)
{
    return {procedure, unitRefOf(piece), {}};
}

} // namespace adjutant::test
