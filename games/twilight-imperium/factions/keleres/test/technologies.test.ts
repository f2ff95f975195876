// The technologies of the Council Keleres, Custodia Vigilia, and agendas that are called as an action.
import { expect, it } from 'vitest';
import { newest } from '../../../decks.ts';
import type { SetId } from '../../../packs/base/types.ts';
import type { S } from '../../../state.ts';
import { ballot, hush, stack } from '../../../test/council.ts';
import { offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { votingOrder } from '../../../values/agenda.ts';
import { areNeighbours, influenceOf, planetsOf, resourcesOf } from '../../../values/board.ts';
import { planetProduction } from '../../../values/economy.ts';
import { isBeaten } from '../../../values/elimination.ts';
import { deckOf } from '../../../values/technology.ts';
import { batteries } from '../../../values/units.ts';

const council = { edition: 5, factions: { 0: 'keleres', 1: 'sol', 2: 'letnev' }, fleet: 6 };
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
/** Custodia Vigilia lies before seat 0, readied. */
const custodia = ({ pub }: S): void => {
  pub.planets = {
    ...pub.planets,
    'custodia-vigilia': { at: 'nowhere', controller: 0, exhausted: false, attachments: [], coexisting: [] },
  };
};

it('[TI4-F-KEL-7] [agency-supply-network] once per action another unit elsewhere produces, too', () => {
  const spec: Field = {
    ...council,
    line: ['26', '1', '46', '27'],
    units: ['0 space-dock jord', '0 space-dock lodor', '0 space-dock starpoint'],
    techs: { 0: ['agency-supply-network'] },
    goods: { 0: 9 },
  };
  const t = field(spec).play('0 activate:1', '0 build:fighter', '0 done');
  through(t, '0 goods');
  const docks = t.s.pub.units.filter(({ type }) => type === 'space-dock');
  expect(offers(t, 0)).toEqual(docks.slice(1).map(({ id }) => `agency-supply-network use@0>${id}`));
  t.play(`0 agency-supply-network use@0>${docks[1]!.id}`, '0 build:fighter', '0 done');
  through(t, '0 goods');
  expect([standing(t.s.pub, '1'), standing(t.s.pub, '26')]).toEqual([['0 fighter'], ['0 fighter']]);
  expect(offers(t, 0)).toEqual([]); // and no third
});

it('[TI4-F-KEL-7] [agency-supply-network] once per action, not per turn: never in an action in which it was used, again in the next', () => {
  const offered = (used: number, action: number) => {
    const t = field({
      ...council,
      line: ['26', '1', '46', '27'],
      units: ['0 space-dock jord', '0 space-dock lodor'],
      techs: { 0: ['agency-supply-network'] },
      goods: { 0: 9 },
      also({ pub }) {
        pub.pending = [{ kind: 'supplied', seat: 0, amount: used, until: 'turn.end' }];
      },
      begin: { step: 'turn', args: { seat: 0, actions: action } },
    });
    through(t, '0 tactical', '0 activate:1', '0 build:fighter', '0 done', '0 goods');
    return offers(t, 0).some((key) => key.startsWith('agency-supply-network'));
  };
  const barring = (action: number) => [0, 1, 2].filter((used) => !offered(used, action));
  expect(barring(0)).toHaveLength(1);
  expect(barring(1)).toEqual(barring(0).map((used) => used + 1));
});

it('[TI4-F-KEL-8] [i-i-h-q-modernization] Custodia Vigilia comes exhausted, is next to nothing and holds nothing', () => {
  const t = field({
    ...council,
    line: ['18', '26'],
    units: ['0 infantry lodor'],
    begin: { step: 'acquire', args: { seat: 0, tech: 'i-i-h-q-modernization' } },
  });
  expect(t.s.pub.planets['custodia-vigilia']).toMatchObject({ controller: 0, exhausted: true });
  expect(t.s.pub.cards.find(({ id }) => id === 'custodians-favour')).toMatchObject({ holder: 0, kind: 'legendary' });
  expect(influenceOf(t.s.pub, 'custodia-vigilia')).toBe(3); // 2 in the newer printing
  const alone = field({ ...council, line: ['18'], units: [], beaten: [0], also: custodia }).s.pub;
  expect([planetsOf(alone, 0), isBeaten(alone, 0)]).toEqual([['custodia-vigilia'], false]);
  const deploy = field({ ...council, line: ['18', '26'], units: ['0 infantry lodor'], also: custodia });
  const structures = field({
    ...council,
    line: ['18', '26'],
    units: ['0 infantry lodor'],
    also: custodia,
    techs: { 0: ['i-i-h-q-modernization'] },
    begin: { step: 'buildStructure', args: { seat: 0 } },
  });
  expect(structures.may(0).filter((key) => key.includes('custodia'))).toEqual([]);
  expect(deploy.may(0).includes('activate:nowhere')).toBe(false);
});

it('[TI4-F-KEL-8] [frontline-deployment] [rise-of-a-messiah] nothing is placed on Custodia Vigilia', () => {
  const t = field({
    ...council,
    line: ['18', '26'],
    units: [],
    planets: { lodor: 0 },
    also: custodia,
    techs: { 0: ['i-i-h-q-modernization'] },
    cards: { 0: ['frontline-deployment', 'rise-of-a-messiah'] },
    begin: TURN,
  });
  expect(t.may(0).filter((key) => key.includes('frontline-deployment'))).toEqual([
    'action:frontline-deployment play:frontline-deployment#1>lodor',
  ]);
  t.play('0 action:rise-of-a-messiah play:rise-of-a-messiah#1');
  expect(t.s.pub.units.map(({ owner, type, on }) => `${owner} ${type} ${on}`)).toEqual(['0 infantry lodor']);
});

it('[TI4-CHG-6] Custodia Vigilia in the printing of this box', () => {
  const world = (sets: SetId[]) => {
    const { pub } = field({
      edition: newest(),
      sets,
      factions: { 0: 'keleres' },
      line: ['46'],
      units: [],
      also: custodia,
    }).s;
    return [resourcesOf(pub, 'custodia-vigilia'), influenceOf(pub, 'custodia-vigilia')];
  };
  expect(world(['base', 'pok', 'codex3', 'te'])).toEqual([2, 2]);
  expect(world(['base', 'pok', 'codex3'])).toEqual([2, 3]);
});

it('[TI4-F-KEL-8] [TI4-SETUP-14] which of the two technologies there is depends on the box', () => {
  const deck = (te: boolean) => {
    const { pub } = field({ ...council, line: ['18'], units: [], ...(te ? { sets: [...BOXES, 'te'] } : {}) }).s;
    return deckOf(pub, 0).flatMap(({ id, faction }) => (faction === 'keleres' ? [id] : []));
  };
  expect(deck(false)).toEqual(['i-i-h-q-modernization', 'agency-supply-network']);
  expect(deck(true)).toEqual(['executive-order', 'agency-supply-network']);
});
const BOXES = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'] as const;

it('[TI4-NEIGH-3] [i-i-h-q-modernization] whoever is in or next to the system of Mecatol Rex is a neighbour, mutually', () => {
  const near = (techs: string[], at: string) => {
    const units = ['0 infantry arc-prime', `1 cruiser ${at}`];
    const { pub } = field({ ...council, line: ['18', '26', '46', '27'], at: { 10: 40 }, units, techs: { 0: techs } }).s;
    return [areNeighbours(pub, 0, 1), areNeighbours(pub, 1, 0)];
  };
  const TECH = ['i-i-h-q-modernization'];
  expect([near(TECH, '18'), near(TECH, '26'), near(TECH, '46')]).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
  expect(near([], '26')).toEqual([false, false]);
});

it('[TI4-IMPE-8] [custodians-favour] Mecatol Rex produces and fires for whoever has both; another’s point of Imperial brings two tokens', () => {
  const spec: Field = {
    ...council,
    line: ['18', '26'],
    units: ['0 infantry mecatol-rex'],
    open: { 0: ['legendary:custodians-favour'] },
    also: custodia,
  };
  const { pub } = field(spec).s;
  expect([planetProduction(pub, 0, 'mecatol-rex'), batteries(pub, 0).map(({ on }) => on)]).toEqual([
    3,
    ['mecatol-rex'],
  ]);
  const lost = field({ ...spec, units: ['1 infantry mecatol-rex'] }).s.pub;
  expect([planetProduction(lost, 0, 'mecatol-rex'), batteries(lost, 0), batteries(lost, 1)]).toEqual([0, [], []]);
  const imperial = (seat: number) => {
    const begin = { step: 'imperial.primary', args: { seat, strategic: 0 } };
    const t = field({ ...spec, units: [`${seat} infantry mecatol-rex`], begin });
    return t.asked().includes(0) && t.request(0).at;
  };
  expect([imperial(1), imperial(0)]).toEqual(['gainTokens.next', false]);
});

const ORDER: Field = {
  ...council,
  line: ['18', '26', '36', '35', '1'],
  at: { 10: 2, 12: 3 },
  units: ['0 infantry lodor', '1 infantry jord', '2 infantry arc-prime'],
  planets: { 'wren-terra': 2 },
  techs: { 0: ['executive-order'] },
  goods: { 0: 2 },
  begin: TURN,
};
const called = (agenda: string, spec: Partial<Field> = {}) =>
  field({
    ...ORDER,
    ...spec,
    also(s) {
      s.pub.speaker = 1;
      stack(s, [agenda]);
      spec.also?.(s);
    },
  });

it('[TI4-EXEC-1] [TI4-F-KEL-5] [executive-order] exhausted for the top or bottom agenda, with the caller as its speaker', () => {
  const t = called('economic-equality');
  expect(t.may(0).filter((key) => key.includes('executive'))).toEqual([
    'action:executive-order bottom',
    'action:executive-order top',
  ]);
  t.play('0 action:executive-order top');
  hush(t);
  expect(t.s.pub.revealed).toEqual(['economic-equality']);
  expect(t.s.pub.cards.find(({ id }) => id === 'executive-order')!.state).toBe('exhausted');
  expect([votingOrder(t.s.pub), t.asked()]).toEqual([[1, 2, 0], [1]]);
  for (const words of ['1 -', '2 -', '0 -']) hush(t).play(ballot(words));
  hush(t);
  expect([t.asked(), t.request(0).at]).toEqual([[0], 'agenda.tie']); // not the speaker of the table
  const last = called('economic-equality', {
    also: ({ dark }) =>
      void dark.decks.agendas.unshift(...dark.decks.agendas.splice(dark.decks.agendas.indexOf('mutiny'), 1)),
  });
  last.play('0 action:executive-order bottom');
  expect(last.s.pub.revealed).toEqual(['mutiny']);
});

it('[TI4-EXEC-2] another in the place of one that cannot be voted on comes from the top', () => {
  const t = called('economic-equality', {
    also: ({ dark }) => {
      const id = 'new-constitution'; // there is no law
      dark.decks.agendas = [id, ...dark.decks.agendas.filter((card) => card !== id)];
    },
  });
  t.play('0 action:executive-order bottom');
  expect(t.s.pub.revealed).toEqual(['economic-equality']);
});

it('[TI4-EXEC-5] [TI4-EXEC-6] trade goods and resources of the caller are votes, nobody else’s; planets stay exhausted', () => {
  const t = hush(called('economic-equality').play('0 action:executive-order top'));
  const votes = () => t.heard(null).flatMap(({ type, args }) => (type === 'vote.cast' ? [args.count] : []));
  t.play(ballot('1 against jord'));
  expect(votes()).toEqual([2]); // its influence, though it has four resources
  hush(t);
  hush(t.play(ballot('2 -')));
  t.refuses('0 {"outcome":"for","planets":[],"goods":3}', 'TI4-EXEC-5');
  t.play('0 {"outcome":"for","planets":["lodor"],"goods":2}');
  expect(votes()).toEqual([5]); // lodor: three of resources, one of influence
  expect(t.s.pub.planets.lodor!.exhausted).toBe(true);
  const alone = hush(called('economic-equality').play('0 action:executive-order top'));
  for (const words of ['1 -', '2 -']) hush(alone.play(ballot(words)));
  alone.play('0 {"outcome":"for","planets":[],"goods":1}');
  expect(alone.heard(null).find(({ type }) => type === 'vote.cast')!.args).toMatchObject({ count: 1 });
});

it('[TI4-PEX-31] [TI4-EXEC-7] [TI4-F-KEL-6] who is executed is silent in the next agenda phase that is held, and not before', () => {
  const t = hush(called('public-execution').play('0 action:executive-order top'));
  for (const words of ['1 -', '2 -']) hush(t.play(ballot(words)));
  hush(t.play('0 {"outcome":"seat:2","planets":["lodor"],"goods":2}'));
  expect(t.s.pub.pending).toMatchObject([{ kind: 'agenda', seat: 2, source: 'public-execution' }]);
  const phase = field({
    ...ORDER,
    begin: { step: 'agendaPhase', args: {} },
    also(s) {
      stack(s, ['economic-equality']);
      Object.assign(s.pub, { custodians: false, speaker: 1 });
      s.pub.pending = [{ kind: 'agenda', seat: 2, source: 'public-execution', until: 'agendaPhase.start' }];
    },
  });
  hush(phase);
  expect(phase.asked()).toEqual([0]); // seat 2 is passed over
  expect(phase.s.pub.pending).toEqual([]);
});

it('[TI4-EXEC-3] [TI4-EXEC-4] [TI4-EXEC-8] [TI4-EXEC-9] what belongs to the agenda phase is silent, and Nekro too', () => {
  const t = called('economic-equality', {
    factions: { 0: 'keleres', 1: 'nekro', 2: 'argent' },
    cards: { 2: ['deadly-plot'] },
    techs: { 0: ['executive-order'], 2: ['predictive-intelligence'] },
  });
  t.play('0 action:executive-order top');
  expect(offers(t, 1).filter((key) => key.startsWith('galactic-threat'))).toEqual([]);
  hush(t);
  expect(t.s.pub.phase).toBe('action');
  expect(votingOrder(t.s.pub)).toEqual([1, 2, 0]); // no zeal
  expect(t.asked()).toEqual([2]); // Nekro has no vote
  t.play(ballot('2 against wren-terra'));
  expect(offers(t, 2)).toEqual([]); // no predictive intelligence
  hush(t).play(ballot('0 for lodor'));
  expect(offers(t, 2)).toEqual([]); // no deadly plot
});
