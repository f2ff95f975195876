// A movement on one sheet: how many of which ships go from where, and what they carry; then all of them go.
import type { ComposerProps } from '@orrery/board';
import { useState } from 'react';
import { capacityOf, excessOf, moveValue, sendable, sendSome } from '../preview.ts';
import { kindOf, systemName, type TI, type Unit } from '../tables.ts';
import { movementOf } from './reach.ts';
import css from './stepper.module.css';
import { Stepper } from './stepper.tsx';

export function SendSheet({ view: { pub, seat }, say, send }: ComposerProps<TI>) {
  const [wanted, want] = useState<ReadonlyMap<string, number>>(new Map());
  const movement = movementOf(pub);
  const sources = movement ? sendable(pub, movement) : [];
  if (!movement || seat === null || sources.length === 0) return null;
  const { choices, sent, left: spare } = sendSome(pub, movement, wanted);
  const left = [...spare.values()].reduce((sum, count) => sum + count, 0);
  const gone = new Set([...movement.moves.flatMap(({ unit, load }) => [unit, ...load]), ...sent]);
  const there = pub.units.filter(
    ({ id, owner, at, on }) => gone.has(id) || (owner === seat && at === movement.system && on === null),
  );
  const { fleet } = excessOf(
    pub,
    seat,
    movement.system,
    there.map((unit) => ({ ...unit, on: null })),
    false,
  );
  /** How many there are and where, how far they fly, how much they carry. */
  const noteOf = (unit: Unit, count: number): string => {
    const figures = {
      count,
      move: kindOf(unit.type) === 'ground' ? 0 : (moveValue(pub, unit) ?? 0),
      room: capacityOf(pub, unit),
    };
    const place = unit.on === null ? [] : [say({ key: `planet.${unit.on}` })];
    return [say({ key: 'send.note', args: figures }), ...place].join(' · ');
  };
  const set = (entries: readonly (readonly [string, number])[]) => want(new Map([...wanted, ...entries]));
  /** As many of each as find room aboard, those of other systems included. */
  const setAll = (kinds: readonly { key: string; count: number }[]) => {
    const all = kinds.map(({ key, count }) => [key, count] as const);
    const { left: over } = sendSome(pub, movement, new Map([...wanted, ...all]));
    set(all.map(([key, count]) => [key, count - (over.get(key) ?? 0)]));
  };
  return (
    <section className={css.sheet} aria-label={say({ key: 'send.title' })} data-composer="">
      {sources.map(({ system, ships, cargo }) => {
        const kinds = [...ships, ...cargo];
        const some = kinds.some(({ key }) => (wanted.get(key) ?? 0) > 0);
        return (
          <div key={system}>
            <h3>
              {say(systemName(system))}
              <button type="button" onClick={() => (some ? set(kinds.map(({ key }) => [key, 0])) : setAll(kinds))}>
                {say({ key: some ? 'send.none' : 'send.all' })}
              </button>
            </h3>
            <ul>
              {kinds.map(({ key, unit, count }) => (
                <Stepper
                  key={key}
                  say={say}
                  unit={unit}
                  note={noteOf(unit, count)}
                  value={wanted.get(key) ?? 0}
                  most={count}
                  change={(value) => set([[key, value]])}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {left > 0 && <p data-excess="">{say({ key: 'send.left', args: { count: left } })}</p>}
      {fleet > 0 && <p data-excess="">{say({ key: 'send.over', args: { fleet } })}</p>}
      <button
        type="button"
        className={fleet > 0 ? 'button bad' : 'button primary'}
        data-enter=""
        disabled={left > 0 || sent.length === 0}
        onClick={() => send(choices)}
      >
        {say(fleet > 0 ? { key: 'send.anyway' } : { key: 'send.go', args: { count: sent.length } })}
      </button>
    </section>
  );
}
