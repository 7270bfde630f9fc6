// The battle at a glance: score, track, forces, goals; and what a tap on a unit opens.

import { openOffer } from './form.js';
import { Ground } from './map.js';
import { bestOdds, oddsOfUnit } from './odds.js';
import { ask, clockOf, closeSheet, colourOf, counterText, decidingFirst, isClosed, keyText, offerFor, offersOf, openSheet, order, ownerOf, pieceOf, put, scene, sideOf, sideOfPiece, startNow, startedNow, store, reportsOf } from './store.js';
import { Button, html, Icon, IconButton, Picture, pictureOf, Sheet } from './ui.js';
import { formatted, t } from './words.js';

const MOST_PIPS = 12;

// ---- score bar

function ScoreSide({ side, mirrored }) {
    const clock = clockOf(side.id);
    const emblem = store.data.emblems?.[side.id];
    const score = `${formatted(side.score)}${side.open ? '+?' : ''}`;
    const spoken = [`${side.name}: ${score} ${side.scored}`, side.won ? t('winner') : side.acts ? t('active') : ''].filter(Boolean).join(', ');
    return html`<div class=${`side ${mirrored ? 'mirrored' : ''} ${side.acts ? 'acts' : ''}`} style=${{ '--c': side.colour }}>
        <span class=${`badge p${side.place}`} aria-hidden="true">${emblem?.startsWith('data:') ? html`<img src=${emblem} width="26" height="26" alt="" />` : emblem && pictureOf(emblem).length ? html`<${Picture} id=${emblem} size="26" />` : side.name.charAt(0).toUpperCase()}</span>
        <span class="score"><span class="sr">${spoken}</span><b aria-hidden="true">${score}</b>
            <small aria-hidden="true">${side.name}${clock !== undefined ? ` · ${clockText(clock)}` : ''}</small></span>
    </div>`;
}

const MOST_NEWS = 7; // lines of what others did

