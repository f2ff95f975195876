// Production on one sheet: how many of which units, against the limit and against what can be spent.
import type { ComposerProps } from '@orrery/board';
import { useState } from 'react';
import { buildAll, buildable } from '../preview.ts';
import { frameOf } from '../procedures.ts';
import type { TI, UnitType } from '../tables.ts';
import css from './stepper.module.css';
import { Stepper } from './stepper.tsx';
import { purseOf } from './yard.tsx';

export function BuildSheet({ view, request, say, send }: ComposerProps<TI>) {
  const { pub, seat } = view;
  const [list, build] = useState<readonly UnitType[]>([]);
  const frame = frameOf(pub, 'produce');
  if (!frame || seat === null || request.ask.shape !== 'one') return null;
  const { keys, cost, limit } = buildable(pub, frame.args, list);
  const types = request.ask.options.flatMap(({ key }) => (key.startsWith('build:') ? [key.slice(6) as UnitType] : []));
  const countOf = (type: UnitType) => list.filter((other) => other === type).length;
  const change = (type: UnitType, value: number) => {
    const others = list.filter((other) => other !== type);
    build([...others, ...Array<UnitType>(value).fill(type)]);
  };
  const count = frame.args.list.length + list.length;
  return (
    <section className={css.sheet} aria-label={say({ key: 'build.title' })} data-composer="">
      <ul>
        {types.map((type) => (
          <Stepper
            key={type}
            say={say}
            unit={{ type, owner: seat, damaged: false }}
            value={countOf(type)}
            most={countOf(type) + (keys.includes(`build:${type}`) ? 1 : 0)}
            change={(value) => change(type, value)}
          />
        ))}
      </ul>
      <p>{say({ key: 'build.figures', args: { count, limit, cost, purse: purseOf(view, seat) } })}</p>
      <button
        type="button"
        className="button primary"
        data-enter=""
        disabled={list.length === 0}
        onClick={() => send(buildAll(pub, frame.args, list))}
      >
        {say({ key: 'build.go', args: { count: list.length } })}
      </button>
    </section>
  );
}
