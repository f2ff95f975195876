// SGO-CLOSE: an exoplanet closes, everybody scores it, and its gate moves on. SGO-PRED: tokens are exchanged.
import type { Option } from '@orrery/kernel';
import * as atoms from '../atoms.ts';
import { sideOf } from '../packs/base/exoplanets.ts';
import { type Gate, TOKENS, type Token } from '../packs/base/kinds.ts';
import { step } from '../procedures.ts';
import { planetName, planetRef, readKey, tokenName, tokenRef } from '../say.ts';
import { clockwise, type Exoplanet, openExoplanets, type Pub } from '../state.ts';
import { scoresOf } from '../values/scoring.ts';

/** The stages are the order of SGO-CLOSE-6; leftovers have gone back already. */
export const closing = step('closing', {
  score(t, f) {
    const { pub } = t.s;
    const planet = planetOf(pub, f.args.planet);
    const { points, exchanges } = scoresOf(sideOf(planet.id, pub.seats), planet.slots, pub.seats);
    Object.assign(f.args, { points, exchanges });
    atoms.close(t, f.args.seat, planet);
  },
  book(t, f) {
    for (const seat of clockwise(t.s.pub, f.args.seat)) {
      const points = f.args.points[seat]!;
      if (points > 0) t.call('influence', { seat, points });
    }
  },
  exchange(t, f) {
    if (f.args.exchanges !== null) t.call('exchange', { seat: f.args.exchanges, adjacent: true });
  },
  gate: {
    who: (pub, f) => (withoutGate(pub).length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.gate' },
      ask: { shape: 'one', options: gateOptions(k.pub, planetOf(k.pub, f.args.planet).gate!) },
      rules: ['SGO-CLOSE-7'],
    }),
    take(t, f, choices) {
      const to = readKey(choices.get(f.args.seat) as string).where;
      atoms.moveGate(t, planetOf(t.s.pub, f.args.planet), planetOf(t.s.pub, to));
      return { goto: 'last' };
    },
  },
  only: (t, f) => atoms.moveGate(t, planetOf(t.s.pub, f.args.planet), withoutGate(t.s.pub)[0] ?? null),
  last(t, f) {
    if (openExoplanets(t.s.pub).length > 0) return;
    t.s.pub.phase = 'ending'; // [SGO-END-1]
    t.tell({ type: 'ending', pub: {} });
    t.call('ending', { seat: f.args.seat });
  },
});

const planetOf = (pub: Pub, id: string): Exoplanet => pub.exoplanets.find((e) => e.id === id)!;
const withoutGate = (pub: Pub): Exoplanet[] => openExoplanets(pub).filter((e) => e.gate === null);
const gateOptions = (pub: Pub, gate: Gate): Option[] =>
  withoutGate(pub).map(({ id }) => ({ key: `gate:${gate}>${id}`, label: planetName(id), refs: [planetRef(id)] }));

export const exchange = step('exchange', {
  choose: {
    who: (_, f) => [f.args.seat],
    question: (k, f) => ({
      prompt: { key: f.args.adjacent ? 'ask.exchange.adjacent' : 'ask.exchange' },
      ask: { shape: 'one', options: pairs(k.pub, f.args.adjacent ? 1 : TOKENS.length).map(pairOption) },
      rules: f.args.adjacent ? ['SGO-FERMI-9'] : ['SGO-PRED-1'],
    }),
    take(t, f, choices) {
      const { what, where } = readKey(choices.get(f.args.seat) as string);
      atoms.exchange(t, f.args.seat, [what as Token, where as Token]);
    },
  },
});

/** Two different tokens, at most `reach` places apart. */
function pairs(pub: Pub, reach: number): [Token, Token][] {
  const apart = (a: Token, b: Token) => Math.abs(pub.tokens.indexOf(a) - pub.tokens.indexOf(b));
  return TOKENS.flatMap((a, i) =>
    TOKENS.slice(i + 1).flatMap((b): [Token, Token][] => (apart(a, b) <= reach ? [[a, b]] : [])),
  );
}

const pairOption = ([a, b]: [Token, Token]): Option => ({
  key: `exchange:${a}>${b}`,
  label: { key: 'do.exchange', args: { first: tokenName(a), second: tokenName(b) } },
  refs: [tokenRef(a), tokenRef(b)],
});
