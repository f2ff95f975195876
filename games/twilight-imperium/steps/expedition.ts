// TI4-EXP: a segment of the expedition is claimed at the end of a turn; the sixth brings Thunder's Edge into the galaxy.
import type { Seat } from '@orrery/kernel';
import { returnSecret } from '../atoms/cards.ts';
import { exhaustPlanet, spendGoods } from '../atoms/economy.ts';
import { claimSegment, endExpedition } from '../atoms/expedition.ts';
import { addPlanet } from '../atoms/systems.ts';
import { deploy } from '../effects/units.ts';
import { EDGE, PRICE, type Segment } from '../packs/thunders-edge/expedition.ts';
import { frameOf, SETTLED, SPARED, step } from '../procedures.ts';
import { option, planetOption, player, systemOption, tail } from '../say.ts';
import type { T } from '../state.ts';
import { freeSegments, keenest, sitesOfEdge, specialtyPlanets } from '../values/expedition.ts';
import { discardChosen, handCards, secretToReturn } from './cards-asked.ts';

export type Expedition = { seat: Seat; choice: string };
const segmentOf = ({ choice }: Expedition): Segment => choice.split('>')[1] as Segment;
const paysWith = (segment: Segment, args: Expedition): Seat[] => (segmentOf(args) === segment ? [args.seat] : []);

/** [TI4-EXP-6] The cost in full, then the token, then what it brings. */
export const expedition = step('expedition', {
  pay(t, { args }) {
    const segment = segmentOf(args);
    const price = PRICE[segment];
    const what = { key: 'expedition' };
    if (segment === 'resources') t.call('pay', { seat: args.seat, resources: price, influence: 0, what });
    if (segment === 'influence') t.call('pay', { seat: args.seat, resources: 0, influence: price, what });
    if (segment === 'tradeGoods') spendGoods(t, args.seat, price);
  },
  cards: {
    settled: SPARED,
    who: (_, f) => paysWith('actionCards', f.args),
    question: (k) => ({
      prompt: { key: 'ask.expedition.cards' },
      ask: handCards(k, PRICE.actionCards),
      rules: ['TI4-EXP-10'],
    }),
    take: (t, f, choices) => discardChosen(t, f.args.seat, choices.get(f.args.seat)),
  },
  secret: {
    settled: SPARED,
    who: (_, f) => paysWith('secret', f.args),
    question: (k) => ({ ...secretToReturn(k), rules: ['TI4-EXP-11'] }),
    take: (t, f, choices) => returnSecret(t, f.args.seat, tail(choices.get(f.args.seat))),
  },
  planet: {
    settled: SETTLED,
    who: (_, f) => paysWith('specialty', f.args),
    question: (k, f) => ({
      prompt: { key: 'ask.expedition.specialty' },
      ask: {
        shape: 'one',
        options: specialtyPlanets(k.pub, f.args.seat).map((planet) => planetOption('exhaust', planet)),
      },
      rules: ['TI4-EXP-12'],
    }),
    take: (t, f, choices) => exhaustPlanet(t, tail(choices.get(f.args.seat))),
  },
  token(t, f) {
    claimSegment(t, f.args.seat, segmentOf(f.args));
    const turn = frameOf(t.s.pub, 'turn');
    if (turn) turn.args.claimed = true; // [TI4-EXP-3]
  },
  breakthrough: (t, f) => t.call('gainBreakthrough', { seat: f.args.seat }), // [TI4-EXP-13]
  last(t, f) {
    if (freeSegments(t.s.pub).length === 0) t.call('completeExpedition', { seat: f.args.seat });
  },
});

/** `tokens`: whose lay on the marker. `keenest`: who has most of them, or was named among those who have. */
export type CompleteExpedition = { seat: Seat; tokens: Seat[]; keenest: Seat };

export const completeExpedition = step('completeExpedition', {
  count(t, f) {
    f.args.tokens = endExpedition(t);
    f.args.keenest = keenest(t.s.pub, f.args.tokens)[0]!;
    if (sitesOfEdge(t.s.pub).length > 0) return;
    t.tell({ type: 'expedition.nowhere', pub: {} }); // [TI4-EDGE-4]
    return 'end';
  },
  site: {
    settled: SETTLED,
    who: (_, f) => [f.args.seat],
    question: (k) => ({
      prompt: { key: 'ask.expedition.site' },
      ask: { shape: 'one', options: sitesOfEdge(k.pub).map((system) => systemOption('edge', system)) },
      rules: ['TI4-EDGE-1'],
    }),
    take: (t, f, choices) => addPlanet(t, EDGE, tail(choices.get(f.args.seat))),
  },
  tie: {
    who: (pub, f) => (keenest(pub, f.args.tokens).length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.expedition.tie' },
      ask: {
        shape: 'one',
        options: keenest(k.pub, f.args.tokens).map((seat) => option(`seat:${seat}`, 'seat', { seat: player(seat) })),
      },
      rules: ['TI4-EXP-16'],
    }),
    take(_, f, choices) {
      f.args.keenest = Number(tail(choices.get(f.args.seat)));
    },
  },
  settle: (t, { args }) => settle(t, args.keenest, args.tokens),
});

/** [TI4-EXP-15, -18] As much infantry as there were tokens; whoever has it there gains the planet. */
function settle(t: T, seat: Seat, tokens: readonly Seat[]): void {
  deploy(t, seat, EDGE, tokens.filter((other) => other === seat).length);
  t.call('gainPlanet', { seat, planet: EDGE });
}
