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
