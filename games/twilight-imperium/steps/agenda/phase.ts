// TI4-AGENDA: the agenda phase. Two agendas, then planets become ready.

import type { Seat } from '@orrery/kernel';
import { readyPlanet } from '../../atoms/economy.ts';
import { step } from '../../procedures.ts';
import { planetOption, tail } from '../../say.ts';
import { type Effect, effectsOf, NOBODY, type Pub } from '../../state.ts';
import { speakerOrder } from '../../values/agenda.ts';
import { exhaustedWorlds } from '../../values/board.ts';
import { settle } from '../moments.ts';

export type AgendaPhase = { effects: Effect[] };

/** [TI4-ROUND-2, TI4-CUST-4] A table of an edition without agendas has none in its deck, and no such phase. */
export const hasAgendas = (pub: Pub): boolean => pub.decks.agendas + pub.discards.agendas.length > 0;

export const agendaPhase = step('agendaPhase', {
  begin(t) {
    if (t.s.pub.custodians) return 'end';
    t.s.pub.phase = 'agenda';
    t.s.pub.active = NOBODY;
    t.tell({ type: 'phase.agenda', pub: {} });
    settle(t, 'agendaPhase.start'); // [TI4-EXEC-7]
  },
  start: (t) => t.window('agendaPhase.start', { round: t.s.pub.round }),
  first: (t) => t.call('agenda', { number: 1 }),
  second: (t) => t.call('agenda', { number: 2 }), // [TI4-AGENDA-2]
  ready(t) {
    for (const seat of speakerOrder(t.s.pub)) t.call('readyAfterAgendas', { seat }); // [TI4-AGENDA-18]
  },
});

/** [TI4-AGENDA-18] All of them, unless an effect of this phase says how many. */
const readied = (pub: Pub, seat: Seat): number => {
  const planets = exhaustedWorlds(pub, seat).length;
  return Math.min(planets, ...effectsOf(pub, 'readyOnly').map(({ amount }) => amount ?? planets));
};

export const readyAfterAgendas = step('readyAfterAgendas', {
  choose: {
    who: (pub, f) => (readied(pub, f.args.seat) < exhaustedWorlds(pub, f.args.seat).length ? [f.args.seat] : []),
    question(k, f) {
      const count = readied(k.pub, f.args.seat);
      return {
        prompt: { key: 'ask.ready.only', args: { count } },
        ask: {
          shape: 'many',
          options: exhaustedWorlds(k.pub, f.args.seat).map((planet) => planetOption('ready', planet)),
          min: count,
          max: count,
        },
        rules: ['TI4-AGENDA-18'],
      };
    },
    take(t, f, choices) {
      for (const key of choices.get(f.args.seat) as string[]) readyPlanet(t, tail(key));
      return 'end';
    },
  },
  all(t, f) {
    for (const planet of exhaustedWorlds(t.s.pub, f.args.seat)) readyPlanet(t, planet);
  },
});
