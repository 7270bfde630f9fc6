// An action is one sheet that never jumps: what was answered on top, the question at hand, pad and buttons at the foot.

import { storage } from './link.js';
import { Ground } from './map.js';
import { Forecast, oddsAsked } from './odds.js';
import { changed, command, decides, keyText, link, openSheet, order, ownerOf, put, scene, sideOf, store, report, reportsOf, whenShown } from './store.js';
import { Button, hold, html, Icon, IconButton, Notice, Sheet, slipped } from './ui.js';
import { formatted, t } from './words.js';

const MOST_KEYS = 20; // faces or counts with a key each
const MOST_ROLLS = 64;

// ---- what is open

/// Opens what a tap is about; what asks nothing is played at once.
export async function openOffer(offer, answers = {}, rolls = []) {
    store.news = null;
    isBegun = true;
    const form = store.form = { offer, key: offer.key, answers, rolls, form: null, mark: undefined, editing: '', details: false, note: null, who: ownerOf(offer) };
    hold();
    changed();
    const kept = Object.keys(answers).length ? null : await keptOf(offer.key);
    if (store.form !== form)
        return;
    Object.assign(form, kept);
    await refresh(form);
    if (store.form !== form || !form.form)
        return;
    const { fields = [], complete, refusal, eyesOnly, warnings, follows, cost } = form.form;
    const asks = fields.some(each => !each.kept && !isKeyed(form, each)) || refusal || eyesOnly || warnings?.length || follows?.length || cost;
    if (complete && !asks && (offer.role ?? 'procedure') === 'procedure' && offer.section !== 'match')
        await confirm(form);
}

/// The form with all answers given so far. Only the newest are sent where the keeper is slower than the fingers.
async function refresh(form) {
    form.stale = true;
    if (form.asking)
        return form.asking;
    form.asking = (async () => {
        while (form.stale) {
            form.stale = false;
            try {
                const { answers } = form;
                const reply = await link.ask('open', { key: form.key, answers });
                if (form.stale)
                    continue;
                const { form: shown, mark, waits } = reply;
                Object.assign(form, { form: shown, mark, waits, known: answers, at: store.at, seats: seatsNow(), records: store.data.records });
                for (const path of reply.form.dropped ?? [])
                    delete form.answers[path];
                if (store.form === form && !form.sending)
                    keepDraft(form);
            } catch (remark) {
                // Taken back by somebody else: it may be asked again.
                const kept = storage.get('draft');
                if (store.form === form)
                    leave();
                storage.set('draft', kept);
                isBegun = false;
                // What was open here may have been done on another phone: then that is shown.
                if (store.data.records > form.records)
                    showResult(store.data.match.latest[0].label, '', form.rolls);
                else
                    report(remark.message, 'bad');
            }
            changed();
        }
        form.asking = null;
    })();
    return form.asking;
}

const seatsNow = () => JSON.stringify((store.data.others ?? []).map(each => each.sides));

// The match has moved on under an open form, or from what is shown; or another player has come or gone.
whenShown(() => {
    const { form, result } = store;
    if (result?.records > store.data.records)
        store.result = null;
    if (form?.form && !form.sending && (form.at !== store.at || form.seats !== seatsNow()))
        refresh(form);
});

/// Dice that were rolled are there again when it is opened again.
export function leave() {
    if (!Object.values(store.form?.answers ?? {}).some(each => Array.isArray(each) && Number.isInteger(each[0])))
        keepDraft(null);
    put({ form: null });
}

// ---- what is entered and not sent outlasts the page, where the keeper still asks the same of it

const isDraftOf = key => keyText(storage.get('draft')?.key ?? {}) === keyText(key);
/// `known`: the answers to which the keeper's form, of that mark, belongs; newer ones may wait for a connection.
function keepDraft(form) {
    if (form && Object.keys(form.answers).length)
        storage.set('draft', { key: form.key, answers: form.answers, known: form.known ?? {}, order: form.order, rolls: form.rolls, mark: form.mark, at: form.at });
    else if (!form || isDraftOf(form.key))
        storage.set('draft', undefined);
}
/// What was entered in a form, if the keeper asks the same as then: in other words, perhaps, where the match stands as it
/// did.
async function keptOf(key) {
    if (!isDraftOf(key))
        return null;
    const { answers, known, order, rolls, mark, at } = storage.get('draft');
    const asked = await link.ask('open', { key, answers: known }).catch(() => null);
    return asked && (asked.mark === mark || at === store.at) ? { answers, known, order, rolls } : null;
}

