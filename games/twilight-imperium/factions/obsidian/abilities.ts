// The Obsidian: what the plots do once they lie face up, each against its puppets.
import type { Msg, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { awayFromHome } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import type { Piece } from '../../piece.ts';
import { frameOf, type In, step } from '../../procedures.ts';
import { option, planetOption, player, tail, techName, unitOption } from '../../say.ts';
import { type Pub, seatsOf, type T, technologiesOf, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { puppetsOf } from '../../values/plots.ts';
import { lacksTechnology } from '../../values/technology.ts';
import { alike, unitsOn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'seethe.raze': { seat: Seat; puppet: Seat };
    'seethe.waste': { seat: Seat; puppet: Seat };
    'extract.take': { seat: Seat; puppet: Seat };
    extract: In<'tech.gained.after'>;
  }
}

/** [TI4-F-FIR-8] Everybody who has this plot face up, with each of its puppets. */
const pairs = (pub: Pub, plot: string): [Seat, Seat][] =>
  seatsOf(pub).flatMap((seat) => puppetsOf(pub, seat, plot).map((puppet): [Seat, Seat] => [seat, puppet]));
const isPuppet = (pub: Pub, seat: Seat, plot: string, other: Seat): boolean =>
  puppetsOf(pub, seat, plot).includes(other);
const each = (t: T, seat: Seat, plot: string, then: (puppet: Seat) => void): void => {
  for (const puppet of puppetsOf(t.s.pub, seat, plot)) then(puppet);
};

const razeable = (pub: Pub, puppet: Seat): string[] =>
  Object.keys(pub.planets).filter(
    (planet) =>
      pub.planets[planet]!.controller === puppet &&
      awayFromHome(pub, puppet, planet) &&
      unitsOn(pub, planet).length > 0,
  );
const infantryOf = (pub: Pub, puppet: Seat): Unit[] =>
  pub.units.filter((u) => u.owner === puppet && u.type === 'infantry');
/** Of a puppet's technologies those anybody may have and this seat lacks. */
const extractable = (pub: Pub, seat: Seat, puppet: Seat): string[] =>
  technologiesOf(pub, puppet)
    .map(({ id }) => id)
    .filter((id) => lacksTechnology(pub, seat, id));
/** `tech.sarween-tools`: a technology by its name. */
const idIn = ({ key }: Msg): string => key.slice('tech.'.length);
const isOpen = (pub: Pub, seat: Seat, tech: Msg): boolean => lacksTechnology(pub, seat, idIn(tech)); // which no technology of a faction is
/** Whose strategy card is being followed. */
const leaderOf = (pub: Pub): Seat =>
  frameOf(pub, 'secondary')?.args.active ?? frameOf(pub, 'strategic')?.args.seat ?? -1;

export const abilities: Piece[] = since(7, [
  { id: 'nocturne' }, // its sheet is never offered
  { id: 'marionettes', of: { faction: 'obsidian' }, modifiers: { unmasked: (pub, seat) => isObsidian(pub, seat) } },
  { id: 'heavens-hollow' }, // its figures
  { id: 'viper-hollow' }, // [TI4-F-FIR-7] what it does is done when it turns
  {
    id: 'enervate',
    of: { faction: 'obsidian' },
    modifiers: {
      sparesToken: (pub, seat) => isPuppet(pub, seat, 'enervate', leaderOf(pub)),
      leads: (pub, seat, card) => card === 'leadership' && isPuppet(pub, seat, 'enervate', leaderOf(pub)),
    },
  },
  {
    id: 'siphon',
    of: { faction: 'obsidian' },
    follows: {
      'commodities.gained'(t, { by, amount }) {
        for (const [seat, puppet] of pairs(t.s.pub, 'siphon')) if (puppet === by) gainGoods(t, seat, amount);
      },
    },
  },
  {
    id: 'seethe',
    of: { faction: 'obsidian' },
    gained: (t, seat) => each(t, seat, 'seethe', (puppet) => t.call('seethe.raze', { seat, puppet })),
    follows: {
      'status.start'(t) {
        for (const [seat, puppet] of pairs(t.s.pub, 'seethe')) t.call('seethe.waste', { seat, puppet });
      },
    },
    steps: {
      'seethe.raze': step('seethe.raze', {
        choose: {
          who: (pub, f) => (razeable(pub, f.args.puppet).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.seethe.raze', args: { seat: player(f.args.puppet) } },
            ask: {
              shape: 'one',
              options: razeable(k.pub, f.args.puppet).map((planet) => planetOption('raze', planet)),
            },
            rules: ['TI4-F-FIR-9'],
          }),
          take(t, f, choices) {
            const planet = tail(choices.get(f.args.seat));
            destroyBy(
              t,
              f.args.seat,
              unitsOn(t.s.pub, planet).filter((u) => isOpponent(t.s.pub, f.args.seat, u.owner)),
            );
          },
        },
      }),
      'seethe.waste': step('seethe.waste', {
        choose: {
          who: (pub, f) => (infantryOf(pub, f.args.puppet).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.seethe.waste', args: { seat: player(f.args.puppet) } },
            ask: {
              shape: 'one',
              options: alike(k.pub, infantryOf(k.pub, f.args.puppet)).map((u) => unitOption(k.pub, 'destroy', u)),
            },
            rules: ['TI4-F-FIR-9'],
          }),
          take(t, f, choices) {
            const found = infantryOf(t.s.pub, f.args.puppet).find(
              (u) => unitOption(t.s.pub, 'destroy', u).key === choices.get(f.args.seat),
            );
            if (found) destroyBy(t, f.args.seat, [found]);
          },
        },
      }),
    },
  },
  {
    id: 'assail',
    of: { faction: 'obsidian' },
    modifiers: {
      combat: (pub, { unit, against }) => (isPuppet(pub, unit.owner, 'assail', against) ? 1 : 0),
      abilityDie: (pub, { seat, target }) => (isPuppet(pub, seat, 'assail', target) ? 1 : 0),
    },
  },
  {
    id: 'extract',
    of: { faction: 'obsidian' },
    cost: { resources: 4 },
    gained: (t, seat) => each(t, seat, 'extract', (puppet) => t.call('extract.take', { seat, puppet })),
    abilities: {
      extract: {
        window: 'tech.gained.after',
        step: 'extract',
        rules: ['TI4-F-FIR-9'],
        might: (pub, seat, { about }) => isPuppet(pub, seat, 'extract', about.by) && isOpen(pub, seat, about.tech),
        can: (k, { about }) => [
          { key: `use@${k.seat}>${idIn(about.tech)}`, label: { key: 'use.extract', args: { tech: about.tech } } },
        ],
      },
    },
    steps: {
      extract: step('extract', {
        gain: (t, { args: { seat, about } }) => t.call('acquire', { seat, tech: idIn(about.tech) }),
      }),
      'extract.take': step('extract.take', {
        choose: {
          who: (pub, f) => (extractable(pub, f.args.seat, f.args.puppet).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.extract', args: { seat: player(f.args.puppet) } },
            ask: {
              shape: 'one',
              options: extractable(k.pub, f.args.seat, f.args.puppet).map((id) =>
                option(`tech:${id}`, 'research', { tech: techName(id) }, [`tech:${id}`]),
              ),
            },
            rules: ['TI4-F-FIR-9'],
          }),
          take: (t, f, choices) => t.call('acquire', { seat: f.args.seat, tech: tail(choices.get(f.args.seat)) }),
        },
      }),
    },
  },
]);
const isObsidian = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'obsidian';
