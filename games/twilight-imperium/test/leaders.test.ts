// TI4-LEAD: leaders as such: dealt, exhausted, unlocked, purged, lent.
import { expect, it } from 'vitest';
import box from '../index.ts';
import { cardsOf, heldCard, newCard, type Pub, type S } from '../state.ts';
import { drive, misses, offers, through } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { freshTable } from './fresh.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const sol = { edition: 3, factions: { 0: 'sol', 1: 'letnev', 2: 'winnu' } };
const stateOf = (pub: Pub, seat: number, id: string) =>
  pub.cards.find((card) => card.kind === 'leader' && card.holder === seat && card.id === id)?.state;
const EVELYN = 'evelyn-delouis';
const CLAIRE = 'claire-gibson';
const JACE = 'jace-x-4th-air-legion';

it('[TI4-SETUP-17] [TI4-LEAD-1] [TI4-LEAD-2] every sheet comes with an agent, readied, and a commander and a hero, locked', () => {
  const { pub } = freshTable(box, 6, { factions: 'random' });
  for (const [seat, { faction }] of pub.players.entries()) {
    const leaders = cardsOf(pub, seat, 'leader');
    if (['sol', 'letnev'].includes(faction))
      expect(leaders.map(({ state }) => state)).toEqual(['readied', 'locked', 'locked']);
  }
  expect(freshTable(box, 3, {}, { edition: 2 }).pub.cards.filter(({ kind }) => kind === 'leader')).toEqual([]);
  expect(cardsOf(freshTable(box, 3, { pok: false as never }).pub, 0, 'leader')).toEqual([]);
});

const ground: Field = {
  ...sol,
  line: ['26', '46'],
  units: ['1 carrier 26', '1 infantry*2 26', '0 infantry*2 lodor'],
  open: { 0: [`leader:${EVELYN}`, `leader:${CLAIRE}`] },
  begin: { step: 'tactical', args: { seat: 1, effects: [] } },
};

it('[TI4-LEAD-3] [TI4-LEAD-15] [evelyn-delouis] a ground force of either side rolls one more die for a round; she is exhausted before', () => {
  const t = field({ ...ground, dice: [1, 1, 1, 1, 10, 1, 1, 10, ...misses] }); // one falls, then the other
  through(t, '1 activate:26', '1 land:infantry@26>lodor', '1 land:infantry@26>lodor');
  expect(offers(t, 0)).toContain(`${EVELYN} use@0>unit:1/infantry@lodor`);
  through(t, `0 ${EVELYN} use@0>unit:0/infantry@lodor`);
  expect(stateOf(t.s.pub, 0, EVELYN)).toBe('exhausted');
  drive(t);
  const dice = t
    .heard(null)
    .filter(({ type }) => type === 'rolled.combat')
    .map(({ args }) => (args.dice as number[]).length);
  expect(dice).toEqual([2, 3, 1, 2]); // the attacker two, the defender one more than two, in the first round only
});

it('[TI4-LEAD-3] [TI4-STATUS-14] an agent readies in the status phase', () => {
  const t = field({
    ...ground,
    units: ['0 infantry lodor'],
    begin: { step: 'statusPhase', at: 'ready', args: {} },
    also: exhausted,
  });
  through(t);
  expect(stateOf(t.s.pub, 0, EVELYN)).toBe('readied');
});
const exhausted = (s: S) => {
  heldCard(s.pub, 0, EVELYN)!.state = 'exhausted';
};

it('[TI4-LEAD-6] [claire-gibson] at the start of a ground combat on her planet an infantry joins, and she stays as she is', () => {
  const t = field({ ...ground, dice: [...misses] });
  through(t, '1 activate:26', '1 land:infantry@26>lodor', '1 done', `0 ${CLAIRE} use@0`);
  expect(standing(t.s.pub, 'lodor')).toContain('0 infantry*3');
  expect(stateOf(t.s.pub, 0, CLAIRE)).toBe('readied');
  expect(offers(t, 0)).not.toContain(`${CLAIRE} use@0`); // once in a window
});

