#include "tests/table/tablehome.h"

#include "tests/systems/pebbles/pebblesstart.h"

namespace adjutant::test {

TableHome::TableHome()
{
    qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
    restart();
}

void TableHome::restart()
{
    m_workspace.reset();
    m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
}

QString TableHome::begin()
{
    if (const auto reason = table().begin(pebbles::start()))
        qFatal("%s", qPrintable(*reason));
    return table().record().id;
}

QString TableHome::toss(const char* thrower, table::Answers answers)
{
    return table().play(keyOf("toss", thrower), answers, {}).value_or(QString());
}

table::OfferKey keyOf(const char* procedure, const char* piece)
{
    return {procedure, unitRefOf(piece), {}};
}

} // namespace adjutant::test
