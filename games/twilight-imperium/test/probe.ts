// Looks at windows that nothing in play reacts to yet: the watchers are asked whenever one of them opens.
import type { Ability, Bag, Seat, WindowName } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { twilightImperium } from '../game.ts';
import box from '../index.ts';
import { inWindow } from '../piece.ts';
import { step } from '../procedures.ts';
import type { TI } from '../state.ts';
import { type Field, field } from './field.ts';

/** Whoever watches is offered `probe.<window> use@<seat>`, and may pass. */
export function probed(windows: WindowName<TI>[], spec: Field, watchers: Seat[] = [0]): Scenario<TI> {
  const ability = (window: WindowName<TI>): Ability<TI> =>
    inWindow({
      window,
      step: 'card.probe',
      rules: [],
      might: (_, seat) => watchers.includes(seat),
      can: (k) => [{ key: `use@${k.seat}`, label: { key: 'option.done' } }],
    });
  const abilities = Object.fromEntries(windows.map((window) => [`probe.${window}`, ability(window)]));
  const game = {
    ...twilightImperium,
    abilities: { ...twilightImperium.abilities, ...abilities },
    steps: { ...twilightImperium.steps, 'card.probe': step('card.probe', { look() {} }) },
  };
  return field(spec, { ...box, game, home: '' } as unknown as typeof box);
}

/** The window is open now, with these facts; the watcher lets it pass. */
export function opened(t: Scenario<TI>, window: string, about: Bag = {}, watcher: Seat = 0): void {
  const { prompt } = t.request(watcher);
  expect(prompt.key).toBe(`window.${window}`);
  expect(prompt.args).toMatchObject(about);
  t.play(`${watcher} pass`);
}

/** The watcher is not asked about this window now. */
export const closed = (t: Scenario<TI>, window: string, watcher: Seat = 0): void =>
  expect(
    t.match
      .requestsTo(watcher)
      .filter((r) => r.blocking)
      .map((r) => r.prompt.key),
  ).not.toContain(`window.${window}`);
