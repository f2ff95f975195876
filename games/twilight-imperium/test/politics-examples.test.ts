// TI4-PEX: the worked examples of economy and politics. Players A, B, C… are the seats 0, 1, 2…
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { NOBODY, type S, type TI } from '../state.ts';
import { initiativeOf } from '../steps/round.ts';
import { agendaNow, tally } from '../values/agenda.ts';
import { payableTogether } from '../values/progress.ts';
import { BOARD, council, decide, enact, hush, isOpen, laws, vote } from './council.ts';
import { type Field, field } from './field.ts';
import { told } from './told.ts';

type Table = Scenario<TI>;
const HOME = { line: ['46', '1', '26', '37'], units: ['0 infantry jord'], factions: { 0: 'sol' } } satisfies Field;
const set = (change: (pub: S['pub'], s: S) => void) => ({ also: (s: S) => change(s.pub, s) });
const cardIn = (t: Table, id: string) => t.s.pub.strategyCards.find((card) => card.id === id)!;
const points = (t: Table) => t.s.pub.players.map((p) => p.points);
/** Everybody passes until this seat may do this, and then it does, and nobody else. */
function once(t: Table, seat: number, choice: string): Table {
  for (let i = 0; i < 40; i++) {
    if (t.asked().includes(seat) && t.may(seat).includes(choice)) {
      const others = t.asked().filter((one) => one !== seat && isOpen(t, one));
      return t.play(`${seat} ${choice}`, ...others.map((one) => `${one} pass`));
    }
    t.play(`${t.asked().find((one) => isOpen(t, one))} pass`);
  }
  throw new Error(`never offered: ${choice}`);
}
/** Plays a card that nobody cancels. */
function play(t: Table, seat: number, card: string, target = ''): Table {
  once(t, seat, `${card} play:${card}#1${target && `>${target}`}`);
  for (let i = 0; i < 20; i++) {
    const asked = t.asked().find((one) => isOpen(t, one) && t.request(one).at === 'window.actionCard.played');
    if (asked === undefined) break;
    t.play(`${asked} pass`);
  }
  return t;
}

const PICKING = { ...HOME, begin: { step: 'strategyPhase', args: {} } } satisfies Field;
const picks = (t: Table, ...cards: string[]) => {
  for (const card of cards) hush(t).play(`${hush(t).asked()[0]} take:${card}`);
  return hush(t);
};
it('[TI4-PEX-1] goods gather on what nobody picks', () => {
  const first = field({ ...PICKING, seats: 6, ...set((pub) => Object.assign(pub, { speaker: 2 })) });
  picks(first, 'technology', 'leadership', 'trade', 'politics', 'warfare', 'imperial');
  const owners = ['technology', 'leadership', 'trade', 'politics', 'warfare', 'imperial'].map(
    (id) => cardIn(first, id).owner,
  );
  expect(owners).toEqual([2, 3, 4, 5, 0, 1]);
  expect(['diplomacy', 'construction'].map((id) => cardIn(first, id).goods)).toEqual([1, 1]);
  const second = field({
    ...PICKING,
    seats: 6,
    ...set((pub) => {
      pub.speaker = 0;
      for (const card of pub.strategyCards) card.goods = ['diplomacy', 'construction'].includes(card.id) ? 1 : 0;
    }),
  });
  picks(second, 'diplomacy', 'technology', 'leadership', 'trade', 'politics', 'imperial');
  expect(second.s.pub.players[0]!.goods).toBe(1);
  expect(['construction', 'warfare', 'diplomacy'].map((id) => cardIn(second, id).goods)).toEqual([2, 1, 0]);
});

