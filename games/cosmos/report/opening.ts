// CSM-REPORT-1: the first letter holds all that a player needs: who plays, what the faction can do, prices, how to write orders.
import type { Know, Msg, Seat } from '@orrery/kernel';
import { rebuilds } from '../factions/index.ts';
import { COMMON_BUILDINGS } from '../packs/base/commons.ts';
import { SECTORS } from '../packs/base/sectors.ts';
import { buildingMsg, numbered, sectorMsg, troopMsg, unitMsg } from '../say.ts';
import { type Cosmos, players } from '../state.ts';
import { factionOf } from '../values/sheets.ts';
import { grammarSections } from './grammar.ts';
import { type Cell, type Pub, type Section, section } from './section.ts';

const prose = (name: string, lines: readonly Msg[]): Section =>
  section(
    name,
    [],
    lines.map((line): Cell[] => [line]),
  );
const rule = ({ rule: id }: { rule: string }): Msg => ({ key: `rule.${id}` });

function prices(faction: string): Section {
  const { units, troops, control } = factionOf(faction);
  const rows: Cell[][] = [
    ...units
      .filter(({ tags }) => !tags.includes('base') || rebuilds(faction))
      .map(({ id, cost }): Cell[] => [unitMsg(id), cost]),
    ...troops.map(({ id, costPer10 }): Cell[] => [numbered(10, troopMsg(id)), costPer10]),
    [buildingMsg(control.id), control.cost],
    ...COMMON_BUILDINGS.map(({ id, cost }): Cell[] => [buildingMsg(id), cost]),
  ];
  return section('prices', ['what', 'price'], rows);
}
const buildings = (): Section =>
  section(
    'buildings',
    ['what', 'does'],
    COMMON_BUILDINGS.map(({ id }): Cell[] => [buildingMsg(id), { key: `does.building.${id}` }]),
  );
/** How much is to be had in a system of each sector (CSM-BOARD). */
const sectors = (): Section =>
  section(
    'sectors',
    ['sector', 'systems', 'yield', 'levy'],
    SECTORS.map(({ id, systems, collect, recruit }): Cell[] => [sectorMsg(id), systems, collect, recruit]),
  );
const playing = (pub: Pub, seat: Seat): Msg => ({
  key: 'letter.player',
  args: { player: { seat }, faction: { key: `faction.${pub.factions[seat]}` } },
});

export function openingSections({ pub, own }: Know<Cosmos>): Section[] {
  const { faction } = own!.side!;
  const { abilities, heroes, mission, control } = factionOf(faction);
  const limit: Msg = pub.limit > 0 ? { key: 'letter.limit', args: { limit: pub.limit } } : { key: 'letter.noLimit' };
  return [
    prose(
      'players',
      players(pub).map((seat) => playing(pub, seat)),
    ),
    prose('missionText', [rule(mission)]),
    prose('abilities', [rule(control), ...abilities.map(rule)]),
    prose('heroSheets', heroes.filter(({ id }) => own!.side!.heroes.some((hero) => hero.id === id)).map(rule)),
    prices(faction),
    buildings(),
    sectors(),
    prose('calendar', [{ key: 'letter.calendar' }, limit, { key: 'letter.late' }]),
    ...grammarSections(faction, pub.factions),
  ];
}
