// TI4-TECH: owning, researching and gaining technology.
import { expect, it } from 'vitest';
import box from '../index.ts';
import { type S, technologiesOf } from '../state.ts';
import { researchable } from '../values/technology.ts';
import { cardOfType } from '../values/units.ts';
import { type Field, field } from './field.ts';
import { freshTable } from './fresh.ts';

const HOME = {
  line: ['46', '1', '26', '19'],
  units: ['0 infantry jord'],
  factions: { 0: 'sol' },
} satisfies Field;
const research = (techs: string[], extra: Partial<Field> = {}) =>
  field({ ...HOME, techs: { 0: techs }, begin: { step: 'research', args: { seat: 0 } }, ...extra });
const owned = (t: { s: S }, seat = 0): string[] => technologiesOf(t.s.pub, seat).map((tech) => tech.id);

it('[TI4-TECH-1] researched is owned, face up, for the rest of the game', () => {
  const t = research([]).play('0 research:neural-motivator');
  expect(technologiesOf(t.match.know(null).pub, 0)).toMatchObject([{ id: 'neural-motivator', state: 'readied' }]);
  const later = field({
    ...HOME,
    techs: { 0: ['neural-motivator'] },
    begin: { step: 'statusPhase', at: 'ready', args: {} },
  });
  expect(owned(later)).toEqual(['neural-motivator']);
});

it('[TI4-TECH-3] what is gained at the start needs no prerequisites; research does', () => {
  const { pub } = freshTable(box, 6, {}, { edition: 1 }); // the six first ones
  const xxcha = pub.players.findIndex((player) => player.faction === 'xxcha');
  expect(technologiesOf(pub, xxcha).map((tech) => tech.id)).toEqual(['graviton-laser-system']); // without a yellow one
  expect(research([]).may(0)).not.toContain('research:graviton-laser-system');
});

it('[TI4-TECH-5] upgrades have no colour and meet no prerequisite', () => {
  const t = research(['carrier-2', 'fighter-2', 'cruiser-2']); // printed among blue, green and red cards
  expect(t.may(0)).not.toContain('research:gravity-drive');
  expect(t.may(0)).not.toContain('research:dacxive-animators');
});

it('[TI4-TECH-11] what is owned cannot be researched again', () => {
  expect(research([]).may(0)).toContain('research:neural-motivator');
  const t = research(['neural-motivator']);
  expect(t.may(0)).not.toContain('research:neural-motivator');
  t.refuses('0 research:neural-motivator', 'TI4-TECH-11');
});

it('[TI4-TECH-12] faction technologies are for their faction', () => {
  const yellow = ['sarween-tools', 'graviton-laser-system', 'transit-diodes', 'neural-motivator', 'dacxive-animators'];
  expect(research(yellow, { factions: { 0: 'hacan' } }).may(0)).toContain('research:quantum-datahub-node');
  expect(research(yellow).may(0)).not.toContain('research:quantum-datahub-node');
});

it('[TI4-TECH-13] [TI4-TECH-14] an own upgrade stands in for the generic one, and works at once for all units', () => {
  const blue = ['antimass-deflectors', 'gravity-drive'];
  const t = research(blue, { units: ['0 infantry jord', '0 carrier 46'] });
  expect(t.may(0)).toContain('research:advanced-carrier-2');
  expect(t.may(0)).not.toContain('research:carrier-2');
  expect(research(blue, { factions: { 0: 'letnev' } }).may(0)).toContain('research:carrier-2');
  expect(cardOfType(t.s.pub, 0, 'carrier')).toMatchObject({ move: 1, capacity: 6 });
  t.play('0 research:advanced-carrier-2');
  expect(cardOfType(t.s.pub, 0, 'carrier')).toMatchObject({ move: 2, capacity: 8, sustain: true });
});

