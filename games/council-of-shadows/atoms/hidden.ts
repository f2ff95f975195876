// What is drawn unseen: tiles, bonus cards, Dark Tech piles, Automa cards. Each seat's memory follows [COS-INFO].
import type { Bag, Seat, Table } from '@orrery/kernel';
import { type BonusId, bonusOf, type SpaceId, type TileId, tileOf } from '../packs/base/index.ts';
import { card as cardName, level as levelName, space as spaceName, tileName, who } from '../say.ts';
import { type Council, deciderFor, isAutoma, type Side } from '../state.ts';

type T = Table<Council>;

/** [COS-ACT-17, -21] The top two tiles, or the only one; the decider alone sees them [COS-INFO-3]. */
export function drawTiles(t: T, side: Side, parsec: number): void {
  const { pub, own, dark } = t.s;
  dark.looked = dark.tiles[parsec - 1]!.splice(0, 2);
  for (const drawer of own) drawer.looked = drawer.tiles[parsec - 1]!.splice(0, 2);
  const seat = deciderFor(pub, side);
  own[seat]!.looked = [...dark.looked];
  pub.sizes.tiles[parsec - 1]! -= dark.looked.length;
  t.reveal({
    type: 'looked',
    pub: { who: who(pub, side), parsec, count: dark.looked.length },
    to: { [seat]: { tiles: dark.looked.map(tileName) } },
  });
}

/** One face up, the other face down under its stack. */
export function placeTile(t: T, side: Side, tile: TileId, space: SpaceId): void {
  const { pub, own, dark } = t.s;
  const { parsec } = tileOf(tile);
  pub.systems[space] = tile;
  const rest = dark.looked.filter((other) => other !== tile);
  dark.tiles[parsec - 1]!.push(...rest);
  for (const drawer of own) {
    drawer.tiles[parsec - 1]!.push(...restOf(drawer.looked, tile));
    drawer.looked = [];
  }
  dark.looked = [];
  pub.sizes.tiles[parsec - 1]! += rest.length;
  const names = { system: tileName(tile), space: spaceName(space) };
  t.reveal({ type: 'discovered', pub: { who: who(pub, side), ...names, at: space, tile } });
}

/** What a seat knows of the tile that goes back, once it sees which one was placed. */
function restOf(looked: readonly (TileId | null)[], placed: TileId): (TileId | null)[] {
  const gone = looked.includes(placed) ? looked.indexOf(placed) : looked.indexOf(null);
  return looked.filter((_, i) => i !== gone);
}

/** [COS-SCORE-8, -12] The top light card, seen by its owner alone. With an empty deck nothing happens. */
export function drawLight(t: T, side: Side): void {
  const { pub, own, dark } = t.s;
  const id = dark.light.shift();
  if (id === undefined) return;
  pub.sizes.light -= 1;
  for (const drawer of own) drawer.light.shift();
  pub.players[side]!.backs.push('light');
  if (isAutoma(pub, side)) dark.automaLight.push(id);
  else own[side]!.bonus.push(id);
  const mine: Record<Seat, Bag> = isAutoma(pub, side) ? {} : { [side]: { card: { key: `bonus.${id}` }, id } };
  t.reveal({ type: 'bonus.drawn', pub: { who: who(pub, side) }, to: mine });
}

export function dealDark(t: T, seat: Seat, id: BonusId): void {
  t.s.own[seat]!.bonus.push(id);
  t.s.pub.players[seat]!.backs.push('dark');
  t.reveal({ type: 'bonus.dealt', pub: { who: { seat } }, to: { [seat]: { card: { key: `bonus.${id}` }, id } } });
}

/** [COS-SCORE-11] A light card goes under the deck, a dark one leaves the game; others see the back alone. */
export function giveBack(t: T, seat: Seat, id: BonusId): void {
  const { pub, own, dark } = t.s;
  const { bonus } = own[seat]!;
  const at = bonus.indexOf(id);
  const { back } = bonusOf(id);
  bonus.splice(at, 1);
  // The dark card lies first, all light ones behind it: the last back of its kind says nothing of its place.
  const { backs } = pub.players[seat]!;
  backs.splice(backs.lastIndexOf(back), 1);
  if (back === 'light') {
    dark.light.push(id);
    pub.sizes.light += 1;
    for (const [other, drawer] of own.entries()) drawer.light.push(other === seat ? id : null);
  } else own[seat]!.returned = id;
  t.reveal({
    type: 'bonus.returned',
    pub: { who: { seat }, back: { key: `back.${back}` } },
    to: { [seat]: { card: { key: `bonus.${id}` }, id } },
  });
}

/** [COS-INFO-10] The one who chooses looks through the whole pile. */
export function lookThroughTech(t: T, seat: Seat, level: number): void {
  t.s.own[seat]!.tech[level - 1] = [...t.s.dark.tech[level - 1]!].sort();
  const cards = t.s.own[seat]!.tech[level - 1]!.map((id) => ({ key: `tech.${id}` }));
  t.reveal({ type: 'tech.looked', pub: { who: { seat }, level: levelName(level) }, to: { [seat]: { cards } } });
}

/** [COS-AUTOMA-4, -15, -16] From the deck of its level; an exhausted one is made of its own used cards. */
export function drawAutoma(t: T): void {
  const automa = t.s.pub.automa!;
  const level = Math.min(2, t.s.pub.players[1]!.level);
  const deck = t.s.dark.automa[level]!;
  if (deck.length === 0) {
    deck.push(...t.shuffle(automa.used[level]!));
    automa.used[level] = [];
    automa.left[level] = deck.length;
  }
  const card = deck.shift()!;
  automa.left[level]! -= 1;
  automa.used[level]!.push(card);
  automa.card = card;
  const names = { card: { key: `automa.${card}` }, text: { key: `automa.${card}.text` } };
  t.reveal({ type: 'automa.card', pub: { ...names, at: card } });
}

/** [COS-AUTOMA-13] All four are put aside before any is refilled. `positions` count from 1. */
export function replaceRow(t: T, positions: readonly number[]): void {
  const { pub, dark } = t.s;
  const aside = pub.automa!.aside;
  const earlier = [...aside];
  const now = positions.flatMap((position) => pub.row[position - 1] ?? []);
  for (const position of positions) pub.row[position - 1] = null;
  aside.push(...now);
  t.tell({ type: 'row.aside', pub: { cards: now.map(cardName) } });
  for (const position of [...positions].sort((a, b) => a - b)) {
    if (dark.ai.length === 0 && earlier.length > 0) {
      dark.ai = t.shuffle(earlier.splice(0));
      pub.automa!.aside = now;
    }
    const next = dark.ai.shift();
    if (next === undefined) continue;
    pub.row[position - 1] = next;
    t.reveal({ type: 'row.refilled', pub: { position, card: cardName(next), at: next } });
  }
  pub.sizes.ai = dark.ai.length;
}

/** [COS-INFO-18] */
export function showBonus(t: T, side: Side): void {
  const { pub, own, dark } = t.s;
  const cards = isAutoma(pub, side) ? dark.automaLight : own[side]!.bonus;
  pub.players[side]!.bonus = [...cards];
  const names = cards.map((id) => ({ key: `bonus.${id}` }));
  t.reveal({ type: names.length > 0 ? 'bonus.shown' : 'bonus.none', pub: { who: who(pub, side), cards: names } });
}
