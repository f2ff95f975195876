// Registered is not working: every component breaks a test when it does nothing. `emptied.json` says which one noticed;
// a new component needs a line there: `node games/twilight-imperium/test/empty.mjs [test file…]`.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { components } from '../components.ts';
import '../game.ts'; // whose pieces are what is in play

const home = new URL('../', import.meta.url);
const noticed: Record<string, string> = JSON.parse(readFileSync(new URL('./emptied.json', import.meta.url), 'utf8'));
const ENTRY = /^([^:]+): (.*)$/s;

/** What they do is done by others, under whose names it is emptied; or they have nothing but figures that no test needs. */
const BY_OTHERS: Record<string, string> = {
  'covert-legislation': 'the hidden agenda is a stage of every agenda',
  'cultural-relic-fragment': 'kept; what three of them are for is `relic-fragments`',
  'hazardous-relic-fragment': 'kept; what three of them are for is `relic-fragments`',
  'industrial-relic-fragment': 'kept; what three of them are for is `relic-fragments`',
  'unknown-relic-fragment': 'kept; what three of them are for is `relic-fragments`',
  'creuss-gate': 'its tiles say so',
  'the-company': 'the leaders of its sheet are three agents',
  'dark-whispers': 'two notes of its sheet, each with a line of its own',
  'promise-of-protection': 'it lies open; Pillage looks for it',
  antivirus: 'it lies open; what Nekro takes looks for it',
  'valefar-assimilator-x': 'it has the text that its token lies on',
  'valefar-assimilator-y': 'it has the text that its token lies on',
  'the-terror-between': 'a part of `devour`',
  reanimator: 'a part of `devour`',
  'ember-colossus': 'a part of `star-forge`',
  'blackshade-infiltrator': 'a part of `stall-tactics`',
  'hybrid-crystal-fighter-1': 'its figures are in the test of the upgrade',
  'the-tribunii': 'the sheet and the heroes name the homes',
  coalescence: 'a part of `awaken` and `ouranos`',
  'dimensional-tear-2': 'its figures are those of the first',
  'brine-pool': 'a part of `oceanbound`, as every ocean',
  'coral-reef': 'a part of `oceanbound`, as every ocean',
  'deep-abyss': 'a part of `oceanbound`, as every ocean',
  'ice-shelf': 'a part of `oceanbound`, as every ocean',
  'lost-fleet': 'a part of `oceanbound`, as every ocean',
  nocturne: 'its sheet is not among those that are chosen',
  'viper-hollow': 'what it does is done when the sheet turns',
  'heavens-hollow': 'nothing but figures',
  'crimson-legionnaire-2': 'a part of `crimson-legionnaire-1`, which asks for the upgrade',
  hubris: 'its sheet says which note it refuses',
};
/** Their figures have tables of their own, and nothing beside them. */
const FIGURES = ['planet', 'system', 'faction'];

it('every component in play was noticed when it did nothing', () => {
  const inPlay = components().filter(({ waits, kind }) => waits === undefined && !FIGURES.includes(kind));
  const ids = inPlay.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(400);
  const silent = ids.filter((id) => !(id in noticed) && !(id in BY_OTHERS));
  expect(silent).toEqual([]);
  expect(Object.keys(BY_OTHERS).filter((id) => id in noticed || !ids.includes(id))).toEqual([]);
});

it('the test that noticed is still there', () => {
  const sources = new Map<string, string>();
  const read = (file: string): string => {
    if (!sources.has(file))
      sources.set(file, existsSync(new URL(file, home)) ? readFileSync(new URL(file, home), 'utf8') : '');
    return sources.get(file)!;
  };
  const gone = Object.entries(noticed).filter(([id, test]) => {
    const [, file, title] = ENTRY.exec(test)!;
    const source = read(file!);
    return !source.includes(title!) && !source.includes(`'${id}'`); // in a table of rows it stands by itself
  });
  expect(gone).toEqual([]);
});
