// COS-INV: what holds at every decision of every game.
import {
  AI_CARDS,
  BONUS_LIMIT,
  bonusOf,
  CONSUMPTION,
  galaxyOf,
  galaxyOfSpace,
  isAi,
  MAX_STACK,
  START_CARDS,
  TILES,
  tileOf,
} from './packs/base/index.ts';
import { frameOf, framesOf } from './procedures.ts';
import { isAutoma, type Player, type Pub, type S, type Side, sidesOf } from './state.ts';
import { galaxiesOf } from './values/cubes.ts';

const isOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
/** Whose part it is: the parts to come lie ready below. */
const active = (pub: Pub): Side | undefined => frameOf(pub, 'buy', 'part')?.args.side;
const cardsOf = (p: Player): string[] => [...p.hand, ...p.slots.flat()];

export const invariants: Record<string, (s: S) => boolean> = {
  'COS-INV-1 consumption stays on its track': ({ pub }) =>
    pub.players.every((p) => p.consumption >= CONSUMPTION.min && p.consumption <= CONSUMPTION.max),
  'COS-INV-2 energy is below consumption outside the own part': ({ pub }) =>
    sidesOf(pub).every((side) => active(pub) === side || pub.players[side]!.energy < pub.players[side]!.consumption),
  'COS-INV-3 no planet holds more than three cubes': ({ pub }) =>
    Object.values(pub.cubes).every((cubes) => cubes.length > 0 && cubes.length <= MAX_STACK),
  'COS-INV-4 everybody has the six starting cards and what was acquired': ({ pub }) =>
    sidesOf(pub).every((side) => {
      const cards = cardsOf(pub.players[side]!);
      const start = isAutoma(pub, side) ? 0 : START_CARDS.length;
      return isOnce(cards) && cards.filter((id) => !isAi(id)).length === start;
    }),
  'COS-INV-5 every AI card is somewhere once': ({ pub, dark }) => {
    const held = pub.players.flatMap(cardsOf).filter(isAi);
    const all = [...pub.row.filter((id) => id !== null), ...dark.ai, ...held, ...(pub.automa?.aside ?? [])];
    return isOnce(all) && all.length === AI_CARDS.length && pub.sizes.ai === dark.ai.length;
  },
  'COS-INV-6 every tile is somewhere once, in its own parsec': ({ pub, dark }) => {
    const all = [...dark.tiles.flat(), ...dark.looked, ...Object.values(pub.systems)];
    const fits = ([space, tile]: [string, string]) => tileOf(tile).parsec === galaxyOf(galaxyOfSpace(space)).parsec;
    const counted = dark.tiles.every((stack, i) => stack.length === pub.sizes.tiles[i]);
    return isOnce(all) && all.length === TILES.length && counted && Object.entries(pub.systems).every(fits);
  },
  'COS-INV-7 light cards are all there, and nobody keeps more than four': ({ pub, own, dark }) => {
    const held = own.flatMap((o) => o.bonus);
    const light = [...held.filter((id) => bonusOf(id).back === 'light'), ...dark.light, ...dark.automaLight];
    const giving = pub.stack.at(-1)?.step === 'bonusLimit';
    const limited = own.every((o) => o.bonus.length <= BONUS_LIMIT + (giving ? 1 : 0));
    const backs = own.every((o, seat) => o.bonus.every((id, i) => bonusOf(id).back === pub.players[seat]!.backs[i]));
    return (
      isOnce([...light, ...held.filter((id) => bonusOf(id).back === 'dark')]) && light.length === 18 && limited && backs
    );
  },
  'COS-INV-8 when a round begins slot 1 is empty and every order tile is held once': ({ pub }) =>
    isOnce(pub.players.map((p) => p.order)) &&
    (pub.phase !== 1 || pub.players.every((p) => p.slots.length === 0 || p.slots[0]!.length === 0)),
  'COS-INV-9 a Dark Tech card for each of the first two levels': ({ pub }) =>
    pub.over ||
    sidesOf(pub).every((side) => {
      const { level, tech } = pub.players[side]!;
      const due = isAutoma(pub, side) ? 0 : Math.min(level, 2);
      const choosing = framesOf(pub, 'levels').some((f) => f.at === 'card' && f.args.side === side);
      return tech.length === due - (choosing ? 1 : 0) && tech.every(({ id }, i) => id.startsWith(`dt${i + 1}`));
    }),
  'COS-INV-10 stations stand in galaxies in use, one of each kind per player': ({ pub }) => {
    const used = galaxiesOf(pub).map((g) => g.id);
    const kinds = Object.values(pub.stations).map((s) => `${s.side} ${s.kind}`);
    return Object.keys(pub.stations).every((id) => used.includes(id)) && isOnce(kinds);
  },
  'COS-INV-11 range 3 is reached by way of range 2': ({ pub }) =>
    pub.players.every((p) =>
      p.upgrades.every((id) => !/^range-\d-3$/.test(id) || p.upgrades.includes(id.replace(/3$/, '2'))),
    ),
};
