// Relics that are used at a moment.
import type { Seat } from '@orrery/kernel';
import { drawCards, gainPoints, replaceObjective } from '../../atoms/cards.ts';
import { exhaustPlanet } from '../../atoms/economy.ts';
import { exhaustCard } from '../../atoms/possession.ts';
import { purgeRelic } from '../../atoms/relics.ts';
import { stageDeck } from '../../decks.ts';
import { idOf } from '../../effects/targets.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { frameAt, step } from '../../procedures.ts';
import { cardsOf, effectsOf, hasReady, heldCard, lay, type Pub, playerOf, tokensLeft } from '../../state.ts';
import { isAttached } from '../../values/attachments.ts';
import { hasToken, ourPlanets, readyPlanets } from '../../values/board.ts';
import { decksFor } from '../../values/exploration.ts';
import { deckOf } from '../../values/technology.ts';
import { isShip } from '../../values/units.ts';
import { reacts, together } from '../open-card.ts';
import { use } from '../own.ts';
import { relic } from './relic.ts';

declare module '../../state.ts' {
  interface Effects {
    'dominus-orb': true;
  }
}

const ORB = 'dominus-orb';
const MAW = 'maw-of-worlds';
const SCEPTER = 'scepter-of-emelpar';
const EMPHIDIA = 'the-crown-of-emphidia';
const THALNOS = 'the-crown-of-thalnos';
const TEARS = 'the-prophets-tears';
const LOOP = 'neuraloop';

const explorable = (pub: Pub, seat: Seat): string[] =>
  ourPlanets(pub, seat).filter((planet) => decksFor(pub, planet).length > 0);
/** [TI4-REL-9] Decks from which an objective can be drawn: of the stages, what was not laid out. */
function objectiveDecks(pub: Pub): string[] {
  const open = (stage: 1 | 2) => pub.objectives.filter((id) => stageDeck(pub, stage).includes(id)).length;
  const left = {
    stage1: stageDeck(pub, 1).length - open(1) - pub.decks.stage1,
    stage2: stageDeck(pub, 2).length - open(2) - pub.decks.stage2,
    secrets: pub.decks.secrets,
  };
  return Object.entries(left).flatMap(([deck, cards]) => (cards > 0 ? [`deck:${deck}`] : []));
}
const rollOf = ({ about }: { about?: Record<string, unknown> }): number => Number(about?.frame);
/** [TI4-TOKEN-8] The token is spent from reinforcements, where it goes back to: nobody with an empty pool has a choice. */
const spending = (id: string, isEmpty: boolean) =>
  reacts(
    'relic',
    {
      id,
      card: SCEPTER,
      rules: ['TI4-TOKEN-8'],
      might: (pub, seat, { about }) =>
        about.by === seat && about.pool === 'strategy' && (playerOf(pub, seat).strategy === 0) === isEmpty,
      resolve(t, { about }) {
        const frame = t.frame(about.frame, 'spendToken');
        if (frame) frame.args.instead = true;
      },
      ...(isEmpty ? { must: true } : {}),
    },
    'commandToken.spend',
  );

