// The Firmament: plots, which only it knows, its leaders, note, breakthrough, flagship, mech and technologies.
import { expect, it } from 'vitest';
import { PLOTS } from '../../../packs/thunders-edge/plots.ts';
import type { S } from '../../../state.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { actionsOf, stateOf, THEIRS, TURN } from '../../../test/led.ts';
import { type Plotted, plotted } from '../../../test/plotted.ts';
import { isFractureIn } from '../../../values/fracture.ts';
import { moveValue, pathsTo } from '../../../values/move.ts';
import { isSchemer } from '../../../values/plots.ts';
import { progressTowards } from '../../../values/progress.ts';

const firmament = (spec: Plotted = {}) => plotted('firmament', spec);
const unplotted = (s: S) => void delete s.own[0]!.plots;
const SCORING = { begin: { step: 'scorePlots', args: { seat: 0 } }, units: ['0 pds*4 lodor'] };

it('[TI4-F-FIR-2] [TI4-F-FIR-3] [plots-within-plots] a secret objective of another, once fulfilled, brings a plot upon that player instead of a point', () => {
  const t = firmament({ ...SCORING, scored: { 1: ['establish-a-perimeter', 'fuel-the-war-machine'] } });
  expect(t.may(0)).toEqual(['no', 'score:establish-a-perimeter']);
  t.play('0 score:establish-a-perimeter', '0 plot:seethe');
  expect(t.s.pub.plots).toEqual([{ owner: 0, seats: [1] }]);
  expect(t.s.own[0]!.plots!.down).toEqual(['seethe']);
  expect(t.s.pub.players[0]).toMatchObject({ points: 0, plotted: ['establish-a-perimeter'], scored: [] });
  expect(t.asked()).toEqual([]); // each once
  const open = { also: (s: S) => void s.pub.objectives.push('establish-a-perimeter') };
  expect(firmament({ ...SCORING, ...open, scored: { 1: ['establish-a-perimeter'] } }).asked()).toEqual([]); // public by now
  const both = { 0: ['establish-a-perimeter'], 1: ['establish-a-perimeter'] };
  expect(firmament({ ...SCORING, scored: both }).asked()).toEqual([]); // scored while it was public
  expect(firmament({ ...SCORING, scored: { 0: ['establish-a-perimeter'] } }).asked()).toEqual([]);
});

it('[TI4-F-FIR-1] [TI4-EVENT-cultural-exchange-program] [sharsiss] who has the hero of the Firmament, but no plots, cannot use it', () => {
  const lent = { begin: TURN, open: { 0: ['leader:sharsiss'] } };
  expect(actionsOf(firmament(lent), 'sharsiss').length).toBeGreaterThan(0);
  const guest = firmament({ ...lent, factions: { 0: 'sol', 1: 'firmament', 2: 'letnev' }, plots: [], also: unplotted });
  expect(actionsOf(guest, 'sharsiss')).toEqual([]);
});

it('[TI4-ALLY-27] [TI4-F-FIR-2] [plots-within-plots] the ally is another player, too', () => {
  const paired = { seats: 4, also: (s: S) => void Object.assign(s.pub, { pairs: [1, 0, 3, 2] }) };
  const factions = { 0: 'firmament', 1: 'sol', 2: 'letnev', 3: 'winnu' };
  const scores = (other: number) =>
    firmament({ ...SCORING, ...paired, factions, scored: { [other]: ['establish-a-perimeter'] } }).asked();
  expect([scores(1), scores(2)]).toEqual([[0], [0]]);
});

it('[TI4-F-FIR-1] who is eliminated has no plots left, in hand or in play', () => {
  const { pub } = firmament({ plots: [['assail', 1]] }).s;
  expect(isSchemer(pub, 0)).toBe(true);
  expect(isSchemer({ ...pub, players: pub.players.map((sheet) => ({ ...sheet, eliminated: true })) }, 0)).toBe(false);
});

it('[TI4-F-FIR-1] [TI4-SETUP-37] what lies face down nobody else is told', () => {
  const t = firmament({ ...SCORING, scored: { 1: ['establish-a-perimeter'] } });
  t.play('0 score:establish-a-perimeter', '0 plot:seethe');
  expect(JSON.stringify([t.heard(1), t.heard(null), t.s.pub, t.s.own[1], t.s.own[2]])).not.toContain('seethe');
  expect(JSON.stringify(t.heard(0))).toContain('seethe');
});

