// Colours of this board: sectors, gates and the worlds. A colour never stands alone: each has its sign as well.
import type { Gate, Sector } from '../packs/base/kinds.ts';

/** `tint`: signs and edges; `floor` and `deep`: an active module's inside. */
interface Tints {
  tint: string;
  floor: string;
  deep: string;
}
const SECTOR_TINTS: Record<Sector, Tints> = {
  water: {
    tint: 'light-dark(#156093, #74c7ff)',
    floor: 'light-dark(#a9d4f3, #1d5684)',
    deep: 'light-dark(#cfe6f7, #0f2d4d)',
  },
  wildlife: {
    tint: 'light-dark(#298523, #8fe08a)',
    floor: 'light-dark(#b5dfb1, #2b6a3c)',
    deep: 'light-dark(#d6ecd4, #143722)',
  },
  energy: {
    tint: 'light-dark(#936e15, #ffcf5c)',
    floor: 'light-dark(#f0d48a, #7a5a14)',
    deep: 'light-dark(#f7e8c0, #3f2e0c)',
  },
};
const PLAIN: Tints = {
  tint: 'light-dark(#3b4669, #dfe6f5)',
  floor: 'light-dark(#c3cce3, #4b5a85)',
  deep: 'light-dark(#dde3f1, #27314f)',
};
export const tintsOf = (sector: Sector | null): Tints => (sector ? SECTOR_TINTS[sector] : PLAIN);

export const GATE_TINTS: Record<Gate, string> = {
  alpha: 'light-dark(#936415, #f4c77b)',
  beta: 'light-dark(#1d858c, #8fe3e8)',
  gamma: 'light-dark(#591593, #d7a8ff)',
};

/** Lit side, body, night side, and the air around it. */
interface WorldTints {
  light: string;
  body: string;
  dark: string;
  air: string;
}
const WORLDS: Readonly<Record<string, WorldTints>> = {
  bose: { light: '#4d6fae', body: '#2a3f78', dark: '#10183a', air: '#9fb4ee' },
  collins: { light: '#7c4a3f', body: '#4a2624', dark: '#190c10', air: '#ff8a5c' },
  dirac: { light: '#f3dda6', body: '#b98d4e', dark: '#1a1a33', air: '#ffe2a0' },
  fermi: { light: '#e7b98a', body: '#a4684a', dark: '#3a2027', air: '#ffcf9c' },
  planck: { light: '#a9bd74', body: '#5f7f47', dark: '#1f3020', air: '#c8e59a' },
  russell: { light: '#58b6cf', body: '#23739a', dark: '#0d2b4d', air: '#8fe0ff' },
  susskind: { light: '#5e9a58', body: '#2f6440', dark: '#0f2a20', air: '#9be8a5' },
  turing: { light: '#d58a5e', body: '#9a5238', dark: '#3b1a1c', air: '#ffb48a' },
  hawking: { light: '#cdd6f2', body: '#7f8bb5', dark: '#2a3050', air: '#e8ecf8' },
};
export const worldTints = (id: string): WorldTints => WORLDS[id] ?? WORLDS.hawking!;
