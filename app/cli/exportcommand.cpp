#include "app/cli/exportcommand.h"

#include "app/cli/output.h"
#include "app/cli/outputfile.h"
#include "app/cli/reportjson.h"
#include "app/cli/rosterfile.h"
#include "app/cli/shownfinding.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

Exit failed(const std::string& why, bool json)
{
    complain(why);
    if (json)
        sayJson({{"error", why}});
    return Exit::unusable;
}

Json exported(const RosterExportRequest& request, const QByteArray& bytes)
{
    Json object{{"format", request.formatWord}, {"bytes", bytes.size()}};
    if (request.output != "-") {
        object["output"] = request.output;
    } else {
        const bool text = request.format != ExportFormat::pdf;
        object["encoding"] = text ? "utf-8" : "base64";
        object["content"] = (text ? bytes : bytes.toBase64()).toStdString();
    }
    return object;
}

} // namespace

Exit run(const RosterExportRequest& request, bool json)
{
    const RosterFile opened = openRoster(request.file);
    const RosterReport& report = opened.report;
    if (report.isMalformed() || !report.catalogue) {
        for (const ShownFinding& finding : report.findings)
            if (finding.fault)
                complain(lineOf(finding));
        if (!report.unreadable)
            complain("nothing is exported, since part of the list would be missing");
        if (json)
            sayJson({{"findings", findingsJson(report)}});
        return exitOf(report);
    }
    const auto bytes = exportRoster(report.roster, *report.catalogue, *report.system, request.format);
    if (!bytes)
        return failed(toText(bytes.error()).toStdString(), json);
    if (request.output != "-") {
        if (const std::string why = writeFile(request.output, *bytes, request.file); !why.empty())
            return failed("can't write '" + request.output + "': " + why, json);
    } else if (!json) {
        sayBytes({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    }
    if (json)
        sayJson(exported(request, *bytes));
    return Exit::done;
}

} // namespace adjutant::cli
