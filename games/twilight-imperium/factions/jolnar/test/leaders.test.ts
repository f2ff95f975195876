// The leaders of the Universities of Jol-Nar.

import { expect, it } from 'vitest';
import { technologiesOf } from '../../../state.ts';
import { drive, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { led, stateOf, THEIRS, TURN } from '../../../test/led.ts';

it('[TI4-DICE-5] [agnlan-oln] eight technologies unlock it; dice of unit abilities may be rerolled', () => {
  const techs = [
    'neural-motivator',
    'sarween-tools',
    'antimass-deflectors',
    'plasma-scoring',
    'gravity-drive',
    'dacxive-animators',
    'psychoarchaeology',
    'ai-development-algorithm',
  ];
  const knows = (n: number) =>
    stateOf(
      led('jolnar', 'agnlan-oln?', {
        line: ['26'],
        units: ['0 infantry lodor'],
        techs: { 0: techs.slice(0, n) },
        begin: TURN,
      }).s.pub,
      'agnlan-oln',
    );
  expect([knows(7), knows(8)]).toEqual(['locked', 'readied']);
  const t = led('jolnar', 'agnlan-oln', {
    line: ['26', '46'],
    units: ['0 pds lodor', '1 cruiser 46'],
    dice: [1, 10],
    begin: THEIRS,
  });
  through(t, '1 activate:26', '1 move:cruiser@46~2', '0 fire:1', '0 agnlan-oln use@0');
  drive(t);
  expect(standing(t.s.pub, '26')).toEqual([]);
  expect(t.s.pub.rolls).toMatchObject([{ dice: [{ face: 10, hit: true }], hits: 1 }]); // as it lies on the table
});

it('[TI4-LEAD-11] [rin-the-masters-legacy] technologies are exchanged for others of their colour, whatever they need', () => {
  const t = led('jolnar', 'rin-the-masters-legacy', {
    line: ['26'],
    units: ['0 infantry lodor'],
    techs: { 0: ['antimass-deflectors', 'carrier-2'] },
    begin: TURN,
  });
  through(t, '0 action:rin-the-masters-legacy use', '0 target:swap:antimass-deflectors>light-wave-deflector');
  drive(t);
  expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toEqual(['carrier-2', 'light-wave-deflector']);
  expect(stateOf(t.s.pub, 'rin-the-masters-legacy')).toBe('purged');
});

it('[TI4-LEAD-4] [TI4-TECS-1] [doctor-sucaban] whoever pays for research may give infantry instead', () => {
  const spec: Field = {
    edition: 5,
    factions: { 0: 'jolnar', 1: 'sol', 2: 'letnev' },
    line: ['26', '46', '1'],
    units: ['0 infantry lodor', '1 infantry*3 jord'],
    goods: { 1: 4 },
    open: { 0: ['leader:doctor-sucaban'] },
    also: ({ pub }) => void Object.assign(pub.planets.jord!, { exhausted: true }),
    begin: { step: 'secondary', args: { seat: 1, card: 'technology', free: false, active: 0 } },
  };
  const t = through(field(spec), '1 follow', '0 doctor-sucaban use@0');
  t.play('1 target:unit:1/infantry@jord', '1 target:unit:1/infantry@jord', '1 done');
  expect(standing(t.s.pub, 'jord')).toEqual(['1 infantry']);
  expect(t.s.pub.players[1]!.goods).toBe(2); // four, less two
  const plain = through(field({ ...spec, open: {} }), '1 follow');
  expect(plain.s.pub.players[1]!.goods).toBe(0);
});
