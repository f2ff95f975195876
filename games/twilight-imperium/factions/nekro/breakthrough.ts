// The breakthrough of the Nekro Virus: its flagship learns the texts of others.
import type { Option, Seat } from '@orrery/kernel';
import { breakthrough } from '../../abilities/breakthrough.ts';
import { factionSheet } from '../../content.ts';
import { barTo } from '../../registry.ts';
import { option, player } from '../../say.ts';
import { has, type Lasting, type Pub, playerOf, type T } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';

declare module '../../state.ts' {
  interface Effects {
    flagshipCopied: true; // a token of `seat` lies on the sheet whose flagship is `source`
  }
}

const ID = 'valefar-assimilator-z';

const flagshipOf = (pub: Pub, seat: Seat): string => factionSheet(playerOf(pub, seat).faction).flagship!;
const tokensOf = ({ pending }: Pub, seat: Seat): Lasting[] =>
  pending.filter((effect) => effect.kind === 'flagshipCopied' && effect.seat === seat);
/** The flagships whose text it has: of sheets that lie before somebody. [TI4-F-FIR-16] */
function copied(pub: Pub, seat: Seat): string[] {
  const known = tokensOf(pub, seat).map(({ source }) => source!);
  return known.length === 0
    ? known
    : pub.players.flatMap((_, other) => known.filter((id) => id === flagshipOf(pub, other)));
}

/** The sheets of these players on which a token may be laid instead of gaining something of theirs. */
export const sheetsFor = (pub: Pub, seat: Seat, from: readonly Seat[]): Option[] =>
  has(pub, seat, ID)
    ? from
        .filter((other) => !barTo('copy', pub, other) && !copied(pub, seat).includes(flagshipOf(pub, other)))
        .map((other) => option(`sheet:${other}`, 'absorb.flagship', { seat: player(other) }, [`seat:${other}`]))
    : [];

export function copyFlagship(t: T, seat: Seat, from: Seat): void {
  putOff(t, { kind: 'flagshipCopied', seat, source: flagshipOf(t.s.pub, from), until: 'never' });
  t.tell({ type: 'flagship.copied', pub: { seat: player(seat), from: player(from) } });
}

/** [TI4-BT-nekro] Texts, not figures nor unit abilities. */
export const text = breakthrough(ID, { since: 8, modifiers: { copies: copied, flies: copied } });
