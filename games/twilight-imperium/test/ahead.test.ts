// TI4-CORR-6, -19: what is prepared while others act: the next action and the secondaries to come.
import { planOf, rehearse, type Standing } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import type { TI } from '../state.ts';
import { type Field, field, standing } from './field.ts';

/** The first of three is in turn; the second plans. */
const BOARD: Field = {
  line: ['46', '47', '26'],
  units: ['1 carrier 46', '1 infantry*2 46', '2 cruiser 47', '0 cruiser 26'],
  strategy: { technology: 0, trade: 2, warfare: 1 },
  begin: { step: 'actionPhase', args: {} },
  also: ({ pub }) => {
    pub.initiative = [0, 1, 2];
    for (const player of pub.players) Object.assign(player, { tactic: 3, strategy: 2 });
    pub.players[1]!.goods = 6;
  },
};
type T = Scenario<TI>;
const ahead = (t: T, seat: number) => twilightImperium.ahead!(t.match.know(seat)).map(({ key }) => key);
const rehearsed = (t: T, key: string, ...choices: string[]) =>
  rehearse(twilightImperium, t.match.know(1), key, choices)!;
const keep = (...list: Standing[]) => `1 @standing ${JSON.stringify({ list })}`;
/** All that the second has planned, as its moments come. */
function giveAll(t: T): T {
  for (let answer = t.match.idleAnswer(1); answer; answer = t.match.idleAnswer(1)) t.match.apply(answer);
  return t;
}
const GOING = ['tactical', 'activate:26', 'move:carrier@46~1', 'load:infantry@46'];

it('[TI4-CORR-19] what may be prepared are the own next action and the secondaries of the others, as public facts say', () => {
  const t = field(BOARD);
  expect(ahead(t, 0)).toEqual(['secondary.trade', 'secondary.warfare']); // its turn is now
  expect(ahead(t, 1)).toEqual(['turn', 'secondary.trade', 'secondary.technology']);
  expect(twilightImperium.ahead!(t.match.know(null))).toEqual([]);
  const done = field({
    ...BOARD,
    also: (s) => {
      BOARD.also!(s);
      Object.assign(s.pub.players[1]!, { passed: true, strategy: 0 });
      s.pub.strategyCards.find(({ id }) => id === 'technology')!.exhausted = true;
    },
  });
  expect(ahead(done, 1)).toEqual([]); // no token to follow with, and no further action
});

it('[TI4-CORR-6] a whole tactical action is planned and given answer by answer', () => {
  const t = field({ ...BOARD, line: ['26', '46', '47'] });
  const armed = field({ ...BOARD, line: ['26', '46', '47'], cards: { 1: ['bunker'] } }); // asked in windows of its own turn
  expect(rehearsed(armed, 'turn', ...GOING).steps.map(({ choice }) => choice)).toEqual(GOING);
  const { steps, refused } = rehearsed(t, 'turn', ...GOING);
  expect([steps.map(({ at }) => at), refused]).toEqual([
    ['turn.choose', 'tactical.choose', 'moveShips.ship', 'moveShips.load'],
    undefined,
  ]);
  t.play(keep(planOf(steps)!), '0 strategic:technology');
  while (!t.asked().includes(1) || t.request(1).at !== 'turn.choose')
    t.play(
      `${t.asked()[0]!} ${t.may(t.asked()[0]!).find((key) => ['no', 'pass', 'done'].includes(key)) ?? t.may(t.asked()[0]!)[0]}`,
    );
  giveAll(t);
  expect(t.s.pub.stack.some(({ step }) => step === 'moveShips')).toBe(true);
  expect(t.s.own[1]!.standing).toEqual([]);
  t.play('1 load:infantry@46');
  expect(standing(t.s.pub, '26')).toContain('1 carrier');
});

it('[TI4-CORR-6] who planned to go somewhere is asked again when others have come there', () => {
  const plan = planOf(rehearsed(field(BOARD), 'turn', 'tactical', 'activate:46').steps)!;
  const at = (units: string[]) =>
    field({ ...BOARD, units: [...BOARD.units, ...units], begin: { step: 'turn', args: { seat: 1, actions: 0 } } });
  expect(at([]).play(keep(plan)).match.idleAnswer(1)?.choice).toBe('tactical');
  expect(at(['1 fighter 46']).play(keep(plan)).match.idleAnswer(1)?.choice).toBe('tactical'); // its own
  expect(at(['2 cruiser 46']).play(keep(plan)).match.idleAnswer(1)).toBeUndefined();
});

it('[TI4-CORR-19] a secondary is followed with all that it asks', () => {
  const t = field(BOARD);
  const first = rehearsed(t, 'secondary.technology', 'follow');
  expect(first.refused).toBeUndefined();
  const research = first.request!;
  const choice = research.ask.shape === 'one' ? research.ask.options[0]!.key : '';
  const { steps } = rehearsed(t, 'secondary.technology', 'follow', choice);
  expect(steps.map(({ at }) => at)).toEqual(['secondary.ask', research.at]);
  expect(t.s.pub.players[1]!.strategy).toBe(2); // nothing has been spent
});
