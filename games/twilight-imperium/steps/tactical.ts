// TI4-TACT: the tactical action, stage by stage.

import type { Barred, Option, Seat } from '@orrery/kernel';
import { layToken, liftToken, takeToken } from '../atoms/economy.ts';
import type { Reason } from '../modifiers.ts';
import { framesOf, step } from '../procedures.ts';
import { anyGrants, barTo, happen, piecesWith, sum } from '../registry.ts';
import { bar, decline, option, player, systemName, systemOption, tail } from '../say.ts';
import { type Effect, type Pub, playerOf, type T } from '../state.ts';
import { allyOf, isOpponent } from '../values/allies.ts';
import { hasToken, systems } from '../values/board.ts';
import { producersIn, systemProduction } from '../values/economy.ts';
import { reachOf } from '../values/move.ts';
import { openNotes } from '../values/notes.ts';
import { payable } from '../values/payment.ts';
import { combatantsIn, shipsIn } from '../values/units.ts';

/** `free`: the action of Warfare, without a token. `movedIn`: ships came in. `ended`: an effect has ended the turn. */
export type Tactical = {
  seat: Seat;
  system: string;
  effects: Effect[];
  free?: boolean;
  movedIn?: boolean;
  ended?: boolean;
  warped?: number[]; // ships that came through wormholes
  strayed?: number[]; // those of them that could not have come otherwise, through alpha, beta or gamma wormholes
  left?: Record<string, string[]>; // the systems that ships have left on their way here, by ship
  swarm?: true; // straight to the landing, and the ships are given up for it
  ally?: Seat; // who performs it at the same time [TI4-ALLY-12]
  allyMovedIn?: true;
  friends?: Seat[]; // whose notes lay before the active player when it began
};

export const tactical = step('tactical', {
  choose: {
    who: (_, f) => [f.args.seat],
    question: (k, f) => ({
      prompt: { key: 'ask.activate' },
      ask: { shape: 'one', options: [...activations(k.pub, f.args), ...revisits(k.pub, f.args)] },
      barred: shut(k.pub, f.args),
      rules: ['TI4-ACT-1', 'TI4-ACT-3'],
    }),
    take(t, f, choices) {
      f.args.system = tail(choices.get(f.args.seat));
      payToll(t, f.args);
      if ((choices.get(f.args.seat) as string).startsWith('revisit:')) {
        revisit(t, f.args.seat, f.args.system);
        return 'end';
      }
      const friends = openNotes(t.s.pub).flatMap(({ holder, owner }) => (holder === f.args.seat ? [owner] : []));
      if (friends.length > 0) f.args.friends = friends;
      if (f.args.free)
        t.tell({ type: 'activated', pub: { seat: player(f.args.seat), system: systemName(f.args.system) } });
      else spendOnSystem(t, f.args.seat, f.args.system);
    },
  },
  join: {
    // [TI4-ALLY-12] the ally may act there at the same time
    who: (pub, f) => companions(pub, f.args),
    question: (_, f) => ({
      prompt: { key: 'ask.join', args: { seat: player(f.args.seat), system: systemName(f.args.system) } },
      ask: { shape: 'one', options: [systemOption('accompany', f.args.system), decline] },
      rules: ['TI4-ALLY-12', 'TI4-ALLY-13'],
      fallback: 'no',
    }),
    take(t, f, choices) {
      const [[ally, choice]] = [...choices] as [[Seat, string]];
      if (choice === 'no') return;
      f.args.ally = ally;
      payToll(t, { ...f.args, seat: ally });
      spendOnSystem(t, ally, f.args.system);
    },
  },
  placed(t, f) {
    for (const one of actors(f.args)) if (!one.free) t.window('commandToken.placed.after', about(f.id, one)); // [TI4-WARF-3]
  },
  when(t, f) {
    for (const one of actors(f.args)) t.window('tactical.activate', about(f.id, one));
  },
  after(t, f) {
    for (const one of actors(f.args)) {
      for (const piece of piecesWith(t.s.pub, 'activated')) piece.activated(t, one.seat, one.system);
      t.window('tactical.activate.after', about(f.id, one));
    }
  },
  move(t, f) {
    if (f.args.ended) return f.args.effects.some(isBound) ? { goto: 'combat' } : 'end'; // [TI4-WIN-11]
    for (const one of actors(f.args)) t.window('tactical.move.before', about(f.id, one));
    const { seat, system, ally } = f.args;
    t.call('moveShips', { seat, system, tactical: f.id, moves: [], ...(ally === undefined ? {} : { ally }) });
  },
  moved(t, f) {
    for (const one of actors(f.args)) happen(t, 'tactical.moved', about(f.id, one));
  },
  movedIn(t, f) {
    for (const one of actors(f.args)) if (one.movedIn) happen(t, 'tactical.movedIn', about(f.id, one)); // [TI4-MOVE-19]
  },
  cannon(t, f) {
    if (f.args.swarm) return { goto: 'invasion' };
    t.call('spaceCannonOffence', { seat: f.args.seat, system: f.args.system, next: 0 });
  },
  combat(t, f) {
    const { system } = f.args;
    const seat = actors(f.args).find((one) => combatantsIn(t.s.pub, one.seat, system).length > 0)?.seat;
    if (seat === undefined) return; // [TI4-TACT-4]
    const enemy = shipsIn(t.s.pub, system).filter(
      (ship) => isOpponent(t.s.pub, seat, ship.owner) && !anyGrants('abstains', t.s.pub, ship),
    );
    if (enemy.length === 0) return;
    const defender = Math.max(...enemy.map((ship) => ship.owner)); // [TI4-SPACE-3] players before neutral ships
    t.call('spaceCombat', { seat, defender, system, round: 0, effects: [] });
    return { goto: 'combat' };
  },
  invasion(t, f) {
    const { seat, system, swarm, ended, ally } = f.args;
    const also = { ...(swarm ? { swarm } : {}), ...(ended ? { ended } : {}), ...(ally === undefined ? {} : { ally }) };
    t.call('invasion', { seat, system, effects: [], ...also });
  },
  production(t, f) {
    if (f.args.ended) return 'end';
    for (const { seat, system } of actors(f.args)) {
      const producers = producersIn(t.s.pub, seat, system).map((u) => u.id);
      if (producers.length > 0 || systemProduction(t.s.pub, seat, system) > 0)
        t.call('produce', { seat, system, producers });
    }
  },
  finish(t, f) {
    for (const one of actors(f.args)) t.window('tactical.end', about(f.id, one)); // [TI4-TACT-6]
  },
});

