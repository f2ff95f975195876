// The sheet, the technologies and the units of the Federation of Sol.

import { expect, it } from 'vitest';
import { field, standing } from '../../../test/field.ts';
import { researchable } from '../../../values/technology.ts';
import { cardOf } from '../../../values/units.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-TURN-20] [TI4-DEPLOY-1] [TI4-DEPLOY-2] [orbital-drop] Sol: Orbital Drop and the mech behind it', () => {
  const t = field({
    line: ['46', '1'],
    units: ['0 infantry jord'],
    factions: { 0: 'sol' },
    goods: { 0: 3 },
    begin: turn,
  });
  t.play('0 action:orbital-drop on:jord', '0 deploy', '0 goods', '0 goods', '0 goods');
  expect(standing(t.s.pub, 'jord')).toEqual(['0 infantry*3', '0 mech']);
  expect(t.s.pub.players[0]!.strategy).toBe(1);
});

it('[TI4-UNIT-3] [TI4-UNIT-4] Sol: its own carriers and infantry', () => {
  const start = { line: ['46', '1'], units: ['0 carrier 46', '0 infantry jord'], factions: { 0: 'sol' } };
  const t = field(start);
  expect(t.s.pub.units.map((u) => cardOf(t.s.pub, u).id)).toEqual(['advanced-carrier-1', 'spec-ops-1']);
  const up = field({ ...start, techs: { 0: ['advanced-carrier-2'] } });
  expect(cardOf(up.s.pub, up.s.pub.units[0]!)).toMatchObject({ id: 'advanced-carrier-2', capacity: 8, sustain: true });
  expect(researchable(t.s.pub, 0)).not.toContain('carrier-2'); // [TI4-TECH-13]
});

it('[TI4-DEST-5] Sol: Spec Ops return at the start of the next turn', () => {
  const t = field({
    line: ['46', '1'],
    units: ['0 infantry*2 jord'],
    factions: { 0: 'sol' },
    techs: { 0: ['spec-ops-2'] },
    begin: turn,
    also: ({ pub }) => {
      pub.players[0]!.cloned = 1;
    },
  });
  expect(t.may(0)).toEqual(['infantry-revival use@0>jord']);
  t.play('0 infantry-revival use@0>jord');
  expect(standing(t.s.pub, 'jord')).toEqual(['0 infantry*3']);
});

it('[TI4-STATUS-11] [genesis] Sol: Versatile; Genesis brings infantry at the end of the status phase', () => {
  const units = ['0 flagship 46'];
  const t = field({ line: ['46', '1'], units, factions: { 0: 'sol' }, begin: { step: 'statusPhase', args: {} } });
  t.play(
    '0 {"tactic":6,"fleet":3,"strategy":2}',
    '1 {"tactic":3,"fleet":5,"strategy":2}',
    '2 {"tactic":3,"fleet":5,"strategy":2}',
  );
  expect(standing(t.s.pub, '46')).toEqual(['0 flagship', '0 infantry']);
});
