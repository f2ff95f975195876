// The Naaz-Rokha Alliance.

import type { Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { plain } from '../../abilities/own.ts';
import { readyPlanet } from '../../atoms/economy.ts';
import { purgeCard } from '../../atoms/possession.ts';
import { targetName } from '../../effects/targets.ts';
import { type Acting, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { tail } from '../../say.ts';
import { cardsOf, has, hasSet, lay, type Pub, type T, type Unit } from '../../state.ts';
import { blendsOf, fragmentsOf, fragmentWays, type Trait } from '../../values/fragments.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf, hasFlagship, isAnomaly, unitsOn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    fabrication: Acting;
    supercharge: In<'combatRound.start'>;
  }
}

const PAIR = 2;
const plays = (pub: Pub, unit: Unit): boolean => pub.players[unit.owner]?.faction === 'naazrokha';
const fragmentName = (kind: string) => ({ key: `explore.${kind}-relic-fragment` });

/** Two of a kind, one of them perhaps unknown: `cultural>1`; or two that need not match: `cultural+hazardous`. */
export const pairs = (pub: Pub, seat: Seat): string[] => [
  ...fragmentWays(pub, seat, PAIR).map(({ trait, unknown }) => `${trait}>${unknown}`),
  ...blendsOf(pub, seat),
];
export function purgePair(t: T, seat: Seat, pair: string): void {
  if (pair.includes('+')) {
    for (const kind of pair.split('+')) purgeCard(t, fragmentsOf(t.s.pub, seat, kind as Trait)[0]!);
    return;
  }
  const [trait, unknown] = pair.split('>') as [Trait, string];
  const typed = fragmentsOf(t.s.pub, seat, trait).slice(0, PAIR - Number(unknown));
  for (const card of [...typed, ...fragmentsOf(t.s.pub, seat, 'unknown').slice(0, Number(unknown))]) purgeCard(t, card);
}
/** One fragment of each kind there is, for a token. */
function singles(pub: Pub, seat: Seat): string[] {
  const kinds = cardsOf(pub, seat, 'fragment').map(({ id }) => id.split('-relic-fragment')[0]!);
  return [...new Set(kinds)];
}
const fabrications = (pub: Pub, seat: Seat): Option[] => [
  ...pairs(pub, seat).map((pair) => ({
    key: `pair:${pair}`,
    label: { key: 'use.fabrication.relic', args: { fragment: targetName(pub, `pair:${pair}`) } },
  })),
  ...singles(pub, seat).map((kind) => ({
    key: `one:${kind}`,
    label: { key: 'use.fabrication.token', args: { fragment: fragmentName(kind) } },
  })),
];

export const abilities: Piece[] = since(3, [
  {
    id: 'distant-suns',
    modifiers: {
      // [TI4-EXPL-2]
      prospects: (pub, seat, planet) =>
        abilityOfSheet(pub, seat, 'distant-suns') &&
        unitsOn(pub, planet).some((u) => u.owner === seat && u.type === 'mech')
          ? 1
          : 0,
    },
  },
  {
    id: 'fabrication',
    of: { faction: 'naazrokha' },
    actions: {
      rules: ['TI4-FRAG-1', 'TI4-TURN-20'],
      step: 'fabrication',
      can: ({ pub, seat }) => fabrications(pub, seat!),
    },
    steps: {
      fabrication: step('fabrication', {
        purge(t, { args: { seat, choice } }) {
          if (choice.startsWith('pair:')) {
            purgePair(t, seat, tail(choice));
            t.call('gainRelic', { seat });
            return;
          }
          purgeCard(t, fragmentsOf(t.s.pub, seat, tail(choice) as Trait)[0]!);
          t.call('gainTokens', { seat, count: 1 });
        },
      }),
    },
  },
  {
    id: 'visz-el-vir',
    of: { faction: 'naazrokha' },
    modifiers: {
      rolls: (pub, { unit }) =>
        unit.type === 'mech' &&
        hasFlagship(pub, unit.owner, 'visz-el-vir') &&
        fleetOf(pub, unit.owner, unit.at).some((u) => u.type === 'flagship')
          ? 1
          : 0,
    },
  },
  {
    id: 'eidolon',
    of: { faction: 'naazrokha' },
    modifiers: {
      // [TI4-FLAG-12]
      musters: (pub, unit) =>
        unit.type === 'mech' &&
        !unit.form &&
        unit.on === null &&
        plays(pub, unit) &&
        hasSet(pub, 'pok') &&
        !barTo('mechText', pub) &&
        !isAnomaly(pub, unit.at, 'entropic-scar'),
    },
  },
  {
    id: 'pre-fab-arcologies',
    follows: {
      'explore.after'(t, { by, on }) {
        if (has(t.s.pub, by, 'pre-fab-arcologies') && t.s.pub.planets[on]?.exhausted) readyPlanet(t, on);
      },
    },
  },
  {
    id: 'supercharge',
    of: { card: 'technology' },
    cost: 'exhaust',
    abilities: {
      supercharge: plain('combatRound.start', 'supercharge', ['TI4-DICE-3'], (_, seat, { about }) =>
        isSide(about, seat),
      ),
    },
    steps: {
      supercharge: step('supercharge', {
        boost: (t, { args: { seat, about } }) =>
          lay(t.frame(about.frame, 'spaceCombat', 'groundCombat'), { kind: 'combat', seat, amount: 1 }),
      }),
    },
  },
]);
