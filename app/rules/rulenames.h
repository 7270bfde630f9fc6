#pragma once

#include "core/door/view.h"
#include "core/reference/reference.h"

#include <QHash>
#include <QList>
#include <QString>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// Finds the entry that words on a page are about, by its title or another of its names: "Wounds 2",
/// "Authority (20 cm)", "has Moved". The reference must outlive it.
class RuleNames
{
public:
    explicit RuleNames(const Reference& reference);

    /// The entry of the longest run of words that is a name of one, and at least half of the label beside its
    /// figures; null where there is none. Of several of one name it is the one of that shelf: `skill/`.
    const ReferenceEntry* find(const QString& label, std::string_view shelf = {}) const;

private:
    QHash<QString, QList<const ReferenceEntry*>> m_entries; ///< by the folded words of each name
    qsizetype m_longest = 0;                                ///< words of the longest name
};

/// Markdown in one line without its marks.
QString withoutMarks(const std::string& markdown);
/// What an entry says, its reading behind its text, so.
QString plainText(const ReferenceEntry& entry);

/// The entries with what the page calls their things as further names, as translators gave them as words of
/// `context`: the rules may be in English where the page isn't. Those in the page's language have them
/// already.
Reference withNamesOfPage(const Reference& reference, const std::string& context,
                          const std::string& language);

/// How soon a rule may matter, soonest first.
enum class Moment {
    due,     ///< what is asked, or goes on, now
    acting,  ///< on the card of who is to act, or lies with it
    offered, ///< what can be done now
    phase,   ///< what the phase is called
    against, ///< on the cards of opponents that can be met
    goals    ///< what the match is played for
};

/// An entry that may matter now.
struct RuleForNow
{
    const ReferenceEntry* entry = nullptr;
    Moment moment = Moment::due;
};

/// The entries that can matter as a match stands, each once, the most urgent first. They are about the
/// piece that does something; between two activations, about the pieces that may act. `open` are the forms of
/// what has to be done.
std::vector<RuleForNow> rulesForNow(const door::MatchView& view, const std::vector<door::Offer>& offers,
                                    const std::vector<door::Form>& open, const Reference& reference,
                                    const RuleNames& names);

} // namespace adjutant
