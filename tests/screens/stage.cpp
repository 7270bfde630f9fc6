#include "stage.h"

#include "app/viewmodels/armylibrary.h"
#include "app/viewmodels/rulebook.h"
#include "app/viewmodels/settings.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QKeyEvent>
#include <QQmlProperty>
#include <QQuickWindow>

namespace adjutant::screens {

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
    ArmyLibrary& library = m_shell.library();
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
    m_empty = library.create(QStringLiteral("Spring muster"), QStringLiteral("ashral"), 400, 4);
    settle();
    clear();
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

void Stage::openArmy(const QString& army)
{
    QMetaObject::invokeMethod(m_shell.window(), "openArmy", Q_ARG(QString, army));
    settle();
}

void Stage::openProfile(const char* unit)
{
    QMetaObject::invokeMethod(
        m_shell.window(), "open", Q_ARG(QString, QStringLiteral("profile")),
        Q_ARG(QVariant, QVariantMap({{QStringLiteral("unit"), QString::fromLatin1(unit)}})));
}

void Stage::openRule(const char* rule)
{
    QMetaObject::invokeMethod(m_shell.window(), "openRule", Q_ARG(QString, QString::fromLatin1(rule)));
}

void Stage::openOdds(bool shoots)
{
    go("odds");
    settle();
    const char* active = shoots ? "aurium/crossbowmen" : "avaren/crows";
    QMetaObject::invokeMethod(page(), "match", Q_ARG(QString, QString::fromLatin1(active)), Q_ARG(int, 6),
                              Q_ARG(QString, QStringLiteral("ashral/warriors")), Q_ARG(int, 6),
                              Q_ARG(bool, shoots));
}

void Stage::openMatchup()
{
    go("odds");
    settle();
    QMetaObject::invokeMethod(m_shell.window(), "open", Q_ARG(QString, QStringLiteral("matchup")),
                              Q_ARG(QVariant, QVariantMap()));
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
