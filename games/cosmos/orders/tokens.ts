// CSM-LANG-1: a line as words with their columns; case, accents, blanks and a leading number do not matter.

export interface Token {
  text: string; // normal form: lower case, no accents
  column: number; // 1 for the first character
}
const CODE = /^[a-z]{3}-\d{3}(?![a-z0-9])/;
const PLAIN = /^[ -&(-_a-~]*$/; // nothing that folding would change in length
const WORD = /^[a-z]+|^\d+/;

export const normal = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'`´]/g, '')
    .toLowerCase();

/** Character by character, so that columns stay those of the line as typed. */
function fold(line: string): { text: string; columns: number[] } {
  if (PLAIN.test(line)) return { text: line.toLowerCase(), columns: [...line].map((_, i) => i + 1) };
  let text = '';
  const columns: number[] = [];
  [...line].forEach((char, i) => {
    for (const c of normal(char)) {
      text += c;
      columns.push(i + 1);
    }
  });
  return { text, columns };
}

export function tokensOf(line: string): Token[] {
  const { text, columns } = fold(line.replace(/#.*$/, ''));
  const tokens: Token[] = [];
  const lead = /^\s*\d+\s*[.)]\s*/.exec(text)?.[0].length ?? 0;
  for (let i = lead; i < text.length; ) {
    const rest = text.slice(i);
    const found = CODE.exec(rest)?.[0] ?? WORD.exec(rest)?.[0] ?? rest[0]!;
    if (!/^[\s\-()."]$/.test(found)) tokens.push({ text: found, column: columns[i]! });
    i += found.length;
  }
  return tokens;
}

/** Words of a name as the reader compares them. */
export const wordsOf = (name: string): string[] => tokensOf(name).map((token) => token.text);

/** A final s or es may be missing or too much (CSM-LANG-2). */
export function sameWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  const [long, short] = typed.length > word.length ? [typed, word] : [word, typed];
  return long === `${short}s` || long === `${short}es` || (short.endsWith('y') && long === `${short.slice(0, -1)}ies`);
}
