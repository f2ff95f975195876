// ICU messages, as much of them as the house's words use: {name}, {n, number}, {n, plural, …}, {x, select, …}. Small, because
// every page carries it; kernel/test/icu.test.ts holds that it says what the full library says.
type Values = Readonly<Record<string, string | number>>;
type Options = ReadonlyMap<string, readonly Part[]>;
type Part =
  | string
  | { is: 'argument'; name: string }
  | { is: 'number'; name: string }
  | { is: 'plural'; name: string; options: Options }
  | { is: 'select'; name: string; options: Options }
  | { is: 'count' }; // the # of the plural around it

/** Reads a message once; the function says it with any values. */
export function reading(text: string, language: string): (values: Values) => string {
  const parts = new Reader(text).message('argument');
  const { rules, figures } = tongue(language);
  const said = (some: readonly Part[], values: Values, count: number): string =>
    some.map((part) => (typeof part === 'string' ? part : one(part, values, count))).join('');
  const one = (part: Exclude<Part, string>, values: Values, count: number): string => {
    if (part.is === 'count') return figures.format(count);
    const value = values[part.name];
    if (value === undefined) throw new Error(`"${text}" is said without ${part.name}`);
    if (part.is === 'argument') return String(value);
    if (part.is === 'number') return figures.format(Number(value));
    const { options } = part;
    if (part.is === 'select') return said(options.get(String(value)) ?? options.get('other')!, values, count);
    const number = Number(value);
    const chosen = options.get(`=${value}`) ?? options.get(rules.select(number)) ?? options.get('other')!;
    return said(chosen, values, number);
  };
  return (values) => said(parts, values, 0);
}

const tongues = new Map<string, { rules: Intl.PluralRules; figures: Intl.NumberFormat }>();
/** They are slow to make, and there are thousands of messages. */
function tongue(language: string) {
  const made = tongues.get(language) ?? {
    rules: new Intl.PluralRules(language),
    figures: new Intl.NumberFormat(language),
  };
  tongues.set(language, made);
  return made;
}

const QUOTED = new Set(['{', '}', '<', '>']); // an apostrophe before one of these quotes; anywhere else it is one

class Reader {
  #at = 0;
  constructor(readonly text: string) {}

  /** Until the end, or the brace that closes this part. */
  message(inside: Exclude<Part, string>['is']): Part[] {
    const parts: Part[] = [];
    let plain = '';
    const flush = () => {
      if (plain) parts.push(plain);
      plain = '';
    };
    for (; this.#at < this.text.length && this.text[this.#at] !== '}'; this.#at++) {
      const char = this.text[this.#at]!;
      if (char === "'") plain += this.#quote(inside);
      else if (char === '{' || (char === '#' && inside === 'plural')) {
        flush();
        parts.push(char === '#' ? { is: 'count' } : this.#argument());
      } else plain += char;
    }
    flush();
    if (inside === 'argument' && this.#at < this.text.length) this.#wrong();
    return parts;
  }

  /** What is quoted from here on; leaves the last character of it to be passed. */
  #quote(inside: string): string {
    const next = this.text[this.#at + 1] ?? '';
    if (next === "'") this.#at += 1;
    if (!QUOTED.has(next) && !(next === '#' && inside === 'plural')) return "'";
    let quoted = '';
    for (this.#at += 1; this.#at < this.text.length; this.#at++) {
      if (this.text[this.#at] !== "'") quoted += this.text[this.#at];
      else if (this.text[this.#at + 1] !== "'") break;
      else {
        quoted += "'";
        this.#at += 1;
      }
    }
    return quoted;
  }

  /** From its brace to the one that closes it, where it stands afterwards. */
  #argument(): Part {
    this.#at += 1;
    const name = this.#word();
    if (this.#skip() === '}') return { is: 'argument', name };
    this.#expect(',');
    const kind = this.#word();
    if (kind === 'number' && this.#skip() === '}') return { is: 'number', name };
    if (kind !== 'plural' && kind !== 'select') this.#wrong();
    this.#skip();
    this.#expect(',');
    const options = new Map<string, Part[]>();
    while (this.#skip() !== '}') {
      const option = this.#word();
      this.#skip();
      this.#expect('{');
      options.set(option, this.message(kind));
      this.#expect('}');
    }
    if (!options.has('other')) this.#wrong();
    return { is: kind, name, options };
  }

  #word(): string {
    this.#skip();
    const [word] = /^=?[\p{L}\p{N}_]+/u.exec(this.text.slice(this.#at)) ?? this.#wrong();
    this.#at += word.length;
    return word;
  }
  /** To what is next that is no space. */
  #skip(): string | undefined {
    while (/\s/.test(this.text[this.#at] ?? '')) this.#at += 1;
    return this.text[this.#at];
  }
  #expect(char: string): void {
    if (this.text[this.#at] !== char) this.#wrong();
    this.#at += 1;
  }
  #wrong(): never {
    throw new Error(`"${this.text}" is no message: see character ${this.#at + 1}`);
  }
}
