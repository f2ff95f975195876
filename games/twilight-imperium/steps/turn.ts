// TI4-TURN: the action phase, its turns, and passing.

import type { Barred, Frame, Option, Seat } from '@orrery/kernel';
import { clearDice } from '../atoms/dice.ts';
import { passTurn } from '../atoms/economy.ts';
import { affordable, holds } from '../holders.ts';
import { step } from '../procedures.ts';
import { anyGrants, happen, type Piece, pieces, piecesWith } from '../registry.ts';
import { bar, option, player, strategyName, tail } from '../say.ts';
import { type Effect, type Know, type Pub, playerOf, type T } from '../state.ts';
import { hasToken, systems } from '../values/board.ts';
import { actionsPerTurn } from '../values/economy.ts';
import { shutTo } from './tactical.ts';
import { expireOffers } from './transactions.ts';

export const actionPhase = step('actionPhase', {
  begin(t, f) {
    t.s.pub.phase = 'action';
    f.args.last = -1;
    t.tell({ type: 'phase.action', pub: {} });
  },
  next(t, f) {
    const order = t.s.pub.initiative;
    for (let i = 1; i <= order.length; i++) {
      const at = (f.args.last + i) % order.length;
      if (playerOf(t.s.pub, order[at]!).passed) continue;
      f.args.last = at;
      if (f.args.skips) skip(t, f.args, order[at]!);
      else t.call('turn', { seat: order[at]!, actions: 0 });
      return { goto: 'next' };
    }
  },
  last(t, f) {
    const by = t.s.pub.initiative.at(f.args.last)!;
    happen(t, 'pass.last', { seat: player(by), by });
  },
});

/** [TI4-TURN-25] */
function skip(t: T, args: { skips?: number }, seat: Seat): void {
  args.skips! -= 1;
  t.tell({ type: 'turn.lost', pub: { seat: player(seat) } });
}

/** `more`: actions that effects have added. `traded`: who has had a transaction with the active player. `ended`: an effect has ended the turn. `cancelled`: the component action came to nothing. [TI4-TURN-22]
 *  `claimed`: a segment of the expedition [TI4-EXP-3]. `again`: its end was put off by a further action [TI4-EDGE-7].
 *  `lender`: whose turn it really is, while somebody else performs an action. [TI4-TURN-28]
 *  `chosen`: an action before which something else happens [TI4-TURN-27]. */
export type Turn = {
  seat: Seat;
  actions: number;
  more?: number;
  ended?: boolean;
  cancelled?: boolean;
  traded?: Seat[];
  effects?: Effect[];
  lender?: Seat;
  claimed?: boolean;
  again?: boolean;
  chosen?: string;
};

export const turn = step('turn', {
  begin(t, f) {
    t.s.pub.active = f.args.seat;
    t.tell({ type: isLent(f.args) ? 'turn.lent' : 'turn', pub: { seat: player(f.args.seat) } });
  },
  start(t, f) {
    if (!isLent(f.args)) t.window('turn.start', { by: f.args.seat, seat: player(f.args.seat) });
  },
  choose: {
    who: (pub, f) => (isOut(pub, f.args) ? [] : [f.args.seat]),
    question: (k, f) => ({
      prompt: { key: f.args.actions === 0 ? 'ask.action' : 'ask.action.again' },
      ask: { shape: 'one', options: actions(k, f.args) },
      barred: barredActions(k.pub, f.args.seat, f.args.actions),
      rules: ['TI4-TURN-2'],
    }),
    take(t, f, choices) {
      const { seat } = f.args;
      const choice = choices.get(seat) as string;
      f.args.cancelled = false;
      clearDice(t);
      if (choice === 'pass') {
        passTurn(t, seat);
        t.window('pass', { by: seat, seat: player(seat) });
        return { goto: 'finish' };
      }
      if (choice === 'end') return { goto: 'finish' };
      for (const piece of piecesWith(t.s.pub, 'performs')) piece.performs(t, seat, choice);
      if (hinders(t, f.args, choice)) {
        f.args.chosen = choice;
        return { goto: 'hindered' };
      }
      perform(t, f, choice);
      return { goto: 'performed' };
    },
  },
  hindered(t, f) {
    const choice = f.args.chosen!;
    delete f.args.chosen;
    if (isStillOffered(t, f.args, choice)) perform(t, f, choice);
    else f.args.cancelled = true; // [TI4-TURN-22] once chosen, what it needs has been taken
  },
  performed(t, f) {
    if (isOut(t.s.pub, f.args)) return { goto: 'expire' }; // [TI4-ELIM-10]
    if (f.args.cancelled) return { goto: 'choose' };
    f.args.actions += 1;
    if (f.args.ended) return { goto: 'finish' }; // [TI4-TURN-18]
    happen(t, 'action.performed', { by: f.args.seat, seat: player(f.args.seat) });
  },
  more(t, f) {
    if (isOut(t.s.pub, f.args)) return { goto: 'expire' };
    if (!f.args.ended && f.args.actions < actionsPerTurn(t.s.pub, f.args.seat) + (f.args.more ?? 0))
      return { goto: 'choose' };
  },
  finish(t, f) {
    if (isLent(f.args)) return { goto: 'giveBack' };
    t.window('turn.end', { by: f.args.seat, seat: player(f.args.seat) });
  },
  again(_, f) {
    if (!f.args.again) return;
    f.args.again = false;
    return { goto: 'choose' };
  },
  expire(t, f) {
    if (isLent(f.args)) return;
    expireOffers(t);
    return 'end';
  },
  giveBack(t, f) {
    t.s.pub.active = f.args.lender!;
    t.tell({ type: 'turn.returned', pub: { seat: player(f.args.lender!) } });
  },
});