it('[TI4-F-FIR-2] [plots-within-plots] also when its event happens', () => {
  const units = ['0 flagship 46', '1 cruiser 47'];
  const t = firmament({ units, scored: { 2: ['unveil-flagship'] }, dice: [10, 10, ...misses] });
  through(t, '0 activate:47', '0 move:flagship@46~1', '0 score.combat.won use@0>unveil-flagship', '0 plot:assail');
  expect(t.s.pub.plots).toEqual([{ owner: 0, seats: [2] }]);
});

it('[TI4-LEAD-10] [TI4-F-FIR-4] [sharsiss] what was scored for plots counts for the hero, who lays a plot and binds another player', () => {
  const also = (s: S) => void Object.assign(s.pub.players[0]!, { plotted: ['a', 'b', 'c'] });
  const t = firmament({ open: { 0: ['leader:sharsiss?'] }, begin: TURN, plots: [['assail', 1]], also });
  expect(stateOf(t.s.pub, 'sharsiss')).toBe('readied');
  t.play('0 action:sharsiss on:seat:2', '0 plot:extract');
  expect(t.may(0)).toEqual(['bind:0>2', 'bind:1>1', 'done']); // never two of one player
  t.play('0 bind:0>2');
  expect(t.s.pub.plots!.map(({ seats }) => seats)).toEqual([[1, 2], [2]]);
  expect(stateOf(t.s.pub, 'sharsiss')).toBe('purged');
  const all = PLOTS.map((plot): [string, number] => [plot, 1]);
  const none = firmament({ open: { 0: ['leader:sharsiss'] }, begin: TURN, plots: all });
  expect(actionsOf(none, 'sharsiss')).toEqual([]); // no plot in hand
});

it('[TI4-F-FIR-4] [black-ops] who comes to it is paid, and may have a plot laid upon', () => {
  const units = ['0 cruiser 46', '1 cruiser 46'];
  const t = firmament({ notes: { 0: [] }, units, begin: { step: 'giveNote', args: { seat: 0, to: 1 } } });
  t.play('0 note:black-ops@0');
  expect(t.may(0)).toContain('no'); // it need not
  t.play('0 plot:siphon');
  t.play('1 {"tactic":5,"fleet":6,"strategy":2}');
  expect(t.s.pub.plots).toEqual([{ owner: 0, seats: [1] }]);
  const { goods, tactic, fleet, strategy } = t.s.pub.players[1]!;
  expect([goods, tactic + fleet + strategy]).toEqual([2, 3 + 6 + 2 + 2]);
  expect(t.s.pub.cards.find(({ id }) => id === 'black-ops')!.state).toBe('purged');
  const home = firmament({
    notes: { 1: ['black-ops@0'] },
    units,
    begin: { step: 'giveNote', args: { seat: 1, to: 0 } },
  });
  home.play('1 note:black-ops@0');
  expect([home.asked(), home.s.pub.players[0]!.goods]).toEqual([[], 0]); // its own comes home and does nothing
});

it('[TI4-F-FIR-14] [captain-aroz] planets beside its ships count for secret objectives, once it has a plot in play', () => {
  const spec = { line: ['46', '26', '1'], units: ['0 cruiser 26', '1 infantry lodor'], begin: TURN };
  const laid: Plotted = { ...spec, plots: [['assail', 1]] };
  const locked = { open: { 0: ['leader:captain-aroz?'] } };
  expect(stateOf(firmament({ ...laid, ...locked }).s.pub, 'captain-aroz')).toBe('readied');
  expect(stateOf(firmament({ ...spec, ...locked }).s.pub, 'captain-aroz')).toBe('locked');
  const cultural = (leader: string, objective: string) => {
    const { pub } = firmament({ ...laid, open: { 0: [leader] } }).s;
    return progressTowards(pub, 0, objective).parts[0]!.have;
  };
  expect(cultural('leader:captain-aroz', 'forge-an-alliance')).toBe(1);
  expect(cultural('leader:myru-vos', 'forge-an-alliance')).toBe(0);
  const [led, plain] = ['leader:captain-aroz', 'leader:myru-vos'].map((id) => cultural(id, 'expand-borders'));
  expect(led).toBe(plain); // a public one
  const ashore = firmament({
    line: ['46', '32'],
    units: ['0 infantry dal-bootha', '1 infantry xxehan'],
    planets: { 'dal-bootha': 0, xxehan: 1 },
    open: { 0: ['leader:captain-aroz'] },
    plots: [['assail', 1]],
  });
  expect(progressTowards(ashore.s.pub, 0, 'forge-an-alliance').parts[0]!.have).toBe(1); // ships, not troops
});

