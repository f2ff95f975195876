// The breakthrough of the Embers of Muaat, Avernus and its ability card.
import { expect, it } from 'vitest';
import { newCard, newPlanet, type S } from '../../../state.ts';
import { offers } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';
import { actionsOf, TURN } from '../../../test/led.ts';

const CARD = 'stellar-genesis';
const GAIN = { step: 'gainBreakthrough', args: { seat: 0 } };
/** Avernus lies here, under this control, with its ability card. */
const lies = (system: string, controller: number) => (s: S) => {
  s.pub.planets = { ...s.pub.planets, avernus: newPlanet(system, controller) };
  s.pub.cards = [...s.pub.cards, newCard('legendary', 'the-nucleus', controller)];
};
const moving = (spec: Partial<Field>, card = CARD) =>
  found('muaat', card, {
    edition: 6,
    line: ['26', '46', '27', '1'],
    units: ['0 war-sun 26'],
    techs: { 0: ['prototype-war-sun-2'] },
    ...spec,
  });

it('[TI4-BT-muaat] [stellar-genesis] Avernus comes to be beside an own planet, away from homes; its card is readied and explored', () => {
  found('muaat', '', { edition: 5, begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lodor' } } }).asked(); // a table of earlier cards and the same sets changes nothing for this one
  const t = found('muaat', '', {
    edition: 6,
    line: ['46', '26', '27', '1'],
    units: ['0 infantry lodor', '0 infantry new-albion'],
    begin: GAIN,
    dice: [5],
  });
  expect(t.may(0)).toEqual(['system:26', 'system:27', 'system:46']);
  t.play('0 system:46');
  expect(t.s.pub.planets.avernus).toMatchObject({ at: '46', controller: 0, exhausted: false });
  expect(t.s.pub.cards.find(({ id }) => id === 'the-nucleus')).toMatchObject({ holder: 0, state: 'readied' });
  expect(t.s.pub.decks.hazardous).toBeLessThan(found('muaat', '', { edition: 6 }).s.pub.decks.hazardous);
});

it('[TI4-BT-muaat] [stellar-genesis] a war sun takes it along out of its system or through it, with whoever stands there', () => {
  const also = lies('26', 1);
  const t = moving({ also, units: ['0 war-sun 26', '0 cruiser 26'] }).play(
    '0 activate:46',
    '0 move:war-sun@26~3',
    '0 done',
  );
  expect(offers(t, 0)).toEqual([`${CARD} use@0`]);
  t.play(`0 ${CARD} use@0`);
  expect(t.s.pub.planets.avernus).toMatchObject({ at: '46', controller: 1 });
  const through = moving({ also: lies('46', 1) }).play('0 activate:27', '0 move:war-sun@26~3');
  expect(offers(through, 0)).toEqual([`${CARD} use@0`]);
  const garrison = moving({
    also: (s) => {
      also(s);
      s.pub.units.push({ id: 99, owner: 1, type: 'infantry', at: '26', on: 'avernus', damaged: false });
    },
  }).play('0 activate:46', '0 move:war-sun@26~3', `0 ${CARD} use@0`);
  expect(garrison.s.pub.units.find(({ id }) => id === 99)).toMatchObject({ at: '46', on: 'avernus' });
});

it('[TI4-BT-muaat] [stellar-genesis] not into a home system, not with other ships, not past it', () => {
  const quiet = (spec: Partial<Field>, goal: string, ship: string, card = CARD) => {
    const t = moving(spec, card).play(`0 activate:${goal}`, `0 move:${ship}`);
    if (t.asked().includes(0) && t.may(0).includes('done')) t.play('0 done');
    return offers(t, 0).filter((key) => key.startsWith(CARD)).length === 0;
  };
  expect(quiet({ also: lies('27', 0), units: ['0 war-sun 27'] }, '1', 'war-sun@27~3')).toBe(true);
  expect(quiet({ also: lies('26', 0), units: ['0 cruiser 26'] }, '46', 'cruiser@26~2')).toBe(true);
  expect(quiet({ also: lies('27', 0) }, '46', 'war-sun@26~3')).toBe(true);
  expect(quiet({ also: lies('46', 0) }, '46', 'war-sun@26~3')).toBe(true);
  expect(quiet({ also: lies('26', 0) }, '46', 'war-sun@26~3', '')).toBe(true);
});

it('[TI4-LEG-9] [the-nucleus] whoever controls Avernus forges stars at the own war suns, without a token', () => {
  const at = (holder: number) =>
    found('sol', '', {
      edition: 6,
      line: ['26', '46'],
      units: ['0 war-sun 26', '0 infantry lodor'],
      techs: { 0: ['war-sun'] },
      also: lies('46', holder),
      begin: TURN,
      factions: { 0: 'sol', 1: 'muaat', 2: 'winnu' },
    });
  const t = at(0);
  expect(actionsOf(t, 'the-nucleus')).toEqual([
    'action:the-nucleus in:26>destroyer',
    'action:the-nucleus in:26>fighter',
  ]);
  const { strategy } = t.s.pub.players[0]!;
  t.play('0 action:the-nucleus in:26>fighter');
  expect([standing(t.s.pub, '26'), t.s.pub.players[0]!.strategy]).toEqual([['0 fighter*2', '0 war-sun'], strategy]);
  expect(t.s.pub.cards.find(({ id }) => id === 'the-nucleus')!.state).toBe('exhausted');
  expect(actionsOf(at(1), 'the-nucleus')).toEqual([]);
});
