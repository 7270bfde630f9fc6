// Small parts that every page is made of: buttons that can't be tapped twice by a slip, icons, sheets that take the focus.

import { Component, h } from './lib/preact.js';
import htm from './lib/htm.js';
import { changed, held } from './store.js';
import { t } from './words.js';

export const html = htm.bind(h);

const strokes = {
    undo: 'M8.25 4.5 3.5 9.25 8.25 14M3.5 9.25h11.25a5.25 5.25 0 0 1 0 10.5H9.5',
    redo: 'M15.75 4.5l4.75 4.75L15.75 14M20.5 9.25H9.25a5.25 5.25 0 0 0 0 10.5h5.25',
    rules: 'M12 6.25C10 4.75 7 4.25 3 4.25v14.5c4 0 7 .5 9 2 2-1.5 5-2 9-2V4.25c-4 0-7 .5-9 2zM12 6.25v14.25',
    history: 'M3.5 4v5h5M3.9 9a8.75 8.75 0 1 1-.4 5.25M12 7.25V12l3.5 2',
    more: 'M5 12h.01M12 12h.01M19 12h.01',
    close: 'M5.75 5.75l12.5 12.5M18.25 5.75 5.75 18.25',
    check: 'M4.25 12.75l5 5L19.75 6.5',
    dice: 'M12 2.25 21.25 9.5v5L12 21.75 2.75 14.5v-5zM12 2.25 6.75 12 12 16.25 17.25 12zM6.75 12l-4 2.5M17.25 12l4 2.5M12 16.25v5.5',
    eye: 'M3 12c2.25-4 5.25-6 9-6s6.75 2 9 6c-2.25 4-5.25 6-9 6s-6.75-2-9-6zM12 9.25a2.75 2.75 0 1 0 .01 0z',
    warning: 'M10.3 4.25 3.25 17.25A2 2 0 0 0 5 20.25h14a2 2 0 0 0 1.75-3L13.7 4.25a1.95 1.95 0 0 0-3.4 0zM12 9.25v4.25M12 16.9h.01',
    right: 'M9 5l7 7-7 7', left: 'M15 5l-7 7 7 7',
    minus: 'M4.5 12h15', plus: 'M12 4.5v15M4.5 12h15',
    info: 'M12 3a9 9 0 1 0 .01 0zM12 11.25v5.25M12 7.75h.01',
    search: 'M10.5 3.5a7 7 0 1 0 .01 0zM15.75 15.75 21 21',
    settings: 'M4 7h9m4 0h3M15 4.75v4.5M4 17h3m4 0h9M9 14.75v4.5',
    odds: 'M3 20.25h18M3 16.75c5.25 0 4.75-12.5 9-12.5s3.75 12.5 9 12.5',
    edit: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
    people: 'M9 4.5a3.5 3.5 0 1 0 .01 0zM2.5 20c.5-4 3-6 6.5-6s6 2 6.500 6M16 5a3 3 0 0 1 0 6M17.500 14c2.500.5 3.750 2.500 4 6',
};

export const Icon = ({ name, size = 24 }) => html`
    <svg class=${`icon i-${name}`} viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"><path d=${strokes[name]} /></svg>`;

// ---- pictures that the keeper's data name: `field/flag`

const pictures = new Map();
/// The strokes of a picture of 24 by 24; nothing until it is loaded.
export function pictureOf(id) {
    if (!pictures.has(id)) {
        pictures.set(id, []);
        fetch(`./icons/${id}.svg`).then(reply => reply.ok ? reply.text() : '').then(text => {
            const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
            const kept = [...svg.querySelectorAll('path, circle, rect, line, ellipse, polygon, polyline')].map(each =>
                h(each.localName, Object.fromEntries([...each.attributes].filter(({ name }) => !/^on|style|href/.test(name)).map(({ name, value }) => [name, value]))));
            const drawing = Object.fromEntries([...svg.attributes].filter(({ name }) => /^(fill|stroke)/.test(name)).map(({ name, value }) => [name, value]));
            pictures.set(id, kept.length ? [h('g', drawing, kept)] : []);
            changed();
        }).catch(() => pictures.delete(id));
    }
    return pictures.get(id);
}
export const Picture = ({ id, size = 20 }) => {
    const drawn = pictureOf(id);
    return drawn.length ? html`<svg class="picture" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${drawn}</svg>` : null;
};

