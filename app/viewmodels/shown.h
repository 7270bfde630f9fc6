#pragma once

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QList>
#include <QMetaType>
#include <QQmlEngine>
#include <QVariant>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace adjutant {

/// The context of what rows of pages say.
struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

/// Something to choose from in a row or a list: its words, and what choosing it sets.
inline QVariantMap choiceOf(const QString& text, const QString& value)
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("value"), value}};
}

/// Those parts of a line that say something.
inline QString joinedParts(QStringList parts, const QString& between)
{
    parts.removeAll(QString());
    return parts.join(between);
}

/// What is made of each, for a view.
template <typename Range, typename Make> QVariantList rowsOf(Range&& range, const Make& make)
{
    QVariantList rows;
    for (const auto& each : range)
        rows.append(QVariant::fromValue(make(each)));
    return rows;
}

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

/// A list of rows for a view. setRows() tells the view only what changed, row by row, so that focus, scroll
/// position and animations survive an edit.
class RowModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Lists belong to their controllers")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// One row: a key that tells it from the others, the group it stands under, and its value (a gadget).
    struct Row
    {
        QString key;
        QString section;
        QVariant value;
    };
    enum Role { RowRole = Qt::UserRole + 1, SectionRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override
    {
        return {{RowRole, "row"}, {SectionRole, "section"}, {Qt::DisplayRole, "key"}};
    }

    int count() const { return static_cast<int>(m_rows.size()); }
    const QList<Row>& rows() const { return m_rows; }
    /// The value of the row with this key; an empty one where there is none.
    template <class Value> Value valueOf(const QString& key) const
    {
        const auto found = std::ranges::find(m_rows, key, &Row::key);
        return found == m_rows.end() ? Value() : found->value.template value<Value>();
    }

    /// Makes the list equal to `rows`, whose keys are unique.
    void setRows(const QList<Row>& rows);

Q_SIGNALS:
    void countChanged();

protected:
    /// Shows other rows, from the first one on.
    void beginAnew(const QList<Row>& rows);
    /// Shows more rows behind the present ones.
    void append(const QList<Row>& rows);

private:
    void removeAbsent(const QList<Row>& rows);
    void placeAt(int place, const Row& row);

    QList<Row> m_rows;
};

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

/// The member behind a value of a view model, and the function that gives it.
#define KEPT(Type, name)                                                                                     \
public:                                                                                                      \
    Type name() const                                                                                        \
    {                                                                                                        \
        return m_##name;                                                                                     \
    }                                                                                                        \
                                                                                                             \
private:                                                                                                     \
    Type m_##name

/// A value of a view model; `signal` tells that it has changed.
#define SHOWN(Type, name, signal)                                                                            \
    Q_PROPERTY(Type name READ name NOTIFY signal)                                                            \
    KEPT(Type, name)

/// The same where QML sets it by a function of the view model.
#define WRITABLE(Type, name, setName, signal)                                                                \
    Q_PROPERTY(Type name READ name WRITE setName NOTIFY signal)                                              \
    KEPT(Type, name)

/// The same where that only stores it: the view model itself may follow the signal.
#define SET_BY(Type, name, setName, signal)                                                                  \
public:                                                                                                      \
    void setName(const Type& value)                                                                          \
    {                                                                                                        \
        if (std::exchange(m_##name, value) != value)                                                         \
            Q_EMIT signal();                                                                                 \
    }                                                                                                        \
                                                                                                             \
    WRITABLE(Type, name, setName, signal)

/// The same where the view model works it out: a declaration, behind which the function may stand.
#define COMPUTED(Type, name, signal)                                                                         \
    Q_PROPERTY(Type name READ name NOTIFY signal)                                                            \
public:                                                                                                      \
    Type name() const

/// A model, or another view model, that belongs to this one.
#define PART(Type, name)                                                                                     \
    Q_PROPERTY(Type* name READ name CONSTANT)                                                                \
    KEPT(Type*, name)

/// A value that QML sets.
#define SETTABLE(Type, name, signal)                                                                         \
    Q_PROPERTY(Type name MEMBER m_##name NOTIFY signal)                                                      \
protected:                                                                                                   \
    Type m_##name

/// A singleton of QML; `object` gives the one of an engine, `qml`.
#define SINGLETON(Class, object)                                                                             \
    QML_ELEMENT                                                                                              \
    QML_SINGLETON                                                                                            \
public:                                                                                                      \
    static Class* create(QQmlEngine* qml, QJSEngine*)                                                        \
    {                                                                                                        \
        return object;                                                                                       \
    }

/// The same where it was put on its engine.
#define FOUND_ON_ENGINE(Class) SINGLETON(Class, &foundOn<Class>(*qml))

/// The same where the engine owns one of its own, of the workspace that was put on it.
#define MADE_ON_ENGINE(Class) SINGLETON(Class, new Class(foundOn<Workspace>(*qml)))
