// Keeps matches for the tests in the browser, which then always see the same: bots play to the middle, or to the end.
// `node --conditions=source --import tsx web/test/e2e/keep.ts` makes them anew, or those
// that are named; `first-action` alone was played by hand, for its test says which ships go where.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { client, type NewTable, type Pass } from '@orrery/api';
import { HOST_TOKEN, openHouse } from './house.ts';

interface Kept {
  game: string;
  seats: number;
  moments: number; // that my seat has seen when it is in the middle; never: to the end
  options?: NewTable['options'];
}
const KEPT: Readonly<Record<string, Kept>> = {
  'council-of-shadows': { game: 'council-of-shadows', seats: 3, moments: 40 },
  'space-gate-odyssey': { game: 'space-gate-odyssey', seats: 4, moments: 60 },
  cosmos: { game: 'cosmos', seats: 4, moments: 12 },
  'twilight-imperium': { game: 'twilight-imperium', seats: 4, moments: 60 },
  over: {
    game: 'council-of-shadows',
    seats: 2,
    moments: Number.POSITIVE_INFINITY,
    options: { roundLimit: true },
  },
};

const later = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A bot plays my seat, too; in the middle of the match it is mine again, and I am asked something. */
async function played(url: string, { game, seats, moments, options = {} }: Kept): Promise<Pass> {
  const bot = { kind: 'bot', bot: 'random' } as const;
  const chairs = [{ kind: 'me', name: 'Ana' } as const, ...Array.from({ length: seats - 1 }, () => bot)];
  const { pass } = await client({ base: url }).call('create', { body: { game, seats: chairs, options } });
  const { call } = client({ base: url, secret: pass.secret });
  const mine = { match: pass.match, seat: pass.seat! };
  await call('toBot', { ...mine, body: { bot: 'random' } });
  const isOver = async () => Boolean((await call('table', mine)).scene?.result);
  while ((await call('table', mine)).seq < moments && !(await isOver())) await later();
  await call('fromBot', mine);
  while (!(await isOver()) && !(await isAsked(call, mine))) await later();
  return pass;
}

async function isAsked(
  call: ReturnType<typeof client>['call'],
  mine: { match: string; seat: number },
): Promise<boolean> {
  const { scene } = await call('table', mine);
  return scene?.requests.some((request) => request.blocking && request.sealed === undefined) ?? false;
}

const names = process.argv.slice(2);
const house = await openHouse();
for (const name of names.length > 0 ? names : Object.keys(KEPT)) {
  const { match } = await played(house.url, KEPT[name]!);
  const file = await client({ base: house.url, secret: HOST_TOKEN }).call('hostExport', { match });
  writeFileSync(new URL(`./kept/${name}.gz`, import.meta.url), gzipSync(file, { level: 9 }));
}
await house.close();
