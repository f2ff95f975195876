// The order list as a sheet: read, echoed in problems, sampled (CSM-LANG-4, CSM-GM-2).
import type { Msg } from '@orrery/kernel';
import { form } from '../procedures.ts';
import { problemMsg } from './expected.ts';
import { LONGEST_LIST, tooLongList } from './length.ts';
import { readList } from './parse.ts';
import { positionOf } from './position.ts';
import { sampleList } from './sample.ts';
import { spelledOut } from './spell.ts';

/** `standing`: a list to use when the clock runs out. `anyway`: hand in lines that cannot be read; each will spend an action.
 *  `late`: nobody handed it in; it is the one that stands in its stead. */
export type Sheet = { orders: string; standing?: string; anyway?: boolean; late?: true };

function isSheet(value: unknown): value is Sheet {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { orders, standing, anyway, late, ...rest } = value as Record<string, unknown>;
  return (
    typeof orders === 'string' &&
    (standing === undefined || typeof standing === 'string') &&
    (anyway === undefined || typeof anyway === 'boolean') &&
    (late === undefined || late === true) &&
    Object.keys(rest).length === 0
  );
}

export const ORDERS = form('orders', {
  check(k, value) {
    if (!isSheet(value)) return { problems: [{ key: 'problem.sheet' }], rules: ['CSM-LANG-4'] };
    const long = tooLongList(value.orders) ?? tooLongList(value.standing ?? '');
    if (long) return { problems: [long], rules: ['CSM-LANG-4'] };
    const { faction } = k.own!.side!;
    const problems: Msg[] = [
      ...(value.anyway ? [] : readList(value.orders, faction, positionOf(k)).problems),
      ...(value.standing === undefined ? [] : readList(value.standing, faction).problems), // for a turn nobody knows yet
    ].map(problemMsg);
    if (problems.length > 0) return { problems, rules: ['CSM-LANG-4'] };
    return { value: { ...value, orders: spelledOut(value.orders, faction, positionOf(k)) } };
  },
  sample: (k, random) => {
    const standing = random.below(6) === 0 ? { standing: sampleList(k, random) } : {};
    return { orders: sampleList(k, random), ...standing };
  },
  fields: () => [
    { key: 'orders', label: { key: 'field.orders' }, kind: 'text', max: LONGEST_LIST },
    { key: 'standing', label: { key: 'field.standing' }, kind: 'text', max: LONGEST_LIST },
  ],
});
