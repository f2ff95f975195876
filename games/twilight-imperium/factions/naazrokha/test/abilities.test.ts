// The Naaz-Rokha Alliance: abilities, technologies, flagship, mech and note.
import { expect, it } from 'vitest';
import { cardsOf, newCard, type S } from '../../../state.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { combatDice } from '../../../values/combat.ts';
import { cardOf, fleetOf, isShip } from '../../../values/units.ts';

const naaz = { edition: 3, factions: { 0: 'naazrokha', 1: 'sol', 2: 'letnev' }, fleet: 6 };
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
/** These lie on top of their decks, the first uppermost. */
const onTop =
  (deck: 'cultural' | 'hazardous' | 'industrial', ...cards: string[]) =>
  (s: S): void => {
    const rest = s.dark.decks[deck].filter((card) => !cards.includes(card));
    s.dark.decks[deck] = [...rest, ...[...cards].reverse()];
  };
/** So many fragments lie before seat 0. */
const holding =
  (seat: number, ...ids: string[]) =>
  (s: S): void => {
    for (const deck of ['cultural', 'hazardous', 'industrial', 'frontier'] as const) {
      s.dark.decks[deck] = s.dark.decks[deck].filter((card) => !ids.includes(card));
      s.pub.decks[deck] = s.dark.decks[deck].length;
    }
    s.pub.cards = [...s.pub.cards, ...ids.map((id) => newCard('fragment', id, seat))];
  };

it('[TI4-EXPL-2] [distant-suns, naazrokha] with a mech on the planet two cards are drawn, one counts', () => {
  const explore = (unit: string) =>
    field({
      ...naaz,
      line: ['26'],
      units: [`0 ${unit} lodor`],
      also: onTop('cultural', 'mercenary-outfit#1', 'cultural-relic-fragment#1'),
      begin: { step: 'explorePlanet', args: { seat: 0, planet: 'lodor' } },
    });
  const t = explore('mech');
  expect(t.may(0)).toEqual(['find:cultural-relic-fragment#1', 'find:mercenary-outfit#1']);
  t.play('0 find:cultural-relic-fragment#1');
  expect(cardsOf(t.s.pub, 0, 'fragment').map(({ id }) => id)).toEqual(['cultural-relic-fragment#1']);
  expect(t.s.pub.discards.cultural).toEqual(['mercenary-outfit#1']);
  expect(t.s.pub.revealed).toEqual([]);
  expect(explore('infantry').request(0).at).toBe('explore.decide'); // the first card alone
});

it('[TI4-FRAG-1] [TI4-TURN-20] [fabrication] two of a kind are a relic, one is a command token', () => {
  const own = (...ids: string[]) =>
    field({ ...naaz, line: ['26'], units: ['0 infantry lodor'], also: holding(0, ...ids), begin: TURN });
  const made = (...ids: string[]) =>
    own(...ids)
      .may(0)
      .filter((key) => key.startsWith('action:fabrication'));
  const pair = ['cultural-relic-fragment#1', 'cultural-relic-fragment#2'];
  expect(made(...pair)).toEqual(['action:fabrication one:cultural', 'action:fabrication pair:cultural>0']);
  expect(made('cultural-relic-fragment#1', 'unknown-relic-fragment#1')).toEqual([
    'action:fabrication one:cultural',
    'action:fabrication one:unknown',
    'action:fabrication pair:cultural>1',
  ]);
  expect(made('unknown-relic-fragment#1', 'unknown-relic-fragment#2')).toEqual(['action:fabrication one:unknown']);
  const token = own(...pair).play('0 action:fabrication one:cultural');
  expect(cardsOf(token.s.pub, 0, 'fragment')).toHaveLength(1);
  token.play('0 pool:tactic');
  expect(token.s.pub.players[0]!.tactic).toBe(4);
  expect(token.s.pub.stack.some(({ step }) => step === 'gainTokens')).toBe(false); // one, and no more
  const relic = own(...pair);
  const before = relic.s.pub.decks.relics;
  relic.play('0 action:fabrication pair:cultural>0');
  expect(cardsOf(relic.s.pub, 0, 'fragment')).toEqual([]);
  expect(relic.s.pub.decks.relics).toBe(Math.max(0, before - 1));
});

it('[TI4-FLAG-2] [visz-el-vir] its mechs in the system roll a die more', () => {
  const dice = (at: string, planet: string | null) => {
    const units = [`0 mech ${planet ?? '26'}`, `0 flagship ${at}`, '0 infantry lodor'];
    const { pub } = field({ ...naaz, line: ['26', '46'], units }).s;
    const roll = { against: 1, system: '26', planet, attacker: 0 };
    return pub.units.map((unit) => combatDice(pub, { ...roll, unit }).length);
  };
  expect(dice('26', 'lodor')).toEqual([3, 2, 1]);
  expect(dice('46', 'lodor')).toEqual([2, 2, 1]);
});

