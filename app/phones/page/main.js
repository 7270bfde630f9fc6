// The whole page: what the link allows to be shown, the battle, and the sheets on top of it.

import { render } from './lib/preact.js';
import { backToNow, Battle, BoardSheet, Dock, LookBackBar, ScoreBar, showMoment, SideSheet, UnitSheet, ActionButton, ClosedOffers } from './battle.js';
import { FormSheet, openOffer, ResultCard } from './form.js';
import { storage } from './link.js';
import { MarkSheet } from './map.js';
import { OddsSheet } from './odds.js';
import { AidSheet, EntrySheet, RulesSheet } from './rules.js';
import { ask, changed, closeSheet, command, drawWith, held, isClosed, keepSettings, link, openSheet, order, put, scene, sideOf, store } from './store.js';
import { Button, Choices, html, Icon, Sheet } from './ui.js';
import { formatted, t } from './words.js';

const wide = matchMedia('(min-width: 900px)'), dark = matchMedia('(prefers-color-scheme: dark)'), contrast = matchMedia('(prefers-contrast: more)');
for (const each of [wide, dark, contrast])
    each.addEventListener('change', changed);

// ---- what is shown in place of the battle

function State() {
    const known = {
        unpaired: [t('Scan the code'), t('Adjutant on the laptop shows it under “Play on phones”. Point the camera of this phone at it.')],
        unknown: [t('Scan the code'), t('This code was used already or is too old, or this phone was removed.')],
        removed: [t('This phone was removed'), link.why],
        waiting: [t('Waiting to be let in'), t('Somebody at the laptop has to allow this phone.')],
        closed: [t('The match was closed'), link.why || t('This page comes back by itself when it is opened again.')],
        otherVersion: [t('Load the page again'), t('Adjutant on the laptop has another version than this page.')],
        elsewhere: [t('Open in another tab'), t('Another tab of this browser plays this match.')],
        lost: [t('No connection'), t('Is this phone in the same network as the laptop? The page comes back by itself.')],
        opening: [t('Connecting…'), ''],
    };
    const asked = link.isAsked && store.data;
    const [title, text] = asked ? [t('This phone plays already'), t('With the new code it gives up its place: %1.', seatOf(store.data.me))] : known[link.state] ?? known.opening;
    return html`<main class="state" tabindex="-1"><div role="status"><${Icon} name=${link.state === 'waiting' || link.state === 'opening' ? 'people' : 'warning'} size="48" /><h1>${title}</h1><p>${text}</p>
        ${['unknown', 'lost', 'closed'].includes(link.state) && html`<${Button} kind="primary" onTap=${() => link.connect()}>${t('Try again')}<//>`}
        ${asked && html`<${Button} kind="primary" onTap=${() => link.forgetKey()}>${t('Go on as before')}<//><${Button} kind="plain" onTap=${() => link.useCode()}>${t('Use the new code')}<//>`}
        ${['otherVersion', 'elsewhere'].includes(link.state) && html`<${Button} kind="primary" onTap=${() => location.reload()}>${link.state === 'elsewhere' ? t('Use here') : t('Load the page again')}<//>`}
        ${storage.blocked && html`<p class="notice"><span>${t('This browser stores nothing: after loading the page again, the code has to be scanned again. Leave private mode to avoid that.')}</span></p>`}</div></main>`;
}

// It can't be missed, and moves nothing.
function LinkState() {
    const { health } = link;
    if (health === 'green' && link.state === 'open')
        return null;
    const age = formatted(Math.round((Date.now() - link.heard) / 1000));
    const text = link.state === 'closed' ? t('The match was closed') : health === 'red' ? link.outbox.length ? t('No connection for %1 s. It is sent when it is back.', age) : t('No connection for %1 s.', age) : t('Connection lost %1 s ago…', age);
    return html`<div class=${`linkstate ${health}`} role="status">${text}</div>`;
}

// What another side wants, or waits for, while something else is open: one line above it, which leads there.
function Called({ below }) {
    const asks = isAskedToAgree(), due = below !== FormSheet && below !== ResultCard && scene().due.find(each => each.open);
    const go = () => asks ? openSheet('proposal') : (store.sheets = [], openOffer(due));
    return below && below !== ProposalSheet && (asks || due) && html`<button type="button" class="linkstate amber" role="alert" onClick=${go}>${asks ? store.data.proposal.text : t('Continue: %1', due.label)}</button>`;
}

const isAskedToAgree = () => store.data.proposal?.asks;

function ProposalSheet() {
    const close = () => closeSheet('proposal');
    const decide = how => { close(); order(how, { proposal: store.data.proposal.id }); };
    return html`<${Sheet} title=${store.data.proposal.text} kind="small" onClose=${close} foot=${html`<div class="go">
            <${Button} acts kind="primary" onTap=${() => decide('agree')}>${t('Agree')}<//><${Button} acts kind="plain confirm" onTap=${() => decide('decline')}>${t('Decline')}<//></div>`} />`;
}

// ---- menu, settings, log, end

function MenuSheet() {
    const all = scene();
    const { me, others = [], game } = store.data;
    const open = all.corrections.filter(each => !isClosed(each));
    return html`<${Sheet} title=${all.view.headline ?? game?.name} subtitle=${[game?.name, me.name].filter(Boolean).join(' · ')} onClose=${() => closeSheet('menu')}>
        <div class="menu">
            <${Button} kind="line" icon="history" onTap=${() => openSheet('log')}>${t('Log')}<//>
            <${Button} kind="line" icon="rules" onTap=${() => openSheet('rules')}>${t('Rules')}<//>
            <${Button} kind="line" icon="info" onTap=${() => openSheet('aid')}>${t('Player aid')}<//>
            <${Button} kind="line" icon="settings" onTap=${() => openSheet('settings')}>${t('Settings')}<//>
        </div>
        ${open.length > 0 && html`<h3>${t('Edit')}</h3><div class="actions">${open.map(each => html`<${ActionButton} offer=${each} />`)}</div>`}
        <${ClosedOffers} offers=${all.corrections.filter(isClosed)} />
        <h3>${t('Phones')}</h3><ul class="plainlist">
            <li>${[me.name, seatOf(me), t('this phone')].filter(Boolean).join(' · ')}</li>
            ${others.map(each => html`<li class=${each.here ? '' : 'muted'}>${[each.name, seatOf(each), each.here ? '' : t('away')].filter(Boolean).join(' · ')}</li>`)}</ul>
    <//>`;
}
const seatOf = ({ sides }) => sides?.length ? sides.map(each => sideOf(each)?.name ?? each).join(', ') : t('watches');

