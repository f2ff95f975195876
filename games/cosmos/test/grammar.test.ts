// CSM-LANG, CSM-REPORT-1: the page about orders: every line of it can be read, in both languages, by every faction.
import { readFileSync } from 'node:fs';
import { fastChance, know, type Msg, speaker, startMatch } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { hooksOf } from '../factions/index.ts';
import box, { cosmos } from '../index.ts';
import { foresee } from '../orders/foresee.ts';
import { type Tongue, writeOrder } from '../orders/format.ts';
import type { Order } from '../orders/order.ts';
import { readList } from '../orders/parse.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { grammarSections, ownExamples } from '../report/grammar.ts';
import { reportOf } from '../report/index.ts';
import { openingSections } from '../report/opening.ts';
import type { Cosmos } from '../state.ts';
import { quadrant } from './kit.ts';

const say = (tongue: Tongue) => speaker(tongue, wordsOf(box.home, tongue)).say;
/** As it stands in the folder of documents. */
function page(tongue: Tongue): string {
  const speak = say(tongue);
  const [intro, orders] = grammarSections('liga-pirata', []);
  const cell = (text: unknown) => speak(text as never).trim();
  return [
    `# ${speak(intro!.title)}`,
    '',
    ...intro!.rows.map(([text]) => `- ${cell(text)}`),
    '',
    `| ${orders!.columns.map(speak).join(' | ')} |`,
    '|---|---|',
    ...orders!.rows.map(([example, about]) => `| \`${cell(example)}\` | ${cell(about)} |`),
    '',
    `## ${speak({ key: 'sheet.ownOrders' })}`,
    '',
    `| ${[{ key: 'column.faction' }, ...orders!.columns].map(speak).join(' | ')} |`,
    '|---|---|---|',
    ...FACTIONS.flatMap(({ id }) =>
      ownExamples(id).map(
        ([example, about]) => `| ${speak({ key: `faction.${id}` })} | \`${cell(example)}\` | ${cell(about)} |`,
      ),
    ),
    '',
  ].join('\n');
}

