// TI4-VOTE-1, -2, -15: the sheet of a vote: one outcome and the planets exhausted for it; or nothing at all.
import type { Bag, Field, Option } from '@orrery/kernel';
import { form } from '../../procedures.ts';
import { option, planetName } from '../../say.ts';
import { outcomeName, outcomeRefs } from '../../values/agenda.ts';

/** `outcome` empty: the seat abstains. */
export type VoteSheet = { outcome: string; planets: string[]; goods?: number };
export const ABSTAIN: VoteSheet = { outcome: '', planets: [] };

/** What a voter may do. `planets`: what each gives; `single`: one vote, without planets. */
export type Ballot = {
  outcomes: string[];
  planets: Record<string, number>;
  extra: number;
  single: boolean;
  goods?: number; // so many trade goods may be votes, one each [TI4-EXEC-5]
};
export const ballotIn = (facts: Bag): Ballot => facts as Ballot;

export const voteForm = form('votes', {
  check(_, value, facts) {
    const { outcomes, planets, single, goods = 0 } = ballotIn(facts);
    const sheet = clean(value);
    if (!sheet) return { problems: [{ key: 'why.vote.sheet' }] };
    if ((sheet.goods ?? 0) > goods) return fault('goods', 'TI4-EXEC-5');
    if (sheet.outcome === '')
      return sheet.planets.length === 0 && !sheet.goods ? { value: sheet } : fault('nothing', 'TI4-VOTE-2');
    if (!outcomes.includes(sheet.outcome)) return fault('outcome', 'TI4-VOTE-1');
    if (single) return sheet.planets.length === 0 ? { value: sheet } : fault('single', 'TI4-VOTE-15');
    if (!sheet.planets.every((planet) => Object.hasOwn(planets, planet))) return fault('planets', 'TI4-VOTE-1');
    return sheet.planets.length > 0 || sheet.goods ? { value: sheet } : fault('none', 'TI4-VOTE-2');
  },
  sample(_, random, facts) {
    const { outcomes, planets, single, goods = 0 } = ballotIn(facts);
    if (random.below(4) === 0) return { ...ABSTAIN };
    const outcome = random.pick(outcomes);
    if (single) return { outcome, planets: [] }; // also of a seat without planets
    const all = random.shuffle(Object.keys(planets));
    if (goods > 0 && (all.length === 0 || random.below(2) === 0))
      return { outcome, planets: [], goods: 1 + random.below(goods) };
    return { outcome, planets: all.slice(0, 1 + random.below(all.length)) };
  },
  fields(_, facts): Field[] {
    const { outcomes, planets, goods = 0 } = ballotIn(facts);
    const names = Object.keys(planets);
    return [
      { key: 'outcome', label: { key: 'field.outcome' }, kind: 'one', options: [abstain, ...outcomes.map(named)] },
      {
        key: 'planets',
        label: { key: 'field.planets' },
        kind: 'many',
        options: names.map((planet) =>
          option(planet, 'votes.planet', { planet: planetName(planet), votes: planets[planet]! }, [`planet:${planet}`]),
        ),
        min: 0,
        max: names.length,
      },
      ...(goods > 0
        ? [{ key: 'goods', label: { key: 'field.voteGoods' }, kind: 'number' as const, min: 0, max: goods }]
        : []),
    ];
  },
});

const abstain: Option = { key: '', label: { key: 'outcome.none' } };
const named = (outcome: string): Option =>
  option(outcome, 'outcome', { outcome: outcomeName(outcome) }, outcomeRefs(outcome));
const fault = (why: string, rule: string) => ({ problems: [{ key: `why.vote.${why}` }], rules: [rule] });

/** The sheet in its normal form; undefined: it is none. */
function clean(value: unknown): VoteSheet | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (!Object.keys(value).every((key) => ['outcome', 'planets', 'goods'].includes(key))) return undefined;
  const { outcome = '', planets = [], goods = 0 } = value as Partial<VoteSheet>;
  if (typeof outcome !== 'string' || !Array.isArray(planets) || !Number.isInteger(goods) || goods < 0) return undefined;
  if (!planets.every((planet) => typeof planet === 'string') || new Set(planets).size < planets.length)
    return undefined;
  return { outcome, planets, ...(goods > 0 ? { goods } : {}) };
}
