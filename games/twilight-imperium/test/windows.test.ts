// TI4-GEN-15 to -31, TI4-WIN: the windows, their order, and the loop inside them.

import type { Seat } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { technologiesOf } from '../state.ts';
import { type Chime, rung, withChimes } from './chimes.ts';
import { drive } from './drive.ts';
import { type Field, field, standing } from './field.ts';

const TURN = {
  line: ['46', '47'],
  units: ['0 cruiser 46'],
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const loop = (seats: Record<Seat, number>, extra: Partial<Field> = {}) =>
  withChimes({ ...TURN, ...extra }, { bell: { window: 'turn.start', seats } });
/** Everybody asked answers: the next ring, or a pass where `passes` says so or nothing is left. */
function round(t: ReturnType<typeof loop>, passes: readonly Seat[] = []): string[] {
  const lines = t.asked().map((seat) => {
    const [ring] = t.may(seat).filter((key) => key.startsWith('bell'));
    return `${seat} ${ring && !passes.includes(seat) ? ring : 'pass'}`;
  });
  t.play(...lines);
  return rung(t);
}

it('[TI4-PEX-17] [TI4-GEN-23] [TI4-WIN-1] the chance goes on to the next player after each use, round and round', () => {
  const t = loop({ 0: 4, 1: 1, 2: 2 });
  const order = Array.from({ length: 7 }, () => round(t)).flat();
  expect(order).toEqual(['0 bell', '1 bell', '2 bell', '0 bell', '2 bell', '0 bell', '0 bell']);
  expect(t.may(0)).toContain('pass'); // the turn goes on
});

it('[TI4-GEN-23] it begins with the active player, wherever that player stands in initiative', () => {
  const t = loop(
    { 0: 1, 1: 1, 2: 1 },
    {
      also({ pub }) {
        pub.initiative = [2, 0, 1];
      },
    },
  );
  expect([round(t), round(t), round(t)].flat()).toEqual(['0 bell', '1 bell', '2 bell']);
});

it('[TI4-PEX-17] [TI4-GEN-26] [TI4-WIN-2] who declined may act again after somebody has acted; all declining closes', () => {
  const again = loop({ 0: 4, 1: 1, 2: 2 });
  const order = [round(again), round(again), round(again), round(again, [0]), round(again)].flat();
  expect(order).toEqual(['0 bell', '1 bell', '2 bell', '2 bell', '0 bell']);
  const closed = loop({ 0: 4, 1: 1, 2: 2 });
  for (let i = 0; i < 5; i++) round(closed);
  expect(round(closed, [0])).toEqual([]);
  expect(closed.may(0)).toContain('tactical'); // the window is over, and what was left in it is lost
});

it.each([
  ['strategyPhase', [2, 0, 1]], // from the speaker
  ['statusPhase', [1, 0, 2]], // by initiative
])('[TI4-GEN-24] [TI4-GEN-25] [TI4-INIT-7] the loop of the %s goes %j', (step, order) => {
  const window = step === 'strategyPhase' ? 'strategy.start' : 'status.start';
  const t = withChimes(
    {
      ...TURN,
      begin: { step, args: {} },
      also({ pub }) {
        pub.speaker = 2;
        pub.initiative = [1, 0, 2];
      },
    },
    { bell: { window, seats: { 0: 1, 1: 1, 2: 1 } } },
  );
  expect([round(t), round(t), round(t)].flat()).toEqual(order.map((seat) => `${seat} bell`));
});

it('[TI4-GEN-15] [TI4-GEN-16] [TI4-WIN-4] before, when, after: each has its window, in this order', () => {
  const seats = { 0: 1, 1: 1, 2: 1 };
  const t = withChimes(
    { ...TURN, begin: { step: 'tactical', args: { seat: 0, effects: [] } } },
    {
      when: { window: 'tactical.activate', seats },
      after: { window: 'tactical.activate.after', seats },
      before: { window: 'tactical.move.before', seats: { 0: 1 } },
    },
  ).play('0 activate:47');
  const heard: string[] = [];
  while (t.may(t.asked()[0]!).some((key) => key.includes('ring'))) {
    t.play(...t.asked().map((seat) => `${seat} ${t.may(seat).find((key) => key.includes('ring')) ?? 'pass'}`));
    heard.push(...rung(t));
  }
  expect(heard.map((what) => what.split(' ')[1])).toEqual([
    ...Array(3).fill('when'),
    ...Array(3).fill('after'),
    'before',
  ]);
});

it('[TI4-GEN-15] before acts ahead, when acts inside and may undo it, after finds it done', () => {
  const units = ['0 dreadnought 46', '1 cruiser*3 47', '1 infantry lodor'];
  const fight = { line: ['46', '47', '26'], units, dice: [1, 7, 1, 1] };
  const before = field({ ...fight, cards: { 0: ['shields-holding'] } });
  before.play(
    '0 activate:47',
    '0 pass',
    '0 move:dreadnought@46~1',
    '0 pass',
    '1 no',
    '0 shields-holding play:shields-holding#1',
  );
  expect(standing(before.s.pub, '47')).toContain('0 dreadnought'); // the hit never came to be assigned
  const after = field({ ...fight, cards: { 1: ['direct-hit'] } });
  after.play('0 activate:47', '0 move:dreadnought@46~1', '1 pass', '1 no', '0 sustain sustain:dreadnought@47');
  expect(standing(after.s.pub, '47')).toContain('0 dreadnought!'); // sustaining is complete when the window opens
  after.play('1 direct-hit play:direct-hit#1');
  expect(standing(after.s.pub, '47')).toEqual(['1 cruiser*3']);
});

it('[TI4-GEN-17] a window passed does not come back', () => {
  const t = field({ line: ['46', '47', '48', '49'], units: ['0 cruiser 46'], cards: { 0: ['flank-speed'] } });
  t.play('0 activate:48', '0 pass');
  expect(t.may(0)).toEqual(['done', 'move:cruiser@46~2']); // Flank Speed could only follow the activation
});

it('[TI4-GEN-19] one ability serves once for one event', () => {
  const start = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] };
  const t = field({ ...start, factions: { 0: 'letnev' }, goods: { 0: 4 } });
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 munitions-reserves use@0');
  expect(t.asked()).toEqual([1]); // the next question is the defender's retreat
  expect(t.s.pub.players[0]!.goods).toBe(2);
});

