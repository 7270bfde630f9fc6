#pragma once

#include <QAccessible>
#include <QCoreApplication>
#include <QQuickItem>
#include <QQuickWindow>

namespace adjutant::test {

/// The window as a screen reader meets it: what can be heard, and what can be pressed.
class ByEar
{
public:
    explicit ByEar(QQuickWindow* window) : m_window(window) {}

    /// Shows visible things to `see` in reading order, until it says so: whether it did.
    template <class See> bool visit(const See& see) const
    {
        return visit(QAccessible::queryAccessibleInterface(m_window), see);
    }
    /// Whether something visible of that role has a name that begins so.
    bool hears(QAccessible::Role role, const QString& name) const { return find(role, name) != nullptr; }
    /// The first visible thing of that role whose name begins so; null where there is none.
    QAccessibleInterface* find(QAccessible::Role role, const QString& name) const
    {
        QAccessibleInterface* found = nullptr;
        visit([&](QAccessibleInterface* item) {
            if (item->role() == role && nameOf(item).startsWith(name))
                found = item;
            return found != nullptr;
        });
        return found;
    }
    /// The visible names of a role, in reading order.
    QStringList names(QAccessible::Role role) const
    {
        QStringList names;
        visit([&](QAccessibleInterface* item) {
            if (item->role() == role)
                names.append(nameOf(item));
            return false;
        });
        return names;
    }
    /// Presses the first visible control whose name begins so, or a later one after so many; false where
    /// there is none that can be pressed.
    bool press(const QString& name, int after = 0) const
    {
        const bool pressed = visit([&](QAccessibleInterface* item) {
            if (!nameOf(item).startsWith(name) || !isEnabled(item) || !item->actionInterface())
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
        settle();
        return pressed;
    }
    /// Presses the last visible control of exactly that name: an option of the sheet on top.
    bool choose(const QString& name) const
    {
        QAccessibleInterface* last = nullptr;
        visit([&](QAccessibleInterface* item) {
            if (nameOf(item) == name && isEnabled(item) && item->actionInterface() &&
                item->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()))
                last = item;
            return false;
        });
        if (last)
            last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        settle();
        return last != nullptr;
    }

private:
    template <class See> static bool visit(QAccessibleInterface* from, const See& see)
    {
        if (!from || !from->isValid() || from->state().invisible)
            return false;
        if (see(from))
            return true;
        for (int i = 0; i < from->childCount(); ++i)
            if (visit(from->child(i), see))
                return true;
        return false;
    }
    static QString nameOf(const QAccessibleInterface* item) { return item->text(QAccessible::Name); }
    // The accessible state of Qt 6.4 doesn't say it.
    static bool isEnabled(const QAccessibleInterface* item)
    {
        const auto* quick = qobject_cast<const QQuickItem*>(item->object());
        return !item->state().disabled && (!quick || quick->isEnabled());
    }
    static void settle()
    {
        for (int turn = 0; turn < 6; ++turn)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }

    QQuickWindow* m_window;
};

} // namespace adjutant::test
