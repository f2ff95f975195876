// Action cards played in windows: when each is worth playing. A hand that is nearly full is played more freely.

import { seatAt } from '../effects/targets.ts';
import { kindOfCard } from '../say.ts';
import { playerOf, seatsOf } from '../state.ts';
import { gunsOf } from '../steps/cannon.ts';
import { isOpponent } from '../values/allies.ts';
import { type Die, hitsOf } from '../values/combat.ts';
import { fleetOf } from '../values/units.ts';
import { threat } from './card-actions.ts';
import { CARD_AGENDAS } from './card-agenda.ts';
import { cardValue } from './cards.ts';
import { standing } from './combat.ts';
import { beyond, whenFull } from './hand.ts';
import type { Judge, Offer } from './judging.ts';
import { always, facing, improves, isClose } from './judging.ts';
import { affordable } from './objectives.ts';
import { money } from './production.ts';
import { planetWorth } from './worth.ts';

const leads = ({ c, about }: Offer): boolean =>
  isOpponent(c.pub, c.seat, Number(about.by)) &&
  playerOf(c.pub, Number(about.by)).points >= playerOf(c.pub, c.seat).points;
const DEAR = ['strategy.imperial', 'strategy.technology', 'strategy.leadership'];
const isDear = ({ about }: Offer): boolean => DEAR.includes((about.card as { key: string }).key);

export const CARD_REACTIONS: Readonly<Record<string, Judge>> = {
  ...CARD_AGENDAS,
  summit: always,
  'manipulate-investments': (o) => whenFull(o, 0),
  'public-disgrace': (o) => whenFull(o, isDear(o) && leads(o) ? 1 : 0),
  'coup-detat': (o) => whenFull(o, isDear(o) && leads(o) ? 1 : 0),
  'master-plan': ({ c }) => (playerOf(c.pub, c.seat).tactic > 0 ? 1 : 0),
  crisis: (o) => whenFull(o, 0.5),
  'puppets-on-a-string': always,
  'extreme-duress': (o) => whenFull(o, leads(o) && playerOf(o.c.pub, Number(o.about.by)).goods > 2 ? 1 : 0),
  'crash-landing': always,
  'black-market-dealings': () => 0, // what it opens, a bot neither offers nor asks for
  rescue: ({ target }) => (target.includes('fighter') ? 0 : 1),
  'lie-in-wait': always,
  'political-stability'(o) {
    const own = o.c.pub.strategyCards.filter(({ owner }) => owner === o.c.seat).map(({ id }) => id);
    return whenFull(o, own.includes('imperial') || own.includes('leadership') ? 1 : 0);
  },
  'reverse-engineer': ({ c, about }) => (c.k.own!.hand.length <= 5 ? cardValue(kindOfCard(String(about.id))) - 2 : 0),
  'lost-star-chart': (o) => beyond(o, improves(o, { kind: 'star-chart' }), 1),
  'nav-suite': (o) => beyond(o, improves(o, { kind: 'nav-suite' }), 1),
  upgrade: () => 2,
  counterstroke: always,
  'forward-supply-base': ({ c, target }) => 3 - threat(c.pub, seatAt(target)) / 2,
  'harness-energy': always,
  rally: always,
  'solar-flare': ({ c, about }) =>
    seatsOf(c.pub).some(
      (other) => isOpponent(c.pub, c.seat, other) && gunsOf(c.pub, other, String(about.at)).length > 0,
    )
      ? 1
      : 0,
  'decoy-operation': (o) => beyond(o, planetWorth(o.c.pub, o.c.seat, o.target), 3),
  'reveal-prototype': (o) => (isClose(o) && affordable(o.c.k, { resources: 4 }) ? 1 : 0),
  'fighter-prototype': (o) =>
    isClose(o) && fleetOf(o.c.pub, o.c.seat, String(o.about.at)).filter((u) => u.type === 'fighter').length > 1 ? 1 : 0,
  'emergency-repairs': always,
  'emergency-repairs@combatRound.end': always,
  rout: ({ c }) => ((standing(c.pub, c.seat)?.chance ?? 1) < 0.6 ? 1 : 0),
  intercept: ({ c }) => ((standing(c.pub, c.seat)?.chance ?? 0) > 0.7 ? 1 : 0),
  'courageous-to-the-end': always,
  salvage: always,
  'reflective-shielding': always,
  waylay: ({ c, about }) =>
    c.pub.units.some((u) => u.owner === Number(about.target) && u.type === 'fighter') ? 0.3 : 1,
  'scramble-frequency'(o) {
    const dice = (facing(o)?.args.dice ?? []) as Die[];
    return o.about.target === o.c.seat && hitsOf(dice) * 2 > dice.length ? 1 : 0;
  },
  disable: always,
  blitz: always,
  'ghost-squad': () => 0,
  infiltrate: always,
  reparations: ({ c, target }) => planetWorth(c.pub, c.seat, target),
  'war-machine': ({ c }) => (money(c.k) >= 4 ? 1 : 0),
};
