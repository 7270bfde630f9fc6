#pragma once

#include "core/expected.h"
#include "core/match/ask.h"

namespace adjutant {

/// What came of a procedure that changes nothing but its result: a typed card, an odds question.
template <class Result> struct Answered
{
    table::Form form;
    Result result;
};

/// Asks a procedure that has no match around it, with a draft of answers. The result is whole where the form
/// is complete.
template <class Result>
Answered<Result> answered(Task<> (*procedure)(Result& result, Ask& ask), const table::Answers& answers,
                          Ask::Missing missing, Result result = {})
{
    Ask ask({{answers, 0, false}}, missing);
    ask.run(procedure(result, ask));
    return {ask.form(), std::move(result)};
}

/// The result of answers that leave nothing open; why they are refused otherwise.
template <class Result>
Expected<Result, table::Remark> wholeAnswer(Task<> (*procedure)(Result& result, Ask& ask),
                                            const table::Answers& answers)
{
    auto asked = answered<Result>(procedure, answers, Ask::Missing::leftOut);
    if (asked.form.refusal)
        return refuse(std::move(*asked.form.refusal));
    return std::move(asked.result);
}

} // namespace adjutant
