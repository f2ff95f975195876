// TI4-OBJ-4, -6: secret objectives that are scored the moment their event happens.

import type { Ability, About, Bag, Seat, WindowName } from '@orrery/kernel';
import { objectiveCard } from '../content.ts';
import type { Check } from '../packs/base/types.ts';
import { inWindow, type Piece } from '../piece.ts';
import { frameOf, step } from '../procedures.ts';
import { objectiveName } from '../say.ts';
import { type Pub, playerOf, seatsOf, type TI } from '../state.ts';
import { pilferable, scorerOf } from '../steps/plots.ts';
import { controls, controlsHome, homeOf, isHomeSystem, systemOf } from '../values/board.ts';
import { isBeaten } from '../values/elimination.ts';
import { lawsIn } from '../values/laws.ts';
import { fleetOf, hasAnomaly, isCapital } from '../values/units.ts';
import { LATER_WINDOWS } from '../windows.ts';
import { targetOf, use } from './own.ts';

type EventTest = {
  windows: WindowName<TI>[];
  phase: Pub['phase'];
  test(pub: Pub, seat: Seat, about: Bag, check: Check): boolean;
};
type Test<N extends WindowName<TI>> = (pub: Pub, seat: Seat, about: About<TI, N>, check: Check) => boolean;
const event = <N extends WindowName<TI>>(window: N, test: Test<N>): EventTest => ({
  windows: [window],
  phase: 'action',
  test,
});
/** In the agenda phase. */
const sitting = <N extends WindowName<TI>>(windows: N[], test: Test<N>): EventTest => ({
  windows,
  phase: 'agenda',
  test,
});
const won = (about: { winner: Seat }, seat: Seat): boolean => about.winner === seat;
const side = (about: { attacker: Seat; defender: Seat }, seat: Seat): boolean =>
  about.attacker === seat || about.defender === seat;

const EVENTS: Readonly<Record<string, EventTest>> = {
  'event.destroyed': event('unit.destroyed.after', (_, seat, about, check) =>
    about.types.some((type, i) => check.units!.includes(type) && about.killers[i] === seat && about.owners[i] !== seat),
  ),
  'event.combatWonVsLeader': event('combat.won', (pub, seat, about) => {
    const loser = pub.players[about.loser];
    return won(about, seat) && loser !== undefined && loser.points === Math.max(...pub.players.map((p) => p.points));
  }),
  'event.combatWonVsNoteOwner': event('combat.won', (pub, seat, about) => {
    const action = frameOf(pub, 'tactical')?.args;
    return won(about, seat) && action?.seat === seat && (action.friends?.includes(about.loser) ?? false);
  }),
  'event.spaceCombatWonWithFlagship': event(
    'combat.won',
    (pub, seat, about) =>
      won(about, seat) && about.kind === 'space' && fleetOf(pub, seat, about.at).some((u) => u.type === 'flagship'),
  ),
  'event.combatWonInAnomaly': event('combat.won', (pub, seat, about) => won(about, seat) && hasAnomaly(pub, about.at)),
  'event.combatWonInEnemyHome': event(
    'combat.won',
    (pub, seat, about) =>
      won(about, seat) && seatsOf(pub).some((other) => other !== seat && homeOf(pub, other) === about.at),
  ),
  'event.nonFighterAtCombatEnd': event(
    'combat.end',
    (pub, seat, about, check) =>
      about.kind === 'space' && side(about, seat) && fleetOf(pub, seat, about.at).filter(isCapital).length >= check.n!,
  ),
  'event.lastNonFighterBySpaceCannonOffense': event(
    'spaceCannonOffense.resolved.after',
    (_, seat, about) => about.by === seat && about.capitals === 0 && about.before > 0,
  ),
  'event.lastGroundForceByBombardment': event(
    'bombardment.resolved.after',
    (_, seat, about) => about.by === seat && about.left === 0,
  ),
  'event.lastFighterByAFB': event('afb.resolved.after', (_, seat, about) => {
    const [a, b] = about.left as [number, number];
    const [hadA, hadB] = about.before as [number, number];
    return about.attacker === seat ? hadB > 0 && b === 0 : about.defender === seat && hadA > 0 && a === 0;
  }),
  'event.lostHomePlanet': {
    ...event(
      'planet.lost',
      (pub, seat, about) => about.from === seat && isHomeSystem(pub, systemOf(pub, about.on)) && !isBeaten(pub, seat), // [TI4-ELIM-11]
    ),
    windows: ['planet.lost', 'planet.ruined'],
  },
  /** [TI4-OBJ-25] */
  'event.elected': sitting(
    ['agenda.outcome.final'],
    (pub, seat, { outcome }) =>
      outcome === `seat:${seat}` ||
      (outcome.startsWith('planet:') && controls(pub, seat, outcome.slice('planet:'.length))),
  ),
  /** [TI4-OBJ-26] */
  'laws.inPlay': sitting(
    ['agendaPhase.start', 'agenda.outcome.resolved.after'],
    (pub, _, __, check) => lawsIn(pub).length >= check.n!,
  ),
  'event.lastToPass': event('pass.last', (_, seat, about) => about.by === seat),
};

