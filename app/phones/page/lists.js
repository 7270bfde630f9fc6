// Before anything is played: which list a side plays with.

import { changed, closeSheet, command, link, openSheet, report, scene, sideOf, store } from './store.js';
import { remarkOf } from './link.js';
import { Button, html, Icon, Sheet } from './ui.js';
import { t } from './words.js';

const LONGEST = 7900; // bytes of one message, without what all have
const found = { lists: null, refused: '' };

export function BringCard() {
    return html`<section class="card"><h2>${t('Lists')}</h2>${scene().sides.filter(each => each.mine).map(side => html`
        <${Button} kind="line" icon="edit" onTap=${() => openSheet('bring', { side: side.id })}><span><b>${t('Choose the list of %1', side.name)}</b></span><//>`)}</section>`;
}

async function ask() {
    found.lists = [];
    try {
        found.lists = (await link.ask('lists')).lists;
    } catch (remark) {
        report(remark.message, 'bad');
    }
    changed();
}

function close() {
    found.lists = null;
    found.refused = '';
    closeSheet('bring');
}

async function bring(side, list) {
    found.refused = '';
    if (new TextEncoder().encode(JSON.stringify(list)).length > LONGEST) {
        found.refused = t('This is too long for a phone to send: import it on the laptop.');
        return changed();
    }
    const answer = await command('bring', { side, ...list });
    if (answer.type === 'ack')
        return close();
    found.refused = remarkOf(answer.why).message;
    changed();
}

export function BringSheet({ side }) {
    if (!found.lists)
        ask();
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
    return html`<${Sheet} title=${t('Choose the list of %1', sideOf(side)?.name ?? side)} subtitle=${t('Until somebody plays, it can be changed.')} kind="tall" onClose=${close}>
        ${found.refused && html`<p class="notice grave" role="alert"><${Icon} name="warning" size="18" /><span>${found.refused}</span></p>`}
        ${store.data.me.brings ? html`
            <div class="options">${(found.lists ?? []).map(each => html`<${Button} acts kind="option" data-list=${each.id} onTap=${() => bring(side, { list: each.id })}>
                <span><b>${each.name}</b><small>${[each.detail, each.sample && t('Sample list')].filter(Boolean).join(' · ')}</small></span><//>`)}</div>
            <h3>${t('Your own list')}</h3>
            <form class="typed" onSubmit=${paste}><input name="code" aria-label=${t('Share code')} placeholder=${t('Share code')} autocomplete="off" autocapitalize="none" required /><button class="primary">${t('OK')}</button></form>
            <label class="plain wide file">${t('Open a list file')}<input type="file" class="sr" accept=".yaml,.yml,.json,.txt" onChange=${choose} /></label>`
            : html`<p class="muted">${t('The match has begun: lists can’t be changed any more.')}</p>`}
    <//>`;
}
