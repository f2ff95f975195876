// Tokens that make something of the system they lie in. `sides`: what it makes depends on which lies up.
import type { Anomaly, Wormhole } from './types.ts';

type Makes = { wormholes?: readonly Wormhole[]; anomalies?: readonly Anomaly[] };
export const TOKEN_TABLE: Readonly<Record<string, Makes & { sides?: Readonly<Record<string, Makes>> }>> = {
  'creuss-alpha': { wormholes: ['alpha'] },
  'creuss-beta': { wormholes: ['beta'] },
  'creuss-gamma': { wormholes: ['gamma'] },
  gamma: { wormholes: ['gamma'] },
  'ion-storm': { sides: { alpha: { wormholes: ['alpha'] }, beta: { wormholes: ['beta'] } } },
  'dimensional-tear': { anomalies: ['gravity-rift'] },
};
