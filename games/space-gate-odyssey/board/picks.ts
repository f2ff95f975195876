// Answers in two clicks: what an option is made of, and what is lit while one is being put together.
// Nothing here knows what is legal: every step belongs to an option that the requests offer.
import { type Held, type Lit, litProps } from '@orrery/board';
import type { Option } from '@orrery/kernel';
import { moduleOf } from '../packs/base/modules.ts';
import {
  cellRef,
  figureName,
  moduleName,
  moduleRef,
  pileRef,
  readKey,
  roomName,
  roomRef,
  standingName,
  tokenName,
  tokenRef,
} from '../say.ts';
import type { Props, SgoView } from './extra.ts';

/** A figure of mine in a room: `figure:chief/modules`. */
export const figureRef = (figure: string, room: string): string => `figure:${figure}/${room}`;
/** Puts the picked module under its pile. */
export const UNDER = 'under';

/** The things to click, in order, for this answer; several ways where the order does not matter. */
export function waysOf({ key, refs = [] }: Option): string[][] {
  const { verb, what, where } = readKey(key);
  switch (verb) {
    case 'move':
      return [[moduleRef(what), moduleRef(where)]];
    case 'send':
      return [[`figure:${what}`, roomRef(where)]];
    case 'rise':
      return [[`figure:${what}`]];
    case 'add':
      return [[pileRef(moduleOf(what).pile!), cellOf(where)]];
    case 'under':
      return [[pileRef(moduleOf(what).pile!), UNDER]];
    case 'exchange':
      return [
        [tokenRef(what), tokenRef(where)],
        [tokenRef(where), tokenRef(what)],
      ];
    default:
      return refs.map((ref) => [ref]);
  }
}
function cellOf(where: string): string {
  const [x, y] = where.split(/[,/]/).map(Number) as [number, number];
  return cellRef(x, y);
}

/** What is taken in hand on the way to this answer, by name. */
export function handOf({ pub }: SgoView, { key }: Option): Held[] {
  const { verb, what, where } = readKey(key);
  const token = (id: string): Held => ({ ref: tokenRef(id), name: tokenName(id) });
  switch (verb) {
    case 'move': {
      const placed = pub.players.flatMap(({ station }) => station).find(({ id }) => id === what);
      return [{ ref: moduleRef(what), name: placed ? standingName(placed) : moduleName(what) }];
    }
    case 'send': {
      const [figure, room] = what.split('/') as [string, string];
      return [
        { ref: `figure:${what}`, name: { key: 'do.rise', args: { figure: figureName(figure), room: roomName(room) } } },
      ];
    }
    case 'add':
    case 'under':
      return [{ ref: pileRef(moduleOf(what).pile!), name: moduleName(what) }];
    case 'exchange':
      return [token(what), token(where)];
    default:
      return [];
  }
}

/** What is lit with this picked first: the steps that come next, and what could have been picked instead. */
interface Lights {
  next: ReadonlyMap<string, readonly Lit[]>;
  firsts: ReadonlyMap<string, readonly Lit[]>;
}

export function lightsOf(requests: Props['requests'], first: string | null): Lights {
  const firsts = new Map<string, Lit[]>();
  const next = new Map<string, Lit[]>();
  const put = (map: Map<string, Lit[]>, ref: string, lit: Lit) => {
    const list = map.get(ref);
    if (list) list.push(lit);
    else map.set(ref, [lit]);
  };
  for (const request of requests) {
    if (!('options' in request.ask)) continue;
    for (const option of request.ask.options)
      for (const [one, two] of waysOf(option)) {
        put(firsts, one!, { request, option });
        if (first === one && two) put(next, two, { request, option });
      }
  }
  return { next: first === null ? firsts : next, firsts };
}

/** The board as the parts see it: lit by steps, with clicks that go step by step. */
export interface Picking extends Omit<Props, 'lit' | 'pick'> {
  lit: ReadonlyMap<string, readonly Lit[]>;
  pick(ref: string, anchor?: Element): void;
  first: string | null;
  /** Lit only because it could be picked instead of what is picked. */
  isSoft(ref: string): boolean;
  /** Where the module being placed would go. */
  spot: { x: number; y: number; turn: number } | null;
  turns: readonly number[]; // legal for that cell
  turn(): void;
  /** A way for the settlers of the picked module, further than one step: modules, the first one included. */
  path: readonly string[] | null;
  reach: ReadonlyMap<string, readonly string[]>;
  plan(to: string): void;
  confirm(): void;
  cancel(): void;
}

/** Why this cannot be picked now; nothing where it can, or where nobody asks. */
export function whyNot(board: Picking, ref: string): string {
  const why = board.lit.has(ref) ? undefined : board.barred.get(ref)?.[0];
  return why ? `: ${board.say(why.why)}` : '';
}

/** Like `litProps`, with the sign that tells what is picked and what is lit only in passing. */
export function stepProps(board: Picking, ref: string, name?: string) {
  const named = litProps(board, ref, name);
  const props = 'role' in named || !('aria-label' in named) ? named : { ...named, role: 'img' };
  if (board.first === ref) return { ...props, 'data-picked': '', 'aria-pressed': true };
  return board.isSoft(ref) ? { ...props, 'data-soft': '' } : props;
}
