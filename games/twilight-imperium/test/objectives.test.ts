// TI4-OBJ, TI4-CUST: scoring at the moment of an event, secrets and their limit, the custodians.
import { expect, it } from 'vitest';
import type { S } from '../state.ts';
import { scorablePublic } from '../values/objectives.ts';
import { drive } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { opened, probed } from './probe.ts';

const HOME = { line: ['18', '1', '26'], units: ['0 infantry jord'], factions: { 0: 'sol' } } satisfies Field;
const set = (change: (pub: S['pub'], s: S) => void) => ({ also: (s: S) => change(s.pub, s) });
const OPEN = set((pub) => {
  pub.objectives = ['negotiate-trade-routes'];
});

it('[TI4-OBJ-4] an action objective is scored when its event happens, by whoever it happened to', () => {
  const units = ['0 cruiser 26', '1 flagship 26', '1 fighter 26'];
  const secrets = { 1: ['unveil-flagship', 'spark-a-rebellion'] };
  const leads = set((pub) => {
    pub.players[0]!.points = 1;
  });
  const t = field({ line: ['26'], units, secrets, ...leads, dice: [1, 10, 1, 1] }).play('0 activate:26');
  while (t.asked()[0] === 0) t.play('0 no');
  expect(t.may(1)).toEqual([
    'pass',
    'pass.on',
    'score.combat.won use@1>spark-a-rebellion',
    'score.combat.won use@1>unveil-flagship',
  ]);
  t.play('1 score.combat.won use@1>unveil-flagship'); // the defender, not the active player
  expect(t.s.pub.players[1]).toMatchObject({ points: 1, scored: ['unveil-flagship'], secrets: 1 });
});

it('[TI4-OBJ-6] one objective in one combat', () => {
  const units = ['0 dreadnought*3 26', '1 flagship 26'];
  const dice = [10, 10, 10, 1, 1, 1];
  const both = { 0: ['destroy-their-greatest-ship', 'demonstrate-your-power'] };
  const t = field({ line: ['26'], units, secrets: both, dice }).play('0 activate:26');
  expect(drive(t)).toEqual(['destroy-their-greatest-ship']); // the end of the combat comes too late
  const one = field({ line: ['26'], units, secrets: { 0: ['demonstrate-your-power'] }, dice }).play('0 activate:26');
  expect(drive(one)).toEqual(['demonstrate-your-power']); // by itself it could have been scored
});

it('[TI4-OBJ-6] the ground combat of the same action is another one', () => {
  const units = ['0 dreadnought*3 26', '0 infantry*2 26', '1 flagship 26', '1 infantry lodor'];
  const secrets = { 0: ['destroy-their-greatest-ship', 'spark-a-rebellion'] };
  const leads = set((pub) => {
    pub.players[1]!.points = 1;
  });
  const t = field({ line: ['26'], units, secrets, ...leads, dice: [10, 10, 10, 1, 1, 1, 10, 10, 1] });
  t.play('0 activate:26');
  expect(drive(t, /^land:/)).toEqual(['destroy-their-greatest-ship', 'spark-a-rebellion']);
});

it('[TI4-OBJ-7] bombardment lies outside of combat: it leaves the objective of the combat', () => {
  const units = [
    '0 dreadnought 27',
    '0 carrier 27',
    '0 infantry*2 27',
    '1 infantry new-albion',
    '1 infantry starpoint',
  ];
  const secrets = { 0: ['make-an-example-of-their-world', 'spark-a-rebellion'] };
  const leads = set((pub) => {
    pub.players[1]!.points = 1;
  });
  const t = field({ line: ['27'], units, secrets, ...leads, dice: [10, 10, 10, 1] }).play('0 activate:27');
  expect(drive(t, /^bombard/, /^land:.*starpoint$/, /^(?!land).*new-albion$/)).toEqual(secrets[0]);
});

it('[TI4-OBJ-7] anti-fighter barrage lies inside', () => {
  const units = ['0 destroyer*3 26', '1 carrier 26', '1 fighter 26'];
  const dice = [10, 10, 10, 10, 10, 10, 10, 10, 10, 1];
  const both = { 0: ['fight-with-precision', 'demonstrate-your-power'] };
  const t = field({ line: ['26'], units, secrets: both, dice }).play('0 activate:26');
  expect(drive(t, /^fire$/)).toEqual(['fight-with-precision']);
});

