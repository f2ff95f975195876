// A room makes scenes only for those who are there. That must change nothing else: not the log, not the counts, not what one sees.
import { type Patch, patched, type Scene } from '@orrery/api';
import { random, type Seat, STANDING, sampleChoice } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Played, When } from '../src/match/protocol.ts';
import { Room, STALE } from '../src/match/room.ts';

const SEATS = 4;
const EVERYBODY: When['here'] = [0, 1, 2, 3, null];
const begin = (): Room =>
  Room.start(mootBox.game, {
    match: 'm',
    game: 'moot',
    seats: SEATS,
    options: {},
    key: '5eed'.padEnd(64, '0'),
    at: 0,
    rests: [],
  })[0];
const sceneOf = (room: Room, viewer: Seat | null): { seq: number; scene: Scene } => {
  const { seq, scene } = room.scene(viewer);
  return { seq, scene: JSON.parse(scene) as Scene };
};

/** Changes a drawer of its own, and is told to nobody. */
const leftStanding = (i: number) => ({ request: STANDING, choice: { list: [{ kind: 'never', choice: `${i}` }] } });

/** The same match in both rooms: `look` gets what each did for every answer. */
function playBoth(
  [full, few]: [Room, Room],
  hereAt: (i: number) => When['here'],
  seed: number,
  look: (a: Played, b: Played) => void,
): void {
  const dice = random(seed);
  let waits = full.waits();
  for (let i = 1; i <= 150 && waits.length > 0; i++) {
    const { seat } = dice.pick(waits.filter(({ answered }) => !answered));
    const { known, request } = full.asks({ match: 'm', seat })!;
    const choice = sampleChoice(mootBox.game, known, request, dice);
    const moves = [i % 9 === 0 ? leftStanding(i) : { request: request.id, choice }];
    const job = { match: 'm', seat, saw: null, sent: `${i}`, moves, at: i };
    const [a, b] = [full.answer({ ...job, here: EVERYBODY }), few.answer({ ...job, here: hereAt(i) })];
    if ('refused' in a || 'refused' in b) throw new Error(`refused: ${JSON.stringify([a, b])}`);
    look(a, b);
    waits = a.waits;
  }
}

test.each([1, 2, 3, 4])('the log and every count are the same whoever is there (%i)', (seed) => {
  const [full, few] = [begin(), begin()];
  const dice = random(seed + 100);
  let rows = 0;
  playBoth(
    [full, few],
    () => EVERYBODY.filter(() => dice.below(3) === 0),
    seed,
    (a, b) => {
      const kept = ({ rows: all }: Played) => all.map(({ updates: _, ...row }) => row);
      expect(kept(b)).toEqual(kept(a));
      const notices = ({ rows: all }: Played) => all.map(({ updates }) => updates.map((update) => update !== ''));
      expect(notices(b)).toEqual(notices(a));
      rows += a.rows.length;
    },
  );
  expect(rows).toBeGreaterThan(50);
  for (const viewer of EVERYBODY) expect(sceneOf(few, viewer)).toEqual(sceneOf(full, viewer));
});

test('whoever comes and goes has the present scene, and updates lead from one to the next', () => {
  const [full, few] = [begin(), begin()];
  const isThere = (i: number) => i % 20 >= 8;
  let [screen, updates]: [Scene | undefined, number] = [undefined, 0];
  let i = 0;
  playBoth(
    [full, few],
    (n) => (isThere(n) ? [2, null] : [null]),
    7,
    (_, { rows }) => {
      i += 1;
      if (!isThere(i)) screen = undefined;
      else
        for (const row of rows) {
          const text = row.updates[2];
          expect(text).not.toBeNull();
          if (text && screen) screen = patched(screen, (JSON.parse(text) as { patch: Patch }).patch);
          updates += text && screen ? 1 : 0;
        }
      const now = sceneOf(few, 2).scene;
      if (screen) expect(screen).toEqual(now);
      else if (isThere(i + 1)) screen = now;
    },
  );
  expect(updates).toBeGreaterThan(20);
});

test('who looked before the question changed is too late; who looked after it, or has the same one still, is not', () => {
  const [full, few] = [begin(), begin()];
  const seen = { request: '', saw: -1 };
  const verdicts = { stale: 0, same: 0 };
  playBoth(
    [full, few],
    () => [],
    3,
    () => {
      const asked = few.asks({ match: 'm', seat: 0 });
      if (!asked || asked.request.sealed !== undefined) return;
      const moves = [{ request: asked.request.id, choice: '?' }];
      const outcome = (saw: number) => few.answer({ match: 'm', seat: 0, moves, sent: 'x', at: 1, here: [], saw });
      if (asked.request.id !== seen.request) {
        if (seen.request !== '') expect(outcome(seen.saw)).toEqual(STALE);
        verdicts.stale += 1;
        Object.assign(seen, { request: asked.request.id, saw: sceneOf(few, 0).seq });
      } else verdicts.same += 1;
      expect(outcome(seen.saw)).not.toEqual(STALE);
    },
  );
  expect([verdicts.stale > 3, verdicts.same > 3]).toEqual([true, true]);
});
