// A keeper that serves, and a phone in a browser that is tapped as people do.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { randomOf, wait } from './rawphone.mjs';

/// Milliseconds: what takes longer hangs.
export const patience = 30000;
export const [program, pictures = path.join(tmpdir(), 'adjutant-phones')] = process.argv.slice(2);
export async function openBrowser() {
    const chromium = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
    if (!program || !chromium) {
        console.error(program ? 'This needs a Chromium: install the package chromium, or set CHROMIUM to its path.' : 'The first argument is the path of adjutant-cli.');
        process.exit(1);
    }
    const { default: puppeteer } = await import('puppeteer-core');
    return puppeteer.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'], protocolTimeout: 2 * patience });
}

/// What browsers reported.
export const faults = [];
const MOST_SHOTS = 30;

const keepers = new Set();
export const endKeepers = () => keepers.forEach(each => each.kill());

/// `adjutant-cli serve` in a data folder of its own.
export class Keeper {
    static async of(game) {
        const keeper = new Keeper();
        keeper.data = mkdtempSync(path.join(tmpdir(), 'adjutant-phones-'));
        await keeper.start('--new', game);
        return keeper;
    }
    async start(...which) {
        const options = ['--data', this.data, '--address', '127.0.0.1', '--port', String(this.port ?? 0), '--json'];
        this.printed = '';
        this.process = spawn(program, ['serve', ...which, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
        keepers.add(this.process);
        this.info = await new Promise((resolve, reject) => {
            this.process.stdout.on('data', bytes => {
                this.printed += bytes;
                try {
                    resolve(JSON.parse(this.printed));
                } catch {
                    // The rest is still to come.
                }
            });
            this.process.on('exit', code => reject(new Error(`the keeper ended with ${code}`)));
        });
        this.port = Number(new URL(this.info.origin).port);
    }
    linkOf(side) {
        return this.info.links.find(each => side ? each.sides.includes(side) : !each.sides.length).link;
    }
    /// A link that is asked for as its host types.
    async typedLink(seat) {
        this.printed = '';
        this.process.stdin.write(`${seat}\n`);
        for (;; await wait(5)) {
            const found = this.printed.match(/http:\S+#[\w-]{43}/);
            if (found)
                return found[0];
        }
    }
    async end(signal = 'SIGTERM') {
        const ended = new Promise(resolve => this.process.on('exit', resolve));
        this.process.kill(signal);
        await ended;
        keepers.delete(this.process);
    }
    /// At any moment, and up again for the same match.
    async crash() {
        await this.end('SIGKILL');
        await this.start('--match', this.info.match);
    }
    remove() {
        rmSync(this.data, { recursive: true, force: true });
    }
}

export class Phone {
    static async of(browser, link, name) {
        const phone = new Phone();
        phone.name = name;
        phone.shots = 0;
        phone.below = randomOf(Number(process.env.SEED ?? 20260) + name.length);
        phone.avoided = new Set(); // actions whose questions had no answer: nobody is left to attack
        phone.context = await browser.createBrowserContext();
        phone.page = await phone.context.newPage();
        await phone.page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
        phone.page.on('pageerror', error => faults.push(`${name}: ${error.stack ?? error.message}`));
        phone.page.on('error', error => faults.push(`${name}: ${error.message}`));
        phone.page.on('console', message => {
            // That a connection fails while there is no network is what the test wants.
            if (message.type() === 'error' && !(phone.cut && /WebSocket|ERR_INTERNET_DISCONNECTED/.test(message.text())))
                faults.push(`${name}: ${message.text()}`);
        });
        await phone.page.evaluateOnNewDocument(() => addEventListener('securitypolicyviolation', event => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)));
        await phone.page.goto(link);
        await phone.page.waitForSelector('.dock', { timeout: patience });
        assert.equal(await phone.page.evaluate(() => location.hash), '', 'the key leaves the address');
        return phone;
    }
    state() {
        return this.page.evaluate(async () => {
            const { store, link, scene } = await import('/store.js');
            return {
                at: store.at, link: link.state, outbox: link.outbox.length, over: Boolean(scene()?.view.over), busy: store.busy, acts: scene()?.sides.some(each => each.mine && each.acts),
                next: JSON.parse(localStorage.getItem('adjutant.next') ?? '1'),
            };
        });
    }
    log() {
        return this.page.evaluate(async () => (await (await import('/store.js')).link.ask('log', { most: 1000 })).lines);
    }
    /// Until the page waits for nobody.
    async settled() {
        for (let k = 0; k < 200; ++k) {
            const { busy, outbox, link } = await this.state();
            if (!busy && !outbox && link === 'open' && !await this.page.$('.sheet .wait'))
                return;
            await wait(25);
        }
        throw new Error(`${this.name}: the page waits for ever`);
    }
    async shot(name) {
        if (this.shots >= MOST_SHOTS && !['end', 'closed', 'after', 'tab', 'offline', 'stuck'].includes(name))
            return;
        mkdirSync(pictures, { recursive: true });
        await this.page.screenshot({ path: path.join(pictures, `${this.name}-${String(++this.shots).padStart(2, '0')}-${name}.png`) });
    }
    /// Taps what a finger would reach; false where there is none.
    async tap(selector) {
        const found = await this.page.$$(selector);
        const target = found[found.length > 1 ? this.below(found.length) : 0];
        if (!target)
            return false;
        await target.evaluate(each => each.scrollIntoView({ block: 'center', inline: 'center' }));
        this.trying = await target.evaluate(each => each.dataset.offer) ?? this.trying;
        while (await this.page.evaluate(async () => (await import('/ui.js')).slipped()))
            await wait(20); // slower than a slip of the finger
        await target.click().catch(() => {}); // it may be gone: the match has moved on
        await this.settled();
        return true;
    }
    /// Answers what the sheet on top asks; false where there is none.
    async answer() {
        const open = each => `${each}:not([aria-disabled])`;
        const { page } = this;
        if (await page.$('.sheet.result')) {
            await this.shot('result');
            return this.tap('.sheet.result .confirm');
        }
        if (!await page.$('.sheet.form'))
            return false;
        const onward = open('.sheet.form .go > :is(.confirm, .allow)');
        const map = await page.$('.sheet.form svg.placing');
        if (map && !await page.$('.spot')) {
            const { x, y, width, height } = await map.boundingBox();
            await page.mouse.click(x + width * (0.3 + this.below(40) / 100), y + height * (0.3 + this.below(40) / 100));
            await this.settled();
            return this.shot('place').then(() => true);
        }
        if (await page.$('.pad [data-face]')) {
            assert.ok(await page.evaluate(() => {
                const die = document.querySelector('.sheet.form .question.asked .die.next');
                const [shown, room] = [die, die?.closest('.body')].map(each => each?.getBoundingClientRect());
                return !die || (shown.top >= room.top - 1 && shown.bottom <= room.bottom + 1);
            }), 'the die that is entered is in view');
            // The first dice by keys, the others by the app.
            for (let k = 0; k < 2 && await page.$('.pad [data-face]') && !await page.$(onward); ++k)
                await this.tap(`.pad [data-face="${1 + this.below(6)}"]`);
            await this.shot('dice');
            return await page.$(onward) && !await page.$('.pad') ? this.tap(onward) : this.tap('.rolls button:nth-child(2)');
        }
        const several = await page.$('.options [role=checkbox]');
        if (several && !await page.$('.options .on'))
            return this.tap(open('.options .option:not(.closed)'));
        if (!several && await page.$('.question .option:not(.on)') && await this.tap(open('.question .option:not(.closed)')))
            return true;
        if (await page.$('.pad [data-number]'))
            return this.tap(open('.pad [data-number]'));
        if (await page.$('.pad [data-yes]'))
            return this.tap(open('.pad [data-yes]'));
        const words = await page.$('.question input[name=word]');
        if (words) {
            await words.type('word');
            assert.ok(await words.evaluate(each => each.checkValidity()), 'words can be entered');
            return this.tap('.question .typed button');
        }
        if (await this.tap(onward))
            return true;
        if (await page.$('.waits')) {
            await this.shot('waits');
            await page.keyboard.press('Escape');
            return false; // the other player is asked
        }
        if (!await page.$('.sheet.form') || await page.$('.sheet.result'))
            return true; // it has since been answered on the other phone
        await this.shot('stuck');
        this.avoided.add(this.trying);
        assert.ok(this.avoided.size < 12, `${this.name}: forms can be answered: ${[...this.avoided].join(', ')}`);
        await page.keyboard.press('Escape');
        return false;
    }
    /// One action of a player: what is due, an action of a unit that can act, or the end of the turn.
    async act(wanted) {
        for (let k = 0; k < 30 && await this.answer(); ++k) {
            // It has several questions.
        }
        if (await this.page.$('.sheet'))
            await this.page.keyboard.press('Escape');
        if (await this.tap('.proposal .primary')) // what the other began is cancelled by agreement
            return 'agreed';
        const ending = '.due button:not([aria-disabled])';
        for (const procedure of wanted) {
            const avoided = [...this.avoided].map(each => `:not([data-offer="${each}"])`).join('');
            const offered = `[data-offer^="${procedure}|"]:not([aria-disabled])${avoided}`;
            if (await this.tap(`.due ${offered}`) || await this.tap(`.setup .line:not(:has(.i-check))${offered}`))
                return procedure;
            const able = (await this.page.evaluate(async of => (await import('/store.js')).scene().offers.filter(each => each.key.procedure === of && each.standing !== 'closed' && each.key.piece).map(each => each.key.piece), procedure))
                .filter(each => !this.avoided.has(`${procedure}|${each}|`));
            if (able.length && await this.tap(`.tile[data-ref="${able[this.below(able.length)]}"]`)) {
                if (await this.tap(`.sheet ${offered}`))
                    return procedure;
                await this.page.keyboard.press('Escape');
            }
        }
        return await this.tap(ending) ? 'due' : null;
    }
    async finish() {
        for (let k = 0; k < 40 && await this.answer(); ++k) {
            // Until nothing is asked.
        }
    }
}

