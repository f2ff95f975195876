// P11: what is kept is the state. A match kept by these or by older rules is opened, answered and opened again, and at
// every answer what lies in the store is the state, once and for all brought up to date.
import {
  type Answer,
  type Box,
  canonical,
  copy,
  load,
  Match,
  random,
  type Seat,
  type Shape,
  type State,
  type View,
} from '../src/index.ts';
import { everybody, hold, PROPERTIES, type Probe, randomAnswer, type Tally } from './probe.ts';

/** A match in a store, and whoever plays it from there. */
export interface Keeper {
  newest(): Promise<number>;
  kept(seq: number): Promise<string>; // the save at that row
  look(seat: Seat | null): Promise<View>; // opens the match if need be
  answer(answer: Answer): Promise<void>;
  restart(): Promise<void>; // nothing remains but what was kept
}
export interface KeptOptions {
  answers: number;
  seed: number;
  restartEvery?: number;
}

/** Plays on at random from wherever the match is. Throws a Violation where the store and the match part. */
export async function checkKept(
  box: Box,
  keeper: Keeper,
  { answers, seed, restartEvery = 3 }: KeptOptions,
): Promise<Tally> {
  const tally = Object.fromEntries(PROPERTIES.map((p) => [p, 0])) as Tally;
  const before = await keeper.newest();
  const match: Match<Shape> = new Match(box.game, load(box.game, await keeper.kept(before)), { undo: false });
  const probe: Probe = { box, match, random: random(seed), text: '', tally, only: ['P11'] };
  const states = new Map<number, State>();
  for (let i = 0; ; i++) {
    await checkSeen(probe, keeper, `after ${i} answers`);
    const seq = await keeper.newest();
    states.set(seq, copy(match.state));
    checkText(probe, await keeper.kept(seq), match.state, `row ${seq}`);
    if (i === answers || match.result) break;
    if (i % restartEvery === restartEvery - 1) await keeper.restart();
    const answer = randomAnswer(probe);
    match.apply(copy(answer));
    await keeper.answer(answer);
  }
  await keeper.restart();
  await checkSeen(probe, keeper, 'at the end');
  for (const [seq, state] of states) checkText(probe, await keeper.kept(seq), state, `row ${seq}, looked up later`);
  return tally;
}

async function checkSeen(probe: Probe, keeper: Keeper, when: string): Promise<void> {
  for (const seat of everybody(probe.match)) {
    const seen = canonical(await keeper.look(seat));
    hold(probe, 'P11', seen === canonical(probe.match.view(seat)), () => `${when} seat ${seat} sees another table`);
  }
}

/** A save of the state, by the rules of today. */
export function checkText(probe: Probe, text: string, expected: State, where: string): void {
  const { migrations } = JSON.parse(text) as { migrations: string[] };
  const again = Object.keys(probe.box.game.migrations ?? {}).filter((name) => !migrations.includes(name));
  hold(probe, 'P11', again.length === 0, () => `${where} would be migrated again: ${again.join(', ')}`);
  hold(probe, 'P11', canonical(load(probe.box.game, text)) === canonical(expected), () => `${where} is not the state`);
}
