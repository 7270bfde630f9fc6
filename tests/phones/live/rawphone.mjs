// A phone without a page: it speaks the protocol of docs/PHONES.md, and answers forms at random.

import { createHash, randomBytes } from 'node:crypto';
import nacl from 'tweetnacl';
import WebSocket from 'ws';

export const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
const hash = (...parts) => createHash('sha512').update(Buffer.concat(parts.map(each => Buffer.from(each)))).digest();

export class RawPhone {
    /// `link` of a seat; it pairs at once.
    constructor(link, address = '127.0.0.1', language = 'en') {
        const url = new URL(link);
        this.host = url.host;
        this.address = address; // of this machine, from which it connects
        this.language = language;
        this.secret = Buffer.from(url.hash.slice(1), 'base64url');
        this.id = hash('adjutant pair', this.secret).toString('hex').slice(0, 16);
        this.next = 1; // number of the next command
        this.n = 0;
        this.acks = new Map(); // positions by the numbers of commands
        this.sizes = { match: [], patch: [] };
        this.waiting = new Map(); // what resolves a request, by its kind and number
    }
    /// Resolves once the match is there.
    connect() {
        const salt = randomBytes(16);
        const counts = { up: 0n, down: 0n };
        const nonce = direction => {
            const bytes = Buffer.alloc(24);
            bytes.writeBigUInt64LE(counts[direction]++);
            return bytes;
        };
        const socket = this.socket = new WebSocket(`ws://${this.host}/ws`, { origin: `http://${this.host}`, localAddress: this.address });
        return new Promise((resolve, reject) => {
            const keys = {};
            this.post = message => socket.readyState === WebSocket.OPEN && keys.up && socket.send(nacl.secretbox(Buffer.from(JSON.stringify(message)), nonce('up'), keys.up));
            socket.on('open', () => socket.send(JSON.stringify({ hello: 1, id: this.id, salt: salt.toString('base64url') })));
            socket.on('message', (data, binary) => {
                if (!binary) {
                    const salts = Buffer.concat([salt, Buffer.from(JSON.parse(data).salt, 'base64url')]);
                    keys.up = hash('up', this.secret, salts).subarray(0, 32);
                    keys.down = hash('down', this.secret, salts).subarray(0, 32);
                    return this.post({ type: 'enter', language: this.language, name: 'raw' });
                }
                const message = JSON.parse(Buffer.from(nacl.secretbox.open(data, nonce('down'), keys.down)));
                this.take(message, data.length);
                if (message.type === 'match')
                    resolve(message);
            });
            socket.on('error', () => {});
            socket.on('close', () => {
                this.waiting.forEach(each => each(null));
                this.waiting.clear();
                reject(new Error('closed'));
            });
        });
    }
    take(message, bytes) {
        if (message.type === 'paired') {
            this.id = message.id;
            this.secret = Buffer.from(message.key, 'base64url');
        }
        if (this.sizes[message.type])
            this.sizes[message.type].push(bytes);
        this.at = message.at ?? this.at;
        if (message.type === 'patch')
            this.onPatch?.(message);
        const key = message.id !== undefined && ['ack', 'refuse'].includes(message.type) ? `id ${message.id}` : `n ${message.n}`;
        const resolve = this.waiting.get(key);
        this.waiting.delete(key);
        resolve?.(message);
    }
    /// Resolves with the answer; null where the connection ends first.
    answerTo(key, message) {
        if (this.socket.readyState !== WebSocket.OPEN)
            return Promise.resolve(null);
        const answered = new Promise(resolve => this.waiting.set(key, resolve));
        this.post(message);
        return answered;
    }
    ask(type, fields = {}) {
        const n = ++this.n;
        return this.answerTo(`n ${n}`, { type, n, ...fields });
    }
    /// Until it is acknowledged or refused, over any number of connections: `again` makes the next one.
    async command(type, fields, again) {
        const id = this.next++;
        for (;;) {
            const answer = await this.answerTo(`id ${id}`, { type, id, at: this.at, ...fields });
            if (answer) {
                if (answer.type === 'ack' && !answer.proposed)
                    this.acks.set(id, answer.at);
                return answer;
            }
            await again();
        }
    }
    /// Answers for a form's first open field; undefined where it has none.
    static answerOf(form, below) {
        const field = form.fields?.find(each => each.value === undefined && !each.origin);
        if (!field)
            return undefined;
        const { input } = field;
        const some = {
            pick: () => {
                const open = (input.options ?? []).filter(each => each.standing !== 'closed');
                if (!open.length)
                    return input.typed ? 'word' : null;
                const least = input.least ?? 1;
                return (input.most ?? 1) > 1 ? open.slice(0, Math.max(least, 1)).map(each => each.id) : open[below(open.length)].id;
            },
            number: () => input.lowest ?? 0,
            yesno: () => below(2) === 0,
            dice: () => (input.dice ?? []).map(each => 1 + below(each.sides ?? 6)),
            place: () => [0, 1].map(k => (input.lowest?.[k] ?? 0) + below(Math.max(1, Math.floor((input.highest?.[k] ?? 1) - (input.lowest?.[k] ?? 0))))),
            text: () => 'word',
            rows: () => null,
        }[input.kind]();
        return { [field.path]: some };
    }
}

/// Connects, however often that fails.
export async function entered(phone) {
    for (;;) {
        try {
            return await phone.connect();
        } catch {
            await wait(5);
        }
    }
}

/// Plays whatever is offered until nothing is, or `done`; now and then it takes something back.
export async function plays(phone, below, done) {
    const again = () => entered(phone);
    let fruitless = 0;
    while (!done() && fruitless < 200) {
        const match = await entered(phone);
        const offers = match.match.offers?.by ?? {};
        const open = Object.values(offers).filter(each => each.standing !== 'closed' && each.key.procedure !== 'end_match' && each.key.procedure !== 'abandon');
        if (!open.length || match.match.view.over) {
            ++fruitless;
            await wait(10);
            continue;
        }
        const { key } = open[below(open.length)];
        let answers = {}, form = null;
        for (let k = 0; k < 12; ++k) {
            form = await phone.ask('open', { key, answers });
            const more = form?.form && !form.form.playable && RawPhone.answerOf(form.form, below);
            if (!more)
                break;
            answers = { ...answers, ...more };
        }
        if (!form?.form?.playable) {
            ++fruitless;
            continue;
        }
        const accepted = (form.form.warnings ?? []).map(each => each.rule);
        const answer = await phone.command('do', { key, answers, accepted, form: form.mark }, again);
        fruitless = answer.type === 'ack' ? 0 : fruitless + 1;
        if (answer.type === 'ack' && below(6) === 0)
            await phone.command('undo', {}, again);
    }
}

export function quantile(values, q) {
    const sorted = [...values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}

export const randomOf = seed => count => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % count;
};
