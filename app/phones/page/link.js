// The link to the keeper: every frame is boxed with keys of this session, nothing is sent twice under one number, and what
// the keeper hasn't acknowledged is kept until it has.

const nacl = globalThis.nacl;
const VERSION = 1;
const PING = 2000, AMBER = 4000, RED = 10000, CONNECTING = 3000;

const utf8 = text => new TextEncoder().encode(text);
const toHex = bytes => Array.from(bytes, each => each.toString(16).padStart(2, '0')).join('');
const toBase64 = bytes => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
const fromBase64 = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), each => each.charCodeAt(0));

const joined = (...parts) => Uint8Array.from(parts.flatMap(each => [...each]));
const hash = (...parts) => nacl.hash(joined(...parts));

// Where the browser allows nothing to be stored, it lasts as long as the page.
const kept = area => ({
    memory: {},
    blocked: false,
    get(name) {
        try {
            if (this.blocked && name in this.memory) // what is stored is older
                return this.memory[name];
            return JSON.parse(globalThis[area].getItem('adjutant.' + name)) ?? this.memory[name];
        } catch {
            return this.memory[name];
        }
    },
    set(name, value) {
        this.memory[name] = value;
        try {
            if (value === undefined)
                globalThis[area].removeItem('adjutant.' + name);
            else
                globalThis[area].setItem('adjutant.' + name, JSON.stringify(value));
        } catch {
            this.blocked = true;
        }
    },
});
/// What stays on this phone, and what stays in this tab.
export const storage = kept('localStorage'), session = kept('sessionStorage');

/// The key of the code that was scanned leaves the address at once, and lasts until it has been used.
function takeKey() {
    if (location.hash) {
        session.set('key', location.hash.slice(1));
        history.replaceState(null, '', location.pathname);
    }
    const key = session.get('key') ?? '';
    return /^[A-Za-z0-9_-]{43}$/.test(key) ? key : '';
}