describe('the page about orders', () => {
  it.each(['es', 'en'] as const)(
    '[CSM-LANG-2, CSM-LANG-5] every example in %s is an order, for every faction',
    (tongue) => {
      for (const { id } of FACTIONS) {
        const [, orders] = grammarSections(id, []);
        const lines = orders!.rows.map(([example]) => say(tongue)(example as never));
        const { orders: read, problems } = readList(lines.join('\n'), id);
        expect([id, problems, read.length]).toEqual([id, [], lines.length]);
        for (const order of read)
          expect(readList(writeOrder(order, id, tongue), id).orders[0]).toEqual({ ...order, line: 1 });
      }
    },
  );
  it('[CSM-LANG-2, CSM-ORDER-17] every ability that is ordered stands on the page of the faction that has it', () => {
    for (const { id } of FACTIONS) {
      const lines = ownExamples(id).map(([example]) => say('es')(example as never));
      const read = readList(lines.join('\n'), id).orders.flatMap((one) =>
        one.do === 'ability' ? [one.ability.name] : [],
      );
      expect([id, read.sort()]).toEqual([id, Object.keys(hooksOf(quadrant(id), 0).abilities ?? {}).sort()]);
    }
  });
  it.each([
    ['mente-colmena', 'build', (one: Order) => one.biomass !== null],
    ['mente-colmena', 'dismantle', (one: Order) => one.do === 'dismantle' && one.items[0]!.id === 'monstruo-planta'],
    ['rauk', 'war', (one: Order) => one.bombarding !== null],
    ['asimiladores', 'move', (one: Order) => one.do === 'move' && one.via === 'nexus'],
  ] as const)('[CSM-LANG-2] what %s alone may say in an order stands on its page, too: %s', (faction, kind, isSaid) => {
    for (const tongue of ['es', 'en'] as const) {
      const lines = ownExamples(faction).map(([example]) => say(tongue)(example as never));
      const read = readList(lines.join('\n'), faction).orders;
      expect(read.filter((one) => one.do === kind && isSaid(one))).toHaveLength(1);
    }
  });
  it.each([
    ['es', 'cosmos-ordenes.md'],
    ['en', 'cosmos-orders.md'],
  ] as const)('stands in the documents (%s)', (tongue, file) => {
    expect(readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')).toBe(page(tongue));
  });
});

it('[CSM-REPORT-1] the first letter has players, mission, abilities, hero, prices, calendar and the page; the second has not', () => {
  const t = scenario<Cosmos>(box, { seats: 3, seed: 5, options: { deal: true, turns: 9, master: true } });
  const titles = () => reportOf(know(t.s, 0)).events.map(({ title }) => title.key);
  const letter = ['players', 'missionText', 'abilities', 'heroSheets', 'prices', 'calendar', 'grammar'].map(
    (name) => `sheet.${name}`,
  );
  expect(titles()).toEqual(expect.arrayContaining(letter));
  for (const tongue of ['es', 'en'] as const)
    for (const { title, columns, rows } of reportOf(know(t.s, 0)).events)
      for (const cell of [title, ...columns, ...rows.flat()])
        if (cell !== null && typeof cell === 'object')
          expect(say(tongue)(cell)).not.toMatch(/undefined|\{|sheet\.|letter\./);
  t.play('0 {"orders":""}', '1 {"orders":""}', '2 publish');
  expect(titles()).not.toContain('sheet.grammar');
});
it('[CSM-REPORT-1, CSM-BUILD-19] the first letter has the price of whatever its faction may build, a throne of its own included', () => {
  for (const { id, units } of FACTIONS) {
    const known = {
      pub: { factions: [id], players: 1, limit: 0 },
      own: { side: { faction: id, heroes: [] } },
      seat: 0,
    };
    const prices = openingSections(known as never).find(({ title }) => title.key === 'sheet.prices')!;
    const told = prices.rows.map(([what]) => (what as Msg).key);
    const rebuilt = hooksOf(quadrant(id), 0).mayRebuild !== undefined;
    const due = units.filter(({ tags }) => rebuilt || !tags.includes('base')).map((unit) => `unit.${unit.id}`);
    expect([id, told.filter((key) => /^unit\.[\w-]+$/.test(key))]).toEqual([id, due]);
  }
});
it('[CSM-ORDER-15] a name that a fleet elsewhere has is no fleet that is missing', () => {
  const t = scenario<Cosmos>(box, { seats: 2, seed: 5, options: { deal: true, turns: 9 } });
  const { faction, fleets } = know(t.s, 0).own!.side!;
  const ship = Object.keys(fleets.A!.units)[0]!;
  const list = `mover 1 ${ship} de A a blanco 1\nmover 1 ${ship} de A a blanco 2 como B\nrecolectar flota Z`;
  const [first, second, third] = foresee(know(t.s, 0), list).map(({ problem }) => problem && say('es')(problem));
  expect([faction, first]).toEqual([faction, null]);
  expect(second).toBe('Tu flota B está en otro sitio y no en blanco 2');
  expect(third).toBe('No tienes la flota Z en el cuadrante');
});

it('[CSM-LANG-5] examples name a faction that plays, and the first letter what is to be had in each sector', () => {
  const { match } = startMatch(cosmos, { seats: 3, chance: fastChance(5), options: { deal: true } });
  for (const seat of [0, 1, 2]) {
    const k = match.know(seat);
    const sections = openingSections(k);
    const others = k.pub.factions.filter((id) => id !== k.own!.side!.faction).map((id) => `faction.${id}`);
    const orders = sections.find(({ title }) => title.key === 'sheet.orders')!;
    const foes = orders.rows.flatMap(([example]) => (example as Msg).args!.foe as Msg);
    expect(new Set(foes.map(({ key }) => key))).toEqual(new Set([others[0]]));
    const sectors = sections.find(({ title }) => title.key === 'sheet.sectors')!;
    expect(sectors.rows[0]).toEqual([{ key: 'sector.violet' }, 8, 60, 40]);
    expect(sectors.rows.at(-1)).toEqual([{ key: 'sector.white' }, 64, 25, 10]);
  }
});
