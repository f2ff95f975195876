// A world that fits what one seat knows: what it has not seen lies anywhere [COS-INFO].
import type { Know, Random, Seat } from '@orrery/kernel';
import {
  AI_CARDS,
  AUTOMA_CARDS,
  BONUS_CARDS,
  type BonusId,
  DARK_TECH,
  TILES,
  type TileId,
} from './packs/base/index.ts';
import { frameOf } from './procedures.ts';
import { darkBonus } from './setup.ts';
import { type Council, isSolo, type Pub, seatsOf } from './state.ts';

type K = Know<Council>;
type Own = Council['own'];
type Dark = Council['dark'];

export function imagine(k: K, random: Random): { own: Own[]; dark: Dark } {
  const { pub } = k;
  const tiles = tileStacks(k, random);
  const looked = lookedAt(k, random, tiles);
  const tech = techPiles(k, random);
  const { hands, light, automaLight } = bonusCards(k, random);
  const looker = lookerOf(pub);
  const own = seatsOf(pub).map((seat): Own => {
    if (seat === k.seat) return k.own!;
    return {
      ...hands[seat]!,
      tiles: tiles.map((stack) => stack.map(() => null)),
      looked: seat === looker ? [...looked] : looked.map(() => null),
      light: light.map(() => null),
      tech: tech.map((pile, i) => (pub.players[seat]!.level > i ? [...pile] : null)),
    };
  });
  return {
    own,
    dark: { tiles, looked, ai: aiPile(pub, random), light, tech, automa: automaDecks(pub, random), automaLight },
  };
}

/** Unseen things lie where the seat has no memory of its own; `memory` runs parallel to the pile. */
function fill<T>(memory: readonly (T | null)[], unseen: T[]): T[] {
  return memory.map((known) => known ?? unseen.pop()!);
}
const blank = (count: number): null[] => Array.from({ length: count }, () => null);

/** Stacks as remembered; what is being looked at is taken out by `lookedAt`, which is why they start too long. */
function tileStacks(k: K, random: Random): TileId[][] {
  const placed = new Set(Object.values(k.pub.systems));
  const known = new Set([...(k.own?.tiles.flat() ?? []), ...(k.own?.looked ?? [])]);
  return [1, 2, 3].map((parsec) => {
    const unseen = random.shuffle(
      TILES.filter((t) => t.parsec === parsec && !placed.has(t.id) && !known.has(t.id)).map((t) => t.id),
    );
    const stack = fill(k.own?.tiles[parsec - 1] ?? blank(k.pub.sizes.tiles[parsec - 1]!), unseen);
    return [...unseen, ...stack]; // a surplus in front: the tiles somebody else is looking at
  });
}

function lookedAt(k: K, random: Random, stacks: TileId[][]): TileId[] {
  const surplus = stacks.flatMap((stack, i) => stack.splice(0, stack.length - k.pub.sizes.tiles[i]!));
  return fill(k.own?.looked ?? blank(surplus.length), random.shuffle(surplus));
}

/** Who decides about the tiles drawn, if any are. */
function lookerOf(pub: Pub): Seat | undefined {
  const looking = frameOf(pub, 'discover', 'automaDiscover')?.args;
  return looking && 'side' in looking ? looking.side : 0;
}

function techPiles(k: K, random: Random): string[][] {
  const taken = new Set(k.pub.players.flatMap((p) => p.tech.map(({ id }) => id)));
  return [1, 2].map((level, i) => {
    const known = k.own?.tech[i];
    if (known) return [...known];
    const unseen = DARK_TECH.filter((c) => c.level === level && !taken.has(c.id)).map((c) => c.id);
    return random.shuffle(unseen).slice(0, k.pub.sizes.tech[i]!).sort();
  });
}

type Hand = Pick<Own, 'bonus' | 'returned'>;

function bonusCards(k: K, random: Random): { hands: Hand[]; light: BonusId[]; automaLight: BonusId[] } {
  const { pub } = k;
  const memory = k.own?.light ?? blank(pub.sizes.light);
  const seen = new Set([...(k.own?.bonus ?? []), ...memory, k.own?.returned ?? null]);
  for (const p of pub.players) for (const id of p.bonus ?? []) seen.add(id);
  const unseen = (cards: readonly { id: BonusId }[]) =>
    random.shuffle(cards.map((c) => c.id).filter((id) => !seen.has(id)));
  const lights = unseen(BONUS_CARDS.filter((c) => c.back === 'light'));
  const darks = unseen(darkBonus(pub.players.length, pub.options));
  const hands = seatsOf(pub).map((seat): Hand => {
    const { backs, bonus } = pub.players[seat]!;
    if (seat === k.seat) return k.own!;
    const held = bonus ?? backs.map((back) => (back === 'dark' ? darks.pop()! : lights.pop()!));
    return { bonus: [...held], returned: backs.includes('dark') ? null : darks.pop()! };
  });
  const automaLight = isSolo(pub) ? (pub.players[1]!.bonus ?? pub.players[1]!.backs.map(() => lights.pop()!)) : [];
  return { hands, light: fill(memory, lights), automaLight: [...automaLight] };
}

function aiPile(pub: Pub, random: Random): string[] {
  const held = pub.players.flatMap((p) => [...p.hand, ...p.slots.flat()]);
  const seen = new Set([...pub.row, ...held, ...(pub.automa?.aside ?? [])]);
  return random.shuffle(AI_CARDS.map((c) => c.id).filter((id) => !seen.has(id)));
}

function automaDecks(pub: Pub, random: Random): string[][] {
  if (!pub.automa) return [];
  const wanted = AUTOMA_CARDS.filter((c) => c.back === 'gold' || pub.options.silverAutoma);
  return pub.automa.used.map((used, level) =>
    random.shuffle(wanted.filter((c) => c.level === level && !used.includes(c.id)).map((c) => c.id)),
  );
}
