// All agendas.
import type { Piece } from '../registry.ts';
import { attached } from './attached.ts';
import { commonLaws } from './common-laws.ts';
import { crowns } from './crowns.ts';
import { directives } from './directives.ts';
import { ixthianArtifact } from './ixthian-artifact.ts';
import { leaks } from './leaks.ts';
import { ministers } from './ministers.ts';

export const agendas: readonly Piece[] = [
  ...directives,
  ixthianArtifact,
  ...commonLaws,
  leaks,
  ...ministers,
  ...attached,
  ...crowns,
];