it('[TI4-OBJ-9] a unit removed for a limit is not destroyed', () => {
  const units = ['1 flagship 26', '1 cruiser*3 26'];
  const begin = { step: 'handCheck', args: { seat: 1 } };
  const t = field({ line: ['26'], units, secrets: { 0: ['destroy-their-greatest-ship'] }, begin });
  t.play('1 remove:flagship@26');
  expect(standing(t.s.pub, '26')).toEqual(['1 cruiser*3']);
  expect(t.asked()).toEqual([]);
  expect(t.heard(0).map((told) => told.type)).toContain('unit.removed');
});

it('[TI4-OBJ-13] what lies face up can be scored by everybody, in any round; what lies face down by nobody', () => {
  const t = field({ ...HOME, ...OPEN, goods: { 0: 10 }, begin: { step: 'turn', args: { seat: 0, actions: 0 } } });
  expect(scorablePublic(t.s.pub, 0).map((card) => card.id)).toEqual(['negotiate-trade-routes']);
  t.s.pub.round = 6;
  t.s.pub.players[1]!.scored = ['negotiate-trade-routes'];
  expect(scorablePublic(t.s.pub, 0).map((card) => card.id)).toEqual(['negotiate-trade-routes']);
  t.s.pub.objectives = [];
  expect(scorablePublic(t.s.pub, 0)).toEqual([]);
});

it('[TI4-OBJ-15] the home system of Creuss is the tile beside the board', () => {
  const spec = { ...HOME, ...OPEN, at: { 51: -1 }, factions: { 0: 'creuss' }, goods: { 0: 5 } };
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const at = (units: string[]) => scorablePublic(field({ ...spec, units, begin }).s.pub, 0).length;
  expect(at(['0 infantry creuss'])).toBe(1);
  expect(at(['0 infantry jord'])).toBe(0);
});

it('[TI4-OBJ-18] [TI4-OBJ-21] secrets are hidden until scored; their number is not', () => {
  const secrets = { 0: ['establish-a-perimeter', 'control-the-region'] };
  const units = ['0 pds*2 jord', '0 pds*2 lodor'];
  const t = field({ ...HOME, units, secrets, begin: { step: 'statusPhase', args: {} } });
  const seen = (seat: number | null) => JSON.stringify(t.match.know(seat));
  for (const seat of [1, 2, null]) expect(seen(seat)).not.toContain('establish-a-perimeter');
  expect(t.match.know(1).pub.players[0]!.secrets).toBe(2);
  t.play('0 score:establish-a-perimeter');
  expect(t.match.know(1).pub.players[0]).toMatchObject({ secrets: 1, scored: ['establish-a-perimeter'] });
  const told = t.heard(1).find(({ type }) => type === 'scored');
  expect(told?.args).toMatchObject({ id: 'establish-a-perimeter' }); // and then shown to all
  for (const seat of [1, 2, null]) expect(seen(seat)).not.toContain('control-the-region');
});

it('[TI4-OBJ-18] only the owner of a secret is offered it', () => {
  const units = ['0 infantry jord', '1 pds*2 lodor', '0 pds*2 jord'];
  const secrets = { 0: ['control-the-region'], 1: ['establish-a-perimeter'] };
  const t = field({ ...HOME, units, secrets, begin: { step: 'statusPhase', args: {} } });
  t.refuses('0 score:establish-a-perimeter');
  t.play('0 no');
  expect(t.may(1)).toEqual(['no']);
});

const SECRETS = ['control-the-region', 'cut-supply-lines', 'forge-an-alliance'];
const DRAW = { step: 'imperial.secondary', args: { seat: 0, strategic: 0 } };

it('[TI4-OBJ-19] [TI4-OBJ-20] three secrets, scored and unscored together; the fourth sends one back unseen', () => {
  const few = field({ ...HOME, secrets: { 0: SECRETS.slice(1) }, begin: DRAW });
  expect(few.asked()).toEqual([]);
  expect(few.s.own[0]!.secrets).toHaveLength(3);
  const t = field({ ...HOME, secrets: { 0: SECRETS }, begin: DRAW });
  const deck = t.s.pub.decks.secrets;
  expect(t.may(0)).toHaveLength(4);
  t.play('0 return:forge-an-alliance');
  expect(t.s.pub.decks.secrets).toBe(deck + 1);
  expect(t.s.dark.decks.secrets).toContain('forge-an-alliance');
  expect(JSON.stringify(t.heard(1))).not.toContain('forge-an-alliance'); // [TI4-OBJ-21]
  expect(t.match.canUndo(0)).toBe(false); // the deck was shuffled
});