let isBegun = false; // what was entered before has been looked for, or something else was opened
whenShown(async () => {
    const offer = !isBegun && !store.form && scene().offers.find(each => isDraftOf(each.key));
    if (!offer)
        return;
    isBegun = true;
    const kept = await keptOf(offer.key);
    if (!kept || store.form)
        return;
    openOffer(offer, kept.answers, kept.rolls);
    store.form.order = kept.order;
});

function answer(form, path, value, stays = false) {
    if (form.sending)
        return;
    form.answers = { ...form.answers, [path]: value };
    form.editing = stays ? path : '';
    form.note = null;
    form.order = [...(form.order ?? []).filter(each => each !== path), path];
    keepDraft(form);
    changed();
    return refresh(form);
}

function takeBack(form) {
    const last = form.order?.at(-1);
    if (last === undefined || form.sending)
        return;
    const { [last]: dropped, ...others } = form.answers;
    form.answers = others;
    form.order = form.order.slice(0, -1);
    form.editing = '';
    keepDraft(form);
    refresh(form);
}

const isKeyed = (form, field) => form.answers[field.path] === undefined && field.origin === 'given' && [form.key.piece, form.key.side].includes(field.value);
const isDice = field => field?.input.kind === 'dice';
const isHalf = field => isDice(field) && Array.isArray(field.value) && field.value.length < (field.input.dice ?? []).length;
const isMissing = field => !field.kept && ((field.origin ?? 'missing') === 'missing' || isHalf(field));
/// What the page asks now: what is changed, or the first field without an answer.
function askedOf(form) {
    const fields = form.form?.fields ?? [];
    return fields.find(each => each.path === form.editing) ?? fields.find(isMissing);
}
/// Whether it is asked here: the keeper says whose phone it waits for.
const isOurs = (form, field) => !form.waits || field.by !== form.waits;

/// Nor is what another player answers changed here.
const isAnothers = field => field.by && !store.data.me.sides?.includes(field.by) && (store.data.others ?? []).some(each => each.sides?.includes(field.by));

const isAway = side => (store.data.others ?? []).filter(each => each.sides?.includes(side)).every(each => !each.here);

/// Leaves out whatever can be left out before the next roll or choice.
async function leaveRest(form) {
    for (let left = 0; left < MOST_ROLLS && store.form === form; ++left) {
        const asked = askedOf(form);
        if (!asked?.ifSkipped || asked.value !== undefined || isDice(asked))
            return;
        await answer(form, asked.path, null);
    }
}

/// Whether it is done.
async function confirm(form) {
    if (form.sending || !form.form?.playable)
        return false;
    form.sending = true;
    form.note = null;
    const rolls = [...form.rolls, ...rollsOf(form.form)];
    keepDraft(null); // from here on it is a command that waits to be sent
    const reply = await command('do', { key: form.key, answers: form.answers, accepted: (form.form.warnings ?? []).map(each => each.rule), form: form.mark });
    form.sending = false;
    if (reply.type !== 'ack') {
        if (store.form !== form) {
            report(reply.why.message, 'bad');
        } else {
            form.note = reply.why;
            await refresh(form);
        }
        return false;
    }
    if (reply.proposed) {
        leave();
        return true;
    }
    store.sheets = [];
    // What was begun goes on in the same sheet.
    const next = scene().offers.find(each => each.open && each.key.procedure === form.key.procedure);
    if (next) {
        await openOffer(next, {}, rolls);
        return true;
    }
    if (store.form === form)
        store.form = null;
    const reported = reportsOf(store.data.match);
    if (rolls.length || reported.length > 1 || reported.some(each => each.tone === 'good' || each.tone === 'bad'))
        showResult(form.form?.title ?? form.offer.label, form.who, rolls);
    else if (reported.length)
        store.announced = reported.map(each => each.message).join('. ');
    changed();
    return true;
}

