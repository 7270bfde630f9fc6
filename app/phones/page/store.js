// What the page shows: the match as the keeper sent it, sorted for the pages, and what this phone has open.

import { Link, patched, storage } from './link.js';
import { hold } from './ui.js';
import { formatted, setLanguage, t } from './words.js';

const LONGER = 300; // in ms: what others did puts something else under a finger that nobody expects there

export const store = {
    data: null, // {match, me, others, proposal, game, records, clock}
    at: '',
    seq: 0,
    moment: null, // {position, view}: an earlier moment that is looked at
    pane: 'forces',
    sheets: [], // of {kind, …}: the last one is on top
    form: null,
    result: null,
    note: null, // {text, tone}
    news: null, // {title, reported}: what somebody else did
    announced: '',
    busy: 0,
    settings: { language: '', theme: '', size: 1, ...storage.get('settings') },
};

let draw = () => {};
let drawn = false;
/// Draws the page once, however much has changed.
export function changed() {
    if (drawn)
        return;
    drawn = true;
    queueMicrotask(() => {
        drawn = false;
        draw();
    });
}
export const drawWith = drawing => (draw = drawing);
/// Changes some of that, and draws it.
export function put(change) {
    Object.assign(store, change);
    changed();
}

const language = () => setLanguage(store.settings.language, changed);
language();

export const link = new Link({
    changed,
    language,
    position: () => store.at,
    refused: message => report(message.why.message, 'bad'),
    message: receive,
});

/// Whether the players begin though something of the setup is open; that holds for this match.
export const startedNow = () => storage.get('started') === link.device?.id;
export function startNow() {
    storage.set('started', link.device?.id);
    changed();
}

let arrived = [];
function receive(message) {
    if (message.type === 'match') {
        const { type, at, seq, last, ...data } = message;
        link.knows(last);
        show(data, message);
    } else if (message.type === 'patch') {
        if (message.from !== store.at || message.seq !== store.seq + 1)
            return void link.post({ type: 'again' });
        try {
            show(patched(store.data, message.patch), message);
        } catch {
            link.post({ type: 'again' });
        }
    }
}

function show(data, { at, seq }) {
    const before = store.data;
    Object.assign(store, { data, at, seq, shown: Date.now() });
    if (before && before.records !== data.records && !store.busy)
        hold(LONGER);
    scenes.clear();
    if (before)
        announceNews(before, data);
    shownHooks.forEach(each => each());
    const waiting = arrived;
    arrived = [];
    waiting.forEach(each => each());
    changed();
}

const shownHooks = [];
/// Calls back after each new state of the match.
export const whenShown = hook => shownHooks.push(hook);

/// Waits until the page shows what the keeper acknowledged.
export async function caughtUp(at) {
    const enough = Date.now() + 3000;
    while (at && Number(store.at) < Number(at) && Date.now() < enough)
        await Promise.race([new Promise(resolve => arrived.push(resolve)), new Promise(resolve => setTimeout(resolve, 3000))]);
}

// What was put right stands for itself, not for the action before it.
function lastDone(match) {
    const lines = match?.latest ?? [];
    const corrects = each => each?.role === 'correction';
    return corrects(lines.at(-1)) ? lines.slice(-1) : lines.filter(each => !corrects(each));
}
export const reportsOf = match => lastDone(match).flatMap(line => line.sentences ?? []).filter(each => each.tone !== 'quiet');

/// Who won, or was hurt, before all else.
export const decides = each => ['good', 'bad'].includes(each.tone);
export const decidingFirst = lines => [...lines.filter(decides), ...lines.filter(each => !decides(each))];

// Others act, too: what they did is shown until somebody taps it away, and said, and whose turn it is.
function announceNews(before, now) {
    const line = now.match.latest?.at(-1);
    const entryOf = each => each ? each.entry ?? 0 : -1;
    const last = entryOf(before.match.latest?.at(-1));
    const isNew = entryOf(line) > last;
    const reported = isNew ? reportsOf(now.match) : [];
    const others = reported.length > 0 && !store.busy;
    if (others)
        store.news = { title: lastDone(now.match)[0].label, reported };
    else if (now.records < before.records && before.match.undo && !store.busy)
        store.news = { title: t('Undone'), reported: [{ message: before.match.undo }] };
    else if (entryOf(line) !== last)
        store.news = null; // or it was taken back
    // What was asked for and isn't any more was done, or nobody agreed, or something else was played.
    if (before.proposal?.mine && now.proposal?.id !== before.proposal.id && !store.busy) {
        if (now.records === before.records && !isNew)
            report(t('The others didn’t agree.'), 'bad');
        else if (isNew && ![lastDone(now.match)[0].label, ...reportsOf(now.match).map(each => each.message)].some(each => before.proposal.text.includes(each)))
            report(t('Something else was played first. What you proposed isn’t asked any more.'), 'bad');
    }
    const turn = now.match.view.headline ?? '';
    const announced = others ? reported.map(each => each.message) : [];
    if (turn !== before.match.view.headline)
        announced.push(turn);
    if (announced.length)
        store.announced = announced.join('. ');
}