it('[TI4-LEAD-5] [TI4-LEAD-16] [TI4-SETUP-35] [claire-gibson] twelve resources of planets unlock her when nothing is being resolved, and nothing locks her again', () => {
  const rich = (planets: Record<string, number>): Field => ({
    ...sol,
    line: ['27', '26', '37', '66'],
    at: { 1: 2 },
    units: ['0 infantry jord'],
    planets,
    open: { 0: [`leader:${CLAIRE}?`] },
    begin: TURN,
  });
  const planets = { starpoint: 0, 'new-albion': 0, lodor: 0, meer: 0, arinam: 0, 'hopes-end': 0 };
  const poor = field(rich({ starpoint: 0, 'new-albion': 0 }));
  expect(stateOf(poor.s.pub, 0, CLAIRE)).toBe('locked');
  const t = field(rich(planets));
  expect(stateOf(t.s.pub, 0, CLAIRE)).toBe('readied');
  expect(t.heard(null).map(({ type }) => type)).toContain('open.unlocked');
});

it('[TI4-LEAD-10] [TI4-OBJ-27] three scored objectives of any kind unlock the hero; two do not', () => {
  const scored = (...ids: string[]) => {
    const t = field({
      ...sol,
      line: ['26'],
      units: ['0 infantry lodor'],
      open: { 0: [`leader:${JACE}?`] },
      begin: TURN,
      also: ({ pub }) => void pub.players[0]!.scored.push(...ids),
    });
    return stateOf(t.s.pub, 0, JACE);
  };
  expect(scored('corner-the-market', 'expand-borders')).toBe('locked');
  expect(scored('corner-the-market', 'expand-borders', 'become-a-legend')).toBe('readied');
});

it('[TI4-LEAD-11] [jace-x-4th-air-legion] all tokens come home from the board, and he is purged', () => {
  const start: Field = {
    ...sol,
    line: ['26', '46', '47'],
    units: ['0 infantry lodor'],
    open: { 0: [`leader:${JACE}`] },
    begin: TURN,
  };
  const t = field({ ...start, tokens: { 46: [0, 1], 47: [0] } });
  t.play(`0 action:${JACE} use`);
  expect(t.s.pub.tokens).toEqual({ 46: [1] });
  expect(stateOf(t.s.pub, 0, JACE)).toBe('purged');
  expect(field(start).may(0)).not.toContain(`action:${JACE} use`); // nothing to bring home
});

const space: Field = {
  edition: 3,
  factions: { 0: 'letnev', 1: 'sol', 2: 'winnu' },
  line: ['46', '47'],
  units: ['0 cruiser*2 46', '1 cruiser*2 47', '1 infantry lodor'],
  at: { 26: 30 },
  open: { 0: ['leader:viscount-unlenn', 'leader:rear-admiral-farran?', 'leader:darktalon-treilla'] },
};

it('[TI4-LEAD-3] [viscount-unlenn] a ship rolls one more die in a round of space combat, also of others', () => {
  const dice = (target: string, agentOf: number) => {
    const open = { [agentOf]: ['leader:viscount-unlenn'] };
    const hits = agentOf === 0 ? [1, 1, 10, 1] : [1, 10, 1, 1]; // one round is enough
    const t = field({ ...space, units: ['0 cruiser 46', '1 cruiser*2 47', '1 infantry lodor'], open, dice: hits });
    through(t, '0 activate:47', '0 move:cruiser@46~2', `${agentOf} viscount-unlenn use@${agentOf}>${target}`);
    drive(t);
    return t
      .heard(null)
      .filter(({ type }) => type === 'rolled.combat')
      .map(({ args }) => (args.dice as number[]).length);
  };
  expect(dice('unit:0/cruiser@47', 0)).toEqual([2, 2]);
  expect(dice('unit:1/cruiser@47', 2)).toEqual([1, 3]); // a third player's agent
});

