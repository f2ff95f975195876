// TI4-AC: the action cards of activations, of invasions and production, and what is picked up from the discard pile.
import { expect, it } from 'vitest';
import { drive, driven } from './drive.ts';
import { type Field, field, standing } from './field.ts';

const spec = (more: Partial<Field>): Field => ({ edition: 2, line: ['46', '47', '48', '49'], units: [], ...more });

it('[TI4-AC-14] [TI4-HID-3] [reverse-engineer] takes the action card that another player played, cancelled or not', () => {
  const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
  const cards = { 0: ['economic-initiative', 'bunker'], 1: ['reverse-engineer'] };
  const t = field(spec({ cards, begin: TURN }));
  t.play('0 action:economic-initiative play:economic-initiative#1', '1 pass'); // it is not cancelled
  expect(t.may(1)).toContain('reverse-engineer play:reverse-engineer#1');
  t.play('1 reverse-engineer play:reverse-engineer#1', '0 pass');
  expect(t.s.own[1]!.hand).toEqual(['economic-initiative#1']);
  expect(t.s.pub.discards.actions).toEqual(['reverse-engineer#1']);
});

it('[TI4-AC-14] [reverse-engineer] what is thrown away over the limit, too, but only cards that are actions', () => {
  const hand = ['plague', 'bunker', 'parley', 'fire-team', 'flank-speed', 'sabotage', 'direct-hit', 'intercept'];
  const begin = { step: 'handCheck', args: { seat: 0 } };
  const at = (card: string) =>
    field(spec({ cards: { 0: hand, 1: ['reverse-engineer'] }, factions: { 0: 'sol' }, begin })).play(
      `0 ["discard:${card}#1"]`,
    );
  expect(at('bunker').asked()).toEqual([]);
  expect(at('plague').may(1)).toEqual(['pass', 'pass.on', 'reverse-engineer play:reverse-engineer#1']);
});

it('[TI4-ADJ-9] [lost-star-chart] alpha and beta are adjacent during the action', () => {
  const line = ['46', '39', '47', '48', '40'];
  const t = field(spec({ line, units: ['0 cruiser 39'], cards: { 0: ['lost-star-chart'] } })).play('0 activate:40');
  drive(t, /^lost-star-chart/, /^move/);
  expect(standing(t.s.pub, '40')).toEqual(['0 cruiser']);
});

it('[TI4-COMP-4] [upgrade] a cruiser in the active system becomes a dreadnought', () => {
  const t = field(spec({ units: ['0 cruiser 46', '0 cruiser 47'], cards: { 0: ['upgrade'] } })).play('0 activate:46');
  t.play('0 upgrade play:upgrade#1');
  expect([standing(t.s.pub, '46'), standing(t.s.pub, '47')]).toEqual([['0 dreadnought'], ['0 cruiser']]);
  const none = field(spec({ units: ['0 cruiser 47'], cards: { 0: ['upgrade'] } })).play('0 activate:46');
  expect(none.may(0)).not.toContain('upgrade play:upgrade#1');
});

it('[TI4-TOKEN-2] [counterstroke] the own token returns to the tactic pool', () => {
  const t = field(spec({ tokens: { 46: [1] }, cards: { 1: ['counterstroke'] } })).play('0 activate:46');
  t.play('1 counterstroke play:counterstroke#1');
  expect([t.s.pub.tokens['46'], t.s.pub.players[1]!.tactic]).toEqual([[0], 4]);
});

it('[TI4-TG-1] [forward-supply-base] three goods, and one for another player', () => {
  const t = field(spec({ units: ['1 cruiser 46'], cards: { 1: ['forward-supply-base'] } })).play('0 activate:46');
  t.play('1 forward-supply-base play:forward-supply-base#1>seat:2');
  expect(t.s.pub.players.map(({ goods }) => goods)).toEqual([0, 3, 1]);
});

it('[TI4-COMM-3] [harness-energy] an anomaly fills up the commodities', () => {
  const t = field(spec({ line: ['42'], factions: { 0: 'hacan' }, cards: { 0: ['harness-energy'] } }));
  t.play('0 activate:42', '0 harness-energy play:harness-energy#1');
  expect(t.s.pub.players[0]!.commodities).toBe(6);
  const plain = field(spec({ factions: { 0: 'hacan' }, cards: { 0: ['harness-energy'] } })).play('0 activate:46');
  expect(plain.asked().flatMap((seat) => plain.may(seat))).not.toContain('harness-energy play:harness-energy#1');
});

it('[TI4-TOKEN-3] [rally] two tokens for the fleet where others are', () => {
  const t = field(spec({ units: ['1 cruiser 46'], cards: { 0: ['rally'] } })).play('0 activate:46');
  t.play('0 rally play:rally#1');
  expect(t.s.pub.players[0]!.fleet).toBe(5);
});

it('[TI4-SCO-5] [solar-flare] nobody fires at the ships that move', () => {
  const units = ['0 cruiser 46', '1 pds starpoint'];
  const fly = (play: string) =>
    field(spec({ line: ['46', '27'], units, cards: { 0: ['solar-flare'] } })).play(
      '0 activate:27',
      play,
      '0 move:cruiser@46~2',
    );
  expect(fly('0 pass').may(1)).toContain('fire:0');
  expect(fly('0 solar-flare play:solar-flare#1').asked()).toEqual([]);
});

