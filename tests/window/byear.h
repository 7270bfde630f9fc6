#pragma once

#include <QAccessible>
#include <QQuickWindow>
#include <QString>
#include <QStringList>

namespace adjutant::test {

/// The window as a screen reader meets it: what can be heard, and what can be pressed.
class ByEar
{
public:
    explicit ByEar(QQuickWindow* window) : m_window(window) {}

    /// Whether something visible of that role has a name that begins so.
    bool hears(QAccessible::Role role, const QString& name) const;
    /// The first visible thing of that role whose name begins so; null where there is none.
    QAccessibleInterface* find(QAccessible::Role role, const QString& name) const;
    /// The visible names of a role, in reading order.
    QStringList names(QAccessible::Role role) const;
    /// Presses the first visible control whose name begins so, or a later one after so many; false where
    /// there is none that can be pressed.
    bool press(const QString& name, int after = 0) const;
    /// Presses the last visible control of exactly that name: an option of the sheet on top.
    bool choose(const QString& name) const;

private:
    QQuickWindow* m_window;
};

} // namespace adjutant::test
