#include "app/catalogues/idtranslator.h"

#include "app/catalogues/catalogueloader.h"
#include "app/text/figures.h"
#include "core/systems/gamesystem.h"

#include <algorithm>

namespace adjutant {

namespace {

QHash<QString, QString> namesOfIds(const QString& language)
{
    QHash<QString, QString> names;
    const auto add = [&names](const TranslatedThing& thing) {
        const std::string id = nameWithinFaction(UnitId(thing.id));
        const QString words = QString::fromUtf8(fromId(id).text()).toLower();
        if (!thing.name.empty() && !names.contains(words))
            names.insert(words, QString::fromStdString(thing.name));
    };
    for (const GameSystem& game : gameSystems()) {
        const Translation translation = loadTranslation(QString::fromUtf8(game.id), language);
        for (std::size_t kind = 0; kind < translatedKinds; ++kind)
            if (static_cast<ThingKind>(kind) != ThingKind::readyList)
                std::ranges::for_each(translation.things[kind], add);
    }
    return names;
}

} // namespace

void IdTranslator::speak(const QString& language)
{
    m_language = language;
    m_isRead = false;
    m_names.clear();
    m_ids.clear();
}

QString IdTranslator::translate(const char* context, const char* sourceText, const char*, int) const
{
    const bool isId = context && context == idWords;
    const bool isName = context && context == std::string_view(namesOfData);
    if (!isId && !isName)
        return {};
    if (!m_isRead) {
        m_names = namesOfIds(m_language);
        for (auto each = m_names.cbegin(); each != m_names.cend(); ++each)
            m_ids.insert(each.value().toLower(), each.key());
    }
    m_isRead = true;
    return (isId ? m_names : m_ids).value(QString::fromUtf8(sourceText).toLower());
}

} // namespace adjutant
