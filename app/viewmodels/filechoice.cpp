#include "app/viewmodels/filechoice.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace adjutant {

QString chosenNewFile(const QString& title, const QString& name)
{
    const QString suffix = QFileInfo(name).suffix();
    QFileDialog dialog(nullptr, title, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                       QStringLiteral("*.") + suffix);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(name);
    const bool chosen = dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty();
    return chosen ? dialog.selectedFiles().constFirst() : QString();
}

QString FileChoice::chooseArmy() const
{
    return QFileDialog::getOpenFileName(nullptr, tr("Import a list"),
                                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                        tr("Lists (*.yaml *.yml *.json *.txt);;All files (*)"));
}

} // namespace adjutant
