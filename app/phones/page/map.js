// A table seen from above. What is tapped shows what it can do; where a place is asked for, a tap is the place.

import { openOffer } from './form.js';
import { changed, closeSheet, colourOf, offerFor, openSheet, sideOfPiece, store } from './store.js';
import { Button, html, pictureOf, Sheet } from './ui.js';
import { formatted, t } from './words.js';

let dragged = null; // the place that a finger is on
const INKS = { red: 'var(--red)', blue: 'var(--blue)', brown: 'var(--brown)', grey: 'var(--muted)', purple: 'var(--purple)' };
const PIXELS = 360; // about as wide as it is drawn on a phone

const inkOf = mark => mark.colour ? INKS[mark.colour] ?? 'var(--muted)' : mark.piece ? sideOfPiece(mark.piece)?.colour : mark.side ? colourOf(mark.side) : 'var(--muted)';
/// Two letters, as on the tokens that lie on the table.
const lettersOf = label => {
    const words = label.split(' ').filter(Boolean);
    const last = words[words.length - 1];
    return words.length > 1 && /^\d+$/.test(last) ? words[0].charAt(0) + last : label.slice(0, 2);
};
const sizeText = (value, unit) => `${formatted(Math.round(value * 10) / 10)} ${unit ?? ''}`.trim();
const spotText = (at, unit) => t('%1 from the left, %2 from the front', sizeText(at[0], unit), sizeText(at[1], unit));

function Mark({ mark, depth, least, unit, onTap, chosen }) {
    const radius = mark.flat ? mark.radius || least : Math.max(mark.radius ?? 0, least);
    const x = mark.at[0], y = depth - mark.at[1];
    const place = mark.piece ? sideOfPiece(mark.piece)?.place ?? 0 : 0;
    const filled = mark.filled !== false;
    const drawing = mark.symbol ? pictureOf(mark.symbol) : [];
    const size = Math.min(radius, least * 1.6) * 1.25;
    const shape = mark.piece && place % 2 === 1
        ? html`<rect x=${x - radius} y=${y - radius} width=${2 * radius} height=${2 * radius} rx=${radius * 0.4} />` : html`<circle cx=${x} cy=${y} r=${radius} />`;
    const press = event => ['Enter', ' '].includes(event.key) && (event.preventDefault(), onTap(mark));
    return html`<g class=${`mark ${mark.flat ? 'flat' : ''} ${filled ? '' : 'hollow'} ${chosen ? 'chosen' : ''}`} style=${{ '--c': inkOf(mark) }}
            role=${onTap ? 'button' : 'img'} tabindex=${onTap ? 0 : null} data-mark=${mark.id} aria-label=${`${[mark.label, mark.detail].filter(Boolean).join(', ')}: ${spotText(mark.at, unit)}`}
            onKeyDown=${onTap && press} onClick=${onTap && (event => event.detail === 0 && onTap(mark))}>
        ${onTap && html`<circle class="target" cx=${x} cy=${y} r=${Math.max(radius, least * 1.9)} />`}
        ${shape}
        ${drawing.length ? html`<svg x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} viewBox="0 0 24 24" class="sign">${drawing}</svg>`
            : (!mark.flat || mark.radius > least) && html`<text x=${x} y=${y} font-size=${Math.min(radius, least * 1.6) * 0.95} dy="0.35em">${lettersOf(mark.label)}</text>`}
    </g>`;
}