function showResult(title, who, rolls) {
    store.news = null;
    store.result = { title, who, rolls, reported: reportsOf(store.data.match), at: store.at, records: store.data.records };
}

const rollsOf = form => (form.fields ?? []).filter(each => isDice(each) && !each.kept && each.value?.length).map(field => ({
    label: field.label, reading: field.input.reading ?? '',
    dice: field.value.map((face, k) => ({ face, ...dieOf(field, k), hit: succeeds(field, face, k) })),
}));

// ---- dice

const dieOf = (field, k) => {
    const die = (field.input.dice ?? [])[k] ?? field.input.another ?? (field.input.dice ?? []).at(-1) ?? {}; // the last: the keeper is still to say
    return { sides: die.sides ?? 6, label: die.label ?? '', faces: die.faces ?? [] };
};
const nameOf = (faces, face) => faces[Math.min(face, faces.length) - 1] || ''; // of a face that has a word
const succeeds = ({ input }, face, k) => input.droppedDie === k + 1 ? false : input.succeedsFrom === undefined ? undefined : face >= input.succeedsFrom && face <= (input.succeedsTo ?? Infinity);

/// A fair face: of 32 random bits those are dropped that would favour the low ones.
function randomFace(sides) {
    const [bits] = crypto.getRandomValues(new Uint32Array(1));
    return bits < Math.floor(2 ** 32 / sides) * sides ? bits % sides + 1 : randomFace(sides);
}

const facesOf = (form, field) => form.answers[field.path] ?? field.value ?? [];

/// Whether the next die is rolled because of a tie: it is seen before.
const isTied = (form, field) => (field.input.dice ?? [])[facesOf(form, field).length]?.afterTie;

async function rollThese(form, path) {
    for (let roll = 0; roll < MOST_ROLLS && store.form === form; ++roll) {
        const field = form.form?.fields?.find(each => each.path === path);
        const due = field?.input.dice ?? [];
        const faces = field ? facesOf(form, field) : [];
        if (faces.length >= due.length || roll > 0 && isTied(form, field))
            return;
        const tie = due.findIndex((each, k) => k > faces.length && each.afterTie);
        await answer(form, path, [...faces, ...due.slice(faces.length, tie < 0 ? due.length : tie).map((each, k) => randomFace(dieOf(field, faces.length + k).sides))]);
    }
}

/// Rolls all dice until the next choice; a complete action is played.
async function rollAll(form) {
    for (let roll = 0; roll < MOST_ROLLS && form && store.form === form; ++roll) {
        const asked = askedOf(form);
        const rolls = isDice(asked) && isOurs(form, asked);
        if (rolls)
            await rollThese(form, asked.path);
        else if (asked || !form.form?.playable || form.form.warnings?.length || form.form.refusal || !await confirm(form))
            return;
        else
            form = store.form; // what was begun goes on
    }
}

// Others are drawn from so many, or shown by a die without numbers: their label says so.
const isDie = sides => [4, 6, 8, 10, 12, 20, 100].includes(sides);

const Die = ({ face, sides, hit, label, faces, next }) => html`<span class=${`die ${hit === true ? 'hit' : hit === false ? 'miss' : ''} ${next ? 'next' : ''} ${face ? '' : 'empty'}`}
    title=${label} role="img" aria-label=${face ? `${label} ${nameOf(faces, face) || face}`.trim() : isDie(sides) ? t('D%1, not entered', sides) : t('not entered')}>${face ? nameOf(faces, face).charAt(0) || face : (faces[0] ? '?' : sides === 6 ? '' : isDie(sides) ? `D${sides}` : '?')}</span>`;

function DiceRow({ form, field }) {
    const faces = facesOf(form, field);
    const dice = field.input.dice ?? [];
    let announced = '';
    return html`<div class="dice" role="group" aria-label=${field.label}>${Array.from({ length: Math.max(dice.length, faces.length) }, (each, k) => {
        const die = dieOf(field, k);
        const label = die.label !== announced && die.label;
        announced = die.label;
        return html`${label && html`<small>${label}</small>`}<${Die} ...${die} face=${faces[k]} hit=${faces[k] && succeeds(field, faces[k], k)} next=${k === faces.length} />${faces[k] && html`<small>${nameOf(die.faces, faces[k])}</small>`}`;
    })}</div>`;
}