it('[TI4-F-FIR-14] [myru-vos] moving ships are no target of Space Cannon, and those without load pass others', () => {
  const units = ['1 cruiser 46', '1 carrier 46', '1 infantry 46', '2 cruiser 47', '2 pds lodor'];
  const t = firmament({ units, begin: THEIRS, open: { 0: ['leader:myru-vos'] } });
  const passes = () => pathsTo(t.s.pub, t.s.pub.units[0]!, '26').length;
  expect(passes()).toBe(0);
  through(t, '1 activate:26', '0 myru-vos use@0');
  expect(passes()).toBe(1);
  const others = firmament({
    units: ['1 cruiser 46', '2 cruiser 46', '0 cruiser 47'],
    begin: THEIRS,
    open: { 0: ['leader:myru-vos'] },
  });
  through(others, '1 activate:26', '0 myru-vos use@0');
  const ways = others.s.pub.units.slice(0, 2).map((unit) => pathsTo(others.s.pub, unit, '26').length);
  expect(ways).toEqual([1, 0]); // ships of nobody else
  const fired = (game: typeof t) => {
    through(game, '1 move:cruiser@46~2');
    while (game.asked().includes(1)) game.play(`1 ${game.may(1).find((key) => /^(done|pass)$/.test(key))}`);
    return [standing(game.s.pub, '26').includes('1 cruiser'), game.asked().includes(2)];
  };
  expect(fired(t)).toEqual([true, false]);
  const plain = firmament({ units: units.filter((unit) => unit !== '2 cruiser 47'), begin: THEIRS });
  expect(fired(through(plain, '1 activate:26'))).toEqual([true, true]); // its gun is asked about
});

it('[TI4-F-FIR-15] [heavens-eye] it hunts whoever is bound: one further, and repaired after each round', () => {
  const at = (seat: number) => {
    const units = ['0 flagship 46', '1 dreadnought 47'];
    const t = firmament({ units, plots: [['assail', seat]], dice: [1, 1, 10, ...misses] });
    return t.play('0 activate:47');
  };
  const hunted = at(1);
  expect(moveValue(hunted.s.pub, hunted.s.pub.units[0]!)).toBe(2);
  expect(moveValue(at(2).s.pub, at(2).s.pub.units[0]!)).toBe(1);
  through(hunted, '0 move:flagship@46~2', '0 sustain sustain:flagship@47', '0 heavens-eye use@0');
  expect(hunted.s.pub.units[0]!.damaged).toBe(false);
  const fought = (units: string[], bound: number[]) => {
    const plots: [string, ...number[]][] = [['assail', ...bound]];
    const t = firmament({ units, plots, begin: THEIRS, dice: [...misses] });
    through(t, '1 activate:46', '1 move:dreadnought@47~1');
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const seat = t.asked()[0]!;
      for (const key of t.may(seat)) seen.add(key);
      t.play(`${seat} ${t.may(seat).find((key) => /^(no|pass|done|heavens-eye.*)$/.test(key))}`);
    }
    return seen.has('heavens-eye use@0');
  };
  const [whole, damaged] = ['0 flagship 46', '0 flagship! 46'];
  const theirs = '1 dreadnought*2 47';
  expect([fought([damaged!, theirs], [1]), fought([damaged!, theirs], [2, 1])]).toEqual([true, true]); // any token of it
  expect([fought([damaged!, theirs], [2]), fought([whole!, theirs], [1])]).toEqual([false, false]);
});

