// Chances as bars and words: beside a form, and of one unit against another.

import { changed, closeSheet, keyText, link, openSheet, scene, sideOfPiece } from './store.js';
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

const forecasts = new Map();

/// What will probably come of the roll that a form asks next.
export function Forecast({ form }) {
    const forecast = form.form?.forecast;
    if (!forecast)
        return null;
    if (forecast.roll)
        return html`<div class="forecast"><${Series} series=${forecast.roll} /></div>`;
    const key = [form.at, keyText(form.key), JSON.stringify(form.answers)].join('\n');
    if (!forecasts.has(key)) {
        forecasts.set(key, null);
        link.ask('odds', { key: form.key, answers: form.answers }).then(reply => forecasts.set(key, reply.odds), () => forecasts.set(key, {})).finally(changed);
    }
    const odds = forecasts.get(key);
    return html`<div class="forecast">${odds ? html`<b>${odds.headline}</b><ul>${(odds.chances ?? []).slice(0, 3).map(each => html`<${Bar} ...${each} />`)}</ul>` : html`<b class="muted">${t('Calculating odds…')}</b>`}</div>`;
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
export function OddsSheet(sheet) {
    const { by, against } = sheet;
    const side = sideOfPiece(by);
    const targets = scene().pieces.filter(each => !each.out && each.ref.split('/')[0] !== side?.id);
    const ask = ref => {
        const asked = { by, against: ref };
        openSheet('odds', asked);
        link.ask('match-odds', asked).then(reply => openSheet('odds', { ...asked, odds: reply.odds }), remark => openSheet('odds', { ...asked, refused: remark.message }));
    };
    const nameOf = ref => scene().pieces.find(each => each.ref === ref)?.name ?? ref;
    return html`<${Sheet} title=${against ? t('%1 against %2', nameOf(by), nameOf(against)) : t('Odds of %1', nameOf(by))} onClose=${() => closeSheet('odds')}>
        <div class="chips" role="group" aria-label=${t('Against')}>${targets.map(each => html`<button type="button" class=${each.ref === against ? 'chip on' : 'chip'} aria-pressed=${each.ref === against ? 'true' : 'false'} onClick=${() => ask(each.ref)}>${each.name}</button>`)}</div>
        ${!targets.length && html`<p class="muted">${t('Nobody is left to compare with.')}</p>`}
        ${sheet.refused ? html`<p class="notice"><span>${sheet.refused}</span></p>` : sheet.odds ? html`<${Odds} odds=${sheet.odds} />` : against && html`<p class="muted wait">${t('Calculating odds…')}</p>`}
    <//>`;
}
