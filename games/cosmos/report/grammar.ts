// CSM-LANG: the language of orders on one page, with the names of the reader's own faction.
import type { Msg } from '@orrery/kernel';
import { heroMsg, numbered, troopMsg, unitMsg } from '../say.ts';
import { factionOf, isShip } from '../values/sheets.ts';
import { type Cell, type Section, section } from './section.ts';

const LINES = [
  'move',
  'part',
  'riders',
  'via',
  'collect',
  'search',
  'build',
  'recruit',
  'explore',
  'troops',
  'hero',
  'use',
  'cards',
  'war',
  'scout',
  'peace',
  'defend',
  'bombard',
  'pact',
  'loan',
  'prepay',
  'destroy',
  'investigate',
  'counterspy',
  'dismantle',
  'trap',
  'special',
  'supreme',
  'assign',
] as const;
/** Orders that only one faction gives. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  american: ['mediate'],
  european: ['feat'],
  rauk: ['incentive', 'dynamic'],
  'mente-colmena': ['biomass', 'compost'],
  asimiladores: ['nexus'],
  fantasma: ['veil'],
  naxor: ['portal', 'anchor'],
  aeshnid: ['metamorphosis'],
  astano: ['refit', 'bench'],
};
const INTRO = [1, 2, 3, 4, 5, 6];

/** Examples with the names of this faction, and of one that it plays against. */
function examplesOf(faction: string, ids: readonly string[], playing: readonly (string | null)[]): Cell[][] {
  const { units, troops, heroes } = factionOf(faction);
  const ships = units.filter((unit) => isShip(unit) && !unit.tags.includes('base'));
  const ship = ships.find(({ troops: room }) => room > 0) ?? ships[0]!; // it is said to carry troops
  const scrap = units.find((unit) => unit.class === 'satellite') ?? ship;
  const args = {
    units: numbered(5, unitMsg(ship.id)),
    one: numbered(1, unitMsg(ship.id)),
    troops: numbered(100, troopMsg(troops[0]!.id)),
    scrap: numbered(3, unitMsg(scrap.id)),
    eaten: numbered(20, troopMsg(troops[0]!.id)),
    other: unitMsg((ships.find((one) => one !== ship) ?? ship).id),
    hero: heroMsg(heroes[0]!.id),
    foe: { key: `faction.${playing.find((one) => one && one !== faction) ?? (faction === 'rauk' ? 'asian' : 'rauk')}` },
  };
  const line = (key: string): Msg => ({ key, args });
  return ids.map((id) => [line(`grammar.${id}`), line(`grammar.${id}.about`)]);
}
export const ownExamples = (faction: string, playing: readonly (string | null)[] = []): Cell[][] =>
  examplesOf(faction, OWN[faction] ?? [], playing);

export function grammarSections(faction: string, playing: readonly (string | null)[]): Section[] {
  return [
    section(
      'grammar',
      [],
      INTRO.map((n): Cell[] => [{ key: `grammar.intro.${n}` }]),
    ),
    section(
      'orders',
      ['example', 'meaning'],
      [...examplesOf(faction, LINES, playing), ...ownExamples(faction, playing)],
    ),
  ];
}
