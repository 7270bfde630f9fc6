// Two phones play matches by tapping, as people do: one is loaded again and loses the network in the middle. Nothing may be
// lost or doubled, and the browser may report no error.
//   node battle.mjs PATH-TO-adjutant-cli FOLDER-FOR-PICTURES

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [program, pictures = path.join(tmpdir(), 'adjutant-phones')] = process.argv.slice(2);
const chromium = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (!program || !chromium) {
    console.error(program ? 'This test needs a Chromium: install the package chromium, or set CHROMIUM to its path.' : 'Usage: node battle.mjs ADJUTANT-CLI [PICTURES]');
    process.exit(1);
}
const { default: puppeteer } = await import('puppeteer-core');
mkdirSync(pictures, { recursive: true });

const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
const faults = [];
const MOST_SHOTS = 30;

// Random, but the same every time.
let seed = 20260;
const below = count => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % count;
};

const keepers = [];

class Keeper {
    static async of(game) {
        const keeper = new Keeper();
        keeper.data = mkdtempSync(path.join(tmpdir(), 'adjutant-phones-'));
        keeper.process = spawn(program, ['serve', '--new', game, '--data', keeper.data, '--address', '127.0.0.1', '--port', '0', '--json', ...(process.env.PAGE ? ['--page', process.env.PAGE] : [])],
            { stdio: ['pipe', 'pipe', 'inherit'] });
        keepers.push(keeper.process);
        let text = '';
        keeper.info = await new Promise((resolve, reject) => {
            keeper.process.stdout.on('data', bytes => {
                text += bytes;
                try {
                    resolve(JSON.parse(text));
                } catch {
                    // The rest is still to come.
                }
            });
            keeper.process.on('exit', code => reject(new Error(`the keeper ended with ${code}`)));
        });
        return keeper;
    }
    linkOf(side) {
        return this.info.links.find(each => side ? each.sides.includes(side) : !each.sides.length).link;
    }
    async end() {
        const ended = new Promise(resolve => this.process.on('exit', resolve));
        this.process.kill('SIGTERM');
        await ended;
        rmSync(this.data, { recursive: true, force: true });
    }
}

