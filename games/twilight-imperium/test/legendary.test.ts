// TI4-LEG: legendary planets and their ability cards.
import { expect, it } from 'vitest';
import { newCard, type Pub, type S } from '../state.ts';
import { offers } from './drive.ts';
import { type Field, field, standing } from './field.ts';

const TABLE = { edition: 4, factions: { 0: 'sol', 1: 'norr', 2: 'letnev' }, fleet: 6 };
const held = ({ cards }: Pub) =>
  cards.filter(({ kind }) => kind === 'legendary').map(({ id, holder, state }) => `${holder} ${id} ${state}`);
const END = { step: 'turn', at: 'finish', args: { seat: 0, actions: 1 } };
/** Seat 0 controls the planet at the end of its turn. */
const ending = (planet: string, tile: string, spec: Partial<Field> = {}) =>
  field({ ...TABLE, line: ['46', tile], units: ['0 carrier 46'], planets: { [planet]: 0 }, begin: END, ...spec });

it('[TI4-LEG-1] [TI4-CTRL-10] [TI4-SPEND-10] the card comes readied with the planet, and goes on as it lies', () => {
  const t = field({
    ...TABLE,
    line: ['46', '65'],
    units: [],
    begin: { step: 'gainPlanet', args: { seat: 0, planet: 'primor' } },
    also: ({ dark }) => {
      dark.decks.cultural = [...dark.decks.cultural.filter((card) => card !== 'paradise-world'), 'paradise-world'];
    },
  });
  expect(held(t.s.pub)).toEqual(['0 the-atrament readied']);
  const lost = field({
    ...TABLE,
    line: ['46', '65'],
    units: [],
    planets: { primor: 0 },
    begin: { step: 'gainPlanet', args: { seat: 1, planet: 'primor' } },
    also: (s) => lies(s, 'the-atrament', 0, 'exhausted'),
  });
  expect(held(lost.s.pub)).toEqual(['1 the-atrament exhausted']);
});

it('[TI4-LEG-2] [TI4-LEG-3] planet and card are readied apart, the card in the status phase', () => {
  const t = field({
    ...TABLE,
    line: ['46', '65'],
    units: [],
    planets: { primor: 0 },
    begin: { step: 'readyPlanets', args: { seat: 0, count: 1 } },
    also: (s) => {
      lies(s, 'the-atrament', 0, 'exhausted');
      s.pub.planets.primor!.exhausted = true;
    },
  });
  t.play('0 ready:primor');
  expect([t.s.pub.planets.primor!.exhausted, held(t.s.pub)]).toEqual([false, ['0 the-atrament exhausted']]);
  const status = field({
    ...TABLE,
    line: ['46', '65'],
    units: [],
    planets: { primor: 0 },
    begin: { step: 'statusPhase', at: 'ready', args: {} },
    also: (s) => lies(s, 'the-atrament', 0, 'exhausted'),
  });
  expect(held(status.s.pub)).toEqual(['0 the-atrament readied']);
});

it('[TI4-LEG-4] whoever only coexists there does not hold the card', () => {
  const t = ending('primor', '65', {
    units: ['0 infantry primor'],
    also: ({ pub }) => {
      pub.planets.primor!.coexisting = [1];
      pub.units.push({ id: 99, owner: 1, type: 'infantry', at: '65', on: 'primor', damaged: false });
    },
  });
  expect(held(t.s.pub)).toEqual(['0 the-atrament readied']);
});

it('[TI4-LEG-5] several in one turn, also the one in which the player passes, and not in the turn of another', () => {
  const spec: Field = {
    ...TABLE,
    line: ['46', '65', '66'],
    units: ['0 carrier 46'],
    planets: { primor: 0, 'hopes-end': 0 },
  };
  const t = field({ ...spec, begin: { step: 'turn', args: { seat: 0, actions: 0 } } }).play('0 pass');
  t.play('0 the-atrament use@0>primor', '0 imperial-arms-vault use@0>put:mech>primor');
  expect(standing(t.s.pub, 'primor')).toEqual(['0 infantry*2', '0 mech']);
  const other = field({ ...spec, begin: { ...END, args: { seat: 1, actions: 1 } } });
  expect(offers(other, 0)).toEqual([]);
});

