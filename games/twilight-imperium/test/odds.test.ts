// Combat odds: against a naive enumeration of small fights and against 200,000 large ones played out.
import type { Bag, Frame } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { coverOf } from '../odds/cover.ts';
import { combatOdds, meeting, type Odds } from '../odds/index.ts';
import type { Pub } from '../state.ts';
import { type Field, field } from './field.ts';
import { type Ends, enumerated, type Fighter, played } from './fights.ts';

const FIGURES: Record<string, Fighter> = {
  fighter: { hit: 9, dice: 1, cost: 0.5 },
  destroyer: { hit: 9, dice: 1, cost: 1, afb: [9, 2] },
  cruiser: { hit: 7, dice: 1, cost: 2 },
  carrier: { hit: 9, dice: 1, cost: 3 },
  dreadnought: { hit: 5, dice: 1, cost: 4, sustain: true },
  'war-sun': { hit: 3, dice: 3, cost: 12, sustain: true },
  infantry: { hit: 8, dice: 1, cost: 0.5 },
  mech: { hit: 6, dice: 1, cost: 2, sustain: true },
};
type Army = Record<string, number>;
const fighters = (army: Army): Fighter[] =>
  Object.entries(army).flatMap(([type, n]) => Array<Fighter>(n).fill(FIGURES[type]!));
const words = (seat: number, army: Army, place: string): string[] =>
  Object.entries(army).flatMap(([type, n]) => Array<string>(n).fill(`${seat} ${type} ${place}`));
const sum = (army: Army): number => Object.values(army).reduce((total, n) => total + n, 0);

const ends = ({ attackerWins, defenderWins, bothGone }: Ends): number[] => [attackerWins, defenderWins, bothGone];
const near = (odds: Ends, truth: Ends): void => {
  for (const [i, p] of ends(odds).entries()) expect(p).toBeCloseTo(ends(truth)[i]!, 9);
};

/** The same facts with one more procedure running, innermost. */
const over = (pub: Pub, frame: Pick<Frame, 'step' | 'at' | 'args'>): Pub => ({
  ...pub,
  stack: [...pub.stack, { id: pub.stack.length + 1, asked: 0, ...frame }],
});
/** The public facts of a fight of seat 0 against seat 1 that stands before the roll of its first round. */
function facts(step: string, at: string, spec: Partial<Field>, args: Bag): Pub {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const techs = { 0: ['war-sun'], 1: ['war-sun'] };
  const { pub } = field({ line: ['47', '46'], units: [], fleet: 16, techs, begin, ...spec }).s;
  return over({ ...pub, stack: [] }, { step, at, args: { seat: 0, defender: 1, round: 1, effects: [], ...args } });
}
const space = (attacker: Army, defender: Army, spec: Partial<Field> = {}, at = 'roll', args: Bag = {}): Odds => {
  const system = spec.line?.[0] ?? '47';
  const units = [...words(0, attacker, system), ...words(1, defender, system)];
  return combatOdds(facts('spaceCombat', at, { units, ...spec }, { system, ...args }))[0]!;
};
function ground(attacker: Army, defender: Army, spec: Partial<Field> = {}): Odds {
  const units = [...words(0, attacker, 'lodor'), ...words(1, defender, 'lodor')];
  const pub = facts('groundCombat', 'roll', { line: ['26'], units, ...spec }, { system: '26', planet: 'lodor' });
  return combatOdds(over(pub, { step: 'invasion', at: 'battle', args: { seat: 0, system: '26' } }))[0]!;
}

it.each<[Army, Army]>([
  [{ cruiser: 1 }, { cruiser: 1 }],
  [{ cruiser: 2 }, { fighter: 3 }],
  [
    { dreadnought: 1, fighter: 2 },
    { cruiser: 2, destroyer: 1 },
  ],
  [{ 'war-sun': 1 }, { dreadnought: 2 }],
  [
    { carrier: 1, fighter: 2, cruiser: 1 },
    { destroyer: 2, dreadnought: 1 },
  ],
])('a small space combat is exact: %j against %j', (attacker, defender) => {
  near(space(attacker, defender), enumerated(fighters(attacker), fighters(defender)));
});

