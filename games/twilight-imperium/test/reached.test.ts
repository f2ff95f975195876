// Registered is not playable: every ability and action has been offered, every window opened and every effect run in a whole game.
// `reached.json` names such a game for each. What is new needs one: `npx orrery fuzz twilight-imperium --log FILE`, with bots
// or at random, then `npx orrery census twilight-imperium FILE… --keep games/twilight-imperium/test/reached.json`.
import { readFileSync } from 'node:fs';
import { isInPlay, type WindowName } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import { type Piece, pieces } from '../registry.ts';
import type { TI } from '../state.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const reached: Record<'offered' | 'windows' | 'steps', Record<string, string>> = JSON.parse(read('./reached.json'));
/** The edition that players have had so far: what comes later waits for games of its own. */
const table = { edition: 6 };
const inPlay = pieces().filter((piece) => isInPlay(piece, table));
const named = (of: (piece: Piece) => string[]): string[] => inPlay.flatMap(of).sort();

const abilities = Object.entries(twilightImperium.abilities!).filter(([, ability]) => isInPlay(ability, table));
const PARTS = {
  offered: [...abilities.map(([name]) => name), ...named(({ id, actions }) => (actions ? [`action:${id}`] : []))],
  windows: [
    ...read('../windows.ts')
      .split('export type Windows')[1]!
      .matchAll(/^ {2}'?([\w.]+)'?: /gm),
  ]
    .map(([, name]) => name as WindowName<TI>)
    .filter((name) => isInPlay(twilightImperium.windows?.[name] ?? {}, table)),
  steps: named(({ steps = {} }) => Object.keys(steps)),
};

/** So many may still be without a game. These figures only ever go down; what is left when they are small is looked into. */
const WANTING: Record<keyof typeof PARTS, number> = { offered: 2, windows: 0, steps: 8 };
/** What no game can reach, and why. */
const NEVER: Record<string, string> = {
  'agenda.covert-legislation': 'the agenda that it hides is resolved in its place', // [TI4-AGENDA-20]
};

it.each(Object.entries(PARTS) as [keyof typeof PARTS, string[]][])('%s: reached by a whole game', (part, names) => {
  const wanting = names.filter((name) => !Object.hasOwn(reached[part], name) && !Object.hasOwn(NEVER, name));
  expect(Object.keys(reached[part]).filter((name) => Object.hasOwn(NEVER, name))).toEqual([]);
  expect(names.length).toBeGreaterThan(50);
  expect(wanting.length, wanting.join(', ')).toBeLessThanOrEqual(WANTING[part]);
});

/** Nobody acts there so far: something follows by itself, or what will act has not come yet. */
const QUIET = [
  'die.rolled',
  'commodities.gained',
  'pass',
  'strategic.secondary',
  'strategic.imperialMecatolPoint',
  'tactical.activate',
  'combat.roll.before',
  'hits.produced',
  'unit.destroyed',
  'explore.after',
  'objective.scored',
  'round.end',
  'relic.gained',
  'tech.research.cost',
];
it('every other window is one in which something can act', () => {
  const used = new Set<string>(Object.values(twilightImperium.abilities!).map(({ window }) => window));
  expect(PARTS.windows.filter((name) => !used.has(name) && !QUIET.includes(name))).toEqual([]);
});
