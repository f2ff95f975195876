// What a bot would answer to a request.
import type { Choice, Msg } from '@orrery/kernel';

export interface Hint {
  request: string;
  choice: Choice;
  why: Msg | null;
  bot: string;
}