export function report(text, tone = 'plain') {
    if (!text)
        return;
    clearTimeout(report.timer);
    report.timer = setTimeout(() => put({ note: null }), 6000);
    put({ note: { text, tone } });
}

/// What the keeper says; nothing where it refuses, which is shown.
export const ask = (type, fields) => link.ask(type, fields).catch(remark => report(remark.message, 'bad'));

export function keepSettings(change) {
    const language = store.settings.language;
    store.settings = { ...store.settings, ...change };
    storage.set('settings', store.settings);
    if (store.settings.language !== language)
        link.connect(); // the keeper's texts come in the other language
    changed();
}

/// Sends a command and waits for its answer; buttons are held until then.
export async function command(type, fields) {
    ++store.busy;
    changed();
    const answer = await link.command(type, fields);
    if (answer.type === 'ack')
        await caughtUp(answer.at);
    if (answer.proposed)
        report(t('The others are asked to agree.'));
    --store.busy;
    changed();
    return answer;
}

/// The same for what needs no further step: a refusal is shown.
export async function order(type, fields) {
    const answer = await command(type, fields);
    if (answer.type !== 'ack')
        report(answer.why.message, 'bad');
    return answer;
}

/// What a side's chess clock shows, in milliseconds.
export const clockOf = side => store.data.clock && (store.data.clock.of?.[side] ?? 0) + (store.data.clock.runs === side ? Date.now() - store.shown : 0);
setInterval(() => store.data?.clock?.runs && changed(), 1000);

/// Whether nothing may be entered now.
export const held = () => store.busy > 0 || link.state === 'closed' || link.health === 'red';

// ---- sheets

const sheetsBut = kind => store.sheets.filter(each => each.kind !== kind);
export const openSheet = (kind, about) => put({ sheets: [...sheetsBut(kind), { kind, ...about }] });
export const closeSheet = kind => put({ sheets: kind ? sheetsBut(kind) : store.sheets.slice(0, -1) });

// ---- the match, sorted

// They come with their ids, so that a patch names what changed.
const listOf = list => list?.ids.map(id => list.by[id]) ?? [];

const scenes = new Map();
const COLOURS = ['red', 'blue', 'green', 'purple', 'yellow'];
export const keyText = key => [key.procedure, key.piece ?? '', key.side ?? ''].join('|');
export const isClosed = offer => offer.standing === 'closed';

function sideColour(side, place) {
    const name = COLOURS.includes(side) ? side : place >= 0 ? COLOURS[place % COLOURS.length] : '';
    return name ? `var(--${name})` : 'var(--muted)';
}

/// The colour of a side that is here by its id only.
export const colourOf = id => sideColour(id, sideOf(id)?.place ?? -1);

/// Everything that the pages draw of a match, once for each state.
export function scene() {
    const view = store.moment ? store.moment.view : store.data?.match?.view;
    if (!view)
        return null;
    let found = scenes.get(view);
    if (!found) {
        scenes.clear();
        found = sorted(view, store.moment ? {} : store.data.match, store.data.me ?? {});
        scenes.set(view, found);
    }
    return found;
}