it('[TI4-AC-5] [decoy-operation] up to two ground forces come to the activated system', () => {
  const units = ['1 pds starpoint', '1 infantry*3 lodor', '1 carrier 46', '1 mech 46'];
  const t = field(spec({ line: ['46', '27', '26'], units, cards: { 1: ['decoy-operation'] } })).play('0 activate:27');
  t.play(
    '1 decoy-operation play:decoy-operation#1>starpoint',
    '1 target:unit:1/mech@46',
    '1 target:unit:1/infantry@lodor',
  );
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 infantry', '1 mech', '1 pds']);
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry*2']);
});

it('[TI4-ANOM-3] [TI4-ANOM-5] [TI4-RIFT-1] [nav-suite] ships move as if there were no anomalies', () => {
  const fly = (tile: string, play: string) =>
    field(spec({ line: ['46', tile, '48'], units: ['0 cruiser 46'], cards: { 0: ['nav-suite'] } })).play(
      '0 activate:48',
      play,
    );
  for (const tile of ['44', '42', '43']) {
    expect(fly(tile, '0 pass').asked()).toEqual([]); // no way through
    expect(fly(tile, '0 nav-suite play:nav-suite#1').may(0)).toContain('move:cruiser@46~2');
  }
  const rift = fly('41', '0 nav-suite play:nav-suite#1').play('0 move:cruiser@46~2');
  expect(rift.s.pub.rolls).toEqual([]); // and nothing is lost
  const cloud = field(spec({ line: ['42', '46', '48'], units: ['0 cruiser 42'], cards: { 0: ['nav-suite'] } }));
  expect(cloud.play('0 activate:48', '0 nav-suite play:nav-suite#1').may(0)).toContain('move:cruiser@42~2');
});

it('[TI4-INV-12] [TI4-SHLD-1] [disable] PDS neither shield nor fire', () => {
  const units = ['0 dreadnought 27', '0 infantry 27', '1 pds starpoint', '1 infantry starpoint'];
  const invade = (...wishes: RegExp[]) => {
    const t = field(spec({ line: ['27'], units, cards: { 0: ['disable'] }, dice: [10] })).play('0 activate:27');
    return driven(t, [...wishes, /^bombard$/], 'starpoint');
  };
  expect(invade(/^disable/)).toEqual(['1 pds']);
  expect(invade()).toEqual(['1 infantry', '1 pds']); // shielded
});

it('[TI4-BOMB-1] [blitz] ships without Bombardment bombard, and the invasion is not left out for lack of troops', () => {
  const units = ['0 cruiser 27', '1 infantry starpoint'];
  const t = field(spec({ line: ['27'], units, cards: { 0: ['blitz'] }, dice: [6] })).play('0 activate:27');
  expect(driven(t, [/^blitz/, /^bombard$/], 'starpoint')).toEqual([]);
});

it('[TI4-INV-6] [ghost-squad] ground forces change planets under the eyes of the landing', () => {
  const units = ['0 carrier 27', '0 infantry 27', '1 infantry*2 starpoint', '1 infantry new-albion'];
  const t = field(spec({ line: ['27'], units, cards: { 1: ['ghost-squad'] } })).play('0 activate:27');
  drive(t, /^land.*starpoint/, /^ghost-squad.*@starpoint/, /^target:shift.*@starpoint/);
  expect(standing(t.s.pub, 'new-albion')).toEqual(['1 infantry*3']);
  expect(t.s.pub.planets.starpoint!.controller).toBe(0); // nobody was left to fight
});

it('[TI4-CTRL-3] [TI4-STRUCT-8] [infiltrate] structures are taken over, not destroyed', () => {
  const units = ['0 carrier 27', '0 infantry 27', '1 space-dock starpoint', '1 pds starpoint'];
  const t = field(spec({ line: ['27'], units, cards: { 0: ['infiltrate'] } })).play('0 activate:27');
  drive(t, /^infiltrate/, /^land.*starpoint/);
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry', '0 pds', '0 space-dock']);
});

it('[TI4-AC-5] [reparations] a planet of the conqueror is exhausted, one of the own readied', () => {
  const units = ['0 carrier 27', '0 infantry 27'];
  const planets = { starpoint: 1, lodor: 0, quann: 1 };
  const t = field(
    spec({
      line: ['27', '26', '25'],
      units,
      planets,
      cards: { 1: ['reparations'] },
      also: ({ pub }) => Object.assign(pub.planets.quann!, { exhausted: true }),
    }),
  ).play('0 activate:27');
  drive(t, /^land.*starpoint/, /^reparations/);
  expect(['lodor', 'quann'].map((planet) => t.s.pub.planets[planet]!.exhausted)).toEqual([true, false]);
});

it('[TI4-PROD-1] [TI4-PROD-7] [war-machine] four more units for one less', () => {
  const units = ['0 space-dock lodor'];
  const t = field(spec({ line: ['26'], units, goods: { 0: 9 }, cards: { 0: ['war-machine', 'war-machine'] } }));
  t.play('0 activate:26');
  while (!t.may(0).some((key) => key.startsWith('war-machine'))) t.play('0 pass');
  t.play('0 war-machine play:war-machine#1');
  expect(t.asked()).toEqual([0]);
  expect(t.may(0).filter((key) => key.startsWith('war-machine'))).toEqual([]); // [TI4-AC-10] one copy
  if (t.may(0).includes('pass')) t.play('0 pass');
  expect(t.request(0).prompt.args).toMatchObject({ limit: 9 }); // 3 + 2 + 4
  t.play('0 build:cruiser');
  expect(t.request(0).prompt.args).toMatchObject({ cost: 1 });
});
