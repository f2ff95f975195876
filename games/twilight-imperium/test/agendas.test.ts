// Every agenda by its name: what each outcome does.
import { expect, it } from 'vitest';
import { objectiveCard } from '../content.ts';
import { type S, tokensLeft } from '../state.ts';
import { agendaNow } from '../values/agenda.ts';
import { BOARD, council, decide, hush, laws, type Sitting, vote } from './council.ts';
import { standing } from './field.ts';

type T = ReturnType<typeof council>;
const points = (t: T): number[] => t.s.pub.players.map((player) => player.points);
const goods = (t: T): number[] => t.s.pub.players.map((player) => player.goods);
const hands = (t: T): number[] => t.s.pub.players.map((player) => player.hand);
const held = (t: T, id: string) => t.s.pub.cards.find((card) => card.id === id);
const PLANETS = { lodor: 0, arnor: 1, lor: 1, bereg: 2, 'lirta-iv': 2 };
const HANDS = { 0: ['sabotage', 'plague'], 1: ['direct-hit'], 2: ['flank-speed', 'bunker', 'parley'] };
const scores = (...list: number[]) => ({
  also: ({ pub }: S) => {
    for (const [seat, n] of list.entries()) pub.players[seat]!.points = n;
  },
});

/** Title, sitting, outcome, and what is true afterwards. */
const DIRECT: [string, Sitting, string, (t: T) => void][] = [
  [
    '[archived-secret] one secret for the elected',
    { agenda: 'archived-secret' },
    'seat:1',
    (t) => expect(t.s.pub.players[1]!.secrets).toBe(1),
  ],
  [
    '[arms-reduction] all but two dreadnoughts and four cruisers fall',
    { agenda: 'arms-reduction', units: ['0 dreadnought*3 18', '1 cruiser*5 18', '2 cruiser*4 18'], fleet: 9 },
    'for',
    (t) => {
      t.play(`0 ["${t.may(0)[0]}"]`);
      t.play(`1 ["${t.may(1)[0]}"]`);
      expect(standing(t.s.pub, '18')).toEqual(['0 dreadnought*2', '1 cruiser*4', '2 cruiser*4']);
    },
  ],
  [
    '[compensated-disarmament] ground forces become goods',
    { agenda: 'compensated-disarmament', units: ['1 infantry*3 lor', '1 pds lor'] },
    'planet:lor',
    (t) => {
      expect(standing(t.s.pub, 'lor')).toEqual(['1 pds']);
      expect(goods(t)).toEqual([0, 3, 0]);
    },
  ],
  [
    '[economic-equality] five goods for everybody',
    { agenda: 'economic-equality', goods: { 0: 9, 2: 1 } },
    'for',
    (t) => expect(goods(t)).toEqual([5, 5, 5]),
  ],
  [
    '[economic-equality] or none',
    { agenda: 'economic-equality', goods: { 0: 9, 2: 1 } },
    'against',
    (t) => expect(goods(t)).toEqual([0, 0, 0]),
  ],
  [
    '[incentive-program] one more objective of stage I',
    { agenda: 'incentive-program' },
    'for',
    (t) => expect(t.s.pub.objectives.map((id) => objectiveCard(id).stage)).toEqual([1]),
  ],
  [
    '[incentive-program] or of stage II',
    { agenda: 'incentive-program' },
    'against',
    (t) => {
      expect(t.s.pub.objectives.map((id) => objectiveCard(id).stage)).toEqual([2]);
      expect(t.s.dark.decks.stage2).not.toContain(t.s.pub.objectives[0]); // none of those that were laid out
    },
  ],
  [
    '[judicial-abolishment] the elected law goes',
    { agenda: 'judicial-abolishment', laws: { 'executive-sanctions': -1, 'shared-research': -1 } },
    'law:shared-research',
    (t) => {
      expect(laws(t)).toEqual(['executive-sanctions']);
      expect(t.s.pub.discards.agendas).toEqual(['shared-research', 'judicial-abolishment']);
    },
  ],
  [
    '[new-constitution] all laws go, and homes are exhausted at the next strategy phase',
    { agenda: 'new-constitution', laws: { 'executive-sanctions': -1, 'minister-of-war': 2 } },
    'for',
    (t) => {
      expect(laws(t)).toEqual([]);
      expect(t.s.pub.pending).toMatchObject([{ source: 'new-constitution', until: 'strategy.start' }]);
    },
  ],
  [
    '[TI4-AGENDA-24] [public-execution] cards, token and voice are lost',
    {
      agenda: 'public-execution',
      planets: PLANETS,
      cards: HANDS,
      begin: { step: 'agendaPhase', args: {} },
      next: ['mutiny'],
    },
    'seat:0',
    (t) => {
      expect(hands(t)).toEqual([0, 1, 3]);
      expect(t.s.pub.speaker).toBe(1);
      expect(agendaNow(t.s.pub)!.args.card).toBe('mutiny');
      vote(t, '2 -');
      expect(t.request(1).at).toBe('castVotes.vote'); // not seat 0
    },
  ],
  [
    '[seed-of-an-empire] whoever leads',
    { agenda: 'seed-of-an-empire', ...scores(4, 4, 1) },
    'for',
    (t) => expect(points(t)).toEqual([5, 5, 1]),
  ],
  [
    '[seed-of-an-empire] or whoever is last',
    { agenda: 'seed-of-an-empire', ...scores(4, 4, 1) },
    'against',
    (t) => expect(points(t)).toEqual([4, 4, 2]),
  ],
  [
    '[swords-to-plowshares] half of the infantry, rounded up, becomes goods',
    { agenda: 'swords-to-plowshares', units: ['0 infantry*3 lodor', '0 mech lodor', '1 infantry*2 jol'] },
    'for',
    (t) => {
      expect([standing(t.s.pub, 'lodor'), standing(t.s.pub, 'jol')]).toEqual([
        ['0 infantry', '0 mech'],
        ['1 infantry'],
      ]);
      expect(goods(t)).toEqual([2, 1, 0]);
    },
  ],
  [
    '[swords-to-plowshares] or one more on each planet',
    { agenda: 'swords-to-plowshares', units: ['0 infantry lodor'], planets: { lor: 1 } },
    'against',
    (t) => expect([standing(t.s.pub, 'lodor'), standing(t.s.pub, 'lor')]).toEqual([['0 infantry*2'], ['1 infantry']]),
  ],
  [
    '[TI4-LAW-2] [swords-to-plowshares] but none where no units may be placed',
    { agenda: 'swords-to-plowshares', planets: { lor: 1, lodor: 1 }, laws: { 'demilitarized-zone': 'lor' } },
    'against',
    (t) => expect([standing(t.s.pub, 'lodor'), standing(t.s.pub, 'lor')]).toEqual([['1 infantry'], []]),
  ],
  [
    '[wormhole-research] knowledge, and then ships by wormholes are lost',
    { agenda: 'wormhole-research', units: [...BOARD.units, '0 cruiser 26', '1 cruiser 36'] },
    'for',
    (t) => {
      expect(t.request(0).at).toBe('research.choose');
      t.play('0 no');
      expect(t.s.pub.units.filter(({ type }) => type === 'cruiser').map(({ at }) => at)).toEqual(['36']);
    },
  ],
  [
    '[armed-forces-standardization] three, three and two',
    { agenda: 'armed-forces-standardization', fleet: 7 },
    'seat:2',
    (t) => expect(t.s.pub.players[2]).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 }),
  ],
  [
    '[clandestine-operations] two tokens each',
    { agenda: 'clandestine-operations' },
    'for',
    (t) => {
      t.play(
        '0 ["lose:tactic#1","lose:fleet#1"]',
        '1 ["lose:strategy#1","lose:strategy#2"]',
        '2 ["lose:tactic#1","lose:tactic#2"]',
      );
      expect(t.s.pub.players[1]).toMatchObject({ tactic: 3, fleet: 3, strategy: 0 });
      expect(t.s.pub.players[0]).toMatchObject({ tactic: 2, fleet: 2, strategy: 2 });
    },
  ],
  [
    '[clandestine-operations] or one of the fleet',
    { agenda: 'clandestine-operations' },
    'against',
    (t) => expect(t.s.pub.players.map(({ fleet }) => fleet)).toEqual([2, 2, 2]),
  ],
  [
    '[TI4-AGENDA-23] [galactic-crisis-pact] everybody may follow without a token',
    { agenda: 'galactic-crisis-pact' },
    'strategy:politics',
    (t) => {
      for (const seat of [0, 1, 2]) {
        expect(t.request(seat).prompt.key).toBe('ask.secondary.spared');
        t.play(`${seat} ${seat === 1 ? 'no' : 'follow'}`);
      }
      expect(hands(t)).toEqual([2, 0, 2]);
      expect(t.s.pub.players.map(({ strategy }) => strategy)).toEqual([2, 2, 2]);
    },
  ],
  [
    '[rearmament-agreement] a mech at home',
    { agenda: 'rearmament-agreement', planets: { nar: 1, jol: 1, 'arc-prime': 2, 'wren-terra': 2 } },
    'for',
    (t) => {
      t.play('1 put:nar', '2 put:arc-prime');
      expect(['jord', 'nar', 'arc-prime'].map((p) => standing(t.s.pub, p).at(-1))).toEqual([
        '0 mech',
        '1 mech',
        '2 mech',
      ]);
    },
  ],
  [
    '[rearmament-agreement] or infantry for every mech',
    { agenda: 'rearmament-agreement', units: ['0 mech*2 lodor'] },
    'against',
    (t) => expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']),
  ],
  [
    '[research-grant-reallocation] any technology, for tokens of the fleet',
    { agenda: 'research-grant-reallocation' },
    'seat:1',
    (t) => {
      t.play('1 research:war-sun');
      expect(held(t, 'war-sun')?.holder).toBe(1);
      expect(t.s.pub.players[1]!.fleet).toBe(0); // four symbols, three tokens
    },
  ],
  [
    '[colonial-redistribution] all units fall, and somebody behind settles there',
    { agenda: 'colonial-redistribution', units: [...BOARD.units, '1 infantry*2 lor'], ...scores(2, 2, 1) },
    'planet:lor',
    (t) => {
      expect(standing(t.s.pub, 'lor')).toEqual([]);
      t.play('2 settle');
      expect(standing(t.s.pub, 'lor')).toEqual(['2 infantry']);
      expect(t.s.pub.planets.lor!.controller).toBe(2);
    },
  ],
  [
    '[ixthian-artifact] two technologies each',
    { agenda: 'ixthian-artifact', dice: [6] },
    'for',
    (t) => {
      t.play('0 no', '0 no', '1 no', '1 no', '2 no', '2 no');
      expect(t.asked()).toEqual([]);
    },
  ],
  [
    '[TI4-GEN-31] [ixthian-artifact] or a blast round Mecatol Rex',
    {
      agenda: 'ixthian-artifact',
      dice: [5],
      units: ['0 cruiser*2 18', '1 infantry mecatol-rex', '0 cruiser*4 26', '1 cruiser*2 26'],
      fleet: 9,
    },
    'for',
    (t) => {
      const ships = t
        .may(0)
        .slice(0, 3)
        .map((key) => `"${key}"`);
      t.play(`0 [${ships.join()}]`);
      expect([standing(t.s.pub, '18'), standing(t.s.pub, 'mecatol-rex'), standing(t.s.pub, '26')]).toEqual([
        [],
        [],
        ['0 cruiser'],
      ]);
    },
  ],
  [
    '[ixthian-artifact] against: nothing',
    { agenda: 'ixthian-artifact', units: ['0 cruiser 18'] },
    'against',
    (t) => expect(standing(t.s.pub, '18')).toEqual(['0 cruiser']),
  ],
];
it.each(DIRECT)('%s', (_, sitting, outcome, after) => {
  const t = council(sitting);
  decide(t, outcome);
  after(t);
});