// ---- buttons

/// A second tap within so many ms on something that acts is a slip of the finger.
const SLIP = 300;
let lastAct = 0;
export const slipped = () => performance.now() - lastAct < SLIP;
export const hold = (longer = 0) => (lastAct = performance.now() + longer);

/// `acts`: it changes the match, so it waits for the keeper. After that, or where a sheet has come or gone, another lies
/// under the finger, which a second tap of the same doesn't mean.
export function Button({ acts, kind = '', icon, label, onTap, disabled, children, ...rest }) {
    const off = disabled || (acts && held());
    const tap = event => {
        if (off || slipped())
            return event.preventDefault();
        if (acts)
            hold();
        onTap(event);
    };
    return html`<button type="button" class=${kind} aria-disabled=${off ? 'true' : null} aria-label=${label} onClick=${tap} ...${rest}>
        ${icon && html`<${Icon} name=${icon} />`}${children}</button>`;
}

export const IconButton = props => html`<${Button} ...${props} kind=${`quiet round ${props.kind ?? ''}`} title=${props.label} />`;

// ---- sheets

const FOCUSABLE = 'button:not([aria-disabled]), input, select, textarea, summary, [tabindex="0"]';

/// On top of the page: it takes the focus, keeps it, and gives it back.
export class Sheet extends Component {
    constructor(props) {
        super(props);
        this.keep = root => (this.root = root ?? this.root);
    }
    componentDidMount() {
        this.before = document.activeElement;
        hold(); // a second tap of the one that opened it
        this.focus();
    }
    componentDidUpdate(before) {
        if (before.asks !== this.props.asks) {
            this.focus();
            this.root.querySelector('.question.asked')?.scrollIntoView({ block: 'start' });
        }
        // Of many dice the one that is entered.
        this.root.querySelector('.question.asked .die.next')?.scrollIntoView({ block: 'nearest' });
    }
    componentWillUnmount() {
        hold();
        const back = this.before;
        queueMicrotask(() => back?.isConnected && !back.closest('[inert]') ? back.focus({ preventScroll: true }) : document.querySelector('main')?.focus({ preventScroll: true }));
    }
    focus() {
        const first = this.root.querySelector('[data-first]') ?? this.root;
        first.focus({ preventScroll: true });
    }
    keys(event) {
        if (event.key === 'Escape') {
            event.stopPropagation();
            this.props.onClose();
        } else if (event.key === 'Tab') {
            const all = [...this.root.querySelectorAll(FOCUSABLE)].filter(each => each.offsetParent !== null);
            const first = all[0], last = all[all.length - 1];
            const at = document.activeElement;
            if (all.length && (event.shiftKey ? at === first || at === this.root : at === last)) {
                event.preventDefault();
                (event.shiftKey ? last : first).focus();
            }
        } else {
            this.props.onKey?.(event);
        }
    }
    render({ title, subtitle, onClose, kind = '', actions, foot, children }) {
        return html`<section class=${`sheet ${kind}`} role="dialog" aria-modal="true" aria-label=${title} tabindex="-1" ref=${this.keep} onKeyDown=${event => this.keys(event)}>
            <header>
                <div class="title"><h2>${title}</h2>${subtitle && html`<p>${subtitle}</p>`}</div>
                ${actions}
                <${IconButton} icon="close" label=${t('Close')} onTap=${onClose} />
            </header>
            <div class="body">${children}</div>
            ${foot && html`<footer>${foot}</footer>`}
        </section>`;
    }
}

/// A list of choices of which one counts.
export const Choices = ({ label, options, value, onChoose }) => html`
    <fieldset class="choices"><legend>${label}</legend>
        ${options.map(([id, text]) => html`<button type="button" aria-pressed=${value === id ? 'true' : 'false'} onClick=${() => onChoose(id)}>${text}</button>`)}
    </fieldset>`;

export const Notice = ({ remark, grave }) => html`
    <p class=${grave ? 'notice grave' : 'notice'}><${Icon} name="warning" size="18" /><span>${remark.message}</span></p>`;
