// Combat as a small stage: both sides, their units, the dice of the last roll, the hits.

import { SeatMark } from '@orrery/board';
import { combatDice, isGroundForce, isShip } from '../preview.ts';
import { frameAt, frameOf, framesOf } from '../procedures.ts';
import { type Die, NOBODY, type Pub, systemName, type Unit } from '../tables.ts';
import css from './combat.module.css';
import { Dice, type Face } from './dice.tsx';
import type { Fight } from './fight.ts';
import { centreOf } from './hex.ts';
import { Odds } from './odds.tsx';
import type { Props } from './props.ts';
import { nameOf } from './side.tsx';
import { StackSign, stacksOf } from './units.tsx';

type Rolls = Readonly<Record<string, readonly Face[]>>;

export function Combat({ board, fight }: { board: Props; fight: Fight }) {
  const rolls = rollsOn(board.view.pub, fight);
  const place = fight.planet ? { key: `planet.${fight.planet}` } : systemName(fight.system);
  const title = board.say({
    key: fight.planet ? 'combat.stage.ground' : 'combat.stage.space',
    args: { place, round: Math.max(1, fight.round) },
  });
  return (
    <section
      className={css.stage}
      data-low={isHigh(board, fight) ? '' : undefined}
      data-ref="part:combat"
      aria-label={title}
    >
      <h2>{title}</h2>
      <div className={css.sides}>
        {fight.sides.map((seat) => (
          <Side key={seat} board={board} fight={fight} seat={seat} dice={rolls[seat] ?? []} />
        ))}
      </div>
      <Odds board={board} />
    </section>
  );
}

/** The stage keeps clear of the system that is fought over. */
function isHigh({ view, phone }: Props, { system }: Fight): boolean {
  if (phone) return true; // there the galaxy makes room above it
  const tile = view.pub.board.find((each) => each.tile === system);
  return tile !== undefined && centreOf(tile).y < 0;
}

function Side({ board, fight, seat, dice }: { board: Props; fight: Fight; seat: number; dice: readonly Face[] }) {
  const stacks = stacksOf(fightersOf(board, fight, seat), board.lit);
  const hits = fight.hits[seat];
  const pending = pendingHits(board.view.pub, seat);
  const role = board.say({ key: seat === fight.sides[0] ? 'combat.attacker' : 'combat.defender' });
  return (
    <div className={css.side}>
      <div className={css.name}>
        {seat !== NOBODY && <SeatMark seat={seat} />}
        <strong>{seat === NOBODY ? board.say({ key: 'neutral' }) : nameOf(board, seat)}</strong>
        <span className={css.role}>{role}</span>
      </div>
      {stacks.length === 0 ? (
        <p className={css.nobody}>{board.say({ key: 'combat.nobody' })}</p>
      ) : (
        <svg
          className={css.units}
          viewBox={`0 0 ${Math.max(5, stacks.length) * 34} 50`}
          preserveAspectRatio="xMinYMid"
          role="group"
        >
          {stacks.map((stack, i) => (
            <g key={stack.ref}>
              <StackSign board={board} stack={stack} size={28} x={i * 34 + 15} y={17} />
              <text className={css.need} x={i * 34 + 15} y={42}>
                {needOf(board, fight, stack.unit)}
              </text>
            </g>
          ))}
        </svg>
      )}
      {dice.length > 0 && hits === undefined && <p className={css.last}>{board.say({ key: 'combat.last' })}</p>}
      <Dice board={board} dice={dice} />
      {hits !== undefined && <p className={css.hits}>{board.say({ key: 'combat.hits', args: { hits } })}</p>}
      {pending > 0 && <p className={css.pending}>{board.say({ key: 'combat.assign', args: { hits: pending } })}</p>}
    </div>
  );
}

/** Hits that this side still has to assign to its units. */
function pendingHits(pub: Pub, seat: number): number {
  const batches = frameOf(pub, 'hits')?.args.batches ?? [];
  return batches.find((batch) => batch.seat === seat)?.hits ?? 0;
}

/** What its dice must reach, with everything that counts now; `×2` when it rolls several. */
function needOf({ view: { pub } }: Props, { sides, system, planet }: Fight, unit: Unit): string {
  const [attacker, defender] = sides;
  const against = unit.owner === attacker ? defender : attacker;
  const dice = combatDice(pub, { unit, against, attacker, system, planet });
  if (dice.length === 0) return '–';
  return `≥${dice[0]!.need}${dice.length > 1 ? ` ×${dice.length}` : ''}`;
}

const fightersOf = ({ view }: Props, { system, planet }: Fight, seat: number): Unit[] =>
  view.pub.units.filter(
    (u) => u.owner === seat && u.at === system && (planet ? u.on === planet && isGroundForce(view.pub, u) : isShip(u)),
  );

/** The dice that lie on the table: of the last roll, and of one that is being made. */
function rollsOn(pub: Pub, { id }: Fight): Rolls {
  const fight = frameAt(pub, id, 'spaceCombat', 'groundCombat')?.args.lastRoll ?? {};
  const rolls = Object.entries(fight).map(([seat, dice]) => [seat, facesOf(dice)] as const);
  const running = framesOf(pub, 'combatRoll', 'abilityRoll')
    .map(({ args }) => [String(args.seat), args.dice ?? []] as const)
    .filter(([, dice]) => dice.every(({ face }) => face > 0))
    .map(([seat, dice]) => [seat, facesOf(dice)] as const);
  return Object.fromEntries([...rolls, ...running]);
}
const facesOf = (dice: readonly Die[]): Face[] => dice.map(({ face, need }) => ({ face, hit: face >= need }));
