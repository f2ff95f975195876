// COS-ACT-1 to -3: the pieces of one card, in the order written.
import type { Frame, Option, Table } from '@orrery/kernel';
import { addSlot, drawLight, gainEnergy, gainGems, markUpgrade, moveConsumption, upgradeGem } from '../atoms.ts';
import { type Effect, effectsOf, GEMS, type Gem, type Reach } from '../packs/base/index.ts';
import { type Procedures, step } from '../procedures.ts';
import { DECLINE, parts } from '../say.ts';
import type { Council, Player, Pub, Side } from '../state.ts';
import { missingSteps } from '../values/range.ts';
import { harvestable, planetsFor, stacksFor } from '../values/targets.ts';
import { takeYield } from './harvest.ts';

type T = Table<Council>;
type F = Frame<Procedures['effects']>;

export const effects = step('effects', {
  next(t, f) {
    const piece = effectsOf(f.args.source)[f.args.next];
    if (!piece) return 'end';
    f.args.next += 1;
    carryOut(t, f, piece);
    return { goto: 'next' };
  },
});

/** As far as the slot reaches, unless the card says "any range" [COS-ACT-4]. */
const reach = (e: { range: Reach }, slot: number): number => (e.range === 'any' ? 3 : slot);

type Carry<D extends Effect['do']> = (t: T, f: F, e: Extract<Effect, { do: D }>) => void;
const CARRY: { [D in Effect['do']]: Carry<D> } = {
  settle(t, f, e) {
    const { side, optional } = f.args;
    const where = { range: reach(e, f.args.range), anyPlanet: e.planet === 'any', within: null };
    t.call('settle', { side, cubes: e.cubes, ...where, optional, parent: f.id });
  },
  harvest: (t, f, e) => t.call('harvest', { side: f.args.side, times: e.times, range: reach(e, f.args.range) }),
  /** [COS-CARD-AI-A] Lapses if no cube was placed. */
  harvestPlaced(t, f, { times }) {
    const { side, settled, optional } = f.args;
    if (settled === null) return;
    if (optional) t.call('yieldThere', { side, tile: settled, times });
    else takeYield(t, side, settled, times);
  },
  discover(t, f, e) {
    const { side, optional } = f.args;
    const where = { range: reach(e, f.args.range), anyPlanet: e.planet === 'any' };
    const after = { cubes: e.cubes, harvests: e.harvests, follow: e.follow };
    t.call('discover', { side, ...where, ...after, optional, tile: null });
  },
  gainGems: (t, f, e) => gainGems(t, f.args.side, e.gems),
  upgradeGems: (t, f, e) => t.call('upgradeGems', { side: f.args.side, left: e.times }),
  gainEnergy: (t, f, e) => gainEnergy(t, f.args.side, e.energy, 'card'),
  choose(t, f) {
    const { side, source, range, optional } = f.args;
    t.call('branch', { side, source, range, optional });
  },
  consumption: (t, f, e) => void moveConsumption(t, f.args.side, e.by),
  score: (t, f, e) => t.call('scoring', { side: f.args.side, left: e.galaxies, scored: [] }),
  drawLight(t, f) {
    drawLight(t, f.args.side);
    t.call('bonusLimit', { side: f.args.side });
  },
  named: (t, f, e) => PIECES[e.piece]!(t, f.args.side),
};
const carryOut = (t: T, f: F, e: Effect): void => (CARRY[e.do] as Carry<Effect['do']>)(t, f, e as never);

/** The odd ones, by the name the card gives. */
const PIECES: Readonly<Record<string, (t: T, side: Side) => void>> = {
  addSlot,
  /** [COS-CARD-DT1-6] */
  allRanges(t, side) {
    for (const { id, energy } of missingSteps(t.s.pub.players[side]!)) {
      markUpgrade(t, side, id);
      gainEnergy(t, side, energy, 'upgrade');
    }
  },
  takeAi: (t, side) => t.call('takeAi', { side }),
};

/** [COS-ACT-2] Can this piece be carried out at all? */
function isPossible(pub: Pub, side: Side, slot: number, e: Effect): boolean {
  if (e.do === 'settle') {
    const where = { range: reach(e, slot), anyPlanet: e.planet === 'any', within: null };
    return planetsFor(pub, { side, ...where }).length > 0;
  }
  if (e.do === 'discover') return stacksFor(pub, reach(e, slot)).length > 0;
  return e.do !== 'harvest' || harvestable(pub, side, reach(e, slot)).length > 0;
}

type BranchArgs = Procedures['branch'];
type Branch = readonly Effect[];

const branchesOf = (source: string): Branch[] =>
  effectsOf(source).flatMap((e) => (e.do === 'choose' ? e.branches : []));
const isOpen = (pub: Pub, { side, range }: BranchArgs, [first]: Branch): boolean =>
  isPossible(pub, side, range, first!);
/** A branch is called by its first piece. */
const branchOption = ([first]: Branch): Option => ({
  key: `branch:${first!.do}`,
  label: { key: `option.branch.${first!.do}`, args: 'cubes' in first! ? { cubes: first.cubes } : {} },
});

/** One of two actions, of those that can be carried out. */
export const branch = step('branch', {
  choose: {
    who: (pub, f) => (branchesOf(f.args.source).some((b) => isOpen(pub, f.args, b)) ? [f.args.side] : []),
    question(k, f) {
      const branches = branchesOf(f.args.source);
      return {
        prompt: { key: 'ask.branch' },
        ask: { shape: 'one', options: branches.filter((b) => isOpen(k.pub, f.args, b)).map(branchOption) },
        barred: branches
          .filter((b) => !isOpen(k.pub, f.args, b))
          .map((b) => ({ ...branchOption(b), why: { key: 'why.impossible' }, rules: ['COS-ACT-2'] })),
        rules: ['COS-ACT-2'],
      };
    },
    take(t, f, choices) {
      const { side, source } = f.args;
      const at = branchesOf(source).findIndex((b) => branchOption(b).key === choices.get(side));
      t.call('effects', { ...f.args, source: `${source}/${at}`, next: 0, settled: null });
    },
  },
});

const upgradable = (p: Player): Gem[] => GEMS.filter((gem) => gem !== 'crystal' && p.gems[gem] > 0);

/** [COS-ACT-25] One grade each time; twice may hit the same gem. */
export const upgradeGems = step('upgradeGems', {
  choose: {
    who: (pub, f) => (f.args.left > 0 && upgradable(pub.players[f.args.side]!).length > 0 ? [f.args.side] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.upgradeGem', args: { left: f.args.left } },
      ask: {
        shape: 'one',
        options: [
          ...upgradable(k.pub.players[f.args.side]!).map((gem) => ({
            key: `polish:${gem}`,
            label: { key: `option.polish.${gem}` },
            refs: [`gem:${gem}`],
          })),
          DECLINE,
        ],
      },
      rules: ['COS-ACT-25'],
      fallback: DECLINE.key,
    }),
    take(t, f, choices) {
      const { verb, what } = parts(choices.get(f.args.side) as string);
      if (verb === DECLINE.key) return 'end';
      upgradeGem(t, f.args.side, what as Gem);
      f.args.left -= 1;
      return { goto: 'choose' };
    },
  },
});
