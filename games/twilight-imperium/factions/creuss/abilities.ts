// The Ghosts of Creuss.

import type { Option, Seat, WindowFacts } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { placeSystemToken, removeSystemToken } from '../../atoms/systems.ts';
import { remove } from '../../atoms/units.ts';
import { inSystems, notHome, withYourPlanet } from '../../effects/targets.ts';
import { wormholesIn } from '../../galaxy/adjacency.ts';
import { type Acting, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { systemOption, tail, unitKey, unitName } from '../../say.ts';
import { has, hasSet, NOBODY, type Pub, type T, type Unit } from '../../state.ts';
import { homeOf, systems } from '../../values/board.ts';
import { leastMissed } from '../../values/combat.ts';
import { pathsTo } from '../../values/move.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { alike, canSustain, fleetOf, hasFlagship, isShip, othersShips } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'hil-colish': In<'tactical.move.before'> | In<'tactical.moved'>;
    'icarus-drive': In<'tactical.activate.after'>;
    'wormhole-generator': Acting;
    'dimensional-splicer': In<'spaceCombat.start'>;
  }
}

const isGate = (pub: Pub, system: string): boolean =>
  wormholesIn(pub, system).some((kind) => kind === 'alpha' || kind === 'beta');

/** The wormhole tokens there are. */
export const wormholeTokens = (pub: Pub): string[] => ['alpha', 'beta', ...(hasSet(pub, 'pok') ? ['gamma'] : [])];
/** Where one may be put: with a planet of its own, or away from home systems and others' ships. */
export const openings = inSystems(
  (pub, seat, system) =>
    withYourPlanet(pub, seat, system) || (notHome(pub, seat, system) && othersShips(pub, seat, system).length === 0),
);
/** Puts a token into a system, from wherever it lies. */
export function openWormhole(t: T, kind: string, system: string): void {
  const token = { kind: `creuss-${kind}` };
  for (const [at, lying] of Object.entries(t.s.pub.systemTokens))
    if (lying.some((other) => other.kind === token.kind)) removeSystemToken(t, at, token);
  placeSystemToken(t, system, token);
}
const kindName = (kind: string) => ({ key: `wormhole.${kind}` });

/** Ships that the splicer may hit. */
const exposed = (pub: Pub, seat: Seat, about: { attacker: Seat; defender: Seat; at: string }): Unit[] =>
  alike(pub, fleetOf(pub, about.attacker === seat ? about.defender : about.attacker, about.at));

/** The flagship, where it could still come into the active system by itself. */
const apart = (pub: Pub, seat: Seat, system: string): Unit | undefined =>
  pub.units.find(
    (u) =>
      u.owner === seat &&
      u.type === 'flagship' &&
      hasFlagship(pub, seat, 'hil-colish') &&
      u.at !== system &&
      pathsTo(pub, u, system).length > 0,
  );
const moving = <N extends 'tactical.move.before' | 'tactical.moved'>(window: N) => ({
  window,
  step: 'hil-colish' as const,
  rules: ['TI4-MOVE-15', 'TI4-FLAG-9'],
  might: (pub: Pub, seat: Seat, { about }: WindowFacts<{ by: Seat; at: string }>) =>
    about.by === seat && apart(pub, seat, about.at) !== undefined,
  can: (k: { pub: Pub; seat: Seat | null }, { about }: WindowFacts<{ by: Seat; at: string }>): Option[] => {
    const ship = apart(k.pub, k.seat!, about.at)!;
    return [{ key: `use@${k.seat}`, label: { key: 'use.hil-colish' }, refs: [`unit:${ship.id}`] }];
  },
});

