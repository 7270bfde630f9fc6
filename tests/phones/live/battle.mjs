// Two phones play matches by tapping, as people do: one is loaded again and loses the network in the middle. Nothing may be
// lost or doubled, and the browser may report no error.
//   node battle.mjs PATH-TO-adjutant-cli FOLDER-FOR-PICTURES

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { endKeepers, faults, Keeper, openBrowser, patience, Phone, pictures } from './phone.mjs';
import { wait } from './rawphone.mjs';

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
    await oneTabPlays(red);
    await bothBegin(red, blue);
    await anotherCode(browser, keeper, red);
    const beside = await Phone.of(browser, await keeper.typedLink('red'), 'drafta-beside');
    await twoPhonesOfOneSide((await red.state()).acts ? red : blue, red, beside);
    let cuts = 0;
    for (let step = 0; step < 300 && !(await red.state()).over; ++step) {
        const turn = (await red.state()).acts ? red : blue;
        const did = await turn.act(['first', 'attack', 'special', 'move']);
        if (step >= 6 && cuts === 0 && await loadAgain(turn))
            ++cuts;
        if (step >= 9 && cuts > 0 && cuts < 3 && await cutWhilePlaying(turn))
            ++cuts;
        await turn.finish();
        const other = turn === red ? blue : red;
        if (await other.tap('.due [data-offer]:not([aria-disabled])'))
            await other.finish(); // its own dice
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
    await endAgain(red, blue, beside);
    const records = await noneDoubled([red, blue]);
    await sameHeads([red, blue]);
    const commands = (await Promise.all([red, blue].map(each => each.state()))).reduce((sum, each) => sum + each.next - 1, 0);
    assert.ok(records <= commands, 'nothing is doubled');
    console.log(`drafta: ${records} records, ${(await red.state()).next - 1} commands of red, ${(await blue.state()).next - 1} of blue`);
    red.cut = blue.cut = beside.cut = true;
    await keeper.end();
    keeper.remove();
    await red.page.waitForFunction(async () => (await import('/store.js')).link.state === 'closed', { timeout: patience });
    await red.shot('closed');
    await red.context.close();
    await blue.context.close();
}

// Of two tabs of one browser, the one that was opened last plays, until the other is wanted.
async function oneTabPlays(phone) {
    const tab = await phone.context.newPage();
    await tab.goto(phone.page.url());
    await tab.waitForSelector('.dock');
    await phone.page.waitForSelector('.state .primary');
    await phone.page.bringToFront();
    await phone.shot('elsewhere');
    await phone.page.click('.state .primary');
    await phone.page.waitForSelector('.dock');
    await tab.waitForSelector('.state .primary');
    await tab.close();
    await phone.settled();
}

// Another code than that of its seat: the phone asks, and leaves no seat behind that nobody has.
async function anotherCode(browser, keeper, red) {
    const spare = await Phone.of(browser, await keeper.typedLink('blue'), 'drafta-spare');
    const seats = side => red.page.evaluate(async side => (await import('/store.js')).store.data.others.filter(each => side ? each.sides?.includes(side) : !each.sides).length, side);
    const before = await seats('blue');
    const scan = async () => {
        await spare.page.goto(await keeper.typedLink('watcher'));
        await spare.page.waitForSelector('.state .primary + .plain');
    };
    await scan();
    await spare.shot('another-code');
    await spare.tap('.state .primary');
    await spare.page.waitForSelector('.dock');
    assert.equal(await seats('blue'), before, 'it plays on');
    await scan();
    await spare.tap('.state .plain');
    await spare.page.waitForSelector('.dock');
    for (let k = 0; k < 40 && await seats('blue') === before; ++k)
        await wait(50);
    assert.deepEqual([await seats('blue'), await seats()], [before - 1, 1], 'it watches now');
    spare.cut = true;
    await spare.context.close();
}

// Each enters their own die, and waits for the other; then the result takes the place of what was open.
async function bothBegin(red, blue) {
    const rolls = async phone => {
        const confirm = '.sheet.form .confirm:not([aria-disabled])';
        if (await phone.tap('.sheet.form .rolls button:nth-child(2)')) {
            // Equal dice are rolled again: then there is nothing to confirm yet.
            await phone.page.waitForSelector(confirm, { timeout: 2000 }).catch(() => {});
            await phone.tap(confirm);
        }
    };
    await blue.act(['first']);
    assert.ok(await blue.page.$('.sheet .waits'), 'blue waits for red');
    await red.act(['first']);
    await rolls(red);
    assert.equal((await red.log()).length, 1, 'red has rolled');
    assert.ok(await red.page.$('.sheet .waits') && await red.page.$('.sheet .die:not(.empty)'), 'the die that red waits with is in view');
    await red.shot('waits');
    for (let k = 0; k < 40 && !await red.page.$('.sheet.result'); ++k)
        for (const phone of [blue, red])
            await rolls(phone);
    await sameHeads([red, blue]);
    for (const phone of [red, blue]) {
        assert.ok(await phone.page.$('.sheet.result .reports li'), `${phone.name} shows the result`);
        await phone.finish();
    }
}

