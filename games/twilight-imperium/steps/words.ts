// TI4-DEAL-7, -9: what two players agree on in their own words is written down; it has no force, and either may strike it out.
import { step } from '../procedures.ts';
import { player, tail } from '../say.ts';
import type { Offer, T, Word } from '../state.ts';
import { wordsOf } from './deals.ts';

/** Of each two players the last few are kept. */
const KEPT = 4;

const ofBoth =
  ({ from, to }: Pick<Word, 'from' | 'to'>) =>
  (word: Word): boolean =>
    [from, to].sort().join() === [word.from, word.to].sort().join();

/** The list with one more; the oldest of the same two players makes room. */
function withWord(list: readonly Word[], word: Word): Word[] {
  const same = list.filter(ofBoth(word));
  return [...list.filter((other) => same.length < KEPT || other !== same[0]), word];
}

export function writeDown(t: T, { from, to, aloud }: Offer, words: string): void {
  const { pub, own } = t.s;
  const word: Word = { from, to, words, round: pub.round };
  const told = { from: player(from), to: player(to), words };
  if (aloud) {
    pub.words = withWord(pub.words ?? [], word);
    t.tell({ type: 'deal.agreed', pub: told });
    return;
  }
  for (const seat of [from, to]) own[seat]!.words = withWord(own[seat]!.words ?? [], { ...word });
  t.tell({ type: 'deal.agreed', pub: null, to: { [from]: told, [to]: told } });
}

const isSame = (a: Word) => (b: Word) =>
  a.from === b.from && a.to === b.to && a.words === b.words && a.round === b.round;

export const strikeWord = step('strikeWord', {
  strike(t, f) {
    const { seat } = f.args;
    const { pub, own } = t.s;
    const word = wordsOf({ seat, pub, own: own[seat]! })[Number(tail(f.args.choice))]!;
    const { from, to, words } = word;
    const told = { seat: player(seat), from: player(from), to: player(to), words };
    const aloud = !own[seat]!.words?.includes(word);
    const rest = (list: readonly Word[] = []): Word[] => list.filter((other) => !isSame(word)(other));
    if (aloud) {
      pub.words = rest(pub.words);
      return void t.tell({ type: 'deal.struck', pub: told });
    }
    for (const side of [from, to]) own[side]!.words = rest(own[side]!.words);
    t.tell({ type: 'deal.struck', pub: null, to: { [from]: told, [to]: told } });
  },
});