export const abilities: Piece[] = since(2, [
  {
    id: 'quantum-entanglement',
    modifiers: {
      // [TI4-ADJ-9] for them alone, and nothing can stop it
      links: (pub, viewer, system) =>
        abilityOfSheet(pub, viewer, 'quantum-entanglement') && isGate(pub, system)
          ? systems(pub).filter((other) => other !== system && isGate(pub, other))
          : [],
    },
  },
  {
    id: 'slipstream',
    modifiers: {
      move: (pub, unit) =>
        abilityOfSheet(pub, unit.owner, 'slipstream') &&
        isShip(unit) &&
        (unit.at === homeOf(pub, unit.owner) || isGate(pub, unit.at))
          ? 1
          : 0,
    },
  },
  { id: 'creuss-gate' }, // [TI4-MAP-15] its tiles say so
  {
    id: 'hil-colish',
    of: { faction: 'creuss' },
    modifiers: {
      wormholes: (pub, system) =>
        pub.units.some((u) => u.type === 'flagship' && u.at === system && hasFlagship(pub, u.owner, 'hil-colish'))
          ? ['delta']
          : [],
    },
    abilities: { 'hil-colish': moving('tactical.move.before'), 'hil-colish.after': moving('tactical.moved') },
    steps: {
      'hil-colish': step('hil-colish', {
        move(t, { args: { seat, about } }) {
          const only = apart(t.s.pub, seat, about.at)!.id;
          t.call('moveShips', { seat, system: about.at, tactical: about.frame, moves: [], only });
        },
      }),
    },
  },
  {
    id: 'icarus-drive',
    of: { faction: 'creuss' },
    abilities: {
      'icarus-drive': {
        window: 'tactical.activate.after',
        step: 'icarus-drive',
        rules: ['TI4-WORM-1', 'TI4-MECH-1'],
        might: (pub, seat) =>
          hasSet(pub, 'pok') && !barTo('mechText', pub) && pub.units.some((u) => u.owner === seat && u.type === 'mech'),
        can: (k, { about }) =>
          alike(
            k.pub,
            k.pub.units.filter((u) => u.owner === k.seat && u.type === 'mech'),
          ).flatMap((u) =>
            wormholeTokens(k.pub)
              .filter((kind) => !lies(k.pub, kind, about.at))
              .map((kind) =>
                use(k, 'icarus-drive', `${unitKey(k.pub, u)}/${kind}`, { wormhole: kindName(kind) }, [
                  `system:${about.at}`,
                  `unit:${u.id}`,
                ]),
              ),
          ),
      },
    },
    steps: {
      'icarus-drive': step('icarus-drive', {
        open(t, f) {
          const [key, kind] = targetOf(f.args).split('/') as [string, string];
          const mech = t.s.pub.units.find((u) => u.owner === f.args.seat && unitKey(t.s.pub, u) === key)!;
          remove(t, [mech]);
          openWormhole(t, kind, f.args.about.at);
        },
      }),
    },
  },
  {
    id: 'wormhole-generator',
    of: { card: 'technology' },
    cost: 'exhaust',
    actions: {
      rules: ['TI4-TURN-20', 'TI4-WORM-1'],
      step: 'wormhole-generator',
      can: ({ pub }) =>
        wormholeTokens(pub).map((kind) => ({
          key: `open:${kind}`,
          label: { key: 'use.wormhole-generator', args: { wormhole: kindName(kind) } },
        })),
    },
    steps: {
      'wormhole-generator': step('wormhole-generator', {
        where: {
          who: (_, f) => [f.args.seat],
          question: (k, f) => ({
            prompt: { key: 'ask.wormhole', args: { wormhole: kindName(tail(f.args.choice)) } },
            ask: { shape: 'one', options: openings(k.pub, f.args.seat).map((system) => systemOption('to', system)) },
            rules: ['TI4-WORM-1'],
          }),
          take: (t, f, choices) => openWormhole(t, tail(f.args.choice), tail(choices.get(f.args.seat))),
        },
      }),
    },
  },
  {
    id: 'dimensional-splicer',
    of: { card: 'technology' },
    odds: {
      strikes(pub, { planet, system }, own, enemy) {
        const ready = planet === null && has(pub, own[0]?.owner ?? NOBODY, 'dimensional-splicer');
        if (!ready || own.length === 0 || enemy.length === 0 || wormholesIn(pub, system).length === 0) return undefined;
        const mortal = enemy.filter((u) => !canSustain(pub, u));
        return { hits: leastMissed(pub, mortal.length > 0 ? mortal : enemy).at(-1)! };
      },
    },
    abilities: {
      'dimensional-splicer': {
        window: 'spaceCombat.start',
        step: 'dimensional-splicer',
        rules: ['TI4-HIT-9'],
        might: (pub, seat, { about }) =>
          isSide(about, seat) &&
          wormholesIn(pub, about.at).length > 0 &&
          fleetOf(pub, seat, about.at).length > 0 &&
          exposed(pub, seat, about).length > 0,
        can: (k, { about }) =>
          exposed(k.pub, k.seat!, about).map((u) =>
            use(k, 'dimensional-splicer', unitKey(k.pub, u), { unit: unitName(u.type) }, [`unit:${u.id}`]),
          ),
      },
    },
    steps: {
      'dimensional-splicer': step('dimensional-splicer', {
        hit(t, f) {
          const { seat, about } = f.args;
          const unit = exposed(t.s.pub, seat, about).find((u) => unitKey(t.s.pub, u) === targetOf(f.args))!;
          const batches = [{ seat: unit.owner, by: seat, hits: 1, eligible: [unit.id] }];
          t.call('hits', { cause: 'effect', system: about.at, planet: null, batches });
        },
      }),
    },
  },
]);
const lies = (pub: Pub, kind: string, system: string): boolean =>
  pub.systemTokens[system]?.some((token) => token.kind === `creuss-${kind}`) ?? false;
