// Twilight Imperium: everything the table can show of it.
import { type Figure, faceOf } from '@orrery/board';
import type { Json, Msg, Told } from '@orrery/kernel';
import { allyOf, type TI } from '../tables.ts';
import { cardOf, handOf, subject } from './about.ts';
import { account } from './account.ts';
import { Board } from './board.tsx';
import { FEATS } from './feats.ts';
import { GIVEN } from './given.ts';
import type { View } from './props.ts';
import { fetchRules, later, ruled } from './ruled.tsx';
import { TokenSheet } from './token-sheet.tsx';

const PARTS = ['galaxy', 'strategy', 'objectives', 'sheet'];
const TURNS: readonly string[] = ['round', 'turn', 'phase.status', 'phase.agenda', 'agenda.revealed'];

export const face = faceOf<TI>({
  Board,
  rules: fetchRules,
  isRuled: ({ pub }) => pub.board.length > 0 || pub.players.some(({ faction }) => faction !== ''), // before, there is nothing to reckon
  sky: 'any',
  places: GIVEN,
  sheets: { tokens: TokenSheet, offer: ruled('OfferSheet'), votes: ruled('VoteSheet') },
  headline,
  opens: ({ pub }, seat) => pub.players[seat]!.faction !== '',
  title,
  brief,
  allies,
  about: (view, ref) => cardOf(view, ref)?.text,
  hand: handOf,
  plans: ({ pub, seat }, { at }) =>
    seat === null || at.startsWith('window.') ? [] : (later()?.plansFor(pub, seat) ?? []),
  composers: {
    'moveShips.ship': ruled('SendSheet'),
    'invasion.commit': ruled('LandingSheet'),
    'produce.choose': ruled('BuildSheet'),
  },
  subject,
  figures,
  score: ({ pub }) => pub.players.map(({ points }) => points),
  unit: { key: 'unit.points' },
  account,
  feats: FEATS,
  beginsTurn: ({ type }) => TURNS.includes(type),
  refsOf: ({ args }: Told) => Object.entries(args).flatMap(([name, value]) => refsIn(name, value)),
  canCoach: ({ pub }) => pub.board.length > 1, // the galaxy is laid when the factions are known
  coach: [
    ...PARTS.map((part) => ({ at: `part:${part}`, text: { key: `coach.${part}` } })),
    { text: { key: 'coach.lit' } },
  ],
  summary: ['round', 'strategy', 'action', 'tactical', 'combat', 'reactions', 'status', 'agenda', 'end'].map(
    (part) => ({
      key: `summary.${part}`,
    }),
  ),
});

/** The faction, and whose ally it is. */
function title({ pub }: View, seat: number): Msg | undefined {
  const ally = allyOf(pub, seat);
  const { faction } = pub.players[seat]!;
  if (!faction) return ally === undefined ? undefined : { key: 'title.ally', args: { ally: { seat: ally } } };
  const name = { key: `faction.${faction}` };
  return ally === undefined ? name : { key: 'title.allied', args: { faction: name, ally: { seat: ally } } };
}

/** The name that all at a table use. */
function brief({ pub }: View, seat: number): Msg | undefined {
  const { faction } = pub.players[seat]!;
  if (!faction) return undefined;
  return { key: `faction.${faction}.brief` };
}

function allies({ pub }: View, seat: number): number[] {
  const ally = allyOf(pub, seat);
  return ally === undefined ? [] : [ally];
}

function headline({ pub: { phase, round } }: View): Msg {
  return phase === 'setup' ? { key: 'headline.setup' } : { key: `headline.${phase}`, args: { round } };
}

function figures({ pub }: View, seat: number): Figure[] {
  const { points, tactic, fleet, strategy } = pub.players[seat]!;
  return [
    { label: { key: 'figure.points' }, value: `${points}/${pub.score}` },
    { label: { key: 'figure.tokens' }, value: `${tactic}·${fleet}·${strategy}` },
    ...(later()?.leaderFigure(pub, seat) ?? []),
  ];
}

/** What a message inside an event names: a planet, a system, a card. */
function refsIn(name: string, value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => refsIn(name, each));
  if (typeof value !== 'object' || value === null || typeof value.key !== 'string') return [];
  const { key, args } = value;
  if (key.startsWith('system.')) {
    const tile = typeof args === 'object' && args !== null && !Array.isArray(args) ? args.tile : undefined;
    return typeof tile === 'string' ? [`system:${tile}`] : [];
  }
  const [, kind, id] = /^(planet|objective|strategy|tech)\.(.+)$/.exec(key) ?? [];
  return kind ? [`${kind}:${id}`] : [];
}
