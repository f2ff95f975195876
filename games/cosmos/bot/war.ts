// Defend and attack: both by the arithmetic of the battle calculator.
import type { Fleet, PlaceId } from '../state.ts';
import * as board from '../values/geometry.ts';
import { factionOf, unitOf } from '../values/sheets.ts';
import { forecast } from './arithmetic.ts';
import { aidFor } from './cards.ts';
import { rider, troopsWanted } from './citadel.ts';
import type { Idea, Plan } from './idea.ts';
import {
  CITADEL,
  foesAt,
  guardsAt,
  holding,
  holds,
  isFriend,
  isStudied,
  type Named,
  reach,
  type Survey,
  seen,
  size,
  steps,
  strength,
  text,
  towards,
  troopOf,
} from './survey.ts';

const NEAR = 4; // squares from which a fleet may come next turn

/** Somebody strong next door: hold the station against them. */
export const defend: Plan = (s) => {
  const posts = Object.keys(s.k.own!.holdings).filter((p) =>
    Object.keys(holding(s, p)!.units).some(
      (id) => unitOf(id).class === 'station' || unitOf(id).tags.includes('station'),
    ),
  );
  return posts.flatMap((post): Idea[] => {
    const near = Object.keys(s.k.own!.board).filter((p) => p === post || board.isWithin(post, p, NEAR));
    const worst = near
      .flatMap((p) => foesAt(s, p))
      .filter((foe) => foe.seat >= 0)
      .map((foe) => ({ foe, force: strength(foe.units) }))
      .sort((a, b) => b.force - a.force)[0];
    if (!worst || worst.force < strength(holding(s, post)!.units) / 2) return [];
    const lines = [`defender ${text(s, post)} contra ${s.k.pub.factions[worst.foe.seat]}`];
    return [{ worth: 55, lines, when: 'first', place: post }];
  });
};

/** A base, or a control building that is one, helps whoever fights there. */
function isTheirBase(s: Survey, place: PlaceId, seat: number): boolean {
  const { base, control } = factionOf(s.k.pub.factions[seat]!);
  const here = seen(s, place)!;
  return (
    here.buildings.some(
      (b) => b.owner === seat && (b.id === base.id || (b.id === control.id && control.grants.includes('base'))),
    ) || Object.keys(here.units[seat] ?? {}).some((id) => unitOf(id).tags.includes('base'))
  );
}

/** Some missions count what was won in battle; once there is enough, wars only cost ships. */
const SPOILS = ['honour', 'plunder', 'assimilated'];
const keenness = (s: Survey): number =>
  s.k.own!.mission.some((way) => way.steps.some((step) => SPOILS.includes(step.what) && step.have < step.need))
    ? 2
    : 0.8;
const BAND = 10; // troops that land where nobody is
const GAIN = 1.5; // wrecks must outweigh the own losses by this

function strikes(s: Survey, [label, fleet]: Named): Idea[] {
  const far = reach(s, Object.keys(fleet.units));
  const keen = keenness(s);
  const inReach = Object.keys(s.k.own!.board).filter(
    (p) =>
      p !== CITADEL &&
      board.isBoard(p) &&
      s.turn - seen(s, p)!.turn <= 1 &&
      (p === fleet.at || (board.isBoard(fleet.at) && !isStudied(s, fleet.at) && steps(s, fleet.at, p) <= far)),
  );
  return inReach.flatMap((p): Idea[] => {
    const foes = foesAt(s, p);
    if (foes.length === 0 || foes.some((foe) => foe.seat < 0)) return [];
    const base = foes.some((foe) => isTheirBase(s, p, foe.seat));
    const { won, killed, lost } = forecast(s, fleet.units, foes, { lead: base ? 0 : 1, base });
    if (!won || killed < GAIN * lost || killed < 15) return [];
    const foe = foes.sort((a, b) => strength(b.units) - strength(a.units))[0]!;
    const against = s.k.pub.factions[foe.seat];
    const lines = [`preparar flota ${label} guerra en ${text(s, p)} contra ${against}${aidFor(s, killed)}`];
    if (p !== fleet.at) lines.push(`mover flota ${label} a ${text(s, p)}${rider(s, fleet)}`);
    return [
      { worth: Math.min(160, (keen * (killed - lost)) / lines.length), lines, when: 'move', fleet: label, place: p },
    ];
  });
}
export const attack: Plan = (s) => s.armies.slice(0, 2).flatMap((army) => strikes(s, army));

