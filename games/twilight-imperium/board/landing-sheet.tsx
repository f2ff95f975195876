// A landing on one sheet: how many of which units go to which planet; then all of them land.
import type { ComposerProps } from '@orrery/board';
import { useState } from 'react';
import { guardsOn, type Landing, landable, landSome, proposed, spot } from '../preview.ts';
import { frameOf } from '../procedures.ts';
import type { TI } from '../tables.ts';
import css from './stepper.module.css';
import { Stepper } from './stepper.tsx';

export function LandingSheet({ view: { pub, seat }, say, send }: ComposerProps<TI>) {
  const invasion = frameOf(pub, 'invasion')?.args;
  const [landing, setLanding] = useState<Landing>(() => (invasion ? proposed(pub, invasion) : new Map()));
  const { planets, kinds } = invasion ? landable(pub, invasion) : { planets: [], kinds: [] };
  if (!invasion || seat === null || planets.length === 0) return null;
  const on = (kind: string, planet: string): number => landing.get(spot(kind, planet)) ?? 0;
  const used = (kind: string): number => planets.reduce((sum, planet) => sum + on(kind, planet), 0);
  const count = kinds.reduce((sum, { key }) => sum + used(key), 0);
  const left = kinds.reduce((sum, kind) => sum + kind.count, 0) - count;
  const set = (kind: string, planet: string, value: number) =>
    setLanding(new Map([...landing, [spot(kind, planet), value]]));
  const all = (planet: string) => setLanding(new Map(kinds.map((kind) => [spot(kind.key, planet), kind.count])));
  const whose = (planet: string): string =>
    pub.planets[planet]?.controller === seat
      ? say({ key: 'land.mine' })
      : say({ key: 'land.guards', args: { count: guardsOn(pub, seat, planet) } });
  return (
    <section className={css.sheet} aria-label={say({ key: 'land.title' })} data-composer="">
      {planets.map((planet) => (
        <div key={planet}>
          <h3>
            <span>
              {say({ key: `planet.${planet}` })} <small>{whose(planet)}</small>
            </span>
            <button type="button" onClick={() => all(planet)}>
              {say({ key: 'land.all' })}
            </button>
          </h3>
          <ul>
            {kinds.map(({ key, unit, count: most }) => (
              <Stepper
                key={key}
                say={say}
                unit={unit}
                value={on(key, planet)}
                most={on(key, planet) + most - used(key)}
                change={(value) => set(key, planet, value)}
              />
            ))}
          </ul>
        </div>
      ))}
      {left > 0 && <p>{say({ key: 'land.stay', args: { count: left } })}</p>}
      <button
        type="button"
        className="button primary"
        data-enter=""
        disabled={count === 0}
        onClick={() => send(landSome(pub, invasion, landing))}
      >
        {say({ key: 'land.go', args: { count } })}
      </button>
    </section>
  );
}
