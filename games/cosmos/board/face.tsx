// COSMOS: everything the table can show of it.
import { type Figure, faceOf } from '@orrery/board';
import type { Choice, Language, Msg } from '@orrery/kernel';
import { worded } from '../orders/spell.ts';
import type { Cosmos } from '../state.ts';
import type { CosmosView } from './atlas.ts';
import { Board } from './board.tsx';
import { CONSOLE_PARTS } from './console-parts.ts';
import { FEATS } from './feats.ts';
import { GIVEN } from './given.ts';
import { AmendmentsSheet, CorrectionsSheet, EventsSheet, NotesSheet } from './later.ts';
import { OrdersSheet } from './orders-sheet.tsx';

export const face = faceOf<Cosmos>({
  Board,
  sky: 'any',
  places: GIVEN,
  sheets: {
    orders: OrdersSheet,
    corrections: CorrectionsSheet,
    amendments: AmendmentsSheet,
    notes: NotesSheet,
    events: EventsSheet,
  },
  advised,
  headline,
  title,
  figures,
  account,
  feats: FEATS,
  beginsTurn: ({ type }) => type === 'opened' || type === 'resolved',
  turnsTo: (told) => (told.some(({ type }) => type === 'resolved') ? 'part:report' : 'part:map'),
  audited: ({ type }) => AUDITED.includes(type),
  seating: { chairs: 10, clock: 'correspondence', keeper: 'master' },
  coach: [
    { at: 'place:citadel', text: { key: 'coach.map' } },
    { text: { key: 'coach.fog' } },
    { at: 'part:orders', text: { key: 'coach.orders' } },
    { at: 'part:report', text: { key: 'coach.report' } },
    { at: 'part:sheet', text: { key: 'coach.sheet' } },
  ],
  keeperCoach: ['console', ...CONSOLE_PARTS.map((part) => `console-${part}`)].map((part) => ({
    at: `part:${part}`,
    text: { key: `coach.${part}` },
  })),
  summary: ['write', 'lockstep', 'phases', 'fog', 'keys', 'win'].map((part) => ({ key: `summary.${part}` })),
});

const AUDITED = [
  'opened',
  'closed',
  'reopened',
  'resolved',
  'corrected',
  'amended',
  'noted',
  'planned',
  'happened',
  'failed',
  'undone',
  'concluded',
];

/** Bots write ids, and verbs of one language. */
function advised({ own }: CosmosView, choice: Choice, language: Language): Choice {
  if (typeof choice !== 'object' || !('orders' in choice) || !own?.side) return choice;
  return { ...choice, orders: worded(String(choice.orders), own.side.faction, language) };
}

function headline({ pub }: CosmosView): Msg {
  const { limit, keys, opened, closed, ended } = pub;
  const turn = ended ? pub.turn - 1 : pub.turn; // the one after the last is never played
  if (turn === 0) return { key: 'headline.enrol' };
  if (closed) return { key: 'headline.closed', args: { turn, limit } };
  const key = opened > 0 ? 'headline.open' : 'headline.turn';
  return { key, args: { turn, limit, keys: keys.length } };
}

function title({ pub }: CosmosView, seat: number): Msg | undefined {
  if (seat === pub.master) return { key: 'title.master' };
  return pub.factions[seat] ? { key: `faction.${pub.factions[seat]}` } : undefined;
}

/** Of others only what this seat knows. */
function figures({ seat: mine, own }: CosmosView, seat: number): Figure[] {
  const known = Object.values(own?.board ?? {}).filter(({ dom }) => dom.orbit === seat || dom.ground === seat).length;
  if (!own?.side) return [];
  if (seat !== mine) return known > 0 ? [{ label: { key: 'figure.seen' }, value: known }] : [];
  return [
    { label: { key: 'figure.R' }, value: own.side.R },
    { label: { key: 'figure.actions' }, value: own.pool },
    { label: { key: 'figure.systems' }, value: known },
  ];
}

/** Of a campaign that is over, what the ranking goes by; the game master has none. */
function account({ pub }: CosmosView, seat: number): Figure[] {
  const final = pub.end?.finals[seat];
  if (!final) return [];
  const { because, keys, worth, orbit, surface } = final;
  const figure = (name: string, value: number): Figure => ({ label: { key: `figure.${name}` }, value });
  return [
    { label: { key: `because.${because}` }, value: '' },
    figure('keys', keys),
    figure('worth', worth),
    figure('orbit', orbit),
    figure('surface', surface),
  ];
}
