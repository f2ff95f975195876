// orrery licences: under which licence each dependency comes, as the lock file has it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@orrery/kernel';
import { ROOT } from '../root.ts';

interface Locked {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
}
interface Licensed {
  name: string;
  version: string;
  licence: string;
  use: 'server' | 'development';
}

/** Everything that is not of this house. A build for one system that says nothing comes as whatever it is a build of. */
export function licencesIn(lock: string): Licensed[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(
      ([place, { link, optional, license }]) => place.includes('node_modules/') && !link && !(optional && !license),
    )
    .map(([place, { version = '', license = 'unknown', dev }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license, use: dev ? ('development' as const) : ('server' as const) };
    })
    .sort((a, b) => a.licence.localeCompare(b.licence) || a.name.localeCompare(b.name));
}

export const licences: Command = {
  flags: {},
  async run(out) {
    const all = licencesIn(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    for (const one of all)
      out.put(one, `${one.licence}  ${one.name} ${one.version}${one.use === 'server' ? '' : ' (development)'}`);
    return 0;
  },
};
