#pragma once

#include "app/matches/runningmatch.h"
#include "app/shell/shell.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/battle/groundtouch.h"
#include "app/viewmodels/settings.h"
#include "tests/laws/lawgames.h"
#include "tests/laws/randomanswers.h"

#include <QCoreApplication>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>
#include <functional>

namespace adjutant::test {

/// One game's table in the window of the app, led from scene to scene: each goes on from those before it.
class BattleScenes
{
public:
    BattleScenes(Shell& shell, const LawGame& game) : m_shell(shell), m_game(game) {}

    /// Begins the match; false where that is refused.
    bool begin()
    {
        settle();
        const Start start = m_game.start();
        for (const Side& side : start.sides) {
            StoredRoster stored{{}, {}, side.roster};
            stored.roster.name = "List of " + side.id.text();
            static_cast<void>(m_shell.workspace().store().save(stored));
        }
        if (const auto reason = m_shell.workspace().running().begin(start)) {
            std::fprintf(stderr, "%s\n", qPrintable(*reason));
            return false;
        }
        if (m_game.opening)
            for (const auto& [procedure, answers] : m_game.opening())
                if (const auto reason = m_shell.workspace().running().play({procedure, {}, {}}, answers, {}))
                    std::fprintf(stderr, "%s: %s\n", procedure.c_str(), qPrintable(*reason));
        return true;
    }
    static int count() { return static_cast<int>(all().size()); }
    static QString name(int scene)
    {
        return QString::fromLatin1(all()[static_cast<std::size_t>(scene)].name);
    }
    void set(int scene)
    {
        all()[static_cast<std::size_t>(scene)].set(*this);
        settle();
    }

private:
    struct Scene
    {
        const char* name;
        std::function<void(BattleScenes&)> set;
    };
    static const std::vector<Scene>& all()
    {
        static const std::vector<Scene> scenes{
            {"setup", [](BattleScenes& it) { it.openSetup(); }},
            {"start", [](BattleScenes& it) { it.openBattle(); }},
            {"middle",
             [](BattleScenes& it) {
                 it.play(5);
                 it.openBattle();
             }},
            {"form", [](BattleScenes& it) { it.openForm(0, false); }},
            {"form-on", [](BattleScenes& it) { it.openForm(3, false); }},
            {"form-dice", [](BattleScenes& it) { it.openDice(); }},
            {"result", [](BattleScenes& it) { it.openResult(); }},
            {"ground", [](BattleScenes& it) { it.openGround(false, false); }},
            {"ground-measured", [](BattleScenes& it) { it.openGround(true, false); }},
            {"ground-larger", [](BattleScenes& it) { it.openGround(false, true); }},
            {"spot", [](BattleScenes& it) { it.openSpot(); }},
            {"cover", [](BattleScenes& it) { it.openForm(0, true); }},
            {"large",
             [](BattleScenes& it) {
                 it.setLarge(true);
                 it.openBattle();
             }},
            {"log",
             [](BattleScenes& it) {
                 it.setLarge(false);
                 it.openSheet("log");
             }},
            {"menu", [](BattleScenes& it) { it.openSheet("menu"); }},
            {"piece", [](BattleScenes& it) { it.openBattle("openFirstPiece"); }},
            {"now", [](BattleScenes& it) { it.openRules(); }},
            {"aid", [](BattleScenes& it) { it.openAid(); }},
            {"replay",
             [](BattleScenes& it) {
                 it.openBattle();
                 it.match()->show(2);
             }},
            {"end",
             [](BattleScenes& it) {
                 it.play(400);
                 it.openBattle("openEnd");
             }},
            {"fresh", [](BattleScenes& it) { it.takeAllBack(); }},
            {"fresh-rolled", [](BattleScenes& it) { it.openFirstSetup(false); }},
            {"fresh-set", [](BattleScenes& it) { it.openFirstSetup(true); }},
            {"fresh-choice",
             [](BattleScenes& it) {
                 it.openFirstSetup(true);
                 it.openForm(0, true);
             }},
        };
        return scenes;
    }
    static void settle()
    {
        for (int turn = 0; turn < 6; ++turn)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }

