// COS-AUTOMA-6 to -13: the Automa's part; whatever it leaves open the human decides.
import type { Option } from '@orrery/kernel';
import { drawTiles, gainEnergy, placeCubes, placeTile, replaceRow } from '../atoms.ts';
import {
  type AutomaAction,
  automaOf,
  type GalaxyId,
  galaxyOf,
  type PlanetType,
  planetType,
  type TileId,
  tileOf,
} from '../packs/base/index.ts';
import { type Procedures, step } from '../procedures.ts';
import { galaxy as galaxyName, parts, planet as planetName, refs, who } from '../say.ts';
import { AUTOMA, type Pub } from '../state.ts';
import * as cubes from '../values/cubes.ts';
import { freeSpaces } from '../values/targets.ts';
import { placeOptions } from './discover.ts';
import { scoreGalaxy } from './scoring.ts';

export const automa = step('automa', {
  act(t) {
    const card = t.s.pub.automa!.card!;
    const { actions } = automaOf(card);
    t.tell({ type: 'automa.acts', pub: { card: { key: `automa.${card}` } } });
    for (const i of actions.keys()) t.call('automaAction', { action: i });
  },
});

/** [COS-AUTOMA-7, -8, -10, -13] */
function isPossible(pub: Pub, action: AutomaAction): boolean {
  if (action.do === 'settle') return freePlanets(pub, action.galaxy, action.planet).length > 0;
  if (action.do !== 'discover') return true;
  const { parsec } = galaxyOf(action.galaxy);
  return spacesIn(pub, action.galaxy).length > 0 && pub.sizes.tiles[parsec - 1]! > 0;
}
const spacesIn = (pub: Pub, galaxy: GalaxyId): string[] =>
  freeSpaces(pub, galaxyOf(galaxy).parsec).filter((space) => space.startsWith(`${galaxy}-`));
const freePlanets = (pub: Pub, galaxy: GalaxyId, type: PlanetType): string[] =>
  cubes
    .systemsIn(pub, galaxy)
    .flatMap(cubes.planetsOf)
    .filter((planet) => planetType(planet) === type && cubes.cubesOn(pub, planet).length === 0);

/** [COS-AUTOMA-6] Left if possible, else right, else nothing. */
export const automaAction = step('automaAction', {
  act(t, f) {
    const { left, right } = automaOf(t.s.pub.automa!.card!).actions[f.args.action]!;
    const action = [left, right].find((a) => a && isPossible(t.s.pub, a));
    if (!action) return t.tell({ type: 'nowhere', pub: { who: who(t.s.pub, AUTOMA) } });
    if (action.do === 'energy') return gainEnergy(t, AUTOMA, action.energy, 'card');
    if (action.do === 'replace') return replaceRow(t, action.positions);
    const { cubes, planet, galaxy } = action;
    t.call(action.do === 'settle' ? 'automaSettle' : 'automaDiscover', { cubes, planet, galaxy, tile: null });
  },
});

type TargetArgs = Procedures['automaSettle'];

const targets = (pub: Pub, { galaxy, planet, tile }: TargetArgs): string[] =>
  freePlanets(pub, galaxy, planet).filter((p) => tile === null || cubes.planetsOf(tile).includes(p));

export const automaSettle = step('automaSettle', {
  choose: {
    who: (pub, f) => (targets(pub, f.args).length > 1 ? [0] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.automa.settle', args: { cubes: f.args.cubes } },
      ask: {
        shape: 'one',
        options: targets(k.pub, f.args).map((planet) => ({
          key: `settle:${f.args.cubes}>${planet}`,
          label: { key: 'option.settle', args: { cubes: f.args.cubes, planet: planetName(k.pub, planet) } },
          refs: refs.planet(planet),
        })),
      },
      rules: ['COS-AUTOMA-9', 'COS-AUTOMA-7'],
    }),
    take(t, f, choices) {
      placeCubes(t, AUTOMA, parts(choices.get(0) as string).where, f.args.cubes);
      return 'end';
    },
  },
  only(t, f) {
    for (const planet of targets(t.s.pub, f.args)) placeCubes(t, AUTOMA, planet, f.args.cubes);
  },
});

/** [COS-AUTOMA-8] A tile with the planet wanted if there is one. */
function tilePlaces(pub: Pub, looked: readonly TileId[], { galaxy, planet }: TargetArgs): Option[] {
  const fitting = looked.filter((tile) => tileOf(tile).planets.some((p) => p.type === planet));
  const spaces = spacesIn(pub, galaxy);
  const options = placeOptions(pub, fitting.length > 0 ? fitting : looked);
  return options.filter((option) => spaces.includes(parts(option.key).where));
}

export const automaDiscover = step('automaDiscover', {
  look: (t, f) => drawTiles(t, AUTOMA, galaxyOf(f.args.galaxy).parsec),
  place: {
    who: () => [0],
    question: (k, f) => ({
      prompt: { key: 'ask.automa.place', args: { galaxy: galaxyName(f.args.galaxy) } },
      ask: { shape: 'one', options: tilePlaces(k.pub, k.own!.looked as TileId[], f.args) },
      rules: ['COS-AUTOMA-8', 'COS-AUTOMA-9'],
    }),
    take(t, f, choices) {
      const { what, where } = parts(choices.get(0) as string);
      placeTile(t, AUTOMA, what, where);
      t.call('automaSettle', { ...f.args, tile: what });
    },
  },
});

/** [COS-AUTOMA-11] `galaxies`: those still to be scored. */
export const automaScoring = step('automaScoring', {
  begin(t, f) {
    const { pub } = t.s;
    const { scoring } = automaOf(pub.automa!.card!);
    const present = cubes.galaxiesOf(pub).filter((g) => cubes.coloniesInGalaxy(pub, AUTOMA, g.id) > 0);
    const wanted = present.filter((g) => scoring === 'presence' || cubes.hasMajority(pub, AUTOMA, g.id));
    f.args.galaxies = wanted.map((g) => g.id);
  },
  choose: {
    who: (pub, f) => {
      const [galaxy] = f.args.galaxies!;
      return galaxy !== undefined && cubes.removable(pub, AUTOMA, galaxy).length > 1 ? [0] : [];
    },
    question: (k, f) => ({
      prompt: { key: 'ask.automa.remove', args: { galaxy: galaxyName(f.args.galaxies![0]!) } },
      ask: {
        shape: 'one',
        options: cubes.removable(k.pub, AUTOMA, f.args.galaxies![0]!).map((planet) => ({
          key: `remove:${planet}`,
          label: { key: 'option.remove', args: { planet: planetName(k.pub, planet) } },
          refs: refs.planet(planet),
        })),
      },
      rules: ['COS-AUTOMA-9', 'COS-AUTOMA-11'],
    }),
    take(t, f, choices) {
      scoreGalaxy(t, AUTOMA, f.args.galaxies!.shift()!, parts(choices.get(0) as string).what);
      return { goto: 'choose' };
    },
  },
  only(t, f) {
    const galaxy = f.args.galaxies!.shift();
    if (galaxy === undefined) return 'end';
    scoreGalaxy(t, AUTOMA, galaxy, cubes.removable(t.s.pub, AUTOMA, galaxy)[0]!);
    return { goto: 'choose' };
  },
});
