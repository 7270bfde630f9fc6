#include "app/cli/input.h"

#include "app/catalogues/catalogueloader.h"

#include <QFile>
#include <QFileInfo>
#include <cstdio>

namespace adjutant::cli {

namespace {

// What the shell has opened for us: standard input, and `<(another command)`.
bool isOpenAlready(const std::string& file)
{
    return file == "-" || file == "/dev/stdin" || file.starts_with("/dev/fd/") ||
           file.starts_with("/proc/self/fd/");
}

} // namespace

Expected<std::string, yaml::Fault> readInput(const std::string& file)
{
    if (file.empty())
        return refuse(
            yaml::Fault{yaml::FaultRule::unreadable, {file, 0, 0}, "the file's name is empty", {}, {}});
    const QString path = QString::fromStdString(file);
    if (!isOpenAlready(file) || QFileInfo(path).isDir()) {
        const auto bytes = readFile(path);
        if (!bytes)
            return refuse(bytes.error());
        return bytes->toStdString();
    }
    QFile input(path);
    std::string text;
    if (file == "-" ? input.open(stdin, QIODevice::ReadOnly) : input.open(QIODevice::ReadOnly)) {
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