it('[TI4-PEX-2] three players pick twice in the same order; who has a readied card does not pass', () => {
  const t = field({ ...PICKING, ...set((pub) => Object.assign(pub, { speaker: 1 })) });
  picks(t, 'imperial', 'technology', 'diplomacy', 'leadership', 'trade', 'warfare');
  expect(t.s.pub.initiative).toEqual([1, 0, 2]);
  expect(['politics', 'construction'].map((id) => cardIn(t, id).goods)).toEqual([1, 1]);
  const turn = field({
    ...HOME,
    strategy: { imperial: 0, leadership: 0 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...set((pub) => {
      pub.strategyCards.find(({ id }) => id === 'leadership')!.exhausted = true;
    }),
  });
  turn.refuses('0 pass', 'TI4-TURN-7');
});

it('[TI4-PEX-3] with Checks and Balances the last card goes to whoever lacks one', () => {
  const balanced = (...given: number[]) => {
    const t = field({
      ...PICKING,
      edition: 2,
      seats: 5,
      also(s) {
        enact(s, 'checks-and-balances', NOBODY);
        s.pub.speaker = 0;
        s.pub.strategyCards.find(({ id }) => id === 'trade')!.goods = 2;
      },
    });
    for (const [i, card] of ['trade', 'politics', 'warfare', 'leadership', 'imperial'].entries()) {
      const [seat] = hush(t).asked();
      t.play(`${seat} take:${card}`);
      if (given[i] !== undefined && t.asked()[0] === seat) t.play(`${seat} seat:${given[i]}`);
    }
    return t;
  };
  const t = balanced(1, 2, 3, 4, 0);
  expect(cardIn(t, 'trade').owner).toBe(1);
  expect(t.s.pub.players[0]!.goods).toBe(2);
  expect(cardIn(t, 'imperial').owner).toBe(0);
  expect(cardIn(balanced(1, 2, 3, 0), 'imperial').owner).toBe(4);
});

it('[TI4-PEX-4] whoever kept a card picks none, and no goods lie on it', () => {
  const t = field({
    ...PICKING,
    seats: 6,
    strategy: { imperial: 1 },
    ...set((pub) => Object.assign(pub, { speaker: 0 })),
  });
  picks(t, 'technology', 'trade', 'politics', 'warfare', 'leadership');
  expect(t.s.pub.strategyCards.filter(({ goods }) => goods > 0).map(({ goods }) => goods)).toEqual([1, 1]);
  expect(initiativeOf(t.s.pub, 1)).toBe(8);
  expect(t.s.pub.players[1]!.goods).toBe(0);
});

it('[TI4-PEX-5] Leadership sells no more tokens than the reinforcements hold', () => {
  const t = field({
    ...HOME,
    planets: { meer: 0 },
    goods: { 0: 2 },
    strategy: { leadership: 0 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...set((pub) => {
      Object.assign(pub.players[0]!, { tactic: 7, fleet: 3, strategy: 2 }); // four are left
      pub.planets.jord!.exhausted = true;
    }),
  });
  t.play('0 strategic:leadership', '0 pool:tactic', '0 pool:tactic', '0 pool:tactic', '0 exhaust:meer');
  expect(t.may(0)).toEqual(['pool:fleet', 'pool:strategy', 'pool:tactic']); // nothing more can be paid
  t.play('0 pool:tactic');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 11, goods: 2 });
});

