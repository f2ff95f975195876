// The Nekro Virus.

import type { Args, Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { plain, targetOf, use } from '../../abilities/own.ts';
import { technologyCard } from '../../content.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { frameAt, frameOf, type In, step } from '../../procedures.ts';
import { barTo } from '../../registry.ts';
import { decline, option, placeName, player, tail, techName, unitName } from '../../say.ts';
import {
  effectsOf,
  has,
  hasSet,
  lay,
  NOBODY,
  type Pub,
  type T,
  type TI,
  technologiesOf,
  type Unit,
} from '../../state.ts';
import { votersIn } from '../../steps/agenda/ballots.ts';
import { predict } from '../../steps/agenda/influence.ts';
import { outcomeName, outcomeRefs } from '../../values/agenda.ts';
import { openNotes } from '../../values/notes.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { deckOf } from '../../values/technology.ts';
import { fleetOf, isGround, unitOf } from '../../values/units.ts';
import { copyFlagship, sheetsFor } from './breakthrough.ts';

declare module '../../procedures.ts' {
  interface Content {
    'galactic-threat': In<'agenda.revealed.after'>;
    'technological-singularity': In<'unit.destroyed.after'>;
    absorbTechnology: { seat: Seat; from: Seat[] };
    'the-alastor': In<'spaceCombat.start'>;
  }
}

declare module '../../state.ts' {
  interface Effects {
    noSheet: true;
    threat: true;
  }
}

const ASSIMILATORS = ['valefar-assimilator-x', 'valefar-assimilator-y'];

/** What could be taken from these players: technologies that the own deck has, and the text of those of their sheets. */
function spoils(pub: Pub, seat: Seat, from: readonly Seat[]): Option[] {
  const owned = [...new Set(from.flatMap((other) => technologiesOf(pub, other).map(({ id }) => id)))];
  const deck = deckOf(pub, seat).map(({ id }) => id);
  const copied = pub.cards.flatMap(({ elected }) => (elected ? [elected] : []));
  const gains = owned.filter((id) => !technologyCard(id).faction && deck.includes(id));
  const free = from.filter((other) => !barTo('copy', pub, other));
  const copies = owned.filter(
    (id) =>
      technologyCard(id).faction &&
      !copied.includes(id) &&
      !has(pub, seat, id) &&
      free.some((other) => has(pub, other, id)),
  );
  const taken = [
    ...gains.map((id) => option(`gain:${id}`, 'absorb', { tech: techName(id) }, [`tech:${id}`])),
    ...copies.flatMap((id) =>
      ASSIMILATORS.filter((card) => has(pub, seat, card)).map((card) =>
        option(`copy:${card}>${id}`, 'absorb.copy', { tech: techName(id), card: techName(card) }, [`tech:${id}`]),
      ),
    ),
  ];
  return taken.length === 0 ? taken : [...taken, ...sheetsFor(pub, seat, from)];
}

/** The token goes onto the technology, and the card has its text. [TI4-TECH-18] */
function copyText(t: T, seat: Seat, card: string, tech: string): void {
  t.s.pub.cards = t.s.pub.cards.map((held) =>
    held.id === card && held.holder === seat ? { ...held, elected: tech } : held,
  );
  t.tell({ type: 'tech.copied', pub: { seat: player(seat), tech: techName(tech), card: techName(card) } });
}

const isImmune = (pub: Pub, seat: Seat, enemy: Seat): boolean =>
  openNotes(pub, 'antivirus').some(({ holder, owner }) => holder === enemy && owner === seat);
/** The combat of a seat in which a unit of the other side was destroyed, if nothing was taken in it yet. */
function feast(pub: Pub, seat: Seat, owners: readonly Seat[]) {
  const combat = frameOf(pub, 'groundCombat', 'spaceCombat');
  if (!combat) return undefined;
  const { seat: attacker, defender, absorbed = [] } = combat.args;
  const enemy = attacker === seat ? defender : defender === seat ? attacker : NOBODY;
  const open = enemy !== NOBODY && owners.includes(enemy) && !absorbed.includes(seat) && !isImmune(pub, seat, enemy);
  return open && spoils(pub, seat, [enemy]).length > 0 ? { combat, enemy } : undefined;
}

const crew = (pub: Pub, seat: Seat, system: string): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.at === system && isGround(u));
const joiners = (pub: Pub, { seat, about }: Args<TI, 'the-alastor'>): Option[] =>
  crew(pub, seat, about.at).map((u) =>
    option(`join:${u.id}`, 'join', { unit: unitName(u.type), place: placeName(u) }, [`unit:${u.id}`]),
  );

const reward = step('card.galactic-threat.reward', {
  pay(t, f) {
    const from = votersIn(t, Number(f.args.about.agenda), f.args.target).filter((other) => other !== f.args.seat);
    if (from.length > 0) t.call('absorbTechnology', { seat: f.args.seat, from }); // [TI4-PRED-8]
  },
});

