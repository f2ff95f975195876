// The mission: to a key portal, into the Citadel, bombs on the guard, troops down, and hold it.
import type { PlaceId } from '../state.ts';
import { capacityOf } from '../values/figures.ts';
import { cardOf, factionOf } from '../values/sheets.ts';
import { forecast } from './arithmetic.ts';
import type { Idea, Plan } from './idea.ts';
import {
  CITADEL,
  foesAt,
  guardsAt,
  holding,
  holds,
  isFree,
  type Named,
  reach,
  type Survey,
  seen,
  size,
  steps,
  text,
  towards,
  troopOf,
} from './survey.ts';

const isKey = (colour: string | undefined): boolean => colour !== undefined && colour !== '' && colour !== 'star';
export const keyPortals = (s: Survey): PlaceId[] =>
  s.side.portals.filter((p) => isKey(seen(s, p)?.portal) && !seen(s, p)?.ruined);

const DEVICES = ['major-attack-device', 'attack-device', 'major-defence-device', 'defence-device'];
const AIDS = [...DEVICES, 'ion-disruptor', 'shield-gem', 'ion-wave'];
const held = (s: Survey, names: readonly string[]): string[] =>
  names.filter((name) => s.side.cards.some((c) => c.card === name));
/** Multiples the devices at hand add for a turn, attack and shield together. */
function deviceOf(s: Survey): number {
  return held(s, DEVICES).reduce((sum, id) => sum + ((cardOf(id).params.multiples as number | undefined) ?? 0), 0) / 2;
}

const RISK = 0.25; // of the fleet must be left
const PARTY = 30; // lands behind the bombs
/** Troops still to be brought there: to take the ground, and as many as the mission wants to see. */
export function troopsWanted(s: Survey): number {
  const goals = s.k.own!.mission.flatMap((way) => way.steps);
  const asked = goals.find((step) => step.what === 'citadelTroops')?.need ?? 0;
  const least = goals.some((step) => step.what === 'citadelGround' && step.have < step.need) ? PARTY : 0;
  return Math.max(least, asked - (holding(s, CITADEL)?.ground[troopOf(s)] ?? 0));
}
const isReady = (s: Survey, [, fleet]: Named): boolean => {
  const troop = troopOf(s);
  const waiting = holding(s, fleet.at)?.ground[troop] ?? 0;
  if ((fleet.cargo[troop] ?? 0) + waiting < troopsWanted(s)) return false;
  const foes = foesAt(s, CITADEL);
  if (foes.length === 0) return true;
  const outcome = forecast(s, fleet.units, foes, { device: deviceOf(s) });
  return outcome.won && outcome.left >= RISK;
};

function prepare(s: Survey, label: string, foe: number): string {
  const whom = foe < 0 ? 'ciudadela' : s.k.pub.factions[foe];
  const cards = held(s, AIDS).map((card) => ` + ${card}`);
  const bombs = s.side.faction === 'rauk' ? ', bombardeando todos' : ''; // [CSM-FACTION-RAUK-7]
  return `preparar flota ${label} guerra en ciudadela contra ${whom}${cards.join('')}${bombs}`;
}
/** The foe that counts most there. */
const worstFoe = (s: Survey): number | undefined => {
  const foes = foesAt(s, CITADEL);
  const weight = (f: (typeof foes)[number]) => Object.values(f.units).reduce((a, b) => a + b, 0);
  return foes.sort((a, b) => weight(b) - weight(a))[0]?.seat;
};

/** In the Citadel: fight on, bomb the guard, land, stay. */
function inside(s: Survey, [label, fleet]: Named): Idea[] {
  const foe = worstFoe(s);
  if (foe !== undefined) return [{ worth: 90, lines: [prepare(s, label, foe)], when: 'first' }];
  const troop = troopOf(s);
  const aboard = fleet.cargo[troop] ?? 0;
  const guards = guardsAt(s, CITADEL);
  const down = holding(s, CITADEL)?.ground[troop] ?? 0;
  if (guards > 0 && guards * 1.2 > aboard + down && holds(s, CITADEL, 'orbit'))
    return [
      { worth: 400, lines: [`bombardear ciudadela con flota ${label} contra todos`], when: 'move', fleet: label },
    ];
  if (aboard === 0) return [];
  return [
    { worth: 500, lines: [`tropas max ${troop} de flota ${label} a tierra en ciudadela`], when: 'move', fleet: label },
  ];
}

/** Troops that wait where the fleet leaves go with it. */
export const rider = (s: Survey, { at, units, cargo }: Named[1]): string => {
  const troop = troopOf(s);
  const waits = holding(s, at)?.ground[troop] ?? 0;
  const room = capacityOf(s.side, units) - Object.values(cargo).reduce((a, b) => a + b, 0);
  return waits > 0 && room > 0 ? `, subiendo ${Math.min(waits, room)} ${troop}` : '';
};

