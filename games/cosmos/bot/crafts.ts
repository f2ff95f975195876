// What only one faction, or only the holder of a special planet, can do.
import type { PlaceId } from '../state.ts';
import type { Idea, Plan } from './idea.ts';
import { holding, holds, type Named, reach, type Survey, seen, steps, text, towards } from './survey.ts';

const count = (s: Survey, name: string): number => s.side.counters[name] ?? 0;

/** European: honour buys boosts, but what the mission counts is for life. */
const feat: Plan = (s) =>
  count(s, 'purse') >= 30 ? [{ worth: 90, lines: [`gesta ${nextBoost(s)}`], when: 'first' }] : [];

/** Attack, shield and hull in step. */
function nextBoost(s: Survey): string {
  const have = (card: string) => s.side.cards.filter((c) => c.card === card).length;
  const kinds = [
    { word: 'ataque', n: have('boost-attack') },
    { word: 'escudo', n: have('boost-shield') },
    { word: 'casco', n: have('boost-hull') },
  ];
  return kinds.sort((a, b) => a.n - b.n)[0]!.word;
}

/** Boosts out of a workshop: the quick one and the next quick one by turns. */
const turnsOf = (s: Survey, place: PlaceId): string => (s.side.last[place] === 'boost-hull' ? 'ataque' : 'casco');
const isWorking = (s: Survey, place: PlaceId): boolean => s.side.developments.some((d) => d.place === place);
const bench: Plan = (s) => {
  const place = Object.keys(s.k.own!.holdings).find((p) => holding(s, p)!.units['taller-orbital']);
  if (!place || isWorking(s, place)) return [];
  return [{ worth: 95, lines: [`banco de pruebas ${turnsOf(s, place)}`], when: 'first' }];
};
const workshop: Plan = (s) => {
  const place = s.grounds.find((p) => seen(s, p)!.special === 'development-workshop');
  if (!place || isWorking(s, place)) return [];
  return [{ worth: 95, lines: [`especial desarrollar ${turnsOf(s, place)}`], when: 'first' }];
};
/** Two actions for one and 100R, every fifth turn. */
const ritual: Plan = (s) => {
  const place = s.grounds.find((p) => seen(s, p)!.special === 'sorcerers-shrine');
  const last = s.k.own!.cooldowns['sorcerers-shrine'];
  if (!place || s.side.R < 250 || (last !== undefined && s.turn < last + 5)) return [];
  return [{ worth: 45, lines: ['especial ritual'], when: 'first', R: 100 }];
};
const leech: Plan = (s) => {
  const place = s.grounds.find((p) => seen(s, p)!.special === 'cosmic-leech');
  const last = s.k.own!.cooldowns['cosmic-leech'];
  if (!place || (last !== undefined && s.turn < last + 5)) return [];
  return [{ worth: 110, lines: ['especial usurpar'], when: 'first' }];
};

/** Aeshnid: maggots on the ground of a hive become stingers. */
const metamorphosis: Plan = (s) =>
  s.grounds
    .map((p) => ({ p, n: Math.floor((holding(s, p)?.ground.cresa ?? 0) / 20) }))
    .filter(({ p, n }) => n >= 2 && seen(s, p)!.buildings.some((b) => b.owner === s.seat && /^panal/.test(b.id)))
    .map(
      ({ p, n }): Idea => ({
        worth: Math.min(120, 25 * n),
        lines: [`metamorfosis en ${text(s, p)} max`],
        when: 'spend',
      }),
    );

/** Naxor: the shuttle goes from one own orbit to the next and leaves portals, as many as the mission counts. */
const SHUTTLE = 'lanzadera-nax';
const ANCHOR = 120;
const anchor: Plan = (s) => {
  const need = s.k.own!.mission.flatMap((way) => way.steps).find((step) => step.what === 'otherPortalOrbits');
  const shuttle = [...s.armies, ...s.scouts].find(([, f]) => f.units[SHUTTLE]);
  if (!need || need.have >= need.need || !shuttle) return [];
  const [label, fleet] = shuttle;
  if (isSite(s, fleet.at) && s.side.R >= ANCHOR)
    return [{ worth: 100, lines: [`anclar portal en ${text(s, fleet.at)}`], when: 'first', R: ANCHOR }];
  return isSite(s, fleet.at) ? [] : ferry(s, label, fleet);
};
/** An own building holds the orbit when the shuttle has gone. */
const isSite = (s: Survey, p: PlaceId): boolean =>
  holds(s, p, 'orbit') &&
  seen(s, p)!.portal === '' &&
  seen(s, p)!.buildings.some((b) => b.owner === s.seat && b.id === 'enclave');
function ferry(s: Survey, label: string, fleet: Named[1]): Idea[] {
  const who = Object.keys(fleet.units).length > 1 ? `1 ${SHUTTLE} de ${label}` : `flota ${label}`;
  const sites = Object.keys(s.k.own!.board).filter((p) => isSite(s, p));
  if (fleet.at.startsWith('black-')) {
    const rim = sites.find((p) => p.startsWith('white-'));
    return rim
      ? [{ worth: 60, lines: [`mover ${who} a ${text(s, rim)}`], when: 'first', fleet: label, part: true }]
      : [];
  }
  const goal = sites.sort((a, b) => steps(s, fleet.at, a) - steps(s, fleet.at, b))[0];
  const next = goal && towards(s, fleet.at, goal, reach(s, [SHUTTLE]));
  return next && next !== fleet.at
    ? [{ worth: 60, lines: [`mover ${who} a ${text(s, next)}`], when: 'first', fleet: label, part: true }]
    : [];
}
/** Any other portal of one's own serves the same end. */
const portalCard: Plan = (s) => {
  if (s.side.faction !== 'naxor' || !s.side.cards.some((c) => c.card === 'star-portal')) return [];
  const site = Object.keys(s.k.own!.board).find((p) => isSite(s, p));
  return site ? [{ worth: 90, lines: [`usar star-portal en ${text(s, site)}`], when: 'first' }] : [];
};

const CRAFTS: Readonly<Record<string, readonly Plan[]>> = {
  european: [feat],
  astano: [bench],
  aeshnid: [metamorphosis],
  naxor: [anchor, portalCard],
};
export const crafts: Plan = (s) =>
  [...(CRAFTS[s.side.faction] ?? []), workshop, ritual, leech].flatMap((plan) => plan(s));
