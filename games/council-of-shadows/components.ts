// Every component of the box, and the rule that tells what it does: the matrix of `orrery components`.
import type { Component } from '@orrery/kernel';
import * as pack from './packs/base/index.ts';

const of = (
  kind: string,
  words: string,
  ids: readonly string[],
  rule?: (i: number, id: string) => string,
): Component[] =>
  ids.map((id, i) => ({
    kind,
    id,
    set: 'base',
    name: `${words}.${id}`,
    ...(rule ? { rule: rule(i + 1, id) } : {}),
  }));
const idsOf = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);
/** Cards whose rules are numbered as they lie in the table. */
const numbered = (family: string) => (n: number) => `COS-CARD-${family}-${n}`;
/** Cards whose id is the end of their rule's. */
const called = (_: number, id: string) => `COS-CARD-${id.toUpperCase()}`;

/** The rule of each leader's text. */
const LEADER_RULES: Readonly<Record<string, number>> = { buteo: 3, zoe: 4, ava: 5, casares: 6, s3e3: 8, breish: 9 };

export function components(): Component[] {
  const darkTech = (level: number) => idsOf(pack.DARK_TECH.filter((card) => card.level === level));
  return [
    ...of('galaxy', 'galaxy', idsOf(pack.GALAXIES), numbered('GAL')),
    ...of('start-card', 'card', idsOf(pack.START_CARDS), numbered('START')),
    ...of('ai-card', 'card', idsOf(pack.AI_CARDS), called),
    ...of('upgrade', 'upgrade', idsOf(pack.UPGRADES.filter(({ leader }) => !leader)), numbered('UPG')),
    ...of('upgrade', 'upgrade', idsOf(pack.UPGRADES.filter(({ leader }) => leader)), () => 'COS-LEADER-5'),
    ...of('dark-tech', 'tech', darkTech(1), numbered('DT1')),
    ...of('dark-tech', 'tech', darkTech(2), numbered('DT2')),
    ...of('bonus-card', 'bonus', idsOf(pack.BONUS_CARDS), numbered('BONUS')),
    ...of('station', 'station', idsOf(pack.STATIONS), numbered('STATION')),
    ...of('leader', 'leader', idsOf(pack.LEADERS), (_, id) => `COS-LEADER-${LEADER_RULES[id]}`),
    ...of('automa-card', 'automa', idsOf(pack.AUTOMA_CARDS), called),
    ...idsOf(pack.TILES).map((id) => ({ kind: 'tile', id, set: 'base', rule: 'COS-COMP-7' })),
  ];
}
