// TI4-REL-12: the Heart of Ixth, which turns any one die by one, before anybody reads it.
import type { Seat } from '@orrery/kernel';
import { idOf } from '../../effects/targets.ts';
import { frameAt } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { player } from '../../say.ts';
import { hasReady, livingSeats, type Pub, type T } from '../../state.ts';
import { unitOf } from '../../values/units.ts';
import { reacts } from '../open-card.ts';
import { relic } from './relic.ts';

const ID = 'heart-of-ixth';
/** The edition with which the last relics came. */
export const LAST_RELICS = 7;
const SIDES = 10;

/** The dice of a roll, and whose unit rolled each where it was a unit. */
type Face = { face: number; unit?: string };
const unitsDice = (pub: Pub, frame: number) => frameAt(pub, frame, 'combatRoll', 'abilityRoll')?.args.dice;
function facesOf(pub: Pub, frame: number): Face[] {
  const dice = unitsDice(pub, frame);
  if (dice) return dice.map(({ face, unit }) => ({ face, unit: unitOf(pub, unit)?.type ?? '' }));
  const die = frameAt(pub, frame, 'rollForFracture')?.args.die;
  return (die === undefined ? (frameAt(pub, frame, 'throwDice')?.args.faces ?? []) : [die]).map((face) => ({ face }));
}
/** `die:2/7>8/cruiser`: the third one, a 7 of a cruiser, becomes an 8. Of those alike the first. */
function turns(pub: Pub, _: Seat, { about }: { about: { frame: number } }): string[] {
  const faces = facesOf(pub, about.frame);
  const isFirst = ({ face, unit }: Face, i: number): boolean =>
    faces.findIndex((other) => other.face === face && other.unit === unit) === i;
  return faces.flatMap((die, i) =>
    isFirst(die, i)
      ? [die.face - 1, die.face + 1]
          .filter((to) => to >= 1 && to <= SIDES)
          .map((to) => `die:${i}/${die.face}>${to}${die.unit ? `/${die.unit}` : ''}`)
      : [],
  );
}

function turn(t: T, seat: Seat, frame: number, target: string): void {
  const [, at, from, to] = /^(\d+)\/(\d+)>(\d+)/.exec(idOf(target))!.map(Number) as [number, number, number, number];
  const dice = t.frame(frame, 'combatRoll', 'abilityRoll')?.args.dice;
  const fracture = t.frame(frame, 'rollForFracture');
  const thrown = t.frame(frame, 'throwDice');
  if (dice) {
    const die = dice[at]!;
    die.face = to;
    const shown = t.frame(frame, 'abilityRoll') && t.s.pub.rolls.at(-1)?.dice[at];
    if (shown) Object.assign(shown, { face: to, hit: to >= die.need });
  }
  if (fracture) fracture.args.die = to;
  if (thrown) thrown.args.faces = thrown.args.faces.map((face, i) => (i === at ? to : face));
  t.tell({ type: 'die.turned', pub: { seat: player(seat), from, to } });
}

export const heartOfIxth: Piece = {
  ...relic(ID, {
    cost: 'exhaust',
    modifiers: { turnsDice: (pub) => livingSeats(pub).some((seat) => hasReady(pub, seat, ID)) },
    ...reacts(
      'relic',
      {
        id: ID,
        rules: ['TI4-REL-12', 'TI4-DICE-2'],
        aims: turns,
        resolve: (t, { seat, target, about }) => turn(t, seat, about.frame, target),
      },
      'combat.rolled',
      'unitAbility.rolled',
      'die.rolled',
    ),
  }),
  since: LAST_RELICS,
};
