#include "tests/storage/storagefixture.h"

#include "app/storage/storefiles.h"
#include "core/roster/edit.h"

#include <QDir>

#include <unistd.h>

namespace adjutant::test {

namespace {

constexpr uid_t nobody = 65534;

} // namespace

Roster fullRoster(int number)
{
    const std::string counted = std::to_string(number);
    Roster roster = namedRoster(QStringLiteral("Ž\"Černí\\ № %1: 烏 🐦 'no' #").arg(number));
    roster.limits = {{"points", 400 + number}, {"berths", 4}};
    roster.notes = "two\nlines\tand a tab, " + counted + "\n\n  indented: yes\n- no list";
    roster = recruited(roster, UnitId("north/skiffs"), 3 + number % 3);
    roster = recruited(roster, UnitId("north/skiffs"), 6);
    roster = recruited(roster, UnitId("south/galleys"), -1);
    roster = renamed(roster, EntryId("skiffs-2"), "~");
    roster = annotated(roster, EntryId("skiffs-1"), "null");
    roster = withOption(roster, EntryId("skiffs-1"), {OptionId("new-sails"), EntryId("skiffs-2")});
    return roster;
}

Roster namedRoster(const QString& name)
{
    Roster roster;
    roster.system = SystemId("regatta");
    roster.faction = FactionId("north");
    roster.name = name.toStdString();
    roster.limits = {{"points", 400}, {"berths", 4}};
    return roster;
}

RosterFigures figuresOf(int number)
{
    return {{{"points", number}, {"berths", number + 1}}, number + 2, number + 3};
}

StoredRoster add(RosterStore& store, const Roster& roster)
{
    StoredRoster stored{{}, {}, roster};
    if (const auto saved = store.save(stored); !saved)
        qFatal("not saved: %s", qPrintable(saved.error().text));
    return stored;
}

StoredRoster add(const QString& folder, const Roster& roster)
{
    RosterStore store(folder);
    return add(store, roster);
}

QStringList ids(RosterStore& store)
{
    QStringList all;
    for (const RosterSummary& summary : store.summaries())
        all.append(summary.id);
    return all;
}

QStringList names(RosterStore& store)
{
    QStringList all;
    for (const RosterSummary& summary : store.summaries())
        all.append(summary.name);
    return all;
}

std::vector<Roster> contents(RosterStore& store)
{
    std::vector<Roster> all;
    for (const QString& id : ids(store)) {
        auto roster = store.roster(id);
        if (!roster)
            qFatal("not read: %s", qPrintable(roster.error().text));
        all.push_back(roster->roster);
    }
    return all;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", qPrintable(path));
    return file.readAll();
}

void overwrite(const QString& path, qint64 at, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(at) || file.write(bytes) != bytes.size())
        qFatal("can't overwrite %s", qPrintable(path));
}

void setRights(const QString& path, bool writable)
{
    QFileDevice::Permissions rights =
        QFileDevice::ReadOwner | QFileDevice::ReadGroup | QFileDevice::ReadOther;
    if (writable)
        rights |= QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;
    if (QFileInfo(path).isDir())
        rights |= QFileDevice::ExeOwner | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    if (!QFile::setPermissions(path, rights))
        qFatal("can't change the rights of %s", qPrintable(path));
}

void DataFolder::age(const QString& id, int days) const
{
    const QDir trash(folder() + storefiles::trash);
    const QString name = trash.entryList({u'*' + id + u'*'}, QDir::Files).constFirst();
    const QString then =
        QDateTime::currentDateTimeUtc().addDays(-days).toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    QVERIFY(QFile::rename(trash.filePath(name), trash.filePath(then + name.mid(then.size()))));
}

QString DataFolder::setAside(const QString& suffix) const
{
    const auto files = storefiles::stampedIn(folder() + storefiles::setAside, suffix);
    return files.size() == 1 ? files.front().path : QString();
}

AsNobody::AsNobody() : m_wasRoot(getuid() == 0)
{
    if (m_wasRoot && setresuid(nobody, nobody, 0) != 0)
        qFatal("can't become nobody");
}

AsNobody::~AsNobody()
{
    if (m_wasRoot && setresuid(0, 0, 0) != 0)
        qFatal("can't become root again");
}

} // namespace adjutant::test