const clockText = ms => `${Math.floor(ms / 60000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

export function ScoreBar() {
    const { sides, view, settingUp } = scene();
    const waits = settingUp && !startedNow();
    const round = view.round === undefined || view.over || waits ? '' : view.rounds ? t('Round %1 of %2', formatted(view.round), formatted(view.rounds)) : t('Round %1', formatted(view.round));
    const acting = sides.filter(each => each.acts);
    // The round stands above it; none has begun while the setup isn't finished.
    const number = t('Round %1', formatted(view.round ?? 1));
    const headline = waits && view.headline?.startsWith(number) ? t('Setup') : view.headline ?? '';
    const phase = round && headline.startsWith(number) ? headline.slice(number.length).replace(/^[\s:,]+/, '') : headline;
    const two = sides.length === 2;
    const middle = html`<button type="button" class="now" aria-label=${`${headline}. ${t('Menu')}`} onClick=${() => openSheet('menu')}>
        ${round && html`<b>${round}</b>`}<span>${phase || acting.map(each => each.name).join(', ')}</span></button>`;
    return html`<header class=${two ? 'scorebar two' : 'scorebar'}><h1 class="sr">${headline}</h1>
        ${two ? html`<${ScoreSide} side=${sides[0]} />${middle}<${ScoreSide} side=${sides[1]} mirrored />`
            : html`<div class="many" tabindex="0" role="group" aria-label=${t('Sides')}>${sides.map(each => html`<${ScoreSide} side=${each} />`)}</div>${middle}`}
    </header>`;
}

export function LookBackBar() {
    const { position } = store.moment;
    const last = store.data.records;
    return html`<header class="lookback" role="region" aria-label=${t('An earlier moment')}>
        <b>${t('Step %1 of %2', formatted(position), formatted(last))}</b>
        <${IconButton} icon="left" label=${t('One step back')} disabled=${position <= 0} onTap=${() => showMoment(position - 1)} />
        <${IconButton} icon="right" label=${t('One step forward')} disabled=${position + 1 >= last} onTap=${() => showMoment(position + 1)} />
        <${Button} kind="primary" onTap=${backToNow}>${t('Back to now')}<//>
    </header>`;
}

export async function showMoment(position) {
    const reply = await ask('moment', { position });
    if (reply)
        put({ moment: { position, view: reply.match.view }, sheets: [], form: null });
}
export const backToNow = () => put({ moment: null });

// ---- tracks and orders in one line

function Tokens({ drawn, square }) {
    const here = (drawn.tokens ?? []).filter(each => (each.square ?? 0) === square).map(each => sideOf(each.side));
    return here.map((side, z) => html`<em class=${`token p${side.place}${here.length > 1 ? ' several' : ''}`} style=${{ '--c': side.colour, '--z': z - (here.length - 1) / 2 }}>${side.name.charAt(0).toUpperCase()}</em>`);
}

function Track({ drawn }) {
    const count = drawn.squares.length;
    return html`<span class="track" style=${{ '--n': count }}>${drawn.squares.map((square, k) => html`
        <i>${square.length > 3 && count > 12 ? square.charAt(0) : square}<${Tokens} drawn=${drawn} square=${k} /></i>`)}</span>`;
}

const OrderItems = ({ items }) => html`<span class="order">${items.map(item => html`
    <em class=${`${item.current ? 'current' : ''} ${item.done ? 'done' : ''}`} ref=${item.current ? intoView : null}
        style=${{ '--c': colourOf(item.side) }}>${item.done ? '✓ ' : item.current ? '▸ ' : ''}${item.label}</em>`)}</span>`;

const intoView = element => element && (element.parentNode.scrollLeft = Math.max(0, element.offsetLeft - 60));

export const Strips = () => scene().strips.map(board => html`
    <button type="button" class="strip" aria-label=${`${board.title}. ${(board.spoken ?? []).join('. ')}`} onClick=${() => openSheet('board', { board: board.id })}>
        ${board.drawn.kind === 'track' ? html`<${Track} drawn=${board.drawn} />` : html`<${OrderItems} items=${board.drawn.items} />`}</button>`);

export function BoardSheet({ board }) {
    const found = scene().boards.find(each => each.id === board);
    return found && html`<${Sheet} title=${found.title} onClose=${() => closeSheet('board')}>
        ${found.drawn.kind === 'track' ? html`<div class="ring">${found.drawn.squares.map((square, k) => html`<div class="square"><b>${square}</b>
            <${Tokens} drawn=${found.drawn} square=${k} /></div>`)}</div>` : html`<${RowItems} board=${found} />`}
        <ul class="spoken">${(found.spoken ?? []).map(each => html`<li>${each}</li>`)}</ul>
    <//>`;
}

const RowItems = ({ board }) => html`<ul class="row">${(board.drawn.items ?? []).map(item => html`
    <li class=${`${item.covered ? 'covered' : ''} ${item.done ? 'done' : ''} ${item.current ? 'current' : ''}`} style=${{ '--c': colourOf(item.side) }}>
        <b>${item.done ? '✓ ' : ''}${item.label}</b>${item.detail && html`<small>${item.detail}</small>`}</li>`)}</ul>`;

// ---- forces

const strengthOf = piece => piece.counters?.find(each => each.most > 0);

function Strength({ counter }) {
    const value = counter.value ?? 0;
    if (counter.most <= MOST_PIPS)
        return html`<span class="pips" aria-hidden="true">${Array.from({ length: counter.most }, (each, k) => html`<u class=${k < value ? '' : 'off'}></u>`)}</span>`;
    return html`<span class="gauge" aria-hidden="true"><b>${counterText(counter)}</b><u><s style=${{ width: `${Math.min(100, 100 * value / counter.most)}%` }}></s></u></span>`;
}

function tokensOf(piece) {
    const strength = strengthOf(piece);
    const counters = (piece.counters ?? []).filter(each => !piece.out && each !== strength && ((each.value ?? 0) !== 0 || (each.most > 0 && each.tone === 'quiet')));
    return [...counters.map(each => ({ text: `${each.label} ${counterText(each)}`, bad: each.tone === 'bad' })), ...(piece.chips ?? []).map(text => ({ text }))];
}

