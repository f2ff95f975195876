// TI4-XSCAR: ships in an entropic scar bring a technology of their faction home at the start of the status phase.
import type { Seat } from '@orrery/kernel';
import { spendToken } from '../../atoms/economy.ts';
import { step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { option, systemName, techName } from '../../say.ts';
import { type Pub, playerOf } from '../../state.ts';
import { systems } from '../../values/board.ts';
import { deckOf } from '../../values/technology.ts';
import { fleetOf, isAnomaly } from '../../values/units.ts';

/** [TI4-XSCAR-8] Each system serves a seat once in a status phase. */
const NAME = 'entropic-scar';
const sourceOf = (seat: Seat, system: string): string => `scar@${seat}.${system}`;
const scarsOf = (pub: Pub, seat: Seat, used: readonly string[]): string[] =>
  systems(pub).filter(
    (system) =>
      isAnomaly(pub, system, 'entropic-scar') &&
      fleetOf(pub, seat, system).length > 0 &&
      !used.includes(`${NAME} ${sourceOf(seat, system)}`),
  );
/** [TI4-XSCAR-7, -9] Its own faction's that it does not have. */
const ownTechnologies = (pub: Pub, seat: Seat): string[] =>
  deckOf(pub, seat).flatMap(({ id, faction }) => (faction ? [id] : []));

export const scars: Piece = {
  id: 'entropic-scars',
  set: 'te',
  abilities: {
    [NAME]: {
      window: 'status.start',
      step: NAME,
      rules: ['TI4-XSCAR-7', 'TI4-XSCAR-8', 'TI4-XSCAR-9'],
      might: (pub, seat, { used }) =>
        playerOf(pub, seat).strategy > 0 &&
        scarsOf(pub, seat, used).length > 0 &&
        ownTechnologies(pub, seat).length > 0,
      can: ({ pub, seat }, { used }) =>
        scarsOf(pub, seat!, used).flatMap((system) =>
          ownTechnologies(pub, seat!).map((tech) =>
            option(`${sourceOf(seat!, system)}>${tech}`, 'scar', { system: systemName(system), tech: techName(tech) }, [
              `system:${system}`,
              `tech:${tech}`,
            ]),
          ),
        ),
    },
  },
  steps: {
    [NAME]: step(NAME, {
      spend: (t, f) => spendToken(t, f.args.seat, 'strategy'),
      gain: (t, f) => t.call('acquire', { seat: f.args.seat, tech: f.args.choice.split('>')[1]! }),
    }),
  },
};
