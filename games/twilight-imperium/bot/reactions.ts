// Reactions: each ability by its name; what is not named here is let pass.
import type { Bag, Decision, Option } from '@orrery/kernel';
import type { UnitType } from '../packs/base/types.ts';
import { anyGrants } from '../registry.ts';
import { unitKey } from '../say.ts';
import { playerOf } from '../state.ts';
import { agendaNow } from '../values/agenda.ts';
import { controls, planetsIn } from '../values/board.ts';
import { hasBreakthrough } from '../values/breakthroughs.ts';
import { worth } from '../values/economy.ts';
import { cardOfType, fleetOf, isGround } from '../values/units.ts';
import { outcomeWorth } from './agenda.ts';
import { CARD_REACTIONS } from './card-reactions.ts';
import { best, type Case, mildest, say } from './case.ts';
import { standing } from './combat.ts';
import { claim } from './expedition.ts';
import { FACTION_REACTIONS } from './factions.ts';
import { EVENT_REACTIONS } from './galactic-events.ts';
import { beyond } from './hand.ts';
import { always, concernsMe, hitsOn, improves, isClose, type Judge, missesOf, type Offer } from './judging.ts';
import { NOTE_REACTIONS } from './notes.ts';
import { affordable } from './objectives.ts';
import { isCheapMiss, RELIC_REACTIONS } from './relics.ts';
import { swapWorth } from './strategy.ts';
import { isUneven } from './troops.ts';
import { planetWorth, worthOf } from './worth.ts';

const unitsThere = ({ c, about }: Offer): number =>
  c.pub.units.filter((u) => u.owner === c.seat && u.at === about.at).length;

const unitNamed = ({ c }: Offer, key: string) =>
  c.pub.units.find((u) => u.owner === c.seat && unitKey(c.pub, u) === key);

/** The price of the enemy unit a key names. */
function enemyPrice({ c, target }: Offer): number {
  const type = target.split(/[*@]/)[0] as UnitType;
  return cardOfType(c.pub, c.seat, type)?.cost ?? 1;
}

export const REACTIONS: Readonly<Record<string, Judge>> = {
  sustain: always,
  'predictive-votes': always, // exhausting it costs nothing before the next turn ends
  'dark-energy-tap': always,
  'scanlink-drone-network': always,
  'entropic-scar': always, // a technology for a token
  expedition: claim,
  sabotage: (o) => (concernsMe(o) ? 1 : 0),
  'direct-hit': always,
  'skilled-retreat'({ c }) {
    const now = standing(c.pub, c.seat);
    return now && now.chance < 0.2 && worthOf(c.pub, now.mine) > 4 ? 2 : 0;
  },
  ...CARD_REACTIONS,
  ...NOTE_REACTIONS,
  ...FACTION_REACTIONS,
  ...RELIC_REACTIONS,
  ...EVENT_REACTIONS,
  'morale-boost': (o) => (isClose(o) ? 1 : 0),
  'shields-holding': (o) => (hitsOn(o) >= 2 || (hitsOn(o) === 1 && isClose(o)) ? 2 : 0),
  'maneuvering-jets': (o) => hitsOn(o),
  'fire-team': (o) => (missesOf(o) >= 2 ? 1 : 0),
  'flank-speed': (o) =>
    beyond(o, improves(o, { kind: 'move', amount: anyGrants('wild', o.c.pub) ? 2 : 1, source: 'flank-speed' }), 3),
  'in-the-silence-of-space': (o) => beyond(o, improves(o, { kind: 'silence', system: o.target }), 3),
  'gravity-drive'(o) {
    const unit = unitNamed(o, o.target);
    return unit ? improves(o, { kind: 'move', amount: 1, unit: unit.id }) - 0.1 : 0;
  },
  'experimental-battlestation': (o) => (unitsThere(o) > 0 ? 1 : 0),
  bunker: ({ c, about }) =>
    planetsIn(c.pub, about.at as string).some(
      (p) => controls(c.pub, c.seat, p) && c.pub.units.some((u) => u.on === p && isGround(u)),
    )
      ? 1
      : 0,
  parley: (o) => beyond(o, planetWorth(o.c.pub, o.c.seat, o.target), 2),
  'graviton-laser-system': always,
  'ai-development-algorithm': always,
  'magen-defense-grid': enemyPrice,
  'self-assembly-routines': always,
  'duranium-armor': enemyPrice,
  'assault-cannon': always,
  'integrated-economy': ({ c }) => (affordable(c.k, { resources: 1 }) ? 1 : 0),
  'bio-stims': ({ c, target }) =>
    target.startsWith('planet.') ? worth(c.pub, target.slice('planet.'.length), 'resources') + 1 : 0.5,
  'dacxive-animators': always,
  'infantry-revival': always,
  'transit-diodes': ({ c }) => (isUneven(c.pub, c.seat) ? 1 : 0),
  // what lies in the other pools may be of more use there
  'predictive-intelligence': ({ c: { pub, seat } }) =>
    playerOf(pub, seat).tactic === 0 && playerOf(pub, seat).strategy > 1 ? 1 : 0,
  'crown-of-thalnos-agenda': isCheapMiss,
  'imperial-arbiter': ({ c, target }) => swapWorth(c.k, target),
  'committee-formation': ({ c, target }) => outcomeWorth(c.k, agendaNow(c.pub)!.args.card, target),
  'minister-of-industry': ({ c }) => (affordable(c.k, { resources: 2 }) ? 1 : 0),
  'minister-of-peace': (o) =>
    worthOf(o.c.pub, fleetOf(o.c.pub, o.c.seat, o.about.at as string)) > 3 && o.about.by !== o.c.seat ? 1 : 0,
  'minister-of-war': ({ c }) => (playerOf(c.pub, c.seat).tactic > 0 ? 1 : 0),
};

/** Scoring comes before everything. */
function judge(offer: Offer, ability: string): number {
  if (ability.startsWith('score.')) return 100;
  return REACTIONS[ability]?.(offer) ?? 0;
}

export function react(c: Case): Decision {
  const about = c.args.about as Bag;
  const rated = (key: string): number => {
    if (key === 'pass' || key === 'pass.on') return key === 'pass' ? 0.001 : 0;
    const [ability = '', choice = ''] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
    return judge({ c, about, target: choice.split('>')[1] ?? '' }, ability);
  };
  const found = best(c.options, rated);
  if (!found) return mildest(c);
  return { choice: found.option.key, why: reason(c, found.option) };
}

function reason({ pub, seat }: Case, { key, label }: Option) {
  if (key === 'pass') return say('react.pass');
  if (key.startsWith('expedition '))
    return say(hasBreakthrough(pub, seat) ? 'expedition.share' : 'expedition.claim', { ability: label });
  if (key.startsWith('score.')) return say('react.score');
  return say('react', { ability: label });
}
