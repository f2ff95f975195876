// The breakthrough of the Embers of Muaat, and the planet that it brings.
import type { Seat } from '@orrery/kernel';
import { breakthrough, LATER } from '../../abilities/breakthrough.ts';
import { legendary } from '../../abilities/legendary/card.ts';
import { reacts } from '../../abilities/open-card.ts';
import { readyPlanet } from '../../atoms/economy.ts';
import { addPlanet, movePlanet } from '../../atoms/systems.ts';
import { systemTile } from '../../content.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { frameAt, step } from '../../procedures.ts';
import { systemOption, tail } from '../../say.ts';
import { has, type Pub } from '../../state.ts';
import { ourPlanets, systemOf, systems } from '../../values/board.ts';
import { unitOf } from '../../values/units.ts';
import { forge, forgeable } from './abilities.ts';

const ID = 'stellar-genesis';
const BORN = `breakthrough.${ID}.born` as const;
const NUCLEUS = 'the-nucleus';
const AVERNUS = 'avernus';

const isHome = (system: string): boolean => systemTile(system).home !== undefined;
/** [TI4-BT-muaat] Where a planet of this seat lies, or next to it. */
function cradles(pub: Pub, seat: Seat): string[] {
  const own = ourPlanets(pub, seat).map((planet) => systemOf(pub, planet));
  const near = new Set(
    own.filter((at) => systems(pub).includes(at)).flatMap((at) => [at, ...neighbours(pub, seat, at)]),
  );
  return systems(pub).filter((system) => near.has(system) && !isHome(system));
}
/** A war sun has come from its system, or through it. */
function isDrawn(pub: Pub, seat: Seat, frame: number, goal: string): boolean {
  const at = pub.planets[AVERNUS]?.at;
  if (at === undefined || at === goal || isHome(goal)) return false;
  const left = Object.entries(frameAt(pub, frame, 'tactical')?.args.left ?? {});
  return left.some(([id, passed]) => {
    const ship = unitOf(pub, Number(id));
    return ship?.type === 'war-sun' && ship.owner === seat && ship.at === goal && passed.includes(at);
  });
}

const drawn = reacts(
  'breakthrough',
  {
    id: ID,
    rules: ['TI4-BT-muaat'],
    might: (pub, seat, { about }) => about.by === seat && isDrawn(pub, seat, about.frame, about.at),
    resolve: (t, { about }) => movePlanet(t, AVERNUS, about.at),
  },
  'tactical.moved',
);

/** [TI4-BT-muaat] */
export const text = breakthrough(ID, {
  since: LATER,
  gained: (t, seat) => t.call(BORN, { seat, choice: '' }),
  modifiers: { trails: (pub, seat) => has(pub, seat, ID) },
  abilities: drawn.abilities,
  steps: {
    ...drawn.steps,
    ...stepNamed(
      BORN,
      step(BORN, {
        site: {
          who: (pub, f) => (AVERNUS in pub.planets || cradles(pub, f.args.seat).length === 0 ? [] : [f.args.seat]),
          question: (k, f) => ({
            prompt: { key: `ask.${ID}` },
            ask: { shape: 'one', options: cradles(k.pub, f.args.seat).map((at) => systemOption('system', at)) },
            rules: ['TI4-BT-muaat'],
          }),
          take(t, f, choices) {
            addPlanet(t, AVERNUS, tail(choices.get(f.args.seat)));
            t.call('gainPlanet', { seat: f.args.seat, planet: AVERNUS });
            f.args.choice = AVERNUS;
          },
        },
        ready(t, f) {
          if (f.args.choice) readyPlanet(t, AVERNUS);
        },
      }),
    ),
  },
});

/** [TI4-LEG-9] Whoever controls the planet forges stars, at the own war suns. */
export const nucleus: Piece = legendary(NUCLEUS, {
  cost: 'exhaust',
  actions: {
    rules: ['TI4-LEG-9'],
    step: `legendary.${NUCLEUS}`,
    can: ({ pub, seat }) => forgeable(pub, seat!, NUCLEUS),
  },
  steps: stepNamed(`legendary.${NUCLEUS}`, step(`legendary.${NUCLEUS}`, forge())),
});