export const reactingRelics: Piece[] = [
  relic(ORB, {
    cost: 'purge',
    modifiers: { departs: (pub, { owner }) => effectsOf(pub, ORB).some((effect) => effect.seat === owner) },
    ...reacts(
      'relic',
      {
        id: ORB,
        rules: ['TI4-MOVE-4'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          pub.units.some((u) => u.owner === seat && isShip(u) && u.at !== about.at && hasToken(pub, seat, u.at)),
        resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'tactical'), { kind: ORB, seat }),
      },
      'tactical.move.before',
    ),
  }),
  relic(MAW, {
    cost: 'purge',
    ...reacts(
      'relic',
      {
        id: MAW,
        rules: ['TI4-TECH-18'],
        aims: (pub, seat) => deckOf(pub, seat).map(({ id }) => `tech:${id}`),
        resolve(t, { seat, target }) {
          for (const planet of readyPlanets(t.s.pub, seat)) exhaustPlanet(t, planet);
          t.call('acquire', { seat, tech: idOf(target) });
        },
      },
      'agendaPhase.start',
    ),
  }),
  relic(SCEPTER, {
    cost: 'exhaust',
    modifiers: { aids: (pub, seat) => (hasReady(pub, seat, SCEPTER) && tokensLeft(pub, seat) > 0 ? 1 : 0) },
    ...together(spending(SCEPTER, false), spending(`${SCEPTER}.must`, true)),
  }),
  relic(
    EMPHIDIA,
    together(
      reacts(
        'relic',
        {
          id: EMPHIDIA,
          rules: ['TI4-EXPL-2'],
          might: (pub, seat, { about }) => about.by === seat && hasReady(pub, seat, EMPHIDIA),
          aims: explorable,
          resolve(t, { seat, target }) {
            exhaustCard(t, heldCard(t.s.pub, seat, EMPHIDIA)!);
            t.call('explorePlanet', { seat, planet: target });
          },
        },
        'tactical.end',
      ),
      reacts(
        'relic',
        {
          id: `${EMPHIDIA}.point`,
          card: EMPHIDIA,
          rules: ['TI4-VP-1'],
          might: (pub, seat) => ourPlanets(pub, seat).some((planet) => isAttached(pub, planet, 'tomb-of-emphidia')),
          resolve(t, { seat }) {
            purgeRelic(t, heldCard(t.s.pub, seat, EMPHIDIA)!);
            gainPoints(t, seat, 1);
          },
        },
        'status.end',
      ),
    ),
  ),
  relic(THALNOS, {
    abilities: {
      [THALNOS]: {
        window: 'combat.rolled',
        step: `relic.${THALNOS}`,
        rules: ['TI4-REL-8', 'TI4-DICE-12'],
        might: (pub, seat, { about }) => about.by === seat && frameAt(pub, about.frame, 'combatRoll') !== undefined,
        can: (k) => [{ ...use(k, THALNOS), refs: [`relic:${THALNOS}`] }],
      },
    },
    steps: stepNamed(
      `relic.${THALNOS}`,
      step(`relic.${THALNOS}`, {
        reroll: (t, f) => t.call('reroll', { seat: f.args.seat, roll: rollOf(f.args), into: f.id }),
        // [TI4-REL-8] One more on these dice; a unit that has no hit when all is rolled is lost.
        stake(t, f) {
          const roll = t.frame(rollOf(f.args), 'combatRoll');
          if (!roll) return;
          const again = (f.args.rerolled ?? []).map((at) => roll.args.dice[at]!);
          for (const die of again) die.need -= 1;
          roll.args.staked = [...(roll.args.staked ?? []), ...again.map(({ unit }) => unit)];
        },
      }),
    ),
  }),
  relic(TEARS, {
    cost: 'exhaust',
    waiver: {
      option: { key: `waive:${TEARS}`, label: { key: `use.${TEARS}.waive` }, refs: [`relic:${TEARS}`] },
      can: (pub, seat) => hasReady(pub, seat, TEARS),
      pay: (t, seat) => exhaustCard(t, heldCard(t.s.pub, seat, TEARS)!),
    },
    ...reacts(
      'relic',
      {
        id: TEARS,
        rules: ['TI4-TECH-2', 'TI4-AC-1'],
        might: (_, seat, { about }) => about.by === seat,
        resolve: (t, { seat }) => drawCards(t, seat, 1),
      },
      'tech.researched.after',
    ),
  }),
  relic(
    LOOP,
    reacts(
      'relic',
      {
        id: LOOP,
        rules: ['TI4-REL-9', 'TI4-STATUS-8'],
        again: true, // the window is open for the new one, too
        might: (pub) => pub.objectives.length > 0 && objectiveDecks(pub).length > 0,
        aims: (pub, seat) => cardsOf(pub, seat, 'relic').map(({ id }) => `relic:${id}`),
        next: { from: objectiveDecks, least: 1 },
        resolve(t, { seat, target, more: [deck] }) {
          purgeRelic(t, heldCard(t.s.pub, seat, idOf(target))!);
          if (deck) replaceObjective(t, idOf(deck) as 'stage1' | 'stage2' | 'secrets');
        },
      },
      'objective.revealed',
    ),
  ),
];
