// Docks of the Clan of Saar float in space: whatever speaks of a space dock speaks of them, too.
import { expect, it } from 'vitest';
import { type Field, field, standing } from '../../../test/field.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const saar = {
  edition: 2,
  factions: { 0: 'saar', 1: 'sol', 2: 'letnev' },
  begin: TURN,
  goods: { 0: 9 },
} satisfies Partial<Field>;

it('[TI4-CONS-1] [TI4-STRUCT-2] [floating-factory-1] Construction lets one that floats produce', () => {
  const units = ['0 space-dock*2 46', '0 space-dock lodor'];
  const t = field({ ...saar, line: ['46', '26'], units, planets: { lodor: 0 }, strategy: { construction: 0 } });
  t.play('0 strategic:construction');
  expect(t.may(0).filter((key) => key.startsWith('produce:'))).toEqual(['produce:46', 'produce:lodor']);
  t.play('0 produce:46');
  expect(t.request(0).prompt.args).toMatchObject({ limit: 5 });
  t.play('0 build:cruiser', '0 done', '0 exhaust:lodor');
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser', '0 space-dock*2']);
});

it('[TI4-WARF-11] [TI4-STRUCT-2] [floating-factory-1] the older Warfare asks which dock of home only where they are in several places', () => {
  const spec = {
    ...saar,
    line: ['11', '46'],
    begin: { step: 'warfare.older.secondary', args: { seat: 0, strategic: 0 } },
  };
  const several = field({ ...spec, units: ['0 space-dock 11', '0 space-dock ragh'] });
  expect(several.may(0)).toEqual(['produce:11', 'produce:ragh']);
  several.play('0 produce:11');
  expect(several.request(0).prompt.args).toMatchObject({ limit: 5 });
  expect(field({ ...spec, units: ['0 space-dock*2 11'] }).request(0).prompt.args).toMatchObject({ limit: 5 });
});

it('[TI4-PROD-15] [TI4-STRUCT-2] [sling-relay] the Sling Relay serves where one floats', () => {
  const t = field({ ...saar, line: ['46', '26'], units: ['0 space-dock 46'], techs: { 0: ['sling-relay'] } });
  t.play('0 action:sling-relay at:46', '0 build:cruiser');
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser', '0 space-dock']);
});

it('[TI4-SCO-13] [TI4-STRUCT-2] [experimental-battlestation] so does the Experimental Battlestation, from edition 9 on', () => {
  const foe = { step: 'tactical', args: { seat: 1, effects: [] } };
  const units = ['1 cruiser*3 46', '0 space-dock 26'];
  const near = (edition: number) =>
    field({
      ...saar,
      edition,
      line: ['46', '47', '26'],
      units,
      begin: foe,
      cards: { 0: ['experimental-battlestation'] },
      dice: [5, 5, 4],
    }).play('1 activate:47', ...Array<string>(3).fill('1 move:cruiser@46~2'));
  const t = near(9).play('0 experimental-battlestation play:experimental-battlestation#1>26', '0 fire:1');
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser']);
  expect(near(8).asked()).not.toContain(0);
});
