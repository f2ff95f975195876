// CSM-LANG-4: words that nobody knows, as what they are short for or were meant to be; and a line without the reason it gives.
import { type Cursor, phraseAt } from './cursor.ts';
import type { Lexicon } from './lexicon.ts';
import { editDistance } from './nearest.ts';
import { sameWord, type Token } from './tokens.ts';
import {
  BARS,
  COLOURS,
  CONCEPT_WORDS,
  FAREWELLS,
  GENERIC,
  GREETINGS,
  type Index,
  LIGHT,
  NUMBERS,
  PLAIN_WORDS,
  REASONS,
  SILENT,
  VERBS,
} from './vocabulary.ts';

const wordsIn = (index: Index<unknown>): string[] =>
  [...index.values()].flatMap((l) => l.flatMap(({ words }) => words));
/** What stands in orders. */
const SPOKEN = [...new Set([...wordsIn(VERBS), ...wordsIn(COLOURS), ...CONCEPT_WORDS])];
const COMMON: ReadonlySet<string> = new Set([
  ...SPOKEN,
  ...PLAIN_WORDS,
  ...LIGHT,
  ...NUMBERS.keys(),
  ...[SILENT, BARS, GREETINGS, FAREWELLS].flatMap(wordsIn),
]);
interface Words {
  names: readonly string[];
  initials: ReadonlyMap<string, readonly string[]>; // `btt`: the words of a name that begin with them
}
const cache = new WeakMap<Lexicon, Words>();
function wordsOf(lexicon: Lexicon): Words {
  const known = cache.get(lexicon);
  if (known) return known;
  const forms = Object.values(lexicon).flatMap((list) =>
    list.flatMap((entry) => entry.forms.map(({ words }) => words)),
  );
  const initials = forms.flatMap((words) => {
    const said = words.filter((word) => word.length > 2);
    return said.length > 2 ? [[said.map((word) => word[0]).join(''), words] as const] : [];
  });
  const made = { names: [...new Set(forms.flat())], initials: new Map(initials) };
  cache.set(lexicon, made);
  return made;
}
const isKnown = ({ text }: Token, { names }: Words): boolean =>
  !/^[a-z]{3,}$/.test(text) || COMMON.has(text) || names.some((name) => sameWord(text, name)) || isClitic(text);
/** `moverlas`, `prepárese`. */
const isClitic = (text: string): boolean => {
  const bare = /^(.{3,}?)(?:se|me|nos)?(?:l[aoe]s?|se|nos)$/.exec(text)?.[1];
  return bare !== undefined && VERBS.has(bare);
};

/** How far a word is from what was typed: `mercs` is short for mercenaries, `construri` is construir; a short word may be anything. */
function farFrom(typed: string, word: string): number {
  const slips = typed.length >= 9 ? 2 : typed.length >= 4 ? 1 : 0;
  const isNear = Math.abs(typed.length - word.length) <= slips && word.length > 3;
  const distance = !isNear ? NEVER : isSwapped(typed, word) ? 1 : editDistance(typed, word);
  if (distance <= slips) return distance;
  if (sameWord(typed.replace(/c?it([oa]s?)$/, '$1'), word)) return 1; // `cruceritos`
  const bare = typed.replace(/s$/, '');
  return bare.length > 2 && word.length > bare.length + 1 && word.startsWith(bare) ? SHORT : NEVER;
}
const SHORT = 1.5;
const NEVER = Number.POSITIVE_INFINITY;
/** Two letters have changed places. */
function isSwapped(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, i) => letter !== word[i]);
  return at >= 0 && word === typed.slice(0, at) + (typed[at + 1] ?? '') + typed[at] + typed.slice(at + 2);
}
interface Like {
  words: readonly string[];
  far: number;
}
/** The nearest first; a name before any other word. */
function likeIt(typed: string, { names, initials }: Words): Like[] {
  const whole = initials.get(typed);
  if (whole) return [{ words: whole, far: 1 }];
  return [...new Set([...names, ...SPOKEN])]
    .map((word) => ({ words: [word], far: farFrom(typed, word) }))
    .filter(({ far }) => far < NEVER)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_LIKE);
}
const MOST_LIKE = 12;
const MOST_STRANGE = 2;

/** A line in which strange words stand as what they may be meant to be. */
interface Mended {
  tokens: Token[];
  far: number;
}
const replaced = ({ tokens, far }: Mended, strange: Token, like: Like): Mended => ({
  tokens: tokens.flatMap((token) =>
    token === strange ? like.words.map((text) => ({ ...token, text, isCapital: false })) : [token],
  ),
  far: far + like.far,
});
/** All ways the line may be meant, the nearest first. Words that call something off are known, and stay what they are. */
export function mendings(c: Cursor): Mended[] {
  const words = wordsOf(c.lexicon);
  const plain = withoutReason(c);
  const said = plain ?? c.tokens.slice(c.at);
  const strange = said.filter((token) => !isKnown(token, words));
  if (strange.length > MOST_STRANGE || (strange.length === 0 && !plain)) return [];
  const lines = strange.reduce<Mended[]>(
    (all, token) => all.flatMap((line) => likeIt(token.text, words).map((like) => replaced(line, token, like))),
    [{ tokens: said, far: 0 }],
  );
  return lines.sort((a, b) => a.far - b.far).slice(0, MOST_WAYS);
}
const MOST_WAYS = 40;

/** `… para proteger a las tropas`, `… so that nobody sees it`: what is ordered stands before it, if nothing of the game stands in it. */
function withoutReason(c: Cursor): Token[] | undefined {
  const { names } = wordsOf(c.lexicon);
  const isSaid = ({ text, isCapital }: Token) =>
    /\d/.test(text) ||
    (NUMBERS.get(text) ?? 0) > 1 ||
    COLOURS.has(text) ||
    (isCapital && text.length < 3) ||
    (VERBS.has(text) &&
      !LIGHT.has(text) &&
      !GENERIC.has(text) &&
      !VERBS.get(text)!.some(({ means }) => means === 'defend')) ||
    (names.includes(text) && !COMMON.has(text));
  for (let at = c.at + LEAST_SAID; at < c.tokens.length - 1; at++) {
    const why = phraseAt(c, REASONS, at);
    const tail = c.tokens.slice(at + (why?.words.length ?? 0));
    if (why && tail.length > 1 && !tail.some(isSaid)) return c.tokens.slice(c.at, at); // `pues no` takes it back
  }
  return undefined;
}
const LEAST_SAID = 3;
