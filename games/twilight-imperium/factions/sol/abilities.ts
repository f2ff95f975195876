// The Federation of Sol.

import { spendToken } from '../../atoms/economy.ts';
import { place } from '../../atoms/units.ts';
import { type Acting, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { decline, option, planetName, tail } from '../../say.ts';
import { hasSet, seatsOf } from '../../state.ts';
import { ourPlanets, systemOf } from '../../values/board.ts';
import { tokensIn } from '../../values/economy.ts';
import { payable } from '../../values/payment.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { hasFlagship, isMute, reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'orbital-drop': Acting;
  }
}

export const abilities: Piece[] = [
  {
    id: 'orbital-drop',
    actions: {
      rules: ['TI4-TURN-20'],
      step: 'orbital-drop',
      can: ({ pub, seat }) =>
        abilityOfSheet(pub, seat!, 'orbital-drop') && tokensIn(pub, seat!, 'strategy') > 0
          ? ourPlanets(pub, seat!).map((p) => ({
              key: `on:${p}`,
              label: { key: 'use.orbital-drop', args: { planet: planetName(p) } },
              refs: [`planet:${p}`],
            }))
          : [],
    },
    steps: {
      'orbital-drop': step('orbital-drop', {
        drop(t, f) {
          const { seat } = f.args;
          const planet = tail(f.args.choice);
          spendToken(t, seat, 'strategy');
          for (let i = 0; i < 2; i++) place(t, seat, 'infantry', systemOf(t.s.pub, planet), planet);
        },
        mech: {
          // [TI4-DEPLOY-1 to -3] ZS Thunderbolt M2
          who: (pub, f) =>
            hasSet(pub, 'pok') &&
            !barTo('mechText', pub) &&
            !isMute(pub, f.args.seat, systemOf(pub, tail(f.args.choice))) && // [TI4-ABIL-1]
            reinforcements(pub, f.args.seat, 'mech') > 0 &&
            payable(pub, f.args.seat, { resources: 3, influence: 0 })
              ? [f.args.seat]
              : [],
          question: (_, f) => ({
            prompt: { key: 'ask.deploy.sol', args: { planet: planetName(tail(f.args.choice)) } },
            ask: { shape: 'one', options: [option('deploy', 'deploy'), decline] },
            rules: ['TI4-DEPLOY-1', 'TI4-DEPLOY-2', 'TI4-DEPLOY-3'],
            fallback: 'no',
          }),
          take(t, f, choices) {
            const { seat } = f.args;
            const on = tail(f.args.choice);
            if (choices.get(seat) === 'no') return;
            t.call('pay', { seat, resources: 3, influence: 0, what: { key: 'unit.mech' } });
            t.call('placeOne', { seat, type: 'mech', system: systemOf(t.s.pub, on), on });
          },
        },
      }),
    },
  },
  { id: 'versatile', modifiers: { tokens: (pub, seat) => (abilityOfSheet(pub, seat, 'versatile') ? 1 : 0) } },
  {
    id: 'genesis',
    statusEnd(t) {
      for (const seat of seatsOf(t.s.pub)) {
        const ship = t.s.pub.units.find((u) => u.owner === seat && u.type === 'flagship');
        if (ship && hasFlagship(t.s.pub, seat, 'genesis')) place(t, seat, 'infantry', ship.at, null);
      }
    },
  },
];
