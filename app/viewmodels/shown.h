#pragma once

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Something to choose from in a row or a list: its words, and what choosing it sets.
inline QVariantMap choiceOf(const QString& text, const QString& value)
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("value"), value}};
}

} // namespace adjutant

// What QML sees of a class, said once. Behind each a default and a comment may follow.

/// The head of a row: a value that QML knows by this name. Two rows are equal whose fields are.
#define ROW(Class, name)                                                                                     \
    Q_GADGET                                                                                                 \
    QML_VALUE_TYPE(name)                                                                                     \
public:                                                                                                      \
    bool operator==(const Class&) const = default

/// A member of a row that QML reads by its name.
#define ROW_FIELD(Type, name)                                                                                \
    Q_PROPERTY(Type name MEMBER name)                                                                        \
public:                                                                                                      \
    Type name

/// A value of a view model; `signal` tells that it has changed.
#define SHOWN(Type, name, signal)                                                                            \
    Q_PROPERTY(Type name READ name NOTIFY signal)                                                            \
public:                                                                                                      \
    Type name() const                                                                                        \
    {                                                                                                        \
        return m_##name;                                                                                     \
    }                                                                                                        \
                                                                                                             \
private:                                                                                                     \
    Type m_##name

/// The same where the view model works it out: a declaration, behind which the function may stand.
#define COMPUTED(Type, name, signal)                                                                         \
    Q_PROPERTY(Type name READ name NOTIFY signal)                                                            \
public:                                                                                                      \
    Type name() const

/// The same where QML sets it by a function of the view model.
#define WRITABLE(Type, name, setName, signal)                                                                \
    Q_PROPERTY(Type name READ name WRITE setName NOTIFY signal)                                              \
public:                                                                                                      \
    Type name() const                                                                                        \
    {                                                                                                        \
        return m_##name;                                                                                     \
    }                                                                                                        \
                                                                                                             \
private:                                                                                                     \
    Type m_##name

/// A model, or another view model, that belongs to this one.
#define PART(Type, name)                                                                                     \
    Q_PROPERTY(Type* name READ name CONSTANT)                                                                \
public:                                                                                                      \
    Type* name() const                                                                                       \
    {                                                                                                        \
        return m_##name;                                                                                     \
    }                                                                                                        \
                                                                                                             \
private:                                                                                                     \
    Type* m_##name

/// A value that QML sets.
#define SETTABLE(Type, name, signal)                                                                         \
    Q_PROPERTY(Type name MEMBER m_##name NOTIFY signal)                                                      \
protected:                                                                                                   \
    Type m_##name
