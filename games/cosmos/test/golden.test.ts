// Golden campaigns: recorded once, replayed to the byte.
import { readdirSync, readFileSync } from 'node:fs';
import { type Msg, readRecord, replay, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box, { type Cosmos, cosmos } from '../index.ts';
import { changesBetween } from '../report/changes.ts';
import { shownPath, valueMsg } from '../report/path.ts';
import { valueAt } from '../steps/value-at.ts';

const folder = new URL('golden/', import.meta.url).pathname;

it.each(readdirSync(folder))(
  '[CSM-GM-8] %s',
  (file) => {
    const record = readRecord(readFileSync(folder + file, 'utf8'));
    const match = replay<Cosmos>(cosmos, record);
    expect(match.result).toBeDefined();
  },
  120_000,
);

// `orrery simulate cosmos --seats 4 --bot commander --option deal=true --option turns=40 --games 6 --record FOLDER` makes such.
// Of the first edition, of the third, the fourth, the fifth, and of today's.
const INTO_THE_CITADEL = ['citadel.game', 'citadel-3.game', 'citadel-4.game', 'citadel-5.game', 'citadel-6.game'];
it.each(INTO_THE_CITADEL)(
  '[CSM-KEY-6, CSM-CITADEL-3] %s goes on after the eighth key, into the Citadel, and is won there',
  (file) => {
    const { state, result } = replay<Cosmos>(cosmos, readRecord(readFileSync(folder + file, 'utf8')));
    const { keys, opened, turn } = state.pub;
    expect(keys).toHaveLength(8);
    expect(turn - opened).toBeGreaterThan(1);
    expect(result!.why.key).toBe('end.mission');
  },
  120_000,
);
it('[CSM-GM-4, CSM-GM-5] no value of a whole campaign is shown to a master by a name of the machine', () => {
  const file = readFileSync(`${folder}citadel-3.game`, 'utf8');
  const world = replay<Cosmos>(cosmos, readRecord(file)).state.dark.world!;
  const everything = changesBetween({}, world as never).filter(({ path }) => valueAt(world, path));
  const { say } = speaker('es', wordsOf(box.home, 'es'));
  const odd = new Set<string>();
  for (const { path, to } of everything)
    for (const words of [say(shownPath(world, path)), say(valueMsg(world, path, to))])
      if (/[a-z]-[a-z0-9]|[a-z][A-Z]|undefined|\b(value|card|building|planet)\./.test(words))
        odd.add(`${path}: ${words}`);
  expect(everything.length).toBeGreaterThan(1000);
  expect([...odd]).toEqual([]);
  const raw = (msg: Msg): string[] =>
    msg.key === 'path'
      ? [msg.args!.part, msg.args!.rest].flatMap((part) => raw(part as Msg))
      : msg.key === 'value.raw'
        ? [String(msg.args!.text)]
        : [];
  expect([...new Set(everything.flatMap(({ path }) => raw(shownPath(world, path))))]).toEqual([]);
});
it('[CSM-GM-8, CSM-CITADEL-3] one of them is of the edition that is played today', () => {
  const editions = INTO_THE_CITADEL.map((file) => readRecord(readFileSync(folder + file, 'utf8')).edition);
  expect(editions).toContain(cosmos.edition);
});
