// Plays fights by the rules, both sides as the odds take them to be: they fire, sustain, give up what they miss least,
// repair the dearest, never retreat, and use nothing that is a decision.
import { copy, fastChance, Match, type Request, type Seat } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { twilightImperium } from '../index.ts';
import type { Pub, S, TI } from '../state.ts';
import type { Ends } from './fights.ts';

/** The dearer, the later; the damaged before the whole; who is not repaired in this round before who is; the galvanized last. */
const ORDER = ['fighter', 'infantry', 'destroyer', 'cruiser', 'mech', 'carrier', 'dreadnought', 'flagship', 'war-sun'];
function missed(key: string): number {
  const [type, damaged, marks = ''] = /([a-z-]+)(\*?)((?:\+[a-z]+)*)@/
    .exec(key.slice(key.search(/[:>]/) + 1))!
    .slice(1);
  const mark = (marks.includes('galvanized') ? 1 : 0) - (marks.includes('strained') ? 1 : 0);
  return ORDER.indexOf(type!) * 10 + (damaged ? 0 : 2) + mark;
}
const cheapest = (keys: readonly string[]): string[] => [...keys].sort((a, b) => missed(a) - missed(b));

/** Answers that are always given where they are offered, those behind them otherwise. */
const WISHES: readonly [RegExp, (keys: readonly string[]) => string][] = [
  [/^sustain /, (keys) => cheapest(keys)[0]!],
  [/^(fire|bombard|land:|harrow |ambush )/, ([key]) => key!],
  [/^(hit|destroy):/, (keys) => cheapest(keys)[0]!],
  [/^damage:/, (keys) => cheapest(keys).at(-1)!],
  [/^duranium-armor /, (keys) => cheapest(keys).at(-1)!],
  [/^dimensional-splicer /, (keys) => cheapest(keys).at(-1)!],
  [/^magen-defense-grid /, (keys) => keys.find((key) => key.includes('infantry')) ?? keys[0]!],
  [/^(no|done|pass)$/, ([key]) => key!],
  [/./, ([key]) => key!],
];
function answer({ ask }: Request): string | string[] {
  if (ask.shape !== 'one' && ask.shape !== 'many') throw new Error(`a fight asks for a ${ask.shape}`);
  const keys = ask.options.map((option) => option.key);
  if (ask.shape === 'many') return cheapest(keys).slice(0, ask.min);
  for (const [wish, pick] of WISHES) {
    const found = keys.filter((key) => wish.test(key));
    if (found.length > 0) return pick(found);
  }
  throw new Error('nothing to answer');
}

/** One fight from where the scenario stands; the state behind its last answer. */
function fought(from: S, seed: number, ended: (pub: Pub) => boolean): Pub {
  const state = copy(from);
  Object.assign(state.dark, { rng: fastChance(seed) });
  const match = new Match(twilightImperium, state);
  for (let i = 0; i < 2000; i++) {
    if (ended(match.state.pub)) return match.state.pub;
    const open = match.waiting().map((seat) => match.requestsTo(seat)[0]!);
    const request = open.find(({ sealed }) => sealed === undefined);
    if (!request) return match.state.pub;
    match.apply({ request: request.id, seat: request.seat, choice: answer(request) });
  }
  throw new Error('the fight does not end');
}

/** How often each side held out. `place`: where they fight. */
export function foughtOut(t: Scenario<TI>, place: string, times: number): Ends {
  const ends: Ends = { attackerWins: 0, defenderWins: 0, bothGone: 0 };
  const alive = (pub: Pub, seat: Seat): boolean =>
    pub.units.some((u) => u.owner === seat && (u.on ?? u.at) === place && u.type !== 'pds' && u.type !== 'space-dock');
  const landing = (pub: Pub) => pub.stack.some((f) => f.step === 'invasion' && f.at === 'commit');
  for (let seed = 1; seed <= times; seed++) {
    const over = (pub: Pub) => !landing(pub) && (!alive(pub, 0) || !alive(pub, 1));
    const pub = fought(t.s, seed, over);
    if (alive(pub, 1)) ends.defenderWins += 1 / times;
    else if (alive(pub, 0)) ends.attackerWins += 1 / times;
    else ends.bothGone += 1 / times;
  }
  return ends;
}
