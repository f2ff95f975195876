// The Embers of Muaat.

import type { Option, Seat, Step } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { place } from '../../atoms/units.ts';
import { placeIn } from '../../effects/units.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import { type Acting, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { option, placeName, systemName, tail } from '../../say.ts';
import { has, hasSet, type Pub, type TI, type Unit } from '../../state.ts';
import { obtainable } from '../../steps/pieces.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { hasUnits, isAnomaly, unitOf } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'star-forge': Acting;
    'the-inferno': Acting;
  }
}

/** Systems with an own ship of a type. */
const berths = (pub: Pub, seat: Seat, type: 'war-sun' | 'flagship'): string[] => [
  ...new Set(pub.units.filter((u) => u.owner === seat && u.type === type).map((u) => u.at)),
];
const forged = (card: string, system: string, what: string): Option => ({
  key: `in:${system}>${what}`,
  label: { key: `use.${card}.${what}`, args: { system: systemName(system) } },
  refs: [`system:${system}`],
});
const systemNamed = (choice: string): string => tail(choice).split('>')[0]!;

type Forging = { seat: Seat; choice: string };
/** Mechs in the system of the forge or next to it. */
function colossi(pub: Pub, { seat, choice }: Forging): Unit[] {
  if (!hasSet(pub, 'pok') || barTo('mechText', pub) || pub.players[seat]!.faction !== 'muaat') return [];
  const forge = systemNamed(choice);
  return pub.units.filter(
    (u) =>
      u.owner === seat &&
      u.type === 'mech' &&
      (u.at === forge || adjacent(pub, seat, u.at, forge)) &&
      (u.on === null || !barTo('place', pub, u.on)),
  );
}
/** One mark for each mech, also of several that stand together. */
const guards = (pub: Pub, args: Forging): Option[] =>
  colossi(pub, args).map((u) => option(`guard:${u.id}`, 'guard', { place: placeName(u) }, [`unit:${u.id}`]));

/** What may be forged at the own war suns, in the words of this card. */
export const forgeable = (pub: Pub, seat: Seat, card: string): Option[] =>
  berths(pub, seat, 'war-sun').flatMap((system) => [
    forged(card, system, 'fighter'),
    ...(obtainable(pub, seat, 'destroyer') > 0 ? [forged(card, system, 'destroyer')] : []),
  ]);
/** The forge, whatever is paid for it. */
export const forge = <A extends Forging>(): Step<TI, A> => ({
  forge(t, { args: { seat, choice } }) {
    const [system, what] = tail(choice).split('>') as [string, string];
    if (what === 'destroyer') placeIn(t, seat, 'destroyer', system);
    else for (let i = 0; i < 2; i++) place(t, seat, 'fighter', system, null);
  },
  colossus: {
    // Ember Colossus
    who: (pub, f) => (colossi(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.ember-colossus' },
      ask: { shape: 'many', options: guards(k.pub, f.args), min: 0, max: guards(k.pub, f.args).length },
      rules: ['TI4-MECH-1', 'TI4-COMP-3'],
      fallback: guards(k.pub, f.args).map(({ key }) => key),
    }),
    take(t, f, choices) {
      for (const key of choices.get(f.args.seat) as string[]) {
        const mech = unitOf(t.s.pub, Number(tail(key)))!;
        place(t, f.args.seat, 'infantry', mech.at, mech.on);
      }
    },
  },
});

export const abilities: Piece[] = since(2, [
  {
    id: 'star-forge',
    of: { faction: 'muaat' },
    cost: { pool: 'strategy' },
    actions: {
      rules: ['TI4-TURN-20', 'TI4-COMP-4'],
      step: 'star-forge',
      can: ({ pub, seat }) => forgeable(pub, seat!, 'star-forge'),
    },
    steps: {
      'star-forge': step('star-forge', forge()),
    },
  },
  {
    id: 'gashlai-physiology',
    modifiers: {
      crosses: (pub, seat, anomaly) => anomaly === 'supernova' && abilityOfSheet(pub, seat, 'gashlai-physiology'),
    },
  },
  {
    id: 'the-inferno',
    of: { faction: 'muaat' },
    cost: { pool: 'strategy' },
    actions: {
      rules: ['TI4-TURN-20', 'TI4-FLAG-2'],
      step: 'the-inferno',
      can: ({ pub, seat }) =>
        obtainable(pub, seat!, 'cruiser') > 0
          ? berths(pub, seat!, 'flagship').map((system) => ({
              key: `in:${system}`,
              label: { key: 'use.the-inferno', args: { system: systemName(system) } },
              refs: [`system:${system}`],
            }))
          : [],
    },
    steps: {
      'the-inferno': step('the-inferno', {
        place: (t, { args: { seat, choice } }) => placeIn(t, seat, 'cruiser', tail(choice)),
      }),
    },
  },
  {
    id: 'magmus-reactor',
    modifiers: {
      enters: (pub, seat, anomaly) => anomaly === 'supernova' && has(pub, seat, 'magmus-reactor'),
      yields: (pub, seat, system) =>
        has(pub, seat, 'magmus-reactor') && isAnomaly(pub, system, 'supernova') && hasUnits(pub, seat, system) ? 5 : 0,
    },
  },
]);
