#include "games.h"

#include "app/catalogues/shippeddata.h"
#include "settings.h"
#include "workspace.h"

#include <QFile>
#include <QJSEngine>

namespace adjutant {

namespace {

Games* theGames = nullptr;

QString textOfView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

GameChoice choiceOf(const GameSystem& game)
{
    GameChoice choice{.id = textOfView(game.id), .name = textOfView(game.name), .offers = {}};
    choice.unitPage =
        QFile::exists(QStringLiteral(":/qt/qml/Adjutant/systems/%1/profile/ProfilePage.qml").arg(choice.id));
    choice.asksOfLists = game.hasFactions || !game.budgets.empty();
    choice.hasTable = game.begin != nullptr;
    choice.hasOdds = !game.odds.empty();
    choice.hasRules = !shippedFiles(choice.id + QStringLiteral("/reference/en")).isEmpty();
    QStringList words{Games::tr("lists")};
    if (choice.hasTable)
        words.append(Games::tr("matches"));
    if (choice.hasOdds)
        words.append(Games::tr("odds"));
    if (choice.hasRules)
        words.append(Games::tr("rules"));
    choice.offers = words.join(QStringLiteral(" · "));
    return choice;
}

} // namespace

Games::Games(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings)
{
    Q_ASSERT(!theGames);
    theGames = this;
    Workspace::current().choose(settings.game().toStdString());
}

Games::~Games()
{
    theGames = nullptr;
}

Games* Games::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(theGames, QJSEngine::CppOwnership);
    return theGames;
}

GameChoice Games::current() const
{
    return choiceOf(Workspace::current().game());
}

QVariantList Games::all() const
{
    QVariantList choices;
    for (const GameSystem& game : gameSystems())
        choices.append(QVariant::fromValue(choiceOf(game)));
    return choices;
}

GameChoice Games::game(const QString& id) const
{
    const GameSystem* known = findGameSystem(id.toStdString());
    return choiceOf(known ? *known : Workspace::current().game());
}

void Games::choose(const QString& id)
{
    Workspace& workspace = Workspace::current();
    const GameSystem* before = &workspace.game();
    workspace.choose(id.toStdString());
    if (&workspace.game() == before)
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
