// COS-INFO: two tables that differ only in what somebody must not know look, sound and ask the same to them.
import { expect, it } from 'vitest';
import { AUTOMA } from '../state.ts';
import {
  acting,
  buying,
  give,
  lay,
  only,
  player,
  put,
  rich,
  row,
  type S,
  type Scene,
  scoringPart,
  sheet,
} from './table.ts';

/** All that a seat, or a spectator, can notice: what it sees, hears, is asked, and is told when it meddles. */
function noticed(t: Scene, seat: number | null): string {
  const asked = t.match.waiting();
  const mine = seat === null ? [] : t.match.requestsTo(seat);
  const meddling = asked
    .filter((other) => other !== seat && seat !== null)
    .flatMap((other) =>
      t.match.requestsTo(other).map(({ id }) => t.match.apply({ request: id, seat: seat!, choice: 'decline' })),
    );
  const undo = seat !== null && t.match.canUndo(seat);
  return JSON.stringify([t.match.view(seat), t.heard(seat), asked, mine, meddling, undo]);
}

/** Plays both tables side by side; whoever does not know the difference notices none, before and after every answer. */
function sameTo(seats: (number | null)[], one: Scene, other: Scene, ...answers: [string, string][]): void {
  const compare = () => {
    for (const seat of seats) expect(noticed(one, seat)).toBe(noticed(other, seat));
  };
  compare();
  for (const [first, second] of answers) {
    one.play(first);
    other.play(second);
    compare();
  }
}
const both = (answer: string): [string, string] => [answer, answer];

const GRAY = { 'gray-1': 'p1-01', 'gray-2': 'p1-03' };

it('[COS-INFO-13] [COS-INFO-14] [COS-INFO-15] bonus cards held, drawn and given back are known to their owner alone', () => {
  const holding = (bonus: string[], top: string) =>
    scoringPart((s) => {
      lay(s, { ...GRAY, 'blue-1': 'p2-01', 'green-1': 'p2-08' });
      put(s, { 'p2-01a': [0], 'p2-08a': [0] });
      s.own[0]!.bonus = bonus;
      give(s, 0, { backs: ['dark', 'light', 'light', 'light'] });
      s.dark.light = [top, ...s.dark.light.filter((id) => id !== top && !bonus.includes(id))].slice(0, 12);
      s.pub.sizes.light = 12;
      for (const own of s.own) own.light = s.dark.light.map(() => null);
    }, 3);
  const one = holding(['dark-gray', 'light-gem-coal', 'light-gem-gold', 'light-light'], 'light-flat-1');
  const other = holding(['dark-red', 'light-board-1', 'light-board-2', 'light-ai-1'], 'light-parsec-3');
  sameTo(
    [1, 2, null],
    one,
    other,
    both('0 score:blue>p2-01a'),
    ['0 return:light-flat-1', '0 return:light-board-1'], // the new one, or one held before
    both('0 score:green>p2-08a'),
    ['0 return:dark-gray', '0 return:dark-red'],
  );
});

it('[COS-PLAN-1] [COS-INFO-8] a plan is known to its owner alone until all have confirmed, and so is its change', () => {
  const planning = () => only(3, 'plan', { laid: [] }, () => {});
  const [light, heavy] = [
    sheet('start-gems', 'start-upgrade', 'start-settle-1'),
    sheet('start-settle-2', 'start-harvest-2', 'start-discover'),
  ];
  sameTo([1, 2, null], planning(), planning(), [`0 ${light}`, `0 ${heavy}`], [`0 ${heavy}`, `0 ${light}`]);
  sameTo([2, null], planning(), planning(), [`0 ${light}`, `0 ${heavy}`], [`1 ${heavy}`, `1 ${light}`]);
});

