// With ORRERY_WATCH set to a file, every test notes there what its matches played and which windows they opened: what is in
// none of the lines is registered, and perhaps cannot be reached.
import { appendFileSync } from 'node:fs';
import { type Answer, Match, type Shape, type Table } from '@orrery/kernel';
import { afterAll, expect } from 'vitest';

const file = process.env.ORRERY_WATCH;
if (file) {
  const played = new Set<string>();
  const opened = new Set<string>();
  const watched = new WeakSet<Table>();
  const watch = (table: Table): void => {
    if (watched.has(table)) return;
    watched.add(table);
    const { window } = table;
    table.window = (name: string | readonly string[], ...about: never[]) => {
      for (const each of [name].flat()) opened.add(each as string);
      window(name as never, ...about);
    };
  };
  const { apply } = Match.prototype;
  Match.prototype.apply = function (this: Match<Shape>, answer: Answer) {
    watch(this.table);
    const outcome = apply.call(this, answer);
    const [, used] = /^(?:action:)?(\S+) /.exec(typeof answer.choice === 'string' ? answer.choice : '') ?? [];
    if (used && 'events' in outcome) played.add(used);
    return outcome;
  };
  afterAll(() => {
    const by = expect.getState().testPath?.split('/').at(-1);
    appendFileSync(file, `${JSON.stringify({ by, played: [...played], opened: [...opened] })}\n`);
  });
}
