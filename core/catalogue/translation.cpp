#include "core/catalogue/translation.h"

namespace adjutant {

namespace {

template <class Things> auto thingNamed(Things& things, const std::string& id)
{
    return findIn(things, id, [](const auto& each) { return each.id.text(); });
}

void replaceText(std::string& text, const std::string& original, const std::string& translation)
{
    if (!translation.empty() && text == original)
        text = translation;
}

bool isTextAnswer(const door::Value& value)
{
    return std::holds_alternative<std::string>(value) ||
           std::holds_alternative<std::vector<std::string>>(value);
}

template <class Thing> void replaceTextsOf(Thing& thing, const Thing& original, const TranslatedThing& words)
{
    const std::string name = thing.name;
    replaceText(thing.name, original.name, words.name);
    if constexpr (requires { thing.aliases; })
        if (name != thing.name)
            thing.aliases.push_back(name);
    if constexpr (requires { thing.title; })
        replaceText(thing.title, original.title, words.title);
    if constexpr (requires { thing.summary; })
        replaceText(thing.summary, original.summary, words.summary);
    if constexpr (requires { thing.note; })
        replaceText(thing.note, original.note, words.note);
    if constexpr (requires { thing.card; }) {
        replaceTexts(thing.card, original.card, words.card);
        // A card that says no other name goes by that of the thing.
        const auto typed = thing.card.find("name");
        if (typed != thing.card.end() && typed->second == door::Value(original.name))
            typed->second = thing.name;
    }
}

template <class Thing>
void translate(std::vector<Thing>& things, const std::vector<Thing>& originals,
               const std::vector<TranslatedThing>& translations)
{
    for (const TranslatedThing& words : translations) {
        Thing* thing = thingNamed(things, words.id);
        const Thing* original = thingNamed(originals, words.id);
        if (thing && original)
            replaceTextsOf(*thing, *original, words);
    }
}

} // namespace

void replaceTexts(door::Answers& card, const door::Answers& original, const door::Answers& translation)
{
    for (const auto& [path, text] : translation) {
        const auto at = card.find(path);
        const auto before = original.find(path);
        if (at != card.end() && before != original.end() && at->second == before->second &&
            isTextAnswer(at->second) && at->second.index() == text.index())
            at->second = text;
    }
}

Catalogue translated(const Catalogue& catalogue, const Translation& translation, const Catalogue& original)
{
    CatalogueContents made = catalogue.contents();
    const auto replace = [&translation](ThingKind kind, auto& things, const auto& originals) {
        translate(things, originals, translation.of(kind));
    };
    eachKind(replace, made, original.contents());
    for (const TranslatedThing& words : translation.of(ThingKind::readyList)) {
        ReadyList* list = findIn(made.readyLists, words.id, &ReadyList::roster);
        const ReadyList* before = findIn(original.readyLists(), words.id, &ReadyList::roster);
        if (list && before)
            replaceText(list->note, before->note, words.note);
    }
    return Catalogue::assembled(std::span(&made, 1));
}

std::vector<door::Path> strayCardTexts(ThingKind kind, const TranslatedThing& thing,
                                       const Catalogue& catalogue)
{
    const auto* other = kind == ThingKind::card ? thingNamed(catalogue.cards(), thing.id) : nullptr;
    const Unit* unit = kind == ThingKind::unit ? catalogue.find(UnitId(thing.id)) : nullptr;
    std::vector<door::Path> strays;
    if (!other && !unit)
        return strays;
    const door::Answers& card = other ? other->card : unit->card;
    for (const auto& [path, text] : thing.card) {
        const auto at = card.find(path);
        if (at == card.end() || !isTextAnswer(at->second) || at->second.index() != text.index())
            strays.push_back(path);
    }
    return strays;
}

} // namespace adjutant
