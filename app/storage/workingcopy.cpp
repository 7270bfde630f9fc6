#include "app/storage/workingcopy.h"

#include "app/storage/storefiles.h"

#include <QFile>
#include <QFileInfo>

namespace adjutant {

WorkingCopy::WorkingCopy(const QString& original)
{
    m_exists = m_folder.isValid() && QFile::copy(original, path());
    for (const auto of : {storefiles::logOf, storefiles::journalOf})
        m_exists = m_exists && (!QFileInfo::exists(of(original)) || QFile::copy(of(original), of(path())));
    for (const QString& file :
         {path(), storefiles::logOf(path()),
          storefiles::journalOf(path())}) // the copy of a read-only file would be one too
        if (m_exists && QFileInfo::exists(file))
            m_exists = QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

} // namespace adjutant
