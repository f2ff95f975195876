// Looking back: what is thought of a match that is over, and what was answered for somebody who was not there.
import { z } from 'zod';
import { ask, choice, field, msg, seatNumber } from './parts.ts';

const chance = z.number().min(0).max(1);
const seq = z.number().int();

/** Chances are each seat's own, by what it knew then: together they need not be 1. */
export const analysis = z.object({
  state: z.enum(['impossible', 'none', 'asked', 'done', 'stopped', 'failed']).meta({
    description: '`impossible`: nobody in this game could tell; `stopped`: it goes on when it is asked for again',
  }),
  done: z.number().int().meta({ description: 'how many steps of the work' }),
  of: z.number().int(),
  points: z.array(
    z.object({
      seq: seq.meta({ description: 'the moment, as this viewer counts' }),
      turn: seatNumber.nullable().meta({ description: 'whose turn begins' }),
      chances: z.array(chance.nullable()).meta({ description: 'by seat; null: not known' }),
    }),
  ),
  decisions: z.array(
    z.object({
      seq: seq.meta({ description: 'the moment before it' }),
      seat: seatNumber,
      asked: msg,
      ask: ask.meta({ description: 'of its options, those that are named here' }),
      fields: z.array(field).exactOptional().meta({ description: 'of a sheet, so that it can be read' }),
      played: choice,
      chance,
      bot: z.string(),
      choice: choice.meta({ description: 'what the strongest bot would have answered' }),
      could: chance.meta({ description: 'the chance that way' }),
      why: msg.nullable(),
    }),
  ),
});
/** What was answered for a seat since its person last answered, oldest first. */
export const account = z.array(
  z.object({
    seq: seq.meta({ description: 'the moment after it, as this seat counts' }),
    at: z.number().int(),
    by: z.enum(['clock', 'bot']).meta({ description: 'its time was out, or a bot had the seat' }),
    asked: msg,
    ask: ask.meta({ description: 'of its options, those that were chosen' }),
    fields: z.array(field).exactOptional().meta({ description: 'of a sheet, so that it can be read' }),
    choice,
    why: msg.nullable(),
  }),
);
export type Account = z.infer<typeof account>;
export type Analysis = z.infer<typeof analysis>;