it.each<[Army, Army]>([
  [{ infantry: 3 }, { infantry: 2 }],
  [
    { infantry: 2, mech: 1 },
    { infantry: 2, mech: 1 },
  ],
])('a small ground combat is exact: %j against %j', (attacker, defender) => {
  const odds = ground(attacker, defender);
  expect(odds.kind).toBe('ground');
  near(odds, enumerated(fighters(attacker), fighters(defender)));
});

it('one against one can be told by hand', () => {
  const { attackerWins, defenderWins, bothGone } = space({ cruiser: 1 }, { destroyer: 1 });
  const some = 1 - 0.6 * 0.8; // 0.4 hits against 0.2
  expect(attackerWins).toBeCloseTo((0.4 * 0.8) / some, 12);
  expect(defenderWins).toBeCloseTo((0.6 * 0.2) / some, 12);
  expect(bothGone).toBeCloseTo((0.4 * 0.2) / some, 12);
});

/** The moment at which the active player commits ground forces. */
const AT_LANDING = {
  step: 'invasion',
  at: 'commit',
  args: { seat: 0, system: '26', effects: [], landed: {}, queue: [] },
};

const TIMES = 200_000;
it.each<[Army, Army, number]>([
  [{ carrier: 2, fighter: 8, cruiser: 3, dreadnought: 2 }, { destroyer: 5, dreadnought: 3, fighter: 4, carrier: 1 }, 1],
  [{ 'war-sun': 2, fighter: 10, destroyer: 3 }, { dreadnought: 5, cruiser: 6, fighter: 9, destroyer: 2 }, 2],
])('a large fight agrees with 200,000 played out: %j against %j', (attacker, defender, seed) => {
  const odds = space(attacker, defender, {}, 'round', { round: 0 }); // the barrage is still to come
  const sample = played(fighters(attacker), fighters(defender), TIMES, seed);
  for (const [i, p] of ends(odds).entries()) {
    const error = Math.sqrt((p * (1 - p)) / TIMES);
    expect(Math.abs(p - ends(sample)[i]!)).toBeLessThan(4 * error + 1e-9);
  }
  const lost = [odds.lost.attacker, odds.lost.defender].map(({ units }) => sum(units as Army));
  for (const [i, army] of [attacker, defender].entries())
    expect(Math.abs(lost[i]! - sample.lost[i]!)).toBeLessThan((4 * sum(army)) / Math.sqrt(TIMES)); // no side varies more than its size
});

it('the barrage thins out fighters first, and only in the first round', () => {
  const army: [Army, Army] = [{ destroyer: 3 }, { fighter: 4 }];
  const [before, later] = [space(...army, {}, 'round', { round: 0 }), space(...army, {}, 'round', { round: 2 })];
  near(later, enumerated(fighters(army[0]), fighters(army[1])));
  expect(before.attackerWins).toBeGreaterThan(later.attackerWins + 0.1);
});

it('modifiers count: a nebula, N’orr and its flagship, dice by enemy ships', () => {
  const cruiser = (hit: number): Fighter => ({ ...FIGURES.cruiser!, hit });
  near(
    space({ cruiser: 2 }, { cruiser: 1 }, { line: ['42', '46'] }),
    enumerated([cruiser(7), cruiser(7)], [cruiser(6)]),
  );
  near(space({ cruiser: 1 }, { cruiser: 1 }, { factions: { 0: 'norr' } }), enumerated([cruiser(6)], [cruiser(7)]));
  // while the flagship lives (sustain first) the cruiser has +2, and it is never left alone: it is cheaper
  const flag: Fighter = { hit: 5, dice: 2, sustain: true, cost: 8 };
  near(
    space({ cruiser: 1, flagship: 1 }, { cruiser: 2 }, { factions: { 0: 'norr' } }),
    enumerated([cruiser(5), flag], [cruiser(7), cruiser(7)]),
  );
});

it('[valkyrie-particle-weave] hits upon hits: Valkyrie Particle Weave answers, X-89 doubles', () => {
  const weave = ground({ infantry: 1 }, { infantry: 1 }, { techs: { 0: ['valkyrie-particle-weave'] } });
  const some = 1 - 0.7 * 0.7;
  expect(weave.attackerWins).toBeCloseTo((0.3 * 0.7) / some, 12);
  expect(weave.bothGone).toBeCloseTo(0.3 / some, 12); // whatever hits the attacker is answered
  const x89 = ground({ infantry: 1 }, { infantry: 2 }, { techs: { 0: ['x-89-bacterial-weapon'] } });
  expect(x89.attackerWins).toBeCloseTo((0.3 * 0.49) / (1 - 0.7 * 0.49), 12); // one hit is enough for both
});

