// What may be answered in one go: every plan that is offered in a whole match is taken by the rules, answer by answer.
import { copy, Match, type Random, random, readRecord, replay } from '@orrery/kernel';
import { goldenGames } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import box from '../index.ts';
import { landable, landSome, proposed, spot } from '../landings.ts';
import type { UnitType } from '../packs/base/types.ts';
import { buildAll, buildable, type Plan, plansFor, sendable, sendSome } from '../plans.ts';
import { frameOf } from '../procedures.ts';
import { tail } from '../say.ts';
import type { S } from '../state.ts';
import { type Field, field, standing } from './field.ts';

const choicesOf = (t: ReturnType<typeof field>) => plansFor(t.s.pub, 0).map(({ choices }) => choices);
const take = (t: ReturnType<typeof field>, choices: readonly string[]) => t.play(...choices.map((key) => `0 ${key}`));

/** All that is offered at this moment, and what a sheet might be filled in with at random. */
function rows({ pub }: Pick<S, 'pub'>, seat: number, dice: Random): Plan[] {
  const plans = plansFor(pub, seat);
  const moving = pub.stack.at(-1)!.at === 'ship' ? frameOf(pub, 'moveShips')?.args : undefined;
  const making = pub.stack.at(-1)!.at === 'choose' ? frameOf(pub, 'produce')?.args : undefined;
  const landing = pub.stack.at(-1)!.at === 'commit' ? frameOf(pub, 'invasion')?.args : undefined;
  if (moving?.seat === seat) {
    const kinds = sendable(pub, moving).flatMap(({ ships, cargo }) => [...ships, ...cargo]);
    const { choices, sent } = sendSome(
      pub,
      moving,
      new Map(kinds.map(({ key, count }) => [key, dice.below(count + 1)])),
    );
    if (sent.length > 0) plans.push({ label: { key: 'sheet.send' }, choices });
  }
  if (landing?.seat === seat) {
    const { planets, kinds } = landable(pub, landing);
    const some = new Map<string, number>();
    for (const { key, count } of kinds)
      for (let left = dice.below(count + 1); left > 0; left--) {
        const goal = spot(key, dice.pick(planets));
        some.set(goal, (some.get(goal) ?? 0) + 1);
      }
    for (const wanted of [some, proposed(pub, landing)])
      if (wanted.size > 0) plans.push({ label: { key: 'sheet.land' }, choices: landSome(pub, landing, wanted) });
  }
  if (making?.seat === seat) {
    const list: UnitType[] = [];
    for (;;) {
      const { keys } = buildable(pub, making, list);
      if (keys.length === 0 || dice.below(4) === 0) break;
      list.push(tail(dice.pick(keys)) as UnitType);
    }
    if (list.length > 0) plans.push({ label: { key: 'sheet.build' }, choices: buildAll(pub, making, list) });
  }
  return plans;
}

it('plans and sheets are taken whole wherever six admirals are offered them, and a sheet ends its questions', () => {
  const offered = new Map<string, number>();
  const dice = random(1);
  const record = readRecord(goldenGames(box.home).get('twilight-imperium-6-1')!);
  let moment = 0;
  replay(twilightImperium, record, (match) => {
    if (moment++ % 2 === 1) return; // every other one will do
    for (const seat of match.waiting())
      for (const { label, choices } of rows(match.state, seat, dice)) {
        offered.set(label.key, (offered.get(label.key) ?? 0) + 1);
        const trial = new Match(twilightImperium, copy(match.state), { undo: false });
        const outcome = trial.applyAll(choices.map((choice) => ({ seat, choice })));
        if ('refused' in outcome) throw new Error(`${label.key} ${choices}: refused at ${outcome.at}`);
        const at = trial.waiting().includes(seat) ? trial.requestsTo(seat)[0]!.at : '';
        const own = { 'sheet.send': /^moveShips/, 'sheet.build': /^produce.choose/, 'sheet.land': /^invasion.commit/ }[
          label.key
        ];
        if (own?.test(at)) throw new Error(`${label.key} ${choices}: still asked ${at}`);
      }
  });
  expect([...offered.keys()].sort()).toEqual(
    ['deploy', 'load', 'pay', 'send', 'tokens']
      .map((plan) => `plan.${plan}`)
      .concat(['sheet.build', 'sheet.land', 'sheet.send']),
  );
});

describe('paying', () => {
  const due = (resources: number, more: Partial<Field> = {}): Field => ({
    line: ['46', '26', '27'],
    units: [],
    planets: { lodor: 0, 'new-albion': 0, starpoint: 0 }, // 3/1, 1/1, 3/1
    goods: { 0: 2 },
    begin: { step: 'pay', args: { seat: 0, resources, influence: 0, what: { key: 'cost.production' } } },
    ...more,
  });

  it('leaves nothing over where it can, and trade goods for last', () => {
    expect(choicesOf(field(due(4)))).toEqual([['exhaust:lodor', 'exhaust:new-albion']]);
    expect(choicesOf(field(due(9)))).toEqual([
      ['exhaust:lodor', 'exhaust:starpoint', 'exhaust:new-albion', 'goods', 'goods'],
    ]);
    const t = field(due(4));
    take(t, choicesOf(t)[0]!);
    expect(t.asked()).toEqual([]);
  });

  it('does not say what the rules take unasked, and is no plan where one answer pays it', () => {
    const t = field(due(9, { edition: 2 }));
    expect(choicesOf(t)).toEqual([['exhaust:lodor', 'exhaust:starpoint', 'exhaust:new-albion']]); // the goods follow
    take(t, choicesOf(t)[0]!);
    expect([t.asked(), t.s.pub.players[0]!.goods]).toEqual([[], 0]);
    expect(choicesOf(field(due(3)))).toEqual([]);
  });
});

