// Last Bastion.

import type { Args, Frame, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { readyPlanet } from '../../atoms/economy.ts';
import { galvanize } from '../../atoms/units.ts';
import { systemTile } from '../../content.ts';
import { deploy } from '../../effects/units.ts';
import { frameOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { done, unitKey, unitName, unitOption } from '../../say.ts';
import { has, lay, NOBODY, type Pub, playerOf, type T, type TI, type Unit } from '../../state.ts';
import { isOurs, planetsIn, resourcesOf, systems } from '../../values/board.ts';
import { alike, cardOf, groundOn, hasFlagship, isGalvanizable, unitsOn } from '../../values/units.ts';
import { inspired } from './participants.ts';

declare module '../../procedures.ts' {
  interface Content {
    liberate: In<'planet.explore.before'>;
    'phoenix-standard': In<'combat.end'>;
    'a3-valiance': { seat: Seat; system: string; left: number };
    'proxima-targeting-vi': In<'groundCombatRound.start'>;
  }
}
declare module '../../state.ts' {
  interface Effects {
    liberated: true;
  }
}

const isBastion = (pub: Pub, seat: Seat): boolean => seat !== NOBODY && playerOf(pub, seat).faction === 'bastion';

/** [TI4-F-BAS-6] By the values of the moment: ready it, or one infantry more. */
function liberate(t: T, seat: Seat, planet: string): void {
  const infantry = unitsOn(t.s.pub, planet).filter((u) => u.owner === seat && u.type === 'infantry').length;
  if (infantry >= resourcesOf(t.s.pub, planet)) readyPlanet(t, planet);
  else if (!barTo('place', t.s.pub, planet)) deploy(t, seat, planet, 1);
}

/** Resources that a dock gives the planet it stands on. */
const HELIOS: Readonly<Record<string, number>> = { 'helios-v1': 1, 'helios-v2': 2 };
const helios =
  (id: string) =>
  (pub: Pub, planet: string): number =>
    unitsOn(pub, planet).some((u) => u.type === 'space-dock' && cardOf(pub, u).id === id) ? HELIOS[id]! : 0;

const PROXIMA = 'proxima-targeting-vi';
const VOLLEY = { hit: 8, dice: 3 };
const other = ({ attacker, defender }: { attacker: Seat; defender: Seat }, seat: Seat): Seat =>
  seat === attacker ? defender : attacker;

/** [TI4-F-BAS-9] */
const isValiance = (pub: Pub, u: Unit): boolean =>
  u.type === 'mech' && u.galvanized === true && isBastion(pub, u.owner) && !barTo('mechText', pub);
const recruits = (pub: Pub, { args: { seat, system } }: Frame<Args<TI, 'a3-valiance'>>): Unit[] =>
  alike(
    pub,
    pub.units.filter((u) => u.owner === seat && u.at === system && u.type === 'infantry' && isGalvanizable(pub, u)),
  );

export const abilities: Piece[] = since(6, [
  {
    id: 'liberate',
    of: { faction: 'bastion' },
    abilities: {
      liberate: {
        window: 'planet.explore.before',
        step: 'liberate',
        rules: ['TI4-F-BAS-6', 'TI4-CTRL-3'],
        might: (_, seat, { about }) => about.by === seat,
        can: (k, { about: { planet } }) => [use(k, 'liberate', undefined, { planet })],
      },
    },
    steps: {
      liberate: step('liberate', {
        first(t, { args: { seat, about } }) {
          lay(t.frame(about.frame, 'gainPlanet'), { kind: 'liberated', seat });
          liberate(t, seat, about.on);
        },
      }),
    },
    follows: {
      'planet.gained.after'(t, { by, on }) {
        const isDone = frameOf(t.s.pub, 'gainPlanet')?.args.effects?.some(({ kind }) => kind === 'liberated');
        if (isBastion(t.s.pub, by) && !isDone) liberate(t, by, on);
      },
    },
  },
  {
    id: 'galvanize',
    of: { faction: 'bastion' },
    modifiers: {
      rolls: (_, { unit }) => (unit.galvanized ? 1 : 0), // [TI4-F-BAS-1] whoever it belongs to
      fires: (_, unit) => (unit.galvanized ? 1 : 0),
    },
  },
  {
    id: 'phoenix-standard',
    of: { faction: 'bastion' },
    abilities: {
      'phoenix-standard': {
        window: 'combat.end',
        step: 'phoenix-standard',
        rules: ['TI4-F-BAS-5', 'TI4-F-BAS-1'],
        might: (pub, seat, { about }) =>
          [about.attacker, about.defender].includes(seat) && inspired(pub, seat, about).length > 0,
        can: (k, { about }) =>
          inspired(k.pub, k.seat!, about).map((u) =>
            use(k, 'phoenix-standard', unitKey(k.pub, u), { unit: unitName(u.type) }, [`unit:${u.id}`]),
          ),
      },
    },
    steps: {
      'phoenix-standard': step('phoenix-standard', {
        raise(t, { args }) {
          const unit = inspired(t.s.pub, args.seat, args.about).find((u) => unitKey(t.s.pub, u) === targetOf(args));
          if (unit) galvanize(t, unit);
        },
      }),
    },
  },
  {
    id: PROXIMA,
    of: { card: 'technology' },
    modifiers: {
      absorbs: (pub, seat, planet) =>
        has(pub, seat, PROXIMA) ? unitsOn(pub, planet).filter((u) => u.owner === seat && u.galvanized).length : 0,
    },
    abilities: {
      [PROXIMA]: {
        window: 'groundCombatRound.start',
        step: PROXIMA,
        rules: ['TI4-F-BAS-8', 'TI4-ABIL-9'],
        might: (pub, seat, { about }) =>
          [about.attacker, about.defender].includes(seat) && groundOn(pub, other(about, seat), about.on).length > 0,
        can: (k, { about: { planet } }) => [use(k, PROXIMA, undefined, { planet })],
      },
    },
    steps: {
      [PROXIMA]: step(PROXIMA, {
        theirs(t, { args: { seat, about } }) {
          const { at: system, on: planet } = about;
          t.call('shelling', { seat, target: other(about, seat), system, planet, volley: { ...VOLLEY } });
        },
        own(t, { args: { seat, about } }) {
          const { at: system, on: planet } = about;
          t.call('shelling', { seat, target: seat, system, planet, volley: { ...VOLLEY } });
        },
      }),
    },
  },
  { id: 'helios-v1', of: { faction: 'bastion' }, modifiers: { resources: helios('helios-v1') } },
  { id: 'helios-v2', of: { faction: 'bastion' }, modifiers: { resources: helios('helios-v2') } },
  {
    id: 'the-egeiro',
    of: { faction: 'bastion' },
    modifiers: {
      combat: (pub, { unit }) =>
        unit.type === 'flagship' && hasFlagship(pub, unit.owner, 'the-egeiro') ? liberated(pub, unit.owner).length : 0,
    },
  },
  {
    id: 'a3-valiance',
    of: { faction: 'bastion' },
    destroyed(t, units) {
      for (const { owner: seat, at: system } of units.filter((u) => isValiance(t.s.pub, u)))
        t.call('a3-valiance', { seat, system, left: 3 });
    },
    steps: {
      'a3-valiance': step('a3-valiance', {
        choose: {
          who: (pub, f) => (f.args.left > 0 && recruits(pub, f).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.a3-valiance', args: { left: f.args.left } },
            ask: {
              shape: 'one',
              options: [...recruits(k.pub, f).map((u) => unitOption(k.pub, 'galvanize', u)), done],
            },
            rules: ['TI4-F-BAS-9'],
            fallback: unitOption(k.pub, 'galvanize', recruits(k.pub, f)[0]!).key,
          }),
          take(t, f, choices) {
            const choice = choices.get(f.args.seat);
            const unit = recruits(t.s.pub, f).find((u) => unitOption(t.s.pub, 'galvanize', u).key === choice);
            if (!unit) return;
            galvanize(t, unit);
            f.args.left -= 1;
            return { goto: 'choose' };
          },
        },
      }),
    },
  },
]);

/** Systems that are nobody's home, with a planet of this seat; a station is none. */
function liberated(pub: Pub, seat: Seat): string[] {
  return systems(pub).filter(
    (system) =>
      systemTile(system).home === undefined && planetsIn(pub, system).some((planet) => isOurs(pub, seat, planet)),
  );
}
