// A faction is one folder: few files outside of it name it or one of its components.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import '../game.ts';
import { SHEETS } from '../factions/sheets.ts';
import { PLANET_TABLE } from '../packs/base/planets.ts';
import { pieces } from '../registry.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Migrations do not count: old saves know old names for ever. */
const isSource = (file: string): boolean =>
  /\.(tsx?|json)$/.test(file) && !/(^|\/)(dist|node_modules|test)\/|^(package|tsconfig|migrations)/.test(file);
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(isSource);
/** What a program reads: sources without their comments, and of words the keys. */
function read(file: string): string {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8');
  if (file.endsWith('.json')) return Object.keys(JSON.parse(text) as object).join('\n');
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
const texts = files.map((file): [string, string] => [file, read(file)]);

/** Names that are words besides count where they are literals, keys or paths. */
const naming = (name: string): RegExp => {
  const edge = name.includes('-') ? `['"\`/.\\s]` : `['"\`/.]`;
  return new RegExp(`(${edge}|^)${name}(${edge}|$)`, 'm');
};
function componentsOf(id: string): string[] {
  const { abilities, units, technologies } = SHEETS.find((sheet) => sheet.id === id)!;
  const own = pieces().filter(({ of, leader, note }) =>
    [leader?.faction, note?.faction, of && 'faction' in of && of.faction].includes(id),
  );
  return [...new Set([id, ...abilities, ...[...units, ...technologies, ...own].map((part) => part.id)])];
}
/** Where a name is not the faction's or its component's. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  // a planet of the same name, in what is about planets alone
  ...Object.fromEntries(
    PLANET_TABLE.map(({ id }) => [id, /^packs\/base\/((planets|systems)\.ts|words\/.*\/names\.json)$/]),
  ),
  zeal: /^abilities\/events\//, // what is told of Zealous Orthodoxy: it stands in the logs of old matches
};
/** The rule book lodges Keleres with one of three factions, and its sheet has to say with which. */
const LODGINGS = 'factions/keleres/sheet.ts';
const HOSTS = ['argent', 'mentak', 'xxcha'];
const isAnothers = (name: string, file: string): boolean =>
  OTHERS[name]?.test(file) || (file === LODGINGS && HOSTS.includes(name));

/** One faction may have two sheets. */
const TWINS = ['firmament', 'obsidian'];
const homes = (id: string): string[] => (TWINS.includes(id) ? TWINS : [id]).map((folder) => `factions/${folder}/`);
const outside = (id: string): string[] => {
  const names = componentsOf(id).map((name) => ({ name, named: naming(name) }));
  const away = texts.filter(([file]) => !homes(id).some((folder) => file.startsWith(folder)));
  return away.flatMap(([file, text]) =>
    names.some(({ name, named }) => named.test(text) && !isAnothers(name, file)) ? [file] : [],
  );
};

const MOST = 5;

it.each(SHEETS.map(({ id }) => id))('%s is named in few files outside its folder', (id) => {
  const found = outside(id);
  expect(found.length, found.join(', ')).toBeLessThanOrEqual(MOST);
  expect(found).toContain('factions/sheets.ts');
});