it('[mutiny] those who voted For win or lose a point', () => {
  const t = council({ agenda: 'mutiny', planets: PLANETS, ...scores(1, 1, 1) });
  vote(t, '1 for lor', '2 against lirta-iv', '0 -');
  expect(points(t)).toEqual([1, 0, 1]);
  expect(t.s.pub.discards.agendas).toEqual(['mutiny']);
});

it('[TI4-VP-2] [TI4-VP-6] [mutiny] points come in speaker order: the first to reach the target wins', () => {
  const t = council({ agenda: 'mutiny', planets: PLANETS, ...scores(9, 9, 9) });
  vote(t, '1 for lor', '2 for lirta-iv', '0 -');
  expect(t.s.pub.winner).toBe(1);
});

it('[unconventional-measures] two cards for those who voted For', () => {
  const t = council({ agenda: 'unconventional-measures', planets: PLANETS, cards: HANDS });
  vote(t, '1 for lor', '2 -', '0 -');
  expect(hands(t)).toEqual([2, 3, 3]);
  const lost = council({ agenda: 'unconventional-measures', planets: PLANETS, cards: HANDS });
  hush(vote(lost, '1 for lor', '2 against lirta-iv', '0 -'));
  expect(hands(lost)).toEqual([2, 0, 3]);
});

