#include "tests/systems/drakerys/screens/stage.h"

#include "app/matches/runningmatch.h"
#include "app/matches/storedmatch.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/history/matchhistory.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/rules/rulebook.h"
#include "app/viewmodels/settings.h"
#include "app/viewmodels/workspace.h"
#include "tests/systems/drakerys/match/drakerysstart.h"
#include "tests/systems/drakerys/viewmodels/recordedmatch.h"

#include "app/viewmodels/oddsform/oddscontroller.h"
#include "core/match/log.h"
#include "core/yaml/answersfile.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>

namespace adjutant::screens {

namespace {

QString cardsOf(const QString& game)
{
    return QStringLiteral(ADJUTANT_SOURCE_DIR "/tests/systems/%1/screens/").arg(game);
}

} // namespace

Stage::Stage(bool withArmies)
{
    m_ready = m_shell.start();
    if (!m_ready)
        return;
    settle();
    m_shell.load();
    if (withArmies)
        muster();
}

void Stage::muster()
{
    // The game that was chosen last is kept between starts, of the stage without armies too.
    m_shell.games().choose(QString::fromStdString(std::string(gameSystems().front().id)));
    ListLibrary& library = m_shell.library();
    m_legal = library.createFromReadyList(QStringLiteral("ready/aurium.yaml"));
    library.createFromReadyList(QStringLiteral("ready/irosia.yaml"));
    library.createFromReadyList(QStringLiteral("ready/ashral.yaml"));
    m_draft = library.importText(QStringLiteral(
        "format: adjutant-roster/1\nsystem: drakerys\nname: The long march of the seventh autumn\nfaction: "
        "avaren\n"
        "limits: {ap: 500, rarity: 5}\nnotes: For the club evening\nunits:\n"
        "  - {unit: crows, size: 12, name: Ravens of the northern gate, notes: left flank}\n"
        "  - {unit: blood-banes, size: 5}\n"
        "  - {unit: mercenaries/bastion, size: 1, options: [{option: reloading-mechanism, to: crows-1}]}\n"
        "  - {unit: scouts, size: 12}\n  - {unit: mercenaries/ward, size: 1}\n"));
    m_empty = library.create(QStringLiteral("Spring muster"), QStringLiteral("ashral"),
                             {{QStringLiteral("ap"), 400}, {QStringLiteral("rarity"), 4}});
    fillHistory();
    musterCards();
    settle();
    clear();
}

// A list of every game whose cards are typed.
void Stage::musterCards()
{
    for (const GameSystem& game : gameSystems()) {
        const QString id = QString::fromStdString(std::string(game.id));
        QFile file(cardsOf(id) + QStringLiteral("list.yaml"));
        if (!game.card || !file.open(QIODevice::ReadOnly))
            continue;
        m_shell.games().choose(id);
        m_emptyLists[id] = m_shell.library().createEmpty();
        m_lists[id] = m_shell.library().importText(QString::fromUtf8(file.readAll()));
    }
    m_shell.games().choose(QString::fromStdString(std::string(gameSystems().front().id)));
}

void Stage::chooseGame(const QString& game)
{
    QMetaObject::invokeMethod(m_shell.window(), "switchGame", Q_ARG(QString, game));
    settle();
}

void Stage::openListOf(const QString& game)
{
    chooseGame(game);
    openList(m_lists.value(game));
}

void Stage::openEmptyListOf(const QString& game)
{
    chooseGame(game);
    openList(m_emptyLists.value(game));
}

void Stage::openOddsOf(const QString& game, const QString& kind)
{
    chooseGame(game);
    go("odds");
    settle();
    auto* odds = page()->property("odds").value<OddsController*>();
    QFile file(cardsOf(game) + QStringLiteral("odds-%1.json").arg(kind));
    if (!odds || !file.open(QIODevice::ReadOnly))
        return;
    odds->setKind(kind);
    if (const auto answers = yaml::answersIn(file.readAll().toStdString()))
        odds->form()->replace(*answers);
    for (int turn = 0; turn < 200 && !odds->answer().known; ++turn)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

// A recorded game with its rolls, and a year of club evenings that were entered by hand.
void Stage::fillHistory()
{
    Workspace& workspace = m_shell.workspace();
    MatchRecord game = test::recordedSixRounds(workspace.catalogue(), test::Rolls::recorded);
    game.details.notes = QStringLiteral("The Crows held the bridge until the fifth Round.");
    if (const auto id = keepMatch(workspace.matches(), std::move(game), workspace.searchWords()))
        m_recorded = *id;
    MatchRecord begun = test::recordedSixRounds(workspace.catalogue(), test::Rolls::none);
    begun.id.clear();
    begun.steps.resize(30);
    begun.start.started = begun.start.started.addDays(6);
    for (TimedStep& step : begun.steps)
        step.at = step.at.addDays(6);
    static_cast<void>(keepMatch(workspace.matches(), std::move(begun), workspace.searchWords()));
    const char* peoples[] = {"avaren", "aurium", "irosia", "ashral"};
    const char* missions[] = {"epic-fight", "relics", "moon-shards"};
    const char* others[] = {"Bruno", "Chloé", "Dimitri of the northern valley"};
    for (int k = 0; k < 12; ++k) {
        const auto side = [&](const char* name, int people, int vp) {
            return QVariantMap{{QStringLiteral("name"), QString::fromUtf8(name)},
                               {QStringLiteral("faction"), QString::fromLatin1(peoples[people % 4])},
                               {QStringLiteral("army"), QStringLiteral("Club list")},
                               {QStringLiteral("vp"), vp}};
        };
        static_cast<void>(keepMatch(
            workspace.matches(),
            manualRecord({{QStringLiteral("date"), QDate(2026, 10, 30).addDays(-17 * k).startOfDay()},
                          {QStringLiteral("players"), QVariantList{side("Anna", k / 5, 2 + k % 4),
                                                                   side(others[k % 3], k + 1, 5 - k % 4)}},
                          {QStringLiteral("first"), k % 2},
                          {QStringLiteral("rounds"), 6},
                          {QStringLiteral("minutes"), 95 + 10 * k},
                          {QStringLiteral("missions"), QStringList{QString::fromLatin1(missions[k % 3])}}},
                         workspace),
            workspace.searchWords()));
    }
}

void Stage::resize(QSize size)
{
    m_shell.window()->resize(size);
    settle();
}

void Stage::setLook(int theme, int textSize, const QString& language)
{
    Settings& settings = m_shell.settings();
    settings.setTheme(static_cast<Settings::Theme>(theme));
    settings.setTextSize(textSize);
    settings.setLanguage(language);
    settle();
}

void Stage::go(const char* place)
{
    QMetaObject::invokeMethod(m_shell.window(), "go", Q_ARG(QString, QString::fromLatin1(place)));
}

void Stage::search(const char* place, const char* words)
{
    go(place);
    QMetaObject::invokeMethod(page(), "focusSearch");
    for (const char* letter = words; *letter; ++letter) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(QLatin1Char(*letter)));
        QCoreApplication::sendEvent(m_shell.window(), &press);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
    }
}

