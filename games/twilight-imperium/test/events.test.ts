// TI4-OBJ-4: the secrets of the action phase: the event that just suffices, and the one that just does not.
import { expect, it } from 'vitest';
import { objectiveCard } from '../content.ts';
import { secretDeck } from '../decks.ts';
import type { Pub } from '../state.ts';
import { drive } from './drive.ts';
import { type Field, field } from './field.ts';

type Event = Partial<Omit<Field, 'also'>> & { does?: RegExp[]; set?: (pub: Pub) => void; at0?: string };

/** Seat 0 holds the secret and activates the system; whatever can be scored is scored. */
function isScored(objective: string, { does = [], set, at0, ...spec }: Event): boolean {
  const t = field({
    line: ['26'],
    units: [],
    factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
    secrets: { 0: [objective] },
    ...spec,
    also: ({ pub }) => set?.(pub),
  });
  if (!spec.begin) t.play(`0 activate:${at0 ?? spec.line?.[0] ?? '26'}`);
  return drive(t, ...does).includes(objective);
}
const points =
  (...list: number[]) =>
  (pub: Pub): void => {
    for (const [seat, n] of list.entries()) pub.players[seat]!.points = n;
  };
const DUEL = ['0 cruiser 26', '1 destroyer 26'];
const LANDING = ['0 carrier 26', '0 infantry 26', '1 infantry lodor'];
const land = [/^land:/];
const WIN = [10, 1];
const LOSE = [1, 10];
const INVADED = ['1 carrier 1', '1 infantry*2 1', '0 infantry jord'];
const attack = { step: 'tactical', args: { seat: 1, effects: [] } };

/** [objective, the event, nearly the event] */
const EVENTS: [string, Event, Event][] = [
  [
    'destroy-their-greatest-ship',
    { units: ['0 dreadnought*2 26', '1 war-sun 26'], techs: { 1: ['war-sun'] }, dice: [10, 10, 1, 1, 1] },
    { units: ['0 dreadnought*2 26', '1 dreadnought 26'], dice: [10, 10, 1] },
  ],
  [
    'make-an-example-of-their-world',
    { units: ['0 dreadnought 26', '1 infantry lodor'], does: [/^bombard/], dice: [10] },
    { units: ['0 dreadnought 26', '1 infantry*2 lodor'], does: [/^bombard/], dice: [10] },
  ],
  [
    'spark-a-rebellion',
    { units: DUEL, set: points(2, 2, 1), dice: WIN },
    { units: DUEL, set: points(2, 1, 0), dice: WIN },
  ],
  ['spark-a-rebellion', { units: DUEL, dice: WIN }, { units: DUEL, dice: LOSE }],
  [
    'turn-their-fleets-to-dust',
    {
      line: ['26'],
      units: ['1 cruiser 26', '0 pds lodor'],
      begin: attack,
      does: [/activate/, /fire/, /cannon/],
      dice: [10],
    },
    {
      line: ['26'],
      units: ['1 cruiser*2 26', '0 pds lodor'],
      begin: attack,
      does: [/activate/, /fire/, /cannon/],
      dice: [10],
    },
  ],
  [
    'unveil-flagship',
    { units: ['0 flagship 26', '1 destroyer 26'], dice: [10, 10, 1] },
    { units: ['0 cruiser 26', '1 destroyer 26'], dice: WIN },
  ],
  [
    'become-a-martyr',
    { line: ['1'], units: INVADED, begin: attack, does: [/activate/, /^land:/], dice: [10, 10, 1] },
    {
      line: ['26'],
      units: ['1 carrier 26', '1 infantry*2 26', '0 infantry lodor'],
      begin: attack,
      does: [/activate/, /^land:/],
      dice: [10, 10, 1],
    },
  ],
  [
    'brave-the-void',
    { line: ['41'], units: ['0 cruiser 41', '1 destroyer 41'], dice: WIN },
    { units: DUEL, dice: WIN },
  ],
  [
    'brave-the-void',
    { line: ['68'], units: ['0 carrier 68', '0 infantry 68', '1 infantry everra'], does: land, dice: WIN },
    { units: LANDING, does: land, dice: WIN },
  ],
  [
    'darken-the-skies',
    { line: ['14'], units: ['0 cruiser 14', '1 destroyer 14'], dice: WIN },
    { line: ['1'], units: ['0 cruiser 1', '1 destroyer 1'], dice: WIN }, // at home
  ],
  [
    'demonstrate-your-power',
    { units: ['0 cruiser*3 26', '1 destroyer 26'], dice: [10, 1, 1, 1] },
    { units: ['0 cruiser*2 26', '0 fighter 26', '1 destroyer 26'], dice: [10, 1, 1, 1] },
  ],
  [
    'fight-with-precision',
    { units: ['0 destroyer 26', '1 carrier 26', '1 fighter 26'], does: [/^fire$/], dice: [10, 1, 10, 1] },
    { units: ['0 destroyer 26', '1 carrier 26', '1 fighter*2 26'], does: [/^fire$/], dice: [10, 1, 1, 1, 1] },
  ],
];

it.each(EVENTS)('[TI4-OBJ-4] [%s] when it happens and when it nearly does', (objective, happens, nearly) => {
  expect(isScored(objective, happens)).toBe(true);
  expect(isScored(objective, nearly)).toBe(false);
});

it('[TI4-OBJ-4] [prove-endurance] for the last to pass and for nobody else', () => {
  const last = (others: boolean): Event => ({
    line: ['26'],
    begin: { step: 'actionPhase', args: {} },
    does: [/^pass$/],
    set: (pub) => {
      pub.initiative = others ? [0, 1, 2] : [1, 2, 0];
    },
  });
  expect(isScored('prove-endurance', last(false))).toBe(true);
  expect(isScored('prove-endurance', last(true))).toBe(false);
});

it('[TI4-OBJ-4] no objective of the action phase is left out', () => {
  const ids = [...new Set([...EVENTS.map(([id]) => id), 'prove-endurance'])].sort();
  expect(ids).toEqual(
    secretDeck({ sets: ['base', 'pok'] })
      .filter((id) => objectiveCard(id).phase === 'action')
      .sort(),
  );
});

it('[TI4-GEN-14] whoever shares the most points has the most', () => {
  const beaten = (...list: number[]) => isScored('spark-a-rebellion', { units: DUEL, set: points(...list), dice: WIN });
  expect(beaten(1, 3, 3)).toBe(true);
  expect(beaten(3, 3, 1)).toBe(true); // also with oneself
  expect(beaten(1, 2, 3)).toBe(false);
});