it('natural nines and tens of the Hylarim bring two hits more', () => {
  const flagship = space({ flagship: 1 }, { fighter: 3 }, { factions: { 0: 'jolnar' } });
  const plain = space({ flagship: 1 }, { fighter: 3 }, { factions: { 0: 'hacan' } });
  expect(flagship.lost.attacker.resources).toBeLessThan(plain.lost.attacker.resources);
  // the first round alone: 6 - 1 (fragile) twice; three dead if both hit with a 9 or 10 or one does and brings 3
  expect(flagship.attackerWins).toBeGreaterThan(1 - 0.8 * 0.8);
});

it('Duranium Armor mends between rounds: more often alive than without it', () => {
  const army: [Army, Army] = [{ dreadnought: 2 }, { dreadnought: 2 }];
  const mended = space(...army, { techs: { 0: ['duranium-armor'] } });
  near(space(...army), enumerated(fighters(army[0]), fighters(army[1])));
  expect(mended.attackerWins).toBeGreaterThan(space(...army).attackerWins + 0.05);
  expect(ends(mended).reduce((a, b) => a + b)).toBeCloseTo(1, 9);
});

it('with Duranium Armor the unit about to be repaired is kept, and the dearest is repaired', () => {
  const armoured = (n: number) => space({ dreadnought: n }, { dreadnought: n }, { techs: { 0: ['duranium-armor'] } });
  expect(armoured(2).attackerWins).toBeCloseTo(0.646, 2); // 0.591 where the table chooses, in 400,000 fights played out
  expect(armoured(5).attackerWins).toBeCloseTo(0.69, 2); // 0.655
});

it('hits wait to be assigned: who sustained in this round is not repaired in it', () => {
  const units = ['0 dreadnought! 47', '1 cruiser 47'];
  const pub = facts('spaceCombat', 'retreat', { units, techs: { 0: ['duranium-armor'] } }, { system: '47' });
  const eligible = pub.units.map((u) => u.id);
  const batches = [0, 1].map((seat) => ({ seat, by: 1 - seat, hits: 0, eligible, capitals: false }));
  const waiting = (sustained: number[]) =>
    over(pub, { step: 'hits', at: 'assign', args: { cause: 'space', batches, sustained, marked: [] } });
  const [spent, rested] = [[eligible[0]!], []].map((sustained) => combatOdds(waiting(sustained))[0]!);
  expect(rested!.attackerWins).toBeGreaterThan(spent!.attackerWins + 0.1);
});

it('where nobody can ever hit, the attacker has to give way', () => {
  const pub = facts('spaceCombat', 'roll', { units: ['0 fighter 47', '1 fighter 47'] }, { system: '47' });
  const effects = [0, 1].map((seat) => ({ kind: 'combat', seat, amount: -5 }));
  const tactical = { step: 'tactical', at: 'combat', args: { seat: 0, system: '47', effects } };
  expect(ends(combatOdds(over(pub, tactical))[0]!)).toEqual([0, 1, 0]);
});

it('effects of the running round count once, hits on the table are taken first', () => {
  const boosted = { effects: [{ kind: 'combat', seat: 0, amount: 1 }] };
  const odds = space({ cruiser: 1 }, { cruiser: 1 }, {}, 'roll', boosted);
  const [a, d] = [0.5, 0.4]; // first round; afterwards both hit with 0.4
  const later = enumerated([FIGURES.cruiser!], [FIGURES.cruiser!]);
  expect(odds.attackerWins).toBeCloseTo(a * (1 - d) + (1 - a) * (1 - d) * later.attackerWins, 12);

  const pub = facts('spaceCombat', 'retreat', { units: ['0 cruiser*2 47', '1 cruiser*2 47'] }, { system: '47' });
  const batch = (seat: number, hits: number) => ({
    seat,
    by: 1 - seat,
    hits,
    eligible: pub.units.map((u) => u.id),
    capitals: false,
  });
  const hits = { step: 'hits', at: 'assign', args: { cause: 'space', batches: [batch(0, 1), batch(1, 2)] } };
  expect(ends(combatOdds(over(pub, hits))[0]!)).toEqual([1, 0, 0]);
});

