// The few words of the page itself, in the languages of words/: all others come from the keeper, ready to show.

const LANGUAGES = ['en', 'de', 'fr', 'es'];
let spoken = 'en', locale = 'en', words = {};

/// Takes a language of those, or the phone's where none is wanted; gives the one that is spoken from now on. Its words are
/// there a moment later.
export function setLanguage(wanted, loaded = () => {}) {
    const offered = wanted ? [wanted] : navigator.languages ?? [navigator.language];
    locale = offered.find(each => LANGUAGES.includes(each.slice(0, 2))) ?? 'en';
    if (spoken === locale.slice(0, 2))
        return spoken;
    spoken = locale.slice(0, 2);
    words = {};
    document.documentElement.lang = spoken;
    const language = spoken;
    if (spoken !== 'en')
        fetch(`./words/${language}.json`).then(reply => reply.json()).then(found => {
            if (language === spoken)
                words = found;
            loaded();
        }, () => {});
    return spoken;
}

/// In the language of the page, with what belongs in its places.
export const t = (text, ...parts) => (words[text] ?? text).replace(/%(\d)/g, (place, k) => parts[k - 1] ?? '');

const formats = new Map();
/// A number as people of that language write it.
export function formatted(value, options = {}) {
    const key = locale + JSON.stringify(options);
    if (!formats.has(key))
        formats.set(key, new Intl.NumberFormat(locale, options));
    return formats.get(key).format(value);
}
