// What the table around the board asks: headline, figures, curve, turns, and what an event moved.
import type { Figure, Rival } from '@orrery/board';
import type { Json, Msg, Seat, Told, View } from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import { type Council, type Player, sidesOf } from '../state.ts';
import { placeOf } from '../steps/final.ts';
import { cubesOnBoard } from '../values/cubes.ts';
import { finalScore } from '../values/final.ts';
import { roman } from './facts.ts';

export function headline({ pub }: View<Council>): Msg {
  if (pub.over) return { key: 'ui.headline.over' };
  if (pub.phase === 0) return { key: 'ui.headline.setup' };
  const phase = { key: `ui.phase.${pub.phase}` };
  return pub.throne === null
    ? { key: 'ui.headline', args: { round: pub.round, phase } }
    : { key: 'ui.last', args: { phase } };
}

export const figures = ({ pub }: View<Council>, seat: Seat): Figure[] => figuresOf(pub.players[seat]!);

const figuresOf = (p: Player): Figure[] => [
  { label: { key: 'ui.figure.level' }, value: roman(p.level) },
  { label: { key: 'ui.figure.energy' }, value: `${p.energy}/${p.consumption}` },
  { label: { key: 'ui.figure.gems' }, value: pack.GEMS.map((gem) => p.gems[gem]).join(' · ') },
  { label: { key: 'ui.figure.order' }, value: p.order },
];

/** Levels, and of the next one the share of the way that is done, to a tenth. */
export const score = ({ pub }: View<Council>): number[] =>
  pub.players.map((p) => p.level + Math.floor((10 * Math.min(p.energy, p.consumption)) / p.consumption) / 10);

/** The Automa, which has no seat. */
export const rivals = ({ pub }: View<Council>): Rival[] =>
  sidesOf(pub)
    .slice(pub.seats)
    .map((side) => ({
      name: { key: 'automa.name' },
      rank: placeOf(pub, side),
      figures: figuresOf(pub.players[side]!).filter(({ label }) => label.key !== 'ui.figure.gems'), // it has none
    }));

/** In the order in which ties are broken, then what the final scoring gave. */
export function account({ pub }: View<Council>, side: number): Figure[] {
  const p = pub.players[side]!;
  const { gems, aiCards, bonus } = finalScore(pub, side, p.bonus ?? []);
  return [
    { label: { key: 'ui.figure.level' }, value: roman(p.level) },
    { label: { key: 'ui.figure.energy' }, value: p.energy },
    { label: { key: 'ui.figure.cubes' }, value: cubesOnBoard(pub, side) },
    { label: { key: 'ui.figure.gems' }, value: `+${gems}` },
    { label: { key: 'ui.figure.aiCards' }, value: `+${aiCards}` },
    ...bonus.map((value, i) => ({ label: { key: `bonus.${p.bonus![i]}` }, value: `+${value}` })),
  ];
}

/** Phases, and in the third each player's part, which begins with the first slot; the Automa's with its card. */
export const beginsTurn = ({ type, args }: Told): boolean =>
  type.startsWith('phase.') || type === 'automa.acts' || (type === 'action' && args.slot === 1);

const isSeat = (who: Json | undefined): who is { seat: Seat } =>
  typeof who === 'object' && who !== null && !Array.isArray(who) && typeof who.seat === 'number';
const sideOf = (who: Json | undefined): number => (isSeat(who) ? who.seat : 1); // whoever has no seat is the Automa

type Refs = (at: string, told: Told) => string[];
const MOVED: Readonly<Record<string, Refs>> = {
  settled: (at) => [`planet:${at}`, `system:${pack.tileOfPlanet(at)}`],
  removed: (at) => [`planet:${at}`, `system:${pack.tileOfPlanet(at)}`],
  harvested: (at) => [`system:${at}`],
  discovered: (at, told) => [`space:${at}`, `system:${told.args.tile}`],
  'scored.high': (at) => [`galaxy:${at}`],
  'scored.low': (at) => [`galaxy:${at}`],
  built: (at) => [`galaxy:${at}`],
  action: (at) => [`card:${at}`],
  'card.taken': (at) => [`card:${at}`],
  'row.refilled': (at, told) => [`card:${at}`, `row:${told.args.position}`],
  'tech.taken': (at) => [`tech:${at}`],
  'energy.gained': (_, told) => [`energy:${sideOf(told.args.who)}`],
  level: (_, told) => [`energy:${sideOf(told.args.who)}`],
  consumption: (_, told) => [`consumption:${sideOf(told.args.who)}`],
  'consumption.limited': (_, told) => [`consumption:${sideOf(told.args.who)}`],
  looked: (_, told) => [`stack:${told.args.parsec}`],
};
export const refsOf = (told: Told): string[] => MOVED[told.type]?.(String(told.args.at ?? ''), told) ?? [];
