// The positions that show rules: each comes out as it did when a test played it, nearly every rule has one, and whoever looks at
// one sees what a seat would see and no more. What does not hold any more is made anew: `npx orrery positions <game> --make`.
import { type diff, patched, type Scene, type Show } from '@orrery/api';
import { boxOf } from '@orrery/games';
import { canonical, know, load } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Position, packPositions, positionsOf, unpackPositions } from '../src/positions/file.ts';
import { checkPosition, playThrough } from '../src/positions/play.ts';
import { proofsOf, prove } from '../src/positions/prove.ts';
import { showOf } from '../src/positions/show.ts';
import { type House, openHouse } from './house.ts';

/** Of a hundred rules so many are shown, and so many worked examples of the book are played. The others are about figures and
 *  words, which tests look up without a table (`npx orrery positions <game> --missing` lists them). */
const GAMES = [
  ['council-of-shadows', 92, 14],
  ['space-gate-odyssey', 73, 9],
  ['cosmos', 82, 21],
  ['twilight-imperium', 89, 45],
] as const;

const problemOf = (game: string, position: Position): string | undefined => {
  try {
    checkPosition(boxOf(game)!.game, position);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe.each(GAMES)('%s', (id, percent, examples) => {
  const box = boxOf(id)!;
  it('every position comes out as it did; if a rule was changed on purpose: npx orrery positions <game> --make', () => {
    const found = positionsOf(box).flatMap((position) => {
      const problem = problemOf(id, position);
      return problem === undefined ? [] : [`${position.rules.join(', ')}: ${problem}`];
    });
    expect(found).toEqual([]);
  });

  it(`at least ${percent} of a hundred rules have one, each of them one`, () => {
    const shown = positionsOf(box).flatMap(({ rules }) => rules);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((rule) => !box.rules.some((one) => one.id === rule))).toEqual([]);
    expect((100 * shown.length) / box.rules.length).toBeGreaterThanOrEqual(percent);
  });

  it(`at least ${examples} worked examples of the rule book are among what an install is checked by, and the first holds`, () => {
    const worked = proofsOf(box).filter(({ about }) => about);
    expect(worked.length).toBeGreaterThanOrEqual(examples);
    expect(prove(box, { example: worked[0]!.name })).toEqual({ holds: true });
  });
});

describe('a position', () => {
  const box = boxOf('council-of-shadows')!;
  const some = positionsOf(box).find(({ lines }) => lines.length === 1 && !lines[0]!.startsWith('!'))!;

  it('that ends otherwise, or whose answer is not taken, is told', () => {
    expect(problemOf(box.game.id, some)).toBeUndefined();
    expect(problemOf(box.game.id, { ...some, end: 'another' })).toContain('it ends otherwise');
    expect(problemOf(box.game.id, { ...some, lines: ['0 nothing-of-the-kind'] })).toContain('refused');
    expect(problemOf(box.game.id, { ...some, lines: [`! ${some.lines[0]}`] })).toContain('taken');
  });

  it('is read as it was written', () => {
    const all = positionsOf(box);
    const again = unpackPositions(packPositions(all));
    const whole = ({ state, ...rest }: Position) => ({ ...rest, state: state() });
    expect(again.map(whole)).toEqual(all.map(whole));
  });

  it('is shown answer by answer, with the eyes of who answers, who sees no drawer but his own', () => {
    const position = positionsOf(box).find(({ rules, lines }) => rules.length > 0 && lines.length > 1)!;
    const show = showOf(box, position.rules[0]!)!;
    expect(show.stops).toHaveLength(position.lines.length + 1);
    let scene: Scene | null = null;
    for (const { patch, given } of show.stops) {
      scene = patched(scene, patch as ReturnType<typeof diff>) as unknown as Scene;
      if (given) expect(scene.view.seat).toBe(given.seat);
      expect(Object.keys(scene.view).sort()).toEqual(['extra', 'own', 'pub', 'seat']);
    }
    const end = playThrough(box.game, position, () => undefined);
    expect(canonical(scene!.view.pub)).toBe(canonical(end.state.pub));
    expect(canonical(scene!.view.own)).toBe(canonical(know(end.state, scene!.view.seat).own));
    expect(load(box.game, position.state()).pub.seats).toBe(show.seats);
  });

  it('that is refused says why, and goes nowhere', () => {
    const position = positionsOf(box).find(({ rules, lines }) => rules.length > 0 && lines.at(-1)?.startsWith('! '))!;
    const [before, last] = showOf(box, position.rules[0]!)!.stops.slice(-2);
    expect(before!.given).not.toBeNull();
    expect(last!.refused?.why.key).toBeTruthy();
    expect(last!.events).toEqual([]);
  });
});

describe('over the wire', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('the rules say which of them can be seen, and each is sent when it is asked for', async () => {
    const chapters = await house.api.call('rules', { game: 'cosmos', language: 'es' });
    const shown = chapters.flatMap(({ rules }) => rules).filter((rule) => rule.shown);
    expect(shown).toHaveLength(positionsOf(boxOf('cosmos')!).flatMap(({ rules }) => rules).length);
    const show: Show = await house.api.call('show', { game: 'cosmos', rule: shown[0]!.id });
    expect(show.stops.length).toBeGreaterThan(0);
    await expect(house.api.call('show', { game: 'cosmos', rule: 'CSM-NOTHING-1' })).rejects.toThrow();
    const [proof] = await house.api.call('proofs', { game: 'cosmos' });
    expect(await house.api.call('prove', { game: 'cosmos', proof: proof!.name })).toEqual({ holds: true });
  });
});
