// TI4-LEAD: the leaders of the base factions, each by what it does.
import { expect, it } from 'vitest';
import { adjacent } from '../galaxy/adjacency.ts';
import { cardsOf, newTechnology, type Pub, type S, technologiesOf } from '../state.ts';
import { votesOf } from '../values/agenda.ts';
import { combatDice } from '../values/combat.ts';
import { missingFor } from '../values/technology.ts';
import { isShielded } from '../values/units.ts';
import { council, hush, vote } from './council.ts';
import { drive, misses, offers, through } from './drive.ts';
import { type Field, field, standing } from './field.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const THEIRS = { step: 'tactical', args: { seat: 1, effects: [] } };
/** Seat 0 plays this faction, with these leaders in play; `?` locked. */
const led = (faction: string, leaders: string, spec: Field) => {
  const others = ['sol', 'letnev', 'winnu'].filter((id) => id !== faction);
  return field({
    edition: 3,
    factions: { 0: faction, 1: others[0]!, 2: others[1]! },
    open: { 0: leaders.split(' ').map((id) => `leader:${id}`) },
    ...spec,
  });
};
const stateOf = ({ cards }: Pub, id: string) => cards.find((card) => card.kind === 'leader' && card.id === id)?.state;
const actionsOf = (t: ReturnType<typeof field>, id: string) =>
  t.may(0).filter((key) => key.startsWith(`action:${id} `));

it('[TI4-LEAD-4] [letani-ospha] a ship of any player may be replaced by a dearer one, as its owner decides; declined, the agent stays exhausted', () => {
  const start: Field = { line: ['26', '46'], units: ['1 cruiser 46', '0 infantry lodor'], begin: TURN };
  const t = led('arborec', 'letani-ospha', start);
  t.play('0 action:letani-ospha on:unit:1/cruiser@46');
  expect(t.asked()).toEqual([1]);
  expect(t.may(1)).toEqual(expect.arrayContaining(['target:type:dreadnought', 'done']));
  expect(t.may(1)).not.toContain('target:type:war-sun');
  t.play('1 target:type:dreadnought');
  expect(standing(t.s.pub, '46')).toEqual(['1 dreadnought']);
  const no = led('arborec', 'letani-ospha', start);
  no.play('0 action:letani-ospha on:unit:1/cruiser@46', '1 done');
  expect([standing(no.s.pub, '46'), stateOf(no.s.pub, 'letani-ospha')]).toEqual([['1 cruiser'], 'exhausted']);
});