it('[TI4-TECH-14] a technology enters readied and can be used in the same turn', () => {
  const t = field({
    ...HOME,
    units: ['0 space-dock jord'],
    techs: { 0: ['fleet-logistics', 'antimass-deflectors'] },
    goods: { 0: 9 },
    strategy: { technology: 0 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  t.play('0 strategic:technology', '0 research:sling-relay', '0 no');
  expect(t.may(0)).toContain('action:sling-relay at:jord');
});

it('[TI4-TECH-19] everybody sees which technologies a player owns', () => {
  const t = research(['antimass-deflectors']).play('0 research:gravity-drive');
  for (const seat of [1, 2, null]) expect(technologiesOf(t.match.know(seat).pub, 0)).toHaveLength(2);
  expect(t.heard(1).map((told) => told.type)).toContain('tech.gained');
});

it('[TI4-TECH-4] a technology out of reach says what is missing', () => {
  const t = research(['antimass-deflectors']);
  const refusal = t.refuses('0 research:fleet-logistics', 'TI4-TECH-4');
  expect(refusal.why).toEqual({ key: 'why.prerequisites', args: { missing: [{ key: 'colour.blue' }] } });
});

it('[TI4-TECH-4] each symbol needs a technology of its own, and none is used up', () => {
  expect(research(['antimass-deflectors']).may(0)).not.toContain('research:fleet-logistics');
  const t = research(['antimass-deflectors', 'gravity-drive']).play('0 research:fleet-logistics');
  expect(owned(t)).toEqual(['antimass-deflectors', 'gravity-drive', 'fleet-logistics']);
});

const exhausted = (planet: string) => ({
  planets: { [planet]: 0 },
  also: ({ pub }: S) => {
    pub.planets[planet]!.exhausted = true;
  },
});

it('[TI4-TECH-6] [TI4-TECH-8] an exhausted planet gives no specialty, save with Psychoarchaeology', () => {
  expect(research([], { planets: { wellon: 0 } }).may(0)).toContain('research:graviton-laser-system');
  expect(research([], exhausted('wellon')).may(0)).not.toContain('research:graviton-laser-system');
  const t = research(['psychoarchaeology'], exhausted('wellon'));
  t.play('0 research:graviton-laser-system', '0 specialty:wellon>yellow');
  expect(owned(t)).toContain('graviton-laser-system');
  const ready = research(['psychoarchaeology'], { planets: { wellon: 0 } });
  ready.play('0 research:graviton-laser-system', '0 specialty:wellon>yellow');
  expect(ready.s.pub.planets.wellon!.exhausted).toBe(false);
});

/** Both systems have a planet with two specialties: Olergodt red and yellow, Tiamat yellow twice. */
const TWOFOLD = { line: ['46', '1', '101', '107'] };

it('[TI4-TECH-7] a planet with two specialties serves for both by one exhaustion', () => {
  const t = research([], { ...TWOFOLD, planets: { olergodt: 0 } });
  t.play('0 research:pds-2', '0 specialty:olergodt>red');
  expect(t.s.pub.planets.olergodt!.exhausted).toBe(true);
  expect(t.may(0)).toEqual(['specialty:olergodt>yellow']);
  t.play('0 specialty:olergodt>yellow');
  expect(owned(t)).toContain('pds-2');
  expect(research([], { ...TWOFOLD, ...exhausted('olergodt') }).may(0)).not.toContain('research:pds-2');
});

it('[TI4-TECH-7] two of one colour count twice, and what is unused is lost', () => {
  const t = research([], { ...TWOFOLD, planets: { tiamat: 0 } });
  t.play('0 research:transit-diodes', '0 specialty:tiamat>yellow', '0 specialty:tiamat>yellow');
  expect(owned(t)).toContain('transit-diodes');
  const once = research([], { ...TWOFOLD, planets: { tiamat: 0 } });
  once.play('0 research:graviton-laser-system', '0 specialty:tiamat>yellow');
  expect(once.s.pub.planets.tiamat!.exhausted).toBe(true);
  expect(researchable(once.s.pub, 0)).not.toContain('transit-diodes'); // one yellow of its own, the other is gone
});

it('[TI4-TECH-7] [TI4-TECH-8] [psychoarchaeology] with Psychoarchaeology each of the two serves once in a research', () => {
  const t = research(['psychoarchaeology'], { ...TWOFOLD, ...exhausted('olergodt') });
  t.play('0 research:pds-2', '0 specialty:olergodt>yellow', '0 specialty:olergodt>red');
  expect(owned(t)).toContain('pds-2');
});

it('[TI4-TECH-9] [analytical] Analytical ignores a prerequisite of a technology, not of an upgrade', () => {
  const t = research(['neural-motivator'], { factions: { 0: 'jolnar' } });
  expect(t.may(0)).toContain('research:gravity-drive');
  expect(t.may(0)).not.toContain('research:fighter-2'); // one blue is missing
});
