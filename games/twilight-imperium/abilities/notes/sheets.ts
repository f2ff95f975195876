// Promissory notes of sheets that came into play after the first six.
import { spendToken } from '../../atoms/economy.ts';
import { move } from '../../atoms/units.ts';
import { inSystems, notHome } from '../../effects/targets.ts';
import { exchange } from '../../effects/units.ts';
import { frameOf } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { effectsOf, lay, type Pub, playerOf, type Unit } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';
import { hasToken, planetsOf, systemOf } from '../../values/board.ts';
import { lacksTechnology } from '../../values/technology.ts';
import { groundOn, hasUnits } from '../../values/units.ts';
import { since } from '../card.ts';
import { isSide } from '../cards/combat.ts';
import { openings, openWormhole, wormholeTokens } from '../factions/creuss.ts';
import { actionNote, faceUpNote, goHome, note } from './note.ts';

declare module '../../state.ts' {
  interface Effects {
    acquiescence: true;
    'cybernetic-enhancements': true;
    prescience: true;
  }
}

type Sides = { attacker: number; defender: number; on: string };
const foeOf = ({ attacker, defender }: Sides, seat: number): number => (attacker === seat ? defender : attacker);
/** Infantry of the other side, where it has at least two ground forces. */
function heretics(pub: Pub, seat: number, about: Sides): Unit[] {
  const forces = groundOn(pub, foeOf(about, seat), about.on);
  return forces.length < 2 ? [] : forces.filter((u) => u.type === 'infantry');
}
/** Planets that were landed on and that ground forces of this seat must leave. */
const beset = (pub: Pub, owner: number, planets: readonly string[]): string[] =>
  planets.filter((planet) => groundOn(pub, owner, planet).length > 0);
/** Where they may go. */
const shelters = (pub: Pub, owner: number, but: string): string[] =>
  planetsOf(pub, owner).filter((planet) => planet !== but && !barTo('place', pub, planet));
const GIFT = 'gift-of-prescience';
const isMarked = (pub: Pub, kind: 'acquiescence' | 'prescience', seat: number): boolean =>
  effectsOf(pub, kind).some((effect) => effect.seat === seat);

export const sheetNotes: Piece[] = [
  note(
    {
      id: 'greyfire-mutagen',
      faction: 'yin',
      rules: ['TI4-PNOTE-3', 'TI4-GND-2'],
      might: (pub, seat, owner, { about }) =>
        isSide(about, seat) && foeOf(about, seat) !== owner && heretics(pub, seat, about).length > 0,
      resolve(t, { seat, about }) {
        const [unit] = heretics(t.s.pub, seat, about);
        if (unit) exchange(t, seat, unit, 'infantry');
      },
    },
    'groundCombat.start',
  ),
  note(
    {
      id: 'spy-net',
      faction: 'yssaril',
      rules: ['TI4-PNOTE-3', 'TI4-HID-7'],
      might: (pub, seat, owner, { about }) => about.by === seat && playerOf(pub, owner).hand > 0,
      resolve: (t, { seat, owner }) => t.call('takeFromHand', { seat, from: owner }),
    },
    'turn.start',
  ),
  faceUpNote({ id: 'promise-of-protection', faction: 'mentak', rules: ['TI4-PNOTE-3', 'TI4-TRANS-12'] }),
  ...since(3, later()),
];
function later(): Piece[] {
  return [
    faceUpNote({
      id: 'antivirus',
      faction: 'nekro',
      rules: ['TI4-PNOTE-3', 'TI4-TECH-18'],
      window: { name: 'combat.start', might: (_, seat, { about }) => isSide(about as Sides, seat) },
    }),
    {
      ...note(
        {
          id: 'acquiescence',
          faction: 'winnu',
          rules: ['TI4-PNOTE-17', 'TI4-SACT-10'],
          might: (_, __, owner, { about }) => about.by === owner,
          resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'strategic'), { kind: 'acquiescence', seat }),
        },
        'strategic.resolve',
      ),
      modifiers: { sparesToken: (pub, seat) => isMarked(pub, 'acquiescence', seat) },
    },
    {
      ...note(
        {
          id: 'cybernetic-enhancements',
          faction: 'l1z1x',
          rules: ['TI4-PNOTE-3', 'TI4-STATUS-11'],
          might: () => true,
          resolve: (t, { seat }) =>
            lay(frameOf(t.s.pub, 'statusPhase'), { kind: 'cybernetic-enhancements', seat, amount: 1 }),
        },
        'status.gainTokens',
      ),
      modifiers: {
        tokens: (pub, seat) =>
          effectsOf(pub, 'cybernetic-enhancements').filter((effect) => effect.seat === seat).length,
      },
    },
    actionNote({
      id: 'fires-of-the-gashlai',
      faction: 'muaat',
      rules: ['TI4-PNOTE-3', 'TI4-TECH-18'],
      might: (pub, seat, owner) => playerOf(pub, owner).fleet > 0 && lacksTechnology(pub, seat, 'war-sun'),
      resolve(t, { seat, owner }) {
        spendToken(t, owner, 'fleet');
        t.call('acquire', { seat, tech: 'war-sun' });
      },
    }),
    {
      ...note(
        {
          id: GIFT,
          faction: 'naalu',
          rules: ['TI4-INIT-4', 'TI4-PNOTE-3'],
          might: () => true,
          lasts: true,
          resolve: (t, { seat, owner }) =>
            putOff(t, { kind: 'prescience', seat, amount: owner, source: GIFT, until: 'status.end' }),
        },
        'strategy.end',
      ),
      modifiers: { precedes: (pub, seat) => isMarked(pub, 'prescience', seat) },
      due: (t, { amount }) => goHome(t, GIFT, amount!),
    },
    note(
      {
        id: 'raghs-call',
        faction: 'saar',
        rules: ['TI4-PNOTE-3', 'TI4-INV-6'],
        might: (pub, seat, owner, { about }) =>
          about.by === seat &&
          beset(pub, owner, about.planets).some((planet) => shelters(pub, owner, planet).length > 0),
        planets: (pub, _, owner, about) => beset(pub, owner, about.planets),
        where: (pub, { owner, target }) => shelters(pub, owner, target),
        resolve(t, { owner, target, at }) {
          if (at) move(t, groundOn(t.s.pub, owner, target), systemOf(t.s.pub, at), at);
        },
      },
      'invasion.committed.after',
    ),
    note(
      {
        id: 'stymie',
        faction: 'arborec',
        rules: ['TI4-PNOTE-3', 'TI4-ACT-6', 'TI4-TOKEN-4'],
        might: (pub, seat, _, { about }) => about.by !== seat && hasUnits(pub, seat, about.at),
        where: (pub, { about }) =>
          inSystems(notHome, (world, seat, system) => !hasToken(world, seat, system))(pub, about.by),
        resolve(t, { about, at }) {
          if (at) t.call('placeToken', { seat: about.by, system: at });
        },
      },
      'tactical.movedIn',
    ),
    note(
      {
        id: 'creuss-iff',
        faction: 'creuss',
        rules: ['TI4-PNOTE-3', 'TI4-WORM-1'],
        might: (_, seat, __, { about }) => about.by === seat,
        ways: wormholeTokens,
        where: (pub, { seat }) => openings(pub, seat),
        resolve(t, { target, at }) {
          if (at) openWormhole(t, target, at);
        },
      },
      'turn.start',
    ),
  ];
}
