// What a game reaches: what it offered and what was used of it, the windows it opened, the procedures it ran, what it named, each with its count.
import {
  type Answer,
  type Choice,
  type GameEvent,
  type Match,
  messagesIn,
  type Request,
  type Shape,
  type Table,
} from '../src/index.ts';

export type Counts = Record<string, number>;
export interface Census {
  offered: Counts; // by the first word of an option of several: `direct-hit`, `action:spy`
  used: Counts;
  windows: Counts; // opened, whether or not somebody was asked
  steps: Counts;
  told: Counts; // events that name this: `card.spy`
}
const emptyCensus = (): Census => ({ offered: {}, used: {}, windows: {}, steps: {}, told: {} });

/** The ability, or the action of a component, that an option is one use of. */
const sourceOf = (key: Choice): string | undefined =>
  typeof key === 'string' && key.includes(' ') ? key.slice(0, key.indexOf(' ')) : undefined;

const count = (counts: Counts, name: string | undefined): void => {
  if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
};

/** Looks over the shoulder of one match: it is told of every question and every answer, and hears of the rest by itself. */
export class Enumerator {
  readonly census = emptyCensus();
  #asked = new Set<string>(); // questions that are still open: what stays on offer is offered once

  constructor(match: Match<Shape>) {
    for (const { step } of match.state.pub.stack) count(this.census.steps, step);
    this.#listen(match.table);
  }

  #listen(table: Table): void {
    const { call, window } = table;
    table.call = (step, ...args) => {
      count(this.census.steps, step);
      call(step, ...args);
    };
    table.window = (name, ...about) => {
      for (const each of typeof name === 'string' ? [name] : name) count(this.census.windows, each);
      window(name, ...about);
    };
  }

  asks(requests: readonly Request[]): void {
    for (const { id, ask } of requests) {
      if (this.#asked.has(id) || !('options' in ask)) continue;
      for (const name of new Set(ask.options.map(({ key }) => sourceOf(key)))) count(this.census.offered, name);
    }
    this.#asked = new Set(requests.map(({ id }) => id));
  }

  answered({ choice }: Answer): void {
    count(this.census.used, sourceOf(choice));
  }

  heard(events: readonly GameEvent[]): void {
    for (const event of events) for (const name of namesIn(event)) count(this.census.told, name);
  }
}
const namesIn = ({ type, pub, to }: GameEvent): Set<string> => {
  const told = [pub, ...Object.values(to ?? {})].filter((args) => args !== null);
  return new Set(told.flatMap((args) => messagesIn({ key: type, args }).slice(1)).map(({ key }) => key));
};

/** Several games together. */
export function addUp(all: readonly Census[]): Census {
  const sum = emptyCensus();
  for (const census of all)
    for (const part of Object.keys(sum) as (keyof Census)[])
      for (const [name, n] of Object.entries(census[part])) sum[part][name] = (sum[part][name] ?? 0) + n;
  return sum;
}
