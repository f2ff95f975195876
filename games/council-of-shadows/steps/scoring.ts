// COS-SCORE: effects before scoring, scoring galaxies, the limit of bonus cards.
import type { Barred, Know, Option, Question, Table } from '@orrery/kernel';
import { drawLight, gainEnergy, giveBack, removeCube } from '../atoms.ts';
import { BONUS_LIMIT, type BonusId, type GalaxyId, galaxyOf } from '../packs/base/index.ts';
import { type Procedures, step } from '../procedures.ts';
import { DONE, galaxy as galaxyName, parts, planet as planetName, refs, who } from '../say.ts';
import type { Council, Pub, Side } from '../state.ts';
import * as cubes from '../values/cubes.ts';
import { bonusValue } from '../values/final.ts';
import { power } from '../values/powers.ts';

type T = Table<Council>;

/** [COS-SCORE-13] In this order, whether or not anything is scored then. */
export const beforeScoring = step('beforeScoring', {
  energy(t, f) {
    const { side } = f.args;
    const { pub } = t.s;
    const p = pub.players[side]!;
    const galaxies = cubes.galaxiesOf(pub).filter((g) => cubes.hasMajority(pub, side, g.id)).length;
    const systems = cubes.systemsOnBoard(pub).filter((tile) => cubes.hasSystemMajority(pub, side, tile)).length;
    gainEnergy(t, side, power(p, 'energyPerColony') * cubes.coloniesOnBoard(pub, side), 's3e3');
    gainEnergy(t, side, power(p, 'energyPerGalaxy') * galaxies, 'empire');
    gainEnergy(t, side, power(p, 'energyPerSystem') * systems, 'feudalism');
  },
  stations(t, f) {
    for (const [galaxy, station] of Object.entries(t.s.pub.stations))
      if (station.side === f.args.side && station.kind === 'harvest')
        t.call('stationHarvest', { side: f.args.side, galaxy });
  },
  leader(t, f) {
    const times = power(t.s.pub.players[f.args.side]!, 'harvestEachScoring');
    if (times > 0) t.call('harvest', { side: f.args.side, times, range: 3 });
  },
});

/** `left`: how many more galaxies; null is any number. */
type ScoringArgs = Procedures['scoring'];

export const scoring = step('scoring', {
  choose: {
    who: (pub, f) => (f.args.left !== 0 && scorable(pub, f.args).length > 0 ? [f.args.side] : []),
    question: (k, f) => scoringQuestion(k.pub, f.args),
    take(t, f, choices) {
      const { verb, what, where } = parts(choices.get(f.args.side) as string);
      if (verb === DONE.key) return 'end';
      scoreGalaxy(t, f.args.side, what, where === '' ? null : where);
      f.args.scored.push(what);
      if (f.args.left !== null) f.args.left -= 1;
      t.call('bonusLimit', { side: f.args.side });
      return { goto: 'choose' };
    },
  },
});

/** [COS-SCORE-5] The majority is judged before the cube is removed. */
export function scoreGalaxy(t: T, side: Side, galaxy: GalaxyId, remove: string | null): void {
  const { pub } = t.s;
  const energy = cubes.payout(pub, side, galaxy);
  const told = { who: who(pub, side), galaxy: galaxyName(galaxy), at: galaxy };
  t.tell({ type: energy === galaxyOf(galaxy).high ? 'scored.high' : 'scored.low', pub: { ...told, energy } });
  if (remove !== null) removeCube(t, side, remove);
  gainEnergy(t, side, energy, 'galaxy'); // [COS-SCORE-7]
  if (galaxyOf(galaxy).lightBonus) drawLight(t, side);
}

/** [COS-SCORE-1, -2] */
function scorable(pub: Pub, { side, scored }: ScoringArgs): GalaxyId[] {
  const ids = cubes.galaxiesOf(pub).map((g) => g.id);
  return ids.filter((id) => !scored.includes(id) && cubes.coloniesInGalaxy(pub, side, id) > 0);
}

function scoringQuestion(pub: Pub, args: ScoringArgs): Question {
  const { side, scored, left } = args;
  const open = scorable(pub, args);
  const barred: Barred[] = cubes
    .galaxiesOf(pub)
    .filter((g) => !open.includes(g.id))
    .map(({ id }) => ({
      key: `score:${id}`,
      label: { key: 'option.score.barred', args: { galaxy: galaxyName(id) } },
      refs: [refs.galaxy(id)],
      why: { key: scored.includes(id) ? 'why.scored' : 'why.colony' },
      rules: [scored.includes(id) ? 'COS-SCORE-1' : 'COS-SCORE-2'],
    }));
  return {
    prompt: left === null ? { key: 'ask.score' } : { key: 'ask.score.again', args: { left } },
    ask: { shape: 'one', options: [...open.flatMap((id) => scoreOptions(pub, side, id)), DONE] },
    barred,
    rules: ['COS-SCORE-1', 'COS-SCORE-2', 'COS-SCORE-6'],
    fallback: DONE.key,
  };
}

/** `score:blue>p2-01a` removes a cube of that planet; `score:blue` removes none. */
function scoreOptions(pub: Pub, side: Side, galaxy: GalaxyId): Option[] {
  const args = { galaxy: galaxyName(galaxy), energy: cubes.payout(pub, side, galaxy) };
  if (cubes.scoresWithoutRemoval(pub, side, galaxy))
    return [{ key: `score:${galaxy}`, label: { key: 'option.score.free', args }, refs: [refs.galaxy(galaxy)] }];
  return cubes.removable(pub, side, galaxy).map((planet) => ({
    key: `score:${galaxy}>${planet}`,
    label: { key: 'option.score', args: { ...args, planet: planetName(pub, planet) } },
    refs: [refs.galaxy(galaxy), ...refs.planet(planet)],
  }));
}

/** With what the card would bring as things stand. */
function bonusOption({ pub, seat, own }: Know<Council>, id: BonusId): Option {
  const energy = bonusValue(pub, seat!, id, own!.bonus);
  const args = { card: { key: `bonus.${id}` }, text: { key: `bonus.${id}.text` }, energy };
  return { key: `return:${id}`, label: { key: 'option.bonus', args }, refs: [`bonus:${id}`] };
}

/** [COS-SCORE-10] Of five cards one is given back. */
export const bonusLimit = step('bonusLimit', {
  choose: {
    who: (pub, f) => (pub.players[f.args.side]!.backs.length > BONUS_LIMIT ? [f.args.side] : []),
    question: (k) => ({
      prompt: { key: 'ask.bonus' },
      ask: {
        shape: 'one',
        options: k.own!.bonus.map((id) => bonusOption(k, id)),
      },
      rules: ['COS-SCORE-10', 'COS-SCORE-11'],
    }),
    take: (t, f, choices) => giveBack(t, f.args.side, parts(choices.get(f.args.side) as string).what),
  },
});
