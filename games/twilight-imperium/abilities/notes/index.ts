// The promissory notes: everybody's, and those of the sheets in play. Alliance comes with the leaders.
import { gainPoints } from '../../atoms/cards.ts';
import { spendToken } from '../../atoms/economy.ts';
import { barTo, type Piece } from '../../registry.ts';
import { player } from '../../say.ts';
import { effectsOf, lay, type Pub, playerOf } from '../../state.ts';
import { barVote, replaceAgenda } from '../../steps/agenda/influence.ts';
import { putOff } from '../../steps/moments.ts';
import { planetsOf, systemOf } from '../../values/board.ts';
import { openNotes } from '../../values/notes.ts';
import { lacksTechnology } from '../../values/technology.ts';
import { hasUnits } from '../../values/units.ts';
import { isSide } from '../cards/combat.ts';
import { faceUpNote, goHome, note } from './note.ts';
import { sheetNotes } from './sheets.ts';
import { warFunding } from './war-funding.ts';

declare module '../../state.ts' {
  interface Effects {
    noCards: true;
    'political-secret': true;
  }
}

const techOf = ({ key }: { key: string }): string => key.slice('tech.'.length);
const SECRET = 'political-secret';

export const notes: Piece[] = [
  note(
    {
      id: 'ceasefire',
      rules: ['TI4-PNOTE-14', 'TI4-MOVE-22'],
      might: (pub, seat, owner, { about }) => about.by === owner && hasUnits(pub, seat, about.at),
      resolve: (t, { owner, about }) => lay(t.frame(about.frame, 'tactical'), { kind: 'noEntry', seat: owner }),
    },
    'tactical.activate.after',
  ),
  note(
    {
      id: 'trade-agreement',
      rules: ['TI4-PNOTE-12', 'TI4-TRANS-11'],
      might: (pub, _, owner, { about }) => about.by === owner && playerOf(pub, owner).commodities > 0,
      resolve(t, { seat, owner }) {
        const { commodities } = playerOf(t.s.pub, owner);
        playerOf(t.s.pub, owner).commodities = 0;
        playerOf(t.s.pub, seat).goods += commodities; // [TI4-COMM-5] a gift: no gain of goods
        t.tell({ type: 'commodities.given', pub: { seat: player(owner), to: player(seat), amount: commodities } });
      },
    },
    'commodities.replenish',
  ),
  {
    ...note(
      {
        id: SECRET,
        rules: ['TI4-PNOTE-13'],
        might: () => true,
        lasts: true,
        resolve(t, { seat, owner, about }) {
          barVote(t, about.frame, owner, SECRET);
          for (const kind of ['noCards', 'noSheet'] as const)
            lay(t.frame(about.frame, 'agenda'), { kind, seat: owner });
          putOff(t, { kind: SECRET, seat, amount: owner, source: SECRET, until: 'agenda.end' });
        },
      },
      'agenda.revealed.when',
    ),
    restrictions: {
      play: (pub, seat) =>
        effectsOf(pub, 'noCards').some((effect) => effect.seat === seat)
          ? { why: SECRET, rule: 'TI4-PNOTE-13' }
          : undefined,
    },
    due: (t, { amount }) => goHome(t, SECRET, amount!),
  },
  faceUpNote({
    id: 'support-for-the-throne',
    rules: ['TI4-PNOTE-6', 'TI4-PNOTE-7'],
    received: (t, holder) => gainPoints(t, holder, 1),
    lost: (t, holder) => gainPoints(t, holder, -1),
  }),
  faceUpNote({
    id: 'trade-convoys',
    faction: 'hacan',
    rules: ['TI4-PNOTE-3', 'TI4-NEIGH-4'],
    modifiers: {
      tradesWith: (pub, a, b) => openNotes(pub, 'trade-convoys').some(({ holder }) => holder === a || holder === b),
    },
  }),
  note(
    {
      id: 'research-agreement',
      faction: 'jolnar',
      rules: ['TI4-PNOTE-18'],
      might: (pub, seat, owner, { about }) => about.by === owner && lacksTechnology(pub, seat, techOf(about.tech)),
      resolve: (t, { seat, about }) => t.call('acquire', { seat, tech: techOf(about.tech) }),
    },
    'tech.researched.after',
  ),
  note(
    {
      id: 'tekklar-legion',
      faction: 'norr',
      rules: ['TI4-PNOTE-3', 'TI4-DICE-2'],
      might: (_, seat, __, { about }) => isSide(about, seat),
      resolve(t, { seat, owner, about }) {
        const effect = { kind: 'combat', source: 'tekklar-legion', until: 'groundCombat.end' } as const;
        putOff(t, { ...effect, seat, amount: 1 });
        if (isSide(about, owner)) putOff(t, { ...effect, seat: owner, amount: -1 });
      },
    },
    'groundCombat.start',
  ),
  note(
    {
      id: 'military-support',
      faction: 'sol',
      rules: ['TI4-PNOTE-3'],
      might: (pub, seat, owner, { about }) => about.by === owner && musters(pub, seat).length > 0,
      planets: (pub, seat) => musters(pub, seat),
      resolve(t, { seat, owner, target }) {
        if (playerOf(t.s.pub, owner).strategy > 0) spendToken(t, owner, 'strategy');
        const system = systemOf(t.s.pub, target);
        for (let i = 0; i < 2; i++) t.call('placeOne', { seat, type: 'infantry', system, on: target });
      },
    },
    'turn.start',
  ),
  note(
    {
      id: 'political-favor',
      faction: 'xxcha',
      rules: ['TI4-PNOTE-16', 'TI4-AGENDA-6'],
      might: (pub, _, owner) => playerOf(pub, owner).strategy > 0,
      resolve(t, { owner, about }) {
        spendToken(t, owner, 'strategy');
        replaceAgenda(t, about.frame);
      },
    },
    'agenda.revealed.when',
  ),
  warFunding,
  ...sheetNotes,
];
function musters(pub: Pub, seat: number): string[] {
  return planetsOf(pub, seat).filter((planet) => !barTo('place', pub, planet));
}
