// Dependencies come under licences that let anybody host and change this house.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesIn } from '../src/commands/licences.ts';

const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const FREE =
  /^\(?(MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|WTFPL|Python-2\.0|MPL-2\.0|EUPL-1\.[12](?:\+| OR )?|PostgreSQL|OFL-1\.1)/;

test('every dependency says its licence, and each is a free one', () => {
  const all = licencesIn(lock);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ licence }) => !FREE.test(licence)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual(
    [],
  );
  expect(
    licencesIn('{"packages":{"":{},"node_modules/a":{"version":"1.0.0"},"node_modules/@orrery/b":{"link":true}}}'),
  ).toEqual([{ name: 'a', version: '1.0.0', licence: 'unknown', use: 'server' }]);
});
