#include "tests/window/byear.h"

#include <QCoreApplication>
#include <QQuickItem>

#include <functional>

namespace adjutant::test {

namespace {

using Visit = std::function<bool(QAccessibleInterface*)>;

// Depth first, visible things only; ends where `visit` says so.
bool walk(QAccessibleInterface* from, const Visit& visit)
{
    if (!from || !from->isValid() || from->state().invisible)
        return false;
    if (visit(from))
        return true;
    for (int i = 0; i < from->childCount(); ++i)
        if (walk(from->child(i), visit))
            return true;
    return false;
}

QString toText(const QAccessibleInterface* item)
{
    return item->text(QAccessible::Name);
}

// The accessible state of Qt 6.4 doesn't say it.
bool isEnabled(const QAccessibleInterface* item)
{
    const auto* quick = qobject_cast<const QQuickItem*>(item->object());
    return !item->state().disabled && (!quick || quick->isEnabled());
}

} // namespace

bool ByEar::hears(QAccessible::Role role, const QString& name) const
{
    return find(role, name) != nullptr;
}

QAccessibleInterface* ByEar::find(QAccessible::Role role, const QString& name) const
{
    QAccessibleInterface* found = nullptr;
    walk(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface* item) {
        if (item->role() == role && toText(item).startsWith(name))
            found = item;
        return found != nullptr;
    });
    return found;
}

QStringList ByEar::names(QAccessible::Role role) const
{
    QStringList names;
    walk(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface* item) {
        if (item->role() == role)
            names.append(toText(item));
        return false;
    });
    return names;
}

bool ByEar::press(const QString& name, int after) const
{
    const bool pressed =
        walk(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface* item) {
            if (!toText(item).startsWith(name) || !isEnabled(item) || !item->actionInterface())
                return false;
            QAccessibleActionInterface* actions = item->actionInterface();
            for (const QString& action :
                 {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::toggleAction()})
                if (actions->actionNames().contains(action)) {
                    if (after-- > 0)
                        return false;
                    actions->doAction(action);
                    return true;
                }
            return false;
        });
    for (int turn = 0; turn < 6; ++turn)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    return pressed;
}

bool ByEar::choose(const QString& name) const
{
    QAccessibleInterface* last = nullptr;
    walk(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface* item) {
        if (toText(item) == name && isEnabled(item) && item->actionInterface() &&
            item->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()))
            last = item;
        return false;
    });
    if (last)
        last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    for (int turn = 0; turn < 6; ++turn)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    return last != nullptr;
}

} // namespace adjutant::test
