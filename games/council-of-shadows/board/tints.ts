// The colours of this board: galaxies, parsecs and the kinds of action.
import type * as pack from '../packs/base/index.ts';

const GALAXY_TINT: Readonly<Record<pack.GalaxyId, string>> = {
  gray: '#a4aec8',
  orange: '#ec8f45',
  beige: '#dcc79e',
  blue: '#6396f2',
  green: '#57c47b',
  turquoise: '#42cbcb',
  brown: '#b58059',
  red: '#e65f58',
  pink: '#e887bc',
  yellow: '#ecd655',
};
export const tintOf = (galaxy: pack.GalaxyId): string => GALAXY_TINT[galaxy] ?? 'var(--quiet)';

type Kind = pack.Effect['do'] | 'rest';
const KIND_TINT: Partial<Record<Kind, string>> = {
  settle: 'var(--good)',
  harvest: 'var(--brass)',
  discover: 'var(--focus)',
  gainGems: 'light-dark(#3e1593, #c3a6ff)',
  upgradeGems: 'light-dark(#3e1593, #c3a6ff)',
  gainEnergy: 'light-dark(#786908, #f4e06a)',
  choose: 'light-dark(#357367, #9fd3c9)',
};
/** By the first thing a card does; a card that does nothing only saves. */
export const kindTint = (effects: readonly pack.Effect[]): string =>
  KIND_TINT[effects[0]?.do ?? 'rest'] ?? 'var(--quiet)';
