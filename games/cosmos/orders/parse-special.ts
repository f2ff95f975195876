// CSM-SPECIAL and CSM-ORDER-17: the orders of special planets and of faction abilities.

import { factionOf } from '../values/sheets.ts';
import { attempt, type Cursor, must, skip, word } from './cursor.ts';
import {
  against,
  anyPlace,
  faction,
  fill,
  fleetLabel,
  from,
  groupOf,
  hero,
  item,
  items,
  place,
  quantity,
  riderFor,
  to,
  type Who,
  who,
} from './grammar.ts';
import { nameId } from './names.ts';
import type { Ability, Common, Item, PlaceRef, Qty, Special } from './order.ts';

type Read = { special: Special; at?: PlaceRef | undefined };
function boost(c: Cursor): string {
  const { at } = c;
  const plain = attempt(c, () => nameId(c, 'boost'));
  if (plain) return plain;
  c.at = at;
  while (skip(c, 'boostWord'));
  return must(nameId(c, 'boost'));
}
const KINDS = ['technology', 'credit', 'finance'] as const;
type Kind = (typeof KINDS)[number];

export const SPECIAL = {
  missile: (): Read => ({ special: { name: 'missile' } }),
  usurp: (): Read => ({ special: { name: 'usurp' } }),
  ritual: (): Read => ({ special: { name: 'ritual' } }),
  clone: (c: Cursor): Read => ({ special: { name: 'clone', hero: must(hero(c)) } }),
  develop: (c: Cursor): Read => ({ special: { name: 'develop', boost: boost(c) } }),
  train: (c: Cursor): Read => ({ special: { name: 'train', fleet: must(fleetLabel(c)) } }),
  consult: (c: Cursor): Read => ({
    special: { name: 'consult', target: must(attempt(c, () => anyPlace(c)) ?? place(c)) },
  }),
  hyperjump(c: Cursor): Read {
    const got = fill<{ to: PlaceRef; who: Who; from: PlaceRef }>(c, { to, who, from });
    return { special: { name: 'hyperjump', group: groupOf(c, got.who, got.from), to: must(got.to) } };
  },
  spy(c: Cursor): Read {
    const kind = (one: Cursor): Kind | undefined => KINDS.find((what) => word(one, what));
    const foe = (one: Cursor): string | undefined => {
      skip(one, 'on') || skip(one, 'of');
      return faction(one);
    };
    const got = fill<{ kind: Kind; against: string; foe: string }>(c, { kind, against, foe });
    return { special: { name: 'spy', kind: must(got.kind), faction: must(got.against ?? got.foe) } };
  },
} as const;

const group = (c: Cursor, common: Common) => {
  const units = (one: Cursor): Who | undefined => {
    skip(one, 'on') || skip(one, 'with') || skip(one, 'of');
    return who(one);
  };
  const got = fill<{ who: Who; at: PlaceRef }>(c, { who: units, at: anyPlace }, riderFor(common, 'ability'));
  return groupOf(c, got.who, got.at);
};
/** So many troops become one ship each (CSM-FACTION-AESHNID-6). */
const HATCHED = factionOf('aeshnid').abilities.find(({ id }) => id === 'metamorfosis')!.params;
/** `60 cresas`: of how many ships that is. */
function eaten(c: Cursor): Qty | undefined {
  skip(c, 'of');
  const set = item(c, 'all', 'troop');
  if (set === undefined) return undefined;
  if (set.n === 'max') return set.n;
  const n = set.n / (HATCHED.troops as number);
  return Number.isInteger(n) ? n : undefined;
}
export const ABILITY = {
  feat: (c: Cursor): Ability => ({ name: 'feat', boost: boost(c) }),
  bench: (c: Cursor): Ability => ({ name: 'bench', boost: boost(c) }),
  veil: (c: Cursor, common: Common): Ability => ({ name: 'veil', group: group(c, common) }),
  mobilePortal: (c: Cursor, common: Common): Ability => ({ name: 'mobile-portal', group: group(c, common) }),
  anchor: (c: Cursor): Ability => ({ name: 'anchor', at: must(anyPlace(c)) }),
  metamorphosis(c: Cursor): Ability {
    const made = (one: Cursor): Qty | undefined => {
      skip(one, 'into') || skip(one, 'of');
      const set = item(one, 'all', 'unit');
      return set && set.id === HATCHED.unit ? set.n : undefined;
    };
    const got = fill<{ at: PlaceRef; of: Qty; made: Qty; n: Qty }>(c, {
      at: anyPlace,
      of: eaten,
      made: (one) => attempt(one, () => made(one)) ?? (skip(one, 'at') ? made(one) : undefined),
      n: quantity,
    });
    const [n, ...others] = [got.of, got.made, got.n].filter((one) => one !== undefined);
    must(others.every((one) => one === n) || undefined);
    return { name: 'metamorphosis', at: must(got.at), n: must(n) };
  },
  refit(c: Cursor): Ability {
    const into = (one: Cursor): string | undefined => {
      skip(one, 'into');
      return nameId(one, 'unit');
    };
    const units = (one: Cursor): Who | undefined => {
      const list: Item[] | undefined = attempt(one, () => items(one, 'all', 'unit'));
      return (
        list && {
          fleet: attempt(one, () => (skip(one, 'of') ? fleetLabel(one) : undefined)) ?? null,
          items: list,
          from: attempt(one, () => from(one)),
          at: one.at,
        }
      );
    };
    const got = fill<{ who: Who; into: string }>(c, { who: units, into });
    return { name: 'refit', group: groupOf(c, got.who), into: must(got.into) };
  },
} as const;