it('ships on their way count, and the cannons they will meet', () => {
  const units = ['0 cruiser*2 46', '1 cruiser 27', '1 pds starpoint'];
  const t = field({ line: ['46', '27'], units }).play('0 activate:27');
  expect(combatOdds(t.s.pub)).toEqual([]); // nobody is on the way yet
  t.play('0 move:cruiser@46~2');
  const [one] = combatOdds(t.s.pub, 0);
  const duel = enumerated([FIGURES.cruiser!], [FIGURES.cruiser!]);
  expect(one!.attackerWins).toBeCloseTo(0.5 * duel.attackerWins, 12); // the PDS hits with a 6
  expect(one!.lost.attacker.units.cruiser).toBeCloseTo(1 - 0.5 * duel.attackerWins, 12);
  expect(combatOdds(t.s.pub, 2)).toEqual([]); // seat 2 has no fight
});

it('before anything is activated: what would come of it if these went, and who would fire at them', () => {
  const units = ['0 cruiser*2 46', '1 cruiser 27', '1 pds starpoint', '2 pds lodor'];
  const t = field({ line: ['46', '27', '26'], units });
  const ships = t.s.pub.units.filter(({ type, owner }) => type === 'cruiser' && owner === 0).map(({ id }) => id);
  expect(coverOf(t.s.pub, 0, '27', ships)).toEqual([{ seat: 1, dice: 1 }]); // that of seat 2 does not reach so far
  expect(coverOf(t.s.pub, 1, '27', [])).toEqual([]); // nor does anybody fire at himself
  const [before] = meeting(t.s.pub, 0, '27', [ships[0]!]);
  t.play('0 activate:27', '0 move:cruiser@46~2');
  expect(before).toEqual(combatOdds(t.s.pub, 0)[0]);
  expect(meeting(field({ line: ['46', '27'], units: units.slice(0, 1) }).s.pub, 0, '27', ships)).toEqual([]);
});

it('all that could land counts, after the cannon on the planet', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 infantry lodor', '1 pds lodor'];
  const t = field({ line: ['26'], units }).play('0 activate:26', '1 no');
  const duel = enumerated([FIGURES.infantry!], [FIGURES.infantry!]);
  const pair = enumerated([FIGURES.infantry!, FIGURES.infantry!], [FIGURES.infantry!]);
  const [odds] = combatOdds(t.s.pub);
  expect(odds).toMatchObject({ kind: 'ground', attacker: 0, defender: 1, planet: 'lodor' });
  expect(odds!.attackerWins).toBeCloseTo(0.5 * pair.attackerWins + 0.5 * duel.attackerWins, 12);
});

it('bombardment counts where there is one planet to aim at', () => {
  const units = ['0 dreadnought 26', '0 infantry 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units }).play('0 activate:26');
  expect(t.may(0)).toEqual(['bombard', 'no']);
  const duel = enumerated([FIGURES.infantry!], [FIGURES.infantry!]);
  expect(combatOdds(t.s.pub)[0]!.attackerWins).toBeCloseTo(0.6 + 0.4 * duel.attackerWins, 12);
});

it('[assault-cannon] effects of the start that need no decision: Assault Cannon, and it is checked anew', () => {
  const army: [Army, Army] = [{ cruiser: 3 }, { cruiser: 3 }];
  const armed = space(...army, { techs: { 0: ['assault-cannon'], 1: ['assault-cannon'] } }, 'round', { round: 0 });
  near(armed, enumerated(fighters({ cruiser: 3 }), fighters({ cruiser: 2 }))); // the attacker’s comes first
  const later = space(...army, { techs: { 0: ['assault-cannon'] } });
  near(later, enumerated(fighters(army[0]), fighters(army[1]))); // the start is over
});

it('Magen Defense Grid hits one that lands', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 infantry*2 lodor', '1 space-dock lodor'];
  const t = field({ line: ['26'], units, techs: { 1: ['magen-defense-grid'] }, begin: AT_LANDING });
  const [odds] = combatOdds(t.s.pub);
  near(odds!, enumerated(fighters({ infantry: 1 }), fighters({ infantry: 2 })));
});