    // Plays at random, what is due first; an end that comes is one.
    void play(int steps)
    {
        RunningMatch& match = m_shell.workspace().running();
        for (int step = 0; step < steps && !match.session().view({}).over; ++step) {
            std::vector<door::Offer> offers = match.session().offers({});
            std::erase_if(offers, [](const door::Offer& each) {
                return each.standing == door::Standing::closed || each.section == door::Section::match;
            });
            if (offers.empty())
                return;
            const bool isDue = offers.front().section == door::Section::due;
            const door::OfferKey key = offers[isDue ? 0 : m_chance.below(offers.size())].key;
            door::Answers answers;
            const door::Form form = filled(match.session(), {}, key, answers, m_chance);
            if (form.playable)
                static_cast<void>(match.play(key, answers, {}));
        }
    }

    void openSetup()
    {
        open("matchSetup", {{QStringLiteral("system"), QString::fromUtf8(m_game.id.data())}});
    }
    /// The match, and what a function of its page opens over it.
    void openBattle(const char* opens = nullptr)
    {
        open("match", {});
        if (!opens)
            return;
        QMetaObject::invokeMethod(page(), opens);
        settle();
    }
    void openSheet(const char* sheet)
    {
        openBattle();
        Q_EMIT match()->sheetWanted(QString::fromLatin1(sheet));
        settle();
    }
    /// The rules over the match.
    void openRules()
    {
        openBattle();
        QMetaObject::invokeMethod(m_shell.window(), "openRules");
        settle();
    }
    void openAid() { open("aid", {}); }
    /// The first board of a kind in view, with things on it touched.
    void openGround(bool measures, bool larger)
    {
        openBattle();
        QObject* ground = nullptr;
        for (QQuickItem* each : itemsOf(page()))
            if (QString::fromLatin1(each->metaObject()->className()).startsWith(QLatin1String("GroundBoard")))
                ground = each;
        if (!ground)
            return;
        auto* touch = ground->findChild<GroundTouch*>();
        const BattleBoardRow board = touch->board();
        if (board.items.isEmpty())
            return;
        // Where there is little room the map is a page of its own.
        page()->setProperty("pane", board.id);
        settle();
        touch->select(board.items.constLast().value<BattleItemRow>().id);
        if (measures)
            touch->touchMark(board.items.constFirst().value<BattleItemRow>().id);
        if (larger)
            QMetaObject::invokeMethod(ground, "openLarger");
        settle();
        bringIntoView(static_cast<QQuickItem*>(ground));
    }
    /// The form of what lies on a board, where it is asked for its spot.
    void openSpot()
    {
        openBattle();
        for (const RowModel::Row& row : match()->scene()->boards()->rows()) {
            const auto board = row.value.value<BattleBoardRow>();
            for (const QVariant& item : board.items + board.away)
                if (const auto mark = item.value<BattleItemRow>(); mark.movable && !mark.side.isEmpty()) {
                    match()->touch()->openMark(board.id, mark.id);
                    QMetaObject::invokeMethod(page(), "showForm");
                    settle();
                    return;
                }
        }
    }

