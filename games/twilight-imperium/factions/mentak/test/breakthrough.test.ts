// The breakthrough of the Mentak Coalition.
import { expect, it } from 'vitest';
import { found } from '../../../test/found.ts';
import { cardOfType } from '../../../values/units.ts';

const cruiser = (card: string, techs: string[]) => {
  const { pub } = found('mentak', card, { techs: { 0: techs }, units: ['0 cruiser 26'] }).s;
  return cardOfType(pub, 0, 'cruiser')!.id;
};

it('[TI4-BT-mentak] [the-tables-grace, corsair] with Cruiser II it is the Corsair', () => {
  expect(cruiser('the-tables-grace', ['cruiser-2'])).toBe('corsair');
  expect(cruiser('the-tables-grace', [])).toBe('cruiser-1');
  expect(cruiser('', ['cruiser-2'])).toBe('cruiser-2');
});

it('[TI4-BT-mentak] [the-tables-grace] Corsairs pass others’ ships on their way to other players’ ships', () => {
  const raid = (units: string[], card = 'the-tables-grace') => {
    const t = found('mentak', card, {
      line: ['26', '46', '27'],
      units: ['0 cruiser 26', '1 carrier 46', ...units],
      techs: { 0: ['cruiser-2'] },
    }).play('0 activate:27');
    return t.asked().includes(0) && t.may(0).some((key) => key.startsWith('move:cruiser@26'));
  };
  expect(raid(['2 destroyer 27'])).toBe(true);
  expect(raid([])).toBe(false);
  expect(raid(['2 fighter 27', '2 space-dock starpoint', '2 infantry starpoint'])).toBe(false);
  expect(raid(['2 destroyer 27'], '')).toBe(false);
});