export const abilities: Piece[] = since(2, [
  {
    id: 'galactic-threat',
    of: { faction: 'nekro' },
    restrictions: {
      vote: (pub, seat) =>
        abilityOfSheet(pub, seat, 'galactic-threat') ? { why: 'galactic-threat', rule: 'TI4-VOTE-12' } : undefined,
    },
    abilities: {
      'galactic-threat': {
        window: 'agenda.revealed.after',
        step: 'galactic-threat',
        rules: ['TI4-PRED-1', 'TI4-PRED-8'],
        might: (pub, seat) =>
          frameOf(pub, 'agendaPhase') !== undefined &&
          !effectsOf(pub, 'noSheet').some((effect) => effect.seat === seat) && // [TI4-PNOTE-13]
          !effectsOf(pub, 'threat').some((effect) => effect.seat === seat),
        can: (k, { about }) =>
          (frameAt(k.pub, about.frame, 'agenda')?.args.outcomes ?? []).map((outcome) =>
            use(k, 'galactic-threat', outcome, { outcome: outcomeName(outcome) }, outcomeRefs(outcome)),
          ),
      },
    },
    steps: {
      'galactic-threat': step('galactic-threat', {
        foretell(t, f) {
          lay(frameOf(t.s.pub, 'agendaPhase'), { kind: 'threat', seat: f.args.seat });
          predict(t, f.args.about.frame, f.args.seat, targetOf(f.args), 'galactic-threat');
        },
      }),
      ...stepNamed('card.galactic-threat.reward', reward),
    },
  },
  {
    id: 'technological-singularity',
    of: { faction: 'nekro' },
    abilities: {
      'technological-singularity': plain(
        'unit.destroyed.after',
        'technological-singularity',
        ['TI4-TECH-18', 'TI4-DEST-3'],
        (pub, seat, { about }) => feast(pub, seat, about.owners) !== undefined,
      ),
    },
    steps: {
      'technological-singularity': step('technological-singularity', {
        absorb(t, { args: { seat, about } }) {
          const { combat, enemy } = feast(t.s.pub, seat, about.owners)!;
          combat.args.absorbed = [...(combat.args.absorbed ?? []), seat];
          t.call('absorbTechnology', { seat, from: [enemy] });
        },
      }),
      absorbTechnology: step('absorbTechnology', {
        choose: {
          who: (pub, f) => (spoils(pub, f.args.seat, f.args.from).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.absorb' },
            ask: { shape: 'one', options: [...spoils(k.pub, f.args.seat, f.args.from), decline] },
            rules: ['TI4-TECH-18'],
            fallback: spoils(k.pub, f.args.seat, f.args.from)[0]!.key,
          }),
          take(t, f, choices) {
            const choice = choices.get(f.args.seat) as string;
            if (choice === 'no') return;
            if (choice.startsWith('sheet:')) return void copyFlagship(t, f.args.seat, Number(tail(choice)));
            const [card, tech] = tail(choice).split('>') as [string, string?];
            if (tech === undefined) t.call('acquire', { seat: f.args.seat, tech: card });
            else copyText(t, f.args.seat, card, tech);
          },
        },
      }),
    },
  },
  {
    id: 'propagation',
    modifiers: { propagates: (pub, seat) => (abilityOfSheet(pub, seat, 'propagation') ? 3 : 0) }, // [TI4-TECS-5]
  },
  { id: 'valefar-assimilator-x' }, // their text is that of the technology their token lies on
  { id: 'valefar-assimilator-y' },
  {
    id: 'the-alastor',
    of: { faction: 'nekro' },
    abilities: {
      'the-alastor': plain(
        'spaceCombat.start',
        'the-alastor',
        ['TI4-FLAG-5'],
        (pub, seat, { about }) =>
          isSide(about, seat) &&
          fleetOf(pub, seat, about.at).some((u) => u.type === 'flagship') &&
          crew(pub, seat, about.at).length > 0,
      ),
    },
    steps: {
      'the-alastor': step('the-alastor', {
        join: {
          who: (_, f) => [f.args.seat],
          question: (k, f) => ({
            prompt: { key: 'ask.the-alastor' },
            ask: { shape: 'many', options: joiners(k.pub, f.args), min: 0, max: joiners(k.pub, f.args).length },
            rules: ['TI4-FLAG-5'],
            fallback: joiners(k.pub, f.args).map(({ key }) => key),
          }),
          take(t, f, choices) {
            for (const key of choices.get(f.args.seat) as string[]) unitOf(t.s.pub, Number(tail(key)))!.asShip = true;
            t.tell({ type: 'unit.joined', pub: { seat: player(f.args.seat) } });
          },
        },
      }),
    },
  },
  {
    id: 'mordred',
    modifiers: {
      combat: (pub, { unit, against }) =>
        unit.type === 'mech' &&
        hasSet(pub, 'pok') &&
        pub.players[unit.owner]?.faction === 'nekro' &&
        !barTo('mechText', pub) &&
        against !== NOBODY &&
        pub.cards.some((card) => card.holder === unit.owner && card.elected && has(pub, against, card.elected))
          ? 2
          : 0,
    },
  },
]);