function enterFace(form, field, face) {
    const faces = facesOf(form, field);
    if (faces.length < (field.input.dice ?? []).length || field.input.another)
        answer(form, field.path, [...faces, face], false);
}

function DicePad({ form, field }) {
    const faces = facesOf(form, field);
    const count = (field.input.dice ?? []).length;
    const { sides, label, faces: names } = dieOf(field, faces.length);
    const whole = faces.length >= count;
    // What was drawn leaves its place empty: nothing closes up under the finger.
    const all = Array.from({ length: count }, (each, k) => dieOf(field, k).faces).reduce((most, each) => each.length > most.length ? each : most, names);
    const laid = names[0] ? [...all, ...names.filter(each => !all.includes(each))] : [];
    const keys = laid.length || names.length || sides;
    const faceOf = k => laid.length ? names.indexOf(laid[k]) + 1 : k + 1;
    const columns = names[0] ? 2 : keys <= 6 ? 6 : keys <= 10 ? 5 : keys === 12 ? 6 : 7;
    return html`<div class="pad">
        <div class="asks"><span><b>${whole ? field.label : label && (names[0] || !isDie(sides)) ? label : label ? t('%1: D%2 result', label, sides) : t('D%1 result', sides)}</b>
            <small>${t('Die %1 of %2', formatted(Math.min(faces.length + 1, count)), formatted(count))}</small></span>
            <output>${field.input.reading ?? ''}</output>
            <${IconButton} icon="undo" label=${t('Undo die')} disabled=${!faces.length} onTap=${() => answer(form, field.path, faces.slice(0, -1))} /></div>
        ${keys <= MOST_KEYS ? html`<div class="keys" style=${{ '--columns': columns }}>${Array.from({ length: keys }, (each, k) => html`
            <button type="button" class="plain" data-face=${faceOf(k) || null} disabled=${!faceOf(k)} aria-label=${`${label} ${laid[k] || names[k] || k + 1}`.trim()} onClick=${() => enterFace(form, field, faceOf(k))}>${laid[k] || names[k] || k + 1}</button>`)}</div>`
            : html`<form class="typed" onSubmit=${event => { event.preventDefault(); enterFace(form, field, Math.max(1, Math.min(sides, Number(event.target.face.value)))); event.target.reset(); }}>
                <input name="face" type="number" inputmode="numeric" min="1" max=${sides} aria-label=${t('D%1 result', sides)} required /><button class="plain">${t('OK')}</button></form>`}
        <div class="rolls"><${Button} icon="dice" kind="plain" onTap=${() => rollThese(form, field.path)}>${count - faces.length > 1 ? t('Roll %1 dice', formatted(count - faces.length)) : t('Roll')}<//>
            <${Button} icon="dice" kind="plain" onTap=${() => rollAll(form)}>${t('Roll all')}<//>
            ${field.ifSkipped && html`<${Button} kind="plain" disabled=${faces.length > 0} onTap=${() => answer(form, field.path, null)}>${field.ifSkipped}<//>`}</div>
    </div>`;
}

// ---- the other questions

function oddsOf(form, path, option) {
    if (option.odds.roll)
        return '';
    const { [path]: picked, ...answers } = form.answers;
    const reply = oddsAsked('odds', { key: form.key, answers, path, option: option.id });
    return reply ? reply.odds?.headline : '…';
}

function Pick({ form, field }) {
    const { options = [], least = 1, most = 1, ordered, typed } = field.input;
    const several = most > 1 || least === 0;
    const picked = several ? [].concat(form.answers[field.path] ?? field.value ?? []) : field.value;
    const choose = id => {
        if (!several)
            return answer(form, field.path, id);
        const now = picked.includes(id) ? picked.filter(each => each !== id) : [...picked, id].slice(-most);
        answer(form, field.path, now, true);
    };
    const lone = least === 0 && most === 1;
    return html`<div class="options" role=${several ? 'group' : 'radiogroup'} aria-label=${field.label}>
        ${several && !lone && html`<p class="muted">${least === most ? t('Choose %1', formatted(most)) : t('Choose %1 to %2', formatted(least), formatted(most))}</p>`}
        ${options.map(option => {
            const on = several ? picked.includes(option.id) : picked === option.id;
            const closed = option.standing === 'closed';
            return html`<${Button} acts=${!several} kind=${`option ${on ? 'on' : ''} ${closed ? 'closed' : ''}`} disabled=${closed} role=${several ? 'checkbox' : 'radio'} aria-checked=${on ? 'true' : 'false'} data-option=${option.id} onTap=${() => choose(option.id)}>
                <span class=${several ? 'box' : 'box dot'} aria-hidden="true">${on && (ordered && several ? picked.indexOf(option.id) + 1 : html`<${Icon} name="check" size="16" />`)}</span>
                <span><b>${option.label}</b>${option.detail && html`<small>${option.detail}</small>`}
                ${option.odds && !closed && html`<small class="odds">${oddsOf(form, field.path, option)}</small>`}
                ${option.remark && html`<small class="remark">${option.remark.message}</small>`}</span><//>`;
        })}
        ${several && least === 0 && !picked.length && html`<${Button} acts kind="option" onTap=${() => answer(form, field.path, [])}><span class="box" aria-hidden="true"></span><span><b>${t('None')}</b></span><//>`}
        ${!options.length && !typed && html`<p class="muted">${t('There is nothing to choose from.')}</p>`}
        ${typed && (options.length ? html`<details><summary>${t('Something else')}</summary><${Typed} form=${form} field=${field} /></details>` : html`<${Typed} form=${form} field=${field} />`)}
    </div>`;
}

function Typed({ form, field }) {
    const { longest = 80, isId, isWord } = field.input;
    return html`<form class="typed" onSubmit=${event => { event.preventDefault(); answer(form, field.path, event.target.word.value.trim()); }}>
        <input name="word" data-first aria-label=${field.label} maxlength=${longest} value=${typeof field.value === 'string' ? field.value : ''} pattern=${isId ? '[a-z0-9\\-]+' : '.*'}
            autocapitalize=${isId || isWord ? 'none' : 'sentences'} autocomplete="off" /><button class="primary">${t('OK')}</button></form>`;
}

function Figure({ form, field }) {
    const { lowest = 0, highest = 0, unit = '', fractions } = field.input;
    const value = form.answers[field.path] ?? field.value;
    const set = (to, stays) => answer(form, field.path, Math.max(lowest, Math.min(highest, to)), stays);
    const keys = count => html`<div class="keys" style=${{ '--columns': count <= 12 ? 6 : 7 }} role="radiogroup" aria-label=${field.label}>${Array.from({ length: count }, (each, k) => html`
        <${Button} acts kind=${value === lowest + k ? 'plain on' : 'plain'} role="radio" aria-checked=${value === lowest + k ? 'true' : 'false'} data-number=${lowest + k} onTap=${() => set(lowest + k)}>${formatted(lowest + k)}<//>`)}</div>`;
    if (!fractions && highest - lowest < MOST_KEYS)
        return keys(highest - lowest + 1);
    const from = value ?? Math.max(lowest, Math.min(highest, 0));
    const type = text => text !== '' && set(fractions ? Number(text) : Math.round(Number(text)), true);
    return html`${!fractions && lowest >= 0 && value === undefined && keys(12)}<div class="stepper">
        <${IconButton} icon="minus" label=${t('1 less')} disabled=${value !== undefined && from <= lowest} onTap=${() => set(value === undefined ? from : from - 1, true)} />
        <input type="number" inputmode=${fractions ? 'decimal' : 'numeric'} step=${fractions ? 'any' : 1} min=${lowest} max=${highest} aria-label=${field.label} value=${value ?? ''}
            onInput=${event => event.target.validity.valid && type(event.target.value)} onChange=${event => type(event.target.value)} /><span>${unitOf(value, unit)}</span>
        <${IconButton} icon="plus" label=${t('1 more')} disabled=${value !== undefined && from >= highest} onTap=${() => set(value === undefined && lowest > 0 ? from : from + 1, true)} />
        <small>${t('%1 to %2', formatted(lowest), formatted(highest))}</small></div>`;
}

const YesNo = ({ form, field }) => html`<div class="two" role="radiogroup" aria-label=${field.label}>${[[true, t('Yes')], [false, t('No')]].map(([value, word]) => html`
    <${Button} acts kind=${field.value === value ? 'option on' : 'option'} role="radio" aria-checked=${field.value === value ? 'true' : 'false'} data-yes=${String(value)} onTap=${() => answer(form, field.path, value)}><b>${word}</b><//>`)}</div>`;

function Place({ form, field }) {
    const board = scene().boards.find(each => each.id === field.input.board);
    const value = form.answers[field.path] ?? field.value;
    return html`<${Ground} board=${board} place=${{ ...field.input, value, set: at => answer(form, field.path, at, true) }} />`;
}

function Rows({ form, field }) {
    const { keys = [], most = Infinity, named, rowLabel = field.label } = field.input;
    const remove = key => {
        const answers = {};
        for (const [path, value] of Object.entries(form.answers)) {
            const [row, ...rest] = path.startsWith(field.path + '/') ? path.slice(field.path.length + 1).split('/') : [];
            if (row === undefined)
                answers[path] = value;
            else if (row !== key) // numbered rows behind it move up
                answers[[field.path, !named && Number(row) > Number(key) ? Number(row) - 1 : row, ...rest].join('/')] = value;
        }
        form.answers = answers;
        form.editing = field.path;
        refresh(form);
    };
    const add = key => answer(form, `${field.path}/${key}`, null);
    return html`<div class="rows">${keys.map((key, k) => html`<div class="line"><span>${named ? key : `${rowLabel} ${formatted(k + 1)}`}</span>
            <${IconButton} acts icon="close" label=${t('Remove %1', named ? key : `${rowLabel} ${k + 1}`)} onTap=${() => remove(key)} /></div>`)}
        ${keys.length < most && (named ? html`<form class="typed" onSubmit=${event => { event.preventDefault(); add(event.target.word.value.trim()); event.target.reset(); }}>
            <input name="word" aria-label=${rowLabel} autocapitalize="none" required /><button class="plain">${t('Add')}</button></form>`
            : html`<${Button} acts icon="plus" kind="plain" onTap=${() => add(keys.length)}>${t('Add: %1', rowLabel)}<//>`)}</div>`;
}

const INPUTS = { pick: Pick, number: Figure, yesno: YesNo, place: Place, text: Typed, rows: Rows };

// ---- the sheet

// The keeper says units in the plural; only short signs stay the same.
const unitOf = (value, unit = '') => value === 1 && unit.length > 3 ? '' : unit;

function valueText(field) {
    const { value, input } = field;
    if (value === null || field.origin === 'skipped')
        return field.ifSkipped ?? t('Skipped');
    const option = id => input.options?.find(each => each.id === id)?.label ?? id;
    switch (input.kind) {
    case 'pick':
        return Array.isArray(value) ? value.map(option).join(', ') || t('None') : option(value);
    case 'yesno':
        return value ? t('Yes') : t('No');
    case 'dice':
        return input.reading || value.join(' ');
    case 'place':
        return value.map(each => formatted(each)).join(' × ');
    case 'rows':
        return formatted(input.keys?.length ?? 0);
    default:
        return typeof value === 'number' ? `${formatted(value)} ${input.unit?.toLowerCase() === field.label.toLowerCase() ? '' : unitOf(value, input.unit)}`.trim() : value;
    }
}

// While dice or a place are entered, they take one line, so that nothing moves under the finger.
function Warnings({ warnings, short, reserve }) {
    const [first, ...others] = warnings.map(each => html`<${Notice} remark=${each} />`);
    return (first || reserve) && html`<div class=${reserve ? 'warnings reserve' : 'warnings'}>${short && others.length
        ? html`<details><summary>${first}<b class="muted">+${formatted(others.length)}</b></summary>${others}</details>` : [first, ...others]}</div>`;
}

export function FormSheet() {
    const form = store.form;
    const shown = form.form;
    if (!shown)
        return html`<${Sheet} key="form" kind="form" title=${form.offer.label} onClose=${leave}><p class="muted wait">${t('One moment…')}</p><//>`;
    const fields = shown.fields ?? [];
    const asked = askedOf(form);
    const rolling = isDice(asked) && isOurs(form, asked);
    const given = fields.filter(each => each !== asked && !isMissing(each) && !isKeyed(form, each));
    const kept = given.filter(each => each.kept);
    const isShown = field => isDice(field) && form.rolls.some(each => each.label === field.label);
    const soFar = kept.filter(each => each.value != null && !each.input.keys && !each.detail && !isShown(each));
    // Where nothing else is asked, its details are what it is about.
    const details = form.details || (!asked && fields.every(each => each.detail || each.kept || isKeyed(form, each)));
    const chips = given.filter(each => !each.kept && !(isDice(each) && each.value?.length) && (details || !each.detail || each.origin === 'given'));
    const rolled = given.filter(each => isDice(each) && each.value?.length && !each.kept);
    const folded = given.filter(each => !each.kept && each.detail && each.origin !== 'given');
    const faces = rolling ? facesOf(form, asked) : [];
    const half = rolling && faces.length > 0 && faces.length < (asked.input.dice ?? []).length;
    const next = form.editing && fields.some(each => each.path !== form.editing && isMissing(each));
    const leaves = asked?.ifSkipped && !rolling && !form.editing && isOurs(form, asked);
    const warnings = shown.warnings ?? [];
    const answersHere = asked && isOurs(form, asked);
    const ready = next || leaves || (shown.playable && !half && (shown.complete || !answersHere));
    const handsOver = asked && !isOurs(form, asked) && shown.playable && !shown.complete;
    // Each has a place that no other ever takes: a second tap meets the same button, or nothing.
    const warned = warnings.length > 0 && !next && !leaves;
    const words = shown.complete && !next && !leaves ? t('Confirm') : t('Next');
    const go = async () => {
        if (next) {
            form.editing = '';
            return changed();
        }
        if (leaves)
            return leaveRest(form);
        await form.asking;
        await confirm(form);
    };
    const type = event => {
        if (!rolling || event.ctrlKey || event.metaKey || event.altKey || event.target.localName === 'input')
            return;
        const face = event.key === '0' ? 10 : Number(event.key);
        if (face >= 1 && face <= dieOf(asked, faces.length).sides)
            enterFace(form, asked, face);
        else if (event.key === 'Backspace' && faces.length)
            answer(form, asked.path, faces.slice(0, -1));
        else
            return;
        event.preventDefault();
    };
    // What is answered behind the question at hand stands below it, so that it stays where it is.
    const behind = chips.filter(each => asked && fields.indexOf(each) > fields.indexOf(asked));
    const before = chips.filter(each => !behind.includes(each));
    const chip = field => html`<li>${isAnothers(field) ? html`<span class="answer"><small>${field.label}</small>${valueText(field)}</span>`
        : html`<button type="button" class="answer" onClick=${() => { form.editing = field.path; changed(); }} aria-label=${t('Change %1: %2', field.label, valueText(field))}>
            <small>${field.label}</small>${valueText(field)}<${Icon} name="edit" size="16" /></button>`}</li>`;
    const Input = asked && INPUTS[asked.input.kind];
    // Under the thumb, where the dice are, too.
    const atFoot = asked && isOurs(form, asked) && ['number', 'yesno'].includes(asked.input.kind);
    const reported = kept.length > 0 ? reportsOf(store.data.match).at(-1)?.message : '';
    const foot = html`
        ${reported && html`<p class="report" role="status">${reported}</p>`}
        <${Forecast} form=${form} />
        ${form.note && html`<${Notice} remark=${form.note} grave />`}
        <${Warnings} warnings=${warnings} short=${rolling || asked?.input.kind === 'place'} reserve=${asked?.input.kind === 'place'} />
        ${shown.refusal && html`<${Notice} remark=${shown.refusal} grave />`}
        ${rolling ? html`<${DicePad} form=${form} field=${asked} />` : atFoot && html`<div class="pad"><${Input} form=${form} field=${asked} /></div>`}
        <div class="go"><${IconButton} icon="undo" label=${t('Undo last answer')} disabled=${!form.order?.length} onTap=${() => takeBack(form)} />
            ${leaves && !form.editing && html`<small>${asked.ifSkipped}</small>`}
            ${warned && html`<${Button} acts kind="plain allow" disabled=${!ready || form.sending} onTap=${go}>${form.sending ? t('One moment…') : t('Allow anyway')}<//>`}
            <${Button} acts kind="primary confirm" style=${{ visibility: warned ? 'hidden' : null }} disabled=${warned || !ready || form.sending} onTap=${go}>${form.sending ? t('One moment…') : words}<//></div>`;
    return html`<${Sheet} key="form" kind=${asked || chips.length || rolled.length || form.rolls.length ? 'form' : 'form plainly'} title=${shown.title ?? form.offer.label} subtitle=${[form.who, form.offer.open && form.offer.detail !== shown.title && form.offer.detail, shown.cost].filter(Boolean).join(' · ')} foot=${foot} onClose=${leave} onKey=${type} asks=${asked?.path ?? ''}
        actions=${html`<${IconButton} icon="rules" label=${t('Look up a rule')} onTap=${() => openSheet('rules')} />`}>
        ${soFar.length > 0 && html`<p class="muted sofar">${soFar.map((each, k) => html`${k ? ' · ' : ''}${each.label} <b>${valueText(each)}</b>`)}</p>`}
        ${before.length + folded.length > 0 && html`<ul class="answers">${before.map(chip)}
            ${!details && folded.length > 0 && html`<li><button type="button" class="answer quiet" onClick=${() => { form.details = true; changed(); }}>${t('More options')}</button></li>`}</ul>`}
        ${asked && !isOurs(form, asked) && html`<${Rolls} rolls=${form.rolls} />`}
        ${rolled.map(field => html`<div class="question rolled"><h3>${field.label}<output>${field.input.reading ?? ''}</output></h3><${DiceRow} form=${form} field=${field} />
            <button type="button" class="quiet" onClick=${() => answer(form, field.path, [])}>${t('Enter again')}</button></div>`)}
        ${asked && html`<div class="question asked" key=${asked.path}><h3 tabindex="-1" data-first>${asked.label}</h3>${asked.why && html`<p class="muted">${asked.why}</p>`}
            ${!isOurs(form, asked) ? html`<p class="waits">${handsOver ? t('Continue with the button below: %1 answers this on their own phone.', sideOf(asked.by)?.name ?? asked.by)
                    : t('Waiting for %1, who answers this on their own phone.', sideOf(asked.by)?.name ?? asked.by)}${isAway(asked.by) && html` <small>${t('Not connected now.')}</small>`}</p>`
                : rolling ? html`<${DiceRow} form=${form} field=${asked} />` : !atFoot && html`<${Input} form=${form} field=${asked} />`}</div>`}
        ${behind.length > 0 && html`<ul class="answers">${behind.map(chip)}</ul>`}
        ${(shown.follows ?? []).map(each => html`<p class="follows"><${Icon} name="right" size="18" />${each}</p>`)}
    <//>`;
}