    /// Opens the form of the first offer that asks something, and answers so many of its questions.
    void openForm(int answered, bool secret)
    {
        openBattle();
        BattleController* controller = match();
        for (const door::Offer& offer : m_shell.workspace().running().session().offers({})) {
            if (offer.standing == door::Standing::closed || offer.section == door::Section::match ||
                offer.eyesOnly != secret)
                continue;
            const door::Form form = m_shell.workspace().running().session().form({}, offer.key, {});
            if (form.fields.empty() || form.complete)
                continue;
            QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, keyOf(offer.key)));
            for (int k = 0; k < answered; ++k)
                answerOne(*controller->form());
            break;
        }
        settle();
    }
    /// Opens a form and answers until it asks for dice.
    void openDice()
    {
        openBattle();
        BattleController* controller = match();
        for (const door::Offer& offer : m_shell.workspace().running().session().offers({})) {
            if (offer.standing == door::Standing::closed || offer.eyesOnly)
                continue;
            QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, keyOf(offer.key)));
            for (int k = 0; k < 12 && controller->form()->asked().kind != QLatin1String("dice"); ++k)
                answerOne(*controller->form());
            if (controller->form()->asked().kind == QLatin1String("dice"))
                break;
        }
        for (int turn = 0; turn < 40 && controller->form()->forecast().pending; ++turn)
            settle();
    }
    /// What rolls brought, of the first thing that needs dice.
    void openResult()
    {
        openDice();
        for (int turn = 0; turn < 12 && match()->form()->active(); ++turn) {
            if (match()->form()->asked().kind == QLatin1String("dice"))
                match()->form()->rollAll();
            else if (match()->form()->playable())
                QMetaObject::invokeMethod(page(), "confirmForm");
            else
                answerOne(*match()->form());
        }
        settle();
    }
    /// As it was before anything was set up.
    void takeAllBack()
    {
        RunningMatch& match = m_shell.workspace().running();
        while (match.session().canUndo() && !match.undo()) {
        }
        openBattle();
    }
    /// The form of the first thing that is set up, with all its dice rolled; carried out, where that is
    /// wanted.
    void openFirstSetup(bool carriedOut)
    {
        takeAllBack();
        BattleController* controller = match();
        if (controller->offers()->setup().isEmpty())
            return;
        QMetaObject::invokeMethod(
            page(), "openOffer",
            Q_ARG(QString, controller->offers()->setup().constFirst().value<BattleOfferRow>().key));
        for (int k = 0; k < 10 && controller->form()->asked().kind == QLatin1String("dice"); ++k)
            controller->form()->rollForMe(controller->form()->asked().path);
        if (carriedOut)
            QMetaObject::invokeMethod(page(), "confirmForm");
        settle();
    }
    void setLarge(bool large) { m_shell.settings().setLargeControls(large); }
    BattleController* match() const { return page()->property("battle").value<BattleController*>(); }
    static QString keyOf(const door::OfferKey& key)
    {
        const std::string piece = key.piece.player.empty() ? std::string() : toText(key.piece);
        return QString::fromStdString(key.procedure + '|' + piece + '|' + key.side.text());
    }
    void answerOne(FormController& form)
    {
        for (const door::Field& field : form.form().fields) {
            if (field.kept || field.origin != door::Origin::missing || !canAnswer(field))
                continue;
            const QString path = QString::fromStdString(field.path);
            const door::Value value = givenAnswer(field, m_chance);
            if (const auto* text = std::get_if<std::string>(&value))
                form.answer(path, QString::fromStdString(*text));
            else if (const auto* number = std::get_if<int>(&value))
                form.answer(path, *number);
            else if (const auto* yes = std::get_if<bool>(&value))
                form.answer(path, *yes);
            else if (std::holds_alternative<std::vector<int>>(value))
                form.addFace(path, 3);
            else if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
                for (const std::string& each : *texts)
                    form.toggle(path, QString::fromStdString(each));
            return;
        }
    }
    static QList<QQuickItem*> itemsOf(QObject* page)
    {
        QList<QQuickItem*> items{qobject_cast<QQuickItem*>(page)};
        for (qsizetype k = 0; k < items.size(); ++k)
            items.append(items[k]->childItems());
        return items;
    }
    static void bringIntoView(QQuickItem* item)
    {
        for (QQuickItem* above = item->parentItem(); above; above = above->parentItem())
            if (above->inherits("QQuickFlickable")) {
                auto* content = above->property("contentItem").value<QQuickItem*>();
                const double most =
                    std::max(0.0, above->property("contentHeight").toDouble() - above->height());
                above->setProperty("contentY",
                                   std::min(most, item->mapToItem(content, QPointF(0, 0)).y() - 60));
                return settle();
            }
    }
    QObject* page() const
    {
        return QQmlProperty::read(m_shell.window(), QStringLiteral("currentPage")).value<QObject*>();
    }
    void open(const char* name, const QVariantMap& properties)
    {
        QMetaObject::invokeMethod(m_shell.window(), "reset");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QMetaObject::invokeMethod(m_shell.window(), "switchGame",
                                  Q_ARG(QString, QString::fromUtf8(m_game.id.data())));
        QMetaObject::invokeMethod(m_shell.window(), "open", Q_ARG(QString, QString::fromLatin1(name)),
                                  Q_ARG(QVariant, properties));
        settle();
    }

    Shell& m_shell;
    const LawGame& m_game;
    Chance m_chance{7};
};

} // namespace adjutant::test