const STIMS = {
  line: ['46'],
  units: ['0 cruiser 46'],
  techs: { 0: ['bio-stims', 'predictive-intelligence'] },
  also: ({ pub }) => {
    technologiesOf(pub, 0)[1]!.state = 'exhausted';
  },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;

it('[TI4-GEN-20] what is obtained in a window may be used in it', () => {
  const t = field(STIMS).play('0 pass');
  expect(t.may(0).join()).not.toContain('predictive-intelligence use');
  t.play('0 bio-stims use@0>tech.predictive-intelligence');
  expect(t.may(0)).toContain('predictive-intelligence use@0');
});

it('[TI4-GEN-19] [TI4-GEN-39] a card that was used and comes back serves no second time in the same window, as all can see', () => {
  const t = field(STIMS).play('0 pass', '0 bio-stims use@0>tech.predictive-intelligence');
  for (const tech of technologiesOf(t.s.pub, 0)) tech.state = 'readied';
  expect(t.may(0).some((key) => key.startsWith('bio-stims'))).toBe(false);
  expect(t.s.pub.stack.at(-1)!.args.used).toEqual(['bio-stims use@0']);
});

it('[TI4-GEN-21] an ability that waits is not used again in the window it opened', () => {
  const t = withChimes(TURN, {
    echo: { window: 'turn.start', seats: { 0: 1, 1: 1 }, opens: 'turn.start' },
  });
  t.play('0 echo ring1@0', '1 pass');
  expect(t.may(0)).toEqual(['pass', 'pass.on']); // one's own still waits
  expect(t.may(1)).toContain('echo ring1@1');
});

it('[TI4-GEN-27] several abilities that must be used come in the order their owner likes, and none is put off', () => {
  const musts = (window: Chime['window']): Chime => ({ window, seats: { 0: 1 }, must: true });
  const t = withChimes(TURN, { one: musts('turn.start'), two: musts('turn.start') });
  expect(t.may(0)).toEqual(['one ring1@0', 'two ring1@0']);
  t.play('0 two ring1@0');
  expect(t.may(0)).toEqual(['one ring1@0']);
  t.play('0 one ring1@0');
  expect(t.may(0)).toContain('tactical');
});

it('[TI4-GEN-30] secondaries go clockwise from the active player, not by initiative', () => {
  const also: Field['also'] = ({ pub }) => {
    pub.initiative = [0, 2, 1];
  };
  const t = field({ ...TURN, strategy: { trade: 0 }, also }).play('0 strategic:trade', '0 []');
  expect(t.asked()).toEqual([1]);
  expect(t.play('1 no').asked()).toEqual([2]);
});

it('[TI4-WIN-3] two units with the same text are two sources, one unit is one', () => {
  const units = ['0 dreadnought*2 46', '1 cruiser*3 47', '1 infantry lodor'];
  const t = field({ line: ['46', '47', '26'], units, dice: [1, 1, 7, 7, 7] });
  t.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:dreadnought@46~1', '1 no');
  t.play('0 sustain sustain:dreadnought@47', '0 sustain sustain:dreadnought@47');
  expect(standing(t.s.pub, '47')).toContain('0 dreadnought!'); // the third hit found nobody left to sustain it
  expect(standing(t.s.pub, '47')).not.toContain('0 dreadnought!*2');
});

it('[TI4-WIN-3] two Exotriremes are two sources in the same window', () => {
  const units = ['0 dreadnought*2 46', '1 cruiser*5 47', '1 infantry lodor'];
  const duel = { line: ['46', '47', '26'], units, factions: { 0: 'norr' }, techs: { 0: ['exotrireme-2'] }, fleet: 5 };
  const t = field({ ...duel, dice: Array<number>(7).fill(1) });
  t.play('0 activate:47', '0 move:dreadnought@46~2', '0 move:dreadnought@46~2', '1 no');
  const ram = ['0 exotrireme-2 use@0>dreadnought@47', '0 destroy:cruiser@47', '0 destroy:cruiser@47'];
  t.play(...ram, ...ram);
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser']);
});

it('[TI4-WIN-5] space cannons fire in seating order from the active player, whatever the initiative', () => {
  const also: Field['also'] = ({ pub }) => {
    pub.initiative = [0, 2, 1];
  };
  const units = ['0 cruiser 46', '1 pds lodor', '2 pds starpoint'];
  const t = field({
    line: ['46', '47', '26', '27'],
    units,
    techs: { 1: ['pds-2'], 2: ['pds-2'] },
    at: { 48: 8 },
    also,
  });
  t.s.pub.units.find((u) => u.owner === 2)!.at = '26';
  t.play('0 activate:47', '0 move:cruiser@46~2');
  expect(t.asked()).toEqual([1]);
});

it('[TI4-WIN-6] [TI4-SPACE-4] a combat that an effect ends at the end of a round has its end, too', () => {
  const units = ['0 dreadnought*2 46', '0 cruiser*3 46', '1 cruiser*2 47', '1 infantry lodor'];
  const norr = { factions: { 0: 'norr' }, techs: { 0: ['exotrireme-2'] }, secrets: { 0: ['demonstrate-your-power'] } };
  const t = field({ line: ['46', '47', '26'], units, ...norr, fleet: 5, dice: Array<number>(7).fill(1) });
  t.play('0 activate:47', '0 move:dreadnought@46~2', '0 move:dreadnought@46~2');
  t.play(...Array<string>(3).fill('0 move:cruiser@46~2'), '1 no');
  t.play('0 exotrireme-2 use@0>dreadnought@47', '0 destroy:cruiser@47', '0 destroy:cruiser@47');
  expect(drive(t)).toEqual(['demonstrate-your-power']);
});

it('[TI4-WIN-6] the starts of a combat and of its first round are one window, and so are its ends', () => {
  const units = ['0 cruiser*3 46', '1 cruiser 47', '1 infantry lodor'];
  const fight = { line: ['46', '47', '26'], units, techs: { 0: ['assault-cannon', 'duranium-armor'] } } satisfies Field;
  const start = field({ ...fight, cards: { 0: ['morale-boost'] } });
  start.play('0 activate:47', '0 pass', ...Array<string>(3).fill('0 move:cruiser@46~2'));
  expect(start.may(0)).toEqual(expect.arrayContaining(['assault-cannon use@0', 'morale-boost play:morale-boost#1']));
  const end = withChimes(
    { ...fight, techs: {}, dice: [7, 7, 7, 1] },
    { round: { window: 'combatRound.end', seats: { 0: 1 } }, combat: { window: 'combat.end', seats: { 0: 1 } } },
  );
  end.play('0 activate:47', ...Array<string>(3).fill('0 move:cruiser@46~2'), '1 no');
  expect(end.may(0)).toEqual(expect.arrayContaining(['combat ring1@0', 'round ring1@0']));
});

it('[TI4-GEN-22] [TI4-WIN-8] what an activation looks for must be there when it happens', () => {
  const start = {
    ...TURN,
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    factions: { 1: 'jolnar' },
    techs: { 1: ['e-res-siphons'] },
  } satisfies Field;
  const does: Chime['does'] = (pub) => {
    pub.units.push({ id: 99, owner: 1, type: 'cruiser', at: '47', on: null, damaged: false });
  };
  const late = withChimes(start, { arrive: { window: 'tactical.activate.after', seats: { 1: 1 }, does } });
  late.play('0 activate:47', '1 arrive ring1@1');
  expect(standing(late.s.pub, '47')).toEqual(['1 cruiser']);
  expect(late.s.pub.players[1]!.goods).toBe(0); // E-Res Siphons: a system that held ships of theirs
  const early = field({ ...start, units: ['0 cruiser 46', '1 cruiser 47'] }).play('0 activate:47');
  expect(early.s.pub.players[1]!.goods).toBe(4);
});

it('[TI4-WIN-10] no check runs between ships that arrive together', () => {
  const units = ['0 carrier 46', '0 fighter*2 46', '1 infantry lodor'];
  const t = field({ line: ['46', '47', '26'], units, techs: { 0: ['fighter-2'] }, fleet: 1 });
  t.play('0 activate:47', '0 move:fighter@46~2', '0 move:fighter@46~2', '0 move:carrier@46~1');
  expect(standing(t.s.pub, '47')).toEqual(['0 carrier', '0 fighter*2']); // alone, the fighters would have been too many
});

it('[TI4-WIN-9] checks come before any window, in their order: pieces, fleet, control', () => {
  const planets = ['wellon', 'vefut-ii', 'thibah', 'tarmann', 'saudor', 'mehar-xull', 'quann', 'lodor', 'starpoint'];
  const more = ['new-albion', 'centauri', 'gral', 'mecatol-rex'];
  const tiles = ['18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '34', '46'];
  const t = withChimes(
    {
      line: [],
      at: Object.fromEntries(tiles.map((tile, i) => [tile, i])),
      units: [...[...planets, ...more].map((planet) => `0 infantry ${planet}`), '0 cruiser*2 46'],
      planets: { lodor: 1 },
      techs: { 0: ['integrated-economy'] },
      goods: { 0: 5 },
      fleet: 1,
      begin: TURN.begin,
    },
    { bell: { window: 'turn.start', seats: { 0: 1 } } },
  );
  expect(t.may(0)).toContain('giveUp:starpoint');
  t.play('0 giveUp:starpoint');
  expect(t.may(0)).toEqual(['remove:cruiser@46']);
  t.play('0 remove:cruiser@46');
  expect(t.may(0)).toContain('integrated-economy use@0'); // Lodor is gained: nobody else stands there
  t.play('0 pass');
  expect(t.may(0)).toContain('bell ring1@0');
});