it('[TI4-LEG-6] a planet that leaves the game takes its card along; one that nobody controls gives it back', () => {
  const gone = ending('primor', '65', {
    begin: { step: 'ruinPlanet', args: { planet: 'primor' } },
    also: (s) => lies(s, 'the-atrament', 0, 'readied'),
  });
  expect(held(gone.s.pub)).toEqual(['0 the-atrament purged']);
  const free = field({
    ...TABLE,
    line: ['46', '65'],
    units: [],
    begin: END,
    also: (s) => lies(s, 'the-atrament', 0, 'exhausted'),
  });
  expect(held(free.s.pub)).toEqual([]);
});

it('[TI4-LEG-9] [the-atrament] two infantry on a planet', () => {
  const t = ending('primor', '65').play('0 the-atrament use@0>primor');
  expect([standing(t.s.pub, 'primor'), held(t.s.pub)]).toEqual([['0 infantry*2'], ['0 the-atrament exhausted']]);
});
it('[TI4-LEG-9] [imperial-arms-vault] a mech on a planet, or an action card', () => {
  const mech = ending('hopes-end', '66').play('0 imperial-arms-vault use@0>put:mech>hopes-end');
  expect([standing(mech.s.pub, 'hopes-end'), mech.s.pub.players[0]!.hand]).toEqual([['0 mech'], 0]);
  const card = ending('hopes-end', '66').play('0 imperial-arms-vault use@0>way:card');
  expect([standing(card.s.pub, 'hopes-end'), card.s.pub.players[0]!.hand]).toEqual([[], 1]);
});
it('[TI4-LEG-9] [exterrix-headquarters] two goods, or all commodities, which is no gain', () => {
  const spec: Partial<Field> = {
    factions: { 0: 'sol', 1: 'mentak', 2: 'letnev' },
    units: ['0 carrier 46', '1 cruiser 46'],
    goods: { 0: 2 },
    also: ({ pub }) => {
      pub.players[0]!.commodities = 3;
    },
  };
  const goods = ending('mallice', '82', spec).play('0 exterrix-headquarters use@0>way:goods');
  expect([goods.s.pub.players[0]!.goods, goods.s.pub.players[0]!.commodities]).toEqual([4, 3]);
  expect(offers(goods, 1).join()).toContain('pillage');
  const sold = ending('mallice', '82', spec).play('0 exterrix-headquarters use@0>way:convert');
  expect([sold.s.pub.players[0]!.goods, sold.s.pub.players[0]!.commodities]).toEqual([5, 0]);
  expect(offers(sold, 1)).toEqual([]);
});
it('[TI4-LEG-9] [TI4-EXPL-14] [mirage-flight-academy] comes with the planet, ready; two fighters beside the own ships', () => {
  const t = field({
    ...TABLE,
    line: ['46', '47'],
    units: ['0 carrier 46', '1 cruiser 47'],
    begin: { step: 'exploreFrontier', args: { seat: 0, system: '46' } },
    also(s) {
      s.pub.systemTokens = { 46: [{ kind: 'frontier' }] };
      s.dark.decks.frontier = [...s.dark.decks.frontier.filter((card) => card !== 'mirage'), 'mirage'];
    },
  });
  expect([held(t.s.pub), t.s.pub.planets.mirage!.exhausted]).toEqual([['0 mirage-flight-academy readied'], false]);
  const end = ending('mirage', '47', {
    planets: {},
    also: ({ pub }) => {
      pub.planets = {
        ...pub.planets,
        mirage: { at: '46', controller: 0, exhausted: false, attachments: [], coexisting: [] },
      };
    },
  });
  end.play('0 mirage-flight-academy use@0>46');
  expect(standing(end.s.pub, '46')).toEqual(['0 carrier', '0 fighter*2']);
});

it('[TI4-LEG-1] [TI4-REL-7] matches of earlier editions have no such cards, and a forged planet has none', () => {
  expect(held(ending('primor', '65', { edition: 3 }).s.pub)).toEqual([]);
  const forged = ending('torkan', '28', {
    also: ({ pub }) => {
      pub.planets.torkan!.attachments = ['nano-forge'];
    },
  });
  expect(held(forged.s.pub)).toEqual([]);
});

function lies({ pub }: S, id: string, seat: number, state: 'readied' | 'exhausted'): void {
  pub.cards = [...pub.cards, { ...newCard('legendary', id, seat), state }];
}