function Tile({ piece, side, chosen }) {
    const strength = strengthOf(piece);
    const tokens = tokensOf(piece);
    const state = piece.active ? t('active') : piece.ready && !piece.out ? t('can act') : '';
    const spoken = [piece.name, state, strength && `${strength.label}: ${counterText(strength)}`, ...tokens.map(each => each.text)].filter(Boolean).join(', ');
    return html`<button type="button" class=${`tile ${piece.out ? 'out' : ''} ${piece.active || chosen ? 'active' : ''}`} style=${{ '--c': side.colour }}
            aria-label=${spoken} data-ref=${piece.ref} onClick=${() => openSheet('unit', { unit: piece.ref })}>
        <span class="name">${piece.name}</span>
        ${piece.active ? html`<span class="mark">${t('active')}</span>` : piece.ready && !piece.out && html`<span class="mark ready"></span>`}
        ${strength && html`<${Strength} counter=${strength} />`}
        <span class="tokens">${tokens.map(each => html`<em class=${each.bad ? 'bad' : ''}>${each.text}</em>`)}</span>
    </button>`;
}

export function ActionButton({ offer, owner = '', odds }) {
    const closed = isClosed(offer);
    const warned = offer.standing === 'warned';
    const words = closed || warned ? offer.remark?.message : offer.detail;
    return html`<${Button} acts kind=${`action ${closed ? 'closed' : ''} ${warned ? 'warned' : ''}`} disabled=${closed} data-offer=${keyText(offer.key)}
        label=${[owner, offer.label, words, odds].filter(Boolean).join('. ')} onTap=${() => openOffer(offer)}>
        <b>${offer.eyesOnly && html`<${Icon} name="eye" size="18" />`}${warned && html`<${Icon} name="warning" size="18" />`}${offer.label}</b>
        ${words && html`<small>${words}</small>`}${odds && html`<small class="odds">${odds}</small>`}<//>`;
}

/// What can't be done, together where the reason is the same.
export function ClosedOffers({ offers }) {
    const labels = {};
    for (const { label, remark } of offers)
        (labels[remark?.message ?? ''] ??= new Set()).add(label);
    return offers.length > 0 && html`<ul class="closedlist">${Object.entries(labels).map(([reason, same]) => html`
        <li><b>${[...same].join(', ')}</b><small>${reason}</small></li>`)}</ul>`;
}

function SideForces({ side }) {
    const left = side.pieces.filter(each => !each.out).length, lost = side.pieces.length - left;
    const shown = (side.counters ?? []).filter(each => each.id !== side.scoreId && each.tone !== 'quiet' && each.label !== side.scored).map(each => `${each.label} ${counterText(each)}`);
    const offers = offersOf(side.id).open.filter(shows);
    const chosen = store.sheets.find(each => each.kind === 'unit')?.unit;
    return html`<section class="force" style=${{ '--c': side.colour }}>
        <div class="heading"><h2>${side.won ? t('%1 – winner', side.name) : [side.name, side.pieces.length ? t('%1 left', formatted(left)) : '', lost ? t('%1 out', formatted(lost)) : ''].filter(Boolean).join(' · ')}</h2>
            ${shown.length + (side.chips?.length ?? 0) > 0 && html`<p>${[...shown, ...(side.chips ?? [])].join(' · ')}</p>`}</div>
        ${side.mine && !store.moment && html`<${IconButton} icon="more" label=${t('More for %1', side.name)} onTap=${() => openSheet('side', { side: side.id })} />`}
        ${offers.length > 0 && html`<div class="actions">${offers.map(each => html`<${ActionButton} offer=${each} owner=${side.name} />`)}</div>`}
        <div class="tiles">${side.pieces.map(each => html`<${Tile} key=${each.ref} piece=${each} side=${side} chosen=${each.ref === chosen} />`)}</div>
    </section>`;
}

/// While the match is set up, what belongs to play waits.
const shows = offer => !scene().settingUp || startedNow() || (offer.section ?? 'turn') !== 'turn' || offer.step || offer.open;

export function Forces() {
    const all = scene();
    const turn = all.turn.filter(shows);
    const open = turn.filter(each => !isClosed(each));
    return html`<div class="forces">
        ${!store.moment && store.data.me.brings && html`<${BringCard} />`}
        ${!store.moment && html`<${Setup} />`}
        ${all.inOrder.map((each, k) => html`<${SideForces} key=${each.id} side=${each} />${k === 0 && html`<${TurnActions} offers=${open} />`}`)}
        ${all.rows.filter(each => each.drawn.items?.length).map(board => html`<section class="card"><h2>${board.title}</h2><${RowItems} board=${board} /></section>`)}
        ${turn.some(isClosed) && html`<details class="card"><summary>${t('Not available now')}</summary><${ClosedOffers} offers=${turn.filter(isClosed)} /></details>`}
    </div>`;
}

