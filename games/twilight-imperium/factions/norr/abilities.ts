// Sardakk N'orr.

import type { Args, Later, Seat } from '@orrery/kernel';
import { isSide } from '../../abilities/cards/combat.ts';
import { plain, targetOf, use } from '../../abilities/own.ts';
import { frameOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { done, unitKey, unitOption } from '../../say.ts';
import { has, type Pub, playerOf, type TI, type Unit } from '../../state.ts';
import type { Batch } from '../../steps/hits.ts';
import { isOpponent } from '../../values/allies.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { alike, cardOf, fleetOf, groundOn, hasFlagship, shipsIn, unitOf } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'valkyrie-exoskeleton': In<'sustain.after'>;
    'exotrireme-2': Later<In<'spaceCombatRound.end'> & { aims: number[] }, 'aims'>;
  }
}

const exotriremes = (pub: Pub, seat: Seat, system: string): Unit[] =>
  fleetOf(pub, seat, system).filter((u) => cardOf(pub, u).id === 'exotrireme-2');

export const abilities: Piece[] = [
  {
    id: 'unrelenting',
    modifiers: { combat: (pub, { unit }) => (abilityOfSheet(pub, unit.owner, 'unrelenting') ? 1 : 0) },
  },
  {
    id: 'cmorran-norr',
    modifiers: {
      combat(pub, { unit, system, planet }) {
        if (planet !== null || unit.type === 'flagship' || !hasFlagship(pub, unit.owner, 'cmorran-norr')) return 0;
        return fleetOf(pub, unit.owner, system).some((u) => u.type === 'flagship') ? 1 : 0;
      },
    },
  },
  {
    id: 'valkyrie-particle-weave',
    modifiers: {
      answerHits: (pub, seat, theirs) => (theirs > 0 && has(pub, seat, 'valkyrie-particle-weave') ? 1 : 0),
    },
  },
  {
    id: 'valkyrie-exoskeleton',
    odds: {
      retorts: (pub, unit) =>
        unit.type === 'mech' && pub.players[unit.owner]?.faction === 'norr' && !barTo('mechText', pub) ? 1 : 0,
    },
    abilities: {
      'valkyrie-exoskeleton': {
        ...plain(
          'sustain.after',
          'valkyrie-exoskeleton',
          ['TI4-SUST-3', 'TI4-HIT-10'],
          (pub, seat, { about }) =>
            about.owner === seat &&
            frameOf(pub, 'groundCombat') !== undefined &&
            unitOf(pub, about.unit)?.type === 'mech' &&
            !barTo('mechText', pub) &&
            playerOf(pub, seat).faction === 'norr',
        ),
        must: true,
      },
    },
    steps: {
      'valkyrie-exoskeleton': step('valkyrie-exoskeleton', {
        // In the round's own hits it joins those that are assigned now; otherwise it is a batch of its own. [TI4-HIT-10]
        hit(t, { args: { seat, about } }) {
          const { batches, system, planet } = t.frame(about.frame, 'hits')!.args;
          const batch = batches.find((b) => b.seat !== seat);
          if (batch) batch.hits += 1;
          else t.call('hits', { cause: 'effect', system, planet, batches: [returned(t.s.pub, seat, about, planet!)] });
        },
      }),
    },
  },
  {
    id: 'exotrireme-2',
    abilities: {
      'exotrireme-2': {
        window: 'spaceCombatRound.end',
        step: 'exotrireme-2',
        rules: ['TI4-HIT-13', 'TI4-DEST-4'],
        again: true, // [TI4-WIN-3] each of them is a source of its own, and gone once used
        might: (pub, seat, { about }) => isSide(about, seat) && exotriremes(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          alike(k.pub, exotriremes(k.pub, k.seat!, about.at)).map((u) =>
            use(k, u.damaged ? 'exotrireme-2.damaged' : 'exotrireme-2', unitKey(k.pub, u), undefined, [`unit:${u.id}`]),
          ),
      },
    },
    steps: {
      'exotrireme-2': step('exotrireme-2', {
        pay(t, f) {
          const { seat, about } = f.args;
          const own = exotriremes(t.s.pub, seat, about.at);
          const unit = own.find((u) => unitKey(t.s.pub, u) === targetOf(f.args))!;
          f.args.aims = [];
          t.call('destroyUnits', { units: [unit.id], killers: [seat], cause: 'effect' });
        },
        aim: {
          who: (pub, f) => (f.args.aims.length < 2 && prey(pub, f.args).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.exotrireme' },
            ask: {
              shape: 'one',
              options: [...alike(k.pub, prey(k.pub, f.args)).map((u) => unitOption(k.pub, 'destroy', u)), done],
            },
            rules: ['TI4-HIT-13'],
          }),
          take(t, f, choices) {
            const choice = choices.get(f.args.seat);
            if (choice === 'done') return;
            f.args.aims.push(prey(t.s.pub, f.args).find((u) => unitOption(t.s.pub, 'destroy', u).key === choice)!.id);
            return { goto: 'aim' };
          },
        },
        destroy(t, { args: { seat, aims } }) {
          if (aims.length > 0) t.call('destroyUnits', { units: aims, killers: aims.map(() => seat), cause: 'effect' });
        },
      }),
    },
  },
];
const returned = (pub: Pub, seat: Seat, { by }: { by: Seat }, planet: string): Batch => ({
  seat: by,
  by: seat,
  hits: 1,
  eligible: groundOn(pub, by, planet).map((u) => u.id),
});
const prey = (pub: Pub, { seat, about, aims }: Args<TI, 'exotrireme-2'>): Unit[] =>
  shipsIn(pub, about.at).filter((u) => isOpponent(pub, seat, u.owner) && !aims.includes(u.id));
