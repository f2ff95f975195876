// A promissory note is one entry: played from the hand in its window and sent home, or laid face up until it must go back.
import type { About, Bag, Option, Seat, WindowFacts, WindowName } from '@orrery/kernel';
import { returnNote } from '../../atoms/notes.ts';
import { factionSheet } from '../../content.ts';
import { targetName, targetRefs } from '../../effects/targets.ts';
import { inWindow, type Note, type Piece, stepNamed } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { noteKind, planetName, player, tail } from '../../say.ts';
import { type Know, livingSeats, noteKey, type Pub, type T, type TI } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { couldHoldNote, issuersOf, openNote, openNotes } from '../../values/notes.ts';
import { hasUnits } from '../../values/units.ts';

/** `owner`: who issued it. `target`: '' if it needs none. `at`: what was named once it lay open. */
type PlayedNote<A extends Bag = Bag> = { seat: Seat; owner: Seat; target: string; about: A; at?: string };

/** Its words are `note.<id>`, `note.<id>.text` and, as an option, `play.note.<id>`. */
interface NoteSpec<A extends Bag> {
  id: string;
  faction?: string;
  rules: string[];
  /** Public facts: could this seat use the note of `owner` here? */
  might(pub: Pub, seat: Seat, owner: Seat, w: WindowFacts<A>): boolean;
  planets?(pub: Pub, seat: Seat, owner: Seat, about: A): string[]; // what it is aimed at
  ways?(pub: Pub): readonly string[]; // how it may be used: words `play.note.<id>.<way>`
  where?(pub: Pub, played: PlayedNote<A>): string[]; // what is named once it lies open: words `ask.note.<id>`
  resolve(t: T, played: PlayedNote<A>): void;
  lasts?: true; // it goes home by itself, later
}
const printed = (faction: string | undefined): Note =>
  faction ? { set: factionSheet(faction).set, faction } : { set: 'base' };
/** Its own step: what it asks once it lies open, what it does, and its way home. */
function effectOf(spec: NoteSpec<Bag>): NonNullable<Piece['steps']> {
  const { id } = spec;
  const places = (pub: Pub, args: PlayedNote): string[] => spec.where?.(pub, args) ?? [];
  const effect = step(`note.${id}`, {
    where: {
      who: (pub, f) => (places(pub, f.args).length > 1 ? [f.args.seat] : []),
      question: (k, f) => ({
        prompt: { key: `ask.note.${id}` },
        ask: { shape: 'one', options: places(k.pub, f.args).map((to) => placeOption(k.pub, to)) },
        rules: spec.rules,
      }),
      take(_, f, choices) {
        f.args.at = tail(choices.get(f.args.seat));
      },
    },
    effect(t, f) {
      const at = f.args.at ?? places(t.s.pub, f.args)[0];
      spec.resolve(t, { ...f.args, ...(at === undefined ? {} : { at }) });
    },
    home(t, f) {
      if (!spec.lasts) goHome(t, id, f.args.owner); // [TI4-PNOTE-10] after it has resolved
    },
  });
  return stepNamed(`note.${id}`, effect);
}
const placeOption = (pub: Pub, target: string): Option => ({
  key: `target:${target}`,
  label: { key: 'option.aimed', args: { target: targetName(pub, target) } },
  refs: targetRefs(pub, target),
});

const issues = (pub: Pub, owner: Seat, faction: string | undefined): boolean =>
  !faction || pub.players[owner]!.faction === faction;

