// Rules with a search as you type, their entries, and the player aid.

import { ask, changed, closeSheet, link, openSheet, report, store } from './store.js';
import { html, Icon, Sheet } from './ui.js';
import { t } from './words.js';

const found = { typed: '', query: null, hits: [], chapters: [], open: '' };

async function look(query, now) {
    Object.assign(found, { query, now });
    const reply = await ask('rules', now ? { now } : { query });
    if (!reply || found.query !== query || found.now !== now)
        return; // the query has changed since
    Object.assign(found, { hits: [], ...reply });
    changed();
}

/// `now`: at first the rules that may matter as the match stands.
export function RulesSheet({ query = '', now }) {
    if (found.query === null || (query && query !== found.began)) {
        found.began = found.typed = query;
        look(query, now);
    }
    const type = event => {
        const words = found.typed = event.target.value;
        clearTimeout(look.timer);
        look.timer = setTimeout(() => look(words.trim()), 120);
    };
    return html`<${Sheet} key="rules" title=${t('Rules')} kind="tall" onClose=${() => { found.query = null; found.began = ''; closeSheet('rules'); }}>
        <div class="search"><${Icon} name="search" size="20" /><input type="search" maxlength="60" data-first=${now ? null : true} placeholder=${t('Search the rules')} aria-label=${t('Search the rules')} value=${found.typed} onInput=${type} autocomplete="off" enterkeyhint="search" /></div>
        ${now && !found.typed && html`<div class="choices">${[[true, t('For now')], [undefined, t('All rules')]].map(([value, words]) => html`
            <button type="button" aria-pressed=${found.now === value ? 'true' : 'false'} onClick=${() => look('', value)}>${words}</button>`)}</div>`}
        <div role="status" class="sr">${found.query ? t('Entries found: %1', found.hits.length) : ''}</div>
        ${found.query || found.now ? html`<ul class="hits">${found.hits.map(hit => html`<li><button type="button" class="line" onClick=${() => openSheet('entry', { id: hit.id, title: hit.title })}>
                <span><b>${hit.title}</b><small>${[hit.chapter, hit.summary].filter(Boolean).join(' · ')}</small></span></button></li>`)}</ul>
                ${!found.hits.length && html`<p class="muted">${found.now ? t('Nothing in particular.') : t('Nothing found. Try fewer letters.')}</p>`}`
            : found.chapters.map(chapter => html`<details class="card" key=${chapter.title}><summary>${chapter.title}</summary>
                ${(chapter.entries ?? []).map(each => html`<button type="button" class="line" onClick=${() => openSheet('entry', each)}>${each.title}</button>`)}</details>`)}
    <//>`;
}

const entries = new Map();

export function EntrySheet({ id, title, summary }) {
    const key = `${store.settings.language} ${id}`;
    if (id && !entries.has(key)) {
        entries.set(key, null);
        link.ask('entry', { id }).then(reply => entries.set(key, reply), remark => entries.set(key, { text: remark.message })).finally(() => {
            if (entries.get(key)?.title === undefined)
                setTimeout(() => entries.delete(key), 5000);
            changed();
        });
    }
    const entry = id ? entries.get(key) : { title, text: '' };
    return html`<${Sheet} key=${`entry ${id}`} title=${entry?.title ?? title ?? ''} subtitle=${entry?.chapter} kind="tall" onClose=${() => closeSheet('entry')}>
        ${summary && html`<p class="lead">${summary}</p>`}
        ${entry ? html`<div class="text">${blocksOf(entry.text ?? '')}</div>` : html`<p class="muted wait">${t('One moment…')}</p>`}
        ${entry?.reading && html`<div class="text reading"><h3>${t('Our ruling')}</h3>${blocksOf(entry.reading)}</div>`}
        ${entry?.source && html`<p class="muted">${entry.source}</p>`}
        ${entry?.links?.length > 0 && html`<h3>${t('See also')}</h3><ul class="chips">${entry.links.map(each => html`<li><button type="button" class="chip" onClick=${() => openSheet('entry', each)}>${each.title}</button></li>`)}</ul>`}
    <//>`;
}

// ---- the little Markdown that rules are written in: paragraphs, lists, tables, bold, links by id

const inline = text => text.split(/(\*\*.+?\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\))/).map((part, k) => {
    if (k % 2 === 0)
        return part;
    if (part.startsWith('**'))
        return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith('*'))
        return html`<i>${part.slice(1, -1)}</i>`;
    const [, words, target] = part.match(/^\[([^\]]+)\]\(([^)]+)\)$/);
    return html`<button type="button" class="link" onClick=${() => openSheet('entry', { id: target, title: words })}>${words}</button>`;
});

export function blocksOf(text) {
    const blocks = [];
    for (const part of text.split(/\n\s*\n/)) {
        const lines = part.split('\n').filter(each => each.trim());
        const rows = lines.filter(each => each.trim().startsWith('|'));
        const items = lines.filter(each => /^\s*([-*]|\d+\.)\s/.test(each));
        if (rows.length && rows.length === lines.length) {
            const cells = rows.map(row => row.trim().replace(/^\||\|$/g, '').split('|').map(each => each.trim()));
            const ruled = cells.length > 1 && cells[1].every(each => /^:?-+:?$/.test(each));
            blocks.push(html`<div class="scroller"><table>${ruled && html`<thead><tr>${cells[0].map(each => html`<th>${inline(each)}</th>`)}</tr></thead>`}
                <tbody>${cells.slice(ruled ? 2 : 0).map(row => html`<tr>${row.map(each => html`<td>${inline(each)}</td>`)}</tr>`)}</tbody></table></div>`);
        } else if (items.length) {
            const list = [];
            for (const line of lines)
                if (/^\s*([-*]|\d+\.)\s/.test(line) || !list.length)
                    list.push(line.replace(/^\s*([-*]|\d+\.)\s+/, ''));
                else
                    list[list.length - 1] += ' ' + line.trim();
            const first = /^\s*([-*]|\d+\.)\s/.test(lines[0]) ? null : html`<p>${inline(list.shift())}</p>`;
            blocks.push(first, html`<ul>${list.map(each => html`<li>${inline(each)}</li>`)}</ul>`);
        } else if (/^#+\s/.test(part.trim())) {
            blocks.push(html`<h3>${inline(part.trim().replace(/^#+\s/, ''))}</h3>`);
        } else if (lines.length) {
            blocks.push(html`<p>${inline(lines.join(' '))}</p>`);
        }
    }
    return blocks;
}

// ---- the player aid: elements of a document, copied without their attributes, so that nothing can act

function copied(node) {
    if (node.nodeType === Node.TEXT_NODE)
        return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || ['style', 'script'].includes(node.localName))
        return null;
    const spans = Object.fromEntries(['colspan', 'rowspan'].filter(each => node.hasAttribute(each)).map(each => [each, node.getAttribute(each)]));
    return html`<${node.localName} ...${spans}>${[...node.childNodes].map(copied)}<//>`;
}

const aid = { drawn: null, asked: false };

export function AidSheet() {
    if (!aid.asked) {
        aid.asked = true;
        link.ask('aid').then(reply => (aid.drawn = [...new DOMParser().parseFromString(reply.html, 'text/html').body.childNodes].map(copied)), remark => {
            aid.asked = false;
            report(remark.message, 'bad');
            closeSheet('aid');
        }).finally(changed);
    }
    return html`<${Sheet} title=${t('Player aid')} kind="tall" onClose=${() => { aid.asked = false; closeSheet('aid'); }}>
        <div class="text aid">${aid.drawn ?? html`<p class="muted wait">${t('One moment…')}</p>`}</div><//>`;
}