// Behind the own cards; what can't be done for a while keeps its place, so that the cards don't jump.
let turnActions = [];
function TurnActions({ offers }) {
    if (offers.length)
        turnActions = offers;
    return turnActions.length > 0 && html`<div class="actions" style=${{ visibility: offers.length ? null : 'hidden' }}>${turnActions.map(each => html`<${ActionButton} offer=${each} />`)}</div>`;
}

function BringCard() {
    return html`<section class="card"><h2>${t('Lists')}</h2>${scene().sides.filter(each => each.mine).map(side => html`
        <${Button} kind="line" icon="edit" onTap=${() => openSheet('bring', { side: side.id })}><span><b>${t('Choose the list of %1', side.name)}</b></span><//>`)}</section>`;
}

function Setup() {
    const { setup, settingUp } = scene();
    if (!setup.some(each => !isClosed(each)))
        return null;
    const main = setup.find(each => !each.step && !each.settled && !isClosed(each));
    const steps = [...new Set(setup.map(each => each.step).filter(Boolean))];
    const isDone = step => setup.every(each => each.step !== step || each.settled || each.optional);
    const step = steps.includes(store.step) ? store.step : steps.find(each => !isDone(each)) ?? steps.at(-1);
    const isWhole = step => setup.every(each => each.step !== step || each.settled);
    const rows = setup.filter(each => each !== main && (each.step ? each.step === step : !each.settled && !isClosed(each)));
    // What nobody has to do, Sceneries for example, isn't passed by.
    const open = each => {
        if (rows.some(row => row.optional))
            store.step = step;
        openOffer(each);
    };
    const body = html`
        ${main && html`<${Button} acts kind="primary wide" onTap=${() => openOffer(main)}>${main.label}<//>`}
        ${steps.length > 1 && html`<div class="tabs" role="group" aria-label=${t('Setup')}>${steps.map(each => html`<button type="button" aria-pressed=${each === step ? 'true' : 'false'}
            onClick=${() => put({ step: each })}>${isWhole(each) && html`<${Icon} name="check" size="16" />`}${each}</button>`)}</div>`}
        ${rows.map(each => html`<${Button} acts kind="line" disabled=${isClosed(each)} data-offer=${keyText(each.key)} onTap=${() => open(each)}>
            <${Icon} name=${each.settled ? 'check' : each.eyesOnly ? 'eye' : 'right'} size="20" /><span><b>${[each.label, ownerOf(each)].filter(Boolean).join(': ')}</b>
            <small>${isClosed(each) ? each.remark?.message : each.detail}</small></span><//>`)}
        ${settingUp && !startedNow() && html`<${Button} kind="quiet" onTap=${startNow}>${t('Start now')}<//>`}`;
    // Out of the way once it is done, or started without it.
    return settingUp && !startedNow() ? html`<section class="card setup"><h2>${t('Setup')}</h2>${body}</section>`
        : html`<details class="card setup"><summary>${t('Setup')}</summary>${body}</details>`;
}

// ---- a unit

function CounterField({ counter, of, owner }) {
    const offer = counter.adjust && offerFor(counter.adjust, of);
    const value = counter.value ?? 0;
    const adjust = by => adjustCounter(offer, value, by, counter.most !== undefined && by < 0);
    return html`<div class=${`counter ${counter.tone === 'bad' && value ? 'bad' : ''}`}>
        ${offer && html`<${IconButton} acts icon="minus" label=${t('%1, %2: 1 less', owner, counter.label)} disabled=${value <= 0} onTap=${() => adjust(-1)} />`}
        <span><b>${counterText(counter)}</b><small>${counter.label}</small></span>
        ${offer && html`<${IconButton} acts icon="plus" label=${t('%1, %2: 1 more', owner, counter.label)} onTap=${() => adjust(1)} />`}
    </div>`;
}

// The first number that its correction asks for is the new value; a preset of 0 where less is possible makes it a change.
async function adjustCounter(offer, value, by, takesAway) {
    const field = (await ask('open', { key: offer.key, answers: {} }))?.form.fields?.find(each => each.input.kind === 'number');
    if (!field)
        return;
    const { lowest = 0, highest = 0 } = field.input;
    const wanted = field.value === 0 && lowest < 0 ? by : value + by;
    const answers = { [field.path]: Math.max(lowest, Math.min(highest, wanted)) };
    const whole = !takesAway && await ask('open', { key: offer.key, answers });
    if (takesAway || (whole && (!whole.form.complete || whole.form.refusal || whole.form.warnings?.length)))
        openOffer(offer, answers);
    else if (whole)
        await order('do', { key: offer.key, answers, form: whole.mark });
}

const Stats = ({ stats }) => html`<dl class="stats">${stats.map(stat => html`<div><dt title=${stat.name ?? stat.label}>
    <span class="sr">${stat.name ?? stat.label}</span><span aria-hidden="true">${stats.length > 6 && stat.label.length > 4 ? stat.label.slice(0, 3) : stat.label}</span></dt><dd>${stat.value}</dd></div>`)}</dl>`;

function CardChips({ chips, label }) {
    return chips.length > 0 && html`<h3>${label}</h3><ul class="chips">${chips.map(chip => html`<li>
        ${chip.rule || chip.summary ? html`<button type="button" class="chip" onClick=${() => openSheet('entry', { id: chip.rule, title: chip.text, summary: chip.summary })}>
            ${chip.icon && html`<${Picture} id=${chip.icon} size="16" />`}${chip.text}<${Icon} name="info" size="16" /></button>`
            : html`<button type="button" class="chip" onClick=${() => openSheet('rules', { query: chip.text })}>${chip.text}</button>`}
        ${chip.gear && chip.summary && html`<small>${chip.summary}</small>`}</li>`)}</ul>`;
}

export function UnitSheet({ unit: ref }) {
    const piece = pieceOf(ref);
    if (!piece)
        return null;
    const side = sideOfPiece(ref);
    const card = piece.card ?? {};
    const offers = offersOf(ref);
    const open = offers.open.filter(shows);
    const subtitle = [...new Set([side.name, card.kind, piece.detail].filter(Boolean))].join(' · ');
    const chips = (card.chips ?? []).filter(each => !each.shownByGear);
    const adjusts = new Set((piece.counters ?? []).map(each => each.adjust).filter(Boolean));
    const corrections = offers.corrections.filter(each => !adjusts.has(each.key.procedure));
    const odds = oddsOfUnit(ref);
    return html`<${Sheet} title=${piece.name} subtitle=${subtitle} kind="unit" onClose=${() => closeSheet('unit')}>
        <div style=${{ '--c': side.colour }}>
        ${card.stats?.length > 0 && html`<${Stats} stats=${card.stats} />`}
        ${piece.chips?.length > 0 && html`<ul class="states">${piece.chips.map(each => html`<li>${each}</li>`)}</ul>`}
        ${open.length > 0 ? html`<div class="actions">${open.map(each => html`<${ActionButton} key=${keyText(each.key)} offer=${each} owner=${piece.name} odds=${bestOdds(odds, each)} />`)}</div>`
            : side.mine && !store.moment && !piece.out && html`<p class="muted">${scene().settingUp && !startedNow() ? t('No actions until the setup is finished.') : t('No actions available now.')}</p>`}
        ${odds.length > 0 && html`<${Button} kind="plain wide" icon="odds" onTap=${() => openSheet('odds', { by: ref })}>${t('Odds against a unit')}<//>`}
        ${piece.counters?.length > 0 && html`<div class="counters">${piece.counters.map(each => html`<${CounterField} counter=${each} of=${ref} owner=${piece.name} />`)}</div>`}
        <${CardChips} chips=${chips.filter(each => !each.gear)} label=${card.chipsLabel ?? t('Abilities')} />
        <${CardChips} chips=${chips.filter(each => each.gear)} label=${card.gearLabel ?? t('Gear')} />
        ${(card.lines ?? []).map(each => html`<p>${each}</p>`)}
        ${piece.worth && html`<p class="muted">${t('%1 of %2', formatted(Math.round(piece.worth.left ?? 0)), formatted(piece.worth.whole ?? 0))} ${scene().view.worthLabel}</p>`}
        <${ClosedOffers} offers=${offers.closed.filter(each => each.section !== 'match')} />
        ${corrections.length > 0 && html`<details><summary>${t('Edit')}</summary><div class="actions">${corrections.map(each => html`<${ActionButton} offer=${each} owner=${piece.name} />`)}</div></details>`}
        </div>
    <//>`;
}