export class Link {
    /// `on` has: changed(), message(json), refused(message), language() and position().
    constructor(on) {
        this.on = on;
        this.state = 'opening'; // waiting, open, lost, unpaired, unknown, removed, closed, otherVersion, elsewhere
        this.why = '';
        this.heard = 0;
        this.tries = 0;
        this.misses = 0;
        this.asked = new Map();
        this.sent = new Map();
        this.number = 1;
        this.key = takeKey();
        this.device = storage.get('device');
        this.outbox = storage.get('outbox') ?? [];
        addEventListener('online', () => this.wake());
        addEventListener('pageshow', event => event.persisted && this.wake());
        addEventListener('hashchange', () => {
            this.key = takeKey();
            if (this.key)
                this.connect();
        });
        addEventListener('offline', () => this.lose());
        // Tabs of one browser have one outbox: the one that connected last has it alone.
        addEventListener('storage', event => event.key === 'adjutant.tab' && (this.halt(), this.setState('elsewhere')));
        document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.wake());
        setInterval(() => this.beat(), 500);
        this.connect();
    }

    /// How well it holds: `green`, `amber`, `red`.
    get health() {
        const age = this.heard ? Date.now() - this.heard : Infinity;
        return age > RED ? 'red' : age > AMBER || this.state !== 'open' ? 'amber' : 'green';
    }

    setState(state, why = '') {
        this.state = state;
        this.why = why;
        this.on.changed();
    }

    connect() {
        this.halt();
        storage.set('tab', Math.random());
        this.began = Date.now();
        const pairing = Boolean(this.key) && (!this.device || this.usesKey);
        if (!pairing && !this.device)
            return this.setState('unpaired');
        const secret = fromBase64(pairing ? this.key : this.device.key);
        const id = pairing ? toHex(hash(utf8('adjutant pair'), secret)).slice(0, 16) : this.device.id;
        const salt = crypto.getRandomValues(new Uint8Array(16));
        const socket = this.socket = new WebSocket(`ws://${location.host}/ws`);
        this.counts = { up: 0, down: 0 };
        socket.binaryType = 'arraybuffer';
        socket.onopen = () => socket.send(JSON.stringify({ hello: VERSION, id, salt: toBase64(salt) }));
        socket.onmessage = event => {
            if (socket !== this.socket)
                return;
            if (typeof event.data === 'string')
                this.greet(JSON.parse(event.data), secret, salt);
            else
                this.unbox(new Uint8Array(event.data));
        };
        socket.onclose = event => socket === this.socket && this.closed(event.code, event.reason);
        this.limit = setTimeout(() => this.lose(), CONNECTING * Math.min(1 + this.tries, 3)); // a slow network gets more
        if (!['lost', 'closed', 'opening'].includes(this.state))
            this.setState('opening');
    }

    greet(hello, secret, salt) {
        if (hello.hello !== VERSION) {
            this.halt();
            return this.setState('otherVersion');
        }
        const salts = joined(salt, fromBase64(hello.salt));
        this.up = hash(utf8('up'), secret, salts).slice(0, 32);
        this.down = hash(utf8('down'), secret, salts).slice(0, 32);
        this.post({ type: 'enter', language: this.on.language(), name: deviceName() });
    }

    nonce(direction) {
        const nonce = new Uint8Array(24);
        new DataView(nonce.buffer).setBigUint64(0, BigInt(this.counts[direction]++), true);
        return nonce;
    }

    post(message) {
        if (this.socket?.readyState === WebSocket.OPEN && this.up)
            this.socket.send(nacl.secretbox(utf8(JSON.stringify(message)), this.nonce('up'), this.up));
    }

    unbox(bytes) {
        const plain = this.down && nacl.secretbox.open(bytes, this.nonce('down'), this.down);
        if (!plain)
            return this.lose();
        this.heard = Date.now();
        this.misses = 0;
        const message = JSON.parse(new TextDecoder().decode(plain));
        if (message.type === 'waiting') {
            clearTimeout(this.limit);
            this.pinged ??= Date.now();
            return this.state === 'waiting' || this.setState('waiting');
        }
        if (message.type === 'removed')
            return this.closed(4403, message.why ?? '');
        if (message.type === 'paired') {
            if (this.device) // its seat is given up
                this.post({ type: 'leave', device: this.device.id, key: this.device.key });
            this.device = { id: message.id, key: message.key };
            storage.set('device', this.device);
            storage.set('next', 1);
            this.keep([]);
            this.sent.forEach(resolve => resolve({ type: 'refuse', why: { message: '' } }));
            this.sent.clear();
            this.forgetKey();
            return;
        }
        if (message.type === 'closed')
            return void (this.why = message.why ?? '');
        if (this.state !== 'open')
            this.entered();
        if (message.id !== undefined && ['ack', 'refuse'].includes(message.type))
            this.settle(message);
        else if (message.n !== undefined && message.type !== 'pong')
            this.answer(message);
        else if (message.type !== 'pong')
            this.on.message(message);
    }

    // What nobody has answered is sent again: the keeper knows commands by their number.
    entered() {
        clearTimeout(this.limit);
        this.tries = 0;
        this.pinged = Date.now();
        this.setState('open');
        for (const command of this.outbox)
            this.post(command);
        for (const { message } of this.asked.values())
            this.post(message);
    }

    /// Of a phone that plays already, another code was scanned.
    get isAsked() {
        return this.state === 'open' && this.key;
    }

    /// Gives up the seat for that of the code, once it is let in.
    useCode() {
        this.usesKey = true;
        this.connect();
    }

    forgetKey() {
        this.key = '';
        this.usesKey = false;
        session.set('key', undefined);
        this.on.changed();
    }

    forget() {
        this.forgetKey();
        this.device = undefined;
        storage.set('device', undefined);
    }

    halt() {
        clearTimeout(this.again);
        clearTimeout(this.limit);
        const socket = this.socket;
        this.socket = null;
        if (socket) {
            socket.onclose = socket.onmessage = null;
            socket.close();
        }
        this.up = this.down = null;
    }

    lose() {
        if (this.socket)
            this.closed(1006, '');
    }

    closed(code, reason) {
        this.halt();
        if (code === 4409)
            return this.setState('elsewhere');
        if (this.key && this.device && [4401, 4403].includes(code)) {
            // Who isn't known here tries the code; who can't use the code stays who it was.
            if (this.usesKey)
                this.forgetKey();
            else
                this.usesKey = true;
        } else if (code === 4403) {
            this.forget();
            return this.setState('removed', this.why || reason);
        } else if (code === 4401 && ++this.misses >= 2) {
            this.misses = 0;
            return this.setState('unknown');
        }
        if (['removed', 'otherVersion'].includes(this.state))
            return;
        const was = this.state;
        if (code === 4000)
            this.setState('closed', this.why || reason);
        else if (was !== 'closed')
            this.setState(was === 'opening' && !this.heard && this.tries < 3 ? 'opening' : 'lost');
        const wait = code === 4000 || was === 'closed' ? 900 : Math.min(2000, 250 * 2 ** this.tries++);
        this.again = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    }

    // Shown again, or back in the network: whoever slept can't trust the old connection.
    wake() {
        if (['unpaired', 'removed', 'otherVersion', 'waiting', 'elsewhere'].includes(this.state))
            return;
        if (this.state === 'open' ? Date.now() - this.heard > PING + 500 : Date.now() - this.began > 1000)
            this.connect();
    }

    beat() {
        if (['open', 'waiting'].includes(this.state) && Date.now() - this.pinged >= PING) {
            this.pinged = Date.now();
            this.post({ type: 'ping', n: this.number++ });
        }
        if (this.state === 'open' && Date.now() - this.heard > AMBER + 1000)
            this.lose();
        const health = this.health;
        if (health !== this.lastHealth || health !== 'green')
            this.on.changed();
        this.lastHealth = health;
    }

    /// Asks for something that changes nothing.
    ask(type, fields = {}) {
        const message = { type, n: this.number++, ...fields };
        return new Promise((resolve, reject) => {
            this.asked.set(message.n, { message, resolve, reject });
            if (this.state === 'open')
                this.post(message);
        });
    }

    answer(message) {
        const asked = this.asked.get(message.n);
        this.asked.delete(message.n);
        if (message.type === 'refuse')
            asked?.reject(message.why);
        else
            asked?.resolve(message);
    }

    /// Sends a command; the promise holds the keeper's answer: `ack` or `refuse`.
    command(type, fields = {}) {
        const id = storage.get('next') ?? 1;
        storage.set('next', id + 1);
        const message = { type, id, at: this.on.position(), ...fields };
        this.keep([...this.outbox, message]);
        if (this.state === 'open')
            this.post(message);
        return new Promise(resolve => this.sent.set(id, resolve));
    }

    /// The number of the last command that the keeper has of this phone: a browser that was killed may not have kept it.
    knows(last = 0) {
        if (last >= (storage.get('next') ?? 1))
            storage.set('next', last + 1);
    }

    keep(outbox) {
        this.outbox = outbox;
        storage.set('outbox', outbox);
    }

    settle(message) {
        if (!this.outbox.some(each => each.id === message.id))
            return;
        this.keep(this.outbox.filter(each => each.id !== message.id));
        const resolve = this.sent.get(message.id);
        this.sent.delete(message.id);
        if (resolve)
            resolve(message);
        else if (message.type !== 'ack') // sent before the page was loaded again
            this.on.refused(message);
        this.on.changed();
    }
}

function deviceName() {
    const agent = navigator.userAgent;
    const kind = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'].find(each => agent.includes(each)) ?? '';
    const browser = [['Edg', 'Edge'], ['Firefox', 'Firefox'], ['CriOS', 'Chrome'], ['Chrome', 'Chrome'], ['Safari', 'Safari']].find(each => agent.includes(each[0]));
    return [kind.replace('Macintosh', 'Mac'), browser?.[1]].filter(Boolean).join(', ').slice(0, 40);
}

/// Applies what the keeper uses of RFC 6902 to a copy; throws where it doesn't fit.
export function patched(document, patch) {
    const root = { '': structuredClone(document) };
    for (const { op, path, value } of patch) {
        const parts = path.split('/').map(each => each.replace(/~1/g, '/').replace(/~0/g, '~'));
        const last = parts.pop();
        const holder = parts.reduce((at, each) => at[each], root);
        if (op !== 'add' && holder[last] === undefined)
            throw new Error('nothing there');
        if (!Array.isArray(holder) || op === 'replace')
            op === 'remove' ? delete holder[last] : (holder[last] = value);
        else
            holder.splice(Number(last), op === 'remove' ? 1 : 0, ...(op === 'add' ? [value] : []));
    }
    return root[''];
}
