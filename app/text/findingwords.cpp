#include "app/text/findingwords.h"

#include "app/text/budgetwords.h"
#include "app/text/figures.h"
#include "app/text/names.h"
#include "core/roster/listshape.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct FindingWords
{
    Q_DECLARE_TR_FUNCTIONS(FindingWords)
};

// Whom an army may recruit from besides its own people, as the catalogue has it.
QStringList bandsThatJoinAnyArmy(const Catalogue& catalogue)
{
    QStringList names;
    for (const Faction& faction : catalogue.factions())
        if (!faction.allegiance)
            names.append(QString::fromStdString(faction.name));
    return names;
}

// "Crows (Elves)": two peoples may have Units of one name.
QString nameWithFaction(const UnitId& id, const Catalogue& catalogue)
{
    const FactionId faction = factionOf(id);
    if (faction.empty())
        return toText(id, catalogue);
    return FindingWords::tr("%1 (%2)", "Unit (its faction)")
        .arg(toText(id, catalogue), toText(faction, catalogue));
}

QString offeredText(const std::vector<OptionId>& offered, const Catalogue& catalogue)
{
    if (offered.empty())
        return FindingWords::tr("This Unit has no options to give.");
    QStringList names;
    for (const OptionId& option : offered)
        names.append(toText(option, catalogue));
    return FindingWords::tr("This Unit offers %1.").arg(joinedText(names));
}

struct CauseInWords
{
    const Roster& roster;
    const Catalogue& catalogue;

    QString operator()(const OverLimit& cause) const
    {
        const int over = cause.total - cause.limit;
        const Budget* budget = findBudget(cause.budget, listShapeOf(catalogue.system()).budgets);
        const QString total = budget ? amountText(*budget, cause.total) : figure(cause.total);
        return FindingWords::tr("%1 is %2 over the limit of %3.")
            .arg(total, figure(over), figure(cause.limit));
    }

    QString operator()(const HeroMissing& cause) const
    {
        return FindingWords::tr("An army of %1 needs at least one Hero of %1.")
            .arg(toText(cause.allegiance, catalogue));
    }

    QString operator()(const HeroRepeated& cause) const
    {
        return FindingWords::tr("%1 is a Hero and may be in an army only once, not %Ln times.", nullptr,
                                cause.count)
            .arg(toText(cause.hero, catalogue));
    }

    QString operator()(const UnknownUnit& cause) const
    {
        const QString named = QString::fromStdString(cause.named);
        if (cause.nearest.empty())
            return FindingWords::tr("No Unit is called “%1”.").arg(named);
        return FindingWords::tr("No Unit is called “%1”. Did you mean %2?")
            .arg(named, nameWithFaction(cause.nearest, catalogue));
    }

    QString operator()(const SizeNotOffered& cause) const
    {
        QStringList sizes;
        for (const int size : cause.offered)
            sizes.append(figure(size));
        const QString size = figure(cause.size);
        const QString unit = toText(cause.unit, catalogue);
        if (sizes.isEmpty())
            return FindingWords::tr("Size %1 is not offered for %2.").arg(size, unit);
        const QString sentence = sizes.size() == 1
                                     ? FindingWords::tr("Size %1 is not offered for %2: the only size is %3.")
                                     : FindingWords::tr("Size %1 is not offered for %2: the sizes are %3.");
        return sentence.arg(size, unit, joinedText(sizes));
    }

    QString operator()(const WrongAllegiance& cause) const
    {
        const QString allegiance = toText(cause.allegiance, catalogue);
        return FindingWords::tr("%1 cannot join: an army of %2 recruits from %3 only.")
            .arg(nameWithFaction(cause.unit, catalogue), allegiance,
                 joinedText(QStringList(allegiance) + bandsThatJoinAnyArmy(catalogue)));
    }

    QString operator()(const UnitRequired& cause) const
    {
        return FindingWords::tr("%1 can only be recruited together with %2. The army has no %2.")
            .arg(toText(cause.unit, catalogue), toText(cause.required, catalogue));
    }

    QString operator()(const NotRecruitable& cause) const
    {
        return FindingWords::tr("%1 cannot be recruited: it comes only by invocation, during the game.")
            .arg(toText(cause.unit, catalogue));
    }

    QString operator()(const OptionNotAllowed& cause) const
    {
        using Why = OptionNotAllowed::Why;
        const QString option = toText(cause.option, catalogue);
        const QString receiver = toText(cause.to, roster, catalogue);
        switch (cause.why) {
        case Why::unknown:
            return FindingWords::tr("No option is called “%1”. %2")
                .arg(option, offeredText(cause.offered, catalogue));
        case Why::notOffered:
            return FindingWords::tr("%1 is not this Unit’s to give. %2")
                .arg(option, offeredText(cause.offered, catalogue));
        case Why::oneOnly:
            return FindingWords::tr("%1 is one option too many: this Unit hands out only one.").arg(option);
        case Why::noSuchEntry:
            return FindingWords::tr("%1 is meant for “%2”, but nothing in the army goes by that name.")
                .arg(option, receiver);
        case Why::notInfantry:
            return FindingWords::tr("%1 cannot go to %2: only Infantry may have it.").arg(option, receiver);
        case Why::hero:
            return FindingWords::tr(
                       "%1 cannot go to %2, a Hero: only the giver or a Unit that is no Hero may have it.")
                .arg(option, receiver);
        case Why::alreadyEquipped:
            return FindingWords::tr("%1 cannot go to %2, which carries an option already.")
                .arg(option, receiver);
        }
        return {};
    }

    QString operator()(const Malformed& cause) const
    {
        if (cause.what.empty())
            return FindingWords::tr("Something in this army list cannot be understood.");
        return FindingWords::tr("Something in this army list cannot be understood: %1.")
            .arg(QString::fromStdString(cause.what));
    }
};

} // namespace

QString toText(const Finding& finding, const Catalogue& catalogue)
{
    return toText(finding, Roster(), catalogue);
}

QString toText(const Finding& finding, const Roster& roster, const Catalogue& catalogue)
{
    return std::visit(CauseInWords{roster, catalogue}, finding.cause);
}

} // namespace adjutant
