// CSM-LANG-1: a line as words with their columns; case, accents, blanks, numbering and most punctuation do not matter.

export interface Token {
  text: string; // normal form: lower case, no accents
  column: number; // 1 for the first character
  isCapital: boolean; // all of it: `A` and `LA` are fleets where `a` and `La` are words
  isTimes: boolean; // `x4`, `(4)`: so many of what it stands behind
}
const CODE = /^[a-z]{3}-\d{3}(?![a-z0-9])/;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+(?!\d)/; // 1.000, 1,000
const WORD = /^[a-z]+|^\d+/;
/** `t12`: a turn; `w/`: with. */
const TURN = /^t(?=\d{1,2}(?![a-z0-9-]))/;
const WITH = /^w\//;
const ARROW = /^(?:-+>|=+>|[→⇒➔])/; // from here to there
const SILENT = /^[\s\-()."“”«»:!¡?¿[\]…·*•–—=>|_]$/;
/** `3.`, `3)`, `3-`, `3:`, `3º`, `3.-`, `(3)`, a bullet; a number alone is none. */
const NUMBERING = /^\s*(?:[-*•·–—]\s+)?(?:\(\s*\d{1,3}\s*\)|\d{1,3}\s*(?:[.)\]:ºª°-]+(?!\d)))?\s*/;

const normal = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'`´]/g, '')
    .toLowerCase();

/** `x2`, `2x`: so many of it. */
const isTimes = (text: string, at: number, found: string): boolean =>
  found === 'x' && (/\d/.test(text[at + 1] ?? '') || /\d/.test(text[at - 1] ?? ''));
/** `blue 7's shipyard`, `fleet A's shuttle`: whose it is says nothing. */
const OWNED = /(\d|\b[A-Z]{1,2})(['’]s)\b/g;

/** Character by character, so that columns stay those of the line as typed. */
function fold(line: string): { text: string; columns: number[]; capitals: boolean[] } {
  let text = '';
  const columns: number[] = [];
  const capitals: boolean[] = [];
  [...line].forEach((char, i) => {
    for (const c of normal(char)) {
      text += c;
      columns.push(i + 1);
      capitals.push(char !== char.toLowerCase());
    }
  });
  return { text, columns, capitals };
}

export function tokensOf(line: string): Token[] {
  const { text, columns, capitals } = fold(line.replace(/#.*$/, '').replace(OWNED, '$1  '));
  const tokens: Token[] = [];
  for (let i = NUMBERING.exec(text)![0].length; i < text.length; ) {
    const rest = text.slice(i);
    const number = THOUSANDS.exec(rest)?.[0];
    const arrow = ARROW.exec(rest)?.[0];
    const isWord = /[a-z0-9]/.test(text[i - 1] ?? '');
    const short = isWord ? undefined : TURN.test(rest) ? 'turno' : WITH.test(rest) ? 'with' : undefined;
    const found =
      (short === 'with' ? 'w/' : undefined) ??
      CODE.exec(rest)?.[0] ??
      arrow ??
      number ??
      WORD.exec(rest)?.[0] ??
      rest[0]!;
    if (!SILENT.test(found) && !isTimes(text, i, found)) {
      const plain =
        short ??
        (arrow
          ? '→'
          : number
            ? number.replace(/[.,]/g, '')
            : found === ';' || found === '/' || (tokens.length > 0 && isMore(text, i))
              ? ','
              : found);
      const isCapital = capitals.slice(i, i + found.length).every(Boolean);
      tokens.push({
        text: plain,
        column: columns[i]!,
        isCapital,
        isTimes: /^\d/.test(plain) && (text[i - 1] === 'x' || (text[i - 1] === '(' && text[i + found.length] === ')')),
      });
    }
    i += found.length;
  }
  return tokens;
}

/** `2 martillos + 10 centinelas`: so many more; a card stands behind the other pluses. */
const isMore = (text: string, at: number): boolean => text[at] === '+' && /^\s*\d/.test(text.slice(at + 1));

/** Words of a name as the reader compares them. */
export const wordsOf = (name: string): string[] => tokensOf(name).map((token) => token.text);

/** A final s or es may be missing or too much (CSM-LANG-2). */
export function sameWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  const [long, short] = typed.length > word.length ? [typed, word] : [word, typed];
  return long === `${short}s` || long === `${short}es` || (short.endsWith('y') && long === `${short.slice(0, -1)}ies`);
}