it('[TI4-LEAD-5] [dirzuga-rophal] twelve ground forces on own planets unlock it; another activates where it produces: one unit', () => {
  const troops = (n: number) =>
    stateOf(
      led('arborec', 'dirzuga-rophal?', {
        line: ['26', '46'],
        units: [`0 infantry*${n} lodor`.replace('*12', '*9'), ...(n === 12 ? ['0 mech*3 lodor'] : [])],
        begin: TURN,
      }).s.pub,
      'dirzuga-rophal',
    );
  expect([troops(9), troops(12)]).toEqual(['locked', 'readied']);
  const t = led('arborec', 'dirzuga-rophal', {
    line: ['26', '46'],
    units: ['0 space-dock lodor', '1 cruiser 46'],
    goods: { 0: 4 },
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 dirzuga-rophal use@0', '0 build:cruiser');
  drive(t);
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser']);
  expect(
    offers(
      through(led('arborec', 'dirzuga-rophal', { line: ['26', '46'], units: ['0 space-dock lodor'] }), '0 activate:26'),
      0,
    ),
  ).not.toContain('dirzuga-rophal use@0');
});

it('[TI4-LEAD-11] [letani-miasmiala] production without limit wherever it has ground forces, at the usual cost', () => {
  const t = led('arborec', 'letani-miasmiala', {
    line: ['26', '46'],
    units: ['0 infantry lodor', '0 infantry*2 starpoint'],
    at: { 27: 30 },
    goods: { 0: 9 },
    begin: TURN,
  });
  through(t, '0 action:letani-miasmiala use', '0 build:cruiser', '0 build:destroyer', '0 done');
  drive(t);
  expect([...standing(t.s.pub, '26'), ...standing(t.s.pub, '27')].sort()).toEqual(['0 cruiser', '0 destroyer']);
  expect(stateOf(t.s.pub, 'letani-miasmiala')).toBe('purged');
});

it('[TI4-ADJ-9] [emissary-taivra] an activated wormhole is beside all others for this action', () => {
  const t = led('creuss', 'emissary-taivra', {
    line: ['46', '26', '47', '48'],
    at: { 25: 30 },
    units: ['1 cruiser 46'],
    begin: THEIRS,
  });
  expect(adjacent(t.s.pub, 1, '26', '25')).toBe(false);
  through(t, '1 activate:26', '0 emissary-taivra use@0');
  expect([adjacent(t.s.pub, 1, '26', '25'), adjacent(t.s.pub, 1, '25', '26')]).toEqual([true, true]);
  const plain = led('creuss', 'emissary-taivra', { line: ['46', '26'], units: ['1 cruiser 46'], begin: THEIRS });
  expect(offers(through(plain, '1 activate:46'), 0)).toEqual([]);
});

it('[TI4-CAP-1] [sai-seravus] a fighter for each ship with capacity that came through a wormhole, as far as there is room', () => {
  const units = ['0 carrier*2 26', '0 cruiser 26', '0 infantry starpoint'];
  const t = led('creuss', 'sai-seravus', { line: ['46', '26', '47', '48'], at: { 39: 30, 27: 40 }, units });
  through(t, '0 activate:39', '0 move:carrier@26~2', '0 move:carrier@26~2', '0 move:cruiser@26~3');
  through(t, '0 sai-seravus use@0>fighters:2');
  expect(standing(t.s.pub, '39')).toEqual(['0 carrier*2', '0 cruiser', '0 fighter*2']);
  const near = led('creuss', 'sai-seravus', { line: ['46', '26', '47'], units: ['0 carrier 26'] });
  through(near, '0 activate:46', '0 move:carrier@26~2');
  expect(near.asked()).toEqual([]); // by no wormhole
  const held = ['0 cruiser 26', '0 cruiser 39', '0 cruiser 25'];
  const spread = led('creuss', 'sai-seravus?', { line: ['26', '39', '25'], units: held, begin: TURN });
  expect(stateOf(spread.s.pub, 'sai-seravus')).toBe('readied');
});

it('[TI4-LEAD-11] [riftwalker-meian] two systems with wormholes or own units change places', () => {
  const t = led('creuss', 'riftwalker-meian', {
    line: ['46', '26', '47', '51'],
    units: ['0 cruiser 46', '1 cruiser 47', '0 infantry creuss'],
    begin: TURN,
  });
  expect(actionsOf(t, 'riftwalker-meian').reverse()).toEqual([
    'action:riftwalker-meian on:46',
    'action:riftwalker-meian on:26',
  ]);
  const where = () => t.s.pub.board.map(({ tile, index }) => `${tile}@${index}`).sort();
  expect(where()).toContain('46@0');
  t.play('0 action:riftwalker-meian on:46');
  expect(where()).toContain('26@0'); // only one other was there to choose
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser']);
});

it('[TI4-VOTE-7] [gila-the-silvertongue] ten goods unlock it; goods are two votes each', () => {
  const gila = 'leader:gila-the-silvertongue';
  const t = council({
    agenda: 'economic-equality',
    edition: 3,
    factions: { 0: 'hacan', 1: 'jolnar', 2: 'letnev' },
    planets: { lodor: 0 },
    goods: { 0: 3 },
    open: { 0: [gila] },
  });
  vote(hush(t), '1 -');
  vote(hush(t), '0 for lodor');
  through(t, '0 gila-the-silvertongue use@0>goods:2');
  expect(t.heard(null).find(({ type }) => type === 'vote.added')!.args.count).toBe(4);
  expect(t.heard(null).find(({ type }) => type === 'goods.spent')!.args.amount).toBe(2);
  const rich = (goods: number) =>
    stateOf(
      led('hacan', 'gila-the-silvertongue?', {
        line: ['26'],
        units: ['0 infantry lodor'],
        goods: { 0: goods },
        begin: TURN,
      }).s.pub,
      'gila-the-silvertongue',
    );
  expect([rich(9), rich(10)]).toEqual(['locked', 'readied']);
});

it('[TI4-PROD-7] [harrugh-gefhara] one production costs nothing, and the card is gone', () => {
  const t = led('hacan', 'harrugh-gefhara', { line: ['26', '46'], units: ['0 space-dock lodor'] });
  through(t, '0 activate:26', '0 harrugh-gefhara use@0', '0 build:dreadnought', '0 build:cruiser', '0 done');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser', '0 dreadnought']);
  expect(stateOf(t.s.pub, 'harrugh-gefhara')).toBe('purged');
});

it('[TI4-DICE-5] [agnlan-oln] eight technologies unlock it; dice of unit abilities may be rerolled', () => {
  const techs = [
    'neural-motivator',
    'sarween-tools',
    'antimass-deflectors',
    'plasma-scoring',
    'gravity-drive',
    'dacxive-animators',
    'psychoarchaeology',
    'ai-development-algorithm',
  ];
  const knows = (n: number) =>
    stateOf(
      led('jolnar', 'agnlan-oln?', {
        line: ['26'],
        units: ['0 infantry lodor'],
        techs: { 0: techs.slice(0, n) },
        begin: TURN,
      }).s.pub,
      'agnlan-oln',
    );
  expect([knows(7), knows(8)]).toEqual(['locked', 'readied']);
  const t = led('jolnar', 'agnlan-oln', {
    line: ['26', '46'],
    units: ['0 pds lodor', '1 cruiser 46'],
    dice: [1, 10],
    begin: THEIRS,
  });
  through(t, '1 activate:26', '1 move:cruiser@46~2', '0 fire:1', '0 agnlan-oln use@0');
  drive(t);
  expect(standing(t.s.pub, '26')).toEqual([]);
});

it('[TI4-LEAD-11] [rin-the-masters-legacy] technologies are exchanged for others of their colour, whatever they need', () => {
  const t = led('jolnar', 'rin-the-masters-legacy', {
    line: ['26'],
    units: ['0 infantry lodor'],
    techs: { 0: ['antimass-deflectors', 'carrier-2'] },
    begin: TURN,
  });
  through(t, '0 action:rin-the-masters-legacy use', '0 target:swap:antimass-deflectors>light-wave-deflector');
  drive(t);
  expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toEqual(['carrier-2', 'light-wave-deflector']);
  expect(stateOf(t.s.pub, 'rin-the-masters-legacy')).toBe('purged');
});

it('[TI4-LEAD-4] [i48s] the active player may turn an infantry of the system into a mech', () => {
  const t = led('l1z1x', 'i48s', { line: ['26', '46'], units: ['1 infantry*2 lodor'], begin: THEIRS });
  through(t, '1 activate:26', '0 i48s use@0', '1 target:unit:1/infantry@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry', '1 mech']);
});

it('[TI4-SHLD-1] [2ram] four dreadnoughts unlock it; shields do not stop its bombardment', () => {
  const spec: Field = {
    line: ['26', '46'],
    units: ['0 dreadnought*3 26', '1 pds lodor', '1 infantry lodor'],
    begin: TURN,
  };
  expect(isShielded(led('l1z1x', '2ram', spec).s.pub, 'lodor', 0)).toBe(false);
  expect(isShielded(led('l1z1x', '2ram?', spec).s.pub, 'lodor', 0)).toBe(true);
  expect(
    stateOf(led('l1z1x', '2ram?', { ...spec, fleet: 5, units: [...spec.units, '0 dreadnought 46'] }).s.pub, '2ram'),
  ).toBe('readied');
});

it('[TI4-LEAD-11] [the-helmsman] flagship and dreadnoughts go anywhere without ships of others, with what they carry', () => {
  const t = led('l1z1x', 'the-helmsman', {
    line: ['26', '46', '47', '48'],
    units: ['0 dreadnought 46', '0 infantry 46', '0 flagship 47', '1 cruiser 48', '0 infantry lodor'],
    begin: TURN,
  });
  expect(actionsOf(t, 'the-helmsman')).not.toContain('action:the-helmsman on:48');
  through(
    t,
    '0 action:the-helmsman on:26',
    '0 target:unit:0/dreadnought@46',
    '0 target:unit:0/infantry@46',
    '0 target:unit:0/flagship@47',
  );
  expect(standing(t.s.pub, '26')).toEqual(['0 dreadnought', '0 flagship', '0 infantry']);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']); // nobody lands
});

it('[TI4-LEAD-3] [suffi-an] after a pillage both draw an action card', () => {
  const t = led('mentak', 'suffi-an', {
    line: ['46', '47'],
    units: ['0 cruiser 46', '1 cruiser 47'],
    factions: { 0: 'mentak', 1: 'hacan', 2: 'letnev' },
    techs: { 1: ['production-biomes'] },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  });
  through(t, '1 action:production-biomes to:2', '0 pillage from1@0>1.goods', '0 suffi-an use@0');
  expect([t.s.pub.players[0]!.hand, t.s.pub.players[1]!.hand]).toEqual([1, 1]);
  expect(stateOf(t.s.pub, 'suffi-an')).toBe('exhausted');
});

it('[TI4-PNOTE-20] [sula-mentarion] the loser of a space combat gives a promissory note', () => {
  const units = ['0 cruiser 46', '1 destroyer 47', '1 infantry lodor'];
  const t = led('mentak', 'sula-mentarion', { line: ['46', '47', '26'], units, notes: {}, dice: [10, 1] });
  through(t, '0 activate:47', '0 move:cruiser@46~2');
  through(t, '0 sula-mentarion use@0');
  expect(t.asked()).toEqual([1]);
  const before = t.s.own[0]!.notes.length;
  t.play('1 note:ceasefire@1');
  expect(t.s.own[0]!.notes).toHaveLength(before + 1);
  const four = led('mentak', 'sula-mentarion?', {
    line: ['46', '47'],
    units: ['0 cruiser*2 46', '0 cruiser*2 47'],
    begin: TURN,
  });
  expect(stateOf(four.s.pub, 'sula-mentarion')).toBe('readied');
});

it('[TI4-LEAD-11] [ipswitch-loose-cannon] a ship for each that is destroyed in the combat', () => {
  const t = led('mentak', 'ipswitch-loose-cannon', {
    line: ['46', '47', '26'],
    units: ['0 dreadnought 46', '1 destroyer 47', '1 infantry lodor'],
    dice: [1, 1, 10, ...misses],
  });
  through(t, '0 activate:47', '0 move:dreadnought@46~1', '0 ipswitch-loose-cannon use@0');
  expect(stateOf(t.s.pub, 'ipswitch-loose-cannon')).toBe('purged');
  drive(t);
  expect(standing(t.s.pub, '47')).toEqual(['0 destroyer', '0 dreadnought']);
  expect(t.s.pub.pending).toEqual([]);
});

it('[TI4-LEAD-4] [umbat] a player with a war sun or flagship may produce two units of cost four or less there', () => {
  const t = led('muaat', 'umbat', {
    line: ['46', '47'],
    units: ['1 flagship 46', '0 cruiser 47'],
    goods: { 1: 9 },
    begin: TURN,
  });
  t.play('0 action:umbat on:seat:1');
  through(t, '1 target:46');
  expect(t.may(1)).toContain('build:dreadnought');
  expect(t.may(1)).not.toContain('build:war-sun');
  through(t, '1 build:cruiser', '1 build:destroyer');
  drive(t);
  expect(standing(t.s.pub, '46')).toEqual(['1 cruiser', '1 destroyer', '1 flagship']);
});

it('[TI4-LEAD-5] [TI4-LEAD-7] [magmus] a war sun produced unlocks it; a strategy token spent gives a good', () => {
  const t = led('muaat', 'magmus?', {
    line: ['26', '46'],
    units: ['0 space-dock lodor'],
    techs: { 0: ['prototype-war-sun-2'] },
    goods: { 0: 12 },
  });
  through(t, '0 activate:26', '0 build:war-sun', '0 done');
  drive(t);
  expect(stateOf(t.s.pub, 'magmus')).toBe('readied');
  const forge = led('muaat', 'magmus', { line: ['26', '46'], units: ['0 war-sun 46'], begin: TURN });
  through(forge, '0 action:star-forge in:46>fighter', '0 magmus use@0');
  expect(forge.s.pub.players[0]!.goods).toBe(1);
});

it('[TI4-TOKEN-6] [zeu] a token just placed goes back to its owner’s reinforcements; the system stays activated', () => {
  const t = led('naalu', 'zeu', { line: ['26', '46'], units: ['1 cruiser 46', '0 infantry lodor'], begin: THEIRS });
  through(t, '1 activate:26', '0 zeu use@0');
  expect(t.s.pub.tokens).toEqual({});
  expect(t.may(1)).toContain('move:cruiser@46~2');
});

it('[TI4-PNOTE-20] [the-oracle] at the end of the status phase everybody else gives a note', () => {
  const t = led('naalu', 'the-oracle', {
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 cruiser 46'],
    notes: {},
    begin: { step: 'statusPhase', at: 'finish', args: {} },
  });
  const before = t.s.own[0]!.notes.length;
  through(t, '0 the-oracle use@0');
  for (const seat of [1, 2]) through(t, `${seat} note:ceasefire@${seat}`);
  expect(t.s.own[0]!.notes).toHaveLength(before + 2);
  expect(stateOf(t.s.pub, 'the-oracle')).toBe('purged');
});

it('[TI4-LEAD-7] [nekro-acidos] the third technology unlocks it, but brings no card; the next one does', () => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const gain = (techs: string[], leaders: string) => {
    const t = led('nekro', leaders, {
      line: ['26', '46'],
      units: ['0 infantry lodor'],
      techs: { 0: techs },
      cards: { 0: [] },
      begin,
    });
    t.s.pub.cards = [...t.s.pub.cards, newTechnology(0, 'gravity-drive')];
    return t;
  };
  expect(stateOf(gain(['neural-motivator'], 'nekro-acidos?').s.pub, 'nekro-acidos')).toBe('locked');
  const acquire = (leaders: string, techs: string[]) =>
    led('nekro', leaders, {
      line: ['26', '46'],
      units: ['0 infantry lodor'],
      techs: { 0: techs },
      begin: { step: 'acquire', args: { seat: 0, tech: 'sarween-tools' } },
    });
  const third = acquire('nekro-acidos?', ['neural-motivator', 'gravity-drive']);
  expect([stateOf(third.s.pub, 'nekro-acidos'), third.asked()]).toEqual(['readied', []]);
  const next = acquire('nekro-acidos', ['neural-motivator', 'gravity-drive', 'antimass-deflectors']);
  next.play('0 nekro-acidos use@0');
  expect(next.s.pub.players[0]!.hand).toBe(1);
  const copies = acquire('nekro-acidos?', ['valefar-assimilator-x', 'valefar-assimilator-y']);
  expect(stateOf(copies.s.pub, 'nekro-acidos')).toBe('locked'); // they copy nothing
});

