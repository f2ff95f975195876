// What a scenario has told: short questions about its events.
import type { Scenario } from '@orrery/kernel/testing';
import type { TI } from '../state.ts';

export const types = (t: Scenario<TI>): string[] => t.heard(null).map((told) => told.type);
export const told = (t: Scenario<TI>, type: string) => t.heard(null).filter((event) => event.type === type);
/** The dice of each roll of this kind since the last answer. */
export const dice = (t: Scenario<TI>, type: string): number[][] =>
  told(t, type).map(({ args }) => args.dice as number[]);
/** Only these types, in the order told. */
export const inOrder = (t: Scenario<TI>, ...wanted: string[]): string[] =>
  types(t).filter((type) => wanted.includes(type));
/** The same answer several times. */
export const times = (n: number, line: string): string[] => Array<string>(n).fill(line);
/** Lets a seat pass as long as windows ask it. */
export function passing(t: Scenario<TI>, seat: number): Scenario<TI> {
  while (t.asked().includes(seat) && t.may(seat).includes('pass')) t.play(`${seat} pass`);
  return t;
}
