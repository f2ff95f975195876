// TI4-REL-12 to -15: the later relics of Thunder's Edge.
import { expect, it } from 'vitest';
import { newCard, type S } from '../state.ts';
import { ballotOf } from '../values/agenda.ts';
import { planetsOf, readyWorlds } from '../values/board.ts';
import { synergyOf } from '../values/breakthroughs.ts';
import { means, worth } from '../values/economy.ts';
import { researchable } from '../values/technology.ts';
import { type Field, field } from './field.ts';
import { TE } from './found.ts';
import { cardState } from './led.ts';

const TABLE = {
  edition: 6,
  sets: TE,
  factions: { 0: 'sol', 1: 'letnev', 2: 'winnu' },
  fleet: 6,
  line: ['112', '26', '27'],
};
const holding = (relic: string, spec: Partial<Field> = {}) =>
  field({ ...TABLE, units: [], ...spec, open: { ...spec.open, 0: [`relic:${relic}`, ...(spec.open?.[0] ?? [])] } });
/** Fragments before seat 0. */
const fragments =
  (...ids: string[]) =>
  ({ pub }: S) => {
    pub.cards = [...pub.cards, ...ids.map((id) => newCard('fragment', id, 0))];
  };
const spare = ['cultural', 'hazardous', 'industrial', 'unknown'].map((kind) => `${kind}-relic-fragment`);

it('[TI4-REL-14] [the-quantumcore] who gains it gains the breakthrough, with its roll, and all colours are linked', () => {
  const drawing = (open: string[]) =>
    field({
      ...TABLE,
      units: [],
      open: { 0: open },
      begin: { step: 'gainRelic', args: { seat: 0 } },
      dice: [5],
      also: ({ dark }) => {
        dark.decks.relics = [...dark.decks.relics.filter((id) => id !== 'the-quantumcore'), 'the-quantumcore'];
      },
    });
  const t = drawing([]);
  expect(cardState(t, 'bellum-gloriosum')).toBe('readied');
  expect(t.s.pub.rolls.map(({ what }) => what)).toEqual(['fracture']);
  expect(drawing(['breakthrough:bellum-gloriosum']).s.pub.rolls).toEqual([]); // [TI4-BREAK-6]
  expect([...synergyOf(t.s.pub, 0)].sort()).toEqual(['blue', 'green', 'red', 'yellow']);
});

it('[TI4-REL-14] [TI4-SYN-1] [the-quantumcore] any technology serves for a prerequisite of any colour', () => {
  const techs = { 0: ['neural-motivator'] };
  const open = ['breakthrough:bellum-gloriosum'];
  expect(researchable(holding('the-quantumcore', { techs, open: { 0: open } }).s.pub, 0)).toContain('gravity-drive');
  expect(researchable(holding('dominus-orb', { techs, open: { 0: open } }).s.pub, 0)).not.toContain('gravity-drive');
});

it('[TI4-REL-13] [the-triad] both values are 3 and the types of fragments; unknown ones are types, four at most', () => {
  const value = (...ids: string[]) => {
    const { pub } = holding('the-triad', { also: fragments(...ids) }).s;
    return [worth(pub, 'the-triad', 'resources'), worth(pub, 'the-triad', 'influence')];
  };
  expect(value()).toEqual([3, 3]);
  expect(value(`${spare[0]}#1`, `${spare[0]}#2`)).toEqual([4, 4]);
  expect(value(...spare.map((id) => `${id}#1`))).toEqual([7, 7]);
  expect(value(`${spare[3]}#1`, `${spare[3]}#2`)).toEqual([5, 5]);
  expect(value(...spare.map((id) => `${id}#1`), `${spare[3]}#2`)).toEqual([7, 7]);
});

it('[TI4-REL-13] [the-triad] it is spent like a planet, is none, and comes back with them', () => {
  const begin = { step: 'pay', args: { seat: 0, resources: 3, influence: 0, what: { key: 'unit.mech' } } };
  const t = holding('the-triad', { begin, goods: { 0: 3 } });
  t.play('0 exhaust:the-triad');
  expect([cardState(t, 'the-triad'), t.s.pub.players[0]!.goods]).toEqual(['exhausted', 3]);
  expect([readyWorlds(t.s.pub, 0).includes('the-triad'), means(t.s.pub, 0, 'resources')]).toEqual([false, 3]);
  expect(planetsOf(t.s.pub, 0)).not.toContain('the-triad');
  const tired = {
    also: ({ pub }: S) => {
      pub.cards.find(({ id }) => id === 'the-triad')!.state = 'exhausted';
    },
  };
  const ready = holding('the-triad', { ...tired, begin: { step: 'readyPlanets', args: { seat: 0, count: 1 } } });
  ready.play('0 ready:the-triad');
  expect(cardState(ready, 'the-triad')).toBe('readied');
});

it('[TI4-REL-13] [TI4-VOTE-1] [the-triad] it gives votes', () => {
  const { pub } = holding('the-triad', { planets: { lodor: 0 } }).s;
  expect(ballotOf(pub, 0)).toMatchObject({ 'the-triad': 3, lodor: 1 });
  const card = pub.cards.find(({ id }) => id === 'the-triad')!;
  expect(ballotOf({ ...pub, cards: [{ ...card, state: 'exhausted' }] }, 0)).not.toHaveProperty('the-triad');
});
