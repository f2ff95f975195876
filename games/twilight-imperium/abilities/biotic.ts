// The green technologies.

import type { Option, Seat } from '@orrery/kernel';
import { exhaustPlanet, exhaustTechnology, gainGoods, readyPlanet, readyTechnology } from '../atoms/economy.ts';
import { place } from '../atoms/units.ts';
import { step } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { planetName, planetOption, player, tail, techName } from '../say.ts';
import { has, hasReady, type Pub, playerOf, type T, technologiesOf, type Unit } from '../state.ts';
import { homeOf, isOurs, ourExhausted, planetsIn, readyPlanets, specialtiesOf } from '../values/board.ts';
import { cardOfType } from '../values/units.ts';
import { isBusy, plain, targetOf, use } from './own.ts';

const experts = (pub: Pub, seat: Seat): string[] =>
  readyPlanets(pub, seat).filter((planet) => specialtiesOf(pub, planet).length > 0);

/** What Bio-Stims could ready. */
function stimulated(pub: Pub, seat: Seat): { key: string; name: { key: string } }[] {
  const planets = ourExhausted(pub, seat).filter((p) => specialtiesOf(pub, p).length > 0);
  const techs = technologiesOf(pub, seat).filter((tech) => tech.state === 'exhausted' && tech.id !== 'bio-stims');
  return [
    ...planets.map((p) => ({ key: `planet ${p}`, name: planetName(p) })),
    ...techs.map((tech) => ({ key: `tech ${tech.id}`, name: techName(tech.id) })),
  ];
}

const homes = (pub: Pub, seat: Seat): string[] =>
  planetsIn(pub, homeOf(pub, seat)).filter((planet) => isOurs(pub, seat, planet));

/** [TI4-DEST-5] */
function revive(t: T, units: readonly Unit[]): void {
  for (const unit of units) {
    const need =
      unit.type === 'infantry' && unit.owner >= 0 ? cardOfType(t.s.pub, unit.owner, 'infantry')?.revives : undefined;
    if (need === undefined) continue;
    const [die] = t.roll(10);
    if (die! >= need) playerOf(t.s.pub, unit.owner).cloned += 1;
    t.tell({ type: die! >= need ? 'infantry.saved' : 'infantry.lost', pub: { seat: { seat: unit.owner }, die: die! } });
  }
}

export const biotic: Piece[] = [
  {
    id: 'neural-motivator',
    modifiers: { draw: (pub, seat) => (has(pub, seat, 'neural-motivator') ? 1 : 0) },
  },
  {
    id: 'psychoarchaeology',
    modifiers: { keepsReady: (pub, seat) => has(pub, seat, 'psychoarchaeology') }, // [TI4-TECH-8]
    deals(k) {
      const { pub, seat } = k;
      if (seat === null || pub.phase !== 'action' || !has(pub, seat, 'psychoarchaeology') || isBusy(pub)) return [];
      const options: Option[] = experts(pub, seat).map((planet) => planetOption('sell', planet));
      if (options.length === 0) return [];
      return [
        {
          key: 'psychoarchaeology',
          step: 'psychoarchaeology',
          prompt: { key: 'ask.psychoarchaeology' },
          ask: { shape: 'one', options },
          rules: ['TI4-GEN-38', 'TI4-TECH-8'],
        },
      ];
    },
    steps: {
      psychoarchaeology: step('psychoarchaeology', {
        sell(t, f) {
          exhaustPlanet(t, tail(f.args.choice));
          gainGoods(t, f.args.seat, 1);
        },
      }),
    },
  },
  {
    id: 'bio-stims',
    abilities: {
      'bio-stims': {
        window: 'turn.end',
        step: 'bio-stims',
        rules: ['TI4-TURN-16'],
        might: (pub, seat, { about }) =>
          about.by === seat && hasReady(pub, seat, 'bio-stims') && stimulated(pub, seat).length > 0,
        can: (k) =>
          stimulated(k.pub, k.seat!).map(({ key, name }) => use(k, 'bio-stims', key.replace(' ', '.'), { name })),
      },
    },
    steps: {
      'bio-stims': step('bio-stims', {
        ready(t, f) {
          const [kind, id] = targetOf(f.args).split('.') as [string, string];
          exhaustTechnology(t, f.args.seat, 'bio-stims');
          if (kind === 'planet') readyPlanet(t, id);
          else readyTechnology(t, f.args.seat, id);
        },
      }),
    },
  },
  {
    id: 'dacxive-animators',
    abilities: {
      'dacxive-animators': plain(
        'combat.won',
        'dacxive-animators',
        ['TI4-GND-7'],
        (pub, seat, { about }) =>
          about.winner === seat && about.kind === 'ground' && has(pub, seat, 'dacxive-animators'),
      ),
    },
    steps: {
      'dacxive-animators': step('dacxive-animators', {
        place(t, { args }) {
          t.call('placeOne', { seat: args.seat, type: 'infantry', system: args.about.at, on: args.about.on ?? null });
        },
      }),
    },
  },
  {
    id: 'hyper-metabolism',
    modifiers: { tokens: (pub, seat) => (has(pub, seat, 'hyper-metabolism') ? 1 : 0) },
  },
  {
    id: 'x-89-bacterial-weapon',
    modifiers: {
      extraHits: (pub, { seat, planet }, hits) =>
        planet !== null && has(pub, seat, 'x-89-bacterial-weapon') ? hits : 0,
      abilityHits: (pub, { ability, seat }, hits) =>
        ability === 'bombardment' && has(pub, seat, 'x-89-bacterial-weapon') ? hits : 0,
    },
    // [TI4-HIT-11, TI4-BOMB-11]
    bombarded(t, by, planet, hits) {
      if (!has(t.s.pub, by, 'x-89-bacterial-weapon')) return;
      const tech = techName('x-89-bacterial-weapon');
      if (hits > 0) t.tell({ type: 'hits.doubled', pub: { seat: player(by), tech, planet: planetName(planet), hits } });
      if (!t.s.pub.planets[planet]!.exhausted) exhaustPlanet(t, planet);
    },
  },
  {
    id: 'infantry-revival',
    destroyed: revive,
    abilities: {
      'infantry-revival': {
        window: 'turn.start',
        step: 'infantry-revival',
        rules: ['TI4-DEST-5'],
        must: true,
        again: true,
        might: (pub, seat, { about }) => about.by === seat && playerOf(pub, seat).cloned > 0,
        can: (k) => {
          const planets = homes(k.pub, k.seat!);
          if (planets.length === 0) return [use(k, 'infantry-revival.none', 'none')];
          return planets.map((p) => use(k, 'infantry-revival', p, { planet: planetName(p) }, [`planet:${p}`]));
        },
      },
    },
    steps: {
      'infantry-revival': step('infantry-revival', {
        place(t, f) {
          const { seat } = f.args;
          const planet = targetOf(f.args);
          playerOf(t.s.pub, seat).cloned -= 1;
          const home = homeOf(t.s.pub, seat);
          if (planet !== 'none') place(t, seat, 'infantry', home, planet);
          else t.tell({ type: 'infantry.gone', pub: { seat: { seat } } });
        },
      }),
    },
  },
];