/** What somebody holds by a building alone falls to the first who land there. */
export const raid: Plan = (s) => {
  const spoils = Object.keys(s.k.own!.board).filter((p) => isBare(s, p));
  return s.scouts.flatMap(([label, fleet]): Idea[] => {
    const far = reach(s, Object.keys(fleet.units));
    if (!board.isBoard(fleet.at) || isStudied(s, fleet.at) || (fleet.cargo[troopOf(s)] ?? 0) < BAND) return [];
    const near = spoils.filter((p) => p !== fleet.at && steps(s, fleet.at, p) <= far);
    const goal = near.sort((a, b) => steps(s, fleet.at, a) - steps(s, fleet.at, b))[0];
    if (!goal) return [];
    return [{ worth: 48, lines: [`mover flota ${label} a ${text(s, goal)}`], when: 'move', fleet: label, place: goal }];
  });
};
/** Of another, seen of late, with a building and nobody to guard it. */
function isBare(s: Survey, p: PlaceId): boolean {
  const { turn, dom, buildings, orbital } = seen(s, p)!;
  const owner = dom.ground;
  if (owner === null || owner === s.seat || !board.isBoard(p) || s.turn - turn > 2) return false;
  const isGuarded = foesAt(s, p).length > 0 || guardsAt(s, p) > 0 || Object.keys(orbital).length > 0;
  return !isGuarded && buildings.some((b) => b.owner === owner) && !isFriend(s, owner);
}

/** The orbit is ours, the ground is not: bombs on those who hold it, then a landing. */
export const invade: Plan = (s) =>
  [...s.armies, ...s.scouts].flatMap(([label, fleet]): Idea[] => {
    const here = seen(s, fleet.at);
    if (!here || !board.isBoard(fleet.at) || here.special === 'galactic-forum') return [];
    if (!holds(s, fleet.at, 'orbit') || holds(s, fleet.at, 'ground') || foesAt(s, fleet.at).length > 0) return [];
    const troop = troopOf(s);
    const guards = guardsAt(s, fleet.at);
    const aboard = fleet.cargo[troop] ?? 0;
    const worth = board.sectorOf(fleet.at) === 'violet' && !s.lit.has('violet') ? 88 : 52;
    const wanted = Math.ceil(guards * 1.2) + BAND;
    const place = text(s, fleet.at);
    if (aboard >= wanted)
      return [
        {
          worth,
          lines: [`tropas ${wanted} ${troop} de flota ${label} a tierra en ${place}`],
          when: 'move',
          fleet: label,
        },
      ];
    if (guards === 0 || aboard < BAND || size(fleet) < 3) return [];
    return [{ worth, lines: [`bombardear ${place} con flota ${label} contra todos`], when: 'move', fleet: label }];
  });

/** The violet key takes four turns of research: an army stands by, or the searcher would not live to see it. */
export const escort: Plan = (s) => {
  const [army] = s.armies;
  if (!army || s.lit.has('violet') || s.k.pub.keys.length < 5 || isStudied(s, army[1].at)) return [];
  const [label, fleet] = army;
  const hidden = (p: PlaceId) => seen(s, p)?.looted !== true && seen(s, p)?.ruined !== true;
  if (board.sectorOf(fleet.at) === 'violet' && hidden(fleet.at)) return [];
  const goals = board.BOARD.filter((p) => board.sectorOf(p) === 'violet' && hidden(p))
    .filter((p) => {
      const foes = foesAt(s, p);
      return foes.length === 0 || forecast(s, fleet.units, foes).left > 0.7;
    })
    .sort((a, b) => steps(s, fleet.at, a) + spread(s, a) - steps(s, fleet.at, b) - spread(s, b));
  const next = goals[0] && towards(s, fleet.at, goals[0], reach(s, Object.keys(fleet.units)));
  return next && next !== fleet.at
    ? [{ worth: 90, lines: [`mover flota ${label} a ${text(s, next)}`], when: 'move', fleet: label }]
    : [];
};
/** Not everybody to the same system. */
const spread = (s: Survey, p: PlaceId): number => ((board.numberOf(p) * 3 + s.seat * 5) % 8) / 4;

/** An army that has nothing to do elsewhere waits where new ships are built, and fetches troops there for the Citadel. */
export const gather: Plan = (s) =>
  s.armies.flatMap(([label, fleet]): Idea[] => {
    if (!s.home || fleet.at === s.home || fleet.at === CITADEL || !board.isBoard(fleet.at) || !board.isBoard(s.home))
      return [];
    if (size(fleet) < 3 || isStudied(s, fleet.at)) return [];
    const far = reach(s, Object.keys(fleet.units));
    if (!Number.isFinite(far) || far < 1 || steps(s, fleet.at, s.home) > 12) return [];
    const next = board.BOARD.filter((p) => board.isWithin(fleet.at, p, far) && steps(s, fleet.at, p) <= far).sort(
      (a, b) => steps(s, s.home!, a) - steps(s, s.home!, b),
    )[0];
    return next && next !== fleet.at
      ? [
          {
            worth: fetches(s, fleet) ? 120 : 28,
            lines: [`mover flota ${label} a ${text(s, next)}`],
            when: 'move',
            fleet: label,
          },
        ]
      : [];
  });
const fetches = (s: Survey, { cargo }: Fleet): boolean => s.opened && (cargo[troopOf(s)] ?? 0) < troopsWanted(s);