function SettingsSheet() {
    const { language, theme, size } = store.settings;
    return html`<${Sheet} title=${t('Settings')} onClose=${() => closeSheet('settings')}>
        <${Choices} label=${t('Language')} value=${language} options=${[['', t('As on this phone')], ['en', 'English'], ['de', 'Deutsch'], ['fr', 'Français'], ['es', 'Español']]} onChoose=${each => keepSettings({ language: each })} />
        <${Choices} label=${t('Appearance')} value=${theme} options=${[['', t('As on this phone')], ['light', t('Light')], ['dark', t('Dark')], ['contrast', t('High contrast')]]} onChoose=${each => keepSettings({ theme: each })} />
        <${Choices} label=${t('Text size')} value=${size} options=${[[1, t('Normal')], [1.25, t('Large')], [2, t('Very large')]]} onChoose=${each => keepSettings({ size: each })} />
        <p class="muted">${t('Without https, browsers don’t let this page keep the screen on: set a longer screen timeout on this phone.')}</p>
        <p class="muted">${t('Without https it can’t be installed as an app. “Add to home screen” keeps it as a bookmark.')}</p>
        ${storage.blocked && html`<p class="muted">${t('This browser stores nothing: after loading the page again, the code has to be scanned again. Leave private mode to avoid that.')}</p>`}
        <p class="muted">${t('Everything between this phone and the laptop is encrypted. Somebody who alters the traffic of this network could still replace the page itself.')}</p>
    <//>`;
}

async function moreLog(before) {
    const reply = await ask('log', { before, most: 40 });
    if (reply)
        put({ log: { at: store.at, lines: [...reply.lines, ...(before === undefined ? [] : store.log?.lines ?? [])], more: reply.more, chosen: store.log?.chosen } });
}

