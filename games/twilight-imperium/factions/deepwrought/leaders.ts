// The leaders of the Deepwrought Scholarate: a teacher, one who makes learning cheap, and one who unwrites what was learnt.
import type { About, Option, Seat, WindowFacts } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { beginCoexistence } from '../../atoms/coexistence.ts';
import { convertCommodities, gainCommodities } from '../../atoms/economy.ts';
import { purgeCard } from '../../atoms/possession.ts';
import { place } from '../../atoms/units.ts';
import { technologyCard } from '../../content.ts';
import { awayFromHome, idOf } from '../../effects/targets.ts';
import { hasLeader } from '../../holders.ts';
import type { Piece } from '../../piece.ts';
import { frameOf, type In, SETTLED, step } from '../../procedures.ts';
import { barTo } from '../../registry.ts';
import { decline, option, planetOption, player, tail, techName } from '../../say.ts';
import {
  clockwise,
  type Effect,
  effectsOf,
  heldCard,
  type Know,
  livingSeats,
  newCard,
  type Pub,
  playerOf,
  type T,
  type TI,
  technologiesOf,
} from '../../state.ts';
import { systemOf } from '../../values/board.ts';
import { commodityRoom, means } from '../../values/economy.ts';
import { deckOf, isUpgrade } from '../../values/technology.ts';
import { oceansOf } from './oceans.ts';

declare module '../../procedures.ts' {
  interface Content {
    tutor: { seat: Seat; host: Seat };
    'tutor.thank': { seat: Seat; holder: Seat };
    aello: In<'tech.research.cost'>;
    'aello.thank': { seat: Seat };
  }
}
declare module '../../state.ts' {
  interface Effects {
    tutored: true; // this research may do without a prerequisite; `source`: whose teacher it is
  }
}
const CARRINA = 'doctor-carrina';
const AELLO = 'aello';

const lessonFor = (pub: Pub, seat: Seat): Effect | undefined =>
  effectsOf(pub, 'tutored').find((effect) => effect.seat === seat);
/** [TI4-F-DEEP-8] What has no prerequisite has none to ignore. */
const isHard = (tech: string): boolean => Object.keys(technologyCard(tech).prereq).length > 0;
/** Used once: the teacher may come to stay. */
function useLesson(t: T, host: Seat): void {
  const lesson = lessonFor(t.s.pub, host);
  const frame = frameOf(t.s.pub, 'research');
  if (!lesson || !frame) return;
  frame.args.effects = (frame.args.effects ?? []).filter((effect) => effect !== lesson);
  t.call('tutor', { seat: Number(lesson.source), host });
}
const lodgings = (pub: Pub, host: Seat): string[] =>
  Object.keys(pub.planets).filter(
    (planet) =>
      pub.planets[planet]!.controller === host && awayFromHome(pub, host, planet) && !barTo('place', pub, planet),
  );

/** [TI4-F-DEEP-9] Everybody else whose commander makes the research of this seat cheaper. */
const patrons = (pub: Pub, seat: Seat): Seat[] =>
  livingSeats(pub).filter((other) => other !== seat && hasLeader(pub, other, AELLO));
const priceNow = (pub: Pub, resources: number): number => frameOf(pub, 'researchCost')?.args.resources ?? resources;
const patronOption = (holder: Seat): Option => ({
  key: `pay@${holder}`,
  label: { key: `use.${AELLO}`, args: { seat: player(holder) } },
});
const patronIn = (choice: string): Seat => Number(choice.split('@')[1]);
type AtCost = WindowFacts<About<TI, 'tech.research.cost'>>;
/** Each of them once. */
const unpaid = (pub: Pub, seat: Seat, { used }: AtCost): Seat[] =>
  patrons(pub, seat).filter((holder) => !used.some((source) => source.endsWith(` pay@${holder}`)));
const isShort = (pub: Pub, seat: Seat, { about }: AtCost): boolean =>
  means(pub, seat, 'resources') < priceNow(pub, about.resources);
/** `must`: without it the research could not be paid. */
const rebate = (isOpen: (pub: Pub, seat: Seat, w: AtCost) => boolean) => ({
  window: 'tech.research.cost' as const,
  step: AELLO as typeof AELLO,
  rules: ['TI4-F-DEEP-9', 'TI4-CLAR-11'],
  might: (pub: Pub, seat: Seat, w: AtCost) =>
    w.about.by === seat &&
    priceNow(pub, w.about.resources) > 0 &&
    isOpen(pub, seat, w) &&
    unpaid(pub, seat, w).length > 0,
  can: (k: Know, w: AtCost) => unpaid(k.pub, k.seat!, w).map(patronOption),
});

/** [TI4-F-DEEP-10] The technology and all cards of its name, wherever they are. */
function unwrite(t: T, tech: string): Seat[] {
  const { pub } = t.s;
  const owners = livingSeats(pub).filter((seat) => technologiesOf(pub, seat).some(({ id }) => id === tech));
  const decks = livingSeats(pub).filter((seat) => deckOf(pub, seat).some(({ id }) => id === tech));
  for (const seat of owners) purgeCard(t, heldCard(pub, seat, tech)!);
  const gone = decks.map((seat) => ({ ...newCard('technology', tech, seat), state: 'purged' as const }));
  pub.cards = [...pub.cards, ...gone];
  t.tell({ type: 'tech.unwritten', pub: { tech: techName(tech) } });
  return owners;
}