it('[TI4-FLAG-12] [eidolon] [z-grav-eidolon] in a space combat it is a ship, and no longer than that', () => {
  const units = ['0 carrier 46', '0 mech*2 46', '1 cruiser 47', '1 infantry lodor'];
  const spec: Field = { ...naaz, line: ['46', '47', '26'], units, dice: [1, 8, 1, 8, 1, 1, ...misses] };
  const t = field(spec).play('0 activate:47', '0 move:carrier@46~1', '0 load:mech@46', '0 load:mech@46');
  through(t, '1 no');
  const rolled = t.heard(null).filter(({ type }) => type === 'rolled.combat');
  expect((rolled[0]!.args.needs as number[]).sort()).toEqual([8, 8, 8, 8, 9]); // the other side of both
  for (let i = 0; i < 20 && fleetOf(t.s.pub, 1, '47').length > 0 && t.asked().length > 0; i++) {
    const seat = t.asked()[0]!;
    t.play(`${seat} ${['no', 'pass', 'done'].find((key) => t.may(seat).includes(key)) ?? t.may(seat)[0]}`);
  }
  const mech = t.s.pub.units.find((u) => u.owner === 0 && u.type === 'mech')!;
  expect([isShip(mech), cardOf(t.s.pub, mech).id, cardOf(t.s.pub, { ...mech, asShip: true }).id]).toEqual([
    false,
    'eidolon',
    'z-grav-eidolon',
  ]);
});

it('[TI4-FLAG-12] [eidolon] hits may fall on it; without a ship to carry it it is lost afterwards', () => {
  const units = ['0 carrier 46', '0 mech 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...naaz, line: ['46', '47', '26'], units, dice: [1, 1, 1, 10, 10, 10, 1, ...misses] });
  t.play('0 activate:47', '0 move:carrier@46~1', '0 load:mech@46');
  through(t, '1 no');
  expect(t.may(0)).toEqual(['hit:carrier@47', 'hit:mech@47']);
  t.play('0 hit:carrier@47');
  expect(fleetOf(t.s.pub, 0, '47').map((u) => u.type)).toEqual(['mech']); // it fights on
  through(t, '1 no');
  expect(standing(t.s.pub, '47')).toEqual([]); // both are gone: the enemy shot down, the mech with nothing to carry it
});

it('[TI4-EXPL-2] [pre-fab-arcologies] a planet that was explored is readied', () => {
  const explored = (techs: string[]) => {
    const t = field({
      ...naaz,
      line: ['26'],
      units: ['0 infantry lodor'],
      techs: { 0: techs },
      also(s) {
        onTop('cultural', 'cultural-relic-fragment#1')(s);
        s.pub.planets.lodor!.exhausted = true;
      },
      begin: { step: 'explorePlanet', args: { seat: 0, planet: 'lodor' } },
    });
    return t.s.pub.planets.lodor!.exhausted;
  };
  expect([explored([]), explored(['pre-fab-arcologies'])]).toEqual([true, false]);
});

it('[TI4-DICE-3] [supercharge] exhausted for one more in all combat rolls of a round', () => {
  const units = ['0 cruiser 46', '1 carrier 47', '1 infantry lodor'];
  const spec: Field = {
    ...naaz,
    line: ['46', '47', '26'],
    units,
    techs: { 0: ['supercharge'] },
    dice: [6, 1, ...misses],
  };
  const t = through(field(spec), '0 activate:47', '0 move:cruiser@46~2', '0 supercharge use@0', '1 no');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']); // six is a hit
  expect(t.s.pub.cards.find(({ id }) => id === 'supercharge')!.state).toBe('exhausted');
  const again = field({
    ...spec,
    also: ({ pub }) => {
      for (const card of pub.cards) card.state = 'exhausted';
    },
  });
  through(again, '0 activate:47', '0 move:cruiser@46~2');
  expect(offers(again, 0)).not.toContain('supercharge use@0');
});

it('[TI4-PNOTE-3] [TI4-FRAG-1] [black-market-forgery] two fragments of a kind for a relic', () => {
  const NOTE = 'black-market-forgery@0';
  const turn = (...ids: string[]) =>
    field({
      ...naaz,
      line: ['26', '1'],
      units: ['0 infantry lodor', '1 infantry jord'],
      notes: { 1: [NOTE] },
      also: holding(1, ...ids),
      begin: { step: 'turn', args: { seat: 1, actions: 0 } },
    });
  const t = turn('hazardous-relic-fragment#1', 'hazardous-relic-fragment#2', 'cultural-relic-fragment#1');
  t.play(`1 action:black-market-forgery play:${NOTE}`);
  expect(cardsOf(t.s.pub, 1, 'fragment').map(({ id }) => id)).toEqual(['cultural-relic-fragment#1']);
  expect(t.s.own[0]!.notes).toContain(NOTE);
  const few = turn('hazardous-relic-fragment#1', 'cultural-relic-fragment#1');
  expect(few.may(1).some((key) => key.includes('forgery'))).toBe(false);
});