export function SideSheet({ side: id }) {
    const side = sideOf(id);
    const offers = offersOf(id);
    return html`<${Sheet} title=${side.name} onClose=${() => closeSheet('side')}>
        ${side.counters?.length > 0 && html`<div class="counters">${side.counters.map(each => html`<${CounterField} counter=${each} of=${id} owner=${side.name} />`)}</div>`}
        <div class="actions">${[...offers.open, ...offers.corrections].map(each => html`<${ActionButton} offer=${each} owner=${side.name} />`)}</div>
        <${ClosedOffers} offers=${offers.closed} />
    <//>`;
}

// ---- goals

export function Goals() {
    return html`<div class="goals">${scene().goals.map(goal => {
        const points = Object.entries(goal.points ?? {}).map(([side, each]) => `${sideOf(side)?.name ?? side} ${formatted(each)}`).join(' · ');
        return html`<section class="card"><h2>${goal.side ? `${goal.label} (${sideOf(goal.side)?.name})` : goal.label}</h2>
            ${points && html`<p class="points">${t('Points: %1', points)}</p>`}
            ${goal.detail && html`<p class="muted">${goal.detail}</p>`}
            ${(goal.checks ?? []).map(check => html`<${Check} check=${check} />`)}
        </section>`;
    })}</div>`;
}