export const leaders: Piece[] = since(7, [
  withSteps(
    {
      ...agent(
        {
          id: CARRINA,
          faction: 'deepwrought',
          rules: ['TI4-F-DEEP-8', 'TI4-LEAD-4'],
          might: (_, seat, { about }) => about.by !== seat,
          resolve(t, { seat, about }) {
            const research = t.frame(about.frame, 'research');
            const lesson: Effect = { kind: 'tutored', seat: about.by, source: String(seat) };
            if (research) research.args.effects = [...(research.args.effects ?? []), lesson];
          },
        },
        'tech.research',
      ),
      waiver: {
        option: { key: CARRINA, label: { key: `use.${CARRINA}.waive` }, refs: [`leader:${CARRINA}`] },
        can: (pub, seat) => lessonFor(pub, seat) !== undefined, // where something is missing
        pay: useLesson,
      },
      // whoever needed none of it may still accept it
      follows: {
        'tech.researched.after'(t, { by }) {
          const lesson = lessonFor(t.s.pub, by);
          if (lesson && isHard(frameOf(t.s.pub, 'research')?.args.tech ?? ''))
            t.call('tutor.thank', { seat: by, holder: Number(lesson.source) });
        },
      },
    },
    {
      'tutor.thank': step('tutor.thank', {
        choose: {
          who: (pub, f) => (lodgings(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
          question: (_, f) => ({
            prompt: { key: 'ask.tutor.thank', args: { seat: player(f.args.holder) } },
            ask: { shape: 'one', options: [option('ignore', 'tutor.ignore'), decline] },
            rules: ['TI4-F-DEEP-8'],
            fallback: 'no',
          }),
          take(t, f, choices) {
            if (choices.get(f.args.seat) !== 'no') useLesson(t, f.args.seat);
          },
        },
      }),
      tutor: step('tutor', {
        choose: {
          who: (pub, f) => (lodgings(pub, f.args.host).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.tutor', args: { seat: player(f.args.host) } },
            ask: {
              shape: 'one',
              options: [...lodgings(k.pub, f.args.host).map((planet) => planetOption('tutor', planet)), decline],
            },
            rules: ['TI4-F-DEEP-8', 'TI4-COEX-2'],
            fallback: 'no',
          }),
          take(t, f, choices) {
            if (choices.get(f.args.seat) === 'no') return;
            const { seat, host } = f.args;
            const planet = tail(choices.get(seat));
            place(t, seat, 'infantry', systemOf(t.s.pub, planet), planet);
            beginCoexistence(t, seat, planet, host);
          },
        },
      }),
    },
  ),
  ofEverybody(
    commander({
      id: AELLO,
      faction: 'deepwrought',
      unlocks: (pub, seat) => oceansOf(pub, seat).length > 0,
      modifiers: { rebates: (pub, seat) => patrons(pub, seat).length },
      abilities: {
        [AELLO]: rebate((pub, seat, w) => !isShort(pub, seat, w)),
        [`${AELLO}.due`]: { ...rebate(isShort), must: true },
      },
      steps: {
        [AELLO]: step(AELLO, {
          lower(t, { args }) {
            const cost = t.frame(args.about.frame, 'researchCost');
            if (cost) cost.args.resources -= 1;
            t.call('aello.thank', { seat: patronIn(args.choice) });
          },
        }),
        'aello.thank': step('aello.thank', {
          choose: {
            settled: SETTLED,
            who: (pub, f) => (thanks(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
            question: (k, f) => ({
              prompt: { key: 'ask.aello' },
              ask: { shape: 'one', options: thanks(k.pub, f.args.seat) },
              rules: ['TI4-F-DEEP-9'],
            }),
            take(t, f, choices) {
              const { seat } = f.args;
              if (choices.get(seat) === 'gain') gainCommodities(t, seat, 1);
              else convertCommodities(t, seat, 1);
            },
          },
        }),
      },
    }),
  ),
  hero({
    id: 'ta-zern',
    faction: 'deepwrought',
    rules: ['TI4-F-DEEP-10', 'TI4-LEAD-11'],
    aims: (pub, seat) =>
      [...technologiesOf(pub, seat), ...deckOf(pub, seat)]
        .filter(({ id }) => !isUpgrade(id))
        .map(({ id }) => `tech:${id}`),
    resolve(t, { seat, target }) {
      const owners = unwrite(t, idOf(target));
      for (const owner of clockwise(t.s.pub, seat)) if (owners.includes(owner)) t.call('research', { seat: owner });
    },
  }),
]);

function thanks(pub: Pub, seat: Seat): Option[] {
  return [
    ...(commodityRoom(pub, seat) > 0 ? [option('gain', 'aello.gain')] : []),
    ...(playerOf(pub, seat).commodities > 0 ? [option('convert', 'aello.convert')] : []),
  ];
}
function withSteps(piece: Piece, steps: NonNullable<Piece['steps']>): Piece {
  return { ...piece, steps: { ...piece.steps, ...steps } };
}
/** Its text serves others than its holder. */
function ofEverybody({ of: _, ...piece }: Piece): Piece {
  return piece;
}