export const isScoredAtEvent = (check: Check): boolean => Object.hasOwn(EVENTS, check.type);
const WINDOWS = [...new Set(Object.values(EVENTS).flatMap(({ windows }) => windows))];

/** [TI4-OBJ-6, -7] One objective during or after each combat; what happens outside of one is not counted. */
const combatOf = (pub: Pub) => frameOf(pub, 'groundCombat', 'spaceCombat');
const scoredIn = (pub: Pub): Seat[] => combatOf(pub)?.args.scored ?? [];

/** [TI4-OBJ-16] A secret turned public is scored by anybody at its event who controls the own home. */
const leakedTo = (pub: Pub, seat: Seat): string[] =>
  controlsHome(pub, seat)
    ? pub.objectives.filter((id) => objectiveCard(id).stage === 0 && !playerOf(pub, seat).scored.includes(id))
    : [];

const scoring = (window: WindowName<TI>): Ability<TI> =>
  inWindow({
    window,
    step: 'score-at-event',
    rules: ['TI4-OBJ-4', 'TI4-OBJ-6'],
    ...LATER_WINDOWS[window],
    // Whoever holds a secret and for whom such an event has happened, whatever the secret is.
    might: (pub, seat, { about }) =>
      (playerOf(pub, seat).secrets > 0 || leakedTo(pub, seat).length > 0 || pilferable(pub, seat).length > 0) &&
      !scoredIn(pub).includes(seat) &&
      Object.entries(EVENTS).some(
        ([type, event]) =>
          event.phase === pub.phase &&
          event.windows.includes(window) &&
          event.test(pub, seat, about, { type, n: 3, units: ['flagship', 'war-sun'] }),
      ),
    can: (k, { about }) =>
      [...k.own!.secrets, ...leakedTo(k.pub, k.seat!), ...pilferable(k.pub, k.seat!).map(({ id }) => id)]
        .map(objectiveCard)
        .flatMap(({ id, check }) => {
          const event = EVENTS[check.type];
          if (
            event?.phase !== k.pub.phase ||
            !event.windows.includes(window) ||
            !event.test(k.pub, k.seat!, about, check)
          )
            return [];
          return [use(k, 'score', id, { objective: objectiveName(id) })];
        }),
  });

export const secrets: Piece[] = [
  {
    id: 'secrets',
    abilities: Object.fromEntries(WINDOWS.map((window) => [`score.${window}`, scoring(window)])),
    steps: {
      'score-at-event': step('score-at-event', {
        score(t, f) {
          const combat = combatOf(t.s.pub);
          if (combat) combat.args.scored = [...scoredIn(t.s.pub), f.args.seat];
          const { seat } = f.args;
          const plot = scorerOf(t.s.pub, seat, targetOf(f.args)); // [TI4-F-FIR-2]
          t.call('score', { seat, objective: targetOf(f.args), ...(plot === undefined ? {} : { plot }) });
        },
      }),
    },
  },
];
