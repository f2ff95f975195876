// TI4-FRACT-3: the Fracture enters play: its systems, the neutral units in them, and the tokens that lead there.
import type { Seat } from '@orrery/kernel';
import { placeSystemToken } from '../atoms/systems.ts';
import type { Colour, UnitType } from '../packs/base/types.ts';
import { FRACTURE, GARRISONS, INGRESS } from '../packs/thunders-edge/fracture.ts';
import { SETTLED, step } from '../procedures.ts';
import { player, systemOption, tail } from '../say.ts';
import { NOBODY, newPlanet, type T } from '../state.ts';
import { mecatol, printedPlanets } from '../values/board.ts';
import { edgeSystem } from '../values/expedition.ts';
import { fill, hasIngress, ingressSites, isFractureIn, slotsFor } from '../values/fracture.ts';

/** `colours`: of the synergy by whose roll it comes; none: by some other way. [TI4-FRACT-7, -9] */
export type EnterFracture = { seat: Seat; colours: Colour[]; placed: string[] };

export const enterFracture = step('enterFracture', {
  lay(t, f) {
    if (isFractureIn(t.s.pub)) return 'end'; // [TI4-FRACT-1, -2]
    f.args.placed = [];
    layTiles(t);
    t.tell({ type: 'fracture.entered', pub: { seat: player(f.args.seat) } });
  },
  garrison(t) {
    for (const [system, { ships, ground }] of Object.entries(GARRISONS)) {
      t.call('placeNeutral', { system, on: null, types: [...ships] });
      for (const [planet, count] of Object.entries(ground))
        t.call('placeNeutral', { system, on: planet, types: Array<UnitType>(count).fill('infantry') });
    }
  },
  forced(t, { args }) {
    const slots = slotsFor(args.colours);
    const sites = ingressSites(t.s.pub, args.placed, slots);
    if (!fill(t.s.pub, [...args.placed, ...sites], slots)) return;
    for (const system of sites) open(t, args, system);
  },
  ingress: {
    settled: SETTLED,
    who: (pub, { args }) => (ingressSites(pub, args.placed, slotsFor(args.colours)).length > 0 ? [args.seat] : []),
    question: (k, { args }) => ({
      prompt: { key: 'ask.ingress' },
      ask: {
        shape: 'one',
        options: ingressSites(k.pub, args.placed, slotsFor(args.colours)).map((at) => systemOption('ingress', at)),
      },
      rules: ['TI4-FRACT-7', 'TI4-FRACT-9'],
    }),
    take(t, f, choices) {
      open(t, f.args, tail(choices.get(f.args.seat)));
      return { goto: 'forced' };
    },
  },
  /** [TI4-FRACT-12] */
  extra(t, f) {
    const system = edgeSystem(t.s.pub) ?? mecatol(t.s.pub);
    if (!hasIngress(t.s.pub, system)) open(t, f.args, system);
  },
});

/** [TI4-FRACT-4] Where it lies has no effect: beside the board, like the nexus. */
function layTiles(t: T): void {
  const { pub } = t.s;
  const tiles = FRACTURE.map((tile, q) => ({ index: -1, tile, q, r: 0, side: 'A', turn: 0 }));
  pub.board = [...pub.board, ...tiles];
  const planets = FRACTURE.flatMap((tile) => printedPlanets(tile).map((planet) => [planet, newPlanet(tile, NOBODY)]));
  pub.planets = { ...pub.planets, ...Object.fromEntries(planets) };
}
function open(t: T, args: EnterFracture, system: string): void {
  args.placed = [...args.placed, system];
  placeSystemToken(t, system, { kind: INGRESS });
}
