// One game of the laboratory, and what is written down of it.
import type { Bag, Seat } from '@orrery/kernel';

/** One of the set-ups that are compared: options of the table and the edition of what is in play. */
export interface Setup {
  name: string;
  options: Bag;
  edition?: number;
}
export interface LabPlan {
  game: string;
  seats: number;
  bot: string;
  setups: Setup[];
}
export interface LabJob {
  setup: number;
  seed: number;
}
export interface Trial extends LabJob {
  shares: number[]; // of the victory
  first: Seat | null; // whose turn it was first
  answers: number;
  rounds: number | null;
  choices: number; // answers with a choice
  options: number; // offered there, in all
  traits: Readonly<Record<string, readonly string[]>>[]; // by seat
  curve: number[][]; // by moment, spread evenly: the score of each seat
}
/** Moments of a curve. */
export const MOMENTS = 20;
