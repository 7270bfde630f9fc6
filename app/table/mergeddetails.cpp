#include "app/table/mergeddetails.h"

#include "app/storage/rosterrow.h"

namespace adjutant {

namespace {

template <typename Part> void takeUnlessOurs(Part& ours, const Part& seen, const Part& theirs)
{
    if (ours == seen)
        ours = theirs;
}

QString bothNotes(const QString& ours, const QString& theirs)
{
    if (ours.contains(theirs))
        return ours;
    if (theirs.contains(ours))
        return theirs;
    return QStringLiteral("%1\n\n%2\n%3").arg(ours, otherWindowMark(), theirs);
}

} // namespace

TableDetails mergedDetails(const TableDetails& seen, TableDetails ours, const TableDetails& theirs)
{
    if (ours.notes != seen.notes && theirs.notes != seen.notes)
        ours.notes = bothNotes(ours.notes, theirs.notes);
    takeUnlessOurs(ours.notes, seen.notes, theirs.notes);
    QStringList photos;
    for (const QString& path : theirs.photos)
        if (ours.photos.contains(path) || !seen.photos.contains(path))
            photos.append(path);
    for (const QString& path : std::as_const(ours.photos))
        if (!seen.photos.contains(path) && !photos.contains(path))
            photos.append(path);
    ours.photos = photos.mid(0, TableDetails::mostPhotos);
    takeUnlessOurs(ours.abandoned, seen.abandoned, theirs.abandoned);
    takeUnlessOurs(ours.names, seen.names, theirs.names);
    takeUnlessOurs(ours.entered, seen.entered, theirs.entered);
    return ours;
}

} // namespace adjutant
