#pragma once

#include <QMetaType>
#include <QQmlEngine>
#include <QVariant>

#include <type_traits>

namespace adjutant {

/// Makes an object of the app's known to the types that an engine creates, which find it by its own type. The
/// engine doesn't own it, and has to be gone before it.
template <typename Object> void putOn(QQmlEngine& engine, Object& object)
{
    if constexpr (std::is_base_of_v<QObject, Object>)
        QJSEngine::setObjectOwnership(&object, QJSEngine::CppOwnership);
    engine.setProperty(QMetaType::fromType<Object*>().name(), QVariant::fromValue(&object));
}

/// The object of that type that was put on an engine; there has to be one.
template <typename Object> Object& foundOn(const QQmlEngine& engine)
{
    auto* object = engine.property(QMetaType::fromType<Object*>().name()).template value<Object*>();
    Q_ASSERT(object);
    return *object;
}

} // namespace adjutant

/// What QML is given of a singleton: the one that was put on its engine.
#define FOUND_ON_ENGINE(Class)                                                                               \
public:                                                                                                      \
    static Class* create(QQmlEngine* qml, QJSEngine*)                                                        \
    {                                                                                                        \
        return &foundOn<Class>(*qml);                                                                        \
    }

/// The same where the engine owns one of its own, of the workspace that was put on it.
#define MADE_ON_ENGINE(Class)                                                                                \
public:                                                                                                      \
    static Class* create(QQmlEngine* qml, QJSEngine*)                                                        \
    {                                                                                                        \
        return new Class(foundOn<Workspace>(*qml));                                                          \
    }
