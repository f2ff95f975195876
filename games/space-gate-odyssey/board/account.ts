// What a player's influence is made of, read off the story: worlds, Hawking, predominance, open corridors.
import type { Figure } from '@orrery/board';
import type { Seat, Told } from '@orrery/kernel';
import { extraOf, type SgoView } from './extra.ts';

const PARTS = ['worlds', 'hawking', 'predominance', 'corridors'] as const;
type Part = (typeof PARTS)[number];

/** Influence is told after what brought it. */
function partOf({ type, args }: Told): Part | undefined {
  if (type === 'closed') return 'worlds';
  if (type === 'departed') return args.planet === 'hawking' ? 'hawking' : 'worlds';
  return type === 'predominance' ? 'predominance' : undefined;
}

export function account(view: SgoView, seat: Seat, story: readonly Told[]): Figure[] {
  const sums: Record<Part, number> = { worlds: 0, hawking: 0, predominance: 0, corridors: 0 };
  let part: Part = 'worlds';
  for (const told of story) {
    part = partOf(told) ?? part;
    if ((told.args.seat as { seat?: Seat } | undefined)?.seat !== seat) continue;
    if (told.type === 'gained') sums[part] += Number(told.args.points);
    if (told.type === 'lost') sums.corridors -= Number(told.args.points);
  }
  const parts = PARTS.filter((each) => sums[each] !== 0);
  return [
    { label: { key: 'figure.influence' }, value: view.pub.players[seat]!.influence },
    ...parts.map((each) => ({ label: { key: `part.${each}` }, value: signed(sums[each]) })),
    { label: { key: 'figure.modules' }, value: extraOf(view).players[seat]!.activeModules },
  ];
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