function sorted(view, match, me) {
    const pieces = listOf(view.pieces);
    const mine = me.sides ?? [];
    const sides = (view.sides ?? []).map((side, place) => {
        const own = pieces.filter(piece => piece.ref.split('/')[0] === side.id);
        const counted = side.counters?.find(each => each.id === side.score);
        const score = counted ? counted.value ?? 0 : side.points ?? own.filter(each => !each.out).length;
        return {
            ...side, place, colour: sideColour(side.id, place), mine: mine.includes(side.id), score, scoreId: side.score,
            scored: side.points !== undefined ? view.pointsLabel ?? '' : counted?.label ?? '',
            // What it may have got in secret doesn't count here.
            open: !view.over && !mine.includes(side.id) && (view.goals ?? []).some(goal => goal.checks?.some(check => check.side === side.id && check.known === false)),
            acts: (view.toAct ?? []).includes(side.id), won: !view.closing && (view.winners ?? []).includes(side.id),
            pieces: [...own.filter(each => !each.out), ...own.filter(each => each.out)],
        };
    });
    const all = { view, sides, pieces, boards: view.boards ?? [], goals: view.goals ?? [], offers: listOf(match.offers), due: [], ends: [], turn: [], setup: [], corrections: [], ofPiece: {}, ofSide: {} };
    all.grounds = all.boards.filter(each => each.drawn.kind === 'ground');
    all.strips = all.boards.filter(each => each.drawn.kind === 'track' || each.drawn.items?.some(item => item.current));
    all.rows = all.boards.filter(each => each.drawn.kind === 'row' && !all.strips.includes(each));
    all.inOrder = [...sides].sort((a, b) => (b.mine - a.mine) || a.place - b.place); // own first
    all.offers.forEach(offer => place(all, offer, all.offers.some(each => each.open)));
    if (!store.moment)
        keepPlaces(all);
    all.setup.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    const needed = offer => (offer.section === 'setup' || offer.step) && !offer.settled && !offer.optional && !isClosed(offer);
    all.settingUp = !view.begun && all.offers.some(needed);
    return all;
}

const noOffers = () => ({ open: [], closed: [], corrections: [] });
/// What a unit or a side can do now.
export const offersOf = id => scene().ofPiece[id] ?? scene().ofSide[id] ?? noOffers();

// The same places as on the app's own page.
function place(all, offer, waits) {
    const { piece, side } = offer.key;
    const section = offer.section ?? 'turn';
    const ofPiece = piece?.includes('/');
    const of = ofPiece ? (all.ofPiece[piece] ??= noOffers()) : side ? (all.ofSide[side] ??= noOffers()) : null;
    const cancels = waits && !offer.open && (offer.role ?? 'procedure') === 'procedure';
    if (offer.ends && !isClosed(offer))
        return void (waits || all.ends.push(offer));
    if ((section === 'setup' || offer.step) && !all.view.begun && !waits) {
        all.setup.push(offer);
        if (section === 'setup')
            return;
    }
    if (section === 'due' && !isClosed(offer) && !cancels) {
        all.due.push(offer);
        if (ofPiece)
            of.open.push(offer);
        return;
    }
    const corrects = section === 'match' || (section === 'setup' && all.view.begun);
    if (!of)
        (corrects ? all.corrections : all.turn).push(offer);
    else
        (isClosed(offer) ? of.closed : corrects ? of.corrections : of.open).push(offer);
}

// Nothing comes to lie where another button was a moment ago: what was done keeps its place, closed, and what becomes
// possible comes behind it, as long as the same side has its turn.
let places = { turn: '', of: {} };
function keepPlaces({ view, ofPiece, ofSide }) {
    const turn = [view.round, ...(view.toAct ?? [])].join('|');
    if (places.turn !== turn)
        places = { turn, of: {} };
    for (const [about, of] of Object.entries({ ...ofPiece, ...ofSide })) {
        const keys = (places.of[about] ??= new Set());
        of.open.forEach(each => keys.add(keyText(each.key)));
        const offers = new Map([...of.closed, ...of.open].map(each => [keyText(each.key), each]));
        of.open = [...keys].map(key => offers.get(key)).filter(Boolean);
        of.closed = of.closed.filter(each => !keys.has(keyText(each.key)));
    }
}

export const pieceOf = ref => scene()?.pieces.find(each => each.ref === ref);
export const sideOf = id => scene()?.sides.find(each => each.id === id);
export const sideOfPiece = ref => sideOf(ref.split('/')[0]);

/// Whose an offer is, in words; nothing where it is said by where it stands.
export function ownerOf(offer) {
    const { piece, side } = offer.key;
    return piece?.includes('/') ? pieceOf(piece)?.name ?? '' : sideOf(piece || side)?.name ?? '';
}

/// The offer that a mark, a check or a counter names, where this phone has it.
export function offerFor(procedure, ref) {
    if (!procedure || store.moment)
        return null;
    const side = ref.split('/')[0];
    const fits = key => key.procedure === procedure && (key.piece ? key.piece === ref : !key.side || key.side === side);
    return scene().offers.find(each => fits(each.key) && !isClosed(each)) ?? null;
}

export function counterText(counter) {
    const value = formatted(counter.value ?? 0);
    return counter.most !== undefined ? t('%1 of %2', value, formatted(counter.most)) : value;
}