/// `place`: {lowest, highest, from, reach, value, set}, where a place is asked for.
export function Ground({ board, place }) {
    const { size: [width, depth], marks = [], away = [], areas = [], lines = [], unit, step, measuring } = board.drawn;
    const pixel = width / PIXELS;
    const least = 12 * pixel;
    const chosen = store.sheets.find(each => each.kind === 'unit')?.unit ?? store.sheets.find(each => each.kind === 'mark')?.mark;
    const grid = [];
    for (let at = step; step && at < width; at += step)
        grid.push(html`<line x1=${at} y1="0" x2=${at} y2=${depth} />`);
    for (let at = step; step && at < depth; at += step)
        grid.push(html`<line x1="0" y1=${depth - at} x2=${width} y2=${depth - at} />`);
    const spot = (place && dragged) ?? place?.value ?? null;
    const spotOf = event => {
        const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(event.currentTarget.getScreenCTM().inverse());
        return [at.x, depth - at.y];
    };
    const farOf = at => Math.hypot(at[0] - place.from[0], at[1] - place.from[1]);
    // What is out of reach is pulled to the rim.
    const within = to => {
        const at = to.map((each, k) => Math.round(Math.max(place.lowest?.[k] ?? 0, Math.min(place.highest?.[k] ?? board.drawn.size[k], each)) * 2) / 2);
        const share = place.from && place.reach ? place.reach / farOf(at) : 1;
        return share < 1 ? at.map((each, k) => Number((place.from[k] + Math.trunc((each - place.from[k]) * share * 100) / 100).toFixed(2))) : at;
    };
    const atRim = place?.from && place.reach && spot && farOf(spot) > place.reach - 0.05;
    const drag = to => {
        dragged = to;
        changed();
    };
    const drags = {
        onPointerDown: event => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag(within(spotOf(event)));
        },
        onPointerMove: event => dragged && drag(within(spotOf(event))),
        onPointerUp: () => {
            if (dragged)
                place.set(dragged);
            dragged = null;
        },
        onPointerCancel: () => drag(null),
    };
    // What is drawn under the finger is meant, a unit before what lies beside it; else the nearest. Terrain only where
    // nothing stands on it.
    const touch = event => {
        const spot = spotOf(event);
        const ranked = marks.map(mark => {
            const far = Math.hypot(mark.at[0] - spot[0], mark.at[1] - spot[1]);
            const beside = Math.max(0, far - Math.max(mark.radius ?? 0, mark.flat && mark.radius ? 0 : least));
            return { mark, order: [mark.flat, beside, !mark.piece, far], meant: !beside || !mark.flat && far < 26 * pixel };
        }).filter(each => each.meant).sort((a, b) => a.order.map((each, k) => each - b.order[k]).find(each => each) ?? 0);
        if (event.detail > 0 && ranked.length)
            tap(ranked[0].mark);
    };
    const nudge = event => {
        const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
        if (!by)
            return;
        event.preventDefault();
        const from = spot ?? place.from ?? [width / 2, depth / 2];
        const far = event.shiftKey ? 5 : 1;
        place.set(within([from[0] + far * by[0], from[1] + far * by[1]]));
    };
    const tap = mark => mark.piece ? openSheet('unit', { unit: mark.piece }) : openSheet('mark', { mark: mark.id, board: board.id });
    const sorted = [...marks.filter(each => each.flat), ...marks.filter(each => !each.flat)];
    const named = areas.filter(each => each.label);
    return html`<div class="groundbox">
        <svg class=${place ? 'ground placing' : 'ground'} viewBox=${`0 0 ${width} ${depth}`} role=${place ? 'application' : 'group'} tabindex=${place ? 0 : null}
            aria-label=${place ? t('%1. Arrow keys move the place by 1; with Shift, by 5.', board.title) : [board.title, ...(board.spoken ?? [])].join('. ')}
            onClick=${place ? null : touch} onKeyDown=${place && nudge} ...${place ? drags : {}} style=${{ '--px': pixel }}>
            <rect class="floor" width=${width} height=${depth} />
            <g class="grid">${grid}</g>
            ${areas.map(area => html`<rect class=${area.label ? 'area' : 'area bare'} x=${area.lowest[0]} y=${depth - area.highest[1]} width=${area.highest[0] - area.lowest[0]} height=${area.highest[1] - area.lowest[1]}
                style=${{ '--c': area.side ? colourOf(area.side) : 'var(--accent)' }} />`)}
            ${lines.map(line => html`<line class="line" x1=${line.from[0]} y1=${depth - line.from[1]} x2=${line.to[0]} y2=${depth - line.to[1]} />`)}
            ${named.map(area => html`<text class="label" x=${area.lowest[0] + 4 * pixel} y=${depth - (area.lowest[1] + area.highest[1] > depth ? area.highest[1] : area.lowest[1]) + (area.lowest[1] + area.highest[1] > depth ? 14 : -6) * pixel}
                font-size=${11 * pixel} style=${{ '--c': area.side ? colourOf(area.side) : 'var(--accent)' }}>${area.label}</text>`)}
            ${sorted.map(mark => html`<${Mark} key=${mark.id} mark=${mark} depth=${depth} least=${least} unit=${unit} onTap=${place ? null : tap} chosen=${chosen === mark.id} />`)}
            ${place?.reach && html`<circle class="reach" cx=${place.from[0]} cy=${depth - place.from[1]} r=${place.reach} />`}
            ${spot && place.from && html`<line class="way" x1=${place.from[0]} y1=${depth - place.from[1]} x2=${spot[0]} y2=${depth - spot[1]} />`}
            ${spot && html`<g class="spot"><circle cx=${spot[0]} cy=${depth - spot[1]} r=${least} /><path d=${`M${spot[0] - 2 * least} ${depth - spot[1]}h${4 * least}M${spot[0]} ${depth - spot[1] - 2 * least}v${4 * least}`} /></g>`}
        </svg>
        ${place && html`<p class="readout" role="status">${spot ? [spotText(spot, unit), place.from && t('%1 away', sizeText(farOf(spot), unit)), atRim && t('as far as it reaches')].filter(Boolean).join(' · ') : t('Tap the place, or drag it there.')}</p>`}
        ${!place && away.length > 0 && html`<section class="card"><h2>${t('Not on the map')}</h2><ul class="chips">${away.map(mark => html`<li><button type="button" class="chip" onClick=${() => tap(mark)}>${mark.label}</button></li>`)}</ul></section>`}
        ${!place && measuring && html`<p class="muted">${measuring}</p>`}
    </div>`;
}

export function MarkSheet({ mark: id, board }) {
    const { drawn } = store.moment || !store.data ? { drawn: {} } : (store.data.match.view.boards ?? []).find(each => each.id === board) ?? { drawn: {} };
    const mark = [...(drawn.marks ?? []), ...(drawn.away ?? [])].find(each => each.id === id);
    if (!mark)
        return null;
    const placed = drawn.marks?.includes(mark);
    const offer = mark.moves && offerFor(mark.moves, mark.side ?? '');
    return html`<${Sheet} title=${mark.label} subtitle=${mark.detail} kind="small" onClose=${() => closeSheet('mark')}
            foot=${offer && html`<div class="go"><${Button} acts kind="primary confirm" onTap=${() => openOffer(offer, mark.given ?? {})}>${placed ? t('Move') : t('Place')}<//></div>`}>
        <p>${placed ? spotText(mark.at, drawn.unit) : t('Not on the map')}</p><//>`;
}
