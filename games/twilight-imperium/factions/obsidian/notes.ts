// The promissory note of the Obsidian, which wanders from hand to hand.
import { isInPlay, type Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf } from '../../abilities/own.ts';
import { loseToken } from '../../atoms/economy.ts';
import type { Piece } from '../../piece.ts';
import { type In, MENDED, step } from '../../procedures.ts';
import { noteName, player } from '../../say.ts';
import { livingSeats, noteKey, type Pub, playerOf, seatsOf } from '../../state.ts';
import { handNote } from '../../steps/notes.ts';
import { areNeighbours } from '../../values/board.ts';
import { couldHoldNote } from '../../values/notes.ts';
import { payable } from '../../values/payment.ts';

declare module '../../procedures.ts' {
  interface Content {
    malevolency: In<'tactical.end'> & { shown?: string };
  }
}
const ID = 'malevolency';
const isIssuer = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'obsidian';
const keys = (pub: Pub): string[] => seatsOf(pub).flatMap((seat) => (isIssuer(pub, seat) ? [noteKey(ID, seat)] : []));
const neighboursOf = (pub: Pub, seat: Seat): Seat[] =>
  livingSeats(pub).filter((other) => other !== seat && areNeighbours(pub, seat, other));

/** [TI4-F-FIR-13] It stays in hand: who holds it is known by what it costs. */
export const notes: Piece[] = since(7, [
  {
    id: ID,
    note: { set: 'te', faction: 'obsidian' },
    abilities: {
      malevolency: {
        window: 'tactical.end',
        step: ID,
        rules: ['TI4-F-FIR-13'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          payable(pub, seat, { resources: 0, influence: 1 }) &&
          neighboursOf(pub, seat).length > 0 &&
          keys(pub).some((key) => couldHoldNote(pub, seat, key)),
        can: ({ pub, seat, own }) =>
          keys(pub).some((key) => own!.notes.includes(key))
            ? neighboursOf(pub, seat!).map((other) => ({
                key: `use@${seat}>${other}`,
                label: { key: 'use.malevolency', args: { seat: player(other) } },
              }))
            : [],
      },
    },
    steps: {
      malevolency: step(ID, {
        show(t, f) {
          if (!isInPlay(MENDED, t.s.pub)) return; // it was told when it was handed on
          const { seat } = f.args;
          const note = keys(t.s.pub).find((key) => t.s.own[seat]!.notes.includes(key))!;
          f.args.shown = note;
          t.reveal({ type: 'note.played', pub: { seat: player(seat), note: noteName(note), id: ID } });
        },
        pay: (t, { args: { seat } }) =>
          t.call('pay', { seat, resources: 0, influence: 1, what: { key: `note.${ID}` } }),
        give(t, { args }) {
          const to = Number(targetOf(args));
          const note = keys(t.s.pub).find((key) => t.s.own[args.seat]!.notes.includes(key))!;
          t.reveal({ type: 'note.wanders', pub: { seat: player(args.seat), to: player(to), note: noteName(note) } });
          handNote(t, args.seat, to, note);
        },
      }),
    },
    statusEnd(t) {
      for (const key of keys(t.s.pub)) {
        const holder = t.s.own.findIndex(({ notes: held }) => held.includes(key));
        if (holder < 0 || isIssuer(t.s.pub, holder) || playerOf(t.s.pub, holder).fleet === 0) continue;
        t.reveal({ type: 'note.gnaws', pub: { seat: player(holder), note: noteName(key) } });
        loseToken(t, holder, 'fleet');
      }
    },
  },
]);
