// TI4-CONS-10, TI4-WARF-11: Construction and Warfare as printed before Thunder's Edge, for tables that want them.

import type { Seat } from '@orrery/kernel';
import { layToken, liftToken } from '../atoms/economy.ts';
import { step } from '../procedures.ts';
import { anyGrants } from '../registry.ts';
import { systemOption, tail } from '../say.ts';
import type { Pub, Unit } from '../state.ts';
import { hasToken, homeOf, systems } from '../values/board.ts';
import { dockAt, docksOf, producing } from '../values/docks.ts';

const construction = step('construction.older.primary', {
  first: (t, f) => t.call('buildStructure', { seat: f.args.seat }),
  second: (t, f) => t.call('buildStructure', { seat: f.args.seat, only: 'pds' }),
});

/** The spent token goes into a system; where one of the player's lies already it stays in reinforcements. [TI4-TOKEN-5] */
const constructionSecond = step('construction.older.secondary', {
  choose: {
    who: (_, f) => [f.args.seat],
    question: (k) => ({
      prompt: { key: 'ask.construction.system' },
      ask: { shape: 'one', options: systems(k.pub).map((system) => systemOption('system', system)) },
      rules: ['TI4-CONS-10'],
    }),
    take(t, f, choices) {
      const system = tail(choices.get(f.args.seat));
      if (!anyGrants('sparesToken', t.s.pub, f.args.seat, 'construction')) layToken(t, f.args.seat, system); // [TI4-PNOTE-17]
      t.call('buildStructure', { seat: f.args.seat, system });
    },
  },
});

const marked = (pub: Pub, seat: Seat): string[] => systems(pub).filter((system) => hasToken(pub, seat, system));

const warfare = step('warfare.older.primary', {
  lift: {
    who: (pub, f) => (marked(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.warfare.lift' },
      ask: { shape: 'one', options: marked(k.pub, f.args.seat).map((system) => systemOption('system', system)) },
      rules: ['TI4-WARF-11'],
    }),
    take(t, f, choices) {
      liftToken(t, f.args.seat, tail(choices.get(f.args.seat)));
      t.call('gainTokens', { seat: f.args.seat, count: 1 });
    },
  },
  redistribute: (t, f) => t.call('redistribute', { seat: f.args.seat, into: [] }),
});

const homeDocks = (pub: Pub, seat: Seat): Unit[] => docksOf(pub, seat).filter((dock) => dock.at === homeOf(pub, seat));

const warfareSecond = step('warfare.older.secondary', {
  choose: {
    who: (pub, f) => (homeDocks(pub, f.args.seat).length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.warfare.dock' },
      ask: { shape: 'one', options: homeDocks(k.pub, f.args.seat).map(producing) },
      rules: ['TI4-WARF-11'],
    }),
    take(t, f, choices) {
      const dock = dockAt(t.s.pub, f.args.seat, tail(choices.get(f.args.seat)))!;
      t.call('produce', { seat: f.args.seat, system: dock.at, producers: [dock.id] });
      return 'end';
    },
  },
  only(t, f) {
    const [dock] = homeDocks(t.s.pub, f.args.seat);
    if (dock) t.call('produce', { seat: f.args.seat, system: dock.at, producers: [dock.id] });
  },
});

export const olderCardSteps = {
  'construction.older.primary': construction,
  'construction.older.secondary': constructionSecond,
  'warfare.older.primary': warfare,
  'warfare.older.secondary': warfareSecond,
};
