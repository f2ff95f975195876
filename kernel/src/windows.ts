// The reaction window: an ordinary step of the contract, pushed by `table.window`.
//
// All seats that by public facts might react are asked at once, sealed. If all pass, the window closes. Otherwise the
// first in order who did not pass resolves one ability as a child of the window, the other answers are thrown away
// unseen, and all are asked again, the turn to react having moved on to the next seat: until all pass in a row.
import type { Book, NamedAbility } from './book.ts';
import type {
  AbilityArgs,
  Bag,
  Choice,
  Frame,
  Know,
  Option,
  Question,
  Seat,
  Shape,
  State,
  Step,
  WindowFacts,
} from './contract.ts';
import { isInPlay } from './edition.ts';

export const WINDOW = 'window';
export const PASS = 'pass';
/** Pass now and, "whatever happens", for the rest of this window. */
export const PASS_ON = 'pass.on';

/** `after`: who acted last; the chance goes on to the seat behind. */
type Args = WindowFacts & { after: Seat | null };

export function windowStep(book: Book): Step<Shape> {
  const stages: Step<Shape, Args> = {
    ask: {
      who: (pub, f) => inOrder(book, pub, f).filter((seat) => mightReact(book, pub, seat, f.args)),
      question: (k, f) => react(book, k, f),
      take(t, f, choices) {
        const seat = inOrder(book, t.s.pub, f).find((s) => choices.has(s) && !isPass(choices.get(s)!));
        if (seat === undefined) return 'end';
        const [ability, choice] = split(choices.get(seat) as string);
        const args: AbilityArgs = { seat, choice, ability, window: f.id, about: f.args.about };
        f.args.used.push(source(ability, choice));
        f.args.after = seat;
        passOn(t.s, f, choices);
        t.call(book.game.abilities![ability]!.step, args);
        return { goto: 'ask' };
      },
    },
  };
  return stages as Step<Shape>;
}

/** Where in the rules a window asks: under the first of its names. */
export const placeOf = (f: Frame): string => `${WINDOW}.${(f.args.names as string[])[0]}`;

function react(book: Book, k: Know, f: Frame<Args>): Question {
  const busy = new Set([...f.args.used, ...pending(k.pub.stack)]);
  const options: Option[] = [];
  const rules: string[] = [];
  let must = false;
  const possible = inWindow(book, k.pub, f.args).filter((ability) => ability.might(k.pub, k.seat!, f.args));
  for (const ability of possible) {
    const offered = ability.can(k, f.args).filter((o) => ability.again || !busy.has(source(ability.name, o.key)));
    for (const option of offered) options.push({ ...option, key: `${ability.name} ${option.key}` });
    if (offered.length > 0) rules.push(...ability.rules);
    if (offered.length > 0 && ability.must) must = true;
  }
  // Who can only pass is asked for the sake of these, and a refusal must name a rule.
  if (rules.length === 0) rules.push(...possible.flatMap((ability) => ability.rules));
  if (!must) {
    options.push({ key: PASS, label: { key: 'kernel.pass' } }, { key: PASS_ON, label: { key: 'kernel.passOn' } });
  }
  const name = placeOf(f);
  const args = { ...f.args.about, self: isAbout(f.args.about, k.seat!) ? 'yes' : 'no' };
  return { prompt: { key: name, args }, ask: { shape: 'one', options }, rules, kind: name };
}
/** Is the `seat` that a window speaks of this one? Its words may say it in the second person: `{self, select, yes {…} other {…}}`. */
function isAbout({ seat }: Bag, mine: Seat): boolean {
  return typeof seat === 'object' && seat !== null && 'seat' in seat && seat.seat === mine;
}

/** Seats in the order of this window, beginning behind the one that acted last. */
function inOrder(book: Book, pub: State['pub'], f: Frame<Args>): Seat[] {
  const seats = book.game.order?.(pub, f.args) ?? Array.from({ length: pub.seats }, (_, seat) => seat);
  const turn = f.args.after === null ? 0 : seats.indexOf(f.args.after) + 1;
  return [...seats.slice(turn), ...seats.slice(0, turn)];
}

function mightReact(book: Book, pub: State['pub'], seat: Seat, w: WindowFacts): boolean {
  return inWindow(book, pub, w).some((ability) => ability.might(pub, seat, w));
}

function inWindow(book: Book, pub: State['pub'], w: WindowFacts): readonly NamedAbility[] {
  const abilities = book.abilities(pub);
  const [only] = w.names;
  return (w.names.length === 1 ? abilities.get(only!) : w.names.flatMap((n) => abilities.get(n) ?? [])) ?? [];
}

/** A window that came with a later edition is none in this match: nothing shows that it was thought of. */
export function windowsOf({ game }: Book, pub: State['pub'], names: readonly string[]): string[] {
  return names.filter((name) => isInPlay(game.windows?.[name] ?? {}, pub));
}

/** Those who said "whatever happens" have answered the next round already; they may still change their mind. */
function passOn(s: State, f: Frame<Args>, choices: ReadonlyMap<Seat, Choice>): void {
  const sealed = s.dark.sealed as Record<string, Choice>;
  for (const [seat, choice] of choices) if (choice === PASS_ON) sealed[`${f.id}.${f.asked + 1}.${seat}`] = PASS_ON;
}

/** Sources whose effect still waits further down the stack: they cannot act in a window they opened themselves. */
function pending(stack: readonly Frame[]): string[] {
  const abilities = stack.filter((f) => typeof f.args.ability === 'string' && typeof f.args.choice === 'string');
  return abilities.map((f) => source(f.args.ability as string, f.args.choice as string));
}

const isPass = (choice: Choice): boolean => choice === PASS || choice === PASS_ON;
const source = (ability: string, key: string): string => `${ability} ${key.split('>')[0]}`;
const split = (choice: string): [ability: string, key: string] => {
  const blank = choice.indexOf(' ');
  return [choice.slice(0, blank), choice.slice(blank + 1)];
};
