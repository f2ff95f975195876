// Abilities made for tests: somebody may ring in a window, so that the windows themselves can be watched.
import type { Ability, Box, Seat, WindowName } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { twilightImperium } from '../game.ts';
import { rules } from '../packs/base/rules/index.ts';
import { inWindow } from '../piece.ts';
import { step } from '../procedures.ts';
import type { TI } from '../state.ts';
import { type Field, field } from './field.ts';

/** `seats`: how many sources each has. `opens`: the window it opens while it resolves. `does`: what ringing changes. */
export interface Chime {
  window: WindowName<TI>;
  seats: Record<Seat, number>;
  must?: true;
  opens?: 'turn.start' | 'turn.end';
  does?(pub: TI['pub'], seat: Seat): void;
}

/** A scenario whose game has these abilities besides its own. Each is used as `0 <name> ring1`, `0 <name> ring2`, … */
export function withChimes(spec: Field, chimes: Record<string, Chime>): Scenario<TI> {
  const steps = Object.entries(chimes).map(([name, chime]) => [`card.chime-${name}`, ringing(name, chime)]);
  const abilities = Object.entries(chimes).map(([name, chime]) => [name, abilityOf(name, chime)]);
  const game = {
    ...twilightImperium,
    steps: { ...twilightImperium.steps, ...Object.fromEntries(steps) },
    abilities: { ...twilightImperium.abilities, ...Object.fromEntries(abilities) },
  };
  const box: Box<TI> = { game, home: '', rules, lobby: false };
  return field(spec, box);
}

/** Who rang what, in order, in the last `play`. */
export const rung = (t: Scenario<TI>): string[] =>
  t.events().flatMap((event) => (event.type === 'rung' ? [event.pub!.what as string] : []));

function ringing(name: string, { opens, does }: Chime) {
  return step(`card.chime-${name}`, {
    ring(t, f) {
      t.tell({ type: 'rung', pub: { what: `${f.args.seat} ${name}` } });
      does?.(t.s.pub, f.args.seat);
      if (opens) t.window(opens, { by: f.args.seat, seat: { seat: f.args.seat } });
    },
  });
}

function abilityOf(name: string, { window, seats, must }: Chime): Ability<TI> {
  const left = (seat: Seat, used: readonly string[]): string[] =>
    Array.from({ length: seats[seat] ?? 0 }, (_, i) => `ring${i + 1}@${seat}`).filter(
      (key) => !used.includes(`${name} ${key}`),
    );
  return inWindow({
    window,
    step: `card.chime-${name}`,
    rules: [],
    ...(must ? { must } : {}),
    might: (_, seat, w) => left(seat, w.used).length > 0,
    can: (k, w) => left(k.seat!, w.used).map((key) => ({ key, label: { key: 'option.done' } })),
  });
}
