// Phones play by the protocol while the keeper is killed and connections are cut at any moment: what was acknowledged is in
// the log once, at its position, and nothing else is.
//   node kills.mjs PATH-TO-adjutant-cli [KILLS-AND-CUTS] [SEED]

import assert from 'node:assert/strict';

import { endKeepers, Keeper } from './phone.mjs';
import { entered, plays, randomOf, RawPhone, wait } from './rawphone.mjs';

const most = Number(process.argv[3] ?? 200);
const below = randomOf(Number(process.argv[4] ?? 1));
process.on('exit', endKeepers);
process.env.ADJUTANT_PHONES_MESSAGES = '1000000'; // it sends more than people

let broken = 0, matches = 0, acknowledged = 0;
while (broken < most) {
    const keeper = await Keeper.of('drafta');
    const phones = ['red', 'blue'].map(side => new RawPhone(keeper.linkOf(side)));
    for (const phone of phones)
        await entered(phone);
    let over = false;
    const breaking = (async () => {
        for (let k = 0; k < 100 && broken < most && !over; ++k) {
            await wait(below(60));
            ++broken;
            if (below(3) > 0)
                phones[below(2)].socket.terminate();
            else
                await keeper.crash();
        }
        over = true;
    })();
    await Promise.all([breaking, ...phones.map(each => plays(each, below, () => over))]);
    for (const phone of phones)
        await entered(phone);
    const at = phones.flatMap(each => [...each.acks.values()]);
    assert.equal(new Set(at).size, at.length, 'no two commands were acknowledged at one position');
    assert.equal(phones[0].at, phones[1].at, 'both see the same position');
    assert.equal(Number(phones[0].at), at.length, 'what was acknowledged is in the log, once, and nothing else is');
    acknowledged += at.length;
    if (++matches % 10 === 0)
        console.log(`${broken} of ${most} so far`);
    await keeper.end();
    keeper.remove();
}
console.log(`${broken} kills and cuts in ${matches} matches, ${acknowledged} commands acknowledged: each played once`);
process.exit(0);