function LogSheet() {
    if (store.log?.at !== store.at && store.log?.asked !== store.at) {
        store.log = { ...store.log, asked: store.at };
        moreLog();
    }
    const { lines = [], more, chosen } = store.log ?? {};
    const newestFirst = [...lines].reverse();
    const hasRounds = lines.some(line => line.round);
    return html`<${Sheet} title=${t('Log')} kind="tall" onClose=${() => { store.log = null; closeSheet('log'); }}>
        <ol class="log">${newestFirst.map((line, k) => {
            const begins = hasRounds && (line.round ?? 0) !== (k > 0 ? newestFirst[k - 1].round ?? 0 : -1);
            const position = line.position ?? 0;
            const stands = line.stands !== false;
            const reported = (line.sentences ?? []).map(each => html`<span class=${each.tone ?? ''}>${each.message}</span>`);
            const entry = line.entry ?? 0;
            return html`<li key=${entry} class=${stands ? '' : 'undone'}>${begins && html`<h3>${line.round ? t('Round %1', formatted(line.round)) : t('Setup')}</h3>`}<button type="button" class="line" disabled=${!stands} onClick=${() => { store.log.chosen = entry; changed(); }}>
                <small class="number">${formatted(position)}</small><span><b>${line.label}</b>${reported}${(line.accepted ?? []).length > 0 && html`<em>${t('Allowed anyway')}</em>`}${!stands && html`<em>${t('Undone')}</em>`}</span></button>
                ${chosen === entry && html`<${Button} icon="history" kind="plain" onTap=${() => showMoment(position)}>${t('Look back here')}<//>`}</li>`;
        })}</ol>
        ${more && html`<${Button} kind="plain wide" onTap=${() => moreLog(Math.min(...lines.map(each => each.entry ?? 0)))}>${t('Earlier')}<//>`}
        ${!lines.length && html`<p class="muted">${t('Nothing has happened yet.')}</p>`}
    <//>`;
}

function EndSheet() {
    const all = scene();
    const winners = all.sides.filter(each => each.won).map(each => each.name);
    const drawn = winners.length !== 1 && winners.length === all.sides.length || !winners.length;
    return html`<${Sheet} title=${t('The match is over')} onClose=${() => closeSheet('end')} foot=${html`<div class="go">
            <${Button} kind="plain" onTap=${() => { closeSheet('end'); openSheet('log'); }}>${t('Log')}<//><button type="button" class="primary confirm" data-first onClick=${() => closeSheet('end')}>${t('Done')}</button></div>`}>
        <p class="headline" role="alert">${drawn ? t('Drawn') : t('Won by %1', winners.join(', '))}</p>
        <ul class="plainlist">${all.sides.map(side => html`<li><b>${side.name}</b> ${side.scored && `${side.scored}: `}${formatted(side.score)}</li>`)}</ul>
        ${all.goals.map(goal => html`<p><b>${goal.label}</b><br />${Object.entries(goal.points ?? {}).map(([side, points]) => `${sideOf(side)?.name ?? side} ${formatted(points)}`).join(' · ') || formatted(0)}</p>`)}
    <//>`;
}

// ---- before anything is played: which list a side plays with

const LONGEST = 7900; // bytes of one message, without what all have
const offered = { lists: null, refused: '' };

async function askLists() {
    offered.lists = [];
    offered.lists = (await ask('lists'))?.lists ?? [];
    changed();
}

function closeLists() {
    Object.assign(offered, { lists: null, refused: '' });
    closeSheet('bring');
}

async function bring(side, list) {
    offered.refused = '';
    if (new TextEncoder().encode(JSON.stringify(list)).length > LONGEST) {
        offered.refused = t('This is too long for a phone to send: import it on the laptop.');
        return changed();
    }
    const answer = await command('bring', { side, ...list });
    if (answer.type === 'ack')
        return closeLists();
    offered.refused = answer.why.message;
    changed();
}

function BringSheet({ side }) {
    if (!offered.lists)
        askLists();
    const choose = async event => {
        const [file] = event.target.files;
        if (file)
            await bring(side, { code: await file.slice(0, LONGEST).text(), file: file.name.slice(0, 80) });
        event.target.value = '';
    };
    const paste = event => {
        event.preventDefault();
        bring(side, { code: event.target.code.value.trim() });
    };
    return html`<${Sheet} title=${t('Choose the list of %1', sideOf(side)?.name ?? side)} subtitle=${t('Until somebody plays, it can be changed.')} kind="tall" onClose=${closeLists}>
        ${offered.refused && html`<p class="notice grave" role="alert"><${Icon} name="warning" size="18" /><span>${offered.refused}</span></p>`}
        ${store.data.me.brings ? html`
            <div class="options">${(offered.lists ?? []).map(each => html`<${Button} acts kind="option" data-list=${each.id} onTap=${() => bring(side, { list: each.id })}>
                <span><b>${each.name}</b><small>${[each.detail, each.sample && t('Sample list')].filter(Boolean).join(' · ')}</small></span><//>`)}</div>
            <h3>${t('Your own list')}</h3>
            <form class="typed" onSubmit=${paste}><input name="code" aria-label=${t('Share code')} placeholder=${t('Share code')} autocomplete="off" autocapitalize="none" required /><button class="primary">${t('OK')}</button></form>
            <label class="plain wide file">${t('Open a list file')}<input type="file" class="sr" accept=".yaml,.yml,.json,.txt" onChange=${choose} /></label>`
            : html`<p class="muted">${t('The match has begun: lists can’t be changed any more.')}</p>`}
    <//>`;
}

