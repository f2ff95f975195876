// The Mentak Coalition.

import type { Option, Seat, WindowFacts } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { plain, targetOf } from '../../abilities/own.ts';
import { layDice } from '../../atoms/dice.ts';
import { gainGoods, takeGood } from '../../atoms/economy.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { frameAt, frameOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { player } from '../../say.ts';
import { has, hasSet, NOBODY, type Pub, playerOf, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { areNeighbours } from '../../values/board.ts';
import { openNotes } from '../../values/notes.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { cardOf, fleetOf, groundOn, hasFlagship, isGroundForce, isShip } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    ambush: In<'spaceCombat.start'>;
    pillage: In<'tradeGoods.gained'> | In<'transaction.resolved'>;
    'salvage-operations': In<'combat.won'>;
  }
}

const plays = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'mentak';
const NO_SUSTAIN = { why: 'no-sustain', rule: 'TI4-SUST-11' };

/** The two cruisers or destroyers that hit best. */
const raiders = (pub: Pub, units: readonly Unit[]): Unit[] =>
  units
    .filter((u) => u.type === 'cruiser' || u.type === 'destroyer')
    .sort((a, b) => cardOf(pub, a).combat!.hit - cardOf(pub, b).combat!.hit)
    .slice(0, 2);
const needs = (pub: Pub, units: readonly Unit[]): number[] =>
  raiders(pub, units).map((u) => cardOf(pub, u).combat!.hit);

/** Those concerned who are rich enough and near enough, each once. [TI4-TRANS-12] */
const victims = (pub: Pub, seat: Seat, parties: readonly Seat[], used: readonly string[]): Seat[] =>
  parties.filter(
    (other) =>
      other !== seat &&
      playerOf(pub, other).goods >= 3 &&
      !openNotes(pub, 'promise-of-protection').some(({ holder, owner }) => holder === other && owner === seat) &&
      areNeighbours(pub, seat, other) &&
      !used.some((source) => source.endsWith(` from${other}@${seat}`)),
  );
const spoils = (pub: Pub, seat: Seat, from: Seat): Option[] =>
  (['goods', 'commodities'] as const)
    .filter((what) => playerOf(pub, from)[what] > 0)
    .map((what) => ({
      key: `from${from}@${seat}>${from}.${what}`,
      label: { key: `use.pillage.${what}`, args: { seat: player(from) } },
    }));
const pillaging = <N extends 'tradeGoods.gained' | 'transaction.resolved'>(window: N) => ({
  window,
  step: 'pillage' as const,
  rules: ['TI4-TRANS-12', 'TI4-TG-3'],
  might: (pub: Pub, seat: Seat, { about, used }: WindowFacts<{ by: Seat; with?: Seat }>) =>
    victims(pub, seat, parties(about), used).length > 0,
  can: (k: { pub: Pub; seat: Seat | null }, { about, used }: WindowFacts<{ by: Seat; with?: Seat }>) =>
    victims(k.pub, k.seat!, parties(about), used).flatMap((from) => spoils(k.pub, k.seat!, from)),
});
const parties = (about: { by: Seat; with?: Seat }): Seat[] => [
  about.by,
  ...(about.with === undefined ? [] : [about.with]),
];

