// Saving and loading. Names are the save format (law 10): a renamed stage or key needs a migration, kept by name.
import type { Game, Shape, State } from './contract.ts';
import { isBag } from './json.ts';

interface Save {
  orrery: 1;
  game: string;
  version: string;
  migrations: string[]; // those this state has been through, or never needed
  state: State;
}

export function save<G extends Shape>(game: Game<G>, state: State<G>): string {
  const migrations = Object.keys(game.migrations ?? {});
  const file: Save = { orrery: 1, game: game.id, version: game.version, migrations, state: state as unknown as State };
  return JSON.stringify(file);
}

export function load<G extends Shape>(game: Game<G>, text: string): State<G> {
  const file: unknown = JSON.parse(text);
  if (!isBag(file) || file.orrery !== 1 || !isBag(file.state)) throw new Error('not a saved match');
  const { game: id, migrations, state } = file as unknown as Save;
  if (id !== game.id) throw new Error(`a match of ${id}, not of ${game.id}`);
  for (const [name, migrate] of Object.entries(game.migrations ?? {})) if (!migrations.includes(name)) migrate(state);
  return state as unknown as State<G>;
}