it('[TI4-HIT-13] [unit-dsgn-flayesh] a planet with a specialty is devoured: units, goods and a technology', () => {
  const t = led('nekro', 'unit-dsgn-flayesh', {
    line: ['21', '46'],
    units: ['0 cruiser 21', '1 infantry*2 thibah', '1 pds thibah'],
    begin: TURN,
  });
  expect(actionsOf(t, 'unit-dsgn-flayesh')).toEqual(['action:unit-dsgn-flayesh on:thibah']);
  through(t, '0 action:unit-dsgn-flayesh on:thibah', '0 target:tech:gravity-drive');
  expect(standing(t.s.pub, 'thibah')).toEqual([]);
  expect(t.s.pub.players[0]!.goods).toBe(2);
  expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toEqual(['gravity-drive']);
});

it('[TI4-LEAD-4] [tro] at the end of a tactical action two infantry may join the active player', () => {
  const t = led('norr', 'tro', { line: ['26', '46'], units: ['1 infantry lodor'], begin: THEIRS });
  through(t, '1 activate:26', '0 tro use@0', '1 target:lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry*3']);
});

it('[TI4-INV-4] [ghom-sekkus] one ground force of each planet here and beside lands, too; not where a token lies', () => {
  const spec: Field = {
    line: ['26', '35', '46', '20'],
    at: { 36: 2 },
    units: ['0 infantry*2 bereg', '0 infantry lirta-iv', '0 carrier 26', '1 infantry arnor'],
  };
  const t = led('norr', 'ghom-sekkus', spec);
  through(t, '0 activate:26');
  expect(t.may(0)).toEqual(expect.arrayContaining(['land:infantry@bereg>lodor', 'land:infantry@lirta-iv>lodor']));
  t.play('0 land:infantry@bereg>lodor');
  expect(t.may(0)).not.toContain('land:infantry@bereg>lodor'); // one of each planet
  t.play('0 land:infantry@lirta-iv>lodor');
  drive(t);
  expect([standing(t.s.pub, 'lodor'), t.s.pub.planets.lodor!.controller]).toEqual([['0 infantry*2'], 0]);
  const held = led('norr', 'ghom-sekkus', { ...spec, tokens: { 35: [0] } });
  through(held, '0 activate:26');
  expect(held.asked()).toEqual([]);
  const five = { lodor: 0, bereg: 0, 'lirta-iv': 0, arnor: 0, lor: 0 };
  expect(
    stateOf(led('norr', 'ghom-sekkus?', { ...spec, units: [], planets: five, begin: TURN }).s.pub, 'ghom-sekkus'),
  ).toBe('readied');
});

