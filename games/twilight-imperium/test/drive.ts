// Plays a scenario to its end without caring how many questions the war asks on the way.
import type { Scenario } from '@orrery/kernel/testing';
import type { TI } from '../state.ts';
import { standing } from './field.ts';

/** Plays on by itself: scores what it can, then what is preferred, then nothing. Gives what was scored. */
export function drive(t: Scenario<TI>, ...prefer: RegExp[]): string[] {
  const scored: string[] = [];
  for (let i = 0; i < 80 && t.asked().length > 0; i++) {
    const seat = t.asked()[0]!;
    const { ask, fallback } = t.request(seat);
    if (ask.shape === 'many') {
      t.play(`${seat} ${JSON.stringify(fallback)}`);
      continue;
    }
    const options = t.may(seat);
    const wishes = [/^score\./, ...prefer, /^(no|done|pass)$/, /./];
    const choice = wishes.flatMap((wish) => options.find((key) => wish.test(key)) ?? [])[0]!;
    if (choice.startsWith('score.')) scored.push(choice.split('>')[1]!);
    t.play(`${seat} ${choice}`);
  }
  return scored;
}

/** What stands at a place when all is done. */
export function driven(t: Scenario<TI>, prefer: readonly RegExp[], place: string): string[] {
  drive(t, ...prefer);
  return standing(t.s.pub, place);
}

/** Plays these lines; until each of them is offered everybody lets pass what comes in between. */
export function through(t: Scenario<TI>, ...lines: string[]): Scenario<TI> {
  for (const line of lines) {
    const [seat, choice] = [Number(line[0]), line.slice(2)];
    for (let i = 0; i < 60 && !isOffered(t, seat, choice); i++) t.play(calm(t, line));
    t.play(line);
  }
  return t;
}
/** What a seat may do in a window besides letting it pass. */
export const offers = (t: Scenario<TI>, seat: number): string[] =>
  t.asked().includes(seat) ? t.may(seat).filter((key) => !key.startsWith('pass')) : [];
/** Dice that miss, as many as may be needed. */
export const misses: readonly number[] = Array<number>(60).fill(1);
const isOffered = (t: Scenario<TI>, seat: number, choice: string): boolean =>
  t.asked().includes(seat) && (t.request(seat).ask.shape !== 'one' || t.may(seat).includes(choice));
function calm(t: Scenario<TI>, wanted: string): string {
  const seat = t.asked()[0];
  const key = seat === undefined ? undefined : ['no', 'done', 'pass'].find((quiet) => t.may(seat).includes(quiet));
  if (key === undefined)
    throw new Error(`never offered: ${wanted}; asked ${seat}: ${seat === undefined ? '' : t.may(seat)}`);
  return `${seat} ${key}`;
}
