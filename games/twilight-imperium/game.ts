// Twilight Imperium, fourth edition: the table of contents of its rules.

import type { Ability, Dated, Game, Result, Seat } from '@orrery/kernel';
import { PIECES } from './abilities/index.ts';
import { ahead, matters } from './ahead.ts';
import { because, turn } from './because.ts';
import { conditions } from './conditions.ts';
import { newest } from './decks.ts';
import { derive } from './derive.ts';
import { boundAbilities, boundSteps } from './holders.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import { objection, options } from './options.ts';
import { type AnyAbility, inWindow, type Piece } from './piece.ts';
import { install, isBoxed, piecesWith } from './registry.ts';
import { setup } from './setup.ts';
import { clockwise, NOBODY, type Pub, playerOf, type TI } from './state.ts';
import { voteForm } from './steps/agenda/vote-sheet.ts';
import { isTooLate } from './steps/combat-start.ts';
import { STEPS } from './steps/index.ts';
import { checks } from './steps/limits.ts';
import { offerForm } from './steps/offer-sheet.ts';
import { showForm } from './steps/showing.ts';
import { tokenForm } from './steps/token-sheet.ts';
import { hasWon, LEAST_POINTS, lastSide, pointsTogether, sideOf } from './values/allies.ts';
import { askedBy } from './values/answers.ts';
import { LATER_WINDOWS } from './windows.ts';

install(PIECES);

export const twilightImperium: Game<TI> = {
  id: 'twilight-imperium',
  version: '0.1.0',
  edition: newest(),
  seats: [3, 8],
  options,
  objection,
  setup,
  steps: { ...STEPS, ...Object.assign({}, ...PIECES.map(boundSteps)) },
  abilities: abilitiesOf(PIECES),
  windows: LATER_WINDOWS,
  order,
  turn,
  because,
  ahead,
  matters,
  forms: { tokens: tokenForm, offer: offerForm, show: showForm, votes: voteForm },
  deals: (k) =>
    k.seat !== null && playerOf(k.pub, k.seat).eliminated
      ? []
      : piecesWith(k.pub, 'deals').flatMap((piece) => piece.deals(k)),
  conditions,
  checks,
  imagine,
  derive,
  invariants,
  result,
  migrations,
};

askedBy(twilightImperium);

/** Every ability by its name, in the editions of its piece. */
export function abilitiesOf(pieces: readonly Piece[]): Record<string, Ability<TI>> {
  const named = pieces.flatMap((piece) =>
    boundAbilities(piece).map(([name, ability]) => onceEach(name, boxed(dated(ability, piece), piece))),
  );
  return Object.fromEntries(named);
}

function dated(ability: AnyAbility, { since, until }: Dated): AnyAbility {
  return {
    ...ability,
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
}

/** What is not in the boxes of a table asks nobody there. */
function boxed(ability: AnyAbility, piece: Piece): AnyAbility {
  if (!piece.set && !piece.event && !piece.card && !piece.note) return ability;
  return { ...ability, might: (pub, seat, w) => isBoxed(pub, piece) && ability.might(pub, seat, w) };
}

/** [TI4-GEN-19] What lies open and was used in this window is public: its owner is not asked about it again. */
function onceEach(name: string, ability: AnyAbility): [string, Ability<TI>] {
  if (ability.again) return [name, inWindow(ability)];
  const might: AnyAbility['might'] = (pub, seat, w) =>
    (w.used.length === 0 || !w.used.includes(`${name} use@${seat}`)) &&
    !isTooLate(pub, w) &&
    ability.might(pub, seat, w);
  return [name, inWindow({ ...ability, might })];
}

/** [TI4-GEN-23 to -25, TI4-INIT-7] */
const BY_SPEAKER: readonly Pub['phase'][] = ['setup', 'strategy', 'agenda'];
function order(pub: Pub): Seat[] {
  if (pub.initiative.length === 0 || BY_SPEAKER.includes(pub.phase)) return clockwise(pub, pub.speaker);
  const first = Math.max(0, pub.initiative.indexOf(pub.active));
  return [...pub.initiative.slice(first), ...pub.initiative.slice(0, first)];
}

/** [TI4-VP-7] The winner, then by points, then by initiative; allies share their place. */
function result(pub: Pub): Result | undefined {
  if (pub.winner === undefined || pub.winner === NOBODY) return undefined;
  const winners = pub.sharing ?? [pub.winner];
  const rank = (seat: Seat) =>
    winners.includes(seat)
      ? -1
      : (sideOf(pub, seat).every((each) => pub.players[each]!.eliminated) ? 2000 : 1000) -
        pointsTogether(pub, seat) * 10 +
        Math.min(...sideOf(pub, seat).map((each) => pub.initiative.indexOf(each)));
  const seats = pub.players.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b));
  return {
    ranks: pub.players.map((_, seat) =>
      winners.includes(seat) ? 1 : Math.min(...sideOf(pub, seat).map((each) => seats.indexOf(each))) + 1,
    ),
    why: pub.pairs
      ? { key: `${whyOver(pub)}.allied`, args: { score: pub.score, least: LEAST_POINTS } }
      : { key: whyOver(pub) },
  };
}
function whyOver(pub: Pub): string {
  if (lastSide(pub) !== undefined) return 'end.last';
  return hasWon(pub, pub.winner) ? 'end.points' : 'end.objectives';
}
