// TI4-REL: the relics.
import type { Piece } from '../../registry.ts';
import { actingRelics } from './actions.ts';
import { heartOfIxth } from './heart-of-ixth.ts';
import { lastingRelics } from './lasting.ts';
import { reactingRelics } from './reactions.ts';
import { silverFlame } from './silver-flame.ts';
import { edgeRelics } from './thunders-edge.ts';
import { treasures } from './treasures.ts';

export const relics: readonly Piece[] = [
  ...actingRelics,
  ...reactingRelics,
  ...lastingRelics,
  ...edgeRelics,
  ...treasures,
  heartOfIxth,
  silverFlame,
];
