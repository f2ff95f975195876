// War Funding: after both sides of a space combat have rolled, the other side's dice and any of the own are rolled anew.
import type { Frame, Seat } from '@orrery/kernel';
import { goHome, note } from '../../abilities/notes/note.ts';
import { framesOf, step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { option, player, unitName } from '../../say.ts';
import type { Pub, T } from '../../state.ts';
import type { SpaceCombat } from '../../steps/space-combat.ts';
import { combatHits, type Die } from '../../values/combat.ts';
import { unitOf } from '../../values/units.ts';

const combatIn = (pub: Pub): Frame<SpaceCombat> | undefined => framesOf(pub, 'spaceCombat').at(-1);
const rivalOf = ({ args }: Frame<SpaceCombat>, seat: Seat): Seat => (args.seat === seat ? args.defender : args.seat);
/** The dice of a side: those of the second roller still lie in its roll. */
function diceOf(pub: Pub, seat: Seat): Die[] {
  const roll = framesOf(pub, 'combatRoll').at(-1);
  return roll?.args.seat === seat ? roll.args.dice : (combatIn(pub)?.args.lastRoll?.[seat] ?? []);
}
function rollAnew(t: T, seat: Seat, side: Seat, picked: readonly number[]): void {
  if (picked.length === 0) return;
  const dice = diceOf(t.s.pub, side);
  const faces = t.roll(10, picked.length);
  for (const [i, at] of picked.entries()) dice[at]!.face = faces[i]!;
  t.tell({ type: 'rerolled', pub: { seat: player(seat), dice: faces } });
  const combat = combatIn(t.s.pub)!;
  const hits = combatHits(t.s.pub, { seat: side, against: rivalOf(combat, side), planet: null, dice });
  combat.args.hits = { ...combat.args.hits, [side]: hits };
}

const ID = 'war-funding';
/** The first to roll has its dice on the table when the second has rolled. */
const bothRolled = (pub: Pub, by: Seat): boolean => {
  const combat = combatIn(pub);
  return combat !== undefined && combat.args.defender === by && combat.args.lastRoll?.[combat.args.seat] !== undefined;
};

const played = note(
  {
    id: ID,
    faction: 'letnev',
    rules: ['TI4-PNOTE-3', 'TI4-DICE-5'],
    might: (pub, seat, _, { about }) => (about.by === seat || about.against === seat) && bothRolled(pub, about.by),
    ways: () => ['theirs', 'mine'],
    resolve() {},
  },
  'combat.rolled',
);

const warFunding: Piece = {
  ...played,
  steps: {
    [`note.${ID}`]: step(`note.${ID}`, {
      theirs(t, f) {
        const rival = rivalOf(combatIn(t.s.pub)!, f.args.seat);
        if (f.args.target === 'theirs') rollAnew(t, f.args.seat, rival, [...diceOf(t.s.pub, rival).keys()]);
      },
      mine: {
        who: (pub, f) => (diceOf(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
        question(k) {
          const dice = diceOf(k.pub, k.seat!);
          const options = dice.map(({ unit, face, need }, i) =>
            option(`die:${i}`, 'die', { unit: unitName(unitOf(k.pub, unit)?.type ?? 'fighter'), face, need }),
          );
          return {
            prompt: { key: 'ask.reroll' },
            ask: { shape: 'many', options, min: 0, max: options.length },
            rules: ['TI4-DICE-5'],
            fallback: options.filter((_, i) => dice[i]!.face < dice[i]!.need).map(({ key }) => key),
          };
        },
        take(t, f, choices) {
          const picked = (choices.get(f.args.seat) as string[]).map((key) => Number(key.slice('die:'.length)));
          rollAnew(t, f.args.seat, f.args.seat, picked);
        },
      },
      home: (t, f) => goHome(t, ID, f.args.owner),
    }),
  },
};

export const notes: Piece[] = [warFunding];
