#include "app/systems/drakerys/text/skillwords.h"

#include "app/text/messagetext.h"
#include "core/systems/drakerys/printedcard.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct SkillWords
{
    Q_DECLARE_TR_FUNCTIONS(SkillWords)
};

} // namespace

QString toText(Element element)
{
    switch (element) {
    case Element::air:
        return SkillWords::tr("Air");
    case Element::earth:
        return SkillWords::tr("Earth");
    case Element::fire:
        return SkillWords::tr("Fire");
    case Element::water:
        return SkillWords::tr("Water");
    }
    return {};
}

QString titleOf(const SkillUse& use, const Catalogue& catalogue)
{
    return translated(drakerys::titleOf(use, catalogue));
}

QString summaryOf(const SkillUse& use, const Catalogue& catalogue)
{
    return QString::fromStdString(drakerys::summaryOf(use, catalogue));
}

} // namespace adjutant
