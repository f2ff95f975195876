// Research with a plan: what is worth having, what an objective asks for, and what leads there.
import { planetName, techName } from '../say.ts';
import { type Know, newTechnology, type Pub } from '../state.ts';
import { specialtiesOf } from '../values/board.ts';
import { worth } from '../values/economy.ts';
import { deckOf, missing } from '../values/technology.ts';
import { type Answerer, type Case, choose, partsOf, say } from './case.ts';
import { affordable, prospects } from './objectives.ts';

const VALUE: Readonly<Record<string, number>> = {
  'antimass-deflectors': 2,
  'dark-energy-tap': 0.5,
  'gravity-drive': 4,
  'sling-relay': 2.5,
  'fleet-logistics': 4.5,
  'light-wave-deflector': 2,
  'neural-motivator': 2.5,
  psychoarchaeology: 1.5,
  'bio-stims': 2.5,
  'dacxive-animators': 1.5,
  'hyper-metabolism': 4.5,
  'x-89-bacterial-weapon': 2,
  'ai-development-algorithm': 2.5,
  'plasma-scoring': 1.5,
  'magen-defense-grid': 2,
  'self-assembly-routines': 3,
  'duranium-armor': 2.5,
  'assault-cannon': 4,
  'sarween-tools': 4,
  'scanlink-drone-network': 0.2,
  'graviton-laser-system': 1,
  'predictive-intelligence': 2,
  'transit-diodes': 1.5,
  'integrated-economy': 2.5,
  'carrier-2': 5,
  'advanced-carrier-2': 6,
  'destroyer-2': 2.5,
  'fighter-2': 3.5,
  'infantry-2': 3,
  'spec-ops-2': 4,
  'pds-2': 2,
  'space-dock-2': 3.5,
  'cruiser-2': 4.5,
  'dreadnought-2': 5,
  'exotrireme-2': 5,
  'war-sun': 5,
};
const USUAL = 3.5; // a technology of the own faction
/** What a technology is worth by itself. */
export const techValue = (id: string): number => VALUE[id] ?? USUAL;

const withTech = (pub: Pub, seat: number, id: string): Pub => ({
  ...pub,
  cards: [...pub.cards, newTechnology(seat, id)],
});

/** The worth of each card of the deck: itself, the objectives, and the part of the way it is to all the others. */
function researchWorth(k: Know): (id: string) => number {
  const { pub } = k;
  const seat = k.seat!;
  const judge = prospects(k);
  const now = judge(pub);
  const deck = deckOf(pub, seat);
  const lacks = missing(pub, seat);
  const before = new Map(deck.map(({ id }) => [id, lacks(id).length]));
  return (id) => {
    const after = withTech(pub, seat, id);
    const lacksThen = missing(after, seat);
    const leads = deck.reduce((sum, other) => {
      const left = lacksThen(other.id).length;
      return sum + (VALUE[other.id] ?? USUAL) * (1 / (1 + left) - 1 / (1 + before.get(other.id)!));
    }, 0);
    return (VALUE[id] ?? USUAL) + judge(after) - now + 0.35 * leads;
  };
}

export const chooseTechnology: Answerer = (c) => {
  const value = researchWorth(c.k);
  return choose(
    c,
    (key) => (key === 'no' ? 0 : value(partsOf(key)[0])),
    ({ key }) => (key === 'no' ? say('research.none') : say('research', { tech: techName(partsOf(key)[0]) })),
  );
};

/** As many of the best as a sheet lets its owner choose. */
export const startWith: Answerer = (c) => {
  const value = researchWorth(c.k);
  const worths = new Map(c.options.map(({ key }) => [key, value(partsOf(key)[0])]));
  const ranked = [...worths.keys()].sort((a, b) => worths.get(b)! - worths.get(a)!);
  const { ask } = c.request;
  return { choice: ranked.slice(0, ask.shape === 'many' ? ask.max : 1), why: say('research.start') };
};

/** The poorest planet that may be exhausted for it instead. */
const teachers = (c: Case): string | undefined =>
  c.options
    .map(({ key }) => key)
    .filter((key) => key.startsWith('compound:'))
    .sort((a, b) => worth(c.pub, partsOf(a)[0], 'resources') - worth(c.pub, partsOf(b)[0], 'resources'))[0];

/** A second technology for 6 resources, where it is worth that. */
export const researchMore: Answerer = (c) => {
  const value = researchWorth(c.k);
  const lacks = missing(c.pub, c.seat);
  const top = Math.max(
    0,
    ...deckOf(c.pub, c.seat)
      .filter(({ id }) => lacks(id).length === 0)
      .map(({ id }) => value(id)),
  );
  const spare = teachers(c);
  if (spare && top > 4) return { choice: spare, why: say('research.more') };
  const buys = top > 8 && affordable(c.k, { resources: 6 });
  return { choice: buys ? 'buy' : 'no', why: say(buys ? 'research.more' : 'research.enough') };
};

/** The poorest specialist covers a prerequisite. */
export const waive: Answerer = (c) =>
  choose(
    c,
    (key) => {
      if (!key.startsWith('specialty:')) return -1.5;
      const [planet] = partsOf(key);
      return (
        -worth(c.pub, planet, 'resources') - worth(c.pub, planet, 'influence') - specialtiesOf(c.pub, planet).length
      );
    },
    ({ key }) =>
      key.startsWith('specialty:') ? say('waive', { planet: planetName(partsOf(key)[0]) }) : say('waive.algorithm'),
  );
