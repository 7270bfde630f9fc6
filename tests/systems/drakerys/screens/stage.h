#pragma once

#include "app/matches/storedmatch.h"
#include "app/shell/shell.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/history/matchhistory.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/oddsform/oddscontroller.h"
#include "app/viewmodels/rules/rulebook.h"
#include "app/viewmodels/settings.h"
#include "core/match/log.h"
#include "core/yaml/answersfile.h"
#include "tests/systems/drakerys/match/drakerysstart.h"
#include "tests/systems/drakerys/viewmodels/recordedmatch.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QImage>
#include <QKeyEvent>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>

namespace adjutant::screens {

/// The app's window, ready to be led to a page and photographed.
class Stage
{
public:
    /// Starts the app on an empty data folder; with armies where wanted.
    explicit Stage(bool withArmies)
    {
        m_ready = m_shell.start();
        if (!m_ready)
            return;
        settle();
        m_shell.load();
        if (withArmies)
            muster();
    }

    bool isReady() const { return m_ready; }
    void resize(QSize size)
    {
        m_shell.window()->resize(size);
        settle();
    }
    void setLook(int theme, int textSize, const QString& language)
    {
        Settings& settings = m_shell.settings();
        settings.setTheme(static_cast<Settings::Theme>(theme));
        settings.setTextSize(textSize);
        settings.setLanguage(language);
        settle();
    }