function Check({ check }) {
    const offer = check.sets && offerFor(check.sets, check.side);
    const unknown = check.known === false;
    const points = check.points ?? 0;
    const body = html`<span class=${`tick ${points > 0 ? 'on' : unknown ? 'unknown' : ''}`} aria-hidden="true">${points > 0 ? html`<${Icon} name="check" size="16" />` : unknown ? '?' : ''}</span>
        <span class="what"><b>${check.label}</b><small>${sideOf(check.side)?.name}: ${check.state}</small></span>
        ${check.most > 0 && html`<span class="brings">${t('%1 of %2', formatted(points), formatted(check.most))}</span>`}`;
    return offer ? html`<${Button} acts kind="line check" onTap=${() => openOffer(offer, check.given ?? {})}>${body}<//>` : html`<div class="line check">${body}</div>`;
}

// ---- the page

export function Battle({ wide }) {
    const all = scene();
    const tabs = [...(wide ? [] : [['forces', t('Forces')]]), ...all.grounds.map(each => [each.id, each.title]), ...(all.goals.length ? [['goals', t('Missions')]] : [])];
    const shown = tabs.some(([id]) => id === store.pane) ? store.pane : tabs[0]?.[0];
    const ground = all.grounds.find(each => each.id === shown);
    const side = ground ? html`<${Ground} board=${ground} />` : shown === 'goals' ? html`<${Goals} />` : null;
    const choose = id => {
        put({ pane: id });
        document.querySelector('.pane')?.scrollTo(0, 0);
    };
    const bar = tabs.length > 1 && html`<div class="tabs" role="tablist" aria-label=${t('View')}>${tabs.map(([id, title]) => html`
        <button type="button" role="tab" id=${`tab-${id}`} aria-selected=${id === shown ? 'true' : 'false'} onClick=${() => choose(id)}>${title}</button>`)}</div>`;
    return html`<div class=${`battle ${wide ? 'wide' : ''} ${side || !wide ? '' : 'one'}`} key=${wide}>
        ${all.strips.length > 0 && html`<div class="strips"><${Strips} /></div>`}
        ${wide && html`<div class="pane left"><${Forces} /></div>`}
        ${(!wide || side) && html`<div class="right">${bar}<div class="pane" key=${shown} ref=${!wide && swipes(tabs, shown, choose)}>${!wide && shown === 'forces' ? html`<${Forces} />` : side}</div></div>`}
    </div>`;
}