/** On the way: from a key portal in, by a portal to a key portal, or by the nearest road. */
function outside(s: Survey, army: Named): Idea[] {
  const [label, fleet] = army;
  const { at } = fleet;
  if (isKey(seen(s, at)?.portal)) {
    const foe = worstFoe(s);
    const lines = [`mover flota ${label} a ciudadela${rider(s, fleet)}`];
    if (foe !== undefined) lines.unshift(prepare(s, label, foe));
    return [{ worth: 300, lines, when: 'move', fleet: label }];
  }
  const goal = keyPortals(s)
    .filter((p) => isFree(s, p))
    .sort((a, b) => steps(s, at, a) - steps(s, at, b))[0];
  if (!goal) return [];
  if (seen(s, at)?.portal)
    return [
      {
        worth: 200,
        lines: [`mover flota ${label} por portal a ${text(s, goal)}${rider(s, fleet)}`],
        when: 'move',
        fleet: label,
      },
    ];
  const next = towards(s, at, goal, reach(s, Object.keys(fleet.units)));
  if (!next) return [];
  return [
    { worth: 200, lines: [`mover flota ${label} a ${text(s, next)}${rider(s, fleet)}`], when: 'move', fleet: label },
  ];
}
const ARMY = 12; // ships of some size, before it is worth the way
export const mission: Plan = (s) => {
  if (!s.opened || hoards(s)) return [];
  const waits = isThroneFar(s);
  return s.armies.slice(0, 3).flatMap((army) => {
    if (army[1].at === CITADEL) return inside(s, army);
    if (waits) return [];
    const isConvoy = holds(s, CITADEL, 'orbit') && troopsWanted(s) > 0;
    const big = size(army[1]) >= (isConvoy ? 2 : ARMY) || army === s.armies[0];
    return big && isReady(s, army) ? outside(s, army) : [];
  });
};
const throneOf = (s: Survey): string | undefined =>
  factionOf(s.side.faction).mission.params.unitInCitadel as string | undefined;
/** The base that the mission wants in the Citadel is not at its gates yet: an army that went in now would wait for it there. */
function isThroneFar(s: Survey): boolean {
  const wanted = throneOf(s);
  const all = s.bases.filter(([, f]) => wanted !== undefined && f.units[wanted]);
  return all.length > 0 && !all.some(([, f]) => f.at === CITADEL || isKey(seen(s, f.at)?.portal));
}
/** A base that the mission wants in the Citadel sets out behind an army, waits at a key portal and follows when the orbit is ours. */
export const throne: Plan = (s) => {
  const wanted = throneOf(s);
  if (!s.opened || wanted === undefined) return [];
  if (!s.armies.some((army) => army[1].at === CITADEL || isReady(s, army))) return [];
  const all = s.bases.filter(([, f]) => f.units[wanted]);
  if (all.some(([, f]) => f.at === CITADEL)) return [];
  const found = all.find(([, f]) => f.at !== s.home) ?? all[0];
  if (!found) return [];
  const [label, fleet] = found;
  const isPart = (fleet.units[wanted] ?? 0) > 1;
  const who = isPart ? `1 ${wanted} de ${label}` : `flota ${label}`;
  const to = nextStop(s, fleet.at, reach(s, [wanted]));
  const isOurs = holds(s, CITADEL, 'orbit') && foesAt(s, CITADEL).length === 0;
  if (!to || (to === CITADEL && !isOurs)) return [];
  return [
    {
      worth: 220,
      lines: [`mover ${who} a ${text(s, to)}`],
      when: 'move',
      fleet: label,
      ...(isPart ? { part: true } : {}),
    },
  ];
};
function nextStop(s: Survey, at: PlaceId, far: number): PlaceId | undefined {
  if (isKey(seen(s, at)?.portal)) return CITADEL;
  const goal = keyPortals(s)
    .filter((p) => isFree(s, p))
    .sort((a, b) => steps(s, at, a) - steps(s, at, b))[0];
  return goal && towards(s, at, goal, far);
}

/** Some win by their purse and stay at home. */
const hoards = (s: Survey): boolean => s.k.own!.mission.some((way) => way.way === 'nonPresence');

/** Whoever finds a key reads the database of its portal: boosts. */
export const investigate: Plan = (s) => {
  if (!s.k.own!.report.some((line) => line.key === 'report.key.mine')) return [];
  return keyPortals(s)
    .filter((p) => holds(s, p, 'orbit') && isOnline(s, p))
    .map((p): Idea => {
      const cards = seen(s, p)!.portal === 'violet' ? ['boost-attack', 'boost-shield', 'boost-hull'] : ['boost-attack'];
      return { worth: 95, lines: [`investigar portal en ${text(s, p)} copiando ${cards.join(', ')}`], when: 'first' };
    });
};
/** It is the one that opened last turn. */
const isOnline = (s: Survey, p: PlaceId): boolean =>
  seen(s, p)!.portal === s.k.pub.keys.at(-1) && Object.keys(seen(s, p)!.units[s.seat] ?? {}).length > 0;
