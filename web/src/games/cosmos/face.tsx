// COSMOS: everything the table can show of it.
import type { Cosmos } from '@orrery/cosmos';
import type { Msg } from '@orrery/kernel';
import { type Figure, faceOf } from '../../board.ts';
import type { CosmosView } from './atlas.ts';
import { Board } from './board.tsx';
import { OrdersSheet } from './orders-sheet.tsx';
import { en } from './words-en.ts';
import { es } from './words-es.ts';

export const face = faceOf<Cosmos>({
  Board,
  sheets: { orders: OrdersSheet },
  headline,
  figures,
  beginsTurn: ({ type }) => type === 'opened' || type === 'resolved',
  coach: [
    { at: 'place:citadel', text: { key: 'coach.map' } },
    { text: { key: 'coach.fog' } },
    { at: 'part:orders', text: { key: 'coach.orders' } },
    { at: 'part:report', text: { key: 'coach.report' } },
    { at: 'part:sheet', text: { key: 'coach.sheet' } },
  ],
  summary: ['write', 'lockstep', 'phases', 'fog', 'keys', 'win'].map((part) => ({ key: `summary.${part}` })),
  words: { en, es },
});

function headline({ pub: { turn, limit, keys, opened } }: CosmosView): Msg {
  if (turn === 0) return { key: 'headline.enrol' };
  const key = opened > 0 ? 'headline.open' : 'headline.turn';
  return { key, args: { turn, limit, keys: keys.length } };
}

/** Of others only what this seat knows. */
function figures({ seat: mine, own }: CosmosView, seat: number): Figure[] {
  const known = Object.values(own?.board ?? {}).filter(({ dom }) => dom.orbit === seat || dom.ground === seat).length;
  const systems = { label: { key: 'figure.systems' }, value: known };
  if (seat !== mine || !own?.side) return own?.side ? [systems] : [];
  return [
    { label: { key: 'figure.R' }, value: own.side.R },
    { label: { key: 'figure.actions' }, value: own.pool },
    systems,
  ];
}