// ---- the page

const SHEETS = { menu: MenuSheet, settings: SettingsSheet, log: LogSheet, end: EndSheet, unit: UnitSheet, side: SideSheet, board: BoardSheet, mark: MarkSheet, odds: OddsSheet, bring: BringSheet, proposal: ProposalSheet, rules: RulesSheet, entry: EntrySheet, aid: AidSheet };

function App() {
    const all = scene();
    const shown = all && !link.isAsked && !['unpaired', 'unknown', 'removed', 'waiting', 'otherVersion', 'elsewhere'].includes(link.state);
    if (!shown)
        return html`<${State} />`;
    if (!all.view.over) // or its end was undone
        store.sheets = store.sheets.filter(each => each.kind !== 'end');
    if (all.view.over && !all.view.closing && !store.moment && store.ended !== store.at && !store.form && !store.result) {
        store.ended = store.at;
        store.sheets = [{ kind: 'end' }];
    }
    if (!isAskedToAgree())
        store.sheets = store.sheets.filter(each => each.kind !== 'proposal');
    // What is looked up lies over an action; the rest of it under.
    const over = store.sheets.filter(each => ['rules', 'entry'].includes(each.kind));
    const asked = store.sheets.filter(each => each.kind === 'proposal');
    const under = store.sheets.filter(each => !over.includes(each) && !asked.includes(each));
    const stack = [...under.map(each => [SHEETS[each.kind], each]), ...(store.form ? [[FormSheet, {}]] : []), ...over.map(each => [SHEETS[each.kind], each]), ...(store.result && !store.form ? [[ResultCard, {}]] : []), ...asked.map(each => [ProposalSheet, each])];
    const [Top, about] = stack.at(-1) ?? [];
    return html`<div class="page" inert=${Top ? true : null}>
            ${store.moment ? html`<${LookBackBar} />` : html`<${ScoreBar} />`}
            <main tabindex="-1"><${Battle} wide=${wide.matches} /></main>
            <${Dock} />
        </div>
        ${Top && html`<div class="scrim" onClick=${closeTop}></div><${Top} key=${Top.name + (about.id ?? about.unit ?? '')} ...${about} />`}
        <${LinkState} />
        <${Called} below=${Top} />
        ${store.note && html`<div class=${`toast ${store.note.tone}`} role="alert">${store.note.text}</div>`}
        <div class="sr" aria-live="polite">${store.announced}</div>`;
}

// A tap beside what only shows something closes it; what was entered isn't thrown away by that.
function closeTop() {
    if (!store.form && !store.result)
        closeSheet();
}

// Of the game's accent colour.
function hueOf(colour) {
    const [r, g, b] = (/^#[0-9a-f]{6}/i.exec(colour)?.[0] ?? '').match(/[0-9a-f]{2}/gi)?.map(each => parseInt(each, 16)) ?? [];
    const most = Math.max(r, g, b), range = most - Math.min(r, g, b);
    return range ? Math.round(60 * (most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4)) : undefined;
}

function dress() {
    const { theme, size } = store.settings;
    const root = document.documentElement;
    root.dataset.theme = theme || (contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light');
    root.dataset.back = store.moment ? 'yes' : '';
    root.style.fontSize = `${100 * size}%`;
    const hue = hueOf(store.data?.game?.colour);
    if (hue !== undefined)
        root.style.setProperty('--hue', hue);
    document.querySelector('#colour').content = getComputedStyle(root).getPropertyValue('--surface').trim();
    document.title = store.data?.game?.name ? `${store.data.game.name} – Adjutant` : 'Adjutant';
}

drawWith(() => {
    dress();
    render(html`<${App} />`, document.getElementById('app'));
});
addEventListener('keydown', event => {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !store.sheets.length && !store.form && store.data?.me?.undo && !held())
        order('undo');
    else if (event.key === 'Escape' && store.moment)
        backToNow();
});
changed();