// What one of them plays closes the same question on the other, which shows the result.
async function twoPhonesOfOneSide(acting, one, other) {
    if (acting !== one && await acting.tap('.due [data-offer^="end_turn|"]'))
        await acting.finish();
    await sameHeads([acting, one, other]);
    const unit = await one.page.evaluate(async () => (await import('/store.js')).scene().offers.find(each => each.key.procedure === 'move' && each.standing !== 'closed').key.piece);
    const places = () => one.page.evaluate(async ref => {
        const { keyText, scene } = await import('/store.js');
        return scene().ofPiece[ref].open.map(each => keyText(each.key));
    }, unit);
    const before = await places();
    for (const phone of [one, other]) {
        await phone.tap(`.tile[data-ref="${unit}"]`);
        await phone.tap('.sheet [data-offer^="move|"]:not([aria-disabled])');
    }
    assert.ok(await other.page.$('.sheet.form .question'), 'both are asked');
    await one.finish();
    await sameHeads([one, other]);
    assert.ok(await other.page.$('.sheet.result'), 'the result is shown in its place');
    assert.deepEqual((await places()).slice(0, before.length), before, 'what was done keeps its place among the actions');
    await other.shot('beside');
    await other.finish();
}

// The end is undone, on phones that still show it, too; then one proposes an end, and the other agrees.
async function endAgain(red, blue, beside) {
    const agree = async () => {
        await blue.page.waitForSelector('.proposal .primary');
        await blue.shot('proposal');
        await blue.tap('.proposal .primary');
        await sameHeads([red, blue, beside]);
    };
    const isOver = async phone => (await phone.state()).over;
    assert.ok(await beside.page.$('.sheet .plainlist'), 'the end is shown');
    for (const phone of [red, blue])
        await phone.tap('.sheet .confirm');
    await red.tap('.tools button.undo');
    if (await isOver(red))
        await agree();
    assert.ok(!await isOver(beside) && !await beside.page.$('.sheet'), 'the end that was undone is shown no longer');
    await red.tap('.tools button:last-child');
    await red.tap('.menu ~ .actions [data-offer^="finish|"]');
    await red.finish();
    assert.ok(!await isOver(red), 'one alone ends no match');
    await agree();
    assert.ok(await isOver(red) && await isOver(blue), 'both end it');
}

// In the middle of a roll: what was entered and not sent is there again. False where nothing is rolled.
async function loadAgain(phone) {
    const pad = '.sheet.form .pad [data-face]';
    for (let k = 0; k < 4 && await phone.page.$('.sheet.form') && !await phone.page.$(pad); ++k)
        await phone.answer();
    if (!await phone.page.$(pad))
        return false;
    const entered = () => phone.page.evaluate(async () => JSON.stringify((await import('/store.js')).store.form?.answers ?? {}));
    // Without a connection, too.
    phone.cut = true;
    await phone.page.setOfflineMode(true);
    await phone.page.evaluate(async key => {
        (await import('/store.js')).link.lose();
        document.querySelector(key).click();
    }, pad);
    const before = await entered();
    const { next } = await phone.state();
    await phone.page.setOfflineMode(false);
    // What a browser that is killed had not put on its disk yet.
    await phone.page.evaluate(() => localStorage.setItem('adjutant.next', '1'));
    await phone.page.reload();
    await phone.page.waitForSelector('.dock');
    await phone.settled();
    phone.cut = false;
    for (let k = 0; k < 40 && await entered() !== before; ++k)
        await wait(50);
    assert.equal(await entered(), before, 'what was entered is still there');
    await phone.page.evaluate(async () => {
        const { keyText, scene, store } = await import('/store.js');
        const { leave, openOffer } = await import('/form.js');
        const key = keyText(store.form.key);
        leave();
        await openOffer(scene().offers.find(each => keyText(each.key) === key));
    });
    assert.equal(await entered(), before, 'dice outlast a sheet that was closed');
    assert.equal((await phone.state()).next, next, 'no number is used twice');
    return true;
}

