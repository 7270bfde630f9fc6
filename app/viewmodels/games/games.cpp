#include "app/viewmodels/games/games.h"

#include "app/catalogues/datafolder.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/settings.h"
#include "app/viewmodels/workspace.h"

#include <QFile>

namespace adjutant {

namespace {

GameChoice rowOfGame(const GameSystem& game)
{
    GameChoice choice;
    choice.id = QString::fromUtf8(game.id);
    choice.name = QString::fromUtf8(game.name);
    if (const auto colour = colourOf(game.colour))
        choice.colour = shadesText(*colour);
    choice.unitPage =
        QFile::exists(QStringLiteral(":/qt/qml/Adjutant/systems/%1/profile/ProfilePage.qml").arg(choice.id));
    choice.asksOfLists = game.hasFactions || !game.budgets.empty();
    choice.hasMatch = game.begin != nullptr;
    QStringList words{Games::tr("lists")};
    if (choice.hasMatch)
        words.append(Games::tr("matches"));
    if (!game.odds.empty())
        words.append(Games::tr("odds"));
    if (!shippedFiles(choice.id + QStringLiteral("/reference/en")).isEmpty())
        words.append(Games::tr("rules"));
    choice.offers = words.join(QStringLiteral(" · "));
    return choice;
}

} // namespace

Games::Games(Workspace& workspace, Settings& settings, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_settings(settings)
{
    m_workspace.choose(settings.game().toStdString());
}

GameChoice Games::current() const
{
    return rowOfGame(m_workspace.game());
}

QVariantList Games::all() const
{
    return rowsOf(gameSystems(), rowOfGame);
}

GameChoice Games::game(const QString& id) const
{
    const GameSystem* known = findGameSystem(id.toStdString());
    return rowOfGame(known ? *known : m_workspace.game());
}

void Games::choose(const QString& id)
{
    const GameSystem* before = &m_workspace.game();
    m_workspace.choose(id.toStdString());
    if (&m_workspace.game() == before)
        return;
    m_settings.setGame(id);
    Q_EMIT currentChanged();
}

void Games::refresh()
{
    Q_EMIT worded();
    Q_EMIT currentChanged();
}

} // namespace adjutant
