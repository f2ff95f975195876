// Cards are for playing: the admiral knows when each is worth it, and does not pass with one in its hand that helps.
import { botOf } from '@orrery/bots';
import { random } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { actionDeck } from '../../decks.ts';
import box from '../../index.ts';
import { PACKS } from '../../packs/sets.ts';
import { pieces } from '../../registry.ts';
import { kindOfCard } from '../../say.ts';
import type { TI } from '../../state.ts';
import { admiral } from '../admiral.ts';
import { FACTION_ANSWERS } from '../factions.ts';
import { beyond } from '../hand.ts';
import { REACTIONS } from '../reactions.ts';
import { COMPONENTS } from '../turn.ts';

it('has a judgement of every action card there is', () => {
  const deck = actionDeck({ sets: PACKS.map(({ id }) => id), edition: Number.MAX_SAFE_INTEGER });
  const kinds = [...new Set(deck.map(kindOfCard))];
  expect(kinds.length).toBeGreaterThan(90);
  expect(kinds.filter((kind) => !(kind in COMPONENTS) && !(kind in REACTIONS))).toEqual([]);
});

it('has a judgement of every ability and every action there is, be it that it is not for a bot', () => {
  const abilities = Object.keys(box.game.abilities!).filter((name) => !name.startsWith('score.'));
  const actions = pieces().flatMap(({ id, actions }) => (actions ? [id] : []));
  expect([abilities.length, actions.length].every((n) => n > 80)).toBe(true);
  expect(abilities.filter((name) => !(name in REACTIONS))).toEqual([]);
  expect(actions.filter((id) => !(id in COMPONENTS))).toEqual([]);
});

it('answers what the texts of factions ask as their folders say', () => {
  expect(Object.keys(FACTION_ANSWERS)).toContain('orbital-drop.mech');
  expect(admiral.places).toMatchObject(FACTION_ANSWERS);
});

/** What seat 0 does in this round with one card in its hand and no token to act with. */
function choiceWith(card: string, round: number): unknown {
  const { match } = scenario<TI>(box, {
    seats: 3,
    options: { factions: 'random' },
    arrange({ pub, own }) {
      pub.phase = 'action';
      pub.round = round;
      pub.strategyCards = [];
      Object.assign(pub.players[0]!, { tactic: 0, goods: 6, hand: 1 });
      own[0]!.hand = [card];
    },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  const request = match.requestsTo(0).find(({ blocking }) => blocking)!;
  return botOf(box, 'strategist')!.decide(match.know(0) as never, request, random(1)).choice;
}

it.each([
  'cripple-defenses',
  'focused-research',
  'frontline-deployment',
  'ghost-ship',
  'impersonation',
  'insubordination',
  'mining-initiative',
  'war-effort',
])('plays %s rather than pass', (card) => {
  expect(choiceWith(card, 1)).toMatch(new RegExp(`^action:${card} `));
});

it.each(['rise-of-a-messiah', 'fighter-conscription'])(
  'waits for a better moment with %s, and takes what it brings once the game is old',
  (card) => {
    expect(choiceWith(card, 1)).toBe('pass');
    expect(choiceWith(card, 5)).toMatch(new RegExp(`^action:${card} `));
  },
);

it('never plays a card that only costs it something', () => {
  expect(choiceWith('scuttle', 5)).toBe('pass');
});

it('keeps a card for a better moment, until the game is old or the hand brims: then whatever it brings is enough', () => {
  const gain = (round: number, cards: number) => {
    const { match } = scenario<TI>(box, {
      seats: 3,
      options: { factions: 'random' },
      arrange({ pub, own }) {
        pub.phase = 'action';
        pub.round = round;
        own[0]!.hand = Array.from({ length: cards }, (_, i) => `sabotage#${i + 1}`);
        pub.players[0]!.hand = cards;
      },
      begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    });
    const k = match.know(0);
    const request = match.requestsTo(0).find(({ blocking }) => blocking)!;
    const c = { k, pub: k.pub, seat: 0, request, options: [], args: {}, random: random(1) };
    return beyond({ c, about: {}, target: '' }, 1, 3);
  };
  expect(gain(1, 1)).toBeLessThan(0);
  expect(gain(1, 6)).toBeGreaterThan(0);
  expect(gain(4, 1)).toBeGreaterThan(0);
});