    void go(const char* place)
    {
        QMetaObject::invokeMethod(m_shell.window(), "go", Q_ARG(QString, QString::fromLatin1(place)));
    }
    /// Opens a place and types into its search at once, while its rows may still be made.
    void search(const char* place, const char* words)
    {
        go(place);
        QMetaObject::invokeMethod(page(), "focusSearch");
        for (const char* letter = words; *letter; ++letter) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(QLatin1Char(*letter)));
            QCoreApplication::sendEvent(m_shell.window(), &press);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
        }
    }
    void openList(const QString& army)
    {
        QMetaObject::invokeMethod(m_shell.window(), "openList", Q_ARG(QString, army));
        settle();
    }
    void openProfile(const char* unit)
    {
        open("profile", {{QStringLiteral("unit"), QString::fromLatin1(unit)}});
    }
    void openAid()
    {
        go("rules");
        open("aid", {});
    }
    void openRule(const char* rule)
    {
        QMetaObject::invokeMethod(m_shell.window(), "openRule", Q_ARG(QString, QString::fromLatin1(rule)));
    }
    /// The story of the recorded match.
    void openStory()
    {
        go("history");
        settle();
        QMetaObject::invokeMethod(m_shell.window(), "openStory", Q_ARG(QString, m_recorded));
    }
    void openManualMatch()
    {
        go("history");
        settle();
        open("manualMatch", {});
    }
    /// Goes over to a game, with the first page.
    void chooseGame(const QString& game)
    {
        QMetaObject::invokeMethod(m_shell.window(), "switchGame", Q_ARG(QString, game));
        settle();
    }
    /// The list of a game's `tests/systems/<game>/screens/list.yaml`.
    void openListOf(const QString& game)
    {
        chooseGame(game);
        openList(m_lists.value(game));
    }
    void openEmptyListOf(const QString& game)
    {
        chooseGame(game);
        openList(m_emptyLists.value(game));
    }
    /// The odds of a game, with the answers of `odds-<kind>.json` beside that list.
    void openOddsOf(const QString& game, const QString& kind)
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
    /// The form of something that a Unit does at a table of Wizards and Elementals, with so many answers.
    void openDeed(const QString& offer, const door::Answers& answers)
    {
        beginWizards();
        open("match", {});
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, offer));
        settle();
        page()->property("battle").value<BattleController*>()->form()->replace(answers);
        for (int turn = 0; turn < 20; ++turn)
            settle();
    }
    void callPage(const char* function)
    {
        settle();
        QMetaObject::invokeMethod(page(), function);
    }
    void callWindow(const char* function)
    {
        settle();
        QMetaObject::invokeMethod(m_shell.window(), function);
    }
    /// Back to the first page with no sheet open.
    void clear()
    {
        const int type = qmlTypeId("Adjutant.ViewModels", 1, 0, "Rulebook");
        if (auto* rulebook = m_shell.engine().singletonInstance<Rulebook*>(type))
            rulebook->setSearch({});
        m_shell.games().choose(QString::fromStdString(std::string(gameSystems().front().id)));
        QMetaObject::invokeMethod(m_shell.window(), "reset");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        settle();
    }

    bool isNarrow() const { return m_shell.window()->width() < 760; }
    QString legalArmy() const { return m_legal; }
    QString draftArmy() const { return m_draft; }
    QString emptyArmy() const { return m_empty; }

    /// Bindings, loaders and layouts answer within a few turns of the event loop; nothing is animated.
    void settle()
    {
        for (int turn = 0; turn < 4; ++turn)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    QQuickWindow* window() const { return m_shell.window(); }
    ListLibrary& library() { return m_shell.library(); }

    /// What the window shows once nothing moves any more.
    QImage picture()
    {
        settle();
        return m_shell.window()->grabWindow();
    }

private:
    static QString cardsOf(const QString& game)
    {
        return QStringLiteral(ADJUTANT_SOURCE_DIR "/tests/systems/%1/screens/").arg(game);
    }
    QObject* page() const
    {
        return QQmlProperty::read(m_shell.window(), QStringLiteral("currentPage")).value<QObject*>();
    }
    void muster()
    {
        // The game that was chosen last is kept between starts, of the stage without armies too.
        m_shell.games().choose(QString::fromStdString(std::string(gameSystems().front().id)));
        ListLibrary& library = m_shell.library();
        m_legal = library.createFromReadyList(QStringLiteral("ready/aurium.yaml"));
        library.createFromReadyList(QStringLiteral("ready/irosia.yaml"));
        library.createFromReadyList(QStringLiteral("ready/ashral.yaml"));
        m_draft = library.importText(QStringLiteral(
            "format: adjutant-roster/1\nsystem: drakerys\n"
            "name: The long march of the seventh autumn\nfaction: avaren\nlimits: {ap: 500, rarity: 5}\n"
            "notes: For the club evening\nunits:\n"
            "  - {unit: crows, size: 12, name: Ravens of the northern gate, notes: left flank}\n"
            "  - {unit: blood-banes, size: 5}\n"
            "  - {unit: mercenaries/bastion, size: 1, options: [{option: reloading-mechanism, to: "
            "crows-1}]}\n  - {unit: scouts, size: 12}\n  - {unit: mercenaries/ward, size: 1}\n"));
        m_empty = library.create(QStringLiteral("Spring muster"), QStringLiteral("ashral"),
                                 {{QStringLiteral("ap"), 400}, {QStringLiteral("rarity"), 4}});
        fillHistory();
        musterCards();
        settle();
        clear();
    }
    void open(const char* place, const QVariantMap& properties)
    {
        QMetaObject::invokeMethod(m_shell.window(), "open", Q_ARG(QString, QString::fromLatin1(place)),
                                  Q_ARG(QVariant, properties));
        settle();
    }
    // A recorded game with its rolls, and a year of club evenings that were entered by hand.
    void fillHistory()
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
                manualRecord(
                    {{QStringLiteral("date"), QDate(2026, 10, 30).addDays(-17 * k).startOfDay()},
                     {QStringLiteral("players"),
                      QVariantList{side("Anna", k / 5, 2 + k % 4), side(others[k % 3], k + 1, 5 - k % 4)}},
                     {QStringLiteral("first"), k % 2},
                     {QStringLiteral("rounds"), 6},
                     {QStringLiteral("minutes"), 95 + 10 * k},
                     {QStringLiteral("missions"), QStringList{QString::fromLatin1(missions[k % 3])}}},
                    workspace),
                workspace.searchWords()));
        }
    }
    // A list of every game whose cards are typed.
    void musterCards()
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
    void beginWizards()
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

    Shell m_shell;
    bool m_ready = false;
    bool m_playsWizards = false;
    QString m_legal;
    QString m_draft;
    QString m_empty;
    QString m_recorded;
    QHash<QString, QString> m_lists; ///< by the game
    QHash<QString, QString> m_emptyLists;
};

} // namespace adjutant::screens
