// How fast phones are: from a tap on one to the picture on another, with 8 and with 32 viewers, on one machine; how long an
// update is; how soon a loss is shown, and how soon a phone is back after the keeper was killed.
//   node figures.mjs PATH-TO-adjutant-cli

import assert from 'node:assert/strict';

import { endKeepers, Keeper, openBrowser, Phone } from './phone.mjs';
import { entered, plays, quantile, randomOf, RawPhone, wait } from './rawphone.mjs';

const TAPS = 60;
process.on('exit', endKeepers);
process.env.ADJUTANT_PHONES_MESSAGES = '1000000'; // it sends more than people
const ms = values => `p50 ${quantile(values, 0.5).toFixed(1)}, p95 ${quantile(values, 0.95).toFixed(1)} ms`;
const kib = values => `median ${(quantile(values, 0.5) / 1024).toFixed(1)}, p95 ${(quantile(values, 0.95) / 1024).toFixed(1)} KiB`;

// Begins to look for another position on the page; returns what gives the time at which the frame with it began.
const watched = async phone => {
    await phone.page.evaluate(async () => {
        const { store } = await import('/store.js');
        const before = store.at, begun = performance.now();
        globalThis.shown = new Promise(resolve => {
            const look = () => {
                if (store.at !== before)
                    requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
                else if (performance.now() - begun > 5000)
                    resolve(null);
                else
                    setTimeout(look, 1);
            };
            look();
        });
    });
    return async () => {
        const shown = await phone.page.evaluate(() => globalThis.shown);
        assert.ok(shown, `${phone.name} shows another position within 5 s`);
        return shown;
    };
};

/// One tap that plays something at once: undo, or redo, of the last command.
const tapped = async (phone, type) => {
    const { answer, times } = await phone.page.evaluate(async what => {
        const { command } = await import('/store.js');
        const begun = performance.timeOrigin + performance.now();
        return { answer: await command(what, {}), times: [begun, performance.timeOrigin + performance.now()] };
    }, type);
    assert.ok(answer.type === 'ack' && !answer.proposed, `${type} is played: ${JSON.stringify(answer)}`);
    return times;
};

async function taps(browser, viewers) {
    const keeper = await Keeper.of('drafta');
    const red = await Phone.of(browser, keeper.linkOf('red'), 'figures-red');
    const blue = await Phone.of(browser, keeper.linkOf('blue'), 'figures-blue');
    const raw = [];
    for (let k = 2; k < viewers; ++k) {
        // The keeper takes eight connections of one address.
        raw.push(new RawPhone(await keeper.typedLink('watcher'), `127.0.0.${2 + Math.floor(k / 8)}`));
        await raw.at(-1).connect();
    }
    while (await red.act(['first', 'move', 'attack']) !== null && !(await red.page.$('.tools button.undo')))
        await red.finish();
    await red.finish();
    const shown = [], durable = [];
    for (let k = 0; k < TAPS; ++k) {
        const seen = await watched(blue);
        const [begun, acknowledged] = await tapped(red, k % 2 === 0 ? 'undo' : 'redo');
        shown.push(await seen() - begun);
        durable.push(acknowledged - begun);
        await wait(100 + 10 * (k % 7));
    }
    console.log(`${viewers} viewers: from a tap to the picture of the other phone ${ms(shown)}; to its own answer ${ms(durable)}`);
    raw.forEach(each => each.socket.terminate());
    await Promise.all([red, blue].map(each => each.context.close()));
    await keeper.end();
    keeper.remove();
}

async function sizes() {
    const keeper = await Keeper.of('drakerys');
    const phones = ['red', 'blue'].map(side => new RawPhone(keeper.linkOf(side)));
    for (const phone of phones)
        await entered(phone);
    const until = Date.now() + 20000;
    await Promise.all(phones.map((each, k) => plays(each, randomOf(k + 1), () => Number(each.at) > 150 || Date.now() > until)));
    const updates = phones.flatMap(each => each.sizes.patch);
    console.log(`Drakerys, ${phones[0].at} commands: an update ${kib(updates)}; a whole view at most ${(Math.max(...phones.flatMap(each => each.sizes.match)) / 1024).toFixed(1)} KiB`);
    phones.forEach(each => each.socket.terminate());
    await keeper.end();
    keeper.remove();
}

async function losses(browser) {
    const keeper = await Keeper.of('drafta');
    const red = await Phone.of(browser, keeper.linkOf('red'), 'figures-red');
    const noticed = [], back = [];
    const open = async () => (await red.state()).link === 'open';
    for (let k = 0; k < 5; ++k) {
        await red.page.setOfflineMode(true);
        const begun = Date.now();
        keeper.process.kill('SIGSTOP'); // nothing answers, and nothing closes
        await red.page.waitForSelector('.linkstate', { timeout: 15000 });
        noticed.push(Date.now() - begun);
        keeper.process.kill('SIGCONT');
        await red.page.setOfflineMode(false);
        while (!await open())
            await wait(20);
        await wait(500);
    }
    for (let k = 0; k < 20; ++k) {
        await keeper.crash();
        const begun = Date.now();
        while (!await open())
            await wait(10);
        back.push(Date.now() - begun);
        await wait(700 + 100 * (k % 5));
    }
    console.log(`a loss is shown after ${ms(noticed)}; after a restart of the keeper a phone is back in ${ms(back)}`);
    await red.context.close();
    await keeper.end();
    keeper.remove();
}

assert.ok(process.argv[2], 'the path of adjutant-cli');
const browser = await openBrowser();
await taps(browser, 8);
await taps(browser, 32);
await losses(browser);
await sizes();
await browser.close();
process.exit(0);