it('[TI4-LEAD-5] [TI4-LEAD-7] [TI4-LEAD-17] [rear-admiral-farran] five ships together, damaged ones too, unlock him after the move; a good for each Sustain Damage', () => {
  const t = field({
    ...space,
    units: [
      '0 dreadnought!*2 46',
      '0 cruiser 46',
      '0 dreadnought 47',
      '0 cruiser 47',
      '0 fighter*3 47',
      '1 infantry lodor',
    ],
    fleet: 8,
  });
  expect(stateOf(t.s.pub, 0, 'rear-admiral-farran')).toBe('locked');
  through(t, '0 activate:47', '0 move:dreadnought*@46~1', '0 move:dreadnought*@46~1', '0 move:cruiser@46~2');
  drive(t);
  expect(stateOf(t.s.pub, 0, 'rear-admiral-farran')).toBe('readied');
  const fight = field({
    ...space,
    units: ['0 dreadnought 46', '1 cruiser*2 47', '1 infantry lodor'],
    open: { 0: ['leader:rear-admiral-farran'] },
    dice: [1, 10, 1, 10, ...misses],
  });
  through(
    fight,
    '0 activate:47',
    '0 move:dreadnought@46~1',
    '0 sustain sustain:dreadnought@47',
    '0 rear-admiral-farran use@0',
  );
  expect(fight.s.pub.players[0]!.goods).toBe(1);
});

it('[TI4-LEAD-11] [darktalon-treilla] for the rest of the round fleets know no limit; at its end the card is purged and the limit holds again', () => {
  const hero = 'darktalon-treilla';
  const units = ['0 cruiser*6 46', '1 infantry lodor']; // five are the limit, with the Armada
  expect(standing(field({ ...space, units, fleet: 3, begin: TURN }).s.pub, '46')).toEqual(['0 cruiser*5']);
  const lasting = { kind: 'void-transference', seat: 0, source: hero, until: 'round.end' } as const;
  const also = ({ pub }: S) => void pub.pending.push(lasting);
  const wide = field({ ...space, units, fleet: 1, begin: { step: 'game', at: 'close', args: {} }, also });
  expect(stateOf(wide.s.pub, 0, hero)).toBe('purged'); // the round was over at once
  expect(standing(wide.s.pub, '46')).toEqual(['0 cruiser*3']);
  const kinds = ['0 cruiser*3 46', '0 destroyer*3 46', '1 infantry lodor'];
  const asked = field({ ...space, units: kinds, fleet: 1, begin: { step: 'game', at: 'close', args: {} }, also });
  expect(asked.may(0)).toEqual(['remove:cruiser@46', 'remove:destroyer@46']);
  expect(asked.match.because(0)).toEqual({ key: 'because.between' });
  const t = field({ ...space, units: ['0 cruiser*3 46', '1 infantry lodor'], begin: TURN });
  t.play(`0 action:${hero} use`);
  expect(stateOf(t.s.pub, 0, hero)).toBe('readied');
  expect(t.s.pub.pending).toEqual([lasting]);
  const amid = field({ ...space, units, fleet: 1, begin: TURN, also });
  expect(standing(amid.s.pub, '46')).toEqual(['0 cruiser*6']);
});

it('[TI4-LEAD-8] [TI4-LEAD-9] [TI4-PNOTE-15] [alliance] whoever holds it has the commander of its owner while that one is unlocked, and the owner keeps it', () => {
  const lent = (state: 'readied' | 'locked'): Field => ({
    ...ground,
    factions: { 0: 'letnev', 1: 'winnu', 2: 'sol' },
    open: {},
    also({ pub }) {
      pub.cards = [...pub.cards, newCard('note', 'alliance', 0, 2), { ...newCard('leader', CLAIRE, 2), state }];
    },
    dice: [...misses],
  });
  const begin = (spec: Field) => through(field(spec), '1 activate:26', '1 land:infantry@26>lodor', '1 done');
  const t = begin(lent('readied'));
  expect(offers(t, 0)).toContain(`${CLAIRE} use@0`);
  through(t, `0 ${CLAIRE} use@0`);
  expect(standing(t.s.pub, 'lodor')).toContain('0 infantry*3');
  expect(stateOf(t.s.pub, 2, CLAIRE)).toBe('readied');
  expect(offers(begin(lent('locked')), 0)).not.toContain(`${CLAIRE} use@0`);
});

it('[TI4-LEAD-12] Political Secret of its owner stops no leader', () => {
  const t = field({
    ...ground,
    dice: [...misses],
    also({ pub }) {
      pub.pending.push(
        { kind: 'noCards', seat: 0, until: 'agenda.end' },
        { kind: 'noSheet', seat: 0, until: 'agenda.end' },
      );
    },
  });
  through(t, '1 activate:26', '1 land:infantry@26>lodor', '1 done');
  expect(offers(t, 0)).toContain(`${CLAIRE} use@0`);
});
