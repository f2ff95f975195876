// The blue technologies.
import { type AbilityArgs, type Seat, step } from '@orrery/kernel';
import { exhaustTechnology } from '../atoms/economy.ts';
import type { Piece } from '../registry.ts';
import { planetName, systemName, tail, unitKey, unitName } from '../say.ts';
import { has, hasReady, lay, type Pub, type TI, type Unit } from '../state.ts';
import { hasToken } from '../values/board.ts';
import { canBuildShips, means } from '../values/economy.ts';
import { moveValue } from '../values/move.ts';
import { alike, isShip } from '../values/units.ts';
import { targetOf, techWords, use } from './own.ts';

/** Ships that could profit from a bonus: those that may leave where they are. */
const drivable = (pub: Pub, seat: Seat, goal: string): Unit[] =>
  alike(
    pub,
    pub.units.filter(
      (u) =>
        u.owner === seat &&
        isShip(u) &&
        moveValue(pub, u) !== undefined &&
        (u.at === goal || !hasToken(pub, seat, u.at)),
    ),
  );
const yards = (pub: Pub, seat: Seat): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.type === 'space-dock' && u.on && canBuildShips(pub, seat, u.at));

export const propulsion: Piece[] = [
  {
    id: 'antimass-deflectors',
    modifiers: {
      enters: (pub, seat, anomaly) => anomaly === 'asteroid-field' && has(pub, seat, 'antimass-deflectors'),
      abilityDie: (pub, { ability, target }) =>
        ability === 'spaceCannon' && has(pub, target, 'antimass-deflectors') ? -1 : 0,
    },
    words: {
      en: techWords(
        'antimass-deflectors',
        'Antimass Deflectors',
        'Your ships may move into and through asteroid fields. Space cannon dice against your units get -1.',
      ),
      es: techWords(
        'antimass-deflectors',
        'Deflectores antimasa',
        'Tus naves pueden entrar en campos de asteroides y atravesarlos. Los dados de Cañón espacial contra tus unidades se resuelven con -1.',
      ),
    },
  },
  {
    id: 'dark-energy-tap',
    words: {
      en: techWords(
        'dark-energy-tap',
        'Dark Energy Tap',
        'Your ships may retreat to adjacent systems without other players’ units even if you have neither units nor planets there.',
      ),
      es: techWords(
        'dark-energy-tap',
        'Extractor de energía oscura',
        'Tus naves pueden retirarse a sistemas adyacentes sin unidades ajenas aunque no tengas allí unidades ni planetas.',
      ),
    },
  },
  {
    id: 'gravity-drive',
    abilities: {
      'gravity-drive': {
        window: 'tactical.activate.after',
        step: 'gravity-drive',
        rules: ['TI4-MOVE-12'],
        might: (pub, seat, { about }) =>
          about.by === seat && has(pub, seat, 'gravity-drive') && drivable(pub, seat, about.at as string).length > 0,
        can: (k, { about }) =>
          drivable(k.pub, k.seat!, about.at as string).map((u) =>
            use(k, 'gravity-drive', unitKey(k.pub, u), { unit: unitName(u.type), system: systemName(u.at) }, [
              `unit:${u.id}`,
            ]),
          ),
      },
    },
    steps: {
      'gravity-drive': step<TI, AbilityArgs>({
        give(t, f) {
          const { seat, about } = f.args;
          const unit = drivable(t.s.pub, seat, about.at as string).find(
            (u) => unitKey(t.s.pub, u) === targetOf(f.args),
          );
          if (unit) lay(t.frame(about.frame as number)!, { kind: 'move', seat, amount: 1, unit: unit.id });
        },
      }),
    },
    words: {
      en: techWords(
        'gravity-drive',
        'Gravity Drive',
        'After you activate a system: one of your ships has move +1 for this tactical action.',
        {
          'use.gravity-drive': 'Gravity Drive: {unit} in {system}',
        },
      ),
      es: techWords(
        'gravity-drive',
        'Propulsor gravitatorio',
        'Después de activar un sistema: una de tus naves tiene movimiento +1 durante esta acción táctica.',
        {
          'use.gravity-drive': 'Propulsor gravitatorio: {unit} en {system}',
        },
      ),
    },
  },
  {
    id: 'sling-relay',
    actions: {
      rules: ['TI4-PROD-15'],
      step: 'sling-relay',
      can: (k) =>
        hasReady(k.pub, k.seat!, 'sling-relay') && means(k.pub, k.seat!, 'resources') > 0
          ? yards(k.pub, k.seat!).map((u) => ({
              key: `at:${u.on}`,
              label: { key: 'use.sling-relay', args: { planet: planetName(u.on!) } },
              refs: [`planet:${u.on}`],
            }))
          : [],
    },
    steps: {
      'sling-relay': step<TI, { seat: Seat; choice: string }>({
        produce(t, f) {
          const dock = yards(t.s.pub, f.args.seat).find((u) => u.on === tail(f.args.choice))!;
          exhaustTechnology(t, f.args.seat, 'sling-relay');
          t.call('produce', { seat: f.args.seat, system: dock.at, producers: [], limit: 1, only: 'ship' });
        },
      }),
    },
    words: {
      en: techWords(
        'sling-relay',
        'Sling Relay',
        'Action: exhaust this card to produce 1 ship in a system with one of your space docks.',
        {
          'use.sling-relay': 'Sling Relay at {planet}',
        },
      ),
      es: techWords(
        'sling-relay',
        'Relé de honda',
        'Acción: agota esta carta para producir 1 nave en un sistema con uno de tus astilleros.',
        {
          'use.sling-relay': 'Relé de honda en {planet}',
        },
      ),
    },
  },
  {
    id: 'fleet-logistics',
    words: {
      en: techWords('fleet-logistics', 'Fleet Logistics', 'You may perform 2 actions in each of your turns.'),
      es: techWords('fleet-logistics', 'Logística de flotas', 'Puedes realizar 2 acciones en cada uno de tus turnos.'),
    },
  },
  {
    id: 'light-wave-deflector',
    modifiers: { passes: (pub, seat) => has(pub, seat, 'light-wave-deflector') },
    words: {
      en: techWords(
        'light-wave-deflector',
        'Light/Wave Deflector',
        'Your ships may move through systems with other players’ ships.',
      ),
      es: techWords(
        'light-wave-deflector',
        'Deflector de ondas de luz',
        'Tus naves pueden atravesar sistemas con naves ajenas.',
      ),
    },
  },
];
