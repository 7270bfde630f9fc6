#include "tests/window/pagewalk.h"

#include "tests/window/byear.h"

#include <QEventLoop>
#include <QHash>
#include <QKeyEvent>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <algorithm>

namespace adjutant::test {

namespace {

// Type and file of an item: what QML calls `IconButton` is a `IconButton_QMLTYPE_12` here.
QString typeOf(const QObject* object)
{
    return QString::fromLatin1(object->metaObject()->className()).section(QLatin1String("_QML"), 0, 0);
}

// The item and what of ours it stands in.
QString placeOf(const QQuickItem* item)
{
    QStringList places{typeOf(item)};
    for (const QQuickItem* above = item->parentItem(); above && places.size() < 4;
         above = above->parentItem())
        if (const QString type = typeOf(above);
            !type.startsWith(QLatin1String("QQuick")) && places.constLast() != type)
            places.append(type);
    return places.join(QLatin1String(" in "));
}

QString placeOf(const QAccessibleInterface* item)
{
    const auto* quick = qobject_cast<const QQuickItem*>(item->object());
    return quick ? placeOf(quick) : QStringLiteral("?");
}

QString nameOf(const QAccessibleInterface* item)
{
    return item ? item->text(QAccessible::Name).trimmed() : QString();
}

// A popup of Qt 6.4 is a dialog without a name of its own: what it holds has one.
bool isNamed(QAccessibleInterface* item)
{
    if (!nameOf(item).isEmpty() || item->role() != QAccessible::Dialog)
        return !nameOf(item).isEmpty();
    for (int i = 0; i < item->childCount(); ++i)
        if (QAccessibleInterface* child = item->child(i);
            child && (isNamed(child) || child->role() == QAccessible::AlertMessage))
            return true;
    return false;
}

bool isChoice(QAccessible::Role role)
{
    return role == QAccessible::CheckBox || role == QAccessible::RadioButton;
}

bool isRange(QAccessible::Role role)
{
    return role == QAccessible::SpinBox || role == QAccessible::Slider;
}

bool isControl(QAccessible::Role role)
{
    return isChoice(role) || isRange(role) || role == QAccessible::Button || role == QAccessible::PageTab ||
           role == QAccessible::EditableText || role == QAccessible::Link || role == QAccessible::ComboBox ||
           role == QAccessible::MenuItem;
}

bool needsName(QAccessible::Role role)
{
    return isControl(role) || role == QAccessible::Heading || role == QAccessible::Dialog ||
           role == QAccessible::ProgressBar || role == QAccessible::PageTabList ||
           role == QAccessible::Grouping || role == QAccessible::Graphic || role == QAccessible::ListItem ||
           role == QAccessible::AlertMessage || role == QAccessible::Chart;
}

bool hasDigit(const QString& words)
{
    return std::ranges::any_of(words, [](QChar letter) { return letter.isDigit(); });
}

// A figure that can be heard: of a range its value, of a bar the one in its name.
bool hasValue(QAccessibleInterface* item)
{
    if (item->role() == QAccessible::ProgressBar && hasDigit(nameOf(item)))
        return true;
    QAccessibleValueInterface* value = item->valueInterface();
    return value && !value->currentValue().toString().isEmpty() &&
           value->minimumValue().toDouble() <= value->maximumValue().toDouble();
}

bool isNear(double a, double b)
{
    return a <= b + 1.5; // pixels: glyphs lean over their advance
}

QRectF wordsOf(const QQuickItem* text)
{
    const double width = text->property("contentWidth").toDouble();
    const double height = text->property("contentHeight").toDouble();
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    const double left = across == Qt::AlignHCenter ? (text->width() - width) / 2
                        : across == Qt::AlignRight ? text->width() - width
                                                   : 0;
    const double top = down == Qt::AlignVCenter  ? (text->height() - height) / 2
                       : down == Qt::AlignBottom ? text->height() - height
                                                 : 0;
    return {left, top, width, height};
}

// What the words of a text run out of, and how far; empty where they don't. What scrolls shows all of it.
QString outOf(const QQuickItem* text)
{
    const QRectF words = wordsOf(text);
    for (QQuickItem* above = text->parentItem(); above; above = above->parentItem()) {
        const bool scrolls = above->inherits("QQuickFlickable");
        if (!scrolls && !above->clip() && above->parentItem() && !above->inherits("QQuickAbstractButton"))
            continue;
        const QRectF seen = text->mapRectToItem(above, words);
        const bool slides = scrolls && above->property("contentWidth").toDouble() > above->width() + 1;
        const bool fitsAcross = slides || (isNear(0, seen.left()) && isNear(seen.right(), above->width()));
        const bool fitsDown = scrolls || (isNear(0, seen.top()) && isNear(seen.bottom(), above->height()));
        if (!fitsAcross || !fitsDown)
            return QStringLiteral("%1 (%2 to %3 of %4 across, %5 to %6 of %7 down)")
                .arg(typeOf(above))
                .arg(seen.left(), 0, 'f', 0)
                .arg(seen.right(), 0, 'f', 0)
                .arg(above->width(), 0, 'f', 0)
                .arg(seen.top(), 0, 'f', 0)
                .arg(seen.bottom(), 0, 'f', 0)
                .arg(above->height(), 0, 'f', 0);
        if (scrolls)
            return {};
    }
    return {};
}

void addCuts(const QQuickItem* item, QStringList& faults)
{
    if (!item->isVisible() || item->opacity() == 0)
        return;
    if (const QString words = item->property("text").toString();
        item->inherits("QQuickText") && !words.isEmpty()) {
        const QString where = QStringLiteral("\"%1\", %2").arg(words, placeOf(item));
        // What is shortened on purpose says so; it stands whole elsewhere on the page, and is heard whole.
        if (item->property("truncated").toBool() && !item->property("shortened").toBool())
            faults.append(QStringLiteral("cut short: ") + where);
        else if (!isNear(item->property("contentWidth").toDouble(),
                         std::max(item->width(), item->implicitWidth())))
            faults.append(QStringLiteral("wider than its place: ") + where);
        else if (const QString above = outOf(item); !above.isEmpty())
            faults.append(QStringLiteral("runs out of %1: %2").arg(above, where));
    }
    const auto children = item->childItems();
    for (const QQuickItem* child : children)
        addCuts(child, faults);
}

// The sheet on top, or the whole window.
QQuickItem* topOf(QQuickWindow* window)
{
    QQuickItem* root = window->contentItem();
    while (root->parentItem())
        root = root->parentItem();
    QQuickItem* top = root;
    QList<QQuickItem*> open{root};
    while (!open.isEmpty()) {
        QQuickItem* item = open.takeFirst();
        if (!item->isVisible())
            continue;
        // A sheet takes the keys; a toast doesn't.
        if (item->inherits("QQuickPopupItem") && item->hasActiveFocus())
            top = item;
        open.append(item->childItems());
    }
    return top;
}

// What a screen reader says has the keys: a field inside of a stepper is the stepper.
QQuickItem* heardAs(QQuickItem* item)
{
    for (QQuickItem* above = item; above; above = above->parentItem())
        if (QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(above);
            heard && heard->role() != QAccessible::NoRole && heard->role() != QAccessible::Client)
            return above;
    return item;
}

bool isInList(const QQuickItem* item)
{
    for (const QQuickItem* above = item; above; above = above->parentItem())
        if (above->inherits("QQuickItemView"))
            return true;
    return false;
}

void pressKey(QQuickWindow* window, Qt::Key key)
{
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &press);
    QKeyEvent release(QEvent::KeyRelease, key, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &release);
    // Lists move the focus on once their rows are there.
    for (int turn = 0; turn < 3; ++turn)
        QCoreApplication::processEvents();
}

// Whether two stand in the same, or each in a part of its own of the same.
bool areBeside(const QQuickItem* one, const QQuickItem* other)
{
    const QQuickItem* in = one->parentItem();
    const QQuickItem* otherIn = other->parentItem();
    return in == otherIn || (in && otherIn && in->parentItem() == otherIn->parentItem());
}

// Whether others beside it are no Tab stops of their own: arrow keys go from one to the next.
bool sharesItsStop(const QQuickItem* control, const QList<QPointer<QQuickItem>>& wanted)
{
    return std::ranges::any_of(wanted, [&](const QPointer<QQuickItem>& other) {
        return other && other != control && areBeside(other, control) && typeOf(other) == typeOf(control) &&
               !other->activeFocusOnTab();
    });
}

// Rows and columns take their places when a frame is made.
void letFrames(QQuickWindow* window, int frames)
{
    constexpr int patience = 500; // ms, where the window has nothing to draw
    for (int frame = 0; frame < frames; ++frame) {
        QEventLoop loop;
        const auto done = QObject::connect(window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit,
                                           Qt::QueuedConnection);
        QTimer::singleShot(patience, &loop, &QEventLoop::quit);
        window->update();
        loop.exec();
        QObject::disconnect(done);
    }
}

// What somebody would miss of the open page by ear: controls and headings without a name, figures without a
// value, choices that don't say whether they are made. A line each; none where all is well.
QStringList earFaults(QQuickWindow* window)
{
    QStringList faults;
    ByEar(window).visit([&](QAccessibleInterface* item) {
        const QAccessible::Role role = item->role();
        const bool isWindow = qobject_cast<QQuickWindow*>(item->object()) != nullptr;
        if (needsName(role) && !isNamed(item))
            faults.append(QStringLiteral("no name: ") + placeOf(item));
        if ((isRange(role) || role == QAccessible::ProgressBar) && !hasValue(item))
            faults.append(QStringLiteral("no value: %1, %2").arg(nameOf(item), placeOf(item)));
        if (isChoice(role) && !item->state().checkable)
            faults.append(
                QStringLiteral("doesn't say whether it is chosen: %1, %2").arg(nameOf(item), placeOf(item)));
        if (!isWindow && item->state().focusable &&
            (role == QAccessible::NoRole || role == QAccessible::Client))
            faults.append(QStringLiteral("no role: %1, %2").arg(nameOf(item), placeOf(item)));
        return false;
    });
    return faults;
}

// Text of the open page that is cut short without saying so (`shortened`), or runs out of the control, the
// view or the window that it stands in.
QStringList cutFaults(QQuickWindow* window)
{
    QStringList faults;
    QQuickItem* root = window->contentItem();
    addCuts(root->parentItem() ? root->parentItem() : root, faults);
    return faults;
}

// Goes round the open page or sheet with Tab: what it never reaches, where it stays, and what has the keys
// without a name.
QStringList tabFaults(QQuickWindow* window)
{
    QStringList faults;
    QQuickItem* top = topOf(window);
    QList<QPointer<QQuickItem>> wanted;
    ByEar(window).visit([&](QAccessibleInterface* heard) {
        auto* item = qobject_cast<QQuickItem*>(heard->object());
        if (item && isControl(heard->role()) && item->isEnabled() && item->isVisible() &&
            (item == top || top->isAncestorOf(item)))
            wanted.append(item);
        return false;
    });

    // Rows of a list come and go: round is where the first control outside of one is met again.
    QPointer<QQuickItem> first;
    QHash<const QQuickItem*, QPointer<QQuickItem>> reached; // and what they stand in
    QSet<QQuickItem*> controls;                             // outside of lists
    QString last;
    constexpr int mostControls = 1500;
    int tabs = 0;
    for (; tabs < mostControls; ++tabs) {
        pressKey(window, Qt::Key_Tab);
        if (qEnvironmentVariableIsSet("WALK_TRACE") && window->activeFocusItem())
            qInfo("%d: %s, %s", tabs, qPrintable(placeOf(window->activeFocusItem())),
                  qPrintable(
                      nameOf(QAccessible::queryAccessibleInterface(heardAs(window->activeFocusItem())))));
        QQuickItem* item = window->activeFocusItem();
        if (!item)
            break;
        QQuickItem* control = heardAs(item);
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(control);
        if (top != item && !top->isAncestorOf(item))
            return faults << QStringLiteral("Tab leaves the sheet for ") + placeOf(item);
        if (!heard || nameOf(heard).isEmpty())
            faults.append(QStringLiteral("has the keys without a name: ") + placeOf(item));
        if (control == first)
            break;
        // A list may use the same item for the row that comes next.
        const QString here = QStringLiteral("%1, %2 at %3")
                                 .arg(heard ? nameOf(heard) : QString(), placeOf(item))
                                 .arg(reinterpret_cast<quintptr>(control), 0, 16);
        if (here == last)
            return faults << QStringLiteral("Tab stays at ") + here;
        if (first && controls.contains(control))
            return faults << QStringLiteral("Tab goes back to ") + here;
        last = here;
        if (first && !isInList(control))
            controls.insert(control);
        // With the field of a stepper the stepper is reached.
        for (QQuickItem* above = control; above && above != top; above = above->parentItem())
            reached.insert(above, above);
        if (!first && !isInList(control))
            first = control;
        if (!sharesItsStop(control, wanted))
            continue;
        QQuickItem* other = nullptr;
        for (int arrows = 0; arrows < mostControls && other != control; ++arrows) {
            pressKey(window, Qt::Key_Right);
            other = window->activeFocusItem();
            if (!other || !areBeside(other, control))
                return faults << QStringLiteral("arrow keys leave the others beside ") + here;
            if (nameOf(QAccessible::queryAccessibleInterface(other)).isEmpty())
                faults.append(QStringLiteral("has the keys without a name: ") + placeOf(other));
            reached.insert(other, other);
        }
    }
    if (tabs == mostControls && !wanted.isEmpty())
        faults.append(QStringLiteral("Tab doesn't come round"));
    // A list is entered where it is in view, and gone through with Tab and the arrow keys.
    const auto isReached = [&](const QQuickItem* control) {
        for (const QQuickItem* above = control; above; above = above->parentItem())
            if (reached.value(above) && (above == control || above->inherits("QQuickItemView")))
                return true;
        return false;
    };
    for (const QPointer<QQuickItem>& control : wanted)
        if (control && control->isVisible() && control->isEnabled() && !isReached(control))
            faults.append(QStringLiteral("Tab doesn't reach %1, %2")
                              .arg(nameOf(QAccessible::queryAccessibleInterface(control)), placeOf(control)));
    return faults;
}

} // namespace

const QList<WalkLook>& walkLooks()
{
    constexpr QSize phone(390, 844);
    constexpr QSize desk(1440, 900);
    static const QList<WalkLook> all{
        {"phone in English", "en", phone, true}, {"desk in English", "en", desk, true},
        {"phone in German", "de", phone, false}, {"desk in German", "de", desk, false},
        {"phone in French", "fr", phone, false}, {"phone in Spanish", "es", phone, false}};
    return all;
}

void WalkReport::walk(const QString& page, QQuickWindow* window, bool byHand)
{
    // As when a screen reader begins: controls then say their roles anew.
    QAccessible::setActive(true);
    letFrames(window, 2);
    const QStringList faults =
        earFaults(window) + cutFaults(window) + (byHand ? tabFaults(window) : QStringList());
    for (const QString& fault : faults)
        if (!m_faults.contains(fault))
            m_faults.insert(fault, page);
}

bool WalkReport::isWhole() const
{
    for (auto fault = m_faults.cbegin(); fault != m_faults.cend(); ++fault)
        qWarning().noquote() << fault.value() + QStringLiteral(": ") + fault.key();
    return m_faults.isEmpty();
}

} // namespace adjutant::test
