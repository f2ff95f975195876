// TI4-OBJ-4, -6: secret objectives that are scored the moment their event happens.
import { type Ability, type AbilityArgs, type Bag, type Frame, type Seat, step } from '@orrery/kernel';
import { objectiveCard, systemTile } from '../content.ts';
import type { Check } from '../packs/base/types.ts';
import type { Piece } from '../registry.ts';
import { objectiveName } from '../say.ts';
import { type Pub, playerOf, running, seatsOf, type TI } from '../state.ts';
import { homeOf, systemOf } from '../values/board.ts';
import { fleetOf, isCapital } from '../values/units.ts';
import { targetOf, use } from './own.ts';

type EventTest = { window: string; test(pub: Pub, seat: Seat, about: Bag, check: Check): boolean };
const won = (about: Bag, seat: Seat): boolean => about.winner === seat;
const side = (about: Bag, seat: Seat): boolean => about.attacker === seat || about.defender === seat;

const EVENTS: Readonly<Record<string, EventTest>> = {
  'event.destroyed': {
    window: 'unit.destroyed.after',
    test: (_, seat, about, check) =>
      (about.types as string[]).some(
        (type, i) =>
          check.units!.includes(type) && (about.killers as Seat[])[i] === seat && (about.owners as Seat[])[i] !== seat,
      ),
  },
  'event.combatWonVsLeader': {
    window: 'combat.won',
    test(pub, seat, about) {
      const loser = pub.players[about.loser as Seat];
      return won(about, seat) && loser !== undefined && loser.points === Math.max(...pub.players.map((p) => p.points));
    },
  },
  'event.spaceCombatWonWithFlagship': {
    window: 'combat.won',
    test: (pub, seat, about) =>
      won(about, seat) &&
      about.kind === 'space' &&
      fleetOf(pub, seat, about.at as string).some((u) => u.type === 'flagship'),
  },
  'event.combatWonInAnomaly': {
    window: 'combat.won',
    test: (_, seat, about) => won(about, seat) && (systemTile(about.at as string).anomalies?.length ?? 0) > 0,
  },
  'event.combatWonInEnemyHome': {
    window: 'combat.won',
    test: (pub, seat, about) =>
      won(about, seat) && seatsOf(pub).some((other) => other !== seat && homeOf(pub, other) === about.at),
  },
  'event.nonFighterAtCombatEnd': {
    window: 'combat.end',
    test: (pub, seat, about, check) =>
      about.kind === 'space' &&
      side(about, seat) &&
      fleetOf(pub, seat, about.at as string).filter(isCapital).length >= check.n!,
  },
  'event.lastNonFighterBySpaceCannonOffense': {
    window: 'spaceCannonOffense.resolved.after',
    test: (_, seat, about) => about.by === seat && about.capitals === 0 && (about.before as number) > 0,
  },
  'event.lastGroundForceByBombardment': {
    window: 'bombardment.resolved.after',
    test: (_, seat, about) => about.by === seat && about.left === 0,
  },
  'event.lastFighterByAFB': {
    window: 'afb.resolved.after',
    test(_, seat, about) {
      const [a, b] = about.left as [number, number];
      const [hadA, hadB] = about.before as [number, number];
      return about.attacker === seat ? hadB > 0 && b === 0 : about.defender === seat && hadA > 0 && a === 0;
    },
  },
  'event.lostHomePlanet': {
    window: 'planet.lost',
    test: (pub, seat, about) => about.from === seat && systemTile(systemOf(pub, about.on as string)).home !== undefined,
  },
  'event.lastToPass': { window: 'pass.last', test: (_, seat, about) => about.by === seat },
};

export const isScoredAtEvent = (check: Check): boolean => Object.hasOwn(EVENTS, check.type);
const WINDOWS = [...new Set(Object.values(EVENTS).map((event) => event.window))];

/** [TI4-OBJ-6, -7] One objective during or after each combat; what happens outside of one is not counted. */
const combatOf = (pub: Pub): Frame | undefined => running(pub, 'groundCombat') ?? running(pub, 'spaceCombat');
const scoredIn = (combat: Frame | undefined): Seat[] => (combat?.args.scored as Seat[] | undefined) ?? [];

const scoring = (window: string): Ability<TI> => ({
  window,
  step: 'score-at-event',
  rules: ['TI4-OBJ-4', 'TI4-OBJ-6'],
  // Whoever holds a secret and for whom such an event has happened, whatever the secret is.
  might: (pub, seat, { about }) =>
    playerOf(pub, seat).secrets > 0 &&
    pub.phase === 'action' &&
    !scoredIn(combatOf(pub)).includes(seat) &&
    Object.entries(EVENTS).some(
      ([type, event]) =>
        event.window === window && event.test(pub, seat, about, { type, n: 3, units: ['flagship', 'war-sun'] }),
    ),
  can: (k, { about }) =>
    k.own!.secrets.map(objectiveCard).flatMap(({ id, check }) => {
      const event = EVENTS[check.type];
      if (event?.window !== window || !event.test(k.pub, k.seat!, about, check)) return [];
      return [use(k, 'score', id, { objective: objectiveName(id) })];
    }),
});

export const secrets: Piece[] = [
  {
    id: 'secrets',
    abilities: Object.fromEntries(WINDOWS.map((window) => [`score.${window}`, scoring(window)])),
    steps: {
      'score-at-event': step<TI, AbilityArgs>({
        score(t, f) {
          const combat = combatOf(t.s.pub);
          if (combat) combat.args.scored = [...scoredIn(combat), f.args.seat];
          t.call('score', { seat: f.args.seat, objective: targetOf(f.args) });
        },
      }),
    },
  },
];
