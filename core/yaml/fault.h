#pragma once

#include "core/catalogue/catalogue.h"
#include "core/words/message.h"

namespace adjutant::yaml {

/// What can be wrong with a text that claims to be one of our files.
enum class FaultRule {
    unreadable, ///< the file could not be read at all
    tooLarge,   ///< more than Limits::bytes
    tooDeep,    ///< nested deeper than Limits::depth
    tooMany,    ///< more nodes than Limits::nodes
    reference,  ///< an anchor, an alias or a tag
    notUtf8,
    syntax,        ///< not YAML
    unknownFormat, ///< no format we know, or one of a newer version
    wrongType,
    missingKey,
    unknownKey,
    duplicateKey,
    outOfRange,
    tooLong,
    badId,       ///< an id with letters that ids don't have
    unknownWord, ///< a word that isn't among those allowed
    unknownId,   ///< a mention of a thing that nothing has
    duplicateId,
    refused, ///< a rule of the game: the subject is the sentence, or what is allowed
};

/// How many faults of one file are given: nobody reads more.
inline constexpr std::size_t mostFaults = 1000;

/// The code of a rule as the command line prints it: `unknown-key`, …
std::string_view toWord(FaultRule rule);

/// The rule of that code; none where it is none.
std::optional<FaultRule> faultRule(std::string_view word);

/// One thing that is wrong with a file: where, what, and what is allowed instead.
struct Fault
{
    FaultRule rule = FaultRule::syntax;
    Place place;
    std::string subject{}; ///< the key, id or value in question
    Message allowed{};     ///< what would be right: in our words, or those of the file
    std::string nearest{}; ///< what was probably meant; may be empty

    bool operator==(const Fault&) const = default;
};

/// A fault that a sentence of its own says.
inline Fault refusedAt(Place place, Message why)
{
    return {FaultRule::refused, std::move(place), {}, std::move(why)};
}

/// Whether the file as a whole could not be read, so that nothing can be said of its contents.
inline bool isUnreadable(const Fault& fault)
{
    return fault.rule <= FaultRule::syntax;
}

/// What is wrong, without its place.
Message toMessage(const Fault& fault);
inline std::string inEnglish(const Fault& fault)
{
    return toText(toMessage(fault));
}

/// The faults of one file from its top to its bottom; readers find some of them earlier than others.
std::vector<Fault> inFileOrder(std::vector<Fault> faults);

} // namespace adjutant::yaml
