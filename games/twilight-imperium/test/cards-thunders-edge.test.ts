// TI4-AC: the action cards of Thunder's Edge, each with the rules it bends.
import type { Scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { actionDeck, newest } from '../decks.ts';
import type { SetId } from '../packs/base/types.ts';
import { frameOf } from '../procedures.ts';
import { kindOfCard } from '../say.ts';
import { NOBODY, type S, type TI } from '../state.ts';
import { commodityValue } from '../values/economy.ts';
import { misses } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { told } from './told.ts';

const TE: SetId[] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4', 'te'];
/** Without the codices fewer cards are asked about. */
const FEWER: SetId[] = ['base', 'pok', 'te'];
const TURN = {
  edition: 4,
  sets: TE,
  line: ['46', '26', '27', '47'],
  units: [],
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const PHASE = { step: 'actionPhase', args: { last: -1 } };
type Table = Scenario<TI>;
const who = (t: Table, seat: number) => t.s.pub.players[seat]!;

/** Seat 0 plays a card as an action. */
function plays(card: string, spec: Partial<Field>, target: string, ...then: string[]): Table {
  const t = field({ ...TURN, ...spec, cards: { 0: [card], ...spec.cards } });
  return t.play(`0 action:${card} play:${card}#1${target && `>${target}`}`, ...then);
}
/** Windows pass, but for `keys`, each taken once where it is offered. */
function through(t: Table, ...keys: string[]): Table {
  const left = [...keys];
  for (;;) {
    const asked = t.asked().filter((seat) => t.request(seat).prompt.key.startsWith('window.'));
    if (asked.length === 0) return t;
    for (const seat of asked) {
      const at = left.findIndex((key) => t.may(seat).includes(key));
      t.play(`${seat} ${at < 0 ? 'pass' : left.splice(at, 1)[0]}`);
    }
  }
}
const aims = (card: string, spec: Partial<Field> = {}): string[] => {
  const t = field({ ...TURN, ...spec, cards: { 0: [card] } });
  return t
    .may(0)
    .filter((key) => key.startsWith(`action:${card} `))
    .map((key) => key.split('>').slice(1).join('>'));
};

it('[TI4-SET-14] its cards are in the deck with the box, and only then', () => {
  const kinds = (sets: SetId[]) => new Set(actionDeck({ sets, edition: newest() }).map(kindOfCard));
  const added = [...kinds(['base', 'te'])].filter((card) => !kinds(['base']).has(card));
  expect(added.sort()).toEqual(
    'black-market-dealings brilliance crash-landing crisis exchange-program extreme-duress lie-in-wait mercenary-contract overrule pirate-contract pirate-fleet puppets-on-a-string rescue strategize'.split(
      ' ',
    ),
  );
  expect(
    actionDeck({ sets: ['base', 'te'], edition: newest() }).filter((card) => card.startsWith('strategize')),
  ).toHaveLength(4);
  const count = (...sets: SetId[]) => actionDeck({ sets: ['base', 'codex1', 'te', ...sets], edition: newest() }).length;
  expect([count(), count('pok')]).toEqual([120, 140]);
});

describe('neutral units', () => {
  it('[TI4-XNEUT-21] [pirate-contract] a neutral destroyer where no ships are but neutral ones, outside home systems', () => {
    const units = ['0 cruiser 46', '1 cruiser 26', '-1 fighter 27'];
    expect(aims('pirate-contract', { units, line: ['46', '26', '27', '47', '1'] })).toEqual(['27', '47']);
    expect(standing(plays('pirate-contract', { units }, '27').s.pub, '27')).toEqual(['-1 destroyer', '-1 fighter']);
  });

  it('[TI4-XNEUT-21] [TI4-TESET-15] [TI4-COMP-14] [pirate-fleet] five neutral ships for three resources, as far as pieces go', () => {
    expect(aims('pirate-fleet')).toEqual([]);
    const spec = { goods: { 0: 3 } };
    const t = plays('pirate-fleet', spec, '47');
    expect(standing(t.s.pub, '47')).toEqual(['-1 carrier', '-1 cruiser', '-1 destroyer', '-1 fighter*2']);
    expect(who(t, 0).goods).toBe(0);
    const units = Array.from({ length: 7 }, () => '-1 infantry*9 lodor')
      .slice(0, 6)
      .concat('-1 infantry*7 lodor');
    const short = plays('pirate-fleet', { ...spec, units }, '47');
    expect(standing(short.s.pub, '47')).toEqual(['-1 carrier', '-1 cruiser']); // 61 of 63 were on the board
  });

  it('[TI4-XNEUT-21] [TI4-CTRL-13] [TI4-ATT-4] [mercenary-contract] two neutral infantry on a bare planet, whose card goes back', () => {
    const spec: Partial<Field> = {
      goods: { 0: 2 },
      planets: { lodor: 1 },
      units: ['1 infantry new-albion'],
      also: ({ pub }) => {
        Object.assign(pub.planets.lodor!, { exhausted: true, attachments: ['mining-world#1'] });
      },
    };
    const named = aims('mercenary-contract', spec);
    expect(['lodor', 'starpoint', 'new-albion'].filter((planet) => named.includes(planet))).toEqual([
      'lodor',
      'starpoint',
    ]);
    expect(aims('mercenary-contract', { ...spec, goods: { 0: 1 } })).toEqual([]);
    const t = plays('mercenary-contract', spec, 'lodor');
    expect(standing(t.s.pub, 'lodor')).toEqual(['-1 infantry*2']);
    expect(t.s.pub.planets.lodor).toMatchObject({
      controller: NOBODY,
      exhausted: false,
      attachments: ['mining-world#1'],
    });
    expect(who(t, 0).goods).toBe(0);
  });
});

describe('strategy cards', () => {
  const strategy = { trade: 1, technology: 2, imperial: 0 };
  const spent = ({ pub }: S) => {
    pub.strategyCards.find(({ id }) => id === 'technology')!.exhausted = true;
  };

  it('[TI4-SACT-12] [TI4-SACT-13] [overrule] the primary of a card that is readied or nobody’s, and no secondary', () => {
    expect(aims('overrule', { strategy, also: spent })).not.toContain('strategy:technology');
    expect(aims('overrule', { strategy, also: spent })).toContain('strategy:leadership');
    const t = plays('overrule', { strategy }, 'strategy:trade', '0 []');
    expect(who(t, 0)).toMatchObject({ goods: 3, commodities: commodityValue(t.s.pub, 0) });
    expect(who(t, 2).commodities).toBe(0); // nobody followed
    expect(t.s.pub.strategyCards.find(({ id }) => id === 'trade')).toMatchObject({ owner: 1, exhausted: false });
  });

  it('[TI4-SACT-14] [overrule] those whom Trade names replenish, though no secondary follows', () => {
    const t = plays('overrule', { strategy }, 'strategy:trade', '0 ["seat:2"]');
    expect([1, 2].map((seat) => who(t, seat).commodities)).toEqual([0, commodityValue(t.s.pub, 2)]);
  });

  it('[TI4-SACT-13] [strategize] a secondary at its usual price', () => {
    const poor = ({ pub }: S) => {
      pub.players[0]!.strategy = 0;
    };
    expect(aims('strategize', { strategy, also: poor })).toEqual([]); // even Leadership needs influence
    const t = plays('strategize', { strategy }, 'strategy:trade', '0 follow');
    expect(who(t, 0)).toMatchObject({ strategy: 1, commodities: commodityValue(t.s.pub, 0) });
  });
});

describe('turns', () => {
  const line = ['46', '26', '27'];
  const phase = (cards: Record<number, string[]>, more: Partial<Field> = {}) =>
    field({ ...TURN, line, cards, begin: PHASE, ...more });

  it('[TI4-TURN-25] [crisis] the next player who has not passed loses a turn', () => {
    const t = phase({ 2: ['crisis'] }).play('0 pass', '2 crisis play:crisis#1');
    expect(t.s.pub.active).toBe(2);
    expect(told(t, 'turn.lost')).toHaveLength(1);
    expect(who(t, 1).passed).toBe(false);
    t.play('2 pass');
    expect(t.s.pub.active).toBe(1); // only that one
    const last = phase(
      { 2: ['crisis'] },
      {
        also: ({ pub }) => {
          pub.players[1]!.passed = true;
        },
      },
    );
    expect(last.play('0 pass').asked()).toEqual([2]);
    expect(last.request(2).prompt.key).toBe('ask.action'); // one player is left: it cannot be played
  });

  it('[TI4-TURN-28] [TI4-TRANS-16] [puppets-on-a-string] who has passed performs one action, and stays passed', () => {
    const also = ({ pub }: S) => {
      pub.players[2]!.passed = true;
    };
    const cards = { 2: ['puppets-on-a-string'] };
    const t = phase(cards, { also, units: ['2 cruiser 46'], techs: { 2: ['fleet-logistics'] } });
    through(t.play('0 pass'), 'puppets-on-a-string play:puppets-on-a-string#1');
    expect(t.s.pub.active).toBe(2);
    expect(t.may(2)).toEqual(['end', 'tactical']);
    t.play('2 tactical', '2 activate:26', '2 move:cruiser@46~2');
    expect(standing(t.s.pub, '26')).toEqual(['2 cruiser']);
    expect(t.s.pub.active).toBe(1); // Fleet Logistics does not count, and the next turn is the next player's
    expect(who(t, 2).passed).toBe(true);
    const active = through(phase(cards).play('0 pass'), 'puppets-on-a-string play:puppets-on-a-string#1');
    expect(active.s.pub.active).toBe(1); // who has not passed cannot play it
  });

  it('[TI4-TACT-8] [puppets-on-a-string] whose tactical action it is out of turn is the active player while it lasts, and has no turn', () => {
    const also = ({ pub }: S) => {
      pub.players[2]!.passed = true;
    };
    const spec = {
      also,
      units: ['2 cruiser 46', '1 cruiser 26'],
      techs: { 2: ['predictive-intelligence'] },
      dice: [...misses],
    };
    const t = through(
      phase({ 2: ['puppets-on-a-string'] }, spec).play('0 pass'),
      'puppets-on-a-string play:puppets-on-a-string#1',
    );
    through(t.play('2 tactical', '2 activate:26'));
    t.play('2 move:cruiser@46~2');
    expect(t.s.pub.active).toBe(2);
    expect(frameOf(t.s.pub, 'spaceCombat')?.args).toMatchObject({ seat: 2, defender: 1 }); // the active player attacks
    const seen = new Set<string>();
    for (let i = 0; i < 60 && t.s.pub.active === 2; i++) {
      const seat = t.asked()[0]!;
      seen.add(t.request(seat).at);
      t.play(`${seat} ${['no', 'done', 'pass', 'end'].find((key) => t.may(seat).includes(key))}`);
    }
    expect(t.s.pub.active).toBe(1);
    expect([...seen].filter((place) => place.startsWith('window.turn'))).toEqual([]); // neither a start nor an end of a turn
  });

  it('[TI4-TURN-29] [master-plan] works in an action of Puppets on a String', () => {
    const also = ({ pub }: S) => {
      pub.players[2]!.passed = true;
    };
    const t = phase({ 2: ['puppets-on-a-string', 'master-plan'] }, { also, units: ['2 cruiser 46'] });
    through(t.play('0 pass'), 'puppets-on-a-string play:puppets-on-a-string#1');
    through(through(t.play('2 tactical', '2 activate:46')).play('2 done'), 'master-plan play:master-plan#1');
    expect(t.s.pub.active).toBe(2);
    expect(t.request(2).prompt.key).toBe('ask.action.again');
  });

  it('[TI4-HID-10] [TI4-TURN-26] [TI4-TURN-27] [extreme-duress] whose first action is not strategic loses cards and goods, and shows its secrets', () => {
    const spec = {
      strategy: { trade: 0 },
      goods: { 0: 4 },
      secrets: { 0: ['form-a-spy-network'] },
      units: ['0 cruiser 46'],
    };
    const t = through(phase({ 0: ['plague'], 1: ['extreme-duress'] }, spec), 'extreme-duress play:extreme-duress#1');
    t.play('0 tactical');
    expect([who(t, 0).goods, who(t, 1).goods, who(t, 0).hand]).toEqual([0, 4, 0]);
    expect(JSON.stringify(t.heard(1))).toContain('form-a-spy-network');
    expect(JSON.stringify(t.heard(2))).not.toContain('form-a-spy-network');
    expect(t.request(0).prompt.key).toBe('ask.activate'); // then the action itself
    const cards = { 0: ['bunker', 'economic-initiative'], 1: ['extreme-duress'] };
    const acts = through(phase(cards, spec), 'extreme-duress play:extreme-duress#1');
    acts.play('0 action:economic-initiative play:economic-initiative#1'); // a card that is the action is not lost before
    expect(acts.s.pub.discards.actions.slice(-2).sort()).toEqual(['bunker#1', 'economic-initiative#1']);
    expect([who(acts, 0).hand, acts.s.own[0]!.hand]).toEqual([0, []]);
    const obeys = through(phase({ 1: ['extreme-duress'] }, spec), 'extreme-duress play:extreme-duress#1');
    expect(who(through(obeys.play('0 strategic:trade')).play('0 []'), 0).goods).toBe(7);
    const idle = phase({ 1: ['extreme-duress'] }, { ...spec, strategy: {} });
    through(idle, 'extreme-duress play:extreme-duress#1');
    expect(idle.s.own[1]!.hand).toEqual(['extreme-duress#1']); // no card to be readied
  });

  it('[TI4-TURN-21] [TI4-TURN-22] [TI4-TURN-27] [extreme-duress] an action that the penalty made impossible comes to nothing', () => {
    const spec = { strategy: { trade: 0 }, goods: { 0: 4 }, factions: { 0: 'yssaril', 1: 'winnu', 2: 'yin' } };
    const forced = (hand: string[], more: Partial<Field> = {}) =>
      through(phase({ 0: hand, 1: ['extreme-duress'] }, { ...spec, ...more }), 'extreme-duress play:extreme-duress#1');
    const stalls = forced(['bunker', 'plague']).play('0 action:stall-tactics discard:plague#1');
    expect(stalls.s.pub.discards.actions.slice(-2)).toEqual(['bunker#1', 'plague#1']); // what it discards is its price
    expect([who(stalls, 0).hand, who(stalls, 1).goods]).toEqual([0, 4]);
    const research = 'action:focused-research play:focused-research#1';
    const broke = forced(['bunker', 'focused-research']);
    expect(broke.may(0)).toContain(research);
    broke.play(`0 ${research}`); // four goods that are gone
    expect([who(broke, 0).goods, who(broke, 0).commodities, who(broke, 0).hand]).toEqual([0, 0, 0]);
    expect(broke.s.pub.discards.actions.slice(-2)).toEqual(['bunker#1', 'focused-research#1']);
    expect(broke.request(0).at).toBe('turn.choose');
    expect(broke.may(0)).not.toContain(research);
    expect(frameOf(broke.s.pub, 'turn')?.args).toMatchObject({ seat: 0, actions: 0 });
    expect(who(through(broke.play('0 strategic:trade')).play('0 []'), 0).goods).toBe(3); // and may choose anew
  });
});

describe('meetings', () => {
  it('[TI4-COEX-2] [TI4-COEX-18] [crash-landing] a survivor of the last ship coexists where others are, or takes what is bare', () => {
    const lands = (units: string[], planet: string, seat = 1) => {
      const t = field({
        ...TURN,
        sets: FEWER,
        line: ['46', '27'],
        units: ['0 cruiser*2 46', '1 carrier 27', '1 infantry 27', ...units],
        cards: { [seat]: ['crash-landing'] },
        dice: [10, 10, 1],
        begin: { step: 'tactical', args: { seat: 0, effects: [] } },
      });
      t.play('0 activate:27', '0 move:cruiser@46~2', '0 move:cruiser@46~2');
      through(t, 'crash-landing play:crash-landing#1>unit:1/infantry@27');
      return through(t.play(`1 target:${planet}`)).s.pub;
    };
    const beside = lands(['2 infantry starpoint'], 'starpoint');
    expect(standing(beside, 'starpoint')).toEqual(['1 infantry', '2 infantry']);
    expect(beside.planets.starpoint).toMatchObject({ controller: 2, coexisting: [1] });
    expect(lands([], 'starpoint').planets.starpoint).toMatchObject({ controller: 1, coexisting: [] });
    const neutral = lands(['-1 infantry starpoint'], 'starpoint');
    expect(neutral.planets.starpoint).toMatchObject({ controller: NOBODY, coexisting: [1] });
  });

  const program = (answer: string, ...then: string[]) =>
    plays(
      'exchange-program',
      { units: ['0 infantry lodor', '1 infantry starpoint', '1 infantry new-albion'], planets: { lodor: 0 } },
      'seat:1',
      `1 ${answer}`,
      ...then,
    );

  it('[TI4-COEX-2] [TI4-COEX-3] [exchange-program] an infantry of each beside those of the other', () => {
    const t = program('agree', '0 put:starpoint', '1 put:lodor');
    expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry', '1 infantry']);
    expect(t.s.pub.planets.starpoint).toMatchObject({ controller: 1, coexisting: [0] });
    expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [1] });
  });

  it('[TI4-COEX-2] [exchange-program] who refuses loses a token of the fleet pool, and so does who asked', () => {
    const t = program('refuse');
    expect([0, 1, 2].map((seat) => who(t, seat).fleet)).toEqual([2, 2, 3]);
    expect(standing(t.s.pub, 'starpoint')).toEqual(['1 infantry']);
    expect(aims('exchange-program', { units: ['0 infantry lodor'], planets: { starpoint: 1 } })).toEqual([]); // nobody to meet there
  });

  it('[TI4-MOVE-19] [TI4-ABMOVE-1] [rescue] a ship joins those that are set upon, from wherever no token lies', () => {
    const t = field({
      ...TURN,
      sets: FEWER,
      line: ['46', '26', '27', '47', '39'],
      units: ['0 cruiser 46', '1 cruiser 26', '1 dreadnought 39', '1 carrier 47'],
      tokens: { 47: [1] },
      cards: { 1: ['rescue'] },
      dice: [1, 10, 10],
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    });
    t.play('0 activate:26', '0 move:cruiser@46~2');
    expect(t.may(1).filter((key) => key.startsWith('rescue'))).toEqual(['rescue play:rescue#1>unit:1/dreadnought@39']);
    t.play('1 rescue play:rescue#1>unit:1/dreadnought@39');
    expect(standing(t.s.pub, '26')).toEqual(['1 cruiser', '1 dreadnought']); // both fought
  });

  it('[TI4-HID-7] [TI4-NEIGH-1] [lie-in-wait] who lives beside both sides of a transaction takes a card of each', () => {
    const t = field({
      ...TURN,
      line: ['46', '26', '27'],
      units: ['0 infantry lodor', '1 infantry starpoint', '2 cruiser 26', '2 infantry new-albion'],
      goods: { 0: 1 },
      cards: { 0: ['plague'], 1: ['bunker', 'spy'], 2: ['lie-in-wait'] },
    });
    t.match.apply({ request: 'deal.offer', seat: 0, choice: { to: 'seat:1', giveGoods: 1 } });
    t.match.apply({ request: 'deal.accept', seat: 1, choice: 'accept:0' });
    through(t, 'lie-in-wait play:lie-in-wait#1').play('2 take:plague#1', '2 take:spy#1');
    expect([...t.s.own[2]!.hand].sort()).toEqual(['plague#1', 'spy#1']);
    expect([t.s.own[0]!.hand, t.s.own[1]!.hand]).toEqual([[], ['bunker#1']]);
  });
});