class Phone {
    static async of(browser, link, name) {
        const phone = new Phone();
        phone.name = name;
        phone.shots = phone.stuck = 0;
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
        await phone.page.waitForSelector('.dock', { timeout: 8000 });
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
        await this.page.screenshot({ path: path.join(pictures, `${this.name}-${String(++this.shots).padStart(2, '0')}-${name}.png`) });
    }
    /// Taps what a finger would reach; false where there is none.
    async tap(selector) {
        const found = await this.page.$$(selector);
        const target = found[found.length > 1 ? below(found.length) : 0];
        if (!target)
            return false;
        await target.evaluate(each => each.scrollIntoView({ block: 'center', inline: 'center' }));
        await wait(310); // slower than a slip of the finger
        await target.click().catch(() => {}); // gone meanwhile: the match has moved on
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
        const map = await page.$('.sheet.form svg.placing');
        if (map && !await page.$('.spot')) {
            const { x, y, width, height } = await map.boundingBox();
            await page.mouse.click(x + width * (0.3 + below(40) / 100), y + height * (0.3 + below(40) / 100));
            await this.settled();
            return this.shot('place').then(() => true);
        }
        if (await page.$('.pad [data-face]')) {
            // The first dice by keys, the others by the app.
            for (let k = 0; k < 2 && await page.$('.pad [data-face]') && !await page.$(open('.confirm')); ++k)
                await this.tap(`.pad [data-face="${1 + below(6)}"]`);
            await this.shot('dice');
            return await page.$(open('.confirm')) && !await page.$('.pad') ? this.tap(open('.confirm')) : this.tap('.rolls button:nth-child(2)');
        }
        const next = open('.sheet.form .confirm');
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
            return this.tap('.question .typed button');
        }
        if (await this.tap(next))
            return true;
        if (await page.$('.waits')) {
            await this.shot('waits');
            await page.keyboard.press('Escape');
            return false; // the other player is asked
        }
        await this.shot('stuck');
        assert.ok(++this.stuck < 8, `${this.name}: forms can be answered`);
        await page.keyboard.press('Escape');
        return true;
    }
    /// One action of a player: what is due, an action of a unit that can act, or the end of the turn.
    async act(wanted) {
        for (let k = 0; k < 30 && await this.answer(); ++k) {
            // It has several questions.
        }
        if (await this.page.$('.sheet'))
            await this.page.keyboard.press('Escape');
        const ending = '.due button:not([aria-disabled])';
        for (const procedure of wanted) {
            const offered = `[data-offer^="${procedure}|"]:not([aria-disabled])`;
            if (await this.tap(`.due ${offered}`) || await this.tap(`.setup .line:not(:has(.i-check))${offered}`))
                return procedure;
            const ready = await this.page.$$eval('.force .tile:has(.mark)', all => all.map(each => each.dataset.ref));
            for (const ref of ready) {
                await this.tap(`.tile[data-ref="${ref}"]`);
                if (await this.tap(`.sheet ${offered}`))
                    return procedure;
                await this.page.keyboard.press('Escape');
                await wait(30);
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

async function sameHeads(phones) {
    for (let k = 0; k < 100; ++k) {
        const states = await Promise.all(phones.map(each => each.state()));
        if (states.every(each => each.at === states[0].at && !each.outbox && each.link === 'open'))
            return states[0].at;
        await wait(50);
    }
    throw new Error('the phones show different positions');
}

async function noneDoubled(phones) {
    const [first, ...others] = await Promise.all(phones.map(each => each.log()));
    assert.deepEqual(first.map(each => each.entry ?? 0), first.map((each, k) => k), 'records are counted without a gap');
    for (const other of others)
        assert.equal(other.length, first.length, 'both have as many records');
    return first.length;
}

async function draftaMatch(browser) {
    const keeper = await Keeper.of('drafta');
    const red = await Phone.of(browser, keeper.linkOf('red'), 'drafta-red');
    const blue = await Phone.of(browser, keeper.linkOf('blue'), 'drafta-blue');
    await red.shot('begin');
    let cuts = 0;
    for (let step = 0; step < 300 && !(await red.state()).over; ++step) {
        const turn = (await red.state()).acts ? red : blue;
        const did = await turn.act(['first', 'attack', 'special', 'move']);
        if (step === 6) {
            // Loaded again in the middle of a form.
            await turn.page.reload();
            await turn.page.waitForSelector('.dock');
            await turn.settled();
            ++cuts;
        }
        if (step === 9 || step === 14) {
            await cutWhilePlaying(turn);
            ++cuts;
        }
        await turn.finish();
        if (step === 4)
            await undoTogether(turn === red ? blue : red, turn);
        if (!did && !await (turn === red ? blue : red).act(['first', 'attack', 'move']))
            await wait(100);
        await sameHeads([red, blue]);
    }
    assert.ok((await red.state()).over, 'the match ends');
    assert.equal(cuts, 3);
    await red.finish();
    await wait(400);
    await red.shot('end');
    await blue.shot('end');
    const records = await noneDoubled([red, blue]);
    await sameHeads([red, blue]);
    const commands = (await Promise.all([red, blue].map(each => each.state()))).reduce((sum, each) => sum + each.next - 1, 0);
    assert.ok(records <= commands, 'nothing is doubled');
    console.log(`drafta: ${records} records, ${(await red.state()).next - 1} commands of red, ${(await blue.state()).next - 1} of blue`);
    await keeper.end();
    await red.page.waitForFunction(async () => (await import('/store.js')).link.state === 'closed', { timeout: 5000 });
    await red.shot('closed');
    await red.context.close();
    await blue.context.close();
}

// What another player did is taken back only if that player agrees.
async function undoTogether(asking, other) {
    const undone = async () => (await other.log()).filter(each => each.stands === false).length;
    const before = await undone();
    await asking.tap('.tools button.undo');
    await other.page.waitForSelector('.proposal .primary');
    assert.equal(await undone(), before, 'nothing is taken back yet');
    await other.shot('proposal');
    await other.tap('.proposal .primary');
    await sameHeads([asking, other]);
    assert.equal(await undone(), before + 1, 'it is taken back');
}

// The command is on its way, perhaps played, and its answer never arrives: the page sends it again, and it counts once.
async function cutWhilePlaying(phone) {
    const before = (await phone.log()).length;
    for (let k = 0; k < 20 && !await phone.page.$('.sheet.form .confirm:not([aria-disabled])'); ++k)
        if (!await phone.answer() && !await phone.act(['attack', 'move', 'special']))
            return;
    phone.cut = true;
    const sent = (await phone.state()).next;
    await phone.page.evaluate(() => document.querySelector('.sheet.form .confirm').click());
    await phone.page.setOfflineMode(true);
    await phone.page.evaluate(async () => (await import('/store.js')).link.lose());
    await wait(1200);
    assert.notEqual((await phone.state()).link, 'open', 'without a network there is no link');
    assert.ok(await phone.page.$('.linkstate'), 'and the page says so');
    await phone.shot('offline');
    await phone.page.setOfflineMode(false);
    await phone.page.waitForFunction(async () => (await import('/store.js')).link.state === 'open', { timeout: 5000 });
    await phone.settled();
    phone.cut = false;
    const after = (await phone.log()).length;
    assert.ok((await phone.state()).next <= sent + 1 && after - before <= 3, 'it is played once');
}

async function drakerysRound(browser) {
    const keeper = await Keeper.of('drakerys');
    const sides = keeper.info.links.flatMap(each => each.sides);
    const phones = [];
    for (const side of sides)
        phones.push(await Phone.of(browser, keeper.linkOf(side), `drakerys-${side}`));
    const watcher = await Phone.of(browser, keeper.linkOf(''), 'drakerys-watcher');
    assert.equal(await watcher.page.$('.undo button'), null, 'whoever watches plays nothing');
    await phones[0].shot('begin');
    for (const procedure of ['first', 'vortexes']) {
        await phones[0].act([procedure]);
        await phones[0].finish();
    }
    await sameHeads([...phones, watcher]);
    for (const phone of phones)
        await phone.tap('.setup > button.quiet');
    const round = async () => phones[0].page.evaluate(async () => (await import('/store.js')).scene().view.round);
    for (let step = 0; step < 120 && ((await round()) ?? 1) < 2; ++step) {
        // Whoever acts; the other one may have to answer, too.
        const acting = await Promise.all(phones.map(async each => (await each.state()).acts));
        for (const phone of [...phones.filter((each, k) => acting[k]), ...phones.filter((each, k) => !acting[k])]) {
            await phone.act(['end_activation', 'attack', 'march', 'pass']);
            await phone.finish();
        }
        await sameHeads([...phones, watcher]);
    }
    await watcher.shot('after');
    for (const tab of await phones[0].page.$$('[role=tab]')) {
        await tab.click();
        await phones[0].shot('tab');
    }
    const records = await noneDoubled([...phones, watcher]);
    assert.ok(records > 5, 'something was played');
    console.log(`drakerys: ${records} records, round ${await round()}`);
    await keeper.end();
}

/// Every word of the page is there in every language, and none that it no longer says.
const page = new URL('app/phones/page/', process.env.SOURCES ? pathToFileURL(`${process.env.SOURCES}/`) : new URL('../../../', import.meta.url));

function wordsAreWhole() {
    const given = new Set(readdirSync(page).filter(each => each.endsWith('.js')).flatMap(each => [...readFileSync(new URL(each, page), 'utf8').matchAll(/\bt\('([^']+)'/g)].map(found => found[1])));
    for (const language of ['de', 'fr', 'es']) {
        const words = JSON.parse(readFileSync(new URL(`words/${language}.json`, page), 'utf8'));
        assert.deepEqual(Object.keys(words).sort(), [...given].sort(), `the words of ${language}`);
        for (const [text, other] of Object.entries(words))
            assert.deepEqual(other.match(/%\d/g)?.sort(), text.match(/%\d/g)?.sort(), text);
    }
}
wordsAreWhole();

const browser = await puppeteer.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'], protocolTimeout: 30000 });
try {
    const only = process.env.ONLY;
    if (!only || only === 'drafta')
        await draftaMatch(browser);
    if (!only || only === 'drakerys')
        await drakerysRound(browser);
    assert.deepEqual(faults, [], 'the browser reports nothing');
    console.log(`passed; pictures in ${pictures}`);
} finally {
    keepers.forEach(each => each.kill());
    await browser.close();
    if (faults.length)
        console.error(faults.join('\n'));
}
process.exit(0);