QObject* Stage::page() const
{
    return QQmlProperty::read(m_shell.window(), QStringLiteral("currentPage")).value<QObject*>();
}

void Stage::openList(const QString& army)
{
    QMetaObject::invokeMethod(m_shell.window(), "openList", Q_ARG(QString, army));
    settle();
}

void Stage::openProfile(const char* unit)
{
    open("profile", {{QStringLiteral("unit"), QString::fromLatin1(unit)}});
}

void Stage::openAid()
{
    go("rules");
    open("aid", {});
}

void Stage::openRule(const char* rule)
{
    QMetaObject::invokeMethod(m_shell.window(), "openRule", Q_ARG(QString, QString::fromLatin1(rule)));
}

void Stage::openStory()
{
    go("history");
    settle();
    QMetaObject::invokeMethod(m_shell.window(), "openStory", Q_ARG(QString, m_recorded));
}

void Stage::beginWizards()
{
    if (std::exchange(m_playsWizards, true))
        return;
    RunningMatch& match = m_shell.workspace().running();
    static_cast<void>(match.begin(
        test::drakerysStart(test::army("irosia", {{"celeste", 1}, {"lancers", 10}, {"bowmen", 5}}),
                            test::army("aurium", {{"noctis", 1}, {"soldiers", 6}}))));
    using door::Point;
    const auto play = [&match](const char* procedure, const door::Answers& answers) {
        static_cast<void>(match.play({procedure, {}, {}}, answers, {}));
    };
    const auto vortex = [&play](const char* id, const char* element, Point at) {
        play("vortex", {{"id", std::string(id)},
                        {"element", std::string(element)},
                        {"at", at},
                        {"deviation", std::string("hit")}});
    };
    vortex("air-1", "air", {45, 25});
    vortex("fire-1", "fire", {70, 45});
    vortex("heart", "maelstrom", {45, 30});
    const auto stand = [&play](const char* unit, Point at) {
        play("stand", {{"unit", std::string(unit)}, {"at", at}});
    };
    stand("red/celeste-1", {45, 10});
    stand("red/lancers-1", {35, 12});
    stand("red/bowmen-1", {10, 10});
    stand("blue/soldiers-1", {45, 40});
    stand("blue/noctis-1", {60, 75});
}

void Stage::openDeed(const QString& offer, const door::Answers& answers)
{
    beginWizards();
    open("match", {});
    QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, offer));
    settle();
    page()->property("battle").value<BattleController*>()->form()->replace(answers);
    for (int turn = 0; turn < 20; ++turn)
        settle();
}

void Stage::openManualMatch()
{
    go("history");
    settle();
    open("manualMatch", {});
}

void Stage::open(const char* place, const QVariantMap& properties)
{
    QMetaObject::invokeMethod(m_shell.window(), "open", Q_ARG(QString, QString::fromLatin1(place)),
                              Q_ARG(QVariant, properties));
    settle();
}

void Stage::callPage(const char* function)
{
    settle();
    QMetaObject::invokeMethod(page(), function);
}

void Stage::callWindow(const char* function)
{
    settle();
    QMetaObject::invokeMethod(m_shell.window(), function);
}

void Stage::clear()
{
    const int type = qmlTypeId("Adjutant.ViewModels", 1, 0, "Rulebook");
    if (auto* rulebook = m_shell.engine().singletonInstance<Rulebook*>(type))
        rulebook->setSearch({});
    m_shell.games().choose(QString::fromStdString(std::string(gameSystems().front().id)));
    QMetaObject::invokeMethod(m_shell.window(), "reset");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    settle();
}

bool Stage::isNarrow() const
{
    return m_shell.window()->width() < 760;
}

QImage Stage::picture()
{
    settle();
    return m_shell.window()->grabWindow();
}

// Bindings, loaders and layouts answer within a few turns of the event loop; nothing is animated.
void Stage::settle()
{
    for (int turn = 0; turn < 4; ++turn)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

} // namespace adjutant::screens
