// TI4-TECH: researching one technology.

import type { Barred, Option, Seat } from '@orrery/kernel';
import { exhaustPlanet, gainTechnology } from '../atoms/economy.ts';
import type { Colour } from '../packs/base/types.ts';
import { SETTLED, step } from '../procedures.ts';
import { anyGrants, happen, mightReact, sum, waiversFor } from '../registry.ts';
import { bar, decline, option, planetName, player, strategyName, tail, techName } from '../say.ts';
import { type Effect, type Pub, type T, technologiesOf } from '../state.ts';
import { synergyOf } from '../values/breakthroughs.ts';
import {
  coverable,
  deckOf,
  freeWaivers,
  type Icon,
  iconsLeft,
  isSame,
  missingFor,
  researchable,
  spared,
  tints,
  without,
} from '../values/technology.ts';

/** `only`: what an effect allows to be researched. */
export type Research = {
  seat: Seat;
  tech: string;
  missing: Colour[];
  wild: number;
  used: Icon[];
  only?: string[];
  effects?: Effect[];
};

export const research = step('research', {
  instead(t, f) {
    const count = sum('propagates', t.s.pub, f.args.seat);
    if (count === 0) return;
    t.call('gainTokens', { seat: f.args.seat, count }); // [TI4-TECS-5]
    return 'end';
  },
  begin: (t, f) => t.window('tech.research', { by: f.args.seat, seat: player(f.args.seat), frame: f.id }),
  choose: {
    who: (pub, f) => (allowed(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.research' },
      ask: {
        shape: 'one',
        options: [
          ...allowed(k.pub, f.args).map(techOption),
          decline, // [TI4-TECS-3]
        ],
      },
      barred: unresearchable(k.pub, f.args.seat),
      rules: ['TI4-TECH-2', 'TI4-TECH-4'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice === 'no') return 'end';
      const tech = tail(choice);
      const { pub } = t.s;
      const { seat } = f.args;
      Object.assign(f.args, {
        tech,
        missing: missingFor(pub, seat, tech),
        wild: freeWaivers(pub, seat, tech),
        used: [],
      });
    },
  },
  known(_, f) {
    if (!f.args.tech) return 'end';
  },
  waive: {
    // [TI4-TECH-6, -9] one specialty after another, until what is left can be ignored
    settled: SETTLED,
    who: (_, f) => (f.args.missing.length > f.args.wild ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.waive', args: { tech: techName(f.args.tech) } },
      ask: { shape: 'one', options: waivers(k.pub, f.args) },
      rules: ['TI4-TECH-6', 'TI4-TECH-8', 'TI4-TECH-9'],
    }),
    take(t, f, choices) {
      const { seat } = f.args;
      const choice = choices.get(seat) as string;
      const waiver = waiversFor(t.s.pub, seat, f.args.tech).find(({ option }) => option.key === choice);
      if (waiver) {
        waiver.pay(t, seat);
        if (waiver.colour) f.args.missing = without(f.args.missing, waiver.colour, synergyOf(t.s.pub, seat));
        else f.args.wild += waiver.all ? f.args.missing.length : 1;
      } else {
        const [planet, colour] = tail(choice).split('>') as [string, Colour];
        const first = f.args.used.every((icon) => icon.planet !== planet);
        f.args.missing = without(f.args.missing, colour, synergyOf(t.s.pub, seat)); // [TI4-SYN-2]
        f.args.used.push({ planet, colour });
        if (first && !anyGrants('keepsReady', t.s.pub, seat)) exhaustPlanet(t, planet);
      }
      return { goto: 'waive' };
    },
  },
  gain: (t, f) => gainTechnology(t, f.args.seat, f.args.tech),
  gained: (t, f) =>
    t.window('tech.gained.after', { by: f.args.seat, seat: player(f.args.seat), tech: techName(f.args.tech) }),
  researched: (t, f) =>
    happen(t, 'tech.researched.after', { by: f.args.seat, seat: player(f.args.seat), tech: techName(f.args.tech) }),
});

/** [TI4-TECS-1] Resources for research; where somebody could lower them, that comes first. */
export function payForResearch(t: T, seat: Seat, resources: number): void {
  const args = { seat, resources };
  if (mightReact(t.s.pub, 'tech.research.cost', { by: seat, seat: player(seat), frame: -1, resources }))
    t.call('researchCost', args);
  else t.call('pay', { ...args, influence: 0, what: strategyName('technology') });
}
export const researchCost = step('researchCost', {
  lower: (t, { id, args: { seat, resources } }) =>
    t.window('tech.research.cost', { by: seat, seat: player(seat), frame: id, resources }),
  pay(t, { args: { seat, resources } }) {
    if (resources > 0) t.call('pay', { seat, resources, influence: 0, what: strategyName('technology') });
  },
});

const allowed = (pub: Pub, { seat, only }: Pick<Research, 'seat' | 'only'>): string[] =>
  researchable(pub, seat).filter((id) => !only || only.includes(id));
const techOption = (id: string): Option => option(`research:${id}`, 'research', { tech: techName(id) }, [`tech:${id}`]);

/** The rest of the deck, and what is missing; and what is owned already. */
function unresearchable(pub: Pub, seat: Seat): Barred[] {
  const able = researchable(pub, seat);
  const lacking = deckOf(pub, seat).filter(({ id }) => !able.includes(id));
  return [
    ...lacking.map(({ id }) =>
      bar(techOption(id), 'prerequisites', 'TI4-TECH-4', {
        missing: missingFor(pub, seat, id).map((colour) => ({ key: `colour.${colour}` })),
      }),
    ),
    ...technologiesOf(pub, seat).map(({ id }) => bar(techOption(id), 'owned', 'TI4-TECH-11')),
  ];
}

/** Only what leaves the rest coverable. */
function waivers(pub: Pub, { seat, tech, missing, wild, used }: Research): Option[] {
  const priced = waiversFor(pub, seat, tech);
  const spare = spared(priced);
  const icons = iconsLeft(pub, seat, used);
  const tinted = tints(priced);
  const linked = synergyOf(pub, seat);
  const helps = (colour: Colour): boolean => without(missing, colour, linked).length < missing.length;
  const serves = (icon: Icon, i: number): boolean =>
    helps(icon.colour) &&
    icons.findIndex(isSame(icon)) === i && // two alike are one option
    coverable(without(missing, icon.colour, linked), [...icons.toSpliced(i, 1), ...tinted], wild + spare, linked);
  const options = icons.filter(serves).map(specialtyOption);
  const useful = priced.filter(({ colour }) => !colour || helps(colour));
  if (coverable(missing, [...icons, ...tinted], wild + spare, linked))
    options.push(...useful.map((waiver) => waiver.option));
  return options;
}
const specialtyOption = ({ planet, colour }: Icon): Option =>
  option(
    `specialty:${planet}>${colour}`,
    'specialty',
    { planet: planetName(planet), colour: { key: `colour.${colour}` } },
    [`planet:${planet}`],
  );
