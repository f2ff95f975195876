// How far somebody is: the figures a screen shows, and the words for them.
import { speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import { newest, secretDeck, stageDeck } from '../decks.ts';
import type { Ready } from '../derive.ts';
import box from '../index.ts';
import { newStation } from '../state.ts';
import { progressTowards } from '../values/progress.ts';
import { type Field, field } from './field.ts';

const HOME = {
  line: ['18', '1', '26', '19', '27'],
  units: ['0 infantry jord', '0 cruiser*2 26'],
  factions: { 0: 'sol' },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;

it.each([
  ['expand-borders', [{ what: 'planets', have: 2, need: 6 }], false],
  ['diversify-research', [{ what: 'colours', have: 1, need: 2 }], false],
  ['intimidate-council', [{ what: 'systems', have: 0, need: 2 }], false],
  ['negotiate-trade-routes', [{ what: 'goods', have: 4, need: 5 }], false],
  [
    'amass-wealth',
    [
      { what: 'resources', have: 4 + 3 + 1 + 1, need: 3 },
      { what: 'influence', have: 2 + 1 + 2 + 1, need: 3 },
      { what: 'goods', have: 4, need: 3 },
    ],
    true,
  ],
  ['lead-from-the-front', [{ what: 'tokens', have: 5, need: 3 }], true],
  [
    'occupy-the-seat-of-the-empire',
    [
      { what: 'planets', have: 0, need: 1 },
      { what: 'ships', have: 0, need: 3 },
    ],
    false,
  ],
  ['prove-endurance', [], false],
])('[TI4-OBJ-3] progress towards %s', (objective, parts, met) => {
  const techs = { 0: ['neural-motivator', 'dacxive-animators', 'plasma-scoring'] };
  const t = field({ ...HOME, planets: { wellon: 0, lodor: 0 }, goods: { 0: 4 }, techs });
  expect(progressTowards(t.s.pub, 0, objective)).toEqual({ met, parts });
});

it('[TI4-OBJ-3] the screen of a player says how far the open objectives and the own secrets are', () => {
  const t = field({ ...HOME, secrets: { 0: ['control-the-region'], 1: ['forge-an-alliance'] } });
  t.s.pub.objectives = ['raise-a-fleet'];
  expect(box.game.derive!({ seat: 0, pub: t.s.pub, own: t.s.own[0]! })).toMatchObject({
    scorable: [],
    progress: {
      'raise-a-fleet': { met: false, parts: [{ what: 'ships', have: 2, need: 5 }] },
      'control-the-region': { met: false, parts: [{ what: 'systems', have: 1, need: 6 }] },
    },
  });
  expect(box.game.derive!({ seat: null, pub: t.s.pub, own: null })).toMatchObject({ scorable: [], progress: {} });
});

it('[TI4-SPEND-1] every screen says what each has readied: planets, stations and cards that are spent like them', () => {
  const readied = (also?: Field['also']) => {
    const t = field({
      ...HOME,
      edition: newest(),
      sets: ['base', 'pok', 'te'],
      factions: { 1: 'deepwrought' },
      planets: { lodor: 0 },
      open: { 0: ['relic:the-triad'], 1: ['ocean:brine-pool', 'ocean:coral-reef'] },
      also(s) {
        s.pub.stations['oluz-station'] = newStation(0);
        also?.(s);
      },
    });
    return (box.game.derive!({ seat: null, pub: t.s.pub, own: null }) as { ready: Ready[] }).ready;
  };
  const [all, oceans] = readied();
  const [bare, shallow] = readied(({ pub }) => {
    pub.stations['oluz-station']!.exhausted = true;
    for (const card of pub.cards) card.state = 'exhausted';
  });
  expect(all).toEqual({ resources: 4 + 3 + 1 + 3, influence: 2 + 1 + 1 + 3 });
  expect(bare).toEqual({ resources: 4 + 3, influence: 2 + 1 });
  expect(oceans).toEqual({ resources: 2, influence: 2 });
  expect(shallow).toEqual({ resources: 0, influence: 0 });
});

it('[TI4-OBJ-3] every figure can be said in both languages', () => {
  const { pub } = field(HOME).s;
  const cards = [
    ...stageDeck({ sets: ['base', 'pok'] }, 1),
    ...stageDeck({ sets: ['base', 'pok'] }, 2),
    ...secretDeck({ sets: ['base', 'pok'] }),
  ];
  const parts = cards.flatMap((id) => progressTowards(pub, 0, id).parts);
  for (const language of ['en', 'es'] as const) {
    const { say } = speaker(language, wordsOf(box.home, language));
    for (const { what, ...args } of parts) expect(say({ key: `progress.${what}`, args })).toContain(`${args.have} `);
  }
  expect(parts.length).toBeGreaterThan(60);
});