it('[TI4-COEX-2] [viper-ex-23] when others land its units may coexist, and the planet is theirs', () => {
  const units = ['1 carrier 26', '1 infantry*2 26', '0 mech lodor', '0 infantry lodor'];
  const t = firmament({ units, begin: THEIRS });
  through(t, '1 activate:26', '1 land:infantry@26>lodor', '1 done', '0 viper-ex-23 use@0>lodor');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, exhausted: true, coexisting: [0] });
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 mech', '1 infantry']);
  const landed = firmament({ units: ['0 carrier 26', '0 mech 26', '1 infantry lodor'], planets: { lodor: 1 } });
  through(landed, '0 activate:26', '0 land:mech@26>lodor', '0 viper-ex-23 use@0>lodor');
  expect(landed.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0] });
  const guards = ['0 mech bereg', '0 mech lirta-iv', '1 carrier*2 35', '1 infantry*3 35'];
  const both = firmament({ line: ['35', '46'], units: guards, begin: THEIRS });
  through(both, '1 activate:35', '1 land:infantry@35>bereg', '1 land:infantry@35>lirta-iv', '1 done');
  through(both, '0 viper-ex-23 use@0>bereg', '0 viper-ex-23 use@0>lirta-iv'); // on each planet
  expect([both.s.pub.planets.bereg, both.s.pub.planets['lirta-iv']]).toMatchObject([
    { coexisting: [0] },
    { coexisting: [0] },
  ]);
  const alone = firmament({ units: [...units.slice(0, 2), '0 infantry lodor'], begin: THEIRS, dice: [...misses] });
  through(alone, '1 activate:26', '1 land:infantry@26>lodor', '1 done');
  expect(offers(alone, 0)).toEqual([]); // infantry alone cannot
});

it('[TI4-BT-firmament] [TI4-F-FIR-11] [the-sowing] up to three trade goods wait on the card', () => {
  const open = { 0: ['breakthrough:the-sowing'] };
  const t = firmament({ goods: { 0: 5 }, open, begin: { step: 'statusPhase', args: {} } });
  expect(offers(t, 0)).toEqual(['the-sowing use@0>goods:1', 'the-sowing use@0>goods:2', 'the-sowing use@0>goods:3']);
  t.play('0 the-sowing use@0>goods:3');
  expect(t.s.pub.players[0]!.goods).toBe(2);
  expect(t.s.pub.cards.find(({ id }) => id === 'the-sowing')!.goods).toBe(3);
  const gained = firmament({ goods: { 0: 1 }, begin: { step: 'gainBreakthrough', args: { seat: 0, unrolled: true } } });
  gained.play('0 sow:1');
  expect(gained.s.pub.cards.find(({ id }) => id === 'the-sowing')!.goods).toBe(1);
});

it('[TI4-F-FIR-12] [neural-parasite] an infantry at home when the status phase begins', () => {
  const spec = { line: ['46', '96'], planets: { cronos: 0 }, techs: { 0: ['neural-parasite'] } };
  const t = firmament({ ...spec, begin: { step: 'statusPhase', args: {} } });
  t.play('0 neural-parasite use@0>cronos');
  expect(standing(t.s.pub, 'cronos')).toEqual(['0 infantry']);
});

it('[TI4-F-FIR-12] [TI4-FRACT-1] [planesplitter] who gains it brings the Fracture', () => {
  const t = firmament({
    line: ['112', '26', '27'],
    begin: { step: 'acquire', args: { seat: 0, tech: 'planesplitter' } },
  });
  for (let i = 0; i < 20 && t.asked().length > 0; i++) t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!)[0]}`);
  expect(isFractureIn(t.s.pub)).toBe(true);
});

it('[TI4-F-FIR-5] [puppets-of-the-blade] only with a plot in play', () => {
  expect(actionsOf(firmament({ begin: TURN }), 'puppets-of-the-blade')).toEqual([]);
  const able = actionsOf(firmament({ begin: TURN, plots: [['assail', 1]] }), 'puppets-of-the-blade');
  expect(able).toEqual(['action:puppets-of-the-blade use']);
  expect(PLOTS.length).toBe(5);
});
