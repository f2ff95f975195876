// The ages: of commerce, of exploration, of fighters.
import type { Seat } from '@orrery/kernel';
import { layDice } from '../../atoms/dice.ts';
import { exhaustTechnology, gainTechnology } from '../../atoms/economy.ts';
import { layNewTile } from '../../atoms/systems.ts';
import { kindOf, systemTile, unitCard } from '../../content.ts';
import { inUse } from '../../decks.ts';
import { inSystems, notHome, withYourShips } from '../../effects/targets.ts';
import { axialOf, indexOf, nextTo } from '../../galaxy/geometry.ts';
import { SYSTEM_TABLE } from '../../packs/base/systems.ts';
import type { OpenCard } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { option, player, systemName, tail } from '../../say.ts';
import { hasReady, type Pub, seatsOf, type T, type Tile } from '../../state.ts';
import { isHomeSystem, isOuter } from '../../values/board.ts';
import { deckOf } from '../../values/technology.ts';
import { cardOf } from '../../values/units.ts';
import { acts } from '../open-card.ts';
import { event } from './event.ts';

const EXPLORATION = 'age-of-exploration';
const TAP = 'dark-energy-tap';

/** Systems on the board that touch a space. */
const touching = ({ board }: Pub, index: number): Tile[] =>
  board.filter((tile) => tile.index >= 0 && nextTo(axialOf(index), tile));
/** Free spaces beside a system that touch two systems or more that are no home; what lies beside the board is touched by nothing. */
function spaces(pub: Pub, system: string): number[] {
  const from = pub.board.find(({ tile, index }) => tile === system && index >= 0);
  if (!from) return [];
  return [0, 1, 2, 3, 4, 5]
    .map((edge) => indexOf(from, edge))
    .filter((index) => index !== undefined)
    .filter((index) => !pub.board.some((tile) => tile.index === index))
    .filter(
      (index) => touching(pub, index).filter((tile) => !isHomeSystem(pub, tile.tile) && !isLane(tile)).length >= 2,
    );
}
const isLane = ({ tile }: Tile): boolean => systemTile(tile).type === 'hyperlane';
/** Tiles of the boxes in use that lie nowhere. */
const unusedTiles = (pub: Pub, back: 'red' | 'blue'): string[] =>
  inUse(SYSTEM_TABLE, pub)
    .filter((tile) => tile.back === back && !pub.board.some((laid) => laid.tile === tile.id))
    .map(({ id }) => id);

/** 1 to 4: a red tile; otherwise a blue one. With none left nothing is placed. */
function discover(t: T, seat: Seat, system: string): string | undefined {
  const face = t.roll(10)[0]!;
  const back = face <= 4 ? 'red' : 'blue';
  const dice = [{ face, hit: false }];
  layDice(t, { seat, what: `event.${EXPLORATION}`, target: seat, at: system, on: null, dice, hits: 0 });
  const [tile] = t.shuffle(unusedTiles(t.s.pub, back));
  t.reveal({
    type: tile ? 'tile.found' : 'tile.none',
    pub: { seat: player(seat), die: face, ...(tile ? { system: systemName(tile) } : {}) },
  });
  return tile;
}
/** The space next to which it is placed was named with the action. */
const beside = ({ choice }: OpenCard): string => choice.slice('on:'.length);

const exploration = acts('event', {
  id: EXPLORATION,
  rules: [`TI4-EVENT-${EXPLORATION}`],
  might: (pub, seat) => hasReady(pub, seat, TAP),
  aims: inSystems(notHome, withYourShips, (pub, _, system) => isOuter(pub, system) && spaces(pub, system).length > 0),
  resolve(t, { seat, target, frame }) {
    exhaustTechnology(t, seat, TAP);
    const tile = discover(t, seat, target);
    const running = t.frame(frame, `event.${EXPLORATION}`);
    if (running && tile) running.args.drawn = tile;
  },
  after: {
    lay: {
      who: (_, f) => (f.args.drawn ? [f.args.seat] : []),
      question: ({ pub }, { args }) => ({
        prompt: { key: 'ask.lay' },
        ask: {
          shape: 'one',
          options: spaces(pub, beside(args)).map((index) =>
            option(`lay:${args.drawn}>${index}`, 'lay', { tile: systemName(args.drawn!), index }, [`space:${index}`]),
          ),
        },
        rules: [`TI4-EVENT-${EXPLORATION}`],
      }),
      take(t, { args }, choices) {
        layNewTile(t, args.seat, args.drawn!, Number(tail(choices.get(args.seat)).split('>')[1]));
      },
    },
  },
});

const FIGHTERS = 'age-of-fighters';
/** The upgrade of fighters that this player's deck has. */
const fighterUpgrade = (pub: Pub, seat: Seat): string | undefined =>
  deckOf(pub, seat).find(({ unit }) => unit !== undefined && unitCard(unit).type === 'fighter')?.id;

export const ages: readonly Piece[] = [
  event('age-of-commerce', {
    since: 6,
    modifiers: { tradesWith: () => true, boundless: () => true, teaches: () => true },
  }),
  event(EXPLORATION, { since: 6, modifiers: { shards: () => -1, blends: () => true }, ...exploration }),
  event(FIGHTERS, {
    since: 6,
    founded(t) {
      for (const seat of seatsOf(t.s.pub)) {
        const tech = fighterUpgrade(t.s.pub, seat);
        if (tech) gainTechnology(t, seat, tech);
      }
    },
    modifiers: {
      // only what has no room elsewhere uses it: see the limits
      capacity: (pub, unit) => (unit.type === 'fighter' && cardOf(pub, unit).selfMoving ? 1 : 0),
      scraps: (_, type) => kindOf(type) === 'ship' && type !== 'fighter',
    },
  }),
];
