#include "app/storage/workingcopy.h"

#include "app/storage/storefiles.h"

#include <QFile>
#include <QFileInfo>

namespace adjutant {

WorkingCopy::WorkingCopy(const QString& original)
{
    const QString log = storefiles::logOf(original);
    m_exists = m_folder.isValid() && QFile::copy(original, path()) &&
               (!QFileInfo::exists(log) || QFile::copy(log, storefiles::logOf(path())));
    for (const QString& file :
         {path(), storefiles::logOf(path())}) // the copy of a read-only file would be one too
        if (m_exists && QFileInfo::exists(file))
            m_exists = QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

} // namespace adjutant
