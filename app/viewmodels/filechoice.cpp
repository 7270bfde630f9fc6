#include "app/viewmodels/filechoice.h"

#include <QFileDialog>
#include <QStandardPaths>

namespace adjutant {

QString FileChoice::chooseArmy() const
{
    return QFileDialog::getOpenFileName(nullptr, tr("Import an army"),
                                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                        tr("Armies (*.yaml *.yml *.json *.txt);;All files (*)"));
}

} // namespace adjutant
