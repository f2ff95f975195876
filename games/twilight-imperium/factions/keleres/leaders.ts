// The leaders of the Council Keleres.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { commander, freeAgent, hero } from '../../abilities/leaders/leader.ts';
import { plain } from '../../abilities/own.ts';
import { takeRevealedCards } from '../../atoms/cards.ts';
import { gainGoods, spendGoods } from '../../atoms/economy.ts';
import { place } from '../../atoms/units.ts';
import { idOf, players, seatAt } from '../../effects/targets.ts';
import { hasLeader } from '../../holders.ts';
import type { UnitType } from '../../packs/base/types.ts';
import type { Leader, Piece } from '../../piece.ts';
import { frameAt, frameOf, type In, step } from '../../procedures.ts';
import { pieces } from '../../registry.ts';
import { kindOfCard, player } from '../../say.ts';
import { effectsOf, heldCard, lay, livingSeats, type Pub, playerOf, type T } from '../../state.ts';
import { votersIn } from '../../steps/agenda/ballots.ts';
import { unlockLeader } from '../../steps/leaders.ts';
import { putOff } from '../../steps/moments.ts';
import { isOurs, planetsIn } from '../../values/board.ts';
import { reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'suffi-an-keleres.unlock': In<'action.performed'>;
  }
}
declare module '../../state.ts' {
  interface Effects {
    component: true;
    liquid: true;
    archon: true;
  }
}

const XANDER = 'xander-alexin-victori-iii';
const SUFFI = 'suffi-an-keleres';
const ARCHON = 'odlynn-myrr';
/** The home systems that the heroes belong to. */
const HOMES = { kuuasi: '58', harka: '2', odlynn: '14' };
const atHome = (piece: Piece, home: string): Piece => ({ ...piece, leader: { ...(piece.leader as Leader), home } });

/** The action performed last, if it was a component action: the piece it was. */
const component = (pub: Pub, seat: Seat): string | undefined => {
  const last = effectsOf(pub, 'component').at(-1);
  return last?.seat === seat && last.source !== '' ? last.source : undefined;
};
const isActionCard = (id: string): boolean => pieces().find((piece) => piece.id === id)?.card?.deck === 'actions';

const xander: Piece = {
  ...freeAgent({
    id: XANDER,
    faction: 'keleres',
    rules: ['TI4-F-KEL-11', 'TI4-LEAD-4'],
    aims: players((pub, _, other) => playerOf(pub, other).commodities > 0),
    resolve(t, { target }) {
      putOff(t, { kind: 'liquid', seat: seatAt(target), source: XANDER, until: 'paid' }); // one payment
      t.tell({ type: 'liquid', pub: { seat: player(seatAt(target)) } });
    },
  }),
  modifiers: { liquid: (pub, seat) => effectsOf(pub, 'liquid').some((effect) => effect.seat === seat) },
};

/** [TI4-F-KEL-10] */
const suffi: Piece = {
  ...commander({ id: SUFFI, faction: 'keleres' }),
  performs(t, by, choice) {
    const [, id = ''] = /^action:(\S+)/.exec(choice) ?? [];
    lay(frameOf(t.s.pub, 'turn'), { kind: 'component', seat: by, source: id });
  },
  follows: {
    'action.performed'(t, { by }) {
      const turn = frameOf(t.s.pub, 'turn');
      if (turn && hasLeader(t.s.pub, by, SUFFI) && component(t.s.pub, by)) turn.args.more = (turn.args.more ?? 0) + 1;
    },
  },
};
/** What unlocks it may be done as long as it is locked, so it stands beside it. */
const unlocking: Piece = {
  id: `${SUFFI}.unlock`,
  set: 'pok',
  abilities: {
    [`${SUFFI}.unlock`]: plain(
      'action.performed',
      `${SUFFI}.unlock`,
      ['TI4-LEAD-6', 'TI4-F-KEL-10'],
      (pub, seat, { about }) =>
        about.by === seat &&
        heldCard(pub, seat, SUFFI)?.state === 'locked' &&
        playerOf(pub, seat).goods > 0 &&
        isActionCard(component(pub, seat) ?? ''),
    ),
  },
  steps: {
    [`${SUFFI}.unlock`]: step(`${SUFFI}.unlock`, {
      pay(t, f) {
        spendGoods(t, f.args.seat, 1);
        unlockLeader(t, f.args.seat, SUFFI);
      },
    }),
  },
};

/** Ships that come beside the flagship. */
const escorts = (pub: Pub, seat: Seat, named: readonly string[]): string[] =>
  (['cruiser', 'destroyer'] as const)
    .filter((type) => reinforcements(pub, seat, type) > named.filter((each) => each === `type:${type}`).length)
    .map((type) => `type:${type}`);
const kuuasi = hero(
  {
    id: 'kuuasi-aun-jalatai',
    faction: 'keleres',
    rules: ['TI4-LEAD-11', 'TI4-COMP-3'],
    might: (pub, seat, { about }) =>
      [about.attacker, about.defender].includes(seat) &&
      planetsIn(pub, about.at).some((planet) => isOurs(pub, seat, planet)) &&
      (reinforcements(pub, seat, 'flagship') > 0 || escorts(pub, seat, []).length > 0),
    next: { from: (pub, { seat, more }) => escorts(pub, seat, more), most: 2 },
    resolve(t, { seat, more, about }) {
      const flagship = reinforcements(t.s.pub, seat, 'flagship') > 0 ? ['flagship'] : [];
      for (const type of [...flagship, ...more.map(idOf)]) place(t, seat, type as UnitType, about.at, null);
    },
  },
  'spaceCombatRound.start',
);

/** [TI4-F-KEL-11] Who did not vote as foretold: each pays, so to speak, a trade good and a token. */
function reap(t: T, agenda: number): void {
  for (const { seat, source = '' } of effectsOf(t.s.pub, 'archon')) {
    const right = votersIn(t, agenda, source);
    const astray = livingSeats(t.s.pub).filter((other) => other !== seat && !right.includes(other));
    gainGoods(t, seat, astray.length);
    if (astray.length > 0) t.call('gainTokens', { seat, count: astray.length });
  }
}
const odlynn: Piece = {
  ...hero(
    {
      id: ARCHON,
      faction: 'keleres',
      rules: ['TI4-LEAD-11', 'TI4-PRED-1'],
      aims: (pub, _, { about }) =>
        (frameAt(pub, about.frame, 'agenda')?.args.outcomes ?? []).map((outcome) => `outcome:${outcome}`),
      resolve: (t, { seat, target, about }) =>
        lay(t.frame(about.frame, 'agenda'), { kind: 'archon', seat, source: idOf(target) }),
    },
    'agenda.revealed.after',
  ),
  modifiers: { votes: (pub, seat) => (effectsOf(pub, 'archon').some((effect) => effect.seat === seat) ? 6 : 0) },
  follows: { 'agenda.outcome.resolved.after': (t, { frame }) => reap(t, frame) },
};

const harka = hero({
  id: 'harka-leeds',
  faction: 'keleres',
  rules: ['TI4-LEAD-11', 'TI4-AC-1'],
  might: (pub) => pub.decks.actions + pub.discards.actions.length > 0,
  resolve: (t, { seat }) =>
    takeRevealedCards(t, seat, 3, (card) => pieces().some(({ id, actions }) => id === kindOfCard(card) && actions)),
});

export const leaders: Piece[] = since(5, [
  xander,
  suffi,
  unlocking,
  atHome(kuuasi, HOMES.kuuasi),
  atHome(odlynn, HOMES.odlynn),
  atHome(harka, HOMES.harka),
]);
