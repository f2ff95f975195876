// How a game is played by letter: what a seat is sent, and what an answer in plain words means.
import type { Choice, Know, Request, Shape } from './contract.ts';
import type { Speaker } from './text.ts';

/** `content` in base64. */
export type Enclosure = { name: string; type: string; content: string };
export interface Letter {
  subject: string;
  text: string;
  enclosed: Enclosure[];
}
/** `reply`: what was understood, and what would come of it. Without a `choice` nothing is answered, and it says why. */
export interface Understood {
  reply: string;
  choice?: Choice;
}
/** Sees what its seat knows and nothing else. */
export interface Letters<G extends Shape = Shape> {
  /** `request` null: nothing is asked of the seat any more. */
  write(k: Know<G>, request: Request | null, speaker: Speaker): Promise<Letter>;
  read(k: Know<G>, request: Request, text: string, speaker: Speaker): Understood;
}
/** Letters of every game go through one post office. */
export function letters<G extends Shape>(some: Letters<G>): Letters {
  return some as Letters;
}