/** Whether something happens before the first action begins. */
function hinders(t: T, { seat, actions }: Turn, choice: string): boolean {
  if (actions > 0) return false;
  return piecesWith(t.s.pub, 'acts').filter((piece) => piece.acts(t, seat, choice)).length > 0;
}

function perform(t: T, { id: turn, args: { seat } }: Frame<Turn>, choice: string): void {
  if (choice === 'tactical') t.call('tactical', { seat, effects: [] });
  else if (choice.startsWith('strategic:')) t.call('strategic', { seat, card: tail(choice), turn });
  else {
    const [id, key] = tail(choice).split(' ') as [string, string];
    const piece = pieces().find((p) => p.id === id)!;
    t.call(piece.actions!.step, { seat, choice: key, turn });
  }
}

/** [TI4-TURN-21] Whether an action that was chosen could be chosen now. */
export const isStillOffered = ({ s: { pub, own } }: T, turn: Turn, choice: string): boolean =>
  actions({ pub, seat: turn.seat, own: own[turn.seat]! }, turn).some(({ key }) => key === choice);

const isLent = ({ lender }: Turn): boolean => lender !== undefined;
/** Who is eliminated in the own turn takes no further part in it. */
const isOut = (pub: Pub, { seat }: Turn): boolean => playerOf(pub, seat).eliminated;

/** [TI4-TURN-7] */
const readied = (pub: Pub, seat: Seat): string[] =>
  pub.strategyCards.filter((card) => card.owner === seat && !card.exhausted).map((card) => card.id);
const mustAct = (pub: Pub, seat: Seat): boolean => readied(pub, seat).length > 0;

const strategicOption = (card: string): Option =>
  option(`strategic:${card}`, 'strategic', { card: strategyName(card) }, [`strategy:${card}`]);

/** [TI4-TURN-24] Why there can be no tactical action; undefined: there can. */
function noTactical(pub: Pub, seat: Seat): string | undefined {
  if (playerOf(pub, seat).tactic === 0) return 'tactical.token';
  return systems(pub).some(
    (system) => (!hasToken(pub, seat, system) || anyGrants('revisits', pub, seat)) && !shutTo(pub, seat, system),
  )
    ? undefined
    : 'tactical.system';
}

function barredActions(pub: Pub, seat: Seat, taken: number): Barred[] {
  const used = pub.strategyCards.filter((card) => card.owner === seat && card.exhausted);
  const found = used.map((card) => bar(strategicOption(card.id), 'strategic.used', 'TI4-SACT-1'));
  const why = noTactical(pub, seat);
  if (why) found.push(bar(option('tactical', 'tactical'), why, 'TI4-TURN-24'));
  if (taken === 0 && mustAct(pub, seat)) found.push(bar(option('pass', 'pass'), 'pass', 'TI4-TURN-7'));
  return found;
}

/** A component action is its holder's, who must be able to pay for it. */
const offered = (k: Know, seat: Seat, piece: Piece & Required<Pick<Piece, 'actions'>>): Option[] =>
  holds(k.pub, seat, piece) && affordable(k.pub, seat, piece) ? piece.actions.can(k) : [];

function actions(k: Know, { seat, actions: taken, lender }: Turn): Option[] {
  const { pub } = k;
  const options: Option[] = readied(pub, seat).map(strategicOption);
  if (!noTactical(pub, seat)) options.push(option('tactical', 'tactical'));
  for (const piece of piecesWith(pub, 'actions'))
    for (const action of offered(k, seat, piece)) options.push({ ...action, key: `action:${piece.id} ${action.key}` });
  if (taken > 0 || lender !== undefined) options.push(option('end', 'end'));
  else if (!mustAct(pub, seat)) options.push(option('pass', 'pass'));
  return options;
}