/** [TI4-ALLY-13] The active player, then the ally who acts at the same time. */
function actors(args: Tactical): Tactical[] {
  const { ally, allyMovedIn = false, free, ...rest } = args;
  return ally === undefined ? [args] : [args, { ...rest, seat: ally, movedIn: allyMovedIn }];
}
/** [TI4-ALLY-12] The ally, who must be able to activate the system with a token of its own. */
function companions(pub: Pub, { seat, system }: Tactical): Seat[] {
  const ally = allyOf(pub, seat);
  if (ally === undefined || playerOf(pub, ally).passed || playerOf(pub, ally).eliminated) return [];
  const able = playerOf(pub, ally).tactic > 0 && !hasToken(pub, ally, system) && !shutTo(pub, ally, system);
  return able ? [ally] : [];
}

const about = (frame: number, { seat, system }: Tactical) => ({
  frame,
  by: seat,
  seat: player(seat),
  system: systemName(system),
  at: system,
});

/** [TI4-F-KEL-9] What an effect asks for the activation. */
function payToll(t: T, { seat, system }: Tactical): void {
  const influence = sum('toll', t.s.pub, seat, system);
  if (influence > 0) t.call('pay', { seat, resources: 0, influence, what: { key: 'cost.activation' } });
}
const affords = (pub: Pub, seat: Seat, system: string): boolean => {
  const influence = sum('toll', pub, seat, system);
  return influence === 0 || payable(pub, seat, { resources: 0, influence });
};

/** [TI4-FLAG-13] A fight that not even the end of the turn prevents. */
const isBound = ({ kind }: Effect): boolean => kind === 'coalesced';

/** [TI4-ACT-1, -2, -3, TI4-WARF-2] */
export const activatable = (pub: Pub, { seat, free }: Pick<Tactical, 'seat' | 'free'>): string[] =>
  systems(pub).filter((system) => (free || !hasToken(pub, seat, system)) && !shutTo(pub, seat, system));
/** [TI4-F-KEL-9] By an effect, or because it costs what cannot be paid. */
export const shutTo = (pub: Pub, seat: Seat, system: string): Reason | undefined =>
  barTo('activate', pub, seat, system) ??
  (affords(pub, seat, system) ? undefined : { why: 'activate.toll', rule: 'TI4-F-KEL-9' });
/** Systems that this seat cannot activate, and why. */
const shut = (pub: Pub, { seat, free }: Tactical): Barred[] =>
  systems(pub).flatMap((system) => {
    const own = !free && hasToken(pub, seat, system) ? { why: 'activate.own', rule: 'TI4-ACT-1' } : undefined;
    const reason = shutTo(pub, seat, system) ?? own;
    return reason ? [bar(systemOption('activate', system), reason.why, reason.rule)] : [];
  });

/** Where most of the own ships could come first, then where something could be produced, then the others. */
function activations(pub: Pub, args: Tactical): Option[] {
  const reach = reachOf(pub, args.seat);
  const found = activatable(pub, args).map((system) => {
    const ships = reach.get(system) ?? 0;
    const yard = producersIn(pub, args.seat, system).length > 0 || systemProduction(pub, args.seat, system) > 0;
    const verb = `activate${ships > 0 ? '.reach' : ''}${yard ? '.yard' : ''}`;
    const words = option(`activate:${system}`, verb, { system: systemName(system), ships }, [`system:${system}`]);
    return { rank: ships * 2 + (yard ? 1 : 0), words: tolled(words, sum('toll', pub, args.seat, system)) };
  });
  return found.sort((a, b) => b.rank - a.rank).map(({ words }) => words);
}

const tolled = (words: Option, influence: number): Option =>
  influence === 0 ? words : { ...words, label: { key: 'option.tolled', args: { option: words.label, influence } } };

/** Systems with an own token that an effect lets be activated once more. */
const revisits = (pub: Pub, { seat, free }: Tactical): Option[] =>
  free || !anyGrants('revisits', pub, seat)
    ? []
    : systems(pub)
        .filter((system) => hasToken(pub, seat, system) && !shutTo(pub, seat, system))
        .map((system) => systemOption('revisit', system));
/** Both tokens go home, and nothing follows but the end of the turn. */
function revisit(t: T, seat: Seat, system: string): void {
  takeToken(t, seat, 'tactic');
  liftToken(t, seat, system);
  for (const frame of framesOf(t.s.pub, 'turn', 'tactical')) frame.args.ended = true;
}

function spendOnSystem(t: T, seat: Seat, system: string): void {
  playerOf(t.s.pub, seat).tactic -= 1;
  layToken(t, seat, system);
  t.tell({ type: 'activated', pub: { seat: player(seat), system: systemName(system) } });
}
