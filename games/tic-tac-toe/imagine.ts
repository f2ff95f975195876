// A world that fits what a seat knows: here nothing is hidden.
import type { Game } from '@orrery/kernel';
import type { TicTacToe } from './state.ts';

export const imagine: Game<TicTacToe>['imagine'] = (k) => ({
  own: Array.from({ length: k.pub.seats }, () => ({})),
  dark: {},
});