it('[TI4-PEX-6] Diplomacy lays tokens without activating anything', () => {
  const t = field({
    ...HOME,
    edition: 2,
    seats: 5,
    line: ['46', '1', '35'],
    units: ['0 infantry jord', '0 infantry bereg'],
    planets: { 'lirta-iv': 0 },
    notes: {},
    tokens: { 35: [1] },
    strategy: { diplomacy: 0 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...set((pub, { own }) => {
      Object.assign(pub.players[2]!, { tactic: 2, fleet: 3, strategy: 0 });
      pub.tokens['46'] = [2];
      pub.players[2]!.tactic = 12; // and one on the board: none is left
      own[0]!.notes = own[0]!.notes.filter((note) => !note.startsWith('support'));
      pub.players[0]!.notes = own[0]!.notes.length;
      pub.cards = [
        ...pub.cards,
        { id: 'support-for-the-throne', kind: 'note', owner: 0, holder: 4, state: 'readied' as const },
      ];
      pub.players[4]!.points = 1;
    }),
  });
  t.play('0 strategic:diplomacy', '0 system:35');
  expect(t.may(2)).toEqual(['pool:fleet', 'pool:tactic']);
  t.play('2 pool:tactic');
  expect(t.s.pub.tokens['35']).toEqual([1, 2, 3, 4]);
  expect(points(t)[4]).toBe(1); // the note stays
});

it('[TI4-PEX-7] Politics: another speaker, cards down to seven, then the agendas', () => {
  const cards = ['sabotage', 'flank-speed', 'bunker', 'plague', 'salvage', 'veto'];
  const t = field({
    ...HOME,
    edition: 2,
    seats: 4,
    cards: { 0: cards },
    strategy: { politics: 0 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...set((pub) => Object.assign(pub, { speaker: 0 })),
  });
  const [second, first] = t.s.dark.decks.agendas.slice(-2) as [string, string];
  t.play('0 strategic:politics');
  expect(t.may(0)).toEqual(['seat:1', 'seat:2', 'seat:3']);
  t.play('0 seat:3');
  expect(t.request(0).at).toBe('handCheck.discard');
  expect(t.s.own[0]!.looking).toEqual([]);
  t.play('0 ["discard:veto#1"]');
  expect(t.s.own[0]!.looking.map(({ card }) => card)).toEqual([first, second]);
  expect([t.s.pub.speaker, t.s.pub.players[0]!.hand]).toEqual([3, 7]);
});

it('[TI4-PEX-12] the chosen replenish in their slot and are paid out to who holds their Trade Agreement', () => {
  const t = field({
    ...HOME,
    edition: 2,
    seats: 4,
    factions: { 0: 'hacan', 1: 'norr', 2: 'letnev', 3: 'xxcha' },
    strategy: { trade: 0 },
    notes: { 2: ['trade-agreement@1'] },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...set((pub) => {
      pub.players[1]!.commodities = 3;
    }),
  });
  t.play('0 strategic:trade');
  hush(t).play('0 ["seat:1","seat:3"]');
  expect(t.s.pub.players[0]!.goods).toBe(3);
  t.play('2 trade-agreement play:trade-agreement@1');
  expect([t.s.pub.players[1]!.commodities, t.s.pub.players[2]!.goods]).toEqual([0, 3]);
  expect(t.s.own[1]!.notes).toContain('trade-agreement@1');
  expect(hush(t).may(2)).toContain('follow'); // for a token, not being chosen
  t.play('2 no');
  expect(t.asked().filter((seat) => t.request(seat).at === 'secondary.ask')).toEqual([]); // D had to
});

it('[TI4-PEX-16] what is cancelled costs nothing, and the action is not spent', () => {
  const t = field({
    ...HOME,
    edition: 2,
    cards: { 0: ['focused-research'], 1: ['sabotage'] },
    goods: { 0: 4 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  const research = t.may(0).find((key) => key.startsWith('action:focused-research'))!;
  t.play(`0 ${research}`);
  once(t, 1, 'sabotage play:sabotage#1');
  hush(t);
  expect(t.s.pub.players[0]!.goods).toBe(4);
  expect(t.s.pub.discards.actions.sort()).toEqual(['focused-research#1', 'sabotage#1']);
  expect(t.request(0).at).toBe('turn.choose');
  expect(t.may(0)).toContain('pass');
});

const PLANETS = { lodor: 0, arnor: 1, lor: 1, bereg: 2, 'lirta-iv': 2, 'mecatol-rex': 0 };
it('[TI4-PEX-18] the speaker decides a tie and has not voted; then the rider pays', () => {
  const mutiny = (points: number) => {
    const t = council({
      agenda: 'mutiny',
      planets: { lodor: 3, arnor: 1, bereg: 2 },
      seats: 4,
      cards: { 2: ['imperial-rider'] },
      also: ({ pub }) => {
        for (const planet of ['jord', 'jol', 'arc-prime']) pub.planets[planet]!.exhausted = true;
        for (const seat of [1, 2]) pub.players[seat]!.points = points;
        pub.score = 10;
      },
    });
    play(t, 2, 'imperial-rider', 'outcome:for');
    vote(t, '1 for arnor', '3 against lodor');
    expect(hush(t).request(0).at).toBe('agenda.tie');
    t.play('0 outcome:for');
    return t.match.result ? t : hush(t);
  };
  expect(points(mutiny(0))).toEqual([0, 1, 1, 0]);
  const nine = mutiny(9);
  expect([nine.s.pub.winner, points(nine)]).toEqual([1, [0, 10, 9, 0]]);
});

it('[TI4-PEX-19] after the speaker goods buy votes and a councilor adds five', () => {
  const t = council({
    agenda: 'economic-equality',
    planets: PLANETS,
    goods: { 1: 3 },
    cards: { 0: ['distinguished-councilor'], 1: ['bribery'] },
  });
  vote(t, '1 for lor', '2 against lirta-iv', '0 for mecatol-rex');
  const count = () => tally(agendaNow(t.s.pub)!.args.outcomes, agendaNow(t.s.pub)!.args.votes);
  expect(count()).toEqual({ for: 8, against: 3 });
  play(t, 1, 'bribery', 'goods:3');
  expect(count()).toEqual({ for: 11, against: 3 });
  play(t, 0, 'distinguished-councilor'); // asked again
  expect(told(t, 'vote.added').map(({ args }) => args.count)).toEqual([5]);
});

it('[TI4-PEX-20] legal texts pass an election on; what was foretold of the last one elected pays', () => {
  const t = council({
    agenda: 'minister-of-war',
    planets: PLANETS,
    cards: { 1: ['confusing-legal-text'], 2: ['confounding-legal-text'], 0: ['leadership-rider', 'trade-rider'] },
    secrets: { 2: ['drive-the-debate'] },
  });
  play(t, 0, 'leadership-rider', 'outcome:seat:2');
  play(t, 0, 'trade-rider', 'outcome:seat:1');
  vote(t, '1 seat:1 lor', '2 -');
  play(t, 1, 'confusing-legal-text', 'seat:0');
  play(t, 2, 'confounding-legal-text');
  once(t, 2, 'score.agenda.outcome.final use@2>drive-the-debate');
  hush(t);
  expect(t.s.pub.cards.find(({ id }) => id === 'minister-of-war')!.holder).toBe(2);
  expect(points(t)).toEqual([0, 0, 1]);
  t.play('0 pool:fleet', '0 pool:fleet', '0 pool:fleet');
  expect(t.s.pub.players[0]!.goods).toBe(0); // the other rider fails
});

it('[TI4-PEX-22] the law is voted on anew, and its new owner takes it with the point', () => {
  const t = council({
    agenda: 'miscount-disclosed',
    laws: { 'political-censure': 0 },
    planets: PLANETS,
    also: ({ pub }) => {
      pub.players[0]!.points = 1;
    },
  });
  vote(t, '1 law:political-censure lor', '2 -', '0 -');
  vote(hush(t), '1 seat:1 arnor', '2 -');
  if (hush(t).asked()[0] === 0) vote(t, '0 -');
  hush(t);
  expect(points(t)).toEqual([0, 1, 0]);
  expect(t.s.pub.cards.find(({ id }) => id === 'political-censure')!.holder).toBe(1);
  expect(laws(t)).toEqual(['political-censure']);
});

it('[TI4-PEX-23] the first to reach the target in initiative order wins', () => {
  const t = field({
    ...HOME,
    begin: { step: 'statusPhase', args: {} },
    goods: { 1: 10, 2: 5 },
    ...set((pub) => {
      pub.objectives = ['centralize-galactic-trade', 'negotiate-trade-routes'];
      for (const [seat, have] of [9, 8, 9].entries()) pub.players[seat]!.points = have;
      pub.score = 10;
    }),
  });
  t.play('1 score:centralize-galactic-trade');
  expect(t.s.pub.winner).toBe(1);
  expect(points(t)).toEqual([9, 10, 9]);
});

it('[TI4-PEX-24] without an objective left the most points win, and initiative breaks the tie', () => {
  const t = field({
    ...HOME,
    begin: { step: 'statusPhase', args: {} },
    ...set((pub, { dark }) => {
      Object.assign(dark.decks, { stage1: [], stage2: [] });
      Object.assign(pub.decks, { stage1: 0, stage2: 0 });
      for (const [seat, have] of [8, 8, 7].entries()) pub.players[seat]!.points = have;
      pub.initiative = [2, 1, 0];
    }),
  });
  expect(t.match.result).toMatchObject({ ranks: [2, 1, 3], why: { key: 'end.objectives' } });
});

it('[TI4-PEX-25] [TI4-CORR-20] a fourth secret sends one back before anybody else draws; with Mecatol Rex there is a point instead', () => {
  const imperial = (units: string[]) =>
    field({
      ...HOME,
      line: ['18', '1', '26'],
      units,
      strategy: { imperial: 0 },
      secrets: { 0: ['cut-supply-lines'] },
      begin: { step: 'turn', args: { seat: 0, actions: 0 } },
      ...set((pub, { dark }) => {
        pub.players[0]!.scored = ['become-the-gatekeeper', 'spark-a-rebellion'];
        dark.decks.secrets = dark.decks.secrets.filter(
          (id) => !['cut-supply-lines', ...pub.players[0]!.scored].includes(id),
        );
        pub.decks.secrets = dark.decks.secrets.length;
      }),
    }).play('0 strategic:imperial');
  const t = imperial(['0 infantry jord']);
  t.play('0 draw');
  expect(t.asked()).toEqual([0]);
  expect(t.request(0).at).toBe('secretCheck.giveBack');
  const deck = t.s.pub.decks.secrets;
  t.play('0 return:cut-supply-lines');
  expect(t.s.pub.decks.secrets).toBe(deck + 1);
  expect(t.asked()).toEqual([1]);
  expect(points(imperial(['0 infantry jord', '0 infantry mecatol-rex']))[0]).toBe(1);
});

it('[TI4-PEX-28] six influence take the custodians token, and the troops must land', () => {
  const spec = {
    ...HOME,
    line: ['18', '1', '37'],
    units: ['0 carrier 18', '0 infantry 18', '0 infantry jord'],
    planets: { meer: 0 },
    goods: { 0: 2 },
    ...set((pub) => {
      pub.planets.jord!.exhausted = true;
    }),
  };
  const t = field(spec).play('0 activate:18', '0 custodians', '0 exhaust:meer', '0 goods', '0 goods');
  expect(t.may(0)).toEqual(['land:infantry@18>mecatol-rex']);
  expect([points(t)[0], t.s.pub.custodians]).toEqual([1, false]);
  const lost = field({ ...spec, units: ['0 carrier 18', '0 infantry jord'] }).play('0 activate:18');
  expect(lost.asked()).toEqual([]); // nobody to land
});

it('[TI4-PEX-35] two objectives out of one purse', () => {
  const purse = (goods: number, influence: string[]) => {
    const t = field({
      ...HOME,
      planets: Object.fromEntries(influence.map((planet) => [planet, 0])),
      goods: { 0: goods },
      ...set((pub) => {
        pub.planets.jord!.exhausted = true;
        pub.players[0]!.hand = 5;
      }),
    });
    return t.s.pub;
  };
  const sway = { type: 'spend', influence: 8 };
  const routes = { type: 'spend', tradeGoods: 5 };
  const spies = { type: 'discard', actionCards: 5 };
  const wealth = { type: 'spend', influence: 3, resources: 3, tradeGoods: 3 };
  expect(payableTogether(purse(5, ['meer']), 0, [sway, spies])).toBe(true);
  expect(payableTogether(purse(5, ['meer']), 0, [routes, spies])).toBe(true);
  expect(payableTogether(purse(5, ['meer']), 0, [sway, routes])).toBe(false);
  expect(payableTogether(purse(6, ['meer']), 0, [wealth])).toBe(true);
  expect(payableTogether(purse(5, ['meer']), 0, [wealth])).toBe(false);
});

it('[TI4-PEX-13] a swap of commodities, and what Mentak may take of it', () => {
  const t = field({
    ...HOME,
    edition: 2,
    line: ['46', '1', '26'],
    units: ['0 infantry jord', '0 cruiser 26', '1 infantry lodor', '2 cruiser 26'],
    factions: { 0: 'hacan', 1: 'xxcha', 2: 'mentak' },
    goods: { 0: 4 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...set((pub) => {
      pub.players[0]!.commodities = 2;
      pub.players[1]!.commodities = 4;
    }),
  });
  const deal = (seat: number, key: string, choice: string | { [field: string]: string | number }) =>
    expect('refused' in t.match.apply({ request: `deal.${key}`, seat, choice })).toBe(false);
  deal(0, 'offer', { to: 'seat:1', giveCommodities: 2, getCommodities: 3 });
  deal(1, 'accept', 'accept:0');
  const purse = (seat: number) => [t.s.pub.players[seat]!.goods, t.s.pub.players[seat]!.commodities];
  expect([purse(0), purse(1)]).toEqual([
    [7, 0],
    [2, 1],
  ]);
  const pillage = t.may(2).filter((key) => key.includes('pillage'));
  expect(pillage).toHaveLength(1); // A, not B
  t.play(`2 ${pillage[0]}`);
  expect([purse(0)[0], purse(1)[0], purse(2)[0]]).toEqual([6, 2, 1]);
});

it('[TI4-PEX-21] [TI4-VOTE-11] a plot discards the agenda, it counts, riders fail, and a foresight in vain is exhausted', () => {
  const phase = (cards: Record<number, string[]>) => {
    const t = council({
      agenda: 'economic-equality',
      next: ['mutiny'],
      planets: PLANETS,
      techs: { 1: ['predictive-intelligence'] },
      cards,
      begin: { step: 'agendaPhase', args: {} },
    });
    return t;
  };
  const t = phase({ 2: ['deadly-plot'], 0: ['imperial-rider'] });
  play(t, 0, 'imperial-rider', 'outcome:for');
  vote(t, '1 for lor');
  once(t, 1, 'predictive-votes use@1');
  expect(agendaNow(t.s.pub)!.args.votes).toMatchObject([{ seat: 1, count: 5 }]);
  vote(t, '2 against bereg');
  play(t, 2, 'deadly-plot');
  hush(t);
  expect(points(t)).toEqual([0, 0, 0]);
  expect(t.s.pub.cards.find(({ id }) => id === 'predictive-intelligence')!.state).toBe('exhausted');
  expect(t.s.pub.planets['lirta-iv']!.exhausted).toBe(true);
  expect(agendaNow(t.s.pub)!.args).toMatchObject({ number: 2, card: 'mutiny' });
  const right = phase({});
  vote(right, '1 for lor');
  once(right, 1, 'predictive-votes use@1');
  vote(right, '2 against bereg', '0 -');
  hush(right);
  expect(right.s.pub.cards.find(({ id }) => id === 'predictive-intelligence')!.state).toBe('readied');
});

it('[TI4-PEX-26] [TI4-GEN-28] what an agenda puts off strikes at the next strategy phase, before anything is played', () => {
  const techs = { 1: ['neural-motivator', 'sarween-tools', 'antimass-deflectors'] };
  const t = council({ agenda: 'anti-intellectual-revolution', planets: PLANETS, techs });
  decide(t, 'against');
  expect(t.s.pub.planets.lor!.exhausted).toBe(false); // nothing happens now
  const { pending } = t.s.pub;
  const next = field({
    ...BOARD,
    planets: { ...PLANETS, jol: 1, nar: 1 },
    techs,
    cards: { 0: ['summit'] },
    begin: { step: 'strategyPhase', args: {} },
    ...set((pub) => Object.assign(pub, { pending })),
  });
  expect(next.asked()).toEqual([1]); // the planets first, though seat 0 could play Summit
  next.play('1 ["lose:arnor","lose:lor","lose:nar"]');
  expect(['arnor', 'lor', 'nar', 'jol'].map((id) => next.s.pub.planets[id]!.exhausted)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(next.may(0)).toContain('summit play:summit#1');
});
