// Chances as bars and words: beside a form, and of one unit against another.

import { changed, closeSheet, keyText, link, offersOf, openSheet, pieceOf, sideOfPiece, store } from './store.js';
import { html, Sheet } from './ui.js';
import { formatted, t } from './words.js';

/// No decimals where they say nothing, and never 0% or 100% of what is neither.
export const chanceText = chance => chance > 0 && chance < 0.005 ? t('under %1', percent(0.01)) : chance < 1 && chance > 0.995 ? t('over %1', percent(0.99)) : percent(chance);
const percent = chance => formatted(chance, { style: 'percent', maximumFractionDigits: 0 });

const Bar = ({ label, chance = 0, tone = 'plain' }) => html`<li class=${`bar ${tone}`}><span>${label}</span><b>${chanceText(chance)}</b><u aria-hidden="true"><s style=${{ width: `${100 * chance}%` }}></s></u></li>`;

/// Columns, as high as each count is likely. What hardly ever happens is left out at the ends.
export function Series({ series }) {
    const { p = [], first = 0, openEnded, label } = series;
    const most = Math.max(...p, 0.001);
    let from = 0, to = p.length - 1;
    while (from < to && p[from] < 0.002)
        ++from;
    while (to > from && p[to] < 0.002)
        --to;
    return html`<figure class="series" role="img" aria-label=${`${label}: ${p.slice(from, to + 1).map((each, k) => `${first + from + k} ${chanceText(each)}`).join(', ')}`}>
        <figcaption>${label}</figcaption><div>${p.slice(from, to + 1).map((each, k) => html`<span><small>${to - from < 12 ? Math.round(100 * each) : ''}</small>
            <u style=${{ height: `${Math.max(2, 48 * each / most)}px` }}></u><b>${formatted(first + from + k)}${openEnded && from + k === p.length - 1 ? '+' : ''}</b></span>`)}</div></figure>`;
}

const replies = new Map();
let asking = false;

/// What the keeper says of the match as it stands, asked once, and one after the other as long as somebody looks.
export function oddsAsked(type, fields) {
    const key = [store.at, store.settings.language, type, JSON.stringify(fields)].join('\n');
    if (!replies.has(key) && !asking) {
        asking = true;
        if (replies.size > 500)
            replies.clear();
        link.ask(type, fields).then(reply => replies.set(key, reply), remark => replies.set(key, { refused: remark.message })).finally(() => {
            asking = false;
            changed();
        });
    }
    return replies.get(key);
}

/// What will probably come of the roll that a form asks next.
export function Forecast({ form }) {
    const forecast = form.form?.forecast;
    if (!forecast)
        return null;
    if (forecast.roll)
        return html`<div class="forecast"><${Series} series=${forecast.roll} /></div>`;
    const odds = oddsAsked('odds', { key: form.key, answers: form.answers });
    return html`<div class="forecast">${odds ? html`<b>${odds.odds?.headline}</b><ul>${(odds.odds?.chances ?? []).slice(0, 3).map(each => html`<${Bar} ...${each} />`)}</ul>` : html`<b class="muted">${t('One moment…')}</b>`}</div>`;
}

/// What will probably come of all that a unit of this phone can do, by its targets.
export const oddsOfUnit = ref => !store.moment && sideOfPiece(ref)?.mine && offersOf(ref).open.length > 0 ? oddsAsked('match-odds', { piece: ref })?.odds ?? [] : [];

/// The likeliest of them for one action; the first says what they all are the chance of.
export function bestOdds(odds, offer) {
    const likely = odds.filter(each => each.offer === keyText(offer.key) && each.chance?.chance).sort((a, b) => b.chance.chance - a.chance.chance).slice(0, 2);
    return likely.map(({ name, chance }, k) => `${k ? name : chance.label.includes(name) ? chance.label : `${name}: ${chance.label}`} ${chanceText(chance.chance)}`).join(' · ');
}

function Matrix({ matrix }) {
    const columns = matrix.columns ?? [];
    return html`<h3>${matrix.label}</h3><div class="scroller"><table><thead><tr><th></th>${columns.map(each => html`<th scope="col">${each}</th>`)}</tr></thead>
        <tbody>${(matrix.rows ?? []).map((row, r) => html`<tr><th scope="row">${row}</th>${columns.map((each, c) => {
            const value = matrix.values?.[r * columns.length + c] ?? 0;
            return html`<td>${matrix.chances ? chanceText(value) : formatted(value, { maximumFractionDigits: 1 })}</td>`;
        })}</tr>`)}</tbody></table></div>`;
}

/// An answer in full: in large what it comes to, then how.
export function Odds({ odds }) {
    return html`<div class="odds">
        <p class="headline">${odds.headline}</p>
        <ul>${(odds.chances ?? []).map(each => html`<${Bar} ...${each} />`)}</ul>
        ${(odds.warnings ?? []).map(each => html`<p class="notice"><span>${each}</span></p>`)}
        ${(odds.series ?? []).map(each => html`<${Series} series=${each} />`)}
        ${odds.matrix && html`<${Matrix} matrix=${odds.matrix} />`}
        ${odds.further?.length > 0 && html`<ul class="plainlist">${odds.further.map(each => html`<li>${each}</li>`)}</ul>`}
        ${(odds.steps ?? []).map(step => html`<section class="step"><h3>${step.label}<output>${step.dice}</output></h3><ul>${(step.reasons ?? []).map((reason, k) => html`
            <li>${step.rules?.[k] ? html`<button type="button" class="link" onClick=${() => openSheet('entry', { id: step.rules[k], title: reason })}>${reason}</button>` : reason}</li>`)}</ul></section>`)}
        ${odds.notModelled?.length > 0 && html`<p class="muted">${t('Not included: %1', odds.notModelled.join(', '))}</p>`}
    </div>`;
}

/// A unit of the match against another.
export function OddsSheet({ by, against }) {
    const names = new Map(oddsOfUnit(by).map(each => [each.target, each.name]));
    const reply = names.has(against) && oddsAsked('match-odds', { piece: by, target: against });
    const unit = pieceOf(by)?.name ?? by;
    return html`<${Sheet} title=${names.has(against) ? t('%1 against %2', unit, names.get(against)) : t('Odds of %1', unit)} onClose=${() => closeSheet('odds')}>
        <div class="chips" role="group" aria-label=${t('Against')}>${[...names].map(([id, name]) => html`<button type="button" class=${id === against ? 'chip on' : 'chip'} aria-pressed=${id === against ? 'true' : 'false'}
            data-target=${id} onClick=${() => openSheet('odds', { by, against: id })}>${name}</button>`)}</div>
        ${!names.size && html`<p class="muted">${t('Nobody is left to compare with.')}</p>`}
        ${reply ? reply.refused ? html`<p class="notice"><span>${reply.refused}</span></p>` : reply.odds.map(each => html`<section class="card"><h2>${each.label}</h2><${Odds} odds=${each.odds} /></section>`)
            : names.has(against) && html`<p class="muted wait">${t('One moment…')}</p>`}
    <//>`;
}
