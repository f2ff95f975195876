// A language made by machine, added as a person would add one: its files beside the others and one entry in the list, in a
// copy of the sources. Its tag is Greek, so that what the browser itself writes (dates, names of languages) is not in Latin
// letters; every other word must stand in the brackets that the machine put there.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Page } from 'playwright-core';

export const TAG = 'el';
const LEFT_OUT = /\/(node_modules|dist|\.cache|\.git|docs|golden)(\/|$)|tsbuildinfo$/;

export function copyWithLanguage(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'orrery-language-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(path.slice(root.length)) });
  linkPackages(root, copy);
  const list = join(copy, 'kernel', 'src', 'text.ts');
  writeFileSync(
    list,
    readFileSync(list, 'utf8').replace("LANGUAGES = ['en', 'es']", `LANGUAGES = ['en', 'es', '${TAG}']`),
  );
  for (const file of wordFilesIn(copy)) {
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const said = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, bracketed(text)]));
    const to = file.replace(/\/words\/en(\.json|\/)/, `/words/${TAG}$1`);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, JSON.stringify(said));
  }
  return copy;
}

/** The packages of others as they are, our own from the copy. */
function linkPackages(root: string, copy: string): void {
  const [from, to] = [root, copy].map((folder) => join(folder, 'node_modules')) as [string, string];
  mkdirSync(join(to, '@orrery'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@orrery') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@orrery')))
    symlinkSync(readlinkSync(join(from, '@orrery', name)), join(to, '@orrery', name));
}

const wordFilesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\/words\/en(\.json$|\/[^/]+\.json$)/.test(file) && !file.includes('/node_modules/'));

/** Every piece of text in brackets, the marks of the format as they are: `{n} [[cards]]`. */
export function bracketed(message: string): string {
  const places: [start: number, end: number][] = [];
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isLiteralElement(element) && /\p{L}/u.test(element.value))
        places.push([element.location!.start.offset, element.location!.end.offset]);
      if (isPluralElement(element) || isSelectElement(element))
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(message, { ignoreTag: true, captureLocation: true }));
  return places
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => `${text.slice(0, start)}[[${text.slice(start, end)}]]${text.slice(end)}`, message);
}

/** What a page shows or reads out that no catalogue said: words in Latin letters outside of brackets. */
export async function unbracketed(page: Page, given: readonly string[]): Promise<string[]> {
  const said = await page.evaluate((tag) => {
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      const { lang } = (element.closest('[lang]') as HTMLElement | null) ?? { lang: tag };
      if (lang !== tag || element.closest('script, style, kbd, code, textarea')) continue;
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
      // A name that is broken into lines is one name.
      if (element.localName === 'tspan') continue;
      if (element.localName === 'text')
        texts.push(Array.from(element.childNodes, (node) => node.textContent).join(' '));
      else
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return texts;
  }, TAG);
  const strange = said.flatMap((text) => {
    const rest = [...given].reduce((left, name) => left.replaceAll(name, ''), text.replace(/\[\[[\s\S]*?\]\]/g, ' '));
    return NEUTRAL.reduce((left, mark) => left.replace(mark, ''), rest).match(/\p{Script=Latin}{2,}/gu) ? [text] : [];
  });
  return [...new Set(strange)];
}

/** What is the same in every language: our name, ids of rules, numerals, addresses, ids of tables, the zone of all zones. */
const NEUTRAL = [
  /\borrery\b/gi,
  /\b[A-Z][A-Z0-9]+(-[A-Z0-9]+)+\b/g,
  /\b[IVX]+\b/g,
  /\bhttps?:\S+/g,
  /\bUTC\b/g,
  /\b[0-9a-f]{16}\b/g,
];
