// The breakthrough of the Barony of Letnev.
import { expect, it } from 'vitest';
import { sendSome } from '../../../plans.ts';
import { frameOf } from '../../../procedures.ts';
import { misses, offers } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';
import { told } from '../../../test/told.ts';

const CARD = 'gravleash-maneuvers';
const leashed = (spec: Partial<Field>, card = CARD) => found('letnev', card, { edition: 6, ...spec });
/** What the dice needed that were rolled since the last answer, roll by roll. */
const needs = (t: ReturnType<typeof leashed>) => told(t, 'rolled.combat').map(({ args }) => args.needs);
const use = (unit: string) => `${CARD} use@0>unit:0/${unit}`;

it('[TI4-BT-letnev] [gravleash-maneuvers] one ship adds 1 to its rolls for each type of ship there', () => {
  const t = leashed({
    units: ['0 dreadnought 26', '0 cruiser*2 26', '0 fighter 26', '1 dreadnought*2 27'],
    dice: [...misses],
  });
  const ships = ['0 move:dreadnought@26~2', '0 load:fighter@26', '0 move:cruiser@26~2', '0 move:cruiser@26~2'];
  t.play('0 activate:27', ...ships);
  expect(offers(t, 0)).toEqual([use('cruiser@27'), use('dreadnought@27'), use('fighter@27')]);
  expect(t.request(0).at).toBe('window.combat.roll.before');
  t.play(`0 ${use('dreadnought@27')}`);
  expect(needs(t)[0]).toEqual([2, 7, 7, 9]); // 5 less 3 types; cruisers and fighter as printed
});

it('[TI4-BT-letnev] [gravleash-maneuvers] each roll anew, and only what was chosen for it', () => {
  const t = leashed({ units: ['0 cruiser 26', '1 carrier 27'], dice: [...misses] });
  t.play('0 activate:27', '0 move:cruiser@26~2', `0 ${use('cruiser@27')}`);
  expect(offers(t, 0)).toEqual([use('cruiser@27')]); // the second round
  t.play('0 pass');
  expect(needs(t)[0]).toEqual([7]);
});

it('[TI4-BT-letnev] [TI4-DICE-5] [gravleash-maneuvers] also a roll that is cast anew in the same round', () => {
  const t = leashed({
    factions: { 0: 'letnev', 1: 'nomad', 2: 'winnu' },
    open: { 1: ['leader:the-thundarian'] },
    units: ['0 cruiser 26', '0 destroyer 26', '1 carrier 27'],
    dice: [...misses],
  });
  t.play('0 activate:27', '0 move:cruiser@26~2', '0 move:destroyer@26~2', `0 ${use('cruiser@27')}`);
  expect(needs(t)[0]).toEqual([5, 9]); // 7 less 2 types
  t.play('1 the-thundarian use@1', `0 ${use('destroyer@27')}`);
  expect(needs(t)[0]).toEqual([7, 7]);
});

it('[TI4-BT-letnev] [gravleash-maneuvers] ships go as far as the fastest that leaves with them', () => {
  const spec = { line: ['26', '46', '27'], units: ['0 dreadnought 26', '0 cruiser 26', '0 carrier 46'] };
  const t = leashed(spec).play('0 activate:27', '0 move:dreadnought@26~2');
  expect(t.may(0)).toEqual(['move:carrier@46~1', 'move:cruiser@26~2']); // the cruiser must come along before all is done
  t.play('0 move:cruiser@26~2', '0 done');
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser', '0 dreadnought']);
  const plain = leashed(spec, '').play('0 activate:27');
  expect(plain.may(0)).toEqual(['done', 'move:carrier@46~1', 'move:cruiser@26~2']);
  const alone = leashed({ ...spec, units: ['0 dreadnought 26', '0 cruiser 46'] }).play('0 activate:27');
  expect(alone.may(0)).toEqual(['done', 'move:cruiser@46~2']); // from another system
});

it('[TI4-BT-letnev] [gravleash-maneuvers] fighters are not drawn along, and a fast ship of another system leads nobody', () => {
  const techs = { 0: ['fighter-2', 'cruiser-2'] };
  const far = leashed({ line: ['26', '46', '27', '47'], units: ['0 fighter 26', '0 cruiser 26'], techs });
  expect(far.play('0 activate:47').may(0)).toEqual(['done', 'move:cruiser@26~3']);
  const two = leashed({ line: ['26', '46', '27'], units: ['0 dreadnought 26', '0 cruiser 26', '0 cruiser 46'] });
  two.play('0 activate:27', '0 move:dreadnought@26~2', '0 move:cruiser@46~2');
  expect(two.may(0)).toEqual(['move:cruiser@26~2']); // it is still to come along
});

it('[TI4-BT-letnev] [gravleash-maneuvers] a sheet that sends the slow ones alone does not end the movement', () => {
  const { pub } = leashed({ line: ['26', '46', '27'], units: ['0 dreadnought 26', '0 cruiser 26'] }).play(
    '0 activate:27',
  ).s;
  const args = frameOf(pub, 'moveShips')!.args;
  expect(sendSome(pub, args, new Map([['move:dreadnought@26~2', 1]])).choices).toEqual(['move:dreadnought@26~2']);
});
