// The L1Z1X Mindnet.

import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { plain } from '../../abilities/own.ts';
import { exhaustTechnology } from '../../atoms/economy.ts';
import { exchange } from '../../effects/units.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { option } from '../../say.ts';
import { hasReady, hasSet, type Pub } from '../../state.ts';
import { bombers } from '../../steps/bombardment.ts';
import { isOpponent } from '../../values/allies.ts';
import { coexists } from '../../values/coexistence.ts';
import { payable } from '../../values/payment.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf, hasFlagship, isStructure, unitsOn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    harrow: In<'groundCombatRound.end'>;
  }
}

const plays = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'l1z1x';
const PRICE = { resources: 2, influence: 0 };

export const abilities: Piece[] = since(2, [
  {
    id: 'assimilate',
    // [TI4-CTRL-3] before what is left is destroyed
    follows: {
      'planet.gained'(t, { by, on }) {
        if (!abilityOfSheet(t.s.pub, by, 'assimilate')) return;
        const others = unitsOn(t.s.pub, on).filter(
          (u) => isStructure(u) && isOpponent(t.s.pub, by, u.owner) && !coexists(t.s.pub, u.owner, on),
        );
        for (const unit of others) exchange(t, by, unit, unit.type);
      },
    },
  },
  {
    id: 'harrow',
    of: { faction: 'l1z1x' },
    odds: {
      harries: (pub, { attacker, system, planet }, seat) =>
        planet !== null && seat === attacker && abilityOfSheet(pub, seat, 'harrow')
          ? bombers(pub, { seat, system, on: planet })
          : [],
    },
    abilities: {
      harrow: plain(
        'groundCombatRound.end',
        'harrow',
        ['TI4-BOMB-9', 'TI4-SHLD-6'],
        (pub, seat, { about }) =>
          about.attacker === seat && bombers(pub, { seat, system: about.at, on: about.on }).length > 0,
      ),
    },
    steps: {
      harrow: step('harrow', {
        bombard: (t, { args: { seat, about } }) =>
          t.call('bombardment', { seat, system: about.at, on: about.on, aims: {} }),
      }),
    },
  },
  {
    id: '001',
    modifiers: {
      // [TI4-HIT-8] its own hits and those of dreadnoughts beside it
      aims: (pub, { unit, system, planet }) =>
        planet === null &&
        hasFlagship(pub, unit.owner, '001') &&
        (unit.type === 'flagship' ||
          (unit.type === 'dreadnought' && fleetOf(pub, unit.owner, system).some((u) => u.type === 'flagship'))),
    },
  },
  {
    id: 'annihilator',
    modifiers: {
      bombards: (pub, unit) =>
        unit.type === 'mech' && plays(pub, unit.owner) && hasSet(pub, 'pok') && !barTo('mechText', pub),
    },
  },
  {
    id: 'inheritance-systems',
    waiver: {
      option: option('inheritance', 'inheritance'),
      all: true,
      can: (pub, seat) => hasReady(pub, seat, 'inheritance-systems') && payable(pub, seat, PRICE),
      pay(t, seat) {
        exhaustTechnology(t, seat, 'inheritance-systems');
        t.call('pay', { seat, ...PRICE, what: { key: 'tech.inheritance-systems' } });
      },
    },
  },
]);