it('[wormhole-research] against: a token of those who voted so', () => {
  const t = council({ agenda: 'wormhole-research', planets: PLANETS });
  vote(t, '1 against lor', '2 -', '0 -');
  t.play('1 ["lose:fleet#1"]');
  expect(tokensLeft(t.s.pub, 1)).toBe(tokensLeft(t.s.pub, 0) + 1);
});

it('[arms-reduction] against: planets with a specialty are exhausted when the next strategy phase begins', () => {
  const t = council({ agenda: 'arms-reduction', planets: { wellon: 1, lor: 1 } });
  decide(t, 'against');
  expect(t.s.pub.pending).toMatchObject([{ source: 'arms-reduction', until: 'strategy.start' }]);
});

it('[TI4-AGENDA-20] [TI4-AGENDA-21] [TI4-HID-1] [covert-legislation] only the speaker sees what is voted on', () => {
  const t = council({ agenda: 'covert-legislation', next: ['mutiny'], planets: PLANETS });
  expect(t.s.own[0]!.looking).toEqual([{ deck: 'agendas', card: 'mutiny' }]);
  expect(agendaNow(t.s.pub)!.args).toMatchObject({ card: 'covert-legislation', outcomes: ['for', 'against'] });
  expect(JSON.stringify(t.match.view(1))).not.toContain('mutiny');
  vote(t, '1 for lor', '2 -', '0 -');
  expect(points(t)).toEqual([0, 1, 0]);
  expect([...t.s.pub.discards.agendas].sort()).toEqual(['covert-legislation', 'mutiny']);
  const law = council({ agenda: 'covert-legislation', next: ['executive-sanctions'], planets: PLANETS });
  vote(law, '1 for lor', '2 -', '0 -');
  expect(laws(law)).toEqual(['executive-sanctions']);
  const void_ = council({ agenda: 'covert-legislation', next: ['judicial-abolishment', 'mutiny'], planets: PLANETS });
  expect(agendaNow(void_.s.pub)!.args.card).toBe('mutiny');
  expect([...void_.s.pub.discards.agendas].sort()).toEqual(['covert-legislation', 'judicial-abolishment']);
});

it('[TI4-AGENDA-22] [TI4-LAW-4] [TI4-VP-4] [miscount-disclosed] the law is voted on again, and the new result replaces the old', () => {
  const t = council({
    agenda: 'miscount-disclosed',
    laws: { 'political-censure': 0 },
    planets: PLANETS,
    ...scores(1, 0, 0),
  });
  vote(t, '1 law:political-censure arnor', '2 -', '0 -');
  expect(agendaNow(t.s.pub)!.args.card).toBe('political-censure');
  expect(held(t, 'political-censure')!.holder).toBe(0); // in force meanwhile
  vote(t, '1 seat:1 lor', '2 -', '0 -');
  expect(held(t, 'political-censure')!.holder).toBe(1);
  expect(points(t)).toEqual([0, 1, 0]);
});