const Rolls = ({ rolls }) => rolls.map(roll => html`<div class="question"><h3>${roll.label}<output>${roll.reading}</output></h3><div class="dice">${roll.dice.map((die, k) => html`
    ${die.label && die.label !== roll.dice[k - 1]?.label && html`<small>${die.label}</small>`}<${Die} ...${die} />`)}</div></div>`);

/// What the last rolls brought: it stays until it is tapped away.
export function ResultCard() {
    const { title, who, rolls, reported, at } = store.result;
    const undo = store.at === at && store.data.me.undo && store.data.match.undo;
    const close = () => put({ result: null });
    const foot = html`<div class="go">${undo && html`<${Button} acts icon="undo" kind="plain" label=${t('Undo: %1', undo)} onTap=${() => { close(); order('undo'); }}>${t('Undo')}<//>`}
        <button type="button" class="primary confirm" data-first onClick=${() => !slipped() && close()}>${t('Continue')}</button></div>`;
    // What decides stands before the dice, which may fill the card.
    const reports = lines => lines.length > 0 && html`<ul class="reports" role="status">${lines.map(each => html`<li class=${each.tone ?? ''}>${each.message}</li>`)}</ul>`;
    return html`<${Sheet} key="result" kind="result" title=${title} subtitle=${who} onClose=${close} foot=${foot}>
        ${reports(reported.filter(decides))}
        <${Rolls} rolls=${rolls} />
        ${reports(reported.filter(each => !decides(each) && each.message !== title))}
    <//>`;
}