describe('sending a fleet', () => {
  const fleet = ['0 carrier*2 46', '0 cruiser 46', '0 fighter*3 46', '0 infantry*4 46', '0 cruiser 48'];

  it('takes all from one system with what fits aboard, and nothing from elsewhere', () => {
    const t = field({ line: ['46', '47', '48'], units: fleet, fleet: 5 }).play('0 activate:47');
    const plans = choicesOf(t);
    expect(plans).toHaveLength(1); // one cruiser alone is one answer
    take(t, plans[0]!);
    t.play('0 done');
    expect(standing(t.s.pub, '47')).toEqual(['0 carrier*2', '0 cruiser', '0 fighter*3', '0 infantry*4']);
    expect(standing(t.s.pub, '48')).toEqual(['0 cruiser']);
  });

  it('keeps to the fleet pool, the roomiest ships first', () => {
    const units = ['0 carrier 46', '0 destroyer 46', '0 infantry*2 46', '0 cruiser 47'];
    const t = field({ line: ['46', '47', '48'], units, fleet: 2 }).play('0 activate:47');
    take(t, choicesOf(t)[0]!);
    t.play('0 done');
    expect(standing(t.s.pub, '47')).toEqual(['0 carrier', '0 cruiser', '0 infantry*2']);
  });

  it('is landed on one sheet: proposed for what is not held, the best defended first, and the question is over', () => {
    const units = ['0 carrier 27', '0 infantry*3 27', '1 infantry starpoint'];
    const t = field({ line: ['46', '27', '48'], units, planets: { starpoint: 1 } }).play('0 activate:27');
    const args = frameOf(t.s.pub, 'invasion')!.args;
    expect(landable(t.s.pub, args)).toMatchObject({
      planets: ['new-albion', 'starpoint'],
      kinds: [{ key: 'infantry@27', count: 3 }],
    });
    const landing = proposed(t.s.pub, args);
    expect([...landing]).toEqual([
      ['infantry@27>starpoint', 2],
      ['infantry@27>new-albion', 1],
    ]);
    expect(landSome(t.s.pub, args, landing)).not.toContain('done'); // nobody is left to land
    const some = landSome(t.s.pub, args, new Map([[spot('infantry@27', 'new-albion'), 2]]));
    expect(some).toEqual(['land:infantry@27>new-albion', 'land:infantry@27>new-albion', 'done']);
    take(t, some);
    expect([standing(t.s.pub, 'new-albion'), standing(t.s.pub, '27')]).toEqual([
      ['0 infantry*2'],
      ['0 carrier', '0 infantry'],
    ]);
    const held = field({
      line: ['46', '27', '48'],
      units: units.slice(0, 2),
      planets: { starpoint: 0, 'new-albion': 0 },
    });
    held.play('0 activate:27');
    expect(proposed(held.s.pub, frameOf(held.s.pub, 'invasion')!.args).size).toBe(0);
  });
});

it('nobody is offered what another is asked', () => {
  const t = field({ line: ['46', '47'], units: ['0 carrier 46', '0 infantry*2 46'] }).play('0 activate:47');
  expect(plansFor(t.s.pub, 0)).toHaveLength(1);
  expect(plansFor(t.s.pub, 1)).toEqual([]);
});

it('what finds no room aboard is told by its kind, so that a sheet can leave it where it is', () => {
  const units = ['0 destroyer 26', '0 dreadnought 26', '0 infantry*3 lodor'];
  const { s } = field({ line: ['26', '47'], units, planets: { lodor: 0 } }).play('0 activate:47');
  const args = frameOf(s.pub, 'moveShips')!.args;
  const kinds = sendable(s.pub, args).flatMap(({ ships, cargo }) => [...ships, ...cargo]);
  const { sent, left } = sendSome(s.pub, args, new Map(kinds.map(({ key, count }) => [key, count])));
  expect(sent.length).toBe(3); // the dreadnought carries one
  expect([...left].filter(([, count]) => count > 0).map(([key, count]) => `${tail(key)} ${count}`)).toEqual([
    'infantry@lodor 2',
  ]);
});

it('starting units are spread over two home planets in one answer, the dock on the richer', () => {
  const t = field({
    line: ['13', '1', '10'], // Quinarra 3/1, Tren'lak 1/0
    units: [],
    factions: { 0: 'norr', 1: 'sol', 2: 'letnev' },
    also({ pub }) {
      pub.phase = 'setup';
      pub.speaker = 0;
    },
    begin: { step: 'setup', at: 'troops', args: {} },
  });
  const [choices] = choicesOf(t);
  const on = (planet: string) => choices!.filter((choice) => choice === `put:${planet}`).length;
  expect([on('quinarra'), on('trenlak')]).toEqual([5, 2]);
  take(t, choices!);
  expect(t.s.pub.units.find(({ owner, type }) => owner === 0 && type === 'space-dock')!.on).toBe('quinarra');
  expect(t.asked()).not.toContain(0);
});