// What another player did is taken back only if that player agrees.
async function undoTogether(asking, other) {
    const undone = async () => (await other.log()).filter(each => each.stands === false && !each.role).length;
    const before = await undone();
    await asking.tap('.tools button.undo');
    await other.page.waitForSelector('.proposal .primary');
    assert.equal(await undone(), before, 'nothing is taken back yet');
    await other.shot('proposal');
    await other.tap('.tools button:last-child');
    await other.tap('button.linkstate');
    await other.shot('proposal-over-the-menu');
    await other.tap('.sheet .go .plain');
    await sameHeads([asking, other]);
    assert.ok(await asking.page.$('.toast.bad'), 'who asked learns that nobody agreed');
    await other.tap('.sheet > header button');
    await asking.tap('.tools button.undo');
    await other.page.waitForSelector('.proposal .primary');
    for (let k = 0; k < 20 && await undone() === before; ++k)
        await other.tap('.proposal .primary') || await wait(50);
    await sameHeads([asking, other]);
    assert.equal(await undone(), before + 1, 'it is taken back');
}

// The command is on its way, perhaps played, and its answer never arrives: the page sends it again, and it counts once.
// False where nothing could be played.
async function cutWhilePlaying(phone) {
    const plays = '.sheet.form .go > :is(.confirm, .allow):not([aria-disabled])';
    // Looked for and pressed in one go, for the page may draw the sheet anew. How many records and commands there were before.
    const play = () => phone.page.evaluate(async button => {
        const records = (await (await import('/store.js')).link.ask('log', { most: 1000 })).lines.length;
        const found = document.querySelector(button);
        const next = JSON.parse(localStorage.getItem('adjutant.next') ?? '1');
        found?.click();
        return found && { records, next };
    }, plays);
    let before = await play();
    for (let k = 0; k < 20 && !before; ++k) {
        if (!await phone.answer() && !await phone.act(['attack', 'move', 'special']))
            return false;
        before = await play();
    }
    if (!before)
        return false;
    phone.cut = true;
    await phone.page.setOfflineMode(true);
    await phone.page.evaluate(async () => (await import('/store.js')).link.lose());
    await wait(1200);
    assert.notEqual((await phone.state()).link, 'open', 'without a network there is no link');
    assert.ok(await phone.page.$('.linkstate'), 'and the page says so');
    await phone.shot('offline');
    await phone.page.setOfflineMode(false);
    await phone.page.waitForFunction(async () => (await import('/store.js')).link.state === 'open', { timeout: patience });
    await phone.settled();
    phone.cut = false;
    const after = (await phone.log()).length;
    assert.ok((await phone.state()).next <= before.next + 1 && after - before.records <= 3, 'it is played once');
    return true;
}

async function drakerysRounds(browser) {
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
    // What is shown of the Vortexes may lie above it for a moment: a tap on that opens the log.
    for (const phone of phones)
        for (let k = 0; k < 50 && await phone.tap('.setup > button.quiet'); ++k) {
            await wait(100);
            if (await phone.page.$('.sheet'))
                await phone.page.keyboard.press('Escape');
        }
    let played = 0, idle = 0;
    const round = async () => phones[0].page.evaluate(async () => (await import('/store.js')).scene().view.round);
    for (let step = 0; step < 300 && ((await round()) ?? 1) < 3 && !(await phones[0].state()).over; ++step) {
        // Whoever acts; the other one may have to answer, too.
        const acting = await Promise.all(phones.map(async each => (await each.state()).acts));
        for (const phone of [...phones.filter((each, k) => acting[k]), ...phones.filter((each, k) => !acting[k])]) {
            await phone.act(['end_activation', 'attack', 'march', 'pass']);
            await phone.finish();
        }
        const at = await sameHeads([...phones, watcher]);
        idle = at === played ? idle + 1 : 0;
        played = at;
        if (idle === 8) {
            for (const phone of phones)
                await phone.shot('stuck');
            assert.fail(`nobody can play: ${phones.map(each => `${each.name} tried ${each.trying}, avoids ${[...each.avoided]}`).join('; ')}`);
        }
    }
    await watcher.shot('after');
    for (const tab of await phones[0].page.$$('[role=tab]')) {
        await tab.click();
        await phones[0].shot('tab');
    }
    const records = await noneDoubled([...phones, watcher]);
    assert.ok(records > 5, 'something was played');
    console.log(`drakerys: ${records} records, round ${await round()}`);
    await Promise.all([...phones, watcher].map(each => each.context.close()));
    await keeper.end();
    keeper.remove();
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

const browser = await openBrowser();
try {
    // Both at once: a phone mostly waits.
    await Promise.all([draftaMatch(browser), drakerysRounds(browser)]);
    assert.deepEqual(faults, [], 'the browser reports nothing');
    console.log(`passed; pictures in ${pictures}`);
} finally {
    endKeepers();
    await browser.close();
    if (faults.length)
        console.error(faults.join('\n'));
}
process.exit(0);