export const abilities: Piece[] = since(2, [
  {
    id: 'ambush',
    of: { faction: 'mentak' },
    odds: {
      ambushes: (pub, { planet }, own) =>
        planet === null && abilityOfSheet(pub, own[0]?.owner ?? NOBODY, 'ambush') ? needs(pub, own) : [],
    },
    abilities: {
      ambush: plain(
        'spaceCombat.start',
        'ambush',
        ['TI4-DICE-10', 'TI4-HIT-4'],
        (pub, seat, { about }) => isSide(about, seat) && raiders(pub, fleetOf(pub, seat, about.at)).length > 0,
      ),
    },
    steps: {
      ambush: step('ambush', {
        roll(t, { args: { seat, about } }) {
          const enemy = about.attacker === seat ? about.defender : about.attacker;
          const goals = needs(t.s.pub, fleetOf(t.s.pub, seat, about.at));
          const faces = t.roll(10, goals.length);
          const dice = faces.map((face, i) => ({ face, hit: face >= goals[i]! }));
          const hits = dice.filter(({ hit }) => hit).length;
          t.tell({ type: 'rolled.effect', pub: { card: { key: 'sheet.ambush' }, dice: faces } });
          layDice(t, { seat, what: 'sheet.ambush', target: enemy, at: about.at, on: null, dice, hits });
          const eligible = fleetOf(t.s.pub, enemy, about.at).map((u) => u.id);
          const batches = [{ seat: enemy, by: seat, hits, eligible }];
          t.call('hits', { cause: 'effect', system: about.at, planet: null, batches });
        },
      }),
    },
  },
  {
    id: 'pillage',
    of: { faction: 'mentak' },
    abilities: { pillage: pillaging('tradeGoods.gained'), 'pillage.trade': pillaging('transaction.resolved') },
    steps: {
      pillage: step('pillage', {
        take(t, f) {
          const [from, what] = targetOf(f.args).split('.') as [string, 'goods' | 'commodities'];
          takeGood(t, f.args.seat, Number(from), what);
        },
        after(t, f) {
          const from = Number(targetOf(f.args).split('.')[0]);
          t.window('pillage.after', { by: f.args.seat, seat: player(f.args.seat), from });
        },
      }),
    },
  },
  {
    id: 'fourth-moon',
    restrictions: {
      sustain: (pub, unit) =>
        isShip(unit) &&
        pub.units.some(
          (u) =>
            u.type === 'flagship' &&
            u.at === unit.at &&
            isOpponent(pub, unit.owner, u.owner) &&
            hasFlagship(pub, u.owner, 'fourth-moon'),
        )
          ? NO_SUSTAIN
          : undefined,
    },
  },
  {
    id: 'moll-terminus',
    restrictions: {
      sustain: (pub, unit) =>
        isGroundForce(pub, unit) &&
        unit.on !== null &&
        hasSet(pub, 'pok') &&
        pub.players.some(
          (_, seat) =>
            isOpponent(pub, seat, unit.owner) &&
            plays(pub, seat) &&
            groundOn(pub, seat, unit.on!).some((u) => u.type === 'mech'),
        ) &&
        !barTo('mechText', pub)
          ? NO_SUSTAIN
          : undefined,
    },
  },
  {
    id: 'salvage-operations',
    of: { card: 'technology' },
    destroyed(t, units) {
      const combat = frameOf(t.s.pub, 'spaceCombat');
      const ships = units.filter((u) => isShip(u) && u.at === combat?.args.system);
      if (combat && ships.length > 0) combat.args.wrecks = [...(combat.args.wrecks ?? []), ...ships.map((u) => u.type)];
    },
    follows: {
      'combat.won'(t, { winner, loser, kind }) {
        for (const seat of [winner, loser])
          if (kind === 'space' && has(t.s.pub, seat, 'salvage-operations')) gainGoods(t, seat, 1);
      },
    },
    abilities: {
      'salvage-operations': plain(
        'combat.won',
        'salvage-operations',
        ['TI4-PROD-15', 'TI4-SPACE-9'],
        (pub, seat, { about }) =>
          about.kind === 'space' && about.winner === seat && wrecks(pub, about.frame).length > 0,
      ),
    },
    steps: {
      'salvage-operations': step('salvage-operations', {
        produce: (t, { args: { seat, about } }) =>
          t.call('produce', {
            seat,
            system: about.at,
            producers: [],
            limit: 1,
            types: wrecks(t.s.pub, about.frame),
          }),
      }),
    },
  },
  {
    id: 'mirror-computing',
    modifiers: { goodWorth: (pub, seat) => (has(pub, seat, 'mirror-computing') ? 1 : 0) }, // [TI4-SPEND-15]
  },
]);

/** What kinds of ships a space combat has cost. */
const wrecks = (pub: Pub, frame: number): UnitType[] => [
  ...new Set(frameAt(pub, frame, 'spaceCombat')?.args.wrecks ?? []),
];