it('[TI4-LEAD-11] [shval-harbinger] straight to the landing, past ships and cannons, and the ships are given up', () => {
  const t = led('norr', 'shval-harbinger', {
    line: ['46', '26'],
    units: ['0 carrier 46', '0 infantry*3 46', '1 cruiser*2 26', '1 infantry lodor'],
    dice: [10, 10, 10, 1],
  });
  through(
    t,
    '0 activate:26',
    '0 move:carrier@46~1',
    '0 load:infantry@46',
    '0 load:infantry@46',
    '0 load:infantry@46',
    '0 shval-harbinger use@0',
  );
  for (let i = 0; i < 3; i++) through(t, '0 land:infantry@26>lodor');
  drive(t);
  expect(standing(t.s.pub, '26')).toEqual(['1 cruiser*2']);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*3']);
  expect(stateOf(t.s.pub, 'shval-harbinger')).toBe('purged');
});

it('[TI4-MOVE-11] [captain-mendosa] a ship of the active player moves as far as the fastest on the board', () => {
  const t = led('saar', 'captain-mendosa', {
    line: ['26', '46', '47'],
    units: ['1 carrier 47', '0 cruiser 26'],
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 captain-mendosa use@0', '1 target:unit:1/carrier@47');
  expect(t.may(1)).toContain('move:carrier@47~2');
});

it('[TI4-PROD-9] [rowl-sarrig] produced fighters and infantry may lie at other docks', () => {
  const units = ['0 space-dock lodor', '0 space-dock starpoint', '0 space-dock thibah', '0 carrier 26', '0 carrier 21'];
  const t = led('saar', 'rowl-sarrig', { line: ['26', '27', '21'], units, goods: { 0: 3 } });
  through(
    t,
    '0 activate:26',
    '0 build:infantry',
    '0 build:fighter',
    '0 done',
    '0 goods',
    '0 goods',
    '0 rowl-sarrig use@0',
  );
  through(t, '0 target:shift:0/infantry@lodor>starpoint', '0 target:shift:0/fighter@26>21');
  drive(t);
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry', '0 space-dock']);
  expect(standing(t.s.pub, '21')).toEqual(['0 carrier', '0 fighter']);
  expect(
    stateOf(led('saar', 'rowl-sarrig?', { line: ['26', '27', '21'], units, begin: TURN }).s.pub, 'rowl-sarrig'),
  ).toBe('readied');
});

it('[TI4-HIT-13] [gurno-aggero] fighters and infantry beside a dock are destroyed, nothing else', () => {
  const t = led('saar', 'gurno-aggero', {
    line: ['26', '27', '46'],
    units: [
      '0 space-dock lodor',
      '1 carrier 27',
      '1 fighter*2 27',
      '1 infantry starpoint',
      '1 mech starpoint',
      '0 fighter 46',
    ],
    begin: TURN,
  });
  expect(actionsOf(t, 'gurno-aggero')).toEqual(['action:gurno-aggero on:27']);
  t.play('0 action:gurno-aggero on:27');
  expect([standing(t.s.pub, '27'), standing(t.s.pub, 'starpoint')]).toEqual([['1 carrier'], ['1 mech']]);
});

it('[TI4-PROD-7] [berekar-berekon] a production of anybody costs two less', () => {
  const t = led('winnu', 'berekar-berekon', {
    line: ['26', '46'],
    units: ['1 space-dock lodor'],
    goods: { 1: 2 },
    also: ({ pub }) => {
      pub.planets.lodor!.exhausted = true;
    },
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 berekar-berekon use@0');
  through(t, '1 build:dreadnought');
  drive(t);
  expect([standing(t.s.pub, '26'), t.s.pub.players[1]!.goods]).toEqual([['1 dreadnought'], 0]);
});

it('[TI4-DICE-2] [TI4-LEAD-5] [rickar-rickani] two more where it matters; a combat at Mecatol Rex unlocks it at once', () => {
  const need = (system: string, leader: string) => {
    const t = led('winnu', leader, {
      line: ['18', '26', '66'],
      units: [`0 cruiser ${system}`, '1 cruiser 26'],
      begin: TURN,
    });
    const unit = t.s.pub.units.find((u) => u.type === 'cruiser' && u.owner === 0)!;
    return combatDice(t.s.pub, { unit, against: 1, system, planet: null, attacker: 0 })[0]!.need;
  };
  expect([
    need('18', 'rickar-rickani'),
    need('66', 'rickar-rickani'),
    need('26', 'rickar-rickani'),
    need('18', 'rickar-rickani?'),
  ]).toEqual([5, 5, 7, 7]);
  const t = led('winnu', 'rickar-rickani?', {
    line: ['18', '46'],
    units: ['0 cruiser 46', '1 cruiser 18'],
    dice: [5, 1],
  });
  through(t, '0 activate:18', '0 move:cruiser@46~2');
  expect(stateOf(t.s.pub, 'rickar-rickani')).toBe('readied');
  drive(t);
  expect(standing(t.s.pub, '18')).toEqual(['0 cruiser']); // a five hits
});

it('[TI4-SACT-6] [mathis-mathinus] the primary of any strategy card, and the secondary for those it names', () => {
  const t = led('winnu', 'mathis-mathinus', {
    line: ['26', '46', '27'],
    units: ['0 infantry lodor', '1 infantry starpoint'],
    strategy: { diplomacy: 2 },
    begin: TURN,
  });
  t.play('0 action:mathis-mathinus on:strategy:diplomacy', '0 target:seat:1', '0 done');
  expect(t.may(0)).toContain('target:26'.replace('target', t.may(0)[0]!.split(':')[0]!));
  drive(t);
  expect(t.s.pub.strategyCards.find(({ id }) => id === 'diplomacy')!.exhausted).toBe(false);
  expect(stateOf(t.s.pub, 'mathis-mathinus')).toBe('purged');
});

it('[TI4-PLAN-1] [ggrocuto-rinn] any planet is readied, and beside its own an infantry may be removed', () => {
  const also = ({ pub }: S) => {
    pub.planets.starpoint!.exhausted = true;
  };
  const t = led('xxcha', 'ggrocuto-rinn', {
    line: ['26', '27'],
    units: ['0 infantry lodor', '1 infantry*2 starpoint'],
    begin: TURN,
    also,
  });
  expect(actionsOf(t, 'ggrocuto-rinn')).toContain('action:ggrocuto-rinn on:starpoint');
  expect(actionsOf(t, 'ggrocuto-rinn')).not.toContain('action:ggrocuto-rinn on:lodor');
  through(t, '0 action:ggrocuto-rinn on:starpoint', '0 target:unit:1/infantry@starpoint');
  expect([t.s.pub.planets.starpoint!.exhausted, standing(t.s.pub, 'starpoint')]).toEqual([false, ['1 infantry']]);
});

it('[TI4-VOTE-14] [TI4-VOTE-1] [elder-qanoj] a vote more of each planet, and nothing keeps it from voting', () => {
  const sitting = (leader: string) =>
    council({
      agenda: 'economic-equality',
      edition: 3,
      factions: { 0: 'xxcha', 1: 'jolnar', 2: 'letnev' },
      planets: { lodor: 0 },
      open: { 0: [leader] },
      also: ({ pub }) => void pub.pending.push({ kind: 'noVote', seat: 0, until: 'agenda.end' }),
    });
  const open = sitting('leader:elder-qanoj');
  expect(votesOf(open.s.pub, 'lodor')).toBe(2);
  vote(hush(open), '1 -');
  expect(hush(open).asked()).toEqual([0]);
  const shut = sitting('leader:elder-qanoj?');
  expect(votesOf(shut.s.pub, 'lodor')).toBe(1);
  vote(hush(shut), '1 -');
  hush(shut);
  expect(shut.asked().includes(0) && shut.request(0).at === 'castVotes.vote').toBe(false);
});

it('[TI4-COMP-3] [xxekir-grom] up to four PDS and mechs on own planets, which are readied', () => {
  const also = ({ pub }: S) => {
    pub.planets.lodor!.exhausted = true;
  };
  const t = led('xxcha', 'xxekir-grom', { line: ['26', '46'], units: ['0 infantry lodor'], begin: TURN, also });
  through(t, '0 action:xxekir-grom use', '0 target:put:pds>lodor', '0 target:put:pds>lodor', '0 target:put:mech>lodor');
  expect(t.may(0)).toEqual(['done', 'target:put:mech>lodor']); // two PDS are all a planet takes
  t.play('0 done');
  expect([standing(t.s.pub, 'lodor'), t.s.pub.planets.lodor!.exhausted]).toEqual([
    ['0 infantry', '0 mech', '0 pds*2'],
    false,
  ]);
});

it('[TI4-DEST-1] [brother-milor] whoever lost a unit in combat places two', () => {
  const t = led('yin', 'brother-milor', {
    line: ['46', '47', '26'],
    units: ['1 dreadnought 46', '2 cruiser 47', '2 carrier 47', '0 infantry lodor'],
    begin: THEIRS,
    dice: [10, 1, 1, 1, 10, 1, 1], // then the dreadnought is hit, and its owner asked
  });
  through(t, '1 activate:47', '1 move:dreadnought@46~1', '2 hit:cruiser@47', '0 brother-milor use@0>seat:2');
  expect(standing(t.s.pub, '47')).toEqual(['1 dreadnought', '2 carrier', '2 fighter*2']);
});

it('[TI4-TECH-4] [TI4-TECH-9] [brother-omar] a green prerequisite, and an infantry for what another knows; Indoctrination unlocks it', () => {
  const spec: Field = {
    line: ['26', '46'],
    units: ['0 infantry*2 lodor'],
    techs: { 1: ['fleet-logistics'] },
    begin: { step: 'research', args: { seat: 0 } },
  };
  const t = led('yin', 'brother-omar', spec);
  expect(missingFor(t.s.pub, 0, 'dacxive-animators')).toEqual([]);
  through(t, '0 research:fleet-logistics');
  drive(t, /^omar$/);
  expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toContain('fleet-logistics');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
  expect(missingFor(led('yin', 'brother-omar?', spec).s.pub, 0, 'dacxive-animators')).toEqual(['green']);
  const fight = led('yin', 'brother-omar?', {
    line: ['26', '46'],
    units: ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor'],
    planets: {},
    goods: { 0: 3 },
    dice: [...misses],
  });
  through(fight, '0 activate:26', '0 land:infantry@26>lodor', '0 indoctrination use@0>infantry');
  expect(stateOf(fight.s.pub, 'brother-omar')).toBe('readied');
});

it('[TI4-GND-1] [dannel-of-the-tenth] up to three infantry land anywhere but in homes, and fight', () => {
  const t = led('yin', 'dannel-of-the-tenth', {
    line: ['26', '27', '46'],
    units: ['1 infantry lodor', '1 pds lodor', '0 cruiser 46'],
    begin: TURN,
    dice: [10, 10, 1],
  });
  through(t, '0 action:dannel-of-the-tenth use', '0 target:lodor', '0 target:lodor', '0 target:starpoint');
  drive(t);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']);
  expect([t.s.pub.planets.lodor!.controller, t.s.pub.planets.starpoint!.controller]).toEqual([0, 0]);
  expect(stateOf(t.s.pub, 'dannel-of-the-tenth')).toBe('purged');
});

it('[TI4-LEAD-14] [ssruu] has the text of the agents of others, exhausted or not, and is exhausted for it', () => {
  const also = ({ pub }: S) => {
    cardsOf(pub, 1, 'leader')[0]!.state = 'exhausted';
  };
  const t = field({
    edition: 3,
    factions: { 0: 'yssaril', 1: 'norr', 2: 'sol' },
    line: ['26', '46'],
    units: ['2 infantry lodor'],
    open: { 0: ['leader:ssruu'], 1: ['leader:tro'] },
    begin: { step: 'tactical', args: { seat: 2, effects: [] } },
    also,
  });
  through(t, '2 activate:26', '0 tro use@0', '2 target:lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['2 infantry*3']);
  expect([stateOf(t.s.pub, 'ssruu'), stateOf(t.s.pub, 'tro')]).toEqual(['exhausted', 'exhausted']);
  const other = field({
    edition: 3,
    factions: { 0: 'yssaril', 1: 'norr', 2: 'sol' },
    line: ['26', '46'],
    units: ['2 infantry lodor'],
    open: { 0: ['leader:ssruu'], 1: ['leader:tro'] },
    begin: { step: 'tactical', args: { seat: 2, effects: [] } },
  });
  through(other, '2 activate:26', '1 tro use@1', '0 pass');
  expect([stateOf(other.s.pub, 'ssruu'), stateOf(other.s.pub, 'tro')]).toEqual(['readied', 'exhausted']);
});

it('[TI4-HID-7] [so-ata] seven action cards unlock it; it looks at cards of whoever activates a system with its units', () => {
  const t = led('yssaril', 'so-ata', {
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 cruiser 46'],
    cards: { 1: ['sabotage'] },
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 so-ata use@0>way:hand', '1 pass');
  const heard = (seat: number | null) => t.heard(seat).find(({ type }) => type.startsWith('seen.hand'));
  expect(JSON.stringify(heard(0)!.args)).toContain('card.sabotage');
  expect(JSON.stringify(heard(2)!.args)).not.toContain('card.sabotage');
  const also = ({ pub, own, dark }: S) => {
    own[0]!.hand = dark.decks.actions.splice(0, 7);
    pub.players[0]!.hand = 7;
    pub.decks.actions = dark.decks.actions.length;
  };
  expect(
    stateOf(
      led('yssaril', 'so-ata?', { line: ['26'], units: ['0 infantry lodor'], begin: TURN, also }).s.pub,
      'so-ata',
    ),
  ).toBe('readied');
});
