// What a player has readied to spend, as the rules have worked it out for every screen.
import type { Ready } from '../tables.ts';
import type { View } from './props.ts';

export const readyOf = ({ extra }: View, seat: number): Ready =>
  (extra.ready as readonly Ready[] | undefined)?.[seat] ?? { resources: 0, influence: 0 };