it('[TI4-OBJ-20] with three scored the drawn card itself goes back', () => {
  const scored = set((pub) => {
    pub.players[0]!.scored = [...SECRETS];
  });
  const t = field({ ...HOME, ...scored, begin: DRAW });
  expect(t.may(0)).toEqual([`return:${t.s.own[0]!.secrets[0]}`]);
  t.play(`0 ${t.may(0)[0]}`);
  expect(t.s.own[0]!.secrets).toEqual([]);
});

it('[TI4-OBJ-22] a secret drawn in the round is scored in it, if its step still comes', () => {
  const top = set((pub, s) => {
    s.dark.decks.secrets = [
      ...s.dark.decks.secrets.filter((id) => id !== 'establish-a-perimeter'),
      'establish-a-perimeter',
    ];
    for (const player of pub.players.slice(1)) player.passed = true;
  });
  const begin = { step: 'game', at: 'action', args: {} };
  const t = field({ ...HOME, ...top, units: ['0 pds*2 jord', '0 pds*2 lodor'], begin, strategy: { imperial: 0 } });
  t.play('0 strategic:imperial', '0 draw', '1 no', '2 no', '0 pass', '0 pass', '0 score:establish-a-perimeter');
  expect(t.s.pub.players[0]!.points).toBe(1);
});

const REX = { line: ['18', '1'], units: ['0 carrier 18', '0 infantry 18', '0 infantry jord'], factions: { 0: 'sol' } };

it('[TI4-CUST-3] planets and trade goods pay the custodians', () => {
  const t = field({ ...REX, goods: { 0: 4 } }).play('0 activate:18');
  expect(t.may(0)).toEqual(['custodians', 'done']);
  t.play('0 custodians', '0 exhaust:jord', ...Array<string>(4).fill('0 goods'), '0 land:infantry@18>mecatol-rex');
  expect(t.s.pub.players[0]).toMatchObject({ points: 1, goods: 0 });
  const short = field({ ...REX, goods: { 0: 3 } }).play('0 activate:18');
  expect(short.asked()).toEqual([]); // 5 are not 6: nothing to ask
});

it('[TI4-CUST-5] [TI4-CUST-6] the point stays when the troops are lost, and the token does not come back', () => {
  const units = ['0 carrier 18', '0 infantry 18', '0 infantry jord', '1 pds mecatol-rex'];
  const t = field({ ...REX, units, goods: { 0: 6 }, dice: [1, 10] }).play('0 activate:18');
  while (!t.may(t.asked()[0]!).includes('custodians')) t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!)[0]}`);
  t.play('0 custodians', '0 exhaust:jord', ...Array<string>(4).fill('0 goods'), '0 land:infantry@18>mecatol-rex');
  while (t.asked().length > 0) t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!)[0]}`);
  expect(standing(t.s.pub, 'mecatol-rex')).toEqual(['1 pds']);
  expect(t.s.pub.players[0]!.points).toBe(1);
  expect(t.s.pub.custodians).toBe(false);
});

it('[TI4-OBJ-2] [TI4-OBJ-3] what cannot be scored says why', () => {
  const three = set((pub) => {
    pub.objectives = ['negotiate-trade-routes', 'expand-borders', 'lead-from-the-front'];
    pub.players[0]!.scored = ['lead-from-the-front'];
  });
  const t = field({ ...HOME, ...three, goods: { 0: 5 }, begin: { step: 'scorePublic', args: { seat: 0 } } });
  expect(t.may(0)).toEqual(['no', 'score:negotiate-trade-routes']);
  t.refuses('0 score:lead-from-the-front', 'TI4-OBJ-2');
  const { why } = t.refuses('0 score:expand-borders', 'TI4-OBJ-3');
  expect(why.args).toEqual({ parts: [{ key: 'progress.planets', args: { have: 0, need: 6 } }] });
});

it('[TI4-OBJ-8] the cost is paid, then the objective is marked, and its window comes before the points', () => {
  const begin = { step: 'score', args: { seat: 0, objective: 'negotiate-trade-routes' } };
  const t = probed(['objective.scored'], { ...HOME, goods: { 0: 5 }, begin });
  expect(t.s.pub.players[0]).toMatchObject({ goods: 0, scored: ['negotiate-trade-routes'], points: 0 });
  opened(t, 'objective.scored', { by: 0 });
  expect(t.s.pub.players[0]!.points).toBe(1);
});