it('[COS-INFO-2] [COS-INFO-3] of the tiles looked at only the one placed becomes known', () => {
  const looking = (top: string[]) => acting('start-discover', 2, (s) => lay(s, GRAY, top), 3);
  sameTo(
    [1, 2, null],
    looking(['p2-05', 'p2-08', 'p2-01']),
    looking(['p2-02', 'p2-08', 'p2-11']),
    both('0 stack:2'),
    both('0 place:p2-08>blue-1'),
    both('0 yield:1>p2-08'),
  );
});

it('[COS-INFO-10] [COS-INFO-12] a Dark Tech pile is known to whoever chooses from it, and to nobody else', () => {
  const rising = (...pile: string[]) =>
    only(3, 'levels', { side: 0, reached: 0 }, (s) => {
      s.dark.tech[0] = ['dt1-empire', ...pile];
      give(s, 0, { energy: 20 });
    });
  sameTo(
    [1, 2, null],
    rising('dt1-saver', 'dt1-explorers', 'dt1-science', 'dt1-flexible', 'dt1-stargate'),
    rising('dt1-traveler', 'dt1-gem-upgrade', 'dt1-science', 'dt1-flexible', 'dt1-saver'),
    both('0 take:dt1-empire'),
  );
});

it('[COS-INFO-9] of the AI pile only the card that refills the row becomes known', () => {
  const shop = (turn: (list: string[]) => string[]) =>
    buying(2, (s) => {
      row(s, 'ai-14');
      rich(s, 0, 3, 0, 0);
      const [next, ...rest] = s.dark.ai;
      s.dark.ai = [next!, ...turn(rest)];
    });
  sameTo(
    [0, 1, null],
    shop((rest) => rest),
    shop((rest) => rest.reverse()),
    both('0 buy:ai-14'),
  );
});

it('[COS-INFO-9] [COS-INFO-17] piles and the Automa’s bonus cards are known to nobody', () => {
  const solo = (turn: (list: string[]) => string[]) =>
    only(1, 'plan', { laid: [] }, (s: S) => {
      s.dark.ai = turn(s.dark.ai);
      s.dark.tiles = s.dark.tiles.map(turn);
      s.dark.automa = s.dark.automa.map(([first, ...rest]) => [first!, ...turn(rest)]);
      s.dark.automaLight = turn(s.dark.light).splice(0, 2);
      s.dark.light = turn(s.dark.light.filter((id) => !s.dark.automaLight.includes(id)));
      s.pub.sizes.light = s.dark.light.length;
      s.own[0]!.light = s.dark.light.map(() => null);
      give(s, AUTOMA, { backs: ['light', 'light'] });
    });
  const [one, other] = [solo((list) => [...list]), solo((list) => [...list].reverse())];
  expect(one.s.dark.automaLight).not.toEqual(other.s.dark.automaLight);
  sameTo([0, null], one, other, both(`0 ${sheet('start-gems', 'start-upgrade', 'start-harvest-2')}`));
  expect(player(one.s, AUTOMA).consumption).toBe(player(other.s, AUTOMA).consumption);
});

it('[COS-INFO-3] [COS-INFO-9] [COS-INFO-10] [COS-INFO-15] what somebody has looked at cannot be taken back', () => {
  const board = (s: S) => {
    lay(s, { ...GRAY, 'blue-1': 'p2-01' });
    put(s, { 'p1-01a': [0], 'p2-01a': [0, 0] });
    rich(s, 0, 3, 0, 0);
    row(s, 'ai-14', 'ai-11');
  };
  const back = (t: Scene, answer: string) => t.play(answer).match.canUndo(0);
  const rising = buying(2, (s) => {
    board(s);
    give(s, 0, { energy: 20 });
  });
  expect(back(acting('start-discover', 2, board), '0 stack:2')).toBe(false);
  expect(back(scoringPart(board), '0 score:blue>p2-01a')).toBe(false); // a light card was drawn
  expect(back(buying(2, board), '0 buy:ai-14')).toBe(false); // the next AI card lies open
  expect(back(rising, '0 done')).toBe(false); // a Dark Tech pile was looked through
  expect(back(scoringPart(board), '0 score:gray>p1-01a')).toBe(true);
});
