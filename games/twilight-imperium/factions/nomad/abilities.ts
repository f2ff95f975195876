// The Nomad.

import { since } from '../../abilities/card.ts';
import { use } from '../../abilities/own.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { readyCard } from '../../atoms/possession.ts';
import { frameAt, frameOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { effectsOf, heldCard, lay, type Pub, seatsOf, type Unit } from '../../state.ts';
import { showVotes } from '../../steps/agenda/ballots.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { hasFlagship } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'temporal-command-suite': In<'agent.exhausted.after'>;
  }
}
declare module '../../state.ts' {
  interface Effects {
    'temporal-command-suite': true;
  }
}

const SUITE = 'temporal-command-suite';
const plays = (pub: Pub, { owner }: Unit): boolean => pub.players[owner]?.faction === 'nomad';
const mechsOf = (pub: Pub, owner: number): Unit[] => pub.units.filter((u) => u.owner === owner && u.type === 'mech');
const isBargain = (pub: Pub, a: number, b: number): boolean =>
  effectsOf(pub, SUITE).some(({ seat, amount }) => (seat === a && amount === b) || (seat === b && amount === a));

export const abilities: Piece[] = since(4, [
  { id: 'the-company' }, // [TI4-SETUP-16] all three agents are of its sheet
  {
    id: 'future-sight',
    follows: {
      // [TI4-PRED-9] once for an agenda
      'agenda.outcome.resolved.after'(t, { frame, outcome }) {
        const agenda = frameAt(t.s.pub, frame, 'agenda');
        if (!agenda || agenda.args.caller !== undefined) return; // [TI4-EXEC-3]
        showVotes(t, frame, (seat, voted) => voted === outcome && abilityOfSheet(t.s.pub, seat, 'future-sight'));
        const right = [...agenda.args.votes, ...agenda.args.predictions].filter((one) => one.outcome === outcome);
        for (const seat of seatsOf(t.s.pub))
          if (abilityOfSheet(t.s.pub, seat, 'future-sight') && right.some((one) => one.seat === seat))
            gainGoods(t, seat, 1);
      },
    },
  },
  {
    id: 'memoria-1',
    of: { faction: 'nomad' },
    modifiers: {
      // [TI4-ADJ-9] for that ship alone
      leaps: (pub, unit) =>
        unit.type === 'flagship' && hasFlagship(pub, unit.owner, 'memoria-1')
          ? mechsOf(pub, unit.owner).map(({ at }) => at)
          : [],
    },
  },
  {
    id: 'quantum-manipulator',
    of: { faction: 'nomad' },
    modifiers: {
      screens: (pub, unit) => unit.type === 'mech' && plays(pub, unit) && !barTo('mechText', pub), // [TI4-FLAG-17]
    },
  },
  {
    id: SUITE,
    of: { card: 'technology' },
    cost: 'exhaust',
    modifiers: { bargains: isBargain },
    abilities: {
      [SUITE]: {
        window: 'agent.exhausted.after',
        step: SUITE,
        rules: ['TI4-LEAD-15', 'TI4-LEAD-3'],
        might: (pub, _, { about }) => heldCard(pub, about.by, about.card)?.state === 'exhausted',
        can: (k, { about }) => [use(k, SUITE, undefined, { agent: about.agent })],
      },
    },
    steps: {
      [SUITE]: step(SUITE, {
        ready(t, { args: { seat, about } }) {
          const card = heldCard(t.s.pub, about.by, about.card);
          if (card) readyCard(t, card);
          if (about.by !== seat) lay(frameOf(t.s.pub, 'turn'), { kind: SUITE, seat, amount: about.by });
        },
      }),
    },
    follows: {
      // one transaction, and no more
      'transaction.resolved'(t, { by, with: other }) {
        const turn = frameOf(t.s.pub, 'turn');
        if (!turn || !isBargain(t.s.pub, by, other)) return;
        turn.args.effects = (turn.args.effects ?? []).filter(({ kind }) => kind !== SUITE);
      },
    },
  },
]);
