// The breakthrough of the Clan of Saar.
import { expect, it } from 'vitest';
import { type Field, standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';
import { actionsOf, TURN } from '../../../test/led.ts';

/** An asteroid field with a ship of Saar, Lodor beside it, Starpoint two systems and Saudor three systems away. */
const near = (spec: Partial<Field> = {}) =>
  found('saar', 'deorbit-barrage', {
    edition: 6,
    line: ['44', '26', '27', '23'],
    units: ['0 cruiser 44', '1 infantry*3 lodor', '2 infantry starpoint', '1 infantry saudor'],
    goods: { 0: 3 },
    begin: TURN,
    ...spec,
  });
const aimed = (t: ReturnType<typeof near>) => actionsOf(t, 'deorbit-barrage').map((key) => key.split(':').at(-1));

it('[TI4-BT-saar] [deorbit-barrage] planets with others’ ground forces within two systems of an asteroid field with own ships', () => {
  expect(aimed(near())).toEqual(['lodor', 'starpoint']);
  expect(aimed(near({ units: ['0 cruiser 26', '1 infantry lodor'] }))).toEqual([]); // no ship in the field
  expect(aimed(near({ units: ['0 cruiser 44', '0 infantry lodor'] }))).toEqual([]);
  expect(aimed(near({ goods: {} }))).toEqual([]); // nothing to spend
  expect(aimed(near({ units: ['0 cruiser 44', '-1 infantry lodor'] }))).toEqual(['lodor']); // neutral ones are no better off
});

it('[TI4-BT-saar] [deorbit-barrage] as many dice as resources, each 4 or more a hit', () => {
  const t = near({ dice: [4, 3, 10] }).play('0 action:deorbit-barrage on:lodor');
  expect(t.may(0)).toEqual(['target:spend:1', 'target:spend:2', 'target:spend:3']);
  t.play('0 target:spend:3');
  expect([t.s.pub.players[0]!.goods, standing(t.s.pub, 'lodor')]).toEqual([0, ['1 infantry']]);
  expect(t.s.pub.cards.find(({ id }) => id === 'deorbit-barrage')!.state).toBe('exhausted');
});

it('[TI4-BT-saar] [TI4-SUST-1] [deorbit-barrage] a mech may cancel one, and Saar says who falls', () => {
  const units = ['0 cruiser 44', '1 infantry*2 lodor', '1 mech lodor'];
  const t = near({ dice: [9, 9], units }).play('0 action:deorbit-barrage on:lodor', '0 target:spend:2');
  t.play('1 sustain sustain:mech@lodor');
  expect([t.asked(), t.may(0)]).toEqual([[0], ['hit:infantry@lodor', 'hit:mech*@lodor']]);
  t.play('0 hit:mech*@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry*2']);
});

it('[TI4-BT-saar] [TI4-COEX-8] [deorbit-barrage] where several stand, Saar shares the hits out among them', () => {
  const units = ['0 cruiser 44', '2 infantry*2 lodor', '1 infantry*2 lodor'];
  const also: Field['also'] = ({ pub }) => {
    pub.planets['lodor']!.coexisting = [2];
  };
  const t = near({ dice: [9, 9, 1], units, also }).play('0 action:deorbit-barrage on:lodor', '0 target:spend:3');
  expect(t.may(0)).toEqual(['share:0', 'share:1', 'share:2']);
  t.play('0 share:1');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry', '2 infantry']);
});
