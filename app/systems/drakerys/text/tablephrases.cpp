#include "app/systems/drakerys/text/commandphrases.h"
#include "app/systems/drakerys/text/fieldnames.h"
#include "app/text/figures.h"

#include <QCoreApplication>

namespace adjutant {

using namespace drakerys;

namespace {

struct TablePhrases
{
    Q_DECLARE_TR_FUNCTIONS(TablePhrases)
};

// "Air Herald", as the cards print it.
QString elementalName(const UnitId& elemental)
{
    QString name;
    for (const QString& word : wordsOfId(nameWithinFaction(elemental)).split(QLatin1Char(' ')))
        name += (name.isEmpty() ? QString() : QStringLiteral(" ")) + word.left(1).toUpper() + word.mid(1);
    return name;
}

QString placing(const ChangeSource& command, const QString& name)
{
    if (!command.deviation)
        return TablePhrases::tr("%1 placed at %2", "Vortex or Maelstrom")
            .arg(name, centimetresInWords(*command.at));
    return TablePhrases::tr("%1 placed at %2 after a deviation of %3", "Vortex or Maelstrom")
        .arg(name, centimetresInWords(deviated(*command.at, *command.deviation)),
             centimetresInWords(command.deviation->distance()));
}

} // namespace

QString phrase(const Summon& command, const TableNames& names)
{
    return TablePhrases::tr("%1: %2 invoked", "Unit, Elemental")
        .arg(names.unit(command.unit), elementalName(command.elemental));
}

QString phrase(const ChangeSource& command, const TableNames&)
{
    const QString name = nameOf(SourceState{command.source, command.element, false, {}});
    switch (command.condition) {
    case SourceCondition::destroyed:
        return TablePhrases::tr("%1 destroyed", "Vortex or Maelstrom").arg(name);
    case SourceCondition::exhausted:
        return TablePhrases::tr("%1 exhausted", "Vortex").arg(name);
    case SourceCondition::active:
        break;
    }
    return command.at ? placing(command, name)
                      : TablePhrases::tr("%1 active", "Vortex or Maelstrom").arg(name);
}

QString phrase(const GiveOrder& command, const TableNames& names)
{
    return TablePhrases::tr("%1: “%2” to %3", "Unit, order, other Unit")
        .arg(names.unit(command.unit), orderName(command.order), names.unit(command.to));
}

QString phrase(const Pray& command, const TableNames& names)
{
    const QString unit = names.unit(command.unit);
    const QString prayer = prayerName(command.prayer);
    if (command.prayer != Prayer::aPoxOnThem)
        return TablePhrases::tr("%1: “%2” for %3", "Unit, prayer, other Unit")
            .arg(unit, prayer, names.unit(command.to));
    const QString sentence =
        command.heroes == 1
            ? TablePhrases::tr("%1: “%2” on %3, %Ln square", "exactly one; Unit, prayer, player",
                               command.heroes)
            : TablePhrases::tr("%1: “%2” on %3, %Ln squares", "Unit, prayer, player", command.heroes);
    return sentence.arg(unit, prayer, names.player(command.enemy));
}

QString phrase(const BlowZephyr& command, const TableNames& names)
{
    return TablePhrases::tr("%1: Zephyr for %2", "Elemental, Unit")
        .arg(names.unit(command.unit), names.unit(command.to));
}

QString phrase(const PlaceObjective& command, const TableNames& names)
{
    const QString name = nameOf(ObjectiveState{command.objective, {}, {}, command.mission, {}});
    if (command.gone)
        return TablePhrases::tr("%1 taken away", "Objective").arg(name);
    if (command.carrier)
        return TablePhrases::tr("%1: %2 picked up", "Unit, Objective")
            .arg(names.unit(*command.carrier), name);
    if (command.at)
        return TablePhrases::tr("%1 placed at %2", "Objective").arg(name, centimetresInWords(*command.at));
    return TablePhrases::tr("%1 lies on the battlefield", "Objective").arg(name);
}

QString phrase(const Note& command, const TableNames&)
{
    return TablePhrases::tr("Note: %1").arg(QString::fromStdString(command.text));
}

QString phrase(const EndMatch&, const TableNames&)
{
    return TablePhrases::tr("The players end the match");
}

} // namespace adjutant
