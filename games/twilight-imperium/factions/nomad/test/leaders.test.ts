// The leaders of the Nomad.
import { expect, it } from 'vitest';
import { heldCard, type S } from '../../../state.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { led as ledOf, stateOf, TURN, unlocked } from '../../../test/led.ts';
import { cargoIn, pathsTo } from '../../../values/move.ts';

const led = (faction: string, leaders: string, spec: Field) => ledOf(faction, leaders, { edition: 4, ...spec });

it('[TI4-LEAD-3] [TI4-TG-3] [artuno-the-betrayer] as many goods lie on the card, and are gained when it readies', () => {
  const spec: Field = {
    line: ['46', '26'],
    units: ['0 infantry lodor'],
    strategy: { trade: 0 },
    techs: { 0: ['temporal-command-suite'] },
    begin: TURN,
  };
  const t = led('nomad', 'artuno-the-betrayer', spec);
  through(t, '0 strategic:trade', '0 artuno-the-betrayer use@0');
  expect(t.s.pub.players[0]!.goods).toBe(3);
  through(t, '0 temporal-command-suite use@0');
  expect(t.s.pub.players[0]!.goods).toBe(6);
  expect(offers(t, 0)).not.toContain('artuno-the-betrayer use@0'); // what lay on it comes from no supply
  expect(t.s.pub.pending).toEqual([]);
  const also = ({ pub }: S) => {
    heldCard(pub, 0, 'artuno-the-betrayer')!.state = 'exhausted';
    pub.pending.push({
      kind: 'artuno',
      seat: 0,
      amount: 2,
      source: 'artuno-the-betrayer',
      until: 'readied.artuno-the-betrayer',
    });
  };
  const later = led('nomad', 'artuno-the-betrayer', {
    ...spec,
    begin: { step: 'statusPhase', at: 'ready', args: {} },
    also,
  });
  expect(later.s.pub.players[0]!.goods).toBe(2);
  expect(stateOf(later.s.pub, 'artuno-the-betrayer')).toBe('readied');
});

it('[TI4-LEAD-4] [field-marshal-mercer] up to two ground forces come to planets of the active system; none without one', () => {
  const units = ['1 carrier 46', '1 infantry lodor', '1 infantry*3 jord', '0 infantry starpoint'];
  const spec: Field = { line: ['46', '26', '1', '27'], units, begin: { step: 'turn', args: { seat: 1, actions: 0 } } };
  const t = led('nomad', 'field-marshal-mercer', spec);
  through(t, '1 tactical', '1 activate:26', '0 field-marshal-mercer use@0');
  t.play('1 target:shift:1/infantry@jord>lodor', '1 target:shift:1/infantry@jord>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry*3']);
  expect(standing(t.s.pub, 'jord')).toEqual(['1 infantry']);
  const idle = led('nomad', 'field-marshal-mercer', {
    ...spec,
    begin: { step: 'turn', at: 'finish', args: { seat: 1, actions: 1 } },
  });
  expect(offers(idle, 0)).toEqual([]);
});

it.each(['space', 'ground'])('[TI4-LEAD-3] [the-thundarian] no hits, and the dice of the round again: %s', (where) => {
  const spec: Field =
    where === 'space'
      ? { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] }
      : { line: ['26'], units: ['0 carrier 26', '0 infantry 26', '1 infantry lodor'] };
  const t = led('nomad', 'the-thundarian', { ...spec, dice: [1, 10, 10, 1, ...misses] });
  if (where === 'space') through(t, '0 activate:47', '0 move:cruiser@46~2', '0 the-thundarian use@0');
  else through(t, '0 activate:26', '0 land:infantry@26>lodor', '0 the-thundarian use@0');
  while (t.asked().length > 0)
    t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!).find((key) => /^(pass|no|done)$/.test(key))}`);
  expect(standing(t.s.pub, where === 'space' ? '47' : 'lodor')).toEqual([
    where === 'space' ? '0 cruiser' : '0 infantry',
  ]);
  expect(stateOf(t.s.pub, 'the-thundarian')).toBe('exhausted');
});

it('[TI4-LEAD-5] [TI4-PROD-7] [navarch-feng] a scored secret unlocks it; the flagship costs nothing', () => {
  const scored = (id: string): Field => ({
    edition: 4,
    factions: { 0: 'nomad', 1: 'sol', 2: 'letnev' },
    line: ['46', '26'],
    units: ['0 infantry lodor'],
    also: ({ pub }) => void pub.players[0]!.scored.push(id),
  });
  expect(unlocked(scored('unveil-flagship'), 'navarch-feng')).toBe(true);
  expect(unlocked(scored('corner-the-market'), 'navarch-feng')).toBe(false);
  const yard: Field = { line: ['46', '26'], units: ['0 space-dock lodor'] };
  const t = led('nomad', 'navarch-feng', yard);
  through(t, '0 activate:26', '0 build:flagship', '0 done');
  expect(standing(t.s.pub, '26')).toEqual(['0 flagship']);
  expect(t.s.pub.planets.lodor!.exhausted).toBe(false);
  const locked = led('nomad', 'navarch-feng?', yard);
  through(locked, '0 activate:26');
  expect(locked.may(0)).not.toContain('build:flagship');
});

it('[TI4-LEAD-11] [TI4-MOVE-4] [ahk-syl-siven] for this round the flagship leaves systems with its tokens, with what it carries', () => {
  const units = ['0 flagship 46', '0 infantry 46', '0 cruiser 46', '1 infantry lodor'];
  const t = led('nomad', 'ahk-syl-siven', { line: ['46', '47', '26'], units, tokens: { 46: [0] }, begin: TURN });
  const ship = (type: string) => t.s.pub.units.find((u) => u.type === type)!;
  expect(pathsTo(t.s.pub, ship('flagship'), '47')).toEqual([]);
  t.play('0 action:ahk-syl-siven use');
  expect(pathsTo(t.s.pub, ship('flagship'), '47')).toHaveLength(1);
  expect(cargoIn(t.s.pub, ship('flagship'), '46', '47')).toEqual([ship('infantry')]);
  expect(pathsTo(t.s.pub, ship('cruiser'), '47')).toEqual([]);
  const lasting = { kind: 'time-warp', seat: 0, source: 'ahk-syl-siven', until: 'round.end' } as const;
  const again = led('nomad', 'ahk-syl-siven', {
    line: ['46', '47', '26'],
    units,
    begin: TURN,
    also: ({ pub }) => void pub.pending.push(lasting),
  });
  again.refuses('0 action:ahk-syl-siven use'); // in force already
  const over = led('nomad', 'ahk-syl-siven', {
    line: ['46', '47', '26'],
    units,
    begin: { step: 'game', at: 'close', args: {} },
    also: ({ pub }) => void pub.pending.push(lasting),
  });
  expect(stateOf(over.s.pub, 'ahk-syl-siven')).toBe('purged');
});
