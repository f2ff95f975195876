// The promissory note of the Crimson Rebellion.
import { since } from '../../abilities/card.ts';
import { actionNote, goHome } from '../../abilities/notes/note.ts';
import { placeSystemToken, removeSystemToken } from '../../atoms/systems.ts';
import { inSystems } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import type { Pub } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';
import { hasUnits } from '../../values/units.ts';

declare module '../../state.ts' {
  interface Effects {
    severed: true;
  }
}
const SEVER = 'sever';
const TOKEN = { kind: 'cut' };
const held = inSystems(hasUnits);
const isSevered = (pub: Pub, system: string): boolean =>
  pub.systemTokens[system]?.some(({ kind }) => kind === TOKEN.kind) ?? false;

export const notes: Piece[] = since(6, [
  {
    ...actionNote({
      id: SEVER,
      faction: 'rebellion',
      rules: ['TI4-PNOTE-3', 'TI4-F-REB-13'],
      might: (pub, seat) => held(pub, seat).length > 0,
      where: (pub, { seat }) => held(pub, seat),
      lasts: true,
      resolve(t, { owner, at }) {
        if (!at) return;
        placeSystemToken(t, at, { ...TOKEN });
        putOff(t, { kind: 'severed', seat: owner, system: at, source: SEVER, until: 'status.end' });
      },
    }),
    modifiers: { shuts: (pub, _, system) => isSevered(pub, system) },
    due(t, { seat, system }) {
      removeSystemToken(t, system!, TOKEN);
      goHome(t, SEVER, seat);
    },
  },
]);
