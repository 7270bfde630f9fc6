#include "app/cli/input.h"

#include "app/catalogues/catalogueloader.h"

#include <QFile>
#include <cstdio>

namespace adjutant::cli {

Expected<std::string, yaml::Fault> readInput(const std::string& file)
{
    if (file.empty())
        return refuse(
            yaml::Fault{yaml::FaultRule::unreadable, {file, 0, 0}, "the file's name is empty", {}, {}});
    if (file != "-") {
        const auto bytes = readFile(QString::fromStdString(file));
        if (!bytes)
            return refuse(bytes.error());
        return bytes->toStdString();
    }
    QFile input;
    std::string text;
    if (input.open(stdin, QIODevice::ReadOnly)) {
        // A pipe gives what it has, so that one read need not be all.
        constexpr std::size_t most = yaml::DocumentLimits::bytes + 1;
        for (QByteArray part; text.size() < most; text += part.toStdString()) {
            part = input.read(static_cast<qint64>(most - text.size()));
            if (part.isEmpty())
                break;
        }
    }
    if (!input.isOpen() || input.error() != QFileDevice::NoError)
        return refuse(yaml::Fault{
            yaml::FaultRule::unreadable, {file, 0, 0}, input.errorString().toStdString(), {}, {}});
    return text;
}

} // namespace adjutant::cli