/** [TI4-PNOTE-2, -3] Played from the hand of somebody else than its owner. */
export function note<N extends WindowName<TI>>(aimed: NoteSpec<About<TI, N>>, window: N): Piece {
  const spec = aimed as NoteSpec<Bag>; // it is offered in no other window
  const { id, faction, rules } = spec;
  const owners = (pub: Pub, seat: Seat, w: WindowFacts): Seat[] =>
    livingSeats(pub).filter(
      (owner) => isOpponent(pub, seat, owner) && issues(pub, owner, faction) && spec.might(pub, seat, owner, w),
    );
  const ability = inWindow({
    window,
    step: 'playNote',
    rules,
    might: (pub, seat, w) => owners(pub, seat, w).some((owner) => couldHoldNote(pub, seat, noteKey(id, owner))),
    can(k, w) {
      const able = owners(k.pub, k.seat!, w);
      const held = issuersOf(k, id).filter((owner) => able.includes(owner));
      return held.flatMap((owner) => optionsOf(k, owner, w.about, spec));
    },
  });
  return { id, since: 2, note: printed(faction), abilities: { [id]: ability }, steps: effectOf(spec) };
}
const NONE: WindowFacts = { names: [], about: {}, used: [] };
/** [TI4-TURN-20] One that is played as an action of the turn. */
export function actionNote(spec: NoteSpec<Bag>): Piece {
  const { id, faction, rules } = spec;
  const can = (k: Know): Option[] =>
    issuersOf(k, id)
      .filter((owner) => spec.might(k.pub, k.seat!, owner, NONE))
      .flatMap((owner) => optionsOf(k, owner, {}, spec));
  return {
    id,
    since: 2,
    note: printed(faction),
    actions: { rules, step: 'playNote', can },
    steps: effectOf(spec),
  };
}
export function goHome(t: T, id: string, owner: Seat): void {
  const card = openNote(t.s.pub, id, owner);
  if (card) returnNote(t, card);
}

function optionsOf({ pub, seat }: Know, owner: Seat, about: Bag, { id, planets, ways }: NoteSpec<Bag>): Option[] {
  const key = `play:${noteKey(id, owner)}`;
  const refs = [`note:${noteKey(id, owner)}`];
  const args = { seat: player(owner), note: noteKind(id) };
  if (planets)
    return planets(pub, seat!, owner, about).map((planet) => ({
      key: `${key}>${planet}`,
      label: { key: `play.note.${id}`, args: { ...args, planet: planetName(planet) } },
      refs: [`planet:${planet}`, ...refs],
    }));
  if (ways)
    return ways(pub).map((way) => ({ key: `${key}>${way}`, label: { key: `play.note.${id}.${way}`, args }, refs }));
  return [{ key, label: { key: `play.note.${id}`, args }, refs }];
}

/** One that lies face up before its holder. `received`: it does at once, by itself; otherwise as an action or in a window. */
interface FaceUpNote extends Pick<Piece, 'id' | 'modifiers'> {
  faction?: string;
  rules: string[];
  received?(t: T, holder: Seat): void;
  lost?(t: T, holder: Seat): void;
  window?: { name: WindowName<TI>; might(pub: Pub, seat: Seat, w: WindowFacts): boolean };
}

/** [TI4-PNOTE-7, -9] Back home when its holder activates a system with units of its owner. */
export function faceUpNote({ id, faction, rules, received, lost, modifiers, window }: FaceUpNote): Piece {
  const base: Piece = {
    id,
    since: 2,
    note: { ...printed(faction), ...(received ? { received } : {}), ...(lost ? { lost } : {}) },
    ...(modifiers ? { modifiers } : {}),
    activated(t, by, system) {
      for (const card of openNotes(t.s.pub, id)) {
        if (card.holder !== by || !isOpponent(t.s.pub, by, card.owner) || !hasUnits(t.s.pub, card.owner, system))
          continue; // [TI4-ALLY-19]
        returnNote(t, card);
        lost?.(t, by);
      }
    },
  };
  if (received) return base;
  const steps = stepNamed(`note.${id}`, step(`note.${id}`, { stay() {} })); // it lies there already
  const can: NonNullable<Piece['actions']>['can'] = (k) =>
    issuersOf(k, id).map((owner) => ({
      key: `play:${noteKey(id, owner)}`,
      label: { key: `play.note.${id}`, args: { seat: player(owner), note: noteKind(id) } },
      refs: [`note:${noteKey(id, owner)}`],
    }));
  if (!window) return { ...base, actions: { rules, step: 'playNote', can }, steps };
  const ability = inWindow({
    window: window.name,
    step: 'playNote',
    rules,
    might: (pub, seat, w) =>
      window.might(pub, seat, w) &&
      livingSeats(pub).some(
        (owner) =>
          isOpponent(pub, seat, owner) && issues(pub, owner, faction) && couldHoldNote(pub, seat, noteKey(id, owner)),
      ),
    can,
  });
  return { ...base, abilities: { [id]: ability }, steps };
}
