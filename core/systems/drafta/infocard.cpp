#include "core/systems/drafta/drafta.h"

#include <charconv>

namespace adjutant::drafta {

namespace {

constexpr std::size_t longestAbility = 200; ///< bytes
constexpr int mostAbilities = 20;
constexpr int mostVulnerabilities = 12;
constexpr int lowestFactor = 2, highestFactor = 4; ///< of a vulnerability
constexpr int mostMovement = 99;                   ///< squares

constexpr std::array classes{
    Named{"archer", TR("Archer")},
    Named{"mage", TR("Mage")},
    Named{"other", TR("Other")},
};

// What stands on a card: asked under its key, shown under its label; figures have a range.
struct Entry
{
    const char* key;
    Words label;
    const char* rule;
    int lowest = 0;
    int highest = 0;
};

constexpr Entry hitPoints{"hp", TR("Hit points"), "rule/unit-card", 1, Card::mostHp};
constexpr Entry movement{"movement", TR("Movement"), "rule/movement", 0, mostMovement};
constexpr Entry fullDamage{"full", TR("Full Damage"), "rule/combat", 0, Card::mostDamage};
constexpr Entry partialDamage{"partial", TR("Partial Damage"), "rule/combat", 0, Card::mostDamage};
constexpr Entry typeOfAttack{"attack_type", TR("Type of attack"), "rule/vulnerability"};
constexpr Entry tieBreaker{"breaks_ties", TR("Breaks ties"), "rule/ties"};
constexpr Entry airUnit{"air", TR("Air unit"), "rule/special-movement"};
constexpr Entry playersOwn{"player_character", TR("Player character"), "rule/defeat"};

NumberOf figureOf(const std::string& prefix, const Entry& entry)
{
    return NumberOf(prefix + entry.key, entry.label, entry.lowest, entry.highest).rule(entry.rule);
}

Task<bool> askMark(Ask& ask, std::string prefix, Entry entry)
{
    return askWhether(ask, prefix + entry.key, entry.label, entry.rule);
}

door::Stat statOf(const Entry& entry, int value)
{
    return {entry.key, message(entry.label), verbatim(std::to_string(value))};
}

// A name, unless it says that there is none.
std::string_view nameOrNone(std::string_view name)
{
    return name != "none" ? name : std::string_view();
}

} // namespace

Message toText(UnitClass unitClass)
{
    return message(classes[static_cast<std::size_t>(unitClass)].label);
}

bool grantsNoVulnerabilities(std::string_view ability)
{
    return asWord(ability).find("no-vulnerabilit") != std::string::npos;
}

bool hasNoVulnerabilities(const Card& card)
{
    return std::ranges::any_of(card.abilities, grantsNoVulnerabilities);
}

Task<std::string> askTypeOfAttack(Ask& ask, std::string path, std::string preset)
{
    TextOf question(std::move(path), typeOfAttack.label, longestName);
    question.word().usuallyNone().ifSkipped(TR("No type")).rule(typeOfAttack.rule);
    if (!preset.empty())
        question.preset(std::move(preset));
    const std::string typed = (co_await ask.textOrNone(std::move(question))).value_or(std::string());
    co_return asWord(nameOrNone(typed));
}

int damageTo(const Card& target, int damage, std::string_view type)
{
    if (hasNoVulnerabilities(target))
        return damage;
    const auto found = target.vulnerable.find(std::string(type));
    return found == target.vulnerable.end() ? damage : damage * found->second;
}

Task<Card> askCard(Ask& ask, std::string prefix, bool needsHp)
{
    Card card;
    card.name = co_await askWords(ask, prefix + "name", TR("Name"), TR("No name"), "");
    NumberOf hp = figureOf(prefix, hitPoints);
    if (needsHp) {
        card.hp = co_await ask.number(std::move(hp));
    } else {
        hp.usuallyNone().ifSkipped(TR("Defeat not computed"));
        card.hp = (co_await ask.numberOrNone(std::move(hp))).value_or(0);
    }
    card.movement = co_await ask.numberOrNone(
        figureOf(prefix, movement).unit(counted(TR_N("square(s)"), 2)).ifSkipped(TR("Distance not checked")));
    card.full = co_await ask.number(figureOf(prefix, fullDamage));
    card.partial = co_await ask.number(figureOf(prefix, partialDamage));
    const std::string unitClass = co_await ask.one(
        Pick(prefix + "class", TR("Class"), classes).preset("other").rule("rule/ranged-attacks"));
    card.unitClass = kindNamed<UnitClass>(unitClass, classes);
    card.attackType = co_await askTypeOfAttack(ask, prefix + typeOfAttack.key);
    card.breaksTies = co_await askMark(ask, prefix, tieBreaker);
    card.air = co_await askMark(ask, prefix, airUnit);
    const auto types =
        co_await ask.rows(RowsOf(prefix + "vulnerable", TR("Vulnerable to"), 0, mostVulnerabilities)
                              .named()
                              .rowLabel(typeOfAttack.label)
                              .rule(typeOfAttack.rule));
    for (const std::string& each : types) {
        const int factor = co_await ask.number(NumberOf(prefix + "vulnerable/" + each,
                                                        message(TR("Damage from %1 ×"), dataWord(each)),
                                                        lowestFactor, highestFactor));
        card.vulnerable.emplace(asWord(each), factor);
    }
    const std::string talent =
        co_await askWords(ask, prefix + "talent", TR("One-time talent"), TR("None"), "rule/talents");
    card.talent = nameOrNone(talent);
    const auto abilities = co_await ask.rows(RowsOf(prefix + "abilities", TR("Abilities"), 0, mostAbilities)
                                                 .rowLabel(TR("Ability"))
                                                 .why(TR("An ability with “special” or “heals” becomes an "
                                                         "action: “Special attack: a fireball for 3”")));
    for (const std::string& row : abilities)
        card.abilities.push_back(
            co_await ask.text(TextOf(prefix + "abilities/" + row, TR("Ability"), longestAbility)));
    card.playerCharacter = co_await askMark(ask, prefix, playersOwn);
    co_return card;
}

door::CardView toView(const Card& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    if (isRanged(card))
        view.kind = toText(card.unitClass);
    view.stats.push_back(statOf(hitPoints, card.hp));
    if (card.movement)
        view.stats.push_back(statOf(movement, *card.movement));
    view.stats.push_back(statOf(fullDamage, card.full));
    view.stats.push_back(statOf(partialDamage, card.partial));
    if (!card.attackType.empty())
        view.stats.push_back(
            {typeOfAttack.key, TR("Type"), dataWord(card.attackType), message(typeOfAttack.label)});
    if (card.playerCharacter)
        view.chips.push_back(message(playersOwn.label));
    if (card.air)
        view.chips.push_back(message(airUnit.label));
    if (card.breaksTies)
        view.chips.push_back(message(tieBreaker.label));
    for (const std::string& ability : card.abilities)
        view.chips.push_back(ability == "no_vulnerabilities" ? TR("No vulnerabilities") : verbatim(ability));
    // What never counts is no vulnerability.
    for (const auto& [type, factor] :
         hasNoVulnerabilities(card) ? std::map<std::string, int>() : card.vulnerable)
        view.lines.push_back(message(TR("Vulnerable to %1: damage ×%2"), dataWord(type), factor));
    if (!card.talent.empty())
        view.lines.push_back(message(TR("One-time talent: %1"), card.talent));
    return view;
}

namespace {

// How such words begin in English, French, German and Spanish.
constexpr std::string_view wordsOfHealing[]{"heal",  "soign", "soin", "guéri", "heilt",
                                            "heile", "heilu", "cura", "sana"};
constexpr std::string_view wordOfNone = "health"; ///< begins like one that heals
constexpr std::string_view wordsOfSpecials[]{"special", "spécial", "spezial", "especial"};

bool isLetter(char each)
{
    const auto byte = static_cast<unsigned char>(each);
    return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || byte >= 0x80;
}

// In small letters, each word between two spaces: " heals an ally by 2 ".
std::string spaced(std::string_view text)
{
    std::string words(1, ' ');
    for (const char each : text) {
        const char small = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
        if (isLetter(small))
            words += small;
        else if (words.back() != ' ')
            words += ' ';
    }
    if (words.back() != ' ')
        words += ' ';
    return words;
}

bool hasWord(const std::string& text, std::span<const std::string_view> beginnings)
{
    const std::string words = spaced(text);
    for (std::size_t at = 0; at + 1 < words.size(); at = words.find(' ', at + 1)) {
        const std::string_view word = std::string_view(words).substr(at + 1);
        if (!word.starts_with(wordOfNone) &&
            std::ranges::any_of(beginnings, [word](std::string_view each) { return word.starts_with(each); }))
            return true;
    }
    return false;
}

std::string wordsWith(const Card& card, std::span<const std::string_view> beginnings)
{
    for (const std::string& ability : card.abilities)
        if (hasWord(ability, beginnings))
            return ability;
    return hasWord(card.talent, beginnings) ? card.talent : std::string();
}

} // namespace

std::string healingOf(const Card& card)
{
    return wordsWith(card, wordsOfHealing);
}

std::string specialOf(const Card& card)
{
    return wordsWith(card, wordsOfSpecials);
}

std::string effectOfSpecial(const Card& card)
{
    const std::string words = specialOf(card);
    const std::size_t colon = words.find(": ");
    const bool isNamed = colon != words.npos && hasWord(words.substr(0, colon), wordsOfSpecials);
    return isNamed ? words.substr(colon + 2) : words;
}

bool areOfTalent(const Card& card, const std::string& words)
{
    return !words.empty() && !findIn(card.abilities, words);
}

std::optional<int> numberIn(std::string_view words, int lowest, int highest)
{
    const std::size_t first = std::min(words.find_first_of("0123456789"), words.size());
    int number = 0;
    const auto read = std::from_chars(words.data() + first, words.data() + words.size(), number);
    return read.ec == std::errc() && lowest <= number && number <= highest ? std::optional(number)
                                                                           : std::nullopt;
}

NumberOf numberIn(const std::string& words, const char* path, Words label, int lowest, int highest)
{
    NumberOf question(path, label, lowest, highest);
    question.why(verbatim(words));
    if (const auto number = numberIn(words, lowest, highest))
        question.preset(*number);
    return question;
}

std::string typeIn(std::string_view words, const std::vector<std::string>& types)
{
    const std::string text = spaced(words);
    std::string longest;
    for (const std::string& type : types)
        if (type.size() > longest.size() && text.find(spaced(type)) != std::string::npos)
            longest = type;
    return longest;
}

} // namespace adjutant::drafta
