// TI4-F-FIR-5 to -7: the Firmament becomes the Obsidian: its cards leave, the others come, and everything with two sides turns.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { beginCoexistence } from '../../atoms/coexistence.ts';
import { readyPlanet } from '../../atoms/economy.ts';
import { purgeNote } from '../../atoms/notes.ts';
import { gainCard, purgeCard } from '../../atoms/possession.ts';
import { turnTile } from '../../atoms/systems.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { pieces } from '../../registry.ts';
import { factionName, player } from '../../say.ts';
import { type Card, newCard, noteKey, type Pub, playerOf, type T } from '../../state.ts';
import { homeOf } from '../../values/board.ts';
import { coexists } from '../../values/coexistence.ts';
import { cardOf } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    becomeObsidian: { seat: Seat; vipers?: string[] };
  }
}
const OLD = 'firmament';
const NEW = 'obsidian';
/** What lies on the other side. */
const TURNED: Readonly<Record<string, string>> = {
  cronos: 'cronos-hollow',
  tallin: 'tallin-hollow',
  'the-sowing': 'the-reaping',
};
const leadersOf = (faction: string): Piece[] => pieces().filter(({ leader }) => leader?.faction === faction);
const notesOf = (faction: string): string[] =>
  pieces().flatMap(({ id, note }) => (note?.faction === faction ? [id] : []));

/** Planets on which its mech stands beside others in peace. */
const peaceful = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.planets).filter(
    (planet) =>
      coexists(pub, seat, planet) &&
      pub.units.some((u) => u.on === planet && u.owner === seat && cardOf(pub, u).id === 'viper-ex-23'),
  );

function purgeOld(t: T, seat: Seat): void {
  const old = leadersOf(OLD).map(({ id }) => id);
  for (const card of t.s.pub.cards.filter(
    ({ id, holder, state }) => holder === seat && old.includes(id) && state !== 'purged',
  ))
    purgeCard(t, card);
  for (const id of notesOf(OLD)) {
    purgeNote(t, noteKey(id, seat));
    t.s.pub.cards = t.s.pub.cards.filter((card) => card.id !== id || card.owner !== seat); // out of the game for good
  }
}
function takeNew(t: T, seat: Seat): void {
  t.s.pub.players = t.s.pub.players.map((sheet, each) => (each === seat ? { ...sheet, faction: NEW } : sheet));
  t.tell({ type: 'faction.turned', pub: { seat: player(seat), faction: factionName(NEW) } });
  for (const { id, leader } of leadersOf(NEW)) {
    const card: Card = newCard('leader', id, seat);
    gainCard(t, leader!.type === 'agent' ? card : { ...card, state: 'locked' });
  }
  const { notes } = t.s.own[seat]!;
  notes.push(...notesOf(NEW).map((id) => noteKey(id, seat)));
  playerOf(t.s.pub, seat).notes = notes.length;
}
/** [TI4-BOARD-9, TI4-F-FIR-6] Units and cards stay as they are, on the other side; nobody loses or gains a planet. */
function turnHome(t: T, seat: Seat): void {
  turnTile(t, homeOf(t.s.pub, seat), 'B');
  t.s.pub.planets = Object.fromEntries(
    Object.entries(t.s.pub.planets).map(([planet, place]) => [TURNED[planet] ?? planet, place]),
  );
  for (const unit of t.s.pub.units) if (unit.on !== null) unit.on = TURNED[unit.on] ?? unit.on;
}
function turnCards(t: T, seat: Seat): void {
  t.s.pub.cards = t.s.pub.cards.map((card) =>
    card.holder === seat && card.kind === 'breakthrough' ? { ...card, id: TURNED[card.id] ?? card.id } : card,
  );
}

export const transformation: Piece[] = since(7, [
  {
    id: 'the-blades-orchestra',
    steps: stepNamed(
      'becomeObsidian',
      step('becomeObsidian', {
        purge(t, f) {
          f.args.vipers = peaceful(t.s.pub, f.args.seat);
          purgeOld(t, f.args.seat);
        },
        take: (t, f) => takeNew(t, f.args.seat),
        turn(t, f) {
          turnHome(t, f.args.seat);
          turnCards(t, f.args.seat);
        },
        // [TI4-F-FIR-7] whose units were there already now coexist
        vipers(t, f) {
          for (const planet of f.args.vipers ?? [])
            beginCoexistence(t, t.s.pub.planets[planet]!.controller, planet, f.args.seat);
        },
        plots: (t, f) => t.call('revealPlots', { seat: f.args.seat }),
        ready(t, f) {
          for (const planet of ['cronos-hollow', 'tallin-hollow'])
            if (t.s.pub.planets[planet]?.controller === f.args.seat && t.s.pub.planets[planet]!.exhausted)
              readyPlanet(t, planet);
        },
      }),
    ),
  },
]);
