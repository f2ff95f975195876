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
  'trap',
  'special',
  'supreme',
  'assign',
] as const;
const INTRO = [1, 2, 3, 4, 5];

export function grammarSections(faction: string): Section[] {
  const { units, troops, heroes } = factionOf(faction);
  const ship = units.find((unit) => isShip(unit) && !unit.tags.includes('base'))!;
  const args = {
    units: numbered(5, unitMsg(ship.id)),
    one: numbered(1, unitMsg(ship.id)),
    troops: numbered(100, troopMsg(troops[0]!.id)),
    hero: heroMsg(heroes[0]!.id),
    foe: { key: `faction.${faction === 'rauk' ? 'asian' : 'rauk'}` },
  };
  const line = (key: string): Msg => ({ key, args });
  return [
    section(
      'grammar',
      [],
      INTRO.map((n): Cell[] => [{ key: `grammar.intro.${n}` }]),
    ),
    section(
      'orders',
      ['example', 'meaning'],
      LINES.map((id): Cell[] => [line(`grammar.${id}`), line(`grammar.${id}.about`)]),
    ),
  ];
}
