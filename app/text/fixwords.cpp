#include "app/text/budgetwords.h"
#include "app/text/figures.h"
#include "app/text/findingwords.h"
#include "app/text/messagetext.h"
#include "app/text/names.h"
#include "core/roster/listshape.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct FixWords
{
    Q_DECLARE_TR_FUNCTIONS(FixWords)
};

// "12 Warriors"; the figure alone where the game has no word for it.
QString sizeText(int size, const Catalogue& catalogue)
{
    const Words words = listShapeOf(catalogue.system()).sizeWords;
    return words.text ? translated(counted(words, size)) : figure(size);
}

// Each is the middle of a sentence; the sentence's first letter is made a capital afterwards.
struct ChangeInWords
{
    const Roster& roster;
    const Catalogue& catalogue;

    QString operator()(const ResizeEntry& change) const
    {
        const RosterEntry* entry = roster.find(change.entry);
        const QString name = toText(change.entry, roster, catalogue);
        const bool ownName = entry && !entry->name.empty();
        //: %1 and %3 are numbers of Warriors, %2 is the Unit or the player's own name for it
        return (ownName ? FixWords::tr("take %1 instead of %3 in “%2”")
                        : FixWords::tr("take %1 %2 instead of %3"))
            .arg(figure(change.to), name, figure(change.from));
    }

    QString operator()(const RemoveEntry& change) const
    {
        return FixWords::tr("leave out %1").arg(toText(change.entry, roster, catalogue));
    }

    QString operator()(const RecruitUnit& change) const
    {
        const QString name = toText(change.unit, catalogue);
        if (change.size > 1)
            return FixWords::tr("add %1 (%2)", "Unit (its size)").arg(name, sizeText(change.size, catalogue));
        return FixWords::tr("add %1").arg(name);
    }

    QString operator()(const ReplaceUnit& change) const
    {
        const QString name = toText(change.entry, roster, catalogue);
        return FixWords::tr("make “%1” %2 (%3)", "what was written, the Unit, its size")
            .arg(name, toText(change.unit, catalogue), sizeText(change.size, catalogue));
    }

    QString operator()(const DropOption& change) const
    {
        return FixWords::tr("leave out the option %1").arg(toText(change.option, catalogue));
    }
};

QString withCapital(const QString& sentence)
{
    return sentence.left(1).toUpper() + sentence.mid(1);
}

} // namespace

QString toText(const Fix& fix, const Roster& roster, const Catalogue& catalogue)
{
    QStringList changes;
    for (const RosterChange& change : fix.changes)
        changes.append(std::visit(ChangeInWords{roster, catalogue}, change));
    QStringList effects;
    for (const Budget& budget : listShapeOf(catalogue.system()).budgets)
        if (const int change = fix.effect[budget.id]; change != 0)
            effects.append(FixWords::tr("%1 %2", "a change with its sign, of which budget")
                               .arg(signedFigure(change), labelText(budget)));
    const QString invitation = withCapital(joinedText(changes));
    if (effects.isEmpty())
        return invitation;
    return FixWords::tr("%1: %2", "what to change: what it does to the totals")
        .arg(invitation, effects.join(FixWords::tr(", ", "between budgets")));
}

} // namespace adjutant
