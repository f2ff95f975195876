// TI4-SET: the boxes and codices, what each needs beside it, and what it puts in the place of older printings.
import { type Dated, inPlay, isInPlay } from '@orrery/kernel';
import type { SetId } from './base/types.ts';

/** `needs`: without these it stays in its box. `brings`: in use whenever it is. `offered`: a table may choose it, from which edition on.
 *  `asked`: it is in use only where a table asks for it, for it changes how everybody plays. */
interface Pack extends Dated {
  id: SetId;
  needs?: readonly SetId[];
  brings?: readonly SetId[];
  offered?: Dated;
  asked?: true;
}
const CODICES = ['codex1', 'codex2', 'codex3', 'codex4'] as const;

/** A set is offered as soon as something of it is in play; `orrery components` says what of it waits. */
export const PACKS: readonly Pack[] = [
  { id: 'base' },
  { id: 'pok', offered: {} },
  { id: 'codex1', offered: {}, since: 2 },
  { id: 'codex2', offered: { since: 4 }, needs: ['pok'], since: 2 },
  { id: 'codex3', offered: {}, needs: ['pok'], since: 2 },
  { id: 'codex4', offered: { since: 4 }, needs: ['pok'], since: 2 },
  { id: 'te', offered: { since: 4 }, asked: true, brings: CODICES, since: 2 },
];
export const OFFERED: readonly SetId[] = PACKS.filter(({ offered }) => offered).map(({ id }) => id);
/** Whether it is in use unless a table says otherwise. */
export const isUsual = (set: SetId): boolean => !PACKS.find(({ id }) => id === set)!.asked;
/** What a table of this edition may choose. */
export const offeredTo = (table: { edition?: number }): SetId[] =>
  PACKS.filter(({ offered }) => offered && inPlay([offered], table).length > 0).map(({ id }) => id);

/** What a box brings is there without what it would need alone; tables of older editions had to have that, too. */
const PRINTED_ANEW: Dated = { since: 7 };

/** [TI4-SET-1] The sets on the table: those chosen with what they bring, without those that lack what they need. */
export function assemble(chosen: readonly SetId[], table: { edition?: number }): SetId[] {
  const packs = inPlay(PACKS, table);
  const wanted = new Set<SetId>(['base', ...chosen]);
  const brought = new Set<SetId>(packs.flatMap(({ id, brings = [] }) => (wanted.has(id) ? brings : [])));
  const isThere = ({ id, needs = [] }: Pack): boolean =>
    (brought.has(id) && isInPlay(PRINTED_ANEW, table)) ||
    ((wanted.has(id) || brought.has(id)) && needs.every((set) => wanted.has(set)));
  return packs.filter(isThere).map(({ id }) => id);
}

/** [TI4-SET-4] Cards of which an older printing can be had, and its name. */
const OLDER: Readonly<Record<string, string>> = { construction: 'construction.older', warfare: 'warfare.older' };

/** The printing of a card that this table uses. [TI4-CONS-10, TI4-WARF-11] */
export const printed = ({ printing }: { printing: 'newest' | 'older' }, id: string): string =>
  printing === 'older' ? (OLDER[id] ?? id) : id;