// A swipe turns the page, as tabs do.
const swipes = (tabs, shown, choose) => element => {
    if (!element)
        return;
    let from = null;
    element.ontouchstart = event => (from = event.touches.length === 1 && !event.target.closest('svg.ground, .order') ? event.touches[0] : null);
    element.ontouchend = event => {
        const to = event.changedTouches[0];
        if (!from || Math.abs(to.clientX - from.clientX) < 90 || Math.abs(to.clientY - from.clientY) > 40)
            return;
        const next = tabs[tabs.findIndex(([id]) => id === shown) + (to.clientX < from.clientX ? 1 : -1)];
        if (next)
            choose(next[0]);
    };
};

/// The foot, always there: what is due, taking back, rules, log, and what ends the turn.
export function Dock() {
    const all = scene();
    const { match, me, proposal } = store.data;
    const frozen = Boolean(store.moment);
    const { due } = all, ends = due.some(each => each.open) ? [] : all.ends;
    const expected = !frozen && !due.length && !ends.length ? all.view.headline : '';
    const undo = !frozen && me.undo && match.undo;
    const reported = reportsOf(match).at(-1)?.message;
    const clear = () => put({ news: null });
    const news = decidingFirst(store.news?.reported ?? []);
    return html`<footer class="dock">
        ${store.news && !frozen && html`<div class="news"><button type="button" onClick=${() => { clear(); openSheet('log'); }}><b>${store.news.title}</b>
            ${news.slice(0, MOST_NEWS).map(each => html`<span class=${each.tone ?? ''}>${each.message}</span>`)}${news.length > MOST_NEWS && '…'}</button><${IconButton} icon="close" label=${t('Close')} onTap=${clear} /></div>`}
        ${proposal && html`<div class="proposal" role="alert"><span>${proposal.text}</span>
            ${proposal.mine ? html`<${Button} acts onTap=${() => order('decline', { proposal: proposal.id })}>${t('Withdraw')}<//>`
                : proposal.asks && html`<${Button} acts onTap=${() => order('decline', { proposal: proposal.id })}>${t('Decline')}<//>
                    <${Button} acts kind="primary" onTap=${() => order('agree', { proposal: proposal.id })}>${t('Agree')}<//>`}</div>`}
        <div class="due">
            ${due.map((offer, k) => html`<${Button} acts kind=${k === 0 && !othersTurn(offer) ? 'primary' : 'plain'} icon=${offer.eyesOnly ? 'eye' : null} data-offer=${keyText(offer.key)} onTap=${() => openOffer(offer)}>
                ${offer.open ? html`<span>${othersTurn(offer) ? t('Waiting for %1: %2', sideOf(offer.asks)?.name ?? offer.asks, offer.label) : t('Continue: %1', dueTitle(offer))}${offer.detail && html`<small>${offer.detail}</small>`}</span>` : dueTitle(offer)}<//>`)}
            ${ends.map(offer => html`<${Button} acts kind=${due.length ? 'plain' : 'primary'} data-offer=${keyText(offer.key)} onTap=${() => openOffer(offer)}>${offer.label}<//>`)}
            ${expected && html`<button type="button" class="last" onClick=${() => openSheet('log')}><small>${reported || expected}</small></button>`}
        </div>
        <div class="tools">
            ${undo ? html`<${Button} acts kind="undo" icon="undo" label=${t('Undo: %1', undo)} onTap=${() => order('undo')}><span><b>${t('Undo')}</b><small>${undo}</small></span><//>` : html`<span class="undo"></span>`}
            ${!frozen && me.redo && match.redo && html`<${IconButton} acts icon="redo" label=${t('Redo: %1', match.redo)} onTap=${() => order('redo')} />`}
            <${IconButton} icon="rules" label=${t('Rules for now')} onTap=${() => openSheet('rules', { now: true })} />
            <${IconButton} icon="history" label=${t('Log')} onTap=${() => openSheet('log')} />
            <${IconButton} icon="more" label=${t('More')} onTap=${() => openSheet('menu')} />
        </div>
    </footer>`;
}

/// Whether an open action asks another side, which answers on its own phone.
const othersTurn = offer => Boolean(offer.asks) && !(store.data.me.sides ?? []).includes(offer.asks);

const dueTitle = offer => {
    const owner = ownerOf(offer);
    return owner && !(store.data.me.sides ?? []).includes(offer.key.side) ? `${owner}: ${offer.label}` : offer.label;
};
