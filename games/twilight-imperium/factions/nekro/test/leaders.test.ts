// The leaders of nekro.

import { expect, it } from 'vitest';
import { newTechnology, technologiesOf } from '../../../state.ts';
import { through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { actionsOf, led, stateOf, TURN } from '../../../test/led.ts';

it('[TI4-LEAD-7] [nekro-acidos] the third technology unlocks it, but brings no card; the next one does', () => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const gain = (techs: string[], leaders: string) => {
    const t = led('nekro', leaders, {
      line: ['26', '46'],
      units: ['0 infantry lodor'],
      techs: { 0: techs },
      cards: { 0: [] },
      begin,
    });
    t.s.pub.cards = [...t.s.pub.cards, newTechnology(0, 'gravity-drive')];
    return t;
  };
  expect(stateOf(gain(['neural-motivator'], 'nekro-acidos?').s.pub, 'nekro-acidos')).toBe('locked');
  const acquire = (leaders: string, techs: string[]) =>
    led('nekro', leaders, {
      line: ['26', '46'],
      units: ['0 infantry lodor'],
      techs: { 0: techs },
      begin: { step: 'acquire', args: { seat: 0, tech: 'sarween-tools' } },
    });
  const third = acquire('nekro-acidos?', ['neural-motivator', 'gravity-drive']);
  expect([stateOf(third.s.pub, 'nekro-acidos'), third.asked()]).toEqual(['readied', []]);
  const next = acquire('nekro-acidos', ['neural-motivator', 'gravity-drive', 'antimass-deflectors']);
  next.play('0 nekro-acidos use@0');
  expect(next.s.pub.players[0]!.hand).toBe(1);
  const copies = acquire('nekro-acidos?', ['valefar-assimilator-x', 'valefar-assimilator-y']);
  expect(stateOf(copies.s.pub, 'nekro-acidos')).toBe('locked'); // they copy nothing
});

it('[TI4-HIT-13] [unit-dsgn-flayesh] a planet with a specialty is devoured: units, goods and a technology', () => {
  const t = led('nekro', 'unit-dsgn-flayesh', {
    line: ['21', '46'],
    units: ['0 cruiser 21', '1 infantry*2 thibah', '1 pds thibah'],
    begin: TURN,
  });
  expect(actionsOf(t, 'unit-dsgn-flayesh')).toEqual(['action:unit-dsgn-flayesh on:thibah']);
  through(t, '0 action:unit-dsgn-flayesh on:thibah', '0 target:tech:gravity-drive');
  expect(standing(t.s.pub, 'thibah')).toEqual([]);
  expect(t.s.pub.players[0]!.goods).toBe(2);
  expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toEqual(['gravity-drive']);
});

it('[TI4-GEN-38] [TI4-LEAD-4] [nekro-malleon] a player may give a card or a token for two trade goods', () => {
  const spec: Field = {
    edition: 5,
    factions: { 0: 'nekro', 1: 'sol', 2: 'letnev' },
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    cards: { 1: ['plague', 'spy'] },
    open: { 0: ['leader:nekro-malleon'] },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  };
  const used = (...lines: string[]) => {
    const t = field(spec);
    t.match.apply({ request: 'deal.anytime', seat: 0, choice: 'nekro-malleon on:seat:1' });
    return t.play(...lines).s.pub.players[1]!;
  };
  const { fleet } = field(spec).s.pub.players[1]!;
  expect(used('1 target:pool:fleet')).toMatchObject({ fleet: fleet - 1, goods: 2 });
  expect(used('1 target:way:discard', '1 ["discard:plague#1"]')).toMatchObject({ hand: 1, goods: 2 });
  expect(used('1 done')).toMatchObject({ hand: 2, fleet, goods: 0 });
});

it('[TI4-GEN-38] [nekro-malleon] whoever has begun a tactical action keeps the token for it', () => {
  const ways = (tactic: number, { edition = 9, args = {} } = {}) => {
    const t = field({
      edition,
      factions: { 0: 'nekro', 1: 'sol', 2: 'letnev' },
      line: ['26', '46'],
      units: ['0 infantry lodor'],
      open: { 0: ['leader:nekro-malleon'] },
      begin: { step: 'tactical', args: { seat: 1, effects: [], ...args } },
      also: ({ pub }) => void Object.assign(pub.players[1]!, { tactic }),
    });
    t.match.apply({ request: 'deal.anytime', seat: 0, choice: 'nekro-malleon on:seat:1' });
    return t.may(1).filter((key) => key === 'target:pool:tactic').length;
  };
  expect([ways(1), ways(2), ways(1, { args: { free: true } }), ways(1, { edition: 8 })]).toEqual([0, 1, 1, 1]);
});
