#include "core/yaml/cardreader.h"

#include "core/match/answered.h"
#include "core/table/view.h"
#include "core/yaml/answerfaults.h"

#include <algorithm>

namespace adjutant::yaml {

namespace {

AskForm formOf(Task<> (*asks)(Ask& ask))
{
    return [asks](const table::Answers& answers) {
        Ask asked({{answers, 0, false}}, Ask::Missing::leftOut);
        asked.run(asks(asked));
        return asked.form();
    };
}

} // namespace

table::Answers readCard(const Node& node, const ListShape& shape, const std::string& name, FaultList& faults)
{
    const AskForm ask = [&shape](const table::Answers& answers) {
        return answered<table::CardView>(shape.card, answers, Ask::Missing::leftOut).form;
    };
    ReadAnswers read = readAnswers(node, "card", faults);
    if (!name.empty() && !read.answers.contains("name")) {
        const table::Form blank = ask({});
        if (std::ranges::find(blank.fields, "name", &table::Field::path) != blank.fields.end())
            read.answers.emplace("name", name);
    }
    addAnswerFaults(ask, read, faults);
    return std::move(read.answers);
}

table::Answers readCard(const Node& node, const CardKind& kind, const table::Answers& known,
                        FaultList& faults)
{
    ReadAnswers read = readAnswers(node, "card", faults);
    read.answers.insert(known.begin(), known.end());
    addAnswerFaults(formOf(kind.ask), read, faults);
    return std::move(read.answers);
}

table::Answers readExtras(Mapping& keys, Task<> (*extras)(Ask& ask), FaultList& faults)
{
    if (!extras || !keys.valid())
        return {};
    const std::vector<std::string> others = keys.known();
    ReadAnswers read = readAnswers(keys.rest(), keys.at(), faults);
    addAnswerFaults(formOf(extras), read, faults, others);
    return std::move(read.answers);
}

} // namespace adjutant::yaml
